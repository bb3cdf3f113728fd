#include "engines/beam/seen.h"

#include <stdlib.h>

static int bucket_bits(int keys)
{
    int bits = 8;
    while (((SEEN_WAYS / 2) << bits) < keys)
        bits++;
    return bits;
}

size_t solver_seen_bytes(int keys)
{
    return sizeof(uint32_t[SEEN_WAYS]) << bucket_bits(keys);
}

bool solver_seen_init(seen *out, int keys)
{
    int bits = bucket_bits(keys);
    *out = (seen){.shift = 64 - bits};
    out->buckets = calloc((size_t)1 << bits, sizeof *out->buckets);
    return out->buckets != NULL;
}

void solver_seen_deinit(seen *seen)
{
    free(seen->buckets);
    seen->buckets = NULL;
}

void solver_seen_forget(seen *seen)
{
    seen->salt += 0x9e3779b9; /* the old ones no longer look like any key */
}
