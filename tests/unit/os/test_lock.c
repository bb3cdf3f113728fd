#include "os/lock.h"

#include <stdbool.h>
#include <unistd.h>

#include "claims.h"

#include "helper.h"
#include "scratch.h"

static os_lock *taken(const char *path)
{
    os_lock *lock;
    assert_int_equal(os_lock_take(&lock, path, NULL), SW_OK);
    return lock;
}

CLAIM_WITH(one_owner_at_a_time_has_it, scratch_setup, scratch_teardown)
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

CLAIM_WITH(the_file_is_left_as_it_is, scratch_setup, scratch_teardown)
{
    scratch_write(*state, "lock", "content");
    const char *path = scratch_path(*state, "lock");
    os_lock *lock = taken(path);
    assert_null(taken(path));
    os_lock_release(lock);
    assert_content(path, "content");
}

CLAIM_WITH(a_killed_process_gives_it_back, scratch_setup, scratch_teardown)
{
    const char *path = scratch_path(*state, "lock");
    char line[256];
    helper owner = helper_start("take-lock", path);
    assert_string_equal(helper_says(&owner, line), "taken");
    assert_null(taken(path));
    helper_kill(&owner);
    helper_end(&owner);
    os_lock *lock = taken(path);
    assert_non_null(lock);
    os_lock_release(lock);
}

/* Then another program can take a lock of that name. */
CLAIM_WITH(a_lock_knows_whether_its_file_is_still_there, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    char path[512];
    strcpy(path, scratch_path(own, "lock"));
    os_lock *lock = taken(path);
    assert_true(os_lock_is_at(lock, path));
    assert_int_equal(unlink(path), 0);
    assert_false(os_lock_is_at(lock, path));
    os_lock *another = taken(path);
    assert_non_null(another);
    assert_false(os_lock_is_at(lock, path));
    assert_true(os_lock_is_at(another, path));
    os_lock_release(lock);
    assert_null(taken(path));
    os_lock_release(another);
}

CLAIM_WITH(where_no_file_can_be_there_is_no_lock, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    os_lock *lock = NULL;
    sw_error error;
    assert_int_equal(os_lock_take(&lock, scratch_path(own, "no/lock"), &error), SW_IO);
    assert_string_equal(error.message, "cannot open the lock: No such file or directory");
    assert_int_equal(os_lock_take(&lock, own->folder, &error), SW_IO);
    assert_null(lock);
}
