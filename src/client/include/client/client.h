#ifndef CLIENT_CLIENT_H
#define CLIENT_CLIENT_H

#include "client/message.h"
#include "game/analysis.h"
#include "game/difficulty.h"
#include "game/ghost.h"
#include "game/hint.h"
#include "game/lab.h"
#include "game/levels.h"
#include "game/record.h"
#include "game/results.h"
#include "game/run.h"
#include "game/settings.h"
#include "game/slots.h"
#include "game/store.h"
#include "os/desktop.h"
#include "solver/job.h"

/* What any front end does with games, without drawing: the game in play and all that goes with it. One
 * thread may call, the front end's; nothing here waits for a search or for the disk, but opening and
 * closing. */

/* What a client asks of its front end, on the thread that called; but `wake` comes from any thread. */
typedef struct client_host {
    void *data;
    void (*say)(void *data, const client_message *message); /* puts it into words */
    /* A game begins, or comes back: its picture is made ready. The look may be changed where the
     * picture cannot be shown, and of a game that begins also where numbers are needed over it. */
    void (*dress)(void *data, game_round *round, bool begins);
    void (*wake)(void *data); /* a search found something: poll soon */
} client_host;

/* A board that is wished for (kinds.h). */
typedef struct client_wish {
    puzzle_board goal;
    game_board_kind kind; /* GAME_BOARD_EASY, GAME_BOARD_UNIFORM or GAME_BOARD_HARD */
    game_look look;
    uint64_t seed; /* another one gives another board; client_new_seed */
    int path_step; /* of the welcome path, from 1; 0: not on it */
    bool leave;    /* the game before it is left (client_leave), and not put aside */
} client_wish;

/* Front ends read all members. They change the settings (and say so: client_settings_changed), the
 * look of the current game, the lab's boards and the ghost; the rest is the client's to change. */
typedef struct client {
    client_host host;
    game_settings settings;
    bool newcomer;     /* none of the player's folders was there at the start */
    bool settings_new; /* none were there at the start: the desktop's may be taken over */
    game_slots slots;  /* its current game changes by client_commands only */
    bool in_run;       /* a challenge is in play, and not the current game of the slots */
    game_run run;      /* while that is so */
    bool run_ended;    /* the player has just ended it and may take that back: it is not kept yet */
    solver_job *run_par; /* proves the par of its board; owned, NULL: nothing does */
    bool has_left;
    game_round left; /* left last for another one, while it may come back; owned */
    game_store *store;
    solver *solver;
    bool has_values;        /* the solver was told where learned values are; */
    puzzle_size values_for; /* the last size that they were checked for */
    game_hint *hint;
    game_analysis *analyses[PUZZLE_METRICS]; /* of the game in play, or of the one under review */
    game_ghost ghost;   /* that the current game is raced against; kind GAME_GHOST_NONE: none */
    game_lab lab;       /* its boards are there once the lab was opened */
    game_levels levels; /* once they were asked for, as are the results (records.h) */
    game_results results;
    bool has_levels, has_results;
    game_results sitting; /* of this session (sitting.h); owned */
    game_hard *sought;    /* a hard board that is being looked for, and then begins; or NULL */
    client_wish wish;     /* what it is looked for for */
    char level[GAME_LEVEL_NAME_SIZE]; /* where the player stands among the levels; "" at first */
} client;

/* Default settings, and no game. It is then to be deinited, however far it was opened. */
void client_init(client *client, const client_host *host);
void client_deinit(client *client);

/* Opens the player's files and loads settings and games. A damaged file is no failure: it is set aside,
 * and the player is told. */
sw_status client_open_files(client *client, sw_error *error);

/* The same in folders of the caller's choice; each may be NULL. */
sw_status client_open_folders(client *client, const char *config, const char *state,
                              const char *data, sw_error *error);

/* Starts the solver, the hint and the analyses. `assets` is the folder that came with the game; where its
 * learned values are missing, solutions are longer and no more. */
sw_status client_start_thinking(client *client, const char *assets, sw_error *error);

/* To be called after a setting was changed: it is saved, and takes effect. */
void client_settings_changed(client *client);

/* What hints, moves left and the review of a game count: slides in a level whose par does, and otherwise
 * what the player chose. */
puzzle_metric client_metric(const client *client, const game_round *round);

/* Nothing is thought about any more; what is known stays. */
void client_pause_analyses(client *client);

/* Takes over what the desktop prefers, where the player has not chosen otherwise meanwhile. */
void client_follow_desktop(client *client, const os_desktop_wishes *wishes);

/* Says it once where the learned values for that size cannot be used. */
void client_check_values(client *client, puzzle_size size);

/* For the layer itself and for front ends that have the same to say. */
void client_say(client *client, client_message_id id);
void client_say_facts(client *client, client_message_id id, const char *name,
                      const sw_error *error);

#endif
