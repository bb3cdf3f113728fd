/* Looking for a tile by its number: what is typed, what lights up, and when it ends. */
#include "boards.h"
#include "client/start.h"
#include "fingers.h"

static play_state *state_of(const app *a)
{
    return top_state(a);
}

/* A scramble of so many tiles a side, in play. */
static app *open_scramble(int side, game_look look)
{
    app *a = open_app(1280, 800);
    game_round round;
    puzzle_board goal = standard_goal(side, side);
    a->options.no_animation = true;
    client_make_round(&round, &goal, &look, 4711);
    client_begin(&a->client, &round);
    app_loop_open(a, APP_SCREEN_PLAY);
    app_loop_frame(a, a->now + 1);
    return a;
}

static app *open_numbers(int side)
{
    return open_scramble(side, (game_look){.style = GAME_NUMBERS});
}

/* ---- As keys come: so many ms later, with a frame behind each ---- */

static void pass(app *a, double ms)
{
    app_loop_frame(a, a->now + ms);
}

static void text(app *a, const char *text)
{
    app_event event = {.kind = APP_EVENT_TEXT, .way = GAME_WAY_KEYS, .text = text};
    app_loop_event(a, &event);
}

static void key(app *a, SDL_Keycode code, Uint16 mods)
{
    app_event down = pressed_key(code, mods), up = released_key(code);
    app_loop_event(a, &down);
    if (code >= SDLK_SPACE && code < SDLK_DELETE && mods == 0)
        text(a, (const char[]){(char)code, '\0'});
    app_loop_event(a, &up);
    pass(a, 10);
}

static void keys(app *a, const char *letters)
{
    for (; *letters; letters++)
        key(a, *letters, 0);
}

static void look_for(app *a, const char *number)
{
    key(a, SDLK_f, KMOD_LCTRL);
    keys(a, number);
}

static bool types(const app *a)
{
    return state_of(a)->find.typing;
}

static int lit(const app *a)
{
    return app_board_find_lit(&state_of(a)->board.find, a->now);
}

static double idle(const app *a)
{
    return app_screen_play.wait(a, state_of(a));
}

/* ---- By keys ---- */

CLAIM(digits_light_the_tile_up_for_two_seconds)
{
    app *a = open_numbers(10);
    key(a, SDLK_f, KMOD_LCTRL);
    assert_true(types(a));
    assert_int_equal(lit(a), 0);
    pass(a, 60000); /* nothing was typed yet */
    assert_true(types(a));
    keys(a, "1");
    assert_int_equal(lit(a), 1);
    keys(a, "2");
    assert_int_equal(lit(a), 12);
    pass(a, 580); /* and 10 since the key */
    assert_true(types(a));
    pass(a, 20);
    assert_false(types(a));
    assert_int_equal(lit(a), 12);
    pass(a, 1980);
    assert_int_equal(lit(a), 12);
    pass(a, 20);
    assert_int_equal(lit(a), 0);
    close_app(a);
}

/* Whatever is drawn when: what counts is when it happened. */
CLAIM(a_digit_after_the_pause_is_no_part_of_the_number)
{
    app *a = open_numbers(10);
    look_for(a, "1");
    a->now += 595;
    app_event two = pressed_key(SDLK_2, 0);
    app_loop_event(a, &two);
    assert_int_equal(lit(a), 1);
    assert_false(types(a));
    close_app(a);
}

CLAIM(enter_ends_it)
{
    app *a = open_numbers(10);
    look_for(a, "57");
    key(a, SDLK_RETURN, 0);
    assert_false(types(a));
    assert_int_equal(lit(a), 57);
    pass(a, APP_BOARD_FIND_MS);
    assert_int_equal(lit(a), 0);
    look_for(a, "");
    key(a, SDLK_KP_ENTER, 0); /* with nothing to look for */
    assert_false(types(a));
    assert_int_equal(lit(a), 0);
    close_app(a);
}

CLAIM(it_begins_again_while_it_is_going_on)
{
    app *a = open_numbers(10);
    look_for(a, "57");
    look_for(a, "8");
    assert_int_equal(lit(a), 8);
    key(a, SDLK_BACKSPACE, 0);
    assert_int_equal(lit(a), 0);
    pass(a, 60000); /* all is taken back: it waits again */
    assert_true(types(a));
    assert_int_equal(session_in_play(a)->undos, 0);
    close_app(a);
}

CLAIM(a_number_that_no_tile_has_is_said)
{
    app *a = open_numbers(10);
    look_for(a, "400");
    assert_int_equal(lit(a), 0);
    assert_true(says(a, "There is no tile 400."));
    pass(a, 600);
    assert_false(types(a));
    assert_true(says(a, "There is no tile 400."));
    pass(a, 2000);
    assert_false(says(a, "There is no tile"));
    look_for(a, "0"); /* the blank is no tile */
    assert_true(says(a, "There is no tile 0."));
    close_app(a);
}

