#include "game/shorten.h"

#include "claims.h"

#include "fixture.h"
#include "os/thread.h"

#include <stdlib.h>
#include <string.h>

/* ---- A stage: a replay of a line-by-line solution, and a bell that the searches ring ---- */

typedef struct stage {
    solver *shared;
    game_shorten shorten;
    game_replay replay;
    puzzle_board start, goal;
    uint8_t *shown; /* the path's moves when they were shown */
    size_t first;   /* its length to begin with */
    os_mutex lock;
    os_condition rung;
    int rings;
} stage;

static void ring(void *data)
{
    stage *on = data;
    os_mutex_lock(&on->lock);
    on->rings++;
    os_condition_signal_all(&on->rung);
    os_mutex_unlock(&on->lock);
}

/* Not longer than some milliseconds. */
static void listen(stage *on)
{
    os_mutex_lock(&on->lock);
    if (on->rings == 0)
        os_condition_wait_ms(&on->rung, &on->lock, 10);
    on->rings = 0;
    os_mutex_unlock(&on->lock);
}

static void remember(stage *on)
{
    on->shown = realloc(on->shown, on->replay.path.length + 1);
    assert_non_null(on->shown);
    memcpy(on->shown, on->replay.path.moves, on->replay.at);
}

static stage *build_in(puzzle_metric metric, int columns, int rows, uint64_t seed)
{
    stage *on = calloc(1, sizeof *on);
    sw_rng rng = sw_rng_seed(seed);
    solver_answer answer;
    assert_non_null(on);
    os_mutex_init(&on->lock);
    os_condition_init(&on->rung);
    assert_int_equal(solver_create(&on->shared, NULL), SW_OK);
    on->goal = goal_of(PUZZLE_GOAL_STANDARD, columns, rows);
    on->start = puzzle_scramble(&on->goal, &rng);
    const solver_request request = {
        .start = on->start, .goal = on->goal, .engine = SOLVER_LINES, .metric = metric};
    assert_int_equal(solver_solve(on->shared, &request, NULL, &answer), SW_OK);
    on->first = answer.path.length;
    game_replay_init(&on->replay, &on->start, &answer.path);
    on->replay.metric = metric;
    remember(on);
    game_shorten_init(&on->shorten, on->shared, ring, on, &on->goal, answer.lower_bound);
    solver_answer_deinit(&answer);
    return on;
}

static stage *build(int columns, int rows, uint64_t seed)
{
    return build_in(PUZZLE_METRIC_MOVES, columns, rows, seed);
}

static void strike(stage *on)
{
    game_shorten_deinit(&on->shorten);
    game_replay_deinit(&on->replay);
    solver_destroy(on->shared);
    os_condition_deinit(&on->rung);
    os_mutex_deinit(&on->lock);
    free(on->shown);
    free(on);
}

/* The path leads home, begins with what was shown, and is no shorter than what is proved. */
static void check(const stage *on)
{
    const game_replay *replay = &on->replay;
    int length = game_replay_length(&on->replay);
    assert_true(puzzle_path_leads(&replay->path, &on->start, &on->goal));
    assert_memory_equal(replay->path.moves, on->shown, replay->at);
    for (int made = 0; made <= length; made++)
        assert_true(game_shorten_bound(&on->shorten, made) <= length - made);
}

static void poll(stage *on)
{
    int before = game_replay_length(&on->replay);
    bool changed = game_shorten_poll(&on->shorten, &on->replay);
    assert_true(game_replay_length(&on->replay) <= before);
    assert_true(changed || game_replay_length(&on->replay) == before);
    check(on);
}

/* So many moves, or slides. */
static void play(stage *on, size_t steps)
{
    for (size_t i = 0; i < steps && on->replay.at < on->replay.path.length; i++)
        game_replay_seek(&on->replay, on->replay.at + 1);
    remember(on);
}

