#ifndef GAME_SITTING_H
#define GAME_SITTING_H

/* A sitting is what the player calls a session: a series of games, to which he may have given a name. (A
 * game_session is a single game.) */

enum { GAME_SITTING_NAME = 48 }; /* bytes, with the NUL; "" is no name */

/* The name that is meant by what was typed: without the blanks at either end, and as much as has room. */
void game_sitting_name(const char *typed, char out[GAME_SITTING_NAME]);

#endif
