/* A page asks its parts about an event in one order, and says what came of it. */
#include "ui/page.h"

#include "empty_view.h"
#include "events.h"

enum { BUTTON = 1, LIST, FIELD, DROP };

typedef struct scene {
    app_page page;
    app_page_layout layout;
    app_view view;
} scene;

/* A button, a list of ten rows of which four are in view, a field and a dropdown of three items. */
static void open_scene(scene *s)
{
    *s = (scene){.view = *empty_view(640, 480)};
    app_field_init(&s->page.fields[0], 20, "");
    s->layout.view = &s->view;
    app_control_list *controls = &s->layout.controls;
    app_control_add(controls, BUTTON, APP_CONTROL_BUTTON, (app_rect){0, 0, 100, 40}, "Go");
    app_page_add_grid(&s->layout, 0, app_grid_rows(LIST, (app_rect){0, 50, 200, 80}, 20, 10),
                      "Rows");
    app_control_add(controls, FIELD, APP_CONTROL_FIELD, (app_rect){0, 150, 200, 40}, "Name")
        ->field = &s->page.fields[0];
    app_control_add(controls, DROP, APP_CONTROL_BUTTON, (app_rect){300, 0, 120, 40}, "Choice");
    for (int i = 0; i < 3; i++)
        s->layout.items[i].label = "Item";
    s->layout.item_count = 3;
}

static app_answer send(scene *s, app_event event)
{
    static app_event kept; /* the answer borrows it */
    kept = event;
    return app_page_event(&s->page, &s->layout, &kept);
}

static app_event pointer(app_event_kind kind, double x, double y)
{
    return (app_event){.kind = kind, .x = x, .y = y};
}

static void assert_answer(app_answer answer, app_answer_kind kind, int id, int value)
{
    assert_int_equal(answer.kind, kind);
    assert_int_equal(answer.id, id);
    assert_int_equal(answer.value, value);
}

CLAIM(a_button_is_chosen_where_it_is_let_go)
{
    scene s;
    open_scene(&s);
    assert_answer(send(&s, pointer(APP_EVENT_POINTER_DOWN, 5, 5)), APP_ANSWER_USED, 0, 0);
    assert_answer(send(&s, pointer(APP_EVENT_POINTER_UP, 5, 5)), APP_ANSWER_CHOSEN, BUTTON, 0);
}

/* The button as a screen lays it out that asks before it is chosen. */
static void ask(scene *s, double now)
{
    s->view.now = now;
    s->layout.controls.items[0].label = "Go";
    app_page_ask(&s->page, &s->layout, &s->layout.controls.items[0], "Back");
}

static app_answer press_button_at(scene *s, double now)
{
    ask(s, now);
    send(s, pointer(APP_EVENT_POINTER_DOWN, 5, 5));
    app_answer out = send(s, pointer(APP_EVENT_POINTER_UP, 5, 5));
    ask(s, now);
    return out;
}

CLAIM(a_button_that_asks_is_chosen_by_a_second_press)
{
    scene s;
    open_scene(&s);
    const app_control *button = &s.layout.controls.items[0];
    assert_int_equal(press_button_at(&s, 1000).kind, APP_ANSWER_USED);
    assert_string_equal(button->label, "Back");
    assert_true(app_page_wait(&s.page, &s.layout) <= 3000);
    assert_int_equal(press_button_at(&s, 3999).kind, APP_ANSWER_CHOSEN);
    assert_string_equal(button->label, "Go");
    press_button_at(&s, 5000);
    assert_int_equal(press_button_at(&s, 8000).kind, APP_ANSWER_USED); /* 3 s later it asks anew */
    s.page.controls.focus = BUTTON;
    send(&s, pressed_key(SDLK_RETURN, 0));
    assert_int_equal(send(&s, released_key(SDLK_RETURN)).kind, APP_ANSWER_CHOSEN);
}

CLAIM(whatever_else_is_pressed_leaves_what_was_asked)
{
    const app_event others[] = {pressed_key(SDLK_LEFT, 0), pressed_key(SDLK_TAB, 0),
                                pointer(APP_EVENT_POINTER_DOWN, 600, 400)};
    for (size_t i = 0; i < 3; i++) {
        scene s;
        open_scene(&s);
        press_button_at(&s, 1000);
        send(&s, others[i]);
        ask(&s, 1100);
        assert_string_equal(s.layout.controls.items[0].label, "Go");
        assert_int_equal(press_button_at(&s, 1200).kind, APP_ANSWER_USED);
    }
}

CLAIM(a_key_of_the_screens_leads_to_the_button_that_asks)
{
    scene s;
    open_scene(&s);
    assert_true(app_page_may(&s.page, &s.layout, BUTTON));
    ask(&s, 1000);
    assert_false(app_page_may(&s.page, &s.layout, BUTTON));
    assert_int_equal(s.page.controls.focus, BUTTON);
    assert_true(s.page.controls.focus_shown);
    send(&s, pressed_key(SDLK_RETURN, 0));
    assert_int_equal(send(&s, released_key(SDLK_RETURN)).kind, APP_ANSWER_CHOSEN);
}

