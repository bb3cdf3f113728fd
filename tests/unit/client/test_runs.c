/* Challenges beside the game in the slots. */
#include "client/runs.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "front.h"
#include "os/file.h"
#include "solver/solver.h"

#include "../game/refusals.h"

#include <string.h>
#include <sys/stat.h>

static const char two_moves[] = "1,2,3/4,5,6/0,7,8";

static void begin_run(front *f, const char *text)
{
    game_challenge challenge = challenge_of(text);
    client_run_begin(&f->client, &challenge);
}

static bool resume(front *f, const char *text)
{
    game_challenge challenge = challenge_of(text);
    return client_run_resume(&f->client, &challenge);
}

static bool was_left(const front *f, const char *text)
{
    game_challenge challenge = challenge_of(text);
    return client_run_was_left(&f->client, &challenge);
}

/* A move of a solution, or all but `left` of them. */
static void play_towards_goal(front *f, size_t moves, size_t left)
{
    solver_answer answer;
    const game_session *session = &client_round(&f->client)->session;
    solver_request request = {.start = session->board, .goal = session->goal};
    request.engine = SOLVER_LINES;
    assert_int_equal(solver_solve(f->client.solver, &request, NULL, &answer), SW_OK);
    for (size_t i = 0; i < moves && i + left < answer.path.length; i++)
        client_command(&f->client, (game_command){.kind = GAME_MOVE,
                                                  .way = GAME_WAY_KEYS,
                                                  .move = (puzzle_move)answer.path.moves[i]});
    solver_answer_deinit(&answer);
}

static void solve(front *f)
{
    play_towards_goal(f, SIZE_MAX, 0);
}

CLAIM(the_game_in_play_stays_as_it_is)
{
    front *f = front_open();
    game_round round = round_from(two_moves);
    client_begin(&f->client, &round);
    client_command(&f->client, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT});
    uint64_t id = client_round(&f->client)->id;
    begin_run(f, "relay 3x3");
    assert_true(client_round(&f->client) == &f->client.run.round);
    play_towards_goal(f, 1, 0);
    client_run_leave(&f->client);
    assert_false(f->client.in_run);
    assert_true(client_round(&f->client)->id == id);
    assert_int_equal(client_round(&f->client)->session.moves, 1);
    assert_int_equal(f->said[CLIENT_SAYS_GAME_PARKED], 0);
    front_close(f);
}

CLAIM(another_game_leaves_the_run_which_waits)
{
    front *f = front_open();
    begin_run(f, "marathon 3x3 5");
    solve(f);
    assert_true(client_run_next(&f->client));
    play_towards_goal(f, 2, 0);
    game_round round = round_from(two_moves);
    client_begin(&f->client, &round);
    assert_false(f->client.in_run);
    assert_true(was_left(f, "marathon 3x3 12")); /* one a mode, whatever its settings */
    assert_true(resume(f, "marathon 3x3 5"));
    assert_int_equal(f->client.run.count, 1);
    assert_int_equal(client_round(&f->client)->session.moves, 2);
    assert_true(f->client.run.paused);
    front_close(f);
}

CLAIM(with_no_game_to_bring_back_the_run_goes_on)
{
    front *f = front_open();
    begin_run(f, "relay 3x3");
    play_towards_goal(f, 1, 0);
    assert_false(client_bring_back(&f->client));
    assert_true(f->client.in_run);
    assert_false(f->client.run.paused);
    front_close(f);
}

CLAIM(a_killed_program_goes_on_where_it_was)
{
    front *f = front_open();
    begin_run(f, "attack 3x3 30+5");
    solve(f);
    client_advance(&f->client, 1234);
    play_towards_goal(f, 3, 0);
    puzzle_board board = client_round(&f->client)->session.board;
    client_deinit(&f->client); /* nothing was paused or left */
    front_open_again(f);
    assert_false(f->client.in_run);
    assert_true(resume(f, "attack 3x3 30+5"));
    assert_true(puzzle_board_equal(&client_round(&f->client)->session.board, &board));
    assert_int_equal(f->client.run.count, 1);
    assert_true(f->client.run.time_ms == 1234);
    assert_false(f->client.run.paused);
    front_close(f);
}

CLAIM(what_is_over_is_kept_and_does_not_come_back)
{
    front *f = front_open();
    begin_run(f, "marathon 2x2 2");
    solve(f);
    client_run_next(&f->client);
    solve(f);
    assert_true(f->client.run.over);
    assert_int_equal(client_results(&f->client)->run_count, 1);
    assert_int_equal(client_results(&f->client)->count, 2);
    assert_true(
        game_session_solved(&client_round(&f->client)->session)); /* still to be looked at */
    client_run_leave(&f->client);
    assert_false(was_left(f, "marathon 2x2 2"));
    assert_false(resume(f, "marathon 2x2 2"));
    const game_replays *replays;
    assert_int_equal(game_store_list_replays(f->client.store, &replays, NULL), SW_OK);
    assert_int_equal(replays->count, 1);
    front_close(f);
}

