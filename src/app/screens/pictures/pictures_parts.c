/* The pictures as they are seen: the cards, and the chosen picture with the lines that cut its part. */
#include "screens/pictures/pictures.h"

#include "client/files.h"
#include "client/kinds.h"
#include "draw/render.h"
#include "os/paths.h"
#include "platform/platform.h"
#include "screens/screens.h"
#include "text/words.h"
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

/* The picture on its tray, with the lines that cut it. */
static void pictures_draw(const app_parts *p, const app_part *part)
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

/* The face of a card: `of` is its entry of the gallery. */
static void pictures_draw_card(const app_parts *p, const app_part *part)
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

/* ---- What stands where ---- */

enum { CONTROL = 48, BUTTON = 43, LOW = 42, GAP = 12 };

/* ---- The bar ---- */

static const char *count_words(app_parts *p)
{
    const app_gallery *gallery = &p->app->gallery;
    int bundled = gallery->bundled, own = gallery->count - bundled;
    const char *first = parts_print(p, PL_("%s bundled", "%s bundled", bundled),
                                    app_words_count(&p->arena, (size_t)bundled));
    const char *second = parts_print(p, PL_("%s of your own", "%s of your own", own),
                                     app_words_count(&p->arena, (size_t)own));
    return parts_print(p, _("%s, %s"), first, second);
}

/* Pressed again, it stops the search for a hard board. */
static void add_start(app_parts *p, int height)
{
    const pictures_state *self = p->state;
    bool seeks = client_seeks_kind(&p->app->client);
    parts_primary(p, PICTURES_START, seeks ? _("Stop") : _("Start"), .height = height,
                  .least_width = 116, .icon = seeks ? APP_ICON_PAUSE : APP_ICON_PLAY,
                  .disabled = self->look.picture[0] == '\0');
}

/* ---- The picture, and what is done to it ---- */

/* The part of it is moved, and so it can be held. In a window much higher than it is wide the tray ends at `most`. */
static void add_picture(app_parts *p, int height, int most)
{
    const pictures_state *self = p->state;
    bool comes = self->look.picture[0] != '\0' && !app_pictures_is_there(p->app, self);
    parts_stack (p, parts_edges(0, 0), .height = height, .grow = height ? 1 : 1000,
                 .least_height = 120, .most_height = most) {
        parts_figure(p, pictures_draw, _("The part of the picture that is played"),
                     .id = PICTURES_PART, .pressable = true, .control = APP_CONTROL_AREA);
        if (comes)
            parts_paragraph(p, APP_TYPE_LABEL, _("The picture is being read."), .weak = true,
                            .across = APP_PLACE_MIDDLE, .down = APP_PLACE_MIDDLE);
    }
}

static const char *percent_words(app_parts *p, int percent)
{
    return parts_print(p, _("%d %%"), percent);
}

static void add_slider(app_parts *p)
{
    const pictures_state *self = p->state;
    int percent = 100 + self->look.crop.closer;
    parts_slider(p, PICTURES_ZOOM, _("Zoom"), .grow = 1, .least = 100,
                 .most = 100 + GAME_CROP_CLOSER_MAX, .step = 10, .number = percent,
                 .value = percent_words(p, percent),
                 .disabled = !app_pictures_is_there(p->app, self));
}

static void add_turn_and_fit(app_parts *p, int height)
{
    bool there = app_pictures_is_there(p->app, p->state);
    parts_button(p, PICTURES_TURN, _("Rotate"), .icon = APP_ICON_ROTATE, .bare = true, .grow = 1,
                 .least_width = 60, .height = height, .disabled = !there);
    parts_button(p, PICTURES_FIT, _("Show as much as fits"), .icon = APP_ICON_FIT, .bare = true,
                 .grow = 1, .least_width = 60, .height = height, .disabled = !there);
}

