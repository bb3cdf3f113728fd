#ifndef APP_PARTS_H
#define APP_PARTS_H

#include "text/arena.h"
#include "text/translate.h"
#include "ui/page.h"

/* A screen as one tree of parts. A screen's function appends its parts in reading order; one solver finds their places;
 * drawing, the controls and all they do, and what is read aloud follow the same tree. The tree is built anew for each
 * event and each frame and owns no state: focus, scrolling, typed texts and the chosen cells of lists stay in the
 * screen's app_page.
 *
 *     parts_column (p, 14, .pad = parts_edges(30, 20)) {
 *         parts_text(p, APP_TYPE_PAGE_TITLE, _("Session"));
 *         parts_row (p, 12, .together = true) {
 *             parts_button(p, SESSION_RESET, _("Begin another session"), .grow = 1);
 *             parts_button(p, SESSION_STATISTICS, _("Statistics"), .grow = 1);
 *         }
 *     }
 *
 * Sizes are in design units. A part is as large as its content; `width` and `height` fix a size, `least_` and `most_`
 * bound it, and `grow` is its share of what its row or column has left. Parts that grow are equally large for equal
 * shares, but never smaller than their content needs. In a column parts are as wide as the column; in a row boxes, lists
 * and figures are as high as the row, and everything else lies in the middle of it.
 *
 * Where words are longer than their place: `brief` ones stand for them, or the `tight` type; a button's icon goes; a wrap
 * takes fewer columns; a row that `turns` becomes a column; a page `scrolls`. At last there is an ellipsis, which
 * app_parts_tell reports as cut, and a test fails on it. A sentence is a paragraph, never a text.
 *
 * Braces are left at their end: `return`, `break` and `continue` would leave the box open. */

typedef struct app app;
typedef struct app_parts app_parts;
typedef struct app_part app_part;

typedef enum app_part_kind {
    APP_PART_ROW,
    APP_PART_COLUMN,
    APP_PART_STACK, /* its parts lie over one another */
    APP_PART_WRAP,  /* a row that goes on below: cells of equal width where `columns` is given */
    APP_PART_TEXT,  /* one line */
    APP_PART_PARAGRAPH,
    APP_PART_ICON,
    APP_PART_CONTROL,
    APP_PART_LIST,   /* cells in view are built and drawn by `cell` */
    APP_PART_FIGURE, /* drawn by `draw` */
    APP_PART_SPACE,
} app_part_kind;

/* How a part lies across its row or column. A stack asks for both directions: `across` and `down`. */
typedef enum app_part_place {
    APP_PLACE_USUAL,
    APP_PLACE_FILL, /* bounded by most_: in the middle then */
    APP_PLACE_START,
    APP_PLACE_MIDDLE,
    APP_PLACE_END,
} app_part_place;

typedef enum app_part_look {
    APP_LOOK_NONE,
    APP_LOOK_WELL,
    APP_LOOK_TRAY,
    APP_LOOK_SLAB,
    APP_LOOK_RULE,      /* a line at its upper edge */
    APP_LOOK_CARD,      /* raised like a button */
    APP_LOOK_GLAZED,    /* raised like a tile */
    APP_LOOK_CHIP_GOOD, /* the grounds of chips (app_parts_add_chip), in the order of app_chip */
    APP_LOOK_CHIP_BOUNDED,
    APP_LOOK_CHIP_PLAIN,
} app_part_look;

typedef struct app_edges {
    short left, top, right, bottom; /* left is where reading begins: mirrored, it is at the right */
} app_edges;
#define parts_edges(across, down) ((app_edges){across, down, across, down})

struct app_part {
    app_part_kind kind;
    int id; /* of what is pressed, or looked for by app_parts_rect; 0: nothing */

    /* All words are borrowed, or in the arena. */
    const char *name;  /* what it says; what a figure, list or icon is called */
    const char *brief; /* shorter words, shown where the name would be cut; NULL: none */
    const char *value; /* what a figure or field shows, for who hears it; NULL: nothing */
    bool given;        /* a player gave these words: they may be cut */
    bool keeps_end; /* a text that is cut in its middle: the end of a file's name says its kind */

