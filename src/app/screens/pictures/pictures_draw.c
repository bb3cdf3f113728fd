/* Draws the pictures, and the part of one with the lines that cut it. */
#include "screens/pictures/pictures.h"

#include "client/files.h"
#include "draw/render.h"
#include "os/paths.h"
#include "platform/platform.h"
#include "text/text.h"
#include "ui/bar.h"
#include "ui/shape.h"

#include <stdio.h>
#include <string.h>

/* ---- The picture ---- */

static const app_colour OUTSIDE = 0x000000A8, LINE = 0x000000FF, LAST = 0x000000B8,
                        FRAME = 0xFFFFFFFF, CHIP = 0x0B1513D0, CHIP_WORDS = 0xFFFFFFFF;

/* Where a line lies between two cells: the first one's edge for 0. */
static int across(app_rect part, int column, int columns)
{
    return part.x + part.w * column / columns;
}

static int down(app_rect part, int row, int rows)
{
    return part.y + part.h * row / rows;
}

static app_rect cell_of(const pictures_layout *l, int cell)
{
    puzzle_size size = l->self->board.size;
    int column = cell % size.columns, row = cell / size.columns;
    int x = across(l->part, column, size.columns), y = down(l->part, row, size.rows);
    return (app_rect){x, y, across(l->part, column + 1, size.columns) - x,
                      down(l->part, row + 1, size.rows) - y};
}

static void darken_outside(const pictures_layout *l)
{
    app_rect whole = l->whole, part = l->part;
    int right = part.x + part.w, foot = part.y + part.h;
    app_view_fill(l->view, (app_rect){whole.x, whole.y, whole.w, part.y - whole.y}, OUTSIDE);
    app_view_fill(l->view, (app_rect){whole.x, foot, whole.w, whole.y + whole.h - foot}, OUTSIDE);
    app_view_fill(l->view, (app_rect){whole.x, part.y, part.x - whole.x, part.h}, OUTSIDE);
    app_view_fill(l->view, (app_rect){right, part.y, whole.x + whole.w - right, part.h}, OUTSIDE);
}

/* Three wide, and less where the cells are small. */
static void draw_cuts(const pictures_layout *l)
{
    puzzle_size size = l->self->board.size;
    app_rect part = l->part;
    int cell = SDL_min(part.w / size.columns, part.h / size.rows);
    int width = cell >= 36 ? 3 : cell >= 14 ? 2 : 1;
    for (int i = 1; i < size.columns; i++)
        app_view_fill(l->view,
                      (app_rect){across(part, i, size.columns) - width / 2, part.y, width, part.h},
                      LINE);
    for (int i = 1; i < size.rows; i++)
        app_view_fill(
            l->view, (app_rect){part.x, down(part, i, size.rows) - width / 2, part.w, width}, LINE);
}

static void draw_knobs(const pictures_layout *l)
{
    enum { SIDE = 18 };
    const app_colours *c = l->view->colours;
    app_rect part = l->part;
    for (int i = 0; i < 4; i++) {
        app_rect knob = {part.x + i % 2 * part.w - SIDE / 2, part.y + i / 2 * part.h - SIDE / 2,
                         SIDE, SIDE};
        app_shape_fill(l->view, knob, 5, c->tile);
        app_shape_ring(l->view, knob, 5, 1.5, c->ink);
    }
}

/* The number of a tile that looks like another one; where cells are too small, a dot. */
static void draw_chip(const pictures_layout *l, app_rect cell, int tile)
{
    enum { HEIGHT = 20, LEAST = 26 };
    char number[GAME_LABEL_SIZE];
    if (cell.w < LEAST || cell.h < LEAST) {
        int side = SDL_max(SDL_min(cell.w, cell.h) / 3, 2);
        app_view_fill(l->view, (app_rect){cell.x + 2, cell.y + 2, side, side},
                      l->view->colours->bounded);
        return;
    }
    game_look_label(&l->self->look, tile, number);
    int width = app_view_text_width(l->view, APP_TYPE_CHIP, number) + 12;
    app_rect chip = {cell.x + 4, cell.y + 4, SDL_min(width, cell.w - 6), HEIGHT};
    app_shape_fill(l->view, chip, 5, CHIP);
    app_view_text(l->view, APP_ALIGN_CENTRE, chip.x + chip.w / 2, chip.y + HEIGHT / 2,
                  APP_TYPE_CHIP, CHIP_WORDS, number);
}

