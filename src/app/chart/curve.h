#ifndef APP_CURVE_H
#define APP_CURVE_H

#include "game/pace.h"
#include "game/review.h"
#include "game/stages.h"
#include "ui/parts.h"

/* Moves left over a game: a line in a well, a mark over each detour, and a playhead. The
 * line is full where distances are true, dashed where they are of the best solution known; a dotted
 * one shows an estimate. */
typedef struct app_curve {
    app_rect rect;             /* the well */
    const game_distance *left; /* of the path's places, from its start on; borrowed */
    size_t places;             /* so many: its length + 1 */
    const int32_t *estimate;   /* of all places; NULL: none. Borrowed */
    const game_review *review; /* for the marks; NULL: none. Borrowed */
    const game_stages *stages; /* as bands behind it, with their names; NULL: none. Borrowed */
    const game_pace *pace;     /* of the places, as a dashed line below. Borrowed */
    double fastest;            /* of that line; 0: there is none */
    bool axis;                 /* numbers at the right edge, and a playhead */
    size_t at;                 /* the playhead's place */
    int beside; /* so much at the right edge stays free for words beside the slider */
} app_curve;

void app_curve_draw(const app_view *view, const app_curve *curve);

/* For other lines in such a well: where they lie, 0 moves at the lower edge and `most` at the upper one;
 * and the numbers at the right edge, with rules across. `most` is 0 without numbers. */
app_rect app_curve_area(app_rect well, int32_t most);
void app_curve_draw_axis(const app_view *view, app_rect well, app_rect area, int32_t most);

/* Adds a slider along the curve's axis, its knob at the playhead: a part below the curve and as wide as it. The curve's
 * rectangle is not looked at. */
void app_curve_add_slider(app_parts *p, const app_curve *curve, int id, int height);

/* Where a place lies, and the place nearest to a pointer. */
int app_curve_x(const app_curve *curve, size_t place);
size_t app_curve_place(const app_curve *curve, int x);

#endif
