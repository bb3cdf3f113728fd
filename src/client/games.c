/* How games begin: from a round, a level, an ID or a replay; and what becomes of the one before. */
#include "client/games.h"

#include "client/kinds.h"
#include "client/paste.h"
#include "client/records.h"
#include "client/runs.h"
#include "client/start.h"
#include "game/retrace.h"
#include "os/clock.h"
#include "puzzle/goal.h"
#include "puzzle/solvable.h"

#include <assert.h>
#include <stdio.h>

uint64_t client_new_seed(void)
{
    return os_clock_seed() % 1000000;
}

/* ---- The game in play ---- */

const game_round *client_round(const client *client)
{
    return client->in_run ? &client->run.round : &client->slots.current;
}

game_round *client_round_to_dress(client *client)
{
    return client->in_run ? &client->run.round : &client->slots.current;
}

bool client_has_round(const client *client)
{
    return client->in_run || client->slots.has_current;
}

bool client_has_game(const client *client)
{
    return client->slots.has_current && !game_session_solved(&client->slots.current.session);
}

void client_save(client *client)
{
    if (!client->in_run)
        game_store_save_slots(client->store, &client->slots);
}

void client_pause(client *client)
{
    if (client->in_run)
        client_run_pause(client);
    client_save(client);
}

void client_advance(client *client, double ms)
{
    if (client->in_run)
        client_run_advance(client, ms);
    else
        game_session_advance(&client->slots.current.session, ms);
}

/* ---- Another one ---- */

void client_put_by(client *client)
{
    client_run_leave(client);
    client_drop_kind(client);
    game_hint_hide(client->hint);
    client_keep_solved(client);
}

/* Once another game is the current one. */
static void open_current(client *client, bool begins)
{
    game_ghost_deinit(&client->ghost);
    client->host.dress(client->host.data, &client->slots.current, begins);
    game_store_save_slots(client->store, &client->slots);
}

void client_begin(client *client, game_round *round)
{
    client_put_by(client);
    bool parked =
        client->slots.has_current && game_session_unfinished(&client->slots.current.session);
    const game_round *lost = game_slots_about_to_lose(&client->slots);
    if (lost)
        client_keep_abandoned(client, lost);
    if (round->id == 0)
        round->id = os_clock_seed();
    game_slots_begin(&client->slots, round);
    open_current(client, true);
    if (parked)
        client_say(client, CLIENT_SAYS_GAME_PARKED);
}

void client_begin_new(client *client, const puzzle_board *goal, const game_look *look,
                      uint64_t seed)
{
    game_round round;
    client_make_round(&round, goal, look, seed);
    client_begin(client, &round);
}

bool client_bring_back(client *client)
{
    if (client->in_run && !client->slots.has_parked) /* it goes on */
        return false;
    client_put_by(client);
    if (!game_slots_bring_back(&client->slots))
        return false;
    open_current(client, false);
    return true;
}

/* ---- A board that is left for the next one ---- */

void client_forget_left(client *client)
{
    game_round_deinit(&client->left);
    client->has_left = false;
}

void client_leave(client *client)
{
    const game_round *current = &client->slots.current;
    client_run_leave(client);
    client_drop_kind(client); /* told before what becomes of the game */
    if (!client->slots.has_current || !game_session_unfinished(&current->session))
        return;
    if (current->session.done == 0) { /* all was undone: there is nothing to keep */
        game_slots_drop(&client->slots);
        return;
    }
    bool kept = client_keep_abandoned(client, current);
    client_forget_left(client);
    client->has_left = game_slots_take(&client->slots, &client->left);
    client_say(client, kept ? CLIENT_SAYS_GAME_LEFT : CLIENT_SAYS_GAME_LEFT_UNKEPT);
}

bool client_return_to_left(client *client)
{
    if (!client->has_left)
        return false;
    game_round back = client->left;
    client->left = (game_round){0};
    client->has_left = false;
    client_put_by(client);
    client_leave(client);
    game_slots_begin(&client->slots, &back);
    open_current(client, false);
    return true;
}

void client_play_again(client *client)
{
    game_round round;
    if (client->in_run) {
        game_challenge challenge = client->run.challenge;
        client_run_end(client);
        client_run_begin(client, &challenge);
        return;
    }
    client_round_again(&round, &client->slots.current);
    client_leave(client);
    client_begin(client, &round);
}

