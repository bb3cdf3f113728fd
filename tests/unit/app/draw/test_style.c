/* The numbers are those of the design: its colour table, glazes and type sizes. */
#include "draw/style.h"

#include "graphics.h"

CLAIM(a_mixed_colour_keeps_its_own_alpha)
{
    assert_int_equal(app_colour_mix(0x000000FF, 0xFFFFFF00, 0), 0x000000FF);
    assert_int_equal(app_colour_mix(0x000000FF, 0xFFFFFF00, 1), 0xFFFFFFFF);
    assert_int_equal(app_colour_mix(0x10203040, 0x30405000, 0.5), 0x20304040);
}

CLAIM(alpha_is_given_as_a_share)
{
    assert_int_equal(app_colour_with_alpha(0x123456FF, 0), 0x12345600);
    assert_int_equal(app_colour_with_alpha(0x12345600, 1), 0x123456FF);
    assert_int_equal(app_colour_with_alpha(0x12345600, 0.4), 0x12345666);
}

CLAIM(words_can_be_read_in_every_theme)
{
    for (int theme = 0; theme < GAME_THEMES; theme++) {
        const app_colours *c = app_style_colours((game_theme)theme);
        assert_true(contrast(c->text, c->table_top) >= 9.7);
        assert_true(contrast(c->text, c->table_bottom) >= 9.7);
        assert_true(contrast(c->text2, c->table_top) >= 4.6);
        assert_true(contrast(c->text2, c->table_bottom) >= 4.6);
        assert_true(contrast(c->ink, c->tile) >= 7.8);
        assert_true(contrast(c->persimmon_ink, c->persimmon) >= 5.8);
        assert_true(contrast(c->error, c->table_bottom) >= 4.7);
        assert_true(contrast(c->focus, c->table_top) >= 3.5);
    }
}

CLAIM(type_sizes_grow_with_the_scale)
{
    assert_int_equal(app_type_px(APP_TYPE_COUNTER, 1), 52);
    assert_int_equal(app_type_px(APP_TYPE_COUNTER, 1.5), 78);
    assert_int_equal(app_type_px(APP_TYPE_CHIP, 1), 14);
    assert_int_equal(app_type_font(APP_TYPE_COUNTER), APP_FONT_BLACK);
    assert_int_equal(app_type_font(APP_TYPE_LABEL), APP_FONT_MEDIUM);
}

static app_colour plain(int tile, int side)
{
    return app_style_glaze(GAME_THEME_DARK, APP_GLAZE_PLAIN, tile, side);
}

/* By hand: 2654435761 mod 1000 is 761, so q = 0.261 and 0.0287 of white; twice that number mod 2^32
 * is 1013904226, so q = -0.274 and 0.0466 of #6F8F86. */
CLAIM(tiles_are_fired_by_their_number)
{
    assert_int_equal(plain(1, 48), 0xABC8B2FF);
    assert_int_equal(plain(2, 48), 0xA6C3AEFF);
}

/* By hand: of four steps the last and the first, so q = 0.1875 and 0.0206 of white, and q = -0.1875 and
 * 0.0319 of #6F8F86. */
CLAIM(small_tiles_are_fired_half_as_much_and_in_few_steps)
{
    enum { TILES = 1023, STEPS = 4 };
    app_colour met[STEPS];
    int steps = 0;
    assert_int_equal(plain(1, 47), 0xABC7B2FF);
    assert_int_equal(plain(2, 47), 0xA7C4AFFF);
    for (int tile = 1; tile <= TILES; tile++) {
        int step = 0;
        while (step < steps && met[step] != plain(tile, 47))
            step++;
        assert_true(step < STEPS);
        met[step] = plain(tile, 47);
        steps = step < steps ? steps : step + 1;
    }
    assert_int_equal(steps, STEPS);
}

CLAIM(high_contrast_tiles_are_all_white)
{
    for (int tile = 1; tile < 36; tile++)
        for (int group = APP_GLAZE_PLAIN; group < APP_GLAZES; group++)
            assert_int_equal(app_style_glaze(GAME_THEME_CONTRAST, group, tile, 60), 0xFFFFFFFF);
    assert_int_equal(app_style_band_glaze(GAME_THEME_CONTRAST, 3), 0xFFFFFFFF);
}

CLAIM(band_glazes_repeat_after_six_rows)
{
    assert_int_equal(app_style_band_glaze(GAME_THEME_DARK, 0), 0xF0DC82FF);
    assert_int_equal(app_style_band_glaze(GAME_THEME_LIGHT, 5), 0xC9D0D4FF);
    assert_int_equal(app_style_band_glaze(GAME_THEME_DARK, 6), 0xF0DC82FF);
}
