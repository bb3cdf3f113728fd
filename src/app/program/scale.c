/* How large the interface is: as the player has set it, or as the window suits, and never so large that
 * the smallest layout has no room. */
#include "program/scale.h"

#include "game/settings.h"

#include <math.h>

/* The window that the design is drawn for, and the side of its smallest layout. A window that is smaller
 * still has everything smaller, as far as measures stay whole pixels; then it is cut. */
enum { DESIGN_LONGER = 1280, DESIGN_SHORTER = 800, LAYOUT_LEAST = 480, STEP = 5 };
static const double pixels_least = 0.25;

static int shorter_of(int a, int b)
{
    return a < b ? a : b;
}

/* Percent in whole steps, 100 at least. */
static int suits(app_window_size window)
{
    int shorter = shorter_of(window.width, window.height);
    int longer = window.width + window.height - shorter;
    int percent = shorter_of(100 * longer / DESIGN_LONGER, 100 * shorter / DESIGN_SHORTER);
    percent -= percent % STEP;
    percent = shorter_of(percent, GAME_SCALE_MAX);
    return percent > 100 ? percent : 100;
}

app_scale app_scale_of(int percent, app_window_size window)
{
    app_scale scale = {.wanted = percent == GAME_SCALE_AUTO ? suits(window) : percent};
    double dense = window.width > 0 ? (double)window.pixels_wide / window.width : 1;
    double most = (double)shorter_of(window.pixels_wide, window.pixels_high) / LAYOUT_LEAST;
    scale.pixels = fmax(fmin(dense * scale.wanted / 100, most), pixels_least);
    scale.used = (int)lround(100 * scale.pixels / dense);
    return scale;
}
