#include "draw/hash.h"

#include <string.h>

/* Eight bytes a step; the mixing is MurmurHash3's finaliser. */
static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0xFF51AFD7ED558CCDu;
    hash = (hash ^ hash >> 33) * 0xC4CEB9FE1A85EC53u;
    return hash ^ hash >> 33;
}

uint64_t app_hash(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    hash = mix(hash, size + 0x9E3779B97F4A7C15u);
    for (; size >= 8; bytes += 8, size -= 8) {
        uint64_t word;
        memcpy(&word, bytes, 8);
        hash = mix(hash, word);
    }
    if (size > 0) {
        uint64_t word = 0;
        memcpy(&word, bytes, size);
        hash = mix(hash, word);
    }
    return hash;
}
