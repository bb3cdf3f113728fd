#ifndef OS_LINES_H
#define OS_LINES_H

#include "base/status.h"

#include <stddef.h>

/* Lines of a file, a pipe or a terminal, each as soon as it is there. */
typedef struct os_lines os_lines;

typedef struct os_line {
    const char *text; /* ends in a NUL that length does not count; no line end; borrowed */
    size_t length;
    int number; /* from 1 */
} os_line;

/* Opens the path, or standard input where it is "-". A line of more than `limit` bytes is an error.
 * SW_NOT_FOUND, SW_IO and SW_NO_MEMORY leave *out untouched. */
sw_status os_lines_open(os_lines **out, const char *path, size_t limit, sw_error *error);
void os_lines_close(os_lines *lines); /* NULL is safe */

/* Waits for the next line, which is valid until the next call. SW_BAD_INPUT: a line that is too long
 * was skipped (*out has its number and no text), the next call goes on behind it. SW_NOT_FOUND: the
 * end. SW_CANCELLED: os_lines_interrupt was called. SW_IO: the system refused to read. */
sw_status os_lines_next(os_lines *lines, os_line *out, sw_error *error);

/* Makes a waiting os_lines_next, and all later ones, return SW_CANCELLED. Any thread. */
void os_lines_interrupt(os_lines *lines);

#endif
