/* "os_helper DEED ARGUMENT": does what a test cannot do to itself. A test reads what is said here, and how
 * the program ends. */
#include "os/append.h"
#include "os/atomic_file.h"
#include "os/child.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/interrupt.h"
#include "os/lock.h"
#include "os/seal.h"
#include "os/terminal.h"
#include "os/thread.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
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

static int begin_to_replace(const char *path)
{
    os_atomic_file file;
    if (os_atomic_file_open(&file, path, 0600, NULL) != SW_OK ||
        os_atomic_file_write(&file, "half", 4, NULL) != SW_OK)
        return FAILED;
    return stay(file.temporary);
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

/* ---- What is sealed: a deed that is done leaves with 0 ---- */

static int compare_bytes(const void *a, const void *b)
{
    return *(const char *)a - *(const char *)b;
}

/* What decoders do: memory in small and large pieces, much sorting, and output. */
static bool compute(void)
{
    static char bytes[100000];
    void *volatile large = malloc(50 << 20);
    large = realloc(large, 100 << 20);
    bool there = large != NULL;
    for (int i = 0; i < 10000; i++)
        free(malloc((size_t)i * 100));
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (char)(i * 7);
    qsort(bytes, sizeof bytes, 1, compare_bytes);
    free(large);
    return there && write(STDOUT_FILENO, "computed\n", 9) == 9;
}

static bool open_file(void)
{
    return open("/dev/null", O_RDONLY) >= 0;
}

static bool open_socket(void)
{
    return socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
}

static bool fork_process(void)
{
    return fork() >= 0;
}

static bool execute(void)
{
    char program[] = "/bin/true";
    char *const arguments[] = {program, NULL};
    return execv(program, arguments) == 0;
}

static bool kill_parent(void)
{
    return kill(getppid(), 0) == 0;
}

static bool map_code(void)
{
    return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
           MAP_FAILED;
}

static bool turn_into_code(void)
{
    void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return page != MAP_FAILED && mprotect(page, 4096, PROT_READ | PROT_EXEC) == 0;
}

static const struct {
    const char *name;
    bool (*done)(void);
} sealed_deeds[] = {
    {"compute", compute},    {"open", open_file},
    {"socket", open_socket}, {"fork", fork_process},
    {"execute", execute},    {"kill", kill_parent},
    {"map-code", map_code},  {"turn-into-code", turn_into_code},
};
enum { SEALED_DEEDS = sizeof sealed_deeds / sizeof *sealed_deeds };

static int do_deed(const char *name)
{
    for (int i = 0; i < SEALED_DEEDS; i++)
        if (strcmp(sealed_deeds[i].name, name) == 0)
            _exit(sealed_deeds[i].done() ? 0 : 1);
    return FAILED;
}

static int do_sealed(const char *name)
{
    return os_seal() ? do_deed(name) : FAILED;
}

/* As in a container that allows no filters: the test's own filter refuses the call that sets one. */
static int do_where_refused(const char *name)
{
    struct sock_filter program[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const struct sock_fprog filter = {sizeof program / sizeof *program, program};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
        return FAILED;
    return os_seal() ? FAILED : do_deed(name);
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
        {"begin-to-replace", begin_to_replace},
        {"start-child", start_child},
        {"append-to-full-disk", append_to_full_disk},
        {"replace-on-full-disk", replace_on_full_disk},
        {"interrupt", interrupt},
        {"close-standard", close_standard},
        {"do-sealed", do_sealed},
        {"do-where-refused", do_where_refused},
        {"join-itself", join_itself},
        {"unlock-what-is-not-locked", unlock_what_is_not_locked},
    };
    alarm(LONGEST_S); /* where the test has failed, and nobody kills it */
    for (size_t i = 0; argc == 3 && i < sizeof deeds / sizeof *deeds; i++)
        if (strcmp(argv[1], deeds[i].name) == 0)
            return deeds[i].run(argv[2]);
    return FAILED;
}
