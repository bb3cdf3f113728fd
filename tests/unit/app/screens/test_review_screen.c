/* The review of a game: where keys and the pointer lead in it. */
#include "fingers.h"
#include "program/go.h"
#include "program/parts_of.h"
#include "runs.h"
#include "screens/review/review.h"
#include "screens/screens.h"

static review_state *review_of(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_review);
    return top_state(a);
}

/* Two detours of two moves each: from the start, and from where one move is left. */
static const char *const two_detours[] = {"move D", "move U", "move L", "move R", "line L", NULL};

static bool is_settled(app *a)
{
    const review_state *self = review_of(a);
    return self->done && self->good.asked && self->good.place == self->at && !self->good.job;
}

/* Until all places are judged, and the good moves of the one that is shown are found. */
static void settle(app *a)
{
    for (int tries = 0; tries < 5000 && !is_settled(a); tries++) {
        SDL_Delay(1);
        next_frame(a);
    }
    next_frame(a);
    assert_true(is_settled(a));
}

static app *open_review_of(int width, int height, const char *const *moves)
{
    app *a = open_app(width, height);
    game_record record = run_of(1, 86400, moves, 1000);
    app_go go = app_go_record(a, APP_PUSH, APP_SCREEN_REVIEW, &record);
    app_loop_open_with(a, go.screen, &go.argument);
    settle(a);
    return a;
}

static app *open_review(int width, int height)
{
    app *a = open_review_of(width, height, two_detours);
    assert_int_equal(review_of(a)->review.detour_count, 2);
    return a;
}

static app_parts *parts_of(const app *a)
{
    return app_parts_of(a, top_state(a));
}

static app_curve curve_of(app *a)
{
    return app_review_curve(review_of(a), app_parts_rect(parts_of(a), REVIEW_CURVE));
}

static app_rect row_of(app *a, int grid, int row)
{
    return app_grid_cell(&review_of(a)->page.grids[grid], &parts_of(a)->page.grids[grid], row);
}

static void press_keys(app *a, const SDL_Keycode *keys, const size_t *places, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        press_key(a, keys[i], 0);
        assert_int_equal(review_of(a)->at, places[i]);
    }
}

/* The last two moves are one slide. */
CLAIM(keys_go_from_slide_to_slide)
{
    static const SDL_Keycode keys[] = {SDLK_RIGHT, SDLK_RIGHT, SDLK_LEFT, SDLK_END,
                                       SDLK_LEFT,  SDLK_HOME,  SDLK_LEFT};
    static const size_t places[] = {1, 2, 1, 6, 4, 0, 0};
    app *a = open_review(1280, 800);
    press_keys(a, keys, places, 7);
    review_of(a)->page.controls.focus = REVIEW_CURVE; /* which leaves them to the game */
    press_keys(a, keys, places, 7);
    close_app(a);
}

CLAIM(up_and_down_go_to_the_detours)
{
    static const SDL_Keycode keys[] = {SDLK_DOWN, SDLK_DOWN, SDLK_DOWN, SDLK_UP, SDLK_UP};
    static const size_t places[] = {0, 3, 3, 0, 0};
    app *a = open_review(1280, 800);
    press_key(a, SDLK_END, 0);
    press_keys(a, keys, places, 5);
    press_key(a, SDLK_END, 0);
    assert_int_equal(review_of(a)->page.grids[REVIEW_GRID_DETOURS].at, -1);
    review_of(a)->page.controls.focus = REVIEW_DETOURS;
    press_keys(a, keys, places, 2);
    assert_int_equal(review_of(a)->page.controls.focus, REVIEW_DETOURS);
    press_key(a, SDLK_UP, 0);
    assert_int_equal(review_of(a)->at, 0);
    assert_int_equal(review_of(a)->page.controls.focus, REVIEW_DETOURS);
    close_app(a);
}

CLAIM(a_press_on_a_row_goes_there)
{
    app *a = open_review(1280, 800);
    app_rect row = row_of(a, REVIEW_GRID_DETOURS, 1);
    click(a, row.x + 20, row.y + 20);
    assert_int_equal(review_of(a)->at, 3);
    close_app(a);
}

static void point(app *a, app_event_kind kind, int x, int y)
{
    app_event event = {.kind = kind, .x = x, .y = y};
    app_loop_event(a, &event);
}

CLAIM(the_pointer_drags_along_the_curve)
{
    app *a = open_review(1280, 800);
    app_curve curve = curve_of(a);
    int y = curve.rect.y + 20;
    point(a, APP_EVENT_POINTER_MOVE, app_curve_x(&curve, 3), y);
    assert_int_equal(review_of(a)->at, 0);
    point(a, APP_EVENT_POINTER_DOWN, app_curve_x(&curve, 3) + 2, y);
    assert_int_equal(review_of(a)->at, 3);
    point(a, APP_EVENT_POINTER_MOVE, app_curve_x(&curve, 5), y + 400);
    assert_int_equal(review_of(a)->at, 5);
    point(a, APP_EVENT_POINTER_UP, app_curve_x(&curve, 5), y);
    point(a, APP_EVENT_POINTER_MOVE, app_curve_x(&curve, 1), y);
    assert_int_equal(review_of(a)->at, 5);
    close_app(a);
}

