/* Many inputs of all kinds through SDL's queue and the main loop: none is lost, and none counts twice. */
#include "screens/play/play.h"
#include "screens/screens.h"

#include "app_fixture.h"
#include "base/rng.h"
#include "puzzle/scramble.h"

enum { SIDE = 5, CELLS = SIDE * SIDE, INPUTS = 2000, TURN_MOST = 12 };

/* A board that no random play solves, as the player sees it and as the commands alone make it. */
typedef struct match {
    app *app;
    game_session alone;
    sw_rng rng;
    Uint32 stamp;
} match;

static match begin_match(uint64_t seed)
{
    match m = {.app = open_app(800, 600), .rng = sw_rng_seed(seed)};
    puzzle_board goal, start;
    game_round round = {.look = {.style = GAME_NUMBERS}, .origin = {.kind = GAME_FROM_BOARD}};
    assert_int_equal(puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){SIDE, SIDE}, NULL),
                     SW_OK);
    start = puzzle_scramble(&goal, &m.rng);
    game_session_init(&round.session, &start, &goal);
    game_session_init(&m.alone, &start, &goal);
    client_begin(&m.app->client, &round);
    app_loop_open(m.app, APP_SCREEN_PLAY);
    app_loop_turn(m.app); /* by the true clock, as all that follows */
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    m.stamp = SDL_GetTicks();
    return m;
}

static void end_match(match *m)
{
    game_session_deinit(&m->alone);
    close_app(m->app);
}

/* ---- Inputs ---- */

/* SDL_PushEvent would put in a stamp of its own. */
static void add(match *m, SDL_Event event)
{
    event.common.timestamp = m->stamp;
    assert_int_equal(SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0), 1);
}

static void add_key(match *m, SDL_Keycode key, Uint16 mods)
{
    SDL_Keysym sym = {.scancode = SDL_GetScancodeFromKey(key), .sym = key, .mod = mods};
    add(m, (SDL_Event){.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED, .keysym = sym}});
    add(m, (SDL_Event){.key = {.type = SDL_KEYUP, .keysym = sym}});
}

static void add_button(match *m, Uint32 type, Uint8 button, int x, int y)
{
    add(m, (SDL_Event){.button = {.type = type, .button = button, .clicks = 1, .x = x, .y = y}});
}

static app_rect cell_rect(const match *m, int cell)
{
    play_layout layout;
    app_play_lay_out(m->app, top_state(m->app), &layout);
    return app_board_layout_cell(&layout.board, cell);
}

static void add_click(match *m, int cell)
{
    app_rect at = cell_rect(m, cell);
    int x = at.x + at.w / 2, y = at.y + at.h / 2;
    add(m, (SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}});
    add_button(m, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x, y);
    add_button(m, SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x, y);
}

static void add_tap(match *m, int cell)
{
    int width, height;
    SDL_GetRendererOutputSize(m->app->window.renderer, &width, &height);
    app_rect at = cell_rect(m, cell);
    SDL_TouchFingerEvent finger = {.type = SDL_FINGERDOWN,
                                   .x = (float)(at.x + at.w / 2) / (float)width,
                                   .y = (float)(at.y + at.h / 2) / (float)height};
    add(m, (SDL_Event){.tfinger = finger});
    finger.type = SDL_FINGERUP;
    add(m, (SDL_Event){.tfinger = finger});
}

/* What a hand may do, and the command that it means. */
static game_command add_input(match *m)
{
    static const SDL_Keycode arrows[] = {SDLK_UP, SDLK_RIGHT, SDLK_DOWN, SDLK_LEFT};
    static const SDL_Keycode letters[] = {SDLK_w, SDLK_d, SDLK_s, SDLK_a};
    static const puzzle_move moves[] = {PUZZLE_UP, PUZZLE_RIGHT, PUZZLE_DOWN, PUZZLE_LEFT};
    int way = (int)sw_rng_below(&m->rng, 4), cell = (int)sw_rng_below(&m->rng, CELLS);
    switch (sw_rng_below(&m->rng, 12)) {
    case 0:
        add_key(m, SDLK_z, KMOD_LCTRL);
        return (game_command){.kind = GAME_UNDO, .way = GAME_WAY_KEYS};
    case 1:
        add_key(m, SDLK_y, KMOD_LCTRL);
        return (game_command){.kind = GAME_REDO, .way = GAME_WAY_KEYS};
    case 2:
        add_button(m, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 10, 300);
        add_button(m, SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, 10, 300);
        return (game_command){.kind = GAME_UNDO, .way = GAME_WAY_POINTER};
    case 3:
        add_key(m, arrows[way], KMOD_LSHIFT);
        return (game_command){.kind = GAME_LINE, .way = GAME_WAY_KEYS, .move = moves[way]};
    case 4:
    case 5:
        add_key(m, letters[way], 0);
        return (game_command){.kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = moves[way]};
    case 6:
    case 7:
        add_key(m, arrows[way], 0);
        return (game_command){.kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = moves[way]};
    case 8:
    case 9:
        add_tap(m, cell);
        return (game_command){.kind = GAME_PRESS, .way = GAME_WAY_TOUCH, .cell = cell};
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
    for (size_t i = 1; i < played->done; i++)
        assert_true(played->steps[i - 1].ms <= played->steps[i].ms);
}

/* As fast as the machine can, and a frame after every few of them, so that slides are always under way. */
static void none_of_many_inputs_is_lost_and_none_counts_twice(void **state)
{
    (void)state;
    match m = begin_match(1);
    int given = 0;
    while (given < INPUTS) {
        int turn = (int)sw_rng_below(&m.rng, TURN_MOST) + 1;
        for (int i = 0; i < turn && given < INPUTS; i++, given++)
            game_session_apply(&m.alone, add_input(&m));
        app_loop_turn(m.app);
        assert_same_game(&m);
        m.stamp = SDL_GetTicks();
    }
    assert_true(m.alone.moves > INPUTS / 20);
    end_match(&m);
}

/* The clock runs from the first slide's event to the last one's, however late they are taken. */
static void a_game_lasts_from_its_first_event_to_its_last(void **state)
{
    (void)state;
    match m = begin_match(2);
    game_session *session = &m.app->client.slots.current.session;
    puzzle_board start = session->goal;
    puzzle_move_apply(&start, PUZZLE_RIGHT);
    puzzle_move_apply(&start, PUZZLE_RIGHT);
    game_round round = {.look = {.style = GAME_NUMBERS}, .origin = {.kind = GAME_FROM_BOARD}};
    game_session_init(&round.session, &start, &session->goal);
    client_begin(&m.app->client, &round);
    app_loop_turn(m.app); /* by the true clock, as all that follows */
    SDL_Delay(70);        /* ticks begin with SDL, and a stamp is no less than 0 */
    m.stamp = SDL_GetTicks() - 60;
    add_key(&m, SDLK_LEFT, 0);
    m.stamp += 40;
    add_key(&m, SDLK_LEFT, 0);
    app_loop_turn(m.app);
    assert_true(game_session_solved(session));
    double ms = session->time_ms;
    app_loop_turn(m.app);
    assert_true(session->time_ms == ms);
    assert_true(ms >= 20 && ms <= 200); /* 40, and the true clock goes on between two readings */
    end_match(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(none_of_many_inputs_is_lost_and_none_counts_twice),
        cmocka_unit_test(a_game_lasts_from_its_first_event_to_its_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
