/* Plays moves that are known already into a game of its own: a solver's solution, or the beginning of a
 * replay. */
#include "game/retrace.h"

#include "game/replay.h"

bool game_retrace_solution(game_record *record, const puzzle_path *path)
{
    game_session *session = &record->round.session;
    game_session_apply(session, (game_command){.kind = GAME_AUTO});
    for (size_t i = 0; i < path->length; i++) {
        game_command move = {.kind = GAME_AUTO_MOVE, .move = (puzzle_move)path->moves[i]};
        if (game_session_apply(session, move) == GAME_FULL)
            return false;
    }
    return true;
}

/* Plays the path from a place on. */
static bool play_rest(game_session *session, const puzzle_path *path, size_t place)
{
    for (size_t i = place; i < path->length; i++) {
        game_command move = {.kind = GAME_MOVE, .move = (puzzle_move)path->moves[i]};
        if (game_session_apply(session, move) == GAME_FULL)
            return false;
    }
    return true;
}

bool game_retrace_rest(game_record *out, const game_record *record, size_t place)
{
    const game_session *from = &record->round.session;
    puzzle_path path = {0};
    puzzle_board start = from->start;
    *out = (game_record){.round = {.look = record->round.look, .origin = record->round.origin},
                         .date = record->date};
    bool made = game_session_path(from, &path);
    if (made) {
        puzzle_path_play(&path, 0, place, &start);
        game_session *session = &out->round.session;
        game_session_init(session, &start, &from->goal);
        session->end = GAME_END_OPEN; /* a slide may have gone over the goal */
        made = play_rest(session, &path, place);
        session->end = from->end;
    }
    puzzle_path_deinit(&path);
    return made;
}

/* Of each kind that are counted, whatever a file says. */
enum { HELP_MOST = 999 };

/* What helped the player; the hints that were played come with their moves. */
static void count_help(game_session *to, const game_session *from)
{
    for (int i = 0; i < from->autos && i < HELP_MOST; i++)
        game_session_apply(to, (game_command){.kind = GAME_AUTO});
    for (int step = 0; step < GAME_HINT_PLAY; step++)
        for (int i = 0; i < from->hints[step] && i < HELP_MOST; i++)
            game_session_apply(to, (game_command){.kind = GAME_HINT, .step = (game_hint_step)step});
}

/* The cell whose tile slides `length` tiles, itself among them, by that move. */
static int cell_of(const puzzle_board *board, puzzle_move move, int length)
{
    int step = puzzle_move_source(board, move) - board->blank;
    return board->blank + step * length;
}

/* As the step was made, at its time; `length` of its tiles. */
static bool make_step(game_session *session, const game_step *step, int length)
{
    puzzle_move move = (puzzle_move)step->move;
    game_command command = {.kind = GAME_PRESS, .way = (game_way)step->way, .move = move};
    if (step->by == GAME_BY_HINT)
        command.kind = GAME_HINT_MOVE;
    else if (step->by == GAME_BY_AUTO)
        command.kind = GAME_AUTO_MOVE;
    else
        command.cell = cell_of(&session->board, move, length);
    game_session_advance(session, step->ms - session->time_ms);
    return game_session_apply(session, command) != GAME_FULL;
}

bool game_retrace_moves(game_round *round, const puzzle_board *start, const puzzle_board *goal,
                        const puzzle_path *path)
{
    game_session *session = &round->session;
    game_session_init(session, start, goal);
    for (size_t i = 0; i < path->length; i++) {
        game_command move = {.kind = GAME_MOVE, .move = (puzzle_move)path->moves[i]};
        game_outcome outcome = game_session_apply(session, move);
        if (outcome == GAME_NOTHING || outcome == GAME_FULL) {
            game_session_deinit(session);
            return false;
        }
        game_session_advance(session, GAME_REPLAY_MOVE_MS);
    }
    return true;
}

static bool is_goal_at(const game_session *session, size_t moves)
{
    puzzle_board board = session->start;
    for (size_t i = 0, at = 0; i < session->done && at < moves; i++) {
        game_step step = session->steps[i];
        size_t left = moves - at;
        int length = step.length < left ? step.length : (int)left;
        puzzle_slide_apply(&board, (puzzle_slide){(puzzle_move)step.move, length});
        at += (size_t)length;
    }
    return puzzle_board_equal(&board, &session->goal);
}

bool game_retrace_round(game_round *out, const game_record *record, size_t moves)
{
    const game_session *from = &record->round.session;
    bool fits = true;
    *out = (game_round){.look = record->round.look, .origin = record->round.origin};
    game_session_init(&out->session, &from->start, &from->goal);
    if (moves > (size_t)from->moves)
        moves = (size_t)from->moves;
    if (moves > 0 && is_goal_at(from, moves))
        moves--;
    if (moves > 0)
        count_help(&out->session, from);
    if (moves > 0 && game_session_solved(from)) /* who watched it knows the way */
        game_session_apply(&out->session, (game_command){.kind = GAME_AUTO});
    out->session.end = GAME_END_OPEN;
    for (size_t i = 0, at = 0; fits && i < from->done && at < moves; i++) {
        size_t left = moves - at;
        int length = from->steps[i].length < left ? from->steps[i].length : (int)left;
        fits = make_step(&out->session, &from->steps[i], length);
        at += (size_t)length;
    }
    out->session.end = from->end == GAME_END_GOAL ? GAME_END_GOAL : GAME_END_DONE;
    if (!fits)
        game_session_deinit(&out->session);
    return fits;
}
