#ifndef GAME_ARCHIVE_NAME_H
#define GAME_ARCHIVE_NAME_H

#include <stdbool.h>

/* Whether a file of that name is listed: it ends in ".replay". */
bool game_archive_is_replay(const char *name);

#endif
