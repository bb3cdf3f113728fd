/* The shortest way from a board of a game, played beside the player's own way on from there: what a detour cost, to be
 * watched. It is looked for first, then played, stepped and scrubbed. */
#include "board/board_view.h"
#include "game/ask.h"
#include "game/pair.h"
#include "program/app.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/prompts.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/words.h"

typedef enum better_way_id {
    BETTER_WAY_FULL = APP_ID_OWN,
    BETTER_WAY_SCRUB,
    BETTER_WAY_BACKWARD,
    BETTER_WAY_PLAY,
    BETTER_WAY_FORWARD,
} better_way_id;

/* The two ways of the pair. */
enum { BETTER_WAY_OWN, BETTER_WAY_SHORTEST };

typedef struct better_way_state {
    app_page page;
    game_record record;   /* the player's way, from the board where both begin; owned */
    puzzle_metric metric; /* what counts: moves or slides */
    bool ready;           /* there is something to play */
    game_pair pair;       /* owned */
    app_board_view boards[GAME_PAIR];
    solver_job *job; /* for the shortest way, while it is looked for; owned */
    double since;    /* ms: when that began */
    bool proved;     /* no way is shorter */
    double last;     /* ms: the time up to which the pair has played */
} better_way_state;

static const game_session *session_of(const better_way_state *self)
{
    return &self->record.round.session;
}

static void better_way_take(void *state, app_argument *argument)
{
    better_way_state *self = state;
    self->record = app_argument_record(argument);
}

/* Both boards stand at the beginning as long as the way is looked for. */
static bool begin(app *app, better_way_state *self)
{
    const game_session *session = session_of(self);
    puzzle_path paths[GAME_PAIR] = {{0}, {0}};
    if (!game_session_path(session, &paths[BETTER_WAY_OWN])) {
        puzzle_path_deinit(&paths[BETTER_WAY_OWN]);
        return false;
    }
    game_pair_init(&self->pair, &session->start, self->metric, paths);
    solver_request request = game_ask(GAME_ASK_LINE, &session->start, &session->goal);
    request.metric = self->metric;
    if (solver_job_start(&self->job, app->client.solver, &request, app_wake, app, NULL) != SW_OK)
        app_notify(app, APP_ICON_WARN, _("No solution was found"));
    return true;
}

static void better_way_enter(app *app, void *state)
{
    better_way_state *self = state;
    for (int i = 0; i < GAME_PAIR; i++)
        app_board_view_init(&self->boards[i]);
    self->since = self->last = app->now;
    self->metric = client_metric(&app->client, &self->record.round);
    app_replay_use_picture(app, &self->record.round);
    self->ready = begin(app, self);
    if (!self->ready)
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
}

static void better_way_leave(app *app, void *state)
{
    better_way_state *self = state;
    (void)app;
    solver_job_drop(self->job);
    game_pair_deinit(&self->pair);
    game_record_deinit(&self->record);
}

/* ---- What is shown ---- */

static bool in_slides(const better_way_state *self)
{
    return self->metric == PUZZLE_METRIC_SLIDES;
}

/* "12 of 34 moves", or "7 of 20 slides, 34 moves". */
static const char *progress_words(app_arena *in, const better_way_state *self, int way)
{
    const game_replay *replay = &self->pair.ways[way];
    size_t length = game_replay_length(replay);
    const char *at = app_words_count(in, game_replay_made(replay));
    const char *all = app_words_count(in, length);
    if (!in_slides(self))
        return app_arena_print(in, PL_("%s of %s move", "%s of %s moves", (long long)length), at,
                               all);
    return app_words_list(
        in,
        app_arena_print(in, PL_("%s of %s slide", "%s of %s slides", (long long)length), at, all),
        app_words_moves(in, (int)replay->path.length));
}

static const char *title_of(const better_way_state *self, int way)
{
    if (way == BETTER_WAY_OWN)
        return _("Your way");
    if (!self->proved && !self->job)
        return _("The best way known");
    return in_slides(self) ? _("The fewest slides") : _("The shortest way");
}

/* False while it is looked for, and where there is none. */
static bool is_found(const better_way_state *self)
{
    return self->pair.ways[BETTER_WAY_SHORTEST].path.length > 0;
}

static void add_caption(app_parts *p, const better_way_state *self, int way)
{
    bool shortest = way == BETTER_WAY_SHORTEST;
    parts_column (p, 1, .pad = {0, 2, 0, 5}) {
        parts_paragraph(p, APP_TYPE_BUTTON, title_of(self, way));
        if (shortest && self->job)
            parts_column (p, 0, .pad = {0, 6, 0, 7}) {
                parts_busy(p, &self->since, .height = 8, .most_width = 240);
            }
        else
            parts_paragraph(p, APP_TYPE_LABEL,
                            shortest && !is_found(self) ? _("No way was found in time.")
                                                        : progress_words(&p->arena, self, way),
                            .weak = true);
    }
}

