/* The daily boards: a calendar of what was reached, and the way to each board. */
#include "screens/daily/daily.h"

#include "client/link.h"
#include "client/records.h"
#include "client/runs.h"
#include "game/ask.h"
#include "os/clock.h"
#include "platform/platform.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"

static game_challenge challenge_of(int day)
{
    return (game_challenge){.mode = GAME_MODE_DAILY, .size = game_daily_size(day), .day = day};
}

/* ---- What is shown ---- */

static int offset_of(const daily_state *self)
{
    return sw_day_weekday(self->first);
}

int app_daily_chosen(const daily_state *self)
{
    return self->first + self->page.grids[0].at - offset_of(self);
}

const game_daily_mark *app_daily_mark(const daily_state *self, int day)
{
    return &self->marks[day - self->first];
}

bool app_daily_is_left(const daily_state *self, int day)
{
    return self->left[day - self->first];
}

/* The last day that can be played. */
static int last_day(const daily_state *self)
{
    return self->today < GAME_DAILY_LAST ? self->today : GAME_DAILY_LAST;
}

static int playable(const daily_state *self, int day)
{
    if (day > last_day(self))
        day = last_day(self);
    return day < GAME_DAILY_FIRST ? GAME_DAILY_FIRST : day;
}

static void stop_job(daily_state *self)
{
    solver_job_drop(self->job);
    self->job = NULL;
}

/* A result knows the par of its board. */
static void seek_par(app *app, daily_state *self)
{
    const game_daily *board = &self->board;
    const game_daily_mark *mark = app_daily_mark(self, board->day);
    solver_request request = game_ask(GAME_ASK_PAR_PROOF, &board->start, &board->goal);
    stop_job(self);
    self->par = mark->own ? mark->own->par : 0;
    if (self->par == 0 &&
        solver_job_start(&self->job, app->client.solver, &request, app_wake, app, NULL) != SW_OK)
        self->job = NULL;
}

static void read_curve(app *app, daily_state *self)
{
    game_record record;
    self->curve[0] = '\0';
    if (self->replay[0] == '\0' || !client_read_replay(&app->client, self->replay, &record))
        return;
    app_daily_words_curve(&record, self->curve);
    game_record_deinit(&record);
}

/* Finds the card of the chosen day or, while that day is not solved, of the day before. */
static void find_card(app *app, daily_state *self)
{
    const game_replays *replays;
    int day = app_daily_chosen(self);
    self->card = -1;
    self->replay[0] = self->curve[0] = '\0';
    for (int i = 0; i < 2 && self->card < 0 && day - i >= GAME_DAILY_FIRST; i++)
        if (game_daily_mark_of(client_results(&app->client), day - i).solved)
            self->card = day - i;
    if (self->card < 0 || game_store_list_replays(app->client.store, &replays, NULL) != SW_OK)
        return;
    const game_result *own = game_daily_mark_of(client_results(&app->client), self->card).own;
    for (size_t i = 0; i < replays->count; i++)
        if (replays->entries[i].id == own->id)
            SDL_strlcpy(self->replay, replays->entries[i].name, sizeof self->replay);
    read_curve(app, self);
}

static void choose_day(app *app, daily_state *self)
{
    int day = app_daily_chosen(self);
    if (self->board.day != day) {
        self->board = game_daily_of(day);
        seek_par(app, self);
    }
    find_card(app, self);
}

/* The day of the first result: earlier days do not count as left out. */
static int first_day(const game_results *results, int today)
{
    int64_t first = INT64_MAX;
    for (size_t i = 0; i < results->count; i++)
        first = results->list[i].date < first ? results->list[i].date : first;
    return results->count > 0 ? os_clock_local_day(first) : today;
}

void app_daily_show(app *app, daily_state *self, int day)
{
    day = playable(self, day);
    sw_calendar_day date = sw_day_calendar(day);
    self->first = sw_day_of((sw_calendar_day){date.year, date.month, 1});
    self->days = sw_month_days(date.year, date.month);
    const game_results *results = client_results(&app->client);
    for (int i = 0; i < self->days; i++) {
        game_challenge challenge = challenge_of(self->first + i);
        bool has_board = self->first + i == playable(self, self->first + i);
        self->marks[i] = game_daily_mark_of(results, self->first + i);
        self->left[i] = has_board && client_run_was_left(&app->client, &challenge);
    }
    self->tally = game_daily_tally_of(results, self->today);
    self->since = first_day(results, self->today);
    self->page.grids[0].at = day - self->first + offset_of(self);
    choose_day(app, self);
}

static void daily_take(void *state, app_argument *argument)
{
    if (argument->kind == APP_ARGUMENT_DAY)
        ((daily_state *)state)->asked = argument->as.day;
}

static void daily_enter(app *app, void *state)
{
    daily_state *self = state;
    self->today = app->today;
    app_daily_show(app, self, self->asked ? self->asked : self->today);
    if (self->asked && app_daily_chosen(self) != self->asked)
        app_notify(app, APP_ICON_WARN,
                   _("The day of that link has no board yet. This is the nearest one."));
    self->page.controls.focus = DAILY_PLAY;
    self->page.controls.focus_shown = true;
}

static void daily_resume(app *app, void *state)
{
    daily_state *self = state;
    self->today = app->today;
    app_daily_show(app, self, app_daily_chosen(self));
}

static void daily_leave(app *app, void *state)
{
    (void)app;
    stop_job(state);
}

/* ---- The page ---- */

