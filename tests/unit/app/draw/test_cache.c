/* The limit is made small here: room for four textures of 8 x 8. */
#include "draw/render_cache.h"

#include "draw/render.h"
#include "dummy_screen.h"

enum { SIDE = 8, BYTES = SIDE * SIDE * 4, ROOM = 4 };

typedef struct kit {
    screen screen;
    app_render_cache *cache;
    SDL_Surface *surface;
} kit;

static int set_up(void **state)
{
    static kit only;
    kit *k = &only;
    if (!screen_open(&k->screen, 16, 16))
        return -1;
    k->cache = app_render_cache_create(k->screen.renderer, ROOM * BYTES);
    k->surface = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
    *state = k;
    return k->cache && k->surface ? 0 : -1;
}

static int tear_down(void **state)
{
    kit *k = *state;
    SDL_FreeSurface(k->surface);
    app_render_cache_destroy(k->cache);
    screen_close(&k->screen);
    return 0;
}

static void add(kit *k, uint64_t key)
{
    assert_non_null(app_render_cache_add(k->cache, key, k->surface, (SDL_Point){-3, 5}));
}

CLAIM_WITH(what_was_added_is_found, set_up, tear_down)
{
    kit *k = *state;
    add(k, 17);
    const app_cached *found = app_render_cache_find(k->cache, 17);
    assert_non_null(found);
    assert_int_equal(found->w, SIDE);
    assert_int_equal(found->offset.x, -3);
    assert_int_equal(found->offset.y, 5);
    assert_null(app_render_cache_find(k->cache, 18));
}

CLAIM_WITH(keys_of_one_bucket_do_not_hide_each_other, set_up, tear_down)
{
    kit *k = *state;
    for (uint64_t i = 0; i < ROOM; i++)
        add(k, 5 + (i << 40));
    for (uint64_t i = 0; i < ROOM; i++)
        assert_non_null(app_render_cache_find(k->cache, 5 + (i << 40)));
    assert_null(app_render_cache_find(k->cache, 5 + ((uint64_t)ROOM << 40)));
}

CLAIM_WITH(the_least_recently_used_goes_first, set_up, tear_down)
{
    kit *k = *state;
    for (uint64_t key = 0; key < ROOM; key++)
        add(k, key);
    app_render_cache_begin_frame(k->cache);
    assert_non_null(app_render_cache_find(k->cache, 0));
    app_render_cache_begin_frame(k->cache);
    add(k, 100);
    assert_null(app_render_cache_find(k->cache, 1));
    assert_non_null(app_render_cache_find(k->cache, 0));
    assert_non_null(app_render_cache_find(k->cache, 2));
    assert_int_equal(app_render_cache_bytes(k->cache), ROOM * BYTES);
}

CLAIM_WITH(what_the_frame_uses_stays_beyond_the_limit, set_up, tear_down)
{
    kit *k = *state;
    add(k, 1000);
    app_render_cache_begin_frame(k->cache);
    for (uint64_t key = 0; key < 3 * ROOM; key++)
        add(k, key);
    assert_null(app_render_cache_find(k->cache, 1000));
    for (uint64_t key = 0; key < 3 * ROOM; key++)
        assert_non_null(app_render_cache_find(k->cache, key));
    app_render_cache_begin_frame(k->cache);
    add(k, 2000);
    assert_int_equal(app_render_cache_bytes(k->cache), ROOM * BYTES);
}

CLAIM_WITH(a_cleared_cache_is_empty_and_works_on, set_up, tear_down)
{
    kit *k = *state;
    add(k, 1);
    add(k, 2);
    app_render_cache_clear(k->cache);
    assert_int_equal(app_render_cache_bytes(k->cache), 0);
    assert_null(app_render_cache_find(k->cache, 1));
    add(k, 1);
    assert_non_null(app_render_cache_find(k->cache, 1));
}
