#include "os/terminal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "claims.h"

#include "helper.h"
#include "scratch.h"

CLAIM_WITH(closed_descriptors_are_taken_and_still_fail, scratch_setup, scratch_teardown)
{
    for (int first = 0; first <= 2; first++)
        for (int last = first; last <= 2; last++) {
            const char range[] = {(char)('0' + first), (char)('0' + last), '\0'};
            assert_int_equal(helper_run("close-standard", range), 0);
        }
}

CLAIM_WITH(open_descriptors_stay_what_they_are, scratch_setup, scratch_teardown)
{
    struct stat before, after;
    for (int fd = 0; fd <= 2; fd++) {
        assert_int_equal(fstat(fd, &before), 0);
        os_terminal_fill_standard();
        assert_int_equal(fstat(fd, &after), 0);
        assert_true(before.st_ino == after.st_ino && before.st_dev == after.st_dev);
    }
}

CLAIM_WITH(a_complaint_is_one_harmless_line, scratch_setup, scratch_teardown)
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
