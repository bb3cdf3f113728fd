#ifndef TESTS_GAME_RUNS_H
#define TESTS_GAME_RUNS_H

/* What the tests of runs share: runs that are played to the end of a board. Included after claims.h. */

#include "game/run.h"
#include "solver/solver.h"

static inline game_run run_of(const char *challenge)
{
    game_run run;
    game_challenge what;
    assert_int_equal(game_challenge_parse(&what, challenge, NULL), SW_OK);
    game_run_init(&run, &what, 1234567, 0xabc, 1795200302, 20777);
    return run;
}

static inline game_outcome do_act(game_run *run, game_run_act act)
{
    return game_run_apply(run, (game_run_command){.act = act});
}

static inline game_outcome do_move(game_run *run, puzzle_move move)
{
    return game_run_apply(
        run, (game_run_command){.play = {.kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = move}});
}

/* For groups of tests that need solutions. */
static solver *thinker;

static inline int create_solver(void **state)
{
    (void)state;
    return solver_create(&thinker, NULL) == SW_OK ? 0 : -1;
}

static inline int destroy_solver(void **state)
{
    (void)state;
    solver_destroy(thinker);
    return 0;
}

/* A solution of the board in play; the caller's. */
static inline puzzle_path solution_of(const game_run *run)
{
    solver_answer answer;
    const game_session *session = &run->round.session;
    solver_request request = {.start = session->board, .goal = session->goal};
    request.engine = SOLVER_LINES;
    assert_int_equal(solver_solve(thinker, &request, NULL, &answer), SW_OK);
    puzzle_path path = answer.path;
    answer.path = (puzzle_path){0};
    solver_answer_deinit(&answer);
    return path;
}

#endif
