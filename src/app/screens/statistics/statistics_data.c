/* The results that the statistics show: reads them, makes them a table of comma-separated values, and
 * deletes them. */
#include "screens/statistics/statistics.h"

#include "client/export.h"
#include "client/records.h"
#include "program/clipboard.h"
#include "program/say.h"
#include "text/text.h"

#include <stdlib.h>

static void free_games(statistics_state *self)
{
    free(self->games);
    free(self->ranked);
    self->games = self->ranked = NULL;
    self->game_count = 0;
}

void app_statistics_free(statistics_state *self)
{
    free_games(self);
    free(self->categories);
    self->categories = NULL;
    self->category_count = 0;
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

void app_statistics_set_kind(app *app, statistics_state *self, game_figure_kind kind)
{
    const game_category *chosen = app_statistics_chosen(self);
    self->kind = kind;
    self->figures = (game_figures){0};
    self->page.grids[STATISTICS_LIST_BEST] = (app_grid){.at = -1};
    if (!chosen)
        return;
    for (size_t i = 0; i < self->game_count; i++) {
        self->games[i].value = game_result_value(self->games[i].result, kind);
        self->ranked[i] = self->games[i];
    }
    if (self->game_count > 0)
        qsort(self->ranked, self->game_count, sizeof *self->ranked,
              kind == GAME_FIGURE_SPEED ? more_first : less_first);
    self->figures = game_results_figures(client_results(&app->client), chosen, kind);
}

static bool list_games(statistics_state *self, const game_results *results,
                       const game_category *chosen)
{
    const game_result **found = calloc(results->count + 1, sizeof(void *));
    self->games = calloc(results->count + 1, sizeof *self->games);
    self->ranked = calloc(results->count + 1, sizeof *self->ranked);
    bool well = found && self->games && self->ranked;
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
    if (chosen && !list_games(self, client_results(&app->client), chosen)) {
        free_games(self);
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    }
    app_statistics_set_kind(app, self, self->kind);
}

static bool is_same(const game_category *a, const game_category *b)
{
    return puzzle_size_equal(a->size, b->size) && a->goal == b->goal && a->board == b->board &&
           a->way == b->way;
}

/* The place of the same category, or the first one. */
static int place_of(const statistics_state *self, const game_category *category)
{
    for (size_t i = 0; i < self->category_count; i++)
        if (is_same(&self->categories[i], category))
            return (int)i;
    return 0;
}

void app_statistics_load(app *app, statistics_state *self)
{
    sw_error error;
    const game_category *chosen = app_statistics_chosen(self);
    game_category before = chosen ? *chosen : (game_category){.goal = -1};
    app_grid best = self->page.grids[STATISTICS_LIST_BEST];
    size_t count = self->game_count;
    app_statistics_free(self);
    if (game_results_categories(client_results(&app->client), &self->categories,
                                &self->category_count, &error) != SW_OK)
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
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_STATS_NOTHING));
    return count > 0;
}

void app_statistics_copy(app *app, const statistics_state *self)
{
    char count[48], words[128];
    game_results chosen = {0};
    sw_text text;
    if (!is_any(app, self->game_count))
        return;
    sw_text_init(&text, CSV_LIMIT);
    for (size_t i = 0; i < self->game_count; i++)
        if (!game_results_add(&chosen, self->games[i].result))
            text.failed = true;
    game_results_csv(&chosen, &text);
    app_text_n(count, sizeof count, APP_TEXT_STATS_GAMES, (long long)self->game_count);
    app_textf(words, sizeof words, APP_TEXT_STATS_COPIED, count);
    app_copy(app, &text, words);
    sw_text_deinit(&text);
    game_results_deinit(&chosen);
}

void app_statistics_export(app *app)
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

void app_statistics_wipe(app *app)
{
    sw_error error;
    uint64_t in_slots = app->client.slots.has_current ? app->client.slots.current.id : 0;
    sw_status status = game_store_wipe_results(app->client.store, in_slots, &error);
    client_results_changed(&app->client);
    if (status == SW_OK)
        app_notify(app, APP_ICON_TICK, app_text(APP_TEXT_STATS_WIPED));
    else
        app_notify_error(app, &error);
}
