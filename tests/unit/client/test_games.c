/* How games begin, and what becomes of the one before. */
#include "client/games.h"

#include "client/commands.h"
#include "client/records.h"
#include "client/replays.h"
#include "client/sitting.h"
#include "front.h"

static const char two_moves[] = "1,2,3/4,5,6/0,7,8";
static const char one_move[] = "1,2,3/4,5,6/7,0,8";

static void begin(front *f, const char *board)
{
    game_round round = round_from(board);
    client_begin(&f->client, &round);
}

static void move_left(front *f)
{
    client_command(&f->client, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT});
}

static int blank_of(const front *f)
{
    return f->client.slots.current.session.board.blank;
}

CLAIM(an_unfinished_game_is_parked_and_comes_back)
{
    front *f = front_open();
    begin(f, two_moves);
    move_left(f);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_PARKED], 0);
    begin(f, one_move);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_PARKED], 1);
    assert_int_equal(f->begun, 2);
    assert_true(client_bring_back(&f->client));
    assert_int_equal(f->back, 1);
    assert_int_equal(blank_of(f), 7);
    assert_int_equal(f->client.slots.current.session.moves, 1);
    front_close(f);
}

/* What was begun is left in the replays, and not kept aside. */
CLAIM(a_new_attempt_is_a_game_of_its_own_with_its_clock_at_rest)
{
    front *f = front_open();
    const game_round *now = &f->client.slots.current;
    const game_replays *replays;
    begin(f, two_moves);
    uint64_t id = now->id;
    move_left(f);
    game_session_advance(&f->client.slots.current.session, 4776);
    client_play_again(&f->client);
    assert_true(now->id != id);
    assert_int_equal(blank_of(f), 6);
    assert_int_equal(now->session.moves, 0);
    assert_true(now->session.time_ms == 0);
    assert_false(now->session.started);
    assert_false(f->client.slots.has_parked);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_PARKED], 0);
    assert_int_equal(game_store_list_replays(f->client.store, &replays, NULL), SW_OK);
    assert_int_equal(replays->count, 1);
    client_play_again(&f->client); /* nothing was begun */
    assert_int_equal(game_store_list_replays(f->client.store, &replays, NULL), SW_OK);
    assert_int_equal(replays->count, 1);
    front_close(f);
}

/* ---- A board that is left for the next one ---- */

static size_t kept_replays(front *f)
{
    const game_replays *replays;
    game_store_flush(f->client.store);
    assert_int_equal(game_store_list_replays(f->client.store, &replays, NULL), SW_OK);
    return replays->count;
}

static void next_uniform(front *f)
{
    puzzle_board goal = f->client.slots.current.session.goal;
    game_look look = f->client.slots.current.look;
    client_leave(&f->client);
    client_begin_new(&f->client, &goal, &look, 7);
}

CLAIM(a_board_with_moves_goes_to_the_theatre_and_comes_back)
{
    front *f = front_open();
    begin(f, two_moves);
    move_left(f);
    uint64_t left = f->client.slots.current.id;
    next_uniform(f);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_LEFT], 1);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_PARKED], 0);
    assert_false(f->client.slots.has_parked);
    assert_int_equal(kept_replays(f), 1);
    assert_int_not_equal(f->client.slots.current.id, left);
    assert_true(client_return_to_left(&f->client));
    assert_int_equal(f->client.slots.current.id, left);
    assert_int_equal(f->client.slots.current.session.moves, 1);
    assert_false(client_return_to_left(&f->client)); /* the other one had no moves */
    move_left(f);
    assert_true(game_session_solved(&f->client.slots.current.session));
    assert_int_equal(kept_replays(f), 1); /* solved now, in place of the one that was left */
    front_close(f);
}

CLAIM(a_board_without_moves_is_left_without_a_word)
{
    front *f = front_open();
    begin(f, two_moves);
    next_uniform(f);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_LEFT], 0);
    assert_int_equal(kept_replays(f), 0);
    assert_false(client_return_to_left(&f->client));
    front_close(f);
}

