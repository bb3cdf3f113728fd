/* Playing a game by itself: the buttons and keys, and the time that passes. */
#include "screens/replay/replay.h"

#include "client/games.h"
#include "client/replays.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/window.h"
#include "screens/screens.h"
#include "solver/state_distances.h"

#include <stdlib.h>

static int distance(int columns, int from, int to)
{
    return abs(from % columns - to % columns) + abs(from / columns - to / columns);
}

static bool make_room(replay_state *self)
{
    game_distance *left = realloc(self->left, replay_places(self) * sizeof *left);
    int32_t *manhattan = realloc(self->manhattan, replay_places(self) * sizeof *manhattan);
    self->left = left ? left : self->left;
    self->manhattan = manhattan ? manhattan : self->manhattan;
    return left && manhattan;
}

/* Each move changes the distance of one tile. */
bool app_replay_estimate(replay_state *self)
{
    if (!make_room(self))
        return false;
    const game_session *session = &self->record.round.session;
    const puzzle_path *path = &self->replay.path;
    puzzle_board board = session->start;
    int home[PUZZLE_MAX_CELLS], columns = board.size.columns;
    for (int cell = 0; cell < puzzle_size_cells(board.size); cell++)
        home[session->goal.tiles[cell]] = cell;
    self->manhattan[0] = solver_state_manhattan(&board, &session->goal);
    for (size_t at = 0; at < path->length; at++) {
        puzzle_move move = (puzzle_move)path->moves[at];
        int from = puzzle_move_source(&board, move), to = board.blank;
        int goal = home[board.tiles[from]];
        puzzle_move_apply(&board, move);
        self->manhattan[at + 1] =
            self->manhattan[at] + distance(columns, to, goal) - distance(columns, from, goal);
    }
    return true;
}

bool app_replay_begin(app *app, replay_state *self)
{
    if (!app_replay_estimate(self)) {
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
        return false;
    }
    for (size_t i = 0; i < replay_places(self); i++)
        self->left[i] = (game_distance){.moves = -1};
    app_board_view_show(&self->board, &self->replay.board, app->now, 0);
    self->ready = true;
    self->ready_since = app->now;
    self->last = app->now;
    self->page.controls.focus = 0;
    return true;
}

void app_replay_leave(app *app, void *state)
{
    replay_state *self = state;
    (void)app;
    solver_job_drop(self->job);
    solver_job_drop(self->ghost.job);
    game_ghost_deinit(&self->ghost.ghost);
    game_shorten_deinit(&self->shorten);
    game_review_deinit(&self->review);
    game_replay_deinit(&self->replay);
    game_record_deinit(&self->record);
    free(self->samples);
    free(self->left);
    free(self->manhattan);
}

void app_replay_resume(app *app, void *state)
{
    replay_state *self = state;
    self->last = app->now;
}

/* ---- What can be chosen ---- */

static app_go take_over(app *app, replay_state *self)
{
    if (!self->watching)
        return app_replay_solve_take_over(app, self);
    return client_take_over(&app->client, &self->record, self->replay.at)
               ? app_go_to(APP_HOME, APP_SCREEN_PLAY)
               : app_stay();
}

static app_go open_in_lab(app *app, replay_state *self)
{
    if (app->client.lab.boards[GAME_LAB_START].size.columns == 0)
        game_lab_init(&app->client.lab);
    game_lab_set_boards(&app->client.lab, &self->replay.board, &self->record.round.session.goal);
    self->replay.playing = false;
    return app_go_to(APP_PUSH, APP_SCREEN_LAB);
}

/* A review that this was opened from is gone back to. */
static app_go open_review(app *app, replay_state *self)
{
    self->replay.playing = false;
    return self->from == APP_SCREEN_REVIEW
               ? app_go_to(APP_POP, APP_SCREEN_REVIEW)
               : app_go_copy(app, APP_PUSH, APP_SCREEN_REVIEW, &self->record);
}

/* A solution becomes a game for this. */
static void hand_out(app *app, const replay_state *self, int id)
{
    game_record solved = {0};
    if (!self->watching && !app_replay_solve_record(app, self, &solved)) {
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
        return;
    }
    const game_record *record = self->watching ? &self->record : &solved;
    if (id == REPLAY_COPY)
        app_copy_replay(app, record);
    else
        client_replay_export(&app->client, record);
    game_record_deinit(&solved);
}

static void transport(game_replay *replay, int id)
{
    if (id == REPLAY_START || id == REPLAY_END)
        game_replay_seek(replay, id == REPLAY_START ? 0 : replay->path.length);
    else if (id == REPLAY_STEP_BACK || id == REPLAY_STEP_FORWARD)
        game_replay_step(replay, id == REPLAY_STEP_BACK ? -1 : 1);
    else if (id >= REPLAY_SPEED_FIRST && id < REPLAY_SPEED_FIRST + GAME_REPLAY_SPEEDS)
        game_replay_set_speed(replay, id - REPLAY_SPEED_FIRST);
}

