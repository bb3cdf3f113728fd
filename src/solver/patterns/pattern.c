/* One pattern database: its outline, its memory, and the distance of a state in full. */
#include "patterns/pattern.h"

#include "os/pages.h"
#include "patterns/pattern_build.h"

static cell_set dark_cells(puzzle_size size)
{
    cell_set dark = 0;
    for (int cell = 0; cell < puzzle_size_cells(size); cell++)
        if ((cell / size.columns + cell % size.columns) % 2)
            dark |= 1u << cell;
    return dark;
}

pattern solver_pattern_outline(const pattern_space *space, cell_set homes, int blank_home)
{
    cell_set all = (1u << space->cells) - 1;
    return (pattern){
        .space = space,
        .homes = homes,
        .outside = solver_cell_set_component(space->size, all & ~homes, blank_home),
        .home_block = solver_pattern_block(space, homes, blank_home),
        .dark = dark_cells(space->size),
        .words = solver_pattern_space_words(space),
    };
}

sw_status solver_pattern_init(pattern *out, const pattern_space *space, cell_set homes,
                              int blank_home, pattern_making *making)
{
    *out = solver_pattern_outline(space, homes, blank_home);
    out->bits = os_pages_alloc(solver_pattern_bytes(out));
    sw_status status = out->bits ? solver_pattern_build(out, making) : SW_NO_MEMORY;
    if (status != SW_OK)
        solver_pattern_deinit(out);
    return status;
}

void solver_pattern_deinit(pattern *table)
{
    if (table->bits)
        os_pages_free(table->bits, solver_pattern_bytes(table));
    *table = (pattern){0};
}

size_t solver_pattern_bytes(const pattern *table)
{
    return solver_pattern_space_table_bytes(table->space);
}

/* A state, and its distance modulo 4. */
typedef struct pattern_state {
    cell_set set;
    tile_order order;
    int blank; /* any cell of its component */
} pattern_state;

static int distance_modulo_4(const pattern *table, const pattern_state *state)
{
    int odd = (solver_cell_set_count(state->set & table->dark) +
               solver_cell_set_count(table->homes & table->dark)) &
              1;
    size_t index = solver_pattern_index(table, state->set, state->order, state->blank);
    return (int)(solver_pattern_bit(table, index) * 2) + odd;
}

/* Moves the tile at `from` to `to`, where the blank can get. */
static pattern_state state_moved(const pattern_state *state, int from, int to)
{
    cell_set moved = state->set ^ 1u << from ^ 1u << to;
    int left = solver_cell_set_count(state->set & ((1u << from) - 1));
    int entered = solver_cell_set_count(moved & ((1u << to) - 1));
    return (pattern_state){moved, solver_tile_order_moved(state->order, left, entered), from};
}

/* Steps to a neighbour that is nearer by one. False where there is none. */
static bool descend(const pattern *table, pattern_state *state)
{
    const pattern_space *space = table->space;
    int wanted = (distance_modulo_4(table, state) + 3) % 4;
    cell_set all = (1u << space->cells) - 1;
    cell_set outside = solver_cell_set_component(space->size, all & ~state->set, state->blank);
    for (cell_set rest = state->set; rest; rest &= rest - 1)
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int from = __builtin_ctz(rest),
                to = solver_home_step(space->size, from, (puzzle_move)move);
            if (to < 0 || !(outside >> to & 1))
                continue;
            pattern_state next = state_moved(state, from, to);
            if (distance_modulo_4(table, &next) == wanted) {
                *state = next;
                return true;
            }
        }
    return false;
}

int solver_pattern_distance(const pattern *table, cell_set set, tile_order order, int blank)
{
    pattern_state state = {set, order, blank};
    int distance = 0;
    while (solver_pattern_block(table->space, state.set, state.blank) != table->home_block ||
           solver_pattern_order_rank(table->space, state.order) != 0) {
        if (distance == PATTERN_MOST_DISTANCE || !descend(table, &state))
            return PATTERN_BROKEN;
        distance++;
    }
    return distance;
}
