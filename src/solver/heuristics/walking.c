/* Walking distance and linear conflicts, the larger on each axis. */
#include "heuristics/walking.h"

#include <assert.h>
#include <stdlib.h>

/* ---- Walking distance on one axis ---- */

/* Walking distance on one axis (Ken'ichiro Takahashi, 2001): the moves to the goal of a puzzle in
 * which only the line of each tile and of its home counts, so that the tiles of a line swap freely.
 * Lines lie across the axis: rows for vertical moves. */
enum { WALK_LINES = 4 }; /* tables of more lines would be too large */

typedef struct walk_table {
    int lines;
    int states;       /* the goal is state 0 */
    uint64_t *crowds; /* by state: how many tiles of each line are at home in each line */
    uint8_t *moves;   /* to the goal */
    uint16_t *next;   /* by state, direction (1 away from line 0) and the moved tile's home line */
} walk_table;

/* A crowd has a 4-bit counter for each line and home line. */
typedef uint64_t crowd;

enum { STATES = 25000, SLOTS = 65536, NO_STATE = UINT16_MAX };

static crowd counter(int line, int home_line)
{
    return (crowd)1 << 4 * (line * WALK_LINES + home_line);
}

static int count_of(crowd at, int line, int home_line)
{
    return (int)(at >> 4 * (line * WALK_LINES + home_line) & 15);
}

/* What only the making of a table needs. */
typedef struct walk_maker {
    walk_table *table;
    uint8_t *blank_line; /* by state */
    uint16_t *slots;     /* state + 1 by hash of the crowd; 0 for none */
} walk_maker;

static size_t first_slot(crowd at)
{
    return (size_t)((at * 0x9E3779B97F4A7C15u) >> 48);
}

/* A new state, found from that slot on. */
static int add(walk_maker *maker, size_t slot, crowd at, int blank_line, int moves)
{
    walk_table *table = maker->table;
    assert(table->states < STATES);
    table->crowds[table->states] = at;
    table->moves[table->states] = (uint8_t)moves;
    maker->blank_line[table->states] = (uint8_t)blank_line;
    maker->slots[slot] = (uint16_t)++table->states;
    return table->states - 1;
}

/* The crowd's state, added where it is new. */
static int meet(walk_maker *maker, crowd at, int blank_line, int moves)
{
    size_t slot = first_slot(at);
    for (; maker->slots[slot]; slot = (slot + 1) % SLOTS) {
        int state = maker->slots[slot] - 1;
        if (maker->table->crowds[state] == at)
            return state;
    }
    return add(maker, slot, at, blank_line, moves);
}

/* Breadth-first: a state's number is its place in the queue. The blank's line is the one with a
 * tile less, so that the crowd alone tells two states apart. */
static void explore(walk_maker *maker)
{
    walk_table *table = maker->table;
    for (int state = 0; state < table->states; state++) {
        crowd at = table->crowds[state];
        int blank = maker->blank_line[state], moves = table->moves[state] + 1;
        uint16_t *next = &table->next[state * 2 * WALK_LINES];
        for (int away = 0; away < 2; away++) {
            int from = away ? blank - 1 : blank + 1;
            for (int home = 0; home < WALK_LINES; home++, next++) {
                *next = NO_STATE;
                if (from >= 0 && from < table->lines && count_of(at, from, home) > 0)
                    *next = (uint16_t)meet(maker, at - counter(from, home) + counter(blank, home),
                                           from, moves);
            }
        }
    }
}

/* Gives back what is left of the arrays; a refusal leaves them as they are. */
static void *shrunk(void *array, size_t size)
{
    void *smaller = realloc(array, size);
    return smaller ? smaller : array;
}

static void shrink(walk_table *table)
{
    size_t states = (size_t)table->states;
    table->crowds = shrunk(table->crowds, states * sizeof *table->crowds);
    table->moves = shrunk(table->moves, states * sizeof *table->moves);
    table->next = shrunk(table->next, states * sizeof *table->next * 2 * WALK_LINES);
}

static void walk_table_deinit(walk_table *table)
{
    free(table->crowds);
    free(table->moves);
    free(table->next);
    *table = (walk_table){0};
}

/* line: of each cell, below `lines` <= WALK_LINES; at most 15 cells a line. False where memory ran
 * out. The table is then empty and safe to deinit, as is a zeroed one. */
