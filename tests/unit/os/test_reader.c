#include "os/reader.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "scratch.h"

static void pieces_follow_one_another_until_the_file_ends(void **state)
{
    os_reader file;
    char data[5] = "";
    size_t got;
    scratch_write(*state, "a", "12345678");
    assert_int_equal(os_reader_open(&file, scratch_path(*state, "a"), NULL), SW_OK);
    assert_int_equal(file.size, 8);
    assert_int_equal(os_reader_read(&file, data, 4, &got, NULL), SW_OK);
    assert_int_equal(got, 4);
    assert_string_equal(data, "1234");
    assert_int_equal(os_reader_read(&file, data, 2, &got, NULL), SW_OK);
    assert_int_equal(got, 2);
    assert_string_equal(data, "5634");
    assert_int_equal(os_reader_read(&file, data, 4, &got, NULL), SW_OK);
    assert_int_equal(got, 2);
    assert_string_equal(data, "7834");
    assert_int_equal(os_reader_read(&file, data, 4, &got, NULL), SW_OK);
    assert_int_equal(got, 0);
    os_reader_close(&file);
}

static void what_is_no_file_is_refused_without_waiting(void **state)
{
    os_reader file;
    sw_error error;
    scratch_write(*state, "a", "");
    assert_int_equal(os_reader_open(&file, scratch_path(*state, "no"), &error), SW_NOT_FOUND);
    assert_int_equal(os_reader_open(&file, scratch_path(*state, "a/b"), &error), SW_NOT_FOUND);
    assert_string_equal(error.message, "there is no such file");
    assert_int_equal(os_reader_open(&file, scratch_path(*state, ""), &error), SW_IO);
    assert_string_equal(error.message, "this is a folder, not a file");
    assert_int_equal(mkfifo(scratch_path(*state, "pipe"), 0600), 0);
    alarm(5);
    assert_int_equal(os_reader_open(&file, scratch_path(*state, "pipe"), &error), SW_IO);
    alarm(0);
    assert_string_equal(error.message, "this is not a regular file");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(pieces_follow_one_another_until_the_file_ends),
        TEST(what_is_no_file_is_refused_without_waiting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