    /* Size and place. */
    short width, height;
    short least_width, least_height, most_width, most_height;
    short grow;
    /* > 0: left out where room is short, parts with the largest number first; what still fits comes back. */
    short leave;
    app_part_place across, down;
    app_edges pad;      /* of a box, round its parts */
    short gap;          /* between its parts */
    bool centred;       /* what none of them takes is left at both ends */
    short aside, below; /* so far from its place, with all that is in it: for what slides in */
    /* Of a wrap: at most so many cells of equal width, fewer where one would be cut; 0: lines of parts as wide as they
     * like. Of a list: so many; 0: one. */
    short columns;
    bool turns;    /* a row that becomes a column where its parts have no room beside one another */
    bool scrolls;  /* what is higher than its place is seen through it: one on a screen */
    bool together; /* all its controls are one stop for Tab */
    bool bar;      /* its controls belong to the bar, to which Tab comes last */

    /* Looks. */
    app_part_look look;
    short radius;
    app_type type;
    app_type tight;    /* of words that would be cut in that type; 0: the same */
    app_align align;   /* of words in their place */
    bool weak;         /* in the second colour */
    app_colour colour; /* 0: the first or second one */
    app_icon icon;
    short most_lines; /* of a paragraph; 0: as many as it takes */

    /* What is pressed (control.h). */
    app_control_kind control;
    bool pressable;   /* a box: a button with parts on it; a figure: an area, held while pressed */
    const char *note; /* below the name on a tall control, where `given` means the note */
    const char *brief_note; /* on a tall control, where the note would be cut; NULL: none */
    const char *tip;
    const char *ask; /* it asks this before it is chosen (app_page_ask); NULL: it does not ask */
    app_intent intent;
    bool disabled, chosen, tall, slim, left_words;
    short pips, pips_on;     /* of a button, behind its words: how many there are, and are filled */
    bool clear;              /* of a box: no tooltip covers it */
    bool own_focus;          /* what it draws, or its cells, show focus and choice themselves */
    bool cap, round, dotted; /* control.h; brief words, if any, are printed on a cap */
    /* A button that shows its icon alone: the name is its tooltip. A card without a ground, over what it shows. */
    bool bare;
    int picture; /* of a card: its slot; 0: none */
    uint32_t picture_version;
    app_icon tail;                 /* at the end of a button */
    int number, least, most, step; /* stepper, slider; step 0: 1 */
    bool unturned; /* a slider that goes from left to right in every language, as curves do */
    const app_field *field;

    /* A list: the index among app_page's grids, and what appends the parts of a cell. A column is as wide as its head's
     * words: widths cannot be shared over rows, as those out of view are not built. */
    int count;
    short grid, row, head; /* heights: of a row, and of the heads above them */
    short lines;           /* of cells that share the height; 0: each is `row` high */
    short line_gap;        /* between the lines of cells; 0: `gap` */
    short cell_width;   /* more than `columns` cells side by side, where each is at least so wide */
    short cell_percent; /* of a cell's width are added to `row`: for pictures */
    bool whole;         /* no row of it is cut: its window ends with the last one that has room */
    bool to_read;       /* no cell is chosen (grid.h) */
    bool plain;         /* no rule lies between its rows */
    void (*cell)(app_parts *p, int index); /* index -1: the heads */

    /* A figure: draws itself into part->rect. `fit`, if given, is asked how much of *width, *height it uses (a board:
     * whole tiles); all else is then placed round that. Give it a least size, and its page `scrolls`. */
    void (*draw)(const app_parts *p, const app_part *part);
    void (*fit)(const app_parts *p, app_part *part, int *width, int *height);
    const void *of; /* for these two; borrowed */
    bool last;      /* drawn after all that is no such figure, since it reaches over its place */

    /* The solver's. */
    app_rect rect;
    short up, end;         /* index of its box, -1 for the outermost; index behind its last part */
    int wish[2], small[2]; /* across and down: what it would like, and what it can do with */
    int size[2];
    int group;    /* a box's, for the keyboard */
    short listed; /* a control's index among the page's controls */
    short cells;  /* side by side in a wrap */
    int flat;     /* what a row that turns needs */
    bool left_out, frozen;
    bool fitted, greedy; /* its figure knows its size; it holds one that does not yet */
};

