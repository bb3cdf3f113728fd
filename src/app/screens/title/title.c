/* The title: a wordmark that can be played, and the ways on from here. */
#include "screens/title/title.h"

#include "client/games.h"
#include "client/start.h"
#include "program/clipboard.h"
#include "program/pictures.h"
#include "program/window.h"
#include "puzzle/goal.h"
#include "screens/screens.h"

bool app_title_has_game(const app *app)
{
    return app->client.desk.has_current && !game_session_solved(&app->client.desk.current.session);
}

static void title_enter(app *app, void *state)
{
    title_state *self = state;
    puzzle_size size = {TITLE_COLUMNS, TITLE_ROWS};
    puzzle_goal_make(&self->solved, PUZZLE_GOAL_STANDARD, size, NULL);
    self->wordmark = self->solved;
    app_board_view_init(&self->board);
    app_board_view_show(&self->board, &self->wordmark, app->now, 0);
    self->had_game = !app_title_has_game(app);
    self->controls.focus_shown = true;
}

static app_go choose(app *app, int id)
{
    switch ((title_id)id) {
    case TITLE_CONTINUE:
        return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
    case TITLE_NEW:
        return app_go_to(APP_PUSH, APP_SCREEN_NEW_GAME);
    case TITLE_KEPT:
        return client_bring_back(&app->client) ? app_go_to(APP_PUSH, APP_SCREEN_PLAY) : app_stay();
    case TITLE_LEVELS:
        return app_go_to(APP_PUSH, APP_SCREEN_LEVELS);
    case TITLE_THEATRE:
        return app_go_to(APP_PUSH, APP_SCREEN_THEATRE);
    case TITLE_LAB:
        return app_go_to(APP_PUSH, APP_SCREEN_LAB);
    case TITLE_STATISTICS:
        return app_go_to(APP_PUSH, APP_SCREEN_STATISTICS);
    case TITLE_SETTINGS:
        return app_go_to(APP_PUSH, APP_SCREEN_SETTINGS);
    case TITLE_KEYS:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case TITLE_FULL:
        app_toggle_fullscreen(app);
        break;
    case TITLE_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    }
    return app_stay();
}

static void slide(app *app, title_state *self, puzzle_slide moved)
{
    bool was_solved = puzzle_board_equal(&self->wordmark, &self->solved);
    int blank = self->wordmark.blank;
    if (!puzzle_slide_apply(&self->wordmark, moved))
        return;
    double ms = app->client.settings.reduced_motion || app->options.no_animation
                    ? 0
                    : app->client.settings.slide_ms;
    app_board_view_show(&self->board, &self->wordmark, app->now, ms);
    if (!was_solved && ms > 0 && puzzle_board_equal(&self->wordmark, &self->solved))
        app_board_view_celebrate(&self->board, blank, app->now);
}

static app_go key(app *app, title_state *self, const app_event *event)
{
    app_intent intent = event->intent;
    if (intent >= APP_INTENT_UP && intent <= APP_INTENT_LEFT)
        slide(app, self, (puzzle_slide){(puzzle_move)(intent - APP_INTENT_UP), 1});
    else if (intent >= APP_INTENT_LINE_UP && intent <= APP_INTENT_LINE_LEFT)
        slide(app, self,
              puzzle_slide_line(&self->wordmark, (puzzle_move)(intent - APP_INTENT_LINE_UP)));
    else if (intent == APP_INTENT_NEW)
        return choose(app, TITLE_NEW);
    else if (intent == APP_INTENT_KEPT && app->client.desk.has_kept)
        return choose(app, TITLE_KEPT);
    else if (intent == APP_INTENT_PASTE && app_paste_id_game(app))
        return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
    else if (intent == APP_INTENT_CONFIRM || intent == APP_INTENT_PLAY)
        return choose(app, app_title_has_game(app) ? TITLE_CONTINUE : TITLE_NEW);
    return app_stay();
}

/* A picture dropped here is played at once, at the size that was last chosen. */
static app_go drop(app *app, const char *path)
{
    puzzle_board goal;
    game_round round;
    puzzle_size size = {app->client.settings.columns, app->client.settings.rows};
    game_look look = {.style = GAME_NUMBERS, .numbers = app->client.settings.numbers};
    if (!app_picture_readable(app, path))
        return app_stay();
    puzzle_goal_make(&goal, (puzzle_goal)app->client.settings.goal, size, NULL);
    client_make_round(&round, &goal, &look, client_new_seed());
    client_begin(&app->client, &round);
    app_take_picture(app, path);
    return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
}

static app_go title_event(app *app, void *state, const app_event *event)
{
    title_state *self = state;
    title_layout layout;
    app_title_lay_out(app, &layout);
    app_control_result result = {APP_CONTROL_IGNORED, 0, 0};
    if (!app_board_view_holds(&self->board, event))
        result = app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event,
                                    app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, result.id);
    if (result.outcome != APP_CONTROL_IGNORED) {
        self->board.hover = -1; /* the pointer is over a control */
        return app_stay();
    }
    if (event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, event);
    if (event->kind == APP_EVENT_DROP)
        return drop(app, event->path);
    int cell = app_board_view_event(&self->board, &layout.board, event, app->now);
    if (cell >= 0)
        slide(app, self, puzzle_slide_from(&self->wordmark, cell));
    return app_stay();
}

static app_go title_update(app *app, void *state)
{
    title_state *self = state;
    if (self->had_game != app_title_has_game(app)) {
        self->had_game = app_title_has_game(app);
        self->controls.focus = self->had_game ? TITLE_CONTINUE : TITLE_NEW;
    }
    if (self->frames < 2 && self->frames++ == 1)
        app_use_picture(app); /* a large picture must not hold the first frame back */
    return app_stay();
}

static double title_wait(const app *app, const void *state)
{
    const title_state *self = state;
    title_layout layout;
    if (self->frames < 2 || app_board_view_moving(&self->board, app->now))
        return 0;
    app_title_lay_out(app, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_title = {
    .size = sizeof(title_state),
    .enter = title_enter,
    .event = title_event,
    .update = title_update,
    .draw = app_title_draw,
    .wait = title_wait,
};
