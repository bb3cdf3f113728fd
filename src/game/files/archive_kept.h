#ifndef GAME_ARCHIVE_KEPT_H
#define GAME_ARCHIVE_KEPT_H

#include "game/archive.h"
#include "os/file.h"

/* The list of replays, kept between two looks at the folder: only what has changed since is read. A
 * zeroed one is empty. One thread at a time. */
typedef struct game_archive_file {
    game_archive_entry entry;
    os_file_stamp stamp;
} game_archive_file;

typedef struct game_archive_kept {
    game_archive list;        /* as it is shown */
    game_archive_file *files; /* the good ones, by name; owned */
    size_t count;
    os_file_stamp folder; /* as it was listed */
    size_t reads;         /* of files, in all */
} game_archive_kept;

/* As game_archive_list. Where the folder is as it was, nothing in it is looked at. */
sw_status game_archive_kept_update(game_archive_kept *kept, const char *folder, sw_error *error);
void game_archive_kept_deinit(game_archive_kept *kept);

#endif
