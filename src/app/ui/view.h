#ifndef APP_VIEW_H
#define APP_VIEW_H

#include "draw/draw.h"
#include "input/bindings.h"
#include "input/pad.h"

/* What a screen lays out and draws with: one frame's size, scale, colours and time.
 *
 * Everything on a screen is measured in design units, whole ones: pixels at a scale of 100 %. Only
 * drawing turns them into pixels, and only the main loop turns a pointer's place into design units. */
typedef struct app_view {
    app_draw *draw;
    const game_settings *settings;
    const app_bindings *bindings; /* the player's: words name keys */
    const app_colours *colours;
    double scale;      /* pixels for one design unit */
    int width, height; /* of the window, in design units; without what the prompts take */
    int foot;          /* that: 0 or APP_PROMPT_BAR (glyph.h) */
    double now;        /* ms, of the frame */
    bool covered;      /* another screen lies above this one, and has the focus */
    bool by_touch;     /* the last input came from a finger */
    bool by_pad;       /* the last input came from a pad: its buttons are named in place of keys */
    app_pad_family family; /* of the pad that was used last */
} app_view;

/* The frame of a window of so many pixels at a scale: fills in what follows from these. */
void app_view_fit_window(app_view *view, int pixels_wide, int pixels_high, double scale);

/* For those who draw pixel by pixel: boards, lines, shapes. A rectangle's edges are rounded, so that
 * those that touch still do. */
int app_px(const app_view *view, double measure);
app_rect app_view_pixels(const app_view *view, app_rect rect);

/* The layouts of the design's grid, by the window's size. */
typedef enum app_layout {
    APP_LAYOUT_WIDE,
    APP_LAYOUT_MEDIUM,
    APP_LAYOUT_PORTRAIT,
    APP_LAYOUT_MINIMUM,
} app_layout;
app_layout app_view_layout(const app_view *view);
int app_view_bar(const app_view *view); /* how high the bar at the top is */

/* The table under everything. */
void app_view_ground(const app_view *view);

void app_view_fill(const app_view *view, app_rect rect, app_colour colour);
void app_view_icon(const app_view *view, int x, int y, int size, app_icon icon, app_colour colour);
void app_view_picture(const app_view *view, app_rect rect, int slot, uint32_t version, int radius);

/* What follows is mirrored down the middle of the rectangle, until that ends. */
void app_view_mirror(const app_view *view, app_rect about);
void app_view_mirror_end(const app_view *view);

/* What follows is cut to the rectangle, until the clip is taken away. */
void app_view_clip(const app_view *view, app_rect rect);
void app_view_unclip(const app_view *view);

/* Text in one of the design's types, centred on y by its digits. Returns its width. */
int app_view_text(const app_view *view, app_align align, int x, int y, app_type type,
                  app_colour colour, const char *text);
/* The same, cut to fit `width` with an ellipsis. */
int app_view_line(const app_view *view, app_align align, int x, int y, int width, app_type type,
                  app_colour colour, const char *text);
int app_view_text_width(const app_view *view, app_type type, const char *text);

/* The text cut to fit `width` with an ellipsis; out holds size bytes and may be the text itself. */
void app_view_fit(const app_view *view, app_type type, const char *text, int width, char *out,
                  size_t size);

/* The same of facts with dots between them: the last ones go as long as that is too long, and only where the
 * first one has no room by itself is it cut. */
void app_view_fit_facts(const app_view *view, app_type type, const char *facts, int width,
                        char *out, size_t size);

/* The largest of the types, from that one down, in which the text is no wider; the smallest where it is wider
 * in all. */
app_type app_view_type_for(const app_view *view, app_type type, const char *text, int width);

/* Text broken into lines of at most `width`, which begin, end or have their middle at x, the first one centred on y:
 * at blanks, between CJK characters, and inside a word that is longer than a line. Lines past `most` are dropped with
 * an ellipsis. Returns the number of lines. */
int app_view_paragraph(const app_view *view, app_align align, int x, int y, int width,
                       app_type type, app_colour colour, const char *text, int most);

/* The same with lines that far apart. */
int app_view_paragraph_step(const app_view *view, app_align align, int x, int y, int width,
                            app_type type, int step, app_colour colour, const char *text, int most);

/* How many lines that makes, and how far one is below the other. */
int app_view_paragraph_lines(const app_view *view, int width, app_type type, const char *text,
                             int most);
int app_view_line_step(app_type type);

/* Surfaces of the design: sunk trays and wells, raised slabs, chips, rules. */
void app_view_tray(const app_view *view, app_rect rect, int radius);
void app_view_well(const app_view *view, app_rect rect, int radius);
void app_view_slab(const app_view *view, app_rect rect, int radius);

/* A raised card: of bare slate, glazed, or like a button. `lift` is 1 under the pointer, -1 while it
 * is pressed. Returns where its face lies now. */
typedef enum app_card { APP_CARD_BARE, APP_CARD_GLAZED, APP_CARD_BUTTON } app_card;
enum { APP_CARD_RADIUS = 10 };
app_rect app_view_card(const app_view *view, app_rect rect, app_card card, int lift);

void app_view_rule(const app_view *view, int x, int y, int width);

/* Round something of that radius, clear of it, and inside the window; the focus's unless it is covered. */
void app_view_ring(const app_view *view, app_rect rect, int radius, app_colour colour);
void app_view_focus(const app_view *view, app_rect rect, int radius);

/* Something of unknown length goes on since then: a part swings along the track. */
void app_view_busy(const app_view *view, app_rect track, double since);

typedef enum app_chip { APP_CHIP_GOOD, APP_CHIP_BOUNDED, APP_CHIP_PLAIN } app_chip;
/* At most `room` wide. Returns the chip's width. */
int app_view_chip(const app_view *view, int x, int y_centre, int room, app_chip kind,
                  const char *text);
int app_view_chip_width(const app_view *view, app_chip kind, const char *text);
void app_view_chip_ground(const app_view *view, app_rect rect, app_chip kind);
app_colour app_view_chip_ink(const app_view *view, app_chip kind);

#endif
