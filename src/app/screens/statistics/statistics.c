/* What was won: figures for each size and goal, and all results. */
#include "screens/statistics/statistics.h"

#include "client/export.h"
#include "client/records.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "screens/screens.h"

#include <stdlib.h>
#include <string.h>

/* ---- The results that are shown ---- */

static void free_games(statistics_state *self)
{
    free(self->games);
    free(self->ranked);
    free(self->counted);
    self->games = self->ranked = self->counted = NULL;
    self->game_count = self->counted_count = 0;
}

static void statistics_free(statistics_state *self)
{
    free_games(self);
    free(self->categories);
    self->categories = NULL;
    self->category_count = 0;
    free(self->sessions);
    self->sessions = NULL;
    self->session_count = 0;
    game_results_deinit(&self->part);
}

static const game_results *shown_results(app *app, const statistics_state *self)
{
    return self->session[0] != '\0' ? &self->part : client_results(&app->client);
}

const game_category *app_statistics_chosen(const statistics_state *self)
{
    int at = self->page.grids[STATISTICS_LIST_BOARDS].at;
    return at >= 0 && (size_t)at < self->category_count ? &self->categories[at] : NULL;
}

/* The earlier one of two equal ones comes first. */
static int less_first(const void *left, const void *right)
{
    const statistics_game *a = left, *b = right;
    if (a->value != b->value)
        return a->value < b->value ? -1 : 1;
    return a->number < b->number ? -1 : 1;
}

static int more_first(const void *left, const void *right)
{
    const statistics_game *a = left, *b = right;
    return a->value != b->value ? less_first(right, left) : less_first(left, right);
}

/* Sorts the values of those that count into bins. */
static void count_bins(app *app, statistics_state *self)
{
    size_t count = self->counted_count;
    double *values = calloc(count + 1, sizeof *values);
    self->bins = (app_bins){0};
    if (!values)
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    if (!values || count == 0) {
        free(values);
        return;
    }
    for (size_t i = 0; i < self->game_count; i++) {
        size_t rank = self->ranked[i].rank;
        if (rank > 0)
            values[self->kind == GAME_FIGURE_SPEED ? count - rank : rank - 1] =
                self->ranked[i].value;
    }
    double reach = app_bins_reach(values, count);
    double wanted = app_bins_wanted(values[0], reach, count);
    self->bins = app_bins_of(values[0], reach, app_statistics_step(self->kind, wanted));
    for (size_t i = 0; i < count; i++)
        app_bins_add(&self->bins, values[i]);
    self->median = app_bins_median(values, count);
    free(values);
}

/* The list of those that count, and the ranks. */
static void rank_games(statistics_state *self, const game_category *category)
{
    self->counted_count = 0;
    for (size_t i = 0; i < self->game_count; i++) {
        statistics_game *game = &self->games[i];
        game->value = game_result_value(game->result, self->kind);
        game->rank = game_category_counts(category, game->result);
        self->ranked[i] = *game;
        if (game->rank > 0)
            self->counted[self->counted_count++] = *game;
    }
    if (self->game_count > 0)
        qsort(self->ranked, self->game_count, sizeof *self->ranked,
              self->kind == GAME_FIGURE_SPEED ? more_first : less_first);
    for (size_t i = 0, rank = 0; i < self->game_count; i++)
        if (self->ranked[i].rank > 0)
            self->ranked[i].rank = ++rank;
}

void app_statistics_set_kind(app *app, statistics_state *self, game_figure_kind kind)
{
    const game_category *chosen = app_statistics_chosen(self);
    self->kind = kind;
    self->figures = (game_figures){0};
    self->bins = (app_bins){0};
    self->page.grids[STATISTICS_LIST_BEST] = (app_grid){.at = -1, .hover = -1};
    if (!chosen)
        return;
    game_category category = *chosen;
    category.assisted = self->assisted;
    rank_games(self, &category);
    self->figures = game_results_figures(shown_results(app, self), &category, kind);
    count_bins(app, self);
}

static bool list_games(statistics_state *self, const game_results *results,
                       const game_category *chosen)
{
    const game_result **found = calloc(results->count + 1, sizeof(void *));
    self->games = calloc(results->count + 1, sizeof *self->games);
    self->ranked = calloc(results->count + 1, sizeof *self->ranked);
    self->counted = calloc(results->count + 1, sizeof *self->counted);
    bool well = found && self->games && self->ranked && self->counted;
    size_t count = well ? game_results_of(results, chosen, found) : 0;
    for (size_t i = 0; i < count; i++)
        self->games[i] = (statistics_game){.result = found[i], .number = i};
    self->game_count = count;
    free(found);
    return well;
}

void app_statistics_choose(app *app, statistics_state *self)
{
    const game_category *chosen = app_statistics_chosen(self);
    free_games(self);
    if (chosen && !list_games(self, shown_results(app, self), chosen)) {
        free_games(self);
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    }
    app_statistics_set_kind(app, self, self->kind);
}

