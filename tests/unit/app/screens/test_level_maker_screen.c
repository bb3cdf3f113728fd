/* Making a level: names are typed, boards are edited, a par is found, a file is written. */
#include "fingers.h"
#include "levels.h"
#include "program/parts_of.h"
#include "screens/screens.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "support/boards.h"

static player open_maker(int width, int height)
{
    player p = make_player(width, height);
    app_loop_open(p.app, APP_SCREEN_LEVELS);
    levels_of(p.app)->page.controls.focus = LEVELS_MAKE;
    show_screen(p.app, APP_SCREEN_LEVEL_MAKER);
    return p;
}

static app_edit_layout boards_of(const app *a)
{
    return app_edit_layout_of(maker_edit(a), app_parts_of(a, top_state(a)));
}

static void type(app *a, const char *text)
{
    app_event event = {.kind = APP_EVENT_TEXT, .text = text};
    app_loop_event(a, &event);
}

static void paste_board(app *a, const char *text)
{
    paste_start(a, text);
    next_frame(a);
}

static void wait_for_par(app *a)
{
    while (seeks_par(a))
        next_frame(a);
}

/* The level that was just made, read from its file. */
static puzzle_level saved(const player *p, const char *file, const char *id)
{
    char path[256], *text;
    size_t length;
    puzzle_pack pack;
    snprintf(path, sizeof path, "%s/%s", p->levels, file);
    assert_int_equal(os_file_read(&text, &length, path, 1 << 20, NULL), SW_OK);
    assert_int_equal(puzzle_pack_parse(&pack, text, length, NULL), SW_OK);
    const puzzle_level *found = puzzle_pack_find(&pack, id);
    assert_non_null(found);
    puzzle_level level = *found;
    puzzle_pack_deinit(&pack);
    free(text);
    return level;
}

static void assert_board(const puzzle_board *board, const char *text)
{
    puzzle_board wanted = board_of(text);
    assert_true(puzzle_board_equal(board, &wanted));
}

/* ---- Saving ---- */

CLAIM(a_level_is_made_with_its_proven_par_and_then_chosen)
{
    player p = open_maker(1280, 800);
    type(p.app, "The farthest, ");
    type(p.app, "again");
    paste_board(p.app, "6,4,7/8,5,0/3,2,1");
    wait_for_par(p.app);
    click_named(p.app, "Save the level");
    assert_ptr_equal(top_screen(p.app), &app_screen_levels);
    assert_string_equal(p.app->client.level, "my-levels/the-farthest-again");
    assert_int_equal(levels_of(p.app)->page.controls.focus, LEVELS_GRID);
    assert_string_equal(app_levels_shown(p.app, levels_of(p.app))->pack.title, "My levels");
    assert_said(p.app, "in your pack My levels");
    puzzle_level level = saved(&p, "my-levels.txt", "the-farthest-again");
    assert_string_equal(level.title, "The farthest, again");
    assert_int_equal(level.par, 31);
    assert_int_equal(level.par_proof, PUZZLE_PAR_OPTIMAL);
    assert_board(&level.start, "6,4,7/8,5,0/3,2,1");
    press_key(p.app, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(p.app), &app_screen_play);
    remove_player(&p);
}

/* Its par is being sought: nothing is taken from the search before the next frame. */
CLAIM(a_level_that_is_saved_early_has_no_par)
{
    player p = open_maker(1280, 800);
    type(p.app, "Quick");
    paste_start(p.app, "0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1");
    app_event enter = pressed_key(SDLK_RETURN, 0);
    app_loop_event(p.app, &enter);
    assert_ptr_equal(top_screen(p.app), &app_screen_levels);
    assert_int_equal(saved(&p, "my-levels.txt", "quick").par_proof, PUZZLE_PAR_NONE);
    remove_player(&p);
}

CLAIM(a_par_that_cannot_be_proved_is_the_best_known)
{
    player p = open_maker(1280, 800);
    type(p.app, "Wide");
    game_lab_set_size(maker_edit(p.app)->lab, (puzzle_size){7, 6}, 5);
    take_boards(p.app);
    wait_for_par(p.app);
    press_key(p.app, SDLK_RETURN, 0);
    puzzle_level level = saved(&p, "my-levels.txt", "wide");
    assert_int_equal(level.par_proof, PUZZLE_PAR_BEST_KNOWN);
    assert_true(level.par > 42);
    remove_player(&p);
}

