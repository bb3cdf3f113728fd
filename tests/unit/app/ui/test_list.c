/* A list, which is a grid of one column: what keys and pointer do. */
#include "ui/grid.h"

#include "app_fixture.h"

enum { ID = 7, ROW = 20 };

/* Ten rows of which four are in view. */
static app_grid_page page;

typedef struct hands {
    app_view view;
    app_grid list;
    app_controls controls;
} hands;

static hands *make(void)
{
    static game_settings settings;
    hands *h = calloc(1, sizeof *h);
    assert_non_null(h);
    h->view = (app_view){.settings = &settings, .scale = 1, .width = 640, .height = 480};
    h->controls.focus = ID;
    page = app_grid_rows(ID, (app_rect){100, 100, 200, 80}, ROW, 10);
    return h;
}

static bool key(hands *h, SDL_Keycode code)
{
    app_event event = pressed_key(code, 0);
    return app_grid_event(&h->list, &page, &h->controls, &event);
}

static bool held_key(hands *h, SDL_Keycode code)
{
    app_event event = pressed_key(code, 0);
    event.repeat = true;
    return app_grid_event(&h->list, &page, &h->controls, &event);
}

static bool in_view(const hands *h)
{
    return h->list.at >= app_grid_first(&h->list, &page) &&
           h->list.at < app_grid_end(&h->list, &page);
}

CLAIM(keys_choose_rows_and_keep_them_in_view)
{
    hands *h = make();
    for (int i = 1; i < 15; i++) {
        assert_int_equal(key(h, SDLK_DOWN), i < 10); /* from the last one it leads on */
        assert_int_equal(h->list.at, i < 10 ? i : 9);
        assert_true(in_view(h));
    }
    assert_true(held_key(h, SDLK_DOWN)); /* but what is held stays */
    assert_true(key(h, SDLK_PAGEUP));
    assert_int_equal(h->list.at, 6);
    assert_true(key(h, SDLK_HOME));
    assert_int_equal(h->list.at, 0);
    assert_true(in_view(h));
    assert_true(key(h, SDLK_END));
    assert_int_equal(h->list.at, 9);
    assert_true(in_view(h));
    assert_false(key(h, SDLK_LEFT));
    free(h);
}

CLAIM(keys_are_for_the_list_that_has_the_focus)
{
    hands *h = make();
    h->controls.focus = ID + 1;
    assert_false(key(h, SDLK_DOWN));
    assert_int_equal(h->list.at, 0);
    free(h);
}

CLAIM(a_press_chooses_the_row_under_it_and_leaves_the_focus_to_the_controls)
{
    hands *h = make();
    key(h, SDLK_END);
    app_event press = pointer_at(APP_EVENT_POINTER_DOWN, 120, 105);
    assert_false(app_grid_event(&h->list, &page, &h->controls, &press));
    assert_int_equal(h->list.at, 6);
    press = pointer_at(APP_EVENT_POINTER_DOWN, 120, 190);
    assert_false(app_grid_event(&h->list, &page, &h->controls, &press));
    assert_int_equal(h->list.at, 6);
    free(h);
}

CLAIM(the_wheel_is_for_the_list_under_the_pointer)
{
    hands *h = make();
    app_event wheel = {.kind = APP_EVENT_WHEEL, .wheel = -1};
    assert_false(app_grid_event(&h->list, &page, &h->controls, &wheel));
    assert_int_equal(app_grid_first(&h->list, &page), 0);
    h->controls.hover = ID;
    assert_true(app_grid_event(&h->list, &page, &h->controls, &wheel));
    assert_int_equal(app_grid_first(&h->list, &page), 3);
    free(h);
}

CLAIM(rows_lie_where_the_page_is_scrolled_to)
{
    hands *h = make();
    app_grid_choose(&h->list, &page, 5);
    app_rect row = app_grid_cell(&h->list, &page, 5);
    assert_int_equal(row.y, page.window.y + page.window.h - ROW);
    assert_true(row.w < page.window.w); /* the scroll bar stands beside it */
    app_grid_choose(&h->list, &page, 99);
    assert_int_equal(h->list.at, 9);
    app_grid_choose(&h->list, &page, -1);
    assert_int_equal(h->list.at, -1);
    free(h);
}
