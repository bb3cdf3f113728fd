/* Results as lines of text, each with its checksum, and back. */
#include "results/results_text.h"

#include "base/date.h"
#include "base/day.h"
#include "base/scan.h"
#include "format/save_words.h"
#include "format/value.h"
#include "puzzle/notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SUM_DIGITS = 8, COUNT_MAX = 1000000000, WORD_SIZE = 1024 };

const char game_results_title[] = "slidewise-results 2";

const char *game_result_goal_name(int goal)
{
    return goal == GAME_GOAL_OWN ? "own" : puzzle_goal_name((puzzle_goal)goal);
}

/* ---- Writing ---- */

/* Ends the line that begins there. */
static void add_sum(size_t begin, sw_text *out)
{
    sw_text_add_char(out, ' ');
    uint32_t sum = game_save_sum(GAME_SAVE_SUM, out->data + begin, out->length - begin);
    sw_text_addf(out, "%0*" PRIx32 "\n", SUM_DIGITS, sum);
}

void game_result_format(const game_result *result, sw_text *out)
{
    char date[SW_DATE_SIZE];
    size_t begin = out->length;
    sw_date_format(result->date, date);
    sw_text_addf(out, "%016" PRIx64 " %s %dx%d %s %s %d %d %d %d", result->id, date,
                 result->size.columns, result->size.rows, game_result_goal_name(result->goal),
                 game_style_name(result->style), result->moves, result->slides, result->undos,
                 result->autos);
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        sw_text_addf(out, " %d", result->hints[i]);
    sw_text_addf(out, " %" PRId64 " %d %s kind %s", result->time_ms, result->par,
                 game_save_par_proofs[result->par_proof], game_board_kind_name(result->board));
    if (result->par_metric != PUZZLE_METRIC_MOVES)
        sw_text_addf(out, " metric %s", puzzle_metric_name(result->par_metric));
    if (result->way != GAME_WAY_UNKNOWN)
        sw_text_addf(out, " way %s", game_result_way_name(result->way));
    if (result->level[0] != '\0') {
        sw_text_add(out, " level ");
        game_value_word_format(result->level, out);
    }
    if (result->challenge[0] != '\0') {
        sw_text_add(out, " challenge ");
        game_value_word_format(result->challenge, out);
    }
    if (result->splits.count > 0)
        game_results_splits_format(&result->splits, out);
    if (result->sitting[0] != '\0') {
        sw_text_add(out, " session ");
        game_value_word_format(result->sitting, out);
    }
    add_sum(begin, out);
}

void game_run_result_format(const game_run_result *run, sw_text *out)
{
    char date[SW_DATE_SIZE], bytes[GAME_CHALLENGE_TEXT];
    size_t begin = out->length;
    sw_text challenge;
    sw_date_format(run->date, date);
    sw_text_init_in(&challenge, bytes, sizeof bytes);
    game_challenge_format(&run->challenge, &challenge);
    sw_text_addf(out, "run %016" PRIx64 " %s ", run->id, date);
    game_value_word_format(challenge.data, out);
    sw_text_addf(out, " %d %" PRId64 " %d %d %d", run->boards, run->time_ms, run->moves,
                 run->slides, run->fewest);
    if (run->way != GAME_WAY_UNKNOWN)
        sw_text_addf(out, " way %s", game_result_way_name(run->way));
    if (run->began_day >= 0) {
        char day[SW_DAY_SIZE];
        sw_day_format(run->began_day, day);
        sw_text_addf(out, " begun %s", day);
    }
    if (run->learn_ms > 0)
        sw_text_addf(out, " learned %" PRId64, run->learn_ms);
    if (run->paused)
        sw_text_add(out, " paused yes");
    if (run->early)
        sw_text_add(out, " early yes");
    add_sum(begin, out);
}

void game_results_wiped_format(uint64_t id, sw_text *out)
{
    size_t begin = out->length;
    sw_text_addf(out, "wiped %016" PRIx64, id);
    add_sum(begin, out);
}

void game_results_format(const game_results *results, sw_text *out)
{
    sw_text_addf(out, "%s\n", game_results_title);
    if (results->wiped != 0)
        game_results_wiped_format(results->wiped, out);
    for (size_t i = 0; i < results->count; i++)
        game_result_format(&results->list[i], out);
    for (size_t i = 0; i < results->run_count; i++)
        game_run_result_format(&results->runs[i], out);
}

/* ---- Reading ---- */

