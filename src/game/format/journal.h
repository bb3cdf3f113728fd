#ifndef GAME_JOURNAL_H
#define GAME_JOURNAL_H

#include "base/scan.h"
#include "base/text.h"

/* A line of a journal: a command that was carried out, and the whole milliseconds on the clock. Each has the
 * checksum of all of its file before it, so that none can be changed, lost or doubled. */

enum { GAME_JOURNAL_LINE = 64 }; /* bytes at most */

/* A line is begun, gets its command's words, and is ended. Begun returns where it begins in `out`. *sum is the
 * checksum of all of the file before the line, and afterwards of all up to its end. */
size_t game_journal_begin(int64_t time_ms, sw_text *out);
void game_journal_end(uint32_t *sum, size_t begin, sw_text *out);

/* `sum` is that of all before the line. False where it is damaged. */
bool game_journal_take(sw_scan *line, uint32_t sum, int64_t *time_ms,
                       char command[GAME_JOURNAL_LINE]);

#endif
