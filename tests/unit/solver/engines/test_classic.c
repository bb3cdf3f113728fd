#include "core/progress.h"
#include "engines/classic/classic.h"
#include "oracle.h"
#include "requests.h"

#include "base/rng.h"
#include "os/clock.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include "support/boards.h"

enum { MEGABYTE = 1 << 20 };

static const puzzle_size size3x3 = {3, 3};

/* One of the two 3x3 boards that need 31 moves, with the standard goal. */
static solver_request hardest(solver_algorithm algorithm, solver_heuristic heuristic)
{
    return (solver_request){.start = board_of("6,4,7/8,5,0/3,2,1"),
                            .goal = standard_goal(3, 3),
                            .method = {algorithm, heuristic}};
}

static void solve(solver *solver, const solver_request *request, int length)
{
    solver_answer answer;
    assert_int_equal(solver_solve(solver, request, NULL, &answer), SW_OK);
    assert_int_equal(answer.path.length, length);
    assert_true(puzzle_path_leads(&answer.path, &request->start, &request->goal));
    assert_true(answer.optimal);
    assert_int_equal(answer.lower_bound, length);
    solver_answer_deinit(&answer);
}

/* Weak heuristics let a search see most boards, and IDA* the same ones again and again. */
static bool is_affordable(solver_method method, int moves)
{
    int most = method.algorithm == SOLVER_IDASTAR ? 16 : ORACLE_STRIDE == 1 ? 31 : 18;
    return method.heuristic > SOLVER_MISPLACED || moves <= most;
}

static void solve_by_every_method(solver *solver, solver_request *request, int length)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++)
        for (int h = SOLVER_NONE; h < SOLVER_HEURISTICS; h++) {
            request->method = (solver_method){(solver_algorithm)a, (solver_heuristic)h};
            bool is_asked =
                h == SOLVER_NONE || solver_algorithm_is_informed(request->method.algorithm);
            if (is_asked && solver_heuristic_is_admissible(request->method.heuristic) &&
                solver_heuristic_suits(request->method.heuristic, request->start.size) &&
                is_affordable(request->method, length))
                solve(solver, request, length);
        }
}

CLAIM(every_method_finds_the_true_length_of_3x3_boards)
{
    for (int blank = 0; blank < 9; blank += 4) {
        solver_request request = {.goal = oracle_goal(size3x3, blank)};
        oracle known = oracle_make(&request.goal);
        int solved = 0;
        for (int number = blank; number < known.boards;
             number += 19001 * (ORACLE_STRIDE / 16 + 1)) {
            request.start = oracle_board(&known, number);
            int length = known.distance[number];
            if (length != ORACLE_UNREACHABLE) {
                solve_by_every_method(*state, &request, length);
                solved++;
            }
        }
        assert_true(solved > 0);
        oracle_free(&known);
    }
}

CLAIM(every_method_finds_the_true_length_of_boards_of_two_rows)
{
    const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 3}, {4, 2}};
    for (int i = 0; i < 4; i++) {
        solver_request request = {.goal = oracle_goal(sizes[i], 1)};
        oracle known = oracle_make(&request.goal);
        for (int number = 0; number < known.boards; number += known.boards / 12) {
            request.start = oracle_board(&known, number);
            if (known.distance[number] != ORACLE_UNREACHABLE)
                solve_by_every_method(*state, &request, known.distance[number]);
        }
        oracle_free(&known);
    }
}

CLAIM(the_hardest_3x3_boards_need_31_moves)
{
    solver_request request = hardest(SOLVER_ANY_ALGORITHM, SOLVER_ANY_HEURISTIC);
    solve_by_every_method(*state, &request, 31);
    request.start = board_of("8,6,7/2,5,4/3,0,1");
    solve_by_every_method(*state, &request, 31);
}

static uint64_t expanded_by(solver *solver, solver_algorithm algorithm, solver_heuristic heuristic)
{
    solver_request request = hardest(algorithm, heuristic);
    solver_answer answer;
    assert_int_equal(solver_solve(solver, &request, NULL, &answer), SW_OK);
    uint64_t expanded = answer.expanded;
    solver_answer_deinit(&answer);
    return expanded;
}

/* However ties are broken, A* expands all boards with f below 31, and at most those with f of 31:
 * counted by a search of a few lines in another language. */
CLAIM(astar_expands_as_many_nodes_as_the_textbook_says)
{
    assert_in_range(expanded_by(*state, SOLVER_ASTAR, SOLVER_MISPLACED), 121000, 143900);
    assert_in_range(expanded_by(*state, SOLVER_ASTAR, SOLVER_MANHATTAN), 6600, 21200);
    assert_in_range(expanded_by(*state, SOLVER_ASTAR, SOLVER_LINEAR_CONFLICT), 3800, 12720);
    /* Without a heuristic every board but the goal, or two where the other farthest one is left. */
    assert_in_range(expanded_by(*state, SOLVER_ASTAR, SOLVER_NONE), 181438, 181439);
}

