#ifndef SOLVER_VALUES_FILE_H
#define SOLVER_VALUES_FILE_H

#include "base/status.h"

#include <stddef.h>
#include <stdint.h>

/* Files of learned numbers: a magic, a version, a few numbers that describe the rest, weights of 16 bits, and a
 * checksum (docs/FORMATS.md). */
enum { VALUES_NUMBERS = 4 };

/* A kind of such files. */
typedef struct values_kind {
    const char *magic; /* 8 characters, the last one a line feed */
    int version;
    int numbers; /* after the version, VALUES_NUMBERS at most */

    /* Returns how many weights go with these numbers; 0 where the numbers are out of range, after it has set the
     * error. */
    size_t (*count)(const int32_t *numbers, sw_error *error);
} values_kind;

typedef struct values_file {
    int32_t number[VALUES_NUMBERS];
    size_t count;
    int16_t *weight; /* owned by the caller once it is read */
} values_file;

/* Reads a file of that kind. SW_NOT_FOUND, SW_IO, SW_BAD_INPUT, SW_NO_MEMORY; the error names the file. *out is
 * untouched where it fails. */
sw_status solver_values_file_load(values_file *out, const values_kind *kind, const char *path,
                                  sw_error *error);

/* Writes one; nothing is lost where it fails. Errors as above. */
sw_status solver_values_file_save(const values_file *values, const values_kind *kind,
                                  const char *path, sw_error *error);

#endif
