/* `levels`: reads packs and checks their pars, or makes them. */
#include "verbs.h"

#include "base/args.h"
#include "cache.h"
#include "level_check.h"
#include "names.h"

#include "os/file.h"
#include "os/paths.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_LIMIT = 1024, MAX_THREADS = 256 };
static const int64_t MAX_TIME_MS = 86400000;
static const char PACK_ENDING[] = ".txt";

const char cli_levels_help[] =
    "Usage: slidewise levels check [OPTION]... PATH...\n"
    "       slidewise levels prove [OPTION]... PACK\n"
    "\n"
    "Checks the pars of level packs, or makes them.\n"
    "\n"
    "check: each PATH is a level pack, or a folder of packs (*.txt). Every level is\n"
    "solved: a par said to be optimal must be the proven shortest length, in moves or in\n"
    "slides as it says, and one said to be best-known must not be below a proven bound;\n"
    "where no solution as short as that is found, the level is told as open. Prints one\n"
    "line a level and a summary.\n"
    "\n"
    "prove: prints the pack with the par of each level, whatever it said before: the\n"
    "proven shortest length as optimal, else the shortest one found as best-known. The\n"
    "pack's comments are left out.\n"
    "\n"
    "  --metric M    of prove: what pars count: moves, or slides of tiles in line; by\n"
    "                default what each level's par counted, and moves where it had none\n"
    "  --time-ms T   wall time for each level, 1 to 86400000; default: 60000 to prove,\n"
    "                1000 for any other par of check\n"
    "  --threads N   threads for one level, 1 to 256; default 1\n"
    "  --help        prints this and ends\n"
    "\n"
    "Exit status: 0 every par holds or is open, or was proved; 1 some par is wrong, or\n"
    "said to be optimal and not proved in the time given, or was not proved; 2 a\n"
    "malformed pack, which is named as PATH:LINE: REASON on standard error, or bad usage.\n";

typedef struct check {
    solver *solver;
    double time_ms; /* 0: as long as the level's kind of par is worth */
    int threads;
    int counts[CLI_LEVEL_BAD + 1]; /* by cli_verdict */
    int code;                      /* the worst so far */
} check;

static void worsen(check *now, int code)
{
    if (code > now->code)
        now->code = code;
}

/* The pack's name as --level has it: the file's, without folder and ending. */
static void add_pack_name(sw_text *out, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    sw_text_add_harmless(out, name, dot && dot > name ? (size_t)(dot - name) : strlen(name));
}

static void check_level(check *now, const char *path, const puzzle_level *level)
{
    sw_text line;
    sw_text_init(&line, LINE_LIMIT);
    add_pack_name(&line, path);
    sw_text_addf(&line, "/%s: %dx%d, ", level->id, level->start.size.columns,
                 level->start.size.rows);
    if (level->par_proof == PUZZLE_PAR_NONE)
        sw_text_add(&line, "no par: ");
    else
        sw_text_addf(&line, "par %d %s: ", level->par,
                     puzzle_par_words(level->par_proof, level->par_metric));
    cli_verdict verdict = cli_level_check(now->solver, level, now->time_ms, now->threads, &line);
    sw_text_add_char(&line, '\n');
    now->counts[verdict]++;
    worsen(now, verdict == CLI_LEVEL_BAD ? CLI_UNANSWERED : CLI_ANSWERED);
    worsen(now, cli_print(line.data));
    sw_text_deinit(&line);
}

/* False where it cannot be read, which is said. */
static bool read_pack(check *now, puzzle_pack *out, const char *path)
{
    char *text = NULL;
    size_t size;
    sw_error error;
    sw_status status = os_file_read(&text, &size, path, PUZZLE_PACK_TEXT_MAX, &error);
    if (status == SW_OK) {
        status = puzzle_pack_parse(out, text, size, &error);
        free(text);
    }
    if (status != SW_OK)
        worsen(now, cli_complain_of(path, &error));
    return status == SW_OK;
}

static void check_file(check *now, const char *path)
{
    puzzle_pack pack;
    if (!read_pack(now, &pack, path))
        return;
    for (int i = 0; i < pack.count; i++)
        check_level(now, path, &pack.levels[i]);
    puzzle_pack_deinit(&pack);
}

static bool is_pack_name(const char *name)
{
    size_t length = strlen(name), ending = strlen(PACK_ENDING);
    return name[0] != '.' && length > ending && strcmp(name + length - ending, PACK_ENDING) == 0;
}

static void check_folder(check *now, const char *path, char *const *names, size_t count)
{
    char file[OS_PATH_SIZE];
    sw_error error;
    size_t packs = 0;
    for (size_t i = 0; i < count; i++) {
        if (!is_pack_name(names[i]))
            continue;
        packs++;
        if (os_path_join(file, sizeof file, path, names[i], &error) == SW_OK)
            check_file(now, file);
        else
            worsen(now, cli_complain_of(path, &error));
    }
    if (packs == 0) {
        sw_fail(&error, SW_NOT_FOUND, "there is no level pack (*%s) in it", PACK_ENDING);
        worsen(now, cli_complain_of(path, &error));
    }
}

