#ifndef APP_CUT_H
#define APP_CUT_H

#include "draw/draw.h"

/* A screen is laid out by cutting pieces off a rectangle. Each cut takes `size` from one side of *area,
 * leaves the rest in *area, and returns the piece. What is asked for beyond the area is cut all the
 * same: the rest has a negative size then, and the screen drops what does not fit. */
app_rect app_cut_top(app_rect *area, int size);
app_rect app_cut_bottom(app_rect *area, int size);
app_rect app_cut_left(app_rect *area, int size);
app_rect app_cut_right(app_rect *area, int size);

/* A size, but not more than there shall be. */
static inline int app_at_most(int size, int most)
{
    return size < most ? size : most;
}

/* Without so much at each side. */
app_rect app_cut_margin(app_rect area, int across, int down);

/* The index-th of `count` equal parts side by side, with a gap between them. The widths differ by one
 * at most. */
app_rect app_cut_share(app_rect area, int index, int count, int gap);

/* A piece of that size in the middle of the area. */
app_rect app_cut_middle(app_rect area, int width, int height);

#endif
