#ifndef APP_PICTURE_HEADER_H
#define APP_PICTURE_HEADER_H

#include "base/status.h"
#include "picture/picture_bytes.h"

/* What a picture file says of itself, read without decoding it. Safe on any input; needs no SDL. */

typedef enum app_picture_format {
    APP_PICTURE_PNG,
    APP_PICTURE_JPEG,
    APP_PICTURE_WEBP,
    APP_PICTURE_GIF,
    APP_PICTURE_BMP,
    APP_PICTURE_SVG,
} app_picture_format;

typedef struct app_picture_header {
    app_picture_format format;
    double width;    /* as stored, before EXIF turns it; whatever the file claims, 0 included */
    double height;   /* whole numbers, but for SVG */
    bool photograph; /* it is stored with losses */
    bool cut_short;  /* the file ends before the picture does */
    app_bytes exif;  /* the EXIF block, a part of the file; empty where there is none */
} app_picture_header;

/* SW_BAD_INPUT where this is no picture of a format above, ends before its size is told, or cannot
 * be decoded later (CMYK, animated WebP). A GIF is measured by its first frame. */
sw_status app_picture_header_read(app_picture_header *out, app_bytes file, sw_error *error);

/* The EXIF orientation, 1 to 8; 1, upright, where the block has none that makes sense. */
int app_picture_orientation(app_bytes exif);

#endif
