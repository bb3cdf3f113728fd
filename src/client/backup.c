/* Backups: a thread reads and writes the files; results, games and settings are taken on the client's own thread. */
#include "client/backup.h"

#include "client/records.h"
#include "client/start.h"
#include "os/clock.h"
#include "os/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The job's thread ---- */

static bool go_on(void *data, size_t done, size_t total)
{
    client_backup *backup = data;
    os_mutex_lock(&backup->mutex);
    backup->shared_done = done;
    backup->shared_total = total;
    bool goes_on = !backup->cancelled;
    os_mutex_unlock(&backup->mutex);
    return goes_on;
}

static sw_status work(client_backup *backup)
{
    const game_backup_watch watch = {go_on, backup};
    switch (backup->stage) {
    case CLIENT_BACKUP_WRITING:
        game_store_flush(backup->store); /* what was changed last is in the files */
        return game_backup_write(backup->path, &backup->home, os_clock_date(), &watch,
                                 &backup->holds, &backup->left_out, &backup->error);
    case CLIENT_BACKUP_LOOKING:
        game_store_flush(backup->store);
        return game_backup_look(&backup->holds, backup->path, &backup->home, &watch,
                                &backup->error);
    default:
        return game_backup_bring(&backup->holds, backup->path, &backup->home, &watch,
                                 backup->brought, &backup->error);
    }
}

static void run(void *data)
{
    client_backup *backup = data;
    sw_status status = work(backup);
    client_host host = backup->host;
    os_mutex_lock(&backup->mutex);
    backup->status = status;
    backup->finished = true;
    os_mutex_unlock(&backup->mutex);
    host.wake(host.data);
}

static sw_status start(client_backup *backup, client_backup_stage stage, sw_error *error)
{
    backup->stage = stage;
    backup->finished = backup->cancelled = false;
    backup->shared_done = backup->shared_total = backup->done = backup->total = 0;
    sw_status status = os_thread_start(&backup->thread, run, backup, error);
    backup->runs = status == SW_OK;
    return status;
}

/* ---- Beginning ---- */

static void find_folders(client_backup *backup)
{
    for (int i = 0; i < GAME_HOMES; i++)
        if (client_home_path((game_home)i, backup->folders[i], OS_PATH_SIZE, NULL) == SW_OK)
            backup->home.folders[i] = backup->folders[i];
}

static client_backup *create(client *client, game_backup_reader *controls,
                             game_backup_reader *picture)
{
    client_backup *backup = calloc(1, sizeof *backup);
    if (!backup)
        return NULL;
    os_mutex_init(&backup->mutex);
    backup->store = client->store;
    backup->host = client->host;
    backup->home.controls = controls;
    backup->home.picture = picture;
    backup->home.has_game = client->slots.has_current || client->slots.has_parked;
    if (client->in_run) {
        backup->run = client->run.challenge;
        backup->home.run = &backup->run;
    }
    find_folders(backup);
    return backup;
}

/* "slidewise-2026-11-20.zip" */
static sw_status choose_path(client_backup *backup, sw_error *error)
{
    char folder[OS_PATH_SIZE], day[OS_CLOCK_DAY_SIZE], stem[40];
    os_clock_day(os_clock_date(), day);
    snprintf(stem, sizeof stem, "slidewise-%.10s", day);
    sw_status status = os_path_documents(folder, sizeof folder, error);
    return status == SW_OK
               ? os_file_free_path(backup->path, sizeof backup->path, folder, stem, ".zip", error)
               : status;
}

static sw_status begin(client_backup **out, client_backup *backup, client_backup_stage stage,
                       sw_error *error)
{
    sw_status status = SW_OK;
    if (!backup)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    if (stage == CLIENT_BACKUP_WRITING)
        status = choose_path(backup, error);
    if (status == SW_OK)
        status = start(backup, stage, error);
    if (status == SW_OK)
        *out = backup;
    else
        client_backup_drop(backup);
    return status;
}

sw_status client_backup_write(client_backup **out, client *client, game_backup_reader *controls,
                              game_backup_reader *picture, sw_error *error)
{
    return begin(out, create(client, controls, picture), CLIENT_BACKUP_WRITING, error);
}

sw_status client_backup_look(client_backup **out, client *client, const char *path,
                             game_backup_reader *controls, game_backup_reader *picture,
                             sw_error *error)
{
    if (game_store_is_second(client->store))
        return sw_fail(error, SW_IO, "another Slidewise is running, which keeps the results");
    client_backup *backup = create(client, controls, picture);
    if (backup &&
        snprintf(backup->path, sizeof backup->path, "%s", path) >= (int)sizeof backup->path) {
        client_backup_drop(backup);
        return sw_fail(error, SW_LIMIT, "the path is too long");
    }
    return begin(out, backup, CLIENT_BACKUP_LOOKING, error);
}

