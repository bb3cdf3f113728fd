/* Which moves are good on a board, as far as that is known. */
#include "game/good_moves.h"

game_good_moves game_good_moves_of_distances(const solver_distances *distances)
{
    game_good_moves out = {.left = -1};
    if (distances->status != SW_OK)
        return out;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        out.good[move] = solver_distances_best(distances, (puzzle_move)move);
        out.count += out.good[move];
    }
    out.left = distances->moves_left;
    out.proved = true;
    return out;
}

/* A solution says nothing of the other moves, even where no other is shorter. */
game_good_moves game_good_moves_of_line(const solver_answer *line, puzzle_metric metric)
{
    game_good_moves out = {.left = -1};
    if (line->status != SW_OK)
        return out;
    out.left = (int)puzzle_metric_length(metric, &line->path);
    if (out.left > 0) {
        out.good[line->path.moves[0]] = true;
        out.count = 1;
    }
    return out;
}
