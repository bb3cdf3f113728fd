#ifndef CLI_SET_FILE_H
#define CLI_SET_FILE_H

#include "os/paths.h"
#include "sets/set.h"

/* Sets as files: those that come with the program, by name, and any others, by path. */

extern const char cli_set_ending[]; /* ".csv" */

/* The folder of those that come with the program. */
sw_status cli_set_folder(char *out, size_t size, sw_error *error);

/* The path of the set of that name; a text with a '/' or the ending is a path already. */
sw_status cli_set_path(char *out, size_t size, const char *text, sw_error *error);

/* The set's name: its file's, without folder and ending. */
void cli_set_name(sw_text *out, const char *path);

/* *sums as of cli_set_parse. */
sw_status cli_set_load(cli_set *out, const char *path, cli_set_sums *sums, sw_error *error);

/* Each of these returns CLI_ANSWERED, or says what is wrong and returns CLI_MISUSED. A set that is opened has right
 * sums and right rows. */
int cli_set_open(cli_set *out, const char *path);
int cli_set_save(const cli_set *set, const char *path);

#endif
