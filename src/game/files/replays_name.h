#ifndef GAME_REPLAYS_NAME_H
#define GAME_REPLAYS_NAME_H

#include <stdbool.h>

#define GAME_REPLAY_ENDING ".replay"

/* Whether a file of that name is listed: it ends in ".replay". */
bool game_replays_is_replay(const char *name);

/* Whether the game gave the name: then the file may be removed to make room. */
bool game_replays_is_own(const char *name);

#endif
