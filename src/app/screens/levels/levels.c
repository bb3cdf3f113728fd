/* The levels: packs, and the levels of one of them with what was reached in each. */
#include "screens/levels/levels.h"

#include "client/games.h"
#include "client/paste.h"
#include "client/records.h"
#include "client/start.h"
#include "program/go.h"
#include "program/parts_of.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/errors.h"

#include <stdio.h>
#include <string.h>

/* ---- Packs that come from outside ---- */

enum { ENDING = sizeof ".txt" - 1 };

/* From now on the screen stands at the pack in that file. */
static void stand_at_file(app *app, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t length = strlen(name) - ENDING; /* what is kept is called so */
    snprintf(app->client.level, sizeof app->client.level, "%.*s/", (int)length, name);
}

static void tell_import(app *app, sw_status status, const char *kept, const sw_error *error)
{
    app_arena in;
    app_arena_empty(&in);
    if (status == SW_OK) {
        stand_at_file(app, kept);
        app_notify(app, APP_ICON_TICK, _("The pack is among your own packs now"));
        return;
    }
    app_notify(app, APP_ICON_WARN,
               app_arena_print(&in, _("Not opened: %s"), app_words_error_in_line(&in, error)));
}

/* They are copied into the player's folder; a message says where to, or what is wrong. Then
 * app->client.level names a pack that came in. */
static void levels_open_file(app *app, const client_given_file *file)
{
    char own[OS_PATH_SIZE], kept[OS_PATH_SIZE];
    sw_error error = {0};
    const char *text = file->text ? file->text : ""; /* of what is no pack */
    sw_status status = client_own_levels(own, sizeof own, &error);
    if (status == SW_OK && file->status != SW_OK)
        status = sw_fail_in_file(&error, file->path, &file->error);
    else if (status == SW_OK)
        status = game_levels_import(own, file->path, text, file->size, kept, sizeof kept, &error);
    tell_import(app, status, kept, &error);
}

static void open_text(app *app, const char *text)
{
    char own[OS_PATH_SIZE], kept[OS_PATH_SIZE];
    sw_error error = {0};
    sw_status status = client_own_levels(own, sizeof own, &error);
    if (status == SW_OK)
        status = game_levels_import_text(own, text, kept, sizeof kept, &error);
    tell_import(app, status, kept, &error);
}

static void levels_open_clipboard(app *app)
{
    static const char head[] = "slidewise-levels";
    char path[OS_PATH_SIZE];
    char *text = SDL_GetClipboardText();
    if (text && strncmp(text, head, sizeof head - 1) == 0)
        open_text(app, text);
    else if (text && client_paste_path(text, path, sizeof path))
        app_open_given(app, path);
    else
        app_notify(app, APP_ICON_HAND,
                   _("Drop a pack on the window, or copy its path or its text first"));
    SDL_free(text);
}

/* ---- The screen ---- */

const game_pack *app_levels_shown(const app *app, const levels_state *self)
{
    return self->pack < app->client.levels.count ? &app->client.levels.packs[self->pack] : NULL;
}

/* The chosen level; -1: none. */
static int chosen(const levels_state *self)
{
    return self->page.grids[LEVELS_CARDS].at;
}

/* ---- Where the screen stands ---- */

static void note_place(app *app, levels_state *self)
{
    const game_pack *pack = app_levels_shown(app, self);
    self->stood_solved = false;
    if (pack && chosen(self) >= 0) {
        game_levels_name(pack, &pack->pack.levels[chosen(self)], app->client.level,
                         sizeof app->client.level);
        self->stood_solved = game_marks_of(&self->marks, self->pack, chosen(self)).solved;
    } else if (pack) {
        snprintf(app->client.level, sizeof app->client.level, "%s/", pack->name);
    }
    snprintf(self->stood, sizeof self->stood, "%s", app->client.level);
}

/* Shows a pack, and chooses a level of it: -1 the first that is not solved, or else the first. */
static void show_pack(app *app, levels_state *self, int pack, int level)
{
    self->pack = pack;
    if (level < 0 && pack < app->client.levels.count)
        level = game_marks_unsolved(&self->marks, pack);
    self->page.grids[LEVELS_CARDS] = (app_grid){.hover = -1};
    self->asking = false;
    const app_parts *p = app_parts_of(app, self);
    app_page_choose(&self->page, &p->page, LEVELS_PACK_LIST, pack);
    app_page_choose(&self->page, &p->page, LEVELS_CARDS, level < 0 ? 0 : level);
    note_place(app, self);
}

