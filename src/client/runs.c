/* Challenges: the run in play, from its beginning to what is kept of it. */
#include "client/runs.h"

#include "client/games.h"
#include "client/records.h"
#include "client/sitting.h"
#include "game/ask.h"
#include "os/clock.h"

/* ---- Par: proved, or the best that is known ---- */

static void drop_par(client *client)
{
    solver_job_drop(client->run_par);
    client->run_par = NULL;
}

static void seek_par(client *client)
{
    const game_session *session = &client->run.round.session;
    bool proves = solver_proves(session->goal.size);
    solver_request request =
        game_ask(proves ? GAME_ASK_PAR_PROOF : GAME_ASK_PAR, &session->start, &session->goal);
    request.metric = client->run.challenge.metric;
    const client_host *host = &client->host;
    drop_par(client);
    if (game_run_rules(&client->run)->par &&
        solver_job_start(&client->run_par, client->solver, &request, host->wake, host->data,
                         NULL) != SW_OK)
        client->run_par = NULL; /* without memory for it there are no stars */
}

void client_run_poll(client *client)
{
    game_origin *origin = &client->run.round.origin;
    const solver_answer *answer = client->run_par ? solver_job_answer(client->run_par) : NULL;
    if (!answer)
        return;
    if (answer->path.length > 0) {
        origin->par_metric = client->run.challenge.metric;
        origin->par = (int)puzzle_metric_length(origin->par_metric, &answer->path);
        origin->par_proof = answer->optimal ? PUZZLE_PAR_OPTIMAL : PUZZLE_PAR_BEST_KNOWN;
    }
    drop_par(client);
}

/* ---- What becomes of it ---- */

static void keep(client *client)
{
    client_run_poll(client);
    client_results(client);
    game_store_keep_run(client->store, &client->run, os_clock_date(), client->settings.replays,
                        &client->results);
    client_sitting_add_run(client);
    game_store_drop_run(client->store);
}

/* What cannot be remembered by the run's file is not done. */
static game_outcome carry_out(client *client, game_run_command command)
{
    game_outcome outcome =
        game_store_reserve_run(client->store) ? game_run_apply(&client->run, command) : GAME_FULL;
    if (outcome == GAME_FULL)
        client_say(client, CLIENT_SAYS_NO_MEMORY);
    if (outcome == GAME_NOTHING || outcome == GAME_FULL)
        return outcome;
    game_store_append_run(client->store, &client->run, command);
    if (client->run.over)
        keep(client);
    return outcome;
}

/* Another board is in play. */
static void show_board(client *client, bool begins)
{
    game_hint_hide(client->hint);
    game_ghost_deinit(&client->ghost);
    seek_par(client);
    client->host.dress(client->host.data, &client->run.round, begins);
}

/* ---- Beginning and leaving ---- */

static sw_status resume(client *client, const game_challenge *challenge, sw_error *error)
{
    client_put_by(client);
    sw_status status = game_store_load_run(client->store, challenge, &client->run, error);
    if (status != SW_OK)
        return status;
    client->in_run = true;
    show_board(client, false);
    if (client->run.over) /* killed before it was kept */
        keep(client);
    return SW_OK;
}

/* Over: nothing of it is lost by another one of its mode. One that cannot be read stays, and the store says that
 * it is in the way. */
static void close_left(client *client, const game_challenge *challenge)
{
    sw_error error;
    sw_status status = resume(client, challenge, &error);
    if (status == SW_OK) {
        client_run_end(client);
        client_run_leave(client);
    } else if (status == SW_BAD_INPUT) {
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &error);
    }
}

void client_run_begin(client *client, const game_challenge *challenge)
{
    close_left(client, challenge);
    uint64_t seed = os_clock_seed() & 0xffffffff; /* short enough for the IDs of its boards */
    game_run_init(&client->run, challenge, seed, os_clock_seed(), os_clock_date(),
                  os_clock_today());
    client->in_run = true;
    game_store_begin_run(client->store, &client->run);
    show_board(client, true);
}

bool client_run_was_left(const client *client, const game_challenge *challenge)
{
    return game_store_has_run(client->store, challenge);
}

bool client_run_resume(client *client, const game_challenge *challenge)
{
    sw_error error;
    sw_status status = resume(client, challenge, &error);
    if (status != SW_OK && status != SW_NOT_FOUND)
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &error);
    return status == SW_OK;
}

bool client_run_left(const client *client, game_challenge *challenge)
{
    return game_store_left_run(client->store, challenge);
}

void client_run_pause(client *client)
{
    carry_out(client, (game_run_command){.act = GAME_RUN_PAUSE});
}

void client_run_leave(client *client)
{
    if (!client->in_run)
        return;
    client_run_settle(client);
    client_run_pause(client);
    if (!client->run.over && !game_run_touched(&client->run))
        game_store_drop_run(client->store); /* nobody has touched it */
    game_store_leave_run(client->store);
    drop_par(client);
    game_run_deinit(&client->run);
    client->in_run = false;
    game_hint_hide(client->hint);
    if (client->slots.has_current)
        client->host.dress(client->host.data, &client->slots.current, false);
}

/* ---- While it is played ---- */

game_outcome client_run_play(client *client, game_command command)
{
    size_t solved = client->run.count;
    game_outcome outcome = carry_out(client, (game_run_command){.play = command});
    game_hint_follow(client->hint, &client->run.round.session);
    bool another = outcome == GAME_SOLVED && client->run.count > solved &&
                   !game_session_solved(&client->run.round.session);
    if (another)
        show_board(client, true);
    return outcome;
}

bool client_run_next(client *client)
{
    if (carry_out(client, (game_run_command){.act = GAME_RUN_NEXT}) == GAME_NOTHING)
        return false;
    show_board(client, true);
    return true;
}

bool client_run_start_solving(client *client)
{
    return carry_out(client, (game_run_command){.act = GAME_RUN_BEGIN}) == GAME_CHANGED;
}

game_outcome client_run_done(client *client)
{
    return carry_out(client, (game_run_command){.act = GAME_RUN_DONE});
}

static const game_run_command ending = {.act = GAME_RUN_END};

/* The file does not know of it yet: who is killed goes on with the run. */
void client_run_end(client *client)
{
    if (game_run_hides(&client->run))
        carry_out(client, ending);
    else if (game_run_apply(&client->run, ending) == GAME_CHANGED)
        client->run_ended = true;
}

bool client_run_take_back(client *client)
{
    if (!client->run_ended)
        return false;
    client->run_ended = false;
    game_run_reopen(&client->run);
    client_run_pause(client);
    return true;
}

void client_run_settle(client *client)
{
    if (!client->run_ended)
        return;
    client->run_ended = false;
    game_store_append_run(client->store, &client->run, ending);
    keep(client);
}

/* A board is learned without a command: who is killed meanwhile loses no more than a second. */
static void save_learning(client *client, double before_ms)
{
    enum { SECOND = 1000 };
    const game_run *run = &client->run;
    if (game_run_learns(run) && (int64_t)before_ms / SECOND < (int64_t)run->time_ms / SECOND)
        carry_out(client, (game_run_command){.act = GAME_RUN_TIME});
}

bool client_run_advance(client *client, double ms)
{
    double before_ms = client->run.time_ms;
    if (!game_run_advance(&client->run, ms)) {
        save_learning(client, before_ms);
        return false;
    }
    game_store_append_run(client->store, &client->run, ending);
    keep(client);
    return true;
}
