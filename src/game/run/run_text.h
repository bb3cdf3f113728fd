#ifndef GAME_RUN_TEXT_H
#define GAME_RUN_TEXT_H

#include "game/run.h"

/* A run as text: how it began, and behind that a journal of all that was done. docs/FORMATS.md has the grammar. */

/* Bytes: of any run, more than a month of ten moves a second; and of how it began. */
enum { GAME_RUN_TEXT_LIMIT = 1 << 30, GAME_RUN_HEAD_LIMIT = 512 };

/* How it began, up to and with the checksum. */
void game_run_head_format(const game_run *run, sw_text *out);

/* A command that was just applied. *sum as in a journal. */
void game_run_line_format(uint32_t *sum, const game_run *run, game_run_command command,
                          sw_text *out);

/* Which challenge it is, without its journal. */
sw_status game_run_head_parse(game_challenge *out, const char *text, size_t length);

/* *out is untouched on an error, which names the line. A damaged last line of the journal is no error and is
 * left out: *good is the length of what is before it. */
sw_status game_run_parse(game_run *out, const char *text, size_t length, size_t *good,
                         sw_error *error);

#endif
