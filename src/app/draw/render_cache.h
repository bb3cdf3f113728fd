#ifndef APP_RENDER_CACHE_H
#define APP_RENDER_CACHE_H

#include "base/status.h"

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

/* Textures by a 64-bit key. When they take more than the limit, the least recently used ones go,
 * but never one that the present frame uses. */
typedef struct app_render_cache app_render_cache;

typedef struct app_cached {
    SDL_Texture *texture;
    SDL_Point offset;
    int w, h;
} app_cached;

app_render_cache *app_render_cache_create(SDL_Renderer *renderer, size_t limit_bytes);
void app_render_cache_destroy(app_render_cache *cache);
void app_render_cache_set_limit(app_render_cache *cache, size_t limit_bytes);

/* What was not used since the last call may be dropped from now on. */
void app_render_cache_begin_frame(app_render_cache *cache);

/* Borrowed until the next frame begins; NULL where nothing is kept under the key. */
const app_cached *app_render_cache_find(app_render_cache *cache, uint64_t key);

/* Keeps a copy of the surface (ARGB8888) under a key that is not there yet. NULL where it fails. */
const app_cached *app_render_cache_add(app_render_cache *cache, uint64_t key, SDL_Surface *surface,
                                       SDL_Point offset);

size_t app_render_cache_bytes(const app_render_cache *cache);

/* Drops everything: the system lost the textures. */
void app_render_cache_clear(app_render_cache *cache);

#endif
