/* Makes a level of any start and any goal, and saves it to be played and shared. */
#include "screens/level_maker/level_maker.h"

#include "client/games.h"
#include "client/records.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "screens/screens.h"

#include <stdio.h>

static void maker_take(void *state, app_argument *argument)
{
    maker_state *self = state;
    self->from = argument->from;
    self->edits = argument->kind == APP_ARGUMENT_LEVEL;
}

/* A 4x4 scramble of the standard goal. */
static void begin_standard(maker_state *self)
{
    puzzle_goal_make(&self->lab.boards[GAME_LAB_GOAL], PUZZLE_GOAL_STANDARD, (puzzle_size){4, 4},
                     NULL);
    game_lab_scramble(&self->lab, client_new_seed());
}

/* The lab's boards and those of a game come along; the game's as it stands, unless that is its end. */
static void choose_boards(const app *app, maker_state *self)
{
    const game_session *session = &client_round(&app->client)->session;
    if (self->from == APP_SCREEN_LAB)
        game_lab_set_boards(&self->lab, &app->client.lab.boards[GAME_LAB_START],
                            &app->client.lab.boards[GAME_LAB_GOAL]);
    else if (self->from == APP_SCREEN_PLAY && client_has_round(&app->client))
        game_lab_set_boards(&self->lab,
                            game_session_solved(session) ? &session->start : &session->board,
                            &session->goal);
    else
        begin_standard(self);
}

bool app_maker_is_level(const maker_state *self)
{
    game_lab_verdict verdict = game_lab_judge(&self->lab);
    return verdict.solvable && verdict.swaps > 0;
}

static void boards_changed(app *app, maker_state *self)
{
    app_edit_fit(&self->edit);
    app_edit_show(&self->edit, NULL, app->now, app_slide_ms(app));
    app_maker_seek_par(app, self);
}

/* Nobody has to type a name: levels are counted. */
static void name_unnamed(app *app, maker_state *self)
{
    int count = 0;
    const game_levels *levels = client_levels(&app->client);
    for (int i = 0; i < levels->count; i++)
        if (levels->packs[i].own)
            count += levels->packs[i].pack.count;
    snprintf(self->unnamed, sizeof self->unnamed, _("Level %d"), count + 1);
}

/* The chosen level's boards and names; a new one where it is not there any more. */
static const char *take_level(app *app, maker_state *self)
{
    int pack;
    const game_levels *levels = client_levels(&app->client);
    const puzzle_level *level = game_levels_find(levels, app->client.level, &pack, NULL);
    self->edits = self->edits && level;
    if (!self->edits)
        return _("My levels");
    self->old = *level;
    snprintf(self->old_pack, sizeof self->old_pack, "%s", levels->packs[pack].name);
    game_lab_set_boards(&self->lab, &level->start, &level->goal);
    return levels->packs[pack].pack.title;
}

static void maker_enter(app *app, void *state)
{
    maker_state *self = state;
    choose_boards(app, self);
    const char *pack = take_level(app, self);
    app_edit_init(&self->edit, &self->lab);
    app_field_init(&self->page.fields[MAKER_FIELD_TITLE], PUZZLE_LEVEL_TEXT_SIZE - 1,
                   self->old.title);
    app_field_init(&self->page.fields[MAKER_FIELD_PACK], PUZZLE_LEVEL_TEXT_SIZE - 1, pack);
    name_unnamed(app, self);
    boards_changed(app, self);
    self->page.controls.focus = MAKER_TITLE;
    self->page.controls.focus_shown = true;
}

static void maker_leave(app *app, void *state)
{
    (void)app;
    app_maker_stop_par(state);
}

/* ---- Input ---- */

/* To the levels, where the new one is chosen. */
static app_go save(app *app, maker_state *self)
{
    if (!app_maker_is_level(self)) {
        app_notify(app, APP_ICON_WARN, _("The start must be solvable and differ from the goal."));
        return app_stay();
    }
    if (!app_maker_save(app, self))
        return app_stay();
    if (self->from == APP_SCREEN_LEVELS)
        return app_go_to(APP_POP, APP_SCREEN_LEVELS);
    return app_go_to(APP_HOME, APP_SCREEN_LEVELS);
}

static app_go key(app *app, maker_state *self, const app_parts *p, const app_answer *answer)
{
    app_intent intent = app_answer_intent(answer);
    if (intent == APP_INTENT_CONFIRM && app_page_types(&self->page, &p->page))
        return save(app, self);
    if (intent == APP_INTENT_PASTE && app_paste_side(app, &self->lab, self->edit.side))
        boards_changed(app, self);
    return app_go_of(answer);
}

static bool maker_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    maker_state *self = state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    app_edited edited = app_edit_first(&self->edit, &edit, &self->page, event);
    if (edited == APP_EDIT_CHANGED)
        boards_changed(app, self);
    return edited != APP_EDIT_IGNORED;
}

static app_go maker_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    maker_state *self = state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    if (app_edit_answer(&self->edit, &edit, &self->page, answer))
        boards_changed(app, self);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == MAKER_SAVE)
        return save(app, self);
    return key(app, self, p, answer);
}

static app_go maker_update(app *app, void *state)
{
    app_maker_poll_par(app, state);
    return app_stay();
}

/* What the search for the par has found is told so often, in ms. */
enum { SEEKING_FRAME_MS = 100 };

static double maker_wait(const app *app, const void *state)
{
    const maker_state *self = state;
    if (app_edit_moving(&self->edit, app->now))
        return 0;
    return self->par.job ? SEEKING_FRAME_MS : APP_WAIT_LONG;
}

static bool maker_pinches(const app *app, const app_parts *p, double x, double y)
{
    const maker_state *self = p->state;
    const app_edit_layout edit = app_edit_layout_of(&self->edit, p);
    (void)app;
    return app_edit_pinches(&edit, x, y);
}

const app_screen app_screen_level_maker = {
    .size = sizeof(maker_state),
    .places = APP_PLACE_LAB,
    .take = maker_take,
    .enter = maker_enter,
    .leave = maker_leave,
    .parts = app_maker_parts,
    .first = maker_first,
    .pinches = maker_pinches,
    .answer = maker_answer,
    .update = maker_update,
    .wait = maker_wait,
};
