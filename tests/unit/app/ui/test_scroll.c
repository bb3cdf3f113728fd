#include "ui/scroll.h"

#include "events.h"

/* A window of 200 x 300 at (20, 50) over a page that is 900 high, so 600 can be scrolled away. */
static const app_scroll_page page = {.window = {20, 50, 200, 300}, .height = 900};
static const app_scroll_page short_page = {.window = {20, 50, 200, 300}, .height = 300};

static bool send(app_scroll *scroll, const app_scroll_page *to, app_event event)
{
    return app_scroll_event(scroll, to, &event);
}

static app_event wheel(int up)
{
    return (app_event){.kind = APP_EVENT_WHEEL, .wheel = up};
}

CLAIM(the_wheel_scrolls_no_further_than_both_ends)
{
    app_scroll scroll = {0};
    assert_true(send(&scroll, &page, wheel(1)));
    assert_int_equal(app_scroll_offset(&scroll, &page), 0);
    assert_true(send(&scroll, &page, wheel(-1)));
    assert_in_range(app_scroll_offset(&scroll, &page), 20, 120);
    for (int i = 0; i < 100; i++)
        send(&scroll, &page, wheel(-1));
    assert_int_equal(app_scroll_offset(&scroll, &page), 600);
    send(&scroll, &page, wheel(1)); /* answers at once, however far the wheel was turned */
    assert_true(app_scroll_offset(&scroll, &page) < 600);
}

CLAIM(a_page_that_fits_never_scrolls)
{
    app_scroll scroll = {.wanted = 500};
    assert_false(send(&scroll, &short_page, wheel(-1)));
    assert_false(send(&scroll, &short_page, pressed_key(SDLK_PAGEDOWN, 0)));
    assert_false(send(&scroll, &short_page, pointer_at(APP_EVENT_POINTER_DOWN, 219, 60)));
    assert_int_equal(app_scroll_offset(&scroll, &short_page), 0);
}

CLAIM(a_window_that_grows_shows_the_page_to_its_end)
{
    app_scroll scroll = {.wanted = 600};
    app_scroll_page larger = page;
    larger.window.h = 500;
    assert_int_equal(app_scroll_offset(&scroll, &larger), 400);
}

CLAIM(page_keys_move_by_less_than_a_window)
{
    app_scroll scroll = {0};
    assert_true(send(&scroll, &page, pressed_key(SDLK_PAGEDOWN, 0)));
    int once = app_scroll_offset(&scroll, &page);
    assert_in_range(once, 200, 299);
    send(&scroll, &page, pressed_key(SDLK_PAGEDOWN, 0));
    send(&scroll, &page, pressed_key(SDLK_PAGEUP, 0));
    assert_int_equal(app_scroll_offset(&scroll, &page), once);
    assert_false(send(&scroll, &page, pressed_key(SDLK_DOWN, 0)));
}

CLAIM(the_bar_can_be_dragged_from_end_to_end)
{
    app_scroll scroll = {0};
    int bar = 20 + 200 - APP_SCROLL_BAR / 2;
    assert_true(send(&scroll, &page, pointer_at(APP_EVENT_POINTER_DOWN, bar, 60)));
    assert_int_equal(app_scroll_offset(&scroll, &page), 0); /* taking hold moves nothing */
    send(&scroll, &page, pointer_at(APP_EVENT_POINTER_MOVE, bar, 160));
    assert_in_range(app_scroll_offset(&scroll, &page), 250, 350);
    send(&scroll, &page, pointer_at(APP_EVENT_POINTER_MOVE, 0, 5000)); /* off the bar, still held */
    assert_int_equal(app_scroll_offset(&scroll, &page), 600);
    send(&scroll, &page, pointer_at(APP_EVENT_POINTER_UP, 0, 5000));
    assert_false(send(&scroll, &page, pointer_at(APP_EVENT_POINTER_MOVE, bar, 60)));
    assert_int_equal(app_scroll_offset(&scroll, &page), 600);
}

CLAIM(a_press_on_the_bars_foot_shows_the_pages_end)
{
    app_scroll scroll = {0};
    send(&scroll, &page, pointer_at(APP_EVENT_POINTER_DOWN, 213, 50 + 300 - 6));
    assert_int_equal(app_scroll_offset(&scroll, &page), 600);
}

CLAIM(a_press_beside_the_bar_is_for_somebody_else)
{
    app_scroll scroll = {0};
    assert_false(send(&scroll, &page, pointer_at(APP_EVENT_POINTER_DOWN, 100, 100)));
    assert_false(send(&scroll, &page, pointer_at(APP_EVENT_POINTER_DOWN, 213, 20)));
    assert_false(scroll.dragging);
}

/* The bar's button at the top, then a page of three buttons, scrolled. */
static app_control_list list_of_four(const app_scroll *scroll)
{
    int offset = app_scroll_offset(scroll, &page);
    app_control_list list = {.count = 0};
    app_control_add(&list, 1, APP_CONTROL_BUTTON, (app_rect){20, 0, 100, 40}, "Back");
    app_control_add(&list, 2, APP_CONTROL_BUTTON, (app_rect){20, 60 - offset, 100, 40}, "Upper");
    app_control_add(&list, 3, APP_CONTROL_BUTTON, (app_rect){20, 450 - offset, 100, 40}, "Middle");
    app_control_add(&list, 4, APP_CONTROL_BUTTON, (app_rect){20, 900 - offset, 100, 40}, "Lower");
    for (int i = 1; i < list.count; i++)
        list.items[i].scrolls = true;
    list.window = page.window;
    return list;
}

static void assert_in_view_after_focus(int id)
{
    app_scroll scroll = {.wanted = 300};
    app_controls controls = {.focus = id, .focus_shown = true};
    app_control_list list = list_of_four(&scroll);
    app_scroll_follow(&scroll, &page, &controls, &list);
    list = list_of_four(&scroll);
    app_rect rect = app_control_find(&list, id)->rect;
    assert_true(rect.y >= page.window.y);
    assert_true(rect.y + rect.h <= page.window.y + page.window.h);
}

CLAIM(a_focus_that_moved_out_of_view_is_followed)
{
    assert_in_view_after_focus(2);
    assert_in_view_after_focus(3);
    assert_in_view_after_focus(4);
}

CLAIM(a_focus_off_the_page_or_not_shown_is_not_followed)
{
    app_scroll scroll = {.wanted = 300};
    app_control_list list = list_of_four(&scroll);
    app_scroll_follow(&scroll, &page, &(app_controls){.focus = 1, .focus_shown = true}, &list);
    app_scroll_follow(&scroll, &page, &(app_controls){.focus = 4}, &list);
    assert_int_equal(app_scroll_offset(&scroll, &page), 300);
}
