#ifndef GAME_CHALLENGE_MODES_H
#define GAME_CHALLENGE_MODES_H

#include "base/translate.h"
#include "game/challenge.h"

/* The rules of each mode, a file each, and what several of them do alike. */

#define GAME_MODE_RULES(NAME, name) extern const game_rules game_rules_##name;
GAME_MODE_LIST(GAME_MODE_RULES)

/* A run of one board. */
int game_one_board(const game_challenge *challenge);

/* A uniform board with numbers, scrambled from `seed`; and the one at that index of boards of one size. */
void game_draw_uniform(puzzle_size size, uint64_t seed, game_round *out);
void game_draw_next(const game_challenge *challenge, uint64_t seed, int index, game_round *out);

/* The one with more boards is the better one, or else the one that took less time. */
bool game_sooner(const game_run_result *a, const game_run_result *b);

/* The size of all boards: what most modes let the player choose. */
#define GAME_OPTION_OF_SIZE                                                                        \
    {                                                                                              \
        .kind = GAME_OPTION_SIZE, .values = {3, 4, 5}, .least = PUZZLE_MIN_SIDE,                   \
        .most = GAME_CHALLENGE_SIDE                                                                \
    }

#endif
