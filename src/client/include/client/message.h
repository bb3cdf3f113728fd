#ifndef CLIENT_MESSAGE_H
#define CLIENT_MESSAGE_H

#include "base/status.h"

/* What a client has to say to the player: a code and its facts. The front end puts it into words. */
typedef enum client_message_id {
    CLIENT_SAYS_PROBLEM,         /* `error`, of the file `name` if there is one */
    CLIENT_SAYS_NO_MEMORY,       /* something could not be done for want of memory */
    CLIENT_SAYS_SECOND,          /* another Slidewise is running: this one saves nothing */
    CLIENT_SAYS_SEEKING,         /* a hard board is being looked for, and begins once it is found */
    CLIENT_SAYS_SOUGHT,          /* it was found, and begins now */
    CLIENT_SAYS_SEEKING_STOPPED, /* it does not begin any more: the player does something else */
    CLIENT_SAYS_GAME_PARKED,     /* a new game began, and the unfinished one is kept */
    CLIENT_SAYS_GAME_LEFT,       /* it is among the replays now, as it stands, and may come back */
    CLIENT_SAYS_GAME_LEFT_UNKEPT, /* the same, but no replay is kept */
    CLIENT_SAYS_NO_LEVEL,         /* there is no level of that name */
    CLIENT_SAYS_NO_VALUES,        /* `error`: why the learned values cannot be used */
    CLIENT_SAYS_NO_ID,            /* the pasted text holds no ID */
    CLIENT_SAYS_START_PASTED,     /* the pasted board is the start now */
    CLIENT_SAYS_GOAL_PASTED,      /* the pasted board is the goal now */
    CLIENT_SAYS_BOARD_BAD,        /* `error`: why the pasted text is no board */
    CLIENT_SAYS_REPLAY_BAD,       /* `error`, of the file `name` if there is one */
    CLIENT_SAYS_REPLAY_NONE,      /* nothing was pasted */
    CLIENT_SAYS_REPLAY_THERE,     /* the replay was imported before */
    CLIENT_SAYS_REPLAY_IMPORTED,
    CLIENT_SAYS_REPLAY_NOT_KEPT,
    CLIENT_SAYS_REPLAYS_OFF, /* the settings keep no replays */
    CLIENT_SAYS_EXPORTED,    /* `name`: the new file's path */
    CLIENT_SAYS_NOT_EXPORTED /* `error` */
} client_message_id;

/* Both facts are borrowed, for the call only, and NULL where the code names none. */
typedef struct client_message {
    client_message_id id;
    const char *name;
    const sw_error *error;
} client_message;

#endif
