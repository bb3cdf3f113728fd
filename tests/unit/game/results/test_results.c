#include "claims.h"

#include "sum.h"

#include "fixture.h"
#include "game/results.h"
#include "game/standing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Written by hand; the checksums come from another implementation of FNV-1a. */
#define TITLE "slidewise-results 2\n"
#define PLAIN                                                                                      \
    "0123456789abcdef 2026-11-20T18:45:02Z 4x4 standard numbers 120 98 3 0 "                       \
    "0 0 1 0 65300 0 none kind uniform f2fa20cc\n"
#define LEVEL                                                                                      \
    "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 "                       \
    "0 2 optimal kind level level first/warm%20up 236ba33e\n"
#define LARGEST                                                                                    \
    "fedcba9876543210 2026-11-21T10:30:00Z 32x31 blank-first letters 100000"                       \
    "0000 999999999 12 1 0 0 0 0 1000000000000 100 best-known kind own level %20a%25b "            \
    "2f035c73\n"
#define AGAIN                                                                                      \
    "0123456789abcdef 2026-11-22T08:00:00Z 4x4 standard numbers 100 90 9 0 "                       \
    "0 0 1 0 60000 0 none kind uniform be5714fc\n"
#define BY_KEYS                                                                                    \
    "00000000000000ee 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 "                       \
    "0 0 1 0 65300 0 none kind uniform way keys b6d5814d\n"
#define MIXED                                                                                      \
    "00000000000000ef 2026-11-22T08:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 "                       \
    "0 2 optimal kind level way mixed level first/warm%20up 9ad46187\n"
#define LATER                                                                                      \
    "0123456789abcdef 2026-11-20T18:45:02Z 4x4 standard numbers 120 98 3 0 "                       \
    "0 0 1 0 65300 0 none mood good kind uniform input keys ff426b5c\n"
#define RUN "run 0000000000000077 2026-11-22T08:00:00Z marathon 42 3405be74\n"
#define MARATHON                                                                                   \
    "run 0000000000000077 2026-11-22T08:00:00Z marathon%204x4%2050 42 590300 3200 2900 61 way "    \
    "keys paused yes early yes 4b244a99\n"
#define RELAY                                                                                      \
    "run 0000000000000078 2026-11-23T08:00:00Z relay%207x7 6 401200 2310 2100 3 begun 2026-11-22 " \
    "c73b2e76\n"
#define BLIND                                                                                      \
    "run 0000000000000080 2026-11-24T08:00:00Z blind%204x4 1 62810 58 50 58 way keys begun "       \
    "2026-11-24 learned 34200 paused yes ed3aef2e\n"
#define FAILED                                                                                     \
    "run 0000000000000081 2026-11-24T08:05:00Z blind%204x4 0 40000 12 11 0 way touch learned "     \
    "31900 early yes 30e879a7\n"
#define LEARNED_TOO_LONG                                                                           \
    "run 0000000000000081 2026-11-24T08:05:00Z blind%204x4 0 40000 12 11 0 way touch learned "     \
    "40001 c15536e7\n"
#define OF_MARATHON                                                                                \
    "0000000000000079 2026-11-22T08:00:00Z 4x4 standard numbers 120 98 3 0 0 0 0 0 65300 0 none "  \
    "kind uniform way keys challenge marathon%204x4%2050 4fe5b7e2\n"
#define WIPED "wiped 00000000000000aa cbcf9138\n"

static game_results parsed(const char *text)
{
    game_results results;
    sw_error error = {0};
    if (game_results_parse(&results, text, strlen(text), &error) != SW_OK)
        fail_msg("line %d: %s", error.line, error.message);
    return results;
}

static void assert_formats(const game_results *results, const char *expected)
{
    sw_text text;
    sw_text_init(&text, 1 << 20);
    for (size_t i = 0; i < results->count; i++)
        game_result_format(&results->list[i], &text);
    assert_string_equal(text.data, expected);
    sw_text_deinit(&text);
}

/* ---- Reading and writing ---- */

