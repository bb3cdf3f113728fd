/* A second player on the same board, who goes by the clock or by the moves. */
#include "game/ghost.h"

#include <assert.h>
#include <stdlib.h>

static const double NEVER_MS = 1e9;

void game_ghost_deinit(game_ghost *ghost)
{
    puzzle_path_deinit(&ghost->path);
    free(ghost->ms);
    *ghost = (game_ghost){0};
}

/* One time for each single move; the tiles of a slide move together. */
static uint32_t *times_of(const game_session *session, size_t moves)
{
    uint32_t *times = calloc(moves > 0 ? moves : 1, sizeof *times);
    size_t at = 0;
    for (size_t i = 0; times && i < session->done; i++)
        for (int tile = 0; tile < session->steps[i].length; tile++)
            times[at++] = session->steps[i].ms;
    return times;
}

bool game_ghost_of_run(game_ghost *out, const game_record *run)
{
    const game_session *session = &run->round.session;
    *out = (game_ghost){.kind = GAME_GHOST_RUN,
                        .start = session->start,
                        .goal = session->goal,
                        .board = session->start};
    bool good = game_session_path(session, &out->path);
    out->ms = good ? times_of(session, out->path.length) : NULL;
    if (!out->ms)
        game_ghost_deinit(out);
    return out->kind == GAME_GHOST_RUN;
}

bool game_ghost_of_path(game_ghost *out, const puzzle_board *start, const puzzle_board *goal,
                        const puzzle_path *path)
{
    *out =
        (game_ghost){.kind = GAME_GHOST_SHORTEST, .start = *start, .goal = *goal, .board = *start};
    if (puzzle_path_copy(&out->path, path))
        return true;
    game_ghost_deinit(out);
    return false;
}

static void step(game_ghost *ghost, bool forward)
{
    puzzle_move move = (puzzle_move)ghost->path.moves[forward ? ghost->at++ : --ghost->at];
    bool possible = puzzle_move_apply(&ghost->board, forward ? move : puzzle_move_opposite(move));
    assert(possible);
    (void)possible;
}

int game_ghost_length(const game_ghost *ghost)
{
    return (int)puzzle_metric_length(ghost->metric, &ghost->path);
}

int game_ghost_left(const game_ghost *ghost)
{
    const puzzle_path made = {.moves = ghost->path.moves, .length = ghost->at};
    return game_ghost_length(ghost) - (int)puzzle_metric_length(ghost->metric, &made);
}

/* The run's first move stands at 0 ms, but the race begins with the player's. */
static bool is_waiting(double ms, int made)
{
    return ms <= 0 && made == 0;
}

/* After so many moves of its own. */
static size_t place_of(const game_ghost *ghost, double ms, int made)
{
    size_t place = 0;
    if (ghost->kind != GAME_GHOST_RUN)
        return puzzle_metric_place(ghost->metric, &ghost->path, (size_t)made);
    while (place < ghost->path.length && !is_waiting(ms, made) && ghost->ms[place] <= ms)
        place++;
    return place;
}

bool game_ghost_follow(game_ghost *ghost, double ms, int made)
{
    size_t before = ghost->at, place = place_of(ghost, ms, made);
    while (ghost->at < place)
        step(ghost, true);
    while (ghost->at > place)
        step(ghost, false);
    return ghost->at != before;
}

double game_ghost_wait(const game_ghost *ghost, double ms)
{
    if (ghost->kind != GAME_GHOST_RUN || ghost->at == ghost->path.length)
        return NEVER_MS;
    double next = ghost->ms[ghost->at];
    if (next > ms)
        return next - ms;
    return ms > 0 ? 0 : NEVER_MS; /* at 0 it waits for the player's first move */
}
