/* Results as lines of text, each with its checksum, and back. */
#include "results/results_text.h"

#include "base/date.h"
#include "base/day.h"
#include "base/reader.h"
#include "base/scan.h"
#include "format/checksum.h"
#include "format/save_form.h"
#include "format/value.h"
#include "puzzle/notation.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT_MAX = 1000000000, WORD_SIZE = 1024 };

const char game_results_title[] = "slidewise-results 2";

const char *game_result_goal_name(int goal)
{
    return goal == GAME_GOAL_OWN ? "own" : puzzle_goal_name((puzzle_goal)goal);
}

/* ---- Facts: what a line says behind its figures, as a name and a value each ---- */

typedef enum fact_type {
    NAME,   /* an int or an enum: one of `names`; not written where it is `unwritten` */
    WORD,   /* char[size], escaped; not written where it is "" */
    DAY,    /* an int: not written where it is negative */
    MS,     /* an int64_t: not written where it is 0 */
    YES,    /* a bool: written where it is true */
    SPLITS, /* game_split_times: not written where there are none */
} fact_type;

typedef struct fact {
    const char *name;
    fact_type type;
    size_t offset;
    int size; /* of the text, or how many names there are */
    const char *const *names;
    int unwritten;
} fact;

/* In the order in which they are written. */
static const fact result_facts[] = {
    {"kind", NAME, offsetof(game_result, board), GAME_BOARD_KINDS, game_board_kind_names, -1},
    {"metric", NAME, offsetof(game_result, par_metric), PUZZLE_METRICS, puzzle_metric_names,
     PUZZLE_METRIC_MOVES},
    {"way", NAME, offsetof(game_result, way), GAME_RESULT_WAYS, game_result_way_names,
     GAME_WAY_UNKNOWN},
    {"level", WORD, offsetof(game_result, level), PUZZLE_LEVEL_ID_SIZE * 2, NULL, 0},
    {"challenge", WORD, offsetof(game_result, challenge), GAME_CHALLENGE_TEXT, NULL, 0},
    {"splits", SPLITS, offsetof(game_result, splits), 0, NULL, 0},
    {"session", WORD, offsetof(game_result, sitting), GAME_SITTING_NAME, NULL, 0},
};
static const fact run_facts[] = {
    {"way", NAME, offsetof(game_run_result, way), GAME_RESULT_WAYS, game_result_way_names,
     GAME_WAY_UNKNOWN},
    {"begun", DAY, offsetof(game_run_result, began_day), 0, NULL, 0},
    {"learned", MS, offsetof(game_run_result, learn_ms), 0, NULL, 0},
    {"paused", YES, offsetof(game_run_result, paused), 0, NULL, 0},
    {"early", YES, offsetof(game_run_result, early), 0, NULL, 0},
};
enum { RESULT_FACTS = sizeof result_facts / sizeof *result_facts };
enum { RUN_FACTS = sizeof run_facts / sizeof *run_facts };

static void add_fact(const fact *fact, const void *record, sw_text *out)
{
    const void *field = (const char *)record + fact->offset;
    switch (fact->type) {
    case NAME:
        if (*(const int *)field != fact->unwritten)
            sw_text_addf(out, " %s %s", fact->name, fact->names[*(const int *)field]);
        break;
    case WORD:
        if (*(const char *)field != '\0') {
            sw_text_addf(out, " %s ", fact->name);
            game_value_word_format(field, out);
        }
        break;
    case DAY:
        if (*(const int *)field >= 0) {
            char day[SW_DAY_SIZE];
            sw_day_format(*(const int *)field, day);
            sw_text_addf(out, " %s %s", fact->name, day);
        }
        break;
    case MS:
        if (*(const int64_t *)field > 0)
            sw_text_addf(out, " %s %" PRId64, fact->name, *(const int64_t *)field);
        break;
    case YES:
        if (*(const bool *)field)
            sw_text_addf(out, " %s yes", fact->name);
        break;
    case SPLITS:
        if (((const game_split_times *)field)->count > 0)
            game_results_splits_format(field, out);
        break;
    }
}

static bool take_name(sw_scan *line, const fact *fact, int *out)
{
    int index = sw_scan_name(line, fact->names, fact->size);
    if (index >= 0)
        *out = index;
    return index >= 0;
}

static bool take_value(sw_scan *line, const fact *fact, void *record)
{
    void *field = (char *)record + fact->offset;
    switch (fact->type) {
    case NAME:
        return take_name(line, fact, field);
    case WORD:
        return game_value_word_take(line, field, (size_t)fact->size);
    case DAY:
        return sw_scan_day(line, field);
    case MS:
        return sw_scan_integer(line, 0, GAME_TIME_MAX, field);
    case YES:
        return *(bool *)field = sw_scan_word(line, "yes");
    case SPLITS:
        return game_results_splits_take(line, field);
    }
    return false;
}

