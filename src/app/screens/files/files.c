/* The list of files inside the game: a file of one kind is chosen, for the screen below. */
#include "screens/files/files.h"

#include "program/go.h"
#include "program/say.h"
#include "screens/screens.h"

#include <stdio.h>

/* ---- Opening and closing ---- */

static void files_take(void *state, app_argument *argument)
{
    files_state *self = state;
    if (argument->kind == APP_ARGUMENT_FILES)
        self->kind = argument->as.files;
}

static void list_places(files_state *self)
{
    self->place_count = client_places_list(self->places, "/proc/self/mounts");
}

static void files_enter(app *app, void *state)
{
    files_state *self = state;
    app_field_init(&self->page.fields[0], APP_FIELD_SIZE - 1, "");
    self->page.controls.focus = FILES_FIND;
    self->page.controls.focus_shown = true;
    list_places(self);
    app_files_begin(app, self);
}

static void files_leave(app *app, void *state)
{
    files_state *self = state;
    (void)app;
    client_files_drop(self->job);
    client_look_drop(self->look);
    client_files_deinit(&self->files);
}

/* The window has the focus again: a drive may have come. */
static void files_resume(app *app, void *state)
{
    (void)app;
    list_places(state);
}

/* ---- What can be chosen ---- */

static app_go open_row(app *app, files_state *self, int row)
{
    sw_error error;
    char path[OS_PATH_SIZE];
    const client_file *file = client_files_row(&self->files, row);
    if (!file)
        return app_stay();
    if (os_path_join(path, sizeof path, self->path, file->name, &error) != SW_OK) {
        app_notify_error(app, &error);
        return app_stay();
    }
    if (!file->folder)
        return app_go_with_file(app, path);
    app_files_go(app, self, path, NULL);
    return app_stay();
}

static void go_to_crumb(app *app, files_state *self, int crumb)
{
    char path[OS_PATH_SIZE];
    files_crumb crumbs[FILES_CRUMBS];
    if (crumb < app_files_crumbs(self, crumbs)) {
        snprintf(path, sizeof path, "%.*s", (int)crumbs[crumb].to, self->path);
        app_files_go(app, self, path, NULL);
    }
}

static void open_places(files_state *self)
{
    int place = app_files_place(self);
    app_drop_open(&self->page.drop, FILES_PLACES, place < 0 ? 0 : place);
}

static app_go choose(app *app, files_state *self, int id)
{
    int place = id - FILES_PLACE_FIRST, crumb = id - FILES_CRUMB_FIRST;
    if (id == FILES_UP)
        app_files_go_up(app, self);
    else if (id == FILES_PLACES)
        open_places(self);
    else if (crumb >= 0)
        go_to_crumb(app, self, crumb);
    else if (place >= 0)
        app_files_go(app, self, self->places[place].path, NULL);
    return app_stay();
}

/* ---- Keys ---- */

/* Backspace takes a letter back; where there is none it leads up. Not while it is held: who empties
 * the field does not want to leave the folder. */
static bool leads_up(const files_state *self, const app_event *event)
{
    int focus = self->page.controls.focus;
    return event->kind == APP_EVENT_KEY_DOWN && event->control == APP_INTENT_ERASE &&
           !event->repeat && self->page.fields[0].text[0] == '\0' &&
           (focus == FILES_FIND || focus == FILES_LIST);
}

static bool files_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    files_state *self = state;
    const app_page_layout *page = &p->page;
    app_controls on_list = {.focus = FILES_LIST};
    if (self->page.drop.open)
        return false;
    if (leads_up(self, event))
        app_files_go_up(app, self);
    else /* an arrow leads on at the edge */
        return app_page_browses(&self->page, FILES_FIND, 0, false, event) &&
               app_grid_event(&self->page.grids[0], &page->grids[0], &on_list, event);
    return true;
}

static app_go files_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    files_state *self = state;
    const app_page_layout *page = &p->page;
    if (answer->kind == APP_ANSWER_TYPED)
        app_files_filter(app, self);
    if (answer->kind == APP_ANSWER_ITEM)
        app_files_go(app, self, self->places[answer->value].path, NULL);
    if (answer->kind == APP_ANSWER_RELEASED && answer->id == FILES_LIST)
        return open_row(app, self, app_page_picked(&self->page, page, 0, answer));
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (app_answer_intent(answer) == APP_INTENT_CONFIRM && app_page_types(&self->page, page))
        return open_row(app, self, self->page.grids[0].at);
    return app_go_of(answer);
}

/* ---- Time ---- */

/* Sizes and dates are asked for as far as rows are in view: there may be many thousand. */
static void files_seen(app *app, void *state, const app_parts *p)
{
    files_state *self = state;
    const client_host *host = &app->client.host;
    if (self->look && !client_look_take(self->look, &self->files))
        return;
    client_look_drop(self->look);
    const app_grid *list = &self->page.grids[0];
    const app_grid_page *page = &p->page.grids[0];
    self->look = client_look_start(&self->files, app_grid_first(list, page),
                                   app_grid_end(list, page), self->path, host->wake, host->data);
}

static app_go files_update(app *app, void *state)
{
    app_files_take(app, state);
    return app_stay();
}

enum { READING_FRAME_MS = 30 };

static double files_wait(const app *app, const void *state)
{
    const files_state *self = state;
    (void)app;
    return self->job ? READING_FRAME_MS : APP_WAIT_LONG;
}

const app_screen app_screen_files = {
    .size = sizeof(files_state),
    .take = files_take,
    .enter = files_enter,
    .leave = files_leave,
    .resume = files_resume,
    .parts = app_files_parts,
    .first = files_first,
    .answer = files_answer,
    .update = files_update,
    .seen = files_seen,
    .wait = files_wait,
};
