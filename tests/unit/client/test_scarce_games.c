/* Where memory for a new game runs out, nothing changes, and the player sees that. */
#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "front.h"
#include "scarce_memory.h"

enum { ALL = 1 << 20 };

static const char two_moves[] = "1,2,3/4,5,6/0,7,8";
static const game_command left = {.kind = GAME_MOVE, .move = PUZZLE_LEFT};

/* A game with one move in it, one that was put aside, and the record of a win. */
static void begin(front *f, game_record *won)
{
    for (int game = 0; game < 3; game++) {
        game_round round = round_from(two_moves);
        client_begin(&f->client, &round);
        client_command(&f->client, left);
        if (game > 0)
            continue;
        client_command(&f->client, left);
        assert_true(client_record_current(&f->client, won));
    }
    game_store_flush(f->client.store);
    assert_true(f->client.slots.has_parked);
}

typedef struct situation {
    uint64_t current, parked, revision;
    size_t replays;
    int begun;
} situation;

static situation situation_of(front *f)
{
    const game_slots *slots = &f->client.slots;
    const game_replays *replays;
    assert_int_equal(game_store_list_replays(f->client.store, &replays, NULL), SW_OK);
    return (situation){.current = slots->current.id,
                       .parked = slots->parked.id,
                       .revision = slots->current.session.revision,
                       .replays = replays->count,
                       .begun = f->begun};
}

static void assert_same(situation a, situation b)
{
    assert_int_equal(a.current, b.current);
    assert_int_equal(a.parked, b.parked);
    assert_int_equal(a.revision, b.revision);
    assert_int_equal(a.replays, b.replays);
    assert_int_equal(a.begun, b.begun);
}

CLAIM(a_take_over_that_fails_changes_nothing)
{
    front *f = front_open();
    game_record won;
    begin(f, &won);
    situation before = situation_of(f);
    scarce_memory_begin(0, ALL);
    bool begun = client_take_over(&f->client, &won, 1);
    scarce_memory_end();
    assert_false(begun);
    assert_int_equal(f->said[CLIENT_SAYS_NO_MEMORY], 1);
    assert_same(situation_of(f), before);
    game_record_deinit(&won);
    front_close(f);
}

CLAIM(a_race_that_fails_changes_nothing)
{
    front *f = front_open();
    game_record won;
    const game_replays none = {0};
    begin(f, &won);
    situation before = situation_of(f);
    scarce_memory_begin(0, ALL);
    bool begun = client_race(&f->client, &none, &won);
    scarce_memory_end();
    assert_false(begun);
    assert_int_equal(f->said[CLIENT_SAYS_NO_MEMORY], 1);
    assert_same(situation_of(f), before);
    game_record_deinit(&won);
    front_close(f);
}

/* There is room for some of the moves at first. */
CLAIM(moves_of_a_solution_are_played_as_a_whole_or_not_at_all)
{
    enum { MANY = 1000 };
    static game_command commands[MANY];
    front *f = front_open();
    game_record won;
    begin(f, &won);
    for (int i = 0; i < MANY; i++)
        commands[i] =
            (game_command){.kind = GAME_AUTO_MOVE, .move = i % 2 ? PUZZLE_RIGHT : PUZZLE_LEFT};
    client_command(&f->client, (game_command){.kind = GAME_UNDO});
    situation before = situation_of(f);
    scarce_memory_begin(0, ALL);
    game_outcome outcome = client_commands(&f->client, commands, MANY);
    scarce_memory_end();
    assert_int_equal(outcome, GAME_FULL);
    assert_int_equal(f->said[CLIENT_SAYS_NO_MEMORY], 1);
    assert_same(situation_of(f), before);
    game_record_deinit(&won);
    front_close(f);
}
