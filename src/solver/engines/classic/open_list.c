/* Open nodes in buckets by f and g, so that the best one is found at once. */
#include "engines/classic/open_list.h"

#include <limits.h>

void solver_open_list_init(open_list *out, nodes *nodes)
{
    *out = (open_list){.nodes = nodes};
}

void solver_open_list_deinit(open_list *self)
{
    node_memory *memory = self->nodes->memory;
    for (int f = 0; f < self->capacity; f++)
        solver_node_memory_give_back(memory, self->buckets[f].newest,
                                     (size_t)self->buckets[f].capacity * sizeof(uint32_t));
    solver_node_memory_give_back(memory, self->buckets,
                                 (size_t)self->capacity * sizeof *self->buckets);
}

/* Room for `index` in an array of `capacity` elements; 0 where there is none. */
static int grown(int capacity, int index)
{
    if (index >= INT_MAX / 2)
        return 0;
    int doubled = capacity < INT_MAX / 2 ? 2 * capacity : capacity;
    return doubled > index + 16 ? doubled : index + 16;
}

static bool reserve_bucket(open_list *self, int f)
{
    if (f < self->capacity)
        return true;
    int capacity = grown(self->capacity, f);
    if (capacity == 0)
        return false;
    open_bucket *buckets = solver_node_memory_resize(self->nodes->memory, self->buckets,
                                                     (size_t)self->capacity * sizeof *buckets,
                                                     (size_t)capacity * sizeof *buckets);
    if (!buckets)
        return false;
    for (int i = self->capacity; i < capacity; i++)
        buckets[i] = (open_bucket){0};
    self->buckets = buckets;
    self->capacity = capacity;
    return true;
}

static bool reserve_g(open_list *self, open_bucket *bucket, int g)
{
    if (g < bucket->capacity)
        return true;
    int capacity = grown(bucket->capacity, g);
    if (capacity == 0)
        return false;
    uint32_t *newest = solver_node_memory_resize(self->nodes->memory, bucket->newest,
                                                 (size_t)bucket->capacity * sizeof *newest,
                                                 (size_t)capacity * sizeof *newest);
    if (!newest)
        return false;
    for (int i = bucket->capacity; i < capacity; i++)
        newest[i] = NO_NODE;
    bucket->newest = newest;
    bucket->capacity = capacity;
    return true;
}

bool solver_open_list_add(open_list *self, uint32_t number)
{
    node *added = solver_nodes_at(self->nodes, number);
    int f = added->g + added->h;
    if (!reserve_bucket(self, f) || !reserve_g(self, &self->buckets[f], added->g))
        return false;
    open_bucket *bucket = &self->buckets[f];
    added->newer = NO_NODE;
    added->older = bucket->newest[added->g];
    if (added->older != NO_NODE)
        solver_nodes_at(self->nodes, added->older)->newer = number;
    bucket->newest[added->g] = number;
    if (added->g > bucket->top)
        bucket->top = added->g;
    if (f < self->first)
        self->first = f;
    bucket->count++;
    self->count++;
    return true;
}

void solver_open_list_remove(open_list *self, uint32_t number)
{
    const node *removed = solver_nodes_at(self->nodes, number);
    open_bucket *bucket = &self->buckets[removed->g + removed->h];
    if (removed->newer != NO_NODE)
        solver_nodes_at(self->nodes, removed->newer)->older = removed->older;
    else
        bucket->newest[removed->g] = removed->older;
    if (removed->older != NO_NODE)
        solver_nodes_at(self->nodes, removed->older)->newer = removed->newer;
    bucket->count--;
    self->count--;
}

uint32_t solver_open_list_first(open_list *self)
{
    if (self->count == 0)
        return NO_NODE;
    while (self->buckets[self->first].count == 0)
        self->first++;
    open_bucket *bucket = &self->buckets[self->first];
    while (bucket->newest[bucket->top] == NO_NODE)
        bucket->top--;
    return bucket->newest[bucket->top];
}
