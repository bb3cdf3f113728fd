#ifndef PUZZLE_NOTATION_H
#define PUZZLE_NOTATION_H

#include "base/text.h"
#include "puzzle/path.h"

/* Whose direction a move letter gives: the tile's (ours) or the blank's (the other convention). */
typedef enum puzzle_notation { PUZZLE_NOTATION_TILE, PUZZLE_NOTATION_BLANK } puzzle_notation;

/* "4x3" (also 4X3 and 4×3): columns, then rows. */
sw_status puzzle_size_parse(puzzle_size *out, const char *text, sw_error *error);

/* Board text: rows by '/', tiles by commas or blanks, the blank as 0, _ or '.':
 * "6,4,7/8,5,0/3,2,1". Errors say row, column and reason; *out is then untouched. */
sw_status puzzle_board_parse(puzzle_board *out, const char *text, sw_error *error);

/* Writes board text with commas and 0, which parses back to the same board. */
void puzzle_board_format(const puzzle_board *board, sw_text *out);
void puzzle_board_format_blanks(const puzzle_board *board, sw_text *out); /* "6 4 7/8 5 0/3 2 1" */
enum { PUZZLE_BOARD_TEXT_SIZE = PUZZLE_MAX_CELLS * 5 };

/* Move text: letters U D L R in either case, each with how often it counts behind it where that is not once,
 * blanks between them allowed: "URD2L3". Appends to *out; on an error, which says the move's place, *out is as it
 * was. */
sw_status puzzle_path_parse(puzzle_path *out, const char *text, puzzle_notation notation,
                            sw_error *error);
void puzzle_path_format(const puzzle_path *path, puzzle_notation notation, sw_text *out);
void puzzle_path_format_brief(const puzzle_path *path, sw_text *out); /* "URD2L3"; the tile's */

char puzzle_move_letter(puzzle_move move); /* U, R, D or L, the tile's direction */

#endif