static app_board_layout board_in(const app_parts *p, app_rect area)
{
    const game_round *round = &((const better_way_state *)p->state)->record.round;
    return app_board_layout_fit(p->view, area, round->session.start.size,
                                round->look.style == GAME_PICTURE);
}

static void draw_board(const app_parts *p, const app_part *part)
{
    const better_way_state *self = p->state;
    const game_round *round = &self->record.round;
    const app_board_view *board = &self->boards[part->number];
    app_board_layout layout = board_in(p, part->rect);
    app_skin skin = app_replay_skin(p->app, round);
    app_board_view_draw(board, p->view, &layout, &skin, NULL,
                        puzzle_board_equal(&board->board, &round->session.goal));
}

static void fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    app_rect tray = board_in(p, part->rect).tray;
    *width = tray.w;
    *height = tray.h;
}

/* A board with its caption above it. */
static void add_half(app_parts *p, const better_way_state *self, int way)
{
    enum { LEAST = 96 };
    parts_row (p, 0, .grow = 1, .centred = true) {
        parts_column (p, 0, .centred = true) {
            add_caption(p, self, way);
            parts_figure(p, draw_board, title_of(self, way), .fit = fit_board, .number = way,
                         .least_width = LEAST, .least_height = LEAST);
        }
    }
}

enum { BOARD_GAP = 12, CAPTION = 54 };

/* Side by side where the tiles are larger so, otherwise one above the other. */
static bool lie_beside(const app_parts *p, int width, int height)
{
    app_rect beside = {0, 0, (width - 2 * BOARD_GAP) / 2, height - CAPTION};
    app_rect below = {0, 0, width, (height - BOARD_GAP) / 2 - CAPTION};
    return board_in(p, beside).side >= board_in(p, below).side;
}

static void add_bar(app_parts *p, const better_way_state *self)
{
    const char *game = app_words_game_title(&p->arena, &self->record.round);
    parts_bar_to (p, _("Back to the review"), _("The better way"), game) {
        app_parts_add_help(p);
        parts_icon_button(p, BETTER_WAY_FULL, APP_ICON_FULL, _("Full screen"),
                          .intent = APP_INTENT_FULLSCREEN);
    }
}

static void add_buttons(app_parts *p, const better_way_state *self)
{
    enum { STEP = 64, PLAY = 200, HEIGHT = 48 };
    const game_pair *pair = &self->pair;
    bool looking = self->job != NULL, slides = in_slides(self);
    parts_row (p, 12, .centred = true, .together = true) {
        parts_icon_button(p, BETTER_WAY_BACKWARD, APP_ICON_STEPB,
                          slides ? _("One slide back") : _("One move back"), .width = STEP,
                          .height = HEIGHT, .disabled = looking || pair->at == 0);
        parts_primary(p, BETTER_WAY_PLAY, pair->playing ? _("Pause") : _("Play"),
                      .icon = pair->playing ? APP_ICON_PAUSE : APP_ICON_PLAY, .least_width = PLAY,
                      .height = HEIGHT, .disabled = looking);
        parts_icon_button(p, BETTER_WAY_FORWARD, APP_ICON_STEPF,
                          slides ? _("One slide on") : _("One move on"), .width = STEP,
                          .height = HEIGHT,
                          .disabled = looking || pair->at == game_pair_length(pair));
    }
}

/* Left is back and right is on in every language, as with the arrow keys. */
static void add_scrub(app_parts *p, const better_way_state *self)
{
    enum { KNOB = 12 };
    const char *at = app_words_count(&p->arena, self->pair.at);
    const char *last = app_words_count(&p->arena, game_pair_length(&self->pair));
    parts_row (p, 0, .pad = parts_edges(KNOB, 0)) {
        parts_slider(p, BETTER_WAY_SCRUB,
                     in_slides(self) ? _("Slides of both") : _("Moves of both"), .grow = 1,
                     .height = APP_TARGET, .value = parts_print(p, _("%s of %s"), at, last),
                     .number = (int)self->pair.at, .most = (int)game_pair_length(&self->pair),
                     .unturned = true, .disabled = self->job != NULL);
    }
}

static void better_way_parts(app_parts *p)
{
    enum { FOOT = 101 }; /* what lies below the boards */
    const better_way_state *self = p->state;
    bool low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 32, top = low ? 4 : 6, foot = low ? 10 : 24;
    int width = p->view->width - 2 * margin;
    int height = p->view->height - app_view_bar(p->view) - top - foot - FOOT;
    bool beside = lie_beside(p, width, height);
    p->page.focus = APP_FOCUS_MAY_LEAVE;
    parts_column (p, 0) {
        add_bar(p, self);
        parts_column (p, 4, .grow = 1, .pad = {margin, top, margin, foot}) {
            parts_line (p, beside, beside ? 2 * BOARD_GAP : BOARD_GAP, .grow = 1) {
                for (int way = 0; way < GAME_PAIR; way++)
                    add_half(p, self, way);
            }
            parts_column (p, 0) {
                add_scrub(p, self);
                add_buttons(p, self);
            }
        }
    }
}

