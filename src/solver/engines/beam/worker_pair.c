/* Two threads that do halves of many short pieces of work, without sleeping in between. */
#include "engines/beam/worker_pair.h"

#include "os/clock.h"
#include "os/thread.h"

#include <stdatomic.h>
#include <stdlib.h>

struct worker_pair {
    bool has_helper;
    os_thread helper;
    worker_pair_work *work; /* of the piece under way; NULL ends the helper */
    void *data;
    atomic_uint asked, done; /* pieces so far */
    atomic_bool helper_sleeps, caller_sleeps;
    os_mutex lock; /* for those who sleep */
    os_condition changed;
    _Atomic double cpu_ms;
};

enum { LOOKS = 4000 };

/* Waits until the counter has come to `count`. */
static void await(worker_pair *self, atomic_uint *counter, unsigned count, atomic_bool *sleeps)
{
    for (int i = 0; i < LOOKS; i++)
        if (atomic_load_explicit(counter, memory_order_acquire) == count)
            return;
    os_mutex_lock(&self->lock);
    atomic_store(sleeps, true);
    while (atomic_load(counter) != count)
        os_condition_wait(&self->changed, &self->lock);
    atomic_store(sleeps, false);
    os_mutex_unlock(&self->lock);
}

static void count_up(worker_pair *self, atomic_uint *counter, atomic_bool *sleeps)
{
    atomic_fetch_add(counter, 1);
    if (!atomic_load(sleeps))
        return;
    os_mutex_lock(&self->lock);
    os_condition_signal_all(&self->changed);
    os_mutex_unlock(&self->lock);
}

static void help(void *data)
{
    worker_pair *self = data;
    for (unsigned piece = 1;; piece++) {
        await(self, &self->asked, piece, &self->helper_sleeps);
        if (!self->work)
            return;
        self->work(self->data, 1);
        atomic_store(&self->cpu_ms, os_clock_thread_cpu_ms());
        count_up(self, &self->done, &self->caller_sleeps);
    }
}

static void ask(worker_pair *self, worker_pair_work *work, void *data)
{
    self->work = work;
    self->data = data;
    count_up(self, &self->asked, &self->helper_sleeps);
}

worker_pair *solver_worker_pair_create(int threads)
{
    worker_pair *self = calloc(1, sizeof *self);
    if (!self || threads < 2)
        return self;
    os_mutex_init(&self->lock);
    os_condition_init(&self->changed);
    self->has_helper = os_thread_start(&self->helper, help, self, NULL) == SW_OK;
    if (!self->has_helper) {
        os_condition_deinit(&self->changed);
        os_mutex_deinit(&self->lock);
    }
    return self;
}

void solver_worker_pair_destroy(worker_pair *self)
{
    if (self && self->has_helper) {
        ask(self, NULL, NULL);
        os_thread_join(self->helper);
        os_condition_deinit(&self->changed);
        os_mutex_deinit(&self->lock);
    }
    free(self);
}

void solver_worker_pair_do(worker_pair *self, worker_pair_work *work, void *data)
{
    if (!self->has_helper) {
        work(data, 0);
        work(data, 1);
        return;
    }
    ask(self, work, data);
    work(data, 0);
    await(self, &self->done, atomic_load(&self->asked), &self->caller_sleeps);
}

double solver_worker_pair_cpu_ms(const worker_pair *self)
{
    return atomic_load(&self->cpu_ms);
}
