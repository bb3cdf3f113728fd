#include "format/slots_text.h"

#include "format/journal.h"

#include "claims.h"

#include "fixture.h"
#include "format/checksum.h"
#include "game/save.h"
#include "same.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Written by hand; the checksums come from another implementation of FNV-1a. */
static const char golden[] = "slidewise-games 2\n"
                             "kept no\n"
                             "current yes\n"
                             "slidewise-save 3\n"
                             "id 0000000000000007\n"
                             "start 1,2,3/4,5,6/0,7,8\n"
                             "goal standard\n"
                             "style letters\n"
                             "numbers off\n"
                             "given\n"
                             "moves 0\n"
                             "slides 0\n"
                             "undos 0\n"
                             "hints 0 0 0 0\n"
                             "autos 0\n"
                             "time 0\n"
                             "kind own\n"
                             "steps 0\n"
                             "checksum 572df1e6\n"
                             "+ 0 hint tile 570b778b\n"
                             "+ 0 press 7 459d0744\n"
                             "+ 1500 undo 8b282dac\n"
                             "+ 2750 line L eacc5457\n";

static game_slots parsed(const char *text, size_t length)
{
    game_slots slots;
    sw_error error = {0};
    if (game_slots_parse(&slots, text, length, &error) != SW_OK)
        fail_msg("line %d: %s", error.line, error.message);
    return slots;
}

static void assert_refused(const char *text, size_t length, int line)
{
    game_slots slots;
    memset(&slots, 0x5a, sizeof slots);
    game_slots before = slots;
    sw_error error = {0};
    assert_int_equal(game_slots_parse(&slots, text, length, &error), SW_BAD_INPUT);
    assert_memory_equal(&slots, &before, sizeof slots);
    if (line > 0)
        assert_int_equal(error.line, line);
    assert_true(error.line > 0);
}

/* ---- A pair of slots, its text, and the journal of a game ---- */

enum { COMMANDS = 60 };

typedef struct written {
    sw_text text;
    uint32_t sum;
    size_t ends[COMMANDS + 1]; /* of the games, then of each line of the journal */
} written;

static game_slots two_games(void)
{
    sw_rng rng = sw_rng_seed(71);
    return (game_slots){
        .has_current = true,
        .current = {.session = scrambled(PUZZLE_GOAL_SNAKE, 4, 3, &rng),
                    .look = {.style = GAME_PICTURE, .picture = "harbour", .numbers = true},
                    .origin = {.kind = GAME_FROM_SEED, .seed = 71}},
        .has_parked = true,
        .parked = {.session = scrambled(PUZZLE_GOAL_STANDARD, 5, 5, &rng),
                   .origin = {.kind = GAME_FROM_LEVEL, .level = "a/b", .title = "B"}},
    };
}

/* Applies random commands, of which at least `count` change something. */
static void play(game_slots *slots, int count,
                 void (*applied)(void *, const game_session *, game_command), void *data)
{
    sw_rng rng = sw_rng_seed(72);
    game_session *session = &slots->current.session;
    for (int done = 0; done < count;) {
        game_command command = random_command(&session->board, &rng);
        game_session_advance(session, (double)sw_rng_below(&rng, 1000));
        if (game_session_apply(session, command) == GAME_NOTHING)
            continue;
        done++;
        if (applied)
            applied(data, session, command);
    }
}

static void write_line(void *data, const game_session *session, game_command command)
{
    written *out = data;
    game_slots_line_format(&out->sum, command, session->time_ms, &out->text);
}

static void begin_text(written *out, const game_slots *slots)
{
    sw_text_init(&out->text, GAME_SAVE_LIMIT);
    game_slots_format(slots, &out->text);
    assert_false(out->text.failed);
    out->sum = game_sum(GAME_SUM, out->text.data, out->text.length);
}

static void mark_lines(written *out, size_t games)
{
    const char *at = out->text.data + games;
    out->ends[0] = games;
    for (int i = 1; i <= COMMANDS; i++) {
        at = strchr(at, '\n') + 1;
        out->ends[i] = (size_t)(at - out->text.data);
    }
    assert_int_equal(out->ends[COMMANDS], out->text.length);
}

static int setup(void **state)
{
    written *own = calloc(1, sizeof *own);
    assert_non_null(own);
    game_slots slots = two_games();
    begin_text(own, &slots);
    size_t games = own->text.length;
    play(&slots, COMMANDS, write_line, own);
    mark_lines(own, games);
    game_slots_deinit(&slots);
    *state = own;
    return 0;
}

static int teardown(void **state)
{
    written *own = *state;
    sw_text_deinit(&own->text);
    free(own);
    return 0;
}

