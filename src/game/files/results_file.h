#ifndef GAME_RESULTS_FILE_H
#define GAME_RESULTS_FILE_H

#include "game/results.h"
#include "os/append.h"
#include "os/paths.h"

/* The file of results. It only grows, by one line a result. */
typedef struct game_results_file {
    char folder[OS_PATH_SIZE];
    char path[OS_PATH_SIZE]; /* "" where nothing can be kept */
    bool anothers;           /* another instance writes it: here it is only read */
    os_append *end;          /* NULL until something was appended */
} game_results_file;

enum { GAME_RESULTS_FILE_MAX = 64 << 20 }; /* bytes */

/* SW_LIMIT where the folder's path is too long. */
sw_status game_results_file_init(game_results_file *out, const char *folder, sw_error *error);
void game_results_file_deinit(game_results_file *file);

/* As game_store_load_results. */
sw_status game_results_file_read(game_results_file *file, game_results *out, sw_error *error);

/* Lines of results, in one call of the system. A file that is something else is set aside first and a new one begun;
 * that is told as well (SW_BAD_INPUT). Nothing is appended to one that cannot be read now. */
sw_status game_results_file_append(game_results_file *file, const sw_text *lines, sw_error *error);

/* Begins the file anew; waits for the disk. */
sw_status game_results_file_wipe(game_results_file *file, uint64_t in_slots, sw_error *error);

#endif