static void draw_cells(const pictures_layout *l)
{
    const pictures_state *self = l->self;
    bool marks = app_pictures_twins(self) > 0;
    for (int i = 0; i < puzzle_size_cells(self->board.size); i++) {
        int tile = self->board.tiles[i];
        if (tile == PUZZLE_BLANK)
            app_view_fill(l->view, cell_of(l, i), LAST);
        else if (self->look.numbers || (marks && self->marked[i]))
            draw_chip(l, cell_of(l, i), tile);
    }
}

static void draw_picture(const pictures_layout *l)
{
    app_view_tray(l->view, l->tray, 20);
    if (l->whole.w == 0 && l->self->look.picture[0] == '\0')
        return;
    if (l->whole.w == 0) {
        app_view_text(l->view, APP_ALIGN_CENTRE, l->tray.x + l->tray.w / 2,
                      l->tray.y + l->tray.h / 2, APP_TYPE_LABEL, l->view->colours->text2,
                      app_text(APP_TEXT_PICTURES_COMING));
        return;
    }
    app_view_picture(l->view, l->whole, APP_SLOT_CHOICE,
                     app_render_picture_version(l->app->render, APP_SLOT_CHOICE), 4);
    darken_outside(l);
    draw_cells(l);
    draw_cuts(l);
    app_shape_ring(l->view, l->part, 0, 2, FRAME);
    draw_knobs(l);
}

/* ---- The words about it ---- */

static void draw_warning(const pictures_layout *l)
{
    char words[128];
    int size = 20, twins = app_pictures_twins(l->self);
    if (twins == 0)
        return;
    int room = l->warning.w - size - 10;
    app_text_n(words, sizeof words, APP_TEXT_TWINS, twins);
    if (app_view_text_width(l->view, APP_TYPE_LABEL, words) > room)
        app_text_n(words, sizeof words, APP_TEXT_TWINS_SHORT, twins);
    app_view_icon(l->view, l->warning.x, l->warning.y - size / 2, size, APP_ICON_WARN,
                  l->view->colours->bounded);
    app_view_line(l->view, APP_ALIGN_LEFT, l->warning.x + size + 10, l->warning.y, room,
                  APP_TYPE_LABEL, l->view->colours->text, words);
}

static void draw_percent(const pictures_layout *l)
{
    char words[16];
    app_textf(words, sizeof words, APP_TEXT_PICTURES_PERCENT, 100 + l->self->look.crop.closer);
    if (l->percent > 0)
        app_view_text(l->view, APP_ALIGN_RIGHT, l->percent, l->percent_y, APP_TYPE_NOTE,
                      l->view->colours->text, words);
}

/* ---- The cards ---- */

static bool is_chosen(const pictures_layout *l, const app_gallery_entry *entry)
{
    return strcmp(entry->name, l->self->look.picture) == 0;
}

static void draw_face(const pictures_layout *l, const app_gallery_entry *entry, app_rect face,
                      bool hover)
{
    enum { RADIUS = 10, TICK_W = 34, TICK_H = 28, ICON = 28 };
    const app_colours *c = l->view->colours;
    int slot = app_thumbs_slot(l->app, entry->name, NULL);
    bool chosen = is_chosen(l, entry);
    if (slot)
        app_view_picture(l->view, face, slot, app_render_picture_version(l->app->render, slot),
                         RADIUS);
    else
        app_view_well(l->view, face, RADIUS);
    if (entry->failed)
        app_view_icon(l->view, face.x + (face.w - ICON) / 2, face.y + (face.h - ICON) / 2, ICON,
                      APP_ICON_WARN, c->text2);
    if (chosen || hover)
        app_shape_ring(l->view, face, RADIUS, chosen ? 3 : 2,
                       chosen ? c->persimmon_line : c->text2);
    if (!chosen)
        return;
    app_rect tick = {face.x + face.w - TICK_W, face.y, TICK_W, TICK_H};
    app_shape_fill(l->view, tick, 8, c->persimmon_line);
    app_view_icon(l->view, tick.x + (TICK_W - 18) / 2, tick.y + (TICK_H - 18) / 2, 18,
                  APP_ICON_TICK, c->persimmon_ink);
}

