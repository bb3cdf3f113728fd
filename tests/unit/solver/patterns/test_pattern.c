#include "oracle.h"
#include "patterns/pattern.h"

#include "base/rng.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "claims.h"

/* The same distances by a plain search over (cell of the blank, cell of each tile), in which only
 * moves of the tiles count. */
typedef struct plain {
    puzzle_size size;
    int cells, tiles;
    int states; /* cells to the power of tiles + 1 */
    uint8_t *distance;
} plain;

enum { FAR = 255 };

static int code_of(const plain *known, const int *cells)
{
    int code = 0;
    for (int i = 0; i <= known->tiles; i++)
        code = code * known->cells + cells[i];
    return code;
}

static void cells_of(const plain *known, int code, int *cells)
{
    for (int i = known->tiles; i >= 0; i--, code /= known->cells)
        cells[i] = code % known->cells;
}

/* cells[0] is the blank's; moves it to `to` and returns what that costs. */
static int move_blank(const plain *known, int *cells, int to)
{
    int cost = 0;
    for (int i = 1; i <= known->tiles; i++)
        if (cells[i] == to) {
            cells[i] = cells[0];
            cost = 1;
        }
    cells[0] = to;
    return cost;
}

/* Codes of states that are still to be looked at: a state comes at most twice. */
typedef struct stack {
    int *codes;
    int count;
} stack;

static stack stack_for(const plain *known)
{
    stack made = {.codes = malloc(2 * (size_t)known->states * sizeof *made.codes)};
    assert_non_null(made.codes);
    return made;
}

static void reach(plain *known, int code, int distance, stack *into)
{
    if (distance >= known->distance[code])
        return;
    known->distance[code] = (uint8_t)distance;
    into->codes[into->count++] = code;
}

/* Looks at the states of one distance, those too that the blank reaches from there for nothing. */
static void search_distance(plain *known, int distance, stack *here, stack *next)
{
    int cells[PATTERN_TILES + 1] = {0};
    while (here->count > 0) {
        int code = here->codes[--here->count];
        for (int move = 0; move < PUZZLE_MOVES && known->distance[code] == distance; move++) {
            cells_of(known, code, cells);
            int to = solver_home_step(known->size, cells[0], (puzzle_move)move);
            if (to < 0)
                continue;
            int cost = move_blank(known, cells, to);
            reach(known, code_of(known, cells), distance + cost, cost ? next : here);
        }
    }
}

static plain plain_make(puzzle_size size, const int *homes, int tiles, int blank_home)
{
    plain known = {.size = size, .cells = puzzle_size_cells(size), .tiles = tiles, .states = 1};
    int cells[PATTERN_TILES + 1] = {blank_home};
    for (int i = 0; i <= tiles; i++)
        known.states *= known.cells;
    for (int i = 0; i < tiles; i++)
        cells[i + 1] = homes[i];
    known.distance = malloc((size_t)known.states);
    assert_non_null(known.distance);
    memset(known.distance, FAR, (size_t)known.states);
    stack here = stack_for(&known), next = stack_for(&known);
    reach(&known, code_of(&known, cells), 0, &here);
    for (int distance = 0; here.count > 0; distance++) {
        search_distance(&known, distance, &here, &next);
        stack empty = here;
        here = next;
        next = empty;
    }
    free(here.codes);
    free(next.codes);
    return known;
}

static int table_distance(const pattern *table, const int *cells, int tiles)
{
    cell_set set = 0;
    tile_order order = 0;
    int place = 0;
    for (int i = 1; i <= tiles; i++)
        set |= 1u << cells[i];
    for (int cell = 0; cell < table->space->cells; cell++)
        for (int i = 1; i <= tiles; i++)
            if (cells[i] == cell)
                order |= (tile_order)(i - 1) << 3 * place++;
    return solver_pattern_distance(table, set, order, cells[0]);
}

/* Homes ascend. Of the entries, every so manieth. */
static void check_group_sampled(puzzle_size size, const int *homes, int tiles, int blank_home,
                                int stride)
{
    plain known = plain_make(size, homes, tiles, blank_home);
    pattern_making making = {.threads = 2};
    const atomic_bool stop = false;
    pattern_space space;
    pattern table;
    cell_set set = 0;
    for (int i = 0; i < tiles; i++)
        set |= 1u << homes[i];
    assert_int_equal(solver_pattern_space_init(&space, size, tiles, &stop), SW_OK);
    assert_int_equal(solver_pattern_init(&table, &space, set, blank_home, &making), SW_OK);
    int cells[PATTERN_TILES + 1], reached = 0;
    for (int code = 0; code < known.states; code++) {
        if (known.distance[code] == FAR || reached++ % stride != 0)
            continue;
        cells_of(&known, code, cells);
        assert_int_equal(table_distance(&table, cells, tiles), known.distance[code]);
    }
    assert_true(reached > 0);
    solver_pattern_deinit(&table);
    solver_pattern_space_deinit(&space);
    free(known.distance);
}

