#ifndef GAME_STAGES_H
#define GAME_STAGES_H

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

#endif
