/* How boards begin, from whatever screen: at once, so that the first arrow counts, or, hard ones, as soon as
 * they are found, unless the player has gone elsewhere meanwhile. */
#include "client/kinds.h"
#include "screens/play/play.h"
#include "screens/screens.h"

#include "boards.h"
#include "fingers.h"

static app *open_with(game_board_kind kind, int side)
{
    app *a = open_app(1280, 800);
    a->client.settings.columns = a->client.settings.rows = side;
    a->client.settings.kind = (int)kind;
    return a;
}

static const game_round *current(const app *a)
{
    assert_true(a->client.slots.has_current);
    return &a->client.slots.current;
}

static void press_within_a_frame(app *a, SDL_Keycode key)
{
    const app_event down = pressed_key(key, 0), up = released_key(key);
    app_loop_event(a, &down);
    app_loop_event(a, &up);
}

/* ---- At once ---- */

/* On every board one of the two slides a tile. */
static void assert_the_next_arrows_slide(app *a)
{
    assert_int_equal(current(a)->session.moves, 0);
    press_within_a_frame(a, SDLK_LEFT);
    press_within_a_frame(a, SDLK_RIGHT);
    assert_true(current(a)->session.moves > 0);
}

CLAIM(an_arrow_right_after_play_or_start_counts)
{
    static const game_board_kind kinds[] = {GAME_BOARD_EASY, GAME_BOARD_UNIFORM};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        app *a = open_with(kinds[i], 4);
        press_within_a_frame(a, SDLK_RETURN);
        assert_the_next_arrows_slide(a);
        next_frame(a);
        press_key(a, SDLK_n, KMOD_LCTRL);
        press_within_a_frame(a, SDLK_RETURN);
        assert_the_next_arrows_slide(a);
        close_app(a);
    }
}

/* One move before the goal, in play. */
static app *open_nearly_solved(game_board_kind kind)
{
    app *a = open_app(1280, 800);
    begin_board_from(a, "1,2,3/4,5,6/7,0,8", &(game_origin){.board = kind});
    show_screen(a, APP_SCREEN_PLAY);
    return a;
}

CLAIM(an_arrow_right_after_the_next_board_counts)
{
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_SPACE, SDLK_F2};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        app *a = open_nearly_solved(GAME_BOARD_EASY);
        press_key(a, SDLK_LEFT, 0);
        assert_true(game_session_solved(&current(a)->session));
        press_within_a_frame(a, keys[i]);
        assert_the_next_arrows_slide(a);
        press_within_a_frame(a, SDLK_F2); /* away from one that is not solved */
        assert_the_next_arrows_slide(a);
        close_app(a);
    }
}

/* The menu was opened by its button, which had the focus; the line for a new attempt is found by its name. */
CLAIM(an_arrow_right_after_a_new_attempt_counts)
{
    app *a = open_nearly_solved(GAME_BOARD_EASY);
    press_key(a, SDLK_UP, 0);
    ((app_page *)top_state(a))->controls.focus = PLAY_MENU;
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    const app_page_layout *menu = layout_on_top(a);
    app_page *page = top_state(a);
    for (int i = 0; i < menu->controls.count; i++)
        if (strcmp(menu->controls.items[i].label, "Restart") == 0)
            page->controls.focus = menu->controls.items[i].id;
    press_within_a_frame(a, SDLK_RETURN);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_the_next_arrows_slide(a);
    close_app(a);
}

/* ---- Hard ones ---- */

static bool told(const app *a, const char *text)
{
    return strcmp(a->toast.text, text) == 0;
}

/* The search goes on for longer than the few events of these tests. */
static app *open_seeking(int side)
{
    app *a = open_with(GAME_BOARD_HARD, side);
    press_key(a, SDLK_RETURN, 0);
    assert_true(client_seeks_kind(&a->client));
    assert_true(told(a, "Looking for a hard board. The game begins in a moment."));
    return a;
}

static void wait_until_found(app *a)
{
    while (client_seeks_kind(&a->client)) {
        SDL_Delay(1);
        a->toast.since = a->now;
        app_loop_frame(a, a->now + 1000);
    }
}

static void assert_hard_in_play(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(current(a)->origin.board, GAME_BOARD_HARD);
    press_within_a_frame(a, SDLK_LEFT);
    press_within_a_frame(a, SDLK_RIGHT);
    assert_true(current(a)->session.moves > 0);
}

CLAIM(it_begins_from_the_title_and_whatever_lies_over_it)
{
    static const app_screen *const over[] = {&app_screen_title, &app_screen_help,
                                             &app_screen_session};
    for (size_t i = 0; i < sizeof over / sizeof *over; i++) {
        app *a = open_seeking(3);
        if (over[i] == &app_screen_help)
            press_key(a, SDLK_F1, 0);
        if (over[i] == &app_screen_session)
            press_key(a, SDLK_l, KMOD_LCTRL);
        assert_ptr_equal(top_screen(a), over[i]);
        wait_until_found(a);
        assert_true(a->toast.since == 0); /* nothing is looked for any more, as it said */
        assert_hard_in_play(a);
        close_app(a);
    }
}

CLAIM(an_overlay_may_come_and_go_meanwhile)
{
    app *a = open_seeking(4);
    press_key(a, SDLK_F1, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    assert_true(client_seeks_kind(&a->client));
    close_app(a);
}

CLAIM(asking_again_looks_for_no_other)
{
    app *a = open_seeking(4);
    const game_hard *sought = a->client.sought;
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(a->client.sought, sought);
    close_app(a);
}

CLAIM(whoever_goes_elsewhere_is_not_called_back)
{
    static const struct {
        const char *name;
        const app_screen *screen;
    } ways[] = {{"New game", &app_screen_new_game},
                {"Levels", &app_screen_levels},
                {"Theatre", &app_screen_theatre},
                {"Lab", &app_screen_lab},
                {"Settings", &app_screen_settings}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        app *a = open_seeking(4);
        app_page *page = top_state(a);
        page->controls.focus = control_named(a, ways[i].name)->id;
        press_key(a, SDLK_RETURN, 0);
        assert_ptr_equal(top_screen(a), ways[i].screen);
        assert_false(client_seeks_kind(&a->client));
        assert_true(told(a, "Stopped looking for a hard board."));
        assert_false(a->client.slots.has_current);
        close_app(a);
    }
}

/* ---- From the play screen ---- */

static app *open_seeking_the_next(void)
{
    app *a = open_nearly_solved(GAME_BOARD_HARD);
    ((app_page *)top_state(a))->controls.focus = PLAY_MENU; /* until the next board begins */
    press_key(a, SDLK_F2, 0);
    assert_true(client_seeks_kind(&a->client));
    return a;
}

CLAIM(the_board_that_waits_can_be_played_until_the_next_begins)
{
    app *a = open_seeking_the_next();
    press_key(a, SDLK_F2, 0);
    wait_until_found(a);
    assert_hard_in_play(a);
    assert_false(a->client.slots.has_parked);
    close_app(a);
}

CLAIM(it_begins_over_the_menu_too)
{
    app *a = open_seeking_the_next();
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    assert_true(client_seeks_kind(&a->client));
    wait_until_found(a);
    assert_hard_in_play(a);
    close_app(a);
}

CLAIM(a_new_attempt_ends_the_looking)
{
    app *a = open_seeking_the_next();
    press_key(a, SDLK_r, KMOD_LCTRL);
    assert_false(client_seeks_kind(&a->client));
    assert_true(told(a, "Stopped looking for a hard board."));
    close_app(a);
}
