#ifndef GAME_LEVELS_H
#define GAME_LEVELS_H

#include "os/paths.h"
#include "puzzle/level.h"

/* The level packs that can be played: those that come with the game and the player's own, each a
 * file <name>.txt in one of two folders. The caller's thread reads and writes the files. */

enum { GAME_LEVEL_NAME_SIZE = 2 * PUZZLE_LEVEL_ID_SIZE, GAME_FOLDER_PACKS_MAX = 100 };

typedef struct game_pack {
    char name[PUZZLE_LEVEL_ID_SIZE]; /* the file's, without ".txt" */
    char path[OS_PATH_SIZE];
    bool own;         /* from the player's folder */
    puzzle_pack pack; /* count 0 where the file is damaged; owned */
    sw_error problem; /* what is wrong with it: status SW_OK where nothing is */
} game_pack;

/* The problem is the player's folder's as a whole: it cannot be read, or has more packs than the
 * GAME_FOLDER_PACKS_MAX that are listed; status SW_OK where nothing is wrong. */
typedef struct game_levels {
    game_pack *packs; /* bundled ones in the order of play, then own ones by name; owned */
    int count;
    sw_error problem;
} game_levels;

/* `own` may be NULL or missing. A damaged pack is listed with its problem and leaves the rest
 * working; so does an own folder that cannot be read. Fails where the bundled folder cannot be read,
 * or memory runs out; *out is then untouched. */
sw_status game_levels_load(game_levels *out, const char *bundled, const char *own, sw_error *error);
void game_levels_deinit(game_levels *levels);

/* "pack/id": the level, borrowed, or NULL; *pack_at and *level_at (nullable) tell where it is. Of an
 * own and a bundled pack with one name the bundled one is meant; the own one is listed as a problem.
 */
const puzzle_level *game_levels_find(const game_levels *levels, const char *name, int *pack_at,
                                     int *level_at);

/* "pack/id"; size is at least GAME_LEVEL_NAME_SIZE. */
void game_levels_name(const game_pack *pack, const puzzle_level *level, char *out, size_t size);

/* What the file of the player's pack of that title is called: as it is called now, where there is such
 * a pack. Otherwise "My levels" becomes "my-levels", or "my-levels-2" where another file has that name,
 * and so on; letters of all scripts may stand in a name. */
sw_status game_levels_pack_name(const game_levels *levels, const char *own_folder,
                                const char *title, char out[PUZZLE_LEVEL_ID_SIZE], sw_error *error);

/* Adds a level to the player's pack of that file name, which is made with `pack_title` where it is
 * missing; the folder too. As a whole or not at all; what else the file holds stays as it is, but for the
 * version in its first line, which is the one that its levels need. The
 * level's id is made from its title and unique in the pack; level->id receives it, `path` (nullable)
 * the file's. SW_BAD_INPUT (also where the pack is damaged or full), SW_IO, SW_NO_MEMORY. */
sw_status game_levels_add(const char *own_folder, const char *pack_name, const char *pack_title,
                          puzzle_level *level, char *path, size_t path_size, sw_error *error);

/* Puts the level in the place of the one with its id, in a pack of the player's; or deletes that one, and
 * with the last one the pack's file. As a whole or not at all; what else the file holds stays as it is, the
 * version as above.
 * SW_BAD_INPUT (also where the pack is damaged), SW_NOT_FOUND, SW_IO, SW_NO_MEMORY. */
sw_status game_levels_replace(const game_pack *pack, const puzzle_level *level, sw_error *error);
sw_status game_levels_remove(const game_pack *pack, const char *id, sw_error *error);

/* Copies a pack's text, checked first, into the player's folder; never over another file. It keeps the
 * name of the file that the text is of, `path`, where that is free, otherwise a number is added; a pack that is
 * there already, byte by byte, is not copied again. `kept` (nullable) receives the copy's path. The error names
 * file and line. */
sw_status game_levels_import(const char *own_folder, const char *path, const char *text,
                             size_t length, char *kept, size_t kept_size, sw_error *error);

/* The same for a pack's text, from the clipboard; it is named after its title. */
sw_status game_levels_import_text(const char *own_folder, const char *text, char *kept,
                                  size_t kept_size, sw_error *error);

#endif
