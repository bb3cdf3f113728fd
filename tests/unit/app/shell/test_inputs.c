/* Many inputs of all kinds through SDL's queue and the main loop: none is lost, none counts twice, and each
 * counts from the moment when it came. Time is the test's own (see the end of screens.cmake), so that nothing
 * here depends on how fast the machine is. */
#include "boards.h"
#include "screens/screens.h"

#include "base/rng.h"
#include "puzzle/scramble.h"
#include "virtual_pad.h"

#include <stdatomic.h>

enum { SIDE = 5, CELLS = SIDE * SIDE };
enum {
    INPUTS = 2000,
    INPUT_MS = 5,
    TURN_MOST = 12
}; /* ten seconds, and a frame after up to 60 ms */

/* ---- Time ---- */

static atomic_uint ticks; /* workers ask for the time too */

Uint32 __wrap_SDL_GetTicks(void);
double __wrap_os_clock_ms(void);

Uint32 __wrap_SDL_GetTicks(void)
{
    return ticks;
}

double __wrap_os_clock_ms(void)
{
    enum { MACHINE_MS = 70000 }; /* it was switched on before SDL began to count */
    return MACHINE_MS + (double)ticks;
}

/* ---- A game, and the same one by its commands alone ---- */

/* A board that no random play solves, as the player sees it and as the commands alone make it. */
typedef struct match {
    app *app;
    game_session alone;
    sw_rng rng;
    virtual_pad pad;
} match;

static match begin_match(uint64_t seed)
{
    ticks = 3000;
    match m = {.app = open_app_with_pads(800, 600), .rng = sw_rng_seed(seed)};
    m.pad = plug_in(pad_of_microsoft);
    puzzle_board goal = standard_goal(SIDE, SIDE), start = puzzle_scramble(&goal, &m.rng);
    game_round round = round_between(&start, &goal);
    game_session_init(&m.alone, &start, &goal);
    client_begin(&m.app->client, &round);
    app_loop_open(m.app, APP_SCREEN_PLAY);
    app_loop_turn(m.app);
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    return m;
}

static void end_match(match *m)
{
    game_session_deinit(&m->alone);
    pull_out(&m->pad);
    close_app_with_pads(m->app);
}

/* ---- Inputs ---- */

/* It comes now. SDL_PushEvent would put in a stamp of its own. */
static void add(SDL_Event event)
{
    event.common.timestamp = ticks;
    assert_int_equal(SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0), 1);
}

/* The keyboard, as the system has it: 1 where a key is down. */
static Uint8 keyboard[SDL_NUM_SCANCODES];

const Uint8 *__wrap_SDL_GetKeyboardState(int *count);

const Uint8 *__wrap_SDL_GetKeyboardState(int *count)
{
    if (count)
        *count = SDL_NUM_SCANCODES;
    return keyboard;
}

static SDL_Keysym sym_of(SDL_Keycode key, Uint16 mods)
{
    return (SDL_Keysym){.scancode = SDL_GetScancodeFromKey(key), .sym = key, .mod = mods};
}

static void add_press(SDL_Keycode key, Uint16 mods, bool repeat)
{
    SDL_Keysym sym = sym_of(key, mods);
    keyboard[sym.scancode] = 1;
    add((SDL_Event){
        .key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .repeat = repeat, .keysym = sym}});
}

static void add_release(SDL_Keycode key)
{
    SDL_Keysym sym = sym_of(key, 0);
    keyboard[sym.scancode] = 0;
    add((SDL_Event){.key = {.type = SDL_KEYUP, .keysym = sym}});
}

static void add_key(SDL_Keycode key, Uint16 mods)
{
    add_press(key, mods, false);
    add_release(key);
}

static void add_pad_button(const match *m, SDL_GameControllerButton button)
{
    SDL_JoystickID pad = SDL_JoystickInstanceID(m->pad.joystick);
    SDL_ControllerButtonEvent event = {
        .type = SDL_CONTROLLERBUTTONDOWN, .which = pad, .button = button, .state = SDL_PRESSED};
    add((SDL_Event){.cbutton = event});
    event.type = SDL_CONTROLLERBUTTONUP;
    event.state = SDL_RELEASED;
    add((SDL_Event){.cbutton = event});
}

static void add_button(Uint32 type, Uint8 button, int x, int y)
{
    add((SDL_Event){.button = {.type = type, .button = button, .clicks = 1, .x = x, .y = y}});
}

