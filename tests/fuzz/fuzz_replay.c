/* Replays: whatever is read is written as something that reads as the same game again, and its head
 * alone says the same. Each input is tried as it is, and with its checksum made right, which no chance
 * would do. */

#include "format/save_form.h"
#include "game/record.h"
#include "game/save.h"
#include "mend.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_head(const game_record *record, const char *text, size_t length)
{
    game_save_head head;
    const game_session *session = &record->round.session;
    REQUIRE(game_save_peek(&head, &game_record_form, text, length, NULL) == SW_OK);
    REQUIRE(head.date == record->date && head.round.id == record->round.id);
    REQUIRE(head.solved == game_session_solved(session));
    REQUIRE(head.counts.moves == session->moves && head.counts.autos == session->autos);
    REQUIRE(puzzle_board_equal(&head.round.session.start, &session->start));
    REQUIRE(puzzle_board_equal(&head.round.session.goal, &session->goal));
}

static void require_round_trip(const game_record *record)
{
    game_record back;
    sw_text text, again;
    puzzle_board end;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    sw_text_init(&again, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    REQUIRE(!text.failed);
    size_t cut = text.length < GAME_SAVE_HEAD_LIMIT ? text.length : GAME_SAVE_HEAD_LIMIT;
    require_head(record, text.data, cut);
    REQUIRE(game_record_parse(&back, text.data, text.length, NULL) == SW_OK);
    REQUIRE(game_record_at(&back, 1e15, &end) == back.round.session.total);
    REQUIRE(puzzle_board_equal(&end, &record->round.session.board));
    game_record_format(&back, &again);
    REQUIRE(strcmp(text.data, again.data) == 0);
    sw_text_deinit(&text);
    sw_text_deinit(&again);
    game_record_deinit(&back);
}

static void try_text(const char *text, size_t length)
{
    game_record record;
    sw_error error = {0};
    sw_status status = game_record_parse(&record, text, length, &error);
    if (status != SW_OK) {
        REQUIRE(status == error.status && error.message[0] != '\0');
        return;
    }
    require_head(&record, text, length);
    require_round_trip(&record);
    game_record_deinit(&record);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_text((const char *)data, size);
    try_mended(data, size, try_text);
    return 0;
}
