/* Draws boards that are few moves from their goal. */
#include "game/difficulty.h"

#include "game/ask.h"
#include "puzzle/scramble.h"

int game_easy_moves(puzzle_size size)
{
    static const struct {
        puzzle_size size;
        int moves;
    } known[] = {{{2, 2}, 4}, {{3, 3}, 8}, {{4, 3}, 12}, {{3, 4}, 12}, {{4, 4}, 18}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (puzzle_size_equal(known[i].size, size))
            return known[i].moves;
    return size.columns + size.rows + 10;
}

/* How many moves the board takes at least, as far as the search comes. It is the same on every machine:
 * its nodes are counted, and no clock is looked at. */
static int least_moves(solver *solver, const puzzle_board *board, const puzzle_board *goal)
{
    solver_answer answer = {0};
    solver_request request = game_ask(GAME_ASK_EASY, board, goal);
    solver_solve(solver, &request, NULL, &answer);
    bool known = answer.status == SW_OK;
    int least = answer.lower_bound;
    solver_answer_deinit(&answer);
    return known ? least : -1;
}

puzzle_board game_easy_board(solver *solver, const puzzle_board *goal, uint64_t seed)
{
    enum { WALKS = 100 }; /* nearly always one or two are enough */
    sw_rng rng = sw_rng_seed(seed);
    int moves = game_easy_moves(goal->size);
    puzzle_board board = *goal;
    for (int walk = 0; walk < WALKS; walk++) {
        board = puzzle_scramble_moves(goal, moves, &rng);
        /* Where the search has come to no end, the walk itself is the shortest way that is known. */
        int least = least_moves(solver, &board, goal);
        if (least < 0 || least >= moves - GAME_EASY_OFF)
            break;
    }
    return board;
}
