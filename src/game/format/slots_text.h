#ifndef GAME_SLOTS_TEXT_H
#define GAME_SLOTS_TEXT_H

#include "game/slots.h"

/* The slots as text: both games whole, and behind them a journal of the commands that were applied
 * to the current one since. docs/FORMATS.md has the grammar. */

enum { GAME_JOURNAL_LINES = 4096 }; /* then the games are written whole again */

/* The games as they stand, without a journal: at most GAME_SAVE_LIMIT bytes, so that text->limit
 * should be that. */
void game_slots_format(const game_slots *slots, sw_text *out);

/* A command just applied, and the time on the clock: a line of the journal. */
void game_slots_line_format(uint32_t *sum, game_command command, double time_ms, sw_text *out);

/* *out is untouched on an error, which names the line. A damaged last line of the journal is no
 * error, and is left out: that is how a power cut ends a file. */
sw_status game_slots_parse(game_slots *out, const char *text, size_t length, sw_error *error);

#endif
