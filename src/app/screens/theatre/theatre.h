#ifndef APP_SCREENS_THEATRE_H
#define APP_SCREENS_THEATRE_H

#include "client/replays.h"
#include "os/paths.h"
#include "program/app.h"

/* The list of games that were kept: theatre_parts.c is what is seen, theatre.c acts and reads games. */

typedef enum theatre_id {
    THEATRE_LIST = APP_ID_OWN,
    THEATRE_OPEN,
    THEATRE_IMPORT,
    THEATRE_WATCH,
    THEATRE_REVIEW,
    THEATRE_RACE,
    THEATRE_EXPORT,
    THEATRE_COPY,
    THEATRE_DELETE,
    THEATRE_DELETE_FOR_GOOD,
    THEATRE_KEEP_IT,
    THEATRE_BOARD, /* of the chosen game */
} theatre_id;

/* A game that was read because its row was in view. */
typedef struct theatre_item {
    char name[GAME_REPLAY_NAME]; /* "": the place is free */
    bool readable;
    game_record record; /* owned, if it is readable */
    unsigned used;      /* when it was asked for last */
} theatre_item;

/* More than there are rows in view, on any screen. */
enum { THEATRE_CACHED = 64 };

typedef struct theatre_state {
    app_page page; /* its first grid is the list of games */
    char folder[OS_PATH_SIZE];
    game_replays replays; /* owned */
    theatre_item *cache;  /* THEATRE_CACHED of them; owned. NULL where memory ran out */
    unsigned uses;
    size_t told; /* damaged files that were told about */
    bool asking; /* whether to delete the chosen one */
} theatre_state;

/* Lists the folder anew; what was chosen stays so, as far as it is still there. */
void app_theatre_reload(app *app, theatre_state *self);

/* Returns the chosen row; -1 where none is. */
int app_theatre_row(const theatre_state *self);

/* Returns the game of the chosen row, borrowed; NULL where none is. */
const game_replay_entry *app_theatre_chosen(const theatre_state *self);

/* The row's game if it was read already; NULL otherwise. Borrowed until a row is fetched again. */
const game_record *app_theatre_find(const theatre_state *self, int row);

void app_theatre_parts(app_parts *p);

#endif
