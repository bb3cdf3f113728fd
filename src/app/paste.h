#ifndef APP_PASTE_H
#define APP_PASTE_H

#include "puzzle/board.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the clipboard's text can mean. */

/* The first line as a path: as it stands, or from a file:// address with its %20 and the like. False
 * where that is no absolute path or does not fit. */
bool app_paste_path(const char *text, char *out, size_t size);

/* A whole number and nothing else but blanks around it: a seed. */
bool app_paste_number(const char *text, uint64_t *out);

/* Board text, its rows divided by '/' or by line ends. SW_BAD_INPUT says what is wrong with it. */
sw_status app_paste_board(const char *text, puzzle_board *out, sw_error *error);

#endif