enum { APP_PARTS_MAX = 440, APP_PARTS_DEEP = 16 };

/* A screen's layout. */
struct app_parts {
    app_page_layout page; /* the first member: the controls and lists of the tree */
    const app *app;
    const app_view *view;
    void *state; /* begins with an app_page */
    app_part parts[APP_PARTS_MAX];
    int count;
    int open[APP_PARTS_DEEP], depth; /* boxes that are being filled */
    bool entered[APP_PARTS_DEEP];
    app_arena arena; /* words that last as long as the tree */
    bool mirrored;   /* for scripts from right to left */
    bool failed;     /* there was no room for a part */
};

/* ---- Building ---- */

#define parts_row(p, ...) PARTS_BOX (p, .kind = APP_PART_ROW, .gap = __VA_ARGS__)
#define parts_column(p, ...) PARTS_BOX (p, .kind = APP_PART_COLUMN, .gap = __VA_ARGS__)
#define parts_wrap(p, ...) PARTS_BOX (p, .kind = APP_PART_WRAP, .gap = __VA_ARGS__)
#define parts_stack(p, ...) PARTS_BOX (p, .kind = APP_PART_STACK, .pad = __VA_ARGS__)
/* A row or a column, by the window. */
#define parts_line(p, is_row, ...)                                                                 \
    PARTS_BOX (p, .kind = (is_row) ? APP_PART_ROW : APP_PART_COLUMN, .gap = __VA_ARGS__)
/* A button, or a card to choose, that is a row with parts on it; a toggle has its switch at the end of the row. */
#define parts_press(p, control_kind, of_id, ...)                                                   \
    PARTS_BOX (p, .kind = APP_PART_ROW, .pressable = true, .control = (control_kind),              \
               .id = (of_id), .gap = __VA_ARGS__)

#define parts_text(p, of_type, ...)                                                                \
    app_parts_add(p, &(app_part){.kind = APP_PART_TEXT, .type = (of_type), .name = __VA_ARGS__})
#define parts_paragraph(p, of_type, ...)                                                           \
    app_parts_add(p,                                                                               \
                  &(app_part){.kind = APP_PART_PARAGRAPH, .type = (of_type), .name = __VA_ARGS__})
#define parts_icon(p, size, ...)                                                                   \
    app_parts_add(                                                                                 \
        p, &(app_part){                                                                            \
               .kind = APP_PART_ICON, .width = (size), .height = (size), .icon = __VA_ARGS__})
#define parts_space(p, ...)                                                                        \
    app_parts_add(p, &(app_part){.kind = APP_PART_SPACE, .width = __VA_ARGS__})
#define parts_spring(p, ...)                                                                       \
    app_parts_add(p, &(app_part){.kind = APP_PART_SPACE, .grow = __VA_ARGS__})
#define parts_figure(p, draws, ...)                                                                \
    app_parts_add(p, &(app_part){.kind = APP_PART_FIGURE, .draw = (draws), .name = __VA_ARGS__})
#define parts_list(p, index, of_id, cells, ...)                                                    \
    app_parts_add(p, &(app_part){.kind = APP_PART_LIST,                                            \
                                 .grid = (index),                                                  \
                                 .id = (of_id),                                                    \
                                 .cell = (cells),                                                  \
                                 .count = __VA_ARGS__})

#define parts_control(p, control_kind, of_id, ...)                                                 \
    app_parts_add(p, &(app_part){.kind = APP_PART_CONTROL,                                         \
                                 .control = (control_kind),                                        \
                                 .id = (of_id),                                                    \
                                 .name = __VA_ARGS__})
#define parts_button(p, of_id, ...) parts_control(p, APP_CONTROL_BUTTON, of_id, __VA_ARGS__)
#define parts_primary(p, of_id, ...) parts_control(p, APP_CONTROL_PRIMARY, of_id, __VA_ARGS__)
#define parts_field(p, of_id, ...) parts_control(p, APP_CONTROL_FIELD, of_id, __VA_ARGS__)
#define parts_stepper(p, of_id, ...) parts_control(p, APP_CONTROL_STEPPER, of_id, __VA_ARGS__)
#define parts_slider(p, of_id, ...) parts_control(p, APP_CONTROL_SLIDER, of_id, __VA_ARGS__)
/* A pictogram; its name is its tooltip. */
#define parts_icon_button(p, of_id, of_icon, ...)                                                  \
    parts_control(p, APP_CONTROL_ICON, of_id, __VA_ARGS__, .icon = (of_icon))

