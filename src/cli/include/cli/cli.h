#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "base/args.h"

/* True for "solve", "scramble", "levels", "help", "--help", "--version" and the like: what is run
 * without a window. */
bool cli_is_verb(const char *word);

/* Runs a verb with main's arguments and returns the exit status: 0, 1 where some board was
 * unsolvable or hit a limit, 2 on bad input or usage. window: the options without a verb, for the help. */
int cli_run(int argc, char **argv, const sw_option *window);

#endif
