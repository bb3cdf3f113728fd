/* Searches that may go on from either end of the solution. */
#include "engines/optimal/optimal.h"
#include "oracle.h"

#include <string.h>

#include "claims.h"

static solver_answer solve(tables *shared, const puzzle_board *board, const puzzle_board *goal,
                           int threads, uint64_t long_iteration, uint64_t node_limit)
{
    normalized_board home;
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress, .node_limit = node_limit};
    solver_answer answer = {.status = SW_OK};
    solver_normalized_init(&home, board, goal);
    solver_optimal_solve(shared, &home, threads, long_iteration, &watch, &answer);
    assert_true(atomic_load(&progress.nodes) == watch.expanded);
    assert_true(atomic_load(&progress.lower_bound) <= answer.lower_bound);
    answer.expanded = watch.expanded;
    return answer;
}

CLAIM(the_shortest_way_is_found_from_either_end)
{
    const puzzle_size sizes[] = {{3, 2}, {3, 3}};
    tables *shared = solver_tables_create();
    for (int i = 0; i < 2; i++) {
        puzzle_board goal = oracle_goal(sizes[i], 1);
        oracle known = oracle_make(&goal);
        int solved = 0, from_goal = 0;
        for (int number = 0; number < known.boards; number += known.boards / 700 + 1) {
            if (known.distance[number] == ORACLE_UNREACHABLE)
                continue;
            puzzle_board board = oracle_board(&known, number);
            solver_answer answer = solve(shared, &board, &goal, 1 + number % 2, 10, 0);
            assert_int_equal(answer.status, SW_OK);
            assert_true(answer.optimal);
            assert_int_equal(answer.path.length, known.distance[number]);
            assert_int_equal(answer.lower_bound, known.distance[number]);
            assert_true(puzzle_path_leads(&answer.path, &board, &goal));
            from_goal += strcmp(answer.engine, "IDA* from the goal") == 0;
            solved++;
            solver_answer_deinit(&answer);
        }
        assert_in_range(from_goal, 1, solved - 1);
        oracle_free(&known);
    }
    solver_tables_destroy(shared);
}

/* A limit may come while the goal's end is tried. Whatever it was, the bound is proved. */
CLAIM(a_limit_ends_either_search)
{
    tables *shared = solver_tables_create();
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8);
    oracle known = oracle_make(&goal);
    for (int number = 0, limited = 0; limited < 40; number += 97) {
        if (known.distance[number] < 26)
            continue;
        puzzle_board board = oracle_board(&known, number);
        solver_answer answer = solve(shared, &board, &goal, 1, 1, (uint64_t)(20 + limited++));
        if (answer.status != SW_OK)
            assert_int_equal(answer.status, SW_LIMIT);
        assert_true(answer.lower_bound <= known.distance[number]);
        solver_answer_deinit(&answer);
    }
    oracle_free(&known);
    solver_tables_destroy(shared);
}

/* Another thread of the search has come to an end: this one has found nothing. */
CLAIM(a_halt_is_no_solution)
{
    const atomic_bool halt = true;
    tables *shared = solver_tables_create();
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8), board = goal;
    assert_true(puzzle_move_apply(&board, PUZZLE_DOWN));
    normalized_board home;
    solver_normalized_init(&home, &board, &goal);
    solver_progress progress = {0};
    search_watch whole = {.progress = &progress}, watch = solver_watch_fork(&whole, &halt);
    solver_answer answer = {.status = SW_OK};
    bool within = true;
    solver_optimal_solve(shared, &home, 1, 0, &watch, &answer);
    assert_int_equal(answer.status, SW_CANCELLED);
    assert_false(answer.optimal);
    assert_int_equal(solver_optimal_within(shared, &home, 1, 1, &watch, &within), SW_CANCELLED);
    assert_false(within);
    solver_answer_deinit(&answer);
    solver_tables_destroy(shared);
}