/* The pack's file is called otherwise than its title would have it. */
CLAIM(a_level_joins_the_pack_of_that_title)
{
    player p = open_maker(1280, 800);
    type(p.app, "Third");
    press_key(p.app, SDLK_TAB, 0);
    app_field_init(&page_on_top(p.app)->fields[MAKER_PACK], PUZZLE_LEVEL_TEXT_SIZE - 1,
                   "My own levels, called by a name that is long");
    press_key(p.app, SDLK_RETURN, 0);
    assert_string_equal(p.app->client.level, "mine/third");
    assert_string_equal(saved(&p, "mine.txt", "second").title, "Without a par");
    remove_player(&p);
}

/* The first one of the player's own pack, opened from the levels. */
static player open_editor(void)
{
    player p = make_player(1280, 800);
    snprintf(p.app->client.level, sizeof p.app->client.level, "mine/second");
    app_loop_open(p.app, APP_SCREEN_LEVELS);
    app_argument argument = {.kind = APP_ARGUMENT_LEVEL};
    app_loop_open_with(p.app, APP_SCREEN_LEVEL_MAKER, &argument);
    next_frame(p.app);
    return p;
}

CLAIM(a_level_is_edited_and_keeps_its_id)
{
    player p = open_editor();
    assert_string_equal(maker_text(p.app, MAKER_TITLE), "Without a par");
    paste_board(p.app, "1,2,3/4,5,6/7,0,8");
    wait_for_par(p.app);
    press_key(p.app, SDLK_RETURN, 0);
    puzzle_level level = saved(&p, "mine.txt", "second");
    assert_board(&level.start, "1,2,3/4,5,6/7,0,8");
    assert_string_equal(level.title, "Without a par");
    assert_int_equal(level.par, 1);
    assert_string_equal(p.app->client.level, "mine/second");
    remove_player(&p);
}

CLAIM(a_level_moves_to_the_pack_that_is_named)
{
    player p = open_editor();
    app_field_init(&page_on_top(p.app)->fields[MAKER_PACK], PUZZLE_LEVEL_TEXT_SIZE - 1, "Others");
    press_key(p.app, SDLK_RETURN, 0);
    assert_string_equal(saved(&p, "others.txt", "without-a-par").title, "Without a par");
    int pack, level;
    assert_null(game_levels_find(client_levels(&p.app->client), "mine/second", &pack, &level));
    remove_player(&p);
}

/* The player has two levels already: this is the third. */
CLAIM(a_level_without_a_name_is_counted)
{
    player p = open_maker(1280, 800);
    app_field_init(&page_on_top(p.app)->fields[MAKER_PACK], PUZZLE_LEVEL_TEXT_SIZE - 1, "");
    click_named(p.app, "Save the level");
    assert_string_equal(p.app->client.level, "my-levels/level-3");
    assert_string_equal(saved(&p, "my-levels.txt", "level-3").title, "Level 3");
    remove_player(&p);
}

CLAIM(what_cannot_be_solved_or_is_solved_already_is_no_level)
{
    static const char *const boards[] = {"1,2,3/4,5,6/8,7,0", "1,2,3/4,5,6/7,8,0"};
    for (int i = 0; i < 2; i++) {
        player p = open_maker(1280, 800);
        type(p.app, "None");
        paste_board(p.app, boards[i]);
        next_frame(p.app);
        assert_true(control_named(p.app, "Save the level")->disabled);
        assert_false(seeks_par(p.app));
        press_key(p.app, SDLK_RETURN, 0);
        assert_ptr_equal(top_screen(p.app), &app_screen_level_maker);
        remove_player(&p);
    }
}

/* ---- Typing ---- */

