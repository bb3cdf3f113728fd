/* JPEG (ITU-T T.81, annex B): segments that begin with 0xff and a marker, entropy-coded data
 * between some of them. */
#include "picture/picture_header.h"

enum { TEM = 0x01, SOF0 = 0xc0, DHT = 0xc4, JPG = 0xc8, DAC = 0xcc, RST0 = 0xd0, SOI = 0xd8 };
enum { EOI = 0xd9, APP1 = 0xe1, FILL = 0xff };

typedef struct segment {
    int marker;
    app_bytes body; /* without marker and length */
    size_t end;
} segment;

/* Within entropy-coded data 0xff is followed by 0 or by a restart marker. */
static bool begins_segment(int marker)
{
    return marker != 0 && marker != TEM && marker != FILL && (marker < RST0 || marker > SOI);
}

/* The next segment at or after `at`; false where the file ends before it does. */
static bool next_segment(segment *out, app_bytes file, size_t at)
{
    while (at < file.size) {
        const uint8_t *found = memchr(file.data + at, 0xff, file.size - at);
        if (!found)
            return false;
        at = (size_t)(found - file.data) + 1;
        out->marker = app_bytes_at(file, at);
        if (!begins_segment(out->marker))
            continue;
        out->end = at + 1;
        if (out->marker == EOI)
            return true;
        size_t length = app_bytes_big(file, at + 1, 2);
        if (length < 2 || !app_bytes_hold(file, at + 1, length))
            return false;
        out->body = app_bytes_part(file, at + 3, length - 2);
        out->end = at + 1 + length;
        return true;
    }
    return false;
}

static bool is_frame(int marker)
{
    return marker >= SOF0 && marker <= SOF0 + 15 && marker != DHT && marker != JPG && marker != DAC;
}

const char *app_picture_jpeg_read(app_picture_header *header, app_bytes file)
{
    header->cut_short = true;
    header->photograph = true;
    bool framed = false;
    segment part = {0};
    for (size_t at = 2; next_segment(&part, file, at); at = part.end) {
        if (part.marker == EOI) {
            header->cut_short = false;
            break;
        }
        if (part.marker == APP1 && app_bytes_match(part.body, 0, "Exif") && !header->exif.size)
            header->exif = part.body;
        if (!is_frame(part.marker) || framed)
            continue;
        framed = true;
        header->height = app_bytes_big(part.body, 1, 2);
        header->width = app_bytes_big(part.body, 3, 2);
        if (app_bytes_at(part.body, 5) == 4)
            return "a CMYK JPEG, made for print, cannot be shown";
    }
    return NULL;
}
