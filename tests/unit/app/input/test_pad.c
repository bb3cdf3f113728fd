/* Gamepads: what their buttons mean, sticks and triggers, coming and going. */
#include "boards.h"
#include "settings_rows.h"
#include "virtual_pad.h"

/* A game of that board, and a pad. */
static app *play_with(virtual_pad *pad, const char *start)
{
    app *a = open_app_with_pads(1280, 800);
    begin_board(a, start);
    a->options.no_animation = true;
    app_loop_open(a, APP_SCREEN_PLAY);
    *pad = plug_into(a, pad_of_microsoft);
    return a;
}

static const game_session *game_of(const app *a)
{
    return &a->client.slots.current.session;
}

static int blank_of(const app *a)
{
    return game_of(a)->board.blank;
}

CLAIM(the_d_pad_slides_and_x_and_rb_take_back_and_forth)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    press_pad(a, &pad, UP);
    assert_int_equal(game_of(a)->done, 1);
    assert_int_equal(game_of(a)->steps[0].way, GAME_WAY_PAD);
    press_pad(a, &pad, X);
    assert_int_equal(game_of(a)->done, 0);
    press_pad(a, &pad, RB);
    assert_int_equal(game_of(a)->done, 1);
    close_app_with_pad(a, &pad);
}

CLAIM(with_the_right_trigger_a_whole_line_slides)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    draw_trigger(a, &pad, RT, true);
    press_pad(a, &pad, LEFT); /* 5 and 6 */
    assert_int_equal(blank_of(a), 5);
    draw_trigger(a, &pad, RT, false);
    press_pad(a, &pad, RIGHT);
    assert_int_equal(blank_of(a), 4);
    close_app_with_pad(a, &pad);
}

CLAIM(the_stick_slides_once_for_each_way_out)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    move_pad(a, &pad, STICK_X, -9000); /* the dead zone */
    assert_int_equal(game_of(a)->done, 0);
    move_pad(a, &pad, STICK_X, -20000);
    assert_int_equal(blank_of(a), 4);
    move_pad(a, &pad, STICK_X, -30000);
    move_pad(a, &pad, STICK_X, -14000); /* it trembles */
    move_pad(a, &pad, STICK_X, -18000);
    assert_int_equal(game_of(a)->done, 1);
    move_pad(a, &pad, STICK_X, 0);
    move_pad(a, &pad, STICK_X, -32768);
    assert_int_equal(blank_of(a), 5);
    close_app_with_pad(a, &pad);
}

/* Round the rim: nearly diagonal places belong to the direction that was there before. */
CLAIM(a_stick_that_goes_round_changes_its_direction_once)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    move_pad(a, &pad, STICK_X, -30000);
    move_pad(a, &pad, STICK_Y, -26000);
    move_pad(a, &pad, STICK_X, -24000);
    move_pad(a, &pad, STICK_X, -26000);
    assert_int_equal(game_of(a)->done, 1);
    move_pad(a, &pad, STICK_X, -12000); /* up: the 7 below the blank */
    assert_int_equal(game_of(a)->done, 2);
    assert_int_equal(blank_of(a), 7);
    close_app_with_pad(a, &pad);
}

CLAIM(what_is_held_goes_on_and_ends)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    app_event event;
    double at = 0, now = os_clock_ms();
    hold_pad(a, &pad, LEFT);
    assert_int_equal(game_of(a)->done, 1);
    double wait = app_pads_wait(&a->pads, now);
    assert_true(wait > APP_PAD_FIRST_MS - 2 && wait < 60000); /* events have whole milliseconds */
    assert_false(app_pads_go_on(&a->pads, &a->input, now, &event, &at));
    assert_true(app_pads_go_on(&a->pads, &a->input, now + wait, &event, &at));
    assert_true(at == now + wait);
    assert_true(event.repeat);
    assert_int_equal(event.intent, APP_INTENT_LEFT);
    assert_false(app_pads_go_on(&a->pads, &a->input, at + APP_PAD_NEXT_MS - 1, &event, &at));
    assert_true(app_pads_go_on(&a->pads, &a->input, at + APP_PAD_NEXT_MS, &event, &at));
    now = at + 5000; /* after a stall it begins to wait anew */
    assert_false(app_pads_go_on(&a->pads, &a->input, now, &event, &at));
    assert_false(app_pads_go_on(&a->pads, &a->input, now + APP_PAD_NEXT_MS - 1, &event, &at));
    now += APP_PAD_NEXT_MS;
    assert_true(app_pads_go_on(&a->pads, &a->input, now, &event, &at));
    SDL_JoystickSetVirtualButton(pad.joystick, LEFT, SDL_RELEASED);
    app_pads_read(); /* its event still waits */
    assert_false(app_pads_go_on(&a->pads, &a->input, now + APP_PAD_NEXT_MS, &event, &at));
    app_loop_turn(a);
    assert_false(app_pads_go_on(&a->pads, &a->input, now + APP_PAD_NEXT_MS, &event, &at));
    close_app_with_pad(a, &pad);
}

