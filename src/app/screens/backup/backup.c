/* Everything of the player's in one file, and back. */
#include "screens/backup/backup.h"

#include "platform/platform.h"
#include "program/own_bindings.h"
#include "program/pictures.h"
#include "program/say.h"
#include "screens/screens.h"

client_backup_stage app_backup_stage(const backup_state *self)
{
    return self->job ? self->job->stage : CLIENT_BACKUP_FAILED;
}

bool app_backup_is_busy(const backup_state *self)
{
    client_backup_stage stage = app_backup_stage(self);
    return stage == CLIENT_BACKUP_WRITING || stage == CLIENT_BACKUP_LOOKING ||
           stage == CLIENT_BACKUP_BRINGING;
}

bool app_backup_may_bring(const backup_state *self)
{
    const game_backup *holds = &self->job->holds;
    for (int i = GAME_FILE_GAMES; i < GAME_FILES; i++)
        if (holds->parts[i].fresh > 0)
            return true;
    return self->settings;
}

/* ---- Beginning ---- */

static void give_up_job(backup_state *self)
{
    client_backup_drop(self->job);
    self->job = NULL;
}

static void note_begun(backup_state *self, sw_status status)
{
    self->failed = status != SW_OK;
    self->page.controls.focus = self->failed ? BACKUP_DONE : BACKUP_CANCEL;
}

static void export(app *app, backup_state *self)
{
    self->worked = CLIENT_BACKUP_WRITING;
    note_begun(self, client_backup_write(&self->job, &app->client, app_bindings_check,
                                         app_pictures_check_copy, &self->error));
}

static void look(app *app, backup_state *self, const char *path)
{
    give_up_job(self);
    self->settings = false;
    self->worked = CLIENT_BACKUP_LOOKING;
    note_begun(self, client_backup_look(&self->job, &app->client, path, app_bindings_check,
                                        app_pictures_check_copy, &self->error));
}

static void backup_take(void *state, app_argument *argument)
{
    backup_state *self = state;
    self->exports = argument->kind == APP_ARGUMENT_EXPORT;
}

static void backup_enter(app *app, void *state)
{
    backup_state *self = state;
    self->page.controls.focus_shown = true;
    if (self->exports)
        export(app, self);
}

static void backup_leave(app *app, void *state)
{
    backup_state *self = state;
    (void)app;
    give_up_job(self);
}

/* ---- What the player does ---- */

/* What came before it was stopped is shown; a file that is not written or not brought is left at once. */
static app_go cancel(backup_state *self)
{
    if (app_backup_stage(self) != CLIENT_BACKUP_BRINGING)
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    client_backup_cancel(self->job);
    return app_stay();
}

static app_go choose(backup_state *self, int id)
{
    switch (id) {
    case BACKUP_SETTINGS:
        self->settings = !self->settings;
        return app_stay();
    case BACKUP_BRING:
        self->worked = CLIENT_BACKUP_BRINGING;
        client_backup_bring(self->job, self->settings);
        self->page.controls.focus = BACKUP_CANCEL;
        return app_stay();
    case BACKUP_CANCEL:
        return cancel(self);
    default:
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    }
}

static void take_drop(app *app, backup_state *self, const char *path)
{
    client_backup_stage stage = app_backup_stage(self);
    if (stage == CLIENT_BACKUP_WRITING || stage == CLIENT_BACKUP_BRINGING)
        app_notify(app, APP_ICON_CLOCK, _("Wait until this is done"));
    else
        look(app, self, path);
}

static app_go backup_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    backup_state *self = state;
    (void)p;
    if (answer->event->kind == APP_EVENT_DROP)
        take_drop(app, self, answer->event->path);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(self, answer->id);
    app_go go = app_go_of(answer);
    return go.kind == APP_POP ? cancel(self) : go;
}

/* ---- What comes of it ---- */

static void take_controls(app *app, backup_state *self)
{
    const char *text = self->job->holds.controls;
    if (self->settings && text)
        app_bindings_take(app, text);
}

/* The focus goes to what the player wants next. */
static void note_stage(app *app, backup_state *self)
{
    client_backup *job = self->job;
    int *focus = &self->page.controls.focus;
    switch (job->stage) {
    case CLIENT_BACKUP_WRITTEN:
        app_platform_hand_over(job->path);
        *focus = BACKUP_DONE;
        break;
    case CLIENT_BACKUP_LOOKED:
        *focus = app_backup_may_bring(self) ? BACKUP_BRING : BACKUP_CANCEL;
        break;
    case CLIENT_BACKUP_BROUGHT:
        take_controls(app, self);
        *focus = BACKUP_DONE;
        break;
    default:
        *focus = BACKUP_DONE;
    }
}

static app_go backup_update(app *app, void *state)
{
    backup_state *self = state;
    if (!app_backup_is_busy(self))
        return app_stay();
    client_backup_poll(self->job, &app->client);
    if (!app_backup_is_busy(self))
        note_stage(app, self);
    return app_stay();
}

void app_backup_finish(app *app, backup_state *self)
{
    while (app_backup_is_busy(self)) {
        SDL_Delay(1);
        backup_update(app, self);
    }
}

static double backup_wait(const app *app, const void *state)
{
    enum { PROGRESS_MS = 50 };
    (void)app;
    return app_backup_is_busy(state) ? PROGRESS_MS : APP_WAIT_LONG;
}

const app_screen app_screen_backup = {
    .size = sizeof(backup_state),
    .take = backup_take,
    .enter = backup_enter,
    .leave = backup_leave,
    .parts = app_backup_parts,
    .answer = backup_answer,
    .update = backup_update,
    .wait = backup_wait,
};
