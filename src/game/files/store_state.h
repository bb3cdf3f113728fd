#ifndef GAME_STORE_STATE_H
#define GAME_STORE_STATE_H

#include "files/replays_kept.h"
#include "files/results_file.h"
#include "files/run_file.h"
#include "files/slots_file.h"
#include "game/kept/file_kinds.h"
#include "game/store.h"
#include "os/lock.h"
#include "os/thread.h"

enum { GAME_KEPT_TEXT_MAX = 1 << 18 };

/* A text that is replaced as a whole. */
typedef struct game_kept_text {
    const char *name;        /* of the file */
    char path[OS_PATH_SIZE]; /* of the file; "" where nothing can be kept */
    char *waiting;           /* to be written; owned, or NULL */
    size_t waiting_size;
    bool failing; /* and that was noted */
    bool unread;  /* what stands there could not be read: it is not written over */
    char *text;   /* as it was read or saved last; owned, or NULL; the caller's thread only */
    size_t size;
} game_kept_text;

/* The caller's thread writes games, results and replays, which goes no further than the system's
 * memory. The store's own thread waits for the disk: it replaces settings and controls, settles the games and
 * syncs the rest. It sleeps on `changed`. What both touch is guarded by `lock`; paths change only
 * while the thread is idle, or under the lock where the thread works on a copy. */
struct game_store {
    os_mutex lock;
    os_condition changed;
    os_thread thread;
    bool busy; /* the thread works, without the lock */
    bool stop;
    bool has_problem;
    sw_error problem;

    game_kept_text settings, controls;

    game_slots_file games; /* the caller's thread only, but for the paths */
    unsigned written;      /* how often the games were written whole */
    bool unsettled;        /* what was written has not its last name yet */
    bool unwritten;     /* the newest games could not be written: to settle older ones is no cure */
    bool games_failing; /* to write them failed, and that was noted */
    os_lock *owner;     /* of the state folder */
    bool second;

    game_run_file run;               /* the caller's thread only */
    char run_unsynced[OS_PATH_SIZE]; /* one that was begun, until the disk has it; "" */
    bool run_failing;                /* to write it failed, and that was noted */

    game_results_file results;           /* the caller's thread only */
    char sitting[GAME_SITTING_NAME];     /* that new ones are won in; the caller's thread only */
    char results_unsynced[OS_PATH_SIZE]; /* the file, until the disk has what was appended; "" */
    bool results_failing;                /* and that was noted */
    char replays[OS_PATH_SIZE];          /* the folder; "" where nothing can be kept */
    game_replays_kept listed;            /* what lies there; the caller's thread only */
    char replay_unsynced[OS_PATH_SIZE];  /* the newest replay, until the disk has it; "" */
    bool replays_failing;                /* and that was noted */
};

/* What goes wrong again and again is told once. `name` is of the file; NULL where the message has it
 * already. With the lock held. */
void game_store_note(game_store *store, bool *failing, const char *name, sw_status status,
                     const sw_error *error);

sw_status game_store_make_folder(const char *folder, sw_error *error); /* it may be NULL */

/* What store_text.c does: at the beginning and the end, and on the store's thread with the lock held.
 * False where there is nothing to be written. */
void game_store_open_text(game_store *store, game_kept_text *kept, const char *folder,
                          game_file file);
void game_kept_text_deinit(game_kept_text *kept);
bool game_store_write_text(game_store *store, game_kept_text *kept);

/* On the caller's thread. kept->text is NULL where there is no file. */
sw_status game_store_load_text(game_store *store, game_kept_text *kept, sw_error *error);
bool game_store_may_save_text(game_kept_text *kept);
void game_store_save_text(game_store *store, game_kept_text *kept,
                          sw_text *text); /* takes it over */

/* What store_played.c does for the rest of the store: at the beginning, and on the store's thread
 * with the lock held, where game_store_pause and _resume let go of it meanwhile. */
void game_store_open_played(game_store *store, const char *folder);

/* The result of a solved round, won in the present sitting. */
game_result game_store_result_of(const game_store *store, const game_round *round, int64_t date);

/* Lines for the file of results. False where they are not in it. */
bool game_store_keep_lines(game_store *store, const sw_text *lines);

/* What store_runs.c does at the beginning; the folder may be NULL. */
void game_store_open_runs(game_store *store, const char *folder);

bool game_store_sync_played(game_store *store); /* false where there is nothing to be done */
void game_store_pause(game_store *store);
void game_store_resume(game_store *store);

#endif
