#ifndef APP_FOCUS_H
#define APP_FOCUS_H

#include "ui/control.h"

/* Where the keyboard's focus goes among controls.
 *
 * A stop is a group of controls, or one that is alone. Tab leads from stop to stop in the list's order,
 * the bar's last; in a group the focus returns to the chosen one of tabs, rows or cards, else to the one
 * that had it last, else it begins at the first. The arrows move inside a group, and leave it at its edge. */

/* The group of a screen's bar; any other's is the id of its first control. */
enum { APP_GROUP_BAR = -1 };

/* The control that Tab leads to, `by` 1 or -1 from the focus. Past either end: from the other one if it
 * goes `round`, else NULL. */
const app_control *app_focus_next(const app_controls *state, const app_control_list *list, int by,
                                  bool round);

/* The nearest one of the group in direction (dx, dy); NULL: there is none. */
const app_control *app_focus_towards(const app_control_list *list, const app_control *from, int dx,
                                     int dy);

/* The same among all that do not belong to its group. */
const app_control *app_focus_beyond(const app_control_list *list, const app_control *from, int dx,
                                    int dy);

/* What stands close beside it in its row, to the left (dx = -1) or the right (1), in whatever group; NULL: nothing. */
const app_control *app_focus_beside(const app_control_list *list, const app_control *from, int dx);

/* To be called before the focus moves: its group will return to it. */
void app_focus_remember(app_controls *state, const app_control_list *list);

#endif
