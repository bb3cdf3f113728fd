/* Boxes in layers, composed on the CPU. */
#include "draw/box.h"

#include "draw/pixel.h"

#include <assert.h>
#include <math.h>

/* Boxes are compared byte by byte, so there must be no bytes between the members. */
_Static_assert(sizeof(app_layer) == 9 * sizeof(int), "app_layer has padding");
_Static_assert(sizeof(app_box) == 8 * sizeof(int) + APP_BOX_LAYERS * sizeof(app_layer),
               "app_box has padding");

#define PI 3.14159265358979323846

app_box app_box_make(int w, int h, int radius)
{
    app_box box;
    SDL_zero(box);
    box.w = w;
    box.h = h;
    box.radius = radius;
    return box;
}

void app_box_add(app_box *box, app_layer layer)
{
    assert(box->layers < APP_BOX_LAYERS);
    box->layer[box->layers++] = layer;
}

void app_box_set_shadow(app_box *box, int offset, int blur, app_colour colour)
{
    box->shadow_y = offset;
    box->shadow_blur = blur;
    box->shadow = colour;
}

static bool has_shadow(const app_box *box)
{
    return box->shadow_blur > 0 && (box->shadow & 0xFF) > 0;
}

/* How far a shadow reaches beyond its body. */
static int shadow_reach(int blur)
{
    return (blur * 5 + 3) / 4;
}

SDL_Rect app_box_bounds(const app_box *box)
{
    SDL_Rect bounds = {0, 0, box->w, box->h};
    for (int i = 0; i < box->layers; i++) {
        const app_layer *layer = &box->layer[i];
        SDL_Rect rect = {layer->x, layer->y, layer->w, layer->h};
        SDL_UnionRect(&bounds, &rect, &bounds);
    }
    if (has_shadow(box) && !box->shadow_inner) {
        int reach = shadow_reach(box->shadow_blur);
        SDL_Rect rect = {-reach, box->shadow_y - reach, box->w + 2 * reach, box->h + 2 * reach};
        SDL_UnionRect(&bounds, &rect, &bounds);
    }
    return bounds;
}

int app_shape_radius(int w, int h, int radius)
{
    int most = (w < h ? w : h) / 2;
    return radius < most ? radius : most;
}

double app_shape_distance(int w, int h, double radius, double x, double y)
{
    double across = fabs(x + 0.5 - w / 2.0) - (w / 2.0 - radius);
    double down = fabs(y + 0.5 - h / 2.0) - (h / 2.0 - radius);
    if (across <= 0 || down <= 0)
        return fmax(across, down) - radius;
    return sqrt(across * across + down * down) - radius;
}

double app_shape_coverage(double distance)
{
    double coverage = 0.5 - distance;
    return coverage < 0 ? 0 : coverage > 1 ? 1 : coverage;
}

/* ---- Shadows: how a Gaussian blur of standard deviation blur / 2 falls off with the distance ---- */

/* The blurred edge at a signed distance from it: 1 deep inside, 0.5 on the edge, and exactly 0 from
 * the reach on, so that no shadow ends in a visible line. */