CLAIM(results_are_read_as_the_format_says)
{
    game_results results = parsed(TITLE PLAIN LEVEL LARGEST BY_KEYS MIXED);
    assert_int_equal(results.count, 5);
    const game_result *plain = &results.list[0];
    assert_true(plain->id == 0x0123456789abcdef);
    assert_int_equal(plain->date, 1795200302);
    assert_int_equal(plain->size.columns, 4);
    assert_int_equal(plain->goal, PUZZLE_GOAL_STANDARD);
    assert_int_equal(plain->style, GAME_NUMBERS);
    assert_int_equal(plain->moves, 120);
    assert_int_equal(plain->slides, 98);
    assert_int_equal(plain->undos, 3);
    assert_int_equal(plain->hints[GAME_HINT_ARROW], 1);
    assert_int_equal(plain->time_ms, 65300);
    assert_string_equal(plain->level, "");
    assert_int_equal(plain->par_proof, PUZZLE_PAR_NONE);
    assert_int_equal(plain->board, GAME_BOARD_UNIFORM);
    const game_result *level = &results.list[1];
    assert_int_equal(level->size.rows, 2);
    assert_int_equal(level->goal, GAME_GOAL_OWN);
    assert_int_equal(level->hints[GAME_HINT_REGION], 2);
    assert_int_equal(level->par, 2);
    assert_int_equal(level->par_proof, PUZZLE_PAR_OPTIMAL);
    assert_string_equal(level->level, "first/warm up");
    assert_int_equal(results.list[2].autos, 1);
    assert_int_equal(results.list[2].board, GAME_BOARD_OWN);
    assert_string_equal(results.list[2].level, " a%b");
    assert_int_equal(plain->way, GAME_WAY_UNKNOWN);
    assert_int_equal(results.list[3].way, GAME_WAY_KEYS);
    assert_int_equal(results.list[4].way, GAME_WAY_MIXED);
    assert_string_equal(results.list[4].level, "first/warm up");
    game_results_deinit(&results);
}

CLAIM(results_are_written_as_they_were_read)
{
    game_results results = parsed(TITLE PLAIN LEVEL LARGEST BY_KEYS MIXED);
    assert_formats(&results, PLAIN LEVEL LARGEST BY_KEYS MIXED);
    game_results_deinit(&results);
}

CLAIM(what_a_later_version_adds_is_passed_over)
{
    game_results results = parsed(TITLE LATER RUN LEVEL);
    assert_formats(&results, PLAIN LEVEL);
    game_results_deinit(&results);
}

CLAIM(runs_are_read_and_written)
{
    game_results results = parsed(TITLE MARATHON PLAIN RELAY OF_MARATHON);
    assert_int_equal(results.count, 2);
    assert_string_equal(results.list[0].challenge, "");
    assert_string_equal(results.list[1].challenge, "marathon 4x4 50");
    assert_int_equal(results.run_count, 2);
    const game_run_result *run = results.runs;
    assert_int_equal(run->id, 0x77);
    assert_int_equal(run->challenge.mode, GAME_MODE_MARATHON);
    assert_int_equal(run->challenge.boards, 50);
    assert_int_equal(run->boards, 42);
    assert_int_equal(run->time_ms, 590300);
    assert_int_equal(run->moves, 3200);
    assert_int_equal(run->slides, 2900);
    assert_int_equal(run->fewest, 61);
    assert_int_equal(run->way, GAME_WAY_KEYS);
    assert_true(run->paused && run->early);
    assert_int_equal(run[1].challenge.size.rows, 7);
    assert_false(run[1].paused || run[1].early);
    assert_int_equal(run->began_day, -1);
    assert_int_equal(run[1].began_day, 20779); /* days from 1970 to 2026-11-22 */
    sw_text text;
    sw_text_init(&text, 1 << 20);
    game_results_format(&results, &text);
    assert_string_equal(text.data, TITLE PLAIN OF_MARATHON MARATHON RELAY);
    sw_text_deinit(&text);
    game_results_deinit(&results);
}

CLAIM(tries_are_kept_though_they_failed)
{
    game_results results = parsed(TITLE BLIND FAILED LEARNED_TOO_LONG);
    assert_int_equal(results.count, 0);
    assert_int_equal(results.run_count, 2);
    assert_int_equal(results.runs[0].learn_ms, 34200);
    assert_int_equal(results.runs[0].time_ms, 62810);
    assert_int_equal(results.runs[1].boards, 0);
    assert_int_equal(results.runs[1].moves, 12);
    assert_int_equal(results.runs[1].learn_ms, 31900);
    game_run_tally tally =
        game_run_tally_of(&results, &results.runs[0].challenge, GAME_WAY_UNKNOWN);
    assert_true(tally.count == 2 && tally.solved == 1);
    assert_true(tally.best == &results.runs[0] && tally.last == &results.runs[1]);
    sw_text text;
    sw_text_init(&text, 1 << 20);
    game_results_format(&results, &text);
    assert_string_equal(text.data, TITLE BLIND FAILED);
    sw_text_deinit(&text);
    game_results_deinit(&results);
}

