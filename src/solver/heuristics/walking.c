/* Walking distance and linear conflicts, the larger on each axis. */
#include "heuristics/walking.h"

#include "heuristics/line_code.h"
#include "heuristics/walk_table.h"

#include <assert.h>
#include <stdlib.h>

enum { VERTICAL, HORIZONTAL, AXES };
enum { CELLS = WALKING_CELLS, LINES = CELLS / 2 + 2 }; /* rows and columns of 2 x 8 */

/* The lines across an axis: rows for the vertical one. */
typedef struct walking_axis {
    int lines;
    uint8_t line[CELLS];  /* of a cell */
    uint8_t place[CELLS]; /* of a cell on its line */
    bool has_walks;       /* no table for more than WALK_LINES lines */
    walk_table walks;
    line_code codes;
} walking_axis;

/* What changes when a tile makes a step. Rows and, after them, columns are numbered as one. */
typedef struct walking_step {
    uint32_t across; /* added to the code of the line where the tile is at home */
    uint32_t along;  /* added to the code of the line along which it moves */
    uint8_t across_line;
    uint8_t along_line;
    uint8_t axis;
    int8_t distance;
    bool away; /* from line 0 */
    uint8_t home_line;
} walking_step;

typedef struct walking_node {
    uint16_t walk[AXES];    /* state of the walk table */
    uint8_t straight[AXES]; /* Manhattan distance and linear conflicts */
    uint8_t distance[AXES]; /* Manhattan distance */
    uint32_t code[LINES];
} walking_node;

typedef int walking_value(const walking *tables, const walking_node *node);

/* What a search sees of the tables. */
typedef struct walking_view {
    heuristic base;
    const walking *tables;
    walking_value *value;
} walking_view;

struct walking {
    walking_view together, alone;
    walking_axis axes[AXES];
    walking_step steps[CELLS][CELLS][CELLS]; /* by from, to and tile */
};

static const walking *tables_of(const heuristic *self)
{
    return ((const walking_view *)self)->tables;
}

static int larger_on_axis(const walking *tables, int axis, const walking_node *node)
{
    int straight = node->straight[axis];
    if (!tables->axes[axis].has_walks)
        return straight;
    int walk = tables->axes[axis].walks.moves[node->walk[axis]];
    return walk > straight ? walk : straight;
}

static int value_together(const walking *tables, const walking_node *node)
{
    return larger_on_axis(tables, VERTICAL, node) + larger_on_axis(tables, HORIZONTAL, node);
}

static int walk_on_axis(const walking *tables, int axis, const walking_node *node)
{
    const walking_axis *along = &tables->axes[axis];
    return along->has_walks ? along->walks.moves[node->walk[axis]] : node->distance[axis];
}

static int value_alone(const walking *tables, const walking_node *node)
{
    return walk_on_axis(tables, VERTICAL, node) + walk_on_axis(tables, HORIZONTAL, node);
}

static void start_axis(const walking_axis *axis, const normalized_board *board, int index,
                       uint32_t *codes, walking_node *node)
{
    int distance = 0, conflicts = 0;
    for (int cell = 0; cell < board->cells; cell++) {
        int home = board->home[cell];
        if (cell == board->blank)
            continue;
        distance += abs(axis->line[cell] - axis->line[home]);
        if (axis->line[cell] == axis->line[home])
            codes[axis->line[cell]] +=
                solver_line_code_digit(&axis->codes, axis->place[cell], axis->place[home]);
    }
    for (int line = 0; line < axis->lines; line++)
        conflicts += solver_line_code_conflicts(&axis->codes, codes[line]);
    node->distance[index] = (uint8_t)distance;
    node->straight[index] = (uint8_t)(distance + conflicts);
    if (axis->has_walks)
        node->walk[index] = (uint16_t)solver_walk_table_state(&axis->walks, axis->line, board);
}

static int start(const heuristic *self, const normalized_board *board, void *node)
{
    const walking *tables = tables_of(self);
    walking_node *out = node;
    *out = (walking_node){0};
    int rows = tables->axes[VERTICAL].lines;
    start_axis(&tables->axes[VERTICAL], board, VERTICAL, out->code, out);
    start_axis(&tables->axes[HORIZONTAL], board, HORIZONTAL, out->code + rows, out);
    return ((const walking_view *)self)->value(tables, out);
}

