/* The theatre: games that were kept, to be watched, reviewed, raced against and passed on. */
#include "screens/theatre/theatre.h"

#include "client/games.h"
#include "client/records.h"
#include "game/replays.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/parts_of.h"
#include "program/pictures.h"
#include "program/say.h"
#include "screens/screens.h"

#include <stdlib.h>
#include <string.h>

/* ---- Games of the list as far as they are in view: the list itself has no boards ---- */

static const char *name_of(const theatre_state *self, int row)
{
    bool there = row >= 0 && (size_t)row < self->replays.count;
    return there ? self->replays.entries[row].name : NULL;
}

static theatre_item *item_named(const theatre_state *self, const char *name)
{
    for (int i = 0; self->cache && i < THEATRE_CACHED; i++)
        if (strcmp(self->cache[i].name, name) == 0)
            return &self->cache[i];
    return NULL;
}

static void clear(theatre_item *item)
{
    if (item->readable)
        game_record_deinit(&item->record);
    *item = (theatre_item){0};
}

/* A free place, or that of the game nobody has asked for the longest. */
static theatre_item *make_room(theatre_state *self)
{
    theatre_item *oldest = &self->cache[0];
    for (int i = 1; i < THEATRE_CACHED; i++)
        if (self->cache[i].used < oldest->used)
            oldest = &self->cache[i];
    clear(oldest);
    return oldest;
}

/* The row's game, read if it was not yet. NULL where it cannot be read. Borrowed until a row is
 * fetched again. */
static const game_record *theatre_fetch(theatre_state *self, int row)
{
    const char *name = name_of(self, row);
    if (!name || !self->cache)
        return NULL;
    theatre_item *item = item_named(self, name);
    if (!item) {
        item = make_room(self);
        SDL_strlcpy(item->name, name, sizeof item->name);
        item->readable = game_replays_read(&item->record, self->folder, name, NULL) == SW_OK;
    }
    item->used = ++self->uses;
    return item->readable ? &item->record : NULL;
}

const game_record *app_theatre_find(const theatre_state *self, int row)
{
    const char *name = name_of(self, row);
    const theatre_item *item = name ? item_named(self, name) : NULL;
    return item && item->readable ? &item->record : NULL;
}

static void theatre_clear_cache(theatre_state *self)
{
    for (int i = 0; self->cache && i < THEATRE_CACHED; i++)
        clear(&self->cache[i]);
}

/* ---- What the player does ---- */

int app_theatre_row(const theatre_state *self)
{
    return self->page.grids[0].at;
}

const game_replay_entry *app_theatre_chosen(const theatre_state *self)
{
    int row = app_theatre_row(self);
    return row >= 0 && (size_t)row < self->replays.count ? &self->replays.entries[row] : NULL;
}

static void choose_row(app *app, theatre_state *self, int row)
{
    self->asking = false;
    app_page_choose(&self->page, &app_parts_of(app, self)->page, 0, row);
}

static int row_of_id(const theatre_state *self, uint64_t id)
{
    for (size_t i = 0; i < self->replays.count; i++)
        if (self->replays.entries[i].id == id)
            return (int)i;
    return -1;
}

/* A file that is no replay is told about once, and stays. */
static void list_folder(app *app, theatre_state *self)
{
    sw_error error;
    const game_replays *replays;
    game_replays_deinit(&self->replays);
    theatre_clear_cache(self);
    sw_status status = game_store_list_replays(app->client.store, &replays, &error);
    if (status == SW_OK)
        status = game_replays_copy(&self->replays, replays, &error);
    if (status != SW_OK)
        app_notify_error(app, &error);
    else if (self->replays.damaged > self->told)
        app_notify_error(app, &self->replays.problem);
    self->told = self->replays.damaged;
}

void app_theatre_reload(app *app, theatre_state *self)
{
    const game_replay_entry *chosen = app_theatre_chosen(self);
    bool had = chosen != NULL; /* it lies in the list that is read anew */
    uint64_t id = had ? chosen->id : 0;
    int row = app_theatre_row(self) < 0 ? 0 : app_theatre_row(self);
    list_folder(app, self);
    int again = had ? row_of_id(self, id) : -1;
    choose_row(app, self, again >= 0 ? again : row);
}

static void theatre_enter(app *app, void *state)
{
    theatre_state *self = state;
    self->cache = calloc(THEATRE_CACHED, sizeof *self->cache);
    SDL_strlcpy(self->folder, game_store_replays(app->client.store), sizeof self->folder);
    client_levels(&app->client); /* the games of levels are told by their numbers */
    app_theatre_reload(app, self);
    self->page.controls.focus = self->replays.count > 0 ? THEATRE_LIST : THEATRE_OPEN;
    self->page.controls.focus_shown = true;
}

static void theatre_leave(app *app, void *state)
{
    theatre_state *self = state;
    app_thumbs_clear(app);
    theatre_clear_cache(self);
    game_replays_deinit(&self->replays);
    free(self->cache);
}

/* ---- What can be chosen ---- */

static void show_imported(app *app, theatre_state *self, uint64_t id)
{
    if (id == 0)
        return;
    list_folder(app, self);
    choose_row(app, self, row_of_id(self, id));
    self->page.controls.focus = THEATRE_LIST;
}

