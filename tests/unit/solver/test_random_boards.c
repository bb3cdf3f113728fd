#include "core/progress.h"
#include "core/prune.h"
#include "engines/optimal/ida.h"
#include "heuristics/walking.h"
#include "oracle.h"
#include "solver/prepare.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <stdlib.h>

#include "claims.h"

/* Random boards of each shape are solved with the largest tables that do not take minutes, and the
 * lengths of some are checked by a second search without any: breadth-first from both ends where
 * there are few boards, and else IDA* with walking distance. It takes the boards with the shortest
 * solutions first, as many as so many nodes suffice for. */
enum { CELLS = ORACLE_STRIDE > 1 ? 12 : 16, BOARDS = 1000 / ORACLE_STRIDE };
enum { FEW_CELLS = 10, SECOND_NODES = ORACLE_STRIDE > 1 ? 300000 : 3000000 };

typedef struct solved_board {
    puzzle_board board;
    int length;
} solved_board;

typedef struct second_engine {
    solver *solving;
    prune automaton;
    uint64_t nodes; /* that it may still expand */
} second_engine;

static int length_by_breadth(second_engine *second, const solver_request *request)
{
    solver_request named = *request;
    solver_answer answer;
    named.node_limit = second->nodes;
    named.method.algorithm = SOLVER_BIDIRECTIONAL;
    solver_solve(second->solving, &named, NULL, &answer);
    int length = answer.status == SW_OK ? (int)answer.path.length : -1;
    second->nodes -= answer.expanded < second->nodes ? answer.expanded : second->nodes;
    solver_answer_deinit(&answer);
    return length;
}

static int length_by_walking(second_engine *second, const solver_request *request)
{
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress, .node_limit = second->nodes};
    puzzle_path path = {0};
    normalized_board board;
    solver_normalized_init(&board, &request->start, &request->goal);
    ida *search = solver_ida_create(&board, &second->automaton, 1);
    walking *distances = solver_walking_create(board.size, request->goal.blank);
    assert_true(search && distances);
    ida_end end =
        solver_ida_search(search, solver_walking_heuristic(distances), NULL, &watch, &path);
    int length = end == IDA_FOUND ? (int)path.length : -1;
    second->nodes -= watch.expanded < second->nodes ? watch.expanded : second->nodes;
    puzzle_path_deinit(&path);
    solver_walking_destroy(distances);
    solver_ida_destroy(search);
    return length;
}

static int by_length(const void *a, const void *b)
{
    return ((const solved_board *)a)->length - ((const solved_board *)b)->length;
}

static void check_lengths(second_engine *second, const puzzle_board *goal, solved_board *solved,
                          int count)
{
    int checks = 0;
    solver_request request = {.goal = *goal};
    second->nodes = SECOND_NODES;
    qsort(solved, (size_t)count, sizeof *solved, by_length);
    for (int i = 0; i < count && second->nodes > 0; i++) {
        request.start = solved[i].board;
        int length = puzzle_size_cells(goal->size) <= FEW_CELLS
                         ? length_by_breadth(second, &request)
                         : length_by_walking(second, &request);
        assert_true(length == solved[i].length || (length < 0 && second->nodes == 0));
        checks += length >= 0;
    }
    assert_true(checks > 0);
}

static void check_goal(second_engine *second, const puzzle_board *goal, int boards, sw_rng *rng)
{
    static solved_board solved[1000];
    solver_request request = {.goal = *goal, .engine = SOLVER_OPTIMAL};
    for (int i = 0; i < boards; i++) {
        request.start = puzzle_scramble(goal, rng);
        solver_answer answer;
        assert_int_equal(solver_solve(second->solving, &request, NULL, &answer), SW_OK);
        assert_true(answer.optimal);
        assert_true(puzzle_path_leads(&answer.path, &request.start, goal));
        solved[i] = (solved_board){request.start, (int)answer.path.length};
        solver_answer_deinit(&answer);
    }
    check_lengths(second, goal, solved, boards);
}

/* Small boards with the blank's home inside or at a side as well. */
static void check_shape(second_engine *second, puzzle_size size, sw_rng *rng)
{
    int cells = puzzle_size_cells(size), goals = cells <= 12 ? 2 : 1;
    bool is_hard = cells == 16 && size.columns != size.rows;
    solver_set_memory(second->solving, is_hard ? SOLVER_MEMORY_LARGE : SOLVER_MEMORY_NORMAL);
    for (int i = 0; i < goals; i++) {
        puzzle_board goal = oracle_goal(size, i == 0 ? cells - 1 : cells / 2);
        solver_claim *claim = solver_claim_tables(second->solving, &goal);
        assert_non_null(claim);
        assert_int_equal(solver_claim_wait(claim, NULL), SW_OK);
        check_goal(second, &goal, BOARDS / goals, rng);
        solver_claim_drop(claim);
    }
}

CLAIM(random_boards_of_every_shape_are_solved_as_a_second_search_says)
{
    second_engine second;
    sw_rng rng = sw_rng_seed(16);
    assert_true(solver_prune_init(&second.automaton, 8, NULL) == SW_OK);
    assert_int_equal(solver_create(&second.solving, NULL), SW_OK);
    for (int columns = 2; columns <= CELLS / 2; columns++)
        for (int rows = 2; columns * rows <= CELLS; rows++)
            check_shape(&second, (puzzle_size){columns, rows}, &rng);
    solver_destroy(second.solving);
    solver_prune_deinit(&second.automaton);
}
