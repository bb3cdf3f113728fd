/* The play screen: input becomes commands, commands change the session, the board view follows. */
#include "play.h"

#include "keys.h"

#include <math.h>

bool play_peeking(const play_state *self)
{
    return self->peek_key || self->controls.pressed == PLAY_GOAL;
}

bool play_solved(const app *app)
{
    return game_session_solved(&app->desk.current.session);
}

bool play_shows_result(const app *app, const play_state *self)
{
    double since = self->board.ripple_since;
    return play_solved(app) && !self->result_hidden &&
           (since <= 0 || self->now - since > PLAY_RESULT_DELAY_MS);
}

static game_session *session_of(app *app)
{
    return &app->desk.current.session;
}

static double slide_ms(const app *app)
{
    bool still = app->settings.reduced_motion || app->options.no_animation;
    return still ? 0 : app->settings.slide_ms;
}

/* After anything that may have changed the game: shows it, and celebrates a win. */
/* Tables for the board in play are made while the player plays, and for no other. */
static void claim_tables(app *app, play_state *self)
{
    const puzzle_board *goal = &session_of(app)->goal;
    if (self->claim && puzzle_size_equal(self->claimed.size, goal->size) &&
        self->claimed.blank == goal->blank)
        return;
    solver_claim_drop(self->claim);
    self->claim = solver_claim_tables(app->solver, goal);
    self->claimed = *goal;
}

static void follow(app *app, play_state *self)
{
    claim_tables(app, self);
    bool was_solved =
        !self->board.ready || puzzle_board_equal(&self->board.board, &session_of(app)->goal);
    int blank = self->board.board.blank;
    app_board_view_show(&self->board, &session_of(app)->board, app->now, slide_ms(app));
    if (!play_solved(app)) {
        self->result_hidden = false;
        if (self->controls.focus == PLAY_NEXT)
            self->controls.focus = 0;
    } else if (!was_solved) {
        self->controls.focus = PLAY_NEXT;
        if (slide_ms(app) > 0)
            app_board_view_celebrate(&self->board, blank, app->now);
    }
}

/* The clock runs on in view, and only then: a longer gap was spent elsewhere. */
static void tick(app *app, play_state *self)
{
    double passed = app->now - self->last;
    if (self->last > 0 && passed < 2000 && !app->away)
        game_session_advance(session_of(app), passed);
    self->last = app->now;
    self->now = app->now;
}

static void play_enter(app *app, void *state)
{
    play_state *self = state;
    app_board_view_init(&self->board);
    app_use_picture(app);
    self->result_hidden = play_solved(app);
    follow(app, self);
    self->now = app->now;
}

static void play_leave(app *app, void *state)
{
    play_state *self = state;
    solver_claim_drop(self->claim);
    game_hint_hide(app->hint);
    game_store_save_desk(app->store, &app->desk);
}

static void play_resume(app *app, void *state)
{
    play_state *self = state;
    self->last = app->now;
}

static void command(app *app, play_state *self, game_command sent)
{
    app_command(app, sent);
    follow(app, self);
}

static void press_hint(app *app, play_state *self)
{
    if (!play_solved(app))
        app_hint_press(app);
    follow(app, self);
}

/* The same goal again, scrambled anew, for "next board". */
static void next_board(app *app, play_state *self)
{
    game_round round;
    puzzle_board goal = session_of(app)->goal;
    game_look look = app->desk.current.look;
    app_make_round(&round, &goal, &look, app_new_seed());
    app_begin(app, &round);
    self->controls.focus = 0;
    follow(app, self);
}

static void toggle_numbers(app *app)
{
    game_look *look = &app->desk.current.look;
    if (look->style != GAME_PICTURE)
        return;
    look->numbers = !look->numbers;
    game_store_save_desk(app->store, &app->desk);
}

static void bring_back(app *app, play_state *self)
{
    if (!app_bring_back(app))
        return;
    app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_BROUGHT_BACK));
    follow(app, self);
}

