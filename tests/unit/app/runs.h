/* Games to be kept and watched again, from a board that takes two moves. */
#ifndef TEST_APP_RUNS_H
#define TEST_APP_RUNS_H

#include "app_fixture.h"
#include "fit.h"
#include "scratch.h"
#include "support/rounds.h"

#include <string.h>

/* Commands one after the other, `ms` apart. */
static inline game_record run_of(uint64_t id, int64_t date, const char *const *commands, double ms)
{
    game_command command;
    game_record record = {.date = date, .round = round_from("1,2,3/4,5,6/0,7,8")};
    game_session *session = &record.round.session;
    record.round.id = id;
    record.round.origin = (game_origin){.kind = GAME_FROM_SEED, .seed = 7};
    for (int i = 0; commands[i]; i++) {
        game_session_advance(session, i > 0 ? ms : 0);
        assert_int_equal(game_command_parse(&command, commands[i], NULL), SW_OK);
        assert_int_not_equal(game_session_apply(session, command), GAME_NOTHING);
    }
    return record;
}

/* There and back at first: four moves, then six. */
static const char *const four_moves[] = {"move D", "move U", "move L", "move L", NULL};
static const char *const six_moves[] = {"move D", "move U", "move D",
                                        "move U", "line L", NULL}; /* the last two at once */
static const char *const two_moves[] = {"move L", "move L", NULL};
static const char *const with_auto_solve[] = {"auto", "move L", "auto-move L", NULL};
static const char *const left_alone[] = {"move L", "move D", "hint tile", NULL};

static inline void keep_run(app *a, uint64_t id, int64_t date, const char *const *commands)
{
    game_record record = run_of(id, date, commands, 1000);
    game_store_keep_record(a->client.store, &record, 1000);
    game_record_deinit(&record);
}

#endif
