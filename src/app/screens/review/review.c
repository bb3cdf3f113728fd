/* A game that is over, move by move: goes along it, finds what each move was worth and what would have been better, and
 * leads on from one of its places. */
#include "screens/review/review.h"

#include "client/games.h"
#include "game/ask.h"
#include "game/retrace.h"
#include "program/go.h"
#include "program/parts_of.h"
#include "program/pictures.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"

#include <stdlib.h>

/* ---- The good moves of the place that is shown: by true distances where those are in reach, else for the best solution
 * that is found in time. In slides that solution's first slide has to do ---- */

static void review_good_deinit(review_good *good)
{
    solver_job_drop(good->job);
    *good = (review_good){0};
}

static bool is_in_reach(const review_state *self)
{
    bool exact = game_distance_exact(game_distance_at(self->left, review_places(self), self->at));
    bool proves = solver_proves(review_session(self)->goal.size);
    return self->metric == PUZZLE_METRIC_MOVES && (proves || exact);
}

static void start(app *app, review_state *self, bool by_line)
{
    review_good *good = &self->good;
    puzzle_board board = app_review_board(self, self->at);
    solver_request request =
        game_ask(by_line ? GAME_ASK_LINE : GAME_ASK_DISTANCES, &board, &review_session(self)->goal);
    request.metric = self->metric;
    sw_status status =
        by_line ? solver_job_start(&good->job, app->client.solver, &request, app_wake, app, NULL)
                : solver_job_start_distances(&good->job, app->client.solver, &request, app_wake,
                                             app, NULL);
    good->by_line = by_line;
    if (status != SW_OK)
        app_notify(app, APP_ICON_WARN, _("No solution was found"));
}

static void end_job(review_good *good)
{
    solver_job_drop(good->job);
    good->job = NULL;
}

/* Where no distance was proved in time, any solution has to do. */
static void take_distances(app *app, review_state *self)
{
    const solver_distances *distances = solver_job_distances(self->good.job);
    if (!distances)
        return;
    bool proved = distances->status == SW_OK;
    self->good.moves = game_good_moves_of_distances(distances);
    end_job(&self->good);
    if (!proved)
        start(app, self, true);
}

static void take_line(review_good *good, puzzle_metric metric)
{
    const solver_answer *answer = solver_job_answer(good->job);
    if (!answer)
        return;
    good->moves = game_good_moves_of_line(answer, metric);
    good->optimal = answer->optimal;
    end_job(good);
}

static void review_good_update(app *app, review_state *self)
{
    review_good *good = &self->good;
    if (!good->asked || good->place != self->at) {
        review_good_deinit(good);
        *good = (review_good){.asked = true, .place = self->at, .moves = {.left = -1}};
        puzzle_board board = app_review_board(self, self->at);
        if (!puzzle_board_equal(&board, &review_session(self)->goal))
            start(app, self, !is_in_reach(self));
    }
    if (good->job && good->by_line)
        take_line(good, self->metric);
    else if (good->job)
        take_distances(app, self);
}

/* ---- What the player does ---- */

const game_judgement *app_review_slide(const review_state *self, size_t place)
{
    size_t first = 0, end = self->review.count;
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        const game_judgement *slide = &self->review.slides[middle];
        if (place < slide->place)
            end = middle;
        else if (place >= slide->place + (size_t)slide->length)
            first = middle + 1;
        else
            return slide;
    }
    return NULL;
}

puzzle_board app_review_board(const review_state *self, size_t place)
{
    puzzle_board board = review_session(self)->start;
    puzzle_path_play(&self->path, 0, place, &board);
    return board;
}

const game_detour *app_review_detour(const review_state *self)
{
    const game_detour *here = game_review_detour_at(&self->review, self->at);
    if (here)
        return here;
    return self->review.detour_count > 0 ? &self->review.detours[0] : NULL;
}

/* What the analysis has found out by now, where that is more than before. */
static void look(app *app, review_state *self)
{
    game_analysis *analysis = app->client.analyses[self->metric];
    uint64_t version = game_analysis_version(analysis);
    if (version == self->version && self->review.slides)
        return;
    self->version = version;
    self->evaluated = game_analysis_known(analysis, self->left, review_places(self));
    self->done = self->evaluated == review_places(self);
    game_review_deinit(&self->review);
    if (!game_review_make(&self->review, review_session(self), self->metric, self->left,
                          review_places(self)))
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
}

