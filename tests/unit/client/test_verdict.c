/* How good the current game was, by its level's par and by what the analysis has found out. */
#include "client/records.h"

#include "client/commands.h"
#include "client/games.h"
#include "front.h"

#include <sched.h>

/* A level two moves from its goal, of which its pack says this, solved by these moves. */
static front *solve(int par, puzzle_par_proof proof, const puzzle_move *moves, size_t count)
{
    front *f = front_open();
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    round.origin = (game_origin){.kind = GAME_FROM_LEVEL,
                                 .board = GAME_BOARD_LEVEL,
                                 .level = "pack/level",
                                 .par = par,
                                 .par_proof = proof};
    client_begin(&f->client, &round);
    for (size_t i = 0; i < count; i++)
        client_command(&f->client, (game_command){.kind = GAME_MOVE, .move = moves[i]});
    assert_true(game_session_solved(&f->client.slots.current.session));
    return f;
}

static front *solve_straight(int par, puzzle_par_proof proof)
{
    return solve(par, proof, (puzzle_move[]){PUZZLE_LEFT, PUZZLE_LEFT}, 2);
}

static front *solve_with_a_detour(int par, puzzle_par_proof proof)
{
    return solve(par, proof, (puzzle_move[]){PUZZLE_LEFT, PUZZLE_RIGHT, PUZZLE_LEFT, PUZZLE_LEFT},
                 4);
}

static void analyse(front *f)
{
    const game_session *session = &f->client.slots.current.session;
    game_analysis *analysis = f->client.analyses[PUZZLE_METRIC_MOVES];
    puzzle_path path = {0};
    assert_true(game_session_path(session, &path));
    assert_true(game_analysis_follow(analysis, &session->start, &session->goal, &path, 0));
    while (!game_analysis_done(analysis))
        sched_yield();
    puzzle_path_deinit(&path);
}

CLAIM(a_proved_par_tells_at_once)
{
    front *f = solve_straight(2, PUZZLE_PAR_OPTIMAL);
    assert_int_equal(client_rating(&f->client).kind, GAME_RATING_PERFECT);
    front_close(f);
    f = solve_with_a_detour(2, PUZZLE_PAR_OPTIMAL);
    game_rating rating = client_rating(&f->client);
    assert_int_equal(rating.kind, GAME_RATING_OVER);
    assert_int_equal(rating.count, 2);
    assert_int_equal(rating.shortest, 2);
    front_close(f);
}

CLAIM(a_par_that_nobody_proved_waits_for_the_analysis)
{
    front *f = solve_straight(2, PUZZLE_PAR_BEST_KNOWN);
    assert_int_equal(client_rating(&f->client).kind, GAME_RATING_PENDING);
    analyse(f);
    assert_int_equal(client_rating(&f->client).kind, GAME_RATING_PERFECT);
    front_close(f);
}

/* A pack may say that its par is proved, and be wrong. */
CLAIM(what_was_searched_outweighs_what_a_pack_says)
{
    front *f = solve_with_a_detour(4, PUZZLE_PAR_OPTIMAL);
    analyse(f);
    game_rating rating = client_rating(&f->client);
    assert_int_equal(rating.kind, GAME_RATING_OVER);
    assert_int_equal(rating.count, 2);
    assert_int_equal(rating.shortest, 2);
    front_close(f);
}