CLAIM(a_press_on_a_row_moves_the_list_and_its_release_picks_the_row)
{
    scene s;
    open_scene(&s);
    assert_answer(send(&s, pointer(APP_EVENT_POINTER_DOWN, 5, 95)), APP_ANSWER_MOVED, LIST, 2);
    assert_int_equal(s.page.controls.focus, LIST);
    app_answer let_go = send(&s, pointer(APP_EVENT_POINTER_UP, 5, 95));
    assert_answer(let_go, APP_ANSWER_RELEASED, LIST, 0);
    assert_int_equal(app_page_picked(&s.page, &s.layout, 0, &let_go), 2);
    send(&s, pointer(APP_EVENT_POINTER_DOWN, 5, 95));
    app_answer beside = send(&s, pointer(APP_EVENT_POINTER_UP, 5, 55));
    assert_int_equal(app_page_picked(&s.page, &s.layout, 0, &beside), -1);
}

CLAIM(keys_walk_through_a_list_and_lead_on_at_its_end)
{
    scene s;
    open_scene(&s);
    s.page.grids[0].at = -1;
    s.page.controls.focus = LIST;
    assert_answer(send(&s, pressed_key(SDLK_DOWN, 0)), APP_ANSWER_MOVED, LIST, 0);
    assert_answer(send(&s, pressed_key(SDLK_END, 0)), APP_ANSWER_MOVED, LIST, 9);
    app_event held = pressed_key(SDLK_DOWN, 0);
    held.repeat = true;
    assert_answer(send(&s, held), APP_ANSWER_USED, 0, 0);
    assert_int_equal(s.page.controls.focus, LIST);
    assert_answer(send(&s, pressed_key(SDLK_DOWN, 0)), APP_ANSWER_USED, 0, 0);
    assert_int_equal(s.page.controls.focus, FIELD);
}

CLAIM(a_list_that_is_still_only_takes_the_focus)
{
    scene s;
    open_scene(&s);
    s.layout.still = true;
    assert_answer(send(&s, pointer(APP_EVENT_POINTER_DOWN, 5, 95)), APP_ANSWER_HELD, LIST, 0);
    assert_int_equal(s.page.controls.focus, LIST);
    send(&s, pointer(APP_EVENT_POINTER_UP, 5, 95));
    send(&s, pressed_key(SDLK_DOWN, 0));
    assert_int_equal(s.page.controls.focus, FIELD);
    assert_int_equal(s.page.grids[0].at, 0);
}

CLAIM(what_is_typed_goes_to_the_field_that_has_the_focus)
{
    scene s;
    open_scene(&s);
    app_event text = {.kind = APP_EVENT_TEXT, .text = "ab"};
    assert_int_not_equal(send(&s, text).kind, APP_ANSWER_TYPED);
    assert_false(app_page_types(&s.page, &s.layout));
    s.page.controls.focus = FIELD;
    assert_true(app_page_types(&s.page, &s.layout));
    assert_answer(send(&s, text), APP_ANSWER_TYPED, FIELD, 0);
    assert_string_equal(s.page.fields[0].text, "ab");
    assert_answer(send(&s, pressed_key(SDLK_BACKSPACE, 0)), APP_ANSWER_TYPED, FIELD, 0);
    assert_int_equal(app_answer_intent(&(app_answer){.kind = APP_ANSWER_USED}), APP_INTENT_NONE);
}

CLAIM(an_open_dropdown_alone_is_asked)
{
    scene s;
    open_scene(&s);
    app_drop_open(&s.page.drop, DROP, 0);
    send(&s, pressed_key(SDLK_DOWN, 0));
    assert_answer(send(&s, pointer(APP_EVENT_POINTER_DOWN, 5, 5)), APP_ANSWER_USED, DROP, -1);
    assert_int_equal(s.page.drop.open, 0); /* a press elsewhere closes it, and does nothing else */
    assert_int_equal(s.page.controls.pressed, 0);
    app_drop_open(&s.page.drop, DROP, 1);
    send(&s, pressed_key(SDLK_RETURN, 0));
    app_event up = pressed_key(SDLK_RETURN, 0);
    up.kind = APP_EVENT_KEY_UP;
    assert_answer(send(&s, up), APP_ANSWER_ITEM, DROP, 1);
}

CLAIM(what_no_part_uses_is_the_screens)
{
    scene s;
    open_scene(&s);
    app_answer answer = send(&s, pressed_key(SDLK_ESCAPE, 0));
    assert_answer(answer, APP_ANSWER_NONE, 0, 0);
    assert_int_equal(app_answer_intent(&answer), APP_INTENT_BACK);
}

CLAIM(escape_gives_the_focus_back_before_it_leaves)
{
    scene s;
    open_scene(&s);
    s.page.controls.focus = BUTTON;
    app_answer answer = send(&s, pressed_key(SDLK_ESCAPE, 0));
    assert_true(app_page_leave_controls(&s.page, &answer));
    assert_int_equal(s.page.controls.focus, 0);
    answer = send(&s, pressed_key(SDLK_ESCAPE, 0));
    assert_false(app_page_leave_controls(&s.page, &answer));
}
