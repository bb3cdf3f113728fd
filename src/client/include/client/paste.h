#ifndef CLIENT_PASTE_H
#define CLIENT_PASTE_H

#include "puzzle/id.h"
#include "puzzle/path.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What the clipboard's text can mean. */

/* The first line as a path: as it stands, or from a file:// address with its %20 and the like. False
 * where that is no absolute path or does not fit. */
bool client_paste_path(const char *text, char *out, size_t size);

/* A whole number and nothing else but blanks around it: a seed. */
bool client_paste_number(const char *text, uint64_t *out);

/* Board text, its rows divided by '/' or by line ends. SW_BAD_INPUT says what is wrong with it. */
sw_status client_paste_board(const char *text, puzzle_board *out, sw_error *error);

/* Moves and nothing else: "URD2L3". Appends to *out. SW_NOT_FOUND where the text was not meant for any. */
sw_status client_paste_moves(const char *text, puzzle_path *out, sw_error *error);

/* The first ID among the words of the text, which may be a whole card, or a link to the page. SW_NOT_FOUND where
 * no word was meant for one; where some were and all are wrong, the first of them and what is wrong with it. */
sw_status client_paste_id(const char *text, puzzle_id *out, sw_error *error);

#endif
