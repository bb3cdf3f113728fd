/* Boards solved side by side by a few threads, and their records kept in order. */
#include "solve/batch.h"

#include "os/pages.h"
#include "os/thread.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

enum { PLACES_A_JOB = 32 };

/* One item on its way: see cli_item. */
typedef struct place {
    cli_batch *batch;
    solver_request request;
    sw_error problem;
    sw_text text;
    int line;
    solver_progress *progress;
    sw_text record; /* once done */
    bool done;
} place;

/* A ring of places. Counted from the start of the run, items [written, begun) are being solved or
 * wait to be written, items [begun, added) wait for a worker, and added - written <= place_count.
 * The lock covers everything but the insides of a place, which belong to whoever has its turn: the
 * adding thread, then one worker, then whoever writes. */
struct cli_batch {
    cli_batch_setup setup;
    os_mutex lock;
    os_condition changed;
    place *places;
    size_t place_count;
    size_t written;
    size_t begun;
    size_t added;
    bool writing; /* somebody is at it, outside the lock */
    bool closed;  /* nothing more will be added */
    bool stopped;
    cli_batch_outcome outcome;
    os_thread *threads;
    int thread_count;
};

static place *place_at(cli_batch *batch, size_t item)
{
    return &batch->places[item % batch->place_count];
}

/* Under the lock. */
static void stop(cli_batch *batch)
{
    batch->stopped = true;
    for (size_t i = batch->written; i < batch->begun; i++)
        solver_progress_cancel(place_at(batch, i)->progress);
    os_condition_signal_all(&batch->changed);
}

/* 0 or errno. */
static int write_record(const sw_text *record)
{
    if (record->failed)
        return ENOMEM;
    errno = 0;
    if (fwrite(record->data, 1, record->length, stdout) == record->length && fflush(stdout) == 0)
        return 0;
    return errno != 0 ? errno : EIO;
}

/* Writes what is next in line, as far as it is ready. The lock is held, but not while writing: a
 * reader that is slow to take the records must not keep the others from searching. */
static void write_ready(cli_batch *batch)
{
    if (batch->writing)
        return;
    batch->writing = true;
    while (!batch->stopped && batch->written < batch->begun &&
           place_at(batch, batch->written)->done) {
        place *next = place_at(batch, batch->written);
        os_mutex_unlock(&batch->lock);
        int code = write_record(&next->record);
        os_mutex_lock(&batch->lock);
        if (code != 0) {
            batch->outcome.output_error = code;
            stop(batch);
        }
        batch->written++;
        os_condition_signal_all(&batch->changed);
    }
    batch->writing = false;
}

/* A better solution is written at once, whatever comes before it. */
static void write_improvement(void *data, const solver_improvement *improvement)
{
    place *at = data;
    cli_batch *batch = at->batch;
    cli_record_improvement(batch->setup.style, &at->request, improvement, at->line, &at->record);
    os_mutex_lock(&batch->lock);
    bool wanted = !batch->stopped;
    os_mutex_unlock(&batch->lock);
    int code = wanted ? write_record(&at->record) : 0;
    sw_text_clear(&at->record);
    if (code == 0)
        return;
    os_mutex_lock(&batch->lock);
    batch->outcome.output_error = code;
    stop(batch);
    os_mutex_unlock(&batch->lock);
}

static void record_error(cli_batch *batch, place *at)
{
    at->problem.line = at->line;
    cli_record_error(batch->setup.style, at->text.data, at->text.length, &at->problem, &at->record);
}

/* Solves one item and makes its record; the status says how it went. */
static sw_status work(cli_batch *batch, place *at)
{
    if (at->problem.status != SW_OK) {
        record_error(batch, at);
        return at->problem.status;
    }
    solver_answer answer = {0};
    if (batch->setup.style.improve) {
        at->request.improved = write_improvement;
        at->request.improved_data = at;
    }
    sw_status status = solver_solve(batch->setup.solver, &at->request, at->progress, &answer);
    if (status == SW_OK || status == SW_UNSOLVABLE || status == SW_LIMIT) {
        cli_record_answer(batch->setup.style, &at->request, &answer, at->line, &at->record);
    } else if (status != SW_CANCELLED) {
        puzzle_board_format(&at->request.start, &at->text);
        sw_fail(&at->problem, status, "memory ran out");
        record_error(batch, at);
    }
    solver_answer_deinit(&answer);
    return status;
}

static void note(cli_batch_outcome *outcome, sw_status status)
{
    if (status == SW_UNSOLVABLE || status == SW_LIMIT)
        outcome->unanswered = true;
    else if (status != SW_OK)
        outcome->errors = true;
}

