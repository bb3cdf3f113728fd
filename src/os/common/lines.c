/* The lines of a file or a pipe, one at a time, until somebody interrupts. */
#include "os/lines.h"

#include "common/fail.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The unread bytes are data[start .. end). The buffer holds limit + 2 bytes: the longest line, its
 * line end, and a NUL behind a last line that has none. */
struct os_lines {
    int file;
    int wake[2]; /* a pipe: a byte in it ends every wait */
    size_t limit;
    size_t start;
    size_t end;
    int number; /* of the line returned last */
    bool ended; /* no byte comes any more */
    char data[];
};

/* Without O_NONBLOCK, opening a named pipe would wait for its writer, and nothing could interrupt that. */
static sw_status open_file(int *out, const char *path, sw_error *error)
{
    *out = strcmp(path, "-") == 0 ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
                                  : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (*out < 0 && (errno == ENOENT || errno == ENOTDIR))
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
    return *out < 0 ? os_fail(error, "cannot open it") : SW_OK;
}

/* No child inherits it, and who writes to it when it is full goes on. */
static bool open_wake(int ends[2])
{
    if (pipe(ends) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    return true;
}

sw_status os_lines_open(os_lines **out, const char *path, size_t limit, sw_error *error)
{
    int file;
    sw_status status = open_file(&file, path, error);
    if (status != SW_OK)
        return status;
    os_lines *lines = malloc(sizeof *lines + limit + 2);
    if (!lines) {
        close(file);
        return sw_fail(error, SW_NO_MEMORY, "no memory to read lines");
    }
    *lines = (os_lines){.file = file, .limit = limit};
    if (!open_wake(lines->wake)) {
        status = os_fail(error, "cannot make a pipe");
        close(file);
        free(lines);
        return status;
    }
    *out = lines;
    return SW_OK;
}

void os_lines_close(os_lines *lines)
{
    if (!lines)
        return;
    close(lines->file);
    close(lines->wake[0]);
    close(lines->wake[1]);
    free(lines);
}

void os_lines_interrupt(os_lines *lines)
{
    ssize_t written = write(lines->wake[1], "", 1);
    (void)written; /* a full pipe refuses the byte, and wakes by those that are in it */
}

/* Waits for bytes and takes as many as there are and fit. */
static sw_status take_bytes(os_lines *lines, sw_error *error)
{
    struct pollfd wait[2] = {{.fd = lines->file, .events = POLLIN},
                             {.fd = lines->wake[0], .events = POLLIN}};
    while (poll(wait, 2, -1) < 0)
        if (errno != EINTR)
            return os_fail(error, "cannot read it");
    if (wait[1].revents != 0)
        return sw_fail(error, SW_CANCELLED, "interrupted");
    ssize_t count = read(lines->file, lines->data + lines->end, lines->limit + 1 - lines->end);
    if (count < 0)
        return errno == EINTR || errno == EAGAIN ? SW_OK : os_fail(error, "cannot read it");
    lines->end += (size_t)count;
    lines->ended = count == 0;
    return SW_OK;
}

/* Brings a line end, or the last line as a whole, into the buffer. *stop is the first byte behind
 * the line's text; SW_LIMIT where the buffer is full without one. */
static sw_status find_line(os_lines *lines, size_t *stop, sw_error *error)
{
    size_t seen = lines->start;
    for (;;) {
        char *found = memchr(lines->data + seen, '\n', lines->end - seen);
        *stop = found ? (size_t)(found - lines->data) : lines->end;
        if (found || lines->ended)
            return SW_OK;
        if (lines->start > 0) {
            memmove(lines->data, lines->data + lines->start, lines->end - lines->start);
            lines->end -= lines->start;
            lines->start = 0;
        }
        if (lines->end > lines->limit)
            return SW_LIMIT;
        seen = lines->end;
        sw_status status = take_bytes(lines, error);
        if (status != SW_OK)
            return status;
    }
}

static sw_status skip_line(os_lines *lines, sw_error *error)
{
    sw_status status;
    size_t stop;
    do {
        lines->start = lines->end;
        status = find_line(lines, &stop, error);
    } while (status == SW_LIMIT);
    if (status != SW_OK)
        return status;
    lines->start = stop < lines->end ? stop + 1 : stop;
    return sw_fail_at(error, SW_BAD_INPUT, lines->number, "the line is longer than %zu bytes",
                      lines->limit);
}

sw_status os_lines_next(os_lines *lines, os_line *out, sw_error *error)
{
    size_t stop;
    sw_status status = find_line(lines, &stop, error);
    if (status == SW_OK && lines->start == lines->end)
        return sw_fail(error, SW_NOT_FOUND, "no more lines");
    if (status != SW_OK && status != SW_LIMIT)
        return status;
    if (lines->number < INT_MAX)
        lines->number++;
    *out = (os_line){.text = "", .number = lines->number};
    if (status == SW_LIMIT)
        return skip_line(lines, error);

    char *text = lines->data + lines->start;
    size_t length = stop - lines->start;
    lines->start = stop < lines->end ? stop + 1 : stop;
    if (length > 0 && text[length - 1] == '\r')
        length--;
    text[length] = '\0';
    out->text = text;
    out->length = length;
    return SW_OK;
}
