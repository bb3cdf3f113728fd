#include "conflict.h"

#include <stdlib.h>

typedef struct conflict_node {
    int value;
} conflict_node;

/* A row or a column. */
typedef struct conflict_line {
    int first;  /* its first cell */
    int stride; /* from one of its cells to the next */
    int length;
    int divisor; /* home / divisor % modulus is the place of a home on its line */
    int modulus;
} conflict_line;

static conflict_line row_of(const home_board *board, int cell)
{
    int columns = board->size.columns;
    return (conflict_line){cell - cell % columns, 1, columns, 1, columns};
}

static conflict_line column_of(const home_board *board, int cell)
{
    int columns = board->size.columns;
    return (conflict_line){cell % columns, columns, board->size.rows, columns, board->size.rows};
}

static bool line_has(const conflict_line *line, int cell)
{
    int place = cell / line->divisor % line->modulus;
    return line->first + place * line->stride == cell;
}

/* Twice the tiles outside a longest increasing subsequence of those at home in the line, read as
 * if `cell` held `tile` (-1 for none). */
static int line_conflicts(const home_board *board, const conflict_line *line, int cell, int tile)
{
    int last[PUZZLE_MAX_SIDE]; /* of the best increasing subsequence of each length */
    int count = 0, longest = 0;
    for (int i = 0, at = line->first; i < line->length; i++, at += line->stride) {
        int home = at == cell ? tile : at == board->blank ? -1 : board->home[at];
        if (home < 0 || !line_has(line, home))
            continue;
        count++;
        int length = longest;
        while (length > 0 && last[length - 1] > home)
            length--;
        last[length] = home;
        longest += length == longest;
    }
    return 2 * (count - longest);
}

/* What the line's conflicts grow by when `tile` comes to `cell` from outside the line. */
static int conflicts_added(const home_board *board, const conflict_line *line, int cell, int tile)
{
    return line_conflicts(board, line, cell, tile) - line_conflicts(board, line, cell, -1);
}

static int distance(puzzle_size size, int a, int b)
{
    return abs(a % size.columns - b % size.columns) + abs(a / size.columns - b / size.columns);
}

int conflict_bound(const home_board *board)
{
    int bound = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            bound += distance(board->size, cell, board->home[cell]);
    for (int row = 0; row < board->size.rows; row++) {
        conflict_line line = row_of(board, row * board->size.columns);
        bound += line_conflicts(board, &line, -1, -1);
    }
    for (int column = 0; column < board->size.columns; column++) {
        conflict_line line = column_of(board, column);
        bound += line_conflicts(board, &line, -1, -1);
    }
    return bound;
}

static int start(const heuristic *self, const home_board *board, void *node)
{
    (void)self;
    return ((conflict_node *)node)->value = conflict_bound(board);
}

/* A move along a line changes no order in it: only the lines that the tile leaves and enters, which
 * lie across the move, can change, and only if the tile is at home in one of them. */
static void step(const heuristic *self, const home_board *board, int from, const void *node,
                 void *child)
{
    (void)self;
    int to = board->blank, tile = board->home[from];
    bool vertical = abs(from - to) == board->size.columns && board->size.columns > 1;
    conflict_line left = vertical ? row_of(board, from) : column_of(board, from);
    conflict_line entered = vertical ? row_of(board, to) : column_of(board, to);

    int value = ((const conflict_node *)node)->value;
    value += distance(board->size, to, tile) - distance(board->size, from, tile);
    if (line_has(&left, tile))
        value -= conflicts_added(board, &left, from, tile);
    if (line_has(&entered, tile))
        value += conflicts_added(board, &entered, to, tile);
    ((conflict_node *)child)->value = value;
}

static int value(const heuristic *self, void *child, int limit)
{
    (void)self;
    (void)limit;
    return ((conflict_node *)child)->value;
}

const heuristic conflict_heuristic = {
    .name = "Manhattan distance and linear conflicts",
    .node_size = sizeof(conflict_node),
    .start = start,
    .step = step,
    .value = value,
};
