#ifndef TESTS_OS_SCRATCH_H
#define TESTS_OS_SCRATCH_H

/* A folder of its own for each test: setup and teardown for cmocka, and plain C to look at and make
 * files without the code under test. Include after <cmocka.h>. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct scratch {
    char folder[256];
    char path[512]; /* of the file named last */
} scratch;

static inline int scratch_setup(void **state)
{
    scratch *own = calloc(1, sizeof *own);
    const char *base = getenv("TMPDIR");
    snprintf(own->folder, sizeof own->folder, "%s/slidewise-XXXXXX", base ? base : "/tmp");
    *state = own;
    return mkdtemp(own->folder) ? 0 : -1;
}

static inline int scratch_teardown(void **state)
{
    scratch *own = *state;
    char command[512];
    snprintf(command, sizeof command, "rm -rf '%s'", own->folder);
    int result = system(command);
    free(own);
    return result;
}

static inline const char *scratch_path(scratch *own, const char *name)
{
    snprintf(own->path, sizeof own->path, "%s/%s", own->folder, name);
    return own->path;
}

static inline void scratch_write(scratch *own, const char *name, const char *content)
{
    FILE *file = fopen(scratch_path(own, name), "wb");
    assert_non_null(file);
    assert_true(fputs(content, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static inline void assert_content(const char *path, const char *content)
{
    char found[256] = {0};
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(found, 1, sizeof found - 1, file);
    fclose(file);
    assert_int_equal(length, strlen(content));
    assert_string_equal(found, content);
}

#endif
