#ifndef GAME_RUN_FILE_H
#define GAME_RUN_FILE_H

#include "game/run.h"
#include "os/append.h"
#include "os/paths.h"

/* The file of the run in play, which only grows: one for each mode, of daily boards one for each day. */
typedef struct game_run_file {
    char folder[OS_PATH_SIZE]; /* "" where nothing can be kept */
    char path[OS_PATH_SIZE];   /* of the run in play; "": there is none, or it cannot be kept */
    os_append *journal;        /* at its end; NULL where there is none */
    uint32_t sum;              /* of all that stands in it */
} game_run_file;

/* SW_LIMIT where the folder's path is too long. */
sw_status game_run_file_init(game_run_file *out, const char *folder, sw_error *error);
void game_run_file_close(game_run_file *file); /* what is in it stays */

/* Whether a run of that mode (and day) was left. */
bool game_run_file_exists(const game_run_file *file, const game_challenge *challenge);

/* Which one it is. False where none was left, or it cannot be read: whoever goes on with it is told. */
bool game_run_file_peek(const game_run_file *file, game_challenge *challenge);

/* Reads that run, and goes on with its file. SW_NOT_FOUND where there is none; a damaged one is set aside
 * (SW_BAD_INPUT). */
sw_status game_run_file_read(game_run_file *file, const game_challenge *challenge, game_run *out,
                             sw_error *error);

/* Begins a file, in place of that of an earlier run of the mode. */
sw_status game_run_file_begin(game_run_file *file, const game_run *run, sw_error *error);

/* A command that was just applied. */
sw_status game_run_file_append(game_run_file *file, const game_run *run, game_run_command command,
                               sw_error *error);

/* The run is over: nothing of it is left. */
sw_status game_run_file_remove(game_run_file *file, sw_error *error);

#endif
