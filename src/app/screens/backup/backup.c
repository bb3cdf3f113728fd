/* Everything of the player's in one file, and back: what it holds, how far it has come, and what is done with it. */
#include "screens/backup/backup.h"

#include "platform/platform.h"
#include "program/own_bindings.h"
#include "program/pictures.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/errors.h"
#include "text/words.h"
#include "ui/shape.h"

#include <string.h>

/* ---- The head ---- */

static const char *heading_of(const backup_state *self)
{
    static const char *const failed[] = {
        [CLIENT_BACKUP_WRITING] = N_("The file is not saved"),
        [CLIENT_BACKUP_LOOKING] = N_("This file is not usable"),
        [CLIENT_BACKUP_BRINGING] = N_("Only a part is back"),
    };
    static const char *const headings[] = {
        [CLIENT_BACKUP_WRITING] = N_("Writing your file…"),
        [CLIENT_BACKUP_WRITTEN] = N_("Your file is saved"),
        [CLIENT_BACKUP_LOOKING] = N_("Reading the file…"),
        [CLIENT_BACKUP_LOOKED] = N_("In this file"),
        [CLIENT_BACKUP_BRINGING] = N_("Bringing it back…"),
        [CLIENT_BACKUP_BROUGHT] = N_("It is back"),
    };
    client_backup_stage stage = app_backup_stage(self);
    if (self->job && stage == CLIENT_BACKUP_FAILED && self->job->status == SW_CANCELLED)
        return _("Stopped");
    return stage == CLIENT_BACKUP_FAILED ? _(failed[self->worked]) : _(headings[stage]);
}

