/* Inspection: how long a board is looked at before its clock starts. A frame of the tests is a second. */
#include "boards.h"
#include "fit.h"

#include "client/games.h"
#include "client/runs.h"

static app *open_board(game_inspection inspection)
{
    puzzle_board goal = standard_goal(4, 4);
    app *a = open_app(1280, 800);
    a->client.settings.inspection = inspection;
    client_begin_new(&a->client, &goal, &(game_look){.style = GAME_NUMBERS}, 5);
    show_screen(a, APP_SCREEN_PLAY);
    return a;
}

static void let_pass(app *a, int seconds)
{
    for (int i = 0; i < seconds; i++)
        next_frame(a);
}

static void move_any_tile(app *a)
{
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_UP, 0);
}

CLAIM(without_inspection_a_clock_waits_for_ever)
{
    app *a = open_board(GAME_INSPECTION_OFF);
    assert_false(is_drawn(&a->draw, "Inspection"));
    let_pass(a, 40);
    assert_false(session_in_play(a)->started);
    close_app(a);
}

CLAIM(after_15_seconds_the_clock_starts_by_itself)
{
    app *a = open_board(GAME_INSPECTION_15);
    assert_true(is_drawn(&a->draw, "Inspection"));
    let_pass(a, 12);
    assert_false(session_in_play(a)->started);
    let_pass(a, 8);
    assert_true(session_in_play(a)->started);
    assert_in_range((int)session_in_play(a)->time_ms, 3000, 6000);
    assert_int_equal(session_in_play(a)->moves, 0);
    assert_false(is_drawn(&a->draw, "Inspection"));
    close_app(a);
}

CLAIM(the_first_move_ends_it)
{
    app *a = open_board(GAME_INSPECTION_15);
    let_pass(a, 5);
    move_any_tile(a);
    assert_true(session_in_play(a)->started);
    next_frame(a);
    assert_false(is_drawn(&a->draw, "Inspection"));
    assert_true(session_in_play(a)->time_ms < 2000);
    close_app(a);
}

CLAIM(free_inspection_is_counted_and_never_over)
{
    app *a = open_board(GAME_INSPECTION_FREE);
    let_pass(a, 40);
    assert_false(session_in_play(a)->started);
    assert_true(is_drawn(&a->draw, "Inspection"));
    assert_true(is_drawn(&a->draw, "40") || is_drawn(&a->draw, "39"));
    close_app(a);
}

CLAIM(time_spent_elsewhere_is_no_inspection)
{
    app *a = open_board(GAME_INSPECTION_15);
    let_pass(a, 5);
    press_key(a, SDLK_ESCAPE, 0); /* the menu */
    let_pass(a, 30);
    press_key(a, SDLK_ESCAPE, 0);
    let_pass(a, 5);
    assert_false(session_in_play(a)->started);
    close_app(a);
}

CLAIM(each_board_has_an_inspection_of_its_own)
{
    app *a = open_board(GAME_INSPECTION_15);
    let_pass(a, 12);
    press_key(a, SDLK_F2, 0);
    let_pass(a, 12);
    assert_false(session_in_play(a)->started);
    close_app(a);
}

/* A run whose clock runs from its beginning leaves no time to look. */
CLAIM(challenges_inspect_where_their_clock_waits_for_a_move)
{
    static const struct {
        game_mode mode;
        bool inspects;
    } modes[] = {{GAME_MODE_ATTACK, true},  {GAME_MODE_MARATHON, true}, {GAME_MODE_RELAY, true},
                 {GAME_MODE_FEWEST, false}, {GAME_MODE_BLIND, false},   {GAME_MODE_DAILY, true}};
    app *a = open_board(GAME_INSPECTION_15);
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        game_challenge challenge = game_challenge_usual(modes[i].mode);
        challenge.day = 20777;
        client_run_begin(&a->client, &challenge);
        next_frame(a);
        assert_int_equal(app_play_inspects(a), modes[i].inspects);
        let_pass(a, 17);
        assert_int_equal(session_in_play(a)->started, modes[i].inspects);
    }
    client_run_leave(&a->client);
    close_app(a);
}