static void run_worker(void *data)
{
    cli_batch *batch = data;
    os_mutex_lock(&batch->lock);
    for (;;) {
        while (!batch->stopped && !batch->closed && batch->begun == batch->added)
            os_condition_wait(&batch->changed, &batch->lock);
        if (batch->stopped || batch->begun == batch->added)
            break;
        place *at = place_at(batch, batch->begun++);
        os_mutex_unlock(&batch->lock);
        sw_status status = work(batch, at);
        os_mutex_lock(&batch->lock);
        if (batch->stopped)
            break;
        note(&batch->outcome, status);
        at->done = true;
        write_ready(batch);
    }
    os_mutex_unlock(&batch->lock);
}

sw_status cli_batch_create(cli_batch **out, const cli_batch_setup *setup, sw_error *error)
{
    cli_batch *batch = calloc(1, sizeof *batch);
    size_t count = (size_t)setup->jobs * PLACES_A_JOB;
    place *places = calloc(count, sizeof *places);
    os_thread *threads = calloc((size_t)setup->jobs, sizeof *threads);
    if (!batch || !places || !threads) {
        free(batch);
        free(places);
        free(threads);
        return sw_fail(error, SW_NO_MEMORY, "no memory for %d jobs", setup->jobs);
    }
    *batch =
        (cli_batch){.setup = *setup, .places = places, .place_count = count, .threads = threads};
    os_mutex_init(&batch->lock);
    os_condition_init(&batch->changed);
    for (size_t i = 0; i < count; i++) {
        places[i].batch = batch;
        sw_text_init(&places[i].text, CLI_RECORD_LIMIT);
        sw_text_init(&places[i].record, CLI_RECORD_LIMIT);
    }
    for (size_t i = 0; i < count; i++)
        if (solver_progress_create(&places[i].progress, error) != SW_OK) {
            cli_batch_destroy(batch);
            return SW_NO_MEMORY;
        }
    *out = batch;
    return SW_OK;
}

sw_status cli_batch_start(cli_batch *batch, sw_error *error)
{
    /* Where address space is short, the workers' stacks must not take all of it: this much is held
     * back for the searches. */
    const size_t spare = (size_t)64 << 20;
    void *held = os_pages_alloc(spare);
    sw_status status = SW_OK;
    while (status == SW_OK && batch->thread_count < batch->setup.jobs) {
        status = os_thread_start(&batch->threads[batch->thread_count], run_worker, batch, error);
        batch->thread_count += status == SW_OK;
    }
    os_pages_free(held, spare);
    return batch->thread_count > 0 ? SW_OK : status;
}

static void fill(place *at, const cli_item *item)
{
    at->request = item->request;
    at->problem = item->problem;
    at->line = item->line;
    solver_progress_reset(at->progress);
    at->done = false;
    sw_text_clear(&at->record);
    sw_text_clear(&at->text);
    if (item->problem.status == SW_OK)
        return;
    /* Byte by byte: a line may hold NULs. */
    for (size_t i = 0; i < item->length; i++)
        sw_text_add_char(&at->text, item->text[i]);
}

bool cli_batch_add(cli_batch *batch, const cli_item *item)
{
    os_mutex_lock(&batch->lock);
    while (!batch->stopped && batch->added - batch->written == batch->place_count)
        os_condition_wait(&batch->changed, &batch->lock);
    bool free_place = !batch->stopped;
    if (free_place) {
        fill(place_at(batch, batch->added), item);
        batch->added++;
        os_condition_signal_all(&batch->changed);
    }
    os_mutex_unlock(&batch->lock);
    return free_place;
}

bool cli_batch_drain(cli_batch *batch)
{
    os_mutex_lock(&batch->lock);
    while (!batch->stopped && batch->written < batch->added)
        os_condition_wait(&batch->changed, &batch->lock);
    bool drained = !batch->stopped;
    os_mutex_unlock(&batch->lock);
    return drained;
}

void cli_batch_stop(cli_batch *batch)
{
    os_mutex_lock(&batch->lock);
    stop(batch);
    os_mutex_unlock(&batch->lock);
}

/* Idle workers leave once the batch is closed, the others when nothing is left for them. */
static void join_workers(cli_batch *batch)
{
    os_mutex_lock(&batch->lock);
    batch->closed = true;
    os_condition_signal_all(&batch->changed);
    os_mutex_unlock(&batch->lock);
    while (batch->thread_count > 0)
        os_thread_join(batch->threads[--batch->thread_count]);
}

cli_batch_outcome cli_batch_wait(cli_batch *batch)
{
    join_workers(batch);
    return batch->outcome;
}

void cli_batch_destroy(cli_batch *batch)
{
    join_workers(batch);
    for (size_t i = 0; i < batch->place_count; i++) {
        solver_progress_destroy(batch->places[i].progress);
        sw_text_deinit(&batch->places[i].text);
        sw_text_deinit(&batch->places[i].record);
    }
    os_condition_deinit(&batch->changed);
    os_mutex_deinit(&batch->lock);
    free(batch->places);
    free(batch->threads);
    free(batch);
}
