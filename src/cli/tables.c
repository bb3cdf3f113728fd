/* `tables`: what they are, made, listed, removed. */
#include "verbs.h"

#include "goal.h"
#include "names.h"

#include "os/interrupt.h"
#include "os/paths.h"
#include "os/peak.h"
#include "os/terminal.h"
#include "os/thread.h"
#include "puzzle/notation.h"
#include "solver/cache.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_LIMIT = 1 << 16, SIZE_TEXT = 32, SHOW_EVERY_MS = 100 };
static const double BYTES_A_MB = 1 << 20;
static const double MS_A_SECOND = 1e3;

static const puzzle_size sizes[] = {{4, 3}, {7, 2}, {5, 3}, {4, 4}, {8, 2}, {5, 4}, {6, 3}, {5, 5}};

typedef struct settings {
    const char *goal_text, *memory_text;
    solver_memory memory; /* as the text says, or that of the command */
    cli_goal goal;        /* as the text says */
} settings;

static const sw_option options[] = {
    {"--goal", "G", SW_TEXT, offsetof(settings, goal_text), .word = cli_goal_word,
     .usual = "standard", .help = "%s, or a board: where its blank is makes a difference"},
    {"--memory", "M", SW_TEXT, offsetof(settings, memory_text), .word = cli_memory_word,
     .help = "%s, or megabytes from 16 to 8192, of which a quarter is for tables, and nearly all "
             "from huge on: see help solve. Default: list shows what huge has, build takes normal"},
    {.name = NULL},
};

static sw_status read_settings(settings *with, sw_error *error)
{
    sw_status status = cli_memory_parse(&with->memory, with->memory_text, error);
    return status == SW_OK ? cli_goal_parse(&with->goal, with->goal_text, error) : status;
}

static sw_status parse_goal(puzzle_board *out, const settings *with, const char *size_text,
                            sw_error *error)
{
    puzzle_size size;
    sw_status status = puzzle_size_parse(&size, size_text, error);
    return status == SW_OK ? cli_goal_make(out, &with->goal, size, error) : status;
}

/* The least of the words that suffices, or the number. */
static void write_least(char *out, size_t size, const solver_tier *tier, solver_memory memory)
{
    int least = SOLVER_MEMORY_SMALL;
    while (least < SOLVER_MEMORIES && !solver_memory_suffices((solver_memory)least, tier))
        least++;
    cli_memory_write(out, size, least < SOLVER_MEMORIES ? (solver_memory)least : memory);
}

static void list_tiers(sw_text *out, const puzzle_board *goal, solver_memory memory)
{
    solver_tier tiers[SOLVER_MAX_TIERS];
    char size[SIZE_TEXT], least[SIZE_TEXT];
    int count = solver_tables_plan(tiers, goal, memory);
    snprintf(size, sizeof size, "%dx%d", goal->size.columns, goal->size.rows);
    for (int i = 0; i < count; i++) {
        write_least(least, sizeof least, &tiers[i], memory);
        sw_text_addf(out, "%-6s %8.2f  %-7s %s\n", size, (double)tiers[i].bytes / BYTES_A_MB, least,
                     tiers[i].name);
    }
    if (count == 0)
        sw_text_addf(out, "%-6s %8s  %-7s none\n", size, "-", "-");
}

static sw_status list_sizes(sw_text *out, const settings *with, int operands, char **words,
                            sw_error *error)
{
    puzzle_board goal;
    sw_status status = SW_OK;
    sw_text_addf(out, "%-6s %8s  %-7s tables\n", "size", "MB", "memory");
    for (int i = 0; i < operands && status == SW_OK; i++) {
        status = parse_goal(&goal, with, words[i], error);
        if (status == SW_OK)
            list_tiers(out, &goal, with->memory);
    }
    if (operands > 0)
        return status;
    if (!with->goal.named) {
        list_tiers(out, &with->goal.board, with->memory);
        return SW_OK;
    }
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes && status == SW_OK; i++) {
        status = cli_goal_make(&goal, &with->goal, sizes[i], error);
        if (status == SW_OK)
            list_tiers(out, &goal, with->memory);
    }
    return status;
}

/* ---- Files ---- */

static const char *const states[] = {
    [SOLVER_FILE_GOOD] = "good",
    [SOLVER_FILE_STALE] = "stale",
    [SOLVER_FILE_DAMAGED] = "damaged",
    [SOLVER_FILE_UNFINISHED] = "unfinished",
};

/* A row: bytes, a word, name. */
static void add_file(sw_text *out, const solver_file *file, const char *word)
{
    sw_text_addf(out, "%12" PRIu64 "  %-10s  %s\n", file->bytes, word, file->name);
}

