/* PNG (W3C Portable Network Graphics, 3rd edition): a signature, then chunks of length, type, data
 * and checksum. */
#include "picture/picture_header.h"

enum { SIGNATURE = 8, FRAME = 12 };

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
