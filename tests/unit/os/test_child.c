/* Children under limits. Each is a line for the shell. */
#include "os/child.h"

#include "os/clock.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "claims.h"

#include "helper.h"

static const os_child_limits ample = {.processor_s = 10, .wall_ms = 30000, .memory = 1 << 30};

static void start(os_child *child, const char *line, const os_child_limits *limits)
{
    const char *const arguments[] = {"-c", line, NULL};
    assert_int_equal(os_child_start(child, "/bin/sh", arguments, limits, NULL), SW_OK);
}

/* All that the shell prints for the line, cut to the size. */
static os_child_end_state listen(char *out, size_t size, const char *line,
                                 const os_child_limits *limits)
{
    os_child child;
    size_t got;
    start(&child, line, limits);
    assert_int_equal(os_child_read(&child, out, size - 1, &got, NULL), SW_OK);
    out[got] = '\0';
    return os_child_end(&child);
}

static void assert_no_child_left(void)
{
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
}

CLAIM(test_output_and_exit_status)
{
    char text[64];
    os_child_end_state end = listen(text, sizeof text, "echo one; echo two >&2; exit 7", &ample);
    assert_string_equal(text, "one\n");
    assert_int_equal(end.how, OS_CHILD_LEFT);
    assert_int_equal(end.exit_status, 7);
    assert_no_child_left();
}

CLAIM(test_time_of_any_length)
{
    static const double times[] = {4e9, 1e22, 1e300, INFINITY};
    for (int i = 0; i < 4; i++) {
        char text[8];
        os_child_limits limits = ample;
        limits.wall_ms = times[i];
        listen(text, sizeof text, "sleep 0.1; echo one", &limits);
        assert_string_equal(text, "one\n");
    }
    assert_no_child_left();
}

CLAIM(test_read_stops_at_size)
{
    char text[4];
    os_child child;
    size_t got;
    start(&child, "printf 123456789", &ample);
    assert_int_equal(os_child_read(&child, text, 4, &got, NULL), SW_OK);
    assert_int_equal(got, 4);
    assert_memory_equal(text, "1234", 4);
    os_child_end(&child);
    assert_no_child_left();
}

CLAIM(test_program_that_is_missing)
{
    char text[8];
    os_child child;
    size_t got;
    const char *const none[] = {NULL};
    assert_int_equal(os_child_start(&child, "/nowhere/at/all", none, &ample, NULL), SW_OK);
    assert_int_equal(os_child_read(&child, text, sizeof text, &got, NULL), SW_OK);
    assert_int_equal(got, 0);
    os_child_end_state end = os_child_end(&child);
    assert_int_equal(end.how, OS_CHILD_LEFT);
    assert_int_equal(end.exit_status, 127);
}

/* Only the standard ones: 0 and 2 lead to nothing, 1 is the pipe. The fourth is what ls looks with. */
CLAIM(test_no_descriptor_is_inherited)
{
    char text[512];
    int kept = open("/dev/null", O_RDONLY); /* not O_CLOEXEC */
    assert_true(kept > STDERR_FILENO);
    listen(text, sizeof text, "ls /proc/self/fd; readlink /proc/self/fd/0 /proc/$$/fd/2", &ample);
    close(kept);
    assert_string_equal(text, "0\n1\n2\n3\n/dev/null\n/dev/null\n");
}

/* Whatever the parent's own priority is: the test lowers it. */
CLAIM(test_limits_are_set_first)
{
    char text[64], wanted[64];
    int own = getpriority(PRIO_PROCESS, 0) + 1;
    setpriority(PRIO_PROCESS, 0, own);
    snprintf(wanted, sizeof wanted, "10\n0\n%d\n", own + 5 < 19 ? own + 5 : 19);
    listen(text, sizeof text, "ulimit -t; ulimit -c; nice", &ample);
    assert_string_equal(text, wanted);
}

/* Nor is there memory without end; but sanitizers need both. */
CLAIM(test_space_is_limited)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    char text[64], line[128];
    const char *path = "test_child.tmp";
    snprintf(line, sizeof line, "trap '' XFSZ; echo text 2>/dev/null >%s; cat %s; rm %s", path,
             path, path);
    listen(text, sizeof text, line, &ample);
    assert_string_equal(text, "");
    listen(text, sizeof text, "ulimit -v; ulimit -f", &ample);
    assert_string_equal(text, "1048576\n0\n");
}

CLAIM(test_processor_time_is_limited)
{
    char text[8];
    const os_child_limits one_second = {.processor_s = 1, .wall_ms = 30000, .memory = 1 << 30};
    os_child_end_state end = listen(text, sizeof text, "while :; do :; done", &one_second);
    assert_int_equal(end.how, OS_CHILD_TIME);
    assert_no_child_left();
}

CLAIM(test_time_in_all_is_limited)
{
    char text[8];
    os_child child;
    size_t got;
    sw_error error;
    const os_child_limits brief = {.processor_s = 10, .wall_ms = 100, .memory = 1 << 30};
    start(&child, "exec sleep 60", &brief);
    assert_int_equal(os_child_read(&child, text, sizeof text, &got, &error), SW_LIMIT);
    assert_int_equal(os_child_end(&child).how, OS_CHILD_TIME);
    assert_no_child_left();
}

CLAIM(test_one_that_lives_on_without_output)
{
    char text[8];
    os_child_end_state end = listen(text, sizeof text, "exec >&-; exec sleep 60", &ample);
    assert_int_equal(end.how, OS_CHILD_KILLED);
    assert_no_child_left();
}

static void kill_soon(void *data)
{
    const struct timespec pause = {0, 20000000};
    nanosleep(&pause, NULL);
    os_child_kill(data);
}

CLAIM(test_killed_by_another_thread)
{
    char text[8];
    os_child child;
    os_thread thread;
    size_t got;
    start(&child, "exec sleep 60", &ample);
    double since = os_clock_ms();
    assert_int_equal(os_thread_start(&thread, kill_soon, &child, NULL), SW_OK);
    assert_int_equal(os_child_read(&child, text, sizeof text, &got, NULL), SW_OK);
    assert_int_equal(got, 0);
    os_thread_join(thread);
    assert_int_equal(os_child_end(&child).how, OS_CHILD_KILLED);
    assert_true(os_clock_ms() - since < 30000);
    assert_no_child_left();
}

/* A process in between starts one, tells its number, and is killed. */
static pid_t start_and_be_killed(void)
{
    char line[256];
    helper between = helper_start("start-child", "");
    long grandchild = strtol(helper_says(&between, line), NULL, 10);
    helper_kill(&between);
    helper_end(&between);
    assert_true(grandchild > 0);
    return (pid_t)grandchild;
}

/* Not there, or dead and not yet reaped by who adopted it. */
static bool is_gone(pid_t process)
{
    char path[64], status = 'Z';
    snprintf(path, sizeof path, "/proc/%ld/stat", (long)process);
    FILE *file = fopen(path, "r");
    if (!file)
        return true;
    if (fscanf(file, "%*d %*s %c", &status) != 1)
        status = 'Z';
    fclose(file);
    return status == 'Z';
}

CLAIM(test_dies_with_its_parent)
{
    const struct timespec pause = {0, 5000000};
    pid_t process = start_and_be_killed();
    for (int i = 0; i < 2000 && !is_gone(process); i++)
        nanosleep(&pause, NULL);
    assert_true(is_gone(process));
}

CLAIM(test_too_many_arguments)
{
    os_child child;
    const char *const many[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", NULL};
    assert_int_equal(os_child_start(&child, "/bin/sh", many, &ample, NULL), SW_LIMIT);
}
