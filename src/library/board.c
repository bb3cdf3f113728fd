/* Boards: made, read, asked, and moved. */
#include "board.h"

#include "fail.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 256 /* cells whose tiles fit in a byte */ };

/* ---- Made ---- */

slidewise_status library_board_out(slidewise_board **out, const puzzle_board *board, char *error)
{
    slidewise_board *made = malloc(sizeof *made);
    if (!made)
        return library_fail_memory(error);
    made->board = *board;
    *out = made;
    return SLIDEWISE_OK;
}

slidewise_status slidewise_board_parse(slidewise_board **out, const char *text, char *error)
{
    puzzle_board board;
    sw_error reason;
    if (puzzle_board_parse(&board, text, &reason) != SW_OK)
        return library_fail(error, &reason);
    return library_board_out(out, &board, error);
}

slidewise_status slidewise_board_create(slidewise_board **out, int columns, int rows,
                                        const uint16_t *tiles, char *error)
{
    puzzle_board board;
    sw_error reason;
    if (puzzle_board_init(&board, (puzzle_size){columns, rows}, tiles, &reason) != SW_OK)
        return library_fail(error, &reason);
    return library_board_out(out, &board, error);
}

slidewise_status slidewise_board_create_bytes(slidewise_board **out, int columns, int rows,
                                              const uint8_t *tiles, char *error)
{
    puzzle_tile wide[MOST_BYTES] = {0};
    puzzle_size size = {columns, rows};
    if (puzzle_size_valid(size) && puzzle_size_cells(size) > MOST_BYTES)
        return library_fail_with(error, SLIDEWISE_BAD_INPUT,
                                 "more than 256 cells do not fit in bytes");
    for (int cell = 0; puzzle_size_valid(size) && cell < puzzle_size_cells(size); cell++)
        wide[cell] = tiles[cell];
    return slidewise_board_create(out, columns, rows, wide, error);
}

slidewise_status slidewise_board_create_goal(slidewise_board **out, const char *name, int columns,
                                             int rows, char *error)
{
    puzzle_board board;
    sw_error reason;
    puzzle_goal goal;
    if (!puzzle_goal_find(name, &goal))
        sw_fail(&reason, SW_BAD_INPUT, "there is no goal '%.40s'", name);
    else if (puzzle_goal_make(&board, goal, (puzzle_size){columns, rows}, &reason) == SW_OK)
        return library_board_out(out, &board, error);
    return library_fail(error, &reason);
}

slidewise_status slidewise_board_copy(slidewise_board **out, const slidewise_board *board,
                                      char *error)
{
    return library_board_out(out, &board->board, error);
}

void slidewise_board_free(slidewise_board *board)
{
    free(board);
}

slidewise_status library_goal(puzzle_board *out, const slidewise_board *start,
                              const slidewise_board *goal, char *error)
{
    if (!goal) {
        sw_status status = puzzle_goal_make(out, PUZZLE_GOAL_STANDARD, start->board.size, NULL);
        return library_status(status);
    }
    if (!puzzle_size_equal(start->board.size, goal->board.size))
        return library_fail_with(error, SLIDEWISE_BAD_INPUT,
                                 "the goal is of another size than the board");
    *out = goal->board;
    return SLIDEWISE_OK;
}

/* ---- Asked ---- */

int slidewise_board_columns(const slidewise_board *board)
{
    return board->board.size.columns;
}

int slidewise_board_rows(const slidewise_board *board)
{
    return board->board.size.rows;
}

int slidewise_board_tile(const slidewise_board *board, int cell)
{
    return cell >= 0 && cell < puzzle_size_cells(board->board.size) ? board->board.tiles[cell] : -1;
}

void slidewise_board_tiles(const slidewise_board *board, uint16_t *out)
{
    memcpy(out, board->board.tiles, (size_t)puzzle_size_cells(board->board.size) * sizeof *out);
}

slidewise_status slidewise_board_bytes(const slidewise_board *board, uint8_t *out, char *error)
{
    int cells = puzzle_size_cells(board->board.size);
    if (cells > MOST_BYTES)
        return library_fail_with(error, SLIDEWISE_BAD_INPUT,
                                 "more than 256 cells do not fit in bytes");
    for (int cell = 0; cell < cells; cell++)
        out[cell] = (uint8_t)board->board.tiles[cell];
    return SLIDEWISE_OK;
}

size_t slidewise_board_text(const slidewise_board *board, char *out, size_t size)
{
    sw_text text;
    sw_text_init(&text, PUZZLE_BOARD_TEXT_SIZE);
    puzzle_board_format_blanks(&board->board, &text);
    return library_text_out(&text, out, size);
}

int slidewise_board_equal(const slidewise_board *a, const slidewise_board *b)
{
    return puzzle_board_equal(&a->board, &b->board);
}

/* ---- Moved ---- */

slidewise_status slidewise_board_play(slidewise_board *board, const char *moves, char *error)
{
    puzzle_path path = {0};
    puzzle_board played = board->board;
    sw_error reason;
    sw_status status = puzzle_path_parse(&path, moves, PUZZLE_NOTATION_TILE, &reason);
    for (size_t i = 0; i < path.length && status == SW_OK; i++)
        if (!puzzle_move_apply(&played, (puzzle_move)path.moves[i]))
            status = sw_fail(&reason, SW_BAD_INPUT, "move %zu: no tile can go %c", i + 1,
                             puzzle_move_letter((puzzle_move)path.moves[i]));
    puzzle_path_deinit(&path);
    if (status != SW_OK)
        return library_fail(error, &reason);
    board->board = played;
    return SLIDEWISE_OK;
}
