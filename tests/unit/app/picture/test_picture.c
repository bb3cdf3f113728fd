/* Sound pictures. The samples are drawn by tests/data/pictures/make.py: red green / blue yellow. */
#include "picture/picture.h"

#include "os/file.h"
#include "picture/jpeg.h"
#include "picture/picture_header.h"
#include "picture/picture_pixels.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "claims.h"

static const char scratch[] = "test_picture.tmp";

static SDL_Surface *load(const char *path, int longest)
{
    sw_error error = {0};
    SDL_Surface *picture = NULL;
    if (app_picture_load(&picture, path, longest, &error) != SW_OK)
        fail_msg("%s: %s", path, error.message);
    assert_int_equal(picture->format->format, SDL_PIXELFORMAT_RGBA32);
    return picture;
}

static SDL_Surface *load_sample(const char *name)
{
    char path[1024];
    SDL_snprintf(path, sizeof path, PICTURES "%s", name);
    return load(path, 1024);
}

static SDL_Surface *load_text(const char *text, int longest)
{
    assert_int_equal(os_file_replace(scratch, text, strlen(text), NULL), SW_OK);
    SDL_Surface *picture = load(scratch, longest);
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
    return picture;
}

static const uint8_t *pixel(const SDL_Surface *picture, int x, int y)
{
    return (const uint8_t *)picture->pixels + y * picture->pitch + x * 4;
}

/* 0xRRGGBB; lossy formats come within `slack`. The result must be opaque in any case. */
static void assert_pixel(const SDL_Surface *picture, int x, int y, unsigned colour, int slack)
{
    const uint8_t *is = pixel(picture, x, y);
    for (int i = 0; i < 3; i++) {
        int wanted = colour >> (16 - 8 * i) & 0xff;
        if (abs(is[i] - wanted) > slack)
            fail_msg("(%d, %d) is %02x%02x%02x, not %06x", x, y, is[0], is[1], is[2], colour);
    }
    assert_int_equal(is[3], 255);
}

static void assert_quarters(const SDL_Surface *picture, unsigned last, int slack)
{
    assert_int_equal(picture->w, 40);
    assert_int_equal(picture->h, 32);
    assert_pixel(picture, 5, 5, 0xff0000, slack);
    assert_pixel(picture, 35, 5, 0x00ff00, slack);
    assert_pixel(picture, 5, 28, 0x0000ff, slack);
    assert_pixel(picture, 35, 28, last, slack);
}

CLAIM(every_format_is_read)
{
    static const char *const names[] = {
        "plain.png",       "interlaced.png", "palette.png", "plain.jpg",
        "progressive.jpg", "plain.webp",     "plain.gif",   "animated.gif",
        "lossless.webp",   "plain.bmp",      "core.bmp",    "packed.bmp",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        SDL_Surface *picture = load_sample(names[i]);
        assert_quarters(picture, 0xffff00, 6);
        SDL_FreeSurface(picture);
    }
}

CLAIM(the_name_does_not_matter)
{
    char *data;
    size_t size;
    assert_int_equal(os_file_read(&data, &size, PICTURES "plain.jpg", 4096, NULL), SW_OK);
    assert_int_equal(os_file_replace("test_picture.png", data, size, NULL), SW_OK);
    free(data);
    SDL_Surface *picture = load("test_picture.png", 1024);
    assert_quarters(picture, 0xffff00, 6);
    SDL_FreeSurface(picture);
    assert_int_equal(os_file_remove("test_picture.png", NULL), SW_OK);
}

CLAIM(every_orientation_comes_upright)
{
    static const char *const names[] = {
        "turned-1.jpg", "turned-2.jpg", "turned-3.jpg", "turned-4.jpg", "turned-5.jpg",
        "turned-6.jpg", "turned-7.jpg", "turned-8.jpg", "turned-6.png", "turned-8.webp",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        SDL_Surface *picture = load_sample(names[i]);
        assert_quarters(picture, 0xffff00, 6);
        SDL_FreeSurface(picture);
    }
}

