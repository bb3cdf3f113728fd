/* The marks of a hint. */
#include "board/board_hint.h"

#include <math.h>

static app_layer disc(int size, app_colour top, app_colour bottom, int inset)
{
    return (app_layer){inset, inset, size - 2 * inset, size - 2 * inset, size, top, bottom, 0, 0};
}

/* On the light tray, which is no darker than persimmon, dashes are paler. */
static app_colour dash_colour(const app_view *view)
{
    return view->settings->theme == GAME_THEME_LIGHT ? 0xFFE9D6FF : view->colours->persimmon_line;
}

static app_layer dashes(app_rect at, int radius, app_colour colour, double width, int dash)
{
    return (app_layer){at.x, at.y, at.w, at.h, radius, colour, colour, (int)lround(10 * width),
                       dash};
}

/* It runs over the tiles' edges: dark under the dashes keeps them apart from any glaze. */
void app_board_hint_draw_region(const app_view *view, const app_board_layout *layout,
                                const app_board_hint *hint)
{
    game_region region = hint->region;
    puzzle_size size = layout->size;
    app_rect first = app_board_layout_cell(layout, region.row * size.columns + region.column);
    int out = app_px(view, 3);
    app_rect at = {0, 0, (region.columns - 1) * layout->pitch + layout->side + 2 * out,
                   (region.rows - 1) * layout->pitch + layout->side + layout->lip + 2 * out};
    int radius = app_tile_radius(layout->side, false) + out;
    double width = (layout->side < app_px(view, 44) ? 3 : 5) * view->scale;
    app_box box = app_box_make(at.w, at.h, radius);
    app_box_add(&box, dashes(at, radius, view->colours->ink, width, 0));
    app_box_add(&box, dashes(at, radius, view->colours->persimmon, width, app_px(view, 14)));
    app_draw_box(view->draw, first.x - out, first.y - out, &box, 255);
}

void app_board_hint_draw_target(const app_view *view, app_rect cell, bool picture)
{
    int inset = app_px(view, 6);
    int radius = app_tile_radius(cell.w, picture);
    app_rect at = {inset, inset, cell.w - 2 * inset, cell.h - 2 * inset};
    app_box box = app_box_make(cell.w, cell.h, radius);
    app_box_add(&box, dashes(at, radius > inset ? radius - inset / 2 : radius, dash_colour(view),
                             2 * view->scale, app_px(view, 6)));
    app_draw_box(view->draw, cell.x, cell.y, &box, 255);
}

/* The bead grows in, then beats twice. */
static double bead_size(const app_view *view, double age)
{
    if (view->settings->reduced_motion)
        return 1;
    if (age < 160)
        return 0.4 + 0.6 * (1 - pow(1 - age / 160, 3));
    double beat = (age - 160) / 400;
    return beat < 2 ? 1 + 0.04 * sin(beat * 2 * 3.14159265358979) : 1;
}

static const app_icon move_icons[PUZZLE_MOVES] = {APP_ICON_BEAD_UP, APP_ICON_BEAD_RIGHT,
                                                  APP_ICON_BEAD_DOWN, APP_ICON_BEAD_LEFT};

static void draw_disc(const app_view *view, int x, int y, int d)
{
    const app_colour white = 0xFFFFFFFF;
    const app_colours *c = view->colours;
    bool contrast = view->settings->theme == GAME_THEME_CONTRAST;
    int lip = (int)lround(0.09 * d);
    app_box box = app_box_make(d, d, d / 2);
    if (!contrast)
        app_box_set_shadow(&box, lip + 2, app_px(view, 8), app_colour_with_alpha(c->shadow, 0.4));
    app_layer foot = disc(d, c->persimmon_lip, c->persimmon_lip, 0);
    foot.y += lip;
    app_colour rim = app_colour_mix(c->persimmon, white, 0.5);
    if (contrast) {
        rim = c->ink;
        foot = disc(d, c->ink, c->ink, 0);
    }
    app_box_add(&box, foot);
    app_box_add(&box, disc(d, rim, rim, 0));
    app_box_add(&box, disc(d, app_colour_mix(c->persimmon, white, 0.10),
                           app_colour_mix(c->persimmon, 0x000000FF, 0.05), contrast ? 3 : 2));
    app_draw_box(view->draw, x, y, &box, 255);
}

/* How far the bead goes over the gap, so that a number of that length along the move stays in sight. */
static int bead_shift(int pitch, int number, int d)
{
    enum { CLEAR = 2 };
    int shift = number / 2 + CLEAR + d / 2 - pitch / 2;
    return number == 0 || shift < 0 ? 0 : shift < pitch / 2 ? shift : pitch / 2;
}

void app_board_hint_draw_bead(const app_view *view, app_rect from, app_rect to, app_rect number,
                              const app_board_hint *hint)
{
    double full = 0.38 * from.w;
    full = full < 20 ? 20 : full > 64 * view->scale ? 64 * view->scale : full;
    int d = (int)lround(full * bead_size(view, view->now - hint->since));
    int right = (hint->move == PUZZLE_RIGHT) - (hint->move == PUZZLE_LEFT);
    int down = (hint->move == PUZZLE_DOWN) - (hint->move == PUZZLE_UP);
    int pitch = right * (to.x - from.x) + down * (to.y - from.y);
    int shift = bead_shift(pitch, right ? number.w : number.h, (int)lround(full));
    int x = (from.x + to.x + from.w) / 2 + right * shift - d / 2;
    int y = (from.y + to.y + from.h) / 2 + down * shift - d / 2;
    int icon = (int)lround(0.62 * d);
    draw_disc(view, x, y, d);
    app_draw_icon(view->draw, x + (d - icon) / 2, y + (d - icon) / 2, icon, move_icons[hint->move],
                  view->colours->persimmon_ink);
}
