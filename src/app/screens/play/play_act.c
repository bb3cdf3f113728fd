/* Carries out what a control or a key asks of the game in play. */
#include "screens/play/play.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/say.h"
#include "program/window.h"
#include "text/translate.h"

/* Tables for the board in play are made while the player plays, and for no other. */
static void claim_tables(app *app, play_state *self)
{
    const puzzle_board *goal = &client_round(&app->client)->session.goal;
    if (self->claim && puzzle_size_equal(self->claimed.size, goal->size) &&
        self->claimed.blank == goal->blank)
        return;
    solver_claim_drop(self->claim);
    self->claim = solver_claim_tables(app->client.solver, goal);
    self->claimed = *goal;
    client_check_values(&app->client, goal->size);
}

/* On a board that begins, the arrows slide, and no goal lies over it. */
static void meet(app *app, play_state *self, uint64_t round)
{
    self->followed = round;
    self->page.controls.focus = 0;
    app_hold_end(&self->peek);
    self->zoom = (play_zoom){.dragged = false};
    self->board.signs = (app_board_signs){0};
    self->board.keyed = 0;
    app_play_find_leave(app, self);
}

/* Nothing may tell the player which tiles are at home. */
static bool hides(const app *app)
{
    return app->client.in_run && game_run_hides(&app->client.run);
}

void app_play_follow(app *app, play_state *self)
{
    const game_round *round = client_round(&app->client);
    app_controls *controls = &self->page.controls;
    app_board_view *board = &self->board;
    bool was_solved = !board->ready || puzzle_board_equal(&board->board, &round->session.goal);
    int blank = board->board.blank;
    claim_tables(app, self);
    app_play_splits_follow(app, &self->splits);
    if (self->followed != round->id)
        meet(app, self, round->id);
    else if (board->ready)
        app_sound_change(app, board, &board->board, &round->session.board,
                         hides(app) ? &board->board : &round->session.goal);
    if (round->origin.kind == GAME_FROM_LEVEL)
        client_levels(&app->client); /* the bar tells which one of its pack it is */
    if (board->by_keys && board->ready && blank != round->session.board.blank)
        board->keyed = round->session.board.tiles[blank];
    app_board_view_show(board, &round->session.board, app->now, app_slide_ms(app));
    app_play_run_follow(app, self);
    if (!app_play_solved(app)) {
        self->result_hidden = false;
        self->result.id = 0;
        controls->focus =
            controls->focus == PLAY_NEXT && !app_play_still(app, self) ? 0 : controls->focus;
        return;
    }
    app_hold_end(&self->peek); /* the goal is what is seen anyway */
    app_play_find_leave(app, self);
    board->keyed = 0;
    if (self->result.id != round->id && !app_play_mode(app))
        app_play_result_find(app, &self->result);
    if (was_solved)
        return;
    self->zoom = (play_zoom){.dragged = false}; /* all of it is seen */
    app_sound_solved(app, &round->session.goal);
    self->stars_heard = 0;
    if (app->way == GAME_WAY_PAD && app->client.settings.rumble)
        app_pads_shake(&app->pads);
    controls->focus = PLAY_NEXT;
    controls->focus_shown = self->by_key;
    if (app_slide_ms(app) > 0)
        app_board_view_celebrate(board, blank, app->now);
}

void app_play_peek(app *app, play_state *self)
{
    if (!app_play_still(app, self))
        app_hold_press(&self->peek, app->client.settings.press_twice, app->now);
}

void app_play_command(app *app, play_state *self, game_command sent)
{
    app_hold_end(&self->peek);
    if (self->run.paused)
        return;
    game_outcome outcome = client_command(&app->client, sent);
    bool slides = sent.kind == GAME_MOVE || sent.kind == GAME_LINE || sent.kind == GAME_PRESS;
    if (outcome == GAME_NOTHING && slides && !app_play_solved(app))
        app_sound_stop(app, &self->board, sent);
    app_play_follow(app, self);
}

/* A challenge may allow none of it: true, and the player is told. */
static bool may_not(app *app, unsigned what, const char *why)
{
    const client *client = &app->client;
    bool may = !client->in_run || (game_run_rules(&client->run)->may & what);
    if (!may)
        app_notify(app, APP_ICON_WARN, why);
    return !may;
}

static void press_hint(app *app, play_state *self)
{
    if (may_not(app, GAME_MAY_ASK, _("No hints in this mode.")))
        return;
    app_hold_end(&self->peek); /* which would hide what the hint shows */
    if (!app_play_solved(app))
        client_hint_press(&app->client, app->now);
    app_play_follow(app, self);
}

static app_go next(app *app, play_state *self)
{
    app_go go = app_play_next(app);
    app_play_follow(app, self);
    return go;
}

