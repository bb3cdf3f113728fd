#include "staged_seen.h"

#include <stdlib.h>

bool staged_seen_init(staged_seen *out, int keys)
{
    int bits = 8;
    while (((STAGED_SEEN_WAYS / 2) << bits) < keys)
        bits++;
    *out = (staged_seen){.shift = 64 - bits};
    out->buckets = calloc((size_t)1 << bits, sizeof *out->buckets);
    return out->buckets != NULL;
}

void staged_seen_deinit(staged_seen *seen)
{
    free(seen->buckets);
    seen->buckets = NULL;
}

void staged_seen_forget(staged_seen *seen)
{
    seen->salt += 0x9e3779b9; /* the old ones no longer look like any key */
}
