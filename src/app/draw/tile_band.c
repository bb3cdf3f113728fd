/* The dipped band of a goal row: its motif tells rows apart where colours alone would not. */
#include "draw/box_shape.h"
#include "draw/pixel.h"
#include "draw/tile_parts.h"

#include <math.h>

enum { GRID = 12 }; /* pixels from one motif to the next */

/* The way to the nearest line of the grid, through the middle of each cell. */
static double to_line(double at)
{
    return fabs(at - GRID * floor(at / GRID) - GRID / 2.0);
}

static double line(double distance)
{
    return app_shape_coverage(distance - 1);
}

static double slanting(double across, double down)
{
    return line(to_line(across + down) * sqrt(0.5));
}

/* How much of the point the motif covers, 0 .. 1; from the band's upper left corner. */
static double motif_coverage(int motif, double x, double y)
{
    switch (motif) {
    case 0: /* dots */
        return app_shape_coverage(hypot(to_line(x), to_line(y)) - 2);
    case 1: /* horizontal */
        return line(to_line(y));
    case 2: /* vertical */
        return line(to_line(x));
    case 3: /* rising */
        return slanting(x, y);
    case 4: /* falling */
        return slanting(x, -y);
    case 5: /* grid */
        return fmax(line(to_line(x)), line(to_line(y)));
    case 6: /* chevron */
        return slanting(to_line(x), y);
    default: { /* checks */
        bool column = fmod(x, GRID) < GRID / 2.0, row = fmod(y, GRID) < GRID / 2.0;
        return column != row;
    }
    }
}

void app_tile_paint_band(SDL_Surface *surface, const app_tile *tile, const app_tile_shape *shape)
{
    app_colour ink = app_style_colours(tile->theme)->ink;
    int height = (int)lround(0.23 * shape->side);
    int inset = shape->side >= 108 ? 2 : 1;
    int w = shape->side - 2 * inset, h = shape->side - inset - 1;
    double radius = app_shape_radius(w, h, shape->radius - inset);
    for (int y = h - height; y < h; y++) {
        uint32_t *row = app_surface_row(surface, shape->y + inset + y) + shape->x + inset;
        double down = y - (h - height) + 0.5;
        double edge = app_shape_coverage(down - 1.5);
        for (int x = 0; x < w; x++) {
            double inside = app_shape_coverage(app_shape_distance(w, h, radius, x, y));
            double motif = motif_coverage(tile->band, x + 0.5, down);
            app_pixel_blend(&row[x], ink, (unsigned)lround(inside * 0.13 * 255));
            app_pixel_blend(&row[x], ink, (unsigned)lround(inside * edge * 0.35 * 255));
            app_pixel_blend(&row[x], ink, (unsigned)lround(inside * motif * 0.62 * 255));
        }
    }
}
