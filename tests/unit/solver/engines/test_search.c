#include "core/progress.h"
#include "oracle.h"
#include "requests.h"
#include "solver/search.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include "support/boards.h"
#include <limits.h>

/* A board of 22 moves. */
static solver_request request_for(solver_algorithm algorithm, solver_heuristic heuristic)
{
    return (solver_request){.start = board_of("8,4,7/5,0,2/1,6,3"),
                            .goal = standard_goal(3, 3),
                            .method = {algorithm, heuristic}};
}

static solver_search *search_for(solver *solver, const solver_request *request)
{
    solver_search *search = NULL;
    assert_int_equal(solver_search_create(&search, solver, request, NULL, NULL), SW_OK);
    assert_non_null(search);
    return search;
}

static solver_node node_of(const solver_search *search, int64_t number)
{
    solver_node node;
    assert_in_range(number, 0, (int64_t)solver_search_node_count(search) - 1);
    solver_search_node(search, (size_t)number, &node);
    return node;
}

static int manhattan(const puzzle_board *board)
{
    int sum = 0;
    for (int cell = 0; cell < 9; cell++) {
        int home = board->tiles[cell] - 1;
        int rows = cell / 3 - home / 3, columns = cell % 3 - home % 3;
        if (cell != board->blank)
            sum += (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
    }
    return sum;
}

/* Each node is what its parent's board becomes by its move; and the lists are as long as the
 * figures say. */
static void check_nodes(const solver_search *search, bool informed)
{
    size_t open = 0, closed = 0;
    for (size_t i = 0; i < solver_search_node_count(search); i++) {
        solver_node node = node_of(search, (int64_t)i);
        open += node.list == SOLVER_NODE_OPEN;
        closed += node.list == SOLVER_NODE_CLOSED;
        assert_int_equal(node.h, informed ? manhattan(&node.board) : 0);
        if (node.parent < 0) {
            assert_int_equal(node.g, 0);
            continue;
        }
        solver_node parent = node_of(search, node.parent);
        assert_true(puzzle_move_apply(&parent.board, node.step.move));
        assert_true(puzzle_board_equal(&parent.board, &node.board));
        assert_int_equal(node.g, parent.g + 1);
        assert_int_equal(node.from_goal, parent.from_goal);
    }
    solver_search_figures figures = solver_search_figures_now(search);
    assert_int_equal(figures.open, open);
    assert_int_equal(figures.closed, closed);
    assert_true(figures.open_peak >= open && figures.closed_peak >= closed);
}

CLAIM(nodes_hang_together_while_a_search_is_stepped)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = request_for((solver_algorithm)a, SOLVER_MANHATTAN);
        solver_search *search = search_for(*state, &request);
        bool informed = solver_algorithm_is_informed(request.method.algorithm);
        for (uint64_t expanded = 0; expanded < 60; expanded++) {
            check_nodes(search, informed);
            assert_int_equal(solver_search_figures_now(search).expanded, expanded);
            assert_int_equal(solver_search_expand(search, 1), SOLVER_SEARCH_RUNNING);
        }
        solver_search_destroy(search);
    }
}

CLAIM(the_first_expansion_opens_the_starts_neighbours)
{
    for (int a = SOLVER_BFS; a <= SOLVER_ASTAR; a++) {
        solver_request request = request_for((solver_algorithm)a, SOLVER_NONE);
        solver_search *search = search_for(*state, &request);
        assert_int_equal(solver_search_node_count(search), 1);
        assert_int_equal(solver_search_last(search), -1);
        assert_int_equal(solver_search_next(search), 0);
        solver_node start = node_of(search, 0);
        assert_true(puzzle_board_equal(&start.board, &request.start));
        assert_int_equal(solver_search_expand(search, 1), SOLVER_SEARCH_RUNNING);
        assert_int_equal(solver_search_last(search), 0);
        assert_int_equal(solver_search_node_count(search), 5); /* the blank is in the middle */
        assert_int_equal(solver_search_figures_now(search).generated, 4);
        assert_int_equal(node_of(search, 0).list, SOLVER_NODE_CLOSED);
        for (int i = 1; i < 5; i++) {
            assert_int_equal(node_of(search, i).list, SOLVER_NODE_OPEN);
            assert_int_equal(node_of(search, i).parent, 0);
        }
        solver_search_destroy(search);
    }
}

