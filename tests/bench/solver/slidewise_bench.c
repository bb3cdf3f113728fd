/* Measures the solver: a table of figures for each bench that is named. It is for people who change the solver, and
 * neither installed nor packaged. */
#include "bench.h"

#include "names.h"
#include "os/heap.h"
#include "os/terminal.h"
#include "verbs.h"

#include <string.h>

enum { HELP_LIMIT = 1 << 14, NAME_COLUMN = 12 };

typedef struct named_bench {
    const char *name;
    bench_run *run;
    bool slides; /* can be run in slides, too */
    const char *help;
} named_bench;

static const named_bench benches[] = {
    {"korf", bench_korf, true, "Korf's 100 boards of 4x4, tables made before, one thread"},
    {"hard", bench_hard, true,
     "the 17 boards of 4x4 that need 80 moves, with one thread and with two"},
    {"cold", bench_cold, true,
     "Korf's 100, each by a fresh solver whose tables are being made meanwhile"},
    {"shapes", bench_shapes, true,
     "random boards of every shape up to 16 cells, tables made before"},
    {"wide", bench_wide, false, "random boards of 5x4 and 6x3, tables made before, two threads"},
    {"five", bench_five, false,
     "5x5: walks of 160 random moves, two threads; and four boards of Korf and Felner's, one "
     "thread"},
    {"fifty", bench_fifty, false,
     "Korf and Felner's fifty boards of 5x5: seconds of each, and what a proof would take if "
     "iterations go on growing like the last two that ended"},
    {"lines", bench_lines, true, "random boards of many sizes, line by line"},
    {"build", bench_build, false,
     "the making of tables, by size and memory, on all processor cores"},
    {"cancel", bench_cancel, false,
     "how long a search or a making of tables goes on once it was cancelled"},
    {"review", bench_review, true,
     "games of 4x4 with detours, 150 moves each: the distance of every place, tables made before, "
     "one thread"},
    {"daily", bench_daily, false,
     "the daily boards of ten years from 2026 on, by weekday, tables made before, one thread; "
     "--count: boards of each weekday"},
    {"big", bench_big, false,
     "the anytime engine on large boards, tables made before, one thread: what it reaches within a "
     "processor time, beside a target"},
    {"time", bench_time, false,
     "the anytime engine on 6x6 to 16x16 with a second of processor time and with ten, tables made "
     "before, one thread: mean moves, by how many per cent ten seconds are better, and boards that "
     "are longer with them"},
};
enum { BENCHES = sizeof benches / sizeof benches[0] };

static const named_bench *find_bench(const char *name)
{
    for (int i = 0; i < BENCHES; i++)
        if (strcmp(benches[i].name, name) == 0)
            return &benches[i];
    return NULL;
}

typedef struct settings {
    const char *data, *memory, *rows;
    int metric, format;
    int64_t count, seconds;
} settings;

static const sw_option options[] = {
    {"--data", "DIR", SW_TEXT, offsetof(settings, data),
     .help = "the folder with the published boards; default tests/data"},
    {"--memory", "M", SW_TEXT, offsetof(settings, memory), .word = cli_memory_word,
     .usual = "normal",
     .help = "%s, or megabytes from 16 to 8192: see slidewise help solve. build shows the four "
             "words"},
    {"--metric", "M", SW_CHOICE, offsetof(settings, metric), .word = cli_metric_word,
     .help = "of korf, hard, cold, shapes, lines and review: moves (default), or slides. In "
             "slides a board has one thread, and no published length"},
    {"--rows", "NAME", SW_TEXT, offsetof(settings, rows),
     .help = "of big and time, only the rows whose name begins so: 10x10"},
    {"--count", "N", SW_NUMBER, offsetof(settings, count), 1, BENCH_MOST,
     .help = "boards, games or cancels of each row, 1 to 1000; default: by bench"},
    {"--seconds", "N", SW_NUMBER, offsetof(settings, seconds), 1, BENCH_MOST_SECONDS,
     .help = "of processor time for each board of fifty, 1 to 3600; default 10"},
    {"--format", "F", SW_CHOICE, offsetof(settings, format), .words = cli_formats, .usual = "text",
     .help = "%s"},
    {.name = NULL},
};

