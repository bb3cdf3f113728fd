#ifndef SOLVER_PATTERN_VIEWS_H
#define SOLVER_PATTERN_VIEWS_H

#include "patterns/patterns.h"

#include <assert.h>

/* What a search reads of pattern databases: views of the board, each of some groups. */

enum { PATTERN_VIEWS = 4, PATTERN_LOOKS = PATTERN_VIEWS * PATTERNS_GROUPS_OF_VIEW };

/* Where one group stands: its set of cells below, its tile_order above. */
typedef uint64_t patterns_part;

/* One view's distances: 8 bits a group, and above them their sum. */
typedef uint64_t patterns_sum;
enum {
    PATTERNS_DISTANCE_BITS = 8,
    PATTERNS_SUM_SHIFT = PATTERNS_GROUPS_OF_VIEW * PATTERNS_DISTANCE_BITS
};
static_assert(PATTERN_MOST_DISTANCE < 1 << PATTERNS_DISTANCE_BITS,
              "a group's distance fits its bits");

/* A tile's step between two cells of a table. In reading order a step up or down passes the cells
 * between, at most four, as tables have no more columns than rows. */
typedef struct patterns_step {
    cell_set both;        /* the cells it leaves and enters */
    uint8_t left;         /* the cell it leaves */
    uint8_t first;        /* cell between; the lower of the two is before it */
    uint8_t between;      /* as many ones as there are cells between */
    uint8_t is_backwards; /* towards the first cell */
} patterns_step;

/* Steps are numbered by the board's cell that is left and the direction: cell * PUZZLE_MOVES +
 * puzzle_move. */
enum { PATTERN_STEPS = PATTERN_CELLS * PUZZLE_MOVES };

/* One group of one view: what a search reads of its table. */
typedef struct patterns_look {
    const uint64_t *bits;
    const pattern_space *space;
    const patterns_step *steps;
    uint32_t block_bits;
    uint8_t shift; /* of its distance in the view's sum */
} patterns_look;

struct patterns {
    heuristic base;
    pattern_pool *pool;
    puzzle_size size;
    int loans; /* tables borrowed: for the first so many looks */
    int views;
    int looks;                    /* of all views */
    int first[PATTERN_VIEWS + 1]; /* look of each view; behind the last view, `looks` */
    patterns_look look[PATTERN_LOOKS];

    const pattern *tables[PATTERN_LOOKS];                 /* by look */
    uint8_t cell[PATTERN_LOOKS][PATTERN_CELLS];           /* by the board's cell: the table's */
    patterns_step steps[HOME_REFLECTIONS][PATTERN_STEPS]; /* by the side from which it is seen */

    uint8_t look_of[PATTERN_CELLS][PATTERN_VIEWS]; /* by the home of a tile */
    /* By the home of a tile of the group: its index in the table. */
    uint8_t index[PATTERN_LOOKS][PATTERN_CELLS];
};

/* What is known of one board. */
typedef struct patterns_node {
    uint8_t order[PATTERN_VIEWS]; /* views, the one with the largest sum first */
    patterns_sum sums[PATTERN_VIEWS];
    patterns_part parts[]; /* by look */
} patterns_node;

static inline int solver_patterns_total(patterns_sum sum)
{
    return (int)(sum >> PATTERNS_SUM_SHIFT);
}

/* How many of four cells are in the set: a digit for each set. */
static inline int solver_patterns_count(cell_set set)
{
    return (int)(0x4332322132212110u >> 4 * set & 7);
}

/* The order of the tiles after the step: what stands between the two cells and the tile change places, by a
 * rotation of their part of the order. No branch: it would be taken as often as not. */
static inline tile_order solver_patterns_order_after(tile_order order, cell_set set,
                                                     const patterns_step *step)
{
    int last = 3 * solver_patterns_count(set >> step->first & step->between);
    int place = 3 * solver_cell_set_count(set & (((1u << step->first) >> 1) - 1));
    tile_order all = (8u << last) - 1, run = order >> place & all;
    int by = step->is_backwards ? last : 3;
    tile_order turned = (run >> by | run << (last + 3 - by)) & all;
    return order ^ (run ^ turned) << place;
}

/* Takes a tile of the look's group a step on, and asks for the bit that tells how far the group is then:
 * returns where it stands. */
static inline size_t solver_patterns_ask(const patterns_look *look, int number, patterns_part *part)
{
    const patterns_step *step = &look->steps[number];
    cell_set set = (cell_set)*part, moved = set ^ step->both;
    tile_order order = solver_patterns_order_after((tile_order)(*part >> 32), set, step);
    *part = (uint64_t)order << 32 | moved;
    size_t block = solver_pattern_block(look->space, moved, step->left);
    size_t index = block * look->block_bits + solver_pattern_order_rank(look->space, order);
    __builtin_prefetch(&look->bits[index / 64]);
    return index;
}

/* The bit of a group that is further away after the step. */
static inline unsigned solver_patterns_bit_further(const patterns_look *look, patterns_sum sum)
{
    return ((unsigned)(sum >> look->shift) + 1) >> 1 & 1;
}

/* The view's sum after the step. */
static inline patterns_sum solver_patterns_after(const patterns_look *look, bool is_further,
                                                 patterns_sum sum)
{
    patterns_sum one = (patterns_sum)1 << look->shift | (patterns_sum)1 << PATTERNS_SUM_SHIFT;
    return is_further ? sum + one : sum - one;
}

#endif
