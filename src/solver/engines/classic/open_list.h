#ifndef SOLVER_OPEN_LIST_H
#define SOLVER_OPEN_LIST_H

#include "engines/classic/nodes.h"

/* The open list of A*: nodes in buckets by f, in these by g, in these the newest first. The first
 * node has the least f; of those the greatest g, so the least h; of those it came last. */

/* Of one f. */
typedef struct open_bucket {
    uint32_t *newest; /* by g; NO_NODE where there is none */
    int capacity;
    int top; /* no greater g has a node */
    size_t count;
} open_bucket;

typedef struct open_list {
    nodes *nodes;
    open_bucket *buckets; /* by f */
    int capacity;
    int first; /* no smaller f has a node */
    size_t count;
} open_list;

void solver_open_list_init(open_list *out, nodes *nodes);
void solver_open_list_deinit(open_list *self);

/* By the node's present g and h, which must not change while it is in the list. False where there is
 * no room. */
bool solver_open_list_add(open_list *self, uint32_t number);
void solver_open_list_remove(open_list *self, uint32_t number);

/* NO_NODE where the list is empty. */
uint32_t solver_open_list_first(open_list *self);

#endif
