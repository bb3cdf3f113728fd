#ifndef TESTS_PUZZLE_BOARDS_H
#define TESTS_PUZZLE_BOARDS_H

/* Boards and packs as text, for the tests of puzzle. Included after claims.h. */

#include "puzzle/level.h"
#include "support/boards.h"

#include <string.h>

static inline void assert_board(const puzzle_board *board, const char *expected)
{
    sw_text text;
    sw_text_init(&text, PUZZLE_BOARD_TEXT_SIZE);
    puzzle_board_format(board, &text);
    assert_string_equal(text.data, expected);
    assert_int_equal(board->tiles[board->blank], PUZZLE_BLANK);
    sw_text_deinit(&text);
}

static inline puzzle_pack pack_of(const char *text)
{
    puzzle_pack pack;
    sw_error error;
    if (puzzle_pack_parse(&pack, text, strlen(text), &error) != SW_OK)
        fail_msg("line %d: %s", error.line, error.message);
    return pack;
}

#endif