CLAIM(a_better_heuristic_expands_fewer_nodes)
{
    const solver_heuristic weaker_first[] = {SOLVER_MISPLACED, SOLVER_MANHATTAN,
                                             SOLVER_LINEAR_CONFLICT, SOLVER_MAX};
    for (int a = SOLVER_ASTAR; a <= SOLVER_IDASTAR; a++)
        for (int i = ORACLE_STRIDE == 1 ? 1 : 2; i < 4; i++)
            assert_true(expanded_by(*state, (solver_algorithm)a, weaker_first[i]) <
                        expanded_by(*state, (solver_algorithm)a, weaker_first[i - 1]));
}

CLAIM(both_ends_together_expand_a_tenth_of_one)
{
    uint64_t one = expanded_by(*state, SOLVER_BFS, SOLVER_NONE);
    assert_in_range(one, 181000, 181440);
    assert_in_range(expanded_by(*state, SOLVER_BIDIRECTIONAL, SOLVER_NONE), 1000, one / 10);
}

CLAIM(an_inadmissible_heuristic_proves_nothing)
{
    for (int a = SOLVER_ASTAR; a <= SOLVER_IDASTAR; a++) {
        solver_request request = hardest((solver_algorithm)a, SOLVER_MISPLACED_MANHATTAN);
        solver_progress progress = {0};
        solver_answer answer;
        assert_int_equal(solver_solve(*state, &request, &progress, &answer), SW_OK);
        assert_false(answer.optimal);
        assert_true(answer.path.length >= 31);
        assert_true(answer.lower_bound <= 31);
        assert_true(atomic_load(&progress.lower_bound) <= 31);
        solver_answer_deinit(&answer);
    }
}

/* A goal one move away, of which no one could say that the path is too long. */
CLAIM(it_is_not_called_optimal_even_where_it_is)
{
    solver_request request = {.goal = oracle_goal(size3x3, 8),
                              .method = {SOLVER_ASTAR, SOLVER_MISPLACED_MANHATTAN}};
    request.start = request.goal;
    assert_true(puzzle_move_apply(&request.start, PUZZLE_DOWN));
    solver_answer answer;
    assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_OK);
    assert_int_equal(answer.path.length, 1);
    assert_false(answer.optimal);
    solver_answer_deinit(&answer);
}

CLAIM(the_goal_itself_needs_no_moves)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = hardest((solver_algorithm)a, SOLVER_NONE);
        request.start = request.goal;
        solver_answer answer;
        assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_OK);
        assert_int_equal(answer.path.length, 0);
        assert_int_equal(answer.expanded, 0);
        assert_int_equal(answer.lower_bound, 0);
        assert_true(answer.optimal);
        solver_answer_deinit(&answer);
    }
}

CLAIM(large_boards_are_solved_where_the_goal_is_near)
{
    const puzzle_size sizes[] = {{5, 5}, {32, 2}, {7, 11}, {32, 32}};
    for (int i = 0; i < 4; i++)
        for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
            solver_request request = {.goal = oracle_goal(sizes[i], 3)};
            request.method.algorithm = (solver_algorithm)a;
            sw_rng rng = sw_rng_seed((uint64_t)i);
            request.start = puzzle_scramble_moves(&request.goal, 8, &rng);
            solver_answer answer;
            assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_OK);
            assert_in_range(answer.path.length, 1, 8);
            assert_true(answer.optimal);
            solver_answer_deinit(&answer);
        }
}

CLAIM(what_was_left_open_is_chosen)
{
    const struct {
        puzzle_size size;
        solver_method method;
        const char *engine, *heuristic;
    } cases[] = {
        {{3, 3}, {SOLVER_ANY_ALGORITHM, SOLVER_MANHATTAN}, "IDA*", "Manhattan distance"},
        {{3, 3}, {SOLVER_ASTAR, 0}, "A*", "walking distance and linear conflicts"},
        {{5, 5}, {SOLVER_IDASTAR, 0}, "IDA*", "Manhattan distance and linear conflicts"},
        {{5, 5}, {SOLVER_BFS, SOLVER_MAX}, "breadth-first search", ""},
        {{3, 3}, {SOLVER_BIDIRECTIONAL, 0}, "bidirectional breadth-first search", ""},
        {{3, 3}, {SOLVER_ASTAR, SOLVER_WALKING_DISTANCE}, "A*", "walking distance"},
    };
    for (int i = 0; i < 6; i++) {
        solver_request request = {.goal = oracle_goal(cases[i].size, 0), .method = cases[i].method};
        sw_rng rng = sw_rng_seed(1);
        request.start = puzzle_scramble_moves(&request.goal, 6, &rng);
        solver_answer answer;
        assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_OK);
        assert_string_equal(answer.engine, cases[i].engine);
        assert_string_equal(answer.heuristic, cases[i].heuristic);
        solver_answer_deinit(&answer);
    }
}

