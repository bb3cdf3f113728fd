#include "os/lock.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "scratch.h"

static os_lock *taken(const char *path)
{
    os_lock *lock;
    assert_int_equal(os_lock_take(&lock, path, NULL), SW_OK);
    return lock;
}

static void one_owner_at_a_time_has_it(void **state)
{
    const char *path = scratch_path(*state, "lock");
    os_lock *first = taken(path);
    assert_non_null(first);
    assert_null(taken(path));
    assert_null(taken(path));
    os_lock_release(first);
    os_lock *second = taken(path);
    assert_non_null(second);
    os_lock_release(second);
    os_lock_release(NULL);
}

static void the_file_is_left_as_it_is(void **state)
{
    scratch_write(*state, "lock", "content");
    const char *path = scratch_path(*state, "lock");
    os_lock *lock = taken(path);
    assert_null(taken(path));
    os_lock_release(lock);
    assert_content(path, "content");
}

/* A process that takes the lock, says so, and lives until it is killed. */
static pid_t start_owner(const char *path)
{
    int ends[2];
    char told;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        os_lock *lock = NULL;
        sw_status status = os_lock_take(&lock, path, NULL);
        told = status == SW_OK && lock ? 'y' : 'n';
        if (write(ends[1], &told, 1) != 1)
            _exit(1);
        pause();
        _exit(0);
    }
    assert_int_equal(read(ends[0], &told, 1), 1);
    close(ends[0]);
    close(ends[1]);
    assert_int_equal(told, 'y');
    return child;
}

static void a_killed_process_gives_it_back(void **state)
{
    const char *path = scratch_path(*state, "lock");
    pid_t owner = start_owner(path);
    assert_null(taken(path));
    assert_int_equal(kill(owner, SIGKILL), 0);
    assert_int_equal(waitpid(owner, NULL, 0), owner);
    os_lock *lock = taken(path);
    assert_non_null(lock);
    os_lock_release(lock);
}

static void where_no_file_can_be_there_is_no_lock(void **state)
{
    scratch *own = *state;
    os_lock *lock = NULL;
    sw_error error;
    assert_int_equal(os_lock_take(&lock, scratch_path(own, "no/lock"), &error), SW_IO);
    assert_string_equal(error.message, "cannot open the lock: No such file or directory");
    assert_int_equal(os_lock_take(&lock, own->folder, &error), SW_IO);
    assert_null(lock);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(one_owner_at_a_time_has_it),
        TEST(the_file_is_left_as_it_is),
        TEST(a_killed_process_gives_it_back),
        TEST(where_no_file_can_be_there_is_no_lock),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
