#ifndef TESTS_FUZZ_SCRATCH_FILE_H
#define TESTS_FUZZ_SCRATCH_FILE_H

#include "require.h"

#include <stdint.h>
#include <string.h>
#include <unistd.h>

/* A folder of the target's own, for what reads files, and the one file in it. Both are removed when
 * the program ends. */
static char scratch_folder[64], scratch_path[160];

static void scratch_remove(void)
{
    unlink(scratch_path);
    rmdir(scratch_folder);
}

static inline void scratch_open(const char *name)
{
    if (scratch_folder[0] != '\0')
        return;
    strcpy(scratch_folder, "/tmp/slidewise-fuzz-XXXXXX");
    REQUIRE(mkdtemp(scratch_folder));
    snprintf(scratch_path, sizeof scratch_path, "%s/%s", scratch_folder, name);
    atexit(scratch_remove);
}

static inline void scratch_write(const void *data, size_t size)
{
    FILE *file = fopen(scratch_path, "wb");
    REQUIRE(file);
    REQUIRE(fwrite(data, 1, size, file) == size);
    REQUIRE(fclose(file) == 0);
}

#endif
