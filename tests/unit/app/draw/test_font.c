#include "draw/font.h"

#include "graphics.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int open_fonts(void **state)
{
    return app_fonts_create((app_fonts **)state, NULL, NULL) == SW_OK ? 0 : -1;
}

static int close_fonts(void **state)
{
    app_fonts_destroy(*state);
    return 0;
}

CLAIM(digits_are_all_of_one_width)
{
    for (int font = 0; font < APP_FONTS; font++) {
        int zeros = app_fonts_width(*state, (app_font)font, 52, "0000000000");
        int mixed = app_fonts_width(*state, (app_font)font, 52, "1234567890");
        int ones = app_fonts_width(*state, (app_font)font, 52, "1111111111");
        assert_in_range(abs(mixed - zeros), 0, 1); /* the last one's overhang is rounded */
        assert_in_range(abs(ones - zeros), 0, 1);
    }
}

CLAIM(a_longer_text_and_a_larger_size_are_wider)
{
    int width = app_fonts_width(*state, APP_FONT_BOLD, 18, "Undo");
    assert_true(app_fonts_width(*state, APP_FONT_BOLD, 18, "Undo it") > width);
    assert_true(app_fonts_width(*state, APP_FONT_BOLD, 24, "Undo") > width);
    assert_int_equal(app_fonts_width(*state, APP_FONT_BOLD, 18, ""), 0);
}

/* Widths are kept; short texts that differ in a digit, in several fonts and sizes, are a hard case
 * for the hash by which they are found. */
CLAIM(a_kept_width_is_the_text_s_own)
{
    app_fonts *all = NULL;
    assert_int_equal(app_fonts_create(&all, NULL, NULL), SW_OK);
    for (int font = 0; font < APP_FONTS; font++)
        for (int px = 14; px < 18; px++) {
            app_fonts *own = NULL;
            assert_int_equal(app_fonts_create(&own, NULL, NULL), SW_OK);
            for (int digit = 0; digit < 10; digit++) {
                const char *forms[] = {"%d.0 ms", "12:0%d", "%d × 4", "4 × %d"};
                for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
                    char text[16];
                    snprintf(text, sizeof text, forms[i], digit);
                    assert_int_equal(app_fonts_width(all, (app_font)font, px, text),
                                     app_fonts_width(own, (app_font)font, px, text));
                }
            }
            app_fonts_destroy(own);
        }
    app_fonts_destroy(all);
}

