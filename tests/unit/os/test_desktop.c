/* What a desktop's portal says of light, contrast and motion. Runs under dbus-run-session. */
#include "os/desktop.h"

#include "os/clock.h"
#include "os/thread.h"
#include "portal.h"

#include <stdlib.h>

#include "claims.h"

enum { PATIENCE_MS = 20000 };

typedef struct waker {
    os_mutex lock;
    os_condition woken;
    int times;
} waker;

static void count_wake(void *data)
{
    waker *own = data;
    os_mutex_lock(&own->lock);
    own->times++;
    os_condition_signal_all(&own->woken);
    os_mutex_unlock(&own->lock);
}

static waker make_waker(void)
{
    waker own = {.times = 0};
    os_mutex_init(&own.lock);
    os_condition_init(&own.woken);
    return own;
}

static bool has_woken(waker *own)
{
    os_mutex_lock(&own->lock);
    bool woken = own->times > 0;
    os_mutex_unlock(&own->lock);
    return woken;
}

/* Asks a portal that says this, and serves until the answer is there or `most` milliseconds are
 * over. */
static bool asked(const portal_says *says, double most, os_desktop_wishes *out)
{
    waker own = make_waker();
    DBusConnection *bus = portal_open();
    assert_non_null(bus);
    os_desktop *desktop = os_desktop_ask(count_wake, &own);
    assert_non_null(desktop);
    for (double since = os_clock_ms(); !has_woken(&own) && os_clock_ms() - since < most;)
        assert_true(portal_serve(bus, says, 10));
    bool answered = os_desktop_answer(desktop, out);
    assert_true(answered == has_woken(&own));
    os_desktop_leave(desktop);
    portal_close(bus);
    return answered;
}

/* A machine that is busy may be too late with the answer: then it is asked again. */
static os_desktop_wishes wishes_of(portal_says says)
{
    os_desktop_wishes wishes;
    for (double since = os_clock_ms(); os_clock_ms() - since < PATIENCE_MS;)
        if (asked(&says, 2 * OS_DESKTOP_MS, &wishes))
            return wishes;
    fail_msg("no answer came in time");
    return wishes;
}

CLAIM(nothing_is_wished_by_default)
{
    os_desktop_wishes wishes = wishes_of((portal_says){.animations = true});
    assert_false(wishes.light || wishes.contrast || wishes.still);
    wishes = wishes_of((portal_says){.scheme = 1, .animations = true});
    assert_false(wishes.light || wishes.contrast || wishes.still);
}

CLAIM(each_wish_is_heard)
{
    os_desktop_wishes wishes = wishes_of((portal_says){.scheme = 2, .animations = true});
    assert_true(wishes.light && !wishes.contrast && !wishes.still);
    wishes = wishes_of((portal_says){.contrast = 1, .animations = true});
    assert_true(!wishes.light && wishes.contrast && !wishes.still);
    wishes = wishes_of((portal_says){.still = 1, .animations = true});
    assert_true(!wishes.light && !wishes.contrast && wishes.still);
    wishes = wishes_of((portal_says){.animations = false});
    assert_true(!wishes.light && !wishes.contrast && wishes.still);
}

CLAIM(an_answer_that_comes_too_late_is_none)
{
    os_desktop_wishes wishes;
    portal_says says = {.scheme = 2, .late_ms = 2 * OS_DESKTOP_MS};
    assert_false(asked(&says, 3 * OS_DESKTOP_MS, &wishes));
}

CLAIM(nonsense_is_no_answer)
{
    os_desktop_wishes wishes;
    portal_says says = {.nonsense = true};
    assert_false(asked(&says, OS_DESKTOP_MS, &wishes));
}

/* Neither a bus without a portal nor no bus at all holds anybody up. */
CLAIM(nobody_need_be_there)
{
    static const char *const addresses[] = {NULL, "unix:path=/nowhere/at/all", "nonsense", ""};
    waker own = make_waker();
    const char *session = getenv("DBUS_SESSION_BUS_ADDRESS");
    assert_non_null(session);
    for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
        os_desktop_wishes wishes;
        setenv("DBUS_SESSION_BUS_ADDRESS", addresses[i] ? addresses[i] : session, 1);
        os_desktop *desktop = os_desktop_ask(count_wake, &own);
        assert_false(os_desktop_answer(desktop, &wishes));
        os_desktop_leave(desktop);
    }
    assert_false(has_woken(&own));
}
