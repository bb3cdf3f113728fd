#ifndef SOLVER_PATTERN_FILE_H
#define SOLVER_PATTERN_FILE_H

#include "patterns/pattern.h"
#include "solver/cache.h"

/* Pattern databases in files, one each, named from what the table depends on: docs/FORMATS.md has the
 * layout. A file is a copy of what can be made again, so whatever is not exactly as expected is not
 * there: another version's, another machine's, a short one, one with a flipped bit. */

/* Reads the table's file. SW_NOT_FOUND where there is none that can be trusted; SW_CANCELLED soon
 * after *stop was set; SW_NO_MEMORY. *out is then empty. */
sw_status solver_pattern_file_load(pattern *out, const pattern_space *space, cell_set homes,
                                   int blank_home, const char *folder, const atomic_bool *stop);

/* Writes the table's file, as a whole or not at all, unless one that can be trusted is there. Makes
 * the folder where it is missing. SW_CANCELLED (stop may be NULL), SW_IO, SW_LIMIT (the path is too
 * long), SW_NO_MEMORY; the message names the path. Otherwise *about tells what is there now. */
sw_status solver_pattern_file_save(const pattern *table, const char *folder,
                                   const atomic_bool *stop, solver_file *about, sw_error *error);

/* Whether the name is that of a file of tables, or of one that was never finished. */
bool solver_pattern_file_is_name(const char *name);

/* Reads all of the file of that name, and says what it is worth. */
solver_file solver_pattern_file_look(const char *folder, const char *name);

#endif
