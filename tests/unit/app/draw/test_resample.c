#include "draw/pixel.h"

#include "graphics.h"

static SDL_Surface *picture_of(int w, int h)
{
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGBA32);
    assert_non_null(picture);
    return picture;
}

static void put(SDL_Surface *picture, int x, int y, uint8_t r, uint8_t g, uint8_t b)
{
    uint8_t rgba[4] = {r, g, b, 255};
    memcpy((char *)picture->pixels + y * picture->pitch + x * 4, rgba, 4);
}

static SDL_Surface *scaled(SDL_Surface *picture, int w, int h)
{
    SDL_Surface *out =
        app_resample(picture, (SDL_Rect){0, 0, picture->w, picture->h}, w, h, (app_pause){0});
    assert_non_null(out);
    assert_int_equal(out->format->format, SDL_PIXELFORMAT_ARGB8888);
    assert_int_equal(out->w, w);
    assert_int_equal(out->h, h);
    return out;
}

/* A picture whose every pixel differs from its neighbours. */
static SDL_Surface *busy_picture(int w, int h)
{
    SDL_Surface *picture = picture_of(w, h);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            put(picture, x, y, (uint8_t)(x * 37 + y * 11), (uint8_t)(x * 5), (uint8_t)(y * 91));
    return picture;
}

CLAIM(a_plain_picture_stays_plain)
{
    SDL_Surface *picture = picture_of(37, 53);
    for (int y = 0; y < 53; y++)
        for (int x = 0; x < 37; x++)
            put(picture, x, y, 200, 100, 7);
    static const SDL_Point sizes[] = {{5, 90}, {90, 5}, {37, 53}, {1, 1}, {200, 200}};
    for (int i = 0; i < 5; i++) {
        SDL_Surface *out = scaled(picture, sizes[i].x, sizes[i].y);
        for (int y = 0; y < out->h; y++)
            for (int x = 0; x < out->w; x++)
                assert_colour(out, x, y, 0xC86407FF, 0);
        SDL_FreeSurface(out);
    }
    SDL_FreeSurface(picture);
}

CLAIM(the_same_size_is_a_copy)
{
    SDL_Surface *picture = busy_picture(40, 30), *out = scaled(picture, 40, 30);
    for (int y = 0; y < 30; y++)
        for (int x = 0; x < 40; x++)
            assert_colour(out, x, y,
                          (uint32_t)(uint8_t)(x * 37 + y * 11) << 24 |
                              (uint32_t)(uint8_t)(x * 5) << 16 | (uint32_t)(uint8_t)(y * 91) << 8 |
                              0xFF,
                          0);
    SDL_FreeSurface(out);
    SDL_FreeSurface(picture);
}

CLAIM(only_the_part_is_taken)
{
    SDL_Surface *picture = busy_picture(40, 30);
    SDL_Surface *out = app_resample(picture, (SDL_Rect){7, 4, 20, 10}, 20, 10, (app_pause){0});
    assert_colour(out, 0, 0,
                  (uint32_t)(uint8_t)(7 * 37 + 4 * 11) << 24 | 35 << 16 |
                      (uint32_t)(uint8_t)(4 * 91) << 8 | 0xFF,
                  0);
    SDL_FreeSurface(out);
    SDL_FreeSurface(picture);
}

/* Stripes finer than the result's pixels become their average, with no moire. */
CLAIM(fine_stripes_shrink_to_grey)
{
    SDL_Surface *picture = picture_of(600, 400);
    for (int y = 0; y < 400; y++)
        for (int x = 0; x < 600; x++) {
            uint8_t v = (x + y) % 2 ? 255 : 0;
            put(picture, x, y, v, v, v);
        }
    SDL_Surface *out = scaled(picture, 131, 77);
    for (int y = 0; y < 77; y++)
        for (int x = 0; x < 131; x++)
            assert_colour(out, x, y, 0x7F7F7FFF, 3);
    SDL_FreeSurface(out);
    SDL_FreeSurface(picture);
}

CLAIM(the_lightness_of_the_whole_is_kept)
{
    SDL_Surface *picture = busy_picture(300, 200), *out = scaled(picture, 70, 60);
    double before = 0, after = 0;
    for (int y = 0; y < 200; y++)
        for (int x = 0; x < 300; x++)
            before += *((uint8_t *)picture->pixels + y * picture->pitch + x * 4);
    for (int y = 0; y < 60; y++)
        for (int x = 0; x < 70; x++)
            after += pixel_at(out, x, y) >> 16 & 0xFF;
    assert_about(after / (70 * 60), before / (300 * 200), 0.01);
    SDL_FreeSurface(out);
    SDL_FreeSurface(picture);
}

CLAIM(a_grown_picture_runs_evenly_between_its_pixels)
{
    SDL_Surface *picture = picture_of(2, 1);
    put(picture, 0, 0, 0, 0, 0);
    put(picture, 1, 0, 200, 200, 200);
    SDL_Surface *out = scaled(picture, 100, 1);
    assert_colour(out, 0, 0, 0x000000FF, 0);
    assert_colour(out, 99, 0, 0xC8C8C8FF, 0);
    for (int x = 1; x < 100; x++)
        assert_in_range((int)(pixel_at(out, x, 0) & 0xFF) - (int)(pixel_at(out, x - 1, 0) & 0xFF),
                        0, 5);
    SDL_FreeSurface(out);
    SDL_FreeSurface(picture);
}

static void count(void *data)
{
    (*(int *)data)++;
}

/* The largest pictures take a tenth of a second. */
CLAIM(scaling_pauses_after_each_row)
{
    int pauses = 0;
    SDL_Surface *picture = busy_picture(40, 30);
    SDL_Surface *out =
        app_resample(picture, (SDL_Rect){7, 4, 20, 10}, 50, 60, (app_pause){count, &pauses});
    assert_int_equal(pauses, 10 + 60);
    SDL_FreeSurface(out);
    SDL_FreeSurface(picture);
}
