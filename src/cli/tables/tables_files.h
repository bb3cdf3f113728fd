#ifndef CLI_TABLES_FILES_H
#define CLI_TABLES_FILES_H

#include "base/text.h"
#include "solver/cache.h"

/* The files of tables, for people. */

/* A row: bytes, a word, name. */
void cli_tables_add_file(sw_text *out, const solver_file *file, const char *word);

/* Which files there are, and what each is worth; nothing where there is no home for them. */
sw_status cli_tables_add_files(sw_text *out, sw_error *error);

/* Removes them all and prints what that freed. Returns the exit status. */
int cli_tables_clear(void);

#endif
