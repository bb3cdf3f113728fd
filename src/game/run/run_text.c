/* A run as text and back: its journal is played again. */
#include "run/run_text.h"

#include "base/date.h"
#include "base/day.h"
#include "format/journal.h"
#include "format/save_words.h"

#include <inttypes.h>
#include <string.h>

static const char title[] = "slidewise-run 1";

void game_run_head_format(const game_run *run, sw_text *out)
{
    char date[SW_DATE_SIZE], day[SW_DAY_SIZE], checksum[GAME_SAVE_CHECKSUM_LINE];
    size_t begin = out->length;
    sw_date_format(run->date, date);
    sw_day_format(run->began_day, day);
    sw_text_addf(out, "%s\nid %016" PRIx64 "\ndate %s\nday %s\nseed %" PRIu64 "\nchallenge ", title,
                 run->id, date, day, run->seed);
    game_challenge_format(&run->challenge, out);
    sw_text_add_char(out, '\n');
    game_save_checksum_line(out->data + begin, out->length - begin, checksum);
    sw_text_add(out, checksum);
}

void game_run_line_format(uint32_t *sum, const game_run *run, game_run_command command,
                          sw_text *out)
{
    size_t begin = game_journal_begin(game_whole_ms(run->time_ms), out);
    game_run_command_format(command, out);
    game_journal_end(sum, begin, out);
}

/* ---- Reading ---- */

typedef struct reader {
    const char *begin;
    sw_scan text;
    sw_error *error;
} reader;

/* The line with that key, and what is behind the key. */
static bool take_key(reader *in, const char *key, sw_scan *value)
{
    return sw_scan_line(&in->text, value) && sw_scan_word(value, key) && sw_scan_char(value, ' ');
}

static bool take_date(sw_scan *value, int64_t *out)
{
    char text[SW_DATE_SIZE];
    return sw_scan_token(value, text, sizeof text) && sw_date_parse(text, out);
}

static bool take_day(sw_scan *value, int *out)
{
    char text[SW_DAY_SIZE];
    return sw_scan_token(value, text, sizeof text) && sw_day_parse(text, out);
}

static bool take_challenge(const sw_scan *value, game_challenge *out)
{
    char text[GAME_CHALLENGE_TEXT];
    size_t length = (size_t)(value->end - value->at);
    if (length >= sizeof text)
        return false;
    memcpy(text, value->at, length);
    text[length] = '\0';
    return game_challenge_parse(out, text, NULL) == SW_OK;
}

static bool take_checksum(reader *in)
{
    char right[GAME_SAVE_CHECKSUM_LINE];
    size_t line = sizeof right - 1;
    game_save_checksum_line(in->begin, (size_t)(in->text.at - in->begin), right);
    sw_scan checksum;
    const char *at = in->text.at;
    return (size_t)(in->text.end - at) >= line && memcmp(at, right, line) == 0 &&
           sw_scan_line(&in->text, &checksum);
}

static bool take_title(reader *in)
{
    sw_scan line;
    return game_save_has_title(title, in->begin, (size_t)(in->text.end - in->begin)) &&
           sw_scan_line(&in->text, &line);
}

static sw_status read_head(reader *in, game_run *out)
{
    sw_scan value = in->text;
    uint64_t id;
    int64_t date, seed;
    int day;
    game_challenge challenge;
    bool taken = take_title(in) && take_key(in, "id", &value) && game_save_take_id(&value, &id) &&
                 take_key(in, "date", &value) && take_date(&value, &date) &&
                 take_key(in, "day", &value) && take_day(&value, &day) &&
                 take_key(in, "seed", &value) && sw_scan_integer(&value, 0, INT64_MAX, &seed) &&
                 take_key(in, "challenge", &value) && take_challenge(&value, &challenge) &&
                 take_checksum(in);
    if (!taken)
        return sw_fail_at(in->error, SW_BAD_INPUT, value.line, "this is no run, or a damaged one");
    game_run_init(out, &challenge, (uint64_t)seed, id, date, day);
    return SW_OK;
}

sw_status game_run_head_parse(game_challenge *out, const char *text, size_t length)
{
    reader in = {.begin = text, .text = sw_scan_start(text, length)};
    game_run run;
    sw_status status = read_head(&in, &run);
    if (status != SW_OK)
        return status;
    *out = run.challenge;
    game_run_deinit(&run);
    return SW_OK;
}

/* Lets the clock go on to that time, if it runs. */
static bool go_on_to(game_run *run, int64_t time_ms)
{
    double ms = (double)time_ms - run->time_ms;
    if (ms > 0)
        game_run_advance(run, ms);
    return (double)time_ms == run->time_ms;
}

static sw_status read_record(reader *in, uint32_t sum, game_run *run)
{
    sw_scan line = in->text; /* for its number, should there be no line */
    int64_t time_ms;
    char words[GAME_JOURNAL_LINE];
    game_run_command command;
    if (!sw_scan_line(&in->text, &line) || in->text.at[-1] != '\n' ||
        !game_journal_take(&line, sum, &time_ms, words) ||
        game_run_command_parse(&command, words, NULL) != SW_OK)
        return sw_fail_at(in->error, SW_BAD_INPUT, line.line, "a damaged line in the journal");
    if (!go_on_to(run, time_ms))
        return sw_fail_at(in->error, SW_BAD_INPUT, line.line, "the clock was not running");
    bool ended = run->over && command.act == GAME_RUN_END; /* the clock did it */
    game_outcome outcome = ended ? GAME_CHANGED : game_run_apply(run, command);
    if (outcome == GAME_FULL)
        return sw_fail(in->error, SW_NO_MEMORY, "not enough memory for the history");
    return outcome != GAME_NOTHING
               ? SW_OK
               : sw_fail_at(in->error, SW_BAD_INPUT, line.line, "a command that is not possible");
}

static sw_status read_journal(reader *in, game_run *run, size_t *good)
{
    uint32_t sum = GAME_SAVE_SUM;
    const char *summed = in->begin;
    *good = (size_t)(in->text.at - in->begin);
    while (!sw_scan_done(&in->text)) {
        sum = game_save_sum(sum, summed, (size_t)(in->text.at - summed));
        summed = in->text.at;
        sw_status status = read_record(in, sum, run);
        if (status == SW_BAD_INPUT && sw_scan_done(&in->text))
            return SW_OK;
        if (status != SW_OK)
            return status;
        *good = (size_t)(in->text.at - in->begin);
    }
    return SW_OK;
}

sw_status game_run_parse(game_run *out, const char *text, size_t length, size_t *good,
                         sw_error *error)
{
    reader in = {.begin = text, .text = sw_scan_start(text, length), .error = error};
    game_run run = {0};
    sw_status status = read_head(&in, &run);
    if (status == SW_OK)
        status = read_journal(&in, &run, good);
    if (status == SW_OK && *good == length) {
        *out = run;
        return SW_OK;
    }
    game_run_deinit(&run);
    /* A record that is left out may have moved the clock before it was seen to be impossible. */
    return status == SW_OK ? game_run_parse(out, text, *good, good, error) : status;
}
