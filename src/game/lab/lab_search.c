/* A search of the lab that goes on step by step, with its lists in order. */
#include "game/lab_search.h"

#include <stdlib.h>
#include <string.h>

/* What an open node is sorted by. */
typedef struct entry {
    int f, h;
    uint32_t number;
} entry;

solver_method game_lab_search_method(solver_method method)
{
    if (method.algorithm == SOLVER_ANY_ALGORITHM)
        method.algorithm = SOLVER_ASTAR;
    if (!solver_algorithm_is_informed(method.algorithm))
        method.heuristic = SOLVER_NONE;
    else if (method.heuristic == SOLVER_ANY_HEURISTIC)
        method.heuristic = SOLVER_MANHATTAN;
    return method;
}

static int compare(const void *left, const void *right)
{
    const entry *a = left;
    const entry *b = right;
    if (a->f != b->f)
        return a->f < b->f ? -1 : 1;
    if (a->h != b->h)
        return a->h < b->h ? -1 : 1;
    return a->number < b->number ? -1 : 1;
}

static void drop_lists(game_lab_search *search)
{
    free(search->open);
    free(search->closed);
    search->open = search->closed = NULL;
    search->open_count = search->closed_count = 0;
}

/* Which of several equal nodes comes next is the search's own rule. */
static void put_next_first(game_lab_search *search)
{
    int64_t next = solver_search_next(search->search);
    size_t at = 0;
    while (at < search->open_count && search->open[at] != next)
        at++;
    if (at == search->open_count)
        return;
    memmove(search->open + 1, search->open, at * sizeof *search->open);
    search->open[0] = (uint32_t)next;
}

/* All nodes are asked anew: a search may have moved any of them from one list to the other. */
static void sort_out(game_lab_search *search, entry *entries, size_t count)
{
    solver_node node;
    for (size_t number = count; number-- > 0;) {
        solver_search_node(search->search, number, &node);
        if (node.list == SOLVER_NODE_CLOSED)
            search->closed[search->closed_count++] = (uint32_t)number;
        else
            entries[search->open_count++] = (entry){node.g + node.h, node.h, (uint32_t)number};
    }
    qsort(entries, search->open_count, sizeof *entries, compare);
    for (size_t i = 0; i < search->open_count; i++)
        search->open[i] = entries[i].number;
    put_next_first(search);
}

sw_status game_lab_search_list(game_lab_search *search)
{
    size_t count = solver_search_node_count(search->search);
    drop_lists(search);
    entry *entries = calloc(count + 1, sizeof *entries);
    search->open = calloc(count + 1, sizeof *search->open);
    search->closed = calloc(count + 1, sizeof *search->closed);
    bool room = entries && search->open && search->closed;
    if (room)
        sort_out(search, entries, count);
    else
        drop_lists(search);
    free(entries);
    return room ? SW_OK : SW_NO_MEMORY;
}

sw_status game_lab_search_init(game_lab_search *out, solver *solver, const solver_request *request,
                               sw_error *error)
{
    memset(out, 0, sizeof *out);
    sw_status status = solver_search_create(&out->search, solver, request, NULL, error);
    if (status != SW_OK)
        return status;
    out->state = solver_search_expand(out->search, 0);
    if (game_lab_search_list(out) == SW_OK)
        return SW_OK;
    game_lab_search_deinit(out);
    return sw_fail(error, SW_NO_MEMORY, "not enough memory to list the nodes");
}

void game_lab_search_deinit(game_lab_search *search)
{
    solver_search_destroy(search->search);
    drop_lists(search);
    memset(search, 0, sizeof *search);
}

void game_lab_search_expand(game_lab_search *search, uint64_t count)
{
    search->state = solver_search_expand(search->search, count);
}

static int depth_of(const game_lab_search *search, size_t number)
{
    solver_node node;
    int depth = 0;
    for (int64_t at = (int64_t)number; at >= 0; at = node.parent) {
        solver_search_node(search->search, (size_t)at, &node);
        depth++;
    }
    return depth;
}

int game_lab_search_ancestry(const game_lab_search *search, size_t number, size_t *out, int most,
                             int *more)
{
    int depth = depth_of(search, number);
    int count = depth < most ? depth : most;
    solver_node node;
    int64_t at = (int64_t)number;
    for (int i = count - 1; i >= 0; i--) {
        out[i] = (size_t)at;
        solver_search_node(search->search, (size_t)at, &node);
        at = node.parent;
    }
    *more = depth - count;
    return count;
}
