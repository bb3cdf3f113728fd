/* "os_helper DEED ARGUMENT": does what a test cannot do to itself. A test reads what is said here, and how
 * the program ends. */
#include "os/append.h"
#include "os/child.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/interrupt.h"
#include "os/lock.h"
#include "os/terminal.h"
#include "os/thread.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { FAILED = 100, LONGEST_S = 60 };

/* Says it, and lives until it is killed. */
static int stay(const char *said)
{
    puts(said);
    fflush(stdout);
    while (pause() < 0)
        continue;
    return FAILED;
}

static int take_lock(const char *path)
{
    os_lock *lock;
    return os_lock_take(&lock, path, NULL) == SW_OK && lock ? stay("taken") : FAILED;
}

static int append(const char *path)
{
    os_append *file;
    if (os_append_open(&file, path, NULL) != SW_OK ||
        os_append_write(file, "last words", 10, NULL) != SW_OK)
        return FAILED;
    return stay("written");
}

static int start_child(const char *nothing)
{
    (void)nothing;
    os_child child;
    char number[32];
    const char *const arguments[] = {"-c", "exec sleep 60", NULL};
    const os_child_limits ample = {.processor_s = 10, .wall_ms = 30000, .memory = 1 << 30};
    if (os_child_start(&child, "/bin/sh", arguments, &ample, NULL) != SW_OK)
        return FAILED;
    snprintf(number, sizeof number, "%ld", (long)child.process);
    return stay(number);
}

/* ---- A limit on the sizes of files stands for the full disk ---- */

static const char large[5000];

static void fill_disk(void)
{
    const struct rlimit tight = {.rlim_cur = 4096, .rlim_max = RLIM_INFINITY};
    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &tight);
}

static int append_to_full_disk(const char *path)
{
    os_append *file;
    sw_error error;
    if (os_append_open(&file, path, NULL) != SW_OK)
        return FAILED;
    fill_disk();
    for (int i = 0; i < 2; i++)
        if (os_append_write(file, large, sizeof large, &error) == SW_IO)
            puts(error.message);
    os_append_close(file);
    return 0;
}

static int replace_on_full_disk(const char *path)
{
    sw_error error;
    fill_disk();
    if (os_file_replace(path, large, sizeof large, &error) == SW_IO)
        puts(error.message);
    return 0;
}

/* ---- Ctrl-C: they leave with the number of calls ---- */

static void count(void *data)
{
    atomic_fetch_add((atomic_int *)data, 1);
}

static void wait_for_call(atomic_int *calls)
{
    double give_up = os_clock_ms() + 30000;
    while (atomic_load(calls) == 0 && os_clock_ms() < give_up)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static int interrupt(const char *when)
{
    atomic_int calls = 0;
    os_interrupt *watch;
    bool held = strcmp(when, "held") == 0, never = strcmp(when, "never") == 0;
    if (strcmp(when, "ignored") == 0)
        signal(SIGINT, SIG_IGN);
    if (held) {
        os_interrupt_hold();
        kill(getpid(), SIGINT);
    }
    if (os_interrupt_watch(&watch, count, &calls, NULL) != SW_OK)
        return FAILED;
    if (!held && !never)
        kill(getpid(), SIGINT);
    if (watch && !never)
        wait_for_call(&calls);
    if (strcmp(when, "twice") == 0) {
        kill(getpid(), SIGINT);
        sleep(30);
    }
    os_interrupt_unwatch(watch);
    return atomic_load(&calls);
}

/* ---- Standard descriptors: 0 where all is as it should be ---- */

/* "02": from 0 to 2. */
static int close_standard(const char *range)
{
    int first = range[0] - '0', last = range[1] - '0';
    char byte = 'x';
    for (int fd = first; fd <= last; fd++)
        close(fd);
    os_terminal_fill_standard();
    int next = open("/dev/null", O_RDONLY);
    if (next <= STDERR_FILENO)
        return 1;
    if (first == 0 && (read(0, &byte, 1) != -1 || errno != EBADF))
        return 2;
    if (last == 2 && (write(2, &byte, 1) != -1 || errno != EBADF))
        return 3;
    return 0;
}

/* ---- Misuse of threads ---- */

static int join_itself(const char *nothing)
{
    (void)nothing;
    os_thread_join(pthread_self());
    return 0;
}

static int unlock_what_is_not_locked(const char *nothing)
{
    (void)nothing;
    pthread_mutexattr_t checked;
    os_mutex mutex;
    pthread_mutexattr_init(&checked);
    pthread_mutexattr_settype(&checked, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&mutex, &checked);
    os_mutex_unlock(&mutex);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*run)(const char *argument);
    } deeds[] = {
        {"take-lock", take_lock},
        {"append", append},
        {"start-child", start_child},
        {"append-to-full-disk", append_to_full_disk},
        {"replace-on-full-disk", replace_on_full_disk},
        {"interrupt", interrupt},
        {"close-standard", close_standard},
        {"join-itself", join_itself},
        {"unlock-what-is-not-locked", unlock_what_is_not_locked},
    };
    alarm(LONGEST_S); /* where the test has failed, and nobody kills it */
    for (size_t i = 0; argc == 3 && i < sizeof deeds / sizeof *deeds; i++)
        if (strcmp(argv[1], deeds[i].name) == 0)
            return deeds[i].run(argv[2]);
    return FAILED;
}
