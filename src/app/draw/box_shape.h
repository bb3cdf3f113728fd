#ifndef APP_BOX_SHAPE_H
#define APP_BOX_SHAPE_H

#include "draw/box.h"

/* The geometry of rounded rectangles, measured at the middle of pixels. */

/* From the middle of pixel x, y to the edge of a rounded rectangle w x h whose upper left corner is
 * 0, 0; negative inside. */
double app_shape_distance(int w, int h, double radius, double x, double y);

/* How much of the pixel lies inside an edge at that distance, 0 .. 1. */
double app_shape_coverage(double distance);

/* How much of a layer's pixel x, y is painted: the fill, the ring or its dashes, 0 .. 1. */
double app_shape_layer(const app_layer *layer, int x, int y);

/* The radius that fits the size. */
int app_shape_radius(int w, int h, int radius);

#endif
