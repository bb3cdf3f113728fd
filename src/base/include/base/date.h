#ifndef BASE_DATE_H
#define BASE_DATE_H

#include <stdbool.h>
#include <stdint.h>

/* Instants as seconds since 1970-01-01 00:00:00 UTC, leap seconds left out, and as text of one form,
 * "2026-11-20T18:45:02Z" (RFC 3339), for the years 1970 to 9999. */

enum { SW_DATE_SIZE = sizeof "2026-11-20T18:45:02Z" };
#define SW_DATE_MAX INT64_C(253402300799)

/* date is 0 .. SW_DATE_MAX; others are clamped. */
void sw_date_format(int64_t date, char out[SW_DATE_SIZE]);

/* The whole text must be such a date, of a day that the calendar has. */
bool sw_date_parse(const char *text, int64_t *out);

#endif
