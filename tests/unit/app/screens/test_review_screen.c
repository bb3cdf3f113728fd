/* The review of a game: where keys and the pointer lead in it. */
#include "program/go.h"
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

static app *open_review(int width, int height)
{
    app *a = open_app(width, height);
    game_record record = run_of(1, 86400, two_detours, 1000);
    app_go go = app_go_record(a, APP_PUSH, APP_SCREEN_REVIEW, &record);
    app_loop_open_with(a, go.screen, &go.argument);
    for (int tries = 0; tries < 5000 && !review_of(a)->done; tries++) {
        SDL_Delay(1);
        next_frame(a);
    }
    next_frame(a);
    assert_int_equal(review_of(a)->review.detour_count, 2);
    return a;
}

static review_layout layout_of(const app *a)
{
    review_layout layout;
    app_review_lay_out(a, top_state(a), &layout);
    return layout;
}

static void press_keys(app *a, const SDL_Keycode *keys, const size_t *places, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        press_key(a, keys[i], 0);
        assert_int_equal(review_of(a)->at, places[i]);
    }
}

/* The last two moves are one slide. */
static void keys_go_from_slide_to_slide(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_RIGHT, SDLK_RIGHT, SDLK_LEFT, SDLK_END,
                                       SDLK_LEFT,  SDLK_HOME,  SDLK_LEFT};
    static const size_t places[] = {1, 2, 1, 6, 4, 0, 0};
    app *a = open_review(1280, 800);
    press_keys(a, keys, places, 7);
    review_of(a)->page.controls.focus = REVIEW_CURVE; /* which leaves them to the game */
    press_keys(a, keys, places, 7);
    close_app(a);
}

static void up_and_down_go_to_the_detours(void **state)
{
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_DOWN, SDLK_DOWN, SDLK_DOWN, SDLK_UP, SDLK_UP};
    static const size_t places[] = {0, 3, 3, 0, 0};
    app *a = open_review(1280, 800);
    press_key(a, SDLK_END, 0);
    press_keys(a, keys, places, 5);
    press_key(a, SDLK_END, 0);
    assert_int_equal(review_of(a)->page.grids[0].at, -1);
    review_of(a)->page.controls.focus = REVIEW_DETOURS;
    press_keys(a, keys, places, 5);
    assert_int_equal(review_of(a)->page.controls.focus, REVIEW_DETOURS);
    close_app(a);
}

static void a_press_on_a_row_goes_there(void **state)
{
    (void)state;
    app *a = open_review(1280, 800);
    app_rect row = app_grid_cell(&review_of(a)->page.grids[0], &layout_of(a).page.grids[0], 1);
    click(a, row.x + 20, row.y + 20);
    assert_int_equal(review_of(a)->at, 3);
    close_app(a);
}

static void point(app *a, app_event_kind kind, int x, int y)
{
    app_event event = {.kind = kind, .x = x, .y = y};
    app_loop_event(a, &event);
}

static void the_pointer_drags_along_the_curve(void **state)
{
    (void)state;
    app *a = open_review(1280, 800);
    app_curve curve = layout_of(a).curve;
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

static void escape_leaves_the_controls_first_and_then_the_review(void **state)
{
    (void)state;
    app *a = open_review(1280, 800);
    press_key(a, SDLK_TAB, 0);
    assert_int_not_equal(review_of(a)->page.controls.focus, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(review_of(a)->page.controls.focus, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

static subject look(const app *a)
{
    return (subject){.name = "review",
                     .window = {a->view.width, a->view.height},
                     .controls = layout_of(a).page.controls};
}

static void it_fits_every_window(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        app *a = open_review(sizes[i].width, sizes[i].height);
        check_game(a, look, &review_of(a)->page.controls);
        close_app(a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys_go_from_slide_to_slide),
        cmocka_unit_test(up_and_down_go_to_the_detours),
        cmocka_unit_test(a_press_on_a_row_goes_there),
        cmocka_unit_test(the_pointer_drags_along_the_curve),
        cmocka_unit_test(escape_leaves_the_controls_first_and_then_the_review),
        cmocka_unit_test(it_fits_every_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
