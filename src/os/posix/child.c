/* Children under limits: the one place where a process is started. */
#include "os/child.h"

#include "common/fail.h"
#include "os/clock.h"
#include "posix/sanitized.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    ARGUMENTS = 8,
    NICER = 5,         /* than the parent */
    NOT_STARTED = 127, /* the exit status of a child that could not become the program */
    LEAVE_MS = 1000,   /* to leave after its output ended */
    DIE_MS = 1000,     /* to die; one that waits for a broken disk may take for ever */
};

/* ---- In the child, between fork and exec: system calls only ---- */

static bool limit(int what, rlim_t soft, rlim_t hard)
{
    const struct rlimit bound = {soft, hard};
    return setrlimit(what, &bound) == 0;
}

/* Sanitizers map more than there is memory, and write a file of their own. */
static bool limit_space(const os_child_limits *limits)
{
#ifdef OS_SANITIZED
    (void)limits;
    return true;
#else
    return limit(RLIMIT_AS, limits->memory, limits->memory) && limit(RLIMIT_FSIZE, 0, 0);
#endif
}

static bool limit_all(const os_child_limits *limits)
{
    rlim_t seconds = (rlim_t)limits->processor_s;
    return limit(RLIMIT_CPU, seconds, seconds + 1) && limit(RLIMIT_CORE, 0, 0) &&
           limit_space(limits);
}

/* The parent may have gone before the child asked to go with it. */
static bool follow(pid_t parent)
{
    return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent;
}

static bool redirect(int output)
{
    int nothing = open("/dev/null", O_RDWR);
    bool set = nothing >= 0 && dup2(output, STDOUT_FILENO) >= 0 &&
               dup2(nothing, STDIN_FILENO) >= 0 && dup2(nothing, STDERR_FILENO) >= 0;
    return set && close_range(STDERR_FILENO + 1, ~0U, 0) == 0;
}

/* The parent's other threads may have had signals blocked or ignored. */
static void accept_signals(void)
{
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXCPU, SIG_DFL);
}

static _Noreturn void become(const char *program, char *const arguments[],
                             const os_child_limits *limits, pid_t parent, int output)
{
    accept_signals();
    if (follow(parent) && redirect(output) && limit_all(limits)) {
        setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + NICER);
        execv(program, arguments);
    }
    _exit(NOT_STARTED);
}

/* ---- In the parent ---- */

/* execv takes its arguments without const for the sake of old programs, and changes none. */
static bool list_arguments(char *out[ARGUMENTS + 2], const char *program,
                           const char *const arguments[])
{
    union {
        const char *given;
        char *taken;
    } argument = {.given = program};
    out[0] = argument.taken;
    int count = 0;
    for (; arguments[count]; count++) {
        if (count == ARGUMENTS)
            return false;
        argument.given = arguments[count];
        out[count + 1] = argument.taken;
    }
    out[count + 1] = NULL;
    return true;
}

static bool open_pipe(int ends[2])
{
    return pipe2(ends, O_CLOEXEC) == 0;
}

sw_status os_child_start(os_child *out, const char *program, const char *const arguments[],
                         const os_child_limits *limits, sw_error *error)
{
    int ends[2];
    char *all[ARGUMENTS + 2];
    program = program ? program : "/proc/self/exe";
    if (!list_arguments(all, program, arguments))
        return sw_fail(error, SW_LIMIT, "too many arguments for a child process");
    if (!open_pipe(ends))
        return os_fail(error, "cannot start a child process");
    pid_t parent = getpid();
    pid_t process = fork();
    if (process == 0)
        become(program, all, limits, parent, ends[1]);
    close(ends[1]);
    if (process < 0) {
        sw_status status = os_fail(error, "cannot start a child process");
        close(ends[0]);
        return status;
    }
    *out = (os_child){.process = process,
                      .output = ends[0],
                      .end = os_clock_ms() + limits->wall_ms,
                      .limits = *limits};
    os_mutex_init(&out->lock);
    return SW_OK;
}

/* Waits until there is something to read; false where the time is over. */
static bool wait_for_output(const os_child *child)
{
    enum { MOST_MS = 60000 /* a pause; a longer time has several */ };
    for (;;) {
        double left = child->end - os_clock_ms();
        if (left <= 0)
            return false;
        struct pollfd output = {.fd = child->output, .events = POLLIN};
        int ready = poll(&output, 1, left < MOST_MS ? (int)left + 1 : MOST_MS);
        if (ready > 0 || (ready < 0 && errno != EINTR))
            return true; /* what is wrong is told by the read */
    }
}

sw_status os_child_read(os_child *child, void *data, size_t size, size_t *got, sw_error *error)
{
    *got = 0;
    while (*got < size) {
        if (!wait_for_output(child))
            return sw_fail(error, SW_LIMIT, "the child process takes too long");
        ssize_t more = read(child->output, (char *)data + *got, size - *got);
        if (more < 0 && errno == EINTR)
            continue;
        if (more < 0)
            return os_fail(error, "cannot read it");
        if (more == 0)
            break;
        *got += (size_t)more;
    }
    return SW_OK;
}

void os_child_kill(os_child *child)
{
    os_mutex_lock(&child->lock);
    if (child->process > 0)
        kill(child->process, SIGKILL); /* it is not reaped yet: the number is its own */
    os_mutex_unlock(&child->lock);
}

/* False where it has not ended within so long. */
static bool reap(os_child *child, double ms, int *how, struct rusage *used)
{
    const struct timespec pause = {0, 500000};
    double end = os_clock_ms() + ms;
    for (;;) {
        os_mutex_lock(&child->lock);
        pid_t ended = wait4(child->process, how, WNOHANG, used);
        if (ended != 0)
            child->process = 0;
        os_mutex_unlock(&child->lock);
        if (ended != 0)
            return ended > 0;
        if (os_clock_ms() >= end)
            return false;
        nanosleep(&pause, NULL);
    }
}

/* A program that gets no more memory seldom ends well. What it asks for is often twice what it has, in
 * addition to that. The system counts in KiB. */
static bool had_much(const struct rusage *used, size_t memory)
{
    return (size_t)used->ru_maxrss * 1024 > memory / 4;
}

static os_child_how judge(int how, const struct rusage *used, const os_child *child)
{
    if (WIFEXITED(how))
        return OS_CHILD_LEFT;
    bool spent = used->ru_utime.tv_sec + used->ru_stime.tv_sec >= child->limits.processor_s;
    if (WTERMSIG(how) == SIGXCPU || spent)
        return OS_CHILD_TIME;
    return had_much(used, child->limits.memory) ? OS_CHILD_MEMORY : OS_CHILD_KILLED;
}

os_child_end_state os_child_end(os_child *child)
{
    int how = 0;
    struct rusage used = {0};
    bool late = os_clock_ms() >= child->end;
    close(child->output);
    bool ended = !late && reap(child, LEAVE_MS, &how, &used);
    bool left = ended;
    if (!ended) {
        os_child_kill(child);
        ended = reap(child, DIE_MS, &how, &used);
    }
    os_mutex_deinit(&child->lock);
    if (!left)
        return (os_child_end_state){late ? OS_CHILD_TIME : OS_CHILD_KILLED, 0};
    return (os_child_end_state){judge(how, &used, child), WIFEXITED(how) ? WEXITSTATUS(how) : 0};
}
