/* Cells in rows, one of them chosen: what keys and pointer do. */
#include "ui/grid.h"

#include "app_fixture.h"

enum { ID = 7 };

/* Ten cells in rows of four, of which two rows are in view:
 *   0 1 2 3
 *   4 5 6 7
 *   8 9      */
static const app_grid_page page = {
    .id = ID,
    .window = {100, 100, 260, 130},
    .x = 10,
    .y = 10,
    .columns = 4,
    .width = 50,
    .height = 50,
    .column_pitch = 60,
    .row_pitch = 60,
    .count = 10,
};

typedef struct hands {
    app_view view;
    app_grid grid;
    app_controls controls;
} hands;

static hands make(int at)
{
    static game_settings settings;
    hands h = {.view = {.settings = &settings, .scale = 1, .width = 640, .height = 480}};
    h.controls.focus = ID;
    h.grid.hover = -1;
    app_grid_choose(&h.grid, &page, at);
    return h;
}

static bool send(hands *h, app_event event)
{
    return app_grid_event(&h->grid, &page, &h->controls, &event);
}

static bool in_view(const hands *h)
{
    app_rect cell = app_grid_cell(&h->grid, &page, h->grid.at);
    return cell.y >= page.window.y && cell.y + cell.h <= page.window.y + page.window.h;
}

CLAIM(keys_choose_by_rows_and_columns_and_stop_at_the_edges)
{
    static const struct {
        SDL_Keycode key;
        int from, to; /* -1: the key is left to the controls */
    } cases[] = {
        {SDLK_RIGHT, 0, 1},  {SDLK_RIGHT, 3, -1}, {SDLK_RIGHT, 9, -1},   {SDLK_LEFT, 4, -1},
        {SDLK_LEFT, 9, 8},   {SDLK_UP, 2, -1},    {SDLK_UP, 9, 5},       {SDLK_DOWN, 1, 5},
        {SDLK_DOWN, 5, 9},   {SDLK_DOWN, 7, 9},   {SDLK_DOWN, 8, -1},    {SDLK_HOME, 6, 0},
        {SDLK_END, 6, 9},    {SDLK_PAGEUP, 9, 5}, {SDLK_PAGEDOWN, 1, 5}, {SDLK_PAGEDOWN, 7, 9},
        {SDLK_PAGEUP, 2, 2},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hands h = make(cases[i].from);
        bool used = send(&h, pressed_key(cases[i].key, 0));
        assert_int_equal(used, cases[i].to >= 0);
        assert_int_equal(h.grid.at, used ? cases[i].to : cases[i].from);
        assert_true(in_view(&h));
    }
}

CLAIM(where_none_is_chosen_a_key_chooses_the_first_but_end_the_last)
{
    static const SDL_Keycode keys[] = {SDLK_DOWN, SDLK_PAGEDOWN, SDLK_HOME, SDLK_END};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        hands h = make(-1);
        assert_true(send(&h, pressed_key(keys[i], 0)));
        assert_int_equal(h.grid.at, keys[i] == SDLK_END ? page.count - 1 : 0);
    }
}

CLAIM(keys_are_for_the_grid_that_has_the_focus)
{
    hands h = make(0);
    h.controls.focus = ID + 1;
    assert_false(send(&h, pressed_key(SDLK_RIGHT, 0)));
    h.controls.focus = ID;
    assert_false(send(&h, pressed_key(SDLK_RIGHT, KMOD_LCTRL)));
    assert_int_equal(h.grid.at, 0);
}

CLAIM(a_press_chooses_the_cell_under_it_and_leaves_the_focus_to_the_controls)
{
    hands h = make(0);
    assert_false(
        send(&h, pointer_at(APP_EVENT_POINTER_DOWN, 100 + 10 + 60 + 5, 100 + 10 + 60 + 5)));
    assert_int_equal(h.grid.at, 5);
    assert_false(send(&h, pointer_at(APP_EVENT_POINTER_DOWN, 100 + 10 + 55, 115))); /* a gap */
    assert_int_equal(h.grid.at, 5);
    send(&h, pressed_key(SDLK_END, 0));
    assert_false(send(&h, pointer_at(APP_EVENT_POINTER_DOWN, 115, 100 + 130 - 15)));
    assert_int_equal(h.grid.at, 8); /* scrolled to the last row */
}

CLAIM(the_pointer_is_followed_over_the_cells)
{
    hands h = make(0);
    send(&h, pointer_at(APP_EVENT_POINTER_MOVE, 115, 115));
    assert_int_equal(h.grid.hover, 0);
    send(&h, pointer_at(APP_EVENT_POINTER_MOVE, 105, 115));
    assert_int_equal(h.grid.hover, -1);
    send(&h, pointer_at(APP_EVENT_POINTER_MOVE, 175, 175));
    assert_int_equal(h.grid.hover, 5);
    send(&h, (app_event){.kind = APP_EVENT_POINTER_LEAVE});
    assert_int_equal(h.grid.hover, -1);
}

CLAIM(the_wheel_is_for_the_grid_under_the_pointer)
{
    hands h = make(0);
    app_event wheel = {.kind = APP_EVENT_WHEEL, .wheel = -10};
    assert_false(send(&h, wheel));
    h.controls.hover = ID;
    assert_true(send(&h, wheel));
    assert_int_equal(app_grid_cell(&h.grid, &page, 9).y, 100 + 130 - 10 - 50);
}

/* A cell that has one pixel in view is among those to draw. */
CLAIM(every_cell_in_view_is_drawn)
{
    for (int down = 0; down <= 60; down++) {
        hands h = make(0);
        h.grid.scroll.wanted = down;
        int first = app_grid_first(&h.grid, &page);
        int end = app_grid_end(&h.grid, &page);
        for (int i = 0; i < page.count; i++) {
            app_rect cell = app_grid_cell(&h.grid, &page, i);
            bool seen = cell.y + cell.h > 100 && cell.y < 100 + 130;
            assert_true(!seen || (i >= first && i < end));
        }
    }
}
