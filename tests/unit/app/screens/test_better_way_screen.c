/* The better way beside the player's own. */
#include "fingers.h"
#include "game/retrace.h"
#include "program/go.h"
#include "runs.h"
#include "screens/better_way/better_way.h"
#include "screens/screens.h"

static better_way_state *better_of(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_better_way);
    return top_state(a);
}

/* Six moves from a board that two are enough for. */
static app *open_better_way_in(puzzle_metric metric, int width, int height)
{
    app *a = open_app(width, height);
    a->client.settings.metric = metric;
    game_record record = run_of(1, 86400, six_moves, 1000), rest;
    assert_true(game_retrace_rest(&rest, &record, 0));
    game_record_deinit(&record);
    app_go go = app_go_record(a, APP_PUSH, APP_SCREEN_BETTER_WAY, &rest);
    app_loop_open_with(a, go.screen, &go.argument);
    for (int tries = 0; tries < 5000 && better_of(a)->job; tries++) {
        SDL_Delay(1);
        next_frame(a);
    }
    assert_null(better_of(a)->job);
    return a;
}

static app *open_better_way(int width, int height)
{
    return open_better_way_in(PUZZLE_METRIC_MOVES, width, height);
}

static void assert_at(app *a, size_t own, size_t shortest)
{
    assert_int_equal(better_of(a)->pair.ways[BETTER_WAY_OWN].at, own);
    assert_int_equal(better_of(a)->pair.ways[BETTER_WAY_SHORTEST].at, shortest);
}

CLAIM(it_plays_as_soon_as_it_is_found)
{
    app *a = open_better_way(1280, 800);
    assert_true(better_of(a)->proved);
    assert_int_equal(better_of(a)->pair.ways[BETTER_WAY_SHORTEST].path.length, 2);
    assert_true(better_of(a)->pair.playing);
    close_app(a);
}

CLAIM(keys_step_through_both_and_the_shorter_one_ends_first)
{
    app *a = open_better_way(1280, 800);
    press_key(a, SDLK_HOME, 0);
    assert_false(better_of(a)->pair.playing);
    assert_at(a, 0, 0);
    for (size_t i = 1; i <= 3; i++)
        press_key(a, SDLK_RIGHT, 0);
    assert_at(a, 3, 2);
    assert_true(is_drawn(&a->draw, "3 of 6 moves"));
    assert_true(is_drawn(&a->draw, "2 of 2 moves"));
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_LEFT, 0);
    assert_at(a, 1, 1);
    press_key(a, SDLK_END, 0);
    assert_at(a, 6, 2);
    assert_true(
        puzzle_board_equal(&better_of(a)->pair.ways[0].board, &better_of(a)->pair.ways[1].board));
    press_key(a, SDLK_SPACE, 0); /* once more from the beginning */
    assert_true(better_of(a)->pair.playing);
    assert_true(better_of(a)->pair.at < 6);
    close_app(a);
}

static void click_on(app *a, const char *name)
{
    click_middle(a, control_named(a, name)->rect);
    next_frame(a);
}

CLAIM(the_pointer_does_the_same)
{
    app *a = open_better_way(1280, 800);
    click_on(a, "Pause");
    assert_false(better_of(a)->pair.playing);
    click_on(a, "Moves of both");
    assert_at(a, 3, 2);
    click_on(a, "One move back");
    assert_at(a, 2, 2);
    click_on(a, "One move on");
    assert_at(a, 3, 2);
    close_app(a);
}

static void check_boards(const app *a)
{
    int boards = 0;
    const app_parts *p = tree_on_top(a);
    for (int i = 0; i < p->count; i++)
        if (p->parts[i].fit) {
            app_board_layout board =
                app_board_layout_fit(&a->view, p->parts[i].rect, (puzzle_size){3, 3}, false);
            check_board(&board);
            boards++;
        }
    assert_int_equal(boards, GAME_PAIR);
}

CLAIM(it_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_better_way(sizes[i].width, sizes[i].height);
        check_boards(a);
        check_game(a, "better way");
        close_app(a);
    }
}

/* The own way's last two moves are one slide, and so is the whole better way. */
CLAIM(where_slides_count_both_go_a_slide_at_a_time)
{
    app *a = open_better_way_in(PUZZLE_METRIC_SLIDES, 1280, 800);
    press_key(a, SDLK_HOME, 0);
    press_key(a, SDLK_RIGHT, 0);
    assert_at(a, 1, 2);
    assert_true(is_drawn(&a->draw, "1 of 5 slides, 6 moves"));
    assert_true(is_drawn(&a->draw, "1 of 1 slide, 2 moves"));
    press_key(a, SDLK_END, 0);
    assert_at(a, 6, 2);
    press_key(a, SDLK_LEFT, 0);
    assert_at(a, 4, 2);
    close_app(a);
}
