#include "patterns/pattern_pool.h"

#include "base/rng.h"

#include "claims.h"
#include <stdatomic.h>

/* Every test begins and ends with an empty pool. */
static int create_pool(void **state)
{
    *state = solver_pattern_pool_create(NULL);
    return *state ? 0 : -1;
}

static int destroy_pool(void **state)
{
    size_t bytes = solver_pattern_pool_bytes(*state);
    solver_pattern_pool_destroy(*state);
    return bytes == 0 ? 0 : -1;
}

static pattern_loan borrow(pattern_pool *pool, puzzle_size size, cell_set homes, int blank_home)
{
    pattern_making making = {.threads = 1};
    pattern_loan loan;
    assert_int_equal(solver_pattern_pool_borrow(pool, size, homes, blank_home, &making, &loan),
                     SW_OK);
    return loan;
}

/* Asserts that two groups have one table, or have two; and that returning both leaves nothing. */
static void check_pair(pattern_pool *pool, const pattern_loan *a, const pattern_loan *b,
                       bool is_shared)
{
    size_t one = solver_pattern_bytes(a->table), other = solver_pattern_bytes(b->table);
    assert_int_equal(a->table == b->table, is_shared);
    assert_int_equal(solver_pattern_pool_bytes(pool), is_shared ? one : one + other);
    solver_pattern_pool_return(pool, a->table);
    assert_int_equal(solver_pattern_pool_bytes(pool), other);
    solver_pattern_pool_return(pool, b->table);
    assert_int_equal(solver_pattern_pool_bytes(pool), 0);
}

CLAIM_WITH(congruent_groups_share_a_table, create_pool, destroy_pool)
{
    /* A row of three at the upper edge, at the lower one, and a column at the left one. */
    const cell_set groups[] = {0x000e, 0xe000, 0x0111};
    for (int i = 1; i < 3; i++) {
        pattern_loan a = borrow(*state, (puzzle_size){4, 4}, groups[0], 5);
        pattern_loan b = borrow(*state, (puzzle_size){4, 4}, groups[i], 5);
        check_pair(*state, &a, &b, true);
    }
    /* The same with columns and rows exchanged. */
    pattern_loan a = borrow(*state, (puzzle_size){4, 3}, 0x003, 11);
    pattern_loan b = borrow(*state, (puzzle_size){3, 4}, 0x009, 11);
    check_pair(*state, &a, &b, true);
    a = borrow(*state, (puzzle_size){4, 4}, 0x0007, 15);
    b = borrow(*state, (puzzle_size){4, 4}, 0x0013, 15); /* bent */
    check_pair(*state, &a, &b, false);
}

CLAIM_WITH(a_group_that_leaves_the_rest_connected_serves_every_blank, create_pool, destroy_pool)
{
    const puzzle_size size = {4, 3};
    for (int blank = 2; blank < 12; blank++) {
        if (blank == 4)
            continue; /* a tile's home */
        pattern_loan a = borrow(*state, size, 0x013, 11);
        pattern_loan b = borrow(*state, size, 0x013, blank);
        check_pair(*state, &a, &b, true);
    }
}

/* Tiles at 1 and 3 shut the corner of 3x3 in. */
CLAIM_WITH(a_group_that_parts_the_rest_does_not, create_pool, destroy_pool)
{
    const puzzle_size size = {3, 3};
    const cell_set homes = 1u << 1 | 1u << 3;
    pattern_loan shut = borrow(*state, size, homes, 0), open = borrow(*state, size, homes, 8);
    check_pair(*state, &shut, &open, false);
    open = borrow(*state, size, homes, 8);
    pattern_loan beside = borrow(*state, size, homes, 4);
    check_pair(*state, &open, &beside, true);
}

/* A few tiles of a board, and where the blank is. */
typedef struct placing {
    int tiles;
    int at[PATTERN_TILES]; /* by tile, in the order of their homes */
    int blank;
} placing;

static placing draw(sw_rng *rng, int cells, int tiles)
{
    placing drawn = {.tiles = tiles};
    cell_set taken = 0;
    for (int i = 0; i <= tiles; i++) {
        int cell = (int)sw_rng_below(rng, (uint64_t)cells);
        while (taken >> cell & 1)
            cell = (cell + 1) % cells;
        taken |= 1u << cell;
        if (i < tiles)
            drawn.at[i] = cell;
        else
            drawn.blank = cell;
    }
    return drawn;
}

