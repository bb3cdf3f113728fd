#ifndef GAME_PACK_FILE_H
#define GAME_PACK_FILE_H

#include "puzzle/level.h"

/* The files that level packs lie in. */

#define GAME_PACK_ENDING ".txt"

/* Whether a pack that comes with the game has that name, which a player's can then not have. */
bool game_pack_is_bundled(const char *name);

/* Reads and parses a pack. `text` (nullable) receives what was read, to be freed by the caller. The
 * error has the line, not the path. */
sw_status game_pack_read(puzzle_pack *out, char **text, const char *path, sw_error *error);

/* `out` becomes the text in the version that its levels need, whatever version it says itself. What is
 * written must be read again: SW_LIMIT where the text is too long, SW_BAD_INPUT with the line. */
sw_status game_pack_settle(sw_text *out, const sw_text *text, sw_error *error);

#endif
