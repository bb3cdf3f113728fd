#ifndef APP_HOLD_H
#define APP_HOLD_H

#include <stdbool.h>

/* Something that is on as long as a key or a button is held. A short press leaves it on, until the next
 * one or until it is ended. For whoever does not like to hold, every press turns it on or off. */
typedef struct app_hold {
    bool held, kept;
    double since; /* ms: it is held */
} app_hold;

enum { APP_HOLD_TAP_MS = 250 }; /* a press that is shorter is a tap */

/* `twice`: a press turns it on, the next one off. */
void app_hold_press(app_hold *hold, bool twice, double now);
void app_hold_release(app_hold *hold, double now);

/* Nothing is held any more, and nobody let it go. */
void app_hold_lose(app_hold *hold);

/* It no longer stays on by itself. True, where it did. */
bool app_hold_end(app_hold *hold);

bool app_hold_on(const app_hold *hold);

#endif
