#include "game/results.h"

#include "claims.h"

#include "sum.h"
#include "support/rounds.h"

#include <stdio.h>
#include <string.h>

static void add(game_results *results, uint64_t id, const char *challenge, int boards,
                int64_t time_ms, int way)
{
    game_run_result run = {.id = id, .boards = boards, .time_ms = time_ms, .way = way};
    run.challenge = challenge_of(challenge);
    assert_true(game_results_add_run(results, &run));
}

/* Two sizes and two settings of one mode, and a try that solved nothing. */
static game_results some_runs(void)
{
    game_results results = {0};
    add(&results, 1, "attack 4x4 60+15", 3, 90000, GAME_WAY_KEYS);
    add(&results, 2, "attack 4x4 60+15", 5, 120000, GAME_WAY_TOUCH);
    add(&results, 3, "attack 4x4 30+15", 9, 10, GAME_WAY_KEYS);
    add(&results, 4, "attack 4x4 60+15", 5, 119000, GAME_WAY_MIXED);
    add(&results, 5, "attack 3x3 60+15", 9, 10, GAME_WAY_KEYS);
    add(&results, 6, "attack 4x4 60+15", 0, 0, GAME_WAY_KEYS);
    add(&results, 7, "relay 4x4", 3, 10, GAME_WAY_KEYS);
    return results;
}

CLAIM(a_tally_has_the_runs_of_its_challenge)
{
    game_results results = some_runs();
    game_challenge challenge = challenge_of("attack 4x4 60+15");
    game_run_tally tally = game_run_tally_of(&results, &challenge, GAME_WAY_UNKNOWN);
    assert_int_equal(tally.count, 4);
    assert_int_equal(tally.solved, 3);
    assert_int_equal(tally.best->id, 4);
    assert_int_equal(tally.last->id, 6);
    game_results_deinit(&results);
}

CLAIM(a_tally_may_be_of_one_way_alone)
{
    game_results results = some_runs();
    game_challenge challenge = challenge_of("attack 4x4 60+15");
    game_run_tally tally = game_run_tally_of(&results, &challenge, GAME_WAY_KEYS);
    assert_int_equal(tally.count, 2);
    assert_int_equal(tally.solved, 1);
    assert_int_equal(tally.best->id, 1);
    assert_int_equal(tally.last->id, 6);
    game_results_deinit(&results);
}

CLAIM(without_a_run_there_is_no_best)
{
    game_results results = some_runs();
    game_challenge challenge = challenge_of("marathon 4x4 5");
    game_run_tally tally = game_run_tally_of(&results, &challenge, GAME_WAY_UNKNOWN);
    assert_true(tally.count == 0 && tally.solved == 0 && !tally.best && !tally.last);
    const game_run_result *last[1];
    assert_int_equal(game_run_last(&results, &challenge, GAME_WAY_UNKNOWN, last, 1), 0);
    game_results_deinit(&results);
}

CLAIM(the_last_runs_stand_oldest_first)
{
    game_results results = some_runs();
    game_challenge challenge = challenge_of("attack 4x4 60+15");
    const game_run_result *last[8];
    assert_int_equal(game_run_last(&results, &challenge, GAME_WAY_UNKNOWN, last, 8), 4);
    assert_true(last[0]->id == 1 && last[1]->id == 2 && last[2]->id == 4 && last[3]->id == 6);
    assert_int_equal(game_run_last(&results, &challenge, GAME_WAY_UNKNOWN, last, 3), 3);
    assert_true(last[0]->id == 2 && last[1]->id == 4 && last[2]->id == 6);
    game_results_deinit(&results);
}

/* Reads the line of a run that ends in these facts; false where it is passed over. */
static bool read_run(const char *facts, game_run_result *out)
{
    char line[200], text[300];
    game_results results;
    snprintf(line, sizeof line,
             "run 0000000000000abc 2026-11-22T08:00:00Z marathon%%204x4%%205 3 90000 120 98 0%s ",
             facts);
    snprintf(text, sizeof text, "slidewise-results 2\n%s%08x\n", line, sum_of(line));
    assert_int_equal(game_results_parse(&results, text, strlen(text), NULL), SW_OK);
    const game_run_result *found = game_results_find_run(&results, 0xabc);
    if (found)
        *out = *found;
    game_results_deinit(&results);
    return found != NULL;
}

CLAIM(paused_and_early_take_their_own_word_alone)
{
    game_run_result run;
    assert_true(read_run("", &run));
    assert_false(run.paused || run.early);
    assert_true(read_run(" paused yes", &run));
    assert_true(run.paused && !run.early);
    assert_true(read_run(" early yes", &run));
    assert_true(run.early && !run.paused);
    assert_true(read_run(" later word paused yes early yes", &run));
    assert_true(run.early && run.paused);
    assert_false(read_run(" paused no", &run));
    assert_false(read_run(" early maybe", &run));
    assert_false(read_run(" paused", &run));
    assert_false(read_run(" early yes, but", &run));
}

CLAIM(a_daily_board_that_hints_solved_is_no_best)
{
    game_results results = {0};
    add(&results, 100, "daily 2026-11-20", 1, 90000, GAME_WAY_KEYS);
    add(&results, 200, "daily 2026-11-27", 1, 5000,
        GAME_WAY_KEYS); /* a week later: of the same size */
    game_result board = {.id = game_run_board_id(200, 0), .hints = {0, 0, 1, 1}};
    assert_true(game_results_add(&results, &board));
    game_challenge challenge = challenge_of("daily 2026-11-20");
    game_run_tally tally = game_run_tally_of(&results, &challenge, GAME_WAY_UNKNOWN);
    assert_int_equal(tally.solved, 2);
    assert_int_equal(tally.best->id, 100);
    assert_int_equal(tally.last->id, 200);
    game_results_deinit(&results);
}
