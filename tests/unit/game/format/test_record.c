#include "claims.h"

#include "sum.h"

#include "fixture.h"
#include "game/record.h"
#include "game/save.h"
#include "os/file.h"
#include "same.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* tests/data/replay.txt has a checksum by another implementation of FNV-1a. It never changes: what was kept must be played for ever. */
static void read_committed(char **text, size_t *size)
{
    assert_int_equal(os_file_read(text, size, TEST_DATA_DIR "/replay.txt", 1 << 16, NULL), SW_OK);
}

static game_record parsed(const char *text, size_t length)
{
    game_record record;
    sw_error error = {0};
    if (game_record_parse(&record, text, length, &error) != SW_OK)
        fail_msg("line %d: %s", error.line, error.message);
    return record;
}

static game_record committed_record(void)
{
    size_t size;
    char *text;
    read_committed(&text, &size);
    game_record record = parsed(text, size);
    free(text);
    return record;
}

static void assert_format(const game_record *record, const char *expected)
{
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    assert_false(text.failed);
    assert_string_equal(text.data, expected);
    sw_text_deinit(&text);
}

static void assert_is_the_game(const game_record *record)
{
    const game_round *round = &record->round;
    const game_session *session = &round->session;
    puzzle_board start = board_of("1,2,3,4/5,0,7,8/9,6,10,12/13,14,11,15");
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 4, 4);
    assert_int_equal(record->date, 1795200302); /* date -u -d 2026-11-20T18:45:02Z +%s */
    assert_true(round->id == 0x0123456789abcdef);
    assert_true(puzzle_board_equal(&session->start, &start));
    assert_true(puzzle_board_equal(&session->goal, &goal));
    assert_true(puzzle_board_equal(&session->board, &goal));
    assert_int_equal(session->moves, 4);
    assert_int_equal(session->undos, 6);
    assert_int_equal(session->hints[GAME_HINT_REGION], 2);
    assert_int_equal(session->hints[GAME_HINT_PLAY], 1);
    assert_true(session->time_ms == 5100);
    assert_int_equal(session->steps[3].by, GAME_BY_HINT);
    assert_int_equal(round->look.style, GAME_LETTERS);
    assert_string_equal(round->look.word, "SLIDEWTHRONGCAB");
    assert_string_equal(round->origin.level, "first/warm-up");
    assert_int_equal(round->origin.par, 4);
    assert_int_equal(round->origin.board, GAME_BOARD_LEVEL);
    assert_null(record->more);
}

CLAIM(a_replay_is_read_for_ever)
{
    game_record record = committed_record();
    assert_is_the_game(&record);
    assert_int_equal(record.round.session.steps[0].way, GAME_WAY_KEYS);
    assert_int_equal(record.round.session.steps[1].way, GAME_WAY_POINTER);
    assert_int_equal(record.round.session.steps[2].way, GAME_WAY_UNKNOWN);
    assert_int_equal(record.round.session.steps[3].way, GAME_WAY_PAD);
    game_record_deinit(&record);
}

CLAIM(it_is_written_as_it_was_read)
{
    size_t size;
    char *text;
    read_committed(&text, &size);
    game_record record = parsed(text, size);
    assert_format(&record, text);
    game_record_deinit(&record);
    free(text);
}

/* ---- Taking ---- */

static game_round played_at_random(sw_rng *rng, int commands)
{
    int columns = 2 + (int)sw_rng_below(rng, 4), rows = 2 + (int)sw_rng_below(rng, 4);
    game_round round = {.id = sw_rng_next(rng),
                        .session = scrambled(PUZZLE_GOAL_SPIRAL, columns, rows, rng),
                        .origin = {.kind = GAME_FROM_BOARD}};
    for (int i = 0; i < commands; i++) {
        game_session_apply(&round.session, random_command(&round.session.board, rng));
        game_session_advance(&round.session, (double)sw_rng_below(rng, 1000));
    }
    return round;
}