/* The pack that is meant where app->client.level names none of its levels. */
static int pack_to_show(const app *app, const levels_state *self)
{
    const game_levels *levels = &app->client.levels;
    const game_slots *slots = &app->client.slots;
    bool playing = slots->has_current && slots->current.origin.kind == GAME_FROM_LEVEL;
    const char *level =
        app->client.level[0] || !playing ? app->client.level : slots->current.origin.level;
    size_t length = strcspn(level, "/");
    for (int i = levels->count - 1; i >= 0 && length > 0; i--)
        if (strncmp(levels->packs[i].name, level, length) == 0 &&
            levels->packs[i].name[length] == '\0')
            return i;
    for (int i = 0; i < levels->count; i++)
        if (game_marks_unsolved(&self->marks, i) >= 0)
            return i;
    return 0;
}

/* A level that was solved meanwhile gives way to the next that is not. A level that came to be chosen
 * elsewhere has the focus. */
static void stand(app *app, levels_state *self)
{
    int pack, level;
    bool same = strcmp(self->stood, app->client.level) == 0;
    if (!same)
        self->page.controls.focus = LEVELS_GRID;
    if (!game_levels_find(&app->client.levels, app->client.level, &pack, &level)) {
        show_pack(app, self, pack_to_show(app, self), -1);
        return;
    }
    bool move_on = game_marks_of(&self->marks, pack, level).solved &&
                   !(same && self->stood_solved) && game_marks_unsolved(&self->marks, pack) >= 0;
    show_pack(app, self, pack, move_on ? -1 : level);
}

/* Files may have been changed by hand, and games been won. */
static void levels_resume(app *app, void *state)
{
    levels_state *self = state;
    client_levels_changed(&app->client);
    const game_levels *levels = client_levels(&app->client);
    game_marks_deinit(&self->marks);
    if (!game_marks_make(&self->marks, levels, client_results(&app->client)))
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    stand(app, self);
}

static void levels_enter(app *app, void *state)
{
    levels_state *self = state;
    levels_resume(app, self);
    const game_pack *pack = app_levels_shown(app, self);
    self->page.controls.focus = pack && pack->pack.count == 0 ? LEVELS_PACKS : LEVELS_GRID;
    self->page.controls.focus_shown = true;
    if (app->client.levels.problem.status != SW_OK)
        app_notify_error(app, &app->client.levels.problem);
}

static void levels_leave(app *app, void *state)
{
    levels_state *self = state;
    app_thumbs_clear(app);
    game_marks_deinit(&self->marks);
}

/* ---- Input ---- */

/* Opens the list of packs in place of the levels, or closes it. */
static void pick(const app *app, levels_state *self, bool on)
{
    self->picking = on;
    self->page.controls = (app_controls){.focus = on ? LEVELS_PACKS : LEVELS_PICK,
                                         .focus_shown = self->page.controls.focus_shown};
    const app_parts *p = app_parts_of(app, self);
    app_page_choose(&self->page, &p->page, LEVELS_PACK_LIST, self->pack);
    app_page_choose(&self->page, &p->page, LEVELS_CARDS, chosen(self));
}

/* That list alone is asked, until a pack is picked or it is left. */
static bool levels_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    levels_state *self = state;
    app_rect slab = app_parts_rect(p, LEVELS_SLAB);
    if (slab.w == 0 || event->kind == APP_EVENT_DROP)
        return false;
    app_page_layout only = {.view = p->view};
    app_page_add_grid(&only, LEVELS_PACK_LIST, p->page.grids[LEVELS_PACK_LIST], NULL);
    app_answer answer = app_page_event(&self->page, &only, event);
    int picked = self->page.grids[LEVELS_PACK_LIST].at;
    bool outside =
        event->kind == APP_EVENT_POINTER_DOWN && !app_rect_contains(slab, event->x, event->y);
    bool back = event->kind == APP_EVENT_KEY_DOWN && event->intent == APP_INTENT_BACK;
    if (answer.kind == APP_ANSWER_RELEASED || outside || back)
        pick(app, self, false);
    if (answer.kind == APP_ANSWER_RELEASED) {
        show_pack(app, self, picked, -1);
        self->page.controls.focus = chosen(self) >= 0 ? LEVELS_GRID : LEVELS_PICK;
    }
    return true;
}

