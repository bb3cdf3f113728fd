#include "picture/picture_cut.h"

#include "claims.h"
#include "support/boards.h"

static void assert_crop(int width, int height, int columns, int rows, SDL_Rect wanted)
{
    static const game_crop middle = {0};
    SDL_Rect is = app_picture_part(width, height, (puzzle_size){columns, rows}, &middle);
    if (!SDL_RectEquals(&is, &wanted))
        fail_msg("%dx%d for %dx%d: %d,%d %dx%d, not %d,%d %dx%d", width, height, columns, rows,
                 is.x, is.y, is.w, is.h, wanted.x, wanted.y, wanted.w, wanted.h);
}

CLAIM(the_crop_is_the_largest_centred_part_of_the_shape)
{
    assert_crop(600, 400, 4, 4, (SDL_Rect){100, 0, 400, 400});
    assert_crop(400, 600, 4, 4, (SDL_Rect){0, 100, 400, 400});
    assert_crop(600, 400, 3, 2, (SDL_Rect){0, 0, 600, 400});
    assert_crop(600, 400, 2, 3, (SDL_Rect){167, 0, 266, 400});
    assert_crop(600, 400, 32, 2, (SDL_Rect){0, 181, 600, 37});
    assert_crop(12000, 12000, 2, 32, (SDL_Rect){5625, 0, 750, 12000});
}

CLAIM(even_the_smallest_crop_has_a_pixel)
{
    assert_crop(1, 1, 32, 2, (SDL_Rect){0, 0, 1, 1});
    assert_crop(16, 1, 2, 32, (SDL_Rect){7, 0, 1, 1});
}

static void assert_part(game_crop crop, SDL_Rect wanted, SDL_Rect wanted_stored)
{
    const puzzle_size three_by_two = {3, 2};
    bool swapped = crop.turn % 2 != 0;
    SDL_Rect is = app_picture_part(swapped ? 400 : 600, swapped ? 600 : 400, three_by_two, &crop);
    SDL_Rect stored = app_picture_stored_part(600, 400, three_by_two, &crop);
    assert_true(SDL_RectEquals(&is, &wanted));
    assert_true(SDL_RectEquals(&stored, &wanted_stored));
}

CLAIM(a_crop_comes_closer_and_moves_within_the_picture)
{
    assert_part((game_crop){.closer = 100}, (SDL_Rect){150, 100, 300, 200},
                (SDL_Rect){150, 100, 300, 200});
    assert_part((game_crop){.closer = 100, .right = 1000, .down = -1000},
                (SDL_Rect){210, 60, 300, 200}, (SDL_Rect){210, 60, 300, 200});
    assert_part((game_crop){.closer = 100, .right = 5000, .down = -5000},
                (SDL_Rect){300, 0, 300, 200}, (SDL_Rect){300, 0, 300, 200});
    assert_part((game_crop){.right = 5000, .down = 5000}, (SDL_Rect){0, 0, 600, 400},
                (SDL_Rect){0, 0, 600, 400});
}

/* A quarter clockwise takes the stored picture's left edge up: the turned one is 400 x 600. */
CLAIM(a_turned_crop_is_found_in_the_stored_picture)
{
    assert_part((game_crop){.turn = 1, .down = -5000}, (SDL_Rect){0, 0, 400, 266},
                (SDL_Rect){0, 0, 266, 400});
    assert_part((game_crop){.turn = 3, .down = -5000}, (SDL_Rect){0, 0, 400, 266},
                (SDL_Rect){334, 0, 266, 400});
    assert_part((game_crop){.turn = 2, .closer = 100, .right = 5000, .down = 5000},
                (SDL_Rect){300, 200, 300, 200}, (SDL_Rect){0, 0, 300, 200});
}

static SDL_Surface *plain(int width, int height)
{
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_FillRect(picture, NULL, SDL_MapRGB(picture->format, 120, 160, 200));
    return picture;
}

static void paint(SDL_Surface *picture, SDL_Rect where, Uint8 red, Uint8 green, Uint8 blue)
{
    SDL_FillRect(picture, &where, SDL_MapRGB(picture->format, red, green, blue));
}

