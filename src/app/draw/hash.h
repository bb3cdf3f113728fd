#ifndef APP_HASH_H
#define APP_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Continues a 64-bit hash with some bytes. hash is 0 at the start or what this function returned:
 * numbers of one's own, as a font's index, make hashes of short texts collide (XXH3 mixes a seed
 * with its input by arithmetic alone). Good for comparing frames, not for secrets. */
uint64_t app_hash(uint64_t hash, const void *data, size_t size);

#endif
