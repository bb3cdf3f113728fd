#include "core/progress.h"
#include "engines/optimal/ida.h"
#include "heuristics/conflict.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include <limits.h>

static prune automaton;

static int make_automaton(void **state)
{
    (void)state;
    return solver_prune_init(&automaton, 8, NULL) == SW_OK ? 0 : -1;
}

static int drop_automaton(void **state)
{
    (void)state;
    solver_prune_deinit(&automaton);
    return 0;
}

static ida *search_of(const puzzle_board *board, const puzzle_board *goal, int threads)
{
    normalized_board home;
    solver_normalized_init(&home, board, goal);
    ida *search = solver_ida_create(&home, &automaton, threads);
    assert_non_null(search);
    return search;
}

/* Boards next to the goal too, which lie inside the frontier that threads share. */
CLAIM(any_number_of_threads_finds_a_shortest_path)
{
    const puzzle_size sizes[] = {{2, 2}, {3, 2}, {4, 2}, {3, 3}};
    for (int i = 0; i < 4; i++) {
        int cells = puzzle_size_cells(sizes[i]);
        puzzle_board goal = oracle_goal(sizes[i], cells - 2);
        oracle known = oracle_make(&goal);
        conflict tables;
        solver_conflict_init(&tables, sizes[i], cells - 2);
        for (int number = 0; number < known.boards; number += known.boards / 300 + 1) {
            if (known.distance[number] == ORACLE_UNREACHABLE)
                continue;
            puzzle_board board = oracle_board(&known, number);
            ida *search = search_of(&board, &goal, 1 + number % 4);
            solver_progress progress = {0};
            search_watch watch = {.progress = &progress};
            puzzle_path path = {0};
            assert_int_equal(solver_ida_search(search, &tables.base, NULL, &watch, &path),
                             IDA_FOUND);
            assert_int_equal(path.length, known.distance[number]);
            assert_int_equal(solver_ida_lower_bound(search), known.distance[number]);
            assert_true(puzzle_path_leads(&path, &board, &goal));
            assert_true(atomic_load(&progress.nodes) == watch.expanded);
            puzzle_path_deinit(&path);
            solver_ida_destroy(search);
        }
        oracle_free(&known);
    }
}

typedef struct large_case {
    puzzle_board board, goal;
    conflict tables;
    solver_progress progress;
    search_watch watch;
    puzzle_path path;
} large_case;

static void large_init(large_case *out)
{
    sw_rng rng = sw_rng_seed(2);
    *out = (large_case){.goal = oracle_goal((puzzle_size){6, 6}, 35)};
    out->board = puzzle_scramble(&out->goal, &rng);
    out->watch.progress = &out->progress;
    solver_conflict_init(&out->tables, out->goal.size, 35);
}

CLAIM(a_node_limit_holds_for_all_threads_together)
{
    for (int threads = 1; threads <= 3; threads++) {
        large_case large;
        large_init(&large);
        large.watch.node_limit = 100000;
        ida *search = search_of(&large.board, &large.goal, threads);
        assert_int_equal(
            solver_ida_search(search, &large.tables.base, NULL, &large.watch, &large.path),
            IDA_STOPPED);
        assert_int_equal(large.watch.status, SW_LIMIT);
        assert_in_range(large.watch.expanded, 100000, 100000 + threads * 2 * WATCH_INTERVAL);
        assert_int_equal(atomic_load(&large.progress.lower_bound), solver_ida_lower_bound(search));
        solver_ida_destroy(search);
    }
}

CLAIM(a_better_heuristic_that_is_ready_ends_the_search_for_it)
{
    for (int threads = 1; threads <= 3; threads++) {
        large_case large;
        large_init(&large);
        large.watch.node_limit = 1000000; /* should it go on */
        heuristic other = large.tables.base;
        heuristic_slot better = NULL;
        atomic_store(&better, &other);
        ida *search = search_of(&large.board, &large.goal, threads);
        assert_int_equal(
            solver_ida_search(search, &large.tables.base, &better, &large.watch, &large.path),
            IDA_SUPERSEDED);
        assert_int_equal(large.watch.status, SW_OK);
        assert_true(large.watch.expanded < 10 * WATCH_INTERVAL);
        solver_ida_destroy(search);
    }
}

