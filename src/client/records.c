/* Levels, results and replays: what outlasts a game. */
#include "client/records.h"

#include "client/games.h"
#include "client/start.h"
#include "game/replays.h"
#include "game/stars.h"
#include "os/clock.h"

/* ---- Levels ---- */

const game_levels *client_levels(client *client)
{
    sw_error error;
    if (!client->has_levels && client_load_levels(&client->levels, &error) != SW_OK)
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &error);
    client->has_levels = true;
    return &client->levels;
}

void client_levels_changed(client *client)
{
    game_levels_deinit(&client->levels);
    client->has_levels = false;
}

const puzzle_level *client_next_level(client *client, const char *name, char *next, size_t size)
{
    int pack_at, level_at;
    const game_levels *levels = client_levels(client);
    if (!game_levels_find(levels, name, &pack_at, &level_at))
        return NULL;
    const game_pack *pack = &levels->packs[pack_at];
    if (level_at + 1 == pack->pack.count)
        return NULL;
    game_levels_name(pack, &pack->pack.levels[level_at + 1], next, size);
    return &pack->pack.levels[level_at + 1];
}

/* ---- Results ---- */

const game_results *client_results(client *client)
{
    sw_error error;
    if (!client->has_results &&
        game_store_load_results(client->store, &client->results, &error) != SW_OK)
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &error);
    client->has_results = true;
    return &client->results;
}

void client_results_changed(client *client)
{
    game_results_deinit(&client->results);
    client->has_results = false;
}

game_split_scheme client_split_scheme(const client *client, const game_round *round)
{
    puzzle_size size = round->session.goal.size;
    return round->look.style == GAME_PICTURE
               ? GAME_SPLITS_LINES
               : game_split_scheme_of(game_settings_palette(&client->settings, size), size);
}

void client_keep_solved(client *client)
{
    const game_round *round = &client->slots.current;
    if (!client->slots.has_current || !game_session_solved(&round->session) ||
        !round->session.started)
        return;
    client_results(client);
    game_store_keep_finished(client->store, round, os_clock_date(), client->settings.replays,
                             client_split_scheme(client, round), &client->results);
}

/* What the level says of its start, in what its par counts. */
static game_distance start_by_par(const game_origin *origin)
{
    bool proved = origin->par > 0 && origin->par_proof == PUZZLE_PAR_OPTIMAL;
    return proved ? (game_distance){origin->par, origin->par} : (game_distance){.moves = -1};
}

puzzle_metric client_rating_metric(const client *client)
{
    const game_round *round = client_round(client);
    return game_stars_apply(round) ? round->origin.par_metric : client_metric(client, round);
}

game_rating client_rating(const client *client)
{
    const game_round *round = client_round(client);
    const game_session *session = &round->session;
    puzzle_metric metric = client_rating_metric(client);
    game_analysis *analysis = client->analyses[metric];
    game_distance start = {.moves = -1}, found;
    bool final = false;
    if (round->origin.par_metric == metric)
        start = start_by_par(&round->origin);
    if (game_analysis_start(analysis, &session->start, &session->goal, &found, &final))
        start = game_distance_join(found, start); /* a pack may be wrong */
    return game_rate(session, metric, start, final);
}

/* ---- Replays ---- */

bool client_keep_abandoned(client *client, const game_round *round)
{
    game_record record;
    int most = client->settings.replays;
    if (!game_record_take(&record, round, os_clock_date()))
        return false;
    bool kept = game_store_keep_record(client->store, &record, most) && most > 0;
    game_record_deinit(&record);
    return kept;
}

bool client_read_replay(client *client, const char *name, game_record *out)
{
    sw_error error;
    if (game_replays_read(out, game_store_replays(client->store), name, &error) == SW_OK)
        return true;
    client_say_facts(client, CLIENT_SAYS_PROBLEM, name, &error);
    return false;
}

/* When the game on the board ended: a solved one then, and not as it is looked at. */
static int64_t current_ended(client *client)
{
    const game_round *round = client_round(client);
    const game_result *result = game_session_solved(&round->session)
                                    ? game_results_find(client_results(client), round->id)
                                    : NULL;
    return result ? result->date : os_clock_date();
}

bool client_record_current(client *client, game_record *out)
{
    bool taken = game_record_take(out, client_round(client), current_ended(client));
    if (!taken)
        client_say(client, CLIENT_SAYS_NO_MEMORY);
    return taken;
}