CLAIM(what_is_typed_moves_no_tile)
{
    static const SDL_Keycode others[] = {SDLK_w,     SDLK_a,  SDLK_s,    SDLK_d,
                                         SDLK_h,     SDLK_UP, SDLK_DOWN, SDLK_LEFT,
                                         SDLK_RIGHT, SDLK_c,  SDLK_g,    SDLK_SPACE};
    app *a = open_numbers(10);
    puzzle_board before = session_in_play(a)->board;
    look_for(a, "");
    for (size_t i = 0; i < SDL_arraysize(others); i++)
        key(a, others[i], 0);
    assert_true(puzzle_board_equal(&session_in_play(a)->board, &before));
    assert_true(types(a));
    assert_false(a->comparing);
    assert_string_equal(state_of(a)->page.fields[PLAY_FIELD_FIND].text, "");
    key(a, SDLK_ESCAPE, 0);
    key(a, SDLK_UP, 0);
    key(a, SDLK_DOWN, 0);
    assert_true(session_in_play(a)->slides > 0);
    close_app(a);
}

CLAIM(the_clock_goes_on_and_so_does_the_light_with_its_tile)
{
    app *a = open_numbers(10);
    key(a, SDLK_UP, 0);
    key(a, SDLK_DOWN, 0);
    key(a, SDLK_UP, 0);
    assert_true(session_in_play(a)->started);
    double time = session_in_play(a)->time_ms;
    look_for(a, "5");
    pass(a, 300);
    pass(a, 300);
    pass(a, 300);
    assert_true(session_in_play(a)->time_ms >= time + 700);
    key(a, SDLK_DOWN, 0); /* the light takes no key from the game */
    assert_int_equal(lit(a), 5);
    assert_int_equal(session_in_play(a)->slides, 4);
    close_app(a);
}

