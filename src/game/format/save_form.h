#ifndef GAME_SAVE_FORM_H
#define GAME_SAVE_FORM_H

#include "base/reader.h"
#include "game/save.h"

/* What the writer and the reader of a save share. */

/* Whatever file holds a game: how it begins. The lines behind are the same in all of them. */
typedef struct game_save_form {
    const char *title;
    bool is_over; /* lines say when the game ended and whether it was solved; nothing to redo */
} game_save_form;

extern const game_save_form game_save_present, game_record_form; /* of saves, and of replays */

enum { GAME_SAVE_PAR_PROOFS = 3 };
extern const char *const game_save_par_proofs[GAME_SAVE_PAR_PROOFS]; /* by puzzle_par_proof */

extern const char game_save_marks[]; /* by game_by: what follows a step; ' ' for nothing */

/* What a file of a game that is over says besides. */
typedef struct game_save_end {
    int64_t date; /* seconds since 1970 */
    char *more;   /* the lines of further boards, from "board 2" on; NULL: there are none. Owned */
} game_save_end;

/* Writes a game in that form; `end` is NULL of one that is not over. */
void game_save_write(const game_round *round, const game_save_form *form, const game_save_end *end,
                     sw_text *out);

/* The lines of a board behind the first: of a round without steps to be redone. */
void game_save_add_board(const game_round *round, int number, sw_text *out);

/* Reads one of that form. As game_save_parse. `end` is NULL of a form that is not over. */
sw_status game_save_read(game_round *out, const game_save_form *form, game_save_end *end,
                         const char *text, size_t length, sw_error *error);

typedef struct game_save_counts {
    int64_t moves, slides, undos, hints[GAME_HINT_STEPS], autos, time_ms, steps;
} game_save_counts;

/* What stands before a history. The session's own counts and history are not filled. */
typedef struct game_save_head {
    int64_t date;     /* of a game that is over, as is */
    bool solved;      /* this */
    bool several;     /* further boards may follow */
    game_round round; /* owns nothing */
    game_save_counts counts;
} game_save_head;

/* Reads no further than that, so that the text may be cut off behind; neither the checksum nor the
 * history is checked. Of several boards the first is read. */
enum { GAME_SAVE_HEAD_LIMIT = 16 << 10 }; /* no head is longer */
sw_status game_save_peek(game_save_head *out, const game_save_form *form, const char *text,
                         size_t length, sw_error *error);

/* A name of what a later version adds: a small letter, more of them, digits and dashes; then
 * a blank. */
bool game_save_is_later(sw_scan line);

/* Keeps such a line, as it is, behind those in `later`, which holds GAME_LATER_SIZE bytes. False where
 * there is no room. */
bool game_save_keep_later(sw_scan line, char *later);

/* Sixteen hexadecimal digits, in lower case. */
bool game_save_take_id(sw_scan *line, uint64_t *out);

#endif
