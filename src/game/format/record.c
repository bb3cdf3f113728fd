/* A game that is over, as the text of a replay and back, and its board at any time. */
#include "game/record.h"

#include "format/save_form.h"
#include "game/save.h"

#include <stdlib.h>
#include <string.h>

const game_save_form game_record_form = {.title = "slidewise-replay 2", .is_over = true};

void game_record_deinit(game_record *record)
{
    game_round_deinit(&record->round);
    free(record->more);
    *record = (game_record){0};
}

bool game_record_take(game_record *out, const game_round *round, int64_t date)
{
    game_record record = {.round = *round, .date = date};
    game_session *session = &record.round.session;
    session->steps = NULL;
    session->total = session->capacity = session->done;
    if (session->alone.steps > session->total)
        session->alone.steps = session->total;
    if (session->done == 0) { /* the clock starts with the first step */
        session->started = false;
        session->time_ms = 0;
    } else {
        session->steps = malloc(session->done * sizeof *session->steps);
        if (!session->steps)
            return false;
        memcpy(session->steps, round->session.steps, session->done * sizeof *session->steps);
    }
    *out = record;
    return true;
}

void game_record_format(const game_record *record, sw_text *out)
{
    game_save_write(&record->round, &game_record_form, &(game_save_end){record->date, record->more},
                    out);
}

sw_status game_record_parse(game_record *out, const char *text, size_t length, sw_error *error)
{
    game_round round;
    game_save_end end;
    sw_status status = game_save_read(&round, &game_record_form, &end, text, length, error);
    if (status == SW_OK)
        *out = (game_record){.round = round, .date = end.date, .more = end.more};
    return status;
}

size_t game_record_at(const game_record *record, double ms, puzzle_board *out)
{
    const game_session *session = &record->round.session;
    size_t at = 0;
    *out = session->start;
    for (; at < session->done && session->steps[at].ms <= ms; at++)
        puzzle_slide_apply(
            out, (puzzle_slide){(puzzle_move)session->steps[at].move, session->steps[at].length});
    return at;
}