static const char notes[] =
    "Files of tables (slidewise tables) are neither read nor written: the tables are made.\n"
    "Every length is proved, and compared with the published one where there is one.\n"
    "Columns: boards; moves, mean; tables_s, wall seconds of making tables; cpu and wall,\n"
    "milliseconds of processor and wall time for a board: mean (ms), median and max;\n"
    "nodes expanded, mean and max; kept_mb and peak_mb, megabytes of tables kept, and of\n"
    "the whole process at its peak; metric, and slides, mean. JSON has the same names, a\n"
    "record for each row.\n"
    "Random boards are drawn from seed 1.\n"
    "Columns of fifty: boards proved; moves, of a shortest solution; bound, proved; nodes\n"
    "expanded; growth, from one finished iteration to the next; reckoned_s, processor\n"
    "seconds of a proof with its last iteration in full.\n"
    "Columns of big: limit_ms, of processor time; moves, mean; reached, beside the\n"
    "target: these moves, or by how many per cent they are over the lengths that\n"
    "DeepCubeA found, or milliseconds until the first solution; failed, boards without a\n"
    "solution that leads home. Every solution is replayed.\n"
    "\n"
    "Exit status: 0; 2 bad usage, a file that cannot be read, or a wrong length.\n";

static int print_help(void)
{
    sw_text text;
    sw_text_init(&text, HELP_LIMIT);
    sw_text_add(&text, "Usage: slidewise-bench [OPTION]... NAME...\n\n"
                       "Measures the solver on this machine, one table a NAME:\n\n");
    for (int i = 0; i < BENCHES; i++) {
        const sw_option row[] = {{.name = benches[i].name, .help = benches[i].help},
                                 {.name = NULL}};
        sw_options_add_list(row, NAME_COLUMN, &text);
    }
    sw_text_add_char(&text, '\n');
    sw_options_add_list(options, sw_options_column(options), &text);
    sw_options_add_list(cli_verb_options, sw_options_column(options), &text);
    sw_text_addf(&text, "\n%s", notes);
    int code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

static sw_status check_names(puzzle_metric metric, char **names, int count, sw_error *error)
{
    if (count == 0)
        return sw_fail(error, SW_BAD_INPUT, "the name of a bench is needed");
    for (int i = 0; i < count; i++) {
        const named_bench *found = find_bench(names[i]);
        if (!found)
            return sw_fail(error, SW_BAD_INPUT, "there is no bench '%.40s'", names[i]);
        if (metric == PUZZLE_METRIC_SLIDES && !found->slides)
            return sw_fail(error, SW_BAD_INPUT, "bench %s counts moves alone", found->name);
    }
    return SW_OK;
}

static int complain(const sw_error *error)
{
    os_terminal_complain("slidewise-bench: %s", error->message);
    return CLI_MISUSED;
}

static int run_benches(const bench_setup *setup, char **names, int count)
{
    sw_error error;
    for (int i = 0; i < count && setup->report->code == CLI_ANSWERED; i++) {
        bench_report_begin(setup->report, names[i]);
        if (find_bench(names[i])->run(setup, &error) != SW_OK)
            return complain(&error);
    }
    return setup->report->code;
}

int main(int argc, char **argv)
{
    sw_error error;
    settings with = {.data = "tests/data"};
    sw_args args = {.count = argc - 1, .words = argv + 1};
    os_terminal_fill_standard();
    os_heap_give_back();
    sw_status status = sw_args_parse(&args, options, &with, &error);
    if (status == SW_OK && args.help)
        return print_help();
    bench_report report = {.format = (cli_format)with.format};
    bench_setup setup = {
        .data = with.data,
        .memory = SOLVER_MEMORY_NORMAL,
        .metric = (puzzle_metric)with.metric,
        .rows = with.rows,
        .count = (int)with.count,
        .seconds = (int)with.seconds,
        .report = &report,
    };
    if (status == SW_OK)
        status = cli_memory_parse(&setup.memory, with.memory, &error);
    if (status == SW_OK)
        status = check_names(setup.metric, args.words, args.count, &error);
    if (status != SW_OK)
        return complain(&error);
    return run_benches(&setup, args.words, args.count);
}
