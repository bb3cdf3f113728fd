/* Challenges on the play screen: each begins with boards that a test knows. */
#ifndef TEST_APP_CHALLENGES_CHALLENGE_H
#define TEST_APP_CHALLENGES_CHALLENGE_H

#include "boards.h"
#include "client/runs.h"
#include "solver/solver.h"

#include <string.h>

enum { RUN_SEED = 11, RUN_ID = 4711 };

/* How a player comes to play one: all tests begin their runs here. */
static inline void show_challenge(app *a, const char *text)
{
    game_challenge challenge = challenge_of(text);
    app_loop_close_all(a);
    app_loop_open(a, APP_SCREEN_TITLE);
    client_run_begin(&a->client, &challenge);
    app_loop_open(a, APP_SCREEN_PLAY);
}

/* Goes on with the one that was left. */
static inline bool show_left(app *a, const char *text)
{
    game_challenge challenge = challenge_of(text);
    app_loop_close_all(a);
    app_loop_open(a, APP_SCREEN_TITLE);
    bool left = client_run_resume(&a->client, &challenge);
    if (left)
        app_loop_open(a, APP_SCREEN_PLAY);
    return left;
}

/* The moves of some solution of the board in play; the caller's. */
static inline puzzle_path way_home(const app *a)
{
    solver_answer answer;
    solver_request request = {.start = session_in_play(a)->board, .goal = session_in_play(a)->goal};
    request.engine = SOLVER_LINES;
    assert_int_equal(solver_solve(a->client.solver, &request, NULL, &answer), SW_OK);
    puzzle_path path = answer.path;
    answer.path = (puzzle_path){0};
    solver_answer_deinit(&answer);
    return path;
}

/* Where the tile lies that such a move slides. */
static inline app_rect tile_to_slide(const app *a, puzzle_move move)
{
    const app_board_layout board = app_play_boards(parts_on_top(a)).own;
    int cell = puzzle_move_source(&session_in_play(a)->board, move);
    assert_true(cell >= 0);
    return app_board_layout_units(&board, app_board_layout_cell(&board, cell));
}

/* ---- What a player does ---- */

static inline void send(app *a, app_event event)
{
    app_loop_event(a, &event);
}

static inline void press_intent(app *a, app_intent intent)
{
    app_event key = {.kind = APP_EVENT_KEY_DOWN, .way = GAME_WAY_KEYS, .intent = intent};
    send(a, key);
    key.kind = APP_EVENT_KEY_UP;
    send(a, key);
}

#endif
