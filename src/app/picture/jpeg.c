/* Reading and writing JPEG. libjpeg ends its errors with a jump. */
#include "picture/jpeg.h"

#include <setjmp.h>
#include <stdio.h> /* which jpeglib.h counts on */
#include <stdlib.h>

#include <jerror.h>
#include <jpeglib.h>

typedef struct trouble {
    struct jpeg_error_mgr manager; /* first: libjpeg knows only this */
    jmp_buf back;
} trouble;

static void jump_back(j_common_ptr info)
{
    trouble *own = (trouble *)info->err;
    longjmp(own->back, 1);
}

static void say_nothing(j_common_ptr info)
{
    (void)info;
}

static struct jpeg_error_mgr *catch_errors(trouble *own)
{
    jpeg_std_error(&own->manager);
    own->manager.error_exit = jump_back;
    own->manager.output_message = say_nothing;
    return &own->manager;
}

/* ---- Reading ---- */

typedef struct reading {
    struct jpeg_decompress_struct info;
    trouble trouble;
    SDL_Surface *picture;
} reading;

static unsigned reduction(const struct jpeg_decompress_struct *info, int least)
{
    JDIMENSION longest = SDL_max(info->image_width, info->image_height);
    unsigned by = 8;
    while (by > 1 && longest / by < (JDIMENSION)least)
        by /= 2;
    return by;
}

static void begin_reading(reading *own, app_bytes file, int least)
{
    jpeg_create_decompress(&own->info);
    jpeg_mem_src(&own->info, file.data, (unsigned long)file.size);
    jpeg_read_header(&own->info, TRUE);
    own->info.scale_num = 1;
    own->info.scale_denom = reduction(&own->info, least);
    own->info.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&own->info);
}

static bool read_rows(reading *own)
{
    own->picture = SDL_CreateRGBSurfaceWithFormat(
        0, (int)own->info.output_width, (int)own->info.output_height, 32, SDL_PIXELFORMAT_RGBA32);
    while (own->picture && own->info.output_scanline < own->info.output_height) {
        JSAMPROW row = (JSAMPROW)own->picture->pixels +
                       (size_t)own->info.output_scanline * (size_t)own->picture->pitch;
        jpeg_read_scanlines(&own->info, &row, 1);
    }
    return own->picture != NULL;
}

static sw_status read_picture(reading *own, app_bytes file, int least, sw_error *error)
{
    if (setjmp(own->trouble.back)) {
        if (own->trouble.manager.msg_code == JERR_OUT_OF_MEMORY)
            return sw_fail(error, SW_NO_MEMORY, "the picture needs too much memory to decode");
        return sw_fail(error, SW_BAD_INPUT, "the picture is damaged: it cannot be decoded");
    }
    begin_reading(own, file, least);
    if (!read_rows(own))
        return sw_fail(error, SW_NO_MEMORY, "the picture needs too much memory to decode");
    jpeg_finish_decompress(&own->info);
    return SW_OK;
}

sw_status app_jpeg_decode(SDL_Surface **out, app_bytes file, int least, sw_error *error)
{
    reading own = {.picture = NULL};
    own.info.err = catch_errors(&own.trouble);
    sw_status status = read_picture(&own, file, least, error);
    jpeg_destroy_decompress(&own.info);
    if (status == SW_OK)
        *out = own.picture;
    else
        SDL_FreeSurface(own.picture);
    return status;
}

/* ---- Writing ---- */

typedef struct writing {
    struct jpeg_compress_struct info;
    trouble trouble;
    unsigned char *data;
    unsigned long size;
} writing;

static bool write_picture(writing *own, const SDL_Surface *picture, int quality)
{
    if (setjmp(own->trouble.back))
        return false;
    jpeg_create_compress(&own->info);
    jpeg_mem_dest(&own->info, &own->data, &own->size);
    own->info.image_width = (JDIMENSION)picture->w;
    own->info.image_height = (JDIMENSION)picture->h;
    own->info.input_components = 4;
    own->info.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&own->info);
    jpeg_set_quality(&own->info, quality, TRUE);
    jpeg_start_compress(&own->info, TRUE);
    while (own->info.next_scanline < own->info.image_height) {
        JSAMPROW row =
            (JSAMPROW)picture->pixels + (size_t)own->info.next_scanline * (size_t)picture->pitch;
        jpeg_write_scanlines(&own->info, &row, 1);
    }
    jpeg_finish_compress(&own->info);
    return true;
}

bool app_jpeg_encode(uint8_t **out, size_t *size, const SDL_Surface *picture, int quality)
{
    writing own = {.data = NULL};
    own.info.err = catch_errors(&own.trouble);
    bool written = write_picture(&own, picture, quality);
    jpeg_destroy_compress(&own.info);
    if (!written) {
        free(own.data);
        return false;
    }
    *out = own.data;
    *size = own.size;
    return true;
}
