#ifndef GAME_CHECKSUM_H
#define GAME_CHECKSUM_H

#include "base/scan.h"
#include "base/text.h"

/* Checksums of files and of their lines: 32-bit FNV-1a (Fowler, Noll and Vo, 1991), begun with GAME_SUM and
 * continued over further bytes. Every change of one byte changes it. */
#define GAME_SUM UINT32_C(2166136261)
uint32_t game_sum(uint32_t sum, const char *text, size_t length);

/* Ends the line that begins there with a blank and its checksum in eight digits. Returns the checksum of what `sum` is of
 * and of the line up to those digits. */
uint32_t game_sum_add(uint32_t sum, size_t begin, sw_text *out);

/* Takes such a checksum and the blank before it off the line's end. False where it is not the right one. */
bool game_sum_take(uint32_t sum, sw_scan *line);

/* A file's last line, for the bytes from `begin` on; and whether the text ends with the right one: *length becomes that of
 * what stands before it. */
enum { GAME_SUM_LINE = sizeof "checksum 01234567\n" - 1 };
void game_sum_add_line(size_t begin, sw_text *out);
bool game_sum_take_line(const char *text, size_t *length);

#endif