static const char *name_in(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Its folder and name. */
static const char *end_of(const char *path)
{
    const char *at = name_in(path);
    if (at - path > 1)
        at--;
    while (at > path && at[-1] != '/')
        at--;
    return at;
}

/* "3 of 40 files"; NULL while the number of files is unknown. */
static const char *progress_words(app_parts *p, const client_backup *job)
{
    if (job->total == 0)
        return NULL;
    return parts_print(p, _("%s of %s files"), app_words_count(&p->arena, job->done),
                       app_words_count(&p->arena, job->total));
}

/* Whether a file is being written, looked into or brought back. */
static bool backup_is_busy(const backup_state *self)
{
    client_backup_stage stage = app_backup_stage(self);
    return stage == CLIENT_BACKUP_WRITING || stage == CLIENT_BACKUP_LOOKING ||
           stage == CLIENT_BACKUP_BRINGING;
}

/* The line below the heading: where the file is, how far it has come, or which one it is. */
static void add_subtitle(app_parts *p, const backup_state *self, const client_backup *job)
{
    bool has_folders = app_platform_has_folders();
    const char *progress = backup_is_busy(self) ? progress_words(p, job) : NULL;
    if (progress) {
        parts_text(p, APP_TYPE_LABEL, progress, .weak = true);
    } else if (job->stage == CLIENT_BACKUP_LOOKED) {
        const char *date = app_words_date(&p->arena, job->holds.date, true);
        parts_text(p, APP_TYPE_LABEL, parts_print(p, _("Saved on %s"), date), .weak = true);
    } else if (job->stage == CLIENT_BACKUP_WRITTEN && has_folders) {
        parts_text(p, APP_TYPE_LABEL, app_words_file(&p->arena, job->path), .weak = true,
                   .given = true, .brief = app_words_file(&p->arena, end_of(job->path)));
    } else {
        parts_text(p, APP_TYPE_LABEL, app_words_file(&p->arena, name_in(job->path)), .weak = true,
                   .given = true);
    }
}

static void add_head(app_parts *p, const backup_state *self)
{
    const app_colours *c = p->view->colours;
    client_backup_stage stage = app_backup_stage(self);
    bool failed = stage == CLIENT_BACKUP_FAILED,
         done = stage == CLIENT_BACKUP_BROUGHT || stage == CLIENT_BACKUP_WRITTEN;
    parts_column (p, 4, .least_height = 70) {
        if (self->job || self->failed)
            parts_row (p, 10) {
                if (failed || done)
                    parts_icon(p, 26, failed ? APP_ICON_WARN : APP_ICON_TICK,
                               .colour = failed ? c->bounded : c->good);
                parts_text(p, APP_TYPE_SCREEN_TITLE, heading_of(self), .grow = 1,
                           .tight = APP_TYPE_BUTTON);
            }
        if (self->job)
            add_subtitle(p, self, self->job);
    }
}

/* ---- How many files of each kind ---- */

/* What there is most of comes first. Settings come last: before they are replaced they have a switch. */
static const struct {
    game_file file;
    const char *name;
} kinds[] = {
    {GAME_FILE_RESULTS, N_("Results")},
    {GAME_FILE_REPLAYS, N_("Replays")},
    {GAME_FILE_PACKS, N_("Level packs")},
    {GAME_FILE_PICTURES, N_("Pictures")},
    {GAME_FILE_RUNS, N_("Unfinished challenges")},
    {GAME_FILE_GAMES, N_("Unfinished game")},
    {GAME_FILE_SETTINGS, N_("Settings")},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static bool has_row(const client_backup *job, game_file file)
{
    bool replaced = job->stage == CLIENT_BACKUP_BROUGHT && job->brought[file] > 0;
    bool row = file != GAME_FILE_SETTINGS || job->stage == CLIENT_BACKUP_WRITTEN || replaced;
    return row && job->holds.parts[file].count > 0;
}

/* "40 new", "40 added", or what is said where nothing of that kind is; NULL: a file that was written has nothing to
 * compare. */
static const char *fresh_words(app_parts *p, client_backup_stage stage, game_file file,
                               size_t fresh)
{
    const char *count = app_words_count(&p->arena, fresh);
    bool looked = stage == CLIENT_BACKUP_LOOKED;
    if (stage == CLIENT_BACKUP_WRITTEN)
        return NULL;
    if (fresh == 0 && file == GAME_FILE_GAMES)
        return _("yours stays");
    if (fresh == 0)
        return looked ? _("none new") : _("none added");
    if (file == GAME_FILE_SETTINGS)
        return _("replaced");
    return looked ? parts_print(p, _("%s new"), count) : parts_print(p, _("%s added"), count);
}

static size_t fresh_of(const client_backup *job, game_file file)
{
    bool looked = job->stage == CLIENT_BACKUP_LOOKED;
    return looked ? job->holds.parts[file].fresh : job->brought[file];
}

static void add_row(app_parts *p, const char *name, size_t count, bool fresh, const char *words,
                    int width, int height)
{
    parts_row (p, 8, .least_height = height, .pad = parts_edges(0, 2)) {
        parts_paragraph(p, APP_TYPE_LIST, name, .grow = 1);
        parts_text(p, APP_TYPE_LIST, app_words_count(&p->arena, count));
        if (words)
            parts_text(p, APP_TYPE_LIST, words, .width = width, .align = APP_ALIGN_RIGHT,
                       .weak = !fresh, .colour = fresh ? p->view->colours->good : 0);
    }
}

/* They share what the other parts leave of the window's height. */
static int row_height(const app_parts *p, client_backup_stage stage, int count)
{
    enum { ROW = 36, LEAST = 24, SETTINGS = 72 };
    bool low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    int others =
        app_view_bar(p->view) + (low ? 208 : 288) + (stage == CLIENT_BACKUP_LOOKED ? SETTINGS : 0);
    int height = count > 0 ? app_at_most((p->view->height - others) / count, ROW) : 0;
    return height > LEAST ? height : LEAST;
}

static void add_rows(app_parts *p, const client_backup *job)
{
    const char *words[KINDS];
    int count = 0, width = 108; /* at least for "9,999 added" */
    for (int i = 0; i < KINDS; i++) {
        game_file file = kinds[i].file;
        bool row = has_row(job, file);
        words[i] = row ? fresh_words(p, job->stage, file, fresh_of(job, file)) : NULL;
        int wide = words[i] ? app_view_text_width(p->view, APP_TYPE_LIST, words[i]) : 0;
        width = wide > width ? wide : width;
        count += row;
    }
    for (int i = 0; i < KINDS; i++)
        if (has_row(job, kinds[i].file))
            add_row(p, _(kinds[i].name), job->holds.parts[kinds[i].file].count,
                    fresh_of(job, kinds[i].file) > 0, words[i], width,
                    row_height(p, job->stage, count));
}

/* ---- What stands below ---- */

static void draw_progress(const app_parts *p, const app_part *part)
{
    const client_backup *job = part->of;
    app_rect bar = part->rect;
    app_view_well(p->view, bar, bar.h / 2);
    bar = (app_rect){bar.x + 2, bar.y + 2, bar.w - 4, bar.h - 4};
    int whole = bar.w;
    if (job->total > 0)
        bar.w = (int)((double)bar.w * (double)job->done / (double)job->total);
    if (p->mirrored)
        bar.x += whole - bar.w;
    if (job->total > 0 && bar.w >= bar.h)
        app_shape_fill(p->view, bar, bar.h / 2, p->view->colours->good);
}

static void add_progress(app_parts *p, const backup_state *self)
{
    enum { TRACK = 12 };
    parts_column (p, 0, .pad = parts_edges(0, TRACK)) {
        parts_figure(p, draw_progress, heading_of(self), .value = progress_words(p, self->job),
                     .height = TRACK, .of = self->job);
    }
}

static void add_settings(app_parts *p, const backup_state *self)
{
    const game_backup *holds = &self->job->holds;
    if (!holds->settings && !holds->controls)
        return;
    parts_space(p, 8);
    parts_press (p, APP_CONTROL_TOGGLE, BACKUP_SETTINGS, 12, .look = APP_LOOK_RULE,
                 .least_height = 64, .chosen = self->settings,
                 .name = _("Replace my settings too")) {
        parts_column (p, 0, .grow = 1, .centred = true, .pad = parts_edges(0, 4)) {
            parts_paragraph(p, APP_TYPE_BUTTON, _("Replace my settings too"));
            parts_paragraph(p, APP_TYPE_LABEL, _("And your key bindings"), .weak = true);
        }
    }
}

static const char *left_out(app_parts *p, const client_backup *job)
{
    size_t count = job->left_out.count;
    if (count == 0)
        return "";
    const char *first = app_words_error(&p->arena, &job->left_out.first, false);
    if (count == 1)
        return parts_print(p, _("One file is damaged and not in it: %s"), first);
    return parts_print(p,
                       PL_("%s file is damaged and not in it. The first: %s",
                           "%s files are damaged and not in it. The first: %s", (long long)count),
                       app_words_count(&p->arena, count), first);
}

static const char *too_many(app_parts *p, size_t count)
{
    const char *most = app_words_count(&p->arena, GAME_REPLAYS_MAX);
    if (count == 0)
        return "";
    if (count == 1)
        return parts_print(p, _("One replay stays out: no more than %s are kept."), most);
    return parts_print(p,
                       PL_("%s replay stays out: no more than %s are kept.",
                           "%s replays stay out: no more than %s are kept.", (long long)count),
                       app_words_count(&p->arena, count), most);
}

static const char *room(app_parts *p, const client_backup *job)
{
    const char *now = "", *over = too_many(p, job->holds.too_many);
    if (job->replays > 0)
        now = parts_print(p, _("Replays kept from now on: %s."),
                          app_words_count(&p->arena, (unsigned long long)job->replays));
    return app_words_sentences(&p->arena, over, now);
}

static const char *failure(app_parts *p, const backup_state *self)
{
    const client_backup *job = self->job;
    bool stopped = job && job->status == SW_CANCELLED,
         bringing = self->worked == CLIENT_BACKUP_BRINGING;
    if (!job && !self->failed)
        return "";
    return app_words_sentences(
        &p->arena,
        stopped ? "" : app_words_error(&p->arena, job ? &job->error : &self->error, true),
        bringing ? _("What has come stays. Open the file again for the rest.") : "");
}

/* Whether something in it is new, or the settings are to be replaced. */
static bool backup_may_bring(const backup_state *self)
{
    const game_backup *holds = &self->job->holds;
    for (int i = GAME_FILE_GAMES; i < GAME_FILES; i++)
        if (holds->parts[i].fresh > 0)
            return true;
    return self->settings;
}

/* The lines below the rows; "" where there are none. */
static const char *note_of(app_parts *p, const backup_state *self)
{
    const char *words;
    switch (app_backup_stage(self)) {
    case CLIENT_BACKUP_WRITTEN:
        return left_out(p, self->job);
    case CLIENT_BACKUP_LOOKED:
        words = room(p, self->job);
        return words[0] || backup_may_bring(self) ? words : _("You have all of this already.");
    case CLIENT_BACKUP_BROUGHT:
        return room(p, self->job);
    case CLIENT_BACKUP_FAILED:
        return failure(p, self);
    default:
        return "";
    }
}

static void add_buttons(app_parts *p, const backup_state *self)
{
    bool looked = app_backup_stage(self) == CLIENT_BACKUP_LOOKED;
    int most = looked ? 0 : 220, height = 48;
    parts_row (p, 12, .together = true, .most_width = most) {
        if (looked)
            parts_primary(p, BACKUP_BRING, _("Bring it back"), .grow = 1, .height = height,
                          .disabled = !backup_may_bring(self));
        if (looked || backup_is_busy(self))
            parts_button(p, BACKUP_CANCEL, _("Cancel"), .grow = 1, .height = height);
        else
            parts_primary(p, BACKUP_DONE, _("Done"), .grow = 1, .height = height);
    }
}

/* ---- The screen ---- */

static void add_contents(app_parts *p, const backup_state *self)
{
    client_backup_stage stage = app_backup_stage(self);
    const char *note = note_of(p, self);
    add_head(p, self);
    parts_column (p, 0, .scrolls = true) {
        if (!backup_is_busy(self) && stage != CLIENT_BACKUP_FAILED)
            add_rows(p, self->job);
        if (stage == CLIENT_BACKUP_LOOKED)
            add_settings(p, self);
        if (backup_is_busy(self))
            add_progress(p, self);
        if (note[0]) {
            parts_space(p, 5);
            parts_paragraph(p, APP_TYPE_LABEL, note, .weak = true);
        }
    }
    parts_space(p, 26);
    add_buttons(p, self);
}

static void backup_parts(app_parts *p)
{
    bool low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    parts_column (p, low ? 4 : 24) {
        parts_bar (p, _("Everything in one file"), NULL) {
            app_parts_add_help(p);
        }
        parts_column (p, 0, .grow = 1, .pad = {low ? 20 : 32, 0, low ? 20 : 32, 8}) {
            parts_column (p, 0, .look = low ? APP_LOOK_NONE : APP_LOOK_SLAB, .radius = 18,
                          .most_width = low ? 560 : 620,
                          .pad = parts_edges(low ? 0 : 30, low ? 0 : 30)) {
                add_contents(p, p->state);
            }
        }
    }
}

client_backup_stage app_backup_stage(const backup_state *self)
{
    return self->job ? self->job->stage : CLIENT_BACKUP_FAILED;
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
        *focus = backup_may_bring(self) ? BACKUP_BRING : BACKUP_CANCEL;
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
    if (!backup_is_busy(self))
        return app_stay();
    client_backup_poll(self->job, &app->client);
    if (!backup_is_busy(self))
        note_stage(app, self);
    return app_stay();
}

void app_backup_finish(app *app, backup_state *self)
{
    while (backup_is_busy(self)) {
        SDL_Delay(1);
        backup_update(app, self);
    }
}

static double backup_wait(const app *app, const void *state)
{
    enum { PROGRESS_MS = 50 };
    (void)app;
    return backup_is_busy(state) ? PROGRESS_MS : APP_WAIT_LONG;
}

const app_screen app_screen_backup = {
    .size = sizeof(backup_state),
    .take = backup_take,
    .enter = backup_enter,
    .leave = backup_leave,
    .parts = backup_parts,
    .answer = backup_answer,
    .update = backup_update,
    .wait = backup_wait,
};