/* One that a later version wrote is passed over. */
static bool take_fact(sw_scan *line, const fact *facts, int count, void *record)
{
    char word[WORD_SIZE];
    if (!sw_scan_char(line, ' '))
        return false;
    for (int i = 0; i < count; i++)
        if (sw_scan_word(line, facts[i].name))
            return sw_scan_char(line, ' ') && take_value(line, &facts[i], record);
    return sw_scan_token(line, word, sizeof word) && sw_scan_char(line, ' ') &&
           sw_scan_token(line, word, sizeof word);
}

static bool take_facts(sw_scan *line, const fact *facts, int count, void *record)
{
    while (!sw_scan_done(line))
        if (!take_fact(line, facts, count, record))
            return false;
    return true;
}

/* ---- Writing ---- */

void game_result_format(const game_result *result, sw_text *out)
{
    char date[SW_DATE_SIZE];
    size_t begin = out->length;
    sw_date_format(result->date, date);
    sw_text_addf(out, "%016" PRIx64 " %s %dx%d %s %s %d %d %d %d", result->id, date,
                 result->size.columns, result->size.rows, game_result_goal_name(result->goal),
                 game_style_names[result->style], result->moves, result->slides, result->undos,
                 result->autos);
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        sw_text_addf(out, " %d", result->hints[i]);
    sw_text_addf(out, " %" PRId64 " %d %s", result->time_ms, result->par,
                 game_save_par_proofs[result->par_proof]);
    for (int i = 0; i < RESULT_FACTS; i++)
        add_fact(&result_facts[i], result, out);
    game_sum_add(GAME_SUM, begin, out);
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
    for (int i = 0; i < RUN_FACTS; i++)
        add_fact(&run_facts[i], run, out);
    game_sum_add(GAME_SUM, begin, out);
}

void game_results_wiped_format(uint64_t id, sw_text *out)
{
    size_t begin = out->length;
    sw_text_addf(out, "wiped %016" PRIx64, id);
    game_sum_add(GAME_SUM, begin, out);
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

static bool take_count(sw_scan *line, int *out)
{
    int64_t value;
    if (!sw_scan_char(line, ' ') || !sw_scan_integer(line, 0, COUNT_MAX, &value))
        return false;
    *out = (int)value;
    return true;
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
    int style = sw_scan_char(line, ' ') ? sw_scan_name(line, game_style_names, GAME_STYLES) : -1;
    *out = (game_style)style;
    return style >= 0;
}

static bool take_par(sw_scan *line, game_result *out)
{
    int proof = take_count(line, &out->par) && sw_scan_char(line, ' ')
                    ? sw_scan_name(line, game_save_par_proofs, GAME_SAVE_PAR_PROOFS)
                    : -1;
    out->par_proof = (puzzle_par_proof)proof;
    return proof >= 0;
}

static bool take_result(sw_scan *line, game_result *out)
{
    if (!game_save_take_id(line, &out->id) || !sw_scan_char(line, ' ') ||
        !sw_scan_date(line, &out->date) || !take_size(line, &out->size) ||
        !take_goal(line, &out->goal) || !take_style(line, &out->style) ||
        !take_count(line, &out->moves) || !take_count(line, &out->slides) ||
        !take_count(line, &out->undos) || !take_count(line, &out->autos))
        return false;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        if (!take_count(line, &out->hints[i]))
            return false;
    return sw_scan_char(line, ' ') && sw_scan_integer(line, 0, GAME_TIME_MAX, &out->time_ms) &&
           take_par(line, out) && take_facts(line, result_facts, RESULT_FACTS, out);
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

static bool take_run(sw_scan *line, game_run_result *out)
{
    *out = (game_run_result){.began_day = -1};
    return sw_scan_word(line, "run") && sw_scan_char(line, ' ') &&
           game_save_take_id(line, &out->id) && sw_scan_char(line, ' ') &&
           sw_scan_date(line, &out->date) && take_challenge(line, &out->challenge) &&
           take_count(line, &out->boards) && sw_scan_char(line, ' ') &&
           sw_scan_integer(line, 0, GAME_TIME_MAX, &out->time_ms) &&
           take_count(line, &out->moves) && take_count(line, &out->slides) &&
           take_count(line, &out->fewest) && take_facts(line, run_facts, RUN_FACTS, out) &&
           out->learn_ms <= out->time_ms;
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
    bool whole = game_sum_take(GAME_SUM, &line);
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
    if (!sw_reader_has_title(game_results_title, text, length))
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
