#ifndef SOLVER_VALUES_FILE_H
#define SOLVER_VALUES_FILE_H

#include "base/status.h"

#include <stddef.h>
#include <stdint.h>

/* A file of learned weights, with version and checksum (docs/FORMATS.md). */
typedef struct values_file {
    int side; /* of the square boards that it is for; 0: of every size */
    int bias;
    size_t count;
    int16_t *weight; /* owned by who read it */
} values_file;

/* How many weights there are for that side; 0 where none are known. */
typedef size_t values_file_count(int side);

/* SW_NOT_FOUND, SW_IO, SW_BAD_INPUT, SW_NO_MEMORY; the error names the file. *out is untouched where it
 * fails. No weight read is greater than `most`, or less than minus that. */
sw_status solver_values_file_load(values_file *out, const char *path, values_file_count *count_of,
                                  int most, sw_error *error);
sw_status solver_values_file_save(const values_file *values, const char *path, sw_error *error);

#endif