CLAIM(only_moves_undo_and_redo_go_on_in_play)
{
    static const int going[] = {LEFT, X, RB}, done_once[] = {A, B, Y, LB, VIEW, MENU, R3};
    virtual_pad pad;
    app *a = play_with(&pad, three);
    app_event event;
    double at;
    for (size_t i = 0; i < SDL_arraysize(going); i++) {
        hold_pad(a, &pad, going[i]);
        assert_true(app_pads_go_on(&a->pads, &a->input, a->pads.next, &event, &at));
        assert_true(event.intent != APP_INTENT_NONE);
        let_pad_go(a, &pad, going[i]);
    }
    for (size_t i = 0; i < SDL_arraysize(done_once); i++) {
        hold_pad(a, &pad, done_once[i]);
        if (app_pads_go_on(&a->pads, &a->input, a->pads.next, &event, &at))
            assert_true(event.intent == APP_INTENT_NONE);
        let_pad_go(a, &pad, done_once[i]);
    }
    close_app_with_pad(a, &pad);
}

CLAIM(a_asks_for_the_hints_next_step)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    press_pad(a, &pad, A);
    wait_for(a, "Look at rows");
    press_pad(a, &pad, A);
    wait_for(a, "Tile 4 is next");
    close_app_with_pad(a, &pad);
}

CLAIM(y_shows_the_goal_as_long_as_it_is_held)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    hold_pad(a, &pad, Y);
    assert_true(app_play_peeking(top_state(a)));
    SDL_Delay(APP_HOLD_TAP_MS + 20);
    let_pad_go(a, &pad, Y);
    assert_false(app_play_peeking(top_state(a)));
    close_app_with_pad(a, &pad);
}

CLAIM(lt_shows_two_boards_and_lb_solves)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    draw_trigger(a, &pad, LT, true);
    assert_true(a->comparing);
    draw_trigger(a, &pad, LT, false);
    assert_true(a->comparing);
    press_pad(a, &pad, LB);
    assert_int_equal(top_id(a), APP_SCREEN_REPLAY);
    press_pad(a, &pad, B);
    assert_int_equal(top_id(a), APP_SCREEN_PLAY);
    close_app_with_pad(a, &pad);
}

CLAIM(r3_turns_the_numbers_of_a_picture_on)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    game_look *look = &a->client.slots.current.look;
    look->style = GAME_PICTURE;
    press_pad(a, &pad, R3);
    assert_true(look->numbers);
    press_pad(a, &pad, R3);
    assert_false(look->numbers);
    close_app_with_pad(a, &pad);
}

CLAIM(view_brings_the_next_board)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    uint64_t before = a->client.slots.current.id;
    press_pad(a, &pad, VIEW);
    assert_true(a->client.slots.current.id != before);
    close_app_with_pad(a, &pad);
}

CLAIM(menu_and_b_open_the_menu_and_lead_back)
{
    static const int buttons[] = {MENU, B};
    virtual_pad pad;
    app *a = play_with(&pad, three);
    for (size_t i = 0; i < SDL_arraysize(buttons); i++) {
        press_pad(a, &pad, buttons[i]);
        assert_int_equal(top_id(a), APP_SCREEN_MENU);
        press_pad(a, &pad, buttons[i]);
        assert_int_equal(top_id(a), APP_SCREEN_PLAY);
    }
    close_app_with_pad(a, &pad);
}

