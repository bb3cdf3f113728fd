/* The player's bindings, from their file and back. */
#include "program/own_bindings.h"

#include "base/edited.h"
#include "input/bindings_text.h"
#include "program/app.h"
#include "program/say.h"

#include <string.h>

enum { TEXT_MAX = 1 << 18 };

static void fail_title(sw_error *error)
{
    sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"slidewise-controls %d\"", APP_BINDINGS_VERSION);
}

static bool is_known(const char *text, size_t size)
{
    return sw_edited_is_text(text, size) &&
           app_bindings_version(text, size) == APP_BINDINGS_VERSION;
}

/* A text of another kind, or of a later version, stays beside as it is. */
static void refuse(app *app)
{
    sw_error error, reason;
    fail_title(&reason);
    game_store_refuse_controls(app->client.store, &reason, &error);
    app_notify_error(app, &error);
}

static void read_text(app *app, const char *text, size_t size)
{
    sw_error error, reason;
    if (app_bindings_parse(&app->input.bindings, text, size, &reason) == SW_OK)
        return;
    sw_fail_because(&error, SW_BAD_INPUT, &reason, "controls.txt, line %d", reason.line);
    app_notify_error(app, &error);
    app_bindings_changed(app);
}

void app_load_bindings(app *app)
{
    sw_error error;
    const char *text;
    size_t size;
    if (game_store_load_controls(app->client.store, &text, &size, &error) != SW_OK)
        app_notify_error(app, &error);
    if (!text)
        return;
    if (is_known(text, size))
        read_text(app, text, size);
    else
        refuse(app);
}

void app_bindings_changed(app *app)
{
    sw_text text;
    sw_text_init(&text, TEXT_MAX);
    app_bindings_format(&app->input.bindings, game_store_controls(app->client.store), &text);
    game_store_save_controls(app->client.store, &text);
}

sw_status app_bindings_check(const char *text, size_t size, sw_error *error)
{
    app_bindings bindings;
    if (is_known(text, size))
        return app_bindings_parse(&bindings, text, size, error);
    fail_title(error);
    return SW_BAD_INPUT;
}

void app_bindings_take(app *app, const char *text)
{
    app_bindings_parse(&app->input.bindings, text, strlen(text), NULL);
    app_bindings_changed(app);
}
