#ifndef GAME_HINT_H
#define GAME_HINT_H

#include "game/distance.h"
#include "game/session.h"
#include "solver/job.h"

/* The ladder, a step a press: the region of the next moves, the tile, the arrow, the move itself.
 *
 * A hint is the beginning of a plan: some solution of the board, which a search on a worker thread goes
 * on shortening for some seconds. The plan is kept while the player follows it, also back by undo; after
 * any other step it is repaired by the way back or a shorter one. It is replaced by shorter ones only,
 * so that whoever follows the hints needs no more than was told first. */
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

/* What plans are to have few of from now on: moves at first. With another metric it begins anew. */
void game_hint_count_in(game_hint *hint, puzzle_metric metric);

/* A hint changes no session itself. It wishes for a command, which the caller then carries out: a step
 * of the ladder is counted, or the last step plays its move. */
typedef struct game_wish {
    bool any; /* false: nothing is to be carried out */
    game_command command;
} game_wish;

/* What H does: NONE or FAILED: think, or show the region at once with a plan at hand. THINKING: the
 * press waits until something is shown. SHOWN: shows the next step; behind the arrow the wish is to
 * play the move. now_ms is any clock's. */
game_wish game_hint_press(game_hint *hint, const game_session *session, double now_ms);

/* To be called after each poll: true, where the turn of a press has come that waited; the caller then
 * presses in its place, and asks again. A move of the player's own, and a search that finds nothing, let
 * the others go. */
bool game_hint_take_waiting(game_hint *hint, const game_session *session);
enum { GAME_HINT_WAITING_MOST = 1000 };

/* How far up the ladder the presses lead, those that wait too: 0 .. GAME_HINT_STEPS. */
int game_hint_steps_asked(const game_hint *hint);

/* To be called after each command, so that the plan can go along with the board; press and poll do so
 * themselves. A board that is no one slide away begins anew. */
void game_hint_follow(game_hint *hint, const game_session *session);

/* To be called after input, when woken, and GAME_HINT_PATIENCE_MS after a press: takes what the search
 * has found, drops what the board has left behind. A hint that becomes visible wishes to be counted.
 * True where something of the hint changed. */
bool game_hint_poll(game_hint *hint, const game_session *session, double now_ms, game_wish *wish);

/* The first plan is there at once, but a moment later there may be a far better one, or the proof. */
enum { GAME_HINT_PATIENCE_MS = 80 };

/* Takes a hint that is shown or being sought away, and ends the search; the plan stays. */
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
uint64_t game_hint_nodes(const game_hint *hint);          /* expanded so far by the search */
bool game_hint_searching(const game_hint *hint);          /* a shorter plan is being looked for */

/* How far the goal is, in what is counted, by the plan and by what was proved, if there is a plan for the
 * session's board; unknown otherwise. Exact: no shorter plan exists. */
game_distance game_hint_left(const game_hint *hint, const game_session *session);

/* The plan for the session's board, in place of what *out held. False where there is none, or memory
 * ran out. */
bool game_hint_plan(const game_hint *hint, const game_session *session, puzzle_path *out);

/* What the last search that came to its end said of its board; NULL before, and while another one goes
 * on. Borrowed until the next call. */
const solver_answer *game_hint_answer(const game_hint *hint);

#endif
