#ifndef APP_SCREENS_LAB_PLACE_H
#define APP_SCREENS_LAB_PLACE_H

#include "screens/lab/lab.h"
#include "text/text.h"

/* What the two files that place the lab share: lab_layout.c the whole, lab_column.c the boards with
 * everything that acts on them. */
typedef struct lab_placer {
    const app *app;
    const app_view *view;
    const lab_state *self;
    lab_layout *out;
} lab_placer;

enum { LAB_HEAD = 38 }; /* height of what stands over a board or a well, in the design's pixels */

app_control *app_lab_place_control(lab_placer *p, int id, app_control_kind kind, app_rect rect,
                                   app_text_id label);

/* All of it below each other; the trays take what the rest leaves. Returns where it ends. */
int app_lab_place_column(lab_placer *p, app_rect column);

/* The same for the smallest windows: no captions, and a page that may be higher than the window.
 * Returns its end. */
int app_lab_place_compact(lab_placer *p, app_rect column);

/* Boards and panel at the left, what can be chosen at the right. */
void app_lab_place_pair(lab_placer *p, app_rect area);

#endif