CLAIM(what_is_put_aside_stays_when_a_board_is_left)
{
    front *f = front_open();
    begin(f, two_moves);
    move_left(f);
    uint64_t aside = f->client.slots.current.id;
    begin(f, two_moves);
    move_left(f);
    next_uniform(f);
    assert_true(f->client.slots.has_parked);
    assert_int_equal(f->client.slots.parked.id, aside);
    client_forget_left(&f->client);
    assert_false(client_return_to_left(&f->client));
    front_close(f);
}

CLAIM(no_theatre_is_promised_where_no_replay_is_kept)
{
    front *f = front_open();
    f->client.settings.replays = 0;
    begin(f, two_moves);
    move_left(f);
    next_uniform(f);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_LEFT], 0);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_LEFT_UNKEPT], 1);
    front_close(f);
}

/* ---- The session ---- */

CLAIM(what_is_won_counts_in_the_session_until_another_begins)
{
    front *f = front_open();
    begin(f, two_moves);
    move_left(f);
    assert_int_equal(f->client.sitting.count, 0);
    move_left(f);
    assert_int_equal(f->client.sitting.count, 1);
    client_command(&f->client, (game_command){.kind = GAME_UNDO});
    move_left(f); /* solved again */
    assert_int_equal(f->client.sitting.count, 1);
    begin(f, one_move);
    client_keep_solved(&f->client);
    move_left(f);
    assert_int_equal(f->client.sitting.count, 2);
    client_sitting_begin(&f->client);
    assert_int_equal(f->client.sitting.count, 0);
    assert_int_equal(client_results(&f->client)->count, 2);
    front_close(f);
}

CLAIM(there_may_be_no_game_to_bring_back)
{
    front *f = front_open();
    begin(f, two_moves);
    assert_false(client_bring_back(&f->client));
    assert_int_equal(f->back, 0);
    front_close(f);
}

CLAIM(a_game_goes_on_from_a_replay_but_is_not_won_by_watching)
{
    front *f = front_open();
    game_record record;
    begin(f, two_moves);
    move_left(f);
    move_left(f);
    assert_true(client_record_current(&f->client, &record));
    client_take_over(&f->client, &record, 2);
    assert_int_equal(f->client.slots.current.session.moves, 1);
    assert_int_equal(f->client.slots.current.session.autos, 1);
    assert_false(game_session_solved(&f->client.slots.current.session));
    game_record_deinit(&record);
    front_close(f);
}

CLAIM(pasted_text_begins_a_board_or_says_what_is_wrong)
{
    front *f = front_open();
    assert_int_equal(client_begin_pasted(&f->client, "try (3x3-B-1D4R1)!"), SW_OK);
    assert_int_equal(blank_of(f), 7);
    assert_int_equal(client_begin_pasted(&f->client, "nothing of the kind"), SW_NOT_FOUND);
    assert_int_equal(f->said[CLIENT_SAYS_PROBLEM], 0);
    assert_int_equal(client_begin_pasted(&f->client, "4x4-1-KRV3"), SW_BAD_INPUT);
    assert_int_equal(f->said[CLIENT_SAYS_PROBLEM], 1);
    front_close(f);
}

CLAIM(a_replay_that_is_no_replay_is_told)
{
    front *f = front_open();
    game_replays replays = {0};
    assert_int_equal(client_replay_import_pasted(&f->client, &replays, NULL), 0);
    assert_int_equal(client_replay_import_pasted(&f->client, &replays, " \n"), 0);
    assert_int_equal(f->said[CLIENT_SAYS_REPLAY_NONE], 2);
    assert_int_equal(client_replay_import_pasted(&f->client, &replays, "hello"), 0);
    client_given_file file;
    static const char *const paths[] = {"/no/such/file.replay", TEST_DATA_DIR "/korf100.txt",
                                        TEST_DATA_DIR "/pictures/plain.png"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        client_given_open(&file, paths[i]);
        assert_int_equal(client_replay_import_file(&f->client, &replays, &file), 0);
        client_given_deinit(&file);
    }
    assert_int_equal(f->said[CLIENT_SAYS_REPLAY_BAD], 4);
    front_close(f);
}
