/* The actions of plans as text. */
#include "plan/plan_action.h"

#include "base/scan.h"

#include <string.h>

enum { MAX_PARAMETERS = 5, WORD_SIZE = 32 };

typedef enum parameter { END, TILE, FROM, TO, BEFORE, NOW } parameter;

static const struct form {
    const char *name;
    puzzle_metric metric;
    parameter parameters[MAX_PARAMETERS + 1];
} forms[CLI_PLAN_KINDS] = {
    [CLI_PLAN_MOVE] = {"move", PUZZLE_METRIC_MOVES, {TILE, FROM, TO}},
    [CLI_PLAN_SLIDE] = {"slide", PUZZLE_METRIC_SLIDES, {TILE, FROM, TO, BEFORE, NOW}},
    [CLI_PLAN_FOLLOW] = {"follow", PUZZLE_METRIC_SLIDES, {TILE, FROM, TO, NOW}},
};

int cli_plan_action_cost(const cli_plan_action *action)
{
    return action->kind == CLI_PLAN_FOLLOW ? 0 : 1;
}

static void write_object(const cli_plan_action *action, parameter which, puzzle_size size,
                         sw_text *out)
{
    if (which == TILE)
        cli_plan_add_tile(out, action->tile);
    else if (which == FROM || which == TO)
        cli_plan_add_cell(out, size, which == FROM ? action->from : action->to);
    else
        sw_text_add(out, cli_plan_direction(which == BEFORE ? action->before : action->now));
}

void cli_plan_action_write(const cli_plan_action *action, puzzle_size size, sw_text *out)
{
    const struct form *form = &forms[action->kind];
    sw_text_add(out, form->name);
    for (const parameter *which = form->parameters; *which != END; which++) {
        sw_text_add_char(out, ' ');
        write_object(action, *which, size, out);
    }
}

static bool read_tile(int *out, puzzle_size size, sw_scan word)
{
    int64_t tile;
    if (!sw_scan_char(&word, 't') || !sw_scan_integer(&word, 1, puzzle_size_cells(size) - 1, &tile))
        return false;
    *out = (int)tile;
    return sw_scan_done(&word);
}

static bool read_cell(int *out, puzzle_size size, sw_scan word)
{
    int64_t row, column;
    if (!sw_scan_char(&word, 'c') || !sw_scan_integer(&word, 1, size.rows, &row) ||
        !sw_scan_char(&word, '-') || !sw_scan_integer(&word, 1, size.columns, &column))
        return false;
    *out = (int)((row - 1) * size.columns + column - 1);
    return sw_scan_done(&word);
}

static bool read_direction(int *out, const char *word)
{
    for (int i = 0; i < CLI_PLAN_DIRECTIONS; i++) {
        *out = i;
        if (strcmp(cli_plan_direction(i), word) == 0)
            return true;
    }
    return false;
}

static sw_status read_object(cli_plan_action *out, parameter which, puzzle_size size,
                             const char *word, sw_error *error)
{
    sw_scan scan = sw_scan_start(word, strlen(word));
    if (which == TILE)
        return read_tile(&out->tile, size, scan)
                   ? SW_OK
                   : sw_fail(error, SW_BAD_INPUT, "there is no tile '%s'", word);
    if (which == FROM || which == TO)
        return read_cell(which == FROM ? &out->from : &out->to, size, scan)
                   ? SW_OK
                   : sw_fail(error, SW_BAD_INPUT, "there is no cell '%s'", word);
    return read_direction(which == BEFORE ? &out->before : &out->now, word)
               ? SW_OK
               : sw_fail(error, SW_BAD_INPUT, "there is no direction '%s'", word);
}

/* An action of the other metric is refused, and the message names that metric. */
static sw_status read_kind(cli_plan_kind *out, puzzle_metric metric, const char *word,
                           sw_error *error)
{
    for (int i = 0; i < CLI_PLAN_KINDS; i++) {
        if (strcmp(forms[i].name, word) != 0)
            continue;
        *out = (cli_plan_kind)i;
        if (forms[i].metric == metric)
            return SW_OK;
        return sw_fail(error, SW_BAD_INPUT, "'%s' is an action of --metric %s", word,
                       puzzle_metric_name(forms[i].metric));
    }
    return sw_fail(error, SW_BAD_INPUT, "there is no action '%s'", word);
}

static bool next_word(sw_scan *scan, char *word)
{
    sw_scan_blanks(scan);
    return sw_scan_token(scan, word, WORD_SIZE);
}

sw_status cli_plan_action_read(cli_plan_action *out, const cli_plan_task *task, const char *text,
                               size_t length, sw_error *error)
{
    char word[WORD_SIZE];
    cli_plan_action action = {0};
    sw_scan scan = sw_scan_start(text, length);
    if (!next_word(&scan, word))
        return sw_fail(error, SW_BAD_INPUT, "an action has no name, or one too long");
    sw_status status = read_kind(&action.kind, task->metric, word, error);
    if (status != SW_OK)
        return status;
    const struct form *form = &forms[action.kind];
    for (const parameter *which = form->parameters; *which != END; which++) {
        if (!next_word(&scan, word))
            return sw_fail(error, SW_BAD_INPUT, "'%s' lacks an object, or has one too long",
                           form->name);
        status = read_object(&action, *which, task->start.size, word, error);
        if (status != SW_OK)
            return status;
    }
    sw_scan_blanks(&scan);
    if (!sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "'%s' has an object too many", form->name);
    if (action.kind == CLI_PLAN_FOLLOW)
        action.before = action.now;
    *out = action;
    return SW_OK;
}
