/* The look in numbers. */
#include "draw/style.h"

#include <assert.h>
#include <math.h>

static const app_colours themes[GAME_THEMES] = {
    [GAME_THEME_DARK] =
        {
            .table_top = 0x1B2424FF,
            .table_bottom = 0x121818FF,
            .tray = 0x090D0DFF,
            .tray_rim = 0x2C3836FF,
            .tray_edge = 0x000000FF,
            .socket = 0x111818FF,
            .well = 0x090D0DFF,
            .track = 0x303C3BFF,
            .band = 0x141C1BFF,
            .slab = 0x222C2CFF,
            .slab_rim = 0x35423FFF,
            .rule = 0x2F3B39FF,
            .text = 0xEAEEE7FF,
            .text2 = 0xAEBAB2FF,
            .disabled = 0x73807AFF,
            .tile = 0xA9C6B0FF,
            .ink = 0x10231DFF,
            .clay = 0x9A6A4CFF,
            .button_top = 0x303C3BFF,
            .button_bottom = 0x293433FF,
            .button_rim = 0x47564FFF,
            .button_lip = 0x0C1111FF,
            .persimmon = 0xEE8A4AFF,
            .persimmon_ink = 0x2B1003FF,
            .persimmon_lip = 0x8D3D0EFF,
            .persimmon_text = 0xEE8A4AFF,
            .persimmon_line = 0xEE8A4AFF,
            .focus = 0xFFE39AFF,
            .good = 0x8FD0A6FF,
            .good_chip = 0x20362BFF,
            .bounded = 0xF0C15AFF,
            .bounded_chip = 0x3A311CFF,
            .error = 0xFF9A86FF,
            .shadow = 0x00000073, /* 0.45 */
        },
    [GAME_THEME_LIGHT] =
        {
            .table_top = 0xF1EFE7FF,
            .table_bottom = 0xE4E1D5FF,
            .tray = 0x7F9D8DFF,
            .tray_rim = 0xF9F8F3FF,
            .tray_edge = 0x637A6EFF,
            .socket = 0x718F80FF,
            .well = 0xD3D8CBFF,
            .track = 0xB7C0B2FF,
            .band = 0xC6CDBEFF,
            .slab = 0xFAF9F4FF,
            .slab_rim = 0xFFFFFFFF,
            .rule = 0xC9C8BAFF,
            .text = 0x17231FFF,
            .text2 = 0x4A5852FF,
            .disabled = 0x8B938CFF,
            .tile = 0xF2EFE4FF,
            .ink = 0x10231DFF,
            .clay = 0xC08A63FF,
            .button_top = 0xFEFDFAFF,
            .button_bottom = 0xF3F1E8FF,
            .button_rim = 0xFFFFFFFF,
            .button_lip = 0xB9B8A8FF,
            .persimmon = 0xEE8A4AFF,
            .persimmon_ink = 0x2B1003FF,
            .persimmon_lip = 0x8D3D0EFF,
            .persimmon_text = 0x9C3F0CFF,
            .persimmon_line = 0xD8641CFF,
            .focus = 0x143A8CFF,
            .good = 0x1F6B41FF,
            .good_chip = 0xCFE3D3FF,
            .bounded = 0x7A5600FF,
            .bounded_chip = 0xEFE0B4FF,
            .error = 0xA8301AFF,
            .shadow = 0x343E364D, /* 0.30 */
        },
    [GAME_THEME_CONTRAST] =
        {
            .table_top = 0x000000FF,
            .table_bottom = 0x000000FF,
            .tray = 0x000000FF,
            .tray_rim = 0xFFFFFFFF,
            .tray_edge = 0xFFFFFFFF,
            .socket = 0xFFFFFFFF,
            .well = 0x000000FF,
            .track = 0x404040FF,
            .band = 0x262626FF,
            .slab = 0x000000FF,
            .slab_rim = 0xFFFFFFFF,
            .rule = 0xFFFFFFFF,
            .text = 0xFFFFFFFF,
            .text2 = 0xFFFFFFFF,
            .disabled = 0xB0B0B0FF,
            .tile = 0xFFFFFFFF,
            .ink = 0x000000FF,
            .clay = 0x8A8A8AFF,
            .button_top = 0x000000FF,
            .button_bottom = 0x000000FF,
            .button_rim = 0xFFFFFFFF,
            .button_lip = 0x00000000,
            .persimmon = 0xFFD400FF,
            .persimmon_ink = 0x000000FF,
            .persimmon_lip = 0x00000000,
            .persimmon_text = 0xFFD400FF,
            .persimmon_line = 0xFFD400FF,
            .focus = 0x00E5FFFF,
            .good = 0xFFFFFFFF,
            .good_chip = 0x00000000,
            .bounded = 0xFFD400FF,
            .bounded_chip = 0x00000000,
            .error = 0xFFFFFFFF,
            .shadow = 0x00000000,
        },
};

const app_colours *app_style_colours(game_theme theme)
{
    return &themes[theme];
}

static unsigned channel(app_colour colour, int shift)
{
    return (colour >> shift) & 0xFF;
}

