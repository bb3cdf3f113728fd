#ifndef APP_CURVE_STAGES_H
#define APP_CURVE_STAGES_H

#include "chart/curve.h"

/* What a curve shows beside the moves left: the stages as bands, and how fast the game was played. */

enum { CURVE_NAMES = 18 }; /* the height of the bands' names */

/* What the pace takes of the well's height; 0 where it has no room, or there is none. */
int app_curve_pace_height(const app_curve *curve);

void app_curve_draw_stages(const app_view *view, const app_curve *curve);
void app_curve_draw_pace(const app_view *view, const app_curve *curve);

#endif
