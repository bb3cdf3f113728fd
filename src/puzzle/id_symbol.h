#ifndef PUZZLE_ID_SYMBOL_H
#define PUZZLE_ID_SYMBOL_H

#include <stdint.h>

/* What IDs are written in: Douglas Crockford's base-32 alphabet, which leaves out I, L, O and U. */

/* 0 to 31; -1 where the character has no meaning. Small letters mean the same; O is read as 0, I and
 * L as 1. */
int puzzle_symbol_value(char c);

char puzzle_symbol_char(int value);

/* The check: an ID's symbols, from left to right, are the coefficients of a polynomial over GF(32),
 * and its last one is chosen so that a is a root, a being a primitive element: a Reed-Solomon code
 * with one check symbol (Reed and Solomon, 1960). The symbols are so weighted by powers of a. None of
 * these is 0, so that no wrong symbol goes unseen; neighbours' differ, so that no exchange does;
 * both at any length. */

/* The polynomial at a, one symbol further; begins with 0. After the last symbol it must be 0. */
unsigned puzzle_check_add(unsigned sum, int symbol);

/* The last symbol, which brings the sum to 0. */
int puzzle_check_symbol(unsigned sum);

#endif
