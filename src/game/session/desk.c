/* The two games on the desk: beginning one, and bringing the other back. */
#include "game/desk.h"

void game_round_deinit(game_round *round)
{
    game_session_deinit(&round->session);
    *round = (game_round){0};
}

void game_desk_deinit(game_desk *desk)
{
    game_round_deinit(&desk->current);
    game_round_deinit(&desk->kept);
    *desk = (game_desk){0};
}

/* Afterwards `to` owns the round and `from` is empty. */
static void hand_over(game_round *to, game_round *from)
{
    *to = *from;
    *from = (game_round){0};
}

static bool current_unfinished(const game_desk *desk)
{
    return desk->has_current && game_session_unfinished(&desk->current.session);
}

const game_round *game_desk_about_to_lose(const game_desk *desk)
{
    return current_unfinished(desk) && desk->has_kept ? &desk->kept : NULL;
}

void game_desk_begin(game_desk *desk, game_round *round)
{
    if (current_unfinished(desk)) {
        game_round_deinit(&desk->kept);
        hand_over(&desk->kept, &desk->current);
        desk->has_kept = true;
    }
    game_round_deinit(&desk->current);
    hand_over(&desk->current, round);
    desk->has_current = true;
}

bool game_desk_bring_back(game_desk *desk)
{
    if (!desk->has_kept)
        return false;
    game_round back;
    hand_over(&back, &desk->kept);
    desk->has_kept = false;
    game_desk_begin(desk, &back);
    return true;
}