CLAIM(the_clock_ends_a_time_attack)
{
    front *f = front_open();
    begin_run(f, "attack 2x2 1+1");
    solve(f);
    play_towards_goal(f, 1, 1);
    assert_false(client_run_advance(&f->client, 1999));
    assert_true(client_run_advance(&f->client, 5));
    assert_int_equal(client_results(&f->client)->runs[0].boards, 1);
    assert_false(client_results(&f->client)->runs[0].early);
    assert_false(was_left(f, "attack 2x2 1+1"));
    front_close(f);
}

CLAIM(a_new_attempt_ends_the_run)
{
    front *f = front_open();
    begin_run(f, "marathon 2x2 12");
    uint64_t id = f->client.run.id;
    solve(f);
    client_run_next(&f->client);
    client_play_again(&f->client);
    assert_true(f->client.in_run);
    assert_true(f->client.run.id != id);
    assert_int_equal(f->client.run.count, 0);
    assert_int_equal(client_results(&f->client)->run_count, 1);
    assert_true(client_results(&f->client)->runs[0].early);
    front_close(f);
}

CLAIM(a_run_that_nobody_touched_leaves_nothing)
{
    front *f = front_open();
    begin_run(f, "relay 3x3");
    client_run_leave(&f->client);
    assert_false(was_left(f, "relay 3x3"));
    assert_int_equal(client_results(&f->client)->run_count, 0);
    front_close(f);
}

CLAIM(a_run_of_the_same_mode_ends_the_one_that_was_left)
{
    front *f = front_open();
    begin_run(f, "marathon 2x2 12");
    solve(f);
    client_run_leave(&f->client);
    begin_run(f, "marathon 3x3 5");
    assert_int_equal(client_results(&f->client)->run_count, 1);
    assert_int_equal(client_results(&f->client)->runs[0].challenge.boards, 12);
    assert_int_equal(f->client.run.challenge.boards, 5);
    front_close(f);
}

/* ---- Where files cannot be read or written ---- */

static void path_of(const front *f, const char *name, char *out, size_t size)
{
    snprintf(out, size, "%s/runs/%s", f->own.folder, name);
}

/* What the disk has of it. */
static char *content(const front *f, const char *name)
{
    char path[128], *text;
    size_t size;
    path_of(f, name, path, sizeof path);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    return text;
}

static void set_mode(const front *f, const char *name, mode_t mode)
{
    char path[128];
    path_of(f, name, path, sizeof path);
    assert_int_equal(chmod(path, mode), 0);
}

CLAIM(a_left_run_that_cannot_be_read_is_not_begun_over)
{
    static const struct {
        const char *file, *left, *another;
    } cases[] = {{"marathon.save", "marathon 3x3 5", "marathon 4x4 12"},
                 {"daily-2026-11-26.save", "daily 2026-11-26", "daily 2026-11-26"}};
    become_nobody();
    for (size_t i = 0; i < 2; i++) {
        front *f = front_open();
        begin_run(f, cases[i].left);
        play_towards_goal(f, 3, 0);
        client_deinit(&f->client); /* as by a kill */
        front_open_again(f);
        char *before = content(f, cases[i].file);
        set_mode(f, cases[i].file, 0000);
        assert_true(was_left(f, cases[i].left));
        assert_false(resume(f, cases[i].left));
        assert_int_equal(f->said[CLIENT_SAYS_PROBLEM], 1);
        begin_run(f, cases[i].another);
        assert_int_equal(f->said[CLIENT_SAYS_PROBLEM], 1); /* the store has more to say */
        sw_error problem;
        assert_true(game_store_problem(f->client.store, &problem));
        assert_non_null(strstr(problem.message, "could not be read and is left as it is"));
        play_towards_goal(f, 2, 0);
        client_run_end(&f->client);
        client_run_leave(&f->client);
        set_mode(f, cases[i].file, 0600);
        char *after = content(f, cases[i].file);
        assert_string_equal(after, before);
        assert_true(resume(f, cases[i].left));
        assert_int_equal(client_round(&f->client)->session.moves, 3);
        free(after);
        free(before);
        front_close(f);
    }
    become_oneself_again();
}

