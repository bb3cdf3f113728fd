/* The levels: packs, and the levels of one of them with what was reached in each. */
#include "screens/levels/levels.h"

#include "client/games.h"
#include "client/records.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const game_pack *app_levels_shown(const app *app, const levels_state *self)
{
    return self->pack < app->client.levels.count ? &app->client.levels.packs[self->pack] : NULL;
}

int app_levels_told(const levels_state *self)
{
    return self->grid.hover >= 0 ? self->grid.hover : self->grid.at;
}

/* ---- Where the screen stands ---- */

static void note_place(app *app, levels_state *self)
{
    const game_pack *pack = app_levels_shown(app, self);
    self->stood_solved = false;
    if (pack && self->grid.at >= 0) {
        game_levels_name(pack, &pack->pack.levels[self->grid.at], app->client.level,
                         sizeof app->client.level);
        self->stood_solved = app_levels_mark(app, self, self->pack, self->grid.at).solved;
    } else if (pack) {
        snprintf(app->client.level, sizeof app->client.level, "%s/", pack->name);
    }
    snprintf(self->stood, sizeof self->stood, "%s", app->client.level);
}

/* Shows a pack, and chooses a level of it: -1 the first that is not solved, or else the first. */
static void show_pack(app *app, levels_state *self, int pack, int level)
{
    levels_layout layout;
    self->pack = pack;
    if (level < 0 && pack < app->client.levels.count)
        level = app_levels_first_unsolved(app, self, pack);
    self->grid = (app_grid){.at = level < 0 ? 0 : level, .hover = -1};
    app_levels_lay_out(app, self, &layout);
    app_list_choose(&self->packs, &layout.packs, pack);
    app_grid_choose(&self->grid, &layout.grid, self->grid.at);
    note_place(app, self);
}

/* The pack that is meant where app->client.level names none of its levels. */
static int pack_to_show(const app *app, const levels_state *self)
{
    bool playing =
        app->client.desk.has_current && app->client.desk.current.origin.kind == GAME_FROM_LEVEL;
    const char *level = app->client.level[0] || !playing ? app->client.level
                                                         : app->client.desk.current.origin.level;
    size_t length = strcspn(level, "/");
    for (int i = app->client.levels.count - 1; i >= 0 && length > 0; i--)
        if (strncmp(app->client.levels.packs[i].name, level, length) == 0 &&
            app->client.levels.packs[i].name[length] == '\0')
            return i;
    for (int i = 0; i < app->client.levels.count; i++)
        if (app_levels_first_unsolved(app, self, i) >= 0)
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
        self->controls.focus = LEVELS_GRID;
    if (!game_levels_find(&app->client.levels, app->client.level, &pack, &level)) {
        show_pack(app, self, pack_to_show(app, self), -1);
        return;
    }
    bool move_on = app_levels_mark(app, self, pack, level).solved &&
                   !(same && self->stood_solved) && app_levels_first_unsolved(app, self, pack) >= 0;
    show_pack(app, self, pack, move_on ? -1 : level);
}

/* Files may have been changed by hand, and games been won. */
static void read_again(app *app, levels_state *self)
{
    client_levels_changed(&app->client);
    const game_levels *levels = client_levels(&app->client);
    free(self->marks);
    self->marks = app_levels_make_marks(levels, client_results(&app->client));
    if (!self->marks)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    stand(app, self);
}

static void levels_enter(app *app, void *state)
{
    levels_state *self = state;
    read_again(app, self);
    const game_pack *pack = app_levels_shown(app, self);
    self->controls.focus = pack && pack->pack.count == 0 ? LEVELS_PACKS : LEVELS_GRID;
    self->controls.focus_shown = true;
    if (app->client.levels.problem.status != SW_OK)
        app_notify(app, APP_ICON_WARN, app->client.levels.problem.message);
}

static void levels_leave(app *app, void *state)
{
    levels_state *self = state;
    (void)app;
    free(self->marks);
}

static void levels_resume(app *app, void *state)
{
    read_again(app, state);
}

/* ---- Input ---- */

static app_go start(app *app, levels_state *self)
{
    char name[GAME_LEVEL_NAME_SIZE];
    const game_pack *pack = app_levels_shown(app, self);
    game_levels_name(pack, &pack->pack.levels[self->grid.at], name, sizeof name);
    if (!client_start_level(&app->client, name))
        return app_stay();
    return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
}

/* Opens the list of packs over the grid, or closes it. */
static void pick(const app *app, levels_state *self, bool on)
{
    levels_layout layout;
    self->picking = on;
    self->controls = (app_controls){.focus = on ? LEVELS_PACKS : LEVELS_PICK,
                                    .focus_shown = self->controls.focus_shown};
    app_levels_lay_out(app, self, &layout);
    app_list_choose(&self->packs, &layout.packs, self->pack);
}

