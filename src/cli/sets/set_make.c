/* `sets make`. */
#include "sets/sets.h"

#include "sets/set_file.h"
#include "verbs.h"

#include "base/scan.h"
#include "base/utf8.h"
#include "os/lines.h"

#include <stdio.h>
#include <string.h>

enum { LINE_LIMIT = 1 << 16 };

static bool is_empty(const os_line *line)
{
    return strspn(line->text, " \t") == line->length;
}

static void add_remark(cli_set *set, const os_line *line)
{
    sw_text_add_bytes(&set->remarks, line->text, line->length);
    sw_text_add_char(&set->remarks, '\n');
}

/* Cuts "= LENGTH" off. */
static sw_status read_published(cli_set_row *row, char *text, sw_error *error)
{
    char *sign = strchr(text, '=');
    int64_t length = 0;
    if (!sign)
        return SW_OK;
    *sign = '\0';
    sw_scan scan = sw_scan_start(sign + 1, strlen(sign + 1));
    sw_scan_blanks(&scan);
    if (!sw_scan_integer(&scan, 1, CLI_SET_LENGTH_MAX, &length) || !sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "'=' and a published length are expected");
    row->published = (int)length;
    return SW_OK;
}

static sw_status solve_by_lines(cli_set_search *search, const cli_set *set, cli_set_row *row,
                                sw_error *error)
{
    solver_answer answer;
    sw_status status = cli_set_search_row(search, set, row, &answer);
    row->solution = answer.path;
    row->length = (int)puzzle_metric_length(set->metric, &answer.path);
    row->nodes = (int64_t)answer.expanded;
    answer.path = (puzzle_path){0};
    solver_answer_deinit(&answer);
    if (status == SW_UNSOLVABLE)
        return sw_fail(error, SW_BAD_INPUT, "the goal cannot be reached");
    if (status != SW_OK)
        return sw_fail(error, SW_NO_MEMORY, "memory ran out");
    if (row->length == 0)
        return sw_fail(error, SW_BAD_INPUT, "the board is its goal");
    return SW_OK;
}

static sw_status add_board(cli_set_search *search, cli_set *set, const os_line *line,
                           sw_error *error)
{
    char text[LINE_LIMIT + 1];
    if (set->count == CLI_SET_MOST_ROWS)
        return sw_fail(error, SW_BAD_INPUT, "there are more than %d boards", CLI_SET_MOST_ROWS);
    cli_set_row *row = cli_set_add(set);
    if (!row)
        return sw_fail(error, SW_NO_MEMORY, "no memory for more boards");
    if (strlen(line->text) != line->length)
        return sw_fail(error, SW_BAD_INPUT, "a board has no NUL bytes");
    memcpy(text, line->text, line->length + 1);
    snprintf(row->name, sizeof row->name, "%d", set->count);
    snprintf(row->version, sizeof row->version, "%s", SLIDEWISE_VERSION);
    sw_status status = read_published(row, text, error);
    if (status == SW_OK)
        status = puzzle_board_parse(&row->start, text, error);
    if (status == SW_OK)
        status = cli_goal_make(&row->goal, &set->goal, row->start.size, error);
    return status == SW_OK ? solve_by_lines(search, set, row, error) : status;
}

static sw_status read_boards(cli_set_search *search, cli_set *set, os_lines *lines, sw_error *error)
{
    os_line line = {0};
    sw_status status = SW_OK;
    while (status == SW_OK) {
        status = os_lines_next(lines, &line, error);
        if (status == SW_OK && line.text[0] == '#')
            add_remark(set, &line);
        else if (status == SW_OK && !is_empty(&line))
            status = add_board(search, set, &line, error);
    }
    if (status == SW_NOT_FOUND && set->count > 0)
        return SW_OK;
    if (status == SW_NOT_FOUND)
        return sw_fail(error, SW_BAD_INPUT, "there is no board in it");
    error->line = line.number;
    return status;
}

static sw_status read_file(cli_set *set, const char *boards, sw_error *error)
{
    static const cli_set_limits limits = {
        .engine = SOLVER_LINES, .memory = SOLVER_MEMORY_NORMAL, .threads = 1};
    cli_set_search search;
    os_lines *lines;
    sw_status status = os_lines_open(&lines, boards, LINE_LIMIT, error);
    if (status != SW_OK)
        return status;
    status = cli_set_search_open(&search, "sets make", &limits, error);
    if (status == SW_OK) {
        status = read_boards(&search, set, lines, error);
        cli_set_search_close(&search);
    }
    os_lines_close(lines);
    return status;
}

static int print_set(const cli_set *set)
{
    sw_text text;
    sw_text_init(&text, CLI_SET_TEXT_MAX);
    cli_set_format(set, &text);
    int code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

static sw_status set_kind(cli_set *set, const cli_set_kind *kind, sw_error *error)
{
    const char *goal = kind->goal ? kind->goal : puzzle_goal_name(PUZZLE_GOAL_STANDARD);
    set->metric = kind->metric;
    snprintf(set->title, sizeof set->title, "%s", kind->title);
    sw_utf8_make_harmless(set->title, strlen(set->title));
    if (!kind->title[0] || strcmp(set->title, kind->title) != 0)
        return sw_fail(error, SW_BAD_INPUT, "--title takes a line of up to %d bytes",
                       CLI_SET_TITLE_SIZE - 1);
    if (strlen(goal) >= sizeof set->goal_text)
        return sw_fail(error, SW_BAD_INPUT, "--goal is too long");
    strcpy(set->goal_text, goal);
    return cli_goal_parse(&set->goal, goal, error);
}

int cli_sets_make(const cli_set_kind *kind, const char *boards)
{
    cli_set set;
    sw_error error;
    int code;
    cli_set_init(&set);
    if (set_kind(&set, kind, &error) != SW_OK)
        code = cli_complain("sets make", &error);
    else if (read_file(&set, boards, &error) != SW_OK)
        code = cli_complain_of(strcmp(boards, "-") == 0 ? "<stdin>" : boards, &error);
    else
        code = print_set(&set);
    cli_set_deinit(&set);
    return code;
}
