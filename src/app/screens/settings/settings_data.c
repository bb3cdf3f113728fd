/* What lies in the player's files: replays, results, and where. */
#include "screens/settings/settings.h"

#include "client/records.h"
#include "game/archive.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "text/words.h"
#include "ui/keys.h"

#include <stdio.h>

const int app_settings_limits[SETTINGS_LIMITS] = {0, 100, 300, 1000, 3000};

/* Lists the replays, once all are there that were asked for. */
static sw_status list_replays(app *app, const game_archive **out, sw_error *error)
{
    game_store_flush(app->client.store);
    return game_store_list_replays(app->client.store, out, error);
}

static size_t count_replays(app *app)
{
    sw_error error;
    const game_archive *archive;
    if (list_replays(app, &archive, &error) == SW_OK)
        return archive->count;
    app_notify(app, APP_ICON_WARN, error.message);
    return 0;
}

void app_settings_load_facts(app *app, settings_state *self)
{
    settings_facts *facts = &self->facts;
    *facts = (settings_facts){.replays = count_replays(app),
                              .results = client_results(&app->client)->count};
    if (os_path_config(facts->folders[SETTINGS_FOLDER_CONFIG], OS_PATH_SIZE, NULL) != SW_OK)
        facts->folders[SETTINGS_FOLDER_CONFIG][0] = '\0';
    if (os_path_state(facts->folders[SETTINGS_FOLDER_STATE], OS_PATH_SIZE, NULL) != SW_OK)
        facts->folders[SETTINGS_FOLDER_STATE][0] = '\0';
    if (os_path_data(facts->folders[SETTINGS_FOLDER_DATA], OS_PATH_SIZE, NULL) != SW_OK)
        facts->folders[SETTINGS_FOLDER_DATA][0] = '\0';
}

void app_settings_set_limit(app *app, settings_state *self, int limit)
{
    self->facts.replays = count_replays(app);
    self->surplus = self->facts.replays > (size_t)limit ? self->facts.replays - (size_t)limit : 0;
    self->limit = limit;
    if (self->surplus > 0)
        self->controls.focus = SETTINGS_KEEP;
    else
        app->client.settings.replays = limit;
}

/* The oldest ones, beyond the limit. */
static sw_status remove_oldest(app *app, size_t limit, size_t *removed, sw_error *error)
{
    const game_archive *archive;
    sw_status status = list_replays(app, &archive, error);
    if (status != SW_OK)
        return status;
    for (size_t i = limit; i < archive->count && status == SW_OK; i++) {
        status = game_archive_remove(game_store_replays(app->client.store),
                                     archive->entries[i].name, error);
        *removed += status == SW_OK;
    }
    return status;
}

void app_settings_remove_surplus(app *app, settings_state *self)
{
    sw_error error;
    char words[128];
    size_t removed = 0;
    app->client.settings.replays = self->limit;
    sw_status status = remove_oldest(app, (size_t)self->limit, &removed, &error);
    app_text_n(words, sizeof words, APP_TEXT_REPLAYS_REMOVED, (long long)removed);
    if (status == SW_OK)
        app_notify(app, APP_ICON_TICK, words);
    else
        app_notify(app, APP_ICON_WARN, error.message);
    app_settings_load_facts(app, self);
}

void app_settings_copy_folder(app *app, const settings_state *self, settings_folder folder)
{
    sw_text text;
    sw_text_init(&text, OS_PATH_SIZE);
    sw_text_add(&text, self->facts.folders[folder]);
    app_copy(app, &text, app_text(APP_TEXT_FOLDER_COPIED));
    sw_text_deinit(&text);
}

static void replays_note(const settings_state *self, int limit, char *out, size_t size)
{
    char now[32], most[32];
    app_words_count(self->facts.replays, now, sizeof now);
    app_words_count((unsigned long long)limit, most, sizeof most);
    app_textf(out, size, APP_TEXT_REPLAYS_NOTE, now, most);
}

static void results_note(const settings_state *self, char *out, size_t size)
{
    char now[32];
    app_words_count(self->facts.results, now, sizeof now);
    app_textf(out, size, APP_TEXT_RESULTS_NOTE, now);
}

void app_settings_note(const settings_state *self, const game_settings *settings,
                       const settings_row *row, char *out, size_t size)
{
    if (row->id >= SETTINGS_FOLDER_FIRST)
        snprintf(out, size, "%s", self->facts.folders[row->id - SETTINGS_FOLDER_FIRST]);
    else if (row->id == SETTINGS_REPLAYS_FIRST)
        replays_note(self, settings->replays, out, size);
    else if (row->id == SETTINGS_RESULTS)
        results_note(self, out, size);
    else if (row->id == SETTINGS_FULL)
        app_textf(out, size, APP_TEXT_FULLSCREEN_NOTE, app_keys_name(APP_INTENT_FULLSCREEN).text);
    else
        snprintf(out, size, "%s", row->note != APP_TEXTS ? app_text(row->note) : "");
}

void app_settings_question(const settings_state *self, char *out, size_t size)
{
    app_text_n(out, size, APP_TEXT_REPLAYS_ASK, (long long)self->surplus);
}
