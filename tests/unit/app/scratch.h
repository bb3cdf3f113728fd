/* A folder of its own for a test that needs files of a player. */
#ifndef TEST_APP_SCRATCH_H
#define TEST_APP_SCRATCH_H

#include "app_fixture.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct scratch {
    char folder[64];
} scratch;

static inline scratch make_scratch(void)
{
    scratch own = {"/tmp/slidewise-app-XXXXXX"};
    assert_non_null(mkdtemp(own.folder));
    return own;
}

static inline void remove_scratch(const scratch *own)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", own->folder);
    assert_int_equal(system(command), 0);
}

/* From now on the app keeps its games there. */
static inline void keep_in(app *a, const scratch *own)
{
    game_store_destroy(a->client.store);
    assert_int_equal(game_store_create(&a->client.store, NULL, own->folder, own->folder, NULL),
                     SW_OK);
}

#endif
