#ifndef APP_GLYPH_H
#define APP_GLYPH_H

#include "input/keys.h"
#include "ui/view.h"

/* A pad's button as a small tile, as it looks on the pad that is in use. */
enum { APP_GLYPH_HEIGHT = 30 };

int app_glyph_width(const app_view *view, int code);

/* Its left edge at x, its middle at y. Returns its width. */
int app_glyph_draw(const app_view *view, int x, int y, int code);

/* What does the intent on the screen of the view: a button's name while a pad is in use, else a key's. */
app_key_name app_view_key_name(const app_view *view, app_intent intent);

#endif
