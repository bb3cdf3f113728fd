/* Checksums at the end of lines and of files. */
#include "format/checksum.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { DIGITS = 8 };

uint32_t game_sum(uint32_t sum, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        sum = (sum ^ (unsigned char)text[i]) * 16777619u;
    return sum;
}

uint32_t game_sum_add(uint32_t sum, size_t begin, sw_text *out)
{
    sw_text_add_char(out, ' ');
    sum = game_sum(sum, out->data + begin, out->length - begin);
    sw_text_addf(out, "%0*" PRIx32 "\n", DIGITS, sum);
    return sum;
}

bool game_sum_take(uint32_t sum, sw_scan *line)
{
    char right[DIGITS + 1];
    if (line->end - line->at <= DIGITS)
        return false;
    const char *digits = line->end - DIGITS;
    snprintf(right, sizeof right, "%0*" PRIx32, DIGITS,
             game_sum(sum, line->at, (size_t)(digits - line->at)));
    line->end = digits - 1;
    return *line->end == ' ' && memcmp(digits, right, DIGITS) == 0;
}

void game_sum_add_line(size_t begin, sw_text *out)
{
    uint32_t sum = game_sum(GAME_SUM, out->data + begin, out->length - begin);
    sw_text_addf(out, "checksum %0*" PRIx32 "\n", DIGITS, sum);
}

bool game_sum_take_line(const char *text, size_t *length)
{
    char right[GAME_SUM_LINE + 1];
    if (*length <= GAME_SUM_LINE)
        return false;
    size_t before = *length - GAME_SUM_LINE;
    snprintf(right, sizeof right, "checksum %0*" PRIx32 "\n", DIGITS,
             game_sum(GAME_SUM, text, before));
    *length = before;
    return text[before - 1] == '\n' && memcmp(text + before, right, GAME_SUM_LINE) == 0;
}
