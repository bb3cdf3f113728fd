#ifndef APP_CHOICE_H
#define APP_CHOICE_H

#include "ui/control.h"

/* One of several, as tabs side by side in a well. */
typedef struct app_choice {
    int first; /* the first tab's id; the others follow */
    int count;
    int chosen; /* 0 .. count - 1, or -1 */
    const char *const *labels;
} app_choice;

/* Adds the tabs. The well itself is the screen's to draw, beneath them. */
void app_choice_add(app_control_list *list, app_rect well, const app_choice *choice);

#endif