/* Below its face; a long one in two lines. */
static void draw_name(const pictures_layout *l, app_rect face, bool chosen, const char *name)
{
    const app_colours *c = l->view->colours;
    app_type type = chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL;
    app_colour colour = chosen ? c->text : c->text2;
    int x = face.x + 2, y = face.y + face.h, room = face.w - 4;
    if (app_view_text_width(l->view, type, name) <= room)
        app_view_text(l->view, APP_ALIGN_LEFT, x, y + 17, type, colour, name);
    else
        app_view_paragraph_step(l->view, x, y + 11, room, APP_TYPE_CHIP, 16, colour, name, 2);
}

static void draw_card(const void *of, int card, app_rect cell)
{
    enum { NAME = 30 };
    const pictures_layout *l = of;
    const app_gallery_entry *entry = app_pictures_entry(l->app, l->self, card);
    const app_page *page = &l->self->page;
    app_rect face = cell;
    face.h -= l->names ? NAME : 0;
    draw_face(l, entry, face, card == page->grids[0].hover);
    bool chosen = is_chosen(l, entry);
    if (l->names)
        draw_name(l, face, chosen, entry->title);
    if (card == page->grids[0].at && page->controls.focus == PICTURES_CARDS &&
        page->controls.focus_shown)
        app_view_focus(l->view, face, 10);
}

static void draw_cards(const pictures_layout *l)
{
    bool typed = l->self->page.fields[0].text[0] != '\0';
    app_rect list = l->page.grids[0].window;
    app_page_draw_grid(&l->self->page, &l->page, 0, draw_card, l);
    if (l->self->shown_count == 0)
        app_view_paragraph(
            l->view, list.x + 10, list.y + 24, list.w - 20, APP_TYPE_LIST, l->view->colours->text2,
            app_text(typed ? APP_TEXT_PICTURES_NOT_FOUND : APP_TEXT_PICTURES_NONE), 3);
}

/* Where one's own pictures come from; with the folder's name, where there is one. */
static void draw_note(const pictures_layout *l)
{
    char words[OS_PATH_SIZE + 256], folder[OS_PATH_SIZE];
    if (l->note.w == 0)
        return;
    bool folders = app_platform_has_folders(), hands = l->view->by_touch || l->view->by_pad;
    snprintf(words, sizeof words, "%s",
             app_text(hands     ? APP_TEXT_PICTURES_WHERE_HANDS
                      : folders ? APP_TEXT_PICTURES_WHERE_SHORT
                                : APP_TEXT_PICTURES_WHERE_PAGE));
    if (folders && !hands && l->app->gallery.own[0]) {
        client_file_words(l->app->gallery.own, folder, sizeof folder);
        app_textf(words, sizeof words, APP_TEXT_PICTURES_WHERE, folder);
    }
    app_view_paragraph(l->view, l->note.x, l->note.y + 20, l->note.w, APP_TYPE_LABEL,
                       l->view->colours->text2, words, 3);
}

static void draw_title(const pictures_layout *l)
{
    char bundled[48], own[48], note[128];
    const app_gallery *gallery = &l->app->gallery;
    app_text_n(bundled, sizeof bundled, APP_TEXT_PICTURES_BUNDLED, gallery->bundled);
    app_text_n(own, sizeof own, APP_TEXT_PICTURES_YOURS, gallery->count - gallery->bundled);
    app_textf(note, sizeof note, APP_TEXT_LIST, bundled, own);
    app_bar_title(l->view, app_text(APP_TEXT_PICTURES), note,
                  l->kind == APP_LAYOUT_MINIMUM ? 132 : 80);
}

void app_pictures_draw(const void *layout)
{
    const pictures_layout *l = layout;
    draw_title(l);
    draw_picture(l);
    draw_warning(l);
    draw_percent(l);
    draw_cards(l);
    draw_note(l);
    app_page_draw(&l->self->page, &l->page);
}