static app_go choose(app *app, replay_state *self, int id)
{
    switch (id) {
    case REPLAY_CANCEL:
    case REPLAY_MY_BOARD:
        return app_go_to(APP_POP, APP_SCREEN_PLAY);
    case REPLAY_COPY:
    case REPLAY_EXPORT:
        hand_out(app, self, id);
        break;
    case REPLAY_FULL:
        app_toggle_fullscreen(app);
        break;
    case REPLAY_PLAY:
        game_replay_toggle(&self->replay);
        self->last = app->now;
        break;
    case REPLAY_GHOST:
        app_replay_ghost_toggle(app, self);
        break;
    case REPLAY_TAKE_OVER:
        return take_over(app, self);
    case REPLAY_LAB:
        return open_in_lab(app, self);
    case REPLAY_REVIEW:
        return open_review(app, self);
    default:
        transport(&self->replay, id);
        break;
    }
    return app_stay();
}

/* An Enter this soon after the solution came was meant for Cancel, which stood there before; but not
 * from who has pressed other keys since. */
enum { MISTAKEN_MS = 400 };

/* The key does what the button does, where that is there. */
static app_go confirm(app *app, replay_state *self, const app_parts *p)
{
    const app_control *button = app_control_find(&p->page.controls, REPLAY_TAKE_OVER);
    if (app->now - self->ready_since < MISTAKEN_MS || !button || button->disabled)
        return app_stay();
    return take_over(app, self);
}

/* The button that a key stands for. */
static int button_of(app_intent intent)
{
    static const struct {
        app_intent intent;
        int id;
    } keys[] = {{APP_INTENT_PLAY, REPLAY_PLAY},          {APP_INTENT_LEFT, REPLAY_STEP_BACK},
                {APP_INTENT_RIGHT, REPLAY_STEP_FORWARD}, {APP_INTENT_FIRST, REPLAY_START},
                {APP_INTENT_LAST, REPLAY_END},           {APP_INTENT_COPY, REPLAY_COPY}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].intent == intent)
            return keys[i].id;
    return 0;
}

static app_go key(app *app, replay_state *self, const app_parts *p, const app_answer *answer)
{
    app_intent intent = app_answer_intent(answer);
    if (!self->ready)
        return app_go_of(answer);
    if (app_page_leave_controls(&self->page, answer))
        return app_stay();
    if (intent == APP_INTENT_CONFIRM)
        return confirm(app, self, p);
    if (!answer->event->repeat)
        self->ready_since = 0;
    if (intent == APP_INTENT_UP || intent == APP_INTENT_DOWN)
        game_replay_set_speed(&self->replay,
                              self->replay.speed + (intent == APP_INTENT_UP ? 1 : -1));
    int id = button_of(intent);
    return id ? choose(app, self, id) : app_go_of(answer);
}

static void scrub(replay_state *self, size_t at)
{
    game_replay_seek(&self->replay, at);
    self->replay.playing = false;
}

app_go app_replay_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    replay_state *self = state;
    const app_event *event = answer->event;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (answer->kind == APP_ANSWER_CHANGED)
        scrub(self, (size_t)answer->value);
    if (event->kind == APP_EVENT_DROP && !self->watching)
        app_take_picture(app, event->path);
    if (answer->kind != APP_ANSWER_NONE)
        return app_go_of(answer);
    if (event->kind == APP_EVENT_KEY_DOWN)
        return key(app, self, p, answer);
    app_curve curve = app_replay_curve(p, app_parts_rect(p, REPLAY_CURVE));
    if (event->kind == APP_EVENT_POINTER_DOWN && app_rect_contains(curve.rect, event->x, event->y))
        scrub(self, app_curve_place(&curve, event->x));
    return app_stay();
}

/* ---- Time ---- */

/* A slide must end before the next one starts. */
static double slide_ms(const app *app, const replay_state *self)
{
    double most = 0.8 * self->replay.wait_ms, wanted = app_slide_ms(app);
    return self->replay.playing && wanted > most ? most : wanted;
}

void app_replay_play(app *app, replay_state *self)
{
    if (!app->away)
        game_replay_advance(&self->replay, app->now - self->last);
    self->last = app->now;
    app_sound_change(app, &self->board, &self->board.board, &self->replay.board,
                     &self->record.round.session.goal);
    app_board_view_show(&self->board, &self->replay.board, app->now, slide_ms(app, self));
}

/* While a search goes on; and while a clock runs or a ghost goes by it. */
enum { SOLVING_FRAME_MS = 60, CLOCK_FRAME_MS = 100, SHORTENING_FRAME_MS = 250 };

double app_replay_wait(const app *app, const void *state)
{
    const replay_state *self = state;
    if (!self->ready)
        return SOLVING_FRAME_MS;
    if (app_board_view_moving(&self->board, app->now))
        return 0;
    if (self->replay.playing && !app->away) {
        bool clock = self->watching && self->replay.wait_ms > CLOCK_FRAME_MS;
        return clock ? CLOCK_FRAME_MS : self->replay.wait_ms;
    }
    bool shortening = self->shortening && game_shorten_searching(&self->shorten);
    return shortening ? SHORTENING_FRAME_MS : APP_WAIT_LONG;
}