static bool is_same(const game_category *a, const game_category *b)
{
    return puzzle_size_equal(a->size, b->size) && a->goal == b->goal && a->board == b->board &&
           a->way == b->way && game_challenge_text_same(a->challenge, b->challenge);
}

/* The place of the same category, or the first one. */
static int place_of(const statistics_state *self, const game_category *category)
{
    for (size_t i = 0; i < self->category_count; i++)
        if (is_same(&self->categories[i], category))
            return (int)i;
    return 0;
}

/* ---- Sessions ---- */

static bool is_session(const statistics_state *self, const char *name)
{
    for (size_t i = 0; i < self->session_count; i++)
        if (strcmp(self->sessions[i], name) == 0)
            return true;
    return false;
}

/* The names, and the results of the chosen one, if it is still there. */
static void load_sessions(app *app, statistics_state *self)
{
    sw_error error;
    const game_results *all = client_results(&app->client);
    sw_status status = game_results_sittings(all, &self->sessions, &self->session_count, &error);
    if (!is_session(self, self->session))
        self->session[0] = '\0';
    if (self->session[0] != '\0' && status == SW_OK)
        status = game_results_of_sitting(&self->part, all, self->session, &error);
    if (self->session_from >= self->session_count)
        self->session_from = 0;
    if (status == SW_OK)
        return;
    self->session[0] = '\0';
    app_notify_error(app, &error);
}

void app_statistics_set_session(app *app, statistics_state *self, const char *name)
{
    game_sitting_name(name, self->session);
    app_statistics_load(app, self);
}

/* ---- All ---- */

static bool has_assisted(const game_results *results)
{
    for (size_t i = 0; i < results->count; i++)
        if (game_result_credit(&results->list[i]) == GAME_CREDIT_ASSISTED)
            return true;
    return false;
}

void app_statistics_load(app *app, statistics_state *self)
{
    sw_error error;
    const game_category *chosen = app_statistics_chosen(self);
    game_category before = chosen ? *chosen : (game_category){.goal = -1};
    app_grid best = self->page.grids[STATISTICS_LIST_BEST];
    size_t count = self->game_count;
    statistics_free(self);
    load_sessions(app, self);
    self->any_assisted = has_assisted(shown_results(app, self));
    if (game_results_categories(shown_results(app, self), &self->categories, &self->category_count,
                                &error) != SW_OK)
        app_notify_error(app, &error);
    self->page.grids[STATISTICS_LIST_BOARDS].at =
        self->category_count > 0 ? place_of(self, &before) : -1;
    app_statistics_choose(app, self);
    if (self->game_count == count)
        self->page.grids[STATISTICS_LIST_BEST] = best;
}

/* ---- Out of the program ---- */

enum { CSV_LIMIT = 64 << 20 };

static bool is_any(app *app, size_t count)
{
    if (count == 0)
        app_notify(app, APP_ICON_WARN, _("There are no results yet"));
    return count > 0;
}

/* Each shows a message with its result. */
/* Copies the chosen category. */
static void statistics_copy(app *app, const statistics_state *self)
{
    app_arena in;
    game_results chosen = {0};
    sw_text text;
    if (!is_any(app, self->game_count))
        return;
    sw_text_init(&text, CSV_LIMIT);
    for (size_t i = 0; i < self->game_count; i++)
        if (!game_results_add(&chosen, self->games[i].result))
            text.failed = true;
    game_results_csv(&chosen, &text);
    app_arena_empty(&in);
    app_copy(
        app, &text,
        app_arena_print(&in, _("Copied as CSV: %s"), app_statistics_games(&in, self->game_count)));
    sw_text_deinit(&text);
    game_results_deinit(&chosen);
}

/* Writes all results into a file. */
static void statistics_export(app *app)
{
    const game_results *results = client_results(&app->client);
    sw_text text;
    if (!is_any(app, results->count))
        return;
    sw_text_init(&text, CSV_LIMIT);
    game_results_csv(results, &text);
    client_export(&app->client, &text, "slidewise-results", ".csv");
    sw_text_deinit(&text);
}

static void statistics_wipe(app *app)
{
    sw_error error;
    uint64_t in_slots = app->client.slots.has_current ? app->client.slots.current.id : 0;
    sw_status status = game_store_wipe_results(app->client.store, in_slots, &error);
    client_results_changed(&app->client);
    if (status == SW_OK)
        app_notify(app, APP_ICON_TICK, _("All results are deleted"));
    else
        app_notify_error(app, &error);
}

/* ---- What the player does ---- */

static void statistics_enter(app *app, void *state)
{
    statistics_state *self = state;
    for (int i = 0; i < APP_PAGE_GRIDS; i++)
        self->page.grids[i] = (app_grid){.at = -1, .hover = -1};
    self->tab = STATISTICS_FIGURES;
    app_statistics_load(app, self);
    self->page.controls.focus =
        self->category_count > 0 ? (int)STATISTICS_KIND_FIRST : (int)STATISTICS_NEW_GAME;
    self->page.controls.focus_shown = true;
}

