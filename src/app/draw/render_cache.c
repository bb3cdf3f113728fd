/* The textures that are kept. */
#include "draw/render_cache.h"

#include <stdlib.h>

enum { BUCKETS = 2048 };

typedef struct entry {
    app_cached cached;
    uint64_t key;
    size_t bytes;
    unsigned frame;              /* that used it last */
    struct entry *chain;         /* next in the bucket */
    struct entry *newer, *older; /* by use; most recent first */
} entry;

struct app_render_cache {
    SDL_Renderer *renderer;
    entry *buckets[BUCKETS];
    entry *newest, *oldest;
    size_t bytes, limit;
    unsigned frame;
};

app_render_cache *app_render_cache_create(SDL_Renderer *renderer, size_t limit_bytes)
{
    app_render_cache *cache = calloc(1, sizeof *cache);
    if (!cache)
        return NULL;
    cache->renderer = renderer;
    cache->limit = limit_bytes;
    return cache;
}

void app_render_cache_set_limit(app_render_cache *cache, size_t limit_bytes)
{
    cache->limit = limit_bytes;
}

static entry **bucket_of(app_render_cache *cache, uint64_t key)
{
    return &cache->buckets[key % BUCKETS];
}

static void unlink_by_use(app_render_cache *cache, entry *e)
{
    *(e->newer ? &e->newer->older : &cache->newest) = e->older;
    *(e->older ? &e->older->newer : &cache->oldest) = e->newer;
}

static void link_newest(app_render_cache *cache, entry *e)
{
    e->newer = NULL;
    e->older = cache->newest;
    *(cache->newest ? &cache->newest->newer : &cache->oldest) = e;
    cache->newest = e;
    e->frame = cache->frame;
}

static void drop(app_render_cache *cache, entry *e)
{
    entry **link = bucket_of(cache, e->key);
    while (*link != e)
        link = &(*link)->chain;
    *link = e->chain;
    unlink_by_use(cache, e);
    cache->bytes -= e->bytes;
    SDL_DestroyTexture(e->cached.texture);
    free(e);
}

void app_render_cache_clear(app_render_cache *cache)
{
    entry *e = cache->oldest;
    while (e) {
        entry *newer = e->newer;
        drop(cache, e);
        e = newer;
    }
}

void app_render_cache_destroy(app_render_cache *cache)
{
    if (!cache)
        return;
    app_render_cache_clear(cache);
    free(cache);
}

void app_render_cache_begin_frame(app_render_cache *cache)
{
    cache->frame++;
}

const app_cached *app_render_cache_find(app_render_cache *cache, uint64_t key)
{
    entry *e = *bucket_of(cache, key);
    while (e && e->key != key)
        e = e->chain;
    if (!e)
        return NULL;
    unlink_by_use(cache, e);
    link_newest(cache, e);
    return &e->cached;
}

static void make_room(app_render_cache *cache, size_t bytes)
{
    entry *e = cache->oldest;
    while (e && e->frame != cache->frame && cache->bytes + bytes > cache->limit) {
        entry *newer = e->newer;
        drop(cache, e);
        e = newer;
    }
}

static SDL_Texture *upload(SDL_Renderer *renderer, SDL_Surface *surface)
{
    SDL_Texture *texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888,
                                             SDL_TEXTUREACCESS_STATIC, surface->w, surface->h);
    if (!texture)
        return NULL;
    SDL_UpdateTexture(texture, NULL, surface->pixels, surface->pitch);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    return texture;
}

const app_cached *app_render_cache_add(app_render_cache *cache, uint64_t key, SDL_Surface *surface,
                                       SDL_Point offset)
{
    size_t bytes = (size_t)surface->w * (size_t)surface->h * 4;
    make_room(cache, bytes);
    entry *e = calloc(1, sizeof *e);
    SDL_Texture *texture = e ? upload(cache->renderer, surface) : NULL;
    if (!texture) {
        free(e);
        return NULL;
    }
    e->cached = (app_cached){texture, offset, surface->w, surface->h};
    e->key = key;
    e->bytes = bytes;
    e->chain = *bucket_of(cache, key);
    *bucket_of(cache, key) = e;
    link_newest(cache, e);
    cache->bytes += bytes;
    return &e->cached;
}

size_t app_render_cache_bytes(const app_render_cache *cache)
{
    return cache->bytes;
}
