#ifndef CLIENT_LINK_H
#define CLIENT_LINK_H

#include "base/status.h"
#include "base/text.h"
#include "puzzle/id.h"

#include <stdbool.h>

/* Links to the page that plays the game in a browser. What stands behind the # says what they lead to: a board
 * by its ID, as in https://example.org/slidewise/#4x4-1-KRV2, or a daily board, as in #daily-2026-11-26, or
 * today's, as in #daily. */
typedef struct client_link {
    bool daily;
    int day;      /* of a daily link; CLIENT_LINK_TODAY: whatever day it is */
    puzzle_id id; /* of any other */
} client_link;

enum { CLIENT_LINK_TODAY = -1 };

/* Reads a whole link, or only what stands behind its #. SW_BAD_INPUT or SW_UNSOLVABLE where it leads nowhere;
 * *out is then untouched. */
sw_status client_link_parse(client_link *out, const char *text, sw_error *error);

/* What the text names: all of it, or what stands behind its #. Borrowed from it. */
const char *client_link_name(const char *text);

/* "daily-2026-11-26". */
void client_link_format_daily(int day, sw_text *out);

#endif