CLAIM(on_a_full_disk_a_left_run_goes_on_and_its_file_stays)
{
    front *f = front_open();
    begin_run(f, "daily 2026-11-26");
    play_towards_goal(f, 3, 0);
    client_deinit(&f->client);
    char *before = content(f, "daily-2026-11-26.save");
    limit_files(0);
    front_open_again(f);
    assert_true(resume(f, "daily 2026-11-26"));
    assert_int_equal(client_round(&f->client)->session.moves, 3);
    client_run_leave(&f->client);
    char *after = content(f, "daily-2026-11-26.save");
    assert_string_equal(after, before);
    assert_true(resume(f, "daily 2026-11-26"));
    play_towards_goal(f, 2, 0);
    client_run_leave(&f->client); /* it stays in memory */
    sw_error problem;
    assert_true(game_store_problem(f->client.store, &problem));
    assert_non_null(strstr(problem.message, "the run was not saved"));
    assert_true(resume(f, "daily 2026-11-26"));
    assert_int_equal(client_round(&f->client)->session.moves, 5);
    lift_limit();
    client_run_leave(&f->client);
    client_deinit(&f->client);
    front_open_again(f);
    assert_true(resume(f, "daily 2026-11-26"));
    assert_int_equal(client_round(&f->client)->session.moves, 5);
    free(after);
    free(before);
    front_close(f);
}

/* ---- Blindfold ---- */

static void kill_and_resume(front *f, const char *challenge)
{
    client_deinit(&f->client); /* nothing was paused or left */
    front_open_again(f);
    assert_true(resume(f, challenge));
}

CLAIM(who_is_killed_while_learning_loses_no_more_than_a_second)
{
    front *f = front_open();
    begin_run(f, "blind 3x3");
    puzzle_board board = client_round(&f->client)->session.board;
    for (int frame = 0; frame < 460; frame++) /* 4600 ms */
        client_advance(&f->client, 10);
    kill_and_resume(f, "blind 3x3");
    assert_true(puzzle_board_equal(&client_round(&f->client)->session.board, &board));
    assert_true(game_run_learns(&f->client.run));
    assert_true(game_run_learn_ms(&f->client.run) == 4000);
    client_advance(&f->client, 300);
    client_run_leave(&f->client); /* it waits, with all its time */
    assert_true(was_left(f, "blind 3x3"));
    assert_true(resume(f, "blind 3x3"));
    assert_true(game_run_learn_ms(&f->client.run) == 4300);
    assert_int_equal(client_results(&f->client)->run_count, 0);
    front_close(f);
}

CLAIM(who_is_killed_while_solving_goes_on_blindfold)
{
    front *f = front_open();
    begin_run(f, "blind 3x3");
    client_advance(&f->client, 2500);
    assert_true(client_run_start_solving(&f->client));
    assert_false(client_run_start_solving(&f->client));
    kill_and_resume(f, "blind 3x3");
    assert_true(game_run_hides(&f->client.run));
    client_advance(&f->client, 700);
    solve(f); /* and nothing ends */
    kill_and_resume(f, "blind 3x3");
    assert_true(game_run_hides(&f->client.run));
    assert_true(game_run_learn_ms(&f->client.run) == 2500);
    assert_true(game_run_solve_ms(&f->client.run) == 700);
    assert_int_equal(client_run_done(&f->client), GAME_SOLVED);
    assert_int_equal(client_run_done(&f->client), GAME_NOTHING);
    const game_results *results = client_results(&f->client);
    assert_int_equal(results->run_count, 1);
    assert_int_equal(results->count, 1);
    assert_int_equal(results->runs[0].time_ms, 3200);
    assert_int_equal(results->runs[0].learn_ms, 2500);
    client_run_leave(&f->client);
    assert_false(was_left(f, "blind 3x3"));
    front_close(f);
}

CLAIM(another_board_can_be_had_until_one_is_begun)
{
    front *f = front_open();
    begin_run(f, "blind 4x4");
    puzzle_board board = client_round(&f->client)->session.board;
    client_advance(&f->client, 2500);
    client_play_again(&f->client);
    assert_false(puzzle_board_equal(&client_round(&f->client)->session.board, &board));
    assert_true(game_run_learn_ms(&f->client.run) == 0);
    assert_int_equal(client_results(&f->client)->run_count, 0);
    play_towards_goal(f, 2, 0);
    client_play_again(&f->client); /* this one was a try */
    assert_int_equal(client_results(&f->client)->run_count, 1);
    assert_int_equal(client_results(&f->client)->runs[0].boards, 0);
    assert_true(client_results(&f->client)->runs[0].early);
    assert_int_equal(client_results(&f->client)->count, 0);
    front_close(f);
}
