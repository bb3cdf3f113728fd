/* The player's bindings, from their file and back. */
#include "program/own_bindings.h"

#include "input/bindings_text.h"
#include "program/app.h"
#include "program/say.h"

enum { TEXT_MAX = 1 << 18 };

/* A text of another kind, or of a later version, stays beside as it is. */
static void refuse(app *app)
{
    sw_error error, reason;
    sw_fail_at(&reason, SW_BAD_INPUT, 1, "expected \"slidewise-controls %d\"",
               APP_BINDINGS_VERSION);
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
    bool plain = game_settings_is_text(text, size);
    if (plain && app_bindings_version(text, size) == APP_BINDINGS_VERSION)
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
