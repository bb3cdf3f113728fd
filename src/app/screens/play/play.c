/* The play screen: input becomes commands, commands change the session, the board view follows. */
#include "screens/play/play.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/runs.h"
#include "game/stars.h"
#include "program/pictures.h"
#include "program/say.h"
#include "screens/screens.h"
#include "text/translate.h"

#include <math.h>

bool app_play_peeking(const play_state *self)
{
    return app_hold_on(&self->peek);
}

bool app_play_solved(const app *app)
{
    return game_session_solved(&client_round(&app->client)->session);
}

bool app_play_shows_result(const app *app, const play_state *self)
{
    double since = self->board.ripple_since;
    return app_play_solved(app) && !self->result_hidden && !app_play_mode(app) &&
           (since <= 0 || app->now - since > PLAY_RESULT_DELAY_MS);
}

bool app_play_still(const app *app, const play_state *self)
{
    return app_play_solved(app) || self->run.paused || (app->client.in_run && app->client.run.over);
}

double app_play_result_age(const app *app, const play_state *self)
{
    double since = self->board.ripple_since;
    enum { WHOLE_MS = PLAY_RESULT_DELAY_MS + PLAY_RESULT_SLIDE_MS };
    return since <= 0 ? PLAY_STARS_STAND : app->now - since - WHOLE_MS;
}

/* The clock runs on in view, and only then: a longer gap was spent elsewhere. */
static void tick(app *app, play_state *self, double until)
{
    double passed = until - self->last;
    if (passed <= 0)
        return;
    if (self->last > 0 && passed < 2000 && !app->away && !self->run.paused)
        client_advance(&app->client, app_play_inspection_pass(app, &self->inspection, passed));
    self->last = until;
}

/* What has passed since something was counted. */
static double passed_since(const app *app, const play_state *self)
{
    bool over = app->client.in_run && app->client.run.over;
    bool runs = self->last > 0 && !app->away && !self->run.paused && !over;
    return runs && app->now > self->last ? app->now - self->last : 0;
}

/* What was counted, and what has passed since. */
static double time_now(const app *app, const play_state *self)
{
    const game_session *session = &client_round(&app->client)->session;
    return session->time_ms + (game_session_unfinished(session) ? passed_since(app, self) : 0);
}

static void play_take(void *state, app_argument *argument)
{
    play_state *self = state;
    if (argument->kind == APP_ARGUMENT_FIND)
        self->find.wished = true;
    else if (argument->kind != APP_ARGUMENT_RECORD)
        self->race.wish = *argument;
}

static void play_enter(app *app, void *state)
{
    play_state *self = state;
    app_board_view_init(&self->board);
    app_use_picture(app);
    self->result_hidden = app_play_solved(app);
    self->stars_heard = GAME_STARS;
    app_play_follow(app, self);
}

static void play_leave(app *app, void *state)
{
    play_state *self = state;
    solver_claim_drop(self->claim);
    app_play_race_deinit(&self->race);
    app_play_analysis_deinit(&self->analysis);
    client_pause_analyses(&app->client);
    game_hint_hide(app->client.hint);
    client_pause(&app->client);
    client_run_leave(&app->client);
}

static void play_resume(app *app, void *state)
{
    play_state *self = state;
    app_play_run_pause(app, self); /* what lay above it took the player's eyes */
    self->last = app->now;
    self->frozen = self->frozen && app->client.settings.press_twice;
    app_play_analysis_again(&self->analysis);
    app_play_follow(app, self); /* the menu may have begun another board */
    if (self->find.wished)
        app_play_find_begin(app, self);
}

/* ---- Events ---- */

/* A solved board can be looked at, and no tile of it be taken; nor one that the goal hides, which a
 * press takes away. */
