#include "core/progress.h"
#include "engines/classic/classic.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <stdlib.h>

#include "claims.h"

/* A heuristic by its name, for one goal. */
typedef struct chosen {
    tables *shared;
    named_heuristic named;
    void *here, *child, *fresh; /* nodes */
} chosen;

static void choose(chosen *out, solver_heuristic name, const puzzle_board *goal)
{
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress};
    normalized_board start;
    solver_normalized_init(&start, goal, goal);
    out->shared = solver_tables_create();
    assert_non_null(out->shared);
    assert_int_equal(
        solver_named_heuristic_init(&out->named, name, out->shared, &start, &watch, NULL), SW_OK);
    size_t size = out->named.h->node_size;
    out->here = malloc(size);
    out->child = malloc(size);
    out->fresh = malloc(size);
    assert_true(out->here && out->child && out->fresh);
}

static void drop(chosen *chosen)
{
    free(chosen->here);
    free(chosen->child);
    free(chosen->fresh);
    solver_named_heuristic_deinit(&chosen->named);
    solver_tables_destroy(chosen->shared);
}

/* The value changes by one move's cost at most; and a step gives what a fresh start gives. */
static void check_neighbours(const chosen *chosen, const normalized_board *home, int here,
                             bool afresh)
{
    const heuristic *h = chosen->named.h;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from = solver_home_step(home->size, home->blank, (puzzle_move)move);
        if (from < 0)
            continue;
        int there = h->step(h, home, from, chosen->here, chosen->child);
        assert_true(abs(there - here) <= 1);
        if (!afresh)
            continue;
        normalized_board next = *home;
        solver_normalized_slide(&next, from);
        assert_int_equal(there, h->start(h, &next, chosen->fresh));
    }
}

static void check_admissible(solver_heuristic name, const oracle *known)
{
    chosen chosen;
    choose(&chosen, name, &known->goal);
    int reached = 0;
    for (int number = 0; number < known->boards; number += ORACLE_STRIDE) {
        int distance = known->distance[number];
        if (distance == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = oracle_board(known, number);
        normalized_board home;
        solver_normalized_init(&home, &board, &known->goal);
        int value = chosen.named.h->start(chosen.named.h, &home, chosen.here);
        assert_in_range(value, 0, distance);
        check_neighbours(&chosen, &home, value, reached++ % 8 == 0);
    }
    assert_true(reached >= known->boards / 2 / ORACLE_STRIDE - 1000);
    drop(&chosen);
}

static void check_all(puzzle_size size, int blank)
{
    puzzle_board goal = oracle_goal(size, blank);
    oracle known = oracle_make(&goal);
    for (int i = SOLVER_NONE; i < SOLVER_HEURISTICS; i++) {
        solver_heuristic name = (solver_heuristic)i;
        if (solver_heuristic_is_admissible(name) && solver_heuristic_suits(name, size))
            check_admissible(name, &known);
    }
    oracle_free(&known);
}

CLAIM(each_is_admissible_and_consistent_on_every_3x3_board)
{
    check_all((puzzle_size){3, 3}, 8);
    check_all((puzzle_size){3, 3}, 4);
}

/* The row 3 2 1, where counting pairs in conflict would cost 6, lies on some of the 4x2 boards. */
CLAIM(each_is_admissible_and_consistent_on_every_board_of_two_rows)
{
    check_all((puzzle_size){4, 2}, 7);
    check_all((puzzle_size){4, 2}, 1);
    check_all((puzzle_size){2, 4}, 7);
    check_all((puzzle_size){3, 2}, 0);
    check_all((puzzle_size){2, 2}, 3);
}

/* Of a board with the goal 1 2 3 ... and the blank last. */
static int value_of(solver_heuristic name, puzzle_size size, const puzzle_tile *tiles)
{
    puzzle_board goal = oracle_goal(size, puzzle_size_cells(size) - 1), board;
    assert_int_equal(puzzle_board_init(&board, size, tiles, NULL), SW_OK);
    normalized_board home;
    solver_normalized_init(&home, &board, &goal);
    chosen chosen;
    choose(&chosen, name, &goal);
    int value = chosen.named.h->start(chosen.named.h, &home, chosen.here);
    drop(&chosen);
    return value;
}

CLAIM(values_are_those_counted_by_hand)
{
    const puzzle_size size = {3, 3};
    /* The tiles' distances: 6: 3, 4: 2, 7: 4, 8: 2, 5: 0, 3: 4, 2: 2, 1: 4; only 5 is in place. */
    const puzzle_tile hardest[] = {6, 4, 7, 8, 5, 0, 3, 2, 1};
    assert_int_equal(value_of(SOLVER_NONE, size, hardest), 0);
    assert_int_equal(value_of(SOLVER_MISPLACED, size, hardest), 7);
    assert_int_equal(value_of(SOLVER_MANHATTAN, size, hardest), 21);
    assert_int_equal(value_of(SOLVER_MISPLACED_MANHATTAN, size, hardest), 28);
    /* In the middle column 5 stands above 2, the wrong way round; nothing else is in conflict. */
    assert_int_equal(value_of(SOLVER_LINEAR_CONFLICT, size, hardest), 21 + 2);
    /* The row 3 2 1 costs 4 in conflicts: one of the three may stay. */
    const puzzle_tile reversed[] = {3, 2, 1, 4, 5, 6, 7, 8, 0};
    assert_int_equal(value_of(SOLVER_MANHATTAN, size, reversed), 4);
    assert_int_equal(value_of(SOLVER_LINEAR_CONFLICT, size, reversed), 4 + 4);
}

CLAIM(misplaced_and_manhattan_together_overestimate)
{
    const puzzle_tile one_move_away[] = {1, 2, 3, 4, 5, 6, 7, 0, 8};
    assert_int_equal(value_of(SOLVER_MISPLACED_MANHATTAN, (puzzle_size){3, 3}, one_move_away), 2);
}

CLAIM(tiles_count_wherever_the_blank_is_at_home)
{
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 4), board = goal;
    assert_true(puzzle_move_apply(&board, PUZZLE_LEFT));
    normalized_board home;
    solver_normalized_init(&home, &board, &goal);
    for (int i = SOLVER_MISPLACED; i <= SOLVER_MAX; i++) {
        chosen chosen;
        choose(&chosen, (solver_heuristic)i, &goal);
        int value = chosen.named.h->start(chosen.named.h, &home, chosen.here);
        assert_int_equal(value, i == SOLVER_MISPLACED_MANHATTAN ? 2 : 1);
        drop(&chosen);
    }
}