static void import_file(app *app, theatre_state *self, const client_given_file *file)
{
    show_imported(app, self, client_replay_import_file(&app->client, &self->replays, file));
}

static void theatre_resume(app *app, void *state)
{
    app_theatre_reload(app, state);
}

static void ask(theatre_state *self)
{
    self->asking = app_theatre_chosen(self) != NULL;
    if (self->asking)
        self->page.controls.focus = THEATRE_KEEP_IT;
}

static void stop_asking(theatre_state *self)
{
    self->asking = false;
    self->page.controls.focus = self->replays.count > 0 ? THEATRE_LIST : THEATRE_OPEN;
}

static void delete_chosen(app *app, theatre_state *self)
{
    sw_error error;
    const game_replay_entry *entry = app_theatre_chosen(self);
    if (game_replays_remove(self->folder, entry->name, &error) != SW_OK) {
        app_notify_error(app, &error);
    } else {
        app_notify(app, APP_ICON_TICK, _("The replay is deleted"));
        app_theatre_reload(app, self);
    }
    stop_asking(self);
}

/* The game in the chosen row, for whatever is done with it. */
static app_go open_chosen(app *app, theatre_state *self, app_screen_id screen)
{
    const game_replay_entry *entry = app_theatre_chosen(self);
    game_record record;
    if (!entry || !client_read_replay(&app->client, entry->name, &record))
        return app_stay();
    return app_go_record(app, APP_PUSH, screen, &record);
}

static app_go race(app *app, theatre_state *self)
{
    const game_record *record = theatre_fetch(self, app_theatre_row(self));
    return record && client_race(&app->client, &self->replays, record)
               ? app_go_to(APP_HOME, APP_SCREEN_PLAY)
               : app_stay();
}

static void pass_on(app *app, theatre_state *self, int id)
{
    const game_record *record = theatre_fetch(self, app_theatre_row(self));
    if (record && id == THEATRE_COPY)
        app_copy_replay(app, record);
    else if (record)
        client_replay_export(&app->client, record);
}

static app_go choose(app *app, theatre_state *self, int id)
{
    switch (id) {
    case THEATRE_IMPORT:
        show_imported(app, self, app_paste_replay(app, &self->replays));
        break;
    case THEATRE_OPEN:
        return app_go_files(APP_FILES_REPLAYS);
    case THEATRE_WATCH:
        return open_chosen(app, self, APP_SCREEN_WATCH);
    case THEATRE_REVIEW:
        return open_chosen(app, self, APP_SCREEN_REVIEW);
    case THEATRE_RACE:
        return race(app, self);
    case THEATRE_EXPORT:
    case THEATRE_COPY:
        pass_on(app, self, id);
        break;
    case THEATRE_DELETE:
        ask(self);
        break;
    case THEATRE_DELETE_FOR_GOOD:
        delete_chosen(app, self);
        break;
    case THEATRE_KEEP_IT:
        stop_asking(self);
        break;
    default:
        break;
    }
    return app_stay();
}

static app_go key(app *app, theatre_state *self, const app_answer *answer)
{
    switch (app_answer_intent(answer)) {
    case APP_INTENT_DELETE:
        return choose(app, self, THEATRE_DELETE);
    case APP_INTENT_PASTE:
        return choose(app, self, THEATRE_IMPORT);
    case APP_INTENT_COPY:
        return choose(app, self, THEATRE_COPY);
    case APP_INTENT_BACK:
        if (self->asking)
            return choose(app, self, THEATRE_KEEP_IT);
        break;
    default:
        break;
    }
    return app_go_of(answer);
}

static app_go theatre_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    theatre_state *self = state;
    const app_event *event = answer->event;
    (void)p;
    if (answer->kind == APP_ANSWER_MOVED)
        self->asking = false;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_HELD && event->kind == APP_EVENT_KEY_DOWN)
        return choose(app, self, THEATRE_WATCH);
    if (event->kind == APP_EVENT_DROP)
        import_file(app, self, event->given);
    return key(app, self, answer);
}

static void want_picture(app *app, const game_record *record)
{
    if (record && record->round.look.style == GAME_PICTURE)
        app_thumbs_want(app, record->round.look.picture, &record->round.look.crop);
}

/* The tree shows the chosen game. */
static app_go theatre_update(app *app, void *state)
{
    (void)app;
    theatre_fetch(state, app_theatre_row(state));
    return app_stay();
}

/* Reads the rows in view, before they are drawn. */
static void theatre_seen(app *app, void *state, const app_parts *p)
{
    theatre_state *self = state;
    const app_grid *list = &self->page.grids[0];
    const app_grid_page *rows = &p->page.grids[0];
    int end = rows->count > 0 ? app_grid_end(list, rows) : 0;
    for (int row = end > 0 ? app_grid_first(list, rows) : 0; row < end; row++)
        want_picture(app, theatre_fetch(self, row));
    const game_record *record = theatre_fetch(self, app_theatre_row(self));
    if (record && app_parts_rect(p, THEATRE_BOARD).w > 0)
        app_replay_use_picture(app, &record->round);
}

const app_screen app_screen_theatre = {
    .size = sizeof(theatre_state),
    .enter = theatre_enter,
    .leave = theatre_leave,
    .resume = theatre_resume,
    .parts = app_theatre_parts,
    .answer = theatre_answer,
    .update = theatre_update,
    .seen = theatre_seen,
};
