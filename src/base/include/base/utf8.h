#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* True where the bytes are well-formed UTF-8 (Unicode 15, table 3-7): nothing overlong, no
 * surrogate, nothing above U+10FFFF. */
bool sw_utf8_valid(const char *text, size_t length);

#endif