CLAIM(what_was_next_is_expanded_next)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = request_for((solver_algorithm)a, SOLVER_LINEAR_CONFLICT);
        solver_search *search = search_for(*state, &request);
        for (int i = 0; i < 200; i++) {
            int64_t next = solver_search_next(search);
            assert_int_equal(node_of(search, next).list, SOLVER_NODE_OPEN);
            if (solver_search_expand(search, 1) != SOLVER_SEARCH_RUNNING)
                break;
            int64_t last = solver_search_last(search);
            if (a != SOLVER_IDASTAR)
                assert_int_equal(last, next);
            else if (last >= 0) /* still on the path, which its child now ends */
                assert_int_equal(node_of(search, solver_search_next(search)).parent, last);
        }
        solver_search_destroy(search);
    }
}

CLAIM(breadth_first_goes_through_its_nodes_in_order)
{
    solver_request request = request_for(SOLVER_BFS, SOLVER_NONE);
    solver_search *search = search_for(*state, &request);
    int depth = 0;
    for (int64_t i = 0; i < 500; i++) {
        assert_int_equal(solver_search_next(search), i);
        assert_true(node_of(search, i).g >= depth);
        depth = node_of(search, i).g;
        solver_search_expand(search, 1);
    }
    solver_search_destroy(search);
}

CLAIM(astar_takes_least_f_and_of_these_least_h)
{
    solver_request request = request_for(SOLVER_ASTAR, SOLVER_MANHATTAN);
    solver_search *search = search_for(*state, &request);
    while (solver_search_expand(search, 1) == SOLVER_SEARCH_RUNNING) {
        solver_node next = node_of(search, solver_search_next(search));
        for (size_t i = 0; i < solver_search_node_count(search); i++) {
            solver_node other = node_of(search, (int64_t)i);
            assert_true(other.list == SOLVER_NODE_CLOSED || other.g + other.h > next.g + next.h ||
                        (other.g + other.h == next.g + next.h && other.h >= next.h));
        }
    }
    solver_search_destroy(search);
}

/* Inconsistent heuristics let A* close a node too early. */
CLAIM(astar_opens_a_closed_node_again_by_a_shorter_path)
{
    solver_request request = request_for(SOLVER_ASTAR, SOLVER_MISPLACED_MANHATTAN);
    request.start = board_of("6,4,7/8,5,0/3,2,1");
    solver_search *search = search_for(*state, &request);
    assert_int_equal(solver_search_expand(search, UINT64_MAX), SOLVER_SEARCH_FOUND);
    solver_search_figures figures = solver_search_figures_now(search);
    assert_true(figures.expanded > figures.closed);
    assert_int_equal(figures.open + figures.closed, solver_search_node_count(search));
    solver_search_destroy(search);
}

CLAIM(the_nodes_of_idastar_are_its_path)
{
    solver_request request = request_for(SOLVER_IDASTAR, SOLVER_MANHATTAN);
    solver_search *search = search_for(*state, &request);
    int threshold = solver_search_figures_now(search).bound;
    assert_int_equal(threshold, manhattan(&request.start));
    do {
        solver_search_figures figures = solver_search_figures_now(search);
        size_t count = solver_search_node_count(search);
        assert_int_equal(figures.open, count);
        assert_int_equal(figures.closed, 0);
        assert_true(figures.bound >= threshold);
        threshold = figures.bound;
        solver_node end = node_of(search, (int64_t)count - 1);
        assert_int_equal(end.g, count - 1);
        assert_int_equal(end.parent, (int64_t)count - 2);
        assert_in_range(end.g + end.h, 0, threshold);
    } while (solver_search_expand(search, 1) == SOLVER_SEARCH_RUNNING);
    assert_int_equal(threshold, 22);
    solver_search_destroy(search);
}

/* The textbook's recursion, over whole boards; counts the nodes that it expands. */
typedef struct recursion {
    const puzzle_board *goal;
    int threshold, next_threshold;
    uint64_t expanded;
} recursion;

static int misplaced(const puzzle_board *board, const puzzle_board *goal)
{
    int tiles = puzzle_size_cells(goal->size) - 1;
    return tiles - puzzle_board_in_place(board, goal);
}