static void statistics_leave(app *app, void *state)
{
    (void)app;
    statistics_free(state);
}

/* A game may have been won since. */
static void statistics_resume(app *app, void *state)
{
    app_statistics_load(app, state);
}

/* The focus goes to where nothing is lost. */
static void ask(statistics_state *self, statistics_question question)
{
    self->asked = question;
    self->page.controls.focus =
        question == STATISTICS_ASKS_NOTHING ? (int)STATISTICS_DELETE : (int)STATISTICS_KEEP;
}

static void wipe(app *app, statistics_state *self)
{
    ask(self, STATISTICS_ASKS_NOTHING);
    statistics_wipe(app);
    app_statistics_load(app, self);
    if (self->category_count == 0)
        self->page.controls.focus = STATISTICS_NEW_GAME;
}

/* All, one of those that are listed, or what leads to others, which opens the list again. */
static void choose_session(app *app, statistics_state *self, int item)
{
    size_t listed = (size_t)app_statistics_sessions_listed(&app->view, self);
    size_t next = self->session_from + listed;
    if (item == 0)
        app_statistics_set_session(app, self, "");
    else if ((size_t)item <= listed)
        app_statistics_set_session(app, self,
                                   self->sessions[self->session_from + (size_t)item - 1]);
    else {
        self->session_from = next < self->session_count ? next : 0;
        app_drop_open(&self->page.drop, STATISTICS_OF_SESSION, 1);
    }
}

static app_go choose(app *app, statistics_state *self, int id)
{
    if (id >= STATISTICS_TAB_FIRST && id < STATISTICS_TAB_FIRST + STATISTICS_TABS) {
        self->tab = (statistics_tab)(id - STATISTICS_TAB_FIRST);
        self->asked = STATISTICS_ASKS_NOTHING;
    }
    if (id >= STATISTICS_KIND_FIRST && id < STATISTICS_KIND_FIRST + GAME_FIGURE_KINDS)
        app_statistics_set_kind(app, self, (game_figure_kind)(id - STATISTICS_KIND_FIRST));
    if (id >= STATISTICS_VIEW_FIRST && id < STATISTICS_VIEW_FIRST + STATISTICS_VIEWS)
        self->view = (statistics_view)(id - STATISTICS_VIEW_FIRST);
    switch (id) {
    case STATISTICS_SESSION:
        return app_go_to(APP_PUSH, APP_SCREEN_SESSION);
    case STATISTICS_NEW_GAME:
        return app_go_to(APP_PUSH, APP_SCREEN_NEW_GAME);
    case STATISTICS_ASSISTED:
        self->assisted = !self->assisted;
        app_statistics_set_kind(app, self, self->kind);
        break;
    case STATISTICS_COPY:
        statistics_copy(app, self);
        break;
    case STATISTICS_EXPORT:
        statistics_export(app);
        break;
    case STATISTICS_DELETE:
        ask(self, STATISTICS_ASKS_FIRST);
        break;
    case STATISTICS_GO_ON:
        ask(self, STATISTICS_ASKS_LAST);
        break;
    case STATISTICS_KEEP:
        ask(self, STATISTICS_ASKS_NOTHING);
        break;
    case STATISTICS_WIPE:
        wipe(app, self);
        break;
    default:
        break;
    }
    return app_stay();
}

/* Where the boards have a tab of their own, choosing one leads on from there. */
static void leave_boards(statistics_state *self, const app_parts *p, const app_answer *answer)
{
    int board = app_page_picked(&self->page, &p->page, STATISTICS_LIST_BOARDS, answer);
    if (!app_statistics_is_tabbed(p->view) || board < 0)
        return;
    self->tab = STATISTICS_FIGURES;
    self->page.controls.focus = STATISTICS_TAB_FIRST + STATISTICS_FIGURES;
}

static app_go statistics_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    statistics_state *self = state;
    app_intent intent = app_answer_intent(answer);
    if (answer->kind == APP_ANSWER_MOVED && answer->id == STATISTICS_CATEGORIES)
        app_statistics_choose(app, self); /* another category is another page */
    if (answer->kind == APP_ANSWER_RELEASED && answer->id == STATISTICS_CATEGORIES)
        leave_boards(self, p, answer);
    if (answer->kind == APP_ANSWER_ITEM)
        choose_session(app, self, answer->value);
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id == STATISTICS_OF_SESSION)
        app_drop_open(&self->page.drop, answer->id, p->page.item_chosen);
    else if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, self, answer->id);
    if (intent == APP_INTENT_COPY)
        return choose(app, self, STATISTICS_COPY);
    if (intent == APP_INTENT_BACK && self->asked != STATISTICS_ASKS_NOTHING)
        return choose(app, self, STATISTICS_KEEP);
    return app_go_of(answer);
}

const app_screen app_screen_statistics = {
    .size = sizeof(statistics_state),
    .enter = statistics_enter,
    .leave = statistics_leave,
    .resume = statistics_resume,
    .parts = app_statistics_parts,
    .answer = statistics_answer,
};