app_colour app_colour_mix(app_colour a, app_colour b, double amount)
{
    app_colour mixed = a & 0xFF;
    for (int shift = 8; shift <= 24; shift += 8) {
        double from = channel(a, shift), to = channel(b, shift);
        mixed |= (app_colour)lround(from + (to - from) * amount) << shift;
    }
    return mixed;
}

app_colour app_colour_with_alpha(app_colour colour, double alpha)
{
    return (colour & 0xFFFFFF00) | (app_colour)lround(alpha * 255);
}

typedef struct typeface {
    app_font font;
    int px;
} typeface;

static const typeface types[] = {
    [APP_TYPE_ZEN_COUNTER] = {APP_FONT_BLACK, 72},
    [APP_TYPE_COUNTER] = {APP_FONT_BLACK, 52},
    [APP_TYPE_COUNTER_MEDIUM] = {APP_FONT_BLACK, 36},
    [APP_TYPE_RESULT] = {APP_FONT_BLACK, 42},
    [APP_TYPE_PANEL_TITLE] = {APP_FONT_BLACK, 34},
    [APP_TYPE_PAGE_TITLE] = {APP_FONT_HEAVY, 28},
    [APP_TYPE_SCREEN_TITLE] = {APP_FONT_HEAVY, 24},
    [APP_TYPE_SMALL_COUNTER] = {APP_FONT_HEAVY, 26},
    [APP_TYPE_LARGE_BUTTON] = {APP_FONT_HEAVY, 26},
    [APP_TYPE_BUTTON] = {APP_FONT_BOLD, 18},
    [APP_TYPE_LIST] = {APP_FONT_SEMIBOLD, 17},
    [APP_TYPE_LABEL] = {APP_FONT_MEDIUM, 15},
    [APP_TYPE_NOTE] = {APP_FONT_BOLD, 15},
    [APP_TYPE_CHIP] = {APP_FONT_BOLD, 14},
};

app_font app_type_font(app_type type)
{
    return types[type].font;
}

int app_type_px(app_type type, double scale)
{
    return (int)lround(types[type].px * scale);
}

/* The order is chosen so that a glaze and the next one, the last and the first too, are at least 28 apart in
 * CIELAB to all eyes: also to those without red, green or blue cones (test_glazes). */
static const app_colour glazes[APP_GLAZES] = {0xEAD58EFF, 0x8FC2B4FF, 0xECAB78FF,
                                              0xB49BCBFF, 0xDD8F92FF, 0x8FB0DCFF};

/* No two tiles leave a kiln alike: each is a little lighter or darker, always by its number. Small ones
 * differ less, and in a few steps only: each look is painted once, and a board may have a thousand tiles. */
static double firing(int tile, int side)
{
    enum { SMALL = 48, STEPS = 4 };
    uint32_t scattered = (uint32_t)tile * 2654435761u;
    if (side < SMALL)
        return (scattered % 1000 * STEPS / 1000 - (STEPS - 1) / 2.0) / (2 * STEPS);
    return scattered % 1000 / 1000.0 - 0.5;
}

static app_colour fired(app_colour glaze, game_theme theme, int tile, int side)
{
    double q = firing(tile, side);
    if (q > 0)
        return app_colour_mix(glaze, 0xFFFFFFFF, 0.11 * q);
    app_colour smoke = theme == GAME_THEME_LIGHT ? 0xC8B996FF : 0x6F8F86FF;
    return app_colour_mix(glaze, smoke, 0.17 * -q);
}

app_colour app_style_glaze(game_theme theme, int group, int tile, int side)
{
    app_colour plain = app_style_colours(theme)->tile;
    if (theme == GAME_THEME_CONTRAST)
        return plain;
    return fired(group == APP_GLAZE_PLAIN ? plain : glazes[group % APP_GLAZES], theme, tile, side);
}

app_colour app_style_mark(game_theme theme, bool small)
{
    app_colour ink = app_style_colours(theme)->ink;
    return theme == GAME_THEME_CONTRAST ? ink : app_colour_with_alpha(ink, small ? 0.72 : 0.65);
}

app_colour app_style_band_glaze(game_theme theme, int goal_row)
{
    static const app_colour rows[] = {0xF0DC82FF, 0x8CC7EAFF, 0xF2B27AFF,
                                      0xA9DCC0FF, 0xDCB3D2FF, 0xC9D0D4FF};
    assert(goal_row >= 0);
    if (theme == GAME_THEME_CONTRAST)
        return app_style_colours(theme)->tile;
    return rows[(size_t)goal_row % (sizeof rows / sizeof rows[0])];
}

app_colour app_style_series(game_theme theme, int index)
{
    static const app_colour dark[APP_SERIES] = {0xA9C6B0FF, 0xEE8A4AFF, 0x8FB6EEFF, 0xEAD58EFF,
                                                0xD89AB8FF};
    static const app_colour light[APP_SERIES] = {0x2F6B55FF, 0xB84E14FF, 0x2F5FAEFF, 0x86670CFF,
                                                 0x9C4676FF};
    return (theme == GAME_THEME_LIGHT ? light : dark)[index % APP_SERIES];
}
