#ifndef SOLVER_STAGED_SCORE_H
#define SOLVER_STAGED_SCORE_H

#include "core/home.h"
#include "engines/lines/work.h"
#include "evaluators/nearby.h"

#include <stddef.h>

/* ---- Boards ---- */

enum { STAGED_LINE = 24 }; /* tiles of a line that are brought home together, at most */

/* How far a line is filled. */
typedef struct staged_line {
    int32_t left;    /* moves that its tiles need at least among themselves, and its traps */
    int32_t value;   /* its part of the score */
    uint32_t filled; /* bits of the places that hold their tile */
} staged_line;

/* A board of the beam, with what is known of it. */
typedef struct staged_state {
    uint64_t key;      /* of the board */
    uint64_t line_key; /* of the cells where the line's tiles stand */
    staged_line line;
    int32_t rest;             /* weighted moves of all later tiles, in 1/NEARBY_UNIT */
    int32_t way;              /* of the blank, to where it can move a tile of the line homewards */
    int32_t score;            /* less is better */
    uint32_t node;            /* in the tree: how it was reached */
    int32_t moves;            /* in how many */
    uint16_t blank;           /* its cell */
    uint8_t last;             /* its last step: a puzzle_move, or STAGED_STAY */
    uint16_t at[STAGED_LINE]; /* the cells of the line's tiles, by their places in the line */
    puzzle_tile home[];       /* as in a normalized_board; `cells` of them, and then, where values
                               * lead, as many home_way */
} staged_state;

enum { STAGED_STAY = PUZZLE_MOVES };

static inline home_way *solver_staged_state_ways(staged_state *state, int cells)
{
    return (home_way *)(void *)(state->home + cells);
}

/* Room for a number of states of equal size. */
typedef struct staged_pool {
    unsigned char *bytes;
    size_t stride;
    int *free; /* a stack of those that are not in use */
    int free_count;
} staged_pool;

size_t solver_staged_pool_bytes(int cells, bool led, int states);
bool solver_staged_pool_init(staged_pool *out, int cells, bool led,
                             int states); /* false where memory ran out */
void solver_staged_pool_deinit(staged_pool *pool);

static inline staged_state *solver_staged_pool_at(const staged_pool *pool, int slot)
{
    return (staged_state *)(void *)(pool->bytes + (size_t)slot * pool->stride);
}

int solver_staged_pool_take(
    staged_pool *pool); /* there always is one: the caller knows how many it takes */
void solver_staged_pool_give(staged_pool *pool, int slot);
void solver_staged_pool_copy(const staged_pool *pool, int to, int from);

/* Keys of boards: each is a sum over tiles of a product of two random numbers, the tile's and the
 * cell's, so that a move changes it by one product. */
typedef struct staged_keys {
    uint64_t of_tile[PUZZLE_MAX_CELLS];
    uint64_t of_cell[PUZZLE_MAX_CELLS];
} staged_keys;

void solver_staged_keys_init(staged_keys *out, int chance); /* others for each chance */

static inline uint64_t solver_staged_keys_step(const staged_keys *keys, int tile, int from, int to)
{
    return keys->of_tile[tile] * (keys->of_cell[to] - keys->of_cell[from]);
}

/* ---- The plan: in which order the lines are filled, and where the core is ---- */

/* What a board's score is made of. Less is better. */
typedef struct staged_weights {
    int line;   /* a move of a tile of the line, as far as the line's own distance tells */
    int trap;   /* a trap is so many of those */
    int active; /* a tile of the line that can be moved home now */
    int blank;  /* a step of the blank towards the nearest of these */
    int rest;   /* a move of any later tile */
    int next;   /* added to `rest` for the next line, fading to nothing ... */
    int fade;   /* ... over so many lines */
    int chunk;  /* cells that are filled together; 0 for whole lines */
    int values; /* a move that the values tell of */
} staged_weights;

