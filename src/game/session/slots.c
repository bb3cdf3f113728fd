/* The two games in the slots: beginning one, and bringing the other back. */
#include "game/slots.h"

void game_round_deinit(game_round *round)
{
    game_session_deinit(&round->session);
    *round = (game_round){0};
}

void game_slots_deinit(game_slots *slots)
{
    game_round_deinit(&slots->current);
    game_round_deinit(&slots->parked);
    *slots = (game_slots){0};
}

/* Afterwards `to` owns the round and `from` is empty. */
static void hand_over(game_round *to, game_round *from)
{
    *to = *from;
    *from = (game_round){0};
}

static bool current_unfinished(const game_slots *slots)
{
    return slots->has_current && game_session_unfinished(&slots->current.session);
}

const game_round *game_slots_about_to_lose(const game_slots *slots)
{
    return current_unfinished(slots) && slots->has_parked ? &slots->parked : NULL;
}

void game_slots_begin(game_slots *slots, game_round *round)
{
    if (current_unfinished(slots)) {
        game_round_deinit(&slots->parked);
        hand_over(&slots->parked, &slots->current);
        slots->has_parked = true;
    }
    game_round_deinit(&slots->current);
    hand_over(&slots->current, round);
    slots->has_current = true;
}

void game_slots_drop(game_slots *slots)
{
    game_round_deinit(&slots->current);
    slots->has_current = false;
}

bool game_slots_take(game_slots *slots, game_round *out)
{
    if (!slots->has_current)
        return false;
    hand_over(out, &slots->current);
    slots->has_current = false;
    return true;
}

bool game_slots_bring_back(game_slots *slots)
{
    if (!slots->has_parked)
        return false;
    game_round back;
    hand_over(&back, &slots->parked);
    slots->has_parked = false;
    game_slots_begin(slots, &back);
    return true;
}
