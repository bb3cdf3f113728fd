#ifndef APP_CHOICE_H
#define APP_CHOICE_H

#include "ui/control.h"

/* Adds one of several as tabs side by side in a well: `first` is the first tab's id, the others
 * follow; the one that is `chosen` (-1: none) is raised. They belong together for the keyboard. The words are
 * borrowed while the list lives. */
void app_choice_add_words(app_control_list *list, app_rect well, int first,
                          const char *const *words, int count, int chosen);

#endif
