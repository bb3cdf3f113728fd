/* Board text, sizes and goals: whatever is accepted is a board, and comes back from its own text. */

#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/solvable.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_board(const puzzle_board *board)
{
    bool seen[PUZZLE_MAX_CELLS] = {false};
    REQUIRE(puzzle_size_valid(board->size));
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++) {
        REQUIRE(board->tiles[cell] < puzzle_size_cells(board->size));
        REQUIRE(!seen[board->tiles[cell]]);
        seen[board->tiles[cell]] = true;
    }
    REQUIRE(board->tiles[board->blank] == PUZZLE_BLANK);
    REQUIRE(puzzle_solvable(board, board));
}

static void require_same_from_own_text(const puzzle_board *board)
{
    sw_text text;
    puzzle_board again;
    sw_text_init(&text, PUZZLE_BOARD_TEXT_SIZE - 1);
    puzzle_board_format(board, &text);
    REQUIRE(!text.failed);
    REQUIRE(puzzle_board_parse(&again, text.data, NULL) == SW_OK);
    REQUIRE(memcmp(&again, board, sizeof again) == 0);
    sw_text_deinit(&text);
}

static void try_board(const char *text)
{
    puzzle_board board = {.blank = -1};
    sw_error error = {0};
    if (puzzle_board_parse(&board, text, &error) != SW_OK) {
        REQUIRE(error.status == SW_BAD_INPUT && error.message[0] != '\0');
        REQUIRE(board.blank == -1);
        return;
    }
    require_board(&board);
    require_same_from_own_text(&board);

    puzzle_board goal;
    REQUIRE(puzzle_goal_parse(&goal, text, board.size, NULL) == SW_OK);
    REQUIRE(puzzle_board_equal(&goal, &board));
}

static void try_size_and_goal(const char *text)
{
    puzzle_size size = {5, 4};
    if (puzzle_size_parse(&size, text, NULL) == SW_OK)
        REQUIRE(puzzle_size_valid(size));
    puzzle_board goal;
    if (puzzle_goal_parse(&goal, text, size, NULL) == SW_OK) {
        require_board(&goal);
        require_same_from_own_text(&goal);
        REQUIRE(puzzle_size_equal(goal.size, size));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    try_board(text);
    try_size_and_goal(text);
    free(text);
    return 0;
}
