#ifndef APP_BOX_SHADOW_H
#define APP_BOX_SHADOW_H

#include "draw/box.h"

/* Soft shadows: how a Gaussian blur of standard deviation blur / 2 falls off with the distance. */

/* How far a shadow reaches beyond its body. */
int app_shadow_reach(int blur);

/* The shadow that the box casts on what lies under it; x, y as in app_box_paint. */
void app_shadow_paint_outer(SDL_Surface *surface, int x, int y, const app_box *box);

/* The shadow that the upper edge casts into the box. */
void app_shadow_paint_inner(SDL_Surface *surface, int x, int y, const app_box *box);

#endif