/* The same board, the same size: one in a marathon, one by itself. */
CLAIM(a_challenges_boards_are_a_kind_of_their_own)
{
    game_results results = parsed(TITLE BY_KEYS OF_MARATHON);
    game_category alone = game_category_of(&results.list[0]);
    game_category kind = game_category_of(&results.list[1]);
    assert_true(game_category_has(&alone, &results.list[0]));
    assert_false(game_category_has(&alone, &results.list[1]));
    assert_true(game_category_has(&kind, &results.list[1]));
    assert_false(game_category_has(&kind, &results.list[0]));
    assert_false(game_results_best(&results, &results.list[0]).known);
    game_results_deinit(&results);
}

CLAIM(no_text_is_no_result)
{
    game_results results = parsed("");
    assert_int_equal(results.count, 0);
    assert_null(game_results_find(&results, 1));
    game_results_deinit(&results);
    results = parsed(TITLE);
    assert_int_equal(results.count, 0);
    game_results_deinit(&results);
}

CLAIM(lines_may_end_as_on_windows_and_the_last_may_lack_its_end)
{
    char text[] = TITLE LEVEL;
    text[strlen(text) - 1] = '\0';
    game_results results = parsed(text);
    assert_int_equal(results.count, 1);
    game_results_deinit(&results);
    results = parsed("slidewise-results 2\r\n00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture "
                     "2 1 0 0 2 1 1 1 0 2 optimal kind level level first/warm%20up 236ba33e\r\n");
    assert_formats(&results, LEVEL);
    game_results_deinit(&results);
}

CLAIM(a_game_solved_again_takes_its_earlier_place)
{
    game_results results = parsed(TITLE PLAIN LEVEL AGAIN);
    assert_formats(&results, AGAIN LEVEL);
    assert_ptr_equal(game_results_find(&results, 0x0123456789abcdef), &results.list[0]);
    assert_ptr_equal(game_results_find(&results, 0xff), &results.list[1]);
    assert_null(game_results_find(&results, 0xfe));
    game_results_deinit(&results);
}

CLAIM(the_game_in_the_slots_when_all_was_wiped_is_known)
{
    game_results results = parsed(TITLE WIPED PLAIN);
    assert_int_equal(results.count, 1);
    assert_int_equal(results.wiped, 0xaa);
    game_results_deinit(&results);
}

/* ---- Damage ---- */

static void assert_damaged(const char *text, int line, const char *rest)
{
    game_results results;
    sw_error error;
    assert_int_equal(game_results_parse(&results, text, strlen(text), &error), SW_BAD_INPUT);
    assert_int_equal(error.line, line);
    assert_formats(&results, rest);
    game_results_deinit(&results);
}

CLAIM(damaged_lines_are_left_out_and_the_first_is_named)
{
    assert_damaged(TITLE PLAIN "what is this?\n" LEVEL, 3, PLAIN LEVEL);
    assert_damaged(TITLE "\n" PLAIN "12345678\n\n" LEVEL, 2, PLAIN LEVEL);
    assert_damaged(TITLE "0123456789abcdef 2026-11-2" PLAIN LEVEL, 2, LEVEL);
    assert_damaged(TITLE "damaged\n" LEVEL "torn\n" PLAIN, 2, LEVEL PLAIN);
}

/* That is how a power cut ends a file, and what is appended afterwards says so. */
CLAIM(a_torn_line_is_left_out_without_a_word)
{
    static const char *const texts[] = {
        TITLE LEVEL "0123456789abcdef 2026-11-2", TITLE "0123456789abcdef 2026-11-2\ntorn\n" LEVEL,
        TITLE LEVEL "torn\n", /* that line was whole but for its end */
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        game_results results = parsed(texts[i]);
        assert_formats(&results, LEVEL);
        game_results_deinit(&results);
    }
}

CLAIM(a_file_of_another_version_is_refused_as_a_whole)
{
    assert_damaged("slidewise-results 3\n" PLAIN, 1, "");
    assert_damaged("slidewise-results 10\n" PLAIN, 1, "");
    assert_damaged(PLAIN, 1, "");
}