static bool begin(app *app, review_state *self)
{
    const game_session *session = review_session(self);
    self->metric = client_metric(&app->client, &self->record.round);
    if (!game_session_path(session, &self->path))
        return false;
    self->left = malloc(review_places(self) * sizeof *self->left);
    self->pace = malloc(review_places(self) * sizeof *self->pace);
    if (!self->left || !self->pace ||
        !game_analysis_follow(app->client.analyses[self->metric], &session->start, &session->goal,
                              &self->path, GAME_ASK_REVIEW_PLACE_MS))
        return false;
    game_pace_fill(self->pace, session);
    self->fastest = game_pace_fastest(self->pace, review_places(self));
    game_stages_make(&self->stages, session, &self->path);
    self->page.grids[REVIEW_GRID_STAGES].at = game_stages_at(&self->stages, 0);
    self->claim = solver_claim_tables(app->client.solver, &session->goal);
    look(app, self);
    return true;
}

static void review_take(void *state, app_argument *argument)
{
    review_state *self = state;
    self->from = argument->from;
    self->record = app_argument_record(argument);
}

static void review_enter(app *app, void *state)
{
    review_state *self = state;
    app_board_view_init(&self->board);
    self->page.grids[REVIEW_GRID_DETOURS].at = self->page.grids[REVIEW_GRID_STAGES].at = -1;
    self->since = app->now;
    app_replay_use_picture(app, &self->record.round);
    if (!begin(app, self)) {
        free(self->left);
        self->left = NULL;
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    }
}

static void review_leave(app *app, void *state)
{
    review_state *self = state;
    client_pause_analyses(&app->client);
    game_record_deinit(&self->record);
    solver_claim_drop(self->claim);
    review_good_deinit(&self->good);
    game_review_deinit(&self->review);
    puzzle_path_deinit(&self->path);
    free(self->left);
    free(self->pace);
}

/* The list's row, in view where the list is on the screen. */
static void choose_row(review_state *self, const app_parts *p, int grid, int row)
{
    self->page.grids[grid].at = row;
    if (row >= 0 && p->page.grids[grid].count > 0)
        app_page_choose(&self->page, &p->page, grid, row);
}

/* The lists follow the place. */
static void go_to(app *app, review_state *self, size_t place)
{
    int detour = -1;
    self->at = place < self->path.length ? place : self->path.length;
    for (size_t i = 0; i < self->review.detour_count; i++)
        if (self->review.detours[i].from == self->at)
            detour = (int)i;
    const app_parts *p = app_parts_of(app, self);
    choose_row(self, p, REVIEW_GRID_DETOURS, detour);
    choose_row(self, p, REVIEW_GRID_STAGES, game_stages_at(&self->stages, self->at));
}

/* To the beginning of the next slide, or of the one before. */
static void step(app *app, review_state *self, int by)
{
    const game_judgement *slide = app_review_slide(self, self->at);
    if (by > 0 && slide)
        go_to(app, self, slide->place + (size_t)slide->length);
    else if (by < 0 && slide && slide->place < self->at)
        go_to(app, self, slide->place);
    else if (by < 0 && self->at > 0)
        go_to(app, self, app_review_slide(self, self->at - 1)->place);
}

static void choose_detour(app *app, review_state *self, int row)
{
    if (row >= 0 && row < (int)self->review.detour_count)
        go_to(app, self, self->review.detours[row].from);
}

/* A stage without moves begins where the next one does: the row is what tells them apart. */
static void choose_stage(app *app, review_state *self, int row)
{
    if (row < 0 || row >= self->stages.count)
        return;
    go_to(app, self, self->stages.items[row].from);
    self->page.grids[REVIEW_GRID_STAGES].at = row;
}

static void choose_in_list(app *app, review_state *self, int list, int row)
{
    if (list == REVIEW_DETOURS)
        choose_detour(app, self, row);
    else if (list == REVIEW_STAGES)
        choose_stage(app, self, row);
}

/* A press on the row that is chosen goes to its beginning too: the place may be elsewhere by now. */
static void choose_again(app *app, review_state *self, const app_parts *p, const app_answer *answer)
{
    int grid = answer->id == REVIEW_STAGES ? REVIEW_GRID_STAGES : REVIEW_GRID_DETOURS;
    choose_in_list(app, self, answer->id, app_page_picked(&self->page, &p->page, grid, answer));
}

/* Where the game is watched already, that screen lies below. */
static app_go watch(app *app, const review_state *self)
{
    return self->from == APP_SCREEN_WATCH
               ? app_go_to(APP_POP, APP_SCREEN_WATCH)
               : app_go_copy(app, APP_PUSH, APP_SCREEN_WATCH, &self->record);
}

/* From the board where the detour began, which is shown when the player comes back. */
static app_go play_better_way(app *app, review_state *self)
{
    const game_detour *detour = app_review_detour(self);
    game_record rest;
    if (!detour)
        return app_stay();
    go_to(app, self, detour->from);
    if (game_retrace_rest(&rest, &self->record, self->at))
        return app_go_record(app, APP_PUSH, APP_SCREEN_BETTER_WAY, &rest);
    game_record_deinit(&rest);
    client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    return app_stay();
}

