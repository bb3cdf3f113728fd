/* Where the window opens, on displays of all kinds. */

#include "graphics.h"
#include "program/window.h"

static const game_window fresh = {.width = 0};

static void assert_place(SDL_Rect is, int x, int y, int w, int h)
{
    if (is.x != x || is.y != y || is.w != w || is.h != h)
        fail_msg("%dx%d at %d, %d and not %dx%d at %d, %d", is.w, is.h, is.x, is.y, w, h, x, y);
}

CLAIM(a_new_window_stands_in_the_middle)
{
    const SDL_Rect displays[] = {{0, 24, 1920, 1056}, {1920, 0, 1280, 1024}};
    assert_place(app_window_place(&fresh, displays, 2, 1), 320, 152, 1280, 800);
}

CLAIM(it_fits_a_smaller_display_with_its_frame)
{
    const SDL_Rect low = {0, 0, 1366, 728}, small = {0, 30, 1024, 570};
    assert_place(app_window_place(&fresh, &low, 1, 1), 43, 20, 1280, 688);
    assert_place(app_window_place(&fresh, &small, 1, 1), 0, 50, 1024, 530);
}

CLAIM(it_fills_a_display_of_its_very_size)
{
    const SDL_Rect display = {0, 0, 1280, 800};
    assert_place(app_window_place(&fresh, &display, 1, 1), 0, 0, 1280, 800);
}

CLAIM(it_opens_where_it_was_left)
{
    const SDL_Rect displays[] = {{0, 0, 1920, 1080}, {-1600, 0, 1600, 900}};
    const game_window left = {-1500, 100, 900, 700, false};
    assert_place(app_window_place(&left, displays, 2, 1), -1500, 100, 900, 700);
}

/* That display was unplugged, or has a smaller resolution now. */
CLAIM(it_never_opens_out_of_sight)
{
    const SDL_Rect display = {0, 20, 1280, 700};
    const game_window gone = {-1500, 100, 900, 600, false};
    const game_window half = {1000, 600, 900, 600, false};
    const game_window huge = {10, 10, 4000, 3000, true};
    assert_place(app_window_place(&gone, &display, 1, 1), 0, 100, 900, 600);
    assert_place(app_window_place(&half, &display, 1, 1), 380, 120, 900, 600);
    assert_place(app_window_place(&huge, &display, 1, 1), 0, 20, 1280, 700);
}

/* Twice the pixels, where there is room for them. */
CLAIM(on_a_dense_display_it_has_more_pixels)
{
    const game_window fresh = {.width = 0};
    const SDL_Rect large = {0, 0, 3840, 2160}, low = {0, 0, 2256, 1504};
    assert_place(app_window_place(&fresh, &large, 1, 2), 640, 280, 2560, 1600);
    assert_place(app_window_place(&fresh, &low, 1, 2), 0, 20, 2256, 1464);
}
