#ifndef CLI_VERBS_H
#define CLI_VERBS_H

#include "base/status.h"

/* The verbs. Each takes the words behind its own name and returns the program's exit status. */

enum { CLI_ANSWERED = 0, CLI_UNANSWERED = 1, CLI_MISUSED = 2, CLI_INTERRUPTED = 130 };

int cli_solve(int argc, char **argv);
int cli_scramble(int argc, char **argv);
int cli_daily(int argc, char **argv);
int cli_graph(int argc, char **argv);
int cli_export(int argc, char **argv);
int cli_validate(int argc, char **argv);
int cli_engine_verb(int argc, char **argv);
int cli_levels(int argc, char **argv);
int cli_sets(int argc, char **argv);
int cli_lab(int argc, char **argv);
int cli_tables(int argc, char **argv);

extern const char cli_solve_help[];
extern const char cli_scramble_help[];
extern const char cli_daily_help[];
extern const char cli_graph_help[];
extern const char cli_export_help[];
extern const char cli_validate_help[];
extern const char cli_engine_help[];
extern const char cli_levels_help[];
extern const char cli_sets_help[];
extern const char cli_lab_help[];
extern const char cli_tables_help[];

/* The three below print one line on standard error, whatever the message quotes, and return
 * CLI_MISUSED. */

/* "slidewise <verb>: <message>"; verb may be NULL. */
int cli_complain(const char *verb, const sw_error *error);

/* "<path>:<line>: <message>" */
int cli_complain_of(const char *path, const sw_error *error);

/* What the system says of errno `code`; says nothing where the reader of a pipe has gone. */
int cli_output_failed(int code);

/* Prints the text on standard output; CLI_ANSWERED, or what cli_output_failed returns. */
int cli_print(const char *text);

#endif