void client_backup_bring(client_backup *backup, bool settings)
{
    backup->settings = settings;
    if (start(backup, CLIENT_BACKUP_BRINGING, &backup->error) != SW_OK)
        backup->stage = CLIENT_BACKUP_FAILED;
}

/* ---- What was brought ---- */

static bool take_results(client_backup *backup, client *client)
{
    const game_results *fresh = &backup->holds.results;
    if (!game_store_add_results(client->store, fresh)) {
        if (!game_store_problem(client->store, &backup->error))
            sw_fail(&backup->error, SW_IO, "results.txt was not saved");
        return false;
    }
    backup->brought[GAME_FILE_RESULTS] = fresh->count + fresh->run_count;
    client_results_changed(client);
    client_results(client); /* screens below read them as they are */
    return true;
}

/* A game may have begun meanwhile. */
static void take_games(client_backup *backup, client *client)
{
    game_slots *slots = &backup->holds.slots;
    if (client->slots.has_current || client->slots.has_parked ||
        (!slots->has_current && !slots->has_parked))
        return;
    client->slots = *slots;
    *slots = (game_slots){0};
    backup->brought[GAME_FILE_GAMES] = 1;
    game_store_save_slots(client->store, &client->slots);
}

/* All but what is true of this screen. */
static void take_settings(client_backup *backup, client *client)
{
    game_settings settings, *own = &client->settings;
    const char *text = backup->holds.settings;
    if (!backup->settings || !text ||
        game_settings_parse(&settings, text, strlen(text), NULL) != SW_OK)
        return;
    settings.window = own->window;
    settings.fullscreen = own->fullscreen;
    *own = settings;
    backup->brought[GAME_FILE_SETTINGS] = 1;
    game_store_name_sitting(client->store, own->sitting);
}

/* Returns the lowest limit that lets so many replays stay. */
static int limit_for(size_t replays)
{
    for (size_t i = 0; i < GAME_REPLAY_LIMITS; i++)
        if ((size_t)game_replay_limits[i] >= replays)
            return game_replay_limits[i];
    return GAME_REPLAYS_MAX;
}

/* Raises the limit of replays where the next game would otherwise remove the oldest. */
static void make_room(client_backup *backup, client *client)
{
    size_t there = backup->holds.replays;
    bool changed =
        backup->brought[GAME_FILE_REPLAYS] > 0 || backup->brought[GAME_FILE_SETTINGS] > 0;
    if (!changed || (size_t)client->settings.replays >= there)
        return;
    backup->replays = client->settings.replays = limit_for(there);
}

static void take_rest(client_backup *backup, client *client)
{
    backup->stage = take_results(backup, client) ? CLIENT_BACKUP_BROUGHT : CLIENT_BACKUP_FAILED;
    if (backup->stage == CLIENT_BACKUP_FAILED)
        return;
    take_games(backup, client);
    take_settings(backup, client);
}

/* ---- While it goes on ---- */

static bool has_finished(client_backup *backup)
{
    os_mutex_lock(&backup->mutex);
    backup->done = backup->shared_done;
    backup->total = backup->shared_total;
    bool finished = backup->finished;
    os_mutex_unlock(&backup->mutex);
    return finished;
}

/* Files that came stay, also where others did not. */
static void end_bringing(client_backup *backup, client *client)
{
    client_levels_changed(client);
    client_levels(client);
    if (backup->status == SW_OK)
        take_rest(backup, client);
    make_room(backup, client);
    client_settings_changed(client);
}

void client_backup_poll(client_backup *backup, client *client)
{
    if (!backup->runs || !has_finished(backup))
        return;
    os_thread_join(backup->thread);
    backup->runs = false;
    client_backup_stage worked = backup->stage;
    backup->stage = backup->status == SW_OK ? worked + 1 : CLIENT_BACKUP_FAILED;
    if (worked == CLIENT_BACKUP_BRINGING)
        end_bringing(backup, client);
}

void client_backup_cancel(client_backup *backup)
{
    os_mutex_lock(&backup->mutex);
    backup->cancelled = true;
    os_mutex_unlock(&backup->mutex);
}

void client_backup_drop(client_backup *backup)
{
    if (!backup)
        return;
    client_backup_cancel(backup);
    if (backup->runs)
        os_thread_join(backup->thread);
    game_backup_deinit(&backup->holds);
    os_mutex_deinit(&backup->mutex);
    free(backup);
}