static void touch_board(app *app, play_state *self, const app_board_layout *board,
                        const app_event *event)
{
    bool down = event->kind == APP_EVENT_POINTER_DOWN;
    if (down && (app_play_still(app, self) || app_hold_end(&self->peek)))
        return;
    int cell = app_board_view_event(&self->board, board, event, app->now);
    if (cell >= 0)
        app_play_command(app, self,
                         (game_command){.kind = GAME_PRESS, .way = app->way, .cell = cell});
    if (down && !self->board.drag.active)
        app_play_zoom_take(app, self, board, event);
}

/* The guide sees what each event did, however many come within a frame. */
static void guide(app *app, play_state *self)
{
    app_play_tutorial_update(app, &self->guide, app_play_peeking(self) || app->comparing);
}

/* Where the player wishes so, a stroke slides what is beside the blank, wherever it began on the board. */
static void swipe(app *app, play_state *self, const app_board_layout *board, const app_event *event)
{
    bool on_board = app_rect_contains(board->tray, (int)event->x, (int)event->y);
    if (!app->client.settings.swipe || !on_board || app_play_still(app, self) ||
        app_play_peeking(self))
        return;
    app_board_view_cancel(&self->board, board, app->now);
    app_play_command(app, self,
                     (game_command){.kind = GAME_MOVE,
                                    .way = event->way,
                                    .move = (puzzle_move)(event->intent - APP_INTENT_UP)});
}

/* While a tile or the board is dragged, nothing else that lies under the pointer reacts. */
static bool play_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    play_state *self = state;
    play_boards boards = app_play_boards(p);
    bool held = app_board_view_holds(&self->board, event);
    tick(app, self, app->now);
    if (app_play_run_startles(app, self, event))
        return true;
    app_play_find_pass(app, self);
    app_play_watch_held(app, self, event);
    if (event->kind == APP_EVENT_KEY_DOWN || event->kind == APP_EVENT_POINTER_DOWN)
        self->by_key = event->way == GAME_WAY_KEYS || event->way == GAME_WAY_PAD;
    self->board.by_keys = self->by_key && event->kind != APP_EVENT_POINTER_MOVE;
    if (app_play_find_event(app, self, event))
        return true;
    app_play_hover(app, self, &boards.own, event);
    if (event->kind == APP_EVENT_SWIPE)
        swipe(app, self, &boards.own, event);
    if (app_play_zoom_event(app, self, &boards, event))
        return true;
    if (held) {
        touch_board(app, self, &boards.own, event);
        guide(app, self);
    }
    return held;
}

/* What no control has used, and no key means. */
static void take_event(app *app, play_state *self, const app_parts *p, const app_event *event)
{
    if (event->kind == APP_EVENT_KEY_UP && event->intent == APP_INTENT_PEEK)
        app_hold_release(&self->peek, app->now);
    if (event->kind == APP_EVENT_FOCUS_LOST)
        app_hold_lose(&self->peek);
    if (event->kind == APP_EVENT_FOCUS_LOST) {
        app_play_run_pause(app, self);
        client_pause(&app->client);
    }
    if (event->kind == APP_EVENT_DROP)
        app_take_picture(app, event->path);
    if (event->kind == APP_EVENT_POINTER_DOWN)
        self->page.controls.focus = 0;
    app_board_layout board = app_play_boards(p).own;
    touch_board(app, self, &board, event);
}

static app_go play_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    play_state *self = state;
    const app_event *event = answer->event;
    app_go go = app_stay();
    if (answer->id == PLAY_GOAL && answer->kind == APP_ANSWER_HELD)
        app_play_peek(app, self);
    if (answer->id == PLAY_GOAL && answer->kind == APP_ANSWER_RELEASED)
        app_hold_release(&self->peek, app->now);
    if (answer->kind == APP_ANSWER_CHOSEN)
        go = app_play_choose(app, self, p, answer);
    else if (answer->kind == APP_ANSWER_TYPED)
        app_play_find_typed(app, self);
    else if (answer->kind != APP_ANSWER_NONE)
        self->board.hover = -1; /* the pointer is over a control */
    else if (event->kind == APP_EVENT_KEY_DOWN)
        go = app_play_key(app, self, answer);
    else
        take_event(app, self, p, event);
    guide(app, self);
    return go;
}