static void assert_played(const game_slots *slots, int commands)
{
    game_slots expected = two_games();
    play(&expected, commands, NULL, NULL);
    assert_same_slots(slots, &expected);
    game_slots_deinit(&expected);
}

/* ---- What is written ---- */

CLAIM(a_journal_is_written_as_the_format_says)
{
    const char *commands[] = {"hint tile", "press 7", "undo", "line L"};
    const double times[] = {0, 0, 1500, 2750.9};
    written own;
    game_slots slots = {.has_current = true,
                        .current = {.id = 7,
                                    .session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0"),
                                    .look = {.style = GAME_LETTERS},
                                    .origin = {.kind = GAME_FROM_BOARD, .board = GAME_BOARD_OWN}}};
    begin_text(&own, &slots);
    for (int i = 0; i < 4; i++) {
        game_command command;
        assert_int_equal(game_command_parse(&command, commands[i], NULL), SW_OK);
        game_slots_line_format(&own.sum, command, times[i], &own.text);
    }
    assert_string_equal(own.text.data, golden);
    sw_text_deinit(&own.text);
    game_slots_deinit(&slots);
}

CLAIM(the_written_journal_is_played)
{
    game_slots slots = parsed(golden, strlen(golden));
    const game_session *session = &slots.current.session;
    assert_false(slots.has_parked);
    assert_true(game_session_solved(session));
    assert_int_equal(session->moves, 2);
    assert_int_equal(session->slides, 1);
    assert_int_equal(session->undos, 1);
    assert_int_equal(session->hints[GAME_HINT_TILE], 1);
    assert_int_equal(game_session_hints(session), 1);
    assert_true(session->time_ms == 2750);
    game_slots_deinit(&slots);
}

CLAIM(what_a_later_version_says_is_kept)
{
    const char text[] = "slidewise-games 2\nkept no\ncurrent no\nday 2026-11-22 done\nstreak 6\n";
    game_slots slots = parsed(text, strlen(text));
    sw_text out;
    sw_text_init(&out, 1 << 12);
    game_slots_format(&slots, &out);
    assert_string_equal(out.data, text);
    sw_text_deinit(&out);
}

CLAIM(an_empty_slots_comes_back)
{
    written own;
    game_slots slots = {0};
    begin_text(&own, &slots);
    assert_string_equal(own.text.data, "slidewise-games 2\nkept no\ncurrent no\n");
    slots = parsed(own.text.data, own.text.length);
    assert_false(slots.has_parked || slots.has_current);
    sw_text_deinit(&own.text);
}

CLAIM(both_games_and_the_journal_come_back)
{
    const written *own = *state;
    game_slots slots = parsed(own->text.data, own->text.length);
    assert_played(&slots, COMMANDS);
    game_slots_deinit(&slots);
}

CLAIM(no_line_of_a_journal_is_too_long)
{
    uint32_t sum = GAME_SUM;
    sw_text line;
    game_command longest[] = {{.kind = GAME_PRESS, .cell = PUZZLE_MAX_CELLS - 1},
                              {.kind = GAME_AUTO_MOVE}};
    for (int i = 0; i < 2; i++) {
        sw_text_init(&line, GAME_JOURNAL_LINE - 1);
        game_slots_line_format(&sum, longest[i], 1e300, &line);
        assert_false(line.failed);
        sw_text_deinit(&line);
    }
}

/* ---- What is damaged ---- */

/* A copy of its own, so that a sanitizer sees an overrun. */
static char *copy_of(const written *own, size_t length)
{
    char *copy = malloc(length + 1);
    assert_non_null(copy);
    memcpy(copy, own->text.data, length);
    return copy;
}

CLAIM(every_journal_cut_short_is_the_game_up_to_there)
{
    const written *own = *state;
    int whole = 0;
    for (size_t cut = own->ends[0]; cut <= own->text.length; cut++) {
        /* The line end itself may be missing. */
        while (whole < COMMANDS && own->ends[whole + 1] - 1 <= cut)
            whole++;
        char *text = copy_of(own, cut);
        game_slots slots = parsed(text, cut);
        assert_played(&slots, whole);
        game_slots_deinit(&slots);
        free(text);
    }
}

CLAIM(games_cut_short_are_refused)
{
    const written *own = *state;
    for (size_t cut = 0; cut < own->ends[0]; cut++) {
        char *text = copy_of(own, cut);
        assert_refused(text, cut, 0);
        free(text);
    }
}

CLAIM(damage_in_the_last_line_leaves_that_line_out)
{
    const written *own = *state;
    for (size_t i = own->ends[COMMANDS - 1]; i < own->text.length; i++) {
        char *text = copy_of(own, own->text.length);
        text[i] ^= 1;
        game_slots slots = parsed(text, own->text.length);
        assert_played(&slots, COMMANDS - 1);
        game_slots_deinit(&slots);
        free(text);
    }
}

