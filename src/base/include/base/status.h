#ifndef BASE_STATUS_H
#define BASE_STATUS_H

/* How a function says what happened. Bugs assert; everything else is one of these. */
typedef enum sw_status {
    SW_OK,
    SW_BAD_INPUT, /* a text, an option or a file's content breaks the rules */
    SW_NOT_FOUND, /* a file or a name does not exist */
    SW_IO,        /* the system refused to read or write */
    SW_NO_MEMORY,
    SW_UNSOLVABLE, /* an ordinary answer: the goal cannot be reached */
    SW_LIMIT,      /* an ordinary answer: a time, node or memory limit came first */
    SW_CANCELLED,  /* an ordinary answer: the caller asked to stop */
} sw_status;

enum { SW_ERROR_SIZE = 256 };

/* Filled by a function that fails. The caller owns it, and may always pass NULL instead.
 * The message is one clause without a full stop, such as "row 3: tile 7 appears twice". */
typedef struct sw_error {
    sw_status status;
    int line; /* 1 for the first line of the text that was read; 0 where lines mean nothing */
    char message[SW_ERROR_SIZE];
} sw_error;

/* Fills error, where it is not NULL, and returns status: `return sw_fail(error, ...)`. */
sw_status sw_fail(sw_error *error, sw_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
sw_status sw_fail_at(sw_error *error, sw_status status, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* "path:line: message", or "path: message" where the error has no line; cut to size. */
void sw_error_describe(const sw_error *error, const char *path, char *out, unsigned size);

#endif
