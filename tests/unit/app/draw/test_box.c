/* Areas are compared with geometry: a disc is pi r^2, a rounded box lacks (4 - pi) r^2. */
#include "draw/box.h"

#include "draw/pixel.h"
#include "graphics.h"

#define PI 3.14159265358979323846

enum { MARGIN = 80 };

static const app_colour white = 0xFFFFFFFF;

static app_layer filled(int x, int y, int w, int h, int radius)
{
    return (app_layer){x, y, w, h, radius, white, white, 0, 0};
}

/* The box on a transparent ground with MARGIN pixels round it. */
static SDL_Surface *painted(const app_box *box)
{
    SDL_Surface *surface = app_surface_create(box->w + 2 * MARGIN, box->h + 2 * MARGIN);
    assert_non_null(surface);
    app_box_paint(surface, MARGIN, MARGIN, box);
    return surface;
}

static double area_of(app_layer layer)
{
    app_box box = app_box_make(layer.w, layer.h, layer.radius);
    app_box_add(&box, layer);
    SDL_Surface *surface = painted(&box);
    double area = painted_area(surface);
    SDL_FreeSurface(surface);
    return area;
}

CLAIM(a_box_covers_the_area_of_its_shape)
{
    assert_about(area_of(filled(0, 0, 30, 20, 0)), 600, 0);
    assert_about(area_of(filled(0, 0, 60, 60, 30)), PI * 30 * 30, 0.003);
    assert_about(area_of(filled(0, 0, 80, 41, 13)), 80 * 41 - (4 - PI) * 13 * 13, 0.003);
    assert_about(area_of(filled(0, 0, 153, 153, 20)), 153 * 153 - (4 - PI) * 400, 0.001);
}

CLAIM(a_radius_is_cut_to_half_the_shorter_side)
{
    assert_about(area_of(filled(0, 0, 40, 20, 99)), area_of(filled(0, 0, 40, 20, 10)), 0);
}

CLAIM(a_ring_covers_its_width)
{
    app_layer ring = filled(0, 0, 100, 60, 16);
    ring.stroke_tenths = 15;
    double outer = 100 * 60 - (4 - PI) * 16 * 16, inner = 97 * 57 - (4 - PI) * 14.5 * 14.5;
    assert_about(area_of(ring), outer - inner, 0.01);
    app_layer frame = filled(0, 0, 90, 70, 0);
    frame.stroke_tenths = 60;
    assert_about(area_of(frame), 90 * 70 - 78 * 58, 0);
}

CLAIM(dashes_cover_three_fifths_of_their_ring)
{
    app_layer ring = filled(0, 0, 141, 120, 18);
    ring.stroke_tenths = 20;
    double whole = area_of(ring);
    ring.dash = 6;
    assert_about(area_of(ring), 0.6 * whole, 0.03);
}

/* A point `at` px along the middle of a line 2 wide inside a box of w x h: straight, then a quarter
 * of a circle, four times, clockwise. */
static SDL_Point along(double at, int w, int h, double radius)
{
    double a = w - 2 * radius, b = h - 2 * radius, bend = (radius - 1) * PI / 2;
    double x = radius, y = 1, angle = 0;
    for (int side = 0;; side++) {
        double straight = side % 2 ? b : a;
        double dx = cos(angle), dy = sin(angle);
        if (at < straight)
            return (SDL_Point){(int)floor(x + dx * at), (int)floor(y + dy * at)};
        x += dx * straight;
        y += dy * straight;
        at -= straight;
        if (at < bend) {
            double turn = at / (radius - 1), r = radius - 1;
            double cx = x - dy * r, cy = y + dx * r;
            return (SDL_Point){(int)floor(cx + r * sin(angle + turn)),
                               (int)floor(cy - r * cos(angle + turn))};
        }
        x += (dx - dy) * (radius - 1);
        y += (dy + dx) * (radius - 1);
        at -= bend;
        angle += PI / 2;
    }
}

