#ifndef GAME_SAVE_READER_H
#define GAME_SAVE_READER_H

#include "format/save_words.h"

/* A save being read, line by line. */
typedef struct game_save_reader {
    const game_save_form *form;
    sw_scan text; /* behind the present line */
    sw_scan line; /* what is left of the present line */
    sw_error *error;
} game_save_reader;

sw_status game_save_fail(const game_save_reader *in, const char *message); /* SW_BAD_INPUT */

/* Goes on to the next line if that has the key. */
bool game_save_take_key(game_save_reader *in, const char *key);
sw_status game_save_need_key(game_save_reader *in, const char *key);

sw_status game_save_end_of_line(const game_save_reader *in);

/* All lines before the history's; *out is zeroed. */
sw_status game_save_read_head(game_save_reader *in, game_save_head *out);

/* The lines of one board before its history's. */
sw_status game_save_read_board(game_save_reader *in, game_save_head *out);

/* Goes on to the line "board N" if that is the next. */
bool game_save_take_board(game_save_reader *in, int number);

#endif
