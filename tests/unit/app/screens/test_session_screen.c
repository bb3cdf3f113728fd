/* The session: its name is typed, kept and emptied. */
#include "screens/screens.h"

#include "app_fixture.h"
#include "fingers.h"
#include "fit.h"

#include <string.h>

static void type(app *a, const char *text)
{
    app_event event = {.kind = APP_EVENT_TEXT, .text = text};
    app_loop_event(a, &event);
}

static app *open_session(int width, int height, int won)
{
    app *a = open_app(width, height);
    for (int i = 0; i < won; i++) {
        game_result result = {.id = (uint64_t)i + 1, .size = {3, 3}, .moves = 20, .time_ms = 9000};
        assert_true(game_results_add(&a->client.sitting, &result));
    }
    show_screen(a, APP_SCREEN_SESSION);
    return a;
}

static const char *typed(const app *a)
{
    const app_page *page = top_state(a);
    return page->fields[0].text;
}

static int focus_of(const app *a)
{
    const app_page *page = top_state(a);
    return page->controls.focus;
}

static bool is_in_name(const app *a)
{
    return focus_of(a) == control_named(a, "Name this session")->id;
}

CLAIM(a_name_is_typed_with_the_keyboard_alone)
{
    app *a = open_session(1280, 800, 3);
    press_key(a, SDLK_TAB, 0);
    assert_true(is_in_name(a));
    type(a, " Tuesday evening ");
    assert_string_equal(a->client.settings.sitting, "Tuesday evening");
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_session);
    assert_int_equal(focus_of(a), APP_ID_BACK);
    assert_string_equal(typed(a), "Tuesday evening");
    assert_non_null(strstr(a->toast.text, "Tuesday evening"));
    press_key(a, SDLK_ESCAPE, 0);
    show_screen(a, APP_SCREEN_SESSION);
    assert_string_equal(typed(a), "Tuesday evening");
    close_app(a);
}

CLAIM(a_name_that_is_deleted_is_none)
{
    app *a = open_session(480, 480, 0);
    tap_rect(a, control_named(a, "Name this session")->rect);
    assert_true(is_in_name(a));
    type(a, "ab");
    press_key(a, SDLK_BACKSPACE, 0);
    assert_string_equal(a->client.settings.sitting, "a");
    press_key(a, SDLK_BACKSPACE, 0);
    assert_string_equal(a->client.settings.sitting, "");
    close_app(a);
}

CLAIM(a_name_ends_where_a_result_has_no_room_for_more)
{
    app *a = open_session(1280, 800, 0);
    tap_rect(a, control_named(a, "Name this session")->rect);
    for (int i = 0; i < 30; i++)
        type(a, "xé");
    assert_string_equal(a->client.settings.sitting, typed(a));
    assert_in_range(strlen(typed(a)), GAME_SITTING_NAME - 3, GAME_SITTING_NAME - 1);
    close_app(a);
}

CLAIM(a_new_session_is_empty_and_asks_for_its_name)
{
    app *a = open_session(800, 600, 4);
    click_named(a, "Name this session");
    type(a, "Tuesday");
    click_named(a, "Begin a new session");
    assert_int_equal(a->client.sitting.count, 4); /* it asks */
    click_named(a, "Begin a new session");
    assert_int_equal(a->client.sitting.count, 0);
    assert_string_equal(a->client.settings.sitting, "");
    assert_string_equal(typed(a), "");
    assert_true(is_in_name(a));
    close_app(a);
}

/* A name that was given before the program started can be taken away though nothing was won. */
CLAIM(a_session_with_a_name_can_end_before_anything_is_won)
{
    app *a = open_session(1280, 800, 0);
    click_named(a, "Begin a new session"); /* disabled */
    assert_int_equal(focus_of(a), APP_ID_BACK);
    click_named(a, "Name this session");
    type(a, "Tuesday");
    click_named(a, "Begin a new session");
    click_named(a, "Begin a new session");
    assert_string_equal(a->client.settings.sitting, "");
    close_app(a);
}

CLAIM(the_name_has_room_beside_the_title_in_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_session(sizes[i].width, sizes[i].height, 20);
        app_rect field = control_named(a, "Name this session")->rect,
                 close = rect_on_top(a, APP_ID_BACK);
        app_rect list = ((const app_page_layout *)parts_on_top(a))->grids[0].window;
        assert_true(field.w >= 200 && field.x + field.w < close.x);
        assert_true(field.h >= APP_TARGET && field.y + field.h < list.y);
        assert_true(list.h >= 2 * APP_TARGET);
        close_app(a);
    }
}

/* Hints solved the last one in 1 s: it is listed, and the figures are of the others. */
CLAIM(a_game_with_hints_is_listed_and_counts_for_no_figure)
{
    app *a = open_app(1280, 800);
    for (int i = 0; i < 6; i++) {
        game_result result = {
            .id = (uint64_t)i + 1, .size = {3, 3}, .moves = 20, .time_ms = i < 5 ? 9000 : 1000};
        result.hints[GAME_HINT_ARROW] = i == 5;
        assert_true(game_results_add(&a->client.sitting, &result));
    }
    show_screen(a, APP_SCREEN_SESSION);
    assert_int_equal(times_shown(a, "1.00"), 1);     /* in the list */
    assert_int_equal(times_shown(a, "9.00"), 5 + 4); /* best, last, mean and ao5 */
    close_app(a);
}

/* They do nothing, and so nothing leads to them; what is long can be read all the same. */
CLAIM(results_take_no_focus_and_can_be_scrolled)
{
    app *a = open_session(800, 600, 40);
    const app_page_layout *l = layout_on_top(a);
    const app_page *self = top_state(a);
    assert_null(app_control_find(&l->controls, l->grids[0].id));
    press_key(a, SDLK_PAGEDOWN, 0);
    assert_true(app_grid_first(&self->grids[0], &l->grids[0]) > 0);
    app_rect list = l->grids[0].window;
    click(a, list.x + 40, list.y + 60);
    assert_int_equal(self->grids[0].at, -1);
    assert_int_equal(focus_of(a), APP_ID_BACK);
    close_app(a);
}
