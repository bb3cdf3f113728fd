#ifndef APP_BOX_H
#define APP_BOX_H

#include "draw/style.h"

#include <SDL.h>

/* Rounded boxes in layers: what every button, tile, tray, well and slab is made of. A box is
 * composed once on the CPU from exact coverage, kept as a texture, and only copied afterwards. */

enum { APP_BOX_LAYERS = 6 };

/* One rounded rectangle, placed relative to the box's upper left corner (it may reach outside). */
typedef struct app_layer {
    int x, y, w, h;
    int radius;             /* clamped to half the shorter side */
    app_colour top, bottom; /* a vertical gradient over h */
    int stroke_tenths;      /* 0: filled; else a ring of that width / 10 px inside the edge */
    int dash;               /* with a stroke: length of a dash, the gap is 2/3 of it; 0: none */
} app_layer;

typedef struct app_box {
    int w, h; /* for the shadow: the body that casts it */
    int radius;
    int shadow_y, shadow_blur; /* offset downwards and width of the soft edge; blur 0: no shadow */
    app_colour shadow;
    int shadow_inner; /* 1: it falls inward from the upper edge, over all layers: trays, wells */
    int layers;
    app_layer layer[APP_BOX_LAYERS]; /* bottom to top */
} app_box;

/* A zeroed box of that size; zeroing matters, as boxes are compared byte by byte (they have no
 * padding). */
app_box app_box_make(int w, int h, int radius);
void app_box_add(app_box *box, app_layer layer);
void app_box_set_shadow(app_box *box, int offset, int blur, app_colour colour);

/* How far the pixels reach beyond x, y, w, h on each side. */
SDL_Rect app_box_bounds(const app_box *box);

/* The radius that fits the size. */
int app_shape_radius(int w, int h, int radius);

/* From the middle of pixel x, y to the edge of a rounded rectangle w x h whose upper left corner is
 * 0, 0; negative inside. */
double app_shape_distance(int w, int h, double radius, double x, double y);

/* How much of the pixel lies inside an edge at that distance, 0 .. 1. */
double app_shape_coverage(double distance);

/* Composes the box onto a surface (ARGB8888, straight alpha), its upper left corner at x, y. */
void app_box_paint(SDL_Surface *surface, int x, int y, const app_box *box);

#endif
