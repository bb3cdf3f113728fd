/* The part of a picture as a player moves it: never past the picture's edge, always of the board's shape. */
#include "program/chosen.h"

#include "graphics.h"

static const puzzle_size square = {4, 4};

static void assert_part(const game_crop *crop, app_rect wanted)
{
    app_rect part = app_crop_part(1200, 800, square, crop);
    assert_int_equal(part.x, wanted.x);
    assert_int_equal(part.y, wanted.y);
    assert_int_equal(part.w, wanted.w);
    assert_int_equal(part.h, wanted.h);
}

/* By hand: the largest square of 1200x800 is 800 wide, with 200 on either side. */
CLAIM(it_moves_as_far_as_the_picture_goes)
{
    game_crop crop = {0};
    assert_part(&crop, (app_rect){200, 0, 800, 800});
    app_crop_move(&crop, 1200, 800, square, 0.125, 0.5);
    assert_part(&crop, (app_rect){350, 0, 800, 800});
    app_crop_move(&crop, 1200, 800, square, 1, 0);
    assert_part(&crop, (app_rect){400, 0, 800, 800});
    app_crop_move(&crop, 1200, 800, square, -0.125,
                  0); /* at once, however far it was meant to go */
    assert_part(&crop, (app_rect){250, 0, 800, 800});
}

CLAIM(it_is_seen_closer_about_its_middle)
{
    game_crop crop = {0};
    app_crop_zoom(&crop, 200);
    assert_part(&crop, (app_rect){400, 200, 400, 400});
    app_crop_move(&crop, 1200, 800, square, -1, -1);
    assert_part(&crop, (app_rect){0, 0, 400, 400});
    app_crop_zoom(&crop, 100);
    assert_part(&crop, (app_rect){0, 0, 800, 800});
    app_crop_zoom(&crop, 5000);
    assert_int_equal(crop.closer, GAME_CROP_CLOSER_MAX);
    app_crop_zoom(&crop, 1);
    assert_int_equal(crop.closer, 0);
}

/* Four quarters are none, and after one what was on the right is below. */
CLAIM(it_turns_with_the_picture)
{
    game_crop crop = {.right = 1000, .down = -300, .closer = 50};
    const game_crop before = crop;
    app_crop_turn(&crop);
    assert_int_equal(crop.turn, 1);
    assert_int_equal(crop.down, 1000);
    assert_int_equal(crop.right, 300);
    for (int i = 0; i < 3; i++)
        app_crop_turn(&crop);
    assert_true(game_crop_same(&crop, &before));
}