CLAIM(a_heuristic_must_suit_the_size)
{
    solver_request request = requests_random((puzzle_size){5, 4}, SOLVER_AUTO, 1);
    request.method = (solver_method){SOLVER_ASTAR, SOLVER_WALKING_DISTANCE};
    solver_answer answer;
    assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_BAD_INPUT);
    assert_null(answer.path.moves);
    solver_answer_deinit(&answer);
}

CLAIM(an_unsolvable_board_is_not_searched)
{
    solver_request request = hardest(SOLVER_IDASTAR, SOLVER_MANHATTAN);
    puzzle_tile tile = request.start.tiles[0];
    request.start.tiles[0] = request.start.tiles[1];
    request.start.tiles[1] = tile;
    solver_answer answer;
    assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_UNSOLVABLE);
    assert_int_equal(answer.expanded, 0);
    solver_answer_deinit(&answer);
}

CLAIM(the_memory_limit_ends_a_search)
{
    const solver_algorithm algorithms[] = {SOLVER_BFS, SOLVER_ASTAR, SOLVER_BIDIRECTIONAL};
    for (int i = 0; i < 3; i++) {
        solver_request request = requests_hard(SOLVER_AUTO);
        request.method = (solver_method){algorithms[i], SOLVER_MANHATTAN};
        request.memory_limit = 4 * MEGABYTE;
        solver_answer answer;
        assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_LIMIT);
        assert_true(answer.memory_limited);
        assert_in_range(answer.bytes_peak, 3 * MEGABYTE, 4 * MEGABYTE);
        assert_true(answer.open_peak > 0 && answer.closed_peak > 0);
        assert_true(answer.expanded > 10000);
        assert_true(answer.lower_bound <= 80);
        solver_answer_deinit(&answer);
    }
}

CLAIM(a_limit_without_room_for_one_node_is_an_answer)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++)
        for (size_t limit = 1; limit < 200000; limit = limit * 2 + 1) {
            solver_request request = hardest((solver_algorithm)a, SOLVER_MANHATTAN);
            request.memory_limit = limit;
            solver_answer answer;
            sw_status status = solver_solve(*state, &request, NULL, &answer);
            assert_true(status == SW_LIMIT || (status == SW_OK && answer.path.length == 31));
            assert_int_equal(answer.memory_limited, status == SW_LIMIT);
            assert_true(answer.bytes_peak <= limit);
            solver_answer_deinit(&answer);
        }
}

CLAIM(the_node_limit_is_kept_exactly)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = requests_hard(SOLVER_AUTO);
        request.method = (solver_method){(solver_algorithm)a, SOLVER_MISPLACED};
        request.node_limit = 2500;
        solver_progress progress = {0};
        solver_answer answer;
        assert_int_equal(solver_solve(*state, &request, &progress, &answer), SW_LIMIT);
        assert_false(answer.memory_limited);
        assert_int_equal(answer.expanded, 2500);
        assert_int_equal(atomic_load(&progress.nodes), 2500);
        assert_int_equal(atomic_load(&progress.lower_bound), answer.lower_bound);
        solver_answer_deinit(&answer);
    }
}

CLAIM(the_time_limit_ends_a_search)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = requests_hard(SOLVER_AUTO);
        request.method = (solver_method){(solver_algorithm)a, SOLVER_MISPLACED};
        request.time_ms = 30;
        solver_answer answer;
        double start_ms = os_clock_ms();
        assert_int_equal(solver_solve(*state, &request, NULL, &answer), SW_LIMIT);
        assert_false(answer.memory_limited);
        assert_true(os_clock_ms() - start_ms >= 30);
        solver_answer_deinit(&answer);
    }
}

CLAIM(tables_take_nothing_of_the_time)
{
    solver_request request = hardest(SOLVER_ASTAR, SOLVER_MAX);
    solver_progress progress = {0};
    const double deadline_ms = os_clock_ms() + 60000;
    search_watch watch = {.progress = &progress, .deadline_ms = deadline_ms};
    tables *shared = solver_tables_create();
    assert_non_null(shared);
    solver_answer answer = {0};
    solver_classic_solve(shared, &request, &watch, &answer);
    assert_int_equal(answer.status, SW_OK);
    assert_true(answer.table_ms > 0);
    assert_true(watch.deadline_ms == deadline_ms + answer.table_ms);
    solver_answer_deinit(&answer);
    solver_tables_destroy(shared);
}

CLAIM(a_cancelled_search_says_so)
{
    for (int a = SOLVER_BFS; a < SOLVER_ALGORITHMS; a++) {
        solver_request request = requests_hard(SOLVER_AUTO);
        request.method.algorithm = (solver_algorithm)a;
        solver_progress progress = {0};
        atomic_store(&progress.cancel, true);
        solver_answer answer;
        assert_int_equal(solver_solve(*state, &request, &progress, &answer), SW_CANCELLED);
        assert_int_equal(answer.expanded, 0);
        solver_answer_deinit(&answer);
    }
}

CLAIMS_WITH(requests_make_solver, requests_drop_solver)
