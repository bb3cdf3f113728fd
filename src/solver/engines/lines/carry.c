/* Carries one tile into an area by a shortest walk of the blank, past the tiles that are fixed. */
#include "engines/lines/carry.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A state is cell * 4 + side: the tile's cell, and the direction in which the blank is its
 * neighbour. */
enum {
    STATES = PUZZLE_MAX_CELLS * PUZZLE_MOVES,
    ENTRIES = STATES * 4, /* a state is met from three others at most, and as one of the first */
    TOTALS = PUZZLE_MAX_CELLS + 8 * 2 * PUZZLE_MAX_SIDE,
    NONE = -1,
};

typedef struct entry {
    int16_t state;
    int16_t next; /* in its bucket, or NONE */
} entry;

struct carry_memory {
    uint16_t cost[STATES];  /* UINT16_MAX where not met */
    int16_t parent[STATES]; /* NONE for a first state */
    uint16_t walk[PUZZLE_MAX_CELLS];
    int16_t bucket[TOTALS]; /* open states by cost + estimate: the first entry, or NONE */
    entry entries[ENTRIES];
    int entry_count;
    int16_t way[STATES];
};

carry_memory *solver_carry_create(void)
{
    return malloc(sizeof(carry_memory));
}

void solver_carry_destroy(carry_memory *carry)
{
    free(carry);
}

static int beyond(int at, int low, int high)
{
    return at < low ? low - at : at >= high ? at - high + 1 : 0;
}

static bool is_ahead(const work_area *area, int column, int row, int side)
{
    return (side == PUZZLE_LEFT && column >= area->right) ||
           (side == PUZZLE_RIGHT && column < area->left) ||
           (side == PUZZLE_UP && row >= area->bottom) || (side == PUZZLE_DOWN && row < area->top);
}

/* The moves on an open board. After a step the blank is behind the tile: before the next one it
 * goes around one corner of it where the tile turns, and around two where it goes straight on. The
 * first step costs no more than itself if the blank is already ahead. The estimate is consistent:
 * no state is taken up twice. */
static int estimate(const work_map *map, const work_area *area, int cell, int side)
{
    int column = map->column[cell], row = map->row[cell];
    int across = beyond(column, area->left, area->right);
    int along = beyond(row, area->top, area->bottom); /* the axis where the blank stands */
    if (side == PUZZLE_LEFT || side == PUZZLE_RIGHT) {
        int columns = across;
        across = along;
        along = columns;
    }
    if (along + across == 0)
        return 0;
    int first = is_ahead(area, column, row, side);
    along -= first;
    int straight = along > across ? along - across : across > along ? across - along - 1 : 0;
    return first + 3 * (along + across) + 2 * straight;
}

static void reset(carry_memory *carry, int cells)
{
    memset(carry->cost, 0xff, (size_t)cells * PUZZLE_MOVES * sizeof *carry->cost);
    memset(carry->bucket, 0xff, sizeof carry->bucket);
    carry->entry_count = 0;
}

/* Takes note of a way to a state, unless one at least as short is known. */
static void meet(carry_memory *carry, const work_map *map, const work_area *area, int state,
                 int parent, int cost)
{
    int total = cost + estimate(map, area, state / PUZZLE_MOVES, state % PUZZLE_MOVES);
    if (cost >= carry->cost[state] || total >= TOTALS)
        return;
    carry->cost[state] = (uint16_t)cost;
    carry->parent[state] = (int16_t)parent;
    assert(carry->entry_count < ENTRIES);
    carry->entries[carry->entry_count] = (entry){(int16_t)state, carry->bucket[total]};
    carry->bucket[total] = (int16_t)carry->entry_count++;
}

static void meet_first_states(carry_memory *carry, const work_board *work, int cell,
                              const work_area *area)
{
    solver_work_walks(work, carry->walk);
    for (int side = 0; side < PUZZLE_MOVES; side++) {
        int next = solver_work_step(work, cell, (puzzle_move)side);
        if (next >= 0 && carry->walk[next] != UINT16_MAX)
            meet(carry, work->map, area, cell * PUZZLE_MOVES + side, NONE, carry->walk[next]);
    }
}

static void meet_next_states(carry_memory *carry, const work_board *work, int state,
                             const work_area *area)
{
    int cell = state / PUZZLE_MOVES, side = state % PUZZLE_MOVES;
    int cost = carry->cost[state];
    int ahead = solver_work_step(work, cell, (puzzle_move)side);
    int behind = (int)puzzle_move_opposite((puzzle_move)side);
    meet(carry, work->map, area, ahead * PUZZLE_MOVES + behind, state, cost + 1);
    for (int turned = 0; turned < PUZZLE_MOVES; turned++) {
        if (turned == side || turned == behind ||
            solver_work_step(work, cell, (puzzle_move)turned) < 0 ||
            solver_work_step(work, ahead, (puzzle_move)turned) < 0)
            continue;
        meet(carry, work->map, area, cell * PUZZLE_MOVES + turned, state, cost + 2);
    }
}

/* The last state of a shortest way, or NONE. */
static int find_way(carry_memory *carry, const work_board *work, const work_area *area,
                    search_watch *watch)
{
    for (int total = 0; total < TOTALS; total++)
        while (carry->bucket[total] != NONE) {
            const entry *open = &carry->entries[carry->bucket[total]];
            int state = open->state;
            carry->bucket[total] = open->next;
            int left = estimate(work->map, area, state / PUZZLE_MOVES, state % PUZZLE_MOVES);
            if (carry->cost[state] + left != total)
                continue; /* a shorter way to it was found since */
            if (left == 0)
                return state;
            watch->expanded++;
            meet_next_states(carry, work, state, area);
        }
    return NONE;
}

static void follow_way(carry_memory *carry, work_board *work, int last, puzzle_path *path)
{
    int length = 0;
    for (int state = last; state != NONE; state = carry->parent[state])
        carry->way[length++] = (int16_t)state;
    for (int i = length - 2; i >= 0; i--) {
        int cell = carry->way[i + 1] / PUZZLE_MOVES, next_cell = carry->way[i] / PUZZLE_MOVES;
        if (next_cell == cell) { /* the blank goes around a corner of the tile */
            puzzle_move turned = (puzzle_move)(carry->way[i] % PUZZLE_MOVES);
            solver_work_move_blank(work, solver_work_step(work, work->board.blank, turned), path);
            solver_work_move_blank(work, solver_work_step(work, cell, turned), path);
        } else {
            solver_work_move_blank(work, cell, path);
        }
    }
}

bool solver_carry_tile(carry_memory *carry, work_board *work, int tile, const work_area *area,
                       search_watch *watch, puzzle_path *path)
{
    int cell = work->cell_of[tile];
    if (solver_work_area_has(area, work->map, cell))
        return true;
    reset(carry, work->board.cells);
    work->fixed[cell] = true; /* while the blank walks up to the tile */
    meet_first_states(carry, work, cell, area);
    work->fixed[cell] = false;
    int last = find_way(carry, work, area, watch);
    if (last == NONE)
        return false;

    int first = last;
    while (carry->parent[first] != NONE)
        first = carry->parent[first];
    int beside = work->map->step[cell][first % PUZZLE_MOVES];
    work_area there = solver_work_area_cell(work->map, beside);
    work->fixed[cell] = true;
    solver_work_walk_blank(work, &there, path);
    work->fixed[cell] = false;
    follow_way(carry, work, last, path);
    return true;
}
