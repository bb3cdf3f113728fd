#ifndef APP_FONT_H
#define APP_FONT_H

#include "base/status.h"
#include "draw/style.h"

#include <SDL.h>

/* Lato at any pixel size; a character that it lacks comes from another font. */
typedef struct app_fonts app_fonts;

/* The fonts in `folder` (NULL: none) go before the system's. SW_NOT_FOUND, naming the package, where a
 * file is missing. */
sw_status app_fonts_create(app_fonts **out, const char *folder, sw_error *error);
void app_fonts_destroy(app_fonts *fonts);

/* The file that the font is read from; borrowed. */
const char *app_fonts_path(const app_fonts *fonts, app_font font);

/* Width in pixels of a UTF-8 text; cached fonts make it cheap. */
int app_fonts_width(app_fonts *fonts, app_font font, int px, const char *text);

/* A line's height with room for accents and tails, from its top to the baseline, and from the
 * baseline to the top of a digit. */
int app_fonts_height(app_fonts *fonts, app_font font, int px);
int app_fonts_ascent(app_fonts *fonts, app_font font, int px);
int app_fonts_digit_height(app_fonts *fonts, app_font font, int px);

/* The text in white on transparent, ARGB8888, exactly as wide as measured and as tall as the line.
 * NULL where it is empty or memory ran out. The caller frees it. */
SDL_Surface *app_fonts_render(app_fonts *fonts, app_font font, int px, const char *text);

#endif
