#ifndef GAME_PAIR_H
#define GAME_PAIR_H

#include "game/replay.h"

/* Two ways on from one board, played side by side: a move, or a slide, of each at a time, until the longer one
 * ends. */
enum { GAME_PAIR = 2 };

typedef struct game_pair {
    game_replay ways[GAME_PAIR];
    size_t at; /* moves or slides made of each, as far as it has so many */
    bool playing;
    double wait_ms; /* until the next move */
} game_pair;

/* Takes over both paths (which are zeroed); they are possible from start. Paused, at 0. */
void game_pair_init(game_pair *out, const puzzle_board *start, puzzle_metric metric,
                    puzzle_path paths[GAME_PAIR]);
void game_pair_deinit(game_pair *pair); /* a zeroed one is safe */

size_t game_pair_length(const game_pair *pair); /* of the longer way */

void game_pair_advance(game_pair *pair, double ms); /* lets time pass while playing */
void game_pair_toggle(game_pair *pair);             /* at the end: plays again from the beginning */
void game_pair_seek(game_pair *pair, size_t at);    /* beyond the end means the end */

#endif
