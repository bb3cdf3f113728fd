/* How dense a display is, by what a desktop says of it. */
#include "platform/platform.h"

enum { USUAL_DPI = 96, DENSE_DPI = 192, DENSITY_MOST = 8 };

/* Part of a whole; 0 where there is no number, or none that makes sense. */
static double number_of(const char *text, double whole)
{
    double number = text ? SDL_strtod(text, NULL) / whole : 0;
    return number >= 0.5 && number <= DENSITY_MOST ? number : 0;
}

/* A display that claims more than twice the usual density counts as double, as on other desktops: smaller
 * claims are too often wrong, or meant for a screen that is looked at from closer. */
static double claimed(double dpi)
{
    return dpi >= DENSE_DPI && dpi <= DENSITY_MOST * USUAL_DPI ? 2 : 1;
}

double app_platform_density_of(const char *gdk_scale, const char *xft_dpi, double display_dpi)
{
    double gdk = number_of(gdk_scale, 1), xft = number_of(xft_dpi, USUAL_DPI);
    double said = gdk > xft ? gdk : xft;
    double density = said > 0 ? said : claimed(display_dpi);
    return density > 1 ? density : 1;
}
