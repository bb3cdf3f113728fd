/* Reading and writing PNG. libpng ends its errors with a jump. */
#include "picture/png.h"

#include "os/file.h"
#include "picture/picture_pixels.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { CHANNELS = 4 };

typedef struct reading {
    png_structp png;
    png_infop info;
    app_bytes file;
    size_t at; /* in the file */
    int width, height;
    app_picture_rows rows;
    uint8_t *pixels; /* a row, or all of an interlaced picture */
} reading;

static void read_bytes(png_structp png, png_bytep out, size_t size)
{
    reading *own = png_get_io_ptr(png);
    if (!app_bytes_hold(own->file, own->at, size))
        png_error(png, "ends too soon");
    memcpy(out, own->file.data + own->at, size);
    own->at += size;
}

static void jump_back(png_structp png, png_const_charp message)
{
    (void)message;
    png_longjmp(png, 1);
}

static void say_nothing(png_structp png, png_const_charp message)
{
    (void)png;
    (void)message;
}

static uint8_t over(uint8_t colour, int alpha, int ground)
{
    return (uint8_t)((colour * alpha + ground * (255 - alpha) + 127) / 255);
}

static void lay_on_ground(uint8_t *row, int width)
{
    for (int x = 0; x < width; x++, row += CHANNELS) {
        int alpha = row[3];
        if (alpha == 255)
            continue;
        row[0] = over(row[0], alpha, APP_PICTURE_GROUND_RED);
        row[1] = over(row[1], alpha, APP_PICTURE_GROUND_GREEN);
        row[2] = over(row[2], alpha, APP_PICTURE_GROUND_BLUE);
    }
}

/* Every kind of PNG as 8 bits of red, green, blue and alpha; its size. */
static void begin(reading *own)
{
    png_set_read_fn(own->png, own, read_bytes);
    png_read_info(own->png, own->info);
    own->width = (int)png_get_image_width(own->png, own->info);
    own->height = (int)png_get_image_height(own->png, own->info);
    png_set_expand(own->png);
    png_set_scale_16(own->png);
    png_set_gray_to_rgb(own->png);
    png_set_add_alpha(own->png, 255, PNG_FILLER_AFTER);
}

static void take_row(reading *own, uint8_t *row)
{
    lay_on_ground(row, own->width);
    app_picture_rows_add(&own->rows, row);
}

/* False where memory ran out, here and below. */
static bool read_in_order(reading *own)
{
    own->pixels = malloc((size_t)own->width * CHANNELS);
    for (int y = 0; own->pixels && y < own->height; y++) {
        png_read_row(own->png, own->pixels, NULL);
        take_row(own, own->pixels);
    }
    return own->pixels != NULL;
}

/* Its rows come several times, each time with more of their pixels. */
static bool read_interlaced(reading *own, int passes)
{
    size_t width = (size_t)own->width * CHANNELS;
    own->pixels = calloc((size_t)own->height, width);
    for (int pass = 0; own->pixels && pass < passes; pass++)
        for (int y = 0; y < own->height; y++)
            png_read_row(own->png, own->pixels + (size_t)y * width, NULL);
    for (int y = 0; own->pixels && y < own->height; y++)
        take_row(own, own->pixels + (size_t)y * width);
    return own->pixels != NULL;
}

static bool read_rows(reading *own, int width, int height)
{
    int passes = png_set_interlace_handling(own->png);
    png_read_update_info(own->png, own->info);
    if (!app_picture_rows_init(&own->rows, own->width, own->height, width, height))
        return false;
    return passes == 1 ? read_in_order(own) : read_interlaced(own, passes);
}

static sw_status no_memory(sw_error *error)
{
    return sw_fail(error, SW_NO_MEMORY, "the picture needs too much memory to decode");
}

static sw_status read_picture(reading *own, int width, int height, sw_error *error)
{
    own->info = png_create_info_struct(own->png);
    if (!own->info)
        return no_memory(error);
    if (setjmp(png_jmpbuf(own->png)))
        return sw_fail(error, SW_BAD_INPUT, "the picture is damaged: it cannot be decoded");
    begin(own);
    return read_rows(own, width, height) ? SW_OK : no_memory(error);
}

sw_status app_png_decode(SDL_Surface **out, app_bytes file, int width, int height, sw_error *error)
{
    reading own = {.file = file};
    own.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, jump_back, say_nothing);
    if (!own.png)
        return no_memory(error);
    sw_status status = read_picture(&own, width, height, error);
    if (status == SW_OK)
        *out = app_picture_rows_take(&own.rows);
    png_destroy_read_struct(&own.png, &own.info, NULL);
    app_picture_rows_deinit(&own.rows);
    free(own.pixels);
    return status;
}

/* ---- Writing ---- */

static uint8_t *without_alpha(const SDL_Surface *picture)
{
    uint8_t *out = malloc((size_t)picture->w * (size_t)picture->h * 3), *to = out;
    for (int y = 0; out && y < picture->h; y++) {
        const uint8_t *from = (const uint8_t *)picture->pixels + (ptrdiff_t)y * picture->pitch;
        for (int x = 0; x < picture->w; x++, from += CHANNELS, to += 3)
            memcpy(to, from, 3);
    }
    return out;
}

bool app_png_encode(uint8_t **out, size_t *size, const SDL_Surface *picture)
{
    png_image image = {.version = PNG_IMAGE_VERSION,
                       .width = (png_uint_32)picture->w,
                       .height = (png_uint_32)picture->h,
                       .format = PNG_FORMAT_RGB};
    png_alloc_size_t length = PNG_IMAGE_PNG_SIZE_MAX(image);
    uint8_t *pixels = without_alpha(picture), *data = malloc(length);
    bool written =
        pixels && data && png_image_write_to_memory(&image, data, &length, 0, pixels, 0, NULL);
    free(pixels);
    png_image_free(&image);
    if (!written) {
        free(data);
        return false;
    }
    *out = data;
    *size = length;
    return true;
}

sw_status app_png_save(SDL_Surface *picture, const char *path, sw_error *error)
{
    uint8_t *data = NULL;
    size_t size = 0;
    SDL_Surface *pixels = SDL_ConvertSurfaceFormat(picture, SDL_PIXELFORMAT_RGBA32, 0);
    bool encoded = pixels && app_png_encode(&data, &size, pixels);
    SDL_FreeSurface(pixels);
    if (!encoded)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
    sw_status status = os_file_replace(path, (const char *)data, size, error);
    free(data);
    return status;
}
