/* The title: the ways on from it, and one press to play on. */
#include "screens/screens.h"

#include "app_fixture.h"
#include "boards.h"
#include "client/commands.h"
#include "client/games.h"
#include "client/start.h"
#include "fingers.h"
#include "fit.h"
#include "os/file.h"
#include "runs.h"
#include "scratch.h"
#include "text/words.h"

#include <unistd.h>

/* A game with a move made: the one before it is put aside. */
static void begin(app *a, int columns, int rows)
{
    const game_look look = {.style = GAME_NUMBERS};
    puzzle_board goal = standard_goal(columns, rows);
    game_round round;
    client_make_round(&round, &goal, &look, 4711);
    client_begin(&a->client, &round);
    for (int move = PUZZLE_UP; move <= PUZZLE_LEFT; move++)
        client_command(&a->client, (game_command){.kind = GAME_MOVE, .move = (puzzle_move)move});
    next_frame(a);
}

static app_board_layout wordmark_of(const app *a)
{
    return app_board_layout_fit(&a->view, figure_named(a, "Slidewise")->rect, (puzzle_size){5, 2},
                                false);
}

static void check_title(app *a)
{
    app_rect tray = wordmark_of(a).tray;
    app_control_list controls = layout_on_top(a)->controls;
    for (int i = 0; i < controls.count; i++)
        assert_true(apart(tray, controls.items[i].rect));
    assert_true(tray.w > 200 || a->view.width < 480);
    check_game(a, "title");
}

CLAIM(the_title_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app(sizes[i].width, sizes[i].height);
        check_title(a);
        begin(a, 5, 3);
        check_title(a);
        begin(a, 32, 32);
        check_title(a);
        close_app(a);
    }
}

CLAIM(the_wordmark_lies_on_its_tray_at_every_scale)
{
    for (int percent = 100; percent <= 200; percent += 25) {
        app *a = open_app(1920, 1080);
        a->client.settings.scale_percent = percent;
        next_frame(a);
        app_board_layout board = wordmark_of(a);
        check_board(&board);
        close_app(a);
    }
}

CLAIM(the_foot_says_whether_all_is_saved)
{
    scratch own = make_scratch();
    char in_the_way[96];
    snprintf(in_the_way, sizeof in_the_way, "%s/games.save.tmp", own.folder);
    app *a = open_app(1280, 800);
    game_store_destroy(a->client.store);
    assert_int_equal(game_store_create(&a->client.store, own.folder, own.folder, own.folder, NULL),
                     SW_OK);
    begin(a, 4, 4);
    assert_true(shows(a, "Everything is saved after each move."));
    game_store_flush(a->client.store); /* it writes on a thread of its own */
    assert_int_equal(os_folder_make(in_the_way, NULL), SW_OK);
    begin(a, 4, 3);
    game_store_flush(a->client.store);
    next_frame(a);
    assert_true(shows(a, "Not everything is saved. Slidewise keeps trying."));
    assert_false(shows(a, "Everything is saved after each move."));
    assert_int_equal(rmdir(in_the_way), 0);
    begin(a, 3, 3);
    game_store_flush(a->client.store);
    next_frame(a);
    assert_true(shows(a, "Everything is saved after each move."));
    close_app(a);
    remove_scratch(&own);
}

CLAIM(one_press_plays_on)
{
    app *a = open_app(1280, 800);
    begin(a, 4, 4);
    int moves = a->client.slots.current.session.moves;
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.session.moves, moves);
    close_app(a);
}

CLAIM(without_a_game_the_first_press_plays_the_kind_that_was_chosen_last)
{
    app *a = open_app(1280, 800);
    a->client.settings.kind = GAME_BOARD_EASY;
    a->client.settings.columns = 3;
    next_frame(a);
    assert_true(shows(a, "3 × 4, easy"));
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.origin.board, GAME_BOARD_EASY);
    assert_int_equal(a->client.slots.current.session.start.size.columns, 3);
    close_app(a);
}

CLAIM(every_button_leads_to_its_screen)
{
    static const struct {
        const char *name;
        const app_screen *screen;
    } ways[] = {{"Continue", &app_screen_play},
                {"New game", &app_screen_new_game},
                {"Daily board", &app_screen_daily},
                {"Levels", &app_screen_levels},
                {"Challenges", &app_screen_challenges},
                {"Pictures", &app_screen_pictures},
                {"Theatre", &app_screen_theatre},
                {"Lab", &app_screen_lab},
                {"Statistics", &app_screen_statistics},
                {"Settings", &app_screen_settings},
                {"Help", &app_screen_help}};
    app *a = open_app(1280, 800);
    begin(a, 4, 4);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        click_named(a, ways[i].name);
        assert_ptr_equal(top_screen(a), ways[i].screen);
        app_loop_close_all(a);
        show_screen(a, APP_SCREEN_TITLE);
    }
    click_named(a, "Quit");
    assert_true(a->quit);
    close_app(a);
}

CLAIM(the_earlier_game_comes_back)
{
    app *a = open_app(1280, 800);
    begin(a, 5, 3);
    begin(a, 4, 4);
    click_named(a, "Earlier game");
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.session.board.size.columns, 5);
    close_app(a);
}

CLAIM(a_pasted_id_begins_its_board)
{
    sw_text id;
    app *a = open_app(1280, 800);
    begin(a, 4, 4);
    puzzle_board start = a->client.slots.current.session.start;
    sw_text_init(&id, 1000);
    app_words_id(&a->client.slots.current, &id);
    begin(a, 5, 3);
    assert_int_equal(SDL_SetClipboardText("no ID"), 0);
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    assert_int_equal(SDL_SetClipboardText(id.data), 0);
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(puzzle_board_equal(&a->client.slots.current.session.board, &start));
    sw_text_deinit(&id);
    close_app(a);
}

/* Beside another instance, which keeps the games, neither the title nor the way out of a game says that all is
 * saved. */
CLAIM(a_second_instance_says_that_it_saves_nothing)
{
    static const char saved[] = "Everything is saved";
    game_store *first;
    scratch own = make_scratch();
    app *a = open_app(1280, 800);
    assert_int_equal(game_store_create(&first, NULL, own.folder, own.folder, NULL), SW_OK);
    keep_in(a, &own);
    assert_true(game_store_is_second(a->client.store));
    show_screen(a, APP_SCREEN_TITLE);
    assert_true(says(a, "is not saved"));
    assert_false(says(a, saved));
    begin_board(a, "1,2,3/4,5,6/0,7,8");
    show_screen(a, APP_SCREEN_PLAY);
    app_rect back = rect_on_top(a, APP_ID_BACK);
    app_loop_event(a,
                   &(app_event){.kind = APP_EVENT_POINTER_MOVE, .x = back.x + 5, .y = back.y + 5});
    next_frame(a);
    next_frame(a);
    assert_true(says(a, "is not saved"));
    assert_false(says(a, saved));
    close_app(a);
    game_store_destroy(first);
    remove_scratch(&own);
}
