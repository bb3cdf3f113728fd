/* One game being played. Only game_session_apply changes it. */
#include "game/session.h"

#include "base/array.h"
#include "puzzle/solvable.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

/* So many that `moves` fits an int even if every step slides a whole line. */
enum { MAX_STEPS = INT_MAX / PUZZLE_MAX_SIDE };

void game_session_init(game_session *out, const puzzle_board *start, const puzzle_board *goal)
{
    assert(puzzle_size_equal(start->size, goal->size));
    assert(puzzle_solvable(start, goal));
    *out = (game_session){.start = *start, .goal = *goal, .board = *start};
}

void game_session_deinit(game_session *session)
{
    free(session->steps);
    *session = (game_session){0};
}

int game_session_length(const game_session *session, puzzle_metric metric)
{
    return metric == PUZZLE_METRIC_SLIDES ? session->slides : session->moves;
}

game_credit game_session_credit(const game_session *session)
{
    return game_credit_of(session->hints, session->autos);
}

long long game_session_hints(const game_session *session)
{
    return game_hints_taken(session->hints);
}

bool game_session_path(const game_session *session, puzzle_path *out)
{
    puzzle_path_clear(out);
    for (size_t i = 0; i < session->done; i++)
        for (int tile = 0; tile < session->steps[i].length; tile++)
            if (!puzzle_path_push(out, (puzzle_move)session->steps[i].move))
                return false;
    return true;
}

bool game_session_solved(const game_session *session)
{
    return session->end != GAME_END_OPEN && puzzle_board_equal(&session->board, &session->goal);
}

bool game_session_unfinished(const game_session *session)
{
    return session->started && !game_session_solved(session);
}

void game_session_advance(game_session *session, double ms)
{
    if (ms > 0 && game_session_unfinished(session))
        session->time_ms += ms;
}

bool game_session_reserve(game_session *session, size_t steps)
{
    if (session->done > MAX_STEPS || steps > MAX_STEPS - session->done)
        return false;
    return sw_array_reserve(&session->steps, &session->capacity, session->done + steps,
                            sizeof *session->steps);
}

static game_outcome changed(game_session *session)
{
    session->revision++;
    return game_session_solved(session) ? GAME_SOLVED : GAME_CHANGED;
}

int64_t game_whole_ms(double time_ms)
{
    return time_ms < (double)GAME_TIME_MAX ? (int64_t)time_ms : GAME_TIME_MAX;
}

static uint32_t clock_now(const game_session *session)
{
    return session->time_ms < UINT32_MAX ? (uint32_t)session->time_ms : UINT32_MAX;
}

/* Steps one after the other in one direction are one slide, as in puzzle_path_slides: whoever presses twice
 * for two tiles in line has slid no more than whoever slides both at once. */
static bool begins_slide(const game_session *session, size_t step)
{
    return step == 0 || session->steps[step].move != session->steps[step - 1].move;
}

size_t game_session_slide_end(const game_session *session, size_t step)
{
    size_t end = step + 1;
    while (end < session->done && !begins_slide(session, end))
        end++;
    return end;
}

/* Carries steps[done] out. */
static game_outcome go_forward(game_session *session)
{
    session->steps[session->done].ms = clock_now(session);
    game_step step = session->steps[session->done++];
    bool possible =
        puzzle_slide_apply(&session->board, (puzzle_slide){(puzzle_move)step.move, step.length});
    assert(possible);
    (void)possible;
    session->moves += step.length;
    session->slides += begins_slide(session, session->done - 1);
    return changed(session);
}

static game_outcome go_back(game_session *session)
{
    session->steps[--session->done].ms = 0;
    game_step step = session->steps[session->done];
    puzzle_move back = puzzle_move_opposite((puzzle_move)step.move);
    bool possible = puzzle_slide_apply(&session->board, (puzzle_slide){back, step.length});
    assert(possible);
    (void)possible;
    session->moves -= step.length;
    session->slides -= begins_slide(session, session->done);
    session->undos++;
    return changed(session);
}