/* ---- Good moves ---- */

/* How many beads of that ink are drawn. */
static int beads(const app *a, app_colour ink)
{
    int count = 0;
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *command = &a->draw.commands[i];
        count += command->kind == APP_DRAW_ICON && command->as.icon >= APP_ICON_BEAD_UP &&
                 command->as.icon <= APP_ICON_BEAD_LEFT && command->colour == ink;
    }
    return count;
}

/* From the start one of three moves leads nearer, and the player's was another one. */
CLAIM(good_moves_are_beads_and_a_bad_one_that_was_played_a_ring)
{
    app *a = open_review(1280, 800);
    const app_colours *c = a->view.colours;
    assert_true(review_of(a)->good.moves.good[PUZZLE_LEFT]);
    assert_int_equal(review_of(a)->good.moves.count, 1);
    assert_true(review_of(a)->good.moves.proved);
    assert_int_equal(beads(a, c->ink), 1);
    assert_int_equal(beads(a, c->error), 1);
    assert_true(is_drawn(&a->draw, "Good here: 7 left. 2 moves left."));
    press_key(a, SDLK_RIGHT, 0); /* what the player then did was good */
    settle(a);
    assert_int_equal(beads(a, c->ink), 1);
    assert_int_equal(beads(a, c->error), 0);
    press_key(a, SDLK_END, 0);
    settle(a);
    assert_int_equal(beads(a, c->ink), 0);
    close_app(a);
}

CLAIM(what_the_detours_cost_is_told)
{
    app *a = open_review(1280, 800);
    assert_true(is_drawn(&a->draw, "2 detours cost 4 moves."));
    assert_true(is_drawn(&a->draw, "detour of 2 moves"));
    close_app(a);
}

/* ---- Stages and pages ---- */

CLAIM(a_press_on_a_stage_goes_to_its_beginning)
{
    app *a = open_review(1280, 800);
    const game_stages *stages = &review_of(a)->stages;
    assert_int_equal(stages->count, 2);
    app_rect row = row_of(a, REVIEW_GRID_STAGES, 1);
    press_key(a, SDLK_END, 0);
    click(a, row.x + 20, row.y + 10);
    assert_int_equal(review_of(a)->at, stages->items[1].from);
    assert_int_equal(review_of(a)->page.grids[REVIEW_GRID_STAGES].at, 1);
    close_app(a);
}

/* In the smallest window all four take turns. */
CLAIM(pages_take_turns_where_there_is_no_room)
{
    app *a = open_review(480, 480);
    static const char *const names[REVIEW_PAGES] = {"Board", "Curve", "Stages", "Detours"};
    static const int ids[REVIEW_PAGES] = {REVIEW_BOARD, REVIEW_CURVE, REVIEW_STAGES,
                                          REVIEW_DETOURS};
    assert_true(app_parts_rect(parts_of(a), REVIEW_BOARD).w > 0);
    for (int page = REVIEW_PAGES - 1; page >= 0; page--) {
        click_middle(a, control_named(a, names[page])->rect);
        for (int i = 0; i < REVIEW_PAGES; i++)
            assert_int_equal(app_parts_rect(parts_of(a), ids[i]).w > 0, page == i);
        check_game(a, "review");
    }
    close_app(a);
}

/* ---- The better way ---- */

CLAIM(enter_plays_the_better_way_of_the_dearest_detour)
{
    app *a = open_review(1280, 800);
    press_key(a, SDLK_END, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_better_way);
    assert_true(says(a, "of 6 moves"));
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(review_of(a)->at, 0);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_better_way);
    assert_true(says(a, "of 3 moves"));
    close_app(a);
}

CLAIM(without_a_detour_there_is_no_better_way)
{
    app *a = open_review_of(1280, 800, two_moves);
    assert_true(control_named(a, "Play the better way")->disabled);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_review);
    assert_true(is_drawn(&a->draw, "No move led away."));
    close_app(a);
}

CLAIM(escape_leaves_the_controls_first_and_then_the_review)
{
    app *a = open_review(1280, 800);
    press_key(a, SDLK_TAB, 0);
    assert_int_not_equal(review_of(a)->page.controls.focus, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(review_of(a)->page.controls.focus, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

CLAIM(it_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_review(sizes[i].width, sizes[i].height);
        check_game(a, "review");
        close_app(a);
    }
}
