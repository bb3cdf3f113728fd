/* Groups of cells by hand-drawn maps, and the blocks of grids: they cover each board once. */
#include "claims.h"

#include "game/groups.h"
#include "puzzle/goal.h"

static void assert_map(game_palette palette, puzzle_size size, const char *map)
{
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        if (game_group_of(palette, size, cell) != map[cell] - '0')
            fail_msg("palette %d, cell %d: %d", (int)palette, cell,
                     game_group_of(palette, size, cell));
}

CLAIM(each_palette_has_its_map)
{
    const puzzle_size five = {5, 4};
    assert_map(GAME_PALETTE_PLAIN, five,
               "00000"
               "00000"
               "00000"
               "00000");
    assert_map(GAME_PALETTE_ROWS, five,
               "00000"
               "11111"
               "22222"
               "33333");
    assert_map(GAME_PALETTE_RINGS, five,
               "00000"
               "01110"
               "01110"
               "00000");
    assert_map(GAME_PALETTE_FRINGE, five,
               "00000"
               "01111"
               "01222"
               "01233");
    assert_map(GAME_PALETTE_GRIDS, five,
               "00022"
               "00022"
               "11133"
               "11133");
}

CLAIM(squares_are_cut_into_an_upper_and_a_lower_half)
{
    const puzzle_size size = {5, 5};
    game_block upper = game_layer_block(size, GAME_LAYER_HALVES, 0);
    game_block lower = game_layer_block(size, GAME_LAYER_HALVES, 1);
    assert_int_equal(upper.columns, 5);
    assert_int_equal(upper.rows, 3); /* the odd line */
    assert_int_equal(lower.row, 3);
    assert_int_equal(lower.rows, 2);
    assert_map(GAME_PALETTE_GRIDS, size,
               "00011"
               "00011"
               "00011"
               "22233"
               "22233");
}

CLAIM(small_boards_have_fewer_layers)
{
    const puzzle_size three = {3, 3}, flat = {6, 2}, four = {4, 4};
    assert_false(game_layer_exists(three, GAME_LAYER_HALVES));
    assert_int_equal(game_layer_of(three, GAME_LAYER_HALVES), GAME_LAYER_FRINGE);
    assert_true(game_layer_exists(flat, GAME_LAYER_HALVES));
    assert_false(game_layer_exists(flat, GAME_LAYER_QUARTERS));
    assert_int_equal(game_layer_of(flat, GAME_LAYER_QUARTERS), GAME_LAYER_FRINGE);
    assert_int_equal(game_layer_of(four, GAME_LAYER_QUARTERS), GAME_LAYER_QUARTERS);
    assert_map(GAME_PALETTE_GRIDS, flat,
               "000111"
               "000111");
}

static int blocks_with(puzzle_size size, game_layer layer, int cell)
{
    int found = 0;
    for (int i = 0; i < game_layer_blocks(layer); i++) {
        game_block block = game_layer_block(size, layer, i);
        found += game_block_has(&block, size, cell);
        assert_true(block.columns >= 2 && block.rows >= 2);
    }
    return found;
}

CLAIM(the_blocks_of_a_layer_cover_the_board_once)
{
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++)
            for (int layer = 0; layer < GAME_LAYERS; layer++) {
                puzzle_size size = {columns, rows};
                if (!game_layer_exists(size, (game_layer)layer))
                    continue;
                for (int cell = 0; cell < columns * rows; cell++)
                    assert_int_equal(blocks_with(size, (game_layer)layer, cell), 1);
            }
}

/* By any goal: cells are the goal's. */
CLAIM(the_first_block_that_is_not_done_is_the_current_one)
{
    for (int goal_kind = 0; goal_kind < PUZZLE_GOALS; goal_kind++) {
        puzzle_board goal;
        puzzle_goal_make(&goal, (puzzle_goal)goal_kind, (puzzle_size){6, 6}, NULL);
        puzzle_board board = goal;
        assert_int_equal(game_layer_current(&board, &goal, GAME_LAYER_QUARTERS), 3);
        board.tiles[3 * 6 + 1] = goal.tiles[3 * 6 + 2]; /* in the third quarter, */
        assert_int_equal(game_layer_current(&board, &goal, GAME_LAYER_QUARTERS), 2);
        assert_int_equal(game_layer_current(&board, &goal, GAME_LAYER_HALVES), 1);
        board.tiles[4] = goal.tiles[5]; /* in the second, */
        assert_int_equal(game_layer_current(&board, &goal, GAME_LAYER_QUARTERS), 1);
        assert_int_equal(game_layer_current(&board, &goal, GAME_LAYER_HALVES), 0);
        assert_int_equal(game_layer_current(&board, &goal, GAME_LAYER_FRINGE), 0);
    }
}
