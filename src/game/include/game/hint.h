#ifndef GAME_HINT_H
#define GAME_HINT_H

#include "game/session.h"
#include "solver/job.h"

/* The ladder, a step a press: the region of the next moves, the tile, the arrow, the move itself. The
 * search runs on a worker thread; an answer for a board that has changed is dropped. A plan is kept
 * while the player follows it, so that the next hint is there at once. */
typedef struct game_hint game_hint;

typedef enum game_hint_stage {
    GAME_HINT_NONE,
    GAME_HINT_THINKING,
    GAME_HINT_SHOWN,
    GAME_HINT_FAILED, /* the search ended without a plan; the answer's status says why */
} game_hint_stage;

sw_status game_hint_create(game_hint **out, solver *solver, solver_job_wake *wake, void *data,
                           sw_error *error);
void game_hint_destroy(game_hint *hint); /* cancels a running search */

/* What H does: NONE or FAILED: think, or show the region at once with a plan at hand. THINKING:
 * nothing. SHOWN: shows the next step; behind the arrow it plays the move through game_session_apply
 * and returns its outcome. */
game_outcome game_hint_press(game_hint *hint, game_session *session);

/* To be called after input and when woken: takes a finished answer, drops what the board has left
 * behind. A hint that becomes visible is counted through the session. True where the stage or the
 * move changed. */
bool game_hint_poll(game_hint *hint, game_session *session);

/* Takes a hint that is shown or being sought away; the plan stays. */
void game_hint_hide(game_hint *hint);

/* Where the next moves of the plan are: the cells from one corner to the other. */
typedef struct game_region {
    int column, row; /* the upper left one */
    int columns, rows;
} game_region;
enum { GAME_REGION_MOVES = 3 };

game_hint_stage game_hint_stage_now(const game_hint *hint);
game_hint_step game_hint_step_now(const game_hint *hint); /* while SHOWN: the last one taken */
game_region game_hint_region(const game_hint *hint);      /* of the next GAME_REGION_MOVES moves */
puzzle_move game_hint_move(const game_hint *hint);        /* while SHOWN */
size_t game_hint_moves_left(const game_hint *hint);       /* of the plan, while SHOWN */
uint64_t game_hint_nodes(const game_hint *hint);          /* expanded so far, while THINKING */

/* The last search's answer, borrowed until the next poll; NULL where there was none. */
const solver_answer *game_hint_answer(const game_hint *hint);

#endif
