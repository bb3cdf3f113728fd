/* What matters: every pixel of a command that came, went or moved is drawn again. */
#include "draw/render_damage.h"

#include "base/rng.h"
#include "graphics.h"

enum { WIDE = 64, HIGH = 48, MOST = 40 };

static bool covers(const app_damage *damage, app_rect rect)
{
    for (int y = rect.y; y < rect.y + rect.h; y++)
        for (int x = rect.x; x < rect.x + rect.w; x++) {
            bool found = false;
            for (int i = 0; i < damage->count && !found; i++)
                found = app_rect_contains(damage->rects[i], x, y);
            if (!found)
                return false;
        }
    return true;
}

static long long area_of(const app_damage *damage)
{
    long long area = 0;
    for (int i = 0; i < damage->count; i++)
        area += (long long)damage->rects[i].w * damage->rects[i].h;
    return area;
}

CLAIM(equal_frames_have_no_damage)
{
    app_trace frame[] = {{1, {0, 0, 9, 9}}, {2, {1, 1, 3, 3}}, {3, {4, 4, 3, 3}}};
    app_damage damage = {.count = 0};
    app_damage_compare(&damage, frame, 3, frame, 3);
    assert_int_equal(damage.count, 0);
}

CLAIM(a_moved_command_damages_both_of_its_places)
{
    app_trace before[] = {{1, {0, 0, 60, 40}}, {2, {1, 1, 3, 3}}, {4, {9, 9, 2, 2}}};
    app_trace after[] = {{1, {0, 0, 60, 40}}, {3, {40, 30, 3, 3}}, {4, {9, 9, 2, 2}}};
    app_damage damage = {.count = 0};
    app_damage_compare(&damage, before, 3, after, 3);
    assert_true(covers(&damage, before[1].bounds));
    assert_true(covers(&damage, after[1].bounds));
    assert_int_equal(area_of(&damage), 18);
}

CLAIM(a_command_put_in_front_damages_only_itself)
{
    app_trace before[] = {{1, {0, 0, 60, 40}}, {2, {1, 1, 3, 3}}, {3, {9, 9, 2, 2}}};
    app_trace after[] = {
        {9, {20, 20, 5, 5}}, {1, {0, 0, 60, 40}}, {2, {1, 1, 3, 3}}, {3, {9, 9, 2, 2}}};
    app_damage damage = {.count = 0};
    app_damage_compare(&damage, before, 3, after, 4);
    assert_int_equal(area_of(&damage), 25);
    damage.count = 0;
    app_damage_compare(&damage, after, 4, before, 3);
    assert_int_equal(area_of(&damage), 25);
}

CLAIM(two_commands_that_change_places_are_damaged)
{
    app_trace before[] = {{1, {0, 0, 10, 10}}, {2, {5, 5, 10, 10}}};
    app_trace after[] = {{2, {5, 5, 10, 10}}, {1, {0, 0, 10, 10}}};
    app_damage damage = {.count = 0};
    app_damage_compare(&damage, before, 2, after, 2);
    assert_true(covers(&damage, (app_rect){5, 5, 5, 5}));
}

CLAIM(there_are_never_too_many_rectangles)
{
    app_damage damage = {.count = 0};
    for (int i = 0; i < 100; i++) {
        app_damage_add(&damage, (app_rect){i % 10 * 100, i / 10 * 100, 3, 3});
        assert_in_range(damage.count, 1, APP_DAMAGE_MAX);
    }
    for (int i = 0; i < 100; i++)
        assert_true(covers(&damage, (app_rect){i % 10 * 100, i / 10 * 100, 3, 3}));
}

CLAIM(neighbours_are_joined_and_far_ones_not)
{
    app_damage damage = {.count = 0};
    app_damage_add(&damage, (app_rect){0, 0, 10, 10});
    app_damage_add(&damage, (app_rect){10, 0, 10, 10});
    assert_int_equal(damage.count, 1);
    app_damage_add(&damage, (app_rect){500, 500, 10, 10});
    assert_int_equal(damage.count, 2);
    app_damage_add(&damage, (app_rect){3, 3, 0, 5});
    assert_int_equal(damage.count, 2);
}

/* Painters: the last command over a pixel owns it, if what lies below counts too. */
static uint64_t pixel_of(const app_trace *frame, size_t count, int x, int y)
{
    uint64_t pixel = 0;
    for (size_t i = 0; i < count; i++)
        if (app_rect_contains(frame[i].bounds, x, y))
            pixel = pixel * 1000003 + frame[i].hash;
    return pixel;
}

static size_t random_frame(sw_rng *rng, app_trace *frame)
{
    size_t count = (size_t)sw_rng_below(rng, MOST);
    for (size_t i = 0; i < count; i++) {
        int which = (int)sw_rng_below(rng, 60); /* few, so that frames share commands */
        frame[i] = (app_trace){
            (uint64_t)which + 1,
            {which * 7 % (WIDE - 12), which * 5 % (HIGH - 10), which % 11 + 1, which % 9 + 1}};
    }
    return count;
}

CLAIM(undamaged_pixels_are_the_same_in_both_frames)
{
    sw_rng rng = sw_rng_seed(2);
    for (int round = 0; round < 300; round++) {
        app_trace before[MOST], after[MOST];
        size_t before_count = random_frame(&rng, before), after_count = random_frame(&rng, after);
        app_damage damage = {.count = 0};
        app_damage_compare(&damage, before, before_count, after, after_count);
        for (int y = 0; y < HIGH; y++)
            for (int x = 0; x < WIDE; x++)
                if (!covers(&damage, (app_rect){x, y, 1, 1}))
                    assert_true(pixel_of(before, before_count, x, y) ==
                                pixel_of(after, after_count, x, y));
    }
}
