#include "game/hint.h"

#include "os/thread.h"

#include <stdlib.h>

/* The finished job keeps the answer, and the answer the plan. The plan's cursor is a board on the
 * plan with the number of moves that lead to it; where the player's board is found on the plan the
 * cursor goes there, so that following it, by slides or by undo, keeps it. */
struct game_hint {
    solver *solver;
    solver_job_wake *wake;
    void *data;
    game_hint_stage stage;
    game_hint_step step;         /* while SHOWN */
    solver_job *job;             /* owned; NULL before the first search */
    const solver_answer *answer; /* the job's; NULL until it is taken */
    puzzle_board asked;          /* the board that the job was asked about */
    puzzle_board goal;           /* and its goal */
    puzzle_board cursor;
    size_t at;
};

enum { HINT_TIME_MS = 5000 };

/* How far from the cursor the player's board is looked for: a whole line and then some. */
enum { REACH = 2 * PUZZLE_MAX_SIDE };

sw_status game_hint_create(game_hint **out, solver *shared, solver_job_wake *wake, void *data,
                           sw_error *error)
{
    game_hint *hint = calloc(1, sizeof *hint);
    if (!hint)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    hint->solver = shared;
    hint->wake = wake;
    hint->data = data;
    *out = hint;
    return SW_OK;
}

static void drop_job(game_hint *hint)
{
    solver_job_destroy(hint->job);
    hint->job = NULL;
    hint->answer = NULL;
}

void game_hint_destroy(game_hint *hint)
{
    if (!hint)
        return;
    drop_job(hint);
    free(hint);
}

/* ---- The plan ---- */

static bool has_plan(const game_hint *hint)
{
    return hint->answer && hint->answer->status == SW_OK;
}

static const puzzle_path *plan(const game_hint *hint)
{
    return &hint->answer->path;
}

static bool seek_forward(game_hint *hint, const puzzle_board *board)
{
    puzzle_board walker = hint->cursor;
    size_t at = hint->at;
    for (int i = 0; i <= REACH; i++) {
        if (puzzle_board_equal(&walker, board)) {
            hint->cursor = walker;
            hint->at = at;
            return true;
        }
        if (at == plan(hint)->length)
            return false;
        puzzle_move_apply(&walker, (puzzle_move)plan(hint)->moves[at++]);
    }
    return false;
}

static bool seek_back(game_hint *hint, const puzzle_board *board)
{
    puzzle_board walker = hint->cursor;
    size_t at = hint->at;
    for (int i = 0; i < REACH && at > 0; i++) {
        puzzle_move move = (puzzle_move)plan(hint)->moves[--at];
        puzzle_move_apply(&walker, puzzle_move_opposite(move));
        if (puzzle_board_equal(&walker, board)) {
            hint->cursor = walker;
            hint->at = at;
            return true;
        }
    }
    return false;
}

/* Moves the cursor to the session's board; false, with the cursor left, where that is off the plan
 * or solved. */
static bool follow(game_hint *hint, const game_session *session)
{
    if (!has_plan(hint) || !puzzle_board_equal(&hint->goal, &session->goal))
        return false;
    if (!seek_forward(hint, &session->board) && !seek_back(hint, &session->board))
        return false;
    return hint->at < plan(hint)->length;
}

static puzzle_move next_move(const game_hint *hint)
{
    return (puzzle_move)plan(hint)->moves[hint->at];
}

/* ---- The search ---- */

static bool asked_about(const game_hint *hint, const game_session *session)
{
    return puzzle_board_equal(&hint->asked, &session->board) &&
           puzzle_board_equal(&hint->goal, &session->goal);
}

static void think(game_hint *hint, const game_session *session)
{
    solver_request request = {.start = session->board,
                              .goal = session->goal,
                              .engine = SOLVER_AUTO,
                              .time_ms = HINT_TIME_MS,
                              .threads = os_thread_cores()};
    drop_job(hint);
    hint->asked = session->board;
    hint->goal = session->goal;
    sw_status status =
        solver_job_start(&hint->job, hint->solver, &request, hint->wake, hint->data, NULL);
    hint->stage = status == SW_OK ? GAME_HINT_THINKING : GAME_HINT_FAILED;
}

