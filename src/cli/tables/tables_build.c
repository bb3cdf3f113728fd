/* `tables build`: makes tables and writes them to files. */
#include "tables/tables_build.h"

#include "tables/tables_files.h"
#include "verbs.h"

#include "base/text.h"
#include "os/interrupt.h"
#include "os/paths.h"
#include "os/peak.h"
#include "os/terminal.h"
#include "os/thread.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_LIMIT = 1 << 16, SHOW_EVERY_MS = 100 };
static const double BYTES_A_MB = 1 << 20;
static const double MS_A_SECOND = 1e3;

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
        cli_tables_add_file(files, file, file->written ? "written" : "is there");
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

int cli_tables_build(const puzzle_board *goal, solver_memory memory)
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
