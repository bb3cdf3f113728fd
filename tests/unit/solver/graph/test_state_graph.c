#include "oracle.h"
#include "solver/state_graph.h"

#include "claims.h"

static solver_state_graph *make_whole(puzzle_size size)
{
    solver_state_graph *graph;
    assert_int_equal(solver_state_graph_create(&graph, size, NULL), SW_OK);
    return graph;
}

static solver_state_graph *make_ball(const puzzle_board *centre, int depth)
{
    solver_state_graph *graph;
    assert_int_equal(solver_state_graph_create_ball(&graph, centre, depth, NULL), SW_OK);
    return graph;
}

static int edges_of(const solver_state_graph *graph, uint32_t node, puzzle_move *moves)
{
    puzzle_board board;
    solver_state_graph_board(graph, node, &board);
    return solver_state_graph_moves(graph, node, &board, moves);
}

static int count_edges(const solver_state_graph *graph)
{
    puzzle_move moves[PUZZLE_MOVES];
    int count = 0;
    for (uint32_t node = 0; node < solver_state_graph_nodes(graph); node++)
        count += edges_of(graph, node, moves);
    return count;
}

static const puzzle_size small[] = {{2, 2}, {3, 2}, {2, 3}, {2, 4}, {3, 3}};
enum { SMALL = sizeof small / sizeof small[0] };

CLAIM(a_whole_graph_has_each_board_in_the_order_of_the_tiles)
{
    for (int i = 0; i < SMALL; i++) {
        solver_state_graph *graph = make_whole(small[i]);
        uint32_t count = 1;
        for (int n = 2; n <= puzzle_size_cells(small[i]); n++)
            count *= (uint32_t)n;
        assert_int_equal(solver_state_graph_nodes(graph), count);
        for (uint32_t node = 0; node < count; node++) {
            puzzle_board board;
            uint32_t found;
            solver_state_graph_board(graph, node, &board);
            assert_int_equal(oracle_number(&board), node);
            assert_int_equal(board.tiles[board.blank], PUZZLE_BLANK);
            assert_true(solver_state_graph_find(graph, &board, &found));
            assert_int_equal(found, node);
        }
        solver_state_graph_destroy(graph);
    }
}

/* Each pair of neighbouring cells holds the blank and a tile in both orders, with every order of the
 * other tiles. */
CLAIM(a_whole_graph_has_an_edge_for_each_move)
{
    for (int i = 0; i < SMALL; i++) {
        puzzle_size size = small[i];
        solver_state_graph *graph = make_whole(size);
        int pairs = size.columns * (size.rows - 1) + size.rows * (size.columns - 1);
        int edges = 2 * pairs;
        for (int n = 2; n < puzzle_size_cells(size); n++)
            edges *= n;
        assert_int_equal(count_edges(graph), edges);
        solver_state_graph_destroy(graph);
    }
}

CLAIM(the_3x3_graph_has_967680_edges)
{
    solver_state_graph *graph = make_whole((puzzle_size){3, 3});
    assert_int_equal(solver_state_graph_nodes(graph), 362880);
    assert_int_equal(count_edges(graph), 967680);
    solver_state_graph_destroy(graph);
}

static bool contains(const puzzle_move *moves, int count, puzzle_move move)
{
    for (int i = 0; i < count; i++)
        if (moves[i] == move)
            return true;
    return false;
}

static void check_that_edges_lead_back(const solver_state_graph *graph)
{
    for (uint32_t node = 0; node < solver_state_graph_nodes(graph); node += ORACLE_STRIDE) {
        puzzle_move moves[PUZZLE_MOVES], back[PUZZLE_MOVES];
        int count = edges_of(graph, node, moves);
        for (int i = 0; i < count; i++) {
            puzzle_board board;
            uint32_t other;
            solver_state_graph_board(graph, node, &board);
            assert_true(puzzle_move_apply(&board, moves[i]));
            assert_true(solver_state_graph_find(graph, &board, &other));
            int more = edges_of(graph, other, back);
            assert_true(contains(back, more, puzzle_move_opposite(moves[i])));
        }
    }
}

CLAIM(each_edge_has_one_that_leads_back)
{
    for (int i = 0; i < SMALL; i++) {
        solver_state_graph *graph = make_whole(small[i]);
        check_that_edges_lead_back(graph);
        solver_state_graph_destroy(graph);
    }
    puzzle_board centre = oracle_goal((puzzle_size){5, 4}, 7);
    solver_state_graph *ball = make_ball(&centre, 7);
    check_that_edges_lead_back(ball);
    solver_state_graph_destroy(ball);
}

