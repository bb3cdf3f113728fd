#include "os/terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "scratch.h"

/* In a child: 0 where all is as it should be, else the number of what is wrong. */
static int with_closed(int first, int last)
{
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

static void closed_descriptors_are_taken_and_still_fail(void **state)
{
    (void)state;
    for (int first = 0; first <= 2; first++)
        for (int last = first; last <= 2; last++) {
            int status;
            pid_t child = fork();
            assert_true(child >= 0);
            if (child == 0)
                _exit(with_closed(first, last));
            assert_int_equal(waitpid(child, &status, 0), child);
            assert_true(WIFEXITED(status));
            assert_int_equal(WEXITSTATUS(status), 0);
        }
}

static void open_descriptors_stay_what_they_are(void **state)
{
    (void)state;
    struct stat before, after;
    for (int fd = 0; fd <= 2; fd++) {
        assert_int_equal(fstat(fd, &before), 0);
        os_terminal_fill_standard();
        assert_int_equal(fstat(fd, &after), 0);
        assert_true(before.st_ino == after.st_ino && before.st_dev == after.st_dev);
    }
}

static void a_complaint_is_one_harmless_line(void **state)
{
    const char *path = scratch_path(*state, "errors");
    int kept = dup(STDERR_FILENO);
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0600);
    assert_true(kept >= 0 && file >= 0);
    assert_true(dup2(file, STDERR_FILENO) >= 0);
    os_terminal_complain("%s: no\nsuch \x1B[31m file \xC2\x9B\xFF, %d", "Käse", 7);
    assert_true(dup2(kept, STDERR_FILENO) >= 0);
    close(kept);
    close(file);
    assert_content(path, "Käse: no?such ?[31m file ???, 7\n");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(closed_descriptors_are_taken_and_still_fail),
        TEST(open_descriptors_stay_what_they_are),
        TEST(a_complaint_is_one_harmless_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