/* Takes the checksum off the line's end, and the blank before it. */
static bool take_sum(sw_scan *line)
{
    char right[SUM_DIGITS + 1];
    if (line->end - line->at <= SUM_DIGITS)
        return false;
    const char *digits = line->end - SUM_DIGITS;
    uint32_t sum = game_save_sum(GAME_SAVE_SUM, line->at, (size_t)(digits - line->at));
    snprintf(right, sizeof right, "%0*" PRIx32, SUM_DIGITS, sum);
    line->end = digits - 1;
    return *line->end == ' ' && memcmp(digits, right, SUM_DIGITS) == 0;
}

static bool take_count(sw_scan *line, int *out)
{
    int64_t value;
    if (!sw_scan_char(line, ' ') || !sw_scan_integer(line, 0, COUNT_MAX, &value))
        return false;
    *out = (int)value;
    return true;
}

static bool take_date(sw_scan *line, int64_t *out)
{
    char text[SW_DATE_SIZE];
    return sw_scan_char(line, ' ') && sw_scan_token(line, text, sizeof text) &&
           sw_date_parse(text, out);
}

static bool take_size(sw_scan *line, puzzle_size *out)
{
    char text[16];
    return sw_scan_char(line, ' ') && sw_scan_token(line, text, sizeof text) &&
           puzzle_size_parse(out, text, NULL) == SW_OK;
}

static bool take_goal(sw_scan *line, int *out)
{
    if (!sw_scan_char(line, ' '))
        return false;
    for (int goal = 0; goal < GAME_GOALS; goal++)
        if (sw_scan_word(line, game_result_goal_name(goal))) {
            *out = goal;
            return true;
        }
    return false;
}

static bool take_style(sw_scan *line, game_style *out)
{
    return sw_scan_char(line, ' ') && game_save_take_style(line, out);
}

static bool take_par(sw_scan *line, game_result *out)
{
    return take_count(line, &out->par) && sw_scan_char(line, ' ') &&
           game_save_take_proof(line, &out->par_proof);
}

static bool take_way(sw_scan *line, int *out)
{
    for (int way = GAME_WAY_KEYS; way < GAME_RESULT_WAYS; way++)
        if (sw_scan_word(line, game_result_way_name(way))) {
            *out = way;
            return true;
        }
    return false;
}

static bool take_metric(sw_scan *line, puzzle_metric *out)
{
    char word[WORD_SIZE];
    return sw_scan_token(line, word, sizeof word) && puzzle_metric_find(word, out);
}

/* A name and its value, a word each. One that a later version wrote is passed over. */
static bool take_fact(sw_scan *line, game_result *out)
{
    char word[WORD_SIZE];
    if (!sw_scan_char(line, ' '))
        return false;
    if (sw_scan_word(line, "kind"))
        return sw_scan_char(line, ' ') && game_save_take_kind(line, &out->board);
    if (sw_scan_word(line, "way"))
        return sw_scan_char(line, ' ') && take_way(line, &out->way);
    if (sw_scan_word(line, "metric"))
        return sw_scan_char(line, ' ') && take_metric(line, &out->par_metric);
    if (sw_scan_word(line, "level"))
        return sw_scan_char(line, ' ') && game_value_word_take(line, out->level, sizeof out->level);
    if (sw_scan_word(line, "challenge"))
        return sw_scan_char(line, ' ') &&
               game_value_word_take(line, out->challenge, sizeof out->challenge);
    if (sw_scan_word(line, "splits"))
        return sw_scan_char(line, ' ') && game_results_splits_take(line, &out->splits);
    if (sw_scan_word(line, "session"))
        return sw_scan_char(line, ' ') &&
               game_value_word_take(line, out->sitting, sizeof out->sitting);
    return sw_scan_token(line, word, sizeof word) && sw_scan_char(line, ' ') &&
           sw_scan_token(line, word, sizeof word);
}

static bool take_facts(sw_scan *line, game_result *out)
{
    while (!sw_scan_done(line))
        if (!take_fact(line, out))
            return false;
    return true;
}

static bool take_result(sw_scan *line, game_result *out)
{
    if (!game_save_take_id(line, &out->id) || !take_date(line, &out->date) ||
        !take_size(line, &out->size) || !take_goal(line, &out->goal) ||
        !take_style(line, &out->style) || !take_count(line, &out->moves) ||
        !take_count(line, &out->slides) || !take_count(line, &out->undos) ||
        !take_count(line, &out->autos))
        return false;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        if (!take_count(line, &out->hints[i]))
            return false;
    return sw_scan_char(line, ' ') && sw_scan_integer(line, 0, GAME_TIME_MAX, &out->time_ms) &&
           take_par(line, out) && take_facts(line, out);
}

static bool take_wiped(sw_scan *line, uint64_t *out)
{
    return sw_scan_word(line, "wiped") && sw_scan_char(line, ' ') && game_save_take_id(line, out) &&
           sw_scan_done(line);
}

