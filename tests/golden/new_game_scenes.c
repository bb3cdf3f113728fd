/* The form for a new game. */
#include "stage.h"

#include "screens/new_game/new_game.h"

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

/* As it is at first. */
static void lead_to_new_game(app *app)
{
    open_form(app);
}

/* A hard board in rows of colours. */
static void lead_to_new_rows(app *app)
{
    new_game_state *state = open_form(app);
    state->kind = GAME_BOARD_HARD;
    state->palette = GAME_PALETTE_ROWS;
    state->page.controls.focus = NEW_GAME_PALETTE_FIRST + GAME_PALETTE_ROWS;
}

/* An easy large board, its colours chosen by size. */
static void lead_to_new_rings(app *app)
{
    new_game_state *state = open_form(app);
    puzzle_goal_make(&state->board, state->goal, (puzzle_size){7, 6}, NULL);
    state->kind = GAME_BOARD_EASY;
}

/* With the seed, and the ID that it gives. */
static void lead_to_new_seed(app *app)
{
    new_game_state *state = open_form(app);
    state->page.controls.focus = NEW_GAME_MORE;
    press(app, SDLK_RETURN);
}

static void lead_to_new_challenge(app *app)
{
    new_game_state *state = open_form(app);
    state->kind = GAME_BOARD_HARD;
    state->mode = GAME_MODE_MARATHON;
}

static bool is_read(const app *app)
{
    return app_new_game_has_pictures(app, top_state(app));
}

/* Of a picture, one of many. */
static void lead_to_new_picture(app *app)
{
    open_form(app)->look.style = GAME_PICTURE;
    wait_until(app, is_read);
}

const scene new_game_scenes[] = {
    {"new-game", 1280, 800, GAME_THEME_DARK, .lead = lead_to_new_rows},
    {"new-game-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_new_seed},
    {"new-game-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_new_game},
    {"new-game-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_new_rings},
    {"new-game-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_new_game},
    {"new-game-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_new_picture},
    {"new-game-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_new_game},
    {"new-game-seed", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_new_seed},
    {"new-game-challenge", 1280, 800, GAME_THEME_DARK, .lead = lead_to_new_challenge},
    {.name = NULL}};
