/* The splits of a result as a word of its line, and back. */
#include "results/results_text.h"

#include <inttypes.h>
#include <string.h>

/* No word of a line is longer: 64 times of ten digits have room. */
enum { WORD_SIZE = 1024 };

void game_results_splits_format(const game_split_times *splits, sw_text *out)
{
    sw_text_addf(out, " splits %s", game_split_scheme_name(splits->scheme));
    for (int i = 0; i < splits->count; i++)
        sw_text_addf(out, "%c%" PRIu32, i == 0 ? ':' : ',', splits->ms[i]);
}

static bool take_times(sw_scan *word, game_split_times *out)
{
    for (out->count = 0; !sw_scan_done(word); out->count++) {
        int64_t ms;
        if (out->count == GAME_SPLITS_MOST || !sw_scan_char(word, out->count == 0 ? ':' : ',') ||
            !sw_scan_integer(word, 0, UINT32_MAX - 1, &ms))
            return false;
        out->ms[out->count] = (uint32_t)ms;
    }
    return out->count > 0;
}

bool game_results_splits_take(sw_scan *line, game_split_times *out)
{
    char text[WORD_SIZE];
    game_split_times splits = {0};
    if (!sw_scan_token(line, text, sizeof text))
        return false;
    char *times = strchr(text, ':');
    if (!times)
        return true;
    sw_scan word = sw_scan_start(times, strlen(times));
    if (!take_times(&word, &splits))
        return true;
    *times = '\0';
    if (game_split_scheme_named(text, &splits.scheme))
        *out = splits;
    return true;
}
