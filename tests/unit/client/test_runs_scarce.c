/* Memory runs out while a challenge is played: a command is done and saved, or it is not done. */
#include "client/runs.h"

#include "client/commands.h"
#include "client/games.h"
#include "front.h"
#include "scarce_memory.h"

/* Round and round: each twelfth board is the goal. */
static game_command next_slide(const client *client)
{
    static const int clockwise[] = {1, 3, 0, 2};
    int blank = client_round(client)->session.board.blank;
    return (game_command){.kind = GAME_PRESS, .way = GAME_WAY_KEYS, .cell = clockwise[blank]};
}

CLAIM(each_allocation_of_a_command_may_fail)
{
    enum { SLIDES = 2000, ALLOWED = 4 };
    front *f = front_open();
    game_challenge challenge;
    game_run back;
    sw_error problem;
    int refused = 0;
    assert_int_equal(game_challenge_parse(&challenge, "marathon 2x2 10000", NULL), SW_OK);
    client_run_begin(&f->client, &challenge);
    game_store_problem(f->client.store, &problem); /* settings have no folder here */
    for (int i = 0; i < SLIDES; i++) {
        const game_run *run = &f->client.run;
        if (game_run_waits(run))
            client_run_next(&f->client);
        puzzle_board before = run->round.session.board;
        client_advance(&f->client, 7);
        scarce_memory_begin(i % ALLOWED, 1);
        game_outcome outcome = client_command(&f->client, next_slide(&f->client));
        bool failed = scarce_memory_end() > 0;
        refused += outcome == GAME_FULL;
        assert_true(outcome != GAME_FULL || failed);
        if (outcome == GAME_FULL)
            assert_true(puzzle_board_equal(&run->round.session.board, &before));
        if (game_store_problem(f->client.store, &problem))
            fail_msg("%s", problem.message);
    }
    assert_true(refused > 0);
    assert_int_equal(f->said[CLIENT_SAYS_NO_MEMORY], refused);
    uint64_t id = f->client.run.id;
    size_t count = f->client.run.count;
    puzzle_board board = f->client.run.round.session.board;
    client_deinit(&f->client);
    front_open_again(f);
    assert_int_equal(game_store_load_run(f->client.store, &challenge, &back, NULL), SW_OK);
    assert_true(back.id == id && puzzle_board_equal(&back.round.session.board, &board));
    assert_true(back.count == count && count > 20);
    game_run_deinit(&back);
    front_close(f);
}
