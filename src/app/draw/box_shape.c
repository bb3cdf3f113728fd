/* How far a pixel lies inside a rounded rectangle. */
#include "draw/box_shape.h"

#include <math.h>

#define PI 3.14159265358979323846

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

double app_shape_layer(const app_layer *layer, int x, int y)
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
