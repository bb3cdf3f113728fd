/* The session that the player sees: what was won in it, and its name. */
#include "client/sitting.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "client/runs.h"
#include "front.h"
#include "solver/solver.h"

/* With a folder for the settings too, unlike front_open. */
static void start(front *f)
{
    const client_host host = {
        .data = f, .say = front_say, .dress = front_dress, .wake = front_wake};
    client_init(&f->client, &host);
    assert_int_equal(
        client_open_folders(&f->client, f->own.folder, f->own.folder, f->own.folder, NULL), SW_OK);
    assert_int_equal(client_start_thinking(&f->client, f->own.folder, NULL), SW_OK);
}

static front *open_kept(void)
{
    front *f = front_open();
    client_deinit(&f->client);
    start(f);
    return f;
}

static void start_again(front *f)
{
    client_deinit(&f->client);
    start(f);
}

static void win_one(front *f)
{
    game_round round = round_from("1,2,3/4,5,6/7,0,8");
    client_begin(&f->client, &round);
    client_command(&f->client, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT});
}

static const char *session_of(front *f, size_t result)
{
    return client_results(&f->client)->list[result].sitting;
}

CLAIM(results_carry_the_name_until_it_is_changed_or_emptied)
{
    static const char *const names[] = {"", " Tuesday ", "Wednesday", "  "};
    static const char *const wanted[] = {"", "Tuesday", "Wednesday", ""};
    front *f = open_kept();
    for (size_t i = 0; i < 4; i++) {
        client_sitting_rename(&f->client, names[i]);
        win_one(f);
        assert_string_equal(session_of(f, i), wanted[i]);
        assert_string_equal(f->client.settings.sitting, wanted[i]);
    }
    front_close(f);
}

CLAIM(the_name_outlasts_the_program_and_the_list_does_not)
{
    front *f = open_kept();
    client_sitting_rename(&f->client, "Tuesday evening");
    win_one(f);
    start_again(f);
    assert_string_equal(f->client.settings.sitting, "Tuesday evening");
    assert_int_equal(f->client.sitting.count, 0);
    win_one(f);
    assert_string_equal(session_of(f, 0), "Tuesday evening");
    assert_string_equal(session_of(f, 1), "Tuesday evening");
    front_close(f);
}

CLAIM(a_new_session_has_no_name_yet)
{
    front *f = open_kept();
    client_sitting_rename(&f->client, "Tuesday");
    win_one(f);
    client_sitting_begin(&f->client);
    assert_int_equal(f->client.sitting.count, 0);
    win_one(f);
    assert_string_equal(session_of(f, 0), "Tuesday");
    assert_string_equal(session_of(f, 1), "");
    start_again(f);
    assert_string_equal(f->client.settings.sitting, "");
    front_close(f);
}

static void solve(front *f)
{
    solver_answer answer;
    const game_session *session = &client_round(&f->client)->session;
    solver_request request = {.start = session->board, .goal = session->goal};
    request.engine = SOLVER_LINES;
    assert_int_equal(solver_solve(f->client.solver, &request, NULL, &answer), SW_OK);
    for (size_t i = 0; i < answer.path.length; i++)
        client_command(&f->client, (game_command){.kind = GAME_MOVE,
                                                  .move = (puzzle_move)answer.path.moves[i]});
    solver_answer_deinit(&answer);
}

CLAIM(boards_of_a_run_count_once_it_is_over)
{
    game_challenge challenge;
    front *f = open_kept();
    assert_int_equal(game_challenge_parse(&challenge, "marathon 2x2 2", NULL), SW_OK);
    client_sitting_rename(&f->client, "Marathons");
    client_run_begin(&f->client, &challenge);
    solve(f);
    assert_int_equal(f->client.sitting.count, 0);
    client_run_next(&f->client);
    solve(f);
    assert_true(f->client.run.over);
    assert_int_equal(f->client.sitting.count, 2);
    for (size_t i = 0; i < 2; i++) {
        assert_string_equal(f->client.sitting.list[i].challenge, "marathon 2x2 2");
        assert_string_equal(f->client.sitting.list[i].sitting, "Marathons");
        assert_string_equal(session_of(f, i), "Marathons");
    }
    client_run_leave(&f->client);
    front_close(f);
}
