/* Heuristics that add up one cost a tile: misplaced tiles, Manhattan distance. */
#include "heuristics/tilewise.h"

#include <stdlib.h>

struct tilewise {
    heuristic base;
    int cells;
    uint8_t costs[]; /* by home, then by cell; all 0 for the blank's home */
};

typedef struct tilewise_node {
    int value;
} tilewise_node;

int solver_tilewise_none(puzzle_size size, int cell, int home)
{
    (void)size;
    (void)cell;
    (void)home;
    return 0;
}

int solver_tilewise_misplaced(puzzle_size size, int cell, int home)
{
    (void)size;
    return cell != home;
}

int solver_tilewise_manhattan(puzzle_size size, int cell, int home)
{
    return abs(cell % size.columns - home % size.columns) +
           abs(cell / size.columns - home / size.columns);
}

int solver_tilewise_both(puzzle_size size, int cell, int home)
{
    return solver_tilewise_misplaced(size, cell, home) +
           solver_tilewise_manhattan(size, cell, home);
}

static const uint8_t *costs_of(const tilewise *self, int home)
{
    return &self->costs[home * self->cells];
}

static int start(const heuristic *self, const normalized_board *board, void *node)
{
    int sum = 0;
    for (int cell = 0; cell < board->cells; cell++)
        sum += costs_of((const tilewise *)self, board->home[cell])[cell];
    ((tilewise_node *)node)->value = sum;
    return sum;
}

static int step(const heuristic *self, const normalized_board *board, int from, const void *node,
                void *child)
{
    const uint8_t *costs = costs_of((const tilewise *)self, board->home[from]);
    int value = ((const tilewise_node *)node)->value + costs[board->blank] - costs[from];
    ((tilewise_node *)child)->value = value;
    return value;
}

tilewise *solver_tilewise_create(const char *name, tilewise_cost *cost, puzzle_size size,
                                 int blank_home)
{
    int cells = puzzle_size_cells(size);
    tilewise *made = calloc(1, sizeof *made + (size_t)cells * (size_t)cells);
    if (!made)
        return NULL;
    made->base = (heuristic){
        .name = name,
        .node_size = sizeof(tilewise_node),
        .start = start,
        .step = step,
    };
    made->cells = cells;
    for (int home = 0; home < cells; home++)
        for (int cell = 0; cell < cells && home != blank_home; cell++)
            made->costs[home * cells + cell] = (uint8_t)cost(size, cell, home);
    return made;
}

void solver_tilewise_destroy(tilewise *self)
{
    free(self);
}

const heuristic *solver_tilewise_heuristic(const tilewise *self)
{
    return &self->base;
}
