#ifndef BASE_EDITED_H
#define BASE_EDITED_H

#include "base/scan.h"
#include "base/text.h"

/* A text of lines that a person edits and the program rewrites: each has a key and a value. Comments, empty lines and
 * keys that the program does not know stay where they stand; a line that is not understood becomes a comment, for
 * whoever wrote it. */

typedef enum sw_edited {
    SW_EDITED_NONE, /* empty, or a comment */
    SW_EDITED_PAIR, /* a key and a value */
    SW_EDITED_BAD,  /* of no such form */
} sw_edited;

/* Takes a line apart: "key = value" where `equals`, else "key value". The value has no blanks at its ends. Both are
 * borrowed from the line, and set with SW_EDITED_PAIR alone. */
sw_edited sw_edited_read(sw_scan line, bool equals, sw_scan *key, sw_scan *value);

/* Whether a key is called that. */
bool sw_edited_is(sw_scan key, const char *name);

/* Whether a person can have written the text: it has no control characters but tabs and line ends. */
bool sw_edited_is_text(const char *text, size_t length);

/* Writes a line as it was; writes one as a comment, unless it has control characters. */
void sw_edited_keep(sw_scan line, sw_text *out);
void sw_edited_comment(sw_scan line, sw_text *out);

#endif
