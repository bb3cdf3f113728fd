/* Challenges on the play screen: which view a mode has, the pause, and what follows a board. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/records.h"
#include "client/runs.h"
#include "game/results.h"
#include "game/save.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "puzzle/id.h"
#include "text/translate.h"
#include "text/words.h"

#include <math.h>
#include <string.h>

const app_mode *app_play_mode(const app *app)
{
    const client *client = &app->client;
    const app_mode *mode = client->in_run ? app_mode_of(client->run.challenge.mode) : NULL;
    return mode && !mode->ordinary ? mode : NULL;
}

const game_run *app_play_run(const app_parts *p)
{
    return &p->app->client.run;
}

bool app_play_run_over(const app_parts *p)
{
    return p->app->client.in_run && p->app->client.run.over;
}

/* ---- The best one before it ---- */

static void find_splits(const game_results *results, play_run_best *best)
{
    for (int i = 0; i < PLAY_SPLITS; i++) {
        uint64_t id = game_run_board_id(best->result.id, (size_t)i);
        const game_result *board = best->known ? game_results_find(results, id) : NULL;
        best->splits[i] = board ? board->time_ms : -1;
    }
}

static void find_best(app *app, play_run_best *out)
{
    const game_run *run = &app->client.run;
    const game_results *results = client_results(&app->client);
    const game_run_result *best = game_run_tally_of(results, &run->challenge, app->way).best;
    *out = (play_run_best){.run = run->id, .way = app->way, .known = best != NULL};
    if (best)
        out->result = *best;
    find_splits(results, out);
}

bool app_play_run_is_best(const app_parts *p)
{
    game_run_result own;
    const play_run_best *best = &app_play_state(p)->run.best;
    const game_run *run = app_play_run(p);
    bool counts = game_session_credit(&run->round.session) == GAME_CREDIT_OWN;
    return best->known && counts && game_run_result_of(run, 0, &own) &&
           game_run_rules(run)->better(&own, &best->result);
}

/* ---- Following it ---- */

static void find_averages(const game_run *run, play_run_state *self)
{
    self->best_ao5 = game_run_best_average(run, 5);
    self->best_ao12 = game_run_best_average(run, 12);
}

/* What was hidden is seen: the solved board celebrates, of another one the wrong tiles are marked. */
static void reveal(app *app, play_state *self)
{
    const game_session *session = &app->client.run.round.session;
    puzzle_cycles *cycles = &self->run.cycles;
    puzzle_cycles_find(cycles, &session->board, &session->goal);
    for (int cell = 0; cell < puzzle_size_cells(session->board.size); cell++) {
        int tile = session->board.tiles[cell];
        self->run.wrong[cell] = tile != PUZZLE_BLANK && tile != session->goal.tiles[cell];
    }
    if (!game_session_solved(session))
        return;
    app_sound_solved(app, &session->goal);
    if (app_slide_ms(app) > 0)
        app_board_view_celebrate(&self->board, session->board.blank, app->now);
}

static void meet(app *app, play_run_state *self)
{
    const game_run *run = &app->client.run;
    if (self->run != run->id) {
        *self = (play_run_state){.run = run->id, .count = run->count, .best = self->best};
        find_averages(run, self);
    }
    bool found = self->best.run == run->id && self->best.way == app->way;
    if (!found && !(run->over && self->best.run == run->id))
        find_best(app, &self->best);
}

/* What was looked for while the board was learned, or stood beside it, tells nothing any more. */
static void hide(app *app, play_state *self)
{
    app_play_find_leave(app, self);
    self->find.wished = false;
    app_hold_end(&self->peek);
    app->comparing = false;
}

/* So long an end can be taken back; and for so long what leads on waits. */
enum { TAKE_BACK_MS = 10000, STARTLED_MS = 700 };

void app_play_run_follow(app *app, play_state *self)
{
    const game_run *run = &app->client.run;
    play_run_state *own = &self->run;
    if (!app->client.in_run)
        return;
    meet(app, own);
    if (own->count < run->count && !game_session_solved(&run->round.session)) {
        own->solved_at = app->now;
        app_sound_solved(app, &run->round.session.goal);
    }
    if (own->count < run->count)
        find_averages(run, own);
    own->count = run->count;
    if (game_run_hides(run) && !own->hides)
        hide(app, self);
    own->hides = game_run_hides(run);
    if (app->client.run_ended && own->over && app->now - own->over_at >= TAKE_BACK_MS)
        client_run_settle(&app->client);
    if (!run->over || own->over)
        return;
    own->over = true;
    own->over_at = app->now;
    own->paused = false;
    if (app->client.run_ended)
        app_notify_offer(app, APP_ICON_FLAG, _("The run is over."), _("Take it back"),
                         APP_INTENT_UNDO);
    if (game_run_rules(run)->hides)
        reveal(app, self);
    self->page.controls.focus = PLAY_NEXT;
    self->page.controls.focus_shown = self->by_key;
}

