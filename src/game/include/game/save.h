#ifndef GAME_SAVE_H
#define GAME_SAVE_H

#include "game/slots.h"

/* One game as text, exactly: history, redo, counts, clock. docs/FORMATS.md has the grammar. */

enum { GAME_SAVE_LIMIT = 16 << 20 }; /* bytes that are read or written */

void game_save_format(const game_round *round, sw_text *out);

/* *out is untouched on an error, which names the line. Everything is checked: the history is
 * replayed, the counts are compared, and a checksum ends the text. */
sw_status game_save_parse(game_round *out, const char *text, size_t length, sw_error *error);

#endif
