/* The heuristics that can be asked for by name: one row each, with what makes it ready. */
#include "engines/classic/classic.h"

#include "base/translate.h"
#include "heuristics/walking.h"
#include "patterns/pattern_tiers.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

typedef struct named_row named_row;

/* What a search asks for. */
typedef struct heuristic_task {
    tables *shared;
    const normalized_board *start;
    search_watch *watch;
} heuristic_task;

typedef sw_status heuristic_make(named_heuristic *out, const named_row *row,
                                 const heuristic_task *task);

/* What a tile costs that stands at `cell`. */
typedef int tile_cost(puzzle_size size, int cell, int home);

struct named_row {
    const char *name;          /* on the command line and in its records */
    const char *words, *brief; /* on the screen, and where it is narrow */
    heuristic_make *make;
    tile_cost *cost;   /* of make_tilewise */
    const char *title; /* of make_tilewise: its name in an answer */
    bool overestimates;
    bool (*suits)(puzzle_size size); /* NULL: every size */
};

/* ---- Tile by tile ---- */

/* Looks at each tile for itself and adds up what they cost, wherever the others are. */
struct tilewise {
    heuristic base;
    int cells;
    uint8_t costs[]; /* by home, then by cell; all 0 for the blank's home */
};

typedef struct tilewise_node {
    int value;
} tilewise_node;

static int no_cost(puzzle_size size, int cell, int home)
{
    (void)size;
    (void)cell;
    (void)home;
    return 0;
}

static int misplaced_cost(puzzle_size size, int cell, int home)
{
    (void)size;
    return cell != home;
}

static int manhattan_cost(puzzle_size size, int cell, int home)
{
    return abs(cell % size.columns - home % size.columns) +
           abs(cell / size.columns - home / size.columns);
}

static int both_costs(puzzle_size size, int cell, int home)
{
    return misplaced_cost(size, cell, home) + manhattan_cost(size, cell, home);
}

static const uint8_t *costs_of(const tilewise *self, int home)
{
    return &self->costs[home * self->cells];
}

static int start_tilewise(const heuristic *self, const normalized_board *board, void *node)
{
    int sum = 0;
    for (int cell = 0; cell < board->cells; cell++)
        sum += costs_of((const tilewise *)self, board->home[cell])[cell];
    ((tilewise_node *)node)->value = sum;
    return sum;
}

static int step_tilewise(const heuristic *self, const normalized_board *board, int from,
                         const void *node, void *child)
{
    const uint8_t *costs = costs_of((const tilewise *)self, board->home[from]);
    int value = ((const tilewise_node *)node)->value + costs[board->blank] - costs[from];
    ((tilewise_node *)child)->value = value;
    return value;
}

static sw_status make_tilewise(named_heuristic *out, const named_row *row,
                               const heuristic_task *task)
{
    int cells = task->start->cells, blank_home = task->start->home[task->start->blank];
    tilewise *made = calloc(1, sizeof *made + (size_t)cells * (size_t)cells);
    if (!made)
        return SW_NO_MEMORY;
    made->base = (heuristic){
        .name = row->title,
        .node_size = sizeof(tilewise_node),
        .start = start_tilewise,
        .step = step_tilewise,
    };
    made->cells = cells;
    for (int home = 0; home < cells; home++)
        for (int cell = 0; cell < cells && home != blank_home; cell++)
            made->costs[home * cells + cell] = (uint8_t)row->cost(task->start->size, cell, home);
    out->tiles = made;
    out->h = &made->base;
    return SW_OK;
}

/* ---- By lines ---- */

static sw_status make_conflicts(named_heuristic *out, const named_row *row,
                                const heuristic_task *task)
{
    (void)row;
    solver_conflict_init(&out->conflicts, task->start->size, task->start->home[task->start->blank]);
    out->h = &out->conflicts.base;
    return SW_OK;
}

static sw_status make_both_by_lines(named_heuristic *out, const named_row *row,
                                    const heuristic_task *task)
{
    (void)row;
    out->h = solver_tables_walking(task->shared, task->start->size,
                                   task->start->home[task->start->blank]);
    return out->h ? SW_OK : SW_NO_MEMORY;
}

static sw_status make_walking(named_heuristic *out, const named_row *row,
                              const heuristic_task *task)
{
    sw_status status = make_both_by_lines(out, row, task);
    if (status == SW_OK)
        out->h = solver_walking_alone(out->h);
    return status;
}

static bool suits_walking(puzzle_size size)
{
    return puzzle_size_cells(size) <= WALKING_CELLS;
}

/* ---- By pattern databases ---- */

/* The claim that waits leaves both cores to the tables; the one that stays keeps them. */
static sw_status claim_patterns(named_heuristic *out, const heuristic_task *task)
{
    pattern_store *store = solver_tables_patterns(task->shared);
    puzzle_size size = task->start->size;
    int blank_home = task->start->home[task->start->blank];
    pattern_claim *waiting = solver_pattern_store_claim(store, size, blank_home, PATTERN_PREPARES);
    if (!waiting)
        return SW_NO_MEMORY;
    sw_status status = solver_pattern_claim_wait(waiting, task->watch->progress);
    if (status == SW_OK)
        out->patterns = solver_pattern_store_claim(store, size, blank_home, PATTERN_SEARCHES);
    out->h = solver_heuristic_ready(solver_pattern_claim_slot(out->patterns));
    solver_pattern_claim_drop(waiting);
    return status == SW_OK && !out->h ? SW_NO_MEMORY : status;
}

