#include "every_board.h"

#include "layers.h"
#include "oracle.h"
#include "solver/prepare.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "claims.h"

static void check_proof(solver *solving, const solver_request *request, int distance)
{
    solver_answer answer;
    assert_int_equal(solver_solve(solving, request, NULL, &answer), SW_OK);
    assert_int_equal(answer.path.length, distance);
    assert_int_equal(answer.lower_bound, distance);
    assert_true(answer.optimal);
    assert_true(puzzle_path_leads(&answer.path, &request->start, &request->goal));
    solver_answer_deinit(&answer);
}

static void check_refusal(solver *solving, solver_request request, int distance)
{
    puzzle_board *board = &request.start;
    int first = board->blank == 0 ? 1 : 0, last = puzzle_size_cells(board->size) - 1;
    last -= board->blank == last;
    puzzle_tile exchanged = board->tiles[first];
    board->tiles[first] = board->tiles[last];
    board->tiles[last] = exchanged;
    request.engine = (solver_engine)(distance % 3);
    solver_answer answer;
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_UNSOLVABLE);
    assert_int_equal(answer.path.length, 0);
    assert_false(answer.optimal);
    solver_answer_deinit(&answer);
}

/* All of them where somebody has the time. */
static uint64_t stride_of(const every_board *of)
{
    return getenv("SLIDEWISE_EVERY_BOARD") ? 1 : (uint64_t)of->stride * ORACLE_STRIDE;
}

static void check_layers(solver *solving, const every_board *of)
{
    layers *all = layers_create(&of->goal);
    solver_request request = {.goal = of->goal, .engine = SOLVER_OPTIMAL};
    uint64_t boards = 0, stride = stride_of(of);
    do {
        int distance = layers_distance(all);
        for (uint64_t at = 0; layers_find(all, at, &at); at++, boards++) {
            if (boards % stride != 0)
                continue;
            layers_board(all, at, &request.start);
            check_proof(solving, &request, distance);
            if (boards % 16 == 0)
                check_refusal(solving, request, distance);
        }
    } while (layers_next(all));
    assert_true(boards == layers_boards(all));
    assert_int_equal(layers_distance(all) - 1, of->farthest);
    layers_destroy(all);
}

void check_every_board(const every_board *of)
{
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    solver_claim *claim = solver_claim_tables(solving, &of->goal);
    assert_int_equal(solver_claim_wait(claim, NULL), SW_OK);
    check_layers(solving, of);
    solver_claim_drop(claim);
    solver_destroy(solving);
}
