/* A challenge whose player's machine stops in the middle: a child plays it and is killed, and what it left goes on
 * where it was, in each mode. */
#include "client/runs.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "front.h"
#include "solver/solver.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* So many moves of a solution, and so long after each; all of it where there are fewer. */
static void play(client *client, size_t moves, double ms)
{
    solver_answer answer;
    const game_session *session = &client_round(client)->session;
    solver_request request = {
        .start = session->board, .goal = session->goal, .engine = SOLVER_LINES};
    assert_int_equal(solver_solve(client->solver, &request, NULL, &answer), SW_OK);
    for (size_t i = 0; i < moves && i < answer.path.length; i++) {
        client_command(client, (game_command){.kind = GAME_MOVE,
                                              .way = GAME_WAY_KEYS,
                                              .move = (puzzle_move)answer.path.moves[i]});
        client_advance(client, ms);
    }
    solver_answer_deinit(&answer);
}

/* A board that is solved, and the next one in the middle: the last command comes after the last time. */
static void play_to_the_middle(client *client, const char *text)
{
    game_challenge challenge = challenge_of(text);
    client_run_begin(client, &challenge);
    if (client->run.round.session.goal.size.columns == 4) { /* of one board */
        play(client, 5, 40);
    } else {
        play(client, SIZE_MAX, 40);
        client_run_next(client);
        play(client, 3, 40);
    }
    client_run_pause(client);
}

/* What the player saw last, as one text: written by who is killed, read by who goes on. */
static void describe(const client *client, char *out, size_t size)
{
    const game_run *run = &client->run;
    sw_text board;
    sw_text_init(&board, 4096);
    puzzle_board_format(&run->round.session.board, &board);
    snprintf(out, size, "%llx %llx %zu %.0f %d %d %d %d %d %.0f %s", (unsigned long long)run->id,
             (unsigned long long)run->seed, run->count, run->time_ms, run->over, run->learned,
             run->round.session.moves, run->round.session.slides, run->round.session.undos,
             run->round.session.time_ms, board.data);
    sw_text_deinit(&board);
}

/* Returns what the child described before it was killed. */
static void play_and_be_killed(front *f, const char *text, char *seen, size_t size)
{
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        char last[512];
        front_open_again(f);
        play_to_the_middle(&f->client, text);
        describe(&f->client, last, sizeof last);
        if (write(ends[1], last, strlen(last)) > 0)
            kill(getpid(), SIGKILL);
        _exit(1);
    }
    close(ends[1]);
    ssize_t length = read(ends[0], seen, size - 1);
    close(ends[0]);
    assert_true(length > 0);
    seen[length] = '\0';
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/* To its end. */
static void finish(client *client)
{
    for (int i = 0; i < 20 && !client->run.over; i++) {
        play(client, SIZE_MAX, 10);
        client_run_next(client);
        client_run_done(client);
        if (game_run_left_ms(&client->run) >= 0)
            client_advance(client, game_run_left_ms(&client->run));
    }
}

CLAIM(each_mode_goes_on_where_it_was)
{
    static const char *const challenges[] = {"attack 3x3 30+5", "marathon 3x3 5",
                                             "relay 3x3",       "fewest 3x3",
                                             "blind 4x4",       "daily 2026-11-26"};
    for (size_t i = 0; i < sizeof challenges / sizeof *challenges; i++) {
        char before[512], after[512];
        const char *text = challenges[i];
        game_challenge challenge = challenge_of(text);
        front *f = calloc(1, sizeof *f); /* no threads are there when the child comes */
        assert_non_null(f);
        f->own = make_scratch();
        play_and_be_killed(f, text, before, sizeof before);
        front_open_again(f);
        assert_false(f->client.in_run);
        assert_int_equal(client_results(&f->client)->run_count, 0);
        assert_true(client_run_was_left(&f->client, &challenge));
        assert_true(client_run_resume(&f->client, &challenge));
        describe(&f->client, after, sizeof after);
        assert_string_equal(before, after);
        finish(&f->client);
        const game_replays *replays;
        assert_true(f->client.run.over);
        assert_int_equal(client_results(&f->client)->run_count, 1);
        assert_int_equal(client_results(&f->client)->runs[0].boards, f->client.run.count);
        assert_int_equal(game_store_list_replays(f->client.store, &replays, NULL), SW_OK);
        assert_int_equal(replays->count, 1);
        front_close(f);
    }
}
