#ifndef GAME_RECORD_H
#define GAME_RECORD_H

#include "game/slots.h"

/* A game that is over, finished or abandoned, to be watched again: its way from the start to where it
 * ended, with the time of every step. docs/FORMATS.md has the grammar ("Replays"). */
typedef struct game_record {
    game_round round; /* owned; nothing can be redone */
    int64_t date;     /* when it ended: seconds since 1970 */
    char *more;       /* further boards that were played behind it, as text; NULL: none. Owned */
} game_record;

void game_record_deinit(game_record *record);

/* A copy of the game as it stands, what could be redone left out. False where memory ran out. */
bool game_record_take(game_record *out, const game_round *round, int64_t date);

void game_record_format(const game_record *record, sw_text *out);

/* As game_save_parse: everything is checked and replayed. */
sw_status game_record_parse(game_record *out, const char *text, size_t length, sw_error *error);

/* The board after so many milliseconds on the game's clock, and how many steps that are. */
size_t game_record_at(const game_record *record, double ms, puzzle_board *out);

#endif
