#ifndef GAME_RUN_FILE_H
#define GAME_RUN_FILE_H

#include "base/text.h"
#include "game/run.h"
#include "os/append.h"
#include "os/paths.h"

/* The file of the run in play: one for each mode, of daily boards one for each day. It is made only where no file
 * is, and then only grows. All that stands in it, or should, is kept in memory as well, so that what could not be
 * written is written with a later command. */
typedef struct game_run_file {
    char folder[OS_PATH_SIZE]; /* "" where nothing can be kept */
    char path[OS_PATH_SIZE];   /* of the run in `text`; "": there is none, or it cannot be kept */
    sw_text text;              /* the whole file as it should be; owned */
    uint32_t sum;              /* of the text */
    size_t written;            /* bytes of the text that the file has */
    bool torn;                 /* bytes of something else may stand behind those */
    bool ours; /* the file at `path` is this run's: it may be replaced and removed */
    char made
        [OS_PATH_SIZE]; /* the last file that was made, until the store takes it to sync it; "" */
    os_append *journal; /* at the file's end; NULL: the file has to be made or replaced */
} game_run_file;

/* What the file of a run of that mode (and day) is called. */
enum { GAME_RUN_FILE_NAME = 64 };
void game_run_file_name(const game_challenge *challenge, char out[GAME_RUN_FILE_NAME]);

/* The folder may be NULL: nothing can be kept. SW_LIMIT where its path is too long. */
sw_status game_run_file_init(game_run_file *out, const char *folder, sw_error *error);
void game_run_file_deinit(game_run_file *file); /* what is in the file stays */

/* Whether a run of that mode (and day) was left. */
bool game_run_file_exists(const game_run_file *file, const game_challenge *challenge);

/* Which one it is. False where none was left, or it cannot be read: whoever goes on with it is told. */
bool game_run_file_peek(const game_run_file *file, game_challenge *challenge);

/* Reads that run, and goes on with its file, where nothing changes before the next command. SW_NOT_FOUND where
 * there is none; a damaged one is quarantined (SW_BAD_INPUT). One that the system does not read now (SW_IO,
 * SW_NO_MEMORY) is left as it is. */
sw_status game_run_file_read(game_run_file *file, const game_challenge *challenge, game_run *out,
                             sw_error *error);

/* Begins a file. Where it cannot be made, or another one has its name, the run goes on in memory. */
sw_status game_run_file_begin(game_run_file *file, const game_run *run, sw_error *error);

/* Makes room for one command more. False where memory ran out: the command must not be applied. */
bool game_run_file_reserve(game_run_file *file);

/* Writes a command that was just applied, and all before it that could not be written. */
sw_status game_run_file_append(game_run_file *file, const game_run *run, game_run_command command,
                               sw_error *error);

/* The run is not played for now. One that could not be written stays in memory until another one is begun or
 * read. */
sw_status game_run_file_leave(game_run_file *file, sw_error *error);

/* The run is over: nothing of it is left. The file of another run stays. */
sw_status game_run_file_remove(game_run_file *file, sw_error *error);

#endif