static app_rect cell_rect(const match *m, int cell)
{
    play_boards boards = boards_in_play(m->app);
    return app_board_layout_cell(&boards.own, cell);
}

static void add_click(match *m, int cell)
{
    app_rect at = cell_rect(m, cell);
    int x = at.x + at.w / 2, y = at.y + at.h / 2;
    add((SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}});
    add_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x, y);
    add_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x, y);
}

static void add_tap(match *m, int cell)
{
    int width, height;
    SDL_GetRendererOutputSize(m->app->window.renderer, &width, &height);
    app_rect at = cell_rect(m, cell);
    SDL_TouchFingerEvent finger = {.type = SDL_FINGERDOWN,
                                   .x = (float)(at.x + at.w / 2) / (float)width,
                                   .y = (float)(at.y + at.h / 2) / (float)height};
    add((SDL_Event){.tfinger = finger});
    finger.type = SDL_FINGERUP;
    add((SDL_Event){.tfinger = finger});
}

/* What a hand may do, and the command that it means. */
static game_command add_input(match *m)
{
    static const SDL_Keycode arrows[] = {SDLK_UP, SDLK_RIGHT, SDLK_DOWN, SDLK_LEFT};
    static const SDL_Keycode letters[] = {SDLK_w, SDLK_d, SDLK_s, SDLK_a};
    static const SDL_GameControllerButton pad[] = {
        SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
        SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT};
    static const puzzle_move moves[] = {PUZZLE_UP, PUZZLE_RIGHT, PUZZLE_DOWN, PUZZLE_LEFT};
    int way = (int)sw_rng_below(&m->rng, 4), cell = (int)sw_rng_below(&m->rng, CELLS);
    switch (sw_rng_below(&m->rng, 15)) {
    case 0:
        add_key(SDLK_z, KMOD_LCTRL);
        return (game_command){.kind = GAME_UNDO, .way = GAME_WAY_KEYS};
    case 1:
        add_key(SDLK_y, KMOD_LCTRL);
        return (game_command){.kind = GAME_REDO, .way = GAME_WAY_KEYS};
    case 2:
        add_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 10, 300);
        add_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, 10, 300);
        return (game_command){.kind = GAME_UNDO, .way = GAME_WAY_POINTER};
    case 3:
        add_key(arrows[way], KMOD_LSHIFT);
        return (game_command){.kind = GAME_LINE, .way = GAME_WAY_KEYS, .move = moves[way]};
    case 4:
    case 5:
        add_key(letters[way], 0);
        return (game_command){.kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = moves[way]};
    case 6:
    case 7:
        add_key(arrows[way], 0);
        return (game_command){.kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = moves[way]};
    case 8:
    case 9:
        add_tap(m, cell);
        return (game_command){.kind = GAME_PRESS, .way = GAME_WAY_TOUCH, .cell = cell};
    case 10:
        add_pad_button(m, SDL_CONTROLLER_BUTTON_X);
        return (game_command){.kind = GAME_UNDO, .way = GAME_WAY_PAD};
    case 11:
    case 12:
        add_pad_button(m, pad[way]);
        return (game_command){.kind = GAME_MOVE, .way = GAME_WAY_PAD, .move = moves[way]};
    default:
        add_click(m, cell);
        return (game_command){.kind = GAME_PRESS, .way = GAME_WAY_POINTER, .cell = cell};
    }
}

static void assert_same_step(const game_step *a, const game_step *b)
{
    assert_int_equal(a->move, b->move);
    assert_int_equal(a->by, b->by);
    assert_int_equal(a->way, b->way);
    assert_int_equal(a->length, b->length);
    assert_int_equal(a->ms, b->ms);
}

static void assert_same_game(const match *m)
{
    const game_session *played = &m->app->client.slots.current.session;
    assert_true(puzzle_board_equal(&played->board, &m->alone.board));
    assert_int_equal(played->moves, m->alone.moves);
    assert_int_equal(played->slides, m->alone.slides);
    assert_int_equal(played->undos, m->alone.undos);
    assert_int_equal(played->total, m->alone.total);
    for (size_t i = 0; i < played->total; i++)
        assert_same_step(&played->steps[i], &m->alone.steps[i]);
    assert_true(played->time_ms == m->alone.time_ms);
}

/* 200 a second for ten seconds. A frame comes after a few of them, so that slides are always under way, and
 * inputs wait for their turn. */
