#ifndef GAME_STAGES_H
#define GAME_STAGES_H

#include "game/groups.h"
#include "game/session.h"

/* How a board was solved, line by line. Of the rectangle that is left, the first row or the first column
 * that is home for good earliest is a stage; what remains in the end is the last one. docs/SCORE.md
 * has the rules. */

typedef enum game_stage_kind {
    GAME_STAGE_ROW,
    GAME_STAGE_COLUMN,
    GAME_STAGE_LAST, /* 2x3, 3x2 or 2x2 */
    GAME_STAGE_OPEN, /* what was not solved when the game was left */
} game_stage_kind;

typedef struct game_stage {
    game_stage_kind kind;
    int line;         /* GAME_STAGE_ROW, GAME_STAGE_COLUMN: which of the whole board, from 0 */
    puzzle_size size; /* of the rectangle when it began */
    size_t from, to;  /* places of the path */
    int gained;       /* by so much the Manhattan distance fell */
} game_stage;

enum { GAME_STAGES_MOST = 2 * PUZZLE_MAX_SIDE };

typedef struct game_stages {
    game_stage items[GAME_STAGES_MOST];
    int count;
} game_stages;

/* The path is the session's. A line that was home from the beginning is a stage without moves. */
void game_stages_make(game_stages *out, const game_session *session, const puzzle_path *path);

/* Moves that were made for each by which the Manhattan distance fell ("mmd"); -1 where it did not. */
double game_stage_mmd(const game_stage *stage);

/* The stage that the move at the place belongs to, at the path's end the last one. */
int game_stages_at(const game_stages *stages, size_t place);

/* ---- While it is played ---- */

/* The stages of a game as they are found while it is played: a stage ends with the step that brings all of its
 * tiles home for the first time, and stays ended as long as that step is not undone. What a stage is goes by
 * the scheme; the last one ends with the solved board. docs/SCORE.md has the rules ("Splits"). Everything here
 * is a function of start, goal and the steps that led to the board, so that a game that is resumed has the same
 * splits. */

typedef enum game_split_scheme {
    GAME_SPLITS_LINES, /* of the rectangle that is left the first row or column, whichever is home first */
    GAME_SPLITS_ROWS,
    GAME_SPLITS_RINGS,
    GAME_SPLITS_FRINGE,
    GAME_SPLITS_GRIDS, /* halves, then quarters */
} game_split_scheme;
enum { GAME_SPLIT_SCHEMES = 5, GAME_SPLITS_MOST = 2 * PUZZLE_MAX_SIDE };

typedef enum game_split_kind {
    GAME_SPLIT_LINE, /* a row or a column that is still to be found: the index counts lines */
    GAME_SPLIT_ROW,
    GAME_SPLIT_COLUMN,
    GAME_SPLIT_LAST, /* 2x3, 3x2 or 2x2 */
    GAME_SPLIT_RING,
    GAME_SPLIT_FRINGE,
    GAME_SPLIT_HALF, /* all tiles of the first half lie in it, wherever */
    GAME_SPLIT_BLOCK,
} game_split_kind;

typedef struct game_split {
    game_split_kind kind;
    int index; /* of the board's rows, columns, rings, fringes or blocks, from 0 on */
    puzzle_size
        size; /* of GAME_SPLIT_HALF, GAME_SPLIT_BLOCK and, once it is known, GAME_SPLIT_LAST */
    bool ended;
    size_t step; /* how many steps had been made when it ended */
    uint32_t ms; /* what the clock showed when it ended */
    int moves; /* made when it ended; step, ms and moves are 0 where it was home from the beginning */
} game_split;

typedef struct game_splits {
    game_split items[GAME_SPLITS_MOST];
    int count; /* one at least: the last one to end is the solved board */
    game_split_scheme scheme;
    int distance; /* the Manhattan distance of the start */

    /* How far the session was followed, and what it takes to go on from there. */
    puzzle_board board;
    size_t done;
    uint64_t revision;
    int moves;
    int tiles[GAME_SPLITS_MOST], home[GAME_SPLITS_MOST]; /* of each stage, but for those of lines */
    int8_t stages[PUZZLE_MAX_CELLS];   /* of each cell of the goal; -1: the blank's */
    bool in_half[PUZZLE_MAX_CELLS];    /* the cell is one of the first half */
    bool half_tiles[PUZZLE_MAX_CELLS]; /* the tile belongs into the first half */
    game_block left;                   /* by lines: what of the board is left */
} game_splits;

/* The palette is not GAME_PALETTE_AUTO. Plain tiles have no groups. */
game_split_scheme game_split_scheme_of(game_palette palette, puzzle_size size);
const char *game_split_scheme_name(game_split_scheme scheme); /* "lines" ... */
bool game_split_scheme_named(const char *name, game_split_scheme *out);

/* Finds the stages of all steps so far. */
void game_splits_make(game_splits *out, const game_session *session, game_split_scheme scheme);

/* The same after more commands to that session: it costs as much as the new steps do, or one undo; all steps again
 * where there was more than that. */
void game_splits_follow(game_splits *splits, const game_session *session);

/* The first one that has not ended; -1: all have. */
int game_splits_now(const game_splits *splits);

/* What the clock showed, and the moves so far, when the last of those ended that have: there the present one began. */
uint32_t game_splits_since_ms(const game_splits *splits);
int game_splits_since_moves(const game_splits *splits);

/* The moves that a stage that has ended took, from the end of the one before it in time. */
int game_split_moves(const game_splits *splits, int index);

/* When the stages ended, as it is kept of a solved game. */
typedef struct game_split_times {
    game_split_scheme scheme;
    int count;                     /* 0: not known */
    uint32_t ms[GAME_SPLITS_MOST]; /* UINT32_MAX: it has not ended */
} game_split_times;

game_split_times game_splits_times(const game_splits *splits);

/* Returns what the clock showed when a stage that has ended began: there the one before it in time ended. */
uint32_t game_split_began_ms(const game_split_times *times, int index);

#endif
