#ifndef CLI_VERBS_H
#define CLI_VERBS_H

#include "base/args.h"
#include "base/status.h"

enum { CLI_ANSWERED = 0, CLI_UNANSWERED = 1, CLI_MISUSED = 2, CLI_INTERRUPTED = 130 };

/* Runs a verb, or a command of it, with its settings as the options have left them and the operands. Returns the
 * program's exit status. */
typedef int cli_run_verb(void *settings, int operands, char **words);

/* What the word behind a verb may be, as in "check" of `sets`. */
typedef struct cli_command {
    const char *name;
    cli_run_verb *run;
    const void *usual; /* the settings that no option changes; NULL: zeroed */
    int least, most;   /* operands; CLI_ANY for no most */
    const char
        *needs; /* what is said of another number of them; NULL where there are none to give */
} cli_command;

enum { CLI_ANY = -1 };

/* A verb: all that is known of it. */
typedef struct cli_verb {
    const char *name;
    const char
        *synopsis; /* what stands behind the name in the program's usage, but for the commands */
    const char
        *usage; /* and in the verb's own, a line for each way to call it; NULL: the synopsis */
    const char *about;        /* what it does, in lines that end in '\n' */
    const sw_option *options; /* NULL for none but --help */
    const char *notes; /* what comes behind the options in the help, the exit status at its end */
    size_t size;       /* of the settings, in bytes */
    cli_command self;  /* where there are no commands; it needs no name */
    const cli_command *commands; /* end with a nameless one */
} cli_verb;

extern const cli_verb cli_solve, cli_scramble, cli_daily, cli_lab, cli_graph, cli_export,
    cli_validate, cli_engine_verb, cli_tables, cli_levels, cli_sets;

/* All of them, in the order of the usage, and NULL. */
extern const cli_verb *const cli_verbs[];

/* The options that stand for a verb of their own, --help and --version. */
extern const sw_option cli_program_options[];

/* The --help of every verb. */
extern const sw_option cli_verb_options[];

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

/* The same for a text that was built, unless there was no memory for it. */
int cli_print_text(const sw_text *text);

#endif
