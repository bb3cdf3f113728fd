#include "evaluators/additive.h"
#include "oracle.h"

#include "base/rng.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "claims.h"

static additive made(puzzle_size size, int blank_home)
{
    additive sums;
    assert_int_equal(solver_additive_init(&sums, size, blank_home, NULL), SW_OK);
    return sums;
}

/* ---- The truth about one group ---- */

enum { UNSEEN = 255 };

/* Some tiles and the blank on a board whose other tiles are alike: a state is the tiles' cells as
 * digits, and the blank's cell as the last one. */
typedef struct tiles_alone {
    puzzle_size size;
    int cells, tiles;
    int homes[ADDITIVE_TILES], digit[ADDITIVE_TILES];
    int placements; /* of the tiles, two on one cell among them */
} tiles_alone;

static int cell_of(const tiles_alone *self, int state, int tile)
{
    return state / self->digit[tile] % self->cells;
}

static tiles_alone group_of(const additive *sums, int group)
{
    tiles_alone out = {.size = sums->size, .cells = puzzle_size_cells(sums->size), .placements = 1};
    for (int home = 0; home < out.cells; home++)
        if (home != sums->blank_home && sums->group[home] == group) {
            assert_true(out.tiles < ADDITIVE_TILES);
            out.homes[out.tiles] = home;
            out.digit[out.tiles++] = out.placements;
            out.placements *= out.cells;
        }
    return out;
}

/* States of one distance, in a list that grows while it is read. */
typedef struct state_list {
    int *states, count;
} state_list;

static void expand(const tiles_alone *self, int state, state_list *same, state_list *next)
{
    int blank = state / self->placements;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int cell = solver_home_step(self->size, blank, (puzzle_move)move);
        if (cell < 0)
            continue;
        int after = state + (cell - blank) * self->placements;
        state_list *list = same;
        for (int i = 0; i < self->tiles; i++)
            if (cell_of(self, state, i) == cell) {
                after += (blank - cell) * self->digit[i];
                list = next;
            }
        list->states[list->count++] = after;
    }
}

/* The least moves of the tiles from each placement to their homes, wherever the blank may be. Moves
 * of the blank alone cost nothing. */
static uint8_t *search_alone(const tiles_alone *self, int blank_home)
{
    int states = self->placements * self->cells;
    uint8_t *least = malloc((size_t)self->placements), *seen = calloc((size_t)states, 1);
    state_list same = {malloc(sizeof(int) * PUZZLE_MOVES * (size_t)states), 1};
    state_list next = {malloc(sizeof(int) * PUZZLE_MOVES * (size_t)states), 0};
    assert_true(least && seen && same.states && next.states);
    memset(least, UNSEEN, (size_t)self->placements);
    same.states[0] = blank_home * self->placements;
    for (int i = 0; i < self->tiles; i++)
        same.states[0] += self->homes[i] * self->digit[i];
    for (int distance = 0; same.count > 0; distance++) {
        for (int i = 0; i < same.count; i++) {
            int state = same.states[i];
            if (seen[state]++)
                continue;
            if (least[state % self->placements] == UNSEEN)
                least[state % self->placements] = (uint8_t)distance;
            expand(self, state, &same, &next);
        }
        state_list done = same;
        same = next;
        next = (state_list){done.states, 0};
    }
    free(same.states);
    free(next.states);
    free(seen);
    return least;
}

static void check_group(const additive *sums, int group)
{
    tiles_alone alone = group_of(sums, group);
    uint8_t *least = search_alone(&alone, sums->blank_home);
    for (int placement = 0; placement < alone.placements; placement++) {
        uint32_t index = 0;
        for (int i = 0; i < alone.tiles; i++)
            index += sums->place[alone.homes[i]][cell_of(&alone, placement, i)];
        if (sums->distance[group][index] != least[placement])
            fail_msg("%dx%d, group %d, placement %d: %d, not %d", sums->size.columns,
                     sums->size.rows, group, placement, sums->distance[group][index],
                     least[placement]);
    }
    free(least);
}

/* tables: different ones, counted by hand. */
static void check_tables(puzzle_size size, int blank_home, int tables)
{
    additive sums = made(size, blank_home);
    assert_int_equal(sums.table_count, tables);
    for (int group = 0; group < sums.groups; group++)
        check_group(&sums, group);
    solver_additive_deinit(&sums);
}

