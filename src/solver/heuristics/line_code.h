#ifndef SOLVER_LINE_CODE_H
#define SOLVER_LINE_CODE_H

#include <stdint.h>

/* Linear conflicts of lines of at most eight cells, kept up to date by a few additions a move. A
 * line's code has a digit of `bits` bits for each of its cells: the place on the line, from 1, of
 * the home of the tile there; 0 where that tile is at home in another line. */

enum { LINE_CODE_LENGTH = 8, LINE_CODE_TABLE_LENGTH = 4, LINE_CODE_TABLE_SIZE = 4096 };

typedef struct line_code {
    int length; /* of the lines */
    int bits;
    uint8_t table[LINE_CODE_TABLE_SIZE]; /* conflicts by code, for the shorter lines */
} line_code;

void solver_line_code_init(line_code *out, int length);

/* The digit of a tile at home at `home_place` that stands at `place`. */
static inline uint32_t solver_line_code_digit(const line_code *lines, int place, int home_place)
{
    return (uint32_t)(home_place + 1) << (place * lines->bits);
}

/* Twice the tiles outside a longest increasing subsequence. */
int solver_line_code_count(const line_code *lines, uint32_t code);

static inline int solver_line_code_conflicts(const line_code *lines, uint32_t code)
{
    if (lines->length <= LINE_CODE_TABLE_LENGTH)
        return lines->table[code];
    return solver_line_code_count(lines, code);
}

#endif
