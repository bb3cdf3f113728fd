/* Draws what the screens are made of - tiles, boxes, texts, icons - as pictures to look at:
 * `gallery FOLDER` writes one PNG for each page and theme. It is a tool for people, not a test. */

#include "draw/icon.h"
#include "draw/render.h"
#include "picture/picture.h"

#include <SDL_image.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 1280, HEIGHT = 800, PICTURE_SLOT = 1 };

typedef struct slots {
    app_draw draw;
    game_theme theme;
    const app_colours *c;
} slots;

static app_layer fill(int x, int y, int w, int h, int radius, app_colour top, app_colour bottom)
{
    return (app_layer){x, y, w, h, radius, top, bottom, 0, 0};
}

static app_layer ring(int x, int y, int w, int h, int radius, app_colour colour, int tenths)
{
    return (app_layer){x, y, w, h, radius, colour, colour, tenths, 0};
}

static void label(slots *d, int x, int y, const char *text)
{
    app_draw_text(&d->draw, APP_ALIGN_CENTRE, x, y, APP_FONT_MEDIUM, 15, d->c->text2, text);
}

static void draw_tray(slots *d, int x, int y, int w, int h, int radius)
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
    app_draw_box(&d->draw, x, y, &box, 255);
}

static void draw_socket(slots *d, int x, int y, int side)
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
    app_draw_box(&d->draw, x, y + top, &box, 255);
}

static void draw_focus(slots *d, int x, int y, int w, int h, int radius)
{
    app_box box = app_box_make(w, h, radius);
    app_box_add(&box, ring(-6, -6, w + 12, h + 12, radius + 6, d->c->focus, 30));
    app_draw_box(&d->draw, x, y, &box, 255);
}

static app_tile tile_of(slots *d, int side, int number, unsigned state)
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

static void draw_bead(slots *d, int cx, int cy, int diameter, app_icon icon)
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
    app_draw_box(&d->draw, cx - diameter / 2, cy - diameter / 2, &box, 255);
    app_draw_icon(&d->draw, cx - px / 2, cy - px / 2, px, icon, c->persimmon_ink);
}

static void draw_states(slots *d)
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
        app_draw_tile(&d->draw, 56 + 160 * i, 82, &tile, 255);
        label(d, 118 + 160 * i, 229, shown[i].name);
    }
    draw_bead(d, 664, 144, 47, APP_ICON_BEAD_RIGHT);
    draw_focus(d, 856, 82, 124, 131, 16);
    draw_socket(d, 1016, 82, 124);
    label(d, 1078, 229, "blank");
}

static void draw_digit_sizes(slots *d)
{
    static const int numbers[] = {8, 15, 255, 1023};
    for (int i = 0; i < 4; i++) {
        app_tile tile = tile_of(d, 88, numbers[i], 0);
        if (i == 0)
            tile.label_px = 44;
        app_draw_tile(&d->draw, 850 + 100 * i, 302, &tile, 255);
    }
}

static void draw_small_board(slots *d, int x, const char *name, game_palette palette, bool patterns)
{
    enum { SIDE = 40, STEP = 43 };
    puzzle_size size = {6, 6};
    app_draw_text(&d->draw, APP_ALIGN_LEFT, x, 467, APP_FONT_HEAVY, 18, d->c->text, name);
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
        app_draw_tile(&d->draw, x + 12 + STEP * (cell % 6), 502 + STEP * (cell / 6), &tile, 255);
    }
    draw_socket(d, x + 12 + STEP * 5, 502 + STEP * 5, SIDE);
}

static void page_tiles(slots *d)
{
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 40, 39, APP_FONT_HEAVY, 28, d->c->text, "Tiles");
    draw_states(d);
    draw_digit_sizes(d);
    draw_small_board(d, 39, "plain", GAME_PALETTE_PLAIN, false);
    draw_small_board(d, 347, "by row", GAME_PALETTE_ROWS, false);
    draw_small_board(d, 655, "by ring", GAME_PALETTE_RINGS, false);
    draw_small_board(d, 963, "patterns", GAME_PALETTE_PLAIN, true);
}

