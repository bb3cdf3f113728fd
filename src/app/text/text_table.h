#ifndef APP_TEXT_TABLE_H
#define APP_TEXT_TABLE_H

#include "text/text.h"

/* A text in one language, private to this folder.
 *
 * Where `takes` is set the text is a printf format, and `takes` has one letter for each argument in
 * order: d for an int, s for a string, u for an unsigned long long. Nothing else may stand in a text:
 * a figure with decimals, a time or a large count comes as a string from numbers.h.
 *
 * Where `one` is set the text is a plural: {n} stands for the number itself, and `one` is said when
 * it is 1. A language with more forms gets a member for each, and a rule of its own in format.c. */
typedef struct app_text_entry {
    const char *other; /* the text; of a plural the form that is said for most numbers */
    const char *takes; /* NULL: it takes no arguments */
    const char *one;   /* NULL: it is no plural */
} app_text_entry;

extern const app_text_entry app_text_table[APP_TEXTS];

#endif
