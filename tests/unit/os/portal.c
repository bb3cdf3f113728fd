/* A settings portal for tests. */
#include "portal.h"

#include <time.h>

DBusConnection *portal_open(void)
{
    DBusConnection *bus = dbus_bus_get_private(DBUS_BUS_SESSION, NULL);
    if (!bus)
        return NULL;
    dbus_connection_set_exit_on_disconnect(bus, FALSE);
    if (dbus_bus_request_name(bus, "org.freedesktop.portal.Desktop", DBUS_NAME_FLAG_DO_NOT_QUEUE,
                              NULL) == DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER)
        return bus;
    portal_close(bus);
    return NULL;
}

void portal_close(DBusConnection *bus)
{
    dbus_connection_close(bus);
    dbus_connection_unref(bus);
}

static void add_setting(DBusMessageIter *settings, const char *key, int type, const void *value)
{
    DBusMessageIter entry, variant;
    char signature[] = {(char)type, '\0'};
    dbus_message_iter_open_container(settings, DBUS_TYPE_DICT_ENTRY, NULL, &entry);
    dbus_message_iter_append_basic(&entry, DBUS_TYPE_STRING, &key);
    dbus_message_iter_open_container(&entry, DBUS_TYPE_VARIANT, signature, &variant);
    dbus_message_iter_append_basic(&variant, type, value);
    dbus_message_iter_close_container(&entry, &variant);
    dbus_message_iter_close_container(settings, &entry);
}

static void open_space(DBusMessageIter *all, DBusMessageIter *entry, DBusMessageIter *settings,
                       const char *name)
{
    dbus_message_iter_open_container(all, DBUS_TYPE_DICT_ENTRY, NULL, entry);
    dbus_message_iter_append_basic(entry, DBUS_TYPE_STRING, &name);
    dbus_message_iter_open_container(entry, DBUS_TYPE_ARRAY, "{sv}", settings);
}

static void close_space(DBusMessageIter *all, DBusMessageIter *entry, DBusMessageIter *settings)
{
    dbus_message_iter_close_container(entry, settings);
    dbus_message_iter_close_container(all, entry);
}

static void add_settings(DBusMessage *answer, const portal_says *says)
{
    DBusMessageIter all, spaces, entry, settings;
    dbus_bool_t animations = says->animations;
    const char *theme = "a text, which nobody asked for";
    dbus_message_iter_init_append(answer, &all);
    dbus_message_iter_open_container(&all, DBUS_TYPE_ARRAY, "{sa{sv}}", &spaces);
    open_space(&spaces, &entry, &settings, "org.freedesktop.appearance");
    add_setting(&settings, "color-scheme", DBUS_TYPE_UINT32, &says->scheme);
    add_setting(&settings, "contrast", DBUS_TYPE_UINT32, &says->contrast);
    add_setting(&settings, "reduced-motion", DBUS_TYPE_UINT32, &says->still);
    close_space(&spaces, &entry, &settings);
    open_space(&spaces, &entry, &settings, "org.gnome.desktop.interface");
    add_setting(&settings, "gtk-theme", DBUS_TYPE_STRING, &theme);
    add_setting(&settings, "enable-animations", DBUS_TYPE_BOOLEAN, &animations);
    close_space(&spaces, &entry, &settings);
    dbus_message_iter_close_container(&all, &spaces);
}

static void think(int ms)
{
    struct timespec time = {ms / 1000, ms % 1000 * 1000000L};
    nanosleep(&time, NULL);
}

bool portal_serve(DBusConnection *bus, const portal_says *says, int wait_ms)
{
    DBusMessage *question;
    bool there = dbus_connection_read_write(bus, wait_ms);
    while ((question = dbus_connection_pop_message(bus))) {
        if (dbus_message_is_method_call(question, "org.freedesktop.portal.Settings", "ReadAll")) {
            DBusMessage *answer = dbus_message_new_method_return(question);
            if (!says->nonsense)
                add_settings(answer, says);
            think(says->late_ms);
            dbus_connection_send(bus, answer, NULL);
            dbus_connection_flush(bus);
            dbus_message_unref(answer);
        }
        dbus_message_unref(question);
    }
    return there;
}