static void page_play(slots *d)
{
    static const int numbers[16] = {1, 7, 15, 3, 5, 4, 12, 0, 14, 8, 2, 10, 13, 6, 11, 9};
    puzzle_size size = {4, 4};
    draw_tray(d, 104, 82, 677, 685, 26);
    for (int cell = 0; cell < 16; cell++) {
        int x = 120 + 164 * (cell % 4), y = 98 + 164 * (cell / 4), number = numbers[cell];
        if (number == 0) {
            draw_socket(d, x, y, 153);
            continue;
        }
        unsigned state = number == cell + 1 ? APP_TILE_IN_PLACE : 0;
        state |= number == 4 ? APP_TILE_HOVER : number == 12 ? APP_TILE_HINTED : 0;
        app_tile tile = tile_of(d, 153, number, state);
        tile.glaze = app_style_glaze(d->theme, APP_GLAZE_PLAIN, number, 153);
        app_draw_tile(&d->draw, x, y, &tile, 255);
    }
    draw_bead(d, 607, 339, 58, APP_ICON_BEAD_RIGHT);
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 72, 28, APP_FONT_HEAVY, 24, d->c->text,
                  "4 × 4 numbers");
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 72, 54, APP_FONT_MEDIUM, 15, d->c->text2,
                  "Board 4×4-7F3K9 · seed 20251");
    label(d, 875, 101, "Moves");
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 852, 138, APP_FONT_BLACK, 52, d->c->text, "28");
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 1028, 138, APP_FONT_BLACK, 52, d->c->text, "1:48");
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 852, 230, APP_FONT_HEAVY, 26, d->c->text, "19");
}

static void page_picture(slots *d)
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
        app_draw_tile(&d->draw, x, y, &tile, 255);
    }
    app_draw_picture(&d->draw, (app_rect){896, 510, 148, 118}, PICTURE_SLOT, 1, 8, 255);
}

typedef struct button {
    app_colour top, bottom, rim, lip, ink;
    int drop, y; /* its lip, and how far it is moved down */
} button;

static button button_of(const slots *d, bool filled, bool hover, bool pressed)
{
    const app_colours *c = d->c;
    const app_colour white = 0xFFFFFFFF, black = 0x000000FF;
    button b = {c->button_top, c->button_bottom, c->button_rim, c->button_lip, c->text, 5, 0};
    if (filled)
        b = (button){app_colour_mix(c->persimmon, white, 0.10),
                     app_colour_mix(c->persimmon, black, 0.05),
                     app_colour_mix(c->persimmon, white, 0.5),
                     c->persimmon_lip,
                     c->persimmon_ink,
                     5,
                     0};
    if (hover) {
        app_colour light = d->theme == GAME_THEME_LIGHT && !filled ? 0xFFE3BDFF : white;
        double amount = filled ? 0.20 : d->theme == GAME_THEME_LIGHT ? 0.55 : 0.07;
        b.top = app_colour_mix(b.top, light, amount);
        b.bottom = app_colour_mix(b.bottom, light, amount);
        b.y = -1;
    }
    if (pressed) {
        b.top = app_colour_mix(b.top, black, 0.10);
        b.bottom = app_colour_mix(b.bottom, black, 0.10);
        b.y = 4;
    }
    b.drop = 5 - b.y;
    return b;
}

static void draw_button(slots *d, int x, int y, int w, int h, bool filled, int state, app_icon icon,
                        const char *text)
{
    button b = button_of(d, filled, state == 1, state == 2);
    app_box box = app_box_make(w, h, 12);
    if (state == 4) {
        app_layer dashed = ring(0, 5, w, h, 12, d->c->rule, 10);
        dashed.dash = 3;
        app_box_add(&box, dashed);
        b.ink = d->c->disabled;
        b.y = 5;
    } else {
        if (d->theme != GAME_THEME_CONTRAST)
            app_box_set_shadow(&box, 8, 12, app_colour_with_alpha(d->c->shadow, 0.35));
        app_box_add(&box, fill(0, 5, w, h, 12, b.lip, b.lip));
        app_box_add(&box, fill(0, b.y, w, h, 12, b.rim, b.rim));
        app_box_add(&box, fill(2, b.y + 2, w - 4, h - 3, 10, b.top, b.bottom));
    }
    app_draw_box(&d->draw, x, y, &box, 255);
    if (state == 3)
        draw_focus(d, x, y, w, h + 5, 12);
    int middle = y + b.y + h / 2 - 2;
    int width = text ? app_draw_text_width(&d->draw, APP_FONT_BOLD, 18, text) + 8 : 0;
    int left = x + (w - width - 22) / 2;
    app_draw_icon(&d->draw, left, middle - 9, 22, icon, b.ink);
    if (text)
        app_draw_text(&d->draw, APP_ALIGN_LEFT, left + 30, middle, APP_FONT_BOLD, 18, b.ink, text);
}

static void draw_all_icons(slots *d)
{
    for (int i = 1; i < APP_ICONS; i++)
        app_draw_icon(&d->draw, 530 + 51 * ((i - 1) % 14), 440 + 46 * ((i - 1) / 14), 24,
                      (app_icon)i, d->c->text);
    for (int i = 1; i < APP_ICONS; i++)
        app_draw_icon(&d->draw, 530 + 21 * (i - 1), 590, 14, (app_icon)i, d->c->text);
}