static void add_size(app_parts *p, int height)
{
    puzzle_size size = ((const pictures_state *)p->state)->board.size;
    parts_stepper(p, PICTURES_COLUMNS, _("Columns"), .height = height, .grow = 1,
                  .number = size.columns, .least = PUZZLE_MIN_SIDE, .most = PUZZLE_MAX_SIDE);
    parts_stepper(p, PICTURES_ROWS, _("Rows"), .height = height, .grow = 1, .number = size.rows,
                  .least = PUZZLE_MIN_SIDE, .most = PUZZLE_MAX_SIDE);
}

static void add_quick_sizes(app_parts *p)
{
    const pictures_state *self = p->state;
    const char *words[PICTURES_QUICK_SIZES];
    int chosen = -1;
    for (int i = 0; i < PICTURES_QUICK_SIZES; i++) {
        puzzle_size size = app_pictures_quick_size(p->app, self, i);
        words[i] = app_words_size(&p->arena, size);
        chosen = puzzle_size_equal(size, self->board.size) ? i : chosen;
    }
    app_parts_add_choice(p, PICTURES_QUICK_FIRST, words, PICTURES_QUICK_SIZES, chosen, CONTROL);
}

/* A row for the zoom and one for the board, whose controls begin at the same place. */
static void add_rows(app_parts *p, bool brief)
{
    const pictures_state *self = p->state;
    const char *const labels[] = {_("Zoom"), _("Board")};
    const char *most = percent_words(p, 100 + GAME_CROP_CLOSER_MAX);
    int label = app_parts_widest(p, APP_TYPE_LABEL, labels, 2);
    parts_row (p, GAP, .height = CONTROL) {
        if (!brief)
            parts_text(p, APP_TYPE_LABEL, labels[0], .weak = true, .width = label, .leave = 1);
        parts_row (p, 0, .grow = 1, .pad = {10, 0, 0, 0}) { /* the knob stands out at its ends */
            add_slider(p);
        }
        parts_text(p, APP_TYPE_NOTE, percent_words(p, 100 + self->look.crop.closer),
                   .width = app_parts_widest(p, APP_TYPE_NOTE, &most, 1) + 10,
                   .align = APP_ALIGN_RIGHT);
        parts_row (p, 14, .together = true) {
            add_turn_and_fit(p, BUTTON);
        }
    }
    parts_row (p, GAP, .height = CONTROL) {
        if (!brief)
            parts_text(p, APP_TYPE_LABEL, labels[1], .weak = true, .width = label, .leave = 1);
        add_size(p, CONTROL);
        if (!brief)
            parts_column (p, 0, .grow = 4, .least_width = 180, .leave = 2) {
                add_quick_sizes(p);
            }
    }
}

/* Its room is kept, so that nothing moves while the part does. */
static void add_warning(app_parts *p, int height, bool brief)
{
    int twins = app_pictures_twins(p->state);
    const char *count = app_words_count(&p->arena, (size_t)twins);
    parts_row (p, 10, .least_height = height) {
        if (twins > 0) {
            parts_icon(p, 20, APP_ICON_WARN, .name = _("Warning"),
                       .colour = p->view->colours->bounded);
            parts_paragraph(
                p, APP_TYPE_LABEL,
                brief ? parts_print(p,
                                    PL_("%s pair looks alike: numbers mark it.",
                                        "%s pairs look alike: numbers mark them.", twins),
                                    count)
                      : parts_print(p,
                                    PL_("%s pair of tiles looks alike: small numbers mark it.",
                                        "%s pairs of tiles look alike: small numbers mark them.",
                                        twins),
                                    count),
                .grow = 1);
        }
    }
}

/* All that concerns one picture; it has what the rest leaves. */
static void add_editor(app_parts *p, int most, int start, bool brief)
{
    add_picture(p, 0, most);
    add_rows(p, brief);
    add_warning(p, 28, brief);
    add_start(p, start);
}

/* ---- The cards ---- */

