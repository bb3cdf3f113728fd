/* `levels`: reads packs and checks their pars, or makes them. */
#include "verbs.h"

#include "names.h"
#include "solver_files.h"

#include "game/ask.h"
#include "os/file.h"
#include "os/paths.h"
#include "puzzle/level.h"
#include "solver/solver.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_LIMIT = 1024, PROVE_MS = 60000, ANY_METRIC = -1 };
static const char PACK_ENDING[] = ".txt";

typedef struct settings {
    int64_t time_ms; /* 0: as long as the level's kind of par is worth */
    int64_t threads;
    int metric; /* ANY_METRIC: that of each level */
} settings;

static const sw_option options[] = {
    {"--metric", "M", SW_CHOICE, offsetof(settings, metric), .word = cli_metric_word, .of = "prove",
     .help = "of prove: what pars count: moves, or slides of tiles in line; by default what each "
             "level's par counted, and moves where it had none"},
    {"--time-ms", "T", SW_NUMBER, offsetof(settings, time_ms), 1, CLI_MOST_MS,
     .help = "wall time for each level, 1 to 86400000; default: 60000 to prove, 1000 for any "
             "other par of check"},
    {"--threads", "N", SW_NUMBER, offsetof(settings, threads), 1, CLI_MOST_THREADS,
     .help = "threads for one level, 1 to 256; default 1"},
    {.name = NULL},
};

typedef enum verdict {
    LEVEL_GOOD, /* its par is proved, or it claims none */
    LEVEL_OPEN, /* a best-known par that was neither reached nor refuted */
    LEVEL_BAD,  /* its par is wrong, or said to be optimal and not proved */
} verdict;

typedef struct check {
    solver *solver;
    settings with;
    int counts[LEVEL_BAD + 1]; /* by verdict */
    int code;                  /* the worst so far */
} check;

static void worsen(check *now, int code)
{
    if (code > now->code)
        now->code = code;
}

/* ---- Judged ---- */

/* What par counts, in words. */
static const char *unit_of(const puzzle_level *level)
{
    return puzzle_metric_names[level->par_metric];
}

static size_t length_of(const puzzle_level *level, const solver_answer *answer)
{
    return puzzle_metric_length(level->par_metric, &answer->path);
}

static verdict judge_optimal(const puzzle_level *level, const solver_answer *answer,
                             sw_text *reason)
{
    if (answer->status != SW_OK || !answer->optimal) {
        sw_text_addf(reason, "not proved in the time given, at least %d %s", answer->lower_bound,
                     unit_of(level));
        return LEVEL_BAD;
    }
    size_t length = length_of(level, answer);
    if (length == (size_t)level->par) {
        sw_text_add(reason, "proved");
        return LEVEL_GOOD;
    }
    sw_text_addf(reason, "wrong, the shortest solution has %zu %s", length, unit_of(level));
    return LEVEL_BAD;
}

static verdict judge_best_known(const puzzle_level *level, const solver_answer *answer,
                                sw_text *reason)
{
    size_t length = length_of(level, answer);
    if (level->par < answer->lower_bound) {
        sw_text_addf(reason, "wrong, at least %d %s are needed", answer->lower_bound,
                     unit_of(level));
        return LEVEL_BAD;
    }
    if (answer->status == SW_OK && length <= (size_t)level->par) {
        sw_text_addf(reason, "reached, %zu %s found", length, unit_of(level));
        return LEVEL_GOOD;
    }
    sw_text_addf(reason, "not reached, at least %d %s", answer->lower_bound, unit_of(level));
    if (answer->status == SW_OK)
        sw_text_addf(reason, ", %zu found", length);
    return LEVEL_OPEN;
}

static verdict judge(const puzzle_level *level, const solver_answer *answer, sw_text *reason)
{
    if (answer->status != SW_OK && answer->status != SW_LIMIT) {
        sw_text_add(reason, "not checked, memory ran out");
        return LEVEL_BAD;
    }
    switch (level->par_proof) {
    case PUZZLE_PAR_OPTIMAL:
        return judge_optimal(level, answer, reason);
    case PUZZLE_PAR_BEST_KNOWN:
        return judge_best_known(level, answer, reason);
    default:
        sw_text_addf(reason, "at least %d moves", answer->lower_bound);
        return LEVEL_GOOD;
    }
}

static void solve(const check *now, const solver_request *base, puzzle_metric metric,
                  double usual_ms, solver_answer *out)
{
    solver_request request = *base;
    request.metric = metric;
    request.time_ms = now->with.time_ms > 0 ? (double)now->with.time_ms : usual_ms;
    request.threads = (int)now->with.threads;
    solver_solve(now->solver, &request, NULL, out);
}

/* Holds the level's par against what the solver proves, and appends what follows for it. */
static verdict judge_level(const check *now, const puzzle_level *level, sw_text *reason)
{
    bool proves = level->par_proof == PUZZLE_PAR_OPTIMAL;
    solver_request request =
        game_ask(proves ? GAME_ASK_LEVEL_PROOF : GAME_ASK_LEVEL, &level->start, &level->goal);
    solver_answer answer = {0};
    solve(now, &request, level->par_metric, request.time_ms, &answer);
    verdict found = judge(level, &answer, reason);
    solver_answer_deinit(&answer);
    return found;
}

