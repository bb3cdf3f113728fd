/* One path for every change of the game in play. */
#include "client/commands.h"

#include "client/games.h"
#include "client/records.h"
#include "front.h"
#include "os/clock.h"

#include <time.h>

static const char two_moves[] = "1,2,3/4,5,6/0,7,8";

static const game_command left = {.kind = GAME_AUTO_MOVE, .move = PUZZLE_LEFT};
static const game_command down = {.kind = GAME_AUTO_MOVE, .move = PUZZLE_DOWN};

static front *play(const char *board)
{
    front *f = front_open();
    game_round round = round_from(board);
    client_begin(&f->client, &round);
    return f;
}

static const game_session *session_of(const front *f)
{
    return &f->client.slots.current.session;
}

static bool on_record(front *f)
{
    return game_results_find(client_results(&f->client), f->client.slots.current.id) != NULL;
}

static void reopen(front *f)
{
    client_deinit(&f->client);
    front_open_again(f);
}

CLAIM(a_command_is_carried_out_and_saved)
{
    front *f = play(two_moves);
    assert_int_equal(client_command(&f->client, left), GAME_CHANGED);
    assert_int_equal(session_of(f)->moves, 1);
    reopen(f);
    assert_int_equal(session_of(f)->moves, 1);
    front_close(f);
}

CLAIM(commands_end_at_the_first_that_is_not_possible)
{
    front *f = play(two_moves);
    const game_command commands[] = {left, {.kind = GAME_REDO}, left};
    assert_int_equal(client_commands(&f->client, commands, 3), GAME_NOTHING);
    assert_int_equal(session_of(f)->moves, 1);
    const game_command more[] = {down, {.kind = GAME_UNDO}};
    assert_int_equal(client_commands(&f->client, more, 2), GAME_CHANGED);
    reopen(f);
    assert_int_equal(session_of(f)->moves, 1);
    assert_int_equal(session_of(f)->undos, 1);
    assert_int_equal(client_commands(&f->client, NULL, 0), GAME_NOTHING);
    front_close(f);
}

CLAIM(moves_that_are_taken_over_keep_a_game_that_they_solve)
{
    front *f = play(two_moves);
    const game_command commands[] = {left, left};
    assert_int_equal(client_commands(&f->client, commands, 2), GAME_SOLVED);
    assert_true(on_record(f));
    front_close(f);
}

CLAIM(a_hint_s_last_move_keeps_the_game)
{
    front *f = play("1,2,3/4,5,6/7,0,8");
    for (int i = 0; i < 5000 && !game_session_solved(session_of(f)); i++) {
        double now = os_clock_ms();
        client_hint_poll(&f->client, now);
        client_hint_press(&f->client, now);
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    assert_true(game_session_solved(session_of(f)));
    for (int step = 0; step < GAME_HINT_STEPS; step++)
        assert_int_equal(session_of(f)->hints[step], 1);
    assert_true(on_record(f));
    front_close(f);
}

CLAIM(presses_while_a_hint_is_sought_are_carried_out_and_saved)
{
    front *f = play("8,6,7/2,5,4/3,0,1");
    for (int i = 0; i < 5; i++)
        client_hint_press(&f->client, os_clock_ms());
    assert_int_equal(game_session_hints(session_of(f)), 0);
    for (int i = 0; i < 30000 && session_of(f)->hints[0] < 2; i++) {
        client_hint_poll(&f->client, os_clock_ms());
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    assert_int_equal(game_session_hints(session_of(f)), 5); /* a move, and where to look next */
    reopen(f);
    assert_int_equal(game_session_hints(session_of(f)), 5);
    assert_int_equal(session_of(f)->moves, 1);
    front_close(f);
}

CLAIM(a_full_history_is_told_and_changes_nothing)
{
    front *f = play(two_moves);
    game_session *session = &f->client.slots.current.session;
    puzzle_board board = session->board;
    const game_command commands[] = {left, left};
    session->done = INT32_MAX; /* more than any history holds */
    assert_int_equal(client_commands(&f->client, commands, 2), GAME_FULL);
    session->done = 0;
    assert_int_equal(f->said[CLIENT_SAYS_NO_MEMORY], 1);
    assert_true(puzzle_board_equal(&session->board, &board));
    assert_int_equal(session->moves, 0);
    front_close(f);
}