/* Its rows come into view there. */
static void choose_page(app *app, review_state *self, int id)
{
    if (id < REVIEW_PAGE_FIRST || id >= REVIEW_PAGE_FIRST + REVIEW_PAGES)
        return;
    self->shown = (review_page)(id - REVIEW_PAGE_FIRST);
    self->chosen = true;
    go_to(app, self, self->at);
}

static app_go choose(app *app, review_state *self, const app_answer *answer)
{
    switch (answer->id) {
    case REVIEW_FULL:
        app_toggle_fullscreen(app);
        break;
    case REVIEW_BACKWARD:
    case REVIEW_FORWARD:
        step(app, self, answer->id == REVIEW_FORWARD ? 1 : -1);
        break;
    case REVIEW_WATCH:
        return watch(app, self);
    case REVIEW_TAKE_OVER:
        return client_take_over(&app->client, &self->record, self->at)
                   ? app_go_to(APP_HOME, APP_SCREEN_PLAY)
                   : app_stay();
    case REVIEW_BETTER:
        return play_better_way(app, self);
    default:
        choose_page(app, self, answer->id);
        break;
    }
    return app_go_of(answer);
}

/* Keys that go along the game. False: it is another one. */
static bool key_along(app *app, review_state *self, app_intent intent)
{
    if (intent == APP_INTENT_LEFT || intent == APP_INTENT_RIGHT)
        step(app, self, intent == APP_INTENT_LEFT ? -1 : 1);
    else if (intent == APP_INTENT_FIRST || intent == APP_INTENT_LAST)
        go_to(app, self, intent == APP_INTENT_FIRST ? 0 : self->path.length);
    else
        return false;
    return true;
}

static app_go key(app *app, review_state *self, const app_answer *answer)
{
    app_intent intent = app_answer_intent(answer);
    int detour = self->page.grids[REVIEW_GRID_DETOURS].at;
    if (app_page_leave_controls(&self->page, answer) || key_along(app, self, intent))
        return app_stay();
    if (intent == APP_INTENT_UP || intent == APP_INTENT_DOWN)
        choose_detour(app, self, intent == APP_INTENT_UP ? detour - 1 : detour + 1);
    if (intent == APP_INTENT_CONFIRM)
        return play_better_way(app, self);
    return app_go_of(answer);
}

/* A press on the curve goes there, and so does the pointer as long as it is held. The focus on the
 * curve does not take the keys away from the game. */
static bool review_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    review_state *self = state;
    app_curve curve = app_review_curve(self, app_parts_rect(p, REVIEW_CURVE));
    if (event->kind == APP_EVENT_KEY_DOWN && self->page.controls.focus == REVIEW_CURVE)
        return key_along(app, self, event->intent);
    bool down =
        event->kind == APP_EVENT_POINTER_DOWN && app_rect_contains(curve.rect, event->x, event->y);
    bool drag =
        event->kind == APP_EVENT_POINTER_MOVE && self->page.controls.pressed == REVIEW_CURVE;
    if (down || drag)
        go_to(app, self, app_curve_place(&curve, event->x));
    return drag;
}

static app_go review_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    review_state *self = state;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, self, answer);
    if (answer->kind == APP_ANSWER_MOVED)
        choose_in_list(app, self, answer->id, answer->value);
    if (answer->kind == APP_ANSWER_RELEASED)
        choose_again(app, self, p, answer);
    if (answer->kind == APP_ANSWER_CHANGED)
        go_to(app, self, (size_t)answer->value);
    return key(app, self, answer);
}

static app_go review_update(app *app, void *state)
{
    review_state *self = state;
    if (!self->left)
        return app_go_to(APP_POP, APP_SCREEN_THEATRE);
    if (!self->done)
        look(app, self);
    review_good_update(app, self);
    puzzle_board board = app_review_board(self, self->at);
    app_board_view_show(&self->board, &board, app->now, app_slide_ms(app));
    return app_stay();
}

enum { JUDGING_FRAME_MS = 60 };

static double review_wait(const app *app, const void *state)
{
    const review_state *self = state;
    if (app_board_view_moving(&self->board, app->now))
        return 0;
    return self->done ? APP_WAIT_LONG : JUDGING_FRAME_MS;
}

const app_screen app_screen_review = {
    .size = sizeof(review_state),
    .places = APP_PLACE_REPLAY,
    .take = review_take,
    .enter = review_enter,
    .leave = review_leave,
    .parts = app_review_parts,
    .first = review_first,
    .answer = review_answer,
    .update = review_update,
    .prompts = app_prompts_of_steps,
    .wait = review_wait,
};
