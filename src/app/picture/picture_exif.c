/* EXIF: which way up a photo is. */
#include "picture/picture_header.h"

#include <libexif/exif-data.h>
#include <stdlib.h>
#include <string.h>

/* The tag stands near the front; a block is larger only where it holds a thumbnail or a picture. */
enum { PREFIX = 6, BLOCK_MAX = 65536 };
static const char prefix[PREFIX + 1] = "Exif\0";

static int read_orientation(ExifData *data)
{
    ExifEntry *entry = exif_content_get_entry(data->ifd[EXIF_IFD_0], EXIF_TAG_ORIENTATION);
    if (!entry || entry->format != EXIF_FORMAT_SHORT || entry->size < 2)
        return 1;
    int orientation = exif_get_short(entry->data, exif_data_get_byte_order(data));
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

/* libexif wants the prefix that JPEG writes before the block and that PNG and most WebP leave out. */
int app_picture_orientation(app_bytes exif)
{
    if (exif.size >= PREFIX && memcmp(exif.data, prefix, PREFIX) == 0)
        exif = app_bytes_part(exif, PREFIX, exif.size);
    if (exif.size == 0)
        return 1;
    /* On the heap: pictures are read on threads too, whose stacks may be small. */
    size_t size = exif.size < BLOCK_MAX ? exif.size : BLOCK_MAX;
    unsigned char *block = malloc(PREFIX + size);
    if (!block)
        return 1;
    memcpy(block, prefix, PREFIX);
    memcpy(block + PREFIX, exif.data, size);
    ExifData *data = exif_data_new_from_data(block, (unsigned)(PREFIX + size));
    free(block);
    if (!data)
        return 1;
    int orientation = read_orientation(data);
    exif_data_unref(data);
    return orientation;
}
