/* Areas are compared with geometry: a line of length l and width w with round ends covers
 * l w + pi w^2 / 4. */
#include "draw/icon.h"

#include "graphics.h"
#include "os/file.h"

#define PI 3.14159265358979323846

static int open_icons(void **state)
{
    return app_icons_create((app_icons **)state, ASSETS_DIR "/icons.svg", NULL) == SW_OK ? 0 : -1;
}

static int close_icons(void **state)
{
    app_icons_destroy(*state);
    return 0;
}

CLAIM(every_icon_is_drawn_in_white_at_its_size)
{
    static const int sizes[] = {14, 22, 24, 28, 63};
    for (int icon = APP_ICON_NONE + 1; icon < APP_ICONS; icon++)
        for (int i = 0; i < 5; i++) {
            SDL_Surface *drawn = app_icons_render(*state, (app_icon)icon, sizes[i]);
            assert_non_null(drawn);
            assert_int_equal(drawn->format->format, SDL_PIXELFORMAT_ARGB8888);
            assert_int_equal(drawn->w, sizes[i]);
            assert_int_equal(drawn->h, sizes[i]);
            assert_true(painted_area(drawn) > sizes[i]);
            for (int y = 0; y < drawn->h; y++)
                for (int x = 0; x < drawn->w; x++)
                    if (alpha_at(drawn, x, y) > 0)
                        assert_int_equal(pixel_at(drawn, x, y) & 0xFFFFFF, 0xFFFFFF);
            SDL_FreeSurface(drawn);
        }
}

static double area(void **state, app_icon icon, int px)
{
    SDL_Surface *drawn = app_icons_render(*state, icon, px);
    assert_non_null(drawn);
    double painted = painted_area(drawn);
    SDL_FreeSurface(drawn);
    return painted;
}

/* The minus is one line, 14 of the 24 long. */
CLAIM(lines_are_2_of_24_wide_and_small_ones_stronger)
{
    assert_about(area(state, APP_ICON_MINUS, 24), 14 * 2 + PI, 0.05);
    assert_about(area(state, APP_ICON_MINUS, 96), 56 * 8 + 16 * PI, 0.03);
    double plain = 14 * 16 / 24.0 * 2 * 16 / 24.0 + PI * 16 * 16 / 576.0;
    assert_true(area(state, APP_ICON_MINUS, 16) > 1.1 * plain);
}

CLAIM(the_bead_s_arrow_is_stronger_than_the_plain_one)
{
    assert_about(area(state, APP_ICON_BEAD_RIGHT, 96) / area(state, APP_ICON_RIGHT, 96), 1.5, 0.1);
    assert_about(area(state, APP_ICON_BEAD_UP, 96) / area(state, APP_ICON_UP, 96), 1.5, 0.1);
}

/* Half of the outline's area would be missing if it were only a line. */
CLAIM(the_star_is_filled_and_its_outline_is_not)
{
    SDL_Surface *star = app_icons_render(*state, APP_ICON_STAR, 48);
    assert_int_equal(alpha_at(star, 24, 24), 255);
    SDL_FreeSurface(star);
    star = app_icons_render(*state, APP_ICON_STAR_LINE, 48);
    assert_int_equal(alpha_at(star, 24, 24), 0);
    SDL_FreeSurface(star);
}

CLAIM(arrows_point_their_way)
{
    static const app_icon arrows[] = {APP_ICON_UP, APP_ICON_RIGHT, APP_ICON_DOWN, APP_ICON_LEFT};
    static const SDL_Point tips[] = {{12, 5}, {19, 12}, {12, 19}, {5, 12}};
    for (int i = 0; i < 4; i++) {
        SDL_Surface *arrow = app_icons_render(*state, arrows[i], 48);
        double x = 0, y = 0, sum = painted_area(arrow);
        for (int row = 0; row < 48; row++)
            for (int column = 0; column < 48; column++) {
                x += column * (alpha_at(arrow, column, row) / 255.0) / sum;
                y += row * (alpha_at(arrow, column, row) / 255.0) / sum;
            }
        /* the head is heavier than the tail */
        assert_true((x - 23.5) * (tips[i].x - 12) + (y - 23.5) * (tips[i].y - 12) > 7);
        SDL_FreeSurface(arrow);
    }
}

CLAIM(no_icon_has_no_picture)
{
    assert_null(app_icons_render(*state, APP_ICON_NONE, 24));
    assert_null(app_icons_render(*state, APP_ICON_TICK, 0));
}

CLAIM(a_missing_file_or_icon_is_named)
{
    static const char path[] = "test_icon.tmp";
    app_icons *icons = NULL;
    sw_error error;
    assert_int_equal(app_icons_create(&icons, "no/such/icons.svg", &error), SW_NOT_FOUND);
    static const char text[] = "<svg><path id=\"back\" d=\"M1 1L2 2\"/></svg>";
    assert_int_equal(os_file_replace(path, text, strlen(text), NULL), SW_OK);
    assert_int_equal(app_icons_create(&icons, path, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "\"menu\""));
    assert_null(icons);
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
}

CLAIMS_WITH(open_icons, close_icons)
