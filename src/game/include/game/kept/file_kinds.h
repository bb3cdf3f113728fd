#ifndef GAME_FILE_KINDS_H
#define GAME_FILE_KINDS_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

/* The one list of what the game keeps for a player: which files and folders there are, in which of the player's folders
 * they lie, and how large and how many they may be. */

typedef enum game_home { GAME_HOME_CONFIG, GAME_HOME_STATE, GAME_HOME_DATA } game_home;
enum { GAME_HOMES = GAME_HOME_DATA + 1 };

typedef enum game_file {
    GAME_FILE_SETTINGS,
    GAME_FILE_CONTROLS,
    GAME_FILE_GAMES, /* in the slots */
    GAME_FILE_RUNS,
    GAME_FILE_RESULTS,
    GAME_FILE_REPLAYS,
    GAME_FILE_PACKS,
    GAME_FILE_PICTURES
} game_file;
enum { GAME_FILES = GAME_FILE_PICTURES + 1 };

enum { GAME_FILE_ENDINGS = 2, GAME_FILE_NAME_MAX = 255 };

typedef struct game_file_kind {
    game_home home;
    const char *name;                       /* of the one file, or of the folder */
    const char *endings[GAME_FILE_ENDINGS]; /* of the files in the folder; none: it is one file */
    size_t name_max;                        /* bytes in the name of such a file */
    size_t size_max;                        /* bytes of a file */
    size_t count_max;                       /* files of the kind in a backup */
} game_file_kind;

extern const game_file_kind game_file_kinds[GAME_FILES];

/* Whether it is a folder of files. */
static inline bool game_file_is_folder(game_file file)
{
    return game_file_kinds[file].endings[0] != NULL;
}

/* The path of the file or folder in its home. SW_LIMIT where it does not fit. */
sw_status game_file_path(char *out, size_t size, game_file file, const char *home, sw_error *error);

/* Whether the name is of a file in the kind's folder: it has a known ending, and is not hidden. */
bool game_file_is_one(game_file file, const char *name);

/* Whether such a file may be called that: plain text, and not too long. */
bool game_file_may_be_called(game_file file, const char *name);

/* The name with a number: for 1 itself, then "name-2.txt" and so on, cut where it would be too long. */
void game_file_number(game_file file, const char *name, int number,
                      char out[GAME_FILE_NAME_MAX + 1]);

/* Whether a file of the player's of that name would not be used: a pack that comes with the game has it. */
bool game_file_is_reserved(game_file file, const char *name);

#endif