/* A large EXIF block whose orientation is 6, on a stack that the block would not fit on. */
static void *read_large_exif(void *turned)
{
    enum { BLOCK = 65536 };
    static const uint8_t head[] = {
        'I',  'I',  '*', 0, 8, 0, 0, 0,             /* little endian, first directory */
        1,    0,                                    /* of one entry */
        0x12, 0x01, 3,   0, 1, 0, 0, 0, 6, 0, 0, 0, /* orientation */
        0,    0,    0,   0};
    uint8_t *block = calloc(1, BLOCK);
    memcpy(block, head, sizeof head);
    *(int *)turned = app_picture_orientation((app_bytes){block, BLOCK});
    free(block);
    return NULL;
}

CLAIM(a_large_exif_block_needs_no_large_stack)
{
    enum { STACK = 60 * 1024 };
    int orientation = 0;
    pthread_attr_t small;
    pthread_t thread;
    assert_int_equal(pthread_attr_init(&small), 0);
    assert_int_equal(pthread_attr_setstacksize(&small, STACK), 0);
    assert_int_equal(pthread_create(&thread, &small, read_large_exif, &orientation), 0);
    assert_int_equal(pthread_join(thread, NULL), 0);
    pthread_attr_destroy(&small);
    assert_int_equal(orientation, 6);
}

CLAIM(what_is_transparent_shows_the_ground)
{
    static const char *const names[] = {"clear.png", "clear-palette.png", "clear.gif",
                                        "clear.webp"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        SDL_Surface *picture = load_sample(names[i]);
        assert_quarters(picture, 0xdce3da, 0);
        SDL_FreeSurface(picture);
    }
}

static const char drawing[] =
    "<?xml version=\"1.0\"?>\n<!-- a > b -->\n<!DOCTYPE svg [<!ENTITY a \"<>\">]>\n"
    "<svg xmlns=\"http://www.w3.org/2000/svg\" %s>"
    "<rect width='20' height='16' fill='#f00'/>"
    "<rect x='20' width='20' height='16' fill='#0f0'/>"
    "<rect y='16' width='20' height='16' fill='#00f'/></svg>";

CLAIM(svg_is_drawn_at_the_size_asked_for)
{
    static const char *const sizes[] = {
        "width='40' height='32'",
        "width=\"40px\" height=\"32px\" viewBox='0 0 40 32'",
        "viewBox='0 0 40 32'",
        "viewBox=\"0,0 40,32\" width='100%' height='100%'",
        "width='10mm' height='8mm' viewBox='0 0 40 32'",
    };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char text[1024];
        SDL_snprintf(text, sizeof text, drawing, sizes[i]);
        SDL_Surface *picture = load_text(text, 400);
        assert_int_equal(picture->w, 400);
        assert_int_equal(picture->h, 320);
        assert_pixel(picture, 50, 50, 0xff0000, 0);
        assert_pixel(picture, 350, 50, 0x00ff00, 0);
        assert_pixel(picture, 50, 280, 0x0000ff, 0);
        assert_pixel(picture, 350, 280, 0xdce3da, 0);
        SDL_FreeSurface(picture);
    }
}

static SDL_Surface *noise(int width, int height)
{
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_BGR24);
    unsigned random = 1;
    for (int i = 0; i < height * picture->pitch; i++)
        ((uint8_t *)picture->pixels)[i] = (uint8_t)((random = random * 1103515245 + 12345) >> 16);
    return picture;
}

/* The part of pixel i, out of `from` that are stretched to `to`, that lies in pixel `at`. */
static double share(int i, int at, int from, int to)
{
    double scale = (double)to / from;
    return fmax(0, fmin((i + 1) * scale, at + 1) - fmax(i * scale, at));
}

