/* `sets improve` and `sets take`. */
#include "sets/sets.h"

#include "sets/set_file.h"
#include "verbs.h"

#include "os/lines.h"

#include <stdio.h>
#include <string.h>

enum {
    LINE_LIMIT = OS_PATH_SIZE + SW_ERROR_SIZE,
    MOVES_LIMIT = 1 << 20,
    WORDS_SIZE = 96,
    FEWER_SIZE = 32
};

/* The row has another solution. What it had is the caller's now. */
static void replace(cli_set_row *row, puzzle_path *solution, bool proved, uint64_t nodes)
{
    puzzle_path old = row->solution;
    row->solution = *solution;
    *solution = old;
    row->proved = proved;
    row->nodes = (int64_t)nodes;
    snprintf(row->version, sizeof row->version, "%s", SLIDEWISE_VERSION);
}

/* "SET: board NAME: " and what follows, a line. */
static int print_row(const char *path, const cli_set_row *row, const char *what)
{
    sw_text line;
    sw_text_init(&line, LINE_LIMIT);
    cli_set_name(&line, path);
    sw_text_addf(&line, ": board %s: %s\n", row->name, what);
    int code = cli_print_text(&line);
    sw_text_deinit(&line);
    return code;
}

/* Writes the file with the row, whose solution has that length now. */
static int keep_change(const char *path, const cli_set *set, cli_set_row *row, int length)
{
    char what[WORDS_SIZE], fewer[FEWER_SIZE] = "";
    if (row->length > length)
        snprintf(fewer, sizeof fewer, ", %d fewer", row->length - length);
    snprintf(what, sizeof what, "%d %s%s%s", length, puzzle_metric_names[set->metric], fewer,
             row->proved ? ", proved" : "");
    row->length = length;
    int code = cli_set_save(set, path);
    return code == CLI_ANSWERED ? print_row(path, row, what) : code;
}

/* NULL where there is none, which is said. */
static cli_set_row *find_row(const cli_set *set, const char *path, const char *name)
{
    sw_error error;
    for (int i = 0; i < set->count; i++)
        if (strcmp(set->rows[i].name, name) == 0)
            return &set->rows[i];
    sw_fail(&error, SW_NOT_FOUND, "there is no board '%.40s' in it", name);
    cli_complain_of(path, &error);
    return NULL;
}

/* ---- Searched ---- */

/* A set whose boards are searched one after the other. */
typedef struct improvement {
    cli_set_search search;
    cli_set set;
    char path[OS_PATH_SIZE];
} improvement;

static int improve_row(improvement *now, cli_set_row *row)
{
    solver_answer answer;
    int before = row->length, code = CLI_ANSWERED;
    sw_status status = cli_set_search_row(&now->search, &now->set, row, &answer);
    int length = (int)puzzle_metric_length(now->set.metric, &answer.path);
    if (status == SW_OK && (length < before || (length == before && answer.optimal))) {
        replace(row, &answer.path, answer.optimal, answer.expanded);
        code = keep_change(now->path, &now->set, row, length);
    }
    solver_answer_deinit(&answer);
    return code;
}

/* A proof of what others have proved is worth a search only where somebody asks for it. */
static bool is_done(const improvement *now, const cli_set_row *row)
{
    return row->proved ||
           (row->length == row->published && now->search.limits.engine != SOLVER_OPTIMAL);
}

static int improve_named(improvement *now, const char *name)
{
    cli_set_row *row = find_row(&now->set, now->path, name);
    if (!row)
        return CLI_MISUSED;
    return is_done(now, row) ? CLI_ANSWERED : improve_row(now, row);
}

static int improve_rows(improvement *now, char **boards, int count)
{
    int code = CLI_ANSWERED;
    for (int i = 0; i < count && code == CLI_ANSWERED; i++)
        code = improve_named(now, boards[i]);
    for (int i = 0; i < now->set.count && count == 0 && code == CLI_ANSWERED; i++)
        if (!is_done(now, &now->set.rows[i]))
            code = improve_row(now, &now->set.rows[i]);
    return code;
}

/* False where it cannot be opened, which is said. */
static bool open_set(cli_set *out, char path[OS_PATH_SIZE], const char *name, const char *verb)
{
    sw_error error;
    if (cli_set_path(path, OS_PATH_SIZE, name, &error) == SW_OK)
        return cli_set_open(out, path) == CLI_ANSWERED;
    cli_complain(verb, &error);
    return false;
}

int cli_sets_improve(const cli_set_limits *limits, const char *name, char **boards, int count)
{
    static const char verb[] = "sets improve";
    improvement now = {0};
    sw_error error;
    int code;
    if (!open_set(&now.set, now.path, name, verb))
        return CLI_MISUSED;
    if (cli_set_search_open(&now.search, verb, limits, &error) == SW_OK) {
        code = improve_rows(&now, boards, count);
        cli_set_search_close(&now.search);
    } else {
        code = cli_complain(verb, &error);
    }
    cli_set_deinit(&now.set);
    return code;
}

/* ---- Taken ---- */

static sw_status read_moves(puzzle_path *out, const char *file, puzzle_notation notation,
                            sw_error *error)
{
    os_lines *lines;
    os_line line = {0};
    sw_status status = os_lines_open(&lines, file, MOVES_LIMIT, error);
    if (status != SW_OK)
        return status;
    while ((status = os_lines_next(lines, &line, error)) == SW_OK) {
        status = strlen(line.text) == line.length
                     ? puzzle_path_parse(out, line.text, notation, error)
                     : sw_fail(error, SW_BAD_INPUT, "moves have no NUL bytes");
        if (status == SW_OK && out->length > CLI_SET_LENGTH_MAX)
            status =
                sw_fail(error, SW_BAD_INPUT, "there are more than %d moves", CLI_SET_LENGTH_MAX);
        if (status != SW_OK)
            break;
    }
    if (status == SW_BAD_INPUT)
        error->line = line.number;
    os_lines_close(lines);
    return status == SW_NOT_FOUND ? SW_OK : status;
}

static int take(cli_set *set, const char *path, cli_set_row *row, puzzle_path *solution)
{
    char what[WORDS_SIZE];
    int length = (int)puzzle_metric_length(set->metric, solution);
    if (length >= row->length) {
        snprintf(what, sizeof what, "%d %s are not fewer than %d", length,
                 puzzle_metric_names[set->metric], row->length);
        int code = print_row(path, row, what);
        return code == CLI_ANSWERED ? CLI_UNANSWERED : code;
    }
    replace(row, solution, false, 0);
    return keep_change(path, set, row, length);
}

static int take_file(cli_set *set, const char *path, const char *board, const char *moves,
                     puzzle_notation notation)
{
    sw_error error;
    puzzle_path solution = {0};
    cli_set_row *row = find_row(set, path, board);
    if (!row)
        return CLI_MISUSED;
    sw_status status = read_moves(&solution, moves, notation, &error);
    if (status == SW_OK)
        status = cli_set_replay(row, &solution, &error);
    int code = status == SW_OK
                   ? take(set, path, row, &solution)
                   : cli_complain_of(strcmp(moves, "-") == 0 ? "<stdin>" : moves, &error);
    puzzle_path_deinit(&solution);
    return code;
}

int cli_sets_take(const char *name, const char *board, const char *moves, puzzle_notation notation)
{
    cli_set set;
    char path[OS_PATH_SIZE];
    if (!open_set(&set, path, name, "sets take"))
        return CLI_MISUSED;
    int code = take_file(&set, path, board, moves, notation);
    cli_set_deinit(&set);
    return code;
}
