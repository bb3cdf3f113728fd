/* Relay: square boards from 2x2 on, each a side longer, under one clock. */
#include "challenge/modes.h"

enum { FIRST_SIDE = 2, LAST_SIDE = 7 };

static int boards(const game_challenge *challenge)
{
    return challenge->size.columns - FIRST_SIDE + 1;
}

static void draw(const game_challenge *challenge, uint64_t seed, int index, game_round *out)
{
    (void)challenge;
    game_draw_uniform((puzzle_size){FIRST_SIDE + index, FIRST_SIDE + index}, seed + (uint64_t)index,
                      out);
}

static const game_option options[] = {{.kind = GAME_OPTION_LAST, .values = {3, 4, 5, 6, 7}}};

const game_rules game_rules_relay = {
    .name = "relay",
    .noun = N_("relay"),
    .usual = {.size = {LAST_SIDE, LAST_SIDE}},
    .most_side = LAST_SIDE,
    .square = true,
    .may = GAME_MAY_UNDO,
    .clock = GAME_CLOCK_RUNS_ON,
    .boards = boards,
    .draw = draw,
    .better = game_sooner,
    .options = options,
    .option_count = 1,
};
