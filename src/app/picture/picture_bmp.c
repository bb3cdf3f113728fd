/* BMP: a file header of 14 bytes, then one of two kinds of picture header (Microsoft's
 * BITMAPCOREHEADER, or BITMAPINFOHEADER and those that extend it). */
#include "picture/picture_header.h"

enum { OFFSET = 10, HEADER = 14, CORE = 12, BITFIELDS = 3, ALPHA_BITFIELDS = 6 };

const char *app_picture_bmp_read(app_picture_header *header, app_bytes file)
{
    bool core = app_bytes_little(file, HEADER, 4) == CORE;
    header->cut_short = true;
    if (!app_bytes_hold(file, HEADER, core ? 12 : 20))
        return NULL;
    size_t side = core ? 2 : 4;
    uint32_t width = app_bytes_little(file, HEADER + 4, (int)side);
    uint32_t height = app_bytes_little(file, HEADER + 4 + side, (int)side);
    if (!core && height > INT32_MAX)
        height = 0 - height; /* negative: rows from the top down */
    header->width = width;
    header->height = height;

    uint32_t packing = core ? 0 : app_bytes_little(file, HEADER + 16, 4);
    bool packed = packing != 0 && packing != BITFIELDS && packing != ALPHA_BITFIELDS;
    uint64_t bits = app_bytes_little(file, HEADER + (core ? 10 : 14), 2);
    uint64_t row = (width * bits + 31) / 32 * 4;
    size_t pixels = app_bytes_little(file, OFFSET, 4);
    header->cut_short =
        pixels >= file.size || (!packed && row > 0 && height > (file.size - pixels) / row);
    return NULL;
}