CLAIM(a_table_holds_the_least_moves_of_its_tiles)
{
    check_tables((puzzle_size){2, 2}, 3, 1);
    check_tables((puzzle_size){3, 3}, 8, 2);
    check_tables((puzzle_size){3, 3}, 4, 3);
    check_tables((puzzle_size){4, 3}, 11, 2);
    check_tables((puzzle_size){4, 3}, 5, 3);
    check_tables((puzzle_size){5, 2}, 0, 3);
    check_tables((puzzle_size){2, 6}, 5, 2);
}

/* On 4x4 all squares but the blank's share one, on 7x2 those at both ends; the one between them splits
 * the board, and knows on which side the blank's home is. */
CLAIM(groups_that_share_a_table_find_what_their_own_would_hold)
{
    check_tables((puzzle_size){4, 4}, 15, 2);
    check_tables((puzzle_size){7, 2}, 3, 3);
    check_tables((puzzle_size){2, 7}, 8, 3);
}

/* ---- Sums ---- */

static void check_every_board(puzzle_size size, int blank_home)
{
    puzzle_board goal = oracle_goal(size, blank_home);
    oracle known = oracle_make(&goal);
    additive sums = made(size, blank_home);
    int reached = 0;
    for (int number = 0; number < known.boards; number++) {
        int distance = known.distance[number];
        if (distance == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = oracle_board(&known, number);
        normalized_board home;
        uint32_t index[ADDITIVE_GROUPS];
        solver_normalized_init(&home, &board, &goal);
        int sum = solver_additive_start(&sums, &home, index);
        assert_true(sum <= distance);
        assert_int_equal(sum % 2, distance % 2);
        assert_int_equal(sum == 0, distance == 0);
        reached++;
    }
    assert_int_equal(reached, known.boards / 2);
    solver_additive_deinit(&sums);
    oracle_free(&known);
}

CLAIM(a_sum_is_never_more_than_the_distance)
{
    check_every_board((puzzle_size){3, 3}, 8);
    check_every_board((puzzle_size){3, 3}, 1);
    check_every_board((puzzle_size){3, 3}, 4);
    check_every_board((puzzle_size){4, 2}, 7);
    check_every_board((puzzle_size){2, 3}, 2);
}

/* Moves the tile at `from`, and the sum and the indices with it. */
static void step(const additive *sums, normalized_board *board, int from, int *sum, uint32_t *index)
{
    int home = board->home[from], to = board->blank;
    *sum += solver_additive_change(sums, index, home, from, to);
    index[sums->group[home]] += sums->place[home][to] - sums->place[home][from];
    solver_normalized_slide(board, from);
}

static void check_walk(puzzle_size size, int blank_home)
{
    enum { STEPS = 4000 };
    additive sums = made(size, blank_home);
    puzzle_board goal = oracle_goal(size, blank_home);
    normalized_board board;
    uint32_t index[ADDITIVE_GROUPS], fresh[ADDITIVE_GROUPS];
    sw_rng rng = sw_rng_seed(11);
    solver_normalized_init(&board, &goal, &goal);
    int sum = solver_additive_start(&sums, &board, index), most = 0;
    assert_int_equal(sum, 0);
    for (int i = 1; i <= STEPS; i++) {
        int from =
            solver_home_step(size, board.blank, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
        if (from < 0)
            continue;
        step(&sums, &board, from, &sum, index);
        assert_int_equal(sum, solver_additive_start(&sums, &board, fresh));
        assert_memory_equal(index, fresh, (size_t)sums.groups * sizeof *index);
        assert_true(sum <= i);
        most = sum > most ? sum : most;
    }
    assert_true(most > puzzle_size_cells(size));
    solver_additive_deinit(&sums);
}

CLAIM(a_change_is_the_difference_of_two_sums)
{
    check_walk((puzzle_size){5, 5}, 24);
    check_walk((puzzle_size){5, 5}, 12);
    check_walk((puzzle_size){7, 7}, 48);
    check_walk((puzzle_size){9, 4}, 35);
    check_walk((puzzle_size){12, 2}, 7);
    check_walk((puzzle_size){2, 12}, 0);
}

CLAIM(a_stop_leaves_nothing)
{
    const atomic_bool stop = true;
    const additive nothing = {.groups = 0};
    additive sums;
    assert_int_equal(solver_additive_init(&sums, (puzzle_size){6, 6}, 35, &stop), SW_CANCELLED);
    assert_memory_equal(&sums, &nothing, sizeof sums);
    solver_additive_deinit(&sums);
}
