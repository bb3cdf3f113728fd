/* The welcome path, from a board that anybody solves to one that most people mean by this game. */
#include "client/path.h"

#include "client/games.h"
#include "client/kinds.h"
#include "puzzle/goal.h"

#include <assert.h>

static const struct {
    puzzle_size size;
    game_board_kind board;
} steps[CLIENT_PATH_STEPS] = {
    {{3, 3}, GAME_BOARD_EASY},    {{3, 3}, GAME_BOARD_EASY}, {{3, 3}, GAME_BOARD_UNIFORM},
    {{4, 3}, GAME_BOARD_UNIFORM}, {{4, 4}, GAME_BOARD_EASY}, {{4, 4}, GAME_BOARD_UNIFORM},
};

void client_begin_path(client *client, int step)
{
    assert(step >= 1 && step <= CLIENT_PATH_STEPS);
    client_wish wish = {.kind = steps[step - 1].board,
                        .look = {.style = GAME_NUMBERS},
                        .seed = client_new_seed(),
                        .path_step = step};
    puzzle_goal_make(&wish.goal, PUZZLE_GOAL_STANDARD, steps[step - 1].size, NULL);
    client_begin_kind(client, &wish);
}

bool client_path_goes_on(const client *client, game_category *next)
{
    int step = client_round(client)->origin.path_step;
    if (step < 1 || step >= CLIENT_PATH_STEPS)
        return false;
    *next = (game_category){
        .size = steps[step].size, .goal = PUZZLE_GOAL_STANDARD, .board = steps[step].board};
    return true;
}

void client_begin_next(client *client)
{
    const game_round *now = client_round(client);
    game_category ahead;
    int step = now->origin.path_step;
    bool solved = game_session_solved(&now->session);
    if (solved && client_path_goes_on(client, &ahead)) {
        client_begin_path(client, step + 1);
        return;
    }
    client_wish wish = {.goal = now->session.goal,
                        .kind = now->origin.board,
                        .look = now->look,
                        .seed = client_new_seed(),
                        .path_step = solved ? 0 : step,
                        .leave = true};
    wish.look.word[0] = '\0'; /* it belonged to a level */
    if (wish.kind != GAME_BOARD_EASY && wish.kind != GAME_BOARD_HARD)
        wish.kind = GAME_BOARD_UNIFORM;
    client_begin_kind(client, &wish);
}
