#ifndef CLI_SET_CHECK_H
#define CLI_SET_CHECK_H

#include "sets/set_search.h"

/* Reads the sets, or where there are none all that come with the program, replays their solutions and, where
 * there is time for it, proves those again that are said to be proved. Prints what is wrong and a line for each set.
 * Returns the verb's exit status. */
int cli_sets_check(const cli_set_limits *limits, char **sets, int count);

/* Prints a line for each of those sets. */
int cli_sets_list(char **sets, int count);

#endif
