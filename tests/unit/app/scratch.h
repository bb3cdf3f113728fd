/* A folder of its own for a test that needs files of a player. */
#ifndef TEST_APP_SCRATCH_H
#define TEST_APP_SCRATCH_H

#include "app_fixture.h"
#include "support/scratch.h"

/* From now on the app keeps its games there. */
static inline void keep_in(app *a, const scratch *own)
{
    game_store_destroy(a->client.store);
    assert_int_equal(game_store_create(&a->client.store, NULL, own->folder, own->folder, NULL),
                     SW_OK);
}

#endif
