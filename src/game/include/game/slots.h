#ifndef GAME_SLOTS_H
#define GAME_SLOTS_H

#include "game/look.h"
#include "game/origin.h"
#include "game/session.h"

/* The two slots for games that are begun: the current one is being played, the parked one was left
 * unfinished when that began. */

/* Lines that a later version wrote into a file, kept as they are: each with its end, one string. */
enum { GAME_LATER_SIZE = 1024 };

enum { GAME_CHALLENGE_TEXT = 64 };

typedef struct game_round {
    uint64_t id; /* drawn when the game began: its name among results and replays; 0: none */
    game_session session; /* owned */
    game_look look;
    game_origin origin;
    char challenge[GAME_CHALLENGE_TEXT]; /* that it is a board of, as its text has it; or "" */
    char later[GAME_LATER_SIZE];         /* of its save */
} game_round;

void game_round_deinit(game_round *round);

typedef struct game_slots {
    bool has_current;
    game_round current;
    bool has_parked;
    game_round parked;
    char later[GAME_LATER_SIZE]; /* of the file of both, behind them */
} game_slots;

void game_slots_deinit(game_slots *slots);

/* Takes over *round (which is zeroed). A current game that is unfinished is put aside and replaces
 * one that was put aside earlier; a current one that is finished or untouched is dropped. */
void game_slots_begin(game_slots *slots, game_round *round);

/* The current game goes, and none is in its place. */
void game_slots_drop(game_slots *slots);

/* Takes the current game out of the slots: *out is then the caller's. False where there is none. */
bool game_slots_take(game_slots *slots, game_round *out);

/* The game that game_slots_begin would give up though it is unfinished: the one that was put aside
 * earlier. NULL where none is lost; borrowed. */
const game_round *game_slots_about_to_lose(const game_slots *slots);

/* Brings the kept game back; the current one is kept in its place if it is unfinished, dropped if
 * it is not. False where none is kept. */
bool game_slots_bring_back(game_slots *slots);

#endif