/* A new step; what could be redone is given up for it. */
static game_outcome play(game_session *session, puzzle_slide slide, game_by by, game_way way)
{
    if (slide.length == 0 || game_session_solved(session))
        return GAME_NOTHING;
    if (!game_session_reserve(session, 1))
        return GAME_FULL;
    session->steps[session->done] = (game_step){.move = (uint8_t)slide.move,
                                                .by = (uint8_t)by,
                                                .way = (uint8_t)way,
                                                .length = (uint8_t)slide.length};
    if (session->alone.steps > session->done)
        session->alone.steps = session->done;
    session->total = session->done + 1;
    session->started = true;
    return go_forward(session);
}

static puzzle_slide single(const puzzle_board *board, puzzle_move move)
{
    return (puzzle_slide){move, puzzle_move_source(board, move) < 0 ? 0 : 1};
}

static game_outcome undo(game_session *session)
{
    return session->done > 0 ? go_back(session) : GAME_NOTHING;
}

static game_outcome redo(game_session *session)
{
    return session->done < session->total ? go_forward(session) : GAME_NOTHING;
}

/* Nothing is lost: redo leads along the same way again. */
static game_outcome restart(game_session *session)
{
    if (session->done == 0)
        return GAME_NOTHING;
    session->board = session->start;
    for (size_t i = 0; i < session->done; i++)
        session->steps[i].ms = 0;
    session->done = 0;
    session->moves = 0;
    session->slides = 0;
    return changed(session);
}

static game_outcome count(game_session *session, int *counter)
{
    if (game_session_solved(session))
        return GAME_NOTHING;
    ++*counter;
    return GAME_CHANGED;
}

static game_outcome play_hint(game_session *session, game_command command)
{
    puzzle_slide slide = single(&session->board, command.move);
    game_outcome outcome = play(session, slide, GAME_BY_HINT, command.way);
    if (outcome == GAME_CHANGED || outcome == GAME_SOLVED)
        session->hints[GAME_HINT_PLAY]++;
    return outcome;
}

static game_outcome start_clock(game_session *session)
{
    if (session->started || game_session_solved(session))
        return GAME_NOTHING;
    session->started = true;
    return GAME_CHANGED;
}

game_outcome game_session_close(game_session *session)
{
    if (session->end != GAME_END_OPEN)
        return GAME_NOTHING;
    session->end = GAME_END_DONE;
    return game_session_solved(session) ? GAME_SOLVED : GAME_CHANGED;
}

/* Before each command, as long as the game is the player's own. */
static void note_alone(game_session *session)
{
    if (game_session_credit(session) == GAME_CREDIT_OWN)
        session->alone = (game_alone){.steps = session->total,
                                      .undos = session->undos,
                                      .regions = session->hints[GAME_HINT_REGION],
                                      .tiles = session->hints[GAME_HINT_TILE]};
}

game_outcome game_session_apply(game_session *session, game_command command)
{
    note_alone(session);
    const puzzle_board *board = &session->board;
    switch (command.kind) {
    case GAME_MOVE:
        return play(session, single(board, command.move), GAME_BY_PLAYER, command.way);
    case GAME_LINE:
        return play(session, puzzle_slide_line(board, command.move), GAME_BY_PLAYER, command.way);
    case GAME_PRESS:
        return play(session, puzzle_slide_from(board, command.cell), GAME_BY_PLAYER, command.way);
    case GAME_UNDO:
        return undo(session);
    case GAME_REDO:
        return redo(session);
    case GAME_RESTART:
        return restart(session);
    case GAME_HINT:
        return count(session, &session->hints[command.step]);
    case GAME_HINT_MOVE:
        return play_hint(session, command);
    case GAME_AUTO:
        return count(session, &session->autos);
    case GAME_AUTO_MOVE:
        return play(session, single(board, command.move), GAME_BY_AUTO, command.way);
    case GAME_CLOCK:
        return start_clock(session);
    }
    return GAME_NOTHING;
}
