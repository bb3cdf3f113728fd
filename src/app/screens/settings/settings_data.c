/* What lies in the player's files: replays, results, and where. */
#include "screens/settings/settings.h"

#include "client/records.h"
#include "client/replays.h"
#include "client/start.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "text/words.h"

/* Waits until all replays are written, then counts them. */
static size_t count_replays(app *app)
{
    sw_error error;
    const game_replays *replays;
    game_store_flush(app->client.store);
    if (game_store_list_replays(app->client.store, &replays, &error) == SW_OK)
        return replays->count;
    app_notify_error(app, &error);
    return 0;
}

void app_settings_load_facts(app *app, settings_state *self)
{
    settings_facts *facts = &self->facts;
    *facts = (settings_facts){.replays = count_replays(app),
                              .results = client_results(&app->client)->count};
    for (int i = 0; i < GAME_HOMES; i++)
        if (client_home_path((game_home)i, facts->folders[i], OS_PATH_SIZE, NULL) != SW_OK)
            facts->folders[i][0] = '\0';
}

void app_settings_set_limit(app *app, settings_state *self, int limit)
{
    self->facts.replays = count_replays(app);
    self->surplus = self->facts.replays > (size_t)limit ? self->facts.replays - (size_t)limit : 0;
    self->limit = limit;
    if (self->surplus > 0)
        self->page.controls.focus = SETTINGS_KEEP;
    else
        app->client.settings.replays = limit;
}

void app_settings_remove_surplus(app *app, settings_state *self)
{
    sw_error error;
    app_arena in;
    size_t removed;
    app->client.settings.replays = self->limit;
    sw_status status = client_replay_trim(&app->client, (size_t)self->limit, &removed, &error);
    app_arena_empty(&in);
    if (status == SW_OK)
        app_notify(app, APP_ICON_TICK,
                   app_arena_print(
                       &in,
                       PL_("One replay was removed", "%s replays were removed", (long long)removed),
                       app_words_count(&in, removed)));
    else
        app_notify_error(app, &error);
    app_settings_load_facts(app, self);
}

void app_settings_copy_folder(app *app, const settings_state *self, game_home folder)
{
    sw_text text;
    sw_text_init(&text, OS_PATH_SIZE);
    sw_text_add(&text, self->facts.folders[folder]);
    app_copy(app, &text, _("The folder's path is copied"));
    sw_text_deinit(&text);
}