static app_go review(app *app)
{
    game_record record;
    if (!client_record_current(&app->client, &record))
        return app_stay();
    return app_go_record(app, APP_PUSH, APP_SCREEN_REVIEW, &record);
}

static void play_again(app *app, play_state *self)
{
    app_play_race_again(app);
    app_play_follow(app, self);
}

/* In a challenge the board begins anew, and nothing else does. */
void app_play_restart(app *app)
{
    if (app->client.in_run && !app->client.run.over)
        client_command(&app->client, (game_command){.kind = GAME_RESTART});
    else
        app_play_race_again(app);
}

static void restart(app *app, play_state *self)
{
    bool in_run = app->client.in_run && !app->client.run.over;
    if (in_run && may_not(app, GAME_MAY_UNDO, _("No restart in this mode.")))
        return;
    app_hold_end(&self->peek);
    app_play_restart(app);
    app_play_follow(app, self);
}

static void toggle_numbers(app *app)
{
    game_look *look = &client_round_to_dress(&app->client)->look;
    if (look->style != GAME_PICTURE)
        return;
    look->numbers = !look->numbers;
    client_save(&app->client);
}

static void bring_back(app *app, play_state *self)
{
    bool left = app->client.has_left; /* its message says which one the key means */
    if (left ? !client_return_to_left(&app->client) : !client_bring_back(&app->client))
        return;
    if (!app->client.has_left) /* else the one just left is told of */
        app_notify(app, APP_ICON_TICK,
                   left ? _("Back on the board that you left") : _("Your earlier game is back"));
    app_play_follow(app, self);
}

static app_go solve(app *app)
{
    if (app_play_solved(app) || may_not(app, GAME_MAY_ASK, _("No hints in this mode.")))
        return app_stay();
    return app_go_to(APP_PUSH, APP_SCREEN_REPLAY);
}

static app_go paste(app *app, play_state *self)
{
    if (may_not(app, GAME_MAY_ASK, _("Nothing can be pasted during a challenge.")))
        return app_stay();
    game_record moves;
    app_pasted pasted = app_paste(app, &moves);
    if (pasted == APP_PASTED_MOVES)
        return app_go_record(app, APP_PUSH, APP_SCREEN_WATCH, &moves);
    if (pasted == APP_PASTED_BOARD)
        app_play_follow(app, self);
    return app_stay();
}

/* What changes only how the board is seen: false for all else. */
static bool change_view(app *app, play_state *self, app_intent intent)
{
    bool tells =
        intent == APP_INTENT_PEEK || intent == APP_INTENT_FIND || intent == APP_INTENT_COMPARE;
    if (tells && hides(app))
        return true;
    switch (intent) {
    case APP_INTENT_PEEK:
        app_play_peek(app, self);
        return true;
    case APP_INTENT_ZOOM_IN:
    case APP_INTENT_ZOOM_OUT:
        app_play_zoom_key(app, self, intent == APP_INTENT_ZOOM_IN);
        return true;
    case APP_INTENT_FIND:
        app_play_find_begin(app, self);
        return true;
    case APP_INTENT_COMPARE:
        app->comparing = !app->comparing;
        return true;
    case APP_INTENT_NUMBERS:
        toggle_numbers(app);
        return true;
    case APP_INTENT_PALETTE:
        app_play_next_palette(app);
        return true;
    case APP_INTENT_PATTERNS:
        app_play_toggle_patterns(app);
        return true;
    case APP_INTENT_ZEN:
        app->zen = !app->zen;
        return true;
    case APP_INTENT_COARSER:
    case APP_INTENT_FINER:
        app_play_change_layer(app, intent == APP_INTENT_FINER ? 1 : -1);
        return true;
    default:
        return false;
    }
}

/* Whether by a key or by a control that does the same. */
static app_go carry_out(app *app, play_state *self, app_intent intent)
{
    if (change_view(app, self, intent))
        return app_stay();
    switch (intent) {
    case APP_INTENT_UNDO:
        if (!app_play_run_take_back(app, self))
            app_play_command(app, self, (game_command){.kind = GAME_UNDO});
        break;
    case APP_INTENT_REDO:
        app_play_command(app, self, (game_command){.kind = GAME_REDO});
        break;
    case APP_INTENT_HINT:
        press_hint(app, self);
        break;
    case APP_INTENT_AUTO:
        return solve(app);
    case APP_INTENT_NEXT_BOARD:
        return next(app, self);
    case APP_INTENT_CONFIRM:
    case APP_INTENT_PLAY:
        if (intent == APP_INTENT_CONFIRM && app_play_run_confirm(app, self))
            return app_stay();
        return app_play_still(app, self) ? next(app, self) : app_stay();
    case APP_INTENT_MENU:
        return app_go_to(APP_PUSH, APP_SCREEN_MENU);
    case APP_INTENT_NEW:
        return app_go_to(APP_PUSH, APP_SCREEN_NEW_GAME);
    case APP_INTENT_RESTART:
        restart(app, self);
        break;
    case APP_INTENT_PARKED:
        bring_back(app, self);
        break;
    case APP_INTENT_COPY:
        app_play_copy(app);
        break;
    case APP_INTENT_PASTE:
        return paste(app, self);
    case APP_INTENT_SOUND:
        app_sound_toggle(app);
        break;
    case APP_INTENT_FULLSCREEN:
        app_toggle_fullscreen(app);
        break;
    default:
        break;
    }
    return app_stay();
}

