#ifndef CLIENT_GIVEN_H
#define CLIENT_GIVEN_H

#include "base/status.h"
#include "game/record.h"
#include "os/paths.h"

#include <stdbool.h>
#include <stddef.h>

/* A file that the game is given to open. */
typedef enum client_given {
    CLIENT_GIVEN_PICTURE,
    CLIENT_GIVEN_REPLAY,
    CLIENT_GIVEN_PACK,
    CLIENT_GIVEN_BACKUP
} client_given;

/* What came of reading it. Of a picture and of a backup nothing is read but the first bytes: whether it is one is
 * known only once it is decoded, or looked into (backup.h). */
typedef struct client_given_file {
    char path[OS_PATH_SIZE];
    client_given
        kind; /* by its ending or by how it begins, and a picture where it is nothing else */
    sw_status status;
    sw_error error;
    game_record record; /* of a replay, where the status is SW_OK; owned */
    char *text;         /* of a pack, likewise */
    size_t size;
} client_given_file;

/* Reads it once, on the caller's thread; a whole pack or replay at most. The result is the caller's to deinit,
 * whatever its status. */
void client_given_open(client_given_file *out, const char *path);
void client_given_deinit(client_given_file *file);

/* What a file is that a command line names, and whether it can be opened. */
sw_status client_given_read(client_given *out, const char *path, sw_error *error);

/* ---- Beside the window (given_job.c) ---- */

/* A file that is being read on a thread of its own: a slow drive, or a large file, stops nobody. */
typedef struct client_given_job client_given_job;

/* `wake` is called on that thread once the file is read, unless the job was dropped. */
sw_status client_given_start(client_given_job **out, const char *path, void (*wake)(void *),
                             void *data, sw_error *error);

/* True once the file is read: moves the result out. */
bool client_given_take(client_given_job *job, client_given_file *out);

void client_given_drop(client_given_job *job); /* NULL is safe; it need not be done */

#endif