/* Each tile in a tone of its own, `step` apart. */
static SDL_Surface *toned(puzzle_size size, int side, int step)
{
    SDL_Surface *picture = plain(size.columns * side, size.rows * side);
    for (int i = 0; i < puzzle_size_cells(size); i++) {
        Uint8 tone = (Uint8)(i * step);
        SDL_Rect tile = {i % size.columns * side, i / size.columns * side, side, side};
        paint(picture, tile, tone, tone, tone);
    }
    return picture;
}

static void assert_twins(SDL_Surface *picture, puzzle_size size, bool wanted)
{
    static const game_crop middle = {0};
    puzzle_board goal = standard_goal(size.columns, size.rows);
    assert_int_equal(app_picture_twins(picture, &goal, &middle, NULL) > 0, wanted);
    SDL_FreeSurface(picture);
}

static const puzzle_size four = {4, 4};

CLAIM(a_flat_picture_has_twins)
{
    assert_twins(plain(400, 400), four, true);
}

CLAIM(tones_well_apart_are_no_twins_and_close_ones_are)
{
    assert_twins(toned(four, 100, 16), four, false);
    assert_twins(toned(four, 100, 2), four, true);
}

CLAIM(flat_sky_over_a_varied_ground_has_twins)
{
    SDL_Surface *picture = toned(four, 100, 16);
    for (int y = 0; y < 100; y++)
        paint(picture, (SDL_Rect){0, y, 400, 1}, 110, 150, (Uint8)(200 + y / 10));
    assert_twins(picture, four, true);
}

CLAIM(a_bird_tells_one_sky_tile_from_another)
{
    const puzzle_size two = {2, 2};
    SDL_Surface *picture = toned(two, 100, 60);
    paint(picture, (SDL_Rect){0, 0, 200, 100}, 110, 150, 200);
    SDL_Surface *with_bird = SDL_DuplicateSurface(picture);
    paint(with_bird, (SDL_Rect){140, 50, 14, 10}, 30, 30, 40);
    assert_twins(picture, two, true);
    assert_twins(with_bird, two, false);
}

CLAIM(what_the_crop_leaves_out_does_not_count)
{
    SDL_Surface *wide = plain(1000, 400);
    SDL_Surface *middle = toned(four, 100, 16);
    SDL_BlitSurface(middle, NULL, wide, &(SDL_Rect){300, 0, 0, 0});
    SDL_FreeSurface(middle);
    assert_twins(wide, four, false);
}

CLAIM(tiles_smaller_than_a_pixel_are_twins)
{
    const puzzle_size most = {32, 32};
    assert_twins(toned(four, 4, 16), most, true);
}

/* Of 3 x 2 tiles two are alike; a quarter turn of a 2 x 3 picture shows the same ones elsewhere. */
CLAIM(the_tiles_of_a_pair_are_marked)
{
    const puzzle_size flat = {3, 2}, tall = {2, 3};
    const game_crop turned = {.turn = 1};
    puzzle_board goal = standard_goal(flat.columns, flat.rows);
    bool marked[PUZZLE_MAX_CELLS];
    SDL_Surface *picture = toned(tall, 100, 40);
    paint(picture, (SDL_Rect){100, 100, 100, 100}, 0, 0, 0); /* as the first tile */
    assert_int_equal(app_picture_twins(picture, &goal, &turned, marked), 1);
    for (int i = 0; i < 6; i++)
        assert_int_equal(marked[i], i == 2 || i == 4);
    SDL_FreeSurface(picture);
}

CLAIM(the_missing_piece_has_no_twin)
{
    const puzzle_size two = {2, 2};
    puzzle_board standard = standard_goal(2, 2),
                 blank_first = goal_of(PUZZLE_GOAL_BLANK_FIRST, 2, 2);
    SDL_Surface *picture = toned(two, 100, 60);
    paint(picture, (SDL_Rect){100, 100, 100, 100}, 120, 120, 120); /* as the third tile */
    const game_crop middle = {0};
    assert_int_equal(app_picture_twins(picture, &standard, &middle, NULL), 0);
    assert_int_equal(app_picture_twins(picture, &blank_first, &middle, NULL), 1);
    SDL_FreeSurface(picture);
}