/* Follows the line once round and measures each dash and each gap, but for the first and last. */
CLAIM(dashes_are_even_all_the_way_round)
{
    enum { W = 141, H = 120, RADIUS = 24 };
    app_box box = app_box_make(W, H, RADIUS);
    app_layer ring = filled(0, 0, W, H, RADIUS);
    ring.stroke_tenths = 20;
    ring.dash = 6;
    app_box_add(&box, ring);
    SDL_Surface *surface = painted(&box);
    double round_trip = 2 * (W + H) - 8 * RADIUS + 2 * PI * (RADIUS - 1);
    int dashes = 0;
    double since = 0;
    bool painted_before = true;
    for (int step = 0; step < round_trip * 8; step++) {
        double at = step / 8.0;
        SDL_Point point = along(at, W, H, RADIUS);
        bool here = alpha_at(surface, MARGIN + point.x, MARGIN + point.y) > 127;
        if (here != painted_before && since > 0) {
            double length = at - since;
            assert_true(painted_before ? length > 3.5 && length < 8.5
                                       : length > 1.5 && length < 6.5);
            dashes += painted_before;
        }
        if (here != painted_before)
            since = at;
        painted_before = here;
    }
    assert_in_range(dashes, (int)(round_trip / 10) - 2, (int)(round_trip / 10) + 1);
    SDL_FreeSurface(surface);
}

CLAIM(straight_edges_are_sharp)
{
    app_box box = app_box_make(40, 30, 8);
    app_box_add(&box, filled(0, 0, 40, 30, 8));
    SDL_Surface *surface = painted(&box);
    assert_int_equal(alpha_at(surface, MARGIN + 20, MARGIN - 1), 0);
    assert_int_equal(alpha_at(surface, MARGIN + 20, MARGIN), 255);
    assert_int_equal(alpha_at(surface, MARGIN + 20, MARGIN + 29), 255);
    assert_int_equal(alpha_at(surface, MARGIN + 20, MARGIN + 30), 0);
    assert_int_equal(alpha_at(surface, MARGIN - 1, MARGIN + 15), 0);
    assert_int_equal(alpha_at(surface, MARGIN, MARGIN + 15), 255);
    SDL_FreeSurface(surface);
}

CLAIM(corners_are_smooth_and_alike)
{
    app_box box = app_box_make(41, 30, 12);
    app_box_add(&box, filled(0, 0, 41, 30, 12));
    SDL_Surface *surface = painted(&box);
    int partly = 0;
    for (int y = 0; y < 12; y++)
        for (int x = 0; x < 12; x++) {
            unsigned alpha = alpha_at(surface, MARGIN + x, MARGIN + y);
            assert_int_equal(alpha, alpha_at(surface, MARGIN + 40 - x, MARGIN + y));
            assert_int_equal(alpha, alpha_at(surface, MARGIN + x, MARGIN + 29 - y));
            partly += alpha > 0 && alpha < 255;
        }
    assert_true(partly >= 12);
    SDL_FreeSurface(surface);
}

CLAIM(a_gradient_runs_from_top_to_bottom)
{
    app_box box = app_box_make(64, 100, 0);
    app_layer layer = filled(0, 0, 64, 100, 0);
    layer.top = 0x204060FF;
    layer.bottom = 0x84A4C4FF; /* 100 more in each channel: one a row */
    app_box_add(&box, layer);
    SDL_Surface *surface = painted(&box);
    for (int y = 0; y < 100; y++) {
        double sum = 0;
        for (int x = 0; x < 64; x++) {
            sum += pixel_at(surface, MARGIN + x, MARGIN + y) >> 16 & 0xFF;
            assert_int_equal(alpha_at(surface, MARGIN + x, MARGIN + y), 255);
        }
        assert_true(fabs(sum / 64 - (0x20 + y + 0.5)) <= 0.5);
    }
    SDL_FreeSurface(surface);
}

CLAIM(a_layer_lies_over_those_before_it)
{
    app_box box = app_box_make(20, 20, 0);
    app_layer red = filled(0, 0, 20, 20, 0), veil = filled(5, 5, 10, 10, 0);
    red.top = red.bottom = 0xFF0000FF;
    veil.top = veil.bottom = 0x0000FF80;
    app_box_add(&box, red);
    app_box_add(&box, veil);
    SDL_Surface *surface = painted(&box);
    assert_colour(surface, MARGIN + 2, MARGIN + 2, 0xFF0000FF, 0);
    assert_colour(surface, MARGIN + 10, MARGIN + 10, 0x7F0080FF, 1);
    SDL_FreeSurface(surface);
}

CLAIM(a_half_clear_layer_alone_keeps_its_colour)
{
    app_box box = app_box_make(20, 20, 6);
    app_layer veil = filled(0, 0, 20, 20, 6);
    veil.top = veil.bottom = 0xC08040A0;
    app_box_add(&box, veil);
    SDL_Surface *surface = painted(&box);
    for (int y = 0; y < 20; y++)
        for (int x = 0; x < 20; x++)
            if (alpha_at(surface, MARGIN + x, MARGIN + y) > 0)
                assert_int_equal(pixel_at(surface, MARGIN + x, MARGIN + y) & 0xFFFFFF, 0xC08040);
    assert_int_equal(alpha_at(surface, MARGIN + 10, MARGIN + 10), 0xA0);
    SDL_FreeSurface(surface);
}