bool client_start_level(client *client, const char *name)
{
    char kept[GAME_LEVEL_NAME_SIZE]; /* the name may lie in what changes now */
    const puzzle_level *level = game_levels_find(client_levels(client), name, NULL, NULL);
    if (!level) {
        client_say(client, CLIENT_SAYS_NO_LEVEL);
        return false;
    }
    snprintf(kept, sizeof kept, "%s", name);
    game_look look = {.numbers = client->settings.numbers};
    game_round round;
    client_round_of_level(&round, level, kept, &look);
    snprintf(client->level, sizeof client->level, "%s", kept);
    client_begin(client, &round);
    return true;
}

/* ---- From a replay ---- */

bool client_read_best_run(const client *client, const game_replays *replays,
                          const game_record *record, game_record *out)
{
    const game_session *session = &record->round.session;
    const char *name = game_replays_best(replays, &session->start, &session->goal);
    return name && game_replays_read(out, game_store_replays(client->store), name, NULL) == SW_OK;
}

bool client_race(client *client, const game_replays *replays, const game_record *record)
{
    game_record best;
    game_ghost ghost;
    assert(game_session_solved(&record->round.session));
    bool has_best = client_read_best_run(client, replays, record, &best);
    bool made = game_ghost_of_run(&ghost, has_best ? &best : record);
    if (made) {
        game_round round;
        client_round_again(&round, &record->round);
        client_begin(client, &round);
        client->ghost = ghost;
    } else {
        client_say(client, CLIENT_SAYS_NO_MEMORY);
    }
    if (has_best)
        game_record_deinit(&best);
    return made;
}

bool client_take_over(client *client, const game_record *record, size_t moves)
{
    game_round round;
    bool made = game_retrace_round(&round, record, moves);
    if (made)
        client_begin(client, &round);
    else
        client_say(client, CLIENT_SAYS_NO_MEMORY);
    return made;
}

/* ---- From pasted text ---- */

/* As other programs write it: to the standard goal. */
static sw_status begin_pasted_board(client *client, const char *text, sw_error *error)
{
    puzzle_board start, goal;
    if (client_paste_board(text, &start, NULL) != SW_OK)
        return SW_NOT_FOUND;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, start.size, NULL);
    if (puzzle_board_equal(&start, &goal))
        return sw_fail(error, SW_BAD_INPUT, "the pasted board is solved already");
    if (!puzzle_solvable(&start, &goal))
        return sw_fail(error, SW_UNSOLVABLE, "the pasted board cannot be solved");
    game_round round = {
        .look = client_look_of_settings(&client->settings),
        .origin = {.kind = GAME_FROM_BOARD, .board = game_board_kind_of(GAME_FROM_BOARD)}};
    game_session_init(&round.session, &start, &goal);
    client_begin(client, &round);
    return SW_OK;
}

sw_status client_begin_pasted(client *client, const char *text)
{
    puzzle_id id;
    sw_error error;
    game_round round;
    sw_status status = client_paste_id(text, &id, &error);
    if (status == SW_OK) {
        game_look look = client_look_of_settings(&client->settings);
        client_round_of_id(&round, &id, &look);
        client_begin(client, &round);
        return SW_OK;
    }
    if (status == SW_NOT_FOUND)
        status = begin_pasted_board(client, text, &error);
    if (status != SW_OK && status != SW_NOT_FOUND) {
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &error);
    }
    return status;
}

sw_status client_record_pasted(client *client, const char *text, game_record *out)
{
    sw_error error;
    puzzle_path path = {0};
    const game_round *now = client_round(client);
    const game_session *session = &now->session;
    game_record record = {
        .round.look = now->look, .round.origin.kind = GAME_FROM_BOARD, .date = os_clock_date()};
    sw_status status = client_paste_moves(text, &path, &error);
    if (status == SW_OK &&
        !game_retrace_moves(&record.round, &session->board, &session->goal, &path) &&
        !game_retrace_moves(&record.round, &session->start, &session->goal, &path))
        status = sw_fail(&error, SW_BAD_INPUT, "the pasted moves are not possible on this board");
    if (status == SW_OK)
        *out = record;
    else if (status != SW_NOT_FOUND)
        client_say_facts(client, CLIENT_SAYS_PROBLEM, NULL, &error);
    puzzle_path_deinit(&path);
    return status;
}

bool client_paste_side(client *client, game_lab *boards, game_lab_side side, const char *text)
{
    puzzle_board board;
    sw_error error = {.status = SW_BAD_INPUT};
    sw_status status = text ? client_paste_board(text, &board, &error) : SW_BAD_INPUT;
    if (status != SW_OK) {
        client_say_facts(client, CLIENT_SAYS_BOARD_BAD, NULL, &error);
        return false;
    }
    game_lab_set_board(boards, side, &board, client_new_seed());
    client_say(client, side == GAME_LAB_START ? CLIENT_SAYS_START_PASTED : CLIENT_SAYS_GOAL_PASTED);
    return true;
}
