#include "os/lines.h"
#include "os/thread.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "claims.h"

#include "scratch.h"

static void assert_next(os_lines *lines, int number, const char *text)
{
    os_line line;
    sw_error error;
    if (os_lines_next(lines, &line, &error) != SW_OK)
        fail_msg("line %d: %s", number, error.message);
    assert_int_equal(line.number, number);
    assert_string_equal(line.text, text);
    assert_int_equal(line.length, strlen(text));
}

static void assert_end(os_lines *lines)
{
    os_line line;
    for (int i = 0; i < 2; i++)
        assert_int_equal(os_lines_next(lines, &line, NULL), SW_NOT_FOUND);
    os_lines_close(lines);
}

static os_lines *open_text(scratch *own, const char *text, size_t limit)
{
    os_lines *lines;
    scratch_write(own, "text", text);
    assert_int_equal(os_lines_open(&lines, own->path, limit, NULL), SW_OK);
    return lines;
}

CLAIM_WITH(lines_come_in_order_without_their_ends, scratch_setup, scratch_teardown)
{
    os_lines *lines = open_text(*state, "one\r\n\ntwo\rtoo\nlast", 100);
    assert_next(lines, 1, "one");
    assert_next(lines, 2, "");
    assert_next(lines, 3, "two\rtoo");
    assert_next(lines, 4, "last");
    assert_end(lines);
}

CLAIM_WITH(an_empty_file_has_no_line, scratch_setup, scratch_teardown)
{
    assert_end(open_text(*state, "", 100));
    os_lines_close(NULL);
}

CLAIM_WITH(a_line_that_is_too_long_is_skipped_alone, scratch_setup, scratch_teardown)
{
    os_line line;
    sw_error error;
    os_lines *lines = open_text(*state, "12345\n123456\nab\n1234567890123456789012345\ncd", 5);
    assert_next(lines, 1, "12345");
    assert_int_equal(os_lines_next(lines, &line, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "the line is longer than 5 bytes");
    assert_int_equal(error.line, 2);
    assert_int_equal(line.number, 2);
    assert_int_equal(line.length, 0);
    assert_next(lines, 3, "ab");
    assert_int_equal(os_lines_next(lines, &line, &error), SW_BAD_INPUT);
    assert_int_equal(line.number, 4);
    assert_next(lines, 5, "cd");
    assert_end(lines);
}

CLAIM_WITH(many_lines_pass_through_a_small_buffer, scratch_setup, scratch_teardown)
{
    char text[4000] = "", expected[16];
    for (int i = 1; i <= 500; i++)
        snprintf(text + strlen(text), sizeof text - strlen(text), "%d\n", i * 7);
    os_lines *lines = open_text(*state, text, 6);
    for (int i = 1; i <= 500; i++) {
        snprintf(expected, sizeof expected, "%d", i * 7);
        assert_next(lines, i, expected);
    }
    assert_end(lines);
}

CLAIM_WITH(what_cannot_be_read_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    os_lines *lines;
    os_line line;
    sw_error error;
    assert_int_equal(os_lines_open(&lines, scratch_path(own, "no"), 9, &error), SW_NOT_FOUND);
    assert_string_equal(error.message, "there is no such file");
    assert_int_equal(os_lines_open(&lines, own->folder, 9, NULL), SW_OK);
    assert_int_equal(os_lines_next(lines, &line, &error), SW_IO);
    assert_string_equal(error.message, "cannot read it: Is a directory");
    os_lines_close(lines);
}

/* Writes one line into a pipe and leaves it open until it is told that the line has arrived. */
typedef struct writer {
    const char *path;
    FILE *pipe;
} writer;

static void write_one_line(void *data)
{
    writer *own = data;
    own->pipe = fopen(own->path, "w");
    fputs("first\nsec", own->pipe);
    fflush(own->pipe);
}

static void interrupt(void *data)
{
    os_lines_interrupt(data);
}

CLAIM_WITH(a_line_comes_before_the_next_is_written_and_waiting_can_be_ended, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    os_lines *lines;
    os_line line;
    os_thread thread;
    writer one = {.path = scratch_path(own, "pipe")};
    assert_int_equal(mkfifo(own->path, 0600), 0);
    assert_int_equal(os_thread_start(&thread, write_one_line, &one, NULL), SW_OK);
    assert_int_equal(os_lines_open(&lines, own->path, 100, NULL), SW_OK);
    os_thread_join(thread);
    assert_next(lines, 1, "first");

    assert_int_equal(os_thread_start(&thread, interrupt, lines, NULL), SW_OK);
    assert_int_equal(os_lines_next(lines, &line, NULL), SW_CANCELLED);
    os_thread_join(thread);
    assert_int_equal(os_lines_next(lines, &line, NULL), SW_CANCELLED);
    fclose(one.pipe);
    os_lines_close(lines);
}

/* The pipe that wakes holds 64 KiB. */
CLAIM_WITH(any_number_of_interrupts_waits_for_nobody, scratch_setup, scratch_teardown)
{
    os_line line;
    os_lines *lines = open_text(*state, "one\n", 100);
    alarm(60); /* ends the program where one waits */
    for (int i = 0; i < 70000; i++)
        os_lines_interrupt(lines);
    alarm(0);
    assert_int_equal(os_lines_next(lines, &line, NULL), SW_CANCELLED);
    os_lines_close(lines);
}

/* Nobody may come to write. */
CLAIM_WITH(a_pipe_without_a_writer_is_opened_and_waited_for_until_interrupted, scratch_setup,
           scratch_teardown)
{
    scratch *own = *state;
    os_lines *lines;
    os_line line;
    os_thread thread;
    assert_int_equal(mkfifo(scratch_path(own, "pipe"), 0600), 0);
    alarm(60);
    assert_int_equal(os_lines_open(&lines, own->path, 100, NULL), SW_OK);
    assert_int_equal(os_thread_start(&thread, interrupt, lines, NULL), SW_OK);
    assert_int_equal(os_lines_next(lines, &line, NULL), SW_CANCELLED);
    alarm(0);
    os_thread_join(thread);
    os_lines_close(lines);
}

static void assert_no_child_inherits(const char *path)
{
    enum { DESCRIPTORS = 64 };
    bool open_before[DESCRIPTORS];
    os_lines *lines;
    for (int fd = 0; fd < DESCRIPTORS; fd++)
        open_before[fd] = fcntl(fd, F_GETFD) >= 0;
    assert_int_equal(os_lines_open(&lines, path, 100, NULL), SW_OK);
    int opened = 0;
    for (int fd = 0; fd < DESCRIPTORS; fd++) {
        int flags = open_before[fd] ? -1 : fcntl(fd, F_GETFD);
        opened += flags >= 0;
        assert_true(flags < 0 || (flags & FD_CLOEXEC));
    }
    assert_int_equal(opened, 3); /* the file, and the pipe's two ends */
    os_lines_close(lines);
}

CLAIM_WITH(a_child_inherits_no_descriptor, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    scratch_write(own, "text", "one\n");
    assert_no_child_inherits(own->path);
    assert_no_child_inherits("-");
}