static app_go edit(void)
{
    app_go go = app_go_to(APP_PUSH, APP_SCREEN_LEVEL_MAKER);
    go.argument.kind = APP_ARGUMENT_LEVEL;
    return go;
}

/* The focus is on what changes nothing. */
static void ask(const app *app, levels_state *self, bool on)
{
    const game_pack *pack = app_levels_shown(app, self);
    self->asking = on && pack && pack->own && chosen(self) >= 0;
    self->page.controls.focus = self->asking ? LEVELS_KEEP_IT : LEVELS_GRID;
}

static void delete_chosen(app *app, levels_state *self)
{
    sw_error error;
    const game_pack *pack = app_levels_shown(app, self);
    sw_status status = game_levels_remove(pack, pack->pack.levels[chosen(self)].id, &error);
    ask(app, self, false);
    if (status != SW_OK)
        app_notify_error(app, &error);
    else
        app_notify(app, APP_ICON_TICK, _("The level is deleted"));
    levels_resume(app, self);
}

static app_go choose(app *app, levels_state *self, int id)
{
    if (id == LEVELS_MAKE)
        return app_go_to(APP_PUSH, APP_SCREEN_LEVEL_MAKER);
    if (id == LEVELS_EDIT)
        return edit();
    if (id == LEVELS_DELETE || id == LEVELS_KEEP_IT)
        ask(app, self, id == LEVELS_DELETE);
    if (id == LEVELS_DELETE_FOR_GOOD)
        delete_chosen(app, self);
    if (id == LEVELS_PICK)
        pick(app, self, true);
    if (id == LEVELS_OPEN)
        return app_go_files(APP_FILES_PACKS);
    return app_stay();
}

/* A card that was pressed is let go: its level begins. A pack leads on to its levels. */
static app_go let_go(app *app, levels_state *self, const app_parts *p, const app_answer *answer)
{
    if (answer->id == LEVELS_GRID &&
        app_page_picked(&self->page, &p->page, LEVELS_CARDS, answer) >= 0 &&
        client_start_level(&app->client, app->client.level))
        return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
    if (answer->id == LEVELS_PACKS && answer->event->kind == APP_EVENT_KEY_UP && chosen(self) >= 0)
        self->page.controls.focus = LEVELS_GRID;
    return app_stay();
}

static app_go levels_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    levels_state *self = state;
    if (answer->kind == APP_ANSWER_MOVED)
        self->asking = false;
    if (answer->event->kind == APP_EVENT_DROP) {
        levels_open_file(app, answer->event->given);
        levels_resume(app, self);
    }
    if (answer->kind == APP_ANSWER_MOVED && answer->id == LEVELS_PACKS)
        show_pack(app, self, answer->value, -1);
    else if (answer->kind == APP_ANSWER_MOVED)
        note_place(app, self);
    if (answer->kind == APP_ANSWER_RELEASED)
        return let_go(app, self, p, answer);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (app_answer_intent(answer) == APP_INTENT_PASTE) {
        levels_open_clipboard(app);
        levels_resume(app, self);
    }
    if (app_answer_intent(answer) == APP_INTENT_DELETE)
        return choose(app, self, LEVELS_DELETE);
    if (app_answer_intent(answer) == APP_INTENT_BACK && self->asking)
        return choose(app, self, LEVELS_KEEP_IT);
    return app_go_of(answer);
}

/* Wants the pictures of the cards in view. */
static void levels_seen(app *app, void *state, const app_parts *p)
{
    const levels_state *self = state;
    const game_pack *pack = app_levels_shown(app, self);
    const app_grid *grid = &self->page.grids[LEVELS_CARDS];
    const app_grid_page *cards = &p->page.grids[LEVELS_CARDS];
    if (!pack || cards->window.w == 0)
        return;
    for (int i = app_grid_end(grid, cards) - 1; i >= app_grid_first(grid, cards); i--)
        app_thumbs_want(app, pack->pack.levels[i].picture, NULL);
}

/* A window that has grown has a place for the packs. */
static app_go levels_update(app *app, void *state)
{
    levels_state *self = state;
    if (self->picking && app_view_layout(&app->view) == APP_LAYOUT_WIDE)
        pick(app, self, false);
    return app_stay();
}

const app_screen app_screen_levels = {
    .size = sizeof(levels_state),
    .enter = levels_enter,
    .leave = levels_leave,
    .resume = levels_resume,
    .parts = app_levels_parts,
    .first = levels_first,
    .answer = levels_answer,
    .update = levels_update,
    .seen = levels_seen,
};
