/* Watching a game again: its playhead, its ghost, and going on from where it is. */
#include "fingers.h"
#include "program/go.h"
#include "runs.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"

static replay_state *watch_of(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_watch);
    return top_state(a);
}

static void watch(app *a, game_record record)
{
    app_go go = app_go_record(a, APP_PUSH, APP_SCREEN_WATCH, &record);
    app_loop_open_with(a, go.screen, &go.argument);
}

static app *open_watch_in(puzzle_metric metric, const scratch *own, window_size window,
                          const char *const *commands)
{
    app *a = open_app(window.width, window.height);
    a->client.settings.metric = metric;
    keep_in(a, own);
    keep_run(a, 1, 86400, commands);
    watch(a, run_of(1, 86400, commands, 1000));
    next_frame(a);
    return a;
}

static app *open_watch(const scratch *own, int width, int height, const char *const *commands)
{
    return open_watch_in(PUZZLE_METRIC_MOVES, own, (window_size){width, height}, commands);
}

static void finish(app *a, const scratch *own)
{
    close_app(a);
    remove_scratch(own);
}

static void wait_for_analysis(app *a)
{
    for (int tries = 0; tries < 5000 && watch_of(a)->evaluated < replay_places(watch_of(a));
         tries++) {
        SDL_Delay(1);
        next_frame(a);
    }
    assert_int_equal(watch_of(a)->evaluated, replay_places(watch_of(a)));
}

/* Moves at 0, 1, 2, 3 and, two of them, 4 seconds. */
CLAIM(it_plays_at_the_pace_of_the_game)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    double began = a->now;
    app_event space = pressed_key(SDLK_SPACE, 0);
    app_loop_event(a, &space);
    static const struct {
        int ms;
        size_t at;
    } frames[] = {{0, 1}, {999, 1}, {1001, 2}, {2001, 3}, {3001, 4}, {3999, 4}, {4001, 6}};
    for (size_t i = 0; i < sizeof frames / sizeof *frames; i++) {
        app_loop_frame(a, began + frames[i].ms);
        assert_int_equal(watch_of(a)->replay.at, frames[i].at);
    }
    finish(a, &own);
}

/* From two moves to go there is a move away and back, twice. */
CLAIM(moves_left_are_judged_at_every_place)
{
    static const int left[] = {2, 3, 2, 3, 2, 1, 0};
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    wait_for_analysis(a);
    replay_state *self = watch_of(a);
    for (size_t i = 0; i < 7; i++) {
        assert_true(game_distance_exact(self->left[i]));
        assert_int_equal(self->left[i].moves, left[i]);
        assert_int_equal(self->manhattan[i], left[i]); /* nothing is in the way here */
    }
    assert_int_equal(self->review.detour_count, 1);
    assert_int_equal(self->review.detour_moves, 4);
    press_key(a, SDLK_RIGHT, 0);
    assert_true(shows(a, "exact, 3"));
    assert_true(shows(a, "1 / 6"));
    finish(a, &own);
}

CLAIM(taking_over_goes_on_with_the_players_own_moves)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    for (int i = 0; i < 3; i++)
        press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    const game_session *session = &a->client.slots.current.session;
    assert_int_equal(session->moves, 3);
    assert_int_equal(session->slides, 3);
    assert_int_equal(session->steps[2].by, GAME_BY_PLAYER);
    assert_int_equal(session->steps[2].ms, 2000);
    assert_int_equal(session->autos, 1); /* the game was solved: its path was shown */
    assert_true(session->time_ms >= 2000 && session->time_ms < 4100); /* and what passed since */
    press_key(a, SDLK_z, KMOD_LCTRL);
    assert_int_equal(session->moves, 2);
    finish(a, &own);
}

CLAIM(within_a_slide_as_many_tiles_are_taken_over_as_have_moved)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    press_key(a, SDLK_END, 0);
    press_key(a, SDLK_RETURN, 0); /* nothing is left to play there */
    press_key(a, SDLK_LEFT, 0);
    click_named(a, "Take over here");
    const game_session *session = &a->client.slots.current.session;
    assert_int_equal(session->moves, 5);
    assert_int_equal(session->slides, 5);
    assert_int_equal(session->board.tiles[7], PUZZLE_BLANK);
    finish(a, &own);
}

CLAIM(help_is_taken_over_too)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, left_alone);
    press_key(a, SDLK_END, 0);
    click_named(a, "Take over here");
    assert_int_equal(a->client.slots.current.session.hints[GAME_HINT_TILE], 1);
    finish(a, &own);
}

CLAIM(the_lab_gets_the_board_at_the_playhead)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    press_key(a, SDLK_RIGHT, 0);
    click_named(a, "Open in lab");
    assert_ptr_equal(top_screen(a), &app_screen_lab);
    assert_int_equal(a->client.lab.boards[GAME_LAB_START].tiles[3], PUZZLE_BLANK);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(watch_of(a)->replay.at, 1);
    finish(a, &own);
}

CLAIM(the_review_and_back_never_pile_up)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    int open = a->open_count;
    click_named(a, "Review");
    assert_ptr_equal(top_screen(a), &app_screen_review);
    watch(a, run_of(1, 86400, six_moves, 1000));
    next_frame(a);
    click_named(a, "Review");
    assert_ptr_equal(top_screen(a), &app_screen_review);
    assert_int_equal(a->open_count, open + 1);
    finish(a, &own);
}

