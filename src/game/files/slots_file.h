#ifndef GAME_SLOTS_FILE_H
#define GAME_SLOTS_FILE_H

#include "format/journal.h"
#include "format/slots_text.h"
#include "game/save.h"
#include "game/slots.h"
#include "os/append.h"
#include "os/paths.h"

/* The file of the games in the slots. What stands in it at any moment is whole:
 *
 *   games.save.tmp   is being written, and never read
 *   games.save.new   whole, but not yet safe from a power cut; newer than
 *   games.save       whole and safe
 *
 * Writing goes from the first name to the second, and commands are appended from then on;
 * settling goes to the third while they are, because an open file does not mind its name. */
typedef struct game_slots_file {
    char folder[OS_PATH_SIZE];
    char path[OS_PATH_SIZE]; /* "" where nothing can be kept */
    char newer[OS_PATH_SIZE];
    char temporary[OS_PATH_SIZE];
    bool unread;        /* what stands there could not be read: it is not written over */
    os_append *journal; /* at the end of the newest file; NULL until one was written */
    uint32_t sum;       /* of all that stands in it */
    int lines;          /* of the journal */
    uint64_t changes;   /* of the current session, as far as they stand in it */
} game_slots_file;

/* Bytes of the file: more than the games and the longest journal behind them. */
enum { GAME_SLOTS_FILE_MAX = GAME_SAVE_LIMIT + (GAME_JOURNAL_LINES + 1) * GAME_JOURNAL_LINE };

/* SW_LIMIT where the folder's path is too long. */
sw_status game_slots_file_init(game_slots_file *out, const char *folder, sw_error *error);
void game_slots_file_deinit(game_slots_file *file);

/* The newest games; none, where there is no file. A damaged file is set aside (SW_BAD_INPUT), and
 * the one before it is read. Where the newest cannot be read now (SW_IO, SW_NO_MEMORY), none is, and
 * nothing is written while it is there. *unsettled: what was read has not its last name yet. */
sw_status game_slots_file_read(game_slots_file *file, game_slots *out, bool *unsettled,
                               sw_error *error);

/* Writes both games whole, which then have to be settled; makes the folder where it is missing. No
 * disk is waited for. */
sw_status game_slots_file_write(game_slots_file *file, const game_slots *slots, sw_error *error);

/* Appends a command that was just applied to the current game. False where the games have to be
 * written whole: there is no journal yet, somebody removed or replaced its file, it is long enough or
 * refuses to grow, or the session has changed by more than this command. */
bool game_slots_file_append(game_slots_file *file, const game_slots *slots, game_command command);

#endif
