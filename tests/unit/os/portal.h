/* A settings portal such as a desktop has, for tests: it answers ReadAll with what it is told. */
#ifndef TEST_PORTAL_H
#define TEST_PORTAL_H

#include <dbus/dbus.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct portal_says {
    uint32_t scheme;   /* 0: no preference, 1: dark, 2: light */
    uint32_t contrast; /* 1: more */
    uint32_t still;    /* 1: reduced motion */
    bool animations;   /* as GNOME has it */
    bool nonsense;     /* it answers with something else */
    int late_ms;       /* how long it thinks */
} portal_says;

/* A connection that owns the portal's name on the session's bus; NULL where there is no bus. */
DBusConnection *portal_open(void);
void portal_close(DBusConnection *bus);

/* Waits at most so long, and answers what was asked meanwhile. False once the bus is gone. */
bool portal_serve(DBusConnection *bus, const portal_says *says, int wait_ms);

#endif
