/* Playing by hovering: tiles slide where the pointer comes over them. */
#include "boards.h"

static const char start[] = "1,2,3/4,0,5/7,8,6"; /* two moves from the goal: left, up */

static app *open_hovered(const char *text)
{
    app *a = open_game(1280, 800, text);
    a->client.settings.hover = true;
    next_frame(a);
    return a;
}

static app_event at_cell(const app *a, app_event_kind kind, int cell)
{
    play_boards boards = boards_in_play(a);
    app_rect face = app_board_layout_cell(&boards.own, cell);
    return pointer_at(kind, face.x + face.w / 2, face.y + face.h / 2);
}

static void go(app *a, int cell)
{
    app_event move = at_cell(a, APP_EVENT_POINTER_MOVE, cell);
    app_loop_event(a, &move);
}

static void send(app *a, app_event event)
{
    app_loop_event(a, &event);
}

CLAIM(a_tile_slides_when_the_pointer_comes_over_it)
{
    app *a = open_hovered(start);
    go(a, 2);
    go(a, 5);
    assert_int_equal(session_in_play(a)->board.blank, 5);
    assert_int_equal(session_in_play(a)->moves, 1);
    assert_int_equal(session_in_play(a)->steps[0].way, GAME_WAY_HOVER);
    go(a, 8);
    assert_true(game_session_solved(session_in_play(a)));
    go(a, 5); /* a solved board stays */
    assert_int_equal(session_in_play(a)->done, 2);
    close_app(a);
}

CLAIM(nothing_slides_where_the_switch_is_off)
{
    app *a = open_hovered(start);
    a->client.settings.hover = false;
    go(a, 2);
    go(a, 5);
    go(a, 8);
    assert_int_equal(session_in_play(a)->done, 0);
    close_app(a);
}

/* The blank follows the pointer, one command for each tile. */
CLAIM(a_fast_pointer_slides_all_on_its_way)
{
    app *a = open_hovered("1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15");
    go(a, 12);
    go(a, 15);
    assert_true(game_session_solved(session_in_play(a)));
    assert_int_equal(session_in_play(a)->done, 3);
    close_app(a);
}

CLAIM(it_works_without_animation)
{
    app *a = open_hovered(start);
    a->client.settings.slide_ms = 0;
    go(a, 2);
    go(a, 5);
    go(a, 8);
    assert_true(game_session_solved(session_in_play(a)));
    close_app(a);
}

CLAIM(whole_lines_slide_by_a_second_switch)
{
    const char *line = "1,2,3/4,5,6/0,7,8";
    app *a = open_hovered(line);
    go(a, 5);
    go(a, 8);
    assert_int_equal(session_in_play(a)->done, 0);
    close_app(a);
    a = open_hovered(line);
    a->client.settings.hover_lines = true;
    go(a, 5);
    go(a, 8);
    assert_int_equal(session_in_play(a)->done, 1);
    assert_true(game_session_solved(session_in_play(a)));
    close_app(a);
}

CLAIM(a_key_or_a_button_that_is_held_freezes)
{
    app *a = open_hovered(start);
    go(a, 2);
    send(a, pressed_key(SDLK_LCTRL, KMOD_LCTRL));
    go(a, 5);
    assert_int_equal(session_in_play(a)->done, 0);
    send(a, released_key(SDLK_LCTRL));
    go(a, 5);
    assert_int_equal(session_in_play(a)->done, 0); /* it is over it already */
    app_event held = at_cell(a, APP_EVENT_POINTER_MOVE, 2);
    held.held = true;
    send(a, held);
    held = at_cell(a, APP_EVENT_POINTER_MOVE, 5);
    held.held = true;
    send(a, held);
    assert_int_equal(session_in_play(a)->done, 0);
    go(a, 2);
    go(a, 5);
    assert_int_equal(session_in_play(a)->done, 1);
    close_app(a);
}

/* The key may be let go while another window has the keyboard. */
CLAIM(a_lost_focus_does_not_leave_it_frozen)
{
    app *a = open_hovered(start);
    send(a, pressed_key(SDLK_LCTRL, KMOD_LCTRL));
    send(a, (app_event){.kind = APP_EVENT_FOCUS_LOST});
    send(a, (app_event){.kind = APP_EVENT_FOCUS_GAINED});
    go(a, 2);
    go(a, 5);
    assert_int_equal(session_in_play(a)->done, 1);
    close_app(a);
}

CLAIM(who_does_not_hold_freezes_by_a_press)
{
    app *a = open_hovered(start);
    a->client.settings.press_twice = true;
    press_key(a, SDLK_LCTRL, KMOD_LCTRL);
    assert_true(strstr(a->toast.text, "Hovering slides nothing") != NULL);
    go(a, 2);
    go(a, 5);
    assert_int_equal(session_in_play(a)->done, 0);
    press_key(a, SDLK_LCTRL, KMOD_LCTRL);
    go(a, 2);
    go(a, 5);
    assert_int_equal(session_in_play(a)->done, 1);
    close_app(a);
}

CLAIM(clicks_and_drags_are_always_on)
{
    app *a = open_hovered(start);
    app_event down = at_cell(a, APP_EVENT_POINTER_DOWN, 5),
              up = at_cell(a, APP_EVENT_POINTER_UP, 5);
    send(a, down);
    send(a, up);
    assert_int_equal(session_in_play(a)->done, 1);
    assert_int_equal(session_in_play(a)->steps[0].way, GAME_WAY_POINTER);
    app_event drag = at_cell(a, APP_EVENT_POINTER_MOVE, 5);
    drag.held = true;
    send(a, at_cell(a, APP_EVENT_POINTER_DOWN, 8));
    send(a, drag);
    send(a, at_cell(a, APP_EVENT_POINTER_UP, 5));
    assert_true(game_session_solved(session_in_play(a)));
    assert_int_equal(session_in_play(a)->steps[1].way, GAME_WAY_POINTER);
    close_app(a);
}

/* By a key, an undo, a hint or another board. */
CLAIM(a_board_that_changes_below_the_pointer_slides_nothing)
{
    app *a = open_hovered(start);
    go(a, 2);
    go(a, 5);
    press_key(a, SDLK_z, KMOD_LCTRL);
    for (int pixels = 1; pixels < 4; pixels++) {
        app_event tremble = at_cell(a, APP_EVENT_POINTER_MOVE, 5);
        tremble.x += pixels;
        send(a, tremble);
    }
    assert_int_equal(session_in_play(a)->board.blank, 4);
    close_app(a);
}

CLAIM(what_lies_under_a_menu_or_the_goal_is_not_slid)
{
    app *a = open_hovered(start);
    go(a, 2);
    send(a, pressed_key(SDLK_g, 0));
    go(a, 5);
    send(a, released_key(SDLK_g));
    assert_int_equal(session_in_play(a)->done, 0);
    press_key(a, SDLK_ESCAPE, 0); /* the goal, which stays after a short press */
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    go(a, 2);
    press_key(a, SDLK_ESCAPE, 0);
    go(a, 5); /* where it went meanwhile, the board has not seen */
    assert_int_equal(session_in_play(a)->done, 0);
    close_app(a);
}
