#include "claims.h"

#include "sum.h"

#include "fixture.h"
#include "game/save.h"
#include "same.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Written by hand; the checksum comes from another implementation of FNV-1a. */
static const char golden[] = "slidewise-save 3\n"
                             "id 0123456789abcdef\n"
                             "start 1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15\n"
                             "goal standard\n"
                             "style picture\n"
                             "picture harbour\n"
                             "numbers on\n"
                             "level first/warm-up\n"
                             "title Warm up\n"
                             "par 3 optimal\n"
                             "moves 2\n"
                             "slides 2\n"
                             "undos 1\n"
                             "hints 2 1 1 1\n"
                             "autos 0\n"
                             "time 4200\n"
                             "kind level\n"
                             "alone 2 0 2 1\n"
                             "steps 3\n"
                             "L L+4200 Lh\n"
                             "checksum 612acd63\n";

static sw_text text_of(const game_round *round)
{
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_save_format(round, &text);
    assert_false(text.failed);
    return text;
}

static game_round parsed(const char *text, size_t length)
{
    game_round round;
    sw_error error = {0};
    sw_status status = game_save_parse(&round, text, length, &error);
    if (status != SW_OK)
        fail_msg("line %d: %s", error.line, error.message);
    return round;
}

static void assert_round_trip(const game_round *round)
{
    sw_text text = text_of(round);
    game_round back = parsed(text.data, text.length);
    assert_same_round(round, &back);
    game_round_deinit(&back);
    sw_text_deinit(&text);
}

static void play_at_random(game_session *session, int commands, sw_rng *rng)
{
    for (int i = 0; i < commands; i++) {
        game_session_apply(session, random_command(&session->board, rng));
        game_session_advance(session, (double)sw_rng_below(rng, 1000));
    }
}

/* ---- What is written ---- */

static game_round golden_round(void)
{
    game_round round = {
        .id = 0x0123456789abcdef,
        .session = session_of("1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15",
                              "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0"),
        .look = {.style = GAME_PICTURE, .picture = "harbour", .numbers = true},
        .origin = {.kind = GAME_FROM_LEVEL,
                   .board = GAME_BOARD_LEVEL,
                   .level = "first/warm-up",
                   .title = "Warm up",
                   .par = 3,
                   .par_proof = PUZZLE_PAR_OPTIMAL},
    };
    apply(&round.session, "press 13");
    game_session_advance(&round.session, 4200.75);
    apply(&round.session, "press 14");
    for (size_t i = 0; i < 2; i++)
        apply(&round.session, "hint region");
    apply(&round.session, "hint tile");
    apply(&round.session, "hint arrow");
    apply(&round.session, "hint-move L");
    apply(&round.session, "undo");
    return round;
}

CLAIM(a_game_is_written_as_the_format_says)
{
    game_round round = golden_round();
    sw_text text = text_of(&round);
    assert_string_equal(text.data, golden);
    sw_text_deinit(&text);
    game_round_deinit(&round);
}

CLAIM(the_written_game_is_read_back)
{
    game_round expected = golden_round();
    game_round round = parsed(golden, strlen(golden));
    expected.session.time_ms = 4200; /* whole milliseconds are kept */
    assert_same_round(&round, &expected);
    assert_int_equal(apply(&round.session, "redo"), GAME_SOLVED);
    game_round_deinit(&round);
    game_round_deinit(&expected);
}

CLAIM(kind_path_and_ways_come_back)
{
    game_round round = {
        .session = session_of("1,2/0,3", "1,2/3,0"),
        .origin = {.kind = GAME_FROM_BOARD, .board = GAME_BOARD_EASY, .path_step = 2}};
    apply(&round.session, "move D t");
    apply(&round.session, "line L v");
    apply(&round.session, "press 3 m");
    apply(&round.session, "hint-move R p");
    apply(&round.session, "auto-move D k");
    sw_text text = text_of(&round);
    assert_non_null(
        strstr(text.data, "\nkind easy\npath 2\nalone 3 0 0 0\nsteps 5\nDt Lv Um Rhp Dak\n"));
    game_round back = parsed(text.data, text.length);
    assert_int_equal(back.origin.board, GAME_BOARD_EASY);
    assert_int_equal(back.origin.path_step, 2);
    assert_int_equal(back.session.steps[0].way, GAME_WAY_TOUCH);
    assert_int_equal(back.session.steps[3].way, GAME_WAY_PAD);
    assert_same_round(&round, &back);
    sw_text_deinit(&text);
    game_round_deinit(&back);
    game_round_deinit(&round);
}