/* cell and tile: the table's, by the board's cell and tile. */
static int distance_in(const pattern *table, const placing *of, const uint8_t *cell,
                       const int *tile)
{
    cell_set set = 0;
    tile_order order = 0;
    int place = 0, index_at[PATTERN_CELLS] = {0};
    for (int i = 0; i < of->tiles; i++) {
        set |= 1u << cell[of->at[i]];
        index_at[cell[of->at[i]]] = tile[i];
    }
    for (cell_set rest = set; rest; rest &= rest - 1)
        order |= (tile_order)index_at[__builtin_ctz(rest)] << 3 * place++;
    return solver_pattern_distance(table, set, order, cell[of->blank]);
}

static void check_view(const pattern_loan *loan, const pattern *own, puzzle_size size,
                       cell_set homes, sw_rng *rng)
{
    uint8_t same_cell[PATTERN_CELLS];
    int same_tile[PATTERN_TILES], tile[PATTERN_TILES], tiles = 0;
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        same_cell[cell] = (uint8_t)cell;
    for (cell_set rest = homes; rest; rest &= rest - 1, tiles++) {
        cell_set before = (1u << loan->cell[__builtin_ctz(rest)]) - 1;
        tile[tiles] = solver_cell_set_count(loan->table->homes & before);
        same_tile[tiles] = tiles;
    }
    for (int i = 0; i < 400; i++) {
        placing drawn = draw(rng, puzzle_size_cells(size), tiles);
        assert_int_equal(distance_in(loan->table, &drawn, loan->cell, tile),
                         distance_in(own, &drawn, same_cell, same_tile));
    }
}

/* Against a table that was made for that very group. */
CLAIM_WITH(a_loan_says_how_the_board_looks_to_its_table, create_pool, destroy_pool)
{
    static const puzzle_size sizes[] = {{4, 3}, {3, 4}, {4, 4}, {2, 6}, {7, 2}, {5, 4}};
    pattern_making making = {.threads = 1};
    const atomic_bool stop = false;
    sw_rng rng = sw_rng_seed(8);
    for (int i = 0; i < 48; i++) {
        puzzle_size size = sizes[i % 6];
        placing drawn = draw(&rng, puzzle_size_cells(size), 1 + i % 4);
        cell_set homes = 0;
        for (int j = 0; j < drawn.tiles; j++)
            homes |= 1u << drawn.at[j];
        pattern_loan loan = borrow(*state, size, homes, drawn.blank);
        pattern_space space;
        pattern own;
        assert_int_equal(solver_pattern_space_init(&space, size, drawn.tiles, &stop), SW_OK);
        assert_int_equal(solver_pattern_init(&own, &space, homes, drawn.blank, &making), SW_OK);
        check_view(&loan, &own, size, homes, &rng);
        solver_pattern_deinit(&own);
        solver_pattern_space_deinit(&space);
        solver_pattern_pool_return(*state, loan.table);
    }
}

CLAIM_WITH(the_cost_of_groups_is_what_they_take, create_pool, destroy_pool)
{
    const puzzle_size size = {4, 4};
    const cell_set homes[] = {0x000e, 0xe000, 0x0001, 0x0910};
    pattern_making making = {.threads = 1};
    pattern_loan loans[4];
    pattern_cost cost;
    assert_int_equal(solver_pattern_pool_cost(*state, size, 5, homes, 4, &making, &cost), SW_OK);
    assert_true(cost.missing_states > 0 && cost.making > 0);
    assert_int_equal(cost.missing_bytes, cost.bytes);
    for (int i = 0; i < 4; i++)
        loans[i] = borrow(*state, size, homes[i], 5);
    assert_int_equal(solver_pattern_pool_bytes(*state), cost.bytes);
    assert_int_equal(solver_pattern_pool_cost(*state, size, 5, homes, 4, &making, &cost), SW_OK);
    assert_int_equal(solver_pattern_pool_bytes(*state), cost.bytes);
    assert_true(cost.missing_states == 0 && cost.missing_bytes == 0 && cost.making == 0);
    for (int i = 0; i < 4; i++)
        solver_pattern_pool_return(*state, loans[i].table);
}

CLAIM_WITH(a_table_whose_making_is_stopped_is_not_kept, create_pool, destroy_pool)
{
    pattern_making making = {.stop = true};
    pattern_loan loan;
    assert_int_equal(
        solver_pattern_pool_borrow(*state, (puzzle_size){4, 4}, 0x3f, 15, &making, &loan),
        SW_CANCELLED);
    assert_int_equal(solver_pattern_pool_bytes(*state), 0);
    loan = borrow(*state, (puzzle_size){4, 4}, 0x1f, 15);
    solver_pattern_pool_return(*state, loan.table);
}
