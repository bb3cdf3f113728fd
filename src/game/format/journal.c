/* The lines of a journal. */
#include "format/journal.h"

#include "format/checksum.h"
#include "game/session.h"

#include <inttypes.h>
#include <string.h>

size_t game_journal_begin(int64_t time_ms, sw_text *out)
{
    size_t begin = out->length;
    sw_text_addf(out, "+ %" PRId64 " ", time_ms);
    return begin;
}

void game_journal_end(uint32_t *sum, size_t begin, sw_text *out)
{
    size_t end = out->length + 1; /* and the blank */
    *sum = game_sum_add(*sum, begin, out);
    *sum = game_sum(*sum, out->data + end, out->length - end);
}

static bool take_command(const sw_scan *line, char out[GAME_JOURNAL_LINE])
{
    size_t length = (size_t)(line->end - line->at);
    if (length >= GAME_JOURNAL_LINE)
        return false;
    memcpy(out, line->at, length);
    out[length] = '\0';
    return true;
}

bool game_journal_take(sw_scan *line, uint32_t sum, int64_t *time_ms,
                       char command[GAME_JOURNAL_LINE])
{
    return game_sum_take(sum, line) && sw_scan_char(line, '+') && sw_scan_char(line, ' ') &&
           sw_scan_integer(line, 0, GAME_TIME_MAX, time_ms) && sw_scan_char(line, ' ') &&
           take_command(line, command);
}
