/* Levels, results and replays: what outlasts a game. */
#include "client/start.h"
#include "client/state.h"
#include "game/archive.h"
#include "os/clock.h"

#include <string.h>

static void tell(app *app, sw_status status, const sw_error *error)
{
    if (status != SW_OK)
        app_notify(app, APP_ICON_WARN, error->message);
}

/* ---- Levels ---- */

const game_levels *app_levels(app *app)
{
    sw_error error;
    if (!app->has_levels)
        tell(app, app_load_levels(&app->levels, &error), &error);
    app->has_levels = true;
    return &app->levels;
}

void app_levels_changed(app *app)
{
    game_levels_deinit(&app->levels);
    app->has_levels = false;
}

bool app_start_level(app *app, const char *name)
{
    char kept[GAME_LEVEL_NAME_SIZE]; /* the name may lie in what changes now */
    const puzzle_level *level = game_levels_find(app_levels(app), name, NULL, NULL);
    if (!level) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_LEVEL));
        return false;
    }
    SDL_strlcpy(kept, name, sizeof kept);
    game_look look = {.numbers = app->settings.numbers};
    game_round round;
    app_round_of_level(&round, level, kept, &look);
    SDL_strlcpy(app->level, kept, sizeof app->level);
    app_begin(app, &round);
    return true;
}

const puzzle_level *app_next_level(app *app, const char *name, char *next, size_t size)
{
    int pack_at, level_at;
    const game_levels *levels = app_levels(app);
    if (!game_levels_find(levels, name, &pack_at, &level_at))
        return NULL;
    const game_pack *pack = &levels->packs[pack_at];
    if (level_at + 1 == pack->pack.count)
        return NULL;
    game_levels_name(pack, &pack->pack.levels[level_at + 1], next, size);
    return &pack->pack.levels[level_at + 1];
}

/* ---- Results ---- */

const game_results *app_results(app *app)
{
    sw_error error;
    if (!app->has_results)
        tell(app, game_store_load_results(app->store, &app->results, &error), &error);
    app->has_results = true;
    return &app->results;
}

void app_results_changed(app *app)
{
    game_results_deinit(&app->results);
    app->has_results = false;
}

void app_keep_solved(app *app)
{
    if (!app->desk.has_current || !game_session_solved(&app->desk.current.session) ||
        !app->desk.current.session.started)
        return;
    app_results(app);
    game_store_keep_finished(app->store, &app->desk.current, os_clock_date(), app->settings.replays,
                             &app->results);
}

/* ---- Replays ---- */

void app_keep_abandoned(app *app, const game_round *round)
{
    game_record record;
    if (!game_record_take(&record, round, os_clock_date()))
        return;
    game_store_keep_record(app->store, &record, app->settings.replays);
    game_record_deinit(&record);
}

static void watch(app *app, game_record *record)
{
    game_record_deinit(&app->watched);
    app->watched = *record;
}

bool app_read_replay(app *app, const char *name, game_record *out)
{
    sw_error error;
    char words[GAME_ARCHIVE_NAME + SW_ERROR_SIZE];
    if (game_archive_read(out, game_store_replays(app->store), name, &error) == SW_OK)
        return true;
    sw_error_describe(&error, name, words, sizeof words);
    app_notify(app, APP_ICON_WARN, words);
    return false;
}

bool app_watch(app *app, const char *name)
{
    game_record record;
    bool read = app_read_replay(app, name, &record);
    if (read)
        watch(app, &record);
    return read;
}

/* When the game on the board ended: a solved one then, and not as it is looked at. */
static int64_t current_ended(app *app)
{
    const game_round *round = &app->desk.current;
    const game_result *result = game_session_solved(&round->session)
                                    ? game_results_find(app_results(app), round->id)
                                    : NULL;
    return result ? result->date : os_clock_date();
}

bool app_watch_current(app *app)
{
    game_record record;
    if (!game_record_take(&record, &app->desk.current, current_ended(app))) {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
        return false;
    }
    watch(app, &record);
    return true;
}