CLAIM(every_change_of_one_byte_costs_that_line_alone)
{
    char text[] = TITLE PLAIN LEVEL WIPED;
    size_t begin = strlen(TITLE PLAIN), end = begin + strlen(LEVEL) - 1;
    for (size_t i = begin; i < end; i++)
        for (int by = 1; by < 256; by++) {
            char was = text[i];
            text[i] = (char)(was ^ by);
            game_results results;
            assert_int_equal(game_results_parse(&results, text, sizeof text - 1, NULL),
                             SW_BAD_INPUT);
            assert_int_equal(results.count, 1);
            assert_int_equal(results.wiped, 0xaa);
            game_results_deinit(&results);
            text[i] = was;
        }
}

CLAIM(lies_with_a_right_checksum_are_left_out)
{
    static const char *const lies[] = {
        "123456789abcdef 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000FF 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000ff 2026-02-30T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000ff 2026-11-21T09:00:00Z 33x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x1 own picture 2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 any picture 2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own paint 2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture -2 1 0 0 2 1 1 1 0 2 optimal ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 1000000001 1 0 0 2 1 1 1 0 2 none ",
        ("00000000000000ff 2026-11-21T09:00:00Z 3x2 own letters 2 1 0 0 0 0 0 0 1000000000001 0 "
         "none "),
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 0 2 optimal ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 perhaps ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal level "
        "%00 ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal kind "
        "odd ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal kind ",
        "00000000000000ff 2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal mood ",
        "00000000000000ff  2026-11-21T09:00:00Z 3x2 own picture 2 1 0 0 2 1 1 1 0 2 optimal ",
        "wiped 00000000000000a ",
    };
    for (size_t i = 0; i < sizeof lies / sizeof lies[0]; i++) {
        char text[256];
        game_results results;
        snprintf(text, sizeof text, TITLE "%s%08x\n", lies[i], (unsigned)sum_of(lies[i]));
        assert_int_equal(game_results_parse(&results, text, strlen(text), NULL), SW_BAD_INPUT);
        assert_int_equal(results.count, 0);
        game_results_deinit(&results);
    }
}

/* ---- Making and adding ---- */

CLAIM(a_result_is_what_the_game_shows)
{
    game_round round = {.id = 0xff,
                        .session = session_of("1,2/0,3", "1,2/3,0"),
                        .look = {.style = GAME_PICTURE},
                        .origin = {.kind = GAME_FROM_LEVEL,
                                   .board = GAME_BOARD_LEVEL,
                                   .level = "first/warm up",
                                   .par = 1,
                                   .par_proof = PUZZLE_PAR_BEST_KNOWN}};
    apply(&round.session, "hint region");
    apply(&round.session, "move D");
    game_session_advance(&round.session, 1234.9);
    apply(&round.session, "undo");
    apply(&round.session, "auto");
    assert_int_equal(apply(&round.session, "move L t"), GAME_SOLVED);
    game_result result = game_result_of(&round, 1795200302);
    assert_int_equal(result.id, 0xff);
    assert_int_equal(result.date, 1795200302);
    assert_int_equal(result.size.columns, 2);
    assert_int_equal(result.goal, PUZZLE_GOAL_STANDARD);
    assert_int_equal(result.style, GAME_PICTURE);
    assert_int_equal(result.way, GAME_WAY_TOUCH);
    assert_int_equal(result.moves, 1);
    assert_int_equal(result.slides, 1);
    assert_int_equal(result.undos, 1);
    assert_int_equal(result.autos, 1);
    assert_int_equal(result.hints[GAME_HINT_REGION], 1);
    assert_int_equal(result.time_ms, 1234);
    assert_string_equal(result.level, "first/warm up");
    assert_int_equal(result.par, 1);
    assert_int_equal(result.par_proof, PUZZLE_PAR_BEST_KNOWN);
    assert_int_equal(result.board, GAME_BOARD_LEVEL);
    round.session.goal = board_of("3,1/2,0");
    round.origin.kind = GAME_FROM_BOARD;
    result = game_result_of(&round, 0);
    assert_int_equal(result.goal, GAME_GOAL_OWN);
    assert_string_equal(result.level, "");
    game_round_deinit(&round);
}

CLAIM(ten_thousand_results_are_found_again)
{
    game_results results = {0};
    for (int i = 0; i < 10000; i++) {
        game_result result = {.id = i % 2 ? (uint64_t)i << 40 : (uint64_t)i, .moves = i};
        assert_true(game_results_add(&results, &result));
    }
    assert_int_equal(results.count, 10000);
    for (size_t i = 0; i < results.count; i++)
        assert_ptr_equal(game_results_find(&results, results.list[i].id), &results.list[i]);
    game_results_deinit(&results);
}

