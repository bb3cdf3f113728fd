/* Move text in both notations: whatever is accepted comes back from its own text, and cancelling
 * returns changes the way but not where it ends. */

#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_equal(const puzzle_path *a, const puzzle_path *b)
{
    REQUIRE(a->length == b->length);
    REQUIRE(a->length == 0 || memcmp(a->moves, b->moves, a->length) == 0);
}

static void require_same_from_own_text(const puzzle_path *path, puzzle_notation notation)
{
    sw_text text;
    puzzle_path again = {0};
    sw_text_init(&text, path->length);
    puzzle_path_format(path, notation, &text);
    REQUIRE(!text.failed && text.length == path->length);
    REQUIRE(puzzle_path_parse(&again, text.data, notation, NULL) == SW_OK);
    require_equal(&again, path);
    sw_text_deinit(&text);
    puzzle_path_deinit(&again);
}

static void require_same_end_without_returns(const puzzle_path *path)
{
    puzzle_board start, end;
    REQUIRE(puzzle_goal_make(&start, PUZZLE_GOAL_SPIRAL, (puzzle_size){5, 5}, NULL) == SW_OK);
    puzzle_path shorter = {0};
    REQUIRE(puzzle_path_copy(&shorter, path));
    puzzle_path_cancel_returns(&shorter);
    for (size_t i = 1; i < shorter.length; i++)
        REQUIRE(shorter.moves[i] != puzzle_move_opposite((puzzle_move)shorter.moves[i - 1]));
    REQUIRE(puzzle_path_slides(&shorter) <= shorter.length);
    end = start;
    if (puzzle_path_play(path, 0, path->length, &end))
        REQUIRE(puzzle_path_leads(&shorter, &start, &end));
    puzzle_path_deinit(&shorter);
}

static void try_notation(const char *text, puzzle_notation notation)
{
    puzzle_path path = {0};
    sw_error error = {0};
    REQUIRE(puzzle_path_push(&path, PUZZLE_LEFT));
    if (puzzle_path_parse(&path, text, notation, &error) == SW_OK) {
        require_same_from_own_text(&path, notation);
        require_same_end_without_returns(&path);
    } else {
        REQUIRE(error.status == SW_BAD_INPUT && error.message[0] != '\0');
        REQUIRE(path.length == 1 && path.moves[0] == PUZZLE_LEFT);
    }
    puzzle_path_deinit(&path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    try_notation(text, PUZZLE_NOTATION_TILE);
    try_notation(text, PUZZLE_NOTATION_BLANK);
    free(text);
    return 0;
}