static int step(const heuristic *self, const normalized_board *board, int from, const void *node,
                void *child)
{
    const walking *tables = tables_of(self);
    const walking_step *change = &tables->steps[from][board->blank][board->home[from]];
    const walking_axis *axis = &tables->axes[change->axis];
    walking_node *out = child;
    *out = *(const walking_node *)node;
    out->code[change->along_line] += change->along;
    out->distance[change->axis] = (uint8_t)(out->distance[change->axis] + change->distance);
    int straight = out->straight[change->axis] + change->distance;
    if (change->across) {
        uint32_t *code = &out->code[change->across_line];
        straight -= solver_line_code_conflicts(&axis->codes, *code);
        *code += change->across;
        straight += solver_line_code_conflicts(&axis->codes, *code);
    }
    out->straight[change->axis] = (uint8_t)straight;
    if (axis->has_walks)
        out->walk[change->axis] = (uint16_t)solver_walk_table_next(
            &axis->walks, out->walk[change->axis], change->away, change->home_line);
    return ((const walking_view *)self)->value(tables, out);
}

/* The tile leaves one line across its way and enters another. Along its line it overtakes none:
 * the code changes, the conflicts do not. */
static walking_step make_step(const walking *tables, int from, int to, int tile)
{
    const walking_axis *rows = &tables->axes[VERTICAL];
    int moved = rows->line[from] == rows->line[to] ? HORIZONTAL : VERTICAL;
    const walking_axis *across = &tables->axes[moved], *along = &tables->axes[!moved];
    int left = across->line[from], entered = across->line[to], home = across->line[tile];
    uint32_t digit =
        solver_line_code_digit(&across->codes, across->place[from], across->place[tile]);
    walking_step made = {
        .across = entered == home ? digit
                  : left == home  ? 0 - digit
                                  : 0,
        .across_line = (uint8_t)(home + (moved == HORIZONTAL ? rows->lines : 0)),
        .along_line = (uint8_t)(along->line[from] + (moved == VERTICAL ? rows->lines : 0)),
        .axis = (uint8_t)moved,
        .distance = (int8_t)(abs(entered - home) - abs(left - home)),
        .away = entered > left,
        .home_line = (uint8_t)home,
    };
    if (along->line[tile] == along->line[from])
        made.along = solver_line_code_digit(&along->codes, along->place[to], along->place[tile]) -
                     solver_line_code_digit(&along->codes, along->place[from], along->place[tile]);
    return made;
}

static void make_steps(walking *tables, puzzle_size size)
{
    int cells = puzzle_size_cells(size);
    for (int from = 0; from < cells; from++)
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int to = solver_home_step(size, from, (puzzle_move)move);
            for (int tile = 0; tile < cells && to >= 0; tile++)
                tables->steps[from][to][tile] = make_step(tables, from, to, tile);
        }
}

static bool axis_init(walking_axis *out, puzzle_size size, int blank_home, bool vertical)
{
    int cells = puzzle_size_cells(size);
    out->lines = vertical ? size.rows : size.columns;
    for (int cell = 0; cell < cells; cell++) {
        int row = cell / size.columns, column = cell % size.columns;
        out->line[cell] = (uint8_t)(vertical ? row : column);
        out->place[cell] = (uint8_t)(vertical ? column : row);
    }
    solver_line_code_init(&out->codes, vertical ? size.columns : size.rows);
    out->has_walks = out->lines <= WALK_LINES;
    return !out->has_walks ||
           solver_walk_table_init(&out->walks, out->lines, out->line, cells, blank_home);
}

walking *solver_walking_create(puzzle_size size, int blank_home)
{
    assert(puzzle_size_cells(size) <= WALKING_CELLS);
    walking *made = calloc(1, sizeof *made);
    if (!made)
        return NULL;
    made->together = (walking_view){
        .base = {.name = "walking distance and linear conflicts",
                 .node_size = sizeof(walking_node),
                 .start = start,
                 .step = step},
        .tables = made,
        .value = value_together,
    };
    made->alone = made->together;
    made->alone.base.name = "walking distance";
    made->alone.value = value_alone;
    if (!axis_init(&made->axes[VERTICAL], size, blank_home, true) ||
        !axis_init(&made->axes[HORIZONTAL], size, blank_home, false)) {
        solver_walking_destroy(made);
        return NULL;
    }
    make_steps(made, size);
    return made;
}

void solver_walking_destroy(walking *tables)
{
    if (!tables)
        return;
    for (int axis = 0; axis < AXES; axis++)
        solver_walk_table_deinit(&tables->axes[axis].walks);
    free(tables);
}

const heuristic *solver_walking_heuristic(const walking *tables)
{
    return &tables->together.base;
}

const heuristic *solver_walking_alone(const heuristic *together)
{
    return &tables_of(together)->alone.base;
}