double app_play_run_board_time(const app_parts *p)
{
    return app_play_state(p)->run.time - (double)game_run_since_ms(app_play_run(p));
}

double app_play_run_time(const app *app, double since)
{
    const game_run *run = &app->client.run;
    bool runs = game_run_clock_runs(run) && since > 0;
    double left = game_run_left_ms(run), passed = runs ? since : 0;
    return run->time_ms + (left >= 0 ? fmin(passed, left) : passed);
}

/* Until an end that may be taken back is final. */
static double end_wait(const app *app, const play_run_state *own)
{
    double left = own->over_at + TAKE_BACK_MS - app->now;
    return app->client.run_ended && left > 0 ? left : APP_WAIT_LONG;
}

/* A clock that runs on goes by tenths where it runs down, else by hundredths; the well beside it rises. */
static double clock_wait(const app *app, const play_state *self)
{
    enum { RISE_MS = 220, TENTH = 100, HUNDREDTH = 10 };
    const play_run_state *own = &self->run;
    if (own->solved_at > 0 && app->now - own->solved_at < RISE_MS)
        return 0;
    if (!app_play_mode(app) || !app_play_run_ticks(app) || own->paused || app->away)
        return APP_WAIT_LONG; /* or it is the board's clock that is shown */
    double left = game_run_left_ms(&app->client.run);
    double step = left >= 0 ? TENTH : HUNDREDTH, next = step - fmod(own->time, step) + 1;
    return left >= 0 ? fmin(next, left + 1) : next;
}

double app_play_run_wait(const app *app, const play_state *self)
{
    return fmin(clock_wait(app, self), end_wait(app, &self->run));
}

/* ---- The pause ---- */

bool app_play_run_ticks(const app *app)
{
    const client *client = &app->client;
    return client->in_run && game_run_clock_runs(&client->run) &&
           game_run_rules(&client->run)->clock != GAME_CLOCK_NONE;
}

void app_play_run_pause(app *app, play_state *self)
{
    if (!app_play_run_ticks(app) || self->run.paused)
        return;
    client_run_pause(&app->client);
    self->run.paused = true;
    app_hold_end(&self->peek);
    app_play_find_leave(app, self);
    self->page.controls.focus = PLAY_GO_ON;
    self->page.controls.focus_shown = self->by_key;
}

void app_play_run_go_on(app *app, play_state *self)
{
    self->run.paused = false;
    self->last = app->now;
    self->page.controls.focus = 0;
}

/* ---- What the player wants next ---- */

