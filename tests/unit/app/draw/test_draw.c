#include "draw/draw.h"

#include "graphics.h"

static int set_up(void **state)
{
    static app_draw draw;
    app_fonts *fonts;
    if (app_fonts_create(&fonts, NULL, NULL) != SW_OK)
        return -1;
    app_draw_init(&draw, fonts);
    *state = &draw;
    return 0;
}

static int tear_down(void **state)
{
    app_draw *draw = *state;
    app_fonts *fonts = draw->fonts;
    app_draw_deinit(draw);
    app_fonts_destroy(fonts);
    return 0;
}

static void assert_rect(app_rect is, int x, int y, int w, int h)
{
    assert_int_equal(is.x, x);
    assert_int_equal(is.y, y);
    assert_int_equal(is.w, w);
    assert_int_equal(is.h, h);
}

CLAIM(a_rect_holds_its_first_pixel_and_not_the_one_behind)
{
    app_rect rect = {10, 20, 5, 6};
    assert_true(app_rect_contains(rect, 10, 20));
    assert_true(app_rect_contains(rect, 14, 25));
    assert_false(app_rect_contains(rect, 15, 25));
    assert_false(app_rect_contains(rect, 14, 26));
    assert_false(app_rect_contains(rect, 9, 20));
    assert_false(app_rect_contains((app_rect){0, 0, 0, 0}, 0, 0));
}

CLAIM(commands_keep_their_order_and_place)
{
    app_draw *draw = *state;
    app_draw_begin(draw, 200, 100);
    app_draw_ground(draw, draw->frame, 1, 2);
    app_draw_fill(draw, (app_rect){5, 6, 7, 8}, 3);
    app_draw_icon(draw, 20, 30, 24, APP_ICON_TICK, 4);
    assert_int_equal(draw->count, 3);
    assert_int_equal(draw->commands[0].kind, APP_DRAW_GROUND);
    assert_int_equal(draw->commands[1].kind, APP_DRAW_FILL);
    assert_rect(draw->commands[1].bounds, 5, 6, 7, 8);
    assert_rect(draw->commands[2].rect, 20, 30, 24, 24);
    app_draw_begin(draw, 200, 100);
    assert_int_equal(draw->count, 0);
}

CLAIM(what_cannot_be_seen_is_left_out)
{
    app_draw *draw = *state;
    app_draw_begin(draw, 200, 100);
    app_draw_fill(draw, (app_rect){200, 0, 10, 10}, 1);
    app_draw_fill(draw, (app_rect){-10, 0, 10, 10}, 1);
    app_draw_fill(draw, (app_rect){0, 0, 0, 10}, 1);
    app_draw_icon(draw, 0, 0, 24, APP_ICON_NONE, 1);
    assert_int_equal(app_draw_text(draw, APP_ALIGN_LEFT, 0, 50, APP_FONT_BOLD, 18, 1, ""), 0);
    assert_int_equal(draw->count, 0);
    assert_true(app_draw_text(draw, APP_ALIGN_LEFT, 0, 500, APP_FONT_BOLD, 18, 1, "below") > 0);
    assert_int_equal(draw->count, 0);
}

CLAIM(a_clip_cuts_bounds_until_the_next)
{
    app_draw *draw = *state;
    app_draw_begin(draw, 200, 100);
    app_draw_clip(draw, (app_rect){50, 50, 500, 500});
    app_draw_fill(draw, (app_rect){0, 0, 100, 100}, 1);
    app_draw_fill(draw, (app_rect){0, 0, 50, 50}, 1);
    app_draw_unclip(draw);
    app_draw_fill(draw, (app_rect){0, 0, 300, 20}, 1);
    assert_int_equal(draw->count, 4);
    assert_rect(draw->commands[0].rect, 50, 50, 150, 50);
    assert_rect(draw->commands[1].bounds, 50, 50, 50, 50);
    assert_rect(draw->commands[1].rect, 0, 0, 100, 100);
    assert_int_equal(draw->commands[2].rect.w, 0);
    assert_rect(draw->commands[3].bounds, 0, 0, 200, 20);
}

CLAIM(nothing_is_seen_through_an_empty_clip)
{
    app_draw *draw = *state;
    app_draw_begin(draw, 200, 100);
    app_draw_clip(draw, (app_rect){300, 0, 10, 10});
    app_draw_fill(draw, (app_rect){0, 0, 100, 100}, 1);
    assert_int_equal(draw->count, 1);
}

CLAIM(bounds_hold_shadow_and_lip)
{
    app_draw *draw = *state;
    app_draw_begin(draw, 400, 400);
    app_tile tile = app_tile_make(100);
    app_draw_tile(draw, 150, 150, &tile, 255);
    SDL_Rect reach = app_tile_bounds(&tile);
    assert_rect(draw->commands[0].rect, 150, 150, 100, 100);
    assert_rect(draw->commands[0].bounds, 150 + reach.x, 150 + reach.y, reach.w, reach.h);
}

