/* Draws what the screens are made of. */
#include "sheets.h"

#include "draw/icon.h"
#include "draw/render.h"
#include "picture/picture.h"
#include "program/app.h"

#include <math.h>
#include <stdio.h>

enum { WIDTH = 1280, HEIGHT = 800, PICTURE_SLOT = APP_PICTURE_SLOTS };

typedef struct sheet {
    app_draw *draw;
    game_theme theme;
    const app_colours *c;
} sheet;

static app_layer fill(int x, int y, int w, int h, int radius, app_colour top, app_colour bottom)
{
    return (app_layer){x, y, w, h, radius, top, bottom, 0, 0};
}

static app_layer ring(int x, int y, int w, int h, int radius, app_colour colour, int tenths)
{
    return (app_layer){x, y, w, h, radius, colour, colour, tenths, 0};
}

static void label(const sheet *d, int x, int y, const char *text)
{
    app_draw_text(d->draw, APP_ALIGN_CENTRE, x, y, APP_FONT_MEDIUM, 15, d->c->text2, text);
}

static void draw_tray(const sheet *d, int x, int y, int w, int h, int radius)
{
    app_box box = app_box_make(w, h, radius);
    if (d->theme == GAME_THEME_CONTRAST) {
        app_box_add(&box, fill(0, 0, w, h, radius, d->c->tray, d->c->tray));
        app_box_add(&box, ring(0, 0, w, h, radius, d->c->text, 20));
    } else {
        app_box_add(&box, fill(0, 1, w, h, radius, d->c->tray_rim, d->c->tray_rim));
        app_box_add(&box, fill(0, 0, w, h, radius, d->c->tray_edge, d->c->tray_edge));
        app_box_add(&box, fill(0, 2, w, h - 2, radius, d->c->tray, d->c->tray));
        app_box_set_shadow(&box, 6, 11, d->theme == GAME_THEME_DARK ? 0x000000C7 : 0x00000030);
        box.shadow_inner = 1;
    }
    app_draw_box(d->draw, x, y, &box, 255);
}

static void draw_socket(const sheet *d, int x, int y, int side)
{
    int lip = app_tile_lip(side, false), radius = app_tile_radius(side, false);
    int top = d->theme == GAME_THEME_CONTRAST ? 0 : (lip + 1) / 2, h = side + lip - top;
    app_box box = app_box_make(side, h, radius);
    app_layer floor = fill(0, 0, side, h, radius, d->c->socket, d->c->socket);
    if (d->theme == GAME_THEME_CONTRAST) {
        floor.stroke_tenths = 30;
        floor.dash = 6;
    } else {
        app_box_set_shadow(&box, 4, 8, d->theme == GAME_THEME_DARK ? 0x00000060 : 0x00000030);
        box.shadow_inner = 1;
    }
    app_box_add(&box, floor);
    app_draw_box(d->draw, x, y + top, &box, 255);
}

static void draw_focus(const sheet *d, int x, int y, int w, int h, int radius)
{
    app_box box = app_box_make(w, h, radius);
    app_box_add(&box, ring(-6, -6, w + 12, h + 12, radius + 6, d->c->focus, 30));
    app_draw_box(d->draw, x, y, &box, 255);
}

static app_tile tile_of(const sheet *d, int side, int number, unsigned state)
{
    app_tile tile = app_tile_make(side);
    tile.theme = d->theme;
    tile.glaze = d->c->tile;
    tile.state = state;
    snprintf(tile.label, sizeof tile.label, "%d", number);
    tile.label_px = app_tile_label_px(side,
                                      number > 999  ? "1023"
                                      : number > 99 ? "255"
                                                    : "15",
                                      false);
    return tile;
}