/* Whether the search can begin with them. Tables from a file may hold anything. SW_NOT_FOUND where they
 * are broken. */
static sw_status try_patterns(const named_heuristic *named, const normalized_board *start)
{
    void *node = malloc(named->h->node_size);
    if (!node)
        return SW_NO_MEMORY;
    bool broken = named->h->start(named->h, start, node) == HEURISTIC_BROKEN;
    free(node);
    return broken ? SW_NOT_FOUND : SW_OK;
}

static sw_status make_patterns(named_heuristic *out, const named_row *row,
                               const heuristic_task *task)
{
    (void)row;
    for (;;) {
        sw_status status = claim_patterns(out, task);
        if (status == SW_OK)
            status = try_patterns(out, task->start);
        if (status != SW_NOT_FOUND)
            return status;
        solver_pattern_claim_reject(out->patterns, out->h);
        solver_pattern_claim_drop(out->patterns);
        out->patterns = NULL;
        out->h = NULL;
    }
}

/* ---- The rows ---- */

static const named_row rows[SOLVER_HEURISTICS] = {
    [SOLVER_ANY_HEURISTIC] = {"any", N_("Automatic"), N_("own"), .make = NULL},
    [SOLVER_NONE] = {"none", N_("None"), N_("none"), make_tilewise, no_cost, ""},
    [SOLVER_MISPLACED] = {"misplaced", N_("Misplaced tiles"), N_("misplaced"), make_tilewise,
                          misplaced_cost, "misplaced tiles"},
    [SOLVER_MANHATTAN] = {"manhattan", N_("Manhattan"), N_("Manhattan"), make_tilewise,
                          manhattan_cost, "Manhattan distance"},
    [SOLVER_MISPLACED_MANHATTAN] = {"misplaced+manhattan", N_("Misplaced + Manhattan"), N_("sum"),
                                    make_tilewise, both_costs,
                                    "misplaced tiles + Manhattan distance", .overestimates = true},
    [SOLVER_LINEAR_CONFLICT] = {"linear-conflict", N_("Linear conflict"), N_("conflict"),
                                make_conflicts},
    [SOLVER_WALKING_DISTANCE] = {"walking-distance", N_("Walking distance"), N_("walking"),
                                 make_walking, .suits = suits_walking},
    [SOLVER_MAX] = {"max", N_("Larger of both above"), N_("larger"), make_both_by_lines,
                    .suits = suits_walking},
    [SOLVER_PATTERN_DATABASE] = {"pattern-database", N_("Pattern databases"), N_("patterns"),
                                 make_patterns, .suits = solver_pattern_tiers_any},
};

const char *solver_heuristic_name(solver_heuristic heuristic)
{
    return rows[heuristic].name;
}

const char *solver_heuristic_words(solver_heuristic heuristic)
{
    return rows[heuristic].words;
}

const char *solver_heuristic_brief(solver_heuristic heuristic)
{
    return rows[heuristic].brief;
}

bool solver_heuristic_find(const char *name, solver_heuristic *out)
{
    for (int i = 0; i < SOLVER_HEURISTICS; i++)
        if (strcmp(rows[i].name, name) == 0) {
            *out = (solver_heuristic)i;
            return true;
        }
    return false;
}

bool solver_heuristic_is_admissible(solver_heuristic heuristic)
{
    return !rows[heuristic].overestimates;
}

bool solver_heuristic_suits(solver_heuristic heuristic, puzzle_size size)
{
    return !rows[heuristic].suits || rows[heuristic].suits(size);
}

sw_status solver_named_heuristic_init(named_heuristic *out, solver_heuristic name, tables *shared,
                                      const normalized_board *start, search_watch *watch,
                                      sw_error *error)
{
    const named_row *row = &rows[name];
    const heuristic_task task = {shared, start, watch};
    assert(row->make);
    out->h = NULL;
    out->tiles = NULL;
    out->patterns = NULL;
    if (!solver_heuristic_suits(name, start->size))
        return sw_fail(error, SW_BAD_INPUT, "%s does not suit a board of %dx%d", row->name,
                       start->size.columns, start->size.rows);
    sw_status status = row->make(out, row, &task);
    return status == SW_OK ? SW_OK
                           : sw_fail(error, status, "%s could not be made ready", row->name);
}

void solver_named_heuristic_deinit(named_heuristic *self)
{
    free(self->tiles);
    solver_pattern_claim_drop(self->patterns);
    self->patterns = NULL;
    self->tiles = NULL;
    self->h = NULL;
}

solver_heuristic solver_named_heuristic_default(puzzle_size size)
{
    return solver_heuristic_suits(SOLVER_MAX, size) ? SOLVER_MAX : SOLVER_LINEAR_CONFLICT;
}
