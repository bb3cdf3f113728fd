#ifndef GAME_DESK_H
#define GAME_DESK_H

#include "game/look.h"
#include "game/origin.h"
#include "game/session.h"

/* The games on the player's desk: the one being played, and one that was put aside unfinished when
 * a new one began. */

typedef struct game_round {
    uint64_t id; /* drawn when the game began: its name among results and replays; 0: none */
    game_session session; /* owned */
    game_look look;
    game_origin origin;
} game_round;

void game_round_deinit(game_round *round);

typedef struct game_desk {
    bool has_current;
    game_round current;
    bool has_kept;
    game_round kept;
} game_desk;

void game_desk_deinit(game_desk *desk);

/* Takes over *round (which is zeroed). A current game that is unfinished is put aside and replaces
 * one that was put aside earlier; a current one that is finished or untouched is dropped. */
void game_desk_begin(game_desk *desk, game_round *round);

/* The game that game_desk_begin would give up though it is unfinished: the one that was put aside
 * earlier. NULL where none is lost; borrowed. */
const game_round *game_desk_about_to_lose(const game_desk *desk);

/* Brings the kept game back; the current one is kept in its place if it is unfinished, dropped if
 * it is not. False where none is kept. */
bool game_desk_bring_back(game_desk *desk);

#endif