/* One stage of filling the board: neighbouring cells of an outer line. */
typedef struct staged_step {
    work_area area; /* what was open when the line was begun; holds the line */
    int line;       /* lines are numbered in the order in which they are filled */
    int count;
    uint16_t cells[STAGED_LINE]; /* one beside the other */
    bool begins_line, ends_line;
} staged_step;

typedef struct staged_plan {
    puzzle_size size;
    work_map map;
    staged_weights weights;
    const nearby *values; /* borrowed; NULL where there are none */
    int steps;
    staged_step step[PUZZLE_MAX_CELLS / 2];
    work_area core;                    /* what is left at the end */
    uint8_t line_of[PUZZLE_MAX_CELLS]; /* of each cell; the core is the last line */
} staged_plan;

/* values: for boards of the size, the blank's home in the last cell; or NULL. They are borrowed. */
void solver_staged_plan_init(staged_plan *out, const normalized_board *board, const nearby *values);

/* ---- The score ---- */

/* Steps that would bring a tile of the line closer to home: the cell where the tile would go, which is
 * where the blank must be, and the tile's direction. In arrays of bytes, for a loop that takes many at
 * once. */
enum { STAGED_TARGETS = 2 * STAGED_LINE, STAGED_LANES = 16 };
typedef struct staged_targets {
    int count;
    int8_t column[STAGED_TARGETS], row[STAGED_TARGETS];
    int8_t vertical[STAGED_TARGETS]; /* -1 where the tile goes up or down */
    int8_t negative[STAGED_TARGETS]; /* -1 where it goes up or to the left */
} staged_targets;

/* The line's tiles in certain cells, wherever the others are. */
typedef struct staged_arrangement {
    uint64_t line_key;
    staged_line line;
    staged_targets targets;
} staged_arrangement;

/* Those that were looked at lately: most come again and again. */
enum { STAGED_MEMO = 1024 };
typedef struct staged_memo {
    staged_arrangement known[STAGED_MEMO];
} staged_memo;

/* What boards are worth while one step of the plan is taken. */
typedef struct staged_score {
    const work_map *map; /* borrowed */
    const staged_keys *keys;
    const staged_step *step;
    bool led;
    nearby values; /* where led, of the step's area; owned */
    staged_weights weights;
    int columns;        /* of the board */
    uint32_t full;      /* bits of all places */
    bool closed_behind; /* no hole beside the last place; there never is one before the first */
    int8_t place[PUZZLE_MAX_CELLS];               /* in the line, of a cell and of the tile that is
                                                   * at home there; -1 for all others */
    uint16_t weight[PUZZLE_MAX_CELLS];            /* of a move of a later tile */
    int16_t next[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* as in the map, but never into a cell that is
                                                   * done */
} staged_score;

/* For step number `step`. relax: how often a search with stricter weights was in vain; then what comes
 * later counts less. The score is zeroed, or was made for another step. False where memory ran out. */
bool solver_staged_score_init(staged_score *out, const staged_plan *plan, const staged_keys *keys,
                              int step, int relax);
void solver_staged_score_deinit(staged_score *score);

/* Forgets what was remembered under other weights. */
void solver_staged_memo_clear(staged_memo *memo);

/* Everything, from the board alone: its keys, cells of the line's tiles, parts and score. */
void solver_staged_score_whole(const staged_score *score, staged_memo *memo, staged_state *state);

/* A child of a state, without its board. */
typedef struct staged_child {
    uint64_t key, line_key;
    staged_line line;
    int32_t rest, way;
    int32_t score;
} staged_child;

/* What the values say of the state's blank, which all its children are valued with. */
int solver_staged_score_blank(const staged_score *score, staged_state *state);

/* The child where the tile at `from` slides into the blank's cell. The state is changed meanwhile, and
 * is afterwards as before. */
void solver_staged_score_child(const staged_score *score, staged_memo *memo, staged_state *state,
                               int from, int blank_value, staged_child *child);

/* Makes the state that child. */
void solver_staged_score_enter(const staged_score *score, staged_state *state, int from,
                               const staged_child *child);

#endif
