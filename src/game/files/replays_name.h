#ifndef GAME_REPLAYS_NAME_H
#define GAME_REPLAYS_NAME_H

#include <stdbool.h>

/* Whether a file of that name is listed: it ends in ".replay". */
bool game_replays_is_replay(const char *name);

#endif
