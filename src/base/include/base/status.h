#ifndef BASE_STATUS_H
#define BASE_STATUS_H

#include <stddef.h>

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

enum { SW_ERROR_SIZE = 256, SW_ERROR_CLAUSES = 5 };

/* Filled by a function that fails. The caller owns it, and may always pass NULL instead.
 *
 * The first clause says what failed, those after it say why: "results.txt was not saved", "the disk is
 * full". A clause is its format, which serves as the code by which its words in another language are
 * found, and the facts that belong into it. Terminals and log files get the message, in English: each
 * byte of a control character in a fact, and each that is no UTF-8, is a question mark. */
typedef struct sw_error {
    sw_status status;
    int line; /* 1 for the first line of the text that was read; 0 where lines mean nothing */
    int clauses;
    const char *formats[SW_ERROR_CLAUSES]; /* literals: "row %d: tile %d appears twice" */
    char facts[SW_ERROR_SIZE];   /* of all clauses in order, as text, SW_FACT_END after each */
    char message[SW_ERROR_SIZE]; /* the clauses, with a colon between them */
} sw_error;

/* ASCII's unit separator. */
enum { SW_FACT_END = '\x1f' };

/* Fills error, where it is not NULL, and returns status: `return sw_fail(error, ...)`. The format is a
 * literal, a clause without a full stop. */
sw_status sw_fail(sw_error *error, sw_status status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
sw_status sw_fail_at(sw_error *error, sw_status status, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The same of a clause that takes no facts, which may be one of several literals. */
sw_status sw_fail_plain(sw_error *error, sw_status status, int line, const char *clause);

/* The same, followed by the reason; its line is left out. The reason may be *error itself. */
sw_status sw_fail_because(sw_error *error, sw_status status, const sw_error *reason,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Puts one more reason behind those that the error has. */
void sw_error_add(sw_error *error, const sw_error *reason);

/* Passes the reason on as it is. Returns its status. */
sw_status sw_fail_again(sw_error *error, const sw_error *reason);

/* Puts the file where the reason was found before it: "path:line: message". Returns the reason's
 * status. */
sw_status sw_fail_in_file(sw_error *error, const char *path, const sw_error *reason);

/* "path:line: message", or "path: message" where the error has no line; cut to size. */
void sw_error_describe(const sw_error *error, const char *path, char *out, size_t size);

/* Puts facts into the words of a clause, in the places of their conversions; out holds size bytes, and
 * what does not fit is cut. Returns the facts of the next clause. */
const char *sw_error_fill(const char *words, const char *facts, char *out, size_t size);

#endif
