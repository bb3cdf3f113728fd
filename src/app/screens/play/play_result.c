/* What came of a solved game: when it is shown, and what can be done next. */
#include "screens/play/play_result.h"

#include "client/records.h"
#include "game/stars.h"

#include <string.h>

/* Of the same level; or, of boards that are none, of the same size and goal. */
static bool comparable(const game_result *a, const game_result *b)
{
    if (a->level[0] || b->level[0])
        return strcmp(a->level, b->level) == 0;
    return puzzle_size_equal(a->size, b->size) && a->goal == b->goal;
}

static void take_less(play_result *self, const game_result *other)
{
    bool first = !self->has_best;
    self->moves = first || other->moves < self->moves ? other->moves : self->moves;
    self->slides = first || other->slides < self->slides ? other->slides : self->slides;
    self->time_ms = first || other->time_ms < self->time_ms ? other->time_ms : self->time_ms;
    self->has_best = true;
}

static void find_best(app *app, play_result *self)
{
    const game_results *results = client_results(&app->client);
    game_result own = game_result_of(&app->client.desk.current, 0);
    for (size_t i = 0; i < results->count; i++) {
        const game_result *other = &results->list[i];
        if (other->id != own.id && other->autos == 0 && comparable(other, &own))
            take_less(self, other);
    }
}

void app_play_result_find(app *app, play_result *self)
{
    const game_round *round = &app->client.desk.current;
    *self = (play_result){.id = round->id, .counts = round->session.autos == 0};
    find_best(app, self);
    if (round->origin.kind == GAME_FROM_LEVEL)
        self->has_next = client_next_level(&app->client, round->origin.level, self->next_level,
                                           sizeof self->next_level) != NULL;
}

int app_play_result_stars(const app *app)
{
    const game_round *round = &app->client.desk.current;
    const game_session *session = &round->session;
    if (!game_stars_apply(round))
        return -1;
    return game_stars(session->moves, round->origin.par, session->hints, session->autos);
}