CLAIM(none_of_many_inputs_is_lost_and_none_counts_twice)
{
    match m = begin_match(1);
    int given = 0;
    while (given < INPUTS) {
        int turn = (int)sw_rng_below(&m.rng, TURN_MOST) + 1;
        for (int i = 0; i < turn && given < INPUTS; i++, given++) {
            ticks += INPUT_MS;
            game_session_advance(&m.alone, INPUT_MS);
            game_session_apply(&m.alone, add_input(&m));
        }
        app_loop_turn(m.app);
        assert_same_game(&m);
    }
    assert_true(m.alone.moves > INPUTS / 20);
    assert_true(m.alone.time_ms > INPUTS * INPUT_MS * 0.99);
    end_match(&m);
}

/* The player's board becomes one that two slides to the left solve. */
static const game_session *begin_short_game(const match *m)
{
    const game_session *session = &m->app->client.slots.current.session;
    puzzle_board start = session->goal;
    puzzle_move_apply(&start, PUZZLE_RIGHT);
    puzzle_move_apply(&start, PUZZLE_RIGHT);
    game_round round = round_between(&start, &session->goal);
    client_begin(&m->app->client, &round);
    app_loop_turn(m->app);
    return session;
}

/* The clock runs from the first slide's event to the last one's, however late they are taken, and whatever
 * it showed meanwhile. */
CLAIM(a_game_lasts_from_its_first_event_to_its_last)
{
    match m = begin_match(2);
    const game_session *session = begin_short_game(&m);
    add_key(SDLK_LEFT, 0);
    ticks += 30;
    app_loop_turn(m.app);
    ticks += 10;
    add_key(SDLK_LEFT, 0);
    ticks += 50;
    app_loop_frame(m.app, os_clock_ms());
    app_loop_turn(m.app);
    assert_true(game_session_solved(session));
    assert_true(session->time_ms == 40);
    ticks += 500;
    app_loop_turn(m.app);
    assert_true(session->time_ms == 40);
    end_match(&m);
}

/* ---- What is held ---- */

/* The blank in the upper left corner of 16 x 16, and so much room that nothing is solved on the way. */
static const game_session *begin_wide_game(const match *m, int first, int next)
{
    puzzle_board goal = standard_goal(16, 16), start = goal;
    m->app->client.settings.repeat_first = first;
    m->app->client.settings.repeat_next = next;
    puzzle_slide_apply(&start, (puzzle_slide){PUZZLE_DOWN, 15});
    puzzle_slide_apply(&start, (puzzle_slide){PUZZLE_RIGHT, 15});
    game_round round = round_between(&start, &goal);
    client_begin(&m->app->client, &round);
    app_loop_turn(m->app);
    return &m->app->client.slots.current.session;
}

/* The main loop goes on for so long, a turn each 5 ms. */
static void pass(const match *m, int ms)
{
    for (int gone = 0; gone < ms; gone += 5) {
        ticks += 5;
        app_loop_turn(m->app);
    }
}

/* After 300 ms, and each 80 from then on: once by hand and three times by itself in half a second. */
CLAIM(a_direction_that_is_held_slides_on_by_itself)
{
    match m = begin_match(3);
    const game_session *session = begin_wide_game(&m, 300, 80);
    add_press(SDLK_LEFT, 0, false);
    pass(&m, 500);
    assert_int_equal(session->moves, 4);
    assert_int_equal((int)session->steps[1].ms, 300);
    add_release(SDLK_LEFT);
    pass(&m, 500);
    assert_int_equal(session->moves, 4);
    end_match(&m);
}

/* However long the program stood still: the key was let go meanwhile, nobody knows when. */
CLAIM(a_press_in_a_stall_is_one_move)
{
    static const int stalls[] = {20, 110, 390, 500, 900, 5000};
    match m = begin_match(4);
    for (size_t i = 0; i < SDL_arraysize(stalls); i++) {
        const game_session *session = begin_wide_game(&m, 300, 10);
        add_press(SDLK_LEFT, 0, false);
        pass(&m, 290);
        assert_int_equal(session->moves, 1);
        ticks += (unsigned)stalls[i];
        add_release(SDLK_LEFT);
        pass(&m, 500);
        assert_int_equal(session->moves, 1);
    }
    end_match(&m);
}

/* And pressed again: two presses, two moves, whatever comes between. */
CLAIM(two_presses_in_a_stall_are_two_moves)
{
    match m = begin_match(5);
    const game_session *session = begin_wide_game(&m, 300, 10);
    add_press(SDLK_LEFT, 0, false);
    pass(&m, 290);
    ticks += 90;
    add((SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = 10, .y = 10}});
    add_release(SDLK_LEFT);
    add_press(SDLK_LEFT, 0, false);
    app_loop_turn(m.app);
    assert_int_equal(session->moves, 2);
    add_release(SDLK_LEFT);
    pass(&m, 500);
    assert_int_equal(session->moves, 2);
    end_match(&m);
}

