/* The lines of a journal. */
#include "format/journal.h"

#include "format/save_words.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { SUM_DIGITS = 8 };

size_t game_journal_begin(int64_t time_ms, sw_text *out)
{
    size_t begin = out->length;
    sw_text_addf(out, "+ %" PRId64 " ", time_ms);
    return begin;
}

void game_journal_end(uint32_t *sum, size_t begin, sw_text *out)
{
    sw_text_add_char(out, ' ');
    size_t end = out->length;
    *sum = game_save_sum(*sum, out->data + begin, end - begin);
    sw_text_addf(out, "%0*" PRIx32 "\n", SUM_DIGITS, *sum);
    *sum = game_save_sum(*sum, out->data + end, out->length - end);
}

/* Takes the checksum off the line's end. It covers all of the file before it. */
static bool take_checksum(sw_scan *line, uint32_t sum)
{
    char right[SUM_DIGITS + 1];
    if (line->end - line->at < SUM_DIGITS)
        return false;
    line->end -= SUM_DIGITS;
    sum = game_save_sum(sum, line->at, (size_t)(line->end - line->at));
    snprintf(right, sizeof right, "%0*" PRIx32, SUM_DIGITS, sum);
    return memcmp(line->end, right, SUM_DIGITS) == 0;
}

static bool take_command(const sw_scan *line, char out[GAME_JOURNAL_LINE])
{
    size_t length = (size_t)(line->end - line->at);
    if (length == 0 || length >= GAME_JOURNAL_LINE || line->end[-1] != ' ')
        return false;
    memcpy(out, line->at, length - 1);
    out[length - 1] = '\0';
    return true;
}

bool game_journal_take(sw_scan *line, uint32_t sum, int64_t *time_ms,
                       char command[GAME_JOURNAL_LINE])
{
    return take_checksum(line, sum) && sw_scan_char(line, '+') && sw_scan_char(line, ' ') &&
           sw_scan_integer(line, 0, GAME_TIME_MAX, time_ms) && sw_scan_char(line, ' ') &&
           take_command(line, command);
}
