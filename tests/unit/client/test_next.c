/* What comes after a board: the welcome path's next step, or another board of its kind. */
#include "client/path.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/kinds.h"
#include "front.h"
#include "puzzle/goal.h"

#include <sched.h>

static const char one_move[] = "1,2,3/4,5,6/7,0,8";

/* The board in play, once it is there. */
static const game_round *current(front *f)
{
    while (client_seeks_kind(&f->client) && !client_poll_kind(&f->client))
        sched_yield();
    return &f->client.slots.current;
}

static void move_left(front *f)
{
    client_command(&f->client, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT});
}

/* Begins a board of that kind and step, one move from its goal. */
static void begin(front *f, game_board_kind board, int path_step)
{
    game_round round = round_from(one_move);
    round.origin.board = board;
    round.origin.path_step = path_step;
    client_begin(&f->client, &round);
}

static const game_round *after_solving(front *f, game_board_kind board, int path_step)
{
    begin(f, board, path_step);
    move_left(f);
    assert_true(game_session_solved(&f->client.slots.current.session));
    client_begin_next(&f->client);
    return current(f);
}

static void assert_board(const game_round *round, int columns, int rows, game_board_kind board,
                         int path_step)
{
    assert_true(puzzle_size_equal(round->session.goal.size, (puzzle_size){columns, rows}));
    assert_int_equal(round->origin.board, board);
    assert_int_equal(round->origin.path_step, path_step);
    assert_false(game_session_solved(&round->session));
}

CLAIM(the_path_has_six_boards_and_then_ends)
{
    front *f = front_open();
    client_begin_path(&f->client, 1);
    assert_board(current(f), 3, 3, GAME_BOARD_EASY, 1);
    assert_board(after_solving(f, GAME_BOARD_EASY, 1), 3, 3, GAME_BOARD_EASY, 2);
    assert_board(after_solving(f, GAME_BOARD_EASY, 2), 3, 3, GAME_BOARD_UNIFORM, 3);
    assert_board(after_solving(f, GAME_BOARD_UNIFORM, 3), 4, 3, GAME_BOARD_UNIFORM, 4);
    assert_board(after_solving(f, GAME_BOARD_UNIFORM, 4), 4, 4, GAME_BOARD_EASY, 5);
    assert_board(after_solving(f, GAME_BOARD_EASY, 5), 4, 4, GAME_BOARD_UNIFORM, 6);
    assert_board(after_solving(f, GAME_BOARD_UNIFORM, 6), 3, 3, GAME_BOARD_UNIFORM, 0);
    front_close(f);
}

CLAIM(the_way_ahead_is_known)
{
    front *f = front_open();
    game_category next;
    begin(f, GAME_BOARD_UNIFORM, 4);
    assert_true(client_path_goes_on(&f->client, &next));
    assert_true(puzzle_size_equal(next.size, (puzzle_size){4, 4}));
    assert_int_equal(next.board, GAME_BOARD_EASY);
    begin(f, GAME_BOARD_UNIFORM, 6);
    assert_false(client_path_goes_on(&f->client, &next));
    begin(f, GAME_BOARD_EASY, 0);
    assert_false(client_path_goes_on(&f->client, &next));
    front_close(f);
}

/* Nobody comes further by going on, and what was begun is left. */
CLAIM(a_step_that_is_not_solved_is_offered_once_more)
{
    front *f = front_open();
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    round.origin.board = GAME_BOARD_EASY;
    round.origin.path_step = 2;
    client_begin(&f->client, &round);
    move_left(f);
    uint64_t left = f->client.slots.current.id;
    client_begin_next(&f->client);
    assert_board(current(f), 3, 3, GAME_BOARD_EASY, 2);
    assert_false(f->client.slots.has_parked);
    assert_true(f->client.has_left);
    assert_int_equal(f->client.left.id, left);
    front_close(f);
}

/* Nobody draws levels or the player's own boards. */
CLAIM(the_next_board_is_of_the_same_kind_or_uniform)
{
    front *f = front_open();
    for (game_board_kind board = GAME_BOARD_UNIFORM; board <= GAME_BOARD_OWN; board++) {
        bool drawn = board == GAME_BOARD_EASY || board == GAME_BOARD_HARD;
        assert_board(after_solving(f, board, 0), 3, 3, drawn ? board : GAME_BOARD_UNIFORM, 0);
    }
    front_close(f);
}

/* But for a word, which has the letters of its level. */
CLAIM(goal_and_look_stay)
{
    front *f = front_open();
    game_look look = {.style = GAME_LETTERS, .numbers = true, .word = "ABCDEFGH"};
    puzzle_board goal = goal_of(PUZZLE_GOAL_SNAKE, 3, 3);
    client_begin_new(&f->client, &goal, &look, 7);
    client_begin_next(&f->client);
    const game_round *next = current(f);
    assert_true(puzzle_board_equal(&next->session.goal, &goal));
    assert_int_equal(next->look.style, GAME_LETTERS);
    assert_true(next->look.numbers);
    assert_string_equal(next->look.word, "");
    front_close(f);
}
