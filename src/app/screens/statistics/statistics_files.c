/* The results as a table of comma-separated values, and their end. */
#include "screens/statistics/statistics.h"

#include "client/records.h"
#include "os/file.h"
#include "os/paths.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "text/text.h"

#include <stdio.h>

enum { CSV_LIMIT = 64 << 20 };

void app_statistics_copy(app *app, const statistics_state *self)
{
    char count[48], words[128];
    game_results chosen = {0};
    sw_text text;
    if (self->game_count == 0) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_STATS_NOTHING));
        return;
    }
    sw_text_init(&text, CSV_LIMIT);
    for (size_t i = 0; i < self->game_count; i++)
        if (!game_results_add(&chosen, self->games[i].result))
            text.failed = true;
    game_results_csv(&chosen, &text);
    app_statistics_games_words(self->game_count, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_STATS_COPIED, count);
    app_copy(app, &text, words);
    sw_text_deinit(&text);
    game_results_deinit(&chosen);
}

/* In the player's documents, under a name that no file has yet. */
static sw_status export_path(char *out, size_t size, sw_error *error)
{
    char folder[OS_PATH_SIZE];
    sw_status status = os_path_documents(folder, sizeof folder, error);
    if (status == SW_OK)
        status = os_file_free_path(out, size, folder, "slidewise-results", ".csv", error);
    return status;
}

void app_statistics_export(app *app)
{
    char path[OS_PATH_SIZE], words[OS_PATH_SIZE + 128];
    sw_error error;
    sw_text text;
    const game_results *results = client_results(&app->client);
    if (results->count == 0) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_STATS_NOTHING));
        return;
    }
    sw_text_init(&text, CSV_LIMIT);
    game_results_csv(results, &text);
    sw_status status = text.failed
                           ? sw_fail(&error, SW_NO_MEMORY, "%s", app_text(APP_TEXT_NO_MEMORY))
                           : export_path(path, sizeof path, &error);
    if (status == SW_OK)
        status = os_file_replace(path, text.data, text.length, &error);
    sw_text_deinit(&text);
    if (status == SW_OK)
        app_textf(words, sizeof words, APP_TEXT_SAVED_AS, path);
    else
        app_textf(words, sizeof words, APP_TEXT_STATS_EXPORT_FAILED, error.message);
    app_notify(app, status == SW_OK ? APP_ICON_TICK : APP_ICON_WARN, words);
}

bool app_statistics_wipe(app *app)
{
    sw_error error;
    uint64_t on_desk = app->client.desk.has_current ? app->client.desk.current.id : 0;
    sw_status status = game_store_wipe_results(app->client.store, on_desk, &error);
    client_results_changed(&app->client);
    if (status == SW_OK)
        app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_STATS_WIPED));
    else
        app_notify(app, APP_ICON_WARN, error.message);
    return status == SW_OK;
}
