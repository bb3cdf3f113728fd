/* From folder to folder in the list of files. */
#include "program/parts_of.h"
#include "program/say.h"
#include "screens/files/files.h"

#include <stdio.h>
#include <string.h>

/* So long a folder may keep the window waiting: most are read by then, and nothing flickers. */
enum { PATIENCE_MS = 8 };

static const char *const *endings_of(app_file_kind kind)
{
    static const char *const pictures[] = {"png", "jpg", "jpeg", "webp", "gif", "bmp", "svg", NULL};
    static const char *const packs[] = {"txt", NULL};
    static const char *const replays[] = {"replay", NULL};
    static const char *const backups[] = {"zip", NULL};
    static const char *const *const endings[APP_FILE_KINDS] = {pictures, packs, replays, backups};
    return endings[kind];
}

/* Who goes through the list by a pad or a finger has the focus there: a field would ask for a
 * keyboard. */
static void focus_list(const app *app, files_state *self)
{
    bool typing = app->way != GAME_WAY_PAD && app->way != GAME_WAY_TOUCH;
    if (typing)
        self->page.controls.focus = FILES_FIND;
    else
        self->page.controls.focus = self->files.shown_count > 0 ? FILES_LIST : FILES_UP;
}

static void choose(const app *app, files_state *self, int row)
{
    app_page_choose(&self->page, &app_parts_of(app, self)->page, 0, row);
}

void app_files_filter(app *app, files_state *self)
{
    client_files_filter(&self->files, self->page.fields[0].text);
    choose(app, self, 0);
}

static void stop_reading(files_state *self)
{
    client_files_drop(self->job);
    self->job = NULL;
}

void app_files_go(app *app, files_state *self, const char *path, const char *left)
{
    sw_error error;
    char wanted[OS_PATH_SIZE]; /* the path may be part of what changes here */
    stop_reading(self);
    snprintf(wanted, sizeof wanted, "%s", path);
    snprintf(self->left, sizeof self->left, "%s", left ? left : "");
    memcpy(self->wanted, wanted, sizeof wanted);
    self->since = app->now;
    if (client_files_start(&self->job, wanted, endings_of(self->kind), &error) != SW_OK) {
        self->job = NULL;
        app_notify_error(app, &error);
    } else if (client_files_wait(self->job, PATIENCE_MS)) {
        app_files_take(app, self);
    }
}

void app_files_go_up(app *app, files_state *self)
{
    char path[OS_PATH_SIZE], left[sizeof self->left];
    memcpy(path, self->path, sizeof path);
    if (client_files_parent(path, left, sizeof left))
        app_files_go(app, self, path, left);
}

void app_files_begin(app *app, files_state *self)
{
    char path[OS_PATH_SIZE];
    bool pictures = self->kind == APP_FILES_PICTURES;
    if (app->folders[self->kind][0])
        snprintf(path, sizeof path, "%s", app->folders[self->kind]);
    else if ((pictures ? os_path_pictures : os_path_documents)(path, sizeof path, NULL) != SW_OK)
        snprintf(path, sizeof path, "/");
    app_files_go(app, self, path, NULL);
}

/* Where nothing is shown yet there is another folder to begin with, as long as it is another one. */
static void begin_elsewhere(app *app, files_state *self)
{
    char home[OS_PATH_SIZE];
    bool has_home = os_path_home(home, sizeof home, NULL) == SW_OK;
    app->folders[self->kind][0] = '\0';
    if (has_home && strcmp(home, self->wanted) != 0 && strcmp(self->wanted, "/") != 0)
        app_files_go(app, self, home, NULL);
    else if (strcmp(self->wanted, "/") != 0)
        app_files_go(app, self, "/", NULL);
}

static void show(app *app, files_state *self, client_files *files)
{
    client_look_drop(self->look);
    self->look = NULL;
    client_files_deinit(&self->files);
    self->files = *files;
    memcpy(self->path, self->wanted, sizeof self->path);
    SDL_strlcpy(app->folders[self->kind], self->path, sizeof app->folders[self->kind]);
    self->page.fields[0].text[0] = '\0';
    self->page.fields[0].caret = 0;
    self->page.grids[0] = (app_grid){.hover = -1};
    int row = client_files_find(&self->files, self->left);
    choose(app, self, row < 0 ? 0 : row);
    focus_list(app, self);
}

void app_files_take(app *app, files_state *self)
{
    sw_error error;
    client_files files;
    if (!self->job || !client_files_wait(self->job, 0))
        return;
    sw_status status = client_files_take(self->job, &files, &error);
    stop_reading(self);
    if (status == SW_OK) {
        show(app, self, &files);
        return;
    }
    app_notify_error(app, &error);
    if (!self->path[0])
        begin_elsewhere(app, self);
}

void app_files_finish(app *app, files_state *self)
{
    while (self->job) {
        client_files_wait(self->job, 1000);
        app_files_take(app, self);
    }
}
