/* The numbers are those of the design: its colour table, glazes and type sizes. */
#include "draw/style.h"

#include "graphics.h"

static void a_mixed_colour_keeps_its_own_alpha(void **state)
{
    (void)state;
    assert_int_equal(app_colour_mix(0x000000FF, 0xFFFFFF00, 0), 0x000000FF);
    assert_int_equal(app_colour_mix(0x000000FF, 0xFFFFFF00, 1), 0xFFFFFFFF);
    assert_int_equal(app_colour_mix(0x10203040, 0x30405000, 0.5), 0x20304040);
}

static void alpha_is_given_as_a_share(void **state)
{
    (void)state;
    assert_int_equal(app_colour_with_alpha(0x123456FF, 0), 0x12345600);
    assert_int_equal(app_colour_with_alpha(0x12345600, 1), 0x123456FF);
    assert_int_equal(app_colour_with_alpha(0x12345600, 0.4), 0x12345666);
}

static void words_can_be_read_in_every_theme(void **state)
{
    (void)state;
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

static void type_sizes_grow_with_the_scale(void **state)
{
    (void)state;
    assert_int_equal(app_type_px(APP_TYPE_COUNTER, 1), 52);
    assert_int_equal(app_type_px(APP_TYPE_COUNTER, 1.5), 78);
    assert_int_equal(app_type_px(APP_TYPE_CHIP, 1), 14);
    assert_int_equal(app_type_font(APP_TYPE_COUNTER), APP_FONT_BLACK);
    assert_int_equal(app_type_font(APP_TYPE_LABEL), APP_FONT_MEDIUM);
}

static const puzzle_size six = {6, 6};

static app_colour glaze(game_palette palette, int tile, int cell, int side)
{
    return app_style_glaze(GAME_THEME_DARK, palette, tile, cell, six, side);
}

/* By hand: 2654435761 mod 1000 is 761, so q = 0.261 and 0.0287 of white; twice that number mod 2^32
 * is 1013904226, so q = -0.274 and 0.0466 of #6F8F86. */
static void tiles_are_fired_by_their_number(void **state)
{
    (void)state;
    assert_int_equal(glaze(GAME_PALETTE_PLAIN, 1, 0, 48), 0xABC8B2FF);
    assert_int_equal(glaze(GAME_PALETTE_PLAIN, 2, 0, 48), 0xA6C3AEFF);
    assert_int_equal(glaze(GAME_PALETTE_PLAIN, 2, 30, 48), 0xA6C3AEFF);
}

/* By hand: of four steps the last and the first, so q = 0.1875 and 0.0206 of white, and q = -0.1875 and
 * 0.0319 of #6F8F86. */
static void small_tiles_are_fired_half_as_much_and_in_few_steps(void **state)
{
    (void)state;
    enum { TILES = 1023, STEPS = 4 };
    app_colour met[STEPS];
    int steps = 0;
    assert_int_equal(glaze(GAME_PALETTE_PLAIN, 1, 0, 47), 0xABC7B2FF);
    assert_int_equal(glaze(GAME_PALETTE_PLAIN, 2, 0, 47), 0xA7C4AFFF);
    for (int tile = 1; tile <= TILES; tile++) {
        int step = 0;
        while (step < steps && met[step] != glaze(GAME_PALETTE_PLAIN, tile, 0, 47))
            step++;
        assert_true(step < STEPS);
        met[step] = glaze(GAME_PALETTE_PLAIN, tile, 0, 47);
        steps = step < steps ? steps : step + 1;
    }
    assert_int_equal(steps, STEPS);
}

static void high_contrast_tiles_are_all_white(void **state)
{
    (void)state;
    for (int tile = 1; tile < 36; tile++)
        for (int palette = 0; palette < GAME_PALETTES; palette++)
            assert_int_equal(app_style_glaze(GAME_THEME_CONTRAST, (game_palette)palette, tile,
                                             tile - 1, six, 60),
                             0xFFFFFFFF);
    assert_int_equal(app_style_band_glaze(GAME_THEME_CONTRAST, 3), 0xFFFFFFFF);
}

/* Fired, a colour stays within 0.085 of the ramp's stop. */
static void assert_near(app_colour is, app_colour stop)
{
    for (int shift = 8; shift <= 24; shift += 8)
        assert_in_range(abs((int)(is >> shift & 0xFF) - (int)(stop >> shift & 0xFF)), 0, 12);
}

static void six_rows_show_the_six_stops_of_the_ramp(void **state)
{
    (void)state;
    static const app_colour stops[] = {0xEAD58EFF, 0xECAB78FF, 0xDD8F92FF,
                                       0xB49BCBFF, 0x8FB0DCFF, 0x8FC2B4FF};
    for (int cell = 0; cell < 36; cell++)
        assert_near(glaze(GAME_PALETTE_ROWS, 7, cell, 60), stops[cell / 6]);
}

static void rings_are_the_same_all_round(void **state)
{
    (void)state;
    for (int i = 0; i < 6; i++) {
        app_colour edge = glaze(GAME_PALETTE_RINGS, 7, 0, 60);
        assert_int_equal(glaze(GAME_PALETTE_RINGS, 7, i, 60), edge);
        assert_int_equal(glaze(GAME_PALETTE_RINGS, 7, 30 + i, 60), edge);
        assert_int_equal(glaze(GAME_PALETTE_RINGS, 7, 6 * i, 60), edge);
        assert_int_equal(glaze(GAME_PALETTE_RINGS, 7, 6 * i + 5, 60), edge);
    }
    assert_near(glaze(GAME_PALETTE_RINGS, 7, 14, 60), 0x8FB0DCFF); /* 0.8: the fifth stop */
    assert_int_equal(glaze(GAME_PALETTE_RINGS, 7, 14, 60), glaze(GAME_PALETTE_RINGS, 7, 21, 60));
}

static void every_ring_of_the_largest_board_has_its_own_colour(void **state)
{
    (void)state;
    puzzle_size size = {32, 32};
    for (int ring = 1; ring < 16; ring++)
        assert_int_not_equal(
            app_style_glaze(GAME_THEME_DARK, GAME_PALETTE_RINGS, 1, 33 * ring, size, 60),
            app_style_glaze(GAME_THEME_DARK, GAME_PALETTE_RINGS, 1, 33 * (ring - 1), size, 60));
}

static void band_glazes_repeat_after_six_rows(void **state)
{
    (void)state;
    assert_int_equal(app_style_band_glaze(GAME_THEME_DARK, 0), 0xF0DC82FF);
    assert_int_equal(app_style_band_glaze(GAME_THEME_LIGHT, 5), 0xC9D0D4FF);
    assert_int_equal(app_style_band_glaze(GAME_THEME_DARK, 6), 0xF0DC82FF);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mixed_colour_keeps_its_own_alpha),
        cmocka_unit_test(alpha_is_given_as_a_share),
        cmocka_unit_test(words_can_be_read_in_every_theme),
        cmocka_unit_test(type_sizes_grow_with_the_scale),
        cmocka_unit_test(tiles_are_fired_by_their_number),
        cmocka_unit_test(small_tiles_are_fired_half_as_much_and_in_few_steps),
        cmocka_unit_test(high_contrast_tiles_are_all_white),
        cmocka_unit_test(six_rows_show_the_six_stops_of_the_ramp),
        cmocka_unit_test(rings_are_the_same_all_round),
        cmocka_unit_test(every_ring_of_the_largest_board_has_its_own_colour),
        cmocka_unit_test(band_glazes_repeat_after_six_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
