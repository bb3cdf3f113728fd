/* The stages of the game in play, as they are found, and the best game's. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/records.h"
#include "text/translate.h"
#include "text/words.h"

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
    if (!app->zen || app_play_mode(app))
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

const char *app_play_split_words(app_arena *in, const game_split *split)
{
    int number = split->index + 1, columns = split->size.columns, rows = split->size.rows;
    switch (split->kind) {
    case GAME_SPLIT_LINE:
        return app_arena_print(in, _("Line %d"), number);
    case GAME_SPLIT_ROW:
        return app_arena_print(in, _("Row %d"), number);
    case GAME_SPLIT_COLUMN:
        return app_arena_print(in, _("Column %d"), number);
    case GAME_SPLIT_LAST:
        return columns > 0 ? app_arena_print(in, _("Last %d × %d"), columns, rows) : _("Last");
    case GAME_SPLIT_RING:
        return app_arena_print(in, _("Ring %d"), number);
    case GAME_SPLIT_FRINGE:
        return app_arena_print(in, _("Fringe %d"), number);
    case GAME_SPLIT_HALF:
        return app_words_size(in, (puzzle_size){columns, rows});
    default:
        return app_arena_print(in, "%d × %d, %d", columns, rows, number);
    }
}
