#ifndef GAME_BACKUP_KINDS_H
#define GAME_BACKUP_KINDS_H

#include "game/kept/backup.h"

/* What may be in a backup, and what must be true of each content. */

/* The entry that every backup begins with: its title, version and date. */
#define GAME_BACKUP_HEAD "slidewise-backup.txt"
enum { GAME_BACKUP_HEAD_MAX = 128, GAME_BACKUP_NAME_MAX = GAME_FILE_NAME_MAX };

void game_backup_head_format(int64_t date, char out[GAME_BACKUP_HEAD_MAX]);
sw_status game_backup_head_parse(int64_t *date, const char *text, size_t size, sw_error *error);

/* An entry's name: "results.txt", "replays/x.replay". `name` is the file's, NULL of a kind that is one file. */
void game_backup_entry_name(game_file file, const char *name, char out[GAME_BACKUP_NAME_MAX + 1]);

/* Which kind it is of; *name becomes the file's name, a part of `entry` (of a kind that is one file: all of it). False
 * where it is none that a backup may hold. */
bool game_backup_entry_of(const char *entry, game_file *file, const char **name);

/* How many entries a backup has at most. */
size_t game_backup_entries_max(void);

/* Makes of a file's content what belongs into a backup: without what is damaged where the rest is good, and without what
 * is true here alone. *data is on the heap and may be replaced; a size of 0 says that nothing is left. */
sw_status game_backup_settle(game_file file, char **data, size_t *size, sw_error *error);

/* Whether a content is what its name says, by the reader that the game has for such files. */
sw_status game_backup_check(game_file file, const char *name, const char *data, size_t size,
                            const game_backup_home *home, sw_error *error);

#endif
