/* The better way beside the player's own. */
#include "fingers.h"
#include "game/pair.h"
#include "game/retrace.h"
#include "program/go.h"
#include "runs.h"
#include "screens/screens.h"

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
    assert_ptr_equal(top_screen(a), &app_screen_better_way);
    wait_for_control(a, "Pause"); /* it plays as soon as it is found */
    return a;
}

static app *open_better_way(int width, int height)
{
    return open_better_way_in(PUZZLE_METRIC_MOVES, width, height);
}

static bool plays(const app *a)
{
    assert_int_not_equal(!find_control(a, "Pause"), !find_control(a, "Play"));
    return find_control(a, "Pause");
}

/* The own way has six moves, the shortest one two. */
static void assert_at(const app *a, int own, int shortest)
{
    char words[2][32];
    snprintf(words[0], sizeof words[0], "%d of 6 moves", own);
    snprintf(words[1], sizeof words[1], "%d of 2 moves", shortest);
    assert_true(is_drawn(&a->draw, words[0]));
    assert_true(is_drawn(&a->draw, words[1]));
}

/* Both boards look the same once no tile slides: each has the same tiles in the same places. */
static void assert_same_boards(app *a)
{
    enum { TILES = 8 };
    const app_draw_command *tiles[2 * TILES];
    int count = 0;
    next_frame(a);
    for (size_t i = 0; i < a->draw.count; i++)
        if (a->draw.commands[i].kind == APP_DRAW_TILE) {
            assert_true(count < 2 * TILES);
            tiles[count++] = &a->draw.commands[i];
        }
    assert_int_equal(count, 2 * TILES);
    for (int i = 0; i < TILES; i++) {
        const app_draw_command *own = tiles[i], *shortest = tiles[TILES + i];
        assert_string_equal(own->as.tile.label, shortest->as.tile.label);
        assert_int_equal(own->rect.x - tiles[0]->rect.x, shortest->rect.x - tiles[TILES]->rect.x);
        assert_int_equal(own->rect.y - tiles[0]->rect.y, shortest->rect.y - tiles[TILES]->rect.y);
    }
}

CLAIM(it_plays_as_soon_as_it_is_found)
{
    app *a = open_better_way(1280, 800);
    assert_true(is_drawn(&a->draw, "The shortest way")); /* which is proved */
    assert_true(says(a, "of 2 moves"));
    assert_true(plays(a));
    close_app(a);
}

CLAIM(keys_step_through_both_and_the_shorter_one_ends_first)
{
    app *a = open_better_way(1280, 800);
    press_key(a, SDLK_HOME, 0);
    assert_false(plays(a));
    assert_at(a, 0, 0);
    for (size_t i = 1; i <= 3; i++)
        press_key(a, SDLK_RIGHT, 0);
    assert_at(a, 3, 2);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_LEFT, 0);
    assert_at(a, 1, 1);
    press_key(a, SDLK_END, 0);
    assert_at(a, 6, 2);
    assert_same_boards(a);
    press_key(a, SDLK_SPACE, 0); /* once more from the beginning */
    assert_true(plays(a));
    assert_false(says(a, "6 of 6 moves"));
    close_app(a);
}

CLAIM(the_pointer_does_the_same)
{
    app *a = open_better_way(1280, 800);
    click_named(a, "Pause");
    assert_false(plays(a));
    click_named(a, "Moves of both");
    assert_at(a, 3, 2);
    click_named(a, "One move back");
    assert_at(a, 2, 2);
    click_named(a, "One move on");
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
    assert_true(is_drawn(&a->draw, "1 of 5 slides, 6 moves"));
    assert_true(is_drawn(&a->draw, "1 of 1 slide, 2 moves"));
    press_key(a, SDLK_END, 0);
    assert_true(is_drawn(&a->draw, "5 of 5 slides, 6 moves"));
    press_key(a, SDLK_LEFT, 0);
    assert_true(is_drawn(&a->draw, "4 of 5 slides, 6 moves"));
    assert_true(is_drawn(&a->draw, "1 of 1 slide, 2 moves"));
    close_app(a);
}