CLAIM(the_heuristic_in_use_does_not_supersede_itself)
{
    large_case large;
    large_init(&large);
    large.watch.node_limit = 5000;
    heuristic_slot better = NULL;
    atomic_store(&better, &large.tables.base);
    ida *search = search_of(&large.board, &large.goal, 1);
    assert_int_equal(
        solver_ida_search(search, &large.tables.base, &better, &large.watch, &large.path),
        IDA_STOPPED);
    solver_ida_destroy(search);
}

CLAIM(a_search_that_goes_on_keeps_its_bound)
{
    large_case large;
    large_init(&large);
    ida *search = search_of(&large.board, &large.goal, 1);
    int bound = 0;
    for (uint64_t limit = 2000; limit < 2000000 / ORACLE_STRIDE; limit *= 4) {
        large.watch.node_limit = limit;
        large.watch.status = SW_OK;
        assert_int_equal(
            solver_ida_search(search, &large.tables.base, NULL, &large.watch, &large.path),
            IDA_STOPPED);
        assert_true(solver_ida_lower_bound(search) >= bound);
        bound = solver_ida_lower_bound(search);
    }
    normalized_board home;
    solver_normalized_init(&home, &large.board, &large.goal);
    assert_true(bound > solver_conflict_bound(&home));
    solver_ida_destroy(search);
}

CLAIM(a_search_ends_at_its_limit_and_pauses_after_a_long_iteration)
{
    large_case large;
    large_init(&large);
    normalized_board home;
    solver_normalized_init(&home, &large.board, &large.goal);
    int bound = solver_conflict_bound(&home);
    ida *search = search_of(&large.board, &large.goal, 2);
    solver_ida_limit(search, bound, bound + 2);
    assert_int_equal(solver_ida_search(search, &large.tables.base, NULL, &large.watch, &large.path),
                     IDA_BEYOND);
    ida_iterations done = solver_ida_iterations(search);
    assert_int_equal(done.bound, bound + 2);
    assert_true(done.nodes[0] + done.nodes[1] == large.watch.expanded);
    assert_true(done.nodes[0] > done.nodes[1] && done.nodes[1] > 0);
    solver_ida_limit(search, bound + 4, INT_MAX);
    solver_ida_pause(search, done.nodes[0]);
    assert_int_equal(solver_ida_search(search, &large.tables.base, NULL, &large.watch, &large.path),
                     IDA_PAUSED);
    assert_int_equal(solver_ida_iterations(search).bound, bound + 4);
    assert_int_equal(solver_ida_lower_bound(search), bound + 6);
    solver_ida_destroy(search);
}

/* Here a search of four boards by turns came to an end too early: all four did in one round. */
CLAIM(a_round_in_which_all_roots_end_is_not_the_last)
{
    const puzzle_size size = {2, 6};
    const puzzle_tile tiles[] = {10, 6, 2, 3, 1, 8, 7, 0, 4, 9, 5, 11};
    puzzle_board goal = oracle_goal(size, 6), board;
    assert_int_equal(puzzle_board_init(&board, size, tiles, NULL), SW_OK);
    conflict tables;
    solver_conflict_init(&tables, size, goal.blank);
    ida *search = search_of(&board, &goal, 1);
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress};
    puzzle_path path = {0};
    assert_int_equal(solver_ida_search(search, &tables.base, NULL, &watch, &path), IDA_FOUND);
    assert_int_equal(path.length, 41); /* breadth-first search from both ends */
    puzzle_path_deinit(&path);
    solver_ida_destroy(search);
}

CLAIMS_WITH(make_automaton, drop_automaton)
