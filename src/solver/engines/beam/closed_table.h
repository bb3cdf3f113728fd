#ifndef SOLVER_CLOSED_TABLE_H
#define SOLVER_CLOSED_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The boards that a beam met lately. Some are forgotten, the oldest of a bucket first, so that memory
 * stays as it is and near the processor. Of a key its upper bits choose the bucket, the lower ones are
 * remembered: one board in a thousand million is taken for another. */
enum { CLOSED_TABLE_WAYS = 4 };

typedef struct closed_table {
    uint32_t (*buckets)[CLOSED_TABLE_WAYS];
    int shift; /* of a key, to the number of its bucket */
    uint32_t salt;
} closed_table;

size_t solver_closed_table_bytes(int keys);                 /* of one for so many */
bool solver_closed_table_init(closed_table *out, int keys); /* false where memory ran out */
void solver_closed_table_deinit(closed_table *table);
void solver_closed_table_forget(closed_table *table); /* all of them */

/* Whether the key was met before; from now on it was. */
static inline bool solver_closed_table_meet(closed_table *table, uint64_t key)
{
    uint32_t tag = (uint32_t)key ^ table->salt;
    uint32_t *bucket = table->buckets[key >> table->shift];
    for (int way = 0; way < CLOSED_TABLE_WAYS; way++)
        if (bucket[way] == tag)
            return true;
    for (int way = CLOSED_TABLE_WAYS - 1; way > 0; way--)
        bucket[way] = bucket[way - 1];
    bucket[0] = tag;
    return false;
}

/* A hint that the key will be asked for soon. */
static inline void solver_closed_table_fetch(const closed_table *table, uint64_t key)
{
    __builtin_prefetch(table->buckets[key >> table->shift]);
}

#endif
