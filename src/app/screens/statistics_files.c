/* The results as a table of comma-separated values, and their end. */
#include "statistics.h"

#include "os/file.h"
#include "os/paths.h"

#include <stdio.h>

enum { CSV_LIMIT = 64 << 20 };

static void tell_copied(app *app, bool copied, size_t games)
{
    char count[48], words[128];
    statistics_games_words(games, count, sizeof count);
    snprintf(words, sizeof words, app_text(APP_TEXT_STATS_COPIED), count);
    if (!copied)
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_COPY_FAILED));
    app_notify(app, copied ? APP_ICON_TICK : APP_ICON_WARN, words);
}

void statistics_copy(app *app, const statistics_state *self)
{
    game_results chosen = {0};
    sw_text text;
    bool well = true;
    if (self->game_count == 0) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_STATS_NOTHING));
        return;
    }
    for (size_t i = 0; i < self->game_count && well; i++)
        well = game_results_add(&chosen, self->games[i].result);
    sw_text_init(&text, CSV_LIMIT);
    game_results_csv(&chosen, &text);
    well = well && !text.failed && SDL_SetClipboardText(text.data) == 0;
    tell_copied(app, well, self->game_count);
    sw_text_deinit(&text);
    game_results_deinit(&chosen);
}

typedef struct destination {
    char folder[OS_PATH_SIZE], name[64], path[OS_PATH_SIZE];
} destination;

/* A name in the player's documents that no file has yet. */
static sw_status choose_destination(destination *out, sw_error *error)
{
    enum { NAMES = 1000 };
    sw_status status = os_path_documents(out->folder, sizeof out->folder, error);
    if (status == SW_OK)
        status = os_folder_make(out->folder, error);
    for (int i = 1; status == SW_OK && i < NAMES; i++) {
        if (i == 1)
            snprintf(out->name, sizeof out->name, "slidewise-results.csv");
        else
            snprintf(out->name, sizeof out->name, "slidewise-results-%d.csv", i);
        status = os_path_join(out->path, sizeof out->path, out->folder, out->name, error);
        if (status == SW_OK && !os_file_exists(out->path))
            return SW_OK;
    }
    return status == SW_OK ? sw_fail(error, SW_LIMIT, "%s", app_text(APP_TEXT_STATS_EXPORTS_FULL))
                           : status;
}

void statistics_export(app *app)
{
    char words[OS_PATH_SIZE + 128];
    destination to;
    sw_error error;
    sw_text text;
    const game_results *results = app_results(app);
    if (results->count == 0) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_STATS_NOTHING));
        return;
    }
    sw_text_init(&text, CSV_LIMIT);
    game_results_csv(results, &text);
    sw_status status = text.failed
                           ? sw_fail(&error, SW_NO_MEMORY, "%s", app_text(APP_TEXT_NO_MEMORY))
                           : choose_destination(&to, &error);
    if (status == SW_OK)
        status = os_file_replace(to.path, text.data, text.length, &error);
    sw_text_deinit(&text);
    if (status == SW_OK)
        snprintf(words, sizeof words, app_text(APP_TEXT_STATS_EXPORTED), to.name, to.folder);
    else
        snprintf(words, sizeof words, app_text(APP_TEXT_STATS_EXPORT_FAILED), error.message);
    app_notify(app, status == SW_OK ? APP_ICON_TICK : APP_ICON_WARN, words);
}

bool statistics_wipe(app *app)
{
    sw_error error;
    uint64_t on_desk = app->desk.has_current ? app->desk.current.id : 0;
    sw_status status = game_store_wipe_results(app->store, on_desk, &error);
    app_results_changed(app);
    if (status == SW_OK)
        app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_STATS_WIPED));
    else
        app_notify(app, APP_ICON_WARN, error.message);
    return status == SW_OK;
}
