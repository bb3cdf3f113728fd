/* The list of files, and everything in one file, of a player whose folders are always the same. */
#include "stage.h"

#include "client/backup.h"
#include "program/go.h"
#include "program/own_bindings.h"
#include "screens/backup/backup.h"
#include "screens/files/files.h"
#include "screens/screens.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct made_up {
    const char *name;
    bool folder;
    uint64_t size;
} made_up;

static const made_up summer[] = {
    {"Canoes", true, 0},
    {"Lakes and rivers", true, 0},
    {"IMG_2.jpg", false, 812},
    {"IMG_10.jpg", false, 3412345},
    {"IMG_11 the whole family at the lake on the last evening of the summer.jpg", false, 14203000},
    {"Stra\xC3\x9F"
     "e.png",
     false, 88012},
    {"broken \xFF name.webp", false, 1203},
};

/* In place of what the folder of the machine holds. */
static void make_up(files_state *self, const made_up *files, size_t count)
{
    client_files_deinit(&self->files);
    self->files = (client_files){.all = calloc(count + 1, sizeof(client_file)),
                                 .shown = calloc(count + 1, sizeof(size_t)),
                                 .count = count};
    for (size_t i = 0; i < count; i++)
        self->files.all[i] = (client_file){.name = strdup(files[i].name),
                                           .folder = files[i].folder,
                                           .looked = true,
                                           .size = files[i].size,
                                           .date = 1753000000 + 86400 * (int64_t)i};
}

static void make_up_places(files_state *self)
{
    static const client_place places[] = {{CLIENT_PLACE_HOME, "/home/mara"},
                                          {CLIENT_PLACE_PICTURES, "/home/mara/Pictures"},
                                          {CLIENT_PLACE_DOWNLOADS, "/home/mara/Downloads"},
                                          {CLIENT_PLACE_DRIVE, "/media/mara/CAMERA"}};
    memcpy(self->places, places, sizeof places);
    self->place_count = SDL_arraysize(places);
}

static files_state *open(app *app, app_file_kind kind, const made_up *files, size_t count)
{
    app_go go = app_go_files(kind);
    SDL_setenv("HOME", "/home/mara", 1);
    SDL_strlcpy(app->folders[kind], "/", sizeof app->folders[kind]);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_frame(app, NOW); /* in the window's new size */
    app_loop_open_with(app, APP_SCREEN_FILES, &go.argument);
    files_state *self = top_state(app);
    app_files_finish(app, self);
    make_up(self, files, count);
    make_up_places(self);
    SDL_strlcpy(self->path, "/home/mara/Pictures/Summer 2026", sizeof self->path);
    app_files_filter(app, self);
    app_loop_frame(app, NOW);
    return self;
}

static void lead_to_files(app *app)
{
    open(app, APP_FILES_PICTURES, summer, SDL_arraysize(summer));
    for (int i = 0; i < 3; i++)
        press(app, SDLK_DOWN);
}

static void lead_to_files_found(app *app)
{
    files_state *self = open(app, APP_FILES_PICTURES, summer, SDL_arraysize(summer));
    app_field_init(&self->page.fields[0], APP_FIELD_SIZE - 1, "img");
    app_files_filter(app, self);
    app_loop_frame(app, NOW);
}

static void lead_to_files_empty(app *app)
{
    open(app, APP_FILES_REPLAYS, NULL, 0);
}

/* ---- Everything in one file ---- */

/* A file that isn't there is looked into; then what is shown is made up. */
static client_backup *open_backup(app *app, client_backup_stage stage)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_BACKUP);
    backup_state *self = top_state(app);
    if (client_backup_look(&self->job, &app->client,
                           "/home/mara/Documents/slidewise-2026-11-20.zip", app_bindings_check,
                           app_bindings_check, &self->error) != SW_OK)
        exit(1);
    self->worked = CLIENT_BACKUP_LOOKING;
    app_backup_finish(app, self);
    self->job->stage = stage;
    return self->job;
}

static void make_up_holds(client_backup *job)
{
    static const game_backup_part parts[GAME_FILES] = {
        [GAME_FILE_RESULTS] = {1840, 312}, [GAME_FILE_REPLAYS] = {640, 97},
        [GAME_FILE_PACKS] = {4, 0},        [GAME_FILE_PICTURES] = {12, 1},
        [GAME_FILE_RUNS] = {2, 2},         [GAME_FILE_GAMES] = {1, 0},
        [GAME_FILE_SETTINGS] = {2, 2}};
    memcpy(job->holds.parts, parts, sizeof parts);
    for (int i = 0; i < GAME_FILES; i++)
        job->brought[i] = parts[i].fresh;
    job->holds.date = 1795200302;
    job->holds.too_many = 14;
    job->holds.settings = strdup("");
    job->replays = 3000;
}

static void lead_to_backup(app *app)
{
    make_up_holds(open_backup(app, CLIENT_BACKUP_LOOKED));
    ((backup_state *)top_state(app))->page.controls.focus = BACKUP_BRING;
}

static void lead_to_backup_written(app *app)
{
    client_backup *job = open_backup(app, CLIENT_BACKUP_WRITTEN);
    make_up_holds(job);
    job->left_out.count = 3;
    sw_fail(&job->left_out.first, SW_BAD_INPUT, "%s: larger than the limit of %zu bytes",
            "levels/torn.txt", (size_t)16777216);
}

static void lead_to_backup_failed(app *app)
{
    open_backup(app, CLIENT_BACKUP_FAILED);
}

const scene files_scenes[] = {
    {"files", 1280, 800, GAME_THEME_DARK, .lead = lead_to_files},
    {"files-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_files_found},
    {"files-empty", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_files_empty},
    {"backup", 800, 600, GAME_THEME_DARK, .lead = lead_to_backup},
    {"backup-written", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_backup_written},
    {"backup-failed", 480, 480, GAME_THEME_DARK, .lead = lead_to_backup_failed},
    {.name = NULL}};
