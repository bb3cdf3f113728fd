/* From right to left: what lies on a control, a list and a page is turned with its place. */
#include "ui/page.h"

#include "empty_view.h"

#include <string.h>

enum { FIRST = APP_ID_OWN };

static app_view *view;

static void begin(void)
{
    view = empty_view(400, 300);
}

/* Where the text was drawn. */
static app_rect place_of(const char *text)
{
    for (size_t i = 0; i < view->draw->count; i++)
        if (view->draw->commands[i].kind == APP_DRAW_TEXT &&
            strcmp(view->draw->strings + view->draw->commands[i].as.text.string, text) == 0)
            return view->draw->commands[i].rect;
    fail_msg("'%s' is not drawn", text);
    return (app_rect){0, 0, 0, 0};
}

static app_control row(void)
{
    return (app_control){.id = FIRST,
                         .kind = APP_CONTROL_ROW,
                         .rect = {100, 50, 200, 44},
                         .label = "Label",
                         .note = "note"};
}

CLAIM(the_words_of_a_row_change_sides)
{
    begin();
    app_controls state_of = {0};
    app_control control = row();
    app_control_draw(view, &state_of, &control);
    app_rect label = place_of("Label"), note = place_of("note");
    begin();
    control.mirrored = true;
    app_control_draw(view, &state_of, &control);
    assert_int_equal(place_of("Label").x, 400 - label.x - label.w);
    assert_int_equal(place_of("note").x, 400 - note.x - note.w);
    assert_true(note.x > 200 && place_of("note").x < 200);
}

CLAIM(what_comes_after_it_is_not_turned)
{
    begin();
    app_controls state_of = {0};
    app_control control = row();
    control.mirrored = true;
    app_control_draw(view, &state_of, &control);
    app_view_text(view, APP_ALIGN_LEFT, 10, 200, APP_TYPE_LABEL, 0xFFFFFFFF, "Later");
    assert_int_equal(place_of("Later").x, 10);
}

static app_control_result press_at(const app_control *control, int x)
{
    app_controls state = {0};
    app_control_list list = {.count = 1};
    list.items[0] = *control;
    app_event down = {
        .kind = APP_EVENT_POINTER_DOWN, .x = x, .y = control->rect.y + control->rect.h / 2};
    return app_controls_event(&state, &list, APP_FOCUS_KEEPS, &down, 0);
}

static app_control_result key_on(const app_control *control, app_intent intent)
{
    app_controls state = {.focus = control->id};
    app_control_list list = {.count = 1};
    list.items[0] = *control;
    app_event down = {.kind = APP_EVENT_KEY_DOWN, .control = intent};
    return app_controls_event(&state, &list, APP_FOCUS_KEEPS, &down, 0);
}

CLAIM(a_slider_grows_to_the_left)
{
    app_control slider = {.id = FIRST,
                          .kind = APP_CONTROL_SLIDER,
                          .rect = {100, 50, 200, 24},
                          .max = 10,
                          .value = 5,
                          .step = 1,
                          .mirrored = true};
    assert_int_equal(press_at(&slider, 101).value, 10);
    assert_int_equal(press_at(&slider, 299).value, 0);
    assert_int_equal(key_on(&slider, APP_INTENT_LEFT).value, 6);
    assert_int_equal(key_on(&slider, APP_INTENT_RIGHT).value, 4);
}

CLAIM(a_stepper_has_its_plus_at_the_left)
{
    app_control stepper = {.id = FIRST,
                           .kind = APP_CONTROL_STEPPER,
                           .rect = {100, 50, 160, 44},
                           .max = 10,
                           .value = 5,
                           .step = 1,
                           .mirrored = true};
    assert_int_equal(press_at(&stepper, 105).value, 6);
    assert_int_equal(press_at(&stepper, 255).value, 4);
}

CLAIM(the_cells_of_a_list_and_its_keys_go_to_the_left)
{
    app_controls controls = {.focus = FIRST};
    app_grid grid = {.at = 0, .hover = -1};
    app_grid_page page = {.id = FIRST,
                          .window = {50, 0, 300, 100},
                          .count = 9,
                          .columns = 3,
                          .column_pitch = 90,
                          .row_pitch = 40,
                          .width = 80,
                          .height = 30,
                          .mirrored = true};
    app_event left = {.kind = APP_EVENT_KEY_DOWN, .control = APP_INTENT_LEFT};
    assert_int_equal(app_grid_cell(&grid, &page, 0).x, 350 - 80);
    assert_int_equal(app_grid_cell(&grid, &page, 1).x, 350 - 80 - 90);
    assert_true(app_grid_event(&grid, &page, &controls, &left));
    assert_int_equal(grid.at, 1);
}

CLAIM(the_scroll_bar_is_at_the_left)
{
    app_scroll scroll = {0};
    const app_scroll_page page = {{50, 0, 300, 100}, 1000, true};
    app_event down = {.kind = APP_EVENT_POINTER_DOWN, .x = 55, .y = 90};
    assert_true(app_scroll_event(&scroll, &page, &down));
    assert_true(app_scroll_offset(&scroll, &page) > 500);
    down.x = 345;
    assert_false(app_scroll_event(&scroll, &page, &down));
}

CLAIM(only_icons_that_point_along_the_line_turn)
{
    assert_int_equal(app_icon_mirrored(APP_ICON_BACK), APP_ICON_FORTH);
    assert_int_equal(app_icon_mirrored(APP_ICON_CLOCK), APP_ICON_CLOCK);
    assert_int_equal(app_icon_mirrored(APP_ICON_PLAY), APP_ICON_PLAY);
    for (int icon = 0; icon < APP_ICONS; icon++)
        assert_int_equal(app_icon_mirrored(app_icon_mirrored((app_icon)icon)), icon);
}
