#ifndef BASE_ARGS_H
#define BASE_ARGS_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

/* One option of the program, or of a verb of it. Exactly one of the five pointers is set: it says what the option takes and
 * where that goes. */
typedef struct sw_option {
    const char *name;  /* "--goal" */
    bool *flag;        /* takes nothing */
    const char **text; /* any text; borrowed from argv */
    int64_t *number;   /* a whole number in min .. max */
    int64_t min;
    int64_t max;
    int *choice;  /* one of choices, as its index */
    bool *chosen; /* some of choices, parted by commas: those at whose index it is true */
    const char *const *choices; /* ends with NULL */
} sw_option;

/* Reads `--name value`, `--name=value` and operands in any order; "--" ends the options, and "-" is
 * an operand. The table ends with a nameless entry. The operands are moved to the front of argv and
 * counted. The error names the option and what it takes. */
sw_status sw_args_parse(const sw_option *options, int argc, char **argv, int *operands,
                        sw_error *error);

#endif