static double mean_blue(const SDL_Surface *picture, int x, int y, int width, int height)
{
    double sum = 0;
    for (int v = 0; v < picture->h; v++) {
        const uint8_t *row = (const uint8_t *)picture->pixels + v * picture->pitch;
        for (int u = 0; u < picture->w; u++)
            sum += row[u * 3] * share(u, x, picture->w, width) * share(v, y, picture->h, height);
    }
    return sum;
}

CLAIM(each_pixel_is_the_mean_of_what_it_covers)
{
    SDL_Surface *big = noise(90, 37);
    assert_int_equal(SDL_SaveBMP(big, scratch), 0);
    SDL_Surface *picture = load(scratch, 40);
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
    assert_int_equal(picture->w, 40);
    assert_int_equal(picture->h, 16);
    for (int y = 0; y < picture->h; y++) {
        for (int x = 0; x < picture->w; x++) {
            double wanted = mean_blue(big, x, y, picture->w, picture->h);
            if (fabs(pixel(picture, x, y)[2] - wanted) > 0.51)
                fail_msg("(%d, %d) is %d, not %.2f", x, y, pixel(picture, x, y)[2], wanted);
        }
    }
    SDL_FreeSurface(big);
    SDL_FreeSurface(picture);
}

CLAIM(a_small_picture_is_not_enlarged)
{
    SDL_Surface *small = noise(17, 16);
    assert_int_equal(SDL_SaveBMP(small, scratch), 0);
    SDL_Surface *picture = load(scratch, 1024);
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
    assert_int_equal(picture->w, 17);
    assert_int_equal(picture->h, 16);
    const uint8_t *last = (const uint8_t *)small->pixels + 15 * small->pitch + 16 * 3;
    assert_pixel(picture, 16, 15, (unsigned)(last[2] << 16 | last[1] << 8 | last[0]), 0);
    SDL_FreeSurface(small);
    SDL_FreeSurface(picture);
}

/* Broad waves, as photographs have them. */
static SDL_Surface *waves(int width, int height)
{
    SDL_Surface *out = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
    assert_non_null(out);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            uint8_t *at = (uint8_t *)out->pixels + y * out->pitch + x * 4;
            at[0] = (uint8_t)(128 + 100 * sin(x * 0.02));
            at[1] = (uint8_t)(128 + 100 * sin(y * 0.03));
            at[2] = (uint8_t)(128 + 100 * sin((x + y) * 0.01));
            at[3] = 255;
        }
    }
    return out;
}

/* Of a JPEG that is decoded at a quarter of its size the result is what it would have been. */
CLAIM(a_reduced_jpeg_looks_the_same)
{
    uint8_t *data;
    size_t size;
    SDL_Surface *whole = waves(2000, 1000), *reduced;
    assert_true(app_jpeg_encode(&data, &size, whole, 95));
    app_bytes file = {data, size};
    assert_int_equal(app_jpeg_decode(&reduced, file, 500, NULL), SW_OK);
    assert_int_equal(reduced->w, 500);
    SDL_FreeSurface(reduced);
    assert_int_equal(app_jpeg_decode(&reduced, file, 501, NULL), SW_OK);
    assert_int_equal(reduced->w, 1000);
    SDL_FreeSurface(reduced);

    assert_int_equal(os_file_replace(scratch, (const char *)data, size, NULL), SW_OK);
    SDL_Surface *small = load(scratch, 250);
    SDL_Surface *wanted = app_picture_resample(whole, (SDL_Rect){0, 0, 2000, 1000}, 250, 125);
    assert_int_equal(small->w, 250);
    assert_int_equal(small->h, 125);
    for (int y = 0; y < 125; y++) {
        for (int x = 0; x < 250; x++) {
            const uint8_t *is = pixel(wanted, x, y);
            assert_pixel(small, x, y, (unsigned)(is[0] << 16 | is[1] << 8 | is[2]), 6);
        }
    }
    free(data);
    SDL_FreeSurface(whole);
    SDL_FreeSurface(small);
    SDL_FreeSurface(wanted);
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
}