/* Escape would only leave the button. */
CLAIM(menu_opens_the_menu_whatever_has_the_focus)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    press_pad(a, &pad, LS);
    assert_int_not_equal(((app_page *)top_state(a))->controls.focus, 0);
    press_pad(a, &pad, B);
    assert_int_equal(((app_page *)top_state(a))->controls.focus, 0);
    press_pad(a, &pad, LS);
    press_pad(a, &pad, MENU);
    assert_int_equal(top_id(a), APP_SCREEN_MENU);
    close_app_with_pad(a, &pad);
}

CLAIM(on_the_result_a_begins_the_next_board)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    press_pad(a, &pad, UP);
    press_pad(a, &pad, LEFT);
    uint64_t before = a->client.slots.current.id;
    press_pad(a, &pad, LEFT);
    assert_true(game_session_solved(game_of(a)));
    press_pad(a, &pad, A);
    assert_true(a->client.slots.current.id != before);
    close_app_with_pad(a, &pad);
}

CLAIM(all_pads_play)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    virtual_pad other = plug_into(a, pad_of_sony);
    press_pad(a, &pad, UP);
    press_pad(a, &other, LEFT);
    press_pad(a, &pad, LEFT);
    assert_true(game_session_solved(game_of(a)));
    pull_out(&other);
    close_app_with_pad(a, &pad);
}

CLAIM(a_pad_that_is_pulled_out_holds_nothing_any_more)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    hold_pad(a, &pad, Y);
    hold_pad(a, &pad, LEFT);
    SDL_Delay(APP_HOLD_TAP_MS + 20);
    assert_true(app_play_peeking(top_state(a)));
    pull_out(&pad);
    app_loop_turn(a);
    assert_false(app_play_peeking(top_state(a)));
    assert_true(app_pads_wait(&a->pads, os_clock_ms()) > 1000);
    assert_true(app_repeat_wait(&a->repeat, os_clock_ms()) > 1000);
    size_t done = game_of(a)->done;
    pad = plug_into(a, pad_of_nintendo); /* and comes back */
    press_pad(a, &pad, UP);
    assert_int_equal(game_of(a)->done, done + 1);
    close_app_with_pad(a, &pad);
}

CLAIM(nothing_goes_on_while_the_window_is_elsewhere)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    hold_pad(a, &pad, LEFT);
    const app_event lost = {.kind = APP_EVENT_FOCUS_LOST};
    app_loop_event(a, &lost);
    assert_true(app_pads_wait(&a->pads, os_clock_ms()) > 1000);
    close_app_with_pad(a, &pad);
}

/* Without Tab, a direction leads on from a group's edge. */
CLAIM(directions_reach_every_control_of_the_settings)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    app_loop_open(a, APP_SCREEN_SETTINGS);
    app_loop_turn(a);
    const app_page *page = top_state(a);
    press_pad(a, &pad, DOWN);
    press_pad(a, &pad, A);
    assert_int_equal(((settings_state *)top_state(a))->tab, SETTINGS_PLAYING);
    press_pad(a, &pad, RIGHT);
    assert_int_equal(page->controls.focus, row_named("Slide time"));
    press_pad(a, &pad, DOWN);
    assert_in_range(page->controls.focus, row_named("Clock"), row_named("Clock") + 2);
    press_pad(a, &pad, DOWN);
    assert_int_equal(page->controls.focus, row_named("Thousandths"));
    press_pad(a, &pad, DOWN);
    assert_in_range(page->controls.focus, row_named("Inspection"), row_named("Inspection") + 2);
    press_pad(a, &pad, DOWN);
    assert_int_equal(page->controls.focus, row_named("Points"));
    press_pad(a, &pad, A);
    assert_false(a->client.settings.points);
    press_pad(a, &pad, LEFT);
    assert_int_equal(app_settings_group(page->controls.focus), SETTINGS_TAB);
    press_pad(a, &pad, LEFT); /* no further */
    assert_int_equal(app_settings_group(page->controls.focus), SETTINGS_TAB);
    for (int i = 0; i < SETTINGS_TABS; i++)
        press_pad(a, &pad, UP);
    assert_int_equal(page->controls.focus, APP_ID_BACK);
    close_app_with_pad(a, &pad);
}

