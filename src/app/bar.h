#ifndef APP_BAR_H
#define APP_BAR_H

#include "control.h"
#include "text.h"

/* The bar at the top of a screen. Adds a button that is an icon, its middle at x; label and keys are
 * told when the pointer rests on it; keys may be APP_TEXTS: none. Returns it. */
app_control *app_bar_icon(const app_view *view, app_control_list *list, int id, int x,
                          app_icon icon, app_text_id label, app_text_id keys);

#endif
