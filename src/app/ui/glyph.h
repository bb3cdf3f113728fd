#ifndef APP_GLYPH_H
#define APP_GLYPH_H

#include "input/keys.h"
#include "ui/view.h"

/* A pad's button as a small tile, as it looks on the pad that is in use. */
enum { APP_GLYPH_HEIGHT = 30, APP_GLYPH_ICON = 16, APP_GLYPH_GAP = 6 };

/* What is on it: an icon, or else letters. One of the d-pad's four has both: where only one is meant, its
 * arrow stands beside the icon. */
typedef struct app_glyph {
    app_icon icon;
    const char *label;
    bool round;
} app_glyph;

app_glyph app_glyph_of(const app_view *view, int code);

int app_glyph_width(const app_view *view, int code);

/* Its left edge at x, its middle at y. Returns its width. */
int app_glyph_draw(const app_view *view, int x, int y, int code);

/* What an intent does, to whom (APP_BOUND_), as the bar at the foot of the window says it while a pad is in
 * use: its button stands before the words. */
typedef struct app_prompt {
    app_intent intent;
    unsigned to;
    const char *words; /* _ says them */
} app_prompt;

enum { APP_PROMPTS = 6, APP_PROMPT_BAR = 56, APP_PROMPT_BAR_SMALL = 44 };

/* What does the intent on the screen of the view, by what the player used last: a button's name while that is a
 * pad, else a key's. Empty where none does it, and while fingers are used: words that name it then have
 * something else to say. */
app_key_name app_view_key_name(const app_view *view, app_intent intent);

/* The same with all keys that do it. */
app_key_name app_view_key_names(const app_view *view, app_intent intent);

#endif