CLAIM(random_games_come_back_exactly)
{
    const uint64_t seed = 31;
    sw_rng rng = sw_rng_seed(seed);
    printf("seed %llu\n", (unsigned long long)seed);
    for (int i = 0; i < 300; i++) {
        int columns = 2 + (int)sw_rng_below(&rng, i % 50 == 0 ? 31 : 6);
        int rows = 2 + (int)sw_rng_below(&rng, i % 50 == 0 ? 31 : 6);
        game_round round = {
            .session = scrambled((puzzle_goal)(i % PUZZLE_GOALS), columns, rows, &rng),
            .look = {.style = (game_style)(i % GAME_STYLES),
                     .crop = {i % 4, i * 30 - 4500, 4500 - i * 30, i},
                     .numbers = i % 2 == 0},
            .origin = {.kind = GAME_FROM_SEED, .seed = sw_rng_next(&rng)},
        };
        play_at_random(&round.session, (int)sw_rng_below(&rng, 400), &rng);
        assert_round_trip(&round);
        game_round_deinit(&round);
    }
}

CLAIM(a_crop_is_written_as_degrees_and_percent)
{
    game_round round = {.session = session_of("1,2/0,3", "1,2/3,0"),
                        .look = {.style = GAME_PICTURE, .crop = {3, -1200, 50, 18}},
                        .origin = {.kind = GAME_FROM_BOARD}};
    sw_text text = text_of(&round);
    assert_non_null(strstr(text.data, "\ncrop 270 -1200 50 118\nsteps 0\n"));
    sw_text_deinit(&text);
    game_round_deinit(&round);
}

CLAIM(a_goal_without_a_name_comes_back)
{
    game_round round = {.session = session_of("5,1,2/0,4,3", "5,1,2/4,3,0"),
                        .origin = {.kind = GAME_FROM_BOARD}};
    assert_round_trip(&round);
    game_round_deinit(&round);
}

CLAIM(pictures_titles_and_seeds_come_back_whatever_they_hold)
{
    game_round round = {
        .session = session_of("1,2/0,3", "1,2/3,0"),
        .look = {.style = GAME_PICTURE, .picture = "/tmp/100% mine\n\xc3\xa9 .png "},
        .origin = {.kind = GAME_FROM_LEVEL,
                   .level = "a/b",
                   .title = " \xe2\x80\x9eQuoted\xe2\x80\x9c ",
                   .par = 1,
                   .par_proof = PUZZLE_PAR_BEST_KNOWN},
    };
    assert_round_trip(&round);
    memset(round.look.picture, 'p', sizeof round.look.picture - 1);
    memset(round.origin.title, '%', sizeof round.origin.title - 1);
    assert_round_trip(&round);
    round.origin.par_metric = PUZZLE_METRIC_SLIDES;
    assert_round_trip(&round);
    round.origin = (game_origin){.kind = GAME_FROM_SEED, .seed = UINT64_MAX};
    assert_round_trip(&round);
    game_round_deinit(&round);
}

CLAIM(a_history_of_200000_steps_comes_back)
{
    sw_rng rng = sw_rng_seed(32);
    game_round round = {.session = scrambled(PUZZLE_GOAL_STANDARD, 32, 32, &rng)};
    while (round.session.total < 200000) {
        game_command command = {.kind = GAME_PRESS, .cell = (int)sw_rng_below(&rng, 1024)};
        game_session_apply(&round.session, command);
    }
    assert_round_trip(&round);
    game_round_deinit(&round);
}

/* ---- What is refused ---- */

static void assert_refused(const char *text, size_t length)
{
    game_round round;
    memset(&round, 0x5a, sizeof round);
    game_round before = round;
    assert_int_equal(game_save_parse(&round, text, length, NULL), SW_BAD_INPUT);
    assert_memory_equal(&round, &before, sizeof round);
}

CLAIM(every_text_cut_short_is_refused)
{
    size_t length = strlen(golden);
    for (size_t cut = 0; cut < length; cut++) {
        char *text = malloc(cut + 1); /* of its own, so that a sanitizer sees an overrun */
        assert_non_null(text);
        memcpy(text, golden, cut);
        assert_refused(text, cut);
        free(text);
    }
}

CLAIM(every_change_of_one_byte_is_refused)
{
    char text[sizeof golden];
    size_t length = strlen(golden);
    memcpy(text, golden, sizeof golden);
    for (size_t i = 0; i < length; i++)
        for (int by = 1; by < 256; by++) {
            text[i] = (char)(golden[i] ^ by);
            assert_refused(text, length);
            text[i] = golden[i];
        }
}

CLAIM(text_behind_the_checksum_is_refused)
{
    char text[sizeof golden + 8];
    int length = snprintf(text, sizeof text, "%s\n", golden);
    assert_refused(text, (size_t)length);
}

