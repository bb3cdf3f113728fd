/* Measures the solver: a table of figures for each bench that is named. It is for people who change the solver, and
 * neither installed nor packaged. */
#include "bench.h"

#include "base/args.h"
#include "names.h"
#include "os/heap.h"
#include "os/terminal.h"
#include "verbs.h"

#include <string.h>

static const char help[] =
    "Usage: slidewise-bench [OPTION]... NAME...\n"
    "\n"
    "Measures the solver on this machine, one table a NAME:\n"
    "\n"
    "  korf      Korf's 100 boards of 4x4, tables made before, one thread\n"
    "  hard      the 17 boards of 4x4 that need 80 moves, with one thread and with two\n"
    "  cold      Korf's 100, each by a fresh solver whose tables are being made meanwhile\n"
    "  shapes    random boards of every shape up to 16 cells, tables made before\n"
    "  wide      random boards of 5x4 and 6x3, tables made before, two threads\n"
    "  five      5x5: walks of 160 random moves, two threads; and four boards of Korf and\n"
    "            Felner's, one thread\n"
    "  fifty     Korf and Felner's fifty boards of 5x5: seconds of each, and what a proof\n"
    "            would take if iterations go on growing like the last two that ended\n"
    "  lines     random boards of many sizes, line by line\n"
    "  build     the making of tables, by size and memory, on all processor cores\n"
    "  cancel    how long a search or a making of tables goes on once it was cancelled\n"
    "  review    games of 4x4 with detours, 150 moves each: the distance of every place,\n"
    "            tables made before, one thread\n"
    "  daily     the daily boards of ten years from 2026 on, by weekday, tables made\n"
    "            before, one thread; --count: boards of each weekday\n"
    "  big       the anytime engine on large boards, tables made before, one thread: what\n"
    "            it reaches within a processor time, beside a target\n"
    "  time      the anytime engine on 6x6 to 16x16 with a second of processor time and\n"
    "            with ten, tables made before, one thread: mean moves, by how many per\n"
    "            cent ten seconds are better, and boards that are longer with them\n"
    "\n"
    "  --data DIR    the folder with the published boards; default tests/data\n"
    "  --memory M    small, normal (default), large, huge, or megabytes from 16 to 8192:\n"
    "                see slidewise help solve. build shows the four words\n"
    "  --metric M    of korf, hard, cold, shapes, lines and review: moves (default), or\n"
    "                slides. In slides a board has one thread, and no published length\n"
    "  --rows NAME   of big and time, only the rows whose name begins so: 10x10\n"
    "  --count N     boards, games or cancels of each row, 1 to 1000; default: by bench\n"
    "  --seconds N   of processor time for each board of fifty, 1 to 3600; default 10\n"
    "  --format F    text (default) or json\n"
    "  --help        prints this and ends\n"
    "\n"
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

typedef struct named_bench {
    const char *name;
    bench_run *run;
    bool slides; /* can be run in slides, too */
} named_bench;

static const named_bench benches[] = {
    {"korf", bench_korf, true},     {"hard", bench_hard, true},    {"cold", bench_cold, true},
    {"shapes", bench_shapes, true}, {"wide", bench_wide, false},   {"five", bench_five, false},
    {"lines", bench_lines, true},   {"build", bench_build, false}, {"cancel", bench_cancel, false},
    {"review", bench_review, true}, {"daily", bench_daily, false}, {"big", bench_big, false},
    {"time", bench_time, false},    {"fifty", bench_fifty, false},
};
enum { BENCHES = sizeof benches / sizeof benches[0] };

static const char *const formats[] = {"text", "json", NULL}; /* in the order of cli_format */

static const named_bench *find_bench(const char *name)
{
    for (int i = 0; i < BENCHES; i++)
        if (strcmp(benches[i].name, name) == 0)
            return &benches[i];
    return NULL;
}

typedef struct settings {
    bool help;
    bench_setup setup;
    cli_format format;
    int benches; /* named in argv */
} settings;

static sw_status parse_settings(settings *out, int argc, char **argv, sw_error *error)
{
    *out = (settings){.setup.data = "tests/data"};
    const cli_names names = cli_names_list();
    int format = CLI_FORMAT_TEXT, metric = PUZZLE_METRIC_MOVES;
    const char *memory = NULL;
    int64_t count = 0, seconds = 0;
    const sw_option options[] = {
        {.name = "--help", .flag = &out->help},
        {.name = "-h", .flag = &out->help},
        {.name = "--data", .text = &out->setup.data},
        {.name = "--memory", .text = &memory},
        {.name = "--metric", .choice = &metric, .choices = names.metrics},
        {.name = "--rows", .text = &out->setup.rows},
        {.name = "--count", .number = &count, .min = 1, .max = BENCH_MOST},
        {.name = "--seconds", .number = &seconds, .min = 1, .max = BENCH_MOST_SECONDS},
        {.name = "--format", .choice = &format, .choices = formats},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(options, argc, argv, &out->benches, error);
    if (status != SW_OK || out->help)
        return status;
    out->setup.memory = SOLVER_MEMORY_NORMAL;
    status = cli_memory_parse(&out->setup.memory, memory, error);
    if (status != SW_OK)
        return status;
    out->setup.metric = (puzzle_metric)metric;
    out->setup.count = (int)count;
    out->setup.seconds = (int)seconds;
    out->format = (cli_format)format;
    if (out->benches == 0)
        return sw_fail(error, SW_BAD_INPUT, "the name of a bench is needed");
    for (int i = 0; i < out->benches; i++) {
        const named_bench *found = find_bench(argv[i]);
        if (!found)
            return sw_fail(error, SW_BAD_INPUT, "there is no bench '%.40s'", argv[i]);
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

static int run_benches(const settings *with, char **names)
{
    sw_error error;
    bench_report report = {.format = with->format};
    bench_setup setup = with->setup;
    setup.report = &report;
    for (int i = 0; i < with->benches && report.code == CLI_ANSWERED; i++) {
        bench_report_begin(&report, names[i]);
        if (find_bench(names[i])->run(&setup, &error) != SW_OK)
            return complain(&error);
    }
    return report.code;
}

int main(int argc, char **argv)
{
    settings with;
    sw_error error;
    os_terminal_fill_standard();
    os_heap_give_back();
    if (parse_settings(&with, argc - 1, argv + 1, &error) != SW_OK)
        return complain(&error);
    return with.help ? cli_print(help) : run_benches(&with, argv + 1);
}