static void wait_for_ghost(app *a)
{
    for (int tries = 0; tries < 5000 && watch_of(a)->ghost.job; tries++) {
        SDL_Delay(1);
        next_frame(a);
    }
    next_frame(a);
    assert_int_not_equal(watch_of(a)->ghost.ghost.kind, GAME_GHOST_NONE);
}

/* After two moves that led nowhere the shortest solution is at the goal. */
CLAIM(without_another_run_the_ghost_is_the_shortest_solution)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    wait_for_analysis(a);
    click_named(a, "Ghost");
    wait_for_ghost(a);
    assert_int_equal(watch_of(a)->ghost.ghost.kind, GAME_GHOST_SHORTEST);
    assert_true(shows(a, "The shortest solution, 2 moves"));
    assert_true(shows(a, "Ghost: neck and neck"));
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_RIGHT, 0);
    assert_true(shows(a, "Ghost: 2 moves ahead"));
    assert_int_equal(watch_of(a)->ghost.ghost.at, 2);
    press_key(a, SDLK_HOME, 0);
    assert_int_equal(watch_of(a)->ghost.ghost.at, 0);
    click_named(a, "Ghost");
    assert_false(shows(a, "The shortest solution, 2 moves"));
    finish(a, &own);
}

/* The last of five slides is the only one of the shortest solution. */
CLAIM(where_slides_count_game_and_ghost_are_told_in_them)
{
    scratch own = make_scratch();
    app *a = open_watch_in(PUZZLE_METRIC_SLIDES, &own, (window_size){1280, 800}, six_moves);
    wait_for_analysis(a);
    assert_true(shows(a, "slides, 6 moves"));
    click_named(a, "Ghost");
    wait_for_ghost(a);
    assert_true(shows(a, "The shortest solution, 1 slide"));
    assert_true(shows(a, "Ghost: neck and neck"));
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_RIGHT, 0);
    assert_int_equal(watch_of(a)->ghost.ghost.at, 2);
    assert_true(shows(a, "Ghost: 1 slide ahead"));
    click_named(a, "Ghost");
    press_key(a, SDLK_END, 0);
    assert_true(shows(a, "5 / 5"));
    assert_true(shows(a, "L2"));
    finish(a, &own);
}

/* Both make a move each second: the better run, which needs two fewer, is two moves nearer its end. */
CLAIM(a_better_run_is_the_ghost_and_goes_by_the_clock)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    keep_run(a, 2, 2 * 86400, four_moves);
    keep_run(a, 3, 3 * 86400, left_alone);
    click_named(a, "Ghost");
    assert_int_equal(watch_of(a)->ghost.ghost.kind, GAME_GHOST_RUN);
    assert_true(shows(a, "Your best run, 4 moves"));
    for (int i = 0; i < 3; i++)
        press_key(a, SDLK_RIGHT, 0);
    assert_int_equal(watch_of(a)->ghost.ghost.at, 3);
    assert_true(shows(a, "Ghost: 2 moves ahead"));
    finish(a, &own);
}

CLAIM(a_press_on_the_curve_goes_there)
{
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, six_moves);
    const app_parts *p = parts_on_top(a);
    app_curve curve = app_replay_curve(p, figure_named(a, "Moves left, by move")->rect);
    click(a, app_curve_x(&curve, 4) + 3, curve.rect.y + 20);
    assert_int_equal(watch_of(a)->replay.at, 4);
    finish(a, &own);
}

CLAIM(a_game_without_moves_can_be_watched_and_begun)
{
    static const char *const nothing[] = {NULL};
    scratch own = make_scratch();
    app *a = open_watch(&own, 1280, 800, nothing);
    wait_for_analysis(a);
    static const SDL_Keycode keys[] = {SDLK_SPACE, SDLK_RIGHT, SDLK_LEFT, SDLK_END, SDLK_HOME};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        press_key(a, keys[i], 0);
    assert_int_equal(watch_of(a)->replay.at, 0);
    click_named(a, "Take over here");
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_false(a->client.slots.current.session.started);
    finish(a, &own);
}

CLAIM(it_fits_every_window_with_and_without_its_ghost)
{
    for (int i = 0; i < SIZES; i++) {
        scratch own = make_scratch();
        app *a = open_watch(&own, sizes[i].width, sizes[i].height, six_moves);
        watch_of(a)->record.round.session.undos = 1234;
        wait_for_analysis(a);
        next_frame(a);
        check_game(a, "watching");
        click_named(a, "Ghost");
        wait_for_ghost(a);
        next_frame(a);
        check_game(a, "watching");
        finish(a, &own);
    }
}

/* The words whose middle lies in the rectangle, as far as they reach. */
static app_rect words_in(const app *a, app_rect rect)
{
    app_rect found = {0};
    for (size_t i = 0; i < a->draw.count; i++) {
        app_rect r = a->draw.commands[i].bounds;
        if (a->draw.commands[i].kind == APP_DRAW_TEXT &&
            app_rect_contains(rect, r.x + r.w / 2, r.y + r.h / 2))
            found = r;
    }
    return found;
}

CLAIM(the_knob_at_the_end_leaves_the_time_in_view)
{
    for (int i = 0; i < SIZES; i++) {
        scratch own = make_scratch();
        app *a = open_watch(&own, sizes[i].width, sizes[i].height, six_moves);
        press_key(a, SDLK_END, 0);
        next_frame(a);
        app_rect track = control_named(a, "Place in the game")->rect;
        int end = track.x + track.w + 12; /* of the knob */
        app_rect time = words_in(a, (app_rect){end - 40, track.y, 140, track.h});
        assert_true(time.w > 0);
        assert_true(time.x >= end);
        finish(a, &own);
    }
}