CLAIM(what_could_be_redone_is_left_out)
{
    game_round round = {.id = 7, .session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0")};
    game_record record;
    apply(&round.session, "line L");
    apply(&round.session, "undo");
    apply(&round.session, "move L");
    apply(&round.session, "move L");
    apply(&round.session, "undo");
    assert_true(game_record_take(&record, &round, 1234));
    const game_session *session = &record.round.session;
    assert_int_equal(session->total, 1);
    assert_int_equal(session->done, 1);
    assert_int_equal(session->moves, 1);
    assert_int_equal(session->undos, 2);
    assert_int_equal(record.date, 1234);
    assert_ptr_not_equal(session->steps, round.session.steps);
    assert_int_equal(round.session.total, 2);
    game_record_deinit(&record);
    game_round_deinit(&round);
}

CLAIM(a_game_without_a_move_can_be_taken)
{
    game_round round = {.id = 7, .session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0")};
    game_record record;
    puzzle_board board;
    assert_true(game_record_take(&record, &round, 0));
    assert_int_equal(game_record_at(&record, 1e9, &board), 0);
    assert_true(puzzle_board_equal(&board, &round.session.start));
    game_record_deinit(&record);
    game_round_deinit(&round);
}

/* The clock starts with the first move, and there is none any more. */
CLAIM(a_game_that_was_restarted_is_taken_without_its_time)
{
    game_round round = {.id = 7, .session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0")};
    game_record record;
    sw_text text;
    apply(&round.session, "move L");
    game_session_advance(&round.session, 500);
    apply(&round.session, "restart");
    assert_true(game_record_take(&record, &round, 0));
    assert_true(record.round.session.time_ms == 0);
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(&record, &text);
    game_record back = parsed(text.data, text.length);
    assert_same_round(&back.round, &record.round);
    sw_text_deinit(&text);
    game_record_deinit(&back);
    game_record_deinit(&record);
    game_round_deinit(&round);
}

CLAIM(records_of_random_games_come_back_exactly)
{
    const uint64_t seed = 71;
    sw_rng rng = sw_rng_seed(seed);
    printf("seed %llu\n", (unsigned long long)seed);
    for (int i = 0; i < 200; i++) {
        game_round round = played_at_random(&rng, (int)sw_rng_below(&rng, 300));
        game_record record;
        sw_text text;
        assert_true(game_record_take(&record, &round, 1795200302 + i));
        record.round.session.time_ms = (double)(int64_t)record.round.session.time_ms;
        sw_text_init(&text, GAME_SAVE_LIMIT);
        game_record_format(&record, &text);
        game_record back = parsed(text.data, text.length);
        assert_same_round(&back.round, &record.round);
        assert_int_equal(back.date, record.date);
        sw_text_deinit(&text);
        game_record_deinit(&back);
        game_record_deinit(&record);
        game_round_deinit(&round);
    }
}

/* ---- Watching ---- */

CLAIM(boards_appear_when_they_were_made)
{
    static const struct {
        double ms;
        size_t steps;
        const char *board;
    } moments[] = {
        {-1, 0, "1,2,3,4/5,0,7,8/9,6,10,12/13,14,11,15"},
        {0, 1, "1,2,3,4/5,6,7,8/9,0,10,12/13,14,11,15"}, /* the first move starts the clock */
        {1199.9, 1, "1,2,3,4/5,6,7,8/9,0,10,12/13,14,11,15"},
        {1200, 2, "1,2,3,4/5,6,7,8/9,10,0,12/13,14,11,15"},
        {2100, 3, "1,2,3,4/5,6,7,8/9,10,11,12/13,14,0,15"},
        {5099, 3, "1,2,3,4/5,6,7,8/9,10,11,12/13,14,0,15"},
        {5100, 4, "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0"},
        {1e12, 4, "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0"},
    };
    game_record record = committed_record();
    for (size_t i = 0; i < sizeof moments / sizeof moments[0]; i++) {
        puzzle_board board, expected = board_of(moments[i].board);
        assert_int_equal(game_record_at(&record, moments[i].ms, &board), moments[i].steps);
        assert_true(puzzle_board_equal(&board, &expected));
    }
    game_record_deinit(&record);
}

/* ---- What is refused ---- */

static void assert_refused(const char *text, size_t length, int line, const char *message)
{
    game_record record;
    sw_error error = {0};
    memset(&record, 0x5a, sizeof record);
    game_record before = record;
    assert_int_equal(game_record_parse(&record, text, length, &error), SW_BAD_INPUT);
    assert_memory_equal(&record, &before, sizeof record);
    assert_string_equal(error.message, message);
    assert_int_equal(error.line, line);
}

/* The committed text, `from` replaced by `to`, and the right checksum for it. */
static size_t altered(char *out, size_t size, const char *from, const char *to)
{
    size_t length;
    char *text;
    read_committed(&text, &length);
    assert_non_null(strstr(text, from));
    size_t before = (size_t)(strstr(text, from) - text);
    snprintf(out, size, "%.*s%s%s", (int)before, text, to, text + before + strlen(from));
    free(text);
    *strstr(out, "checksum") = '\0';
    size_t body = strlen(out);
    return body +
           (size_t)snprintf(out + body, size - body, "checksum %08x\n", (unsigned)sum_of(out));
}

static const char another_board[] = "board 2\nstart 1,2/0,3\ngoal standard\nstyle numbers\n"
                                    "numbers off\ngiven\nmoves 1\nslides 1\nundos 0\n"
                                    "hints 0 0 0 0\nautos 0\ntime 5\nkind own\nsteps 1\nLk\n";

/* The first is watched; the others are checked all the same, and written again. */
CLAIM(a_replay_of_several_boards_keeps_them_all)
{
    char one[2048], both[4096];
    sw_error error;
    game_record record;
    altered(one, sizeof one, "\nstart ", "\nboard 1\nstart ");
    *strstr(one, "checksum") = '\0';
    snprintf(both, sizeof both, "%s%s", one, another_board);
    size_t body = strlen(both);
    snprintf(both + body, sizeof both - body, "checksum %08x\n", (unsigned)sum_of(both));
    record = parsed(both, strlen(both));
    assert_int_equal(record.round.session.moves, 4);
    assert_string_equal(record.more, another_board);
    assert_format(&record, both);
    game_record_deinit(&record);

    char *step = strstr(both, "\nLk\n");
    step[1] = 'R';
    *strstr(both, "checksum") = '\0';
    body = strlen(both);
    snprintf(both + body, sizeof both - body, "checksum %08x\n", (unsigned)sum_of(both));
    assert_int_equal(game_record_parse(&record, both, strlen(both), &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "step 1 is not possible");
}

CLAIM(a_second_board_without_a_first_is_refused)
{
    char text[2048], both[4096];
    altered(text, sizeof text, "solved yes", "solved yes"); /* as it is */
    *strstr(text, "checksum") = '\0';
    snprintf(both, sizeof both, "%s%s", text, another_board);
    size_t body = strlen(both);
    body += (size_t)snprintf(both + body, sizeof both - body, "checksum %08x\n",
                             (unsigned)sum_of(both));
    assert_refused(both, body, 22, "unexpected line");
}

CLAIM(lies_with_a_right_checksum_are_refused_with_their_line)
{
    static const char date[] = "date: expected one such as 2026-11-20T18:45:02Z";
    static const struct {
        const char *from, *to;
        int line;
        const char *message;
    } lies[] = {
        {"slidewise-replay 2", "slidewise-replay 3", 1, "expected \"slidewise-replay 2\""},
        {"slidewise-replay 2", "slidewise-save 3", 1, "expected \"slidewise-replay 2\""},
        {"date 2026-11-20T18:45:02Z\n", "", 2, "expected \"date\""},
        {"2026-11-20", "2026-11-31", 2, date},
        {"18:45:02Z", "18:45:02", 2, date},
        {"18:45:02Z", "18:45:02Z ", 2, "unexpected text at the end of the line"},
        {"solved yes\n", "", 3, "expected \"solved\""},
        {"solved yes", "solved maybe", 3, "solved: expected yes or no"},
        {"solved yes", "solved no", 21, "solved: the history does not end as it says"},
        {"moves 4\nslides 4", "moves 3\nslides 3", 20, "steps to be redone in a game that is over"},
        {"steps 4\nUk Lm+1200 U+900 Lhp+3000", "steps 4\nUk Lm+1200 U+900 Uhp+3000", 21,
         "step 4 is not possible"},
    };
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++) {
        char text[2048];
        size_t length = altered(text, sizeof text, lies[i].from, lies[i].to);
        assert_refused(text, length, lies[i].line, lies[i].message);
    }
}

CLAIM(an_abandoned_game_says_so)
{
    game_record record = committed_record();
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    apply(&record.round.session, "undo");
    record.round.session.total = record.round.session.done;
    game_record_format(&record, &text);
    assert_non_null(strstr(text.data, "\nsolved no\n"));
    game_record back = parsed(text.data, text.length);
    assert_same_round(&back.round, &record.round);
    game_record_deinit(&back);
    game_record_deinit(&record);
    sw_text_deinit(&text);
}

CLAIM(a_replay_cut_short_is_refused)
{
    size_t size;
    char *text;
    read_committed(&text, &size);
    for (size_t cut = 0; cut < size; cut++) {
        game_record record;
        char *part = malloc(cut + 1); /* of its own, so that a sanitizer sees an overrun */
        assert_non_null(part);
        memcpy(part, text, cut);
        assert_int_equal(game_record_parse(&record, part, cut, NULL), SW_BAD_INPUT);
        free(part);
    }
    free(text);
}

static void assert_refused_without(char *text, const char *line)
{
    char left[1024];
    game_record record;
    sw_error error;
    char *at = strstr(text, line);
    assert_non_null(at);
    memmove(at, at + strlen(line), strlen(at + strlen(line)) + 1);
    *strstr(text, "checksum") = '\0';
    snprintf(left, sizeof left, "%schecksum %08x\n", text, (unsigned)sum_of(text));
    assert_int_equal(game_record_parse(&record, left, strlen(left), &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "step 2 is not possible");
}

/* Over the goal and back to it; one that was never closed is not solved there. */
CLAIM(a_game_whose_end_was_open_may_lead_past_its_goal)
{
    static const game_end ends[] = {GAME_END_OPEN, GAME_END_DONE};
    static const char *const says[] = {"solved no\n", "solved yes\n"};
    for (int i = 0; i < 2; i++) {
        game_round round = {.id = 7};
        game_record record;
        sw_text text;
        round.session = session_of("1,2,3/4,5,6/7,0,8", "1,2,3/4,5,6/7,8,0");
        round.session.end = GAME_END_OPEN;
        apply(&round.session, "move L k");
        apply(&round.session, "move D k");
        apply(&round.session, "move U k");
        round.session.end = ends[i];
        assert_true(game_record_take(&record, &round, 9));
        sw_text_init(&text, GAME_SAVE_LIMIT);
        game_record_format(&record, &text);
        assert_non_null(strstr(text.data, says[i]));
        game_record back = parsed(text.data, text.length);
        assert_same_round(&back.round, &round);
        game_record_deinit(&back);

        assert_refused_without(text.data, i == 0 ? "end open\n" : "end done\n");
        sw_text_deinit(&text);
        game_record_deinit(&record);
        game_round_deinit(&round);
    }
}
