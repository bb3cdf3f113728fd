#include "ui/page.h"

#include "app_fixture.h"

static const app_drop_item items[] = {
    {"First", NULL, false}, {"Second", "why not", true}, {"Third", "a note", false}};
enum { ITEMS = 3, BUTTON = 5 };

typedef struct bench {
    app *app;
    app_drop drop;
    app_drop_layout layout;
} bench;

static void open_bench(bench *b, app_rect button)
{
    b->app = open_app(640, 480);
    app_drop_open(&b->drop, BUTTON, 0);
    app_drop_lay_out(&b->app->view, button, items, ITEMS, 0, &b->layout);
}

static int send(bench *b, app_event event)
{
    return app_drop_event(&b->drop, &b->layout, &event, 0);
}

CLAIM(a_key_chooses_and_passes_by_what_is_disabled)
{
    bench b = {0};
    open_bench(&b, (app_rect){10, 10, 200, 40});
    assert_int_equal(send(&b, pressed_key(SDLK_DOWN, 0)), -1);
    assert_int_equal(send(&b, pressed_key(SDLK_RETURN, 0)), -1);
    assert_int_equal(send(&b, released_key(SDLK_RETURN)), 2);
    assert_int_equal(b.drop.open, 0);
    close_app(b.app);
}

CLAIM(a_press_on_a_row_chooses_it_and_a_press_elsewhere_closes)
{
    bench b = {0};
    open_bench(&b, (app_rect){10, 10, 200, 40});
    app_rect row = b.layout.rows.items[2].rect;
    assert_int_equal(send(&b, pointer_at(APP_EVENT_POINTER_DOWN, row.x + 5, row.y + 5)), -1);
    assert_int_equal(b.drop.open, BUTTON);
    assert_int_equal(send(&b, pointer_at(APP_EVENT_POINTER_UP, row.x + 5, row.y + 5)), 2);
    app_drop_open(&b.drop, BUTTON, 0);
    assert_int_equal(send(&b, pointer_at(APP_EVENT_POINTER_DOWN, 630, 470)), -1);
    assert_int_equal(b.drop.open, 0);
    app_drop_open(&b.drop, BUTTON, 0);
    assert_int_equal(send(&b, pressed_key(SDLK_ESCAPE, 0)), -1);
    assert_int_equal(b.drop.open, 0);
    close_app(b.app);
}

CLAIM(a_press_on_a_disabled_row_does_nothing)
{
    bench b = {0};
    open_bench(&b, (app_rect){10, 10, 200, 40});
    app_rect row = b.layout.rows.items[1].rect;
    send(&b, pointer_at(APP_EVENT_POINTER_DOWN, row.x + 5, row.y + 5));
    assert_int_equal(send(&b, pointer_at(APP_EVENT_POINTER_UP, row.x + 5, row.y + 5)), -1);
    assert_int_equal(b.drop.open, BUTTON);
    close_app(b.app);
}

CLAIM(it_stays_in_the_window_wherever_its_button_is)
{
    static const app_rect buttons[] = {{0, 0, 60, 40}, {600, 440, 40, 40}, {300, 460, 300, 20}};
    for (int i = 0; i < 3; i++) {
        bench b = {0};
        open_bench(&b, buttons[i]);
        app_rect slab = b.layout.slab;
        assert_true(slab.x >= 0 && slab.y >= 0);
        assert_true(slab.x + slab.w <= 640 && slab.y + slab.h <= 480);
        assert_true(slab.w >= buttons[i].w);
        close_app(b.app);
    }
}
