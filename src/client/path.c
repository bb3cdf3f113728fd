/* The welcome path, from a board that anybody solves to one that most people mean by this game. */
#include "client/path.h"

#include "client/games.h"
#include "client/kinds.h"
#include "puzzle/goal.h"

#include <assert.h>

client_step client_path_step(int step)
{
    static const client_step steps[CLIENT_PATH_STEPS] = {
        {{3, 3}, GAME_BOARD_EASY},    {{3, 3}, GAME_BOARD_EASY}, {{3, 3}, GAME_BOARD_UNIFORM},
        {{4, 3}, GAME_BOARD_UNIFORM}, {{4, 4}, GAME_BOARD_EASY}, {{4, 4}, GAME_BOARD_UNIFORM},
    };
    assert(step >= 1 && step <= CLIENT_PATH_STEPS);
    return steps[step - 1];
}

void client_begin_path(client *client, int step)
{
    client_step is = client_path_step(step);
    client_wish wish = {.kind = is.board,
                        .look = {.style = GAME_NUMBERS},
                        .seed = client_new_seed(),
                        .path_step = step};
    puzzle_goal_make(&wish.goal, PUZZLE_GOAL_STANDARD, is.size, NULL);
    client_begin_kind(client, &wish);
}

void client_begin_next(client *client)
{
    const game_round *now = &client->slots.current;
    int step = now->origin.path_step;
    bool ends = step >= CLIENT_PATH_STEPS, solved = game_session_solved(&now->session);
    if (step > 0 && solved && !ends) {
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
