/* `sets list` and `sets check`. */
#include "sets/sets.h"

#include "sets/set_file.h"
#include "verbs.h"

#include "os/file.h"

#include <inttypes.h>
#include <string.h>

enum { LINE_LIMIT = OS_PATH_SIZE + 2 * SW_ERROR_SIZE };

typedef struct check {
    const char *verb;
    cli_set_search *search; /* NULL where sets are only listed */
    int sets, wrong;
    int code; /* the worst so far */
} check;

/* What became of the rows of one set. */
typedef struct tally {
    int proved, published; /* said to be proved; as short as was published, and not proved by us */
    int again, late;       /* proved anew; not in the time given */
} tally;

static void worsen(check *now, int code)
{
    if (code > now->code)
        now->code = code;
}

static void print_line(check *now, sw_text *line)
{
    sw_text_add_char(line, '\n');
    worsen(now, cli_print_text(line));
    sw_text_clear(line);
}

static void print_wrong(check *now, const char *path, const cli_set_row *row, const sw_error *error)
{
    sw_text line;
    sw_text_init(&line, LINE_LIMIT);
    sw_text_add_harmless(&line, path, strlen(path));
    sw_text_addf(&line, ":%d: board %s: %s", row->line, row->name, error->message);
    print_line(now, &line);
    sw_text_deinit(&line);
    now->wrong++;
    worsen(now, CLI_UNANSWERED);
}

/* SW_BAD_INPUT where the row is not what it says, SW_LIMIT where it was not proved in time. */
static sw_status prove_row(check *now, const cli_set *set, const cli_set_row *row, sw_error *error)
{
    solver_answer answer;
    sw_status status = cli_set_search_row(now->search, set, row, &answer);
    bool proved = status == SW_OK && answer.optimal;
    size_t length = puzzle_metric_length(set->metric, &answer.path);
    solver_answer_deinit(&answer);
    if (status == SW_NO_MEMORY)
        return sw_fail(error, SW_BAD_INPUT, "not proved, memory ran out");
    if (!proved)
        return SW_LIMIT;
    if (length == (size_t)row->length)
        return SW_OK;
    return sw_fail(error, SW_BAD_INPUT, "the shortest solution has %zu %s, not %d", length,
                   puzzle_metric_names[set->metric], row->length);
}

static void check_row(check *now, const char *path, const cli_set *set, const cli_set_row *row,
                      tally *counts)
{
    sw_error error;
    sw_status status = cli_set_row_check(set, row, &error);
    if (status == SW_OK && row->proved && now->search->limits.time_ms > 0) {
        status = prove_row(now, set, row, &error);
        counts->again += status == SW_OK;
        counts->late += status == SW_LIMIT;
    }
    if (status == SW_BAD_INPUT)
        print_wrong(now, path, row, &error);
}

static void count_row(const cli_set_row *row, tally *counts)
{
    counts->proved += row->proved;
    counts->published += !row->proved && row->length == row->published;
}

static void add_name(sw_text *line, const char *path, const cli_set *set, const tally *counts)
{
    cli_set_name(line, path);
    sw_text_addf(line, ": %d board%s, %" PRId64 " %s, %d proved", set->count,
                 set->count == 1 ? "" : "s", cli_set_total(set), puzzle_metric_names[set->metric],
                 counts->proved);
    if (counts->published > 0)
        sw_text_addf(line, ", %d more as published", counts->published);
}

static void visit_set(check *now, const char *path, const cli_set *set)
{
    tally counts = {0};
    int wrong = now->wrong;
    sw_text line;
    for (int i = 0; i < set->count; i++) {
        count_row(&set->rows[i], &counts);
        if (now->search)
            check_row(now, path, set, &set->rows[i], &counts);
    }
    sw_text_init(&line, LINE_LIMIT);
    add_name(&line, path, set, &counts);
    if (!now->search)
        sw_text_addf(&line, ": %s", set->title);
    else
        sw_text_addf(&line, ": all replayed, %d proved again, %d not in the time given, %d wrong",
                     counts.again, counts.late, now->wrong - wrong);
    print_line(now, &line);
    sw_text_deinit(&line);
}

static void visit_file(check *now, const char *path)
{
    cli_set set;
    cli_set_sums sums;
    sw_error error;
    now->sets++;
    if (cli_set_load(&set, path, &sums, &error) != SW_OK) {
        worsen(now, cli_complain_of(path, &error));
        return;
    }
    visit_set(now, path, &set);
    cli_set_deinit(&set);
    if (sums.status != SW_OK)
        worsen(now, cli_complain_of(path, &sums));
}

static void visit_named(check *now, const char *name)
{
    char path[OS_PATH_SIZE];
    sw_error error;
    if (cli_set_path(path, sizeof path, name, &error) == SW_OK)
        visit_file(now, path);
    else
        worsen(now, cli_complain(now->verb, &error));
}

static void visit_all(check *now)
{
    char folder[OS_PATH_SIZE], path[OS_PATH_SIZE];
    char **names = NULL;
    size_t count = 0;
    sw_error error;
    sw_status status = cli_set_folder(folder, sizeof folder, &error);
    if (status == SW_OK)
        status = os_folder_list(&names, &count, folder, &error);
    if (status != SW_OK)
        worsen(now, cli_complain(now->verb, &error));
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(names[i]), ending = strlen(cli_set_ending);
        if (length > ending && strcmp(names[i] + length - ending, cli_set_ending) == 0 &&
            os_path_join(path, sizeof path, folder, names[i], NULL) == SW_OK)
            visit_file(now, path);
    }
    os_folder_free(names, count);
}

static int visit(check *now, char **sets, int count)
{
    for (int i = 0; i < count; i++)
        visit_named(now, sets[i]);
    if (count == 0)
        visit_all(now);
    return now->code;
}

int cli_sets_list(char **sets, int count)
{
    check now = {.verb = "sets list"};
    return visit(&now, sets, count);
}

int cli_sets_check(const cli_set_limits *limits, char **sets, int count)
{
    cli_set_search search;
    sw_error error;
    check now = {.verb = "sets check", .search = &search};
    if (cli_set_search_open(&search, now.verb, limits, &error) != SW_OK)
        return cli_complain(now.verb, &error);
    visit(&now, sets, count);
    cli_set_search_close(&search);
    return now.code;
}