/* ---- Frames ---- */

/* The hint as the board shows it; each step begins anew. */
static void show_hint(app *app, play_state *self)
{
    const game_hint *found = app->client.hint;
    app_board_hint before = self->hint;
    self->hint.shown = game_hint_stage_now(found) == GAME_HINT_SHOWN;
    if (!self->hint.shown)
        return;
    self->hint.step = game_hint_step_now(found);
    self->hint.region = game_hint_region(found);
    self->hint.move = game_hint_move(found);
    if (!before.shown || before.step != self->hint.step || before.move != self->hint.move)
        self->hint.since = app->now;
    if (!before.shown || before.step != self->hint.step)
        app_sound_play(app, APP_SOUND_STEP);
}

/* Each star is heard as it comes. */
static void ring_stars(app *app, play_state *self)
{
    if (!app_play_shows_result(app, self))
        return;
    int stars = game_stars_after(client_round(&app->client), 0);
    double age = app_play_result_age(app, self);
    while (self->stars_heard < stars && age >= self->stars_heard * PLAY_STAR_DELAY_MS) {
        app_sound_play(app, APP_SOUND_STAR);
        self->stars_heard++;
    }
}

/* What was left may come back as long as the message offers it: whoever goes on playing needs the message no
 * more. */
static void forget_left(app *app)
{
    bool offered = app_toast_offers(&app->toast, app->now) == APP_INTENT_PARKED;
    bool goes_on = client_round(&app->client)->session.started;
    if (offered && goes_on)
        app->toast.since = 0;
    if (!offered || goes_on)
        client_forget_left(&app->client);
}

/* An event may be read after a frame, and have come before it: until then its time is not used up. */
enum { BEHIND_MS = 100 };

static app_go play_update(app *app, void *state)
{
    play_state *self = state;
    tick(app, self, app->now - BEHIND_MS);
    app_play_find_pass(app, self);
    self->time = (double)game_whole_ms(time_now(app, self));
    self->run.time = app->client.in_run
                         ? (double)game_whole_ms(app_play_run_time(app, passed_since(app, self)))
                         : 0;
    forget_left(app);
    client_hint_poll(&app->client, app->now);
    client_run_poll(&app->client);
    app_play_race_update(app, &self->race, self->time);
    app_play_follow(app, self);
    app_play_zoom_follow(app, self);
    show_hint(app, self);
    ring_stars(app, self);
    app_play_analysis_update(app, &self->analysis);
    guide(app, self);
    return app_stay();
}

/* How long the bead on the board grows and beats. */
enum { BEAD_MS = 960, THINKING_MS = 20 };

/* The result waits for the ripple, slides in, and its stars come. */
static double result_wait(const app *app, const play_state *self)
{
    enum { STARS_MS = PLAY_STAR_MS + 2 * PLAY_STAR_DELAY_MS };
    double age = app_play_result_age(app, self);
    if (!app_play_solved(app) || self->result_hidden || age >= STARS_MS)
        return APP_WAIT_LONG;
    return age < -PLAY_RESULT_SLIDE_MS ? -PLAY_RESULT_SLIDE_MS - age + 1 : 0;
}

/* How long the clock looks the same. */
static double clock_step(const game_settings *settings)
{
    static const double steps[] = {
        [GAME_CLOCK_SECONDS] = 1000, [GAME_CLOCK_TENTHS] = 100, [GAME_CLOCK_HUNDREDTHS] = 10};
    return steps[settings->clock];
}