/* From the place where the last search began. */
static void check_proof(const stage *on)
{
    solver_answer best;
    puzzle_board board = on->start;
    int made = on->shorten.made;
    assert_true(puzzle_path_play(&on->replay.path, 0, on->shorten.from, &board));
    const solver_request request = {
        .start = board, .goal = on->goal, .engine = SOLVER_OPTIMAL, .metric = on->replay.metric};
    assert_int_equal(solver_solve(on->shared, &request, NULL, &best), SW_OK);
    int length = (int)puzzle_metric_length(on->replay.metric, &best.path);
    assert_int_equal(game_replay_length(&on->replay) - made, length - on->shorten.joined);
    assert_int_equal(game_shorten_bound(&on->shorten, made), length - on->shorten.joined);
    solver_answer_deinit(&best);
}

CLAIM(a_paused_replay_of_a_small_board_is_shortened_to_the_proof)
{
    for (int seed = 1; seed <= 6; seed++) {
        stage *on =
            build_in(seed % 2 ? PUZZLE_METRIC_MOVES : PUZZLE_METRIC_SLIDES, 4, 3, (uint64_t)seed);
        int first = game_replay_length(&on->replay);
        play(on, 5);
        poll(on);
        assert_true(game_shorten_searching(&on->shorten));
        for (int i = 0; i < 2000 && game_shorten_searching(&on->shorten); i++) {
            listen(on);
            poll(on);
        }
        assert_false(game_shorten_searching(&on->shorten));
        assert_true(game_replay_length(&on->replay) < first);
        check_proof(on);
        strike(on);
    }
}

CLAIM(what_was_shown_never_changes_while_it_plays)
{
    for (int metric = 0; metric < PUZZLE_METRICS; metric++) {
        stage *on = build_in((puzzle_metric)metric, 7, 6, 2);
        game_replay_set_speed(&on->replay, GAME_REPLAY_SPEEDS - 1);
        for (int i = 0; i < 150 && on->replay.at < on->replay.path.length; i++) {
            listen(on);
            poll(on);
            play(on, 3);
        }
        check(on);
        strike(on);
    }
}

CLAIM(one_may_scrub_to_and_fro_meanwhile)
{
    stage *on = build(12, 9, 3);
    sw_rng rng = sw_rng_seed(4);
    for (int i = 0; i < 100; i++) {
        poll(on);
        size_t at = sw_rng_below(&rng, on->replay.path.length + 1);
        game_replay_seek(&on->replay, at);
        remember(on);
        if (i % 3 == 0)
            game_replay_set_speed(&on->replay, (int)sw_rng_below(&rng, GAME_REPLAY_SPEEDS));
        listen(on);
    }
    check(on);
    strike(on);
}

/* Whoever looks at the end and comes back has not lost the searches that were cut off. */
CLAIM(a_search_that_was_passed_by_is_made_up_for)
{
    stage *on = build(16, 16, 6);
    for (int i = 0; i < 12; i++) {
        poll(on);
        assert_true(game_shorten_searching(&on->shorten));
        game_replay_seek(&on->replay, on->replay.path.length);
        remember(on);
        poll(on);
        assert_false(game_shorten_searching(&on->shorten));
        game_replay_seek(&on->replay, 0);
    }
    strike(on);
}

CLAIM(at_the_end_there_is_nothing_to_look_for)
{
    stage *on = build(5, 5, 5);
    play(on, on->first);
    poll(on);
    assert_false(game_shorten_searching(&on->shorten));
    strike(on);
}

/* By each move the bound is one less, on either side of a search. */
CLAIM(a_bound_tells_of_all_places)
{
    game_shorten shorten = {.made = 100, .from_bound = 60, .start_bound = 150};
    assert_int_equal(game_shorten_bound(&shorten, 0), 150);
    assert_int_equal(game_shorten_bound(&shorten, 50), 100);
    assert_int_equal(game_shorten_bound(&shorten, 97), 57);
    assert_int_equal(game_shorten_bound(&shorten, 100), 60);
    assert_int_equal(game_shorten_bound(&shorten, 130), 30);
    assert_int_equal(game_shorten_bound(&shorten, 500), 0);
    shorten.joined = true;
    assert_int_equal(game_shorten_bound(&shorten, 100), 59);
    assert_int_equal(game_shorten_bound(&shorten, 130), 29);
}