static app_box shadow_box(int offset, int blur)
{
    app_box box = app_box_make(120, 90, 16);
    app_box_set_shadow(&box, offset, blur, 0x000000FF);
    return box;
}

CLAIM(nothing_is_painted_outside_the_bounds)
{
    static const int blurs[] = {1, 6, 20, 48};
    for (int i = 0; i < 4; i++) {
        app_box box = shadow_box(blurs[i] / 2, blurs[i]);
        app_box_add(&box, filled(-7, 3, 130, 95, 9));
        SDL_Rect bounds = app_box_bounds(&box);
        SDL_Surface *surface = painted(&box);
        for (int y = 0; y < surface->h; y++)
            for (int x = 0; x < surface->w; x++)
                if (!SDL_PointInRect(&(SDL_Point){x - MARGIN, y - MARGIN}, &bounds))
                    assert_int_equal(alpha_at(surface, x, y), 0);
        SDL_FreeSurface(surface);
    }
}

CLAIM(a_shadow_is_half_strong_at_its_body_s_edge)
{
    app_box box = shadow_box(10, 20);
    SDL_Surface *surface = painted(&box);
    int x = MARGIN + 60, y = MARGIN + 10 + 90; /* just outside the lower edge */
    double edge = (alpha_at(surface, x, y - 1) + alpha_at(surface, x, y)) / 2.0;
    assert_about(edge, 127.5, 0.03);
    assert_int_equal(alpha_at(surface, x, MARGIN + 55), 255);
    SDL_FreeSurface(surface);
}

/* One standard deviation of the blur is half of it: 0.159 of a Gaussian lies beyond, 0.023 beyond
 * two. */
CLAIM(a_shadow_falls_off_as_a_gaussian_does)
{
    app_box box = shadow_box(0, 20);
    SDL_Surface *surface = painted(&box);
    double one = 0, two = 0;
    for (int x = 40; x < 80; x++) { /* an average, as the steps are dithered */
        one += (alpha_at(surface, MARGIN + x, MARGIN + 90 + 9) +
                alpha_at(surface, MARGIN + x, MARGIN + 90 + 10)) /
               80.0;
        two += (alpha_at(surface, MARGIN + x, MARGIN + 90 + 19) +
                alpha_at(surface, MARGIN + x, MARGIN + 90 + 20)) /
               80.0;
    }
    assert_true(fabs(one / 255 - 0.159) < 0.02);
    assert_true(fabs(two / 255 - 0.023) < 0.01);
    SDL_FreeSurface(surface);
}

CLAIM(an_inner_shadow_darkens_the_top_alone)
{
    app_box box = shadow_box(6, 11);
    box.shadow_inner = 1;
    app_box_add(&box, filled(0, 0, 120, 90, 16));
    SDL_Rect bounds = app_box_bounds(&box);
    assert_int_equal(bounds.x, 0);
    assert_int_equal(bounds.w, 120);
    assert_int_equal(bounds.h, 90);
    SDL_Surface *surface = painted(&box);
    unsigned last = 0;
    for (int y = 0; y < 20; y += 4) {
        unsigned lightness = pixel_at(surface, MARGIN + 60, MARGIN + y) & 0xFF;
        assert_true(lightness > last || (y == 0 && lightness < 64));
        last = lightness;
    }
    assert_colour(surface, MARGIN + 60, MARGIN + 40, white, 0);
    assert_colour(surface, MARGIN + 60, MARGIN + 89, white, 0);
    assert_colour(surface, MARGIN, MARGIN + 60, white, 0);
    SDL_FreeSurface(surface);
}

CLAIM(what_does_not_fit_the_surface_is_cut)
{
    app_box box = shadow_box(10, 20);
    box.layers = 0;
    app_box_add(&box, filled(-30, -30, 200, 200, 20));
    SDL_Surface *surface = app_surface_create(50, 40);
    app_box_paint(surface, -10, -10, &box);
    assert_int_equal(alpha_at(surface, 0, 0), 255);
    assert_int_equal(alpha_at(surface, 49, 39), 255);
    app_box_paint(surface, 300, 300, &box);
    SDL_FreeSurface(surface);
}