static void draw_bead(const sheet *d, int cx, int cy, int diameter, app_icon icon)
{
    const app_colours *c = d->c;
    app_colour white = 0xFFFFFFFF;
    int lip = (int)lround(0.09 * diameter);
    app_box box = app_box_make(diameter, diameter, diameter / 2);
    app_box_set_shadow(&box, lip + 2, 8, app_colour_with_alpha(c->shadow, 0.4));
    app_box_add(&box,
                fill(0, lip, diameter, diameter, diameter / 2, c->persimmon_lip, c->persimmon_lip));
    app_colour rim = app_colour_mix(c->persimmon, white, 0.5);
    app_box_add(&box, fill(0, 0, diameter, diameter, diameter / 2, rim, rim));
    app_box_add(&box, fill(2, 2, diameter - 4, diameter - 4, diameter / 2,
                           app_colour_mix(c->persimmon, white, 0.10),
                           app_colour_mix(c->persimmon, 0x000000FF, 0.05)));
    int px = (int)lround(0.62 * diameter);
    app_draw_box(d->draw, cx - diameter / 2, cy - diameter / 2, &box, 255);
    app_draw_icon(d->draw, cx - px / 2, cy - px / 2, px, icon, c->persimmon_ink);
}

static void draw_states(const sheet *d)
{
    static const struct {
        const char *name;
        int number;
        unsigned state;
    } shown[] = {
        {"normal", 7, 0},
        {"hover", 4, APP_TILE_HOVER},
        {"pressed", 12, APP_TILE_PRESSED},
        {"hinted", 15, APP_TILE_HINTED},
        {"in place", 1, APP_TILE_IN_PLACE},
        {"focus", 9, 0},
    };
    draw_tray(d, 32, 66, 1216, 183, 26);
    for (int i = 0; i < 6; i++) {
        app_tile tile = tile_of(d, 124, shown[i].number, shown[i].state);
        app_draw_tile(d->draw, 56 + 160 * i, 82, &tile, 255);
        label(d, 118 + 160 * i, 229, shown[i].name);
    }
    draw_bead(d, 664, 144, 47, APP_ICON_BEAD_RIGHT);
    draw_focus(d, 856, 82, 124, 131, 16);
    draw_socket(d, 1016, 82, 124);
    label(d, 1078, 229, "blank");
}

static void draw_digit_sizes(const sheet *d)
{
    static const int numbers[] = {8, 15, 255, 1023};
    for (int i = 0; i < 4; i++) {
        app_tile tile = tile_of(d, 88, numbers[i], 0);
        if (i == 0)
            tile.label_px = 44;
        app_draw_tile(d->draw, 850 + 100 * i, 302, &tile, 255);
    }
}

static void draw_small_board(const sheet *d, int x, const char *name, game_palette palette,
                             bool patterns)
{
    enum { SIDE = 40, STEP = 43 };
    puzzle_size size = {6, 6};
    app_draw_text(d->draw, APP_ALIGN_LEFT, x, 467, APP_FONT_HEAVY, 18, d->c->text, name);
    draw_tray(d, x - 4, 486, 287, 288, 15);
    for (int cell = 0; cell < 35; cell++) {
        app_tile tile = tile_of(d, SIDE, cell + 1, 0);
        int group =
            palette == GAME_PALETTE_PLAIN ? APP_GLAZE_PLAIN : game_group_of(palette, size, cell);
        tile.glaze = app_style_glaze(d->theme, group, cell + 1, SIDE);
        if (patterns) {
            tile.glaze = app_style_band_glaze(d->theme, cell / 6);
            tile.band = cell / 6;
            tile.label_px = app_tile_label_px(SIDE, "35", true);
        }
        app_draw_tile(d->draw, x + 12 + STEP * (cell % 6), 502 + STEP * (cell / 6), &tile, 255);
    }
    draw_socket(d, x + 12 + STEP * 5, 502 + STEP * 5, SIDE);
}

