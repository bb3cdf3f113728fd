/* `levels check`: reads packs and checks their pars. */
#include "verbs.h"

#include "base/args.h"
#include "cache.h"
#include "level_check.h"

#include "os/file.h"
#include "os/paths.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_LIMIT = 1024, MAX_THREADS = 256 };
static const int64_t MAX_TIME_MS = 86400000;
static const char PACK_ENDING[] = ".txt";

const char cli_levels_help[] =
    "Usage: slidewise levels check [OPTION]... PATH...\n"
    "\n"
    "Checks level packs: each PATH is a pack, or a folder of packs (*.txt). Every level\n"
    "is solved: a par said to be optimal must be the proven shortest length, and one\n"
    "said to be best-known must not be below a proven bound; where no solution as short\n"
    "as that is found, the level is told as open. Prints one line a level and a summary.\n"
    "\n"
    "  --time-ms T   wall time for each level, 1 to 86400000; default: 60000 for a par\n"
    "                that is to be proved, 1000 for any other\n"
    "  --threads N   threads for one level, 1 to 256; default 1\n"
    "  --help        prints this and ends\n"
    "\n"
    "Exit status: 0 every par holds or is open; 1 some par is wrong, or said to be\n"
    "optimal and not proved in the time given; 2 a malformed pack, which is named as\n"
    "PATH:LINE: REASON on standard error, or bad usage.\n";

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
    sw_text_addf(out, "%.*s", dot && dot > name ? (int)(dot - name) : (int)strlen(name), name);
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
                     level->par_proof == PUZZLE_PAR_OPTIMAL ? "optimal" : "best-known");
    cli_verdict verdict = cli_level_check(now->solver, level, now->time_ms, now->threads, &line);
    sw_text_add_char(&line, '\n');
    now->counts[verdict]++;
    worsen(now, verdict == CLI_LEVEL_BAD ? CLI_UNANSWERED : CLI_ANSWERED);
    worsen(now, cli_print(line.data));
    sw_text_deinit(&line);
}

static void check_file(check *now, const char *path)
{
    char *text;
    size_t size;
    puzzle_pack pack;
    sw_error error;
    if (os_file_read(&text, &size, path, PUZZLE_PACK_TEXT_MAX, &error) != SW_OK) {
        worsen(now, cli_complain_of(path, &error));
        return;
    }
    if (puzzle_pack_parse(&pack, text, size, &error) == SW_OK) {
        for (int i = 0; i < pack.count; i++)
            check_level(now, path, &pack.levels[i]);
        puzzle_pack_deinit(&pack);
    } else {
        worsen(now, cli_complain_of(path, &error));
    }
    free(text);
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

static int run_check(int argc, char **argv)
{
    bool help = false;
    int64_t time_ms = 0, threads = 1;
    const sw_option options[] = {
        {.name = "--help", .flag = &help},
        {.name = "-h", .flag = &help},
        {.name = "--time-ms", .number = &time_ms, .min = 1, .max = MAX_TIME_MS},
        {.name = "--threads", .number = &threads, .min = 1, .max = MAX_THREADS},
        {.name = NULL},
    };
    int paths;
    sw_error error;
    sw_status status = sw_args_parse(options, argc, argv, &paths, &error);
    if (status == SW_OK && help)
        return cli_print(cli_levels_help);
    if (status == SW_OK && paths == 0)
        status = sw_fail(&error, SW_BAD_INPUT, "a pack or a folder of packs is needed");
    check now = {.time_ms = (double)time_ms, .threads = (int)threads};
    if (status == SW_OK)
        status = solver_create(&now.solver, &error);
    if (status != SW_OK)
        return cli_complain("levels check", &error);
    cli_cache_use(now.solver);
    int code = check_paths(&now, argv, paths);
    solver_destroy(now.solver);
    return code;
}

int cli_levels(int argc, char **argv)
{
    if (argc > 0 && strcmp(argv[0], "check") == 0)
        return run_check(argc - 1, argv + 1);
    if (argc > 0 && (strcmp(argv[0], "--help") == 0 || strcmp(argv[0], "-h") == 0))
        return cli_print(cli_levels_help);
    sw_error error;
    if (argc == 0)
        sw_fail(&error, SW_BAD_INPUT, "'check' is expected");
    else
        sw_fail(&error, SW_BAD_INPUT, "'check' is expected, not '%.40s'", argv[0]);
    return cli_complain("levels", &error);
}