/* Adds which files there are, and what each is worth; nothing where there is no home for them. */
static sw_status add_files(sw_text *out, sw_error *error)
{
    char folder[OS_PATH_SIZE];
    solver_file *files;
    size_t count;
    if (solver_cache_folder(folder, sizeof folder, NULL) != SW_OK)
        return SW_OK;
    sw_status status = solver_cache_list(&files, &count, folder, error);
    if (status != SW_OK)
        return status;
    sw_text_add(out, count > 0 ? "\nFiles in " : "\nNo files in ");
    sw_text_add_harmless(out, folder, strlen(folder));
    sw_text_add(out, count > 0 ? ":\n" : "\n");
    for (size_t i = 0; i < count; i++)
        add_file(out, &files[i], states[files[i].state]);
    free(files);
    return SW_OK;
}

static int run_list(void *data, int operands, char **words)
{
    settings *with = data;
    sw_text text;
    sw_error error;
    sw_text_init(&text, TEXT_LIMIT);
    int code;
    if (read_settings(with, &error) != SW_OK ||
        list_sizes(&text, with, operands, words, &error) != SW_OK ||
        add_files(&text, &error) != SW_OK)
        code = cli_complain("tables list", &error);
    else
        code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

/* ---- Made ---- */

typedef struct making {
    solver *solver;
    solver_memory memory;
    char folder[OS_PATH_SIZE]; /* of the files */
} making;

/* The thread that shows how far the tables are: one line, written over again and again. */
typedef struct display {
    const solver_claim *claim;
    os_thread thread;
    os_mutex lock;
    os_condition ended;
    bool running; /* there is a thread */
    bool over;
} display;

static void show(const solver_claim *claim)
{
    fprintf(stderr, "\rmaking tables: %3.0f %% ", 100 * solver_claim_state(claim).progress);
}

static void run_display(void *data)
{
    display *self = data;
    os_mutex_lock(&self->lock);
    while (!self->over) {
        show(self->claim);
        os_condition_wait_ms(&self->ended, &self->lock, SHOW_EVERY_MS);
    }
    os_mutex_unlock(&self->lock);
    fputs("\r\033[K", stderr);
}

/* Without a thread for it nothing is shown. */
static void display_open(display *self, const solver_claim *claim)
{
    *self = (display){.claim = claim};
    os_mutex_init(&self->lock);
    os_condition_init(&self->ended);
    self->running = os_terminal_watches_errors() &&
                    os_thread_start(&self->thread, run_display, self, NULL) == SW_OK;
}

static void display_close(display *self)
{
    os_mutex_lock(&self->lock);
    self->over = true;
    os_condition_signal_all(&self->ended);
    os_mutex_unlock(&self->lock);
    if (self->running)
        os_thread_join(self->thread);
    os_condition_deinit(&self->ended);
    os_mutex_deinit(&self->lock);
}

static void interrupt(void *data)
{
    solver_progress_cancel(data);
}

/* Adds a file to the list, once: tiers may share tables. */
static void note_file(void *data, const solver_file *file)
{
    sw_text *files = data;
    if (!strstr(files->data, file->name))
        add_file(files, file, file->written ? "written" : "is there");
}

static sw_status make_all(const making *now, solver_claim *claim, solver_progress *progress,
                          sw_text *files, sw_error *error)
{
    display shown;
    display_open(&shown, claim);
    sw_status status =
        solver_claim_save_all(now->solver, claim, now->memory, progress, note_file, files, error);
    display_close(&shown);
    return status;
}

static void add_made(sw_text *out, const solver_tables *made, const char *folder, const char *files)
{
    sw_text_addf(out, "%s: %.2f MB kept, %.2f s, %.0f MB of memory at the peak\n", made->name,
                 (double)made->bytes / BYTES_A_MB, made->build_ms / MS_A_SECOND,
                 (double)os_peak_bytes() / BYTES_A_MB);
    sw_text_add_harmless(out, folder, strlen(folder));
    sw_text_addf(out, ":\n%s", files);
}

static int print_made(const solver_claim *claim, const char *folder, const sw_text *files)
{
    solver_tables made = solver_claim_state(claim);
    sw_text text;
    sw_text_init(&text, TEXT_LIMIT);
    if (made.tiers == 0)
        sw_text_add(&text, "boards of this size have no tables\n");
    else
        add_made(&text, &made, folder, files->data);
    int code = text.failed || files->failed ? cli_output_failed(ENOMEM) : cli_print(text.data);
    sw_text_deinit(&text);
    return code;
}

static int build(const making *now, const puzzle_board *goal)
{
    sw_error error;
    os_interrupt *watch;
    sw_text files;
    solver_progress *progress = NULL;
    sw_text_init(&files, TEXT_LIMIT);
    solver_set_memory(now->solver, SOLVER_MEMORY_LEAST_MB);
    solver_claim *claim = solver_claim_tables(now->solver, goal);
    sw_status status = SW_NO_MEMORY;
    sw_fail(&error, status, "memory ran out");
    if (claim)
        status = solver_progress_create(&progress, &error);
    if (claim && status == SW_OK)
        status = os_interrupt_watch(&watch, interrupt, progress, &error);
    if (claim && status == SW_OK) {
        status = make_all(now, claim, progress, &files, &error);
        os_interrupt_unwatch(watch);
    }
    int code;
    if (status == SW_OK)
        code = print_made(claim, now->folder, &files);
    else
        code = status == SW_CANCELLED ? CLI_INTERRUPTED : cli_complain("tables build", &error);
    solver_claim_drop(claim);
    solver_progress_destroy(progress);
    sw_text_deinit(&files);
    return code;
}

/* Makes the tables, shows how far it is where somebody watches, and prints what they took. Ctrl-C breaks it off. */
static int build_files(const puzzle_board *goal, solver_memory memory)
{
    sw_error error;
    making now = {.memory = memory};
    sw_status status = solver_cache_folder(now.folder, sizeof now.folder, &error);
    os_interrupt_hold();
    if (status == SW_OK)
        status = solver_create(&now.solver, &error);
    if (status == SW_OK && !solver_set_cache(now.solver, now.folder))
        status = sw_fail(&error, SW_NO_MEMORY, "memory ran out");
    int code = status == SW_OK ? build(&now, goal) : cli_complain("tables build", &error);
    solver_destroy(now.solver);
    return code;
}

static int run_build(void *data, int operands, char **words)
{
    settings *with = data;
    (void)operands;
    puzzle_board goal;
    sw_error error;
    sw_status status = read_settings(with, &error);
    if (status == SW_OK)
        status = parse_goal(&goal, with, words[0], &error);
    if (status != SW_OK)
        return cli_complain("tables build", &error);
    return build_files(&goal, with->memory);
}

/* ---- Removed ---- */

static int print_freed(const char *folder, size_t files, uint64_t bytes)
{
    sw_text text;
    sw_text_init(&text, TEXT_LIMIT);
    sw_text_add_harmless(&text, folder, strlen(folder));
    sw_text_addf(&text, ": %zu file%s removed, %.2f MB freed\n", files, files == 1 ? "" : "s",
                 (double)bytes / BYTES_A_MB);
    int code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

static int clear_files(void)
{
    char folder[OS_PATH_SIZE];
    sw_error error;
    size_t files;
    uint64_t bytes;
    if (solver_cache_folder(folder, sizeof folder, &error) != SW_OK)
        return cli_complain("tables clear", &error);
    if (solver_cache_clear(folder, &files, &bytes, &error) != SW_OK)
        return cli_complain_of(folder, &error);
    return print_freed(folder, files, bytes);
}

static int run_clear(void *with, int operands, char **words)
{
    sw_error error;
    sw_status status = read_settings(with, &error);
    if (status == SW_OK && operands > 0)
        status =
            sw_fail(&error, SW_BAD_INPUT, "all files are removed; '%.40s' is too much", words[0]);
    return status == SW_OK ? clear_files() : cli_complain("tables clear", &error);
}

static const cli_command commands[] = {
    {"list", run_list, &(const settings){.memory = SOLVER_MEMORY_HUGE}, 0, CLI_ANY, NULL},
    {"build", run_build, &(const settings){.memory = SOLVER_MEMORY_NORMAL}, 1, 1,
     "one size is needed, such as 4x4"},
    {"clear", run_clear, NULL, 0, CLI_ANY, NULL},
    {.name = NULL},
};

const cli_verb cli_tables = {
    .name = "tables",
    .synopsis = "[OPTION]... [SIZE]...",
    .usage = "list [OPTION]... [SIZE]...\n"
             "build [OPTION]... SIZE\n"
             "clear\n",
    .about =
        "The solver's tables: pattern databases, which bound the moves to go from below. A\n"
        "search never waits for them; they are made in the background, small ones first, as\n"
        "large as the memory for them allows.\n"
        "\n"
        "list names those for boards of each SIZE (default: some that show all there is), in\n"
        "the order in which they are made; each takes the place of the one before. It tells\n"
        "how large they are, and with which memory setting they are made; and which files of\n"
        "tables there are, with their bytes.\n"
        "\n"
        "build makes those of each memory setting up to M, on all processor cores, and prints\n"
        "what the largest take: memory kept, wall time, and the real memory of the process at\n"
        "its peak. It writes them to files in $XDG_CACHE_HOME/slidewise/tables (by default\n"
        "~/.cache/slidewise/tables), where solve, lab, levels and the game find them from then\n"
        "on and need not make them. No other verb writes there. A file that is damaged or from\n"
        "another version (stale), is never used; build writes it anew. clear removes them all.\n",
    .options = options,
    .notes =
        "Exit status: 0; 2 bad usage, a file that cannot be written or removed, or memory ran\n"
        "out; 130 interrupted.\n",
    .size = sizeof(settings),
    .commands = commands,
};
