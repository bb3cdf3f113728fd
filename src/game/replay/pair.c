/* Two ways on from one board, side by side. */
#include "game/pair.h"

void game_pair_init(game_pair *out, const puzzle_board *start, puzzle_metric metric,
                    puzzle_path paths[GAME_PAIR])
{
    *out = (game_pair){0};
    for (int i = 0; i < GAME_PAIR; i++) {
        game_replay_init(&out->ways[i], start, &paths[i]);
        out->ways[i].metric = metric;
    }
}

void game_pair_deinit(game_pair *pair)
{
    for (int i = 0; i < GAME_PAIR; i++)
        game_replay_deinit(&pair->ways[i]);
}

size_t game_pair_length(const game_pair *pair)
{
    int a = game_replay_length(&pair->ways[0]), b = game_replay_length(&pair->ways[1]);
    return (size_t)(a > b ? a : b);
}

static void follow(game_pair *pair)
{
    for (int i = 0; i < GAME_PAIR; i++) {
        game_replay *way = &pair->ways[i];
        game_replay_seek(way, puzzle_metric_place(way->metric, &way->path, pair->at));
    }
}

void game_pair_seek(game_pair *pair, size_t at)
{
    size_t length = game_pair_length(pair);
    pair->at = at < length ? at : length;
    pair->wait_ms = GAME_REPLAY_MOVE_MS;
    follow(pair);
}

void game_pair_advance(game_pair *pair, double ms)
{
    if (!pair->playing)
        return;
    pair->wait_ms -= ms;
    while (pair->wait_ms <= 0 && pair->at < game_pair_length(pair)) {
        pair->at++;
        pair->wait_ms += GAME_REPLAY_MOVE_MS;
    }
    follow(pair);
    pair->playing = pair->at < game_pair_length(pair);
}

/* The next moves wait as long as any, so that both boards are seen before them. */
void game_pair_toggle(game_pair *pair)
{
    bool at_end = pair->at == game_pair_length(pair);
    pair->playing = !pair->playing;
    if (pair->playing)
        game_pair_seek(pair, at_end ? 0 : pair->at);
}
