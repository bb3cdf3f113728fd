#include "layers.h"
#include "oracle.h"
#include "solver/distances.h"
#include "solver/prepare.h"

#include "base/rng.h"

#include "claims.h"

/* Boards of each distance; those of the first and last layers are often the same one. */
enum { BOARDS = 8, FARTHEST = 53, ALL_BOARDS = 239500800 };

/* Columns and rows exchanged. */
static puzzle_board transposed(const puzzle_board *board)
{
    puzzle_size size = {board->size.rows, board->size.columns};
    puzzle_tile tiles[LAYERS_CELLS];
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        tiles[cell] = board->tiles[cell % size.columns * board->size.columns + cell / size.columns];
    puzzle_board made;
    assert_int_equal(puzzle_board_init(&made, size, tiles, NULL), SW_OK);
    return made;
}

/* Up and left change places, and right and down. */
static puzzle_move transposed_move(puzzle_move move)
{
    return (puzzle_move)(PUZZLE_MOVES - 1 - (int)move);
}

static void check_distances(solver *solving, const solver_request *request, const layers *all,
                            uint64_t number, bool is_transposed)
{
    int distance = layers_distance(all);
    solver_distances found;
    assert_int_equal(solver_distances_find(solving, request, NULL, &found), SW_OK);
    assert_int_equal(found.moves_left, distance);
    for (int i = 0; i < PUZZLE_MOVES; i++) {
        puzzle_move move = is_transposed ? transposed_move((puzzle_move)i) : (puzzle_move)i;
        bool nearer = layers_nearer(all, number, move);
        bool possible = puzzle_move_source(&request->start, (puzzle_move)i) >= 0;
        assert_int_equal(found.after[i], !possible ? -1 : nearer ? distance - 1 : distance + 1);
    }
}

static void check_board(solver *solving, const layers *all, uint64_t number,
                        const solver_request goals[2])
{
    solver_request request = goals[0];
    layers_board(all, number, &request.start);
    check_distances(solving, &request, all, number, false);
    puzzle_board board = transposed(&request.start);
    request = goals[1];
    request.start = board;
    check_distances(solving, &request, all, number, true);
}

/* 3x4 and 4x3 alike. The distances include the optimal solution of the board. */
CLAIM(boards_of_every_distance_are_solved_in_as_many_moves)
{
    solver_request goals[2] = {{.goal = oracle_goal((puzzle_size){3, 4}, 11)}};
    goals[1].goal = transposed(&goals[0].goal);
    solver *solving;
    solver_claim *claims[2];
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < 2; i++) {
        claims[i] = solver_claim_tables(solving, &goals[i].goal);
        assert_int_equal(solver_claim_wait(claims[i], NULL), SW_OK);
    }
    sw_rng rng = sw_rng_seed(12);
    layers *all = layers_create(&goals[0].goal);
    uint64_t boards = 0, number;
    do {
        boards += layers_count(all);
        for (int i = 0; i < BOARDS; i++) {
            uint64_t from = sw_rng_below(&rng, layers_boards(all));
            if (layers_find(all, from, &number) || layers_find(all, 0, &number))
                check_board(solving, all, number, goals);
        }
    } while (layers_next(all));
    assert_int_equal(layers_distance(all) - 1, FARTHEST);
    assert_true(boards == ALL_BOARDS);
    layers_destroy(all);
    for (int i = 0; i < 2; i++)
        solver_claim_drop(claims[i]);
    solver_destroy(solving);
}

/* A breadth-first search of 239,500,800 boards: sanitizers would take minutes. */
int main(void)
{
    return ORACLE_STRIDE > 1 ? 0 : claims_run();
}
