/* How large the interface is in windows of all sizes. */
#include "program/window.h"

#include "game/settings.h"
#include "graphics.h"
#include "platform/platform.h"

static app_scale scale_of(int percent, int width, int height)
{
    return app_scale_of(percent, (app_window_size){width, height, width, height});
}

CLAIM(auto_follows_the_window)
{
    static const struct {
        int width, height, percent;
    } windows[] = {
        {1280, 800, 100},  {1279, 799, 100},  {800, 600, 100},   {1920, 1080, 135},
        {2560, 1440, 180}, {3840, 2160, 270}, {7680, 4320, 300}, {1440, 2560, 180},
        {720, 1280, 100},  {2560, 800, 100},
    };
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        app_scale scale = scale_of(GAME_SCALE_AUTO, windows[i].width, windows[i].height);
        assert_int_equal(scale.wanted, windows[i].percent);
        assert_int_equal(scale.used, windows[i].percent);
        assert_about(scale.pixels, windows[i].percent / 100.0, 1e-9);
    }
}

CLAIM(what_is_set_holds_in_every_window_that_has_room)
{
    app_scale scale = scale_of(200, 1280, 1000);
    assert_int_equal(scale.wanted, 200);
    assert_int_equal(scale.used, 200);
    scale = scale_of(50, 3840, 2160);
    assert_int_equal(scale.used, 50);
}

/* The smallest layout is 480 design units wide and high. */
CLAIM(it_falls_where_the_window_has_no_room)
{
    app_scale scale = scale_of(200, 1280, 800);
    assert_int_equal(scale.wanted, 200);
    assert_int_equal(scale.used, 167);
    assert_about(800 / scale.pixels, 480, 1e-9);
    scale = scale_of(GAME_SCALE_AUTO, 480, 480);
    assert_int_equal(scale.used, 100);
    scale = scale_of(GAME_SCALE_AUTO, 240, 300);
    assert_int_equal(scale.used, 50);
    scale = scale_of(GAME_SCALE_AUTO, 20, 20);
    assert_about(scale.pixels, 0.25, 1e-9);
}

CLAIM(a_dense_display_has_more_pixels_and_not_larger_words)
{
    app_scale scale = app_scale_of(GAME_SCALE_AUTO, (app_window_size){1280, 800, 2560, 1600});
    assert_int_equal(scale.wanted, 100);
    assert_int_equal(scale.used, 100);
    assert_about(scale.pixels, 2, 1e-9);
    scale = app_scale_of(200, (app_window_size){1280, 800, 2560, 1600});
    assert_int_equal(scale.used, 167);
}

/* GTK's variable and the X server's resource say it, else what the display claims. */
CLAIM(a_desktop_says_how_dense_it_is)
{
    static const struct {
        const char *gdk, *xft;
        double dpi, density;
    } cases[] = {
        {NULL, NULL, 0, 1},    {NULL, NULL, 96, 1},  {NULL, NULL, 141, 1},     {NULL, NULL, 227, 2},
        {NULL, NULL, 5000, 1}, {NULL, "192", 96, 2}, {NULL, "120", 227, 1.25}, {NULL, "96", 227, 1},
        {"2", NULL, 96, 2},    {"2", "192", 96, 2},  {"1", "144", 96, 1.5},    {"3", "96", 0, 3},
        {NULL, "72", 0, 1},    {NULL, "", 0, 1},     {"", "nan", 0, 1},        {"0", "x", 0, 1},
        {"-2", "1e9", 0, 1},   {"inf", NULL, 0, 1},
    };
    for (size_t i = 0; i < SDL_arraysize(cases); i++)
        assert_about(app_platform_density_of(cases[i].gdk, cases[i].xft, cases[i].dpi),
                     cases[i].density, 1e-9);
}