CLAIM(esc_ends_the_search_then_the_focus_then_the_play)
{
    app *a = open_numbers(10);
    app_controls *controls = &state_of(a)->page.controls;
    controls->focus = PLAY_HINT;
    look_for(a, "12");
    assert_int_equal(controls->focus, PLAY_FIND);
    key(a, SDLK_ESCAPE, 0);
    assert_false(types(a));
    assert_int_equal(lit(a), 0);
    assert_int_equal(controls->focus, PLAY_HINT);
    key(a, SDLK_ESCAPE, 0);
    assert_int_equal(controls->focus, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    close_app(a);
}

CLAIM(esc_puts_the_light_out)
{
    app *a = open_numbers(10);
    look_for(a, "12");
    key(a, SDLK_RETURN, 0);
    key(a, SDLK_ESCAPE, 0);
    assert_int_equal(lit(a), 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    close_app(a);
}

CLAIM(a_press_elsewhere_ends_it)
{
    app *a = open_numbers(10);
    look_for(a, "12");
    key(a, SDLK_TAB, 0);
    assert_false(types(a));
    assert_int_equal(lit(a), 12);
    look_for(a, "13");
    click(a, 400, 400);
    assert_false(types(a));
    close_app(a);
}

/* On a French keyboard the upper row has other signs. */
CLAIM(digits_go_by_the_place_of_their_key)
{
    app *a = open_numbers(10);
    look_for(a, "");
    app_event one = key_event(APP_EVENT_KEY_DOWN, SDLK_AMPERSAND, SDL_SCANCODE_1, 0, false);
    app_loop_event(a, &one);
    text(a, "&");
    app_event two = key_event(APP_EVENT_KEY_DOWN, SDLK_KP_2, SDL_SCANCODE_KP_2, 0, false);
    app_loop_event(a, &two);
    text(a, "2");
    assert_string_equal(state_of(a)->page.fields[PLAY_FIELD_FIND].text, "12");
    close_app(a);
}

CLAIM(letters_mean_tiles_that_have_them)
{
    app *a = open_scramble(6, (game_look){.style = GAME_LETTERS, .word = "SLIDE"});
    look_for(a, "d");
    assert_int_equal(lit(a), 4);
    look_for(a, "aa");
    assert_int_equal(lit(a), 27);
    look_for(a, "31");
    assert_int_equal(lit(a), 31);
    look_for(a, "zz");
    assert_true(says(a, "There is no tile zz."));
    close_app(a);
}

CLAIM(a_solved_board_is_not_searched)
{
    app *a = open_numbers(10);
    puzzle_board goal = session_in_play(a)->goal;
    game_round round = round_between(&goal, &goal);
    look_for(a, "12");
    client_begin(&a->client, &round);
    pass(a, 10);
    assert_false(types(a));
    assert_int_equal(lit(a), 0);
    look_for(a, "12");
    assert_false(types(a));
    close_app(a);
}

CLAIM(nothing_wakes_the_window_but_what_changes)
{
    app *a = open_numbers(10);
    double before = idle(a);
    look_for(a, "");
    assert_true(idle(a) == before);
    keys(a, "12");
    assert_true(idle(a) > 500 && idle(a) <= 590);
    pass(a, 590);
    assert_true(idle(a) == APP_BOARD_FIND_MS);
    pass(a, APP_BOARD_FIND_MS);
    assert_true(idle(a) == before);
    close_app(a);
}

/* ---- What is seen ---- */

/* How many rings are around a cell. */
static int rings_around(const app *a, int cell)
{
    int count = 0;
    play_boards boards = boards_in_play(a);
    app_rect face = app_board_layout_cell(&boards.own, cell);
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *command = &a->draw.commands[i];
        app_rect at = command->rect;
        if (command->kind == APP_DRAW_BOX && at.x < face.x && at.x > face.x - 16 &&
            at.x + at.w - face.x - face.w == face.x - at.x &&
            at.y + at.h - face.y - face.h == face.y - at.y)
            count++;
    }
    return count;
}

CLAIM(the_tile_and_its_goal_have_a_ring)
{
    static const int sides[] = {10, 20, 32};
    for (int i = 0; i < 3; i++) {
        app *a = open_numbers(sides[i]);
        int cell = puzzle_board_find(&session_in_play(a)->board, 57);
        assert_int_equal(rings_around(a, cell), 0);
        assert_int_equal(rings_around(a, 56), 0);
        look_for(a, "57");
        pass(a, 500);
        assert_int_equal(rings_around(a, cell), 1);
        assert_int_equal(rings_around(a, 56), 1);
        close_app(a);
    }
}

CLAIM(on_large_boards_the_loupe_shows_what_was_found)
{
    app *a = open_numbers(20);
    look_for(a, "57");
    assert_true(magnifies(a, "57"));
    key(a, SDLK_ESCAPE, 0);
    assert_false(magnifies(a, "57"));
    close_app(a);
    a = open_numbers(16);
    look_for(a, "57");
    assert_false(magnifies(a, "57"));
    close_app(a);
}

/* The pointer's would lie on the tile that was found, or on its home. */
CLAIM(the_pointer_has_no_loupe_while_a_tile_is_found)
{
    app *a = open_numbers(16);
    char label[GAME_LABEL_SIZE];
    int cell = session_in_play(a)->board.blank == 100 ? 101 : 100;
    snprintf(label, sizeof label, "%d", session_in_play(a)->board.tiles[cell]);
    play_boards boards = boards_in_play(a);
    cursor_at(a, app_board_layout_units(&boards.own, app_board_layout_cell(&boards.own, cell)));
    assert_true(magnifies(a, label));
    look_for(a, "57");
    assert_false(magnifies(a, label));
    key(a, SDLK_ESCAPE, 0);
    assert_true(magnifies(a, label));
    close_app(a);
}

CLAIM(the_loupe_shows_the_tile_of_the_hint)
{
    app *a = open_numbers(20);
    play_state *play = state_of(a);
    int cell = session_in_play(a)->board.blank % 20 > 0 ? session_in_play(a)->board.blank - 1
                                                        : session_in_play(a)->board.blank + 1;
    puzzle_move move = cell < session_in_play(a)->board.blank ? PUZZLE_RIGHT : PUZZLE_LEFT;
    char label[GAME_LABEL_SIZE];
    snprintf(label, sizeof label, "%d", session_in_play(a)->board.tiles[cell]);
    play->hint = (app_board_hint){.shown = true, .step = GAME_HINT_TILE, .move = move};
    app_draw_begin(&a->draw, 1280, 800);
    app_parts_draw(play_tree(a));
    assert_true(magnifies(a, label));
    close_app(a);
}

/* Where a number can be read the loupe would but hide others. */
CLAIM(the_loupe_follows_keys_where_no_number_can_be_read)
{
    static const int sides[] = {32, 20};
    for (int i = 0; i < 2; i++) {
        app *a = open_numbers(sides[i]);
        char label[GAME_LABEL_SIZE];
        const game_session *session = session_in_play(a);
        int blank = session->board.blank;
        bool top = blank < sides[i];
        snprintf(label, sizeof label, "%d",
                 session->board.tiles[top ? blank + sides[i] : blank - sides[i]]);
        key(a, top ? SDLK_UP : SDLK_DOWN, 0);
        assert_int_equal(magnifies(a, label), i == 0);
        app_event move = pointer_at(APP_EVENT_POINTER_MOVE, 2, 2);
        app_loop_event(a, &move);
        pass(a, 10);
        assert_false(magnifies(a, label));
        close_app(a);
    }
}

CLAIM(what_was_found_comes_into_sight)
{
    app *a = open_numbers(32);
    int tile = session_in_play(a)->board.tiles[session_in_play(a)->board.blank < 512 ? 1023 : 0];
    char number[GAME_LABEL_SIZE];
    snprintf(number, sizeof number, "%d", tile);
    key(a, SDLK_PAGEUP, 0);
    key(a, SDLK_PAGEUP, 0);
    int cell = puzzle_board_find(&session_in_play(a)->board, tile);
    play_boards boards = boards_in_play(a);
    assert_false(app_board_layout_shows(&boards.own, app_board_layout_cell(&boards.own, cell)));
    look_for(a, number);
    key(a, SDLK_RETURN, 0);
    boards = boards_in_play(a);
    assert_true(boards.own.window.w > 0);
    assert_true(app_board_layout_shows(&boards.own, app_board_layout_cell(&boards.own, cell)));
    close_app(a);
}

/* ---- By pointer, finger and pad: on the screen's keyboard ---- */

static app_rect digit_key(const app *a, int id)
{
    app_keyboard_layout layout;
    app_keyboard_lay_out(&a->keyboard, &a->view, (app_rect){0, 0, 0, 0}, &layout);
    return app_control_find(&layout.keys, id)->rect;
}

enum { SEVEN = APP_KEYBOARD_FIRST + APP_KEYBOARD_COLUMNS + 1, FIVE = APP_KEYBOARD_FIRST + 4 };

static void click_rect(app *a, app_rect rect)
{
    click_middle(a, rect);
}

CLAIM(a_pointer_finds_digits_on_the_screen)
{
    app *a = open_numbers(10);
    click_rect(a, rect_on_top(a, PLAY_MENU));
    click_named(a, "Find a tile");
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(types(a) && a->keyboard.open);
    click_rect(a, digit_key(a, FIVE));
    assert_int_equal(lit(a), 5);
    pass(a, 5000); /* it takes longer to find the next one */
    click_rect(a, digit_key(a, SEVEN));
    assert_int_equal(lit(a), 57);
    assert_true(types(a));
    click_rect(a, digit_key(a, APP_KEYBOARD_DONE));
    assert_false(types(a) || a->keyboard.open);
    assert_int_equal(session_in_play(a)->slides, 0);
    close_app(a);
}

CLAIM(so_does_a_finger)
{
    app *a = open_numbers(10);
    app_loop_turn(a);
    tap_on(a, PLAY_MENU);
    tap_named(a, "Find a tile");
    assert_true(types(a) && a->keyboard.open);
    tap_rect(a, digit_key(a, FIVE));
    tap_rect(a, digit_key(a, SEVEN));
    assert_int_equal(lit(a), 57);
    tap_rect(a, digit_key(a, APP_KEYBOARD_ERASE));
    assert_int_equal(lit(a), 5);
    tap_rect(a, digit_key(a, APP_KEYBOARD_DONE));
    assert_false(types(a) || a->keyboard.open);
    assert_int_equal(lit(a), 5);
    close_app(a);
}

static void button(app *a, app_intent control)
{
    press_button(a, pressed_button(APP_INTENT_NONE, control));
    pass(a, 900);
}

CLAIM(and_a_pad)
{
    app *a = open_numbers(10);
    a->way = GAME_WAY_PAD;
    app_loop_event(
        a,
        &(app_event){.kind = APP_EVENT_KEY_DOWN, .way = GAME_WAY_PAD, .intent = APP_INTENT_MENU});
    pass(a, 10);
    ((app_page *)top_state(a))->controls.focus = control_named(a, "Find a tile")->id;
    button(a, APP_INTENT_CONFIRM);
    assert_true(types(a) && a->keyboard.open);
    button(a, APP_INTENT_RIGHT);
    button(a, APP_INTENT_RIGHT);
    button(a, APP_INTENT_CONFIRM);
    button(a, APP_INTENT_DOWN);
    button(a, APP_INTENT_LEFT);
    button(a, APP_INTENT_CONFIRM);
    assert_string_equal(state_of(a)->page.fields[PLAY_FIELD_FIND].text, "59");
    button(a, APP_INTENT_BACK);
    assert_false(types(a) || a->keyboard.open);
    assert_int_equal(lit(a), 59);
    close_app(a);
}

/* Whoever turns to the keyboard needs no other, and no longer than others. */
CLAIM(keys_take_over)
{
    app *a = open_numbers(10);
    click_rect(a, rect_on_top(a, PLAY_MENU));
    click_named(a, "Find a tile");
    click_rect(a, digit_key(a, FIVE));
    keys(a, "7");
    assert_false(a->keyboard.open);
    assert_true(types(a));
    assert_int_equal(lit(a), 57);
    pass(a, 600);
    assert_false(types(a));
    close_app(a);
}
