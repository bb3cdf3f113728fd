/* Blindfold: one board, learned first and then solved without its numbers; both take time. */
#include "challenge/modes.h"

static void draw(const game_challenge *challenge, uint64_t seed, int index, game_round *out)
{
    game_draw_next(challenge, seed, index, out);
    out->session.end =
        GAME_END_OPEN; /* who is not to see the board is not told that it is solved */
}

static const game_option options[] = {GAME_OPTION_OF_SIZE};

const game_rules game_rules_blind = {
    .name = "blind",
    .noun = N_("blindfold"),
    .usual = {.size = {4, 4}},
    .most_side = GAME_CHALLENGE_SIDE,
    .clock = GAME_CLOCK_AT_ONCE,
    .hides = true,
    .boards = game_one_board,
    .draw = draw,
    .better = game_sooner,
    .options = options,
    .option_count = 1,
};