static double falloff(double distance, int blur)
{
    double scale = 1 / (blur / 2.0 * sqrt(2));
    double rest = erfc(shadow_reach(blur) * scale) / 2;
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
    p->reach = shadow_reach(blur);
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

/* The shadow that the box casts on what lies under it; x, y as in app_box_paint. */
static void paint_outer_shadow(SDL_Surface *surface, int x, int y, const app_box *box)
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

/* The shadow that the upper edge casts into the box. */
static void paint_inner_shadow(SDL_Surface *surface, int x, int y, const app_box *box)
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

/* ---- Layers ---- */

/* How far round the outline the point lies, clockwise from the left end of the upper edge; px, py
 * from the middle of a rounded rectangle whose straight edges are 2 * a and 2 * b long. */
static double along_outline(double px, double py, double a, double b, double radius)
{
    double quarter = radius * PI / 2;
    if (fabs(px) <= a && fabs(py) <= b) { /* deep inside: the nearer edge */
        if (b + radius - fabs(py) <= a + radius - fabs(px))
            py = py < 0 ? -b - radius : b + radius;
        else
            px = px < 0 ? -a - radius : a + radius;
    }
    if (fabs(px) <= a) {
        double upper = px + a;
        return py < 0 ? upper : 2 * a + 2 * quarter + 2 * b + (2 * a - upper);
    }
    if (fabs(py) <= b) {
        double right = py + b;
        return px > 0 ? 2 * a + quarter + right : 4 * a + 3 * quarter + 2 * b + (2 * b - right);
    }
    double x = fabs(px) - a, y = fabs(py) - b;
    if (px > 0 && py < 0)
        return 2 * a + radius * atan2(x, y);
    if (px > 0)
        return 2 * a + quarter + 2 * b + radius * atan2(y, x);
    if (py > 0)
        return 4 * a + 2 * quarter + 2 * b + radius * atan2(x, y);
    return 4 * a + 3 * quarter + 4 * b + radius * atan2(y, x);
}

/* Dashes and gaps, stretched a little so that a whole number of them goes round. */
static double dash_coverage(const app_layer *layer, double radius, double stroke, int x, int y)
{
    double middle = fmax(radius - stroke / 2, 0);
    double a = layer->w / 2.0 - fmax(radius, stroke / 2);
    double b = layer->h / 2.0 - fmax(radius, stroke / 2);
    double round_trip = 4 * a + 4 * b + 2 * PI * middle;
    double period = layer->dash * 5 / 3.0;
    period = round_trip / fmax(1, round(round_trip / period));
    double at = along_outline(x + 0.5 - layer->w / 2.0, y + 0.5 - layer->h / 2.0, a, b, middle);
    double half = period * 0.3; /* a dash is 3/5 of the period */
    return app_shape_coverage(fabs(fmod(at, period) - half) - half);
}

/* How much of a layer's pixel x, y is painted: the fill, the ring or its dashes, 0 .. 1. */
static double layer_coverage(const app_layer *layer, int x, int y)
{
    int radius = app_shape_radius(layer->w, layer->h, layer->radius);
    double distance = app_shape_distance(layer->w, layer->h, radius, x, y);
    double covered = app_shape_coverage(distance);
    if (layer->stroke_tenths == 0 || covered == 0)
        return covered;
    double stroke = layer->stroke_tenths / 10.0;
    covered -= app_shape_coverage(distance + stroke);
    if (layer->dash > 0 && covered > 0)
        covered *= dash_coverage(layer, radius, stroke, x, y);
    return covered;
}

/* A row of a vertical gradient: its colour is finer than 8 bits, so neighbouring pixels share the
 * rounding between them. */
typedef struct shade {
    app_colour pixel[4]; /* by x & 3 */
} shade;

static app_colour dithered(app_colour a, app_colour b, double t, double threshold)
{
    app_colour mixed = 0;
    for (int shift = 0; shift <= 24; shift += 8) {
        double from = (a >> shift) & 0xFF, to = (b >> shift) & 0xFF;
        mixed |= (app_colour)(from + (to - from) * t + threshold) << shift;
    }
    return mixed;
}

static shade shade_at(const app_layer *layer, int row, int y)
{
    shade s;
    double t = (row + 0.5) / layer->h;
    for (int x = 0; x < 4; x++)
        s.pixel[x] = dithered(layer->top, layer->bottom, t, app_dither(x, y));
    return s;
}

static unsigned coverage_at(const app_layer *layer, int x, int y)
{
    return (unsigned)lround(layer_coverage(layer, x, y) * 255);
}

/* Where a row's coverage differs from its middle's: beside the corners and along the sides. */
static int edge_width(const app_layer *layer)
{
    int width = app_shape_radius(layer->w, layer->h, layer->radius);
    if (width < layer->stroke_tenths / 10 + 2)
        width = layer->stroke_tenths / 10 + 2;
    bool all = layer->dash > 0 || 2 * width > layer->w;
    return all ? (layer->w + 1) / 2 : width;
}

static void paint_layer(SDL_Surface *surface, int x, int y, const app_layer *layer)
{
    int edge = edge_width(layer);
    int left = x < 0 ? -x : 0, right = SDL_min(layer->w, surface->w - x);
    int first = y < 0 ? -y : 0, last = SDL_min(layer->h, surface->h - y);
    for (int row = first; row < last; row++) {
        shade s = shade_at(layer, row, y + row);
        uint32_t *pixels = app_surface_row(surface, y + row);
        unsigned middle = coverage_at(layer, layer->w / 2, row);
        for (int column = left; column < right; column++) {
            bool inner = column >= edge && column < layer->w - edge;
            if (inner && middle == 0) {
                column = layer->w - edge - 1;
                continue;
            }
            app_pixel_blend(&pixels[x + column], s.pixel[(x + column) & 3],
                            inner ? middle : coverage_at(layer, column, row));
        }
    }
}

void app_box_paint(SDL_Surface *surface, int x, int y, const app_box *box)
{
    if (has_shadow(box) && !box->shadow_inner)
        paint_outer_shadow(surface, x, y, box);
    for (int i = 0; i < box->layers; i++)
        paint_layer(surface, x + box->layer[i].x, y + box->layer[i].y, &box->layer[i]);
    if (has_shadow(box) && box->shadow_inner)
        paint_inner_shadow(surface, x, y, box);
}
