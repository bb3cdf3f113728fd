#ifndef GAME_REPLAYS_KEPT_H
#define GAME_REPLAYS_KEPT_H

#include "game/replays.h"
#include "os/file.h"

/* The list of replays, kept between two looks at the folder: only what has changed since is read. A
 * zeroed one is empty. One thread at a time. */
typedef struct game_replay_file {
    game_replay_entry entry;
    os_file_stamp stamp;
} game_replay_file;

typedef struct game_replays_kept {
    game_replays list;       /* as it is shown */
    game_replay_file *files; /* the good ones, by name; owned */
    size_t count;
    os_file_stamp folder; /* as it was listed */
    size_t reads;         /* of files, in all */
} game_replays_kept;

/* As game_replays_list. Where the folder is as it was, nothing in it is looked at. */
sw_status game_replays_kept_update(game_replays_kept *kept, const char *folder, sw_error *error);
void game_replays_kept_deinit(game_replays_kept *kept);

#endif
