/* The goal configurations that have a name, one row each. */
#include "puzzle/goal.h"

#include "base/translate.h"
#include "puzzle/notation.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Each goal is a walk over all cells: tile 1 lies where it begins, the blank where it ends. */
typedef void goal_walk(puzzle_size size, int *cells);

static void walk_rows(puzzle_size size, int *cells)
{
    for (int i = 0; i < puzzle_size_cells(size); i++)
        cells[i] = i;
}

static void walk_rows_from_second(puzzle_size size, int *cells)
{
    int count = puzzle_size_cells(size);
    for (int i = 0; i < count; i++)
        cells[i] = (i + 1) % count;
}

static void walk_snake(puzzle_size size, int *cells)
{
    for (int i = 0; i < puzzle_size_cells(size); i++) {
        int row = i / size.columns;
        int along = i % size.columns;
        int column = row % 2 == 0 ? along : size.columns - 1 - along;
        cells[i] = row * size.columns + column;
    }
}

static void walk_columns(puzzle_size size, int *cells)
{
    for (int i = 0; i < puzzle_size_cells(size); i++)
        cells[i] = i % size.rows * size.columns + i / size.rows;
}

static void walk_spiral(puzzle_size size, int *cells)
{
    int count = puzzle_size_cells(size);
    int left = 0, right = size.columns - 1, top = 0, bottom = size.rows - 1;
    /* One ring a turn of the outer loop. A last ring that is one line thick is complete after its
     * first sides, so every side stops when all cells are walked. */
    for (int i = 0; i < count; left++, right--, top++, bottom--) {
        for (int column = left; column <= right && i < count; column++)
            cells[i++] = top * size.columns + column;
        for (int row = top + 1; row <= bottom && i < count; row++)
            cells[i++] = row * size.columns + right;
        for (int column = right - 1; column >= left && i < count; column--)
            cells[i++] = bottom * size.columns + column;
        for (int row = bottom - 1; row > top && i < count; row--)
            cells[i++] = row * size.columns + left;
    }
}

static const struct {
    const char *name;
    const char *words; /* on the screen */
    char letter;       /* in IDs; 'g' is that of other goals */
    goal_walk *walk;
} goals[PUZZLE_GOALS] = {
    [PUZZLE_GOAL_STANDARD] = {"standard", NP_("goal", "Standard"), '\0', walk_rows},
    [PUZZLE_GOAL_BLANK_FIRST] = {"blank-first", NP_("goal", "Blank first"), 'f',
                                 walk_rows_from_second},
    [PUZZLE_GOAL_SNAKE] = {"snake", NP_("goal", "Snake"), 's', walk_snake},
    [PUZZLE_GOAL_SPIRAL] = {"spiral", NP_("goal", "Spiral"), 'p', walk_spiral},
    [PUZZLE_GOAL_COLUMNS] = {"columns", NP_("goal", "Columns"), 'c', walk_columns},
};

const char *puzzle_goal_name(puzzle_goal goal)
{
    return goals[goal].name;
}

const char *puzzle_goal_words(puzzle_goal goal)
{
    return goals[goal].words;
}

char puzzle_goal_letter(puzzle_goal goal)
{
    return goals[goal].letter;
}

const char *puzzle_goal_list(char *out)
{
    int length = 0;
    for (int i = 0; i < PUZZLE_GOALS; i++)
        length += snprintf(out + length, (size_t)(PUZZLE_GOAL_LIST_SIZE - length), "%s%s",
                           i > 0 ? ", " : "", goals[i].name);
    assert(length < PUZZLE_GOAL_LIST_SIZE);
    return out;
}

bool puzzle_goal_find(const char *name, puzzle_goal *out)
{
    for (int i = 0; i < PUZZLE_GOALS; i++)
        if (strcmp(name, goals[i].name) == 0) {
            *out = (puzzle_goal)i;
            return true;
        }
    return false;
}

sw_status puzzle_goal_make(puzzle_board *out, puzzle_goal goal, puzzle_size size, sw_error *error)
{
    puzzle_tile tiles[PUZZLE_MAX_CELLS] = {0};
    if (puzzle_size_valid(size)) {
        int cells[PUZZLE_MAX_CELLS];
        goals[goal].walk(size, cells);
        int last = puzzle_size_cells(size) - 1;
        for (int i = 0; i < last; i++)
            tiles[cells[i]] = (puzzle_tile)(i + 1);
        tiles[cells[last]] = PUZZLE_BLANK;
    }
    return puzzle_board_init(out, size, tiles, error);
}

/* Names are letters and '-'; board text has neither. */
static bool looks_like_name(const char *text)
{
    return (text[0] >= 'a' && text[0] <= 'z') || (text[0] >= 'A' && text[0] <= 'Z');
}

sw_status puzzle_goal_parse(puzzle_board *out, const char *text, puzzle_size size, sw_error *error)
{
    puzzle_goal named;
    char names[PUZZLE_GOAL_LIST_SIZE];
    if (puzzle_goal_find(text, &named))
        return puzzle_goal_make(out, named, size, error);
    if (looks_like_name(text))
        return sw_fail(error, SW_BAD_INPUT, "no goal is called '%.40s': it is %s or a board", text,
                       puzzle_goal_list(names));
    puzzle_board board;
    sw_status status = puzzle_board_parse(&board, text, error);
    if (status != SW_OK)
        return status;
    if (!puzzle_size_equal(board.size, size))
        return sw_fail(error, SW_BAD_INPUT, "the goal is %dx%d, but the board is %dx%d",
                       board.size.columns, board.size.rows, size.columns, size.rows);
    *out = board;
    return SW_OK;
}

bool puzzle_goal_identify(const puzzle_board *board, puzzle_goal *out)
{
    for (int i = 0; i < PUZZLE_GOALS; i++) {
        puzzle_board goal;
        if (puzzle_goal_make(&goal, (puzzle_goal)i, board->size, NULL) == SW_OK &&
            puzzle_board_equal(board, &goal)) {
            *out = (puzzle_goal)i;
            return true;
        }
    }
    return false;
}