CLAIM(a_direction_finds_back_to_the_title_s_buttons)
{
    virtual_pad pad;
    app *a = play_with(&pad, three);
    app_loop_open(a, APP_SCREEN_TITLE);
    app_loop_turn(a);
    app_page *page = top_state(a);
    click(a, 5, 795); /* beside everything */
    page->controls.focus = 0;
    press_pad(a, &pad, DOWN);
    assert_int_not_equal(page->controls.focus, 0);
    assert_true(page->controls.focus_shown);
    close_app_with_pad(a, &pad);
}

/* ---- Pads that SDL does not know ---- */

/* The file says that the pad's first two buttons have changed places. */
CLAIM(a_mapping_of_the_player_s_goes_before_sdl_s)
{
    char id[64], text[512];
    sw_error error = {0};
    app *a = open_app_with_pads(1280, 800);
    virtual_pad pad = plug_in(pad_of_nobody);
    SDL_JoystickGetGUIDString(SDL_JoystickGetGUID(pad.joystick), id, sizeof id);
    snprintf(text, sizeof text,
             "# mine\n\n%s,Mine,a:b1,b:b0,platform:Windows,\n%s,Mine,a:b1,b:b0,platform:%s,\n", id,
             id, SDL_GetPlatform());
    assert_int_equal(app_pads_map(text, strlen(text), &error), SW_OK);
    app_loop_open(a, APP_SCREEN_SETTINGS);
    app_loop_turn(a);
    press_pad(a, &pad, SDL_CONTROLLER_BUTTON_A); /* which is B now */
    assert_int_equal(top_id(a), APP_SCREEN_TITLE);
    close_app_with_pad(a, &pad);
}

CLAIM(a_damaged_line_is_named_and_the_rest_holds)
{
    static const char *const bad[] = {"nonsense", "03000000", "03000000ba2200002010000001010000",
                                      "0300x000ba2200002010000001010000,Pad,a:b0,platform:Linux,",
                                      "03000000ba2200002010000001010000,Pad"};
    const char *good = "03000000ba2200002010000001010000,Pad,a:b0,b:b1,";
    SDL_JoystickGUID id = SDL_JoystickGetGUIDFromString("03000000ba2200002010000001010000");
    for (size_t i = 0; i < SDL_arraysize(bad); i++) {
        char text[512];
        sw_error error = {0};
        app *a = open_app_with_pads(1280, 800);
        snprintf(text, sizeof text, "# of pads\n%s\n%s\nworse\n", bad[i], good);
        assert_int_equal(app_pads_map(text, strlen(text), &error), SW_BAD_INPUT);
        assert_int_equal(error.line, 2);
        char *known = SDL_GameControllerMappingForGUID(id);
        assert_non_null(known);
        SDL_free(known);
        close_app_with_pads(a);
    }
}

CLAIM(what_is_drawn_stays_when_the_pad_is_pulled_out)
{
    app *a = open_app_with_pads(1280, 800);
    virtual_pad first = plug_into(a, pad_of_sony);
    assert_int_equal(app_pads_family(&a->pads), APP_PAD_PLAYSTATION); /* of the first one, until */
    virtual_pad other = plug_into(a, pad_of_nintendo);                /* another is used */
    assert_int_equal(app_pads_family(&a->pads), APP_PAD_PLAYSTATION);
    press_pad(a, &other, DOWN);
    assert_int_equal(app_pads_family(&a->pads), APP_PAD_NINTENDO);
    pull_out(&other);
    app_loop_turn(a);
    assert_int_equal(app_pads_family(&a->pads), APP_PAD_NINTENDO);
    other = plug_into(a, pad_of_microsoft); /* in its place */
    assert_int_equal(app_pads_family(&a->pads), APP_PAD_NINTENDO);
    pull_out(&other);
    pull_out(&first);
    app_loop_turn(a);
    close_app_with_pads(a);
}
