#include <stdlib.h>

#include "claims.h"

#include "fixture.h"
#include "game/lab_search.h"

/* A search from that board to the standard goal, and the solver that it needs. */
typedef struct bench {
    solver *solver;
    solver_request request;
    game_lab_search search;
} bench;

static void open_bench(bench *b, const char *start, solver_method method)
{
    *b = (bench){.request = {.start = board_of(start), .method = method}};
    puzzle_size size = b->request.start.size;
    b->request.goal = goal_of(PUZZLE_GOAL_STANDARD, size.columns, size.rows);
    assert_int_equal(solver_create(&b->solver, NULL), SW_OK);
    assert_int_equal(game_lab_search_init(&b->search, b->solver, &b->request, NULL), SW_OK);
}

static void close_bench(bench *b)
{
    game_lab_search_deinit(&b->search);
    solver_destroy(b->solver);
}

static const solver_method astar = {SOLVER_ASTAR, SOLVER_MANHATTAN};
static const char four[] = "1,2,3/0,4,6/7,5,8"; /* three moves from the goal */

CLAIM(a_watched_search_has_a_named_method)
{
    solver_method method = game_lab_search_method((solver_method){0});
    assert_int_equal(method.algorithm, SOLVER_ASTAR);
    assert_int_equal(method.heuristic, SOLVER_MANHATTAN);
    method = game_lab_search_method((solver_method){SOLVER_BFS, SOLVER_MAX});
    assert_int_equal(method.algorithm, SOLVER_BFS);
    assert_int_equal(method.heuristic, SOLVER_NONE);
}

CLAIM(it_begins_with_the_start_alone_in_open)
{
    bench b;
    open_bench(&b, four, astar);
    assert_int_equal(b.search.open_count, 1);
    assert_int_equal(b.search.closed_count, 0);
    assert_int_equal(b.search.open[0], 0);
    close_bench(&b);
}

CLAIM(every_node_is_in_one_list_and_open_is_in_the_order_of_f)
{
    bench b;
    open_bench(&b, "8,6,7/2,5,4/3,0,1", astar);
    for (int step = 0; step < 40; step++) {
        game_lab_search_expand(&b.search, 7);
        assert_int_equal(game_lab_search_list(&b.search), SW_OK);
        size_t count = solver_search_node_count(b.search.search);
        assert_int_equal(b.search.open_count + b.search.closed_count, count);
        assert_int_equal(b.search.closed_count, 7 * (step + 1));
        assert_int_equal(b.search.open[0], solver_search_next(b.search.search));
        int before = 0;
        for (size_t i = 0; i < b.search.open_count; i++) {
            solver_node node;
            solver_search_node(b.search.search, b.search.open[i], &node);
            assert_int_equal(node.list, SOLVER_NODE_OPEN);
            assert_true(node.g + node.h >= before);
            before = node.g + node.h;
        }
    }
    close_bench(&b);
}

CLAIM(the_ancestry_leads_move_by_move_from_the_start)
{
    bench b;
    size_t numbers[64];
    int more;
    open_bench(&b, "8,6,7/2,5,4/3,0,1", astar);
    game_lab_search_expand(&b.search, 500);
    size_t last = (size_t)solver_search_last(b.search.search);
    int count = game_lab_search_ancestry(&b.search, last, numbers, 64, &more);
    solver_node node;
    solver_search_node(b.search.search, last, &node);
    assert_int_equal(more, 0);
    assert_int_equal(count, node.g + 1);
    puzzle_board board = b.request.start;
    for (int i = 0; i < count; i++) {
        solver_search_node(b.search.search, numbers[i], &node);
        if (i > 0)
            assert_true(puzzle_move_apply(&board, node.step.move));
        assert_true(puzzle_board_equal(&board, &node.board));
    }
    size_t tail[3];
    assert_int_equal(game_lab_search_ancestry(&b.search, last, tail, 3, &more), 3);
    assert_int_equal(more, count - 3);
    assert_int_equal(tail[2], last);
    assert_int_equal(tail[0], numbers[count - 3]);
    close_bench(&b);
}

CLAIM(each_algorithm_comes_to_its_end)
{
    for (int i = SOLVER_BFS; i < SOLVER_ALGORITHMS; i++) {
        bench b;
        puzzle_path path = {0};
        open_bench(&b, four, game_lab_search_method((solver_method){(solver_algorithm)i, 0}));
        game_lab_search_expand(&b.search, 100000);
        assert_int_equal(b.search.state, SOLVER_SEARCH_FOUND);
        assert_int_equal(game_lab_search_list(&b.search), SW_OK);
        assert_int_equal(solver_search_path(b.search.search, &path), SW_OK);
        assert_int_equal(path.length, 3);
        puzzle_path_deinit(&path);
        close_bench(&b);
    }
}