static bool recurse(recursion *self, const puzzle_board *board, int g, int undoing)
{
    int f = g + misplaced(board, self->goal);
    if (f > self->threshold) {
        if (f < self->next_threshold)
            self->next_threshold = f;
        return false;
    }
    if (puzzle_board_equal(board, self->goal))
        return true;
    self->expanded++;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        puzzle_board next = *board;
        if (move != undoing && puzzle_move_apply(&next, (puzzle_move)move) &&
            recurse(self, &next, g + 1, (int)puzzle_move_opposite((puzzle_move)move)))
            return true;
    }
    return false;
}

CLAIM(idastar_expands_what_the_textbooks_recursion_does)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        solver_request request = request_for(SOLVER_IDASTAR, SOLVER_MISPLACED);
        sw_rng rng = sw_rng_seed(seed);
        request.start = puzzle_scramble_moves(&request.goal, 15, &rng);
        recursion textbook = {.goal = &request.goal};
        textbook.threshold = misplaced(&request.start, &request.goal);
        textbook.next_threshold = INT_MAX;
        while (!recurse(&textbook, &request.start, 0, -1)) {
            textbook.threshold = textbook.next_threshold;
            textbook.next_threshold = INT_MAX;
        }
        solver_search *search = search_for(*state, &request);
        assert_int_equal(solver_search_expand(search, UINT64_MAX), SOLVER_SEARCH_FOUND);
        assert_int_equal(solver_search_figures_now(search).expanded, textbook.expanded);
        assert_int_equal(solver_search_figures_now(search).bound, textbook.threshold);
        solver_search_destroy(search);
    }
}

CLAIM(both_ends_have_their_own_nodes_whatever_the_goal)
{
    solver_request request = requests_random((puzzle_size){4, 3}, SOLVER_AUTO, 5);
    request.goal = request.start;
    sw_rng rng = sw_rng_seed(6);
    request.start = puzzle_scramble_moves(&request.goal, 24, &rng);
    request.method.algorithm = SOLVER_BIDIRECTIONAL;
    solver_search *search = search_for(*state, &request);
    assert_int_equal(solver_search_node_count(search), 2);
    solver_node goal = node_of(search, 1);
    solver_node start = node_of(search, 0);
    assert_false(start.from_goal);
    assert_true(puzzle_board_equal(&start.board, &request.start));
    assert_true(goal.from_goal);
    assert_true(puzzle_board_equal(&goal.board, &request.goal));
    assert_int_equal(solver_search_expand(search, UINT64_MAX), SOLVER_SEARCH_FOUND);
    size_t from_goal = 0, count = solver_search_node_count(search);
    for (size_t i = 0; i < count; i++)
        from_goal += node_of(search, (int64_t)i).from_goal;
    assert_in_range(from_goal, count / 4, count * 3 / 4);
    solver_search_destroy(search);
}

CLAIM(the_path_leads_from_start_to_goal)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = request_for((solver_algorithm)a, SOLVER_MAX);
        solver_search *search = search_for(*state, &request);
        assert_int_equal(solver_search_expand(search, UINT64_MAX), SOLVER_SEARCH_FOUND);
        assert_int_equal(solver_search_next(search), -1);
        puzzle_path path = {0};
        assert_int_equal(solver_search_path(search, &path), SW_OK);
        assert_true(puzzle_path_leads(&path, &request.start, &request.goal));
        assert_int_equal(path.length, 22);
        puzzle_path_deinit(&path);
        solver_search_destroy(search);
    }
}

CLAIM(after_the_end_nothing_happens_any_more)
{
    solver_request request = request_for(SOLVER_ASTAR, SOLVER_MANHATTAN);
    solver_search *search = search_for(*state, &request);
    assert_int_equal(solver_search_expand(search, UINT64_MAX), SOLVER_SEARCH_FOUND);
    uint64_t expanded = solver_search_figures_now(search).expanded;
    assert_int_equal(solver_search_expand(search, 10), SOLVER_SEARCH_FOUND);
    assert_int_equal(solver_search_figures_now(search).expanded, expanded);
    solver_search_destroy(search);
}

