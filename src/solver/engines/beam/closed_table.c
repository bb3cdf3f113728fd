/* Memory of the hash table in which a beam remembers boards that it met. */
#include "engines/beam/closed_table.h"

#include <stdlib.h>

static int bucket_bits(int keys)
{
    int bits = 8;
    while (((CLOSED_TABLE_WAYS / 2) << bits) < keys)
        bits++;
    return bits;
}

size_t solver_closed_table_bytes(int keys)
{
    return sizeof(uint32_t[CLOSED_TABLE_WAYS]) << bucket_bits(keys);
}

bool solver_closed_table_init(closed_table *out, int keys)
{
    int bits = bucket_bits(keys);
    *out = (closed_table){.shift = 64 - bits};
    out->buckets = calloc((size_t)1 << bits, sizeof *out->buckets);
    return out->buckets != NULL;
}

void solver_closed_table_deinit(closed_table *table)
{
    free(table->buckets);
    table->buckets = NULL;
}

void solver_closed_table_forget(closed_table *table)
{
    table->salt += 0x9e3779b9; /* the old ones no longer look like any key */
}