/* ---- What the player does ---- */

static void scrub(better_way_state *self, size_t at)
{
    game_pair_seek(&self->pair, at);
    self->pair.playing = false;
}

static void step(better_way_state *self, int by)
{
    size_t at = self->pair.at;
    if (by > 0 || at > 0)
        scrub(self, by > 0 ? at + 1 : at - 1);
}

static void toggle(app *app, better_way_state *self)
{
    if (self->job)
        return;
    game_pair_toggle(&self->pair);
    self->last = app->now;
}

static app_go choose(app *app, better_way_state *self, const app_answer *answer)
{
    switch (answer->id) {
    case BETTER_WAY_FULL:
        app_toggle_fullscreen(app);
        break;
    case BETTER_WAY_PLAY:
        toggle(app, self);
        break;
    case BETTER_WAY_BACKWARD:
    case BETTER_WAY_FORWARD:
        step(self, answer->id == BETTER_WAY_FORWARD ? 1 : -1);
        break;
    default:
        break;
    }
    return app_go_of(answer);
}

static app_go key(app *app, better_way_state *self, const app_answer *answer)
{
    app_intent intent = app_answer_intent(answer);
    if (app_page_leave_controls(&self->page, answer))
        return app_stay();
    if (intent == APP_INTENT_PLAY || intent == APP_INTENT_CONFIRM)
        toggle(app, self);
    else if (intent == APP_INTENT_LEFT || intent == APP_INTENT_RIGHT)
        step(self, intent == APP_INTENT_RIGHT ? 1 : -1);
    else if (intent == APP_INTENT_FIRST || intent == APP_INTENT_LAST)
        scrub(self, intent == APP_INTENT_FIRST ? 0 : game_pair_length(&self->pair));
    return app_go_of(answer);
}

static app_go better_way_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    better_way_state *self = state;
    (void)p;
    if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, self, answer);
    if (answer->kind == APP_ANSWER_CHANGED)
        scrub(self, (size_t)answer->value);
    return key(app, self, answer);
}

/* ---- Time ---- */

/* Plays the found way at once: the player opened the screen to see it. */
static void take_answer(app *app, better_way_state *self)
{
    const solver_answer *answer = self->job ? solver_job_answer(self->job) : NULL;
    puzzle_path *path = &self->pair.ways[BETTER_WAY_SHORTEST].path;
    if (!answer)
        return;
    self->proved = answer->optimal;
    bool taken = answer->status == SW_OK && puzzle_path_copy(path, &answer->path);
    solver_job_drop(self->job);
    self->job = NULL;
    if (!taken)
        return;
    game_pair_seek(&self->pair, 0);
    toggle(app, self);
}

/* A slide must end before the next one starts. */
static double slide_ms(const app *app, const better_way_state *self)
{
    double most = 0.8 * GAME_REPLAY_MOVE_MS, wanted = app_slide_ms(app);
    return self->pair.playing && wanted > most ? most : wanted;
}

static app_go better_way_update(app *app, void *state)
{
    better_way_state *self = state;
    if (!self->ready)
        return app_go_to(APP_POP, APP_SCREEN_REVIEW);
    take_answer(app, self);
    if (!app->away)
        game_pair_advance(&self->pair, app->now - self->last);
    self->last = app->now;
    for (int i = 0; i < GAME_PAIR; i++)
        app_board_view_show(&self->boards[i], &self->pair.ways[i].board, app->now,
                            slide_ms(app, self));
    return app_stay();
}

enum { LOOKING_FRAME_MS = 60 };

static double better_way_wait(const app *app, const void *state)
{
    const better_way_state *self = state;
    for (int i = 0; i < GAME_PAIR; i++)
        if (app_board_view_moving(&self->boards[i], app->now))
            return 0;
    if (self->job)
        return LOOKING_FRAME_MS;
    return self->pair.playing && !app->away ? self->pair.wait_ms : APP_WAIT_LONG;
}

const app_screen app_screen_better_way = {
    .size = sizeof(better_way_state),
    .places = APP_PLACE_REPLAY,
    .take = better_way_take,
    .enter = better_way_enter,
    .leave = better_way_leave,
    .parts = better_way_parts,
    .answer = better_way_answer,
    .update = better_way_update,
    .prompts = app_prompts_of_replay,
    .wait = better_way_wait,
};
