/* Palettes, patterns and layers in play: by keys, by the menu and by the panel. */
#include "boards.h"
#include "client/start.h"
#include "fingers.h"
#include "levels.h"
#include "screens/screens.h"

static app *open_board_of(puzzle_size size, int width, int height)
{
    app *a = open_app(width, height);
    puzzle_board goal = standard_goal(size.columns, size.rows);
    game_round round;
    game_look look = {.style = GAME_NUMBERS};
    client_make_round(&round, &goal, &look, 4711);
    client_begin(&a->client, &round);
    show_screen(a, APP_SCREEN_PLAY);
    return a;
}

static int palette_of(const app *a)
{
    return a->client.settings.palette;
}

CLAIM(a_key_goes_through_the_palettes)
{
    app *a = open_board_of((puzzle_size){6, 6}, 1280, 800);
    assert_int_equal(palette_of(a), GAME_PALETTE_AUTO); /* rings: what comes next is fringe */
    static const int order[] = {GAME_PALETTE_FRINGE, GAME_PALETTE_GRIDS, GAME_PALETTE_PLAIN,
                                GAME_PALETTE_ROWS, GAME_PALETTE_RINGS};
    for (size_t i = 0; i < SDL_arraysize(order); i++) {
        press_key(a, SDLK_p, 0);
        assert_int_equal(palette_of(a), order[i]);
    }
    assert_non_null(strstr(a->toast.text, "by ring"));
    press_key(a, SDLK_p, KMOD_LSHIFT);
    assert_true(a->client.settings.patterns);
    assert_int_equal(palette_of(a), GAME_PALETTE_RINGS);
    close_app(a);
}

CLAIM(in_high_contrast_only_grids_are_another_one)
{
    app *a = open_board_of((puzzle_size){6, 6}, 1280, 800);
    a->client.settings.theme = GAME_THEME_CONTRAST;
    press_key(a, SDLK_p, 0);
    assert_int_equal(palette_of(a), GAME_PALETTE_GRIDS);
    press_key(a, SDLK_p, 0);
    assert_int_equal(palette_of(a), GAME_PALETTE_PLAIN);
    close_app(a);
}

CLAIM(pictures_have_none)
{
    app *a = open_board_of((puzzle_size){6, 6}, 1280, 800);
    a->client.slots.current.look.style = GAME_PICTURE;
    press_key(a, SDLK_p, 0);
    press_key(a, SDLK_p, KMOD_LSHIFT);
    assert_int_equal(palette_of(a), GAME_PALETTE_AUTO);
    assert_false(a->client.settings.patterns);
    assert_non_null(strstr(a->toast.text, "their own colours"));
    press_key(a, SDLK_2, 0);
    assert_int_equal(a->layer, GAME_LAYER_HALVES);
    close_app(a);
}

/* Tiles of the board in the last frame: those that are slate, or all. */
static int tiles_drawn(const app *a, unsigned state)
{
    int found = 0;
    play_boards boards = boards_in_play(a);
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *command = &a->draw.commands[i];
        found += command->kind == APP_DRAW_TILE && command->as.tile.side == boards.own.side &&
                 (command->as.tile.state & state) == state;
    }
    return found;
}

/* Of 10x10 the halves have 50 cells each, the quarters 25, and the last one of either has the blank. */
CLAIM(keys_change_the_layer_and_the_rest_is_slate)
{
    app *a = open_board_of((puzzle_size){10, 10}, 1280, 800);
    a->client.settings.palette = GAME_PALETTE_GRIDS;
    next_frame(a);
    assert_int_equal(tiles_drawn(a, 0), 99);
    assert_int_equal(tiles_drawn(a, APP_TILE_SLATE), 49);
    press_key(a, SDLK_1, 0); /* there is no coarser one */
    assert_int_equal(a->layer, GAME_LAYER_HALVES);
    press_key(a, SDLK_2, 0);
    assert_int_equal(tiles_drawn(a, APP_TILE_SLATE), 74);
    assert_string_equal(a->toast.text, "5 × 5");
    press_key(a, SDLK_2, 0);
    press_key(a, SDLK_2, 0);
    assert_int_equal(a->layer, GAME_LAYER_FRINGE);
    assert_int_equal(tiles_drawn(a, APP_TILE_SLATE), 0);
    press_key(a, SDLK_KP_1, 0);
    assert_int_equal(a->layer, GAME_LAYER_QUARTERS);
    close_app(a);
}

CLAIM(the_panel_has_the_layers)
{
    app *a = open_board_of((puzzle_size){10, 10}, 1280, 800);
    const app_parts *p = play_tree(a);
    assert_null(app_control_find(&p->page.controls, PLAY_LAYER_FIRST));
    a->client.settings.palette = GAME_PALETTE_GRIDS;
    next_frame(a);
    p = play_tree(a);
    click_control(a, &p->page.controls, PLAY_LAYER_FIRST + GAME_LAYER_QUARTERS);
    assert_int_equal(a->layer, GAME_LAYER_QUARTERS);
    assert_int_equal(tiles_drawn(a, APP_TILE_SLATE), 74);
    close_app(a);
}

static void choose_in_menu(app *a, const char *name)
{
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    click_named(a, name);
}

CLAIM(the_menu_leads_there_as_well)
{
    app *a = open_board_of((puzzle_size){10, 10}, 1280, 800);
    choose_in_menu(a, "Finer layer"); /* not without grids */
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    press_key(a, SDLK_ESCAPE, 0);
    a->client.settings.palette = GAME_PALETTE_FRINGE;
    choose_in_menu(a, "Colours");
    assert_int_equal(palette_of(a), GAME_PALETTE_GRIDS);
    choose_in_menu(a, "Finer layer");
    assert_int_equal(a->layer, GAME_LAYER_QUARTERS);
    choose_in_menu(a, "Coarser layer");
    assert_int_equal(a->layer, GAME_LAYER_HALVES);
    choose_in_menu(a, "Patterns on tiles");
    assert_true(a->client.settings.patterns);
    close_app(a);
}

/* They are digits of the tile's number there. */
CLAIM(keys_of_layers_are_digits_while_a_tile_is_looked_for)
{
    app *a = open_board_of((puzzle_size){10, 10}, 1280, 800);
    a->client.settings.palette = GAME_PALETTE_GRIDS;
    press_key(a, SDLK_f, KMOD_LCTRL);
    press_key(a, SDLK_2, 0);
    assert_int_equal(a->layer, GAME_LAYER_HALVES);
    close_app(a);
}
