/* The soft shadows of boxes. */
#include "draw/box_shadow.h"

#include "draw/box_shape.h"
#include "draw/pixel.h"

#include <math.h>

int app_shadow_reach(int blur)
{
    return (blur * 5 + 3) / 4;
}

/* The blurred edge at a signed distance from it: 1 deep inside, 0.5 on the edge, and exactly 0 from
 * the reach on, so that no shadow ends in a visible line. */
static double falloff(double distance, int blur)
{
    double scale = 1 / (blur / 2.0 * sqrt(2));
    double rest = erfc(app_shadow_reach(blur) * scale) / 2;
    double depth = (erfc(distance * scale) / 2 - rest) / (1 - 2 * rest);
    return depth < 0 ? 0 : depth > 1 ? 1 : depth;
}

enum { STEPS = 4 }; /* table entries a pixel of distance */
enum { BLUR_MAX = 256 };

/* falloff() for distances from -reach to reach. */
typedef struct profile {
    int reach;
    float table[2 * (BLUR_MAX * 5 / 4 + 2) * STEPS + 2];
} profile;

static void profile_init(profile *p, int blur)
{
    if (blur > BLUR_MAX)
        blur = BLUR_MAX;
    p->reach = app_shadow_reach(blur);
    for (int i = 0; i <= 2 * p->reach * STEPS; i++)
        p->table[i] = (float)falloff((double)i / STEPS - p->reach, blur);
}

static double profile_at(const profile *p, double distance)
{
    if (distance >= p->reach)
        return 0;
    if (distance <= -p->reach)
        return 1;
    return p->table[(int)lround((distance + p->reach) * STEPS)];
}

static void blend_softly(SDL_Surface *surface, int x, int y, app_colour colour, double strength)
{
    if (strength <= 0 || x < 0 || y < 0 || x >= surface->w || y >= surface->h)
        return;
    unsigned coverage = (unsigned)(strength * 255 + app_dither(x, y));
    app_pixel_blend(app_surface_row(surface, y) + x, colour, coverage > 255 ? 255 : coverage);
}

/* A blurred corner is rounder than the sharp one: the blur adds about 0.8 of itself. */
static double blurred_radius(const app_box *box)
{
    double radius = hypot(box->radius, 0.8 * box->shadow_blur);
    return fmin(radius, (box->w < box->h ? box->w : box->h) / 2.0);
}

void app_shadow_paint_outer(SDL_Surface *surface, int x, int y, const app_box *box)
{
    profile soft;
    profile_init(&soft, box->shadow_blur);
    double radius = blurred_radius(box);
    int reach = soft.reach;
    for (int row = -reach; row < box->h + reach; row++) {
        for (int column = -reach; column < box->w + reach; column++) {
            double distance = app_shape_distance(box->w, box->h, radius, column, row);
            blend_softly(surface, x + column, y + box->shadow_y + row, box->shadow,
                         profile_at(&soft, distance));
        }
    }
}

/* Where the upper edge stands in this column: 0, and lower in the corners. */
static double upper_edge(const app_box *box, int radius, int column)
{
    double across = fabs(column + 0.5 - box->w / 2.0) - (box->w / 2.0 - radius);
    return across <= 0 ? 0 : radius - sqrt(fmax(0, (double)radius * radius - across * across));
}

void app_shadow_paint_inner(SDL_Surface *surface, int x, int y, const app_box *box)
{
    profile soft;
    profile_init(&soft, box->shadow_blur);
    int radius = app_shape_radius(box->w, box->h, box->radius);
    int depth = SDL_min(box->h, box->shadow_y + soft.reach + radius);
    for (int column = 0; column < box->w; column++) {
        double edge = upper_edge(box, radius, column);
        for (int row = 0; row < depth; row++) {
            double distance = app_shape_distance(box->w, box->h, radius, column, row);
            blend_softly(surface, x + column, y + row, box->shadow,
                         app_shape_coverage(distance) *
                             profile_at(&soft, row + 0.5 - edge - box->shadow_y));
        }
    }
}
