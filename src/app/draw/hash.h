#ifndef APP_HASH_H
#define APP_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Continues a 64-bit hash with some bytes; start with 0. Good for comparing frames, not for secrets. */
uint64_t app_hash(uint64_t hash, const void *data, size_t size);

#endif