/* What is held all the while goes on from then, and makes up for nothing. */
CLAIM(nothing_goes_on_right_after_a_stall)
{
    match m = begin_match(6);
    const game_session *session = begin_wide_game(&m, 300, 50);
    add_press(SDLK_LEFT, 0, false);
    pass(&m, 290);
    ticks += 900;
    app_loop_turn(m.app);
    assert_int_equal(session->moves, 1);
    pass(&m, 45);
    assert_int_equal(session->moves, 1);
    pass(&m, 10);
    assert_int_equal(session->moves, 2);
    add_release(SDLK_LEFT);
    end_match(&m);
}

/* Taken in one turn, a key comes after what went on before it was pressed. */
CLAIM(another_direction_comes_after_what_went_on_until_then)
{
    match m = begin_match(7);
    const game_session *session = begin_wide_game(&m, 300, 10);
    add_press(SDLK_LEFT, 0, false);
    pass(&m, 295);
    ticks += 30; /* 300, 310, 320 */
    add_press(SDLK_UP, 0, false);
    ticks += 5;
    app_loop_turn(m.app);
    assert_int_equal(session->moves, 5);
    assert_int_equal(session->steps[3].move, PUZZLE_LEFT);
    assert_int_equal(session->steps[4].move, PUZZLE_UP);
    add_release(SDLK_LEFT);
    add_release(SDLK_UP);
    end_match(&m);
}

/* The system goes on repeating a key that it holds, whoever listens: all that waited is one. */
CLAIM(the_system_s_repetitions_of_a_stall_are_one)
{
    match m = begin_match(8);
    const game_session *session = begin_wide_game(&m, 300, 80);
    for (int i = 0; i < 12; i++) {
        add_key(SDLK_LEFT, 0);
        pass(&m, 10);
    }
    add_press(SDLK_z, KMOD_LCTRL, false);
    pass(&m, 10);
    ticks += 400;
    for (int i = 0; i < 10; i++)
        add_press(SDLK_z, KMOD_LCTRL, true);
    app_loop_turn(m.app);
    assert_int_equal(session->undos, 2);
    pass(&m, 30);
    add_press(SDLK_z, KMOD_LCTRL, true);
    app_loop_turn(m.app);
    assert_int_equal(session->undos, 3);
    add_release(SDLK_z);
    end_match(&m);
}

static void hold(const match *m, int button, bool down)
{
    SDL_JoystickSetVirtualButton(m->pad.joystick, button, down ? SDL_PRESSED : SDL_RELEASED);
}

static void lean(const match *m, int x)
{
    SDL_JoystickSetVirtualAxis(m->pad.joystick, STICK_X, (Sint16)x);
}

CLAIM(a_pad_s_press_in_a_stall_is_one_move)
{
    match m = begin_match(9);
    for (int stick = 0; stick < 2; stick++) {
        const game_session *session = begin_wide_game(&m, 300, 80);
        stick ? lean(&m, SDL_MIN_SINT16) : hold(&m, LEFT, true);
        pass(&m, 290);
        assert_int_equal(session->moves, 1);
        ticks += 900;
        stick ? lean(&m, 0) : hold(&m, LEFT, false);
        pass(&m, 500);
        assert_int_equal(session->moves, 1);
        stick ? lean(&m, SDL_MIN_SINT16) : hold(&m, LEFT, true);
        pass(&m, 500);
        assert_int_equal(session->moves, 1 + 4); /* as a key: at 0, 300, 380, 460 */
        stick ? lean(&m, 0) : hold(&m, LEFT, false);
        pass(&m, 100);
    }
    end_match(&m);
}

/* X takes back, again and again while it is held. */
CLAIM(a_pad_s_button_that_goes_on_does_not_in_a_stall)
{
    match m = begin_match(10);
    const game_session *session = begin_wide_game(&m, 300, 80);
    for (int i = 0; i < 12; i++) {
        add_key(SDLK_LEFT, 0);
        pass(&m, 10);
    }
    hold(&m, X, true);
    pass(&m, 100);
    ticks += 900;
    hold(&m, X, false);
    pass(&m, 200);
    assert_int_equal(session->undos, 1);
    end_match(&m);
}