/* ---- Runs ---- */

static bool is_run(sw_scan line)
{
    return sw_scan_word(&line, "run");
}

static bool take_challenge(sw_scan *line, game_challenge *out)
{
    char text[GAME_CHALLENGE_TEXT];
    return sw_scan_char(line, ' ') && game_value_word_take(line, text, sizeof text) &&
           game_challenge_parse(out, text, NULL) == SW_OK;
}

static bool take_day(sw_scan *line, int *out)
{
    char text[SW_DAY_SIZE];
    return sw_scan_token(line, text, sizeof text) && sw_day_parse(text, out);
}

static bool take_yes(sw_scan *line)
{
    return sw_scan_char(line, ' ') && sw_scan_word(line, "yes");
}

static bool take_run_fact(sw_scan *line, game_run_result *out)
{
    char word[WORD_SIZE];
    if (!sw_scan_char(line, ' '))
        return false;
    if (sw_scan_word(line, "way"))
        return sw_scan_char(line, ' ') && take_way(line, &out->way);
    if (sw_scan_word(line, "begun"))
        return sw_scan_char(line, ' ') && take_day(line, &out->began_day);
    if (sw_scan_word(line, "learned"))
        return sw_scan_char(line, ' ') && sw_scan_integer(line, 0, out->time_ms, &out->learn_ms);
    if (sw_scan_word(line, "paused"))
        return out->paused = take_yes(line);
    if (sw_scan_word(line, "early"))
        return out->early = take_yes(line);
    return sw_scan_token(line, word, sizeof word) && sw_scan_char(line, ' ') &&
           sw_scan_token(line, word, sizeof word);
}

static bool take_run(sw_scan *line, game_run_result *out)
{
    *out = (game_run_result){.began_day = -1};
    bool taken =
        sw_scan_word(line, "run") && sw_scan_char(line, ' ') && game_save_take_id(line, &out->id) &&
        take_date(line, &out->date) && take_challenge(line, &out->challenge) &&
        take_count(line, &out->boards) && sw_scan_char(line, ' ') &&
        sw_scan_integer(line, 0, GAME_TIME_MAX, &out->time_ms) && take_count(line, &out->moves) &&
        take_count(line, &out->slides) && take_count(line, &out->fewest);
    while (taken && !sw_scan_done(line))
        taken = take_run_fact(line, out);
    return taken;
}

/* One that cannot be read is a later version's. */
static bool add_run(game_results *out, sw_scan line)
{
    game_run_result run;
    return !take_run(&line, &run) || game_results_add_run(out, &run);
}

/* ---- Lines ---- */

static bool is_torn_mark(sw_scan line)
{
    return sw_scan_word(&line, "torn") && sw_scan_done(&line);
}

/* Whether the line before was cut short by the end of the program or of the power: the file ends with
 * it, or went on later. */
static bool was_torn(sw_scan behind)
{
    sw_scan line;
    return behind.at[-1] != '\n' || (sw_scan_line(&behind, &line) && is_torn_mark(line));
}

static sw_status read_line(game_results *out, sw_scan line, sw_error *error)
{
    game_result result = {0};
    if (is_torn_mark(line))
        return SW_OK;
    bool whole = take_sum(&line);
    if (whole && take_wiped(&line, &out->wiped))
        return SW_OK;
    if (whole && is_run(line))
        return add_run(out, line)
                   ? SW_OK
                   : sw_fail(error, SW_NO_MEMORY, "not enough memory for the results");
    if (!whole || !take_result(&line, &result))
        return sw_fail_at(error, SW_BAD_INPUT, line.line, "this is no result, or a damaged one");
    if (!game_results_add(out, &result))
        return sw_fail(error, SW_NO_MEMORY, "not enough memory for the results");
    return SW_OK;
}

sw_status game_results_parse(game_results *out, const char *text, size_t length, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, length);
    sw_scan line;
    sw_status status = SW_OK;
    *out = (game_results){0};
    if (!sw_scan_line(&scan, &line))
        return SW_OK;
    if (!game_save_has_title(game_results_title, text, length))
        return sw_fail_at(error, SW_BAD_INPUT, 1, "expected \"%s\"", game_results_title);
    while (status != SW_NO_MEMORY && sw_scan_line(&scan, &line)) {
        sw_error problem;
        sw_status now = read_line(out, line, &problem);
        if (now == SW_BAD_INPUT && was_torn(scan))
            continue;
        if (now == SW_NO_MEMORY || (now != SW_OK && status == SW_OK)) {
            status = now;
            if (error)
                *error = problem;
        }
    }
    return status;
}
