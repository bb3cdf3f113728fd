/* Packs of levels that come from outside: a dropped file, or the clipboard. */
#include "client/paste.h"
#include "client/start.h"
#include "program/say.h"
#include "screens/levels/levels.h"
#include "text/errors.h"

#include <stdio.h>
#include <string.h>

enum { ENDING = sizeof ".txt" - 1 };

/* From now on the screen stands at the pack in that file. */
static void stand_at_file(app *app, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t length = strlen(name) - ENDING; /* what is kept is called so */
    snprintf(app->client.level, sizeof app->client.level, "%.*s/", (int)length, name);
}

static void tell_import(app *app, sw_status status, const char *kept, const sw_error *error)
{
    app_arena in;
    app_arena_empty(&in);
    if (status == SW_OK) {
        stand_at_file(app, kept);
        app_notify(app, APP_ICON_TICK, _("The pack is among your own packs now"));
        return;
    }
    app_notify(app, APP_ICON_WARN,
               app_arena_print(&in, _("Not opened: %s"), app_words_error_in_line(&in, error)));
}

void app_levels_open_file(app *app, const client_given_file *file)
{
    char own[OS_PATH_SIZE], kept[OS_PATH_SIZE];
    sw_error error = {0};
    const char *text = file->text ? file->text : ""; /* of what is no pack */
    sw_status status = client_own_levels(own, sizeof own, &error);
    if (status == SW_OK && file->status != SW_OK)
        status = sw_fail_in_file(&error, file->path, &file->error);
    else if (status == SW_OK)
        status = game_levels_import(own, file->path, text, file->size, kept, sizeof kept, &error);
    tell_import(app, status, kept, &error);
}

static void open_text(app *app, const char *text)
{
    char own[OS_PATH_SIZE], kept[OS_PATH_SIZE];
    sw_error error = {0};
    sw_status status = client_own_levels(own, sizeof own, &error);
    if (status == SW_OK)
        status = game_levels_import_text(own, text, kept, sizeof kept, &error);
    tell_import(app, status, kept, &error);
}

void app_levels_open_clipboard(app *app)
{
    static const char head[] = "slidewise-levels";
    char path[OS_PATH_SIZE];
    char *text = SDL_GetClipboardText();
    if (text && strncmp(text, head, sizeof head - 1) == 0)
        open_text(app, text);
    else if (text && client_paste_path(text, path, sizeof path))
        app_open_given(app, path);
    else
        app_notify(app, APP_ICON_HAND,
                   _("Drop a pack on the window, or copy its path or its text first"));
    SDL_free(text);
}