static void check_group(puzzle_size size, const int *homes, int tiles, int blank_home)
{
    check_group_sampled(size, homes, tiles, blank_home, ORACLE_STRIDE);
}

CLAIM(distances_are_those_of_a_plain_search)
{
    check_group((puzzle_size){3, 3}, (const int[]){0, 1, 2, 5}, 4, 8);
    check_group((puzzle_size){3, 3}, (const int[]){3, 6, 7}, 3, 4);
    check_group((puzzle_size){4, 3}, (const int[]){0, 4, 5, 8}, 4, 1);
    check_group((puzzle_size){2, 5}, (const int[]){2, 3, 4, 5}, 4, 9);
    check_group((puzzle_size){6, 2}, (const int[]){0, 5, 7}, 3, 3);
    check_group((puzzle_size){4, 4}, (const int[]){6, 10, 15}, 3, 5);
}

/* The tiles at home shut the blank's home off: its component is part of the goal. */
CLAIM(a_goal_whose_blank_is_shut_in_is_told_from_the_others)
{
    check_group((puzzle_size){3, 3}, (const int[]){1, 3}, 2, 0);
    check_group((puzzle_size){3, 3}, (const int[]){1, 3}, 2, 8);
    check_group((puzzle_size){4, 3}, (const int[]){1, 4, 6, 9}, 4, 5);
}

/* Draws the cell of the blank, and homes in ascending order, each set of them as likely. */
static void draw_group(sw_rng *rng, int cells, int tiles, int *homes, int *blank_home)
{
    int left = tiles, passed = 0;
    *blank_home = (int)sw_rng_below(rng, (uint64_t)cells);
    for (int cell = 0; cell < cells; cell++) {
        if (cell == *blank_home)
            continue;
        if ((int)sw_rng_below(rng, (uint64_t)(cells - 1 - passed++)) < left)
            homes[tiles - left--] = cell;
    }
}

/* Tiles anywhere on the board: most groups leave the other cells in several components. */
CLAIM(so_are_those_of_groups_drawn_at_random)
{
    static const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 4}, {3, 3}, {5, 2},
                                        {2, 5}, {4, 3}, {3, 4}, {7, 2}, {2, 8}};
    sw_rng rng = sw_rng_seed(5);
    for (int i = 0; i < 60; i++) {
        int cells = puzzle_size_cells(sizes[i % 10]), most = cells > 12 ? 3 : 4;
        int homes[PATTERN_TILES], blank_home;
        int tiles = 1 + (int)sw_rng_below(&rng, (uint64_t)(cells - 2 < most ? cells - 2 : most));
        draw_group(&rng, cells, tiles, homes, &blank_home);
        check_group(sizes[i % 10], homes, tiles, blank_home);
    }
}

/* Many states: every so manieth of them. */
CLAIM(so_are_samples_of_larger_tables)
{
    enum { FEW = 101 };
    check_group_sampled((puzzle_size){4, 3}, (const int[]){0, 1, 4, 5, 8}, 5, 11, FEW);
    check_group_sampled((puzzle_size){3, 4}, (const int[]){1, 3, 5, 6, 10}, 5, 0, FEW);
    check_group_sampled((puzzle_size){4, 4}, (const int[]){1, 4, 6, 11}, 4, 0, FEW);
    check_group_sampled((puzzle_size){5, 4}, (const int[]){0, 6, 12, 18}, 4, 9, FEW);
    check_group_sampled((puzzle_size){5, 5}, (const int[]){7, 11, 17}, 3, 12, FEW);
    check_group_sampled((puzzle_size){5, 5}, (const int[]){1, 5, 24}, 3, 0, FEW);
}

CLAIM(a_set_stop_flag_ends_the_making)
{
    pattern_making making = {.stop = true};
    const atomic_bool stop = false; /* the numbering goes on */
    pattern_space space;
    pattern table;
    assert_int_equal(solver_pattern_space_init(&space, (puzzle_size){4, 4}, 6, &stop), SW_OK);
    assert_int_equal(solver_pattern_init(&table, &space, 0x3f, 15, &making), SW_CANCELLED);
    assert_null(table.bits);
    solver_pattern_space_deinit(&space);
}
