/* Packs of levels that come from outside: a dropped file, or the clipboard. */
#include "client/paste.h"
#include "client/start.h"
#include "program/say.h"
#include "screens/levels/levels.h"
#include "text/errors.h"
#include "text/text.h"

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

static void tell(app *app, sw_status status, const char *path, const char *reason)
{
    char words[SW_ERROR_SIZE + 64];
    if (status == SW_OK) {
        stand_at_file(app, path);
        app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_LEVELS_OPENED));
        return;
    }
    app_textf(words, sizeof words, APP_TEXT_LEVELS_NOT_OPENED, reason);
    app_notify(app, APP_ICON_WARN, words);
}

/* From a file, or from text; the other one is NULL. */
static void open_pack(app *app, const char *path, const char *text)
{
    char own[OS_PATH_SIZE], kept[OS_PATH_SIZE], reason[SW_ERROR_SIZE + 32];
    sw_error error = {0};
    sw_status status = client_own_levels(own, sizeof own, &error);
    if (status == SW_OK && path)
        status = game_levels_import(own, path, kept, sizeof kept, &error);
    else if (status == SW_OK)
        status = game_levels_import_text(own, text, kept, sizeof kept, &error);
    app_text_error_in_line(&error, reason, sizeof reason);
    tell(app, status, kept, reason);
}

void app_levels_open_file(app *app, const char *path)
{
    open_pack(app, path, NULL);
}

void app_levels_open_clipboard(app *app)
{
    static const char head[] = "slidewise-levels";
    char path[OS_PATH_SIZE];
    char *text = SDL_GetClipboardText();
    if (text && strncmp(text, head, sizeof head - 1) == 0)
        open_pack(app, NULL, text);
    else if (text && client_paste_path(text, path, sizeof path))
        open_pack(app, path, NULL);
    else
        app_notify(app, APP_ICON_HAND, app_text(APP_TEXT_LEVELS_OPEN_HOW));
    SDL_free(text);
}
