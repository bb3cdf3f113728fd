/* Blindfold: one board, learned first and then solved without its numbers; both take time. */
#include "challenge/modes.h"

static int one(const game_challenge *challenge)
{
    (void)challenge;
    return 1;
}

static void draw(const game_challenge *challenge, uint64_t seed, int index, game_round *out)
{
    game_draw_uniform(challenge->size, seed + (uint64_t)index, out);
    out->session.end =
        GAME_END_OPEN; /* who is not to see the board is not told that it is solved */
}

static const game_option options[] = {GAME_OPTION_OF_SIZE};

const game_rules game_rules_blind = {
    .name = "blind",
    .clock = GAME_CLOCK_AT_ONCE,
    .hides = true,
    .boards = one,
    .draw = draw,
    .better = game_sooner,
    .options = options,
    .option_count = 1,
    .settings = game_no_settings,
    .take_settings = game_take_no_settings,
};
