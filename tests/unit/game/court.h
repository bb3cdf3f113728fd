#ifndef TESTS_GAME_COURT_H
#define TESTS_GAME_COURT_H

/* An analysis for tests to call, and games for it. Included after claims.h. */

#include "fixture.h"
#include "game/analysis.h"
#include "os/thread.h"

#include <stdlib.h>

/* ---- A court: an analysis, and a bell that it rings ---- */

typedef struct court {
    solver *shared;
    puzzle_metric metric;
    game_analysis *analysis;
    os_mutex lock;
    os_condition rung;
    int rings;
} court;

enum { NO_LIMIT = 0 };

static inline void ring(void *data)
{
    court *at = data;
    os_mutex_lock(&at->lock);
    at->rings++;
    os_condition_signal_all(&at->rung);
    os_mutex_unlock(&at->lock);
}

static inline court *open_court_in(puzzle_metric metric)
{
    court *at = calloc(1, sizeof *at);
    assert_non_null(at);
    at->metric = metric;
    os_mutex_init(&at->lock);
    os_condition_init(&at->rung);
    assert_int_equal(solver_create(&at->shared, NULL), SW_OK);
    assert_int_equal(game_analysis_create(&at->analysis, at->shared, metric, ring, at, NULL),
                     SW_OK);
    return at;
}

static inline court *open_court(void)
{
    return open_court_in(PUZZLE_METRIC_MOVES);
}

static inline void close_court(court *at)
{
    game_analysis_destroy(at->analysis);
    solver_destroy(at->shared);
    os_condition_deinit(&at->rung);
    os_mutex_deinit(&at->lock);
    free(at);
}

static inline int rings_of(court *at)
{
    os_mutex_lock(&at->lock);
    int rings = at->rings;
    os_mutex_unlock(&at->lock);
    return rings;
}

/* The bell must ring for it: nobody looks again without. */
static inline void wait_for(court *at, bool (*met)(game_analysis *analysis))
{
    int heard = 0;
    while (!met(at->analysis)) {
        os_mutex_lock(&at->lock);
        while (at->rings == heard)
            assert_true(os_condition_wait_ms(&at->rung, &at->lock, 60000));
        heard = at->rings;
        os_mutex_unlock(&at->lock);
    }
}

static inline bool last_is_known(game_analysis *analysis)
{
    return game_distance_known(game_analysis_last(analysis));
}

static inline void follow(court *at, const game_session *session, double ms_a_place)
{
    puzzle_path path = {0};
    assert_true(game_session_path(session, &path));
    assert_true(
        game_analysis_follow(at->analysis, &session->start, &session->goal, &path, ms_a_place));
    puzzle_path_deinit(&path);
}

/* All places of the session's path; the caller frees them. */
static inline game_distance *places_of(court *at, const game_session *session)
{
    size_t count = (size_t)session->moves + 1;
    game_distance *left = calloc(count, sizeof *left);
    assert_non_null(left);
    assert_int_equal(game_analysis_known(at->analysis, left, count), count);
    return left;
}

/* ---- Ways ---- */

static inline void move_at_random(game_session *session, int moves, sw_rng *rng)
{
    for (int goal = session->moves + moves; session->moves < goal;) {
        puzzle_move move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
        game_session_apply(session, (game_command){.kind = GAME_MOVE, .move = move});
    }
}

/* One of the 17 boards of tests/data/hard15.txt, 80 moves from home: far more work than a test may
 * take. */
static inline game_session hard_game(void)
{
    return session_of("0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1",
                      "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
}

#endif
