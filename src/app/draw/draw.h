#ifndef APP_DRAW_H
#define APP_DRAW_H

#include "draw/box.h"
#include "draw/icon.h"
#include "draw/tile.h"

/* A frame as plain commands. Screens fill a list; the renderer turns it into pixels and redraws
 * only what differs from the list before. Nothing here needs a window. */

typedef struct app_rect {
    int x, y, w, h;
} app_rect;

bool app_rect_contains(app_rect rect, double x, double y);
app_rect app_rect_intersection(app_rect a, app_rect b);         /* w = 0: nothing */
app_rect app_rect_inside(app_rect rect, int across, int down);  /* without so much at each side */
app_rect app_rect_middle(app_rect rect, int width, int height); /* that size, in its middle */

/* The index-th of `count` equal parts side by side, with a gap between them: their widths differ by one at most. */
app_rect app_rect_share(app_rect rect, int index, int count, int gap);

/* A size, but not more than there shall be. */
static inline int app_at_most(int size, int most)
{
    return size < most ? size : most;
}

typedef enum app_draw_kind {
    APP_DRAW_GROUND, /* the whole rect in a vertical gradient */
    APP_DRAW_FILL,   /* a plain rectangle */
    APP_DRAW_BOX,
    APP_DRAW_TILE,
    APP_DRAW_TEXT,
    APP_DRAW_ICON,
    APP_DRAW_PICTURE, /* a picture slot cropped to the rect's shape, corners rounded */
    APP_DRAW_CLIP,    /* what follows is cut to rect, until the next CLIP; the whole frame: w = 0 */
} app_draw_kind;

typedef struct app_draw_command {
    app_draw_kind kind;
    app_rect rect;   /* where it is placed; for text the line box, for tiles the face */
    app_rect bounds; /* every pixel that it can touch, clipped */
    app_colour colour, colour2;
    uint8_t alpha; /* 255: as it is */
    uint64_t hash; /* of everything it shows */
    union {
        app_box box;
        app_tile tile;
        struct {
            app_font font;
            int px;
            size_t string; /* offset into the list's strings */
        } text;
        app_icon icon;
        struct {
            int slot;
            uint32_t version; /* of the slot's content */
            int radius;
        } picture;
    } as;
} app_draw_command;

typedef struct app_draw {
    app_draw_command *commands; /* owned */
    size_t count, capacity;
    char *strings; /* owned */
    size_t strings_length, strings_capacity;
    app_rect frame; /* the whole window, in pixels */
    app_rect clip;
    app_rect mirror;  /* w = 0: nothing is mirrored */
    app_fonts *fonts; /* borrowed, for measuring */
    bool failed;      /* memory ran out: the frame is incomplete */
} app_draw;

void app_draw_init(app_draw *draw, app_fonts *fonts);
void app_draw_deinit(app_draw *draw);
void app_draw_begin(app_draw *draw, int width, int height); /* empties the list */

void app_draw_ground(app_draw *draw, app_rect rect, app_colour top, app_colour bottom);
void app_draw_fill(app_draw *draw, app_rect rect, app_colour colour);
void app_draw_box(app_draw *draw, int x, int y, const app_box *box, uint8_t alpha);
void app_draw_tile(app_draw *draw, int x, int y, const app_tile *tile, uint8_t alpha);
void app_draw_icon(app_draw *draw, int x, int y, int px, app_icon icon, app_colour colour);
void app_draw_picture(app_draw *draw, app_rect rect, int slot, uint32_t version, int radius,
                      uint8_t alpha);
void app_draw_clip(app_draw *draw, app_rect rect);
void app_draw_unclip(app_draw *draw);

/* What follows changes sides: its place is mirrored down the middle of the rectangle, not what it shows. w = 0 ends it. */
void app_draw_mirror(app_draw *draw, app_rect about);

typedef enum app_align { APP_ALIGN_LEFT, APP_ALIGN_CENTRE, APP_ALIGN_RIGHT } app_align;

/* Text whose digits are centred on y_centre; x is the left edge, the middle or the right edge.
 * Returns its width. */
int app_draw_text(app_draw *draw, app_align align, int x, int y_centre, app_font font, int px,
                  app_colour colour, const char *text);
int app_draw_text_width(app_draw *draw, app_font font, int px, const char *text);

#endif