static void page_tiles(const sheet *d)
{
    app_draw_text(d->draw, APP_ALIGN_LEFT, 40, 39, APP_FONT_HEAVY, 28, d->c->text, "Tiles");
    draw_states(d);
    draw_digit_sizes(d);
    draw_small_board(d, 39, "plain", GAME_PALETTE_PLAIN, false);
    draw_small_board(d, 347, "by row", GAME_PALETTE_ROWS, false);
    draw_small_board(d, 655, "by ring", GAME_PALETTE_RINGS, false);
    draw_small_board(d, 963, "patterns", GAME_PALETTE_PLAIN, true);
}

static void page_picture(const sheet *d)
{
    static const int numbers[20] = {1,  3,  7, 10, 14, 6,  2,  4, 9,  5,
                                    12, 16, 8, 18, 15, 11, 17, 0, 13, 19};
    draw_tray(d, 50, 101, 796, 647, 26);
    for (int cell = 0; cell < 20; cell++) {
        int x = 66 + 154 * (cell % 5), y = 117 + 154 * (cell / 5), number = numbers[cell];
        if (number == 0) {
            draw_socket(d, x, y, 148);
            continue;
        }
        app_tile tile = tile_of(d, 148, number, number == cell + 1 ? APP_TILE_IN_PLACE : 0);
        if (number == 14)
            tile.state |= APP_TILE_HOVER;
        if (number == 13)
            tile.state |= APP_TILE_HINTED;
        tile.label_px = 14;
        tile.picture = PICTURE_SLOT;
        tile.columns = 5;
        tile.rows = 4;
        tile.column = (number - 1) % 5;
        tile.row = (number - 1) / 5;
        app_draw_tile(d->draw, x, y, &tile, 255);
    }
    app_draw_picture(d->draw, (app_rect){896, 510, 148, 118}, PICTURE_SLOT, 1, 8, 255);
}

static void draw_all_icons(const sheet *d, int y, int px)
{
    enum { COLUMNS = 14 };
    for (int i = 1; i < APP_ICONS; i++)
        app_draw_icon(d->draw, 530 + 51 * ((i - 1) % COLUMNS), y + (px + 22) * ((i - 1) / COLUMNS),
                      px, (app_icon)i, d->c->text);
}

/* Letters of every weight and size that texts have, from several scripts, and the pictograms in two sizes. */
static void page_signs(const sheet *d)
{
    for (int type = 1; type <= APP_TYPE_CHIP; type++)
        app_draw_text(d->draw, APP_ALIGN_LEFT, 40, 52 * type + 8, app_type_font((app_type)type),
                      app_type_px((app_type)type, 1), type % 2 ? d->c->text2 : d->c->text,
                      "4 × 4, 12:05.37 ☃ Ещё");
    draw_all_icons(d, 40, 24);
    draw_all_icons(d, 400, 14);
}

typedef struct page {
    const char *name;
    void (*draw)(const sheet *d);
} page;

static const page pages[SHEETS] = {
    {"tiles", page_tiles}, {"picture-tiles", page_picture}, {"signs", page_signs}};

SDL_Surface *sheet_draw(app *app, int index, game_theme theme, char *name, size_t size)
{
    static const char *const themes[] = {"dark", "light", "contrast"};
    sheet d = {&app->draw, theme, app_style_colours(theme)};
    SDL_Surface *picture = NULL;
    snprintf(name, size, "sheet-%s-%s", pages[index].name, themes[theme]);
    if (app_picture_load(&picture, ASSETS_DIR "/pictures/lake-at-dusk.svg", 1200, NULL) != SW_OK)
        return NULL;
    app_render_set_picture(app->render, PICTURE_SLOT, picture);
    SDL_SetWindowSize(app->window.handle, WIDTH, HEIGHT);
    app_draw_begin(d.draw, WIDTH, HEIGHT);
    app_draw_ground(d.draw, d.draw->frame, d.c->table_top, d.c->table_bottom);
    pages[index].draw(&d);
    app_render_show(app->render, d.draw);
    app_render_set_picture(app->render, PICTURE_SLOT, NULL);
    return app_render_capture(app->render);
}