static app_go auto_solve(app *app)
{
    return play_solved(app) ? app_stay() : app_go_to(APP_PUSH, APP_SCREEN_REPLAY);
}

static app_go choose(app *app, play_state *self, int id)
{
    switch ((play_id)id) {
    case PLAY_BACK:
        return app_go_to(APP_POP, APP_SCREEN_TITLE);
    case PLAY_HELP:
        return app_go_to(APP_PUSH, APP_SCREEN_HELP);
    case PLAY_FULL:
        app_toggle_fullscreen(app);
        break;
    case PLAY_MENU:
        return app_go_to(APP_PUSH, APP_SCREEN_MENU);
    case PLAY_HINT:
        press_hint(app, self);
        break;
    case PLAY_AUTO:
        return auto_solve(app);
    case PLAY_UNDO:
        command(app, self, (game_command){.kind = GAME_UNDO});
        break;
    case PLAY_REDO:
        command(app, self, (game_command){.kind = GAME_REDO});
        break;
    case PLAY_COMPARE:
        app->comparing = !app->comparing;
        break;
    case PLAY_COMPARE_GOAL:
    case PLAY_COMPARE_START:
        app->comparing_start = id == PLAY_COMPARE_START;
        break;
    case PLAY_NUMBERS:
        toggle_numbers(app);
        break;
    case PLAY_NEXT:
        next_board(app, self);
        break;
    case PLAY_AGAIN:
        self->controls.focus = 0;
        command(app, self, (game_command){.kind = GAME_RESTART});
        break;
    case PLAY_OTHER:
        return app_go_to(APP_PUSH, APP_SCREEN_NEW_GAME);
    case PLAY_HIDE:
        self->result_hidden = true;
        self->controls.focus = 0;
        break;
    case PLAY_GOAL: /* held, not chosen */
        break;
    }
    return app_stay();
}

/* The tile follows the arrow, or, if the player wishes so, the blank does. WASD and arrows alike. */
static puzzle_move direction(const app *app, app_intent intent, app_intent first)
{
    puzzle_move move = (puzzle_move)(intent - first);
    return app->settings.invert_arrows ? puzzle_move_opposite(move) : move;
}

static app_go key(app *app, play_state *self, const app_event *event)
{
    app_intent intent = app_keys_intent(event);
    if (intent >= APP_INTENT_UP && intent <= APP_INTENT_LEFT) {
        command(app, self,
                (game_command){.kind = GAME_MOVE, .move = direction(app, intent, APP_INTENT_UP)});
        return app_stay();
    }
    if (intent >= APP_INTENT_LINE_UP && intent <= APP_INTENT_LINE_LEFT) {
        puzzle_move move = direction(app, intent, APP_INTENT_LINE_UP);
        command(app, self, (game_command){.kind = GAME_LINE, .move = move});
        return app_stay();
    }
    switch (intent) {
    case APP_INTENT_UNDO:
        return choose(app, self, PLAY_UNDO);
    case APP_INTENT_REDO:
        return choose(app, self, PLAY_REDO);
    case APP_INTENT_HINT:
        return choose(app, self, PLAY_HINT);
    case APP_INTENT_AUTO:
        return auto_solve(app);
    case APP_INTENT_PEEK:
        self->peek_key = true;
        break;
    case APP_INTENT_COMPARE:
        return choose(app, self, PLAY_COMPARE);
    case APP_INTENT_NUMBERS:
        toggle_numbers(app);
        break;
    case APP_INTENT_NEW:
        return choose(app, self, PLAY_OTHER);
    case APP_INTENT_RESTART:
        return choose(app, self, PLAY_AGAIN);
    case APP_INTENT_KEPT:
        bring_back(app, self);
        break;
    case APP_INTENT_PASTE:
        app_paste_picture(app);
        break;
    case APP_INTENT_BACK:
        if (self->controls.focus == 0 || play_shows_result(app, self))
            return choose(app, self, PLAY_MENU);
        self->controls.focus = 0;
        break;
    default:
        break;
    }
    return app_stay();
}

