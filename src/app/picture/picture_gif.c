/* GIF (CompuServe, version 89a): a screen, then blocks; the data of a block are sub-blocks of a
 * length byte and that many bytes, up to one of length 0. */
#include "picture/picture_header.h"

enum { SCREEN = 6, BLOCKS = 13, EXTENSION = '!', FRAME = ',' };

/* The bytes of the colour table that the flags announce. */
static size_t colours(int flags)
{
    return flags & 0x80 ? (size_t)3 << ((flags & 7) + 1) : 0;
}

/* Where the sub-blocks that begin at `at` end; false where the file ends before. */
static bool skip_data(size_t *at, app_bytes file)
{
    while (app_bytes_hold(file, *at, 1)) {
        size_t length = app_bytes_at(file, *at);
        *at += 1 + length;
        if (length == 0)
            return true;
    }
    return false;
}

const char *app_picture_gif_read(app_picture_header *header, app_bytes file)
{
    header->cut_short = true;
    size_t at = BLOCKS + colours(app_bytes_at(file, SCREEN + 4));
    while (app_bytes_at(file, at) == EXTENSION) {
        at += 2;
        if (!skip_data(&at, file))
            return NULL;
    }
    if (!app_bytes_hold(file, at, 10))
        return NULL;
    if (app_bytes_at(file, at) != FRAME)
        return "the GIF holds no picture";
    header->width = app_bytes_little(file, at + 5, 2);
    header->height = app_bytes_little(file, at + 7, 2);
    at += 11 + colours(app_bytes_at(file, at + 9)); /* a byte of code size follows the colours */
    header->cut_short = !skip_data(&at, file);
    return NULL;
}
