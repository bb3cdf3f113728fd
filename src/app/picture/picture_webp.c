/* WebP (RFC 9649): RIFF chunks, the first of which tells the size in one of three ways. */
#include "picture/picture_header.h"

enum { FIRST = 12, BODY = 20, ANIMATION = 0x02 };

/* The body of the chunk of that type; empty where there is none. */
static app_bytes find(app_bytes file, const char *type)
{
    size_t size;
    for (size_t at = FIRST; app_bytes_hold(file, at, 8); at += 8 + size + (size & 1)) {
        size = app_bytes_little(file, at + 4, 4);
        if (app_bytes_match(file, at, type))
            return app_bytes_part(file, at + 8, size);
    }
    return (app_bytes){NULL, 0};
}

const char *app_picture_webp_read(app_picture_header *header, app_bytes file)
{
    header->cut_short = !app_bytes_hold(file, 8, app_bytes_little(file, 4, 4));
    header->photograph = find(file, "VP8 ").size > 0; /* the other way is without losses */
    if (!app_bytes_hold(file, BODY, 10))
        return header->cut_short ? NULL : "the WebP is damaged";
    if (app_bytes_match(file, FIRST, "VP8 ")) {
        header->width = app_bytes_little(file, BODY + 6, 2) & 0x3fff;
        header->height = app_bytes_little(file, BODY + 8, 2) & 0x3fff;
    } else if (app_bytes_match(file, FIRST, "VP8L")) {
        uint32_t sides = app_bytes_little(file, BODY + 1, 4);
        header->width = (sides & 0x3fff) + 1;
        header->height = (sides >> 14 & 0x3fff) + 1;
    } else if (app_bytes_at(file, BODY) & ANIMATION) {
        return "an animated WebP, which cannot be shown";
    } else {
        header->width = app_bytes_little(file, BODY + 4, 3) + 1;
        header->height = app_bytes_little(file, BODY + 7, 3) + 1;
        header->exif = find(file, "EXIF");
    }
    return NULL;
}