CLAIM(a_par_in_slides_is_read_back)
{
    game_results results = parsed(TITLE LEVEL);
    sw_text text;
    assert_int_equal(results.list[0].par_metric, PUZZLE_METRIC_MOVES);
    results.list[0].par_metric = PUZZLE_METRIC_SLIDES;
    sw_text_init(&text, 1 << 20);
    game_results_format(&results, &text);
    assert_non_null(
        strstr(text.data, " 2 optimal kind level metric slides level first/warm%20up "));
    game_results_deinit(&results);
    results = parsed(text.data);
    assert_int_equal(results.list[0].par_metric, PUZZLE_METRIC_SLIDES);
    sw_text_deinit(&text);
    game_results_deinit(&results);
}

/* ---- CSV ---- */

CLAIM(a_table_has_headings_and_quotes_what_needs_them)
{
    game_results results = parsed(TITLE PLAIN LEVEL);
    strcpy(results.list[1].level, "own/a \"b\", c");
    results.list[1].way = GAME_WAY_PAD;
    results.list[1].par_metric = PUZZLE_METRIC_SLIDES;
    strcpy(results.list[1].sitting, "Friday, \"late\"");
    sw_text text;
    sw_text_init(&text, 1 << 20);
    game_results_csv(&results, &text);
    assert_string_equal(
        text.data,
        "id,date,columns,rows,goal,style,moves,slides,undos,auto-solves,hints-region,hints-tile,"
        "hints-arrow,hints-move,time-ms,level,par,par-proof,kind,way,challenge,session,par-"
        "metric,credit\r\n"
        "0123456789abcdef,2026-11-20T18:45:02Z,4,4,standard,numbers,120,98,3,0,0,0,1,0,65300,,,,"
        "uniform,,,,,assisted\r\n"
        "00000000000000ff,2026-11-21T09:00:00Z,3,2,own,picture,2,1,0,0,2,1,1,1,0,"
        "\"own/a \"\"b\"\", c\",2,optimal,level,gamepad,,\"Friday, "
        "\"\"late\"\"\",slides,assisted\r\n");
    sw_text_deinit(&text);
    game_results_deinit(&results);
}

/* The largest that the grammar allows: of hints alone they make more than an int holds. */
CLAIM(the_largest_results_are_compared_too)
{
    enum { MOST = 1000000000 };
    game_results results = {0};
    for (uint64_t id = 1; id <= 5; id++) {
        game_result result = {.id = id, .size = {4, 4}, .goal = PUZZLE_GOAL_STANDARD};
        result.moves = result.slides = result.undos = MOST;
        result.hints[GAME_HINT_REGION] = result.hints[GAME_HINT_TILE] = MOST;
        result.time_ms = GAME_TIME_MAX;
        if (id > 4) {
            result.hints[GAME_HINT_ARROW] = result.hints[GAME_HINT_PLAY] = result.autos = MOST;
            result.par = MOST;
            result.par_proof = PUZZLE_PAR_OPTIMAL;
            strcpy(result.level, "a/b");
        }
        assert_true(game_results_add(&results, &result));
    }
    sw_text text;
    sw_text_init(&text, 1 << 20);
    game_results_format(&results, &text);
    game_results read = parsed(text.data);
    sw_text_clear(&text);
    assert_int_equal(read.count, 5);
    assert_true(game_hints_taken(read.list[4].hints) == 4LL * MOST);
    game_standing standing = game_standing_of(&read, &read.list[0]);
    assert_int_equal(standing.others, 3);
    assert_int_equal(game_praise_of(&standing, &read.list[0]), GAME_PRAISE_NONE);
    game_category kind = game_category_of(&read.list[0]);
    assert_true(game_results_figures(&read, &kind, GAME_FIGURE_TIME).mean == (double)GAME_TIME_MAX);
    assert_int_equal(game_results_mark(&read, "a/b", MOST, PUZZLE_METRIC_MOVES).stars, 0);
    game_results_csv(&read, &text);
    assert_non_null(strstr(text.data, ",1000000000,1000000000,1000000000,1000000000,1000000000,"));
    sw_text_deinit(&text);
    game_results_deinit(&read);
    game_results_deinit(&results);
}
