/* The stages of the game in play, as they are found, and the best game's. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/records.h"
#include "text/text.h"

static void find_best(app *app, play_splits *self)
{
    const game_round *round = client_round(&app->client);
    game_result own = game_result_of(round, 0);
    own.way = app->way;
    own.splits = game_splits_times(&self->now);
    const game_result *best = game_results_best_splits(client_results(&app->client), &own);
    self->best = best ? best->splits : (game_split_times){.count = 0};
    self->way = app->way;
}

/* In a challenge nobody sees them. What a solved game was measured against stays. */
void app_play_splits_follow(app *app, play_splits *self)
{
    const game_round *round = client_round(&app->client);
    game_split_scheme scheme = client_split_scheme(&app->client, round);
    if (!app->zen || app_play_run_view(app))
        return;
    bool same = self->round == round->id && self->now.scheme == scheme;
    if (same)
        game_splits_follow(&self->now, &round->session);
    else
        game_splits_make(&self->now, &round->session, scheme);
    self->round = round->id;
    if (!same || (self->way != app->way && !game_session_solved(&round->session)))
        find_best(app, self);
}

void app_play_split_words(const game_split *split, char *out, size_t size)
{
    int number = split->index + 1, columns = split->size.columns, rows = split->size.rows;
    switch (split->kind) {
    case GAME_SPLIT_LINE:
        app_textf(out, size, APP_TEXT_SPLIT_LINE, number);
        break;
    case GAME_SPLIT_ROW:
        app_textf(out, size, APP_TEXT_SPLIT_ROW, number);
        break;
    case GAME_SPLIT_COLUMN:
        app_textf(out, size, APP_TEXT_SPLIT_COLUMN, number);
        break;
    case GAME_SPLIT_LAST:
        if (columns > 0)
            app_textf(out, size, APP_TEXT_SPLIT_LAST_OF, columns, rows);
        else
            app_textf(out, size, APP_TEXT_SPLIT_LAST);
        break;
    case GAME_SPLIT_RING:
        app_textf(out, size, APP_TEXT_SPLIT_RING, number);
        break;
    case GAME_SPLIT_FRINGE:
        app_textf(out, size, APP_TEXT_SPLIT_FRINGE, number);
        break;
    case GAME_SPLIT_HALF:
        app_textf(out, size, APP_TEXT_SIZE, columns, rows);
        break;
    case GAME_SPLIT_BLOCK:
        app_textf(out, size, APP_TEXT_SPLIT_BLOCK, columns, rows, number);
        break;
    }
}
