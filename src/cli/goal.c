/* What --goal says. */
#include "goal.h"

#include "base/args.h"
#include "names.h"

#include "puzzle/notation.h"

#include <string.h>

enum { WORDS_SIZE = 160 };

static bool find_name(puzzle_goal *out, const char *text)
{
    for (int i = 0; i < PUZZLE_GOALS; i++) {
        *out = (puzzle_goal)i;
        if (strcmp(puzzle_goal_name(*out), text) == 0)
            return true;
    }
    return false;
}

static sw_status refuse(const char *text, sw_error *error)
{
    char bytes[WORDS_SIZE];
    sw_text words;
    sw_text_init_in(&words, bytes, sizeof bytes);
    sw_option_add_words(&(sw_option){.word = cli_goal_word}, ", ", &words);
    return sw_fail(error, SW_BAD_INPUT, "--goal takes a board or one of %s, not '%.40s'", bytes,
                   text);
}

sw_status cli_goal_parse(cli_goal *out, const char *text, sw_error *error)
{
    *out = (cli_goal){.named = true, .name = PUZZLE_GOAL_STANDARD};
    if (!text || find_name(&out->name, text))
        return SW_OK;
    if (!strchr(text, '/'))
        return refuse(text, error);
    sw_error reason;
    out->named = false;
    sw_status status = puzzle_board_parse(&out->board, text, &reason);
    return status == SW_OK ? SW_OK : sw_fail_because(error, status, &reason, "--goal");
}

sw_status cli_goal_make(puzzle_board *out, const cli_goal *goal, puzzle_size size, sw_error *error)
{
    if (goal->named)
        return puzzle_goal_make(out, goal->name, size, error);
    puzzle_size own = goal->board.size;
    if (!puzzle_size_equal(own, size))
        return sw_fail(error, SW_BAD_INPUT, "the board is %dx%d, but the goal is %dx%d",
                       size.columns, size.rows, own.columns, own.rows);
    *out = goal->board;
    return SW_OK;
}
