#ifndef LIBRARY_OPTIONS_H
#define LIBRARY_OPTIONS_H

#include "base/text.h"
#include "slidewise.h"
#include "solver/prepare.h"

#include <stdbool.h>

/* A solver's options, in the order of their numbers. */
typedef enum library_option {
    LIBRARY_MEMORY,
    LIBRARY_THREADS,
    LIBRARY_ENGINE,
    LIBRARY_METRIC,
    LIBRARY_TIME,
    LIBRARY_NODES,
    LIBRARY_CACHE,
    LIBRARY_VALUES,
    LIBRARY_OPTIONS, /* how many */
} library_option;

/* A number, or the place of a word among an option's words; a folder. */
typedef struct library_options {
    int64_t numbers[LIBRARY_OPTIONS];
    char *folders[LIBRARY_OPTIONS]; /* NULL for none; owned */
} library_options;

/* As in a new solver. */
void library_options_init(library_options *out);
void library_options_deinit(library_options *options);

/* Sets the option that has the name; *option tells which. SLIDEWISE_BAD_INPUT, also for a folder
 * where it is too late; SLIDEWISE_NO_MEMORY. */
slidewise_status library_options_set(library_options *options, const char *name, const char *value,
                                     bool is_late, library_option *option, char *error);

/* The value, as text; false where there is no such name. The caller deinits the text. */
bool library_options_get(const library_options *options, const char *name, sw_text *out);

/* A request with these options, without boards. */
void library_options_request(const library_options *options, solver_request *out);

/* A copy of the folder, which the caller frees; NULL for none. SW_NO_MEMORY. */
sw_status library_options_folder(const library_options *options, library_option option, char **out,
                                 sw_error *error);

solver_memory library_options_memory(const library_options *options);

#endif
