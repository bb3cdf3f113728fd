#include "engines/classic/nodes.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <string.h>

#include "claims.h"

enum { MEGABYTE = 1 << 20 };

static normalized_board scrambled(puzzle_size size, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board goal = oracle_goal(size, puzzle_size_cells(size) / 2);
    puzzle_board board = puzzle_scramble(&goal, &rng);
    normalized_board home;
    solver_normalized_init(&home, &board, &goal);
    return home;
}

CLAIM(a_packed_board_of_any_size_is_unpacked_as_it_was)
{
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows += 3) {
            normalized_board board = scrambled((puzzle_size){columns, rows}, (uint64_t)rows);
            packing packing = solver_packing_for(&board);
            assert_in_range(packing.words, 1, PACKING_MAX_WORDS);
            uint64_t words[PACKING_MAX_WORDS];
            solver_packing_pack(&packing, &board, words);
            normalized_board unpacked = {.size = board.size, .cells = board.cells};
            solver_packing_unpack(&packing, words, &unpacked);
            assert_memory_equal(&unpacked, &board, sizeof board);
        }
}

CLAIM(a_4x4_board_is_one_word)
{
    normalized_board board = scrambled((puzzle_size){4, 4}, 1);
    assert_int_equal(solver_packing_for(&board).words, 1);
}

/* Walks at random and meets every board twice. */
CLAIM(boards_are_numbered_as_they_come_and_found_again)
{
    enum { BOARDS = 20000 };
    node_memory memory = {.limit = 64 * MEGABYTE};
    normalized_board board = scrambled((puzzle_size){5, 4}, 2);
    nodes met;
    solver_nodes_init(&met, &memory, &board, 12);
    sw_rng rng = sw_rng_seed(1);
    for (int i = 0; i < BOARDS; i++) {
        bool is_new, is_new_again;
        uint32_t count = met.count, number = solver_nodes_meet(&met, &board, &is_new);
        assert_int_equal(number == count, is_new);
        assert_int_equal(met.count, count + is_new);
        memset(solver_nodes_extra(&met, number), (int)(number & 0xff),
               12); /* it is the node's own */
        assert_int_equal(solver_nodes_meet(&met, &board, &is_new_again), number);
        assert_false(is_new_again);
        int from;
        do
            from = solver_home_step(board.size, board.blank, (puzzle_move)sw_rng_below(&rng, 4));
        while (from < 0);
        solver_normalized_slide(&board, from);
    }
    assert_in_range(met.count, BOARDS / 4, BOARDS);
    normalized_board unpacked = board;
    for (uint32_t number = 0; number < met.count; number++) {
        bool is_new;
        solver_packing_unpack(&met.packing, solver_nodes_at(&met, number)->packed, &unpacked);
        assert_int_equal(solver_nodes_meet(&met, &unpacked, &is_new), number);
        assert_int_equal(*(uint8_t *)solver_nodes_extra(&met, number), number & 0xff);
    }
    solver_nodes_deinit(&met);
    assert_int_equal(memory.used, 0);
}

CLAIM(a_full_budget_is_said_and_what_is_there_stays)
{
    node_memory memory = {.limit = MEGABYTE};
    normalized_board board = scrambled((puzzle_size){4, 4}, 2);
    nodes met;
    solver_nodes_init(&met, &memory, &board, 4);
    uint32_t number = 0;
    for (uint64_t seed = 0; number != NO_NODE && seed < 100000; seed++) {
        bool is_new;
        board.home[0] = (puzzle_tile)(seed & 15); /* it need not be a real board */
        board.home[1] = (puzzle_tile)(seed >> 4 & 15);
        board.home[2] = (puzzle_tile)(seed >> 8 & 15);
        board.home[3] = (puzzle_tile)(seed >> 12 & 15);
        number = solver_nodes_meet(&met, &board, &is_new);
    }
    assert_int_equal(number, NO_NODE);
    assert_in_range(met.count, 5000, 30000);
    assert_in_range(memory.peak, MEGABYTE / 2, MEGABYTE);
    assert_false(memory.allocation_failed);
    solver_nodes_deinit(&met);
    assert_int_equal(memory.used, 0);
}

/* A node of its own board with that g and h. */
static uint32_t make_node(nodes *all, int g, int h)
{
    normalized_board board = scrambled((puzzle_size){4, 4}, all->count);
    bool is_new;
    uint32_t number = solver_nodes_meet(all, &board, &is_new);
    assert_true(is_new);
    solver_nodes_at(all, number)->g = g;
    solver_nodes_at(all, number)->h = (uint16_t)h;
    return number;
}

CLAIM(the_open_list_gives_least_f_then_least_h_then_the_newest)
{
    node_memory memory = {.limit = MEGABYTE};
    normalized_board board = scrambled((puzzle_size){4, 4}, 0);
    nodes all;
    solver_nodes_init(&all, &memory, &board, 0);
    open_list open;
    solver_open_list_init(&open, &all);
    assert_int_equal(solver_open_list_first(&open), NO_NODE);
    const int g[] = {0, 5, 7, 7, 6, 300, 2}, h[] = {20, 10, 8, 8, 9, 0, 11};
    const uint32_t order[] = {6, 3, 2, 4, 1, 0, 5}; /* f is 20 15 15 15 15 300 13 */
    for (int i = 0; i < 7; i++)
        assert_true(solver_open_list_add(&open, make_node(&all, g[i], h[i])));
    for (int i = 0; i < 7; i++) {
        assert_int_equal(solver_open_list_first(&open), order[i]);
        solver_open_list_remove(&open, order[i]);
    }
    assert_int_equal(solver_open_list_first(&open), NO_NODE);
    assert_int_equal(open.count, 0);
    solver_open_list_deinit(&open);
    solver_nodes_deinit(&all);
    assert_int_equal(memory.used, 0);
}

CLAIM(a_node_leaves_the_open_list_from_anywhere)
{
    node_memory memory = {.limit = MEGABYTE};
    normalized_board board = scrambled((puzzle_size){4, 4}, 0);
    nodes all;
    solver_nodes_init(&all, &memory, &board, 0);
    open_list open;
    solver_open_list_init(&open, &all);
    for (int i = 0; i < 5; i++)
        assert_true(solver_open_list_add(&open, make_node(&all, 3, 4)));
    solver_open_list_remove(&open, 2); /* from the middle */
    solver_open_list_remove(&open, 4); /* the newest */
    solver_open_list_remove(&open, 0); /* the oldest */
    solver_nodes_at(&all, 2)->g = 1;
    assert_true(solver_open_list_add(&open, 2)); /* by a shorter path */
    const uint32_t order[] = {2, 3, 1};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(solver_open_list_first(&open), order[i]);
        solver_open_list_remove(&open, order[i]);
    }
    assert_int_equal(solver_open_list_first(&open), NO_NODE);
    solver_open_list_deinit(&open);
    solver_nodes_deinit(&all);
}
