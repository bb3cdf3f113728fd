#ifndef APP_SCREENS_BETTER_WAY_H
#define APP_SCREENS_BETTER_WAY_H

#include "board/board_view.h"
#include "game/pair.h"
#include "program/app.h"

/* The shortest way from a board of a game, played beside the player's own way on from there: what a detour
 * cost, to be watched. */

typedef enum better_way_id {
    BETTER_WAY_FULL = APP_ID_OWN,
    BETTER_WAY_SCRUB,
    BETTER_WAY_BACKWARD,
    BETTER_WAY_PLAY,
    BETTER_WAY_FORWARD,
} better_way_id;

/* The two ways of the pair. */
enum { BETTER_WAY_OWN, BETTER_WAY_SHORTEST };

typedef struct better_way_state {
    app_page page;
    game_record record;   /* the player's way, from the board where both begin; owned */
    puzzle_metric metric; /* what counts: moves or slides */
    bool ready;           /* there is something to play */
    game_pair pair;       /* owned */
    app_board_view boards[GAME_PAIR];
    solver_job *job; /* for the shortest way, while it is looked for; owned */
    double since;    /* ms: when that began */
    bool proved;     /* no way is shorter */
    double last;     /* ms: the time up to which the pair has played */
} better_way_state;

#endif
