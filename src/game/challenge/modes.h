#ifndef GAME_CHALLENGE_MODES_H
#define GAME_CHALLENGE_MODES_H

#include "game/challenge.h"

/* The rules of each mode, a file each, and what several of them do alike. */

extern const game_rules game_rules_daily, game_rules_attack, game_rules_marathon, game_rules_relay,
    game_rules_fewest, game_rules_blind;

/* A uniform board with numbers, scrambled from `seed`. */
void game_draw_uniform(puzzle_size size, uint64_t seed, game_round *out);

/* The one with more boards is the better one, or else the one that took less time. */
bool game_sooner(const game_run_result *a, const game_run_result *b);

/* The size of all boards: what most modes let the player choose. */
#define GAME_OPTION_OF_SIZE                                                                        \
    {                                                                                              \
        .kind = GAME_OPTION_SIZE, .values = {3, 4, 5}, .least = PUZZLE_MIN_SIDE,                   \
        .most = GAME_CHALLENGE_SIDE                                                                \
    }

/* Modes that are told apart by their size alone. */
void game_no_settings(const game_challenge *challenge, sw_text *out);
bool game_take_no_settings(sw_scan *scan, game_challenge *out);

#endif
