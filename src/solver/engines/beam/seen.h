#ifndef SOLVER_SEEN_H
#define SOLVER_SEEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The boards that a beam met lately. Some are forgotten, the oldest of a bucket first, so that memory
 * stays as it is and near the processor. Of a key its upper bits choose the bucket, the lower ones are
 * remembered: one board in a thousand million is taken for another. */
enum { SEEN_WAYS = 4 };

typedef struct seen {
    uint32_t (*buckets)[SEEN_WAYS];
    int shift; /* of a key, to the number of its bucket */
    uint32_t salt;
} seen;

size_t solver_seen_bytes(int keys);         /* of one for so many */
bool solver_seen_init(seen *out, int keys); /* false where memory ran out */
void solver_seen_deinit(seen *seen);
void solver_seen_forget(seen *seen); /* all of them */

/* Whether the key was met before; from now on it was. */
static inline bool solver_seen_meet(seen *seen, uint64_t key)
{
    uint32_t tag = (uint32_t)key ^ seen->salt;
    uint32_t *bucket = seen->buckets[key >> seen->shift];
    for (int way = 0; way < SEEN_WAYS; way++)
        if (bucket[way] == tag)
            return true;
    for (int way = SEEN_WAYS - 1; way > 0; way--)
        bucket[way] = bucket[way - 1];
    bucket[0] = tag;
    return false;
}

/* A hint that the key will be asked for soon. */
static inline void solver_seen_fetch(const seen *seen, uint64_t key)
{
    __builtin_prefetch(seen->buckets[key >> seen->shift]);
}

#endif