static void page_widgets(slots *d)
{
    static const char *const names[] = {"normal", "hover", "pressed", "focus", "disabled"};
    for (int state = 0; state < 5; state++) {
        int x = 40 + 176 * state;
        app_draw_text(&d->draw, APP_ALIGN_LEFT, x, 78, APP_FONT_MEDIUM, 15, d->c->text2,
                      names[state]);
        draw_button(d, x, 96, 152, 48, false, state, APP_ICON_UNDO, "Undo");
        draw_button(d, x, 168, 152, 52, true, state, APP_ICON_HINT, "Hint");
        draw_button(d, x, 244, 52, 48, false, state, APP_ICON_PAUSE, NULL);
    }
    app_box slab = app_box_make(400, 120, 24);
    if (d->theme != GAME_THEME_CONTRAST)
        app_box_set_shadow(&slab, 24, 48, app_colour_with_alpha(d->c->shadow, 0.55));
    app_box_add(&slab, fill(0, 0, 400, 120, 24, d->c->slab_rim, d->c->slab_rim));
    app_box_add(&slab, fill(2, 2, 396, 117, 22, d->c->slab, d->c->slab));
    app_draw_box(&d->draw, 40, 420, &slab, 255);
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 70, 455, APP_FONT_BLACK, 34, d->c->text, "Settings");
    app_draw_text(&d->draw, APP_ALIGN_LEFT, 70, 500, APP_FONT_MEDIUM, 15, d->c->text2,
                  "Breadth first, fields, 4 moves over par. ☃ Ещё");
    draw_all_icons(d);
}

typedef struct page {
    const char *name;
    void (*draw)(slots *d);
} page;

static const page pages[] = {
    {"tiles", page_tiles},
    {"play", page_play},
    {"picture", page_picture},
    {"widgets", page_widgets},
};

static bool save_page(app_render *render, slots *d, const page *p, const char *folder)
{
    static const char *const themes[] = {"dark", "light", "contrast"};
    app_draw_begin(&d->draw, WIDTH, HEIGHT);
    app_draw_ground(&d->draw, d->draw.frame, d->c->table_top, d->c->table_bottom);
    p->draw(d);
    app_render_show(render, &d->draw);
    char path[1024];
    snprintf(path, sizeof path, "%s/%s-%s.png", folder, p->name, themes[d->theme]);
    SDL_Surface *shot = app_render_capture(render);
    bool saved = shot && IMG_SavePNG(shot, path) == 0;
    SDL_FreeSurface(shot);
    puts(path);
    return saved;
}

static bool save_all(app_render *render, app_fonts *fonts, const char *folder)
{
    slots d;
    app_draw_init(&d.draw, fonts);
    bool saved = true;
    for (int theme = 0; theme < GAME_THEMES; theme++) {
        d.theme = (game_theme)theme;
        d.c = app_style_colours(d.theme);
        for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++)
            saved = save_page(render, &d, &pages[i], folder) && saved;
    }
    app_draw_deinit(&d.draw);
    return saved;
}

static sw_status show_all(SDL_Renderer *sdl, const char *folder, const char *picture_path,
                          sw_error *error)
{
    app_fonts *fonts = NULL;
    app_icons *icons = NULL;
    app_render *render = NULL;
    SDL_Surface *picture = NULL;
    sw_status status = app_fonts_create(&fonts, NULL, error);
    if (!status)
        status = app_icons_create(&icons, ASSETS_DIR "/icons.svg", error);
    if (!status)
        status = app_render_create(&render, sdl, fonts, icons, error);
    if (!status)
        status = app_picture_load(&picture, picture_path, 1200, error);
    if (!status) {
        app_render_set_picture(render, PICTURE_SLOT, picture);
        if (!save_all(render, fonts, folder))
            status = sw_fail(error, SW_IO, "cannot write into %s", folder);
    }
    app_render_destroy(render);
    app_icons_destroy(icons);
    app_fonts_destroy(fonts);
    return status;
}

int main(int argc, char **argv)
{
    if (argc < 2 || argc > 3) {
        fputs("usage: gallery FOLDER [PICTURE]\n", stderr);
        return 2;
    }
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    SDL_Init(SDL_INIT_VIDEO);
    SDL_Window *window = SDL_CreateWindow("gallery", 0, 0, WIDTH, HEIGHT, 0);
    SDL_Renderer *sdl = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
    const char *picture = argc > 2 ? argv[2] : ASSETS_DIR "/pictures/lake-at-dusk.svg";
    sw_error error;
    sw_status status = show_all(sdl, argv[1], picture, &error);
    if (status)
        fprintf(stderr, "gallery: %s\n", error.message);
    SDL_DestroyRenderer(sdl);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return status ? 1 : 0;
}