static void check_path(check *now, const char *path)
{
    char **names;
    size_t count;
    if (os_folder_list(&names, &count, path, NULL) != SW_OK) {
        check_file(now, path);
        return;
    }
    check_folder(now, path, names, count);
    os_folder_free(names, count);
}

static int check_paths(check *now, char **paths, int count)
{
    for (int i = 0; i < count; i++)
        check_path(now, paths[i]);
    const int *counts = now->counts;
    int levels = counts[CLI_LEVEL_GOOD] + counts[CLI_LEVEL_OPEN] + counts[CLI_LEVEL_BAD];
    sw_text summary;
    sw_text_init(&summary, LINE_LIMIT);
    sw_text_addf(&summary, "%d level%s: %d good, %d open, %d bad\n", levels, levels == 1 ? "" : "s",
                 counts[CLI_LEVEL_GOOD], counts[CLI_LEVEL_OPEN], counts[CLI_LEVEL_BAD]);
    worsen(now, cli_print(summary.data));
    sw_text_deinit(&summary);
    return now->code;
}

/* ---- Pars that are made ---- */

enum { ANY_METRIC = -1, PROVE_MS = 60000 };

static void prove_pack(check *now, puzzle_pack *pack, int metric)
{
    for (int i = 0; i < pack->count; i++) {
        puzzle_level *level = &pack->levels[i];
        puzzle_metric counts = metric == ANY_METRIC ? level->par_metric : (puzzle_metric)metric;
        double time_ms = now->time_ms > 0 ? now->time_ms : PROVE_MS;
        if (!cli_level_prove(now->solver, level, counts, time_ms, now->threads))
            worsen(now, CLI_UNANSWERED);
    }
}

static int print_pack(const puzzle_pack *pack)
{
    sw_text text;
    sw_text_init(&text, PUZZLE_PACK_TEXT_MAX);
    puzzle_pack_format(pack, &text);
    int code = text.failed ? cli_output_failed(ENOMEM) : cli_print(text.data);
    sw_text_deinit(&text);
    return code;
}

static int prove_file(check *now, const char *path, int metric)
{
    puzzle_pack pack;
    if (!read_pack(now, &pack, path))
        return now->code;
    prove_pack(now, &pack, metric);
    worsen(now, print_pack(&pack));
    puzzle_pack_deinit(&pack);
    return now->code;
}

/* ---- The two of them ---- */

static int run(int argc, char **argv, bool proves)
{
    bool help = false;
    int64_t time_ms = 0, threads = 1;
    int metric = ANY_METRIC;
    const cli_names names = cli_names_list();
    const sw_option options[] = {
        {.name = "--help", .flag = &help},
        {.name = "-h", .flag = &help},
        {.name = "--time-ms", .number = &time_ms, .min = 1, .max = MAX_TIME_MS},
        {.name = "--threads", .number = &threads, .min = 1, .max = MAX_THREADS},
        {.name = proves ? "--metric" : NULL, .choice = &metric, .choices = names.metrics},
        {.name = NULL},
    };
    int paths;
    sw_error error;
    sw_status status = sw_args_parse(options, argc, argv, &paths, &error);
    if (status == SW_OK && help)
        return cli_print(cli_levels_help);
    if (status == SW_OK && proves && paths != 1)
        status = sw_fail(&error, SW_BAD_INPUT, "one pack is needed");
    if (status == SW_OK && paths == 0)
        status = sw_fail(&error, SW_BAD_INPUT, "a pack or a folder of packs is needed");
    check now = {.time_ms = (double)time_ms, .threads = (int)threads};
    if (status == SW_OK)
        status = solver_create(&now.solver, &error);
    if (status != SW_OK)
        return cli_complain(proves ? "levels prove" : "levels check", &error);
    cli_cache_use(now.solver);
    int code = proves ? prove_file(&now, argv[0], metric) : check_paths(&now, argv, paths);
    solver_destroy(now.solver);
    return code;
}

int cli_levels(int argc, char **argv)
{
    bool proves = argc > 0 && strcmp(argv[0], "prove") == 0;
    if (proves || (argc > 0 && strcmp(argv[0], "check") == 0))
        return run(argc - 1, argv + 1, proves);
    if (argc > 0 && (strcmp(argv[0], "--help") == 0 || strcmp(argv[0], "-h") == 0))
        return cli_print(cli_levels_help);
    sw_error error;
    if (argc == 0)
        sw_fail(&error, SW_BAD_INPUT, "'check' or 'prove' is expected");
    else
        sw_fail(&error, SW_BAD_INPUT, "'check' or 'prove' is expected, not '%.40s'", argv[0]);
    return cli_complain("levels", &error);
}