CLAIM(the_goal_itself_is_found_at_once)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = request_for((solver_algorithm)a, SOLVER_MANHATTAN);
        request.start = request.goal;
        solver_search *search = search_for(*state, &request);
        assert_int_equal(solver_search_expand(search, 1), SOLVER_SEARCH_FOUND);
        assert_int_equal(solver_search_figures_now(search).expanded, 0);
        puzzle_path path = {0};
        assert_int_equal(solver_search_path(search, &path), SW_OK);
        assert_int_equal(path.length, 0);
        solver_search_destroy(search);
    }
}

CLAIM(a_watched_search_counts_what_the_one_at_full_speed_does)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++)
        for (int h = SOLVER_MANHATTAN; h <= SOLVER_MAX; h++) {
            solver_request request = request_for((solver_algorithm)a, (solver_heuristic)h);
            solver_answer answer;
            assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_OK);
            solver_search *search = search_for(*state, &request);
            while (solver_search_expand(search, 7) == SOLVER_SEARCH_RUNNING)
                ;
            solver_search_figures figures = solver_search_figures_now(search);
            assert_int_equal(figures.expanded, answer.expanded);
            assert_int_equal(figures.generated, answer.generated);
            assert_int_equal(figures.open_peak, answer.open_peak);
            assert_int_equal(figures.closed_peak, answer.closed_peak);
            assert_int_equal(figures.bytes_peak, answer.bytes_peak);
            solver_search_destroy(search);
            solver_answer_deinit(&answer);
        }
}

/* Half of all boards are within reach, none of them the goal. */
CLAIM(an_unsolvable_board_exhausts_all_within_reach)
{
    const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 3}};
    const uint64_t reachable[] = {12, 360, 360};
    const solver_algorithm algorithms[] = {SOLVER_BFS, SOLVER_ASTAR, SOLVER_BIDIRECTIONAL};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            solver_request request = {.method = {algorithms[j], SOLVER_MANHATTAN}};
            request.goal = request.start = oracle_goal(sizes[i], 0);
            request.start.tiles[1] = request.goal.tiles[2];
            request.start.tiles[2] = request.goal.tiles[1];
            solver_search *search = search_for(*state, &request);
            assert_int_equal(solver_search_expand(search, UINT64_MAX), SOLVER_SEARCH_EXHAUSTED);
            uint64_t expanded = solver_search_figures_now(search).expanded;
            if (algorithms[j] == SOLVER_BIDIRECTIONAL)
                assert_in_range(expanded, reachable[i], 2 * reachable[i]);
            else
                assert_int_equal(expanded, reachable[i]);
            assert_int_equal(solver_search_next(search), -1);
            solver_search_destroy(search);
        }
}

CLAIM(the_memory_limit_fills_a_search)
{
    for (int a = SOLVER_BFS; a <= SOLVER_ASTAR; a++) {
        solver_request request = request_for((solver_algorithm)a, SOLVER_NONE);
        request.memory_limit = 100000;
        solver_search *search = search_for(*state, &request);
        assert_int_equal(solver_search_expand(search, UINT64_MAX), SOLVER_SEARCH_FULL);
        assert_true(solver_search_figures_now(search).bytes_peak <= 100000);
        check_nodes(search, false);
        solver_search_destroy(search);
    }
}

CLAIM(a_wait_for_tables_can_be_cancelled)
{
    solver_request request = requests_hard(SOLVER_AUTO);
    request.method = (solver_method){SOLVER_ASTAR, SOLVER_PATTERN_DATABASE};
    solver_progress progress = {0};
    atomic_store(&progress.cancel, true);
    solver_search *search = NULL;
    sw_error error;
    assert_int_equal(solver_search_create(&search, *state, &request, &progress, &error),
                     SW_CANCELLED);
    assert_null(search);
    assert_int_equal(error.status, SW_CANCELLED);
}

CLAIM(a_heuristic_must_suit_the_size)
{
    solver_request request = requests_random((puzzle_size){6, 6}, SOLVER_AUTO, 1);
    request.method = (solver_method){SOLVER_ASTAR, SOLVER_MAX};
    solver_search *search = NULL;
    sw_error error;
    assert_int_equal(solver_search_create(&search, *state, &request, NULL, &error), SW_BAD_INPUT);
    assert_null(search);
    assert_string_equal(error.message, "max does not suit a board of 6x6");
}

CLAIMS_WITH(requests_make_solver, requests_drop_solver)