static bool is_within(int distance, int depth)
{
    return distance != ORACLE_UNREACHABLE && distance <= depth;
}

/* All boards so near, the nearer first, and all moves between them. */
static void check_ball(const oracle *known, int depth)
{
    int expected = 0, last = 0;
    for (int number = 0; number < known->boards; number++)
        expected += is_within(known->distance[number], depth);
    solver_state_graph *graph = make_ball(&known->goal, depth);
    assert_int_equal(solver_state_graph_nodes(graph), expected);
    for (uint32_t node = 0; node < solver_state_graph_nodes(graph); node++) {
        puzzle_board board;
        puzzle_move moves[PUZZLE_MOVES];
        solver_state_graph_board(graph, node, &board);
        int distance = oracle_distance(known, &board);
        assert_true(distance >= last && is_within(distance, depth));
        last = distance;
        int count = solver_state_graph_moves(graph, node, &board, moves);
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            puzzle_board after = board;
            bool inside = puzzle_move_apply(&after, (puzzle_move)move) &&
                          is_within(oracle_distance(known, &after), depth);
            assert_int_equal(inside, contains(moves, count, (puzzle_move)move));
        }
    }
    solver_state_graph_destroy(graph);
}

CLAIM(a_ball_has_the_boards_within_its_depth)
{
    const int depths[] = {0, 1, 2, 9, 21, 22, 30, 1000};
    puzzle_board centre = oracle_goal((puzzle_size){4, 2}, 1);
    oracle known = oracle_make(&centre);
    for (size_t i = 0; i < sizeof depths / sizeof depths[0]; i++)
        check_ball(&known, depths[i]);
    oracle_free(&known);
}

/* OEIS A089473: boards of the fifteen puzzle by their distance from the goal. */
CLAIM(balls_of_4x4_grow_as_published)
{
    const uint32_t layers[] = {1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938};
    puzzle_board centre = oracle_goal((puzzle_size){4, 4}, 15);
    uint32_t sum = 0;
    for (int depth = 0; depth < 12; depth++) {
        solver_state_graph *graph = make_ball(&centre, depth);
        sum += layers[depth];
        assert_int_equal(solver_state_graph_nodes(graph), sum);
        solver_state_graph_destroy(graph);
    }
}

CLAIM(what_is_not_in_a_ball_is_not_found)
{
    puzzle_board centre = oracle_goal((puzzle_size){4, 4}, 15), other = centre;
    solver_state_graph *graph = make_ball(&centre, 1);
    uint32_t node;
    assert_true(puzzle_move_apply(&other, PUZZLE_RIGHT));
    assert_true(solver_state_graph_find(graph, &other, &node));
    assert_true(puzzle_move_apply(&other, PUZZLE_RIGHT));
    assert_false(solver_state_graph_find(graph, &other, &node));
    solver_state_graph_destroy(graph);
}

CLAIM(what_makes_no_graph_is_refused)
{
    solver_state_graph *graph = NULL;
    const puzzle_board square = oracle_goal((puzzle_size){3, 3}, 8);
    const puzzle_board other = oracle_goal((puzzle_size){2, 4}, 7);
    uint32_t node;
    assert_int_equal(solver_state_graph_create_ball(&graph, &square, -1, NULL), SW_BAD_INPUT);
    assert_int_equal(
        solver_state_graph_create_ball(&graph, &square, SOLVER_STATE_GRAPH_DEPTH + 1, NULL),
        SW_BAD_INPUT);
    assert_null(graph);
    assert_int_equal(solver_state_graph_create(&graph, square.size, NULL), SW_OK);
    assert_false(solver_state_graph_find(graph, &other, &node));
    solver_state_graph_destroy(graph);
}

CLAIM(a_graph_that_is_too_large_is_refused)
{
    solver_state_graph *graph = NULL;
    sw_error error;
    assert_int_equal(solver_state_graph_create(&graph, (puzzle_size){4, 3}, &error), SW_LIMIT);
    assert_string_equal(error.message, "the whole graph of 4x3 boards is too large: they may have "
                                       "up to 10 cells");
    assert_null(graph);
    graph = make_whole((puzzle_size){2, 5});
    assert_int_equal(solver_state_graph_nodes(graph), 3628800);
    solver_state_graph_destroy(graph);
}
