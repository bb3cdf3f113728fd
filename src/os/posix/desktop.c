/* The desktop's own preferences, asked of its settings portal. */
#include "os/desktop.h"

#include "os/clock.h"
#include "os/thread.h"

#include <dbus/dbus.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Shared by whoever asks and the thread that does; the one that comes last frees it. */
struct os_desktop {
    os_mutex lock;
    char bus[1024]; /* its address */
    double since;   /* ms: when it was asked */
    void (*wake)(void *data);
    void *data;
    bool left; /* nobody waits any more */
    bool done; /* the thread has ended */
    bool answered;
    os_desktop_wishes wishes;
};

/* ---- The answer: a{sa{sv}}, a dictionary of settings in each namespace ---- */

/* Values may lie in more than one variant. */
static DBusMessageIter unwrapped(DBusMessageIter value)
{
    while (dbus_message_iter_get_arg_type(&value) == DBUS_TYPE_VARIANT) {
        DBusMessageIter inner;
        dbus_message_iter_recurse(&value, &inner);
        value = inner;
    }
    return value;
}

/* A whole number or a switch; anything else is -1. */
static long number_in(DBusMessageIter value)
{
    DBusMessageIter inner = unwrapped(value);
    DBusBasicValue basic = {0};
    int type = dbus_message_iter_get_arg_type(&inner);
    if (type != DBUS_TYPE_UINT32 && type != DBUS_TYPE_BOOLEAN)
        return -1;
    dbus_message_iter_get_basic(&inner, &basic);
    return type == DBUS_TYPE_UINT32 ? (long)basic.u32 : basic.bool_val != 0;
}

static void take_setting(os_desktop_wishes *out, const char *space, const char *key, long number)
{
    bool common = strcmp(space, "org.freedesktop.appearance") == 0;
    if (common && strcmp(key, "color-scheme") == 0)
        out->light = number == 2;
    else if (common && strcmp(key, "contrast") == 0)
        out->contrast = number == 1;
    else if (common && strcmp(key, "reduced-motion") == 0)
        out->still = out->still || number == 1;
    else if (strcmp(space, "org.gnome.desktop.interface") == 0 &&
             strcmp(key, "enable-animations") == 0) /* portals older than reduced-motion */
        out->still = out->still || number == 0;
}

/* The key of a dictionary's entry; `value` is left at what belongs to it. */
static const char *open_entry(const DBusMessageIter *entries, DBusMessageIter *value)
{
    const char *key;
    DBusMessageIter at = *entries;
    dbus_message_iter_recurse(&at, value);
    dbus_message_iter_get_basic(value, &key);
    dbus_message_iter_next(value);
    return key;
}

static void take_space(os_desktop_wishes *out, const char *space, DBusMessageIter *settings)
{
    DBusMessageIter entry, value;
    dbus_message_iter_recurse(settings, &entry);
    for (; dbus_message_iter_get_arg_type(&entry) == DBUS_TYPE_DICT_ENTRY;
         dbus_message_iter_next(&entry)) {
        const char *key = open_entry(&entry, &value);
        take_setting(out, space, key, number_in(value));
    }
}

static bool take_answer(os_desktop_wishes *out, DBusMessage *answer)
{
    DBusMessageIter all, entry, settings;
    *out = (os_desktop_wishes){0};
    if (!dbus_message_has_signature(answer, "a{sa{sv}}"))
        return false;
    dbus_message_iter_init(answer, &all);
    dbus_message_iter_recurse(&all, &entry);
    for (; dbus_message_iter_get_arg_type(&entry) == DBUS_TYPE_DICT_ENTRY;
         dbus_message_iter_next(&entry)) {
        const char *space = open_entry(&entry, &settings);
        take_space(out, space, &settings);
    }
    return true;
}

/* ---- The question ---- */

/* The session's bus where there is one. libdbus alone would start one otherwise, with a program of
 * its own. */
