/* Manhattan distance with linear conflicts, for boards of any size. */
#include "heuristics/conflict.h"

#include <stdlib.h>

typedef struct conflict_node {
    int value;
} conflict_node;

void solver_conflict_axis_init(conflict_axis *out, puzzle_size size, int blank_home, bool vertical)
{
    int columns = size.columns;
    *out = (conflict_axis){
        .lines = vertical ? size.rows : columns,
        .length = vertical ? columns : size.rows,
        .line_step = vertical ? columns : 1,
        .place_step = vertical ? 1 : columns,
        .blank_home = blank_home,
    };
    for (int cell = 0; cell < puzzle_size_cells(size); cell++) {
        out->line[cell] = (uint8_t)(vertical ? cell / columns : cell % columns);
        out->place[cell] = (uint8_t)(vertical ? cell % columns : cell / columns);
    }
}

/* Twice the tiles outside a longest increasing subsequence of those at home in the line, read as
 * if `cell` held `tile`. The blank's home counts for nothing, as a tile too. */
static int line_conflicts(const conflict_axis *axis, const normalized_board *board, int line,
                          int cell, int tile)
{
    uint8_t last[PUZZLE_MAX_SIDE]; /* of the subsequence of each length that ends lowest */
    int count = 0, longest = 0;
    int at = line * axis->line_step;
    for (int i = 0; i < axis->length; i++, at += axis->place_step) {
        int home = at == cell ? tile : board->home[at];
        if (axis->line[home] != line || home == axis->blank_home)
            continue;
        int shorter = longest;
        while (shorter > 0 && last[shorter - 1] > axis->place[home])
            shorter--;
        last[shorter] = axis->place[home];
        longest += shorter == longest;
        count++;
    }
    return 2 * (count - longest);
}

int solver_conflict_axis_bound(const conflict_axis *axis, const normalized_board *board)
{
    int bound = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            bound += abs(axis->line[cell] - axis->line[board->home[cell]]);
    for (int line = 0; line < axis->lines; line++)
        bound += line_conflicts(axis, board, line, board->blank, axis->blank_home);
    return bound;
}

/* A move changes the order on the two lines that the tile leaves and enters, and conflicts only on
 * the one where it is at home, if any. */
int solver_conflict_axis_change(const conflict_axis *axis, const normalized_board *board, int from)
{
    int to = board->blank, tile = board->home[from];
    int home = axis->line[tile], left = axis->line[from], entered = axis->line[to];
    if (home == left)
        return 1 + line_conflicts(axis, board, left, from, axis->blank_home) -
               line_conflicts(axis, board, left, from, tile);
    if (home == entered)
        return -1 + line_conflicts(axis, board, entered, to, tile) -
               line_conflicts(axis, board, entered, to, axis->blank_home);
    return abs(entered - home) - abs(left - home);
}

static int start(const heuristic *self, const normalized_board *board, void *node)
{
    const conflict *tables = (const conflict *)self;
    conflict_node *out = node;
    out->value = solver_conflict_axis_bound(&tables->axes[0], board) +
                 solver_conflict_axis_bound(&tables->axes[1], board);
    return out->value;
}

static int step(const heuristic *self, const normalized_board *board, int from, const void *node,
                void *child)
{
    const conflict *tables = (const conflict *)self;
    bool horizontal = tables->axes[0].line[from] == tables->axes[0].line[board->blank];
    int value = ((const conflict_node *)node)->value +
                solver_conflict_axis_change(&tables->axes[horizontal], board, from);
    ((conflict_node *)child)->value = value;
    return value;
}

void solver_conflict_init(conflict *out, puzzle_size size, int blank_home)
{
    out->base = (heuristic){
        .name = "Manhattan distance and linear conflicts",
        .node_size = sizeof(conflict_node),
        .start = start,
        .step = step,
    };
    solver_conflict_axis_init(&out->axes[0], size, blank_home, true);
    solver_conflict_axis_init(&out->axes[1], size, blank_home, false);
}

int solver_conflict_bound(const normalized_board *board)
{
    conflict_axis axis;
    int bound = 0;
    for (int vertical = 0; vertical < 2; vertical++) {
        solver_conflict_axis_init(&axis, board->size, board->home[board->blank], vertical);
        bound += solver_conflict_axis_bound(&axis, board);
    }
    return bound;
}