const app_prompt *app_play_run_prompts(const app *app, int *count)
{
    static const app_prompt playing[] = {
        {APP_INTENT_UP, APP_BOUND_SCREEN, N_("Slide")},
        {APP_INTENT_LINES, APP_BOUND_SCREEN, N_("Line")},
        {APP_INTENT_UNDO, APP_BOUND_SCREEN, N_("Undo")},
        {APP_INTENT_REDO, APP_BOUND_SCREEN, N_("Redo")},
        {APP_INTENT_PEEK, APP_BOUND_SCREEN, N_("Goal")},
        {APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Pause")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    static const app_prompt learning[] = {
        {APP_INTENT_CONFIRM, APP_BOUND_CONTROL, N_("Begin")},
        {APP_INTENT_PEEK, APP_BOUND_SCREEN, N_("Goal")},
        {APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Pause")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    static const app_prompt hidden[] = {
        {APP_INTENT_UP, APP_BOUND_SCREEN, N_("Slide")},
        {APP_INTENT_LINES, APP_BOUND_SCREEN, N_("Line")},
        {APP_INTENT_CONFIRM, APP_BOUND_CONTROL, N_("Done")},
        {APP_INTENT_BACK, APP_BOUND_SCREEN, N_("Pause")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    static const app_prompt still[] = {
        {APP_INTENT_NEXT_BOARD, APP_BOUND_SCREEN, N_("Next board")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    static const app_prompt next_try[] = {
        {APP_INTENT_NEXT_BOARD, APP_BOUND_SCREEN, N_("Next try")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    static const app_prompt ended[] = {
        {APP_INTENT_UNDO, APP_BOUND_SCREEN, N_("Take it back")},
        {APP_INTENT_MENU, APP_BOUND_SCREEN, N_("Menu")},
    };
    const game_run *run = &app->client.run;
    const app_prompt *shown = playing;
    *count = (int)SDL_arraysize(playing);
    if (game_run_learns(run)) {
        shown = learning;
        *count = (int)SDL_arraysize(learning);
    } else if (game_run_hides(run)) {
        shown = hidden;
        *count = (int)SDL_arraysize(hidden);
    } else if (app->client.run_ended) {
        shown = ended;
        *count = (int)SDL_arraysize(ended);
    } else if (game_run_waits(run) && app_play_mode(app)->next) {
        shown = next_try;
        *count = (int)SDL_arraysize(next_try);
    } else if (run->over || game_run_waits(run)) {
        shown = still;
        *count = (int)SDL_arraysize(still);
    }
    return shown;
}

void app_play_run_next(app *app)
{
    client *client = &app->client;
    game_challenge challenge = client->run.challenge;
    if (client->run.over)
        client_run_begin(client, &challenge);
    else
        client_run_next(client);
}

void app_play_run_end(app *app, play_state *self)
{
    client_run_end(&app->client);
    app_play_follow(app, self);
}

/* A board whose clock runs is covered, so that the player goes on when ready. */
bool app_play_run_take_back(app *app, play_state *self)
{
    app_controls *controls = &self->page.controls;
    if (!client_run_take_back(&app->client))
        return false;
    if (app_toast_offers(&app->toast, app->now) == APP_INTENT_UNDO)
        app->toast.since = 0;
    self->run.over = false;
    self->run.paused = app_play_run_ticks(app);
    controls->focus = self->run.paused ? PLAY_GO_ON : 0;
    controls->focus_shown = self->by_key;
    app_play_follow(app, self);
    return true;
}

bool app_play_run_startles(const app *app, const play_state *self, const app_event *event)
{
    const play_run_state *own = &self->run;
    bool leads_on = event->control == APP_INTENT_CONFIRM || event->intent == APP_INTENT_CONFIRM ||
                    event->intent == APP_INTENT_PLAY;
    return event->kind == APP_EVENT_KEY_DOWN && leads_on && app->client.in_run &&
           app->client.run.over && (!own->over || app->now - own->over_at < STARTLED_MS);
}

bool app_play_run_confirm(app *app, play_state *self)
{
    client *client = &app->client;
    bool learned = client->in_run && client_run_start_solving(client);
    bool done = !learned && client->in_run && game_run_hides(&client->run);
    app_hold_end(&self->peek);
    if (done)
        client_run_done(client);
    app_play_follow(app, self);
    return learned || done;
}

/* ---- Its boards for other programs ---- */

/* The tries of one board have one ID. */
static void add_board(const game_run *run, size_t index, sw_text *before, sw_text *out)
{
    game_round round;
    sw_text id;
    sw_text_init(&id, PUZZLE_ID_SIZE);
    game_run_rules(run)->draw(&run->challenge, run->seed, (int)index, &round);
    app_words_id(&round, &id);
    game_round_deinit(&round);
    if (strcmp(id.data, before->data) != 0) {
        sw_text_add(out, id.data);
        sw_text_add_char(out, '\n');
    }
    out->failed |= id.failed;
    sw_text_deinit(before);
    *before = id;
}

static void copy_boards(app *app)
{
    sw_text ids, last;
    const game_run *run = &app->client.run;
    size_t boards = run->count + (game_session_solved(&run->round.session) ? 0 : 1);
    sw_text_init(&ids, GAME_SAVE_LIMIT);
    sw_text_init(&last, 0);
    for (size_t i = 0; i < boards; i++)
        add_board(run, i, &last, &ids);
    app_copy(app, &ids, _("The IDs of all its boards are copied."));
    sw_text_deinit(&last);
    sw_text_deinit(&ids);
}

void app_play_copy(app *app)
{
    bool over = app->client.in_run && app->client.run.over;
    client_run_settle(&app->client); /* whoever knows its boards does not go on with it */
    if (over && app_play_mode(app))
        copy_boards(app);
    else if (over || !app->client.in_run)
        app_copy_board(app);
    else
        app_notify(app, APP_ICON_WARN, _("IDs can be copied once the challenge is over."));
}
