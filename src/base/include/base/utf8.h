#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* UTF-8 (Unicode 15, table 3-7), read strictly: nothing overlong, no surrogate, nothing above
 * U+10FFFF. A byte that belongs to no well-formed character counts as a character of its own, so that
 * every walk over any bytes ends, and takes the same steps forwards and backwards. Places and lengths
 * are in bytes. */

/* What a byte reads as that belongs to no well-formed character. */
#define SW_UTF8_MALFORMED UINT32_MAX

/* The length of the character at the beginning of the text, 1 .. 4, or 0 where length is 0. *code is
 * its code point, or SW_UTF8_MALFORMED; code may be NULL. */
size_t sw_utf8_read(const char *text, size_t length, uint32_t *code);

/* The same for a text that ends in NUL: the code point, and *text moved behind it. 0 at the end,
 * where *text stays. */
uint32_t sw_utf8_next(const char **text);

/* The borders next to the place `at`, itself a border, in the text: behind the character there, and
 * before the one that ends there. At the text's end and beginning they are `at`. */
size_t sw_utf8_after(const char *text, size_t length, size_t at);
size_t sw_utf8_before(const char *text, size_t at);

/* How much of the text fits into `room` bytes without a character being cut. */
size_t sw_utf8_fit(const char *text, size_t length, size_t room);

/* True where all of the text is well formed. */
bool sw_utf8_valid(const char *text, size_t length);

/* Returns true for C0, DEL and C1: what a terminal may obey. */
bool sw_utf8_is_control(uint32_t code);

/* The small letter of a capital, in the scripts whose capitals lie a fixed step before them: Latin, Greek and
 * Cyrillic. Any other character is its own. */
uint32_t sw_utf8_small(uint32_t code);

/* Overwrites every byte of a control character and of what is malformed with a question mark. */
void sw_utf8_make_harmless(char *text, size_t length);

#endif