static game_outcome show(game_hint *hint, game_session *session, game_hint_step step)
{
    hint->stage = GAME_HINT_SHOWN;
    hint->step = step;
    return game_session_apply(session, (game_command){.kind = GAME_HINT, .step = step});
}

static void take_answer(game_hint *hint, game_session *session)
{
    hint->answer = solver_job_answer(hint->job);
    if (!hint->answer)
        return;
    hint->cursor = hint->asked;
    hint->at = 0;
    if (follow(hint, session))
        show(hint, session, GAME_HINT_REGION);
    else
        hint->stage = GAME_HINT_FAILED;
}

/* ---- Pressing and polling ---- */

/* Takes away what the board has left behind. */
static void drop_stale(game_hint *hint, const game_session *session)
{
    switch (hint->stage) {
    case GAME_HINT_NONE:
        return;
    case GAME_HINT_THINKING:
    case GAME_HINT_FAILED:
        if (!asked_about(hint, session))
            game_hint_hide(hint);
        return;
    case GAME_HINT_SHOWN:
        if (!puzzle_board_equal(&hint->cursor, &session->board) ||
            !puzzle_board_equal(&hint->goal, &session->goal))
            game_hint_hide(hint);
        return;
    }
}

game_outcome game_hint_press(game_hint *hint, game_session *session)
{
    drop_stale(hint, session);
    if (hint->stage == GAME_HINT_THINKING || game_session_solved(session))
        return GAME_NOTHING;
    if (hint->stage == GAME_HINT_SHOWN && hint->step < GAME_HINT_ARROW)
        return show(hint, session, hint->step + 1);
    if (hint->stage == GAME_HINT_SHOWN) {
        hint->stage = GAME_HINT_NONE;
        return game_session_apply(session,
                                  (game_command){.kind = GAME_HINT_MOVE, .move = next_move(hint)});
    }
    if (follow(hint, session))
        return show(hint, session, GAME_HINT_REGION);
    think(hint, session);
    return GAME_NOTHING;
}

bool game_hint_poll(game_hint *hint, game_session *session)
{
    game_hint_stage before = hint->stage;
    drop_stale(hint, session);
    if (hint->stage == GAME_HINT_THINKING)
        take_answer(hint, session);
    return hint->stage != before;
}

void game_hint_hide(game_hint *hint)
{
    if (hint->stage == GAME_HINT_THINKING)
        drop_job(hint);
    hint->stage = GAME_HINT_NONE;
}

game_hint_stage game_hint_stage_now(const game_hint *hint)
{
    return hint->stage;
}

game_hint_step game_hint_step_now(const game_hint *hint)
{
    return hint->step;
}

static void include_cell(game_region *region, puzzle_size size, int cell)
{
    int column = cell % size.columns, row = cell / size.columns;
    int right = region->column + region->columns, bottom = region->row + region->rows;
    region->column = column < region->column ? column : region->column;
    region->row = row < region->row ? row : region->row;
    region->columns = (column >= right ? column + 1 : right) - region->column;
    region->rows = (row >= bottom ? row + 1 : bottom) - region->row;
}

game_region game_hint_region(const game_hint *hint)
{
    puzzle_board board = hint->cursor;
    puzzle_size size = board.size;
    game_region region = {board.blank % size.columns, board.blank / size.columns, 1, 1};
    for (size_t i = hint->at; i < plan(hint)->length && i < hint->at + GAME_REGION_MOVES; i++) {
        puzzle_move_apply(&board, (puzzle_move)plan(hint)->moves[i]);
        include_cell(&region, size, board.blank);
    }
    return region;
}

puzzle_move game_hint_move(const game_hint *hint)
{
    return next_move(hint);
}

size_t game_hint_moves_left(const game_hint *hint)
{
    return plan(hint)->length - hint->at;
}

uint64_t game_hint_nodes(const game_hint *hint)
{
    return hint->stage == GAME_HINT_THINKING ? solver_job_nodes(hint->job) : 0;
}

const solver_answer *game_hint_answer(const game_hint *hint)
{
    return hint->answer;
}
