/* Pictures: one is chosen, with the part of it that is played, and a game begins with it. */
#include "screens/pictures/pictures.h"

#include "client/files.h"
#include "client/kinds.h"
#include "os/paths.h"
#include "platform/platform.h"
#include "screens/screens.h"
#include "text/words.h"

#include <string.h>

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
        parts_figure(p, app_pictures_draw, _("The part of the picture that is played"),
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
        parts_figure(p, app_pictures_draw_card, names ? NULL : entry->title, .of = entry,
                     .grow = 1);
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

static void pictures_parts(app_parts *p)
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

const app_screen app_screen_pictures = {
    .size = sizeof(pictures_state),
    .enter = app_pictures_enter,
    .leave = app_pictures_leave,
    .resume = app_pictures_resume,
    .parts = pictures_parts,
    .first = app_pictures_first,
    .answer = app_pictures_answer,
    .update = app_pictures_update,
    .seen = app_pictures_seen,
};