static app_go choose(app *app, levels_state *self, int id)
{
    switch ((levels_id)id) {
    case LEVELS_BACK:
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    case LEVELS_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case LEVELS_MAKE:
        return app_go_to(APP_PUSH, APP_SCREEN_LEVEL_MAKER);
    case LEVELS_PICK:
        pick(app, self, true);
        break;
    case LEVELS_OPEN:
        app_levels_open_clipboard(app);
        read_again(app, self);
        break;
    case LEVELS_PACKS:
    case LEVELS_GRID:
        break;
    }
    return app_stay();
}

/* A card that was pressed is let go: by the key, or with the pointer still on it. */
static app_go let_go(app *app, levels_state *self, const levels_layout *layout,
                     const app_event *event)
{
    bool on_card =
        event->kind == APP_EVENT_KEY_UP ||
        app_grid_cell_at(&self->grid, &layout->grid, event->x, event->y) == self->grid.at;
    return on_card && self->grid.at >= 0 ? start(app, self) : app_stay();
}

static app_go key(app *app, levels_state *self, const app_event *event)
{
    app_intent intent = event->intent;
    if (intent == APP_INTENT_PASTE)
        return choose(app, self, LEVELS_OPEN);
    return intent == APP_INTENT_BACK ? choose(app, self, LEVELS_BACK) : app_stay();
}

/* The list over the grid alone is asked, until a pack is picked or it is left. */
static app_go pick_event(app *app, levels_state *self, const levels_layout *layout,
                         const app_event *event)
{
    app_control_list only = {.count = 0};
    app_list_add(&layout->packs, &only, NULL);
    bool used = app_list_event(&self->packs, &layout->packs, &self->controls, event);
    app_control_result result = {APP_CONTROL_USED, 0, 0};
    if (!used)
        result = app_controls_event(&self->controls, &only, APP_FOCUS_KEEPS, event, app->now);
    bool outside = event->kind == APP_EVENT_POINTER_DOWN &&
                   !app_rect_contains(layout->slab, event->x, event->y);
    bool back = event->kind == APP_EVENT_KEY_DOWN && event->intent == APP_INTENT_BACK;
    int picked = self->packs.at;
    if (result.outcome == APP_CONTROL_RELEASED || outside || back)
        pick(app, self, false);
    if (result.outcome == APP_CONTROL_RELEASED) {
        show_pack(app, self, picked, -1);
        self->controls.focus = layout->grid.window.w > 0 ? LEVELS_GRID : LEVELS_PICK;
    }
    return app_stay();
}

/* The list and the grid; another row is another pack. */
static bool list_event(app *app, levels_state *self, const levels_layout *layout,
                       const app_event *event)
{
    int pack = self->packs.at, level = self->grid.at;
    bool used = app_list_event(&self->packs, &layout->packs, &self->controls, event) ||
                app_grid_event(&self->grid, &layout->grid, &self->controls, event);
    if (self->packs.at != pack)
        show_pack(app, self, self->packs.at, -1);
    else if (self->grid.at != level)
        note_place(app, self);
    return used;
}

static app_go levels_event(app *app, void *state, const app_event *event)
{
    levels_state *self = state;
    levels_layout layout;
    app_levels_lay_out(app, self, &layout);
    if (event->kind == APP_EVENT_DROP) {
        app_levels_open_file(app, event->path);
        read_again(app, self);
        return app_stay();
    }
    if (self->picking && layout.narrow)
        return pick_event(app, self, &layout, event);
    if (list_event(app, self, &layout, event))
        return app_stay();
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_KEEPS, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome == APP_CONTROL_RELEASED && result.id == LEVELS_GRID)
        return let_go(app, self, &layout, event);
    if (result.outcome == APP_CONTROL_RELEASED && event->kind == APP_EVENT_KEY_UP &&
        layout.tray.w > 0)
        self->controls.focus = LEVELS_GRID; /* from the packs on to their levels */
    if (result.outcome == APP_CONTROL_IGNORED && event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    return app_stay();
}

/* A window that has grown has a place for the packs. */
static app_go levels_update(app *app, void *state)
{
    levels_state *self = state;
    levels_layout layout;
    app_levels_lay_out(app, self, &layout);
    if (self->picking && !layout.narrow)
        pick(app, self, false);
    return app_stay();
}

static double levels_wait(const app *app, const void *state)
{
    const levels_state *self = state;
    levels_layout layout;
    app_levels_lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_levels = {
    .size = sizeof(levels_state),
    .enter = levels_enter,
    .leave = levels_leave,
    .resume = levels_resume,
    .event = levels_event,
    .update = levels_update,
    .draw = app_levels_draw,
    .wait = levels_wait,
};
