#include "os/reader.h"

#include <sys/stat.h>
#include <unistd.h>

#include "claims.h"

#include "scratch.h"

CLAIM_WITH(pieces_follow_one_another_until_the_file_ends, scratch_setup, scratch_teardown)
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

CLAIM_WITH(what_is_no_file_is_refused_without_waiting, scratch_setup, scratch_teardown)
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
