#ifndef APP_SHAPE_H
#define APP_SHAPE_H

#include "ui/view.h"

/* Rounded shapes on the screen, in design units. */

void app_shape_fill(const app_view *view, app_rect rect, int radius, app_colour colour);
void app_shape_ring(const app_view *view, app_rect rect, int radius, double width,
                    app_colour colour);

/* The same in dashes of that length. */
void app_shape_dashes(const app_view *view, app_rect rect, int radius, double width, int dash,
                      app_colour colour);

/* The colours of something raised that can be pressed: its face in a gradient, the rim around that,
 * and the lip below. */
typedef struct app_face {
    app_colour top, bottom, rim, lip;
    app_colour foot; /* glazes end above the clay; 0: the lip is of one colour */
} app_face;

/* Draws it with its shadow; the lip comes below the rect. */
void app_shape_face(const app_view *view, app_rect rect, int radius, int lip, const app_face *face);

/* In high contrast: flat, with a ring. */
void app_shape_flat(const app_view *view, app_rect rect, int radius, double width, app_colour top,
                    app_colour bottom, app_colour ring);

/* Several shapes as one, bottom to top; each lies relative to the upper left corner of the whole. */
typedef struct app_shape_part {
    app_rect rect;
    int radius;
    app_colour top, bottom; /* a vertical gradient */
} app_shape_part;
void app_shape_parts(const app_view *view, app_rect whole, const app_shape_part *parts, int count);

#endif