CLAIM(letters_in_a_field_do_not_act_as_keys)
{
    player p = open_maker(1280, 800);
    puzzle_board before = maker_edit(p.app)->lab->boards[GAME_LAB_START];
    static const SDL_Keycode keys[] = {SDLK_h, SDLK_n, SDLK_1, SDLK_SPACE, SDLK_w, SDLK_BACKSPACE};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        press_key(p.app, keys[i], 0);
    assert_string_equal(maker_text(p.app, MAKER_TITLE), "");
    assert_true(puzzle_board_equal(&maker_edit(p.app)->lab->boards[GAME_LAB_START], &before));
    type(p.app, "h");
    press_key(p.app, SDLK_TAB, 0);
    type(p.app, "!");
    assert_string_equal(maker_text(p.app, MAKER_TITLE), "h");
    assert_string_equal(maker_text(p.app, MAKER_PACK), "My levels!");
    remove_player(&p);
}

CLAIM(text_is_asked_for_only_while_a_field_has_the_focus)
{
    player p = open_maker(1280, 800);
    assert_true(SDL_IsTextInputActive());
    press_key(p.app, SDLK_TAB, 0);
    assert_true(SDL_IsTextInputActive());
    press_key(p.app, SDLK_TAB, 0);
    assert_false(SDL_IsTextInputActive());
    press_key(p.app, SDLK_ESCAPE, 0);
    assert_false(SDL_IsTextInputActive());
    remove_player(&p);
}

/* ---- Boards ---- */

CLAIM(tiles_are_exchanged_by_clicks_and_numbers)
{
    player p = open_maker(800, 600);
    paste_board(p.app, "1,2,3/4,5,6/0,7,8");
    app_edit_layout at = boards_of(p.app);
    click_middle(p.app, app_board_layout_cell(&at.boards[GAME_LAB_START], 0));
    click_middle(p.app, app_board_layout_cell(&at.boards[GAME_LAB_START], 4));
    assert_board(&maker_edit(p.app)->lab->boards[GAME_LAB_START], "5,2,3/4,1,6/0,7,8");
    press_key(p.app, SDLK_8, 0);
    assert_board(&maker_edit(p.app)->lab->boards[GAME_LAB_START], "5,2,3/4,8,6/0,7,1");
    remove_player(&p);
}

CLAIM(a_goal_and_a_size_are_chosen)
{
    player p = open_maker(1280, 800);
    puzzle_board spiral = goal_of(PUZZLE_GOAL_SPIRAL, 5, 4);
    app_drop_layout drop;
    click_named(p.app, "Standard");
    const app_page_layout *layout = &app_parts_of(p.app, top_state(p.app))->page;
    app_drop_lay_out(&p.app->view, control_named(p.app, "Standard")->rect, layout->items,
                     layout->item_count, layout->item_chosen, &drop);
    click_middle(p.app, drop.rows.items[PUZZLE_GOAL_SPIRAL].rect);
    focus_on(p.app, "Columns");
    press_key(p.app, SDLK_RIGHT, 0);
    assert_true(puzzle_board_equal(&maker_edit(p.app)->lab->boards[GAME_LAB_GOAL], &spiral));
    assert_false(control_named(p.app, "Save the level")->disabled);
    remove_player(&p);
}

CLAIM(the_board_in_play_and_the_lab_s_boards_come_along)
{
    player p = make_player(1280, 800);
    app *a = p.app;
    assert_true(client_start_level(&a->client, "first-steps/ring"));
    app_loop_open(a, APP_SCREEN_PLAY);
    game_command move = {.kind = GAME_MOVE, .move = PUZZLE_DOWN};
    client_command(&a->client, move);
    puzzle_board board = a->client.slots.current.session.board;
    app_loop_open(a, APP_SCREEN_LEVEL_MAKER);
    assert_true(puzzle_board_equal(&maker_edit(a)->lab->boards[GAME_LAB_START], &board));
    app_loop_close_all(a);
    app_loop_open(a, APP_SCREEN_LAB);
    app_loop_open(a, APP_SCREEN_LEVEL_MAKER);
    assert_board(&maker_edit(a)->lab->boards[GAME_LAB_START], "6,4,7/8,5,0/3,2,1");
    type(a, "From the lab");
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_levels);
    remove_player(&p);
}
