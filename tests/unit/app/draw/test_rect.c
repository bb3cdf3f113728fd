/* Pieces of a rectangle. */

#include "draw/draw.h"

#include "app_fixture.h"

static void assert_rect(app_rect rect, int x, int y, int w, int h)
{
    assert_int_equal(rect.x, x);
    assert_int_equal(rect.y, y);
    assert_int_equal(rect.w, w);
    assert_int_equal(rect.h, h);
}

CLAIM(shares_fill_the_area_with_their_gaps)
{
    const app_rect area = {7, 3, 100, 20};
    for (int count = 1; count <= 7; count++) {
        int x = area.x;
        for (int i = 0; i < count; i++) {
            app_rect share = app_rect_share(area, i, count, 6);
            assert_int_equal(share.x, x);
            assert_in_range(share.w, (100 - 6 * (count - 1)) / count - 1,
                            (100 - 6 * (count - 1)) / count + 1);
            x += share.w + 6;
        }
        assert_int_equal(x - 6, area.x + area.w);
    }
}

CLAIM(a_margin_and_a_middle_leave_as_much_on_both_sides)
{
    const app_rect area = {10, 20, 101, 80};
    assert_rect(app_rect_inside(area, 5, 8), 15, 28, 91, 64);
    assert_rect(app_rect_middle(area, 50, 30), 35, 45, 50, 30);
}