/* Until the clock shows another time, or the ghost moves. */
static double clock_wait(const app *app, const play_state *self)
{
    double time = time_now(app, self);
    if (!game_session_unfinished(&client_round(&app->client)->session) || app->away)
        return APP_WAIT_LONG;
    double step = app->zen ? 10 : clock_step(&app->client.settings),
           next = step - fmod(time, step) + 1;
    if (app->client.settings.hide_time)
        next = APP_WAIT_LONG;
    return fmin(next, game_ghost_wait(&app->client.ghost, time));
}

static double gain_wait(const app *app, const play_state *self)
{
    double age = app_play_analysis_gain_age(&self->analysis, app->now);
    if (age < 0)
        return APP_WAIT_LONG;
    bool fades = age < PLAY_GAIN_FADE_MS || age > PLAY_GAIN_MS - PLAY_GAIN_FADE_MS;
    return fades ? 0 : PLAY_GAIN_MS - PLAY_GAIN_FADE_MS - age + 1;
}

static bool bead_moves(const app *app, const play_state *self)
{
    return self->hint.shown && self->hint.step == GAME_HINT_ARROW &&
           app->now - self->hint.since < BEAD_MS && !app->client.settings.reduced_motion;
}

/* A tile that is not seen, or that cannot be taken any more, is not to be pressed. */
static app_cursor play_cursor(const app *app, const void *state)
{
    const play_state *self = state;
    bool still = app_play_still(app, self) || app_play_peeking(self);
    if (self->zoom.dragged)
        return APP_CURSOR_MOVE;
    return still ? APP_CURSOR_ARROW : app_board_view_cursor(&self->board);
}

static double play_wait(const app *app, const void *state)
{
    const play_state *self = state;
    if (app_board_view_moving(&self->board, app->now) || bead_moves(app, self))
        return 0;
    double wait = fmin(result_wait(app, self), clock_wait(app, self));
    wait = fmin(wait, fmin(gain_wait(app, self), app_play_tutorial_wait(app, &self->guide)));
    wait = fmin(wait, app_play_find_wait(app, self));
    wait = fmin(wait, app_play_run_wait(app, self));
    wait = fmin(wait, app_play_inspection_wait(app, &self->inspection));
    bool thinks = game_hint_stage_now(app->client.hint) == GAME_HINT_THINKING;
    return thinks ? fmin(wait, THINKING_MS) : wait;
}

static const app_prompt *play_prompts(const app *app, int *count)
{
    static const app_prompt playing[] = {
        {APP_INTENT_UP, APP_BOUND_SCREEN, N_("Slide")},
        {APP_INTENT_LINES, APP_BOUND_SCREEN, N_("Line")},
        {APP_INTENT_HINT, APP_BOUND_SCREEN, N_("Hint")},
        {APP_INTENT_UNDO, APP_BOUND_SCREEN, N_("Undo")},
        {APP_INTENT_REDO, APP_BOUND_SCREEN, N_("Redo")},
        {APP_INTENT_PEEK, APP_BOUND_SCREEN, N_("Goal")},
        {APP_INTENT_AUTO, APP_BOUND_SCREEN, N_("Auto-solve")},
        {APP_INTENT_NEXT_BOARD, APP_BOUND_SCREEN, N_("Next board")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    static const app_prompt solved[] = {
        {APP_INTENT_NEXT_BOARD, APP_BOUND_SCREEN, N_("Next board")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    bool over = app_play_solved(app);
    if (app_play_mode(app))
        return app_play_run_prompts(app, count);
    *count = over ? (int)SDL_arraysize(solved) : (int)SDL_arraysize(playing);
    return over ? solved : playing;
}

const app_screen app_screen_play = {
    .size = sizeof(play_state),
    .places = APP_PLACE_BOARD,
    .take = play_take,
    .enter = play_enter,
    .leave = play_leave,
    .resume = play_resume,
    .parts = app_play_parts,
    .first = play_first,
    .pinches = app_play_pinches,
    .answer = play_answer,
    .update = play_update,
    .prompts = play_prompts,
    .cursor = play_cursor,
    .wait = play_wait,
};
