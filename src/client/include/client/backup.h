#ifndef CLIENT_BACKUP_H
#define CLIENT_BACKUP_H

#include "client/client.h"
#include "game/kept/backup.h"
#include "os/paths.h"
#include "os/thread.h"

/* Everything of a player's in one file, and back: on a thread of its own, while the window goes on. */

typedef enum client_backup_stage {
    CLIENT_BACKUP_WRITING,
    CLIENT_BACKUP_WRITTEN,
    CLIENT_BACKUP_LOOKING,
    CLIENT_BACKUP_LOOKED, /* it can be brought back */
    CLIENT_BACKUP_BRINGING,
    CLIENT_BACKUP_BROUGHT,
    CLIENT_BACKUP_FAILED, /* `error`: SW_CANCELLED where it was stopped */
} client_backup_stage;

/* Front ends read what stands above the line, between two calls of client_backup_poll. */
typedef struct client_backup {
    client_backup_stage stage;
    size_t done, total;            /* files, while it works */
    char path[OS_PATH_SIZE];       /* of the backup */
    game_backup holds;             /* once it is written or looked into; owned */
    game_backup_left_out left_out; /* once it is written */
    size_t brought[GAME_FILES];    /* as far as it was brought; of results and games, too */
    int replays;                   /* so many may be kept from now on; 0: as before */
    sw_error error;                /* where it failed */
    /* ---- */
    char folders[GAME_HOMES][OS_PATH_SIZE];
    game_challenge run;
    game_backup_home home;
    game_store *store;
    client_host host;
    bool settings; /* they are replaced, too */
    os_thread thread;
    bool runs;      /* the thread does, or has to be joined */
    os_mutex mutex; /* of what follows */
    size_t shared_done, shared_total;
    bool finished, cancelled;
    sw_status status;
} client_backup;

/* Begins to write a new file into the player's documents. The readers (game/kept/backup.h) are called on the job's
 * thread. */
sw_status client_backup_write(client_backup **out, client *client, game_backup_reader *controls,
                              game_backup_reader *picture, sw_error *error);

/* Begins to look into a file. SW_IO where another Slidewise keeps the player's files. */
sw_status client_backup_look(client_backup **out, client *client, const char *path,
                             game_backup_reader *controls, game_backup_reader *picture,
                             sw_error *error);

/* Brings back what is new in it, once it was looked into; the settings are replaced where that is wanted. Key bindings
 * are the front end's to take from `holds`. */
void client_backup_bring(client_backup *backup, bool settings);

/* Takes what has come of it so far, and what was brought into the client. */
void client_backup_poll(client_backup *backup, client *client);

/* Ends what is under way, soon. */
void client_backup_cancel(client_backup *backup);

/* The same, and waits until it has ended. NULL is safe. */
void client_backup_drop(client_backup *backup);

#endif