/* ---- Checked ---- */

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
    verdict found = judge_level(now, level, &line);
    sw_text_add_char(&line, '\n');
    now->counts[found]++;
    worsen(now, found == LEVEL_BAD ? CLI_UNANSWERED : CLI_ANSWERED);
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

static int check_paths(check *now, int count, char **paths)
{
    for (int i = 0; i < count; i++)
        check_path(now, paths[i]);
    const int *counts = now->counts;
    int levels = counts[LEVEL_GOOD] + counts[LEVEL_OPEN] + counts[LEVEL_BAD];
    sw_text summary;
    sw_text_init(&summary, LINE_LIMIT);
    sw_text_addf(&summary, "%d level%s: %d good, %d open, %d bad\n", levels, levels == 1 ? "" : "s",
                 counts[LEVEL_GOOD], counts[LEVEL_OPEN], counts[LEVEL_BAD]);
    worsen(now, cli_print(summary.data));
    sw_text_deinit(&summary);
    return now->code;
}

/* ---- Pars that are made ---- */

/* Gives the level the par that is found in time: the proved one, or the best known. True where it is proved. */
static bool prove_level(const check *now, puzzle_level *level, puzzle_metric metric)
{
    solver_request request = game_ask(GAME_ASK_LEVEL, &level->start, &level->goal);
    solver_answer answer = {0};
    solve(now, &request, metric, PROVE_MS, &answer);
    bool found = answer.status == SW_OK, proved = found && answer.optimal;
    level->par = found ? (int)puzzle_metric_length(metric, &answer.path) : 0;
    level->par_metric = found ? metric : PUZZLE_METRIC_MOVES;
    level->par_proof = proved  ? PUZZLE_PAR_OPTIMAL
                       : found ? PUZZLE_PAR_BEST_KNOWN
                               : PUZZLE_PAR_NONE;
    solver_answer_deinit(&answer);
    return proved;
}

static void prove_pack(check *now, puzzle_pack *pack)
{
    int metric = now->with.metric;
    for (int i = 0; i < pack->count; i++) {
        puzzle_level *level = &pack->levels[i];
        puzzle_metric counts = metric == ANY_METRIC ? level->par_metric : (puzzle_metric)metric;
        if (!prove_level(now, level, counts))
            worsen(now, CLI_UNANSWERED);
    }
}

static int print_pack(const puzzle_pack *pack)
{
    sw_text text;
    sw_text_init(&text, PUZZLE_PACK_TEXT_MAX);
    puzzle_pack_format(pack, &text);
    int code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

static int prove_file(check *now, const char *path)
{
    puzzle_pack pack;
    if (!read_pack(now, &pack, path))
        return now->code;
    prove_pack(now, &pack);
    worsen(now, print_pack(&pack));
    puzzle_pack_deinit(&pack);
    return now->code;
}

/* ---- The two of them ---- */

static int run_check(void *with, int operands, char **words)
{
    check now = {.with = *(const settings *)with};
    sw_error error;
    if (solver_create(&now.solver, &error) != SW_OK)
        return cli_complain("levels check", &error);
    cli_cache_use(now.solver);
    int code = check_paths(&now, operands, words);
    solver_destroy(now.solver);
    return code;
}

static int run_prove(void *with, int operands, char **words)
{
    check now = {.with = *(const settings *)with};
    sw_error error;
    (void)operands;
    if (solver_create(&now.solver, &error) != SW_OK)
        return cli_complain("levels prove", &error);
    cli_cache_use(now.solver);
    int code = prove_file(&now, words[0]);
    solver_destroy(now.solver);
    return code;
}

static const settings usual = {.threads = 1, .metric = ANY_METRIC};

static const cli_command commands[] = {
    {"check", run_check, &usual, 1, CLI_ANY, "a pack or a folder of packs is needed"},
    {"prove", run_prove, &usual, 1, 1, "one pack is needed"},
    {.name = NULL},
};

const cli_verb cli_levels = {
    .name = "levels",
    .synopsis = "[OPTION]... PATH...",
    .usage = "check [OPTION]... PATH...\n"
             "prove [OPTION]... PACK\n",
    .about = "Checks the pars of level packs, or makes them.\n"
             "\n"
             "check: each PATH is a level pack, or a folder of packs (*.txt). Every level is\n"
             "solved: a par said to be optimal must be the proven shortest length, in moves or in\n"
             "slides as it says, and one said to be best-known must not be below a proven bound;\n"
             "where no solution as short as that is found, the level is told as open. Prints one\n"
             "line a level and a summary.\n"
             "\n"
             "prove: prints the pack with the par of each level, whatever it said before: the\n"
             "proven shortest length as optimal, else the shortest one found as best-known. The\n"
             "pack's comments are left out.\n",
    .options = options,
    .notes =
        "Exit status: 0 every par holds or is open, or was proved; 1 some par is wrong, or\n"
        "said to be optimal and not proved in the time given, or was not proved; 2 a\n"
        "malformed pack, which is named as PATH:LINE: REASON on standard error, or bad usage.\n",
    .size = sizeof(settings),
    .commands = commands,
};