/* On each axis: the sum may be more than either. */
CLAIM(the_larger_of_both_is_no_less_than_each_and_sometimes_more)
{
    const solver_heuristic names[] = {SOLVER_LINEAR_CONFLICT, SOLVER_WALKING_DISTANCE, SOLVER_MAX};
    puzzle_board goal = oracle_goal((puzzle_size){4, 4}, 15);
    sw_rng rng = sw_rng_seed(3);
    chosen all[3];
    for (int i = 0; i < 3; i++)
        choose(&all[i], names[i], &goal);
    int more = 0;
    for (int i = 0; i < 500; i++) {
        puzzle_board board = puzzle_scramble(&goal, &rng);
        normalized_board home;
        solver_normalized_init(&home, &board, &goal);
        int values[3];
        for (int j = 0; j < 3; j++)
            values[j] = all[j].named.h->start(all[j].named.h, &home, all[j].here);
        assert_true(values[2] >= values[0] && values[2] >= values[1]);
        more += values[2] > values[0] && values[2] > values[1];
    }
    assert_in_range(more, 1, 499);
    for (int i = 0; i < 3; i++)
        drop(&all[i]);
}

CLAIM(a_heuristic_that_does_not_suit_the_size_is_refused_by_name)
{
    tables *shared = solver_tables_create();
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress};
    named_heuristic named;
    sw_error error;
    puzzle_board goal = oracle_goal((puzzle_size){5, 4}, 19);
    normalized_board start;
    solver_normalized_init(&start, &goal, &goal);
    sw_status status = solver_named_heuristic_init(&named, SOLVER_WALKING_DISTANCE, shared, &start,
                                                   &watch, &error);
    assert_int_equal(status, SW_BAD_INPUT);
    assert_string_equal(error.message, "walking-distance does not suit a board of 5x4");
    solver_named_heuristic_deinit(&named);
    solver_tables_destroy(shared);
}