/* Below its face; a long one in two lines. */
static void add_name(app_parts *p, const char *name, bool chosen)
{
    enum { HEIGHT = 38 };
    int room = p->page.grids[0].width - 4;
    app_type type = chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL;
    bool fits = app_view_text_width(p->view, type, name) <= room;
    parts_column (p, 0, .height = HEIGHT, .pad = {2, fits ? 6 : 0, 2, 0}) {
        if (fits)
            parts_text(p, type, name, .weak = !chosen, .given = true);
        else
            parts_paragraph(p, APP_TYPE_CHIP, name, .weak = !chosen, .most_lines = 2,
                            .given = true);
    }
}

static bool has_names(const app_parts *p)
{
    return app_view_layout(p->view) != APP_LAYOUT_MINIMUM;
}

static void add_card(app_parts *p, int card)
{
    const pictures_state *self = p->state;
    const app_gallery_entry *entry = app_pictures_entry(p->app, self, card);
    bool names = has_names(p);
    parts_column (p, 0) {
        parts_figure(p, pictures_draw_card, names ? NULL : entry->title, .of = entry, .grow = 1);
        if (names)
            add_name(p, entry->title, strcmp(entry->name, self->look.picture) == 0);
    }
}

/* Three beside each other in any case. */
static void add_cards(app_parts *p, bool narrow)
{
    enum { LEAST = 126, EDGE = 6 };
    const pictures_state *self = p->state;
    bool typed = self->page.fields[0].text[0] != '\0', names = has_names(p);
    parts_stack (p, parts_edges(0, 0), .grow = 1, .least_height = 120) {
        parts_list(p, 0, PICTURES_CARDS, add_card, self->shown_count, .columns = 3,
                   .cell_width = LEAST, .cell_percent = 75, .row = names ? 38 : 0,
                   .gap = narrow ? 10 : 16, .line_gap = names ? 2 : 0,
                   .pad = {EDGE, EDGE, EDGE + APP_SCROLL_BAR, EDGE},
                   .name = _("Pictures to choose from"));
        if (self->shown_count == 0)
            parts_column (p, 0, .pad = {10, 12, 10, 0}) {
                parts_paragraph(p, APP_TYPE_LIST,
                                typed ? _("No picture is called that.")
                                      : _("None of your own yet."),
                                .weak = true);
            }
    }
}

static void add_tabs(app_parts *p)
{
    const pictures_state *self = p->state;
    const char *const words[PICTURES_TABS] = {_("All"), _("Bundled"), _("Your own")};
    app_parts_add_choice(p, PICTURES_TAB_FIRST, words, PICTURES_TABS, (int)self->tab, CONTROL);
}

/* The field, and the way to the list of files. */
static void add_find(app_parts *p, int height)
{
    const pictures_state *self = p->state;
    parts_row (p, GAP, .grow = 1) {
        parts_field(p, PICTURES_FIND, _("Find a picture"), .grow = 1, .height = height,
                    .field = &self->page.fields[0]);
        parts_button(p, PICTURES_OPEN, _("Open a picture"), .icon = APP_ICON_FOLDER, .bare = true,
                     .width = 56, .height = height - 4);
    }
}

/* Where one's own pictures come from; with the folder's name, where there is one. */
static const char *where(app_parts *p)
{
    char folder[OS_PATH_SIZE];
    bool folders = app_platform_has_folders(), hands = p->view->by_touch || p->view->by_pad;
    if (hands)
        return _("Choose a picture with the button beside the search. Your files are never "
                 "changed.");
    if (!folders)
        return _("Drop or paste a picture, or choose one with the button beside the search. Your "
                 "files are never changed.");
    if (p->app->gallery.own[0] == '\0')
        return _("Drop a picture on the window, or paste its path.");
    client_file_words(p->app->gallery.own, folder, sizeof folder);
    return parts_print(p,
                       _("Drop a picture on the window, or paste its path. What lies in the folder "
                         "%s is listed here. Your files are never changed."),
                       folder);
}

