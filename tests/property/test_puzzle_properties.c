#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/path.h"
#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <string.h>

#include "claims.h"

#include "seed.h"

enum { SIDES = PUZZLE_MAX_SIDE - PUZZLE_MIN_SIDE + 1 };

/* Calls check once for each of the 31 x 31 shapes, with a goal of that shape: a named one, or, as
 * often as each of these, any board at all. */
static void for_each_shape(void (*check)(const puzzle_board *goal, sw_rng *rng))
{
    sw_rng rng = property_rng();
    for (int i = 0; i < SIDES * SIDES; i++) {
        puzzle_size size = {PUZZLE_MIN_SIDE + i % SIDES, PUZZLE_MIN_SIDE + i / SIDES};
        puzzle_board goal;
        int kind = (int)sw_rng_below(&rng, PUZZLE_GOALS + 1);
        puzzle_goal named = kind < PUZZLE_GOALS ? (puzzle_goal)kind : PUZZLE_GOAL_STANDARD;
        assert_int_equal(puzzle_goal_make(&goal, named, size, NULL), SW_OK);
        if (kind == PUZZLE_GOALS)
            goal = puzzle_scramble(&goal, &rng);
        check(&goal, &rng);
    }
}

static puzzle_board exchanged(const puzzle_board *board, int a, int b)
{
    puzzle_tile tiles[PUZZLE_MAX_CELLS];
    memcpy(tiles, board->tiles, sizeof tiles);
    tiles[a] = board->tiles[b];
    tiles[b] = board->tiles[a];
    puzzle_board out;
    assert_int_equal(puzzle_board_init(&out, board->size, tiles, NULL), SW_OK);
    return out;
}

static int any_tile_cell(const puzzle_board *board, int other, sw_rng *rng)
{
    int cell;
    do
        cell = (int)sw_rng_below(rng, (uint64_t)puzzle_size_cells(board->size));
    while (cell == board->blank || cell == other);
    return cell;
}

static void check_scramble(const puzzle_board *goal, sw_rng *rng)
{
    puzzle_board board = puzzle_scramble(goal, rng);
    puzzle_board valid;
    assert_int_equal(puzzle_board_init(&valid, board.size, board.tiles, NULL), SW_OK);
    assert_memory_equal(&valid, &board, sizeof board);
    assert_false(puzzle_board_equal(&board, goal));
    assert_true(puzzle_solvable(&board, goal));
    assert_true(puzzle_solvable(goal, &board));
    /* Exchanging two tiles, whichever, makes it unsolvable. */
    int a = any_tile_cell(&board, -1, rng);
    puzzle_board other = exchanged(&board, a, any_tile_cell(&board, a, rng));
    assert_false(puzzle_solvable(&other, goal));
}

CLAIM(a_scramble_is_solvable_valid_and_not_the_goal)
{
    for_each_shape(check_scramble);
}

static void check_walk(const puzzle_board *goal, sw_rng *rng)
{
    int count = 1 + (int)sw_rng_below(rng, 200);
    puzzle_board board = puzzle_scramble_moves(goal, count, rng);
    assert_false(puzzle_board_equal(&board, goal));
    assert_true(puzzle_solvable(&board, goal));
}

CLAIM(a_walk_is_solvable_and_not_the_goal)
{
    for_each_shape(check_walk);
}

static void check_board_text(const puzzle_board *goal, sw_rng *rng)
{
    puzzle_board board = puzzle_scramble(goal, rng);
    puzzle_board again;
    sw_text text;
    sw_text_init(&text, PUZZLE_BOARD_TEXT_SIZE - 1);
    puzzle_board_format(&board, &text);
    assert_int_equal(puzzle_board_parse(&again, text.data, NULL), SW_OK);
    assert_memory_equal(&again, &board, sizeof board);
    sw_text_deinit(&text);
}

CLAIM(board_text_gives_the_board_back)
{
    for_each_shape(check_board_text);
}

/* Random slides, as a player's presses make them, written down move by move. */
static void press_around(puzzle_board *board, puzzle_path *path, sw_rng *rng)
{
    for (int i = 0; i < 50; i++) {
        int cell = (int)sw_rng_below(rng, (uint64_t)puzzle_size_cells(board->size));
        puzzle_slide slide = puzzle_slide_from(board, cell);
        assert_int_equal(puzzle_slide_apply(board, slide), slide.length > 0);
        assert_true(slide.length == 0 || board->blank == cell);
        for (int j = 0; j < slide.length; j++)
            assert_true(puzzle_path_push(path, slide.move));
    }
}

static void check_slides(const puzzle_board *goal, sw_rng *rng)
{
    puzzle_board board = *goal;
    puzzle_path path = {0};
    press_around(&board, &path, rng);
    assert_true(puzzle_solvable(&board, goal));
    assert_true(puzzle_path_leads(&path, goal, &board));
    assert_true(puzzle_path_slides(&path) <= path.length);
    puzzle_path_cancel_returns(&path);
    assert_true(puzzle_path_leads(&path, goal, &board));

    /* The same moves backwards, each reversed, lead home. */
    for (size_t i = path.length; i-- > 0;)
        assert_true(puzzle_move_apply(&board, puzzle_move_opposite((puzzle_move)path.moves[i])));
    assert_true(puzzle_board_equal(&board, goal));
    puzzle_path_deinit(&path);
}

CLAIM(slides_are_their_moves_and_can_be_taken_back)
{
    for_each_shape(check_slides);
}

static void check_move_text(const puzzle_board *goal, sw_rng *rng)
{
    puzzle_board board = *goal;
    puzzle_path path = {0};
    press_around(&board, &path, rng);
    for (int notation = 0; notation < 2; notation++) {
        puzzle_path again = {0};
        sw_text text;
        sw_text_init(&text, path.length);
        puzzle_path_format(&path, (puzzle_notation)notation, &text);
        assert_int_equal(puzzle_path_parse(&again, text.data, (puzzle_notation)notation, NULL),
                         SW_OK);
        assert_true(puzzle_path_leads(&again, goal, &board));
        sw_text_deinit(&text);
        puzzle_path_deinit(&again);
    }
    puzzle_path_deinit(&path);
}

CLAIM(move_text_gives_the_moves_back_in_both_notations)
{
    for_each_shape(check_move_text);
}
