#ifndef GAME_BACKUP_H
#define GAME_BACKUP_H

#include "game/challenge.h"
#include "game/kept/file_kinds.h"
#include "game/results.h"
#include "game/slots.h"

/* Everything that is kept for a player in one file, to be brought back here or elsewhere. docs/FORMATS.md has its form
 * ("Backups"). Nothing that is here is ever replaced: what is new is added. These functions read and write files for as
 * long as it takes, on a thread of the caller's choice. */

/* Whether a front end's own file is good: SW_BAD_INPUT with the reason where it is not. Any thread. */
typedef sw_status game_backup_reader(const char *data, size_t size, sw_error *error);

/* Where the player's files lie, and what is known of them by their owner alone. Borrowed. */
typedef struct game_backup_home {
    const char *folders[GAME_HOMES];        /* NULL: there is none */
    const game_challenge *run;              /* the run in play; NULL: none is */
    bool has_game;                          /* a game is in play or put aside */
    game_backup_reader *controls, *picture; /* what the front end alone can read */
} game_backup_home;

/* Follows the work: go_on is called before each file, with how many of `total` are done, on the thread that works. It
 * returns false to stop, and the call then fails with SW_CANCELLED. A NULL watch lets it run to its end. */
typedef struct game_backup_watch {
    bool (*go_on)(void *data, size_t done, size_t total);
    void *data;
} game_backup_watch;

/* How many there are of a kind of file, and how many of them are new here. Results are counted one by one,
 * challenges among them; games too. */
typedef struct game_backup_part {
    size_t count, fresh;
} game_backup_part;

/* What a backup holds. */
typedef struct game_backup {
    int64_t date; /* when it was written: seconds since 1970 */
    game_backup_part parts[GAME_FILES];
    size_t replays;            /* of names that the game gave, once the new ones are here */
    size_t too_many;           /* new replays beyond GAME_REPLAYS_MAX, which are not brought */
    game_results results;      /* those that are new; owned */
    game_slots slots;          /* if games come back; owned */
    char *settings, *controls; /* their text; NULL: there is none. Owned */
} game_backup;

void game_backup_deinit(game_backup *backup);

/* What was not written, as it cannot be read: damaged, too large, or of a name that cannot be kept. */
typedef struct game_backup_left_out {
    size_t count;
    sw_error first; /* the file, and what is wrong with it */
} game_backup_left_out;

/* Writes all that is kept to the file, which takes its place as a whole; `date` is now. Of *out only the date and
 * the counts are filled in. SW_IO, SW_LIMIT, SW_NO_MEMORY, SW_CANCELLED: then nothing is written. */
sw_status game_backup_write(const char *path, const game_backup_home *home, int64_t date,
                            const game_backup_watch *watch, game_backup *out,
                            game_backup_left_out *left_out, sw_error *error);

/* Reads all of a backup, and compares it with what is here. Any file that is not exactly as it should be is refused as a
 * whole (SW_BAD_INPUT): the error names the entry and what is wrong. *out is the caller's to deinit where this is
 * SW_OK. */
sw_status game_backup_look(game_backup *out, const char *path, const game_backup_home *home,
                           const game_backup_watch *watch, sw_error *error);

/* Brings the files that are new: runs, replays, packs and pictures, each whole and none over another; one of a name that
 * is taken gets a number. *brought (of GAME_FILES) becomes how many came of each kind, also where this fails or is
 * stopped: those stay, and the rest comes when it is called again. What is held in *backup itself is for its owner to
 * take: results, games, settings and controls. */
sw_status game_backup_bring(const game_backup *backup, const char *path,
                            const game_backup_home *home, const game_backup_watch *watch,
                            size_t brought[GAME_FILES], sw_error *error);

#endif
