/* Ctrl-C, watched by a thread of its own. */
#include "os/interrupt.h"

#include "os/thread.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>

/* SIGINT is blocked everywhere and one thread waits for it: what it then calls may lock and wait,
 * which a signal handler may not. */
struct os_interrupt {
    void (*run)(void *);
    void *data;
    os_thread thread;
    atomic_bool over;
};

static sigset_t only_sigint(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

static bool is_ignored(void)
{
    struct sigaction present;
    return sigaction(SIGINT, NULL, &present) == 0 && present.sa_handler == SIG_IGN;
}

static void wait_for_signals(void *data)
{
    os_interrupt *watch = data;
    sigset_t set = only_sigint();
    for (int seen = 0;; seen++) {
        int signal_number;
        sigwait(&set, &signal_number);
        if (atomic_load(&watch->over))
            return;
        if (seen > 0) {
            pthread_sigmask(SIG_UNBLOCK, &set, NULL);
            raise(SIGINT);
        }
        watch->run(watch->data);
    }
}

void os_interrupt_hold(void)
{
    sigset_t set = only_sigint();
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

sw_status os_interrupt_watch(os_interrupt **out, void (*run)(void *), void *data, sw_error *error)
{
    if (is_ignored()) {
        *out = NULL;
        return SW_OK;
    }
    os_interrupt *watch = malloc(sizeof *watch);
    if (!watch)
        return sw_fail(error, SW_NO_MEMORY, "no memory to watch for Ctrl-C");
    *watch = (os_interrupt){.run = run, .data = data};
    os_interrupt_hold();
    sw_status status = os_thread_start(&watch->thread, wait_for_signals, watch, error);
    if (status != SW_OK) {
        free(watch);
        return status;
    }
    *out = watch;
    return SW_OK;
}

void os_interrupt_unwatch(os_interrupt *watch)
{
    if (!watch)
        return;
    atomic_store(&watch->over, true);
    pthread_kill(watch->thread, SIGINT);
    os_thread_join(watch->thread);
    free(watch);
}