/* The golden text without its checksum, `from` replaced by `to`, and the right checksum for it. */
static size_t altered(char *out, size_t size, const char *from, const char *to)
{
    const char *at = strstr(golden, from);
    assert_non_null(at);
    int length = snprintf(out, size, "%.*s%s%s", (int)(at - golden), golden, to, at + strlen(from));
    assert_in_range(length, 1, size - 1);
    *strstr(out, "checksum") = '\0';
    uint32_t sum = sum_of(out);
    size_t body = strlen(out);
    return body + (size_t)snprintf(out + body, size - body, "checksum %08x\n", (unsigned)sum);
}

static const struct {
    const char *from, *to;
    int line;
    const char *message;
} lies[] = {
    {"slidewise-save 3", "slidewise-save 4", 1, "expected \"slidewise-save 3\""},
    {"id 0123456789abcdef", "id 0123456789abcde", 2, "id: expected 16 hexadecimal digits"},
    {"id 0123456789abcdef", "id 0123456789abcdeg", 2, "id: expected 16 hexadecimal digits"},
    {"id 0123456789abcdef\n", "", 2, "expected \"id\""},
    {"start 1,2", "start 1,1", 3, "row 1, column 2: tile 1 appears twice"},
    {"12/0,13", "12/13,0", 20, "step 3 is not possible"},
    {"start 1,2,3,4", "start 2,1,3,4", 4, "the goal cannot be reached from the start"},
    {"goal standard", "goal upwards", 4, NULL},
    {"goal standard", "goal 1,2/3,0", 4, NULL},
    {"goal standard\n", "", 4, "expected \"goal\""},
    {"style picture", "style paint", 5, "style: expected numbers, letters or picture"},
    {"picture harbour", "picture %00", 6, "picture: bad name or path"},
    {"numbers on", "word words\nnumbers on", 7, "word: expected capital letters"},
    {"numbers on", "numbers maybe", 7, "numbers: expected on or off"},
    {"numbers on", "numbers on off", 7, "unexpected text at the end of the line"},
    {"level first/warm-up", "seed -1", 8, "seed: expected a number"},
    {"level first/warm-up", "seed 18446744073709551616", 8, "seed: expected a number"},
    {"level first/warm-up\n", "", 8, "expected \"seed\", \"level\" or \"given\""},
    {"title Warm up", "title %", 9, "title: bad text"},
    {"par 3 optimal", "par 3 perhaps", 10, "par: expected optimal or best-known"},
    {"par 3 optimal", "par 3 optimal moves", 10,
     "par: expected slides, or nothing, behind the proof"},
    {"par 3 optimal", "par 3 none", 10, "par: expected optimal or best-known"},
    {"par 3 optimal", "par three", 10, "par: expected a number and its proof"},
    {"moves 2", "moves 3", 19, "the history has 2 moves, not 3"},
    {"slides 2", "slides 3", 19, "the history has 3 moves, not 2"},
    {"slides 2", "slides 4", 19, "more slides than steps"},
    {"undos 1", "undos -1", 13, "undos: expected 0 to 1000000000"},
    {"hints 2 1 1 1", "hints 2 1 1 99999999999", 14, "hints: expected four numbers"},
    {"hints 2 1 1 1", "hints 2 1 1", 14, "hints: expected four numbers"},
    {"hints 2 1 1 1", "hints 2 1 1 1 1", 14, "unexpected text at the end of the line"},
    {"time 4200", "time 4199", 20, "a step is later than the clock shows"},
    {"steps 3", "steps 2", 20, "unexpected text at the end of the line"},
    {"steps 3", "steps 4", 20, "the history is shorter than it says"},
    {"L L+", "L+1 L+", 20, "a step is later than the clock shows"},
    {"L L+", "L L+0+", 20, "expected a step such as U, L3, Rh or D+480"},
    {"Lh", "L2h", 20, "expected a step such as U, L3, Rh or D+480"},
    {"Lh", "Lha", 20, "steps must be parted by single blanks"},
    {"Lh", "Lah", 20, "steps must be parted by single blanks"},
    {"Lh", "Uh", 20, "step 3 is not possible"},
    {"Lh", "lh", 20, "expected a step such as U, L3, Rh or D+480"},
    {"L L+", "U L+", 20, "step 1 is not possible"},
    {"L L+", "D4 L+", 20, "step 1 is not possible"},
    {"L L+", "D31 L+", 20, "step 1 is not possible"},
    {"L L+", "L4 L+", 20, "step 1 is not possible"},
    {"L L+", "D L4+", 20, "step 2 is not possible"}, /* round the edge into the next row */
    {"L L+", "L  L+", 20, "expected a step such as U, L3, Rh or D+480"},
    {"L L+", "L1 L+", 20, "steps must be parted by single blanks"},
    {"Lh", "Lh Rh", 20, "unexpected text at the end of the line"},
    {"Lh\n", "Lh\nL\n", 21, "unexpected line"},
    {"kind level", "kind odd", 17, "kind: expected uniform, easy, hard, level or own"},
    {"kind level", "path 0", 17, "path: expected the number of a step"},
    {"kind level", "crop 45 0 0 100", 17, "crop: expected a turn of 0, 90, 180 or 270"},
    {"kind level", "crop 90 5001 0 100", 17,
     "crop: expected a turn, two places and a size in percent"},
    {"kind level", "crop 90 0 0 99", 17, "crop: expected a turn, two places and a size in percent"},
    {"kind level", "crop 90 0 0", 17, "crop: expected a turn, two places and a size in percent"},
    {"kind level", "crop 90 0 0 100 1", 17, "unexpected text at the end of the line"},
    {"kind level", "Kind level", 17, "expected \"steps\""},
    {"alone 2 0 2 1", "alone 2 0 2", 18, "alone: expected steps, undos, regions and tiles"},
    {"alone 2 0 2 1", "alone 4 0 2 1", 19, "alone: more steps than the history has"},
    {"Lh", "Lhx", 20, "steps must be parted by single blanks"},
    {"Lh", "Lhkm", 20, "steps must be parted by single blanks"},
    {"Lh", "Lkh", 20, "steps must be parted by single blanks"},
};

