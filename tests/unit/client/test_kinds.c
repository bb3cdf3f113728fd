/* New boards of a kind: easy and uniform ones begin at once, hard ones once they are found. */
#include "client/kinds.h"

#include "client/commands.h"
#include "client/games.h"
#include "front.h"
#include "game/difficulty.h"
#include "puzzle/scramble.h"

#include <sched.h>

static client_wish wish_of(game_board_kind kind, uint64_t seed)
{
    return (client_wish){.kind = kind,
                         .goal = goal_of(PUZZLE_GOAL_SNAKE, 3, 3),
                         .look = {.style = GAME_LETTERS},
                         .seed = seed};
}

static const game_round *current(const front *f)
{
    assert_true(f->client.slots.has_current);
    return &f->client.slots.current;
}

static puzzle_board scramble_of(const client_wish *wish, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    return puzzle_scramble(&wish->goal, &rng);
}

static void wait_for_board(front *f)
{
    while (!client_poll_kind(&f->client))
        sched_yield();
}

CLAIM(a_uniform_board_is_the_seeds_own)
{
    front *f = front_open();
    client_wish wish = wish_of(GAME_BOARD_UNIFORM, 4711);
    puzzle_board start = scramble_of(&wish, 4711);
    assert_true(client_begin_kind(&f->client, &wish));
    assert_true(puzzle_board_equal(&current(f)->session.start, &start));
    assert_true(puzzle_board_equal(&current(f)->session.goal, &wish.goal));
    assert_int_equal(current(f)->origin.kind, GAME_FROM_SEED);
    assert_int_equal(current(f)->origin.board, GAME_BOARD_UNIFORM);
    assert_int_equal(current(f)->origin.seed, 4711);
    assert_int_equal(current(f)->look.style, GAME_LETTERS);
    front_close(f);
}

/* It comes from no scramble, and so is shared by the board itself. */
CLAIM(an_easy_board_is_given_by_its_board)
{
    front *f = front_open();
    client_wish wish = wish_of(GAME_BOARD_EASY, 4711);
    wish.path_step = 2;
    puzzle_board start = game_easy_board(f->client.solver, &wish.goal, 4711);
    assert_true(client_begin_kind(&f->client, &wish));
    assert_true(puzzle_board_equal(&current(f)->session.start, &start));
    assert_int_equal(current(f)->origin.kind, GAME_FROM_BOARD);
    assert_int_equal(current(f)->origin.board, GAME_BOARD_EASY);
    assert_int_equal(current(f)->origin.path_step, 2);
    front_close(f);
}

CLAIM(a_hard_board_begins_once_it_is_found)
{
    front *f = front_open();
    client_wish wish = wish_of(GAME_BOARD_HARD, 4711);
    assert_false(client_begin_kind(&f->client, &wish));
    assert_true(client_seeks_kind(&f->client));
    assert_int_equal(f->said[CLIENT_SAYS_SEEKING], 1);
    assert_int_equal(f->begun, 0);
    wait_for_board(f);
    assert_int_equal(f->said[CLIENT_SAYS_SOUGHT], 1);
    assert_int_equal(f->begun, 1);
    assert_false(client_seeks_kind(&f->client));
    assert_false(client_poll_kind(&f->client)); /* it begins once */
    puzzle_board start = scramble_of(&wish, current(f)->origin.seed);
    assert_true(puzzle_board_equal(&current(f)->session.start, &start));
    assert_int_equal(current(f)->origin.kind, GAME_FROM_SEED);
    assert_int_equal(current(f)->origin.board, GAME_BOARD_HARD);
    front_close(f);
}

CLAIM(whoever_asks_twice_waits_for_the_same_board)
{
    front *f = front_open();
    client_wish hard = wish_of(GAME_BOARD_HARD, 1), again = wish_of(GAME_BOARD_HARD, 2);
    client_begin_kind(&f->client, &hard);
    const game_hard *sought = f->client.sought;
    assert_false(client_begin_kind(&f->client, &again));
    assert_ptr_equal(f->client.sought, sought);
    assert_int_equal(f->said[CLIENT_SAYS_SEEKING], 2);
    front_close(f);
}

static void assert_stopped(front *f, int times)
{
    assert_false(client_seeks_kind(&f->client));
    assert_false(client_poll_kind(&f->client));
    assert_int_equal(f->said[CLIENT_SAYS_SEEKING_STOPPED], times);
}

/* Whoever has begun another game, or has one back, is not torn out of it. */
CLAIM(another_game_ends_the_looking)
{
    front *f = front_open();
    client_wish hard = wish_of(GAME_BOARD_HARD, 1), plain = wish_of(GAME_BOARD_UNIFORM, 2);
    client_begin_kind(&f->client, &hard);
    assert_true(client_begin_kind(&f->client, &plain));
    assert_stopped(f, 1);
    client_begin_kind(&f->client, &hard);
    client_play_again(&f->client);
    assert_stopped(f, 2);
    client_begin_kind(&f->client, &hard);
    client_bring_back(&f->client);
    assert_stopped(f, 3);
    front_close(f);
}

CLAIM(a_board_that_comes_back_ends_the_looking)
{
    front *f = front_open();
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    client_wish hard = wish_of(GAME_BOARD_HARD, 1);
    client_begin(&f->client, &round);
    client_command(&f->client, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT});
    uint64_t left = current(f)->id;
    client_play_again(&f->client);
    client_begin_kind(&f->client, &hard);
    assert_true(client_return_to_left(&f->client));
    assert_stopped(f, 1);
    assert_int_equal(current(f)->id, left);
    front_close(f);
}

CLAIM(looking_can_be_given_up)
{
    front *f = front_open();
    client_wish hard = wish_of(GAME_BOARD_HARD, 1);
    client_drop_kind(&f->client); /* there is nothing to give up */
    client_begin_kind(&f->client, &hard);
    client_drop_kind(&f->client);
    assert_stopped(f, 1);
    client_begin_kind(&f->client, &hard);
    front_close(f); /* while it is being looked for */
}
