#include "tables_build.h"

#include "verbs.h"

#include "base/text.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "os/peak.h"
#include "os/terminal.h"
#include "os/thread.h"

#include <errno.h>
#include <stdio.h>

enum { TEXT_LIMIT = 4096, SHOW_EVERY_MS = 100 };
static const double BYTES_A_MB = 1 << 20;
static const double MS_A_SECOND = 1e3;

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
    solver_progress *progress = data;
    atomic_store(&progress->cancel, true);
}

static sw_status wait_for(solver_claim *claim, solver_progress *progress)
{
    display shown;
    display_open(&shown, claim);
    sw_status status = solver_claim_wait(claim, progress);
    display_close(&shown);
    return status;
}

static int print_made(const solver_claim *claim, double ms)
{
    solver_tables made = solver_claim_state(claim);
    sw_text text;
    sw_text_init(&text, TEXT_LIMIT);
    if (made.tiers == 0)
        sw_text_add(&text, "boards of this size have no tables\n");
    else
        sw_text_addf(&text, "%s: %.2f MB kept, %.2f s, %.0f MB of memory at the peak\n", made.name,
                     (double)made.bytes / BYTES_A_MB, ms / MS_A_SECOND,
                     (double)os_peak_bytes() / BYTES_A_MB);
    int code = text.failed ? cli_output_failed(ENOMEM) : cli_print(text.data);
    sw_text_deinit(&text);
    return code;
}

static int build(solver *solver, const puzzle_board *goal)
{
    sw_error error;
    os_interrupt *watch;
    solver_progress progress = {0};
    double start_ms = os_clock_ms();
    solver_claim *claim = solver_claim_tables(solver, goal);
    sw_status status = SW_NO_MEMORY;
    sw_fail(&error, status, "memory ran out");
    if (claim)
        status = os_interrupt_watch(&watch, interrupt, &progress, &error);
    if (claim && status == SW_OK) {
        status = wait_for(claim, &progress);
        os_interrupt_unwatch(watch);
    }
    int code;
    if (status == SW_OK)
        code = print_made(claim, os_clock_ms() - start_ms);
    else
        code = status == SW_CANCELLED ? CLI_INTERRUPTED : cli_complain("tables build", &error);
    solver_claim_drop(claim);
    return code;
}

int cli_tables_build(const puzzle_board *goal, solver_memory memory)
{
    sw_error error;
    solver *solver;
    os_interrupt_hold();
    if (solver_create(&solver, &error) != SW_OK)
        return cli_complain("tables build", &error);
    solver_set_memory(solver, memory);
    int code = build(solver, goal);
    solver_destroy(solver);
    return code;
}
