#ifndef BASE_SCAN_H
#define BASE_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A strict reader over text that it does not own. Each call either takes what it names and says
 * true, or says false and stays where it was. Blanks are spaces and tabs, never line ends. */
typedef struct sw_scan {
    const char *at;
    const char *end;
    int line; /* of `at`, from 1 */
} sw_scan;

sw_scan sw_scan_start(const char *text, size_t length);
bool sw_scan_done(const sw_scan *scan);

/* The rest of the present line as a reader of its own, without its line end ("\n" or "\r\n").
 * False at the end of the text. */
bool sw_scan_line(sw_scan *scan, sw_scan *line);

void sw_scan_blanks(sw_scan *scan);
bool sw_scan_char(sw_scan *scan, char c);

/* The literal word, which must be followed by a blank, a line end or the end. */
bool sw_scan_word(sw_scan *scan, const char *word);

/* One of these words, as sw_scan_word takes it. Returns its index, -1: none of them is there. Empty names are no words. */
int sw_scan_name(sw_scan *scan, const char *const names[], int count);

/* Everything up to the next blank or line end; false where that is nothing, does not fit, or holds
 * a NUL. */
bool sw_scan_token(sw_scan *scan, char *out, size_t size);

/* Decimal digits, with a minus where min allows it, in min .. max; no plus, no blanks before. */
bool sw_scan_integer(sw_scan *scan, int64_t min, int64_t max, int64_t *out);

/* An instant, "2026-11-20T18:45:02Z", in seconds since 1970 (date.h); and a day, "2026-11-20" (day.h). */
bool sw_scan_date(sw_scan *scan, int64_t *out);
bool sw_scan_day(sw_scan *scan, int *out);

#endif
