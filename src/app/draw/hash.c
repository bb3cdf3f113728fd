/* Hashes of what a frame shows. */
#define XXH_INLINE_ALL
#include "draw/hash.h"

#include <xxhash.h>

uint64_t app_hash(uint64_t hash, const void *data, size_t size)
{
    return XXH3_64bits_withSeed(data, size, hash);
}
