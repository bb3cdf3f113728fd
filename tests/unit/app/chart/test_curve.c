/* The curve of moves left: where places lie, and what is drawn of a game without moves. */
#include "chart/curve.h"

#include "empty_view.h"

enum { PLACES = 11 };

static const app_rect well = {10, 20, 121, 100};

CLAIM(places_and_the_pointer_agree)
{
    const app_curve curve = {.rect = well, .places = PLACES, .axis = true};
    for (size_t place = 0; place < PLACES; place++)
        assert_int_equal(app_curve_place(&curve, app_curve_x(&curve, place)), place);
    assert_int_equal(app_curve_place(&curve, 0), 0);
    assert_int_equal(app_curve_place(&curve, 1000), PLACES - 1);
}

/* The slider of a curve in a tree that is as wide as it. */
static const app_control *slider_of(const app_curve *curve)
{
    static app_parts tree;
    static app_page page;
    app_view view = {.width = curve->rect.x + curve->rect.w, .height = 200, .scale = 1};
    app_parts_begin(&tree, NULL, &view, &page);
    parts_column (&tree, 0, .pad = {curve->rect.x, 0, 0, 0})
        app_curve_add_slider(&tree, curve, 1, 44);
    app_parts_solve(&tree);
    return app_control_find(&tree.page.controls, 1);
}

CLAIM(the_slider_lies_on_the_axis)
{
    const app_rect wide = {10, 20, 421, 100};
    const app_curve curve = {.rect = wide, .places = PLACES, .at = 4, .axis = true};
    const app_control *slider = slider_of(&curve);
    assert_int_equal(slider->rect.x, app_curve_x(&curve, 0));
    assert_int_equal(slider->rect.x + slider->rect.w, app_curve_x(&curve, PLACES - 1));
    assert_int_equal(slider->max, PLACES - 1);
    assert_int_equal(slider->value, 4);
    assert_false(slider->disabled);
    const app_curve empty = {.rect = wide, .places = 1, .axis = true};
    assert_true(slider_of(&empty)->disabled);
}

/* The estimate is a level line: nothing behind its one value counts. */
CLAIM(of_a_game_without_moves_one_value_is_drawn)
{
    static const int32_t estimate[] = {3, -1000};
    static const game_distance left[] = {{3, 3}};
    app_view *view = empty_view(640, 480);
    const app_curve curve = {.rect = well, .left = left, .places = 1, .estimate = estimate};
    app_curve_draw(view, &curve);
    int fills = 0;
    for (size_t i = 0; i < view->draw->count; i++)
        if (view->draw->commands[i].kind == APP_DRAW_FILL) {
            assert_in_range(view->draw->commands[i].rect.h, 1, 4);
            fills++;
        }
    assert_true(fills > 0);
}
