/* A frame as text: a line for each thing that is drawn, such as
 *
 *     text 188,112 112x21 medium 15 text2 "Best"
 *     tile 412,96 88x88 "7" tile in place
 *
 * in the order of drawing, all in pixels, x,y and width x height. Two frames whose texts agree look the same but for
 * how boxes, tiles, letters and pictures are made of pixels. */
#ifndef GOLDEN_DUMP_H
#define GOLDEN_DUMP_H

#include "draw/draw.h"

#include <stdio.h>

/* What lies in the middle of `measured` is left out (w = 0: nothing is). */
void dump_frame(FILE *to, const app_draw *draw, game_theme theme, app_rect measured);

#endif
