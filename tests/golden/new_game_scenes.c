#include "new_game_scenes.h"

#include "screens/new_game/new_game.h"
#include "stage.h"

/* A frame makes the layout that of the window's new size. */
static new_game_state *open_form(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_NEW_GAME);
    new_game_state *state = top_state(app);
    state->seed = 4711;
    app_loop_frame(app, NOW);
    return state;
}

void lead_to_new_game(app *app)
{
    open_form(app);
}

void lead_to_new_rows(app *app)
{
    new_game_state *state = open_form(app);
    state->kind = GAME_BOARD_HARD;
    state->palette = GAME_PALETTE_ROWS;
    state->page.controls.focus = NEW_GAME_PALETTE_FIRST + GAME_PALETTE_ROWS;
}

void lead_to_new_rings(app *app)
{
    new_game_state *state = open_form(app);
    puzzle_goal_make(&state->board, state->goal, (puzzle_size){7, 6}, NULL);
    state->kind = GAME_BOARD_EASY;
}

void lead_to_new_seed(app *app)
{
    new_game_state *state = open_form(app);
    state->page.controls.focus = NEW_GAME_MORE;
    press(app, SDLK_RETURN);
}

void lead_to_new_challenge(app *app)
{
    new_game_state *state = open_form(app);
    state->kind = GAME_BOARD_HARD;
    state->mode = GAME_MODE_MARATHON;
}

static bool is_read(const app *app)
{
    return app_new_game_has_pictures(app, top_state(app));
}

void lead_to_new_picture(app *app)
{
    open_form(app)->look.style = GAME_PICTURE;
    wait_until(app, is_read);
}
