#ifndef OS_DESKTOP_H
#define OS_DESKTOP_H

#include <stdbool.h>

/* What the player has told the desktop about seeing, as its settings portal has it
 * (org.freedesktop.portal.Settings over D-Bus). */
typedef struct os_desktop_wishes {
    bool light;    /* light windows rather than dark ones */
    bool contrast; /* more contrast than usual */
    bool still;    /* no more motion than needed */
} os_desktop_wishes;

/* An answer that comes later than this is not waited for, and is not given. */
enum { OS_DESKTOP_MS = 200 };

/* Asks on a thread of its own, which nobody waits for: a bus that never answers holds up nothing. `wake`
 * is called on that thread where an answer came in time, and never after os_desktop_leave. NULL where
 * there is nobody to ask. */
typedef struct os_desktop os_desktop;
os_desktop *os_desktop_ask(void (*wake)(void *data), void *data);

/* False as long as there is no answer; for NULL there never is one. */
bool os_desktop_answer(os_desktop *desktop, os_desktop_wishes *out);

/* To be called once, whether there was an answer or not; NULL is nothing. */
void os_desktop_leave(os_desktop *desktop);

#endif
