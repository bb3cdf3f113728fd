#ifndef APP_VIEW_H
#define APP_VIEW_H

#include "draw/draw.h"

/* What a screen lays out and draws with: one frame's size, scale, colours and time. */
typedef struct app_view {
    app_draw *draw;
    const game_settings *settings;
    const app_colours *colours;
    double scale;      /* pixels for one pixel of the design */
    int width, height; /* of the window, in pixels */
    double now;        /* ms, of the frame */
} app_view;

/* A measure of the design in pixels. */
int app_px(const app_view *view, double measure);

/* The layouts of DESIGN.md's grid, by the window's size at scale 1. */
typedef enum app_layout {
    APP_LAYOUT_WIDE,
    APP_LAYOUT_MEDIUM,
    APP_LAYOUT_PORTRAIT,
    APP_LAYOUT_MINIMUM,
} app_layout;
app_layout app_view_layout(const app_view *view);

/* The table under everything. */
void app_view_ground(const app_view *view);

/* Text in one of the design's types, centred on y by its digits. Returns its width in pixels. */
int app_view_text(const app_view *view, app_align align, int x, int y, app_type type,
                  app_colour colour, const char *text);
int app_view_text_width(const app_view *view, app_type type, const char *text);

/* The text cut to fit `width` with an ellipsis; out holds size bytes and may be the text itself. */
void app_view_fit(const app_view *view, app_type type, const char *text, int width, char *out,
                  size_t size);

/* Text broken at spaces into lines of at most `width` pixels, the first one centred on y; lines past
 * `most` are dropped with an ellipsis. Returns the number of lines. */
int app_view_paragraph(const app_view *view, int x, int y, int width, app_type type,
                       app_colour colour, const char *text, int most);

/* Surfaces of the design: sunk trays and wells, raised slabs, chips, rules. */
void app_view_tray(const app_view *view, app_rect rect, int radius);
void app_view_well(const app_view *view, app_rect rect, int radius);
void app_view_slab(const app_view *view, app_rect rect, int radius);
void app_view_rule(const app_view *view, int x, int y, int width);
void app_view_focus(const app_view *view, app_rect rect, int radius);

/* Something of unknown length goes on since then: a part swings along the track. */
void app_view_busy(const app_view *view, app_rect track, double since);

typedef enum app_chip { APP_CHIP_GOOD, APP_CHIP_BOUNDED, APP_CHIP_PLAIN } app_chip;
/* Returns the chip's width. */
int app_view_chip(const app_view *view, int x, int y_centre, app_chip kind, const char *text);

#endif
