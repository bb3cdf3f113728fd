#include "patterns/pattern_space.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "claims.h"

typedef struct shape {
    puzzle_size size;
    int tiles;
} shape;

static const shape shapes[] = {{{2, 2}, 1}, {{3, 3}, 3}, {{4, 3}, 5}, {{2, 6}, 6},
                               {{4, 4}, 3}, {{4, 4}, 6}, {{8, 2}, 7}, {{5, 5}, 4}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static bool linked(puzzle_size size, cell_set within, int a, int b)
{
    return solver_cell_set_component(size, within, a) >> b & 1;
}

CLAIM(a_component_is_what_the_blank_can_reach)
{
    const puzzle_size size = {4, 3};
    /* .#.. */
    /* #..# */
    /* .##. */
    cell_set open =
        (1u << 0) | (1u << 2) | (1u << 3) | (1u << 5) | (1u << 6) | (1u << 8) | (1u << 11);
    assert_int_equal(solver_cell_set_component(size, open, 0), 1u << 0);
    assert_int_equal(solver_cell_set_component(size, open, 3),
                     (1u << 2) | (1u << 3) | (1u << 5) | (1u << 6));
    assert_int_equal(solver_cell_set_component(size, open, 8), 1u << 8); /* rows do not wrap */
    assert_int_equal(solver_cell_set_component(size, open, 11), 1u << 11);
}

/* Block numbers are dense, and two states share one only where set and component agree. */
static void check_blocks(const pattern_space *space)
{
    cell_set all = (1u << space->cells) - 1;
    cell_set *set_of = calloc(space->blocks, sizeof *set_of);
    int *cell_of = calloc(space->blocks, sizeof *cell_of);
    uint32_t seen = 0;
    for (cell_set set = 0; set <= all; set++) {
        if (solver_cell_set_count(set) != space->tiles)
            continue;
        for (int blank = 0; blank < space->cells; blank++) {
            if (set >> blank & 1)
                continue;
            uint32_t block = solver_pattern_block(space, set, blank);
            assert_true(block < space->blocks);
            if (set_of[block] == 0) {
                set_of[block] = set;
                cell_of[block] = blank;
                seen++;
            }
            assert_int_equal(set_of[block], set);
            assert_true(linked(space->size, all & ~set, cell_of[block], blank));
        }
    }
    assert_int_equal(seen, space->blocks);
    free(set_of);
    free(cell_of);
}

CLAIM(sets_and_components_have_numbers_of_their_own)
{
    const atomic_bool stop = false;
    for (int i = 0; i < SHAPES; i++) {
        pattern_space space;
        assert_int_equal(solver_pattern_space_init(&space, shapes[i].size, shapes[i].tiles, &stop),
                         SW_OK);
        check_blocks(&space);
        solver_pattern_space_deinit(&space);
    }
}

CLAIM(orders_are_ranked_one_to_one_from_ascending)
{
    const atomic_bool stop = false;
    for (int tiles = 1; tiles <= PATTERN_TILES; tiles++) {
        pattern_space space;
        assert_int_equal(solver_pattern_space_init(&space, (puzzle_size){3, 3}, tiles, &stop),
                         SW_OK);
        tile_order ascending = 0;
        for (int i = 0; i < tiles; i++)
            ascending |= (tile_order)i << 3 * i;
        assert_int_equal(solver_pattern_order_rank(&space, ascending), 0);
        for (int rank = 0; rank < space.orders; rank++)
            assert_int_equal(
                solver_pattern_order_rank(&space, solver_pattern_order(&space, (uint32_t)rank)),
                rank);
        solver_pattern_space_deinit(&space);
    }
}

CLAIM(a_moved_tile_takes_its_new_place_and_the_others_keep_their_order)
{
    tile_order order = 0; /* 5 3 1 7 0 2 6 4 */
    const int tiles[] = {5, 3, 1, 7, 0, 2, 6, 4};
    for (int i = 0; i < 8; i++)
        order |= (tile_order)tiles[i] << 3 * i;
    for (int from = 0; from < 8; from++)
        for (int to = 0; to < 8; to++) {
            tile_order moved = solver_tile_order_moved(order, from, to);
            assert_int_equal(moved >> 3 * to & 7, tiles[from]);
            for (int i = 0, j = 0; i < 8; i++) {
                if (i == from)
                    continue;
                j += j == to;
                assert_int_equal(moved >> 3 * j++ & 7, tiles[i]);
            }
        }
}
