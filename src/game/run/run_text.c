/* A run as text and back: its journal is played again. */
#include "run/run_text.h"

#include "base/date.h"
#include "base/day.h"
#include "format/checksum.h"
#include "format/journal.h"
#include "format/save_form.h"

#include <inttypes.h>
#include <string.h>

static const char title[] = "slidewise-run 1";

void game_run_head_format(const game_run *run, sw_text *out)
{
    char date[SW_DATE_SIZE], day[SW_DAY_SIZE];
    size_t begin = out->length;
    sw_date_format(run->date, date);
    sw_day_format(run->began_day, day);
    sw_text_addf(out, "%s\nid %016" PRIx64 "\ndate %s\nday %s\nseed %" PRIu64 "\nchallenge ", title,
                 run->id, date, day, run->seed);
    game_challenge_format(&run->challenge, out);
    sw_text_add_char(out, '\n');
    game_sum_add_line(begin, out);
}

void game_run_line_format(uint32_t *sum, const game_run *run, game_run_command command,
                          sw_text *out)
{
    size_t begin = game_journal_begin(game_whole_ms(run->time_ms), out);
    game_run_command_format(command, out);
    game_journal_end(sum, begin, out);
}

/* ---- Reading ---- */

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

/* The line of the checksum of all that stands before it. */
static bool take_checksum(sw_reader *in, const char *begin)
{
    size_t length = (size_t)(in->text.at - begin) + GAME_SUM_LINE;
    return in->text.end - in->text.at >= GAME_SUM_LINE && game_sum_take_line(begin, &length) &&
           sw_scan_line(&in->text, &in->line);
}

static sw_status read_head(sw_reader *in, game_run *out)
{
    const char *begin = in->text.at;
    uint64_t id;
    int64_t date, seed;
    int day;
    game_challenge challenge;
    bool taken = sw_reader_has_title(title, begin, (size_t)(in->text.end - begin)) &&
                 sw_scan_line(&in->text, &in->line) && sw_reader_take(in, "id") &&
                 game_save_take_id(&in->line, &id) && sw_reader_take(in, "date") &&
                 sw_scan_date(&in->line, &date) && sw_reader_take(in, "day") &&
                 sw_scan_day(&in->line, &day) && sw_reader_take(in, "seed") &&
                 sw_scan_integer(&in->line, 0, INT64_MAX, &seed) &&
                 sw_reader_take(in, "challenge") && take_challenge(&in->line, &challenge) &&
                 take_checksum(in, begin);
    if (!taken)
        return sw_reader_fail(in, "this is no run, or a damaged one");
    game_run_init(out, &challenge, (uint64_t)seed, id, date, day);
    return SW_OK;
}

sw_status game_run_head_parse(game_challenge *out, const char *text, size_t length)
{
    sw_reader in = sw_reader_start(text, length, NULL);
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

static sw_status read_record(sw_reader *in, uint32_t sum, game_run *run)
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

static sw_status read_journal(sw_reader *in, const char *begin, game_run *run, size_t *good)
{
    uint32_t sum = GAME_SUM;
    const char *summed = begin;
    *good = (size_t)(in->text.at - begin);
    while (!sw_scan_done(&in->text)) {
        sum = game_sum(sum, summed, (size_t)(in->text.at - summed));
        summed = in->text.at;
        sw_status status = read_record(in, sum, run);
        if (status == SW_BAD_INPUT && sw_scan_done(&in->text))
            return SW_OK;
        if (status != SW_OK)
            return status;
        *good = (size_t)(in->text.at - begin);
    }
    return SW_OK;
}

sw_status game_run_parse(game_run *out, const char *text, size_t length, size_t *good,
                         sw_error *error)
{
    sw_reader in = sw_reader_start(text, length, error);
    game_run run = {0};
    sw_status status = read_head(&in, &run);
    if (status == SW_OK)
        status = read_journal(&in, text, &run, good);
    if (status == SW_OK && *good == length) {
        *out = run;
        return SW_OK;
    }
    game_run_deinit(&run);
    /* A record that is left out may have moved the clock before it was seen to be impossible. */
    return status == SW_OK ? game_run_parse(out, text, *good, good, error) : status;
}
