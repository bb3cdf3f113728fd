/* Boxes in layers, composed on the CPU. */
#include "draw/box.h"

#include "draw/box_shadow.h"
#include "draw/box_shape.h"
#include "draw/pixel.h"

#include <assert.h>
#include <math.h>

/* Boxes are compared byte by byte, so there must be no bytes between the members. */
_Static_assert(sizeof(app_layer) == 9 * sizeof(int), "app_layer has padding");
_Static_assert(sizeof(app_box) == 8 * sizeof(int) + APP_BOX_LAYERS * sizeof(app_layer),
               "app_box has padding");

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

SDL_Rect app_box_bounds(const app_box *box)
{
    SDL_Rect bounds = {0, 0, box->w, box->h};
    for (int i = 0; i < box->layers; i++) {
        const app_layer *layer = &box->layer[i];
        SDL_Rect rect = {layer->x, layer->y, layer->w, layer->h};
        SDL_UnionRect(&bounds, &rect, &bounds);
    }
    if (has_shadow(box) && !box->shadow_inner) {
        int reach = app_shadow_reach(box->shadow_blur);
        SDL_Rect rect = {-reach, box->shadow_y - reach, box->w + 2 * reach, box->h + 2 * reach};
        SDL_UnionRect(&bounds, &rect, &bounds);
    }
    return bounds;
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
    return (unsigned)lround(app_shape_layer(layer, x, y) * 255);
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
        app_shadow_paint_outer(surface, x, y, box);
    for (int i = 0; i < box->layers; i++)
        paint_layer(surface, x + box->layer[i].x, y + box->layer[i].y, &box->layer[i]);
    if (has_shadow(box) && box->shadow_inner)
        app_shadow_paint_inner(surface, x, y, box);
}
