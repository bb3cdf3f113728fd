#ifndef BASE_READER_H
#define BASE_READER_H

#include "base/scan.h"
#include "base/status.h"

/* A text of lines that begin with a key, read line by line. Errors are SW_BAD_INPUT and name the line. */
typedef struct sw_reader {
    sw_scan text; /* the lines behind the present one */
    sw_scan line; /* what is left of the present line */
    sw_error *error;
} sw_reader;

/* Begins before the first line. The error may be NULL. */
sw_reader sw_reader_start(const char *text, size_t length, sw_error *error);

/* Goes on to the next line if it begins with the key: in->line is what stands behind the key and a blank. */
bool sw_reader_take(sw_reader *in, const char *key);
sw_status sw_reader_need(sw_reader *in, const char *key);

/* Fails where the present line goes on. */
sw_status sw_reader_end(const sw_reader *in);

/* Fails with that clause, a literal, at the present line. */
sw_status sw_reader_fail(const sw_reader *in, const char *clause);

/* Whether the text's first line is exactly that. */
bool sw_reader_has_title(const char *title, const char *text, size_t length);

#endif