CLAIM(lies_with_a_right_checksum_are_refused_with_their_line)
{
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++) {
        char text[1024];
        game_round round;
        sw_error error = {0};
        size_t length = altered(text, sizeof text, lies[i].from, lies[i].to);
        assert_int_equal(game_save_parse(&round, text, length, &error), SW_BAD_INPUT);
        if (lies[i].message)
            assert_string_equal(error.message, lies[i].message);
        assert_int_equal(error.line, lies[i].line);
        assert_refused(text, length);
    }
}

CLAIM(what_a_later_version_says_is_kept)
{
    char words[1024], much[2048], large[4096];
    size_t length =
        altered(words, sizeof words, "steps 3\n", "mood very good, 7\nrelay-2 on\nsteps 3\n");
    game_round round = parsed(words, length);
    assert_int_equal(round.session.moves, 2);
    sw_text text = text_of(&round);
    assert_string_equal(text.data, words);
    sw_text_deinit(&text);
    game_round_deinit(&round);

    char line[GAME_LATER_SIZE + 1] = {0};
    memset(line, 'x', GAME_LATER_SIZE);
    snprintf(much, sizeof much, "kind level\nmood %s\n", line);
    length = altered(large, sizeof large, "kind level\n", much);
    assert_refused(large, length);
}

CLAIM(a_clock_that_started_before_the_first_move_goes_on)
{
    char text[1024];
    char steps[] = "moves 2\nslides 2\nundos 1\nhints 2 1 1 1\nautos 0\ntime 4200\n"
                   "kind level\nalone 2 0 2 1\nsteps 3\nL L+4200 Lh\n";
    size_t length =
        altered(text, sizeof text, steps,
                "moves 0\nslides 0\nundos 0\nhints 1 0 0 0\nautos 0\ntime 1\nsteps 0\n");
    game_round round = parsed(text, length);
    assert_true(round.session.started);
    assert_true(round.session.time_ms == 1);
    game_round_deinit(&round);
    length = altered(text, sizeof text, steps,
                     "moves 0\nslides 0\nundos 0\nhints 1 0 0 0\nautos 0\ntime 0\nsteps 0\n");
    round = parsed(text, length);
    assert_false(round.session.started);
    game_round_deinit(&round);
}

CLAIM(a_text_beyond_the_limit_is_refused_unread)
{
    sw_error error;
    game_round round;
    assert_int_equal(game_save_parse(&round, golden, (size_t)GAME_SAVE_LIMIT + 1, &error),
                     SW_BAD_INPUT);
    assert_string_equal(error.message, "longer than 16777216 bytes");
}

/* The largest that the grammar allows, as a stranger's file may have them. */
CLAIM(the_largest_counts_come_back_and_add_up)
{
    enum { MOST = 1000000000 };
    game_round round = {.session = session_of("1,2/0,3", "1,2/3,0"),
                        .origin = {.kind = GAME_FROM_BOARD}};
    game_session *session = &round.session;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        session->hints[i] = MOST;
    session->undos = session->autos = MOST;
    session->alone = (game_alone){.undos = MOST, .regions = MOST, .tiles = MOST};
    session->time_ms = (double)GAME_TIME_MAX;
    session->started = true;
    assert_round_trip(&round);
    sw_text text = text_of(&round);
    game_round read = parsed(text.data, text.length);
    assert_true(game_session_hints(&read.session) == 4LL * MOST);
    sw_text_deinit(&text);
    game_round_deinit(&read);
    game_round_deinit(&round);
}
