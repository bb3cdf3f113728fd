/* Numbers can be read on every glaze, and neighbouring groups are told apart by all eyes. */
#include "draw/style.h"

#include "game/groups.h"
#include "graphics.h"

#include <math.h>

/* ---- What eyes see ---- */

/* Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
 * (2009), severity 1, for linear RGB. */
enum { EYES = 4 };
static const double seen_by[EYES][3][3] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868},
     {0.114503, 0.786281, 0.099216},
     {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968},
     {0.280085, 0.672501, 0.047413},
     {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779},
     {-0.078411, 0.930809, 0.147602},
     {0.004733, 0.691367, 0.303900}},
};
static const char *const eyes[EYES] = {"all cones", "no red", "no green", "no blue"};

static double linear(app_colour colour, int channel)
{
    double c = (colour >> (24 - 8 * channel) & 0xFF) / 255.0;
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double cube_root(double t)
{
    return t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116.0;
}

/* CIELAB, with the white of sRGB. */
static void lab_of(double out[3], app_colour colour, const double eye[3][3])
{
    static const double xyz[3][3] = {{0.4124564, 0.3575761, 0.1804375},
                                     {0.2126729, 0.7151522, 0.0721750},
                                     {0.0193339, 0.1191920, 0.9503041}};
    static const double whites[3] = {0.95047, 1, 1.08883};
    double rgb[3], f[3];
    for (int i = 0; i < 3; i++) {
        rgb[i] = 0;
        for (int j = 0; j < 3; j++)
            rgb[i] += eye[i][j] * linear(colour, j);
        rgb[i] = fmin(fmax(rgb[i], 0), 1);
    }
    for (int i = 0; i < 3; i++)
        f[i] =
            cube_root((xyz[i][0] * rgb[0] + xyz[i][1] * rgb[1] + xyz[i][2] * rgb[2]) / whites[i]);
    out[0] = 116 * f[1] - 16;
    out[1] = 500 * (f[0] - f[1]);
    out[2] = 200 * (f[1] - f[2]);
}

static double apart(app_colour a, app_colour b, const double eye[3][3])
{
    double one[3], other[3], sum = 0;
    lab_of(one, a, eye);
    lab_of(other, b, eye);
    for (int i = 0; i < 3; i++)
        sum += (one[i] - other[i]) * (one[i] - other[i]);
    return sqrt(sum);
}

/* ---- The glazes ---- */

/* A tile's glaze is fired by its number: of two tiles both are taken as like each other as they get. */
static double least_apart(game_theme theme, int group, int other, const double eye[3][3])
{
    enum { TILES = 64, SIDE = 100 };
    double least = 1000;
    for (int one = 1; one <= TILES; one++)
        for (int two = 1; two <= TILES; two++)
            least = fmin(least, apart(app_style_glaze(theme, group, one, SIDE),
                                      app_style_glaze(theme, other, two, SIDE), eye));
    return least;
}

/* A difference of 2.3 can just be noticed. */
enum { APART = 20 };

static void assert_apart(int group, int other)
{
    for (int theme = GAME_THEME_DARK; theme <= GAME_THEME_LIGHT; theme++)
        for (int eye = 0; eye < EYES; eye++) {
            double found = least_apart((game_theme)theme, group, other, seen_by[eye]);
            if (found < APART)
                fail_msg("groups %d and %d, theme %d, %s: %.1f", group, other, theme, eyes[eye],
                         found);
        }
}

/* Groups of rows, rings and fringes have neighbours next to them in number (test_groups), so these pairs
 * are all there are. */
CLAIM(neighbouring_groups_are_told_apart)
{
    for (int group = 0; group < APP_GLAZES; group++)
        assert_apart(group, group + 1);
}

CLAIM(neighbours_of_a_cell_are_of_its_group_or_the_next)
{
    static const game_palette palettes[] = {GAME_PALETTE_ROWS, GAME_PALETTE_RINGS,
                                            GAME_PALETTE_FRINGE};
    for (size_t i = 0; i < SDL_arraysize(palettes); i++)
        for (int side = 2; side <= PUZZLE_MAX_SIDE; side++) {
            puzzle_size size = {side, side > 4 ? side - 3 : side};
            for (int cell = 0; cell < puzzle_size_cells(size); cell++) {
                int group = game_group_of(palettes[i], size, cell);
                if (cell % size.columns > 0)
                    assert_in_range(group - game_group_of(palettes[i], size, cell - 1) + 1, 0, 2);
                if (cell >= size.columns)
                    assert_in_range(
                        group - game_group_of(palettes[i], size, cell - size.columns) + 1, 0, 2);
            }
        }
}

/* Numbers are ink on the face's darkest part, also of small tiles in their places, which are darker; on
 * slate they are of the second text. */
CLAIM(every_number_can_be_read)
{
    enum { TILES = 1023, SMALL = 30, LARGE = 100 };
    for (int theme = 0; theme < GAME_THEMES; theme++) {
        const app_colours *c = app_style_colours((game_theme)theme);
        assert_true(contrast(c->text2, c->button_top) >= 4.5);
        assert_true(contrast(c->text2, c->button_bottom) >= 4.5);
        for (int group = APP_GLAZE_PLAIN; group < APP_GLAZES; group++)
            for (int tile = 1; tile <= TILES; tile++) {
                app_colour large = app_style_glaze((game_theme)theme, group, tile, LARGE);
                app_colour small = app_style_glaze((game_theme)theme, group, tile, SMALL);
                app_colour lip = app_colour_mix(small, 0x0B1513FF, 0.46);
                app_colour low = app_colour_mix(app_colour_mix(small, 0x000000FF, 0.06), lip, 0.30);
                bool dark = contrast(c->ink, app_colour_mix(large, 0x000000FF, 0.06)) < 4.5 ||
                            (theme != GAME_THEME_CONTRAST && contrast(c->ink, low) < 4.5);
                if (dark)
                    fail_msg("theme %d, group %d, tile %d", theme, group, tile);
            }
    }
}

/* The dashes of a hint's region are persimmon on ink: on each glaze one of them stands out. */
CLAIM(the_region_is_seen_on_every_glaze)
{
    for (int theme = 0; theme < GAME_THEMES; theme++) {
        const app_colours *c = app_style_colours((game_theme)theme);
        for (int group = APP_GLAZE_PLAIN; group < APP_GLAZES; group++) {
            app_colour glaze = app_style_glaze((game_theme)theme, group, 1, 30);
            assert_true(contrast(c->ink, glaze) >= 3);
        }
        assert_true(contrast(c->persimmon, c->button_bottom) >= 2); /* slate */
        assert_true(contrast(c->persimmon, c->ink) >= 3);
    }
}