/* A solved board can be looked at, and no tile of it be taken. */
static void touch_board(app *app, play_state *self, const play_layout *layout,
                        const app_event *event)
{
    if (event->kind == APP_EVENT_POINTER_DOWN && play_solved(app))
        return;
    int cell = app_board_view_event(&self->board, &layout->board, event, app->now);
    if (cell >= 0)
        command(app, self, (game_command){.kind = GAME_PRESS, .cell = cell});
}

static app_go play_event(app *app, void *state, const app_event *event)
{
    play_state *self = state;
    play_layout layout;
    tick(app, self);
    play_lay_out(app, self, &layout);
    app_control_result result = {APP_CONTROL_IGNORED, 0, 0};
    if (!app_board_view_holds(&self->board, event))
        result = app_controls_event(&self->controls, &layout.controls, APP_FOCUS_MAY_LEAVE, event,
                                    app->now);
    switch (result.outcome) {
    case APP_CONTROL_CHOSEN:
        return choose(app, self, result.id);
    case APP_CONTROL_USED:
    case APP_CONTROL_CHANGED:
    case APP_CONTROL_HELD:
    case APP_CONTROL_RELEASED:
        self->board.hover = -1; /* the pointer is over a control */
        return app_stay();
    case APP_CONTROL_IGNORED:
        break;
    }
    switch (event->kind) {
    case APP_EVENT_KEY_DOWN:
        return key(app, self, event);
    case APP_EVENT_KEY_UP:
        if (app_keys_intent(event) == APP_INTENT_PEEK)
            self->peek_key = false;
        return app_stay();
    case APP_EVENT_DROP:
        app_take_picture(app, event->path);
        return app_stay();
    case APP_EVENT_FOCUS_LOST:
        self->peek_key = false;
        game_store_save_desk(app->store, &app->desk);
        break;
    case APP_EVENT_POINTER_DOWN:
        self->controls.focus = 0;
        break;
    default:
        break;
    }
    touch_board(app, self, &layout, event);
    return app_stay();
}

static app_go play_update(app *app, void *state)
{
    play_state *self = state;
    tick(app, self);
    app_hint_poll(app);
    follow(app, self);
    bool shown = game_hint_stage_now(app->hint) == GAME_HINT_SHOWN;
    if (shown && (!self->hint.shown || self->hint.move != game_hint_move(app->hint)))
        self->hint.since = app->now;
    self->hint.shown = shown;
    if (shown)
        self->hint.move = game_hint_move(app->hint);
    return app_stay();
}

/* How long the bead on the board grows and beats. */
enum { BEAD_MS = 960, THINKING_MS = 100 };

static double play_wait(const app *app, const void *state)
{
    const play_state *self = state;
    const game_session *session = &app->desk.current.session;
    play_layout layout;
    play_lay_out(app, self, &layout);
    if (app_board_view_moving(&self->board, app->now))
        return 0;
    if (self->hint.shown && app->now - self->hint.since < BEAD_MS && !app->settings.reduced_motion)
        return 0;
    double result_due = self->board.ripple_since + PLAY_RESULT_DELAY_MS - app->now;
    if (play_solved(app) && self->board.ripple_since > 0 && result_due >= -PLAY_RESULT_SLIDE_MS)
        return result_due >= 0 ? result_due + 1 : 0;
    double wait = app_controls_wait(&self->controls, &layout.controls, app->now);
    if (game_hint_stage_now(app->hint) == GAME_HINT_THINKING && wait > THINKING_MS)
        wait = THINKING_MS;
    double second = 1000 - fmod(session->time_ms, 1000) + 1;
    if (game_session_unfinished(session) && !app->away && wait > second)
        wait = second;
    return wait;
}

const app_screen app_screen_play = {
    .size = sizeof(play_state),
    .enter = play_enter,
    .leave = play_leave,
    .resume = play_resume,
    .event = play_event,
    .update = play_update,
    .draw = play_draw,
    .wait = play_wait,
};