/* Finding, the cards, and where one's own come from. The list begins farther out: the focus lies round its cards. */
static void add_choosing(app_parts *p, bool note, bool narrow)
{
    enum { OUT = 6 };
    parts_column (p, 10, .grow = 1) {
        parts_row (p, GAP, .turns = true, .pad = {OUT, 0, 0, 0}) {
            parts_column (p, 0, .least_width = 280) {
                add_tabs(p);
            }
            add_find(p, CONTROL);
        }
        add_cards(p, narrow);
        if (note)
            parts_row (p, 0, .pad = {OUT, 0, 0, 0}, .leave = 1) {
                parts_paragraph(p, APP_TYPE_LABEL, where(p), .weak = true, .grow = 1,
                                .given = true);
            }
    }
}

/* ---- Windows ---- */

static void add_beside(app_parts *p, bool wide)
{
    enum { MOST = 1640 };
    int width = p->view->width, margin = wide ? 40 : 24, gap = wide ? 48 : 24;
    int pane = (app_at_most(width - 2 * margin, MOST) - gap) / 2;
    bool brief = pane < 420;
    parts_row (p, gap - 6, .grow = 1, .most_width = MOST) {
        parts_column (p, GAP, .grow = 1) {
            add_editor(p, wide ? pane * 6 / 5 - 234 : 0, wide ? 56 : 52, brief);
        }
        add_choosing(p, p->view->height >= 640, brief);
    }
}

static void add_portrait(app_parts *p)
{
    bool narrow = p->view->width < 600;
    int margin = narrow ? 16 : 32;
    parts_column (p, 20, .grow = 1) {
        parts_column (p, GAP, .grow = 56, .pad = {margin, 0, margin, 0}) {
            add_editor(p, 0, 56, narrow);
        }
        parts_row (p, 0, .grow = 44, .pad = {margin - 6, 0, margin, 0}) {
            add_choosing(p, p->view->height >= 1200, narrow);
        }
    }
}

/* The picture stands beside what is done to it. */
static void add_minimum(app_parts *p)
{
    enum { TRAY = 172, SIDE = 148 };
    parts_column (p, 4, .grow = 1, .pad = {14, 6, 14, 6}) {
        parts_row (p, GAP) {
            parts_column (p, 0, .grow = 1) {
                add_picture(p, TRAY, 0);
            }
            parts_column (p, 4, .width = SIDE) {
                add_size(p, LOW);
                parts_row (p, 14, .together = true) {
                    add_turn_and_fit(p, LOW - 3);
                }
                parts_row (p, 0, .grow = 1, .pad = {10, 0, 10, 0}) {
                    add_slider(p);
                }
            }
        }
        add_warning(p, 18, false);
        parts_row (p, 0) {
            add_find(p, APP_TARGET);
        }
        add_cards(p, true);
    }
}

void app_pictures_parts(app_parts *p)
{
    app_layout kind = app_view_layout(p->view);
    bool low = kind == APP_LAYOUT_MINIMUM, wide = kind == APP_LAYOUT_WIDE;
    int margin = wide ? 40 : 24;
    parts_column (p, 0) {
        parts_bar (p, _("Pictures"), count_words(p)) {
            if (low)
                parts_row (p, 0, .together = true) {
                    add_start(p, 40);
                }
            else
                app_parts_add_help(p);
        }
        if (low)
            add_minimum(p);
        else if (kind == APP_LAYOUT_PORTRAIT)
            parts_column (p, 0, .grow = 1, .pad = {0, 4, 0, 20}) {
                add_portrait(p);
            }
        else
            parts_column (p, 0, .grow = 1, .pad = {margin, wide ? 16 : 4, margin, wide ? 40 : 20}) {
                add_beside(p, wide);
            }
    }
}