app_go app_play_choose(app *app, play_state *self, const app_parts *p, const app_answer *answer)
{
    if (answer->id >= PLAY_LAYER_FIRST) {
        app->layer = (game_layer)(answer->id - PLAY_LAYER_FIRST);
        return app_stay();
    }
    switch (answer->id) {
    case APP_ID_BACK:
    case APP_ID_HELP:
        return app_go_of(answer);
    case PLAY_MENU:
        return app_go_to(APP_PUSH, APP_SCREEN_MENU);
    case PLAY_COMPARE_GOAL:
    case PLAY_COMPARE_START:
        app->comparing_start = answer->id == PLAY_COMPARE_START;
        break;
    case PLAY_NEXT:
        return next(app, self);
    case PLAY_REVIEW:
        return review(app);
    case PLAY_AGAIN:
        play_again(app, self);
        break;
    case PLAY_COPY:
        if (app_play_mode(app))
            app_play_copy(app);
        else
            app_copy_result(app);
        break;
    case PLAY_PAUSED_MENU:
        return app_go_to(APP_PUSH, APP_SCREEN_MENU);
    case PLAY_PAUSE:
        app_play_run_pause(app, self);
        break;
    case PLAY_GO_ON:
        app_play_run_go_on(app, self);
        break;
    case PLAY_END:
        app_play_run_end(app, self);
        break;
    case PLAY_BEGIN:
    case PLAY_DONE:
        app_play_run_confirm(app, self);
        break;
    case PLAY_OTHER:
        play_again(app, self);
        break;
    case PLAY_TABLE:
        self->run.table = !self->run.table;
        break;
    case PLAY_HIDE:
        self->result_hidden = true;
        self->page.controls.focus = PLAY_NEXT;
        break;
    case PLAY_GUIDE_CLOSE:
        app_play_tutorial_go_on(app, &self->guide);
        break;
    default:
        return carry_out(app, self, app_control_find(&p->page.controls, answer->id)->intent);
    }
    return app_stay();
}

/* The tile follows the arrow, or, if the player wishes so, the blank does. */
static void slide(app *app, play_state *self, game_command_kind kind, int direction)
{
    puzzle_move move = (puzzle_move)direction;
    if (app->client.settings.invert_arrows)
        move = puzzle_move_opposite(move);
    app_play_command(app, self, (game_command){.kind = kind, .way = app->way, .move = move});
}

/* While the board is covered, nothing that belongs to it means anything. */
static app_go paused_key(app *app, play_state *self, app_intent intent)
{
    switch (intent) {
    case APP_INTENT_BACK:
    case APP_INTENT_CONFIRM:
    case APP_INTENT_PLAY:
        app_play_run_go_on(app, self);
        return app_stay();
    case APP_INTENT_MENU:
    case APP_INTENT_SOUND:
    case APP_INTENT_FULLSCREEN:
    case APP_INTENT_ZEN:
        return carry_out(app, self, intent);
    default:
        return app_stay();
    }
}

app_go app_play_key(app *app, play_state *self, const app_answer *answer)
{
    app_intent intent = app_answer_intent(answer);
    if (self->run.paused)
        return paused_key(app, self, intent);
    bool lines = self->whole_lines && app->client.settings.press_twice;
    bool pad = intent == APP_INTENT_HINT && answer->event->control == APP_INTENT_CONFIRM;
    if (pad && app_play_run_confirm(app, self)) /* its button is that of hints elsewhere */
        return app_stay();
    if (app_intent_is_direction(intent))
        slide(app, self, lines ? GAME_LINE : GAME_MOVE, intent - APP_INTENT_UP);
    else if (intent >= APP_INTENT_LINE_UP && intent <= APP_INTENT_LINE_LEFT)
        slide(app, self, GAME_LINE, intent - APP_INTENT_LINE_UP);
    else if (intent != APP_INTENT_BACK)
        return carry_out(app, self, intent);
    else if (app_hold_end(&self->peek))
        return app_stay();
    else if (app_play_run_ticks(app))
        app_play_run_pause(app, self);
    else if (app->zen)
        app->zen = false;
    else if (app_play_solved(app) || !app_page_leave_controls(&self->page, answer))
        return app_go_to(APP_PUSH, APP_SCREEN_MENU);
    return app_stay();
}