static bool walk_table_init(walk_table *out, int lines, const uint8_t *line, int cells,
                            int blank_home)
{
    *out = (walk_table){.lines = lines};
    out->crowds = malloc(STATES * sizeof *out->crowds);
    out->moves = malloc(STATES * sizeof *out->moves);
    out->next = malloc(STATES * sizeof *out->next * 2 * WALK_LINES);
    walk_maker maker = {out, malloc(STATES), calloc(SLOTS, sizeof *maker.slots)};
    bool room = out->crowds && out->moves && out->next && maker.blank_line && maker.slots;
    if (room) {
        crowd goal = 0;
        for (int cell = 0; cell < cells; cell++)
            if (cell != blank_home)
                goal += counter(line[cell], line[cell]);
        add(&maker, first_slot(goal), goal, line[blank_home], 0);
        explore(&maker);
        shrink(out);
    } else {
        walk_table_deinit(out);
    }
    free(maker.blank_line);
    free(maker.slots);
    return room;
}

/* The state of a board. */
static int walk_table_state(const walk_table *table, const uint8_t *line,
                            const normalized_board *board)
{
    crowd at = 0;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            at += counter(line[cell], line[board->home[cell]]);
    int state = 0;
    while (table->crowds[state] != at)
        state++;
    return state;
}

static inline int walk_table_next(const walk_table *table, int state, bool away, int home_line)
{
    return table->next[(state * 2 + away) * WALK_LINES + home_line];
}

/* ---- Conflicts on a line ---- */

/* Linear conflicts of lines of at most eight cells, kept up to date by a few additions a move. A
 * line's code has a digit of `bits` bits for each of its cells: the place on the line, from 1, of
 * the home of the tile there; 0 where that tile is at home in another line. */
enum { LINE_CODE_LENGTH = 8, LINE_CODE_TABLE_LENGTH = 4, LINE_CODE_TABLE_SIZE = 4096 };

typedef struct line_code {
    int length; /* of the lines */
    int bits;
    uint8_t table[LINE_CODE_TABLE_SIZE]; /* conflicts by code, for the shorter lines */
} line_code;

/* Twice the tiles outside a longest increasing subsequence. */
static int line_code_count(const line_code *lines, uint32_t code)
{
    uint32_t last[LINE_CODE_LENGTH]; /* of the subsequence of each length that ends lowest */
    int count = 0, longest = 0;
    for (; code; code >>= lines->bits) {
        uint32_t digit = code & ((1u << lines->bits) - 1);
        if (digit == 0)
            continue;
        int shorter = longest;
        while (shorter > 0 && last[shorter - 1] > digit)
            shorter--;
        last[shorter] = digit;
        longest += shorter == longest;
        count++;
    }
    return 2 * (count - longest);
}

static void line_code_init(line_code *out, int length)
{
    assert(length <= LINE_CODE_LENGTH);
    out->length = length;
    out->bits = length < LINE_CODE_LENGTH ? 3 : 4;
    if (length <= LINE_CODE_TABLE_LENGTH)
        for (uint32_t code = 0; code < 1u << (length * out->bits); code++)
            out->table[code] = (uint8_t)line_code_count(out, code);
}

/* The digit of a tile at home at `home_place` that stands at `place`. */
static inline uint32_t line_code_digit(const line_code *lines, int place, int home_place)
{
    return (uint32_t)(home_place + 1) << (place * lines->bits);
}

static inline int line_code_conflicts(const line_code *lines, uint32_t code)
{
    if (lines->length <= LINE_CODE_TABLE_LENGTH)
        return lines->table[code];
    return line_code_count(lines, code);
}

/* ---- Both, on both axes ---- */

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
                line_code_digit(&axis->codes, axis->place[cell], axis->place[home]);
    }
    for (int line = 0; line < axis->lines; line++)
        conflicts += line_code_conflicts(&axis->codes, codes[line]);
    node->distance[index] = (uint8_t)distance;
    node->straight[index] = (uint8_t)(distance + conflicts);
    if (axis->has_walks)
        node->walk[index] = (uint16_t)walk_table_state(&axis->walks, axis->line, board);
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
        straight -= line_code_conflicts(&axis->codes, *code);
        *code += change->across;
        straight += line_code_conflicts(&axis->codes, *code);
    }
    out->straight[change->axis] = (uint8_t)straight;
    if (axis->has_walks)
        out->walk[change->axis] = (uint16_t)walk_table_next(&axis->walks, out->walk[change->axis],
                                                            change->away, change->home_line);
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
    uint32_t digit = line_code_digit(&across->codes, across->place[from], across->place[tile]);
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
        made.along = line_code_digit(&along->codes, along->place[to], along->place[tile]) -
                     line_code_digit(&along->codes, along->place[from], along->place[tile]);
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
    line_code_init(&out->codes, vertical ? size.columns : size.rows);
    out->has_walks = out->lines <= WALK_LINES;
    return !out->has_walks ||
           walk_table_init(&out->walks, out->lines, out->line, cells, blank_home);
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
        walk_table_deinit(&tables->axes[axis].walks);
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
