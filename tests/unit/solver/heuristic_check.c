#include "heuristic_check.h"

#include "base/rng.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "claims.h"

typedef struct nodes {
    void *here, *child, *fresh;
} nodes;

static nodes nodes_for(const heuristic *h)
{
    return (nodes){malloc(h->node_size), malloc(h->node_size), malloc(h->node_size)};
}

static void nodes_free(nodes *all)
{
    free(all->here);
    free(all->child);
    free(all->fresh);
}

static int stepped(const heuristic *h, const normalized_board *board, int from, nodes *all)
{
    return h->step(h, board, from, all->here, all->child);
}

static void check_neighbours(const heuristic *h, const normalized_board *board, nodes *all)
{
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int from = solver_home_step(board->size, board->blank, (puzzle_move)move);
        if (from < 0)
            continue;
        normalized_board next = *board;
        solver_normalized_slide(&next, from);
        assert_int_equal(stepped(h, board, from, all), h->start(h, &next, all->fresh));
    }
}

void check_heuristic(const heuristic *h, const oracle *known)
{
    nodes all = nodes_for(h);
    int reached = 0;
    for (int number = 0; number < known->boards; number += ORACLE_STRIDE) {
        int distance = known->distance[number];
        if (distance == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = oracle_board(known, number);
        normalized_board home;
        solver_normalized_init(&home, &board, &known->goal);
        int value = h->start(h, &home, all.here);
        assert_true(value <= distance);
        assert_int_equal(value % 2, distance % 2);
        assert_int_equal(value == 0, distance == 0);
        if (reached++ % 8 == 0)
            check_neighbours(h, &home, &all);
    }
    assert_true(reached > 0);
    nodes_free(&all);
}

void check_steps(const heuristic *h, puzzle_size size, int blank_home, int steps, uint64_t seed)
{
    nodes all = nodes_for(h);
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board goal = oracle_goal(size, blank_home);
    normalized_board board;
    solver_normalized_init(&board, &goal, &goal);
    assert_int_equal(h->start(h, &board, all.here), 0);
    for (int i = 0; i < steps; i++) {
        int from =
            solver_home_step(size, board.blank, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
        if (from < 0)
            continue;
        int value = stepped(h, &board, from, &all);
        solver_normalized_slide(&board, from);
        assert_int_equal(value, h->start(h, &board, all.fresh));
        void *left = all.here;
        all.here = all.child;
        all.child = left;
    }
    nodes_free(&all);
}
