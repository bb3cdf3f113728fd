/* The games in the slots and their journal: whatever is read is written as something that reads as
 * the same games again. Each input is tried as it is, and as the journal of a game, each line with
 * the checksum that it would need, which no chance would find. */

#include "format/checksum.h"
#include "format/slots_text.h"
#include "game/save.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char games[] =
    "slidewise-games 2\nkept no\ncurrent yes\nslidewise-save 3\n"
    "id 0000000000000007\nstart 1,2,3/4,5,6/0,7,8\ngoal standard\nstyle letters\nnumbers off\n"
    "given\nmoves 0\nslides 0\nundos 0\nhints 0 0 0 0\nautos 0\ntime 0\nkind own\nsteps 0\n"
    "checksum 572df1e6\nsession 3\n";

static void require_round_trip(const game_slots *slots)
{
    game_slots back;
    sw_text text;
    sw_text again;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    sw_text_init(&again, GAME_SAVE_LIMIT);
    game_slots_format(slots, &text);
    REQUIRE(!text.failed);
    REQUIRE(game_slots_parse(&back, text.data, text.length, NULL) == SW_OK);
    game_slots_format(&back, &again);
    REQUIRE(strcmp(text.data, again.data) == 0);
    REQUIRE(puzzle_board_equal(&slots->current.session.board, &back.current.session.board));
    sw_text_deinit(&text);
    sw_text_deinit(&again);
    game_slots_deinit(&back);
}

static void try_text(const char *text, size_t length)
{
    game_slots slots;
    sw_error error = {0};
    sw_status status = game_slots_parse(&slots, text, length, &error);
    if (status != SW_OK) {
        REQUIRE(status == error.status && error.message[0] != '\0');
        REQUIRE(status != SW_BAD_INPUT || error.line > 0);
        return;
    }
    require_round_trip(&slots);
    game_slots_deinit(&slots);
}

static void try_as_journal(const uint8_t *data, size_t size)
{
    sw_text text;
    sw_text_init(&text, sizeof games + size * 10 + 10);
    sw_text_add(&text, games);
    for (size_t i = 0; i < size; i++)
        if (data[i] == '\n')
            sw_text_addf(&text, "%08x\n", (unsigned)game_sum(GAME_SUM, text.data, text.length));
        else
            sw_text_add_char(&text, (char)data[i]);
    try_text(text.data, text.length);
    sw_text_deinit(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_text((const char *)data, size);
    try_as_journal(data, size);
    return 0;
}
