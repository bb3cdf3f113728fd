/* The table of walking distance for one axis, by breadth-first search. */
#include "heuristics/walk_table.h"

#include <assert.h>
#include <stdlib.h>

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

bool solver_walk_table_init(walk_table *out, int lines, const uint8_t *line, int cells,
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
        solver_walk_table_deinit(out);
    }
    free(maker.blank_line);
    free(maker.slots);
    return room;
}

void solver_walk_table_deinit(walk_table *table)
{
    free(table->crowds);
    free(table->moves);
    free(table->next);
    *table = (walk_table){0};
}

int solver_walk_table_state(const walk_table *table, const uint8_t *line,
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