CLAIM(text_is_placed_by_its_alignment)
{
    app_draw *draw = *state;
    app_draw_begin(draw, 400, 400);
    int width = app_draw_text_width(draw, APP_FONT_BOLD, 18, "Undo");
    app_draw_text(draw, APP_ALIGN_LEFT, 100, 50, APP_FONT_BOLD, 18, 1, "Undo");
    app_draw_text(draw, APP_ALIGN_CENTRE, 100, 50, APP_FONT_BOLD, 18, 1, "Undo");
    assert_int_equal(app_draw_text(draw, APP_ALIGN_RIGHT, 100, 50, APP_FONT_BOLD, 18, 1, "Undo"),
                     width);
    assert_int_equal(draw->commands[0].rect.x, 100);
    assert_int_equal(draw->commands[1].rect.x, 100 - width / 2);
    assert_int_equal(draw->commands[2].rect.x, 100 - width);
    for (int i = 0; i < 3; i++)
        assert_int_equal(draw->commands[i].rect.w, width);
}

/* The rows of the drawn digit, in the window. */
CLAIM(digits_are_centred_on_their_line)
{
    app_draw *draw = *state;
    for (int px = 14; px < 100; px += 9) {
        app_draw_begin(draw, 400, 400);
        app_draw_text(draw, APP_ALIGN_LEFT, 10, 200, APP_FONT_BLACK, px, 1, "1");
        SDL_Surface *text = app_fonts_render(draw->fonts, APP_FONT_BLACK, px, "1");
        int first = -1, last = -1;
        for (int y = 0; y < text->h; y++)
            for (int x = 0; x < text->w; x++)
                if (alpha_at(text, x, y) > 127) {
                    first = first < 0 ? y : first;
                    last = y;
                }
        int top = draw->commands[0].rect.y;
        assert_in_range(abs(2 * top + first + last + 1 - 400), 0, 2);
        SDL_FreeSurface(text);
    }
}

CLAIM(strings_are_copied)
{
    app_draw *draw = *state;
    char text[] = "before";
    app_draw_begin(draw, 400, 400);
    app_draw_text(draw, APP_ALIGN_LEFT, 10, 100, APP_FONT_BOLD, 18, 1, text);
    strcpy(text, "after");
    app_draw_text(draw, APP_ALIGN_LEFT, 10, 200, APP_FONT_BOLD, 18, 1, text);
    assert_string_equal(draw->strings + draw->commands[0].as.text.string, "before");
    assert_string_equal(draw->strings + draw->commands[1].as.text.string, "after");
}

/* One command of each kind; `change` spoils one of the things that can be seen. */
static uint64_t hash_with(app_draw *draw, int change)
{
    app_box box = app_box_make(50, 40, change == 0 ? 9 : 8);
    app_box_add(&box, (app_layer){0, change == 1 ? 1 : 0, 50, 40, 8, 1, 2, 0, 0});
    app_tile tile = app_tile_make(60);
    tile.glaze = change == 2 ? 7 : 8;
    tile.label[0] = change == 3 ? '1' : '2';
    app_draw_begin(draw, 400, 300);
    app_draw_ground(draw, draw->frame, change == 4 ? 1 : 2, 3);
    app_draw_fill(draw, (app_rect){1, 2, 3, 4}, change == 5 ? 1 : 2);
    app_draw_box(draw, change == 6 ? 9 : 10, 10, &box, change == 7 ? 254 : 255);
    app_draw_tile(draw, 100, change == 8 ? 99 : 100, &tile, change == 9 ? 254 : 255);
    app_draw_text(draw, APP_ALIGN_LEFT, 10, 200, change == 10 ? APP_FONT_BOLD : APP_FONT_BLACK,
                  change == 11 ? 19 : 18, change == 12 ? 1 : 2, change == 13 ? "28" : "29");
    app_draw_icon(draw, 200, 200, 24, change == 14 ? APP_ICON_TICK : APP_ICON_PLUS,
                  change == 15 ? 1 : 2);
    app_draw_picture(draw, (app_rect){200, 20, 50, 50}, change == 16 ? 1 : 2, change == 17 ? 1 : 2,
                     change == 18 ? 5 : 6, change == 19 ? 254 : 255);
    uint64_t sum = 0;
    for (size_t i = 0; i < draw->count; i++)
        sum = sum * 31 + draw->commands[i].hash;
    return sum;
}

CLAIM(every_visible_change_changes_the_hash)
{
    uint64_t same = hash_with(*state, -1);
    assert_true(hash_with(*state, -1) == same);
    for (int change = 0; change < 20; change++)
        if (hash_with(*state, change) == same)
            fail_msg("change %d is not seen", change);
}

CLAIM(a_moved_clip_changes_the_hash_of_what_it_cuts)
{
    app_draw *draw = *state;
    uint64_t hashes[2];
    for (int i = 0; i < 2; i++) {
        app_draw_begin(draw, 400, 300);
        app_draw_clip(draw, (app_rect){0, 0, 50 + i, 50});
        app_draw_fill(draw, (app_rect){0, 0, 100, 100}, 1);
        hashes[i] = draw->commands[1].hash;
    }
    assert_true(hashes[0] != hashes[1]);
}

CLAIM(a_long_list_grows)
{
    app_draw *draw = *state;
    app_draw_begin(draw, 4000, 300);
    for (int i = 0; i < 3000; i++) {
        app_draw_fill(draw, (app_rect){i, 0, 1, 1}, (app_colour)i);
        app_draw_text(draw, APP_ALIGN_LEFT, i, 100, APP_FONT_BOLD, 18, 1, "text");
    }
    assert_false(draw->failed);
    assert_int_equal(draw->count, 6000);
    assert_int_equal(draw->commands[5998].colour, 2999);
}

CLAIMS_WITH(set_up, tear_down)
