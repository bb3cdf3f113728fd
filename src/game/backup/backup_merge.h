#ifndef GAME_BACKUP_MERGE_H
#define GAME_BACKUP_MERGE_H

#include "game/results.h"

/* Adds to *out those of `all` that are not known: results by the id of their game, where the better one counts, and
 * challenges by the id of their run. False where memory ran out. */
bool game_backup_merge(game_results *out, const game_results *all, const game_results *known);

#endif
