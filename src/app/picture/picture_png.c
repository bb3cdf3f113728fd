/* PNG (W3C Portable Network Graphics, 3rd edition): a signature, then chunks of length, type, data
 * and checksum. */
#include "picture/picture_header.h"

enum { SIGNATURE = 8, FRAME = 12, GREYSCALE = 0 };

/* The chunk at `at` as a whole; false where the file ends before it does. */
static bool chunk_at(app_bytes *chunk, app_bytes file, size_t at)
{
    if (!app_bytes_hold(file, at, FRAME))
        return false;
    size_t size = (size_t)app_bytes_big(file, at, 4) + FRAME;
    *chunk = app_bytes_part(file, at, size);
    return chunk->size == size;
}

static bool is(app_bytes chunk, const char *type)
{
    return app_bytes_match(chunk, 4, type);
}

const char *app_picture_png_read(app_picture_header *header, app_bytes file)
{
    if (app_bytes_hold(file, SIGNATURE, 8) && !app_bytes_match(file, SIGNATURE + 4, "IHDR"))
        return "the PNG does not begin with its size";
    header->cut_short = true;
    if (!app_bytes_hold(file, SIGNATURE, 16))
        return NULL;
    header->width = app_bytes_big(file, SIGNATURE + 8, 4);
    header->height = app_bytes_big(file, SIGNATURE + 12, 4);

    app_bytes chunk;
    for (size_t at = SIGNATURE; chunk_at(&chunk, file, at); at += chunk.size) {
        if (is(chunk, "eXIf"))
            header->exif = app_bytes_part(chunk, 8, chunk.size - FRAME);
        if (is(chunk, "IEND")) {
            header->cut_short = false;
            break;
        }
    }
    return NULL;
}

static void crc_table(uint32_t table[256])
{
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t value = i;
        for (int bit = 0; bit < 8; bit++)
            value = value & 1 ? value >> 1 ^ 0xedb88320 : value >> 1;
        table[i] = value;
    }
}

/* The checksum covers type and data. */
static bool checks(app_bytes chunk, const uint32_t table[256])
{
    uint32_t crc = 0xffffffff;
    for (size_t i = 4; i < chunk.size - 4; i++)
        crc = crc >> 8 ^ table[(crc ^ chunk.data[i]) & 0xff];
    return (crc ^ 0xffffffff) == app_bytes_big(chunk, chunk.size - 4, 4);
}

/* SDL_image 2.6 mixes up the pixels of a greyscale PNG with tRNS: that one is shown opaque. */
static bool needed(app_bytes chunk, int colour_type)
{
    return is(chunk, "IHDR") || is(chunk, "PLTE") || is(chunk, "IDAT") || is(chunk, "IEND") ||
           (is(chunk, "tRNS") && colour_type != GREYSCALE);
}

sw_status app_picture_png_plain(uint8_t *out, size_t *size, app_bytes file, sw_error *error)
{
    uint32_t table[256];
    crc_table(table);
    int colour_type = app_bytes_at(file, SIGNATURE + 17);
    size_t used = file.size < SIGNATURE ? file.size : SIGNATURE;
    memcpy(out, file.data, used);

    app_bytes chunk;
    for (size_t at = SIGNATURE; chunk_at(&chunk, file, at); at += chunk.size) {
        if (!needed(chunk, colour_type))
            continue;
        if (!checks(chunk, table))
            return sw_fail(error, SW_BAD_INPUT, "the PNG is damaged: a checksum is wrong");
        memcpy(out + used, chunk.data, chunk.size);
        used += chunk.size;
        if (is(chunk, "IEND"))
            break;
    }
    *size = used;
    return SW_OK;
}
