/* Saves: whatever is read is written as something that reads as the same game again. Each input is
 * tried as it is, and with its checksum made right, which no chance would do. */

#include "game/save.h"
#include "mend.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_same_history(const game_session *a, const game_session *b)
{
    REQUIRE(puzzle_board_equal(&a->board, &b->board));
    REQUIRE(a->done == b->done && a->total == b->total);
    REQUIRE(a->total == 0 || memcmp(a->steps, b->steps, a->total * sizeof *a->steps) == 0);
    REQUIRE(a->moves == b->moves && a->started == b->started);
}

static void require_round_trip(const game_round *round)
{
    game_round back;
    sw_text text;
    sw_text again;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    sw_text_init(&again, GAME_SAVE_LIMIT);
    game_save_format(round, &text);
    REQUIRE(!text.failed);
    REQUIRE(game_save_parse(&back, text.data, text.length, NULL) == SW_OK);
    require_same_history(&round->session, &back.session);
    game_save_format(&back, &again);
    REQUIRE(strcmp(text.data, again.data) == 0);
    sw_text_deinit(&text);
    sw_text_deinit(&again);
    game_round_deinit(&back);
}

static void try_text(const char *text, size_t length)
{
    game_round round;
    sw_error error = {0};
    sw_status status = game_save_parse(&round, text, length, &error);
    if (status != SW_OK) {
        REQUIRE(status == error.status && error.message[0] != '\0');
        return;
    }
    require_round_trip(&round);
    game_round_deinit(&round);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_text((const char *)data, size);
    try_mended(data, size, try_text);
    return 0;
}
