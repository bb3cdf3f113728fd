/* Sheets of what the screens are made of - tiles, tiles of a picture, letters and pictograms - as they are baked. */
#ifndef GOLDEN_SHEETS_H
#define GOLDEN_SHEETS_H

#include "program/app.h"

enum { SHEETS = 3 };

/* Its pixels, which the caller frees, and what it is called; NULL where there is no memory or no file. */
SDL_Surface *sheet_draw(app *app, int sheet, game_theme theme, char *name, size_t size);

#endif
