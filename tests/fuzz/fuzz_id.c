/* IDs: whatever is accepted can be played, and its own ID is short enough and means the same. */

#include "puzzle/id.h"
#include "puzzle/solvable.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_id(const puzzle_id *id, sw_text *out)
{
    puzzle_goal goal;
    if (id->kind == PUZZLE_ID_BOARD) {
        puzzle_id_format_board(&id->start, &id->goal, out);
        return;
    }
    REQUIRE(puzzle_goal_identify(&id->goal, &goal));
    puzzle_id_format_seed(id->start.size, goal, id->seed, out);
}

static void require_game(const puzzle_id *id)
{
    puzzle_board same;
    REQUIRE(puzzle_board_init(&same, id->start.size, id->start.tiles, NULL) == SW_OK);
    REQUIRE(memcmp(&same, &id->start, sizeof same) == 0);
    REQUIRE(puzzle_board_init(&same, id->goal.size, id->goal.tiles, NULL) == SW_OK);
    REQUIRE(memcmp(&same, &id->goal, sizeof same) == 0);
    REQUIRE(puzzle_size_equal(id->start.size, id->goal.size));
    REQUIRE(!puzzle_board_equal(&id->start, &id->goal));
    REQUIRE(puzzle_solvable(&id->start, &id->goal));
}

static void require_same_from_own_text(const puzzle_id *id)
{
    puzzle_id again;
    sw_text text;
    sw_text_init(&text, PUZZLE_ID_SIZE - 1);
    write_id(id, &text);
    REQUIRE(!text.failed);
    REQUIRE(puzzle_id_parse(&again, text.data, NULL) == SW_OK);
    REQUIRE(again.kind == id->kind && again.seed == id->seed);
    REQUIRE(puzzle_board_equal(&again.start, &id->start));
    REQUIRE(puzzle_board_equal(&again.goal, &id->goal));
    sw_text_deinit(&text);
}

static void try_id(const char *text)
{
    puzzle_id id = {.start.blank = -1};
    sw_error error = {0};
    sw_status status = puzzle_id_parse(&id, text, &error);
    if (status != SW_OK) {
        REQUIRE(status == error.status && error.message[0] != '\0');
        REQUIRE(status == SW_BAD_INPUT || status == SW_UNSOLVABLE);
        REQUIRE(id.start.blank == -1);
        (void)puzzle_id_likely(text);
        return;
    }
    REQUIRE(puzzle_id_likely(text));
    require_game(&id);
    require_same_from_own_text(&id);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    try_id(text);
    free(text);
    return 0;
}