static bool find_bus(char *out, size_t size)
{
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
    const char *folder = getenv("XDG_RUNTIME_DIR");
    int length = -1;
    if (address && strncmp(address, "unix:", 5) == 0)
        length = snprintf(out, size, "%s", address);
    else if (!address && folder && folder[0] == '/')
        length = snprintf(out, size, "unix:path=%s/bus", folder);
    return length > 0 && (size_t)length < size;
}

static DBusMessage *make_question(void)
{
    static const char *const spaces[] = {"org.freedesktop.appearance",
                                         "org.gnome.desktop.interface"};
    const char *const *all = spaces;
    DBusMessage *question = dbus_message_new_method_call(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings", "ReadAll");
    if (question && !dbus_message_append_args(question, DBUS_TYPE_ARRAY, DBUS_TYPE_STRING, &all, 2,
                                              DBUS_TYPE_INVALID)) {
        dbus_message_unref(question);
        return NULL;
    }
    return question;
}

static bool ask_over(DBusConnection *bus, os_desktop_wishes *out)
{
    DBusMessage *question = make_question();
    if (!question)
        return false;
    DBusMessage *answer =
        dbus_connection_send_with_reply_and_block(bus, question, OS_DESKTOP_MS, NULL);
    dbus_message_unref(question);
    if (!answer)
        return false;
    bool taken = take_answer(out, answer);
    dbus_message_unref(answer);
    return taken;
}

/* On a connection of its own, closed at once: the shared one of libdbus ends the program when the bus
 * does. */
static bool ask_portal(const char *address, os_desktop_wishes *out)
{
    DBusConnection *bus = dbus_connection_open_private(address, NULL);
    if (!bus)
        return false;
    bool answered = dbus_bus_register(bus, NULL) && ask_over(bus, out);
    dbus_connection_close(bus);
    dbus_connection_unref(bus);
    return answered;
}

/* ---- The thread ---- */

static void let_go(os_desktop *desktop)
{
    os_mutex_deinit(&desktop->lock);
    free(desktop);
}

static void work(void *data)
{
    os_desktop *desktop = data;
    os_desktop_wishes wishes;
    bool answered = ask_portal(desktop->bus, &wishes);
    os_mutex_lock(&desktop->lock);
    desktop->done = true;
    desktop->answered = answered && os_clock_ms() - desktop->since <= OS_DESKTOP_MS;
    if (desktop->answered)
        desktop->wishes = wishes;
    bool left = desktop->left;
    if (desktop->answered && !left)
        desktop->wake(desktop->data);
    os_mutex_unlock(&desktop->lock);
    if (left)
        let_go(desktop);
}

os_desktop *os_desktop_ask(void (*wake)(void *data), void *data)
{
    os_thread thread;
    os_desktop *desktop = calloc(1, sizeof *desktop);
    if (!desktop)
        return NULL;
    os_mutex_init(&desktop->lock);
    desktop->since = os_clock_ms();
    desktop->wake = wake;
    desktop->data = data;
    bool found = find_bus(desktop->bus, sizeof desktop->bus);
    if (found && os_thread_start(&thread, work, desktop, NULL) == SW_OK) {
        os_thread_detach(thread);
        return desktop;
    }
    let_go(desktop);
    return NULL;
}

bool os_desktop_answer(os_desktop *desktop, os_desktop_wishes *out)
{
    if (!desktop)
        return false;
    os_mutex_lock(&desktop->lock);
    bool answered = desktop->answered;
    if (answered)
        *out = desktop->wishes;
    os_mutex_unlock(&desktop->lock);
    return answered;
}

void os_desktop_leave(os_desktop *desktop)
{
    if (!desktop)
        return;
    os_mutex_lock(&desktop->lock);
    desktop->left = true;
    bool done = desktop->done;
    os_mutex_unlock(&desktop->lock);
    if (done)
        let_go(desktop);
}
