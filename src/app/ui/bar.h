#ifndef APP_BAR_H
#define APP_BAR_H

#include "text/text.h"
#include "ui/control.h"

/* The bar at the top of a screen. Adds a button that is an icon, its middle at x; label and note are
 * told when the pointer rests on it; note may be APP_TEXTS: none. Returns it. */
app_control *app_bar_icon(const app_view *view, app_control_list *list, int id, int x,
                          app_icon icon, app_text_id label, app_text_id note);

/* The same for what a key does as well: its names are the note. */
app_control *app_bar_key_icon(const app_view *view, app_control_list *list, int id, int x,
                              app_icon icon, app_text_id label, app_intent intent);

/* Draws the screen's title and, below it, a note (NULL: none), both cut where the bar's icons begin:
 * `icons` is what those take at the right end, in the design's pixels. The minimum layout has room for
 * the title alone. Returns where the title ends. */
int app_bar_title(const app_view *view, const char *title, const char *note, int icons);

#endif
