#include "os/terminal.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "helper.h"
#include "scratch.h"

static void closed_descriptors_are_taken_and_still_fail(void **state)
{
    (void)state;
    for (int first = 0; first <= 2; first++)
        for (int last = first; last <= 2; last++) {
            const char range[] = {(char)('0' + first), (char)('0' + last), '\0'};
            assert_int_equal(helper_run("close-standard", range), 0);
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
