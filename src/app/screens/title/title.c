/* The title: a wordmark that can be played, and the ways on from here. */
#include "screens/title/title.h"

#include "client/games.h"
#include "client/kinds.h"
#include "client/records.h"
#include "client/start.h"
#include "game/daily_log.h"
#include "os/clock.h"
#include "program/clipboard.h"
#include "program/pictures.h"
#include "program/window.h"
#include "puzzle/goal.h"
#include "screens/screens.h"

#include <stdio.h>

static void title_enter(app *app, void *state)
{
    title_state *self = state;
    app_toy_init(&self->wordmark, (puzzle_size){TITLE_COLUMNS, TITLE_ROWS}, true, app->now);
    self->wordmark.celebrates = true;
    self->today = os_clock_today();
    self->had_game = !app_title_has_game(app);
    self->page.controls.focus_shown = true;
}

static void count_streak(app *app, title_state *self)
{
    self->streak = game_daily_tally_of(client_results(&app->client), self->today).streak;
}

/* Another day may have begun meanwhile, or its board been solved. */
static void title_resume(app *app, void *state)
{
    title_state *self = state;
    self->today = os_clock_today();
    count_streak(app, self);
}

static app_go play(app *app)
{
    client_wish wish = client_wish_of_settings(&app->client.settings, client_new_seed());
    return client_begin_kind(&app->client, &wish) ? app_go_to(APP_PUSH, APP_SCREEN_PLAY)
                                                  : app_stay();
}

static app_go choose(app *app, int id)
{
    switch (id) {
    case TITLE_PLAY:
        return play(app);
    case TITLE_KEPT:
        return client_bring_back(&app->client) ? app_go_to(APP_PUSH, APP_SCREEN_PLAY) : app_stay();
    case TITLE_FULL:
        app_toggle_fullscreen(app);
        return app_stay();
    case TITLE_SOUND:
        app_sound_toggle(app);
        return app_stay();
    case TITLE_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    default:
        return app_go_to(APP_PUSH, (app_screen_id)(id - TITLE_WAYS));
    }
}

/* What its tiles do, since they stood as `before`. */
static void hear(app *app, title_state *self, const puzzle_board *before)
{
    app_sound_change(app, &self->wordmark.view, before, &self->wordmark.board,
                     &self->wordmark.goal);
}

/* A pad's direction brings the focus back to the buttons after the pointer took it away. */
static bool finds_back(const app *app, title_state *self, app_intent intent)
{
    if (app->way != GAME_WAY_PAD || !app_intent_is_direction(intent) ||
        self->page.controls.focus_shown)
        return false;
    self->page.controls.focus = app_title_has_game(app) ? TITLE_CONTINUE : TITLE_PLAY;
    self->page.controls.focus_shown = true;
    return true;
}

static app_go key(app *app, title_state *self, app_intent intent)
{
    if (finds_back(app, self, intent))
        return app_stay();
    puzzle_board before = self->wordmark.board;
    if (app_toy_key(&self->wordmark, intent, app->now, app_slide_ms(app))) {
        hear(app, self, &before);
        return app_stay();
    }
    if (intent == APP_INTENT_NEW)
        return choose(app, TITLE_NEW);
    if (intent == APP_INTENT_PARKED && app->client.slots.has_parked)
        return choose(app, TITLE_KEPT);
    if (intent == APP_INTENT_PASTE && app_paste_id_game(app))
        return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
    if (intent == APP_INTENT_CONFIRM || intent == APP_INTENT_PLAY)
        return choose(app, app_title_has_game(app) ? TITLE_CONTINUE : TITLE_PLAY);
    return app_stay();
}

static void drop(app *app, title_state *self, const char *path)
{
    const app_decode how = {.longest = APP_GAME_PICTURE_PIXELS, .use = APP_DECODE_CHOICE};
    app_offer_picture(app, &self->offered, path, &how);
}

/* A picture dropped here is played at the size that was last chosen. */
static app_go play_picture(app *app, const char *name, SDL_Surface *picture)
{
    puzzle_board goal;
    puzzle_size size = {app->client.settings.columns, app->client.settings.rows};
    game_look look = {.style = GAME_PICTURE, .numbers = app->client.settings.numbers};
    snprintf(look.picture, sizeof look.picture, "%s", name);
    puzzle_goal_make(&goal, (puzzle_goal)app->client.settings.goal, size, NULL);
    app_set_picture(app, name, picture);
    app_gallery_add(&app->gallery, name);
    client_begin_new(&app->client, &goal, &look, client_new_seed());
    return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
}

static app_go take_offered(app *app, title_state *self)
{
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_CHOICE, &answer)) {
        bool offered = answer.ticket == self->offered.ticket;
        if (offered && answer.picture)
            return play_picture(app, self->offered.name, answer.picture);
        if (offered)
            app_notify_picture(app, self->offered.name, &answer.error);
        SDL_FreeSurface(answer.picture);
    }
    return app_stay();
}

/* Drops the offered picture where the player has gone on to something else. */
static app_go leave_offered(app *app, title_state *self, app_go where)
{
    if (where.kind != APP_STAY) {
        app_decoder_forget(app->decoder, self->offered.ticket);
        self->offered.ticket = 0;
    }
    return where;
}

/* While a tile is dragged, nothing else that lies under the pointer reacts. */
static bool title_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    title_state *self = state;
    puzzle_board before = self->wordmark.board;
    app_board_layout board = app_title_board(&app->view, app_parts_rect(p, TITLE_WORDMARK));
    bool held = app_toy_first(&self->wordmark, &board, event, app->now, app_slide_ms(app));
    hear(app, self, &before);
    return held;
}

static app_go title_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    title_state *self = state;
    app_board_layout board = app_title_board(&app->view, app_parts_rect(p, TITLE_WORDMARK));
    const app_event *event = answer->event;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return leave_offered(app, self, choose(app, answer->id));
    puzzle_board before = self->wordmark.board;
    app_toy_answer(&self->wordmark, &board, answer, app->now, app_slide_ms(app));
    hear(app, self, &before);
    if (answer->kind == APP_ANSWER_NONE && event->kind == APP_EVENT_KEY_DOWN)
        return leave_offered(app, self, key(app, self, event->intent));
    if (answer->kind == APP_ANSWER_NONE && event->kind == APP_EVENT_DROP)
        drop(app, self, event->path);
    return app_stay();
}

static app_go title_update(app *app, void *state)
{
    title_state *self = state;
    if (self->had_game != app_title_has_game(app)) {
        self->had_game = app_title_has_game(app);
        self->page.controls.focus = self->had_game ? TITLE_CONTINUE : TITLE_PLAY;
    }
    if (self->frames < 2 && self->frames++ == 1) { /* nothing holds the first frame back */
        app_use_picture(app);
        count_streak(app, self);
    }
    return take_offered(app, self);
}

static app_cursor title_cursor(const app *app, const void *state)
{
    const title_state *self = state;
    (void)app;
    return app_board_view_cursor(&self->wordmark.view);
}

static double title_wait(const app *app, const void *state)
{
    const title_state *self = state;
    bool moves = self->frames < 2 || app_board_view_moving(&self->wordmark.view, app->now);
    return moves ? 0 : APP_WAIT_LONG;
}

const app_screen app_screen_title = {
    .size = sizeof(title_state),
    .enter = title_enter,
    .resume = title_resume,
    .parts = app_title_parts,
    .first = title_first,
    .answer = title_answer,
    .update = title_update,
    .cursor = title_cursor,
    .wait = title_wait,
};
