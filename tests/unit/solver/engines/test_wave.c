#include "core/progress.h"
#include "engines/optimal/ida.h"
#include "engines/optimal/iteration.h"
#include "oracle.h"
#include "patterns/patterns.h"

#include <limits.h>
#include <stdlib.h>

#include "claims.h"

enum { BLANK_HOME = 8 };
static const puzzle_size SIZE = {3, 3};

/* Pairs of tiles in two views, and their mirrors: so weak that there is something to search. */
enum { GROUPS = 8 };
static const cell_set HOMES[GROUPS] = {0x003, 0x024, 0x048, 0x090, 0x009, 0x006, 0x030, 0x0c0};

typedef struct wave_bench {
    prune automaton;
    pattern_pool *pool;
    patterns *tables;
    const heuristic *h;
    puzzle_board goal;
    oracle known;
} wave_bench;

static wave_bench bench;

static int set_up(void **state)
{
    (void)state;
    pattern_making making = {.threads = 1};
    bench.goal = oracle_goal(SIZE, BLANK_HOME);
    bench.known = oracle_make(&bench.goal);
    bench.pool = solver_pattern_pool_create(NULL);
    if (!bench.pool || solver_prune_init(&bench.automaton, 8, NULL) != SW_OK ||
        solver_patterns_create(&bench.tables, bench.pool, SIZE, BLANK_HOME, HOMES, GROUPS, "",
                               &making) != SW_OK)
        return -1;
    bench.h = solver_patterns_heuristic(bench.tables);
    return 0;
}

static int clear_away(void **state)
{
    (void)state;
    solver_patterns_destroy(bench.tables);
    solver_pattern_pool_destroy(bench.pool);
    solver_prune_deinit(&bench.automaton);
    oracle_free(&bench.known);
    return 0;
}

CLAIM(a_shortest_path_is_found_for_boards_near_and_far)
{
    int checked = 0;
    for (int number = 0; number < bench.known.boards; number += 499) {
        if (bench.known.distance[number] == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = oracle_board(&bench.known, number);
        normalized_board home;
        solver_normalized_init(&home, &board, &bench.goal);
        ida *search = solver_ida_create(&home, &bench.automaton, 1 + checked++ % 3);
        assert_non_null(search);
        solver_progress progress = {0};
        search_watch watch = {.progress = &progress};
        puzzle_path path = {0};
        assert_int_equal(solver_ida_search(search, bench.h, NULL, &watch, &path), IDA_FOUND);
        assert_int_equal(path.length, bench.known.distance[number]);
        assert_int_equal(solver_ida_lower_bound(search), bench.known.distance[number]);
        assert_true(puzzle_path_leads(&path, &board, &bench.goal));
        puzzle_path_deinit(&path);
        solver_ida_destroy(search);
    }
    assert_true(checked > 300);
}

/* What a search of all boards within a bound comes to. */
typedef struct tree {
    uint64_t expanded, generated;
    int least_excess; /* of those beyond the bound */
} tree;

/* As the textbook has it: each board is valued by itself. */
static void recurse(tree *out, normalized_board board, int state, int left, void *node)
{
    out->expanded++;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int next = bench.automaton.next[state][move];
        int from = solver_home_step(SIZE, board.blank, puzzle_move_opposite((puzzle_move)move));
        if (from < 0 || next == PRUNE_CUT)
            continue;
        normalized_board child = board;
        solver_normalized_slide(&child, from);
        int excess = bench.h->start(bench.h, &child, node) - (left - 1);
        out->generated++;
        if (excess <= 0)
            recurse(out, child, next, left - 1, node);
        else if (excess < out->least_excess)
            out->least_excess = excess;
    }
}

CLAIM(a_wave_searches_what_the_textbooks_recursion_does)
{
    void *node = malloc(bench.h->node_size);
    uint64_t most = 0;
    for (int number = 7; number < bench.known.boards; number += 4001) {
        if (bench.known.distance[number] == ORACLE_UNREACHABLE || bench.known.distance[number] < 20)
            continue;
        puzzle_board board = oracle_board(&bench.known, number);
        normalized_board home;
        solver_normalized_init(&home, &board, &bench.goal);
        int bound = bench.known.distance[number] - 2, next_bound = INT_MAX;
        tree expected = {.least_excess = INT_MAX};
        recurse(&expected, home, PRUNE_START, bound, node);

        search_root root = {.state = PRUNE_START};
        search_frontier frontier = {.roots = &root, .count = 1};
        iteration task = {.h = bench.h, .start_node = node, .bound = bound, .frontier = &frontier};
        task.start_value = bench.h->start(bench.h, &home, node);
        if (task.start_value > bound)
            continue;
        solver_progress progress = {0};
        search_watch watch = {.progress = &progress};
        wave *search = solver_wave_create(&home, &bench.automaton);
        assert_int_equal(solver_wave_run(search, &task, &next_bound, &watch), ITERATION_EXHAUSTED);
        assert_true(watch.expanded == expected.expanded);
        assert_true(watch.generated == expected.generated);
        assert_int_equal(next_bound, bound + expected.least_excess);
        most = watch.expanded > most ? watch.expanded : most;
        solver_wave_destroy(search);
    }
    free(node);
    assert_true(most > 100); /* more than one wave */
}

CLAIM(a_root_that_is_out_of_reach_raises_the_bound)
{
    normalized_board home;
    solver_normalized_init(&home, &bench.goal, &bench.goal);
    void *node = malloc(bench.h->node_size);
    search_root root = {.moves = {PUZZLE_DOWN, PUZZLE_DOWN}, .length = 2};
    search_frontier frontier = {.roots = &root, .count = 1};
    iteration task = {.h = bench.h, .start_node = node, .bound = 2, .frontier = &frontier};
    task.start_value = bench.h->start(bench.h, &home, node);
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress};
    int next_bound = INT_MAX;
    wave *search = solver_wave_create(&home, &bench.automaton);
    assert_int_equal(solver_wave_run(search, &task, &next_bound, &watch), ITERATION_EXHAUSTED);
    assert_int_equal(next_bound, 4); /* two moves away, and two back */
    assert_true(watch.expanded == 0);
    solver_wave_destroy(search);
    free(node);
}

CLAIMS_WITH(set_up, clear_away)