/* Nothing outside what was measured is ever drawn, so nothing stays behind when a text goes. */
CLAIM(a_text_s_picture_is_as_large_as_measured)
{
    static const char *const texts[] = {"28", "fields", "4 × 4 · №", "☃ 漢", "Ẫ", "(j)", "Åg|"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        for (int px = 9; px < 90; px += 7) {
            SDL_Surface *text = app_fonts_render(*state, APP_FONT_MEDIUM, px, texts[i]);
            assert_non_null(text);
            assert_int_equal(text->w, app_fonts_width(*state, APP_FONT_MEDIUM, px, texts[i]));
            assert_int_equal(text->h, app_fonts_height(*state, APP_FONT_MEDIUM, px));
            SDL_FreeSurface(text);
        }
}

CLAIM(accents_and_tails_are_not_cut)
{
    for (int font = 0; font < APP_FONTS; font++)
        for (int px = 9; px < 90; px += 7) {
            SDL_Surface *text = app_fonts_render(*state, (app_font)font, px, "ẪÅ(jg|ç");
            for (int x = 0; x < text->w; x++) {
                assert_int_equal(alpha_at(text, x, 0), 0);
                assert_int_equal(alpha_at(text, x, text->h - 1), 0);
            }
            SDL_FreeSurface(text);
        }
}

CLAIM(a_text_is_white_on_nothing)
{
    SDL_Surface *text = app_fonts_render(*state, APP_FONT_BLACK, 40, "8");
    assert_int_equal(text->format->format, SDL_PIXELFORMAT_ARGB8888);
    assert_true(painted_area(text) > 100);
    assert_int_equal(alpha_at(text, 0, 0), 0);
    for (int y = 0; y < text->h; y++)
        for (int x = 0; x < text->w; x++)
            if (alpha_at(text, x, y) > 0)
                assert_int_equal(pixel_at(text, x, y) & 0xFFFFFF, 0xFFFFFF);
    SDL_FreeSurface(text);
}

/* An accent adds rows above in SDL_ttf; the letter below it must not go down for that. */
CLAIM(an_accent_does_not_move_the_baseline)
{
    for (int px = 12; px < 90; px += 11) {
        SDL_Surface *plain = app_fonts_render(*state, APP_FONT_BLACK, px, "A");
        SDL_Surface *accented = app_fonts_render(*state, APP_FONT_BLACK, px, "Ẫ");
        int lowest[2] = {0, 0};
        for (int y = 0; y < plain->h; y++)
            for (int x = 0; x < SDL_min(plain->w, accented->w); x++) {
                lowest[0] = alpha_at(plain, x, y) > 127 ? y : lowest[0];
                lowest[1] = alpha_at(accented, x, y) > 127 ? y : lowest[1];
            }
        assert_int_equal(lowest[0], lowest[1]);
        SDL_FreeSurface(plain);
        SDL_FreeSurface(accented);
    }
}

/* The first and last row with a pixel that is more than half painted. */
static void ink_rows(SDL_Surface *text, int *first, int *last)
{
    *first = *last = -1;
    for (int y = 0; y < text->h; y++)
        for (int x = 0; x < text->w; x++)
            if (alpha_at(text, x, y) > 127) {
                *first = *first < 0 ? y : *first;
                *last = y;
            }
}

CLAIM(digits_stand_on_the_baseline)
{
    for (int px = 14; px <= 90; px += 19) {
        SDL_Surface *text = app_fonts_render(*state, APP_FONT_BLACK, px, "1");
        int first, last, ascent = app_fonts_ascent(*state, APP_FONT_BLACK, px);
        ink_rows(text, &first, &last);
        assert_in_range(abs(last + 1 - ascent), 0, 1);
        int height = app_fonts_digit_height(*state, APP_FONT_BLACK, px);
        assert_in_range(abs(last + 1 - first - height), 0, 1);
        SDL_FreeSurface(text);
    }
}

CLAIM(a_missing_glyph_does_not_move_the_baseline)
{
    SDL_Surface *text = app_fonts_render(*state, APP_FONT_MEDIUM, 40, "H☃");
    int lowest = 0;
    for (int y = 0; y < text->h; y++)
        for (int x = 0; x < 30; x++) /* the H */
            lowest = alpha_at(text, x, y) > 127 ? y : lowest;
    assert_in_range(abs(lowest + 1 - app_fonts_ascent(*state, APP_FONT_MEDIUM, 40)), 0, 1);
    SDL_FreeSurface(text);
}

CLAIM(many_sizes_can_be_used_in_turn)
{
    int first = app_fonts_width(*state, APP_FONT_BOLD, 10, "Hint");
    for (int px = 10; px < 100; px++) {
        SDL_Surface *text = app_fonts_render(*state, APP_FONT_BOLD, px, "Hint");
        assert_int_equal(text->w, app_fonts_width(*state, APP_FONT_BOLD, px, "Hint"));
        SDL_FreeSurface(text);
    }
    assert_int_equal(app_fonts_width(*state, APP_FONT_BOLD, 10, "Hint"), first);
}

CLAIM(broken_utf8_is_survived)
{
    static const char *const texts[] = {"\xC3", "a\xE2\x98", "\xF0\x9F", "\x80\x80", "\xFF\xFE"};
    for (int i = 0; i < 5; i++) {
        app_fonts_width(*state, APP_FONT_BOLD, 18, texts[i]);
        SDL_FreeSurface(app_fonts_render(*state, APP_FONT_BOLD, 18, texts[i]));
    }
}

CLAIM(an_empty_text_has_no_picture)
{
    assert_null(app_fonts_render(*state, APP_FONT_BOLD, 18, ""));
}

/* A character that the font lacks is no reason to draw its neighbours in another one. */
CLAIM(only_what_a_font_lacks_comes_from_another)
{
    int own = app_fonts_width(*state, APP_FONT_MEDIUM, 40, "88 ");
    int other = app_fonts_width(*state, APP_FONT_MEDIUM, 40, "\xE2\x98\x83");
    SDL_Surface *plain = app_fonts_render(*state, APP_FONT_MEDIUM, 40, "88 ");
    SDL_Surface *mixed = app_fonts_render(*state, APP_FONT_MEDIUM, 40, "88 \xE2\x98\x83");
    assert_true(other > 0);
    assert_int_equal(mixed->w, own + other);
    for (int y = 0; y < plain->h; y++)
        for (int x = 0; x < plain->w; x++)
            assert_int_equal(pixel_at(plain, x, y), pixel_at(mixed, x, y));
    SDL_FreeSurface(plain);
    SDL_FreeSurface(mixed);
}

static void copy_file(const char *to, const char *from)
{
    SDL_RWops *in = SDL_RWFromFile(from, "rb"), *out = SDL_RWFromFile(to, "wb");
    size_t size;
    void *bytes = SDL_LoadFile_RW(in, &size, 1);
    assert_non_null(bytes);
    assert_int_equal(SDL_RWwrite(out, bytes, 1, size), size);
    SDL_RWclose(out);
    SDL_free(bytes);
}

/* Where the system keeps fonts is not known everywhere. */
CLAIM(fonts_beside_the_program_go_first)
{
    char folder[] = "/tmp/slidewise-fonts-XXXXXX", path[64];
    app_fonts *fonts;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/Lato-Black.ttf", folder);
    copy_file(path, app_fonts_path(*state, APP_FONT_MEDIUM));
    assert_int_equal(app_fonts_create(&fonts, folder, NULL), SW_OK);
    int width = app_fonts_width(fonts, APP_FONT_BLACK, 40, "Slide");
    app_fonts_destroy(fonts);
    assert_int_not_equal(width, app_fonts_width(*state, APP_FONT_BLACK, 40, "Slide"));
    assert_int_equal(remove(path), 0);
    assert_int_equal(rmdir(folder), 0);
}

CLAIMS_WITH(open_fonts, close_fonts)
