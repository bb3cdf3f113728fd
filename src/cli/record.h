#ifndef CLI_RECORD_H
#define CLI_RECORD_H

#include "puzzle/notation.h"
#include "solver/solver.h"

/* What `solve` says about one board: a line of JSON or of text. */

typedef enum cli_format { CLI_FORMAT_TEXT, CLI_FORMAT_JSON } cli_format;

typedef struct cli_style {
    cli_format format;
    puzzle_notation notation;
    bool improve; /* each better solution has a record, too; JSON only */
} cli_style;

enum { CLI_RECORD_LIMIT = 1 << 24 }; /* bytes */

/* "optimal", "solved", "unsolvable", "limit", "memory-limit" or "unsuited": the word of an answer
 * that was not cancelled. */
const char *cli_record_status(const solver_answer *answer);

/* The record of a search that ended with SW_OK, SW_UNSOLVABLE or SW_LIMIT. line: of the input, by which
 * the records of a board are known where there are several. */
void cli_record_answer(cli_style style, const solver_request *request, const solver_answer *answer,
                       int line, sw_text *out);

/* The record of a solution that may be improved yet. */
void cli_record_improvement(cli_style style, const solver_request *request,
                            const solver_improvement *improvement, int line, sw_text *out);

/* The record of a line that could not be answered; `line` is its text. */
void cli_record_error(cli_style style, const char *line, size_t length, const sw_error *error,
                      sw_text *out);

#endif
