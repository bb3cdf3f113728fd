/* Packs of levels that come from outside: a dropped file, or the clipboard. */
#include "client/paste.h"
#include "client/start.h"
#include "program/say.h"
#include "screens/levels/levels.h"
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
    char words[OS_PATH_SIZE + 64];
    bool well = status == SW_OK;
    if (well)
        stand_at_file(app, path);
    app_textf(words, sizeof words, well ? APP_TEXT_LEVELS_OPENED : APP_TEXT_LEVELS_NOT_OPENED,
              well ? path : reason);
    app_notify(app, well ? APP_ICON_TICK : APP_ICON_WARN, words);
}

void app_levels_open_file(app *app, const char *path)
{
    char own[OS_PATH_SIZE], kept[OS_PATH_SIZE];
    sw_error error;
    sw_status status = client_own_levels(own, sizeof own, &error);
    if (status == SW_OK)
        status = game_levels_import(own, path, kept, sizeof kept, &error);
    tell(app, status, kept, error.message);
}

static void open_text(app *app, const char *text)
{
    char own[OS_PATH_SIZE], kept[OS_PATH_SIZE], reason[SW_ERROR_SIZE + 32];
    sw_error error = {0};
    sw_status status = client_own_levels(own, sizeof own, &error);
    if (status == SW_OK)
        status = game_levels_import_text(own, text, kept, sizeof kept, &error);
    if (error.line > 0)
        app_textf(reason, sizeof reason, APP_TEXT_LEVELS_LINE, error.line, error.message);
    else
        snprintf(reason, sizeof reason, "%s", error.message);
    tell(app, status, kept, reason);
}

void app_levels_open_clipboard(app *app)
{
    static const char head[] = "slidewise-levels";
    char path[OS_PATH_SIZE];
    char *text = SDL_GetClipboardText();
    if (text && strncmp(text, head, sizeof head - 1) == 0)
        open_text(app, text);
    else if (text && client_paste_path(text, path, sizeof path))
        app_levels_open_file(app, path);
    else
        app_notify(app, APP_ICON_HAND, app_text(APP_TEXT_LEVELS_OPEN_HOW));
    SDL_free(text);
}
