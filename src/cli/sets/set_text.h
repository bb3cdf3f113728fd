#ifndef CLI_SET_TEXT_H
#define CLI_SET_TEXT_H

#include "sets/set.h"

/* The text format of sets: docs/FORMATS.md. */

/* What is wrong with the sums in the head of a set whose rows can be read. */
typedef sw_error cli_set_sums;

/* The error names the line. Where only the sums in the head are wrong the set is read, and *sums, which is SW_OK
 * otherwise, says so. `text` is cut into fields. *out is to be deinited where the status is SW_OK. */
sw_status cli_set_parse(cli_set *out, char *text, size_t size, cli_set_sums *sums, sw_error *error);

/* With its sums. */
void cli_set_format(const cli_set *set, sw_text *out);

#endif