/* The month's name, its arrows and Play stand in the bar, and one line says the rest. */
static void add_low_page(app_parts *p, const daily_state *self)
{
    enum { LEAST_DAYS = 250 };
    parts_bar (p, NULL, NULL) {
        app_daily_add_month(p, self, true);
        parts_space(p, 6);
        app_daily_add_play(p, self, true);
        parts_space(p, 6);
    }
    parts_column (p, 0, .grow = 1, .scrolls = true, .pad = {8, 4, 8, 0}) {
        parts_row (p, 0, .grow = 1, .least_height = LEAST_DAYS, .centred = true) {
            app_daily_add_days(p);
        }
    }
    app_daily_add_low_about(p, self);
}

/* The calendar with the chosen day beside it, or below it in a tall window. */
static void add_page(app_parts *p, const daily_state *self, app_layout kind)
{
    bool wide = kind == APP_LAYOUT_WIDE, tall = kind == APP_LAYOUT_PORTRAIT;
    int margin = wide ? 40 : tall ? 24 : 20, gap = tall ? 16 : wide ? 72 : 26;
    parts_bar (p, _("Daily board"), _("One board a day, the same for everyone")) {
        app_parts_add_help(p);
    }
    parts_line (p, !tall, gap, .grow = 1, .centred = true,
                .pad = {margin, tall ? 4 : 8, margin, tall ? 16 : 20}) {
        app_daily_add_calendar(p, self);
        app_daily_add_about(p, self);
    }
}

static void daily_parts(app_parts *p)
{
    app_layout kind = app_view_layout(p->view);
    parts_column (p, 0) {
        if (kind == APP_LAYOUT_MINIMUM)
            add_low_page(p, p->state);
        else
            add_page(p, p->state, kind);
    }
}

/* ---- What the player does ---- */

/* Shows the month before or after, on the same day of it where it is long enough. */
static void turn(app *app, daily_state *self, int by)
{
    int day = sw_day_calendar(app_daily_chosen(self)).day;
    int month = by < 0 ? self->first - 1 : self->first + self->days;
    sw_calendar_day there = sw_day_calendar(month);
    int days = sw_month_days(there.year, there.month);
    there.day = day < days ? day : days;
    app_daily_show(app, self, sw_day_of(there));
}

/* Begins the board of that day or resumes it. Where it cannot be read, shows why and begins no other board. */
static app_go play(app *app, daily_state *self)
{
    int day = app_daily_chosen(self);
    game_challenge challenge = challenge_of(day);
    if (!app_daily_is_left(self, day)) {
        client_run_begin(&app->client, &challenge);
    } else if (!client_run_resume(&app->client, &challenge)) {
        app_daily_show(app, self, day);
        return app_stay();
    }
    return app_go_to(APP_PUSH, APP_SCREEN_PLAY);
}

static void copy(app *app, const daily_state *self)
{
    sw_text card;
    app_arena in;
    app_arena_empty(&in);
    sw_text_init(&card, DAILY_CARD);
    app_daily_words_card(&in, app, self, &card);
    if (app_platform_has_links()) {
        app_add_link_start(&card);
        client_link_format_daily(self->card, &card);
        sw_text_add_char(&card, '\n');
    }
    app_copy(app, &card, _("The result is copied as text"));
    sw_text_deinit(&card);
}

static app_go watch(app *app, const daily_state *self)
{
    game_record record;
    if (!client_read_replay(&app->client, self->replay, &record))
        return app_stay();
    return app_go_record(app, APP_PUSH, APP_SCREEN_WATCH, &record);
}

static app_go choose(app *app, daily_state *self, const app_answer *answer)
{
    switch (answer->id) {
    case DAILY_EARLIER:
    case DAILY_LATER:
        turn(app, self, answer->id == DAILY_LATER ? 1 : -1);
        return app_stay();
    case DAILY_PLAY:
        return play(app, self);
    case DAILY_COPY:
        copy(app, self);
        return app_stay();
    case DAILY_WATCH:
        return watch(app, self);
    default:
        return app_go_of(answer);
    }
}

static app_go daily_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    daily_state *self = state;
    if (answer->kind == APP_ANSWER_MOVED)
        app_daily_show(app, self, app_daily_chosen(self));
    else if (answer->id == DAILY_DAYS && app_page_picked(&self->page, &p->page, 0, answer) >= 0 &&
             answer->event->kind == APP_EVENT_KEY_UP)
        return play(app, self);
    else if (answer->kind == APP_ANSWER_CHOSEN)
        return choose(app, self, answer);
    else if (app_answer_intent(answer) == APP_INTENT_COPY && self->card >= 0)
        copy(app, self);
    else if (app_answer_intent(answer) == APP_INTENT_CONFIRM)
        return play(app, self);
    return app_go_of(answer);
}

static app_go daily_update(app *app, void *state)
{
    daily_state *self = state;
    const solver_answer *answer = self->job ? solver_job_answer(self->job) : NULL;
    (void)app;
    if (answer) {
        bool proved = answer->status == SW_OK && answer->optimal;
        self->par = proved ? (int)answer->path.length : 0;
        stop_job(self);
    }
    return app_stay();
}

const app_screen app_screen_daily = {
    .size = sizeof(daily_state),
    .take = daily_take,
    .enter = daily_enter,
    .leave = daily_leave,
    .resume = daily_resume,
    .parts = daily_parts,
    .answer = daily_answer,
    .update = daily_update,
};