static int line_at(const char *text, size_t at)
{
    int line = 1;
    for (size_t i = 0; i < at; i++)
        line += text[i] == '\n';
    return line;
}

CLAIM(damage_further_up_is_refused_with_its_line)
{
    const written *own = *state;
    for (size_t i = own->ends[0]; i < own->ends[COMMANDS - 2]; i++) {
        char *text = copy_of(own, own->text.length);
        text[i] ^= 1;
        assert_refused(text, own->text.length, line_at(own->text.data, i));
        free(text);
    }
}

CLAIM(a_line_that_is_missing_or_doubled_is_refused)
{
    const written *own = *state;
    const char *data = own->text.data;
    size_t from = own->ends[20];
    size_t to = own->ends[21];
    size_t rest = own->text.length - to;
    char *text = malloc(own->text.length * 2);
    assert_non_null(text);
    memcpy(text, data, from);
    memcpy(text + from, data + to, rest);
    assert_refused(text, from + rest, line_at(data, from));

    memcpy(text, data, to);
    memcpy(text + to, data + from, own->text.length - from);
    assert_refused(text, to + own->text.length - from, line_at(data, to));
    free(text);
}

CLAIM(damage_in_a_game_is_refused_with_the_line_in_the_file)
{
    char text[sizeof golden];
    memcpy(text, golden, sizeof golden);
    *strstr(text, "numbers off") = 'x';
    assert_refused(text, strlen(golden), 19); /* the checksum's line is all that is known */
    memcpy(text, golden, sizeof golden);
    *strstr(text, "slidewise-save") = 'x';
    assert_refused(text, strlen(golden), 4);
}

/* The golden games, then a line that has the right checksum. */
static void assert_lie_refused(const char *lie, int line)
{
    char text[1024];
    size_t games = (size_t)(strstr(golden, "+ 0 hint") - golden);
    int length = snprintf(text, sizeof text, "%.*s%s", (int)games, golden, lie);
    uint32_t sum = 2166136261u;
    for (int i = 0; i < length; i++)
        sum = (sum ^ (unsigned char)text[i]) * 16777619u;
    length += snprintf(text + length, sizeof text - (size_t)length, "%08x\n+\n", (unsigned)sum);
    assert_refused(text, (size_t)length, line);
}

CLAIM(lies_with_a_right_checksum_are_refused)
{
    const char *lies[] = {"",
                          "+",
                          "+ ",
                          "+ 0 ",
                          "+ 0 sit ",
                          "0 hint ",
                          "+ -1 hint ",
                          "+ 0 move R ",
                          "+ 0 undo ",
                          "+ 0 press 6 ",
                          "+ 0 hint hint ",
                          "+ 9999999999999 hint "};
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++)
        assert_lie_refused(lies[i], 20);
    char endless[300];
    snprintf(endless, sizeof endless, "+ 0 hint%250s", "");
    assert_lie_refused(endless, 20);
}

/* The golden games with a journal of these times: a move, its undo, and that again. */
static void write_times(sw_text *out, const int *times, int count)
{
    const char *commands[] = {"press 7", "undo"};
    size_t games = (size_t)(strstr(golden, "+ 0 hint") - golden);
    uint32_t sum = game_sum(GAME_SUM, golden, games);
    sw_text_init(out, GAME_SAVE_LIMIT);
    sw_text_add_bytes(out, golden, games);
    for (int i = 0; i < count; i++) {
        game_command command;
        assert_int_equal(game_command_parse(&command, commands[i % 2], NULL), SW_OK);
        game_slots_line_format(&sum, command, times[i], out);
    }
}

CLAIM(a_clock_that_runs_backwards_is_refused)
{
    sw_text text;
    const int times[] = {0, 1500, 1499, 1600};
    write_times(&text, times, 4);
    assert_refused(text.data, text.length, 22);
    sw_text_deinit(&text);
}

CLAIM(a_clock_that_stands_still_is_accepted)
{
    sw_text text;
    const int times[] = {7, 1500, 1500, 1600};
    write_times(&text, times, 4);
    game_slots slots = parsed(text.data, text.length);
    assert_true(slots.current.session.time_ms == 1600);
    game_slots_deinit(&slots);
    sw_text_deinit(&text);
}

CLAIM(a_journal_without_a_game_is_refused)
{
    const char text[] = "slidewise-games 2\nkept no\ncurrent no\n+ 0 hint 01234567\n";
    assert_refused(text, strlen(text), 4);
}

CLAIMS_WITH(setup, teardown)