/* The bar at the top of a page: Back, title and note (either may be NULL), and what the braces hold at its other end. In
 * the smallest windows the note is left out, and the title where it has no room beside the rest; one that is wider than
 * the window goes on in a second line. */
#define parts_bar(p, title, note) parts_bar_to (p, NULL, title, note)
/* The same with another name for Back; NULL: none. */
#define parts_bar_to(p, back, title, note)                                                         \
    for (app_parts_open_bar(p, back, title, note); app_parts_enter(p); app_parts_close(p))

/* One of several as tabs in a well, below one another where they have no room side by side; `first` is the first one's
 * id. */
void app_parts_add_choice(app_parts *p, int first, const char *const *words, int count, int chosen,
                          int height);

/* A button with a dropdown of items, which the screen opens (app_drop_open). `of_chosen` may be -1; the button's name is
 * the first of what follows. */
#define parts_drop(p, of_id, of_items, of_count, of_chosen, ...)                                   \
    app_parts_add_drop(p, of_items, of_count, of_chosen,                                           \
                       &(app_part){.kind = APP_PART_CONTROL,                                       \
                                   .control = APP_CONTROL_BUTTON,                                  \
                                   .slim = true,                                                   \
                                   .left_words = true,                                             \
                                   .tail = APP_ICON_CHEV,                                          \
                                   .id = (of_id),                                                  \
                                   .name = __VA_ARGS__})
void app_parts_add_drop(app_parts *p, const app_drop_item *items, int count, int chosen,
                        const app_part *button);

/* A few words that stand out; a good one has a tick. */
void app_parts_add_chip(app_parts *p, app_chip kind, const char *words);

/* A bar of something of unknown length that goes on since then (a double, ms). */
#define parts_busy(p, of_since, ...)                                                               \
    app_parts_add(p, &(app_part){.kind = APP_PART_FIGURE,                                          \
                                 .draw = app_parts_draw_busy,                                      \
                                 .of = (of_since),                                                 \
                                 __VA_ARGS__})
void app_parts_draw_busy(const app_parts *p, const app_part *part);

/* What an overlay has at its upper right corner. */
void app_parts_add_closer(app_parts *p);

/* Help, the last thing in the bars of most pages. */
void app_parts_add_help(app_parts *p);

/* A text with its arguments, in the arena. */
#define parts_print(p, ...) app_arena_print(&(p)->arena, __VA_ARGS__)

/* How wide the widest of these is: for the columns of a table, which its cells must agree on. */
int app_parts_widest(const app_parts *p, app_type type, const char *const *words, int count);

/* ---- What the macros stand on ---- */

void app_parts_add(app_parts *p, const app_part *part);
void app_parts_open(app_parts *p, const app_part *part);
bool app_parts_enter(app_parts *p); /* true once for each box: its braces are gone through */
void app_parts_close(app_parts *p);
void app_parts_open_bar(app_parts *p, const char *back, const char *title, const char *note);
#define PARTS_BOX(p, ...)                                                                          \
    for (app_parts_open(p, &(app_part){__VA_ARGS__}); app_parts_enter(p); app_parts_close(p))

/* ---- For the shell (program/parts_of.h) ---- */

void app_parts_begin(app_parts *p, const app *app, const app_view *view, void *state);
void app_parts_solve(app_parts *p); /* finds all places, and fills in p->page */
void app_parts_draw(app_parts *p);

/* Where the part with that id lies; w = 0: it is not on the screen. */
app_rect app_parts_rect(const app_parts *p, int id);

/* Calls back with every part that is seen or can be scrolled to, heads and cells of lists included, in reading order:
 * for speech, for scanning, and for tests. `cut` says that its words have no room, where no player gave them. */
typedef void app_parts_told(void *to, const app_parts *p, const app_part *part, bool cut);
void app_parts_tell(app_parts *p, app_parts_told *told, void *to);

#endif
