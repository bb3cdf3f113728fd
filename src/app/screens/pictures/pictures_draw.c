/* Draws the chosen picture, with the lines that cut its part, and the faces of the cards. */
#include "screens/pictures/pictures.h"

#include "draw/render.h"
#include "ui/shape.h"

#include <string.h>

/* ---- The picture ---- */

static const app_colour OUTSIDE = 0x000000A8, LINE = 0x000000FF, LAST = 0x000000B8,
                        FRAME = 0xFFFFFFFF, CHIP = 0x0B1513D0, CHIP_WORDS = 0xFFFFFFFF;

/* The picture in its place. */
typedef struct picture {
    const app_view *view;
    const pictures_state *self;
    pictures_frame at;
} picture;

/* Where a line lies between two cells: the first one's edge for 0. */
static int across(app_rect part, int column, int columns)
{
    return part.x + part.w * column / columns;
}

static int down(app_rect part, int row, int rows)
{
    return part.y + part.h * row / rows;
}

static app_rect cell_of(const picture *l, int cell)
{
    puzzle_size size = l->self->board.size;
    int column = cell % size.columns, row = cell / size.columns;
    int x = across(l->at.part, column, size.columns), y = down(l->at.part, row, size.rows);
    return (app_rect){x, y, across(l->at.part, column + 1, size.columns) - x,
                      down(l->at.part, row + 1, size.rows) - y};
}

static void darken_outside(const picture *l)
{
    app_rect whole = l->at.whole, part = l->at.part;
    int right = part.x + part.w, foot = part.y + part.h;
    app_view_fill(l->view, (app_rect){whole.x, whole.y, whole.w, part.y - whole.y}, OUTSIDE);
    app_view_fill(l->view, (app_rect){whole.x, foot, whole.w, whole.y + whole.h - foot}, OUTSIDE);
    app_view_fill(l->view, (app_rect){whole.x, part.y, part.x - whole.x, part.h}, OUTSIDE);
    app_view_fill(l->view, (app_rect){right, part.y, whole.x + whole.w - right, part.h}, OUTSIDE);
}

/* Three wide, and less where the cells are small. */
static void draw_cuts(const picture *l)
{
    puzzle_size size = l->self->board.size;
    app_rect part = l->at.part;
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

static void draw_knobs(const picture *l)
{
    enum { SIDE = 18 };
    const app_colours *c = l->view->colours;
    app_rect part = l->at.part;
    for (int i = 0; i < 4; i++) {
        app_rect knob = {part.x + i % 2 * part.w - SIDE / 2, part.y + i / 2 * part.h - SIDE / 2,
                         SIDE, SIDE};
        app_shape_fill(l->view, knob, 5, c->tile);
        app_shape_ring(l->view, knob, 5, 1.5, c->ink);
    }
}

/* The number of a tile that looks like another one; where cells are too small, a dot. */
static void draw_chip(const picture *l, app_rect cell, int tile)
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

static void draw_cells(const picture *l)
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

void app_pictures_draw(const app_parts *p, const app_part *part)
{
    const pictures_state *self = p->state;
    picture l = {p->view, self, app_pictures_frame(p->app, self, part->rect)};
    app_view_tray(l.view, l.at.tray, 20);
    if (l.at.whole.w == 0)
        return;
    app_view_picture(l.view, l.at.whole, APP_SLOT_CHOICE,
                     app_render_picture_version(p->app->render, APP_SLOT_CHOICE), 4);
    darken_outside(&l);
    draw_cells(&l);
    draw_cuts(&l);
    app_shape_ring(l.view, l.at.part, 0, 2, FRAME);
    draw_knobs(&l);
}

/* ---- The cards ---- */

static void draw_face(const app_parts *p, const app_gallery_entry *entry, app_rect face, bool hover)
{
    enum { RADIUS = 10, TICK_W = 34, TICK_H = 28, ICON = 28 };
    const app_colours *c = p->view->colours;
    int slot = app_thumbs_slot(p->app, entry->name, NULL);
    bool chosen = strcmp(entry->name, ((const pictures_state *)p->state)->look.picture) == 0;
    if (slot)
        app_view_picture(p->view, face, slot, app_render_picture_version(p->app->render, slot),
                         RADIUS);
    else
        app_view_well(p->view, face, RADIUS);
    if (entry->failed)
        app_view_icon(p->view, face.x + (face.w - ICON) / 2, face.y + (face.h - ICON) / 2, ICON,
                      APP_ICON_WARN, c->text2);
    if (chosen || hover)
        app_shape_ring(p->view, face, RADIUS, chosen ? 3 : 2,
                       chosen ? c->persimmon_line : c->text2);
    if (!chosen)
        return;
    app_rect tick = {face.x + face.w - TICK_W, face.y, TICK_W, TICK_H};
    app_shape_fill(p->view, tick, 8, c->persimmon_line);
    app_view_icon(p->view, tick.x + (TICK_W - 18) / 2, tick.y + (TICK_H - 18) / 2, 18,
                  APP_ICON_TICK, c->persimmon_ink);
}

void app_pictures_draw_card(const app_parts *p, const app_part *part)
{
    const pictures_state *self = p->state;
    const app_gallery_entry *entry = part->of;
    const app_page *page = &self->page;
    draw_face(p, entry, part->rect,
              app_pictures_entry(p->app, self, page->grids[0].hover) == entry);
    if (app_pictures_entry(p->app, self, page->grids[0].at) == entry &&
        page->controls.focus == PICTURES_CARDS && page->controls.focus_shown)
        app_view_focus(p->view, part->rect, 10);
}
