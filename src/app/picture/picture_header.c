/* Which format a picture has, and what its header says: a reader for each format. A reader fills in everything but `format`,
 * and leaves the size at 0x0 with cut_short where the file ends too soon; it returns NULL, or what is wrong. */
#include "picture/picture_header.h"

#include <libexif/exif-data.h>
#include <stdlib.h>
#include <string.h>

/* ---- PNG (W3C Portable Network Graphics, 3rd edition): a signature, then chunks of length, type, data and checksum ---- */

enum { SIGNATURE = 8, CHUNK_FRAME = 12 };

/* The chunk at `at` as a whole; false where the file ends before it does. */
static bool chunk_at(app_bytes *chunk, app_bytes file, size_t at)
{
    if (!app_bytes_hold(file, at, CHUNK_FRAME))
        return false;
    size_t size = (size_t)app_bytes_big(file, at, 4) + CHUNK_FRAME;
    *chunk = app_bytes_part(file, at, size);
    return chunk->size == size;
}

static bool is_chunk(app_bytes chunk, const char *type)
{
    return app_bytes_match(chunk, 4, type);
}

static const char *read_png(app_picture_header *header, app_bytes file)
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
        if (is_chunk(chunk, "eXIf"))
            header->exif = app_bytes_part(chunk, 8, chunk.size - CHUNK_FRAME);
        if (is_chunk(chunk, "IEND")) {
            header->cut_short = false;
            break;
        }
    }
    return NULL;
}

/* ---- JPEG (ITU-T T.81, annex B): segments that begin with 0xff and a marker, entropy-coded data between some of them ---- */

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

static const char *read_jpeg(app_picture_header *header, app_bytes file)
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

/* ---- WebP (RFC 9649): RIFF chunks, the first of which tells the size in one of three ways ---- */

enum { FIRST_CHUNK = 12, FIRST_BODY = 20, ANIMATION = 0x02 };

/* The body of the chunk of that type; empty where there is none. */
static app_bytes find_chunk(app_bytes file, const char *type)
{
    size_t size;
    for (size_t at = FIRST_CHUNK; app_bytes_hold(file, at, 8); at += 8 + size + (size & 1)) {
        size = app_bytes_little(file, at + 4, 4);
        if (app_bytes_match(file, at, type))
            return app_bytes_part(file, at + 8, size);
    }
    return (app_bytes){NULL, 0};
}

static const char *read_webp(app_picture_header *header, app_bytes file)
{
    header->cut_short = !app_bytes_hold(file, 8, app_bytes_little(file, 4, 4));
    header->photograph = find_chunk(file, "VP8 ").size > 0; /* the other way is without losses */
    if (!app_bytes_hold(file, FIRST_BODY, 10))
        return header->cut_short ? NULL : "the WebP is damaged";
    if (app_bytes_match(file, FIRST_CHUNK, "VP8 ")) {
        header->width = app_bytes_little(file, FIRST_BODY + 6, 2) & 0x3fff;
        header->height = app_bytes_little(file, FIRST_BODY + 8, 2) & 0x3fff;
    } else if (app_bytes_match(file, FIRST_CHUNK, "VP8L")) {
        uint32_t sides = app_bytes_little(file, FIRST_BODY + 1, 4);
        header->width = (sides & 0x3fff) + 1;
        header->height = (sides >> 14 & 0x3fff) + 1;
    } else if (app_bytes_at(file, FIRST_BODY) & ANIMATION) {
        return "an animated WebP, which cannot be shown";
    } else {
        header->width = app_bytes_little(file, FIRST_BODY + 4, 3) + 1;
        header->height = app_bytes_little(file, FIRST_BODY + 7, 3) + 1;
        header->exif = find_chunk(file, "EXIF");
    }
    return NULL;
}

/* ---- GIF (CompuServe, version 89a): a screen, then blocks; the data of a block are sub-blocks of a length byte and that many bytes, up to one of length 0 ---- */

enum { SCREEN = 6, BLOCKS = 13, EXTENSION = '!', FRAME_BLOCK = ',' };

/* The bytes of the colour table that the flags announce. */
static size_t colour_bytes(int flags)
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

static const char *read_gif(app_picture_header *header, app_bytes file)
{
    header->cut_short = true;
    size_t at = BLOCKS + colour_bytes(app_bytes_at(file, SCREEN + 4));
    while (app_bytes_at(file, at) == EXTENSION) {
        at += 2;
        if (!skip_data(&at, file))
            return NULL;
    }
    if (!app_bytes_hold(file, at, 10))
        return NULL;
    if (app_bytes_at(file, at) != FRAME_BLOCK)
        return "the GIF holds no picture";
    header->width = app_bytes_little(file, at + 5, 2);
    header->height = app_bytes_little(file, at + 7, 2);
    at += 11 + colour_bytes(
                   app_bytes_at(file, at + 9)); /* a byte of code size follows the colour_bytes */
    header->cut_short = !skip_data(&at, file);
    return NULL;
}

/* ---- BMP: a file header of 14 bytes, then one of two kinds of picture header (Microsoft's BITMAPCOREHEADER, or BITMAPINFOHEADER and those that extend it) ---- */

enum { PIXELS_AT = 10, INFO_AT = 14, CORE = 12, BITFIELDS = 3, ALPHA_BITFIELDS = 6 };

static const char *read_bmp(app_picture_header *header, app_bytes file)
{
    bool core = app_bytes_little(file, INFO_AT, 4) == CORE;
    header->cut_short = true;
    if (!app_bytes_hold(file, INFO_AT, core ? 12 : 20))
        return NULL;
    size_t side = core ? 2 : 4;
    uint32_t width = app_bytes_little(file, INFO_AT + 4, (int)side);
    uint32_t height = app_bytes_little(file, INFO_AT + 4 + side, (int)side);
    if (!core && height > INT32_MAX)
        height = 0 - height; /* negative: rows from the top down */
    header->width = width;
    header->height = height;

    uint32_t packing = core ? 0 : app_bytes_little(file, INFO_AT + 16, 4);
    bool packed = packing != 0 && packing != BITFIELDS && packing != ALPHA_BITFIELDS;
    uint64_t bits = app_bytes_little(file, INFO_AT + (core ? 10 : 14), 2);
    uint64_t row = (width * bits + 31) / 32 * 4;
    size_t pixels = app_bytes_little(file, PIXELS_AT, 4);
    header->cut_short =
        pixels >= file.size || (!packed && row > 0 && height > (file.size - pixels) / row);
    return NULL;
}

/* ---- SVG, as far as the tag of its outermost element: nothing else in the text bears on the size ---- */

typedef struct unit {
    const char *name;
    double pixels;
} unit;

/* At 96 pixels an inch, as CSS has it. Units that depend on a font or a window are not here. */
static const unit units[] = {
    {"", 1},           {"px", 1},         {"pt", 96.0 / 72}, {"pc", 16},
    {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96},
};
enum { UNITS = sizeof units / sizeof *units };

/* Of a side in pixels: a drawing of any size can be enlarged, but not out of nothing. */
static const double LEAST = 1e-3;

static bool is_blank(int c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static size_t skip_blanks(app_bytes text, size_t at)
{
    while (is_blank(app_bytes_at(text, at)))
        at++;
    return at;
}

/* Past the next such text, or the end. */
static size_t after(app_bytes text, size_t at, const char *wanted)
{
    while (at < text.size && !app_bytes_match(text, at, wanted))
        at++;
    return at < text.size ? at + strlen(wanted) : text.size;
}

/* A document type may have declarations of its own between brackets. */
static size_t after_doctype(app_bytes text, size_t at)
{
    while (at < text.size && app_bytes_at(text, at) != '>')
        at = app_bytes_at(text, at) == '[' ? after(text, at, "]") : at + 1;
    return at + 1;
}

/* Where the outermost element begins. */
static size_t find_root(app_bytes text)
{
    size_t at = app_bytes_match(text, 0, "\xef\xbb\xbf") ? 3 : 0;
    for (;;) {
        at = skip_blanks(text, at);
        if (app_bytes_match(text, at, "<?"))
            at = after(text, at, "?>");
        else if (app_bytes_match(text, at, "<!--"))
            at = after(text, at, "-->");
        else if (app_bytes_match(text, at, "<!"))
            at = after_doctype(text, at);
        else
            return at;
    }
}

/* True where the text's outermost element is <svg>. */
static bool is_svg(app_bytes file)
{
    size_t at = find_root(file);
    int next = app_bytes_at(file, at + 4);
    return app_bytes_match(file, at, "<svg") && (is_blank(next) || next == '>' || next == '/');
}

/* The attribute's value in the tag whose attributes begin at `at`; empty where it has none. */
static app_bytes find_attribute(app_bytes text, size_t at, const char *name)
{
    while (at < text.size) {
        at = skip_blanks(text, at);
        bool found = app_bytes_match(text, at, name);
        size_t name_end = at + strlen(name);
        while (at < text.size && !is_blank(text.data[at]) && !strchr("=/>", text.data[at]))
            at++;
        found = found && at == name_end;
        at = skip_blanks(text, at);
        if (app_bytes_at(text, at) != '=')
            break;
        at = skip_blanks(text, at + 1);
        char quote[2] = {(char)app_bytes_at(text, at), '\0'};
        if (quote[0] != '"' && quote[0] != '\'')
            break;
        size_t end = after(text, at + 1, quote);
        if (found)
            return app_bytes_part(text, at + 1, end - at - 2);
        at = end;
    }
    return (app_bytes){NULL, 0};
}

/* Not strtod: that one reads a decimal comma in some languages. */
static bool take_number(app_bytes text, size_t *at, double *out)
{
    size_t start = *at;
    double value = 0;
    while (is_digit(app_bytes_at(text, *at)))
        value = value * 10 + (app_bytes_at(text, (*at)++) - '0');
    if (app_bytes_at(text, *at) == '.') {
        ++*at;
        for (double place = 0.1; is_digit(app_bytes_at(text, *at)); place /= 10)
            value += place * (app_bytes_at(text, (*at)++) - '0');
    }
    *out = value;
    return *at > start;
}

/* A length in pixels; false where it is none, or in a unit that means nothing here. */
static bool read_length(app_bytes text, double *out)
{
    size_t at = skip_blanks(text, 0);
    if (!take_number(text, &at, out))
        return false;
    size_t end = text.size;
    while (end > at && is_blank(text.data[end - 1]))
        end--;
    for (int i = 0; i < UNITS; i++) {
        if (end - at != strlen(units[i].name) || !app_bytes_match(text, at, units[i].name))
            continue;
        *out *= units[i].pixels;
        return *out >= LEAST;
    }
    return false;
}

/* "left top width height"; only the last two matter, but the others may be negative. */
static bool read_view_box(app_bytes text, double *width, double *height)
{
    double values[4];
    size_t at = 0;
    for (int i = 0; i < 4; i++) {
        while (is_blank(app_bytes_at(text, at)) || app_bytes_at(text, at) == ',')
            at++;
        if (i < 2 && app_bytes_at(text, at) == '-')
            at++;
        if (!take_number(text, &at, &values[i]))
            return false;
    }
    *width = values[2];
    *height = values[3];
    return *width >= LEAST && *height >= LEAST;
}

static const char *read_svg(app_picture_header *header, app_bytes file)
{
    size_t at = find_root(file) + strlen("<svg");
    header->cut_short = after(file, at, "</svg") == file.size;
    double width, height;
    bool known = (read_length(find_attribute(file, at, "width"), &width) &&
                  read_length(find_attribute(file, at, "height"), &height)) ||
                 read_view_box(find_attribute(file, at, "viewBox"), &width, &height);
    if (!known)
        return header->cut_short ? NULL : "the SVG gives neither width and height nor a viewBox";
    header->width = width;
    header->height = height;
    return NULL;
}

/* ---- All formats ---- */

typedef struct format {
    bool (*is)(app_bytes file);
    const char *(*read)(app_picture_header *header, app_bytes file);
} format;

static bool is_png(app_bytes file)
{
    return app_bytes_match(file, 0, "\x89PNG\r\n\x1a\n");
}

static bool is_jpeg(app_bytes file)
{
    return app_bytes_match(file, 0, "\xff\xd8\xff");
}

static bool is_webp(app_bytes file)
{
    return app_bytes_match(file, 0, "RIFF") && app_bytes_match(file, 8, "WEBPVP8");
}

static bool is_gif(app_bytes file)
{
    return app_bytes_match(file, 0, "GIF87a") || app_bytes_match(file, 0, "GIF89a");
}

/* "BM" alone may begin a text: the size of the second header tells. */
static bool is_bmp(app_bytes file)
{
    uint32_t size = app_bytes_little(file, 14, 4);
    return app_bytes_match(file, 0, "BM") && (size == 12 || (size >= 40 && size <= 124));
}

static const format formats[] = {
    [APP_PICTURE_PNG] = {is_png, read_png},    [APP_PICTURE_JPEG] = {is_jpeg, read_jpeg},
    [APP_PICTURE_WEBP] = {is_webp, read_webp}, [APP_PICTURE_GIF] = {is_gif, read_gif},
    [APP_PICTURE_BMP] = {is_bmp, read_bmp},    [APP_PICTURE_SVG] = {is_svg, read_svg},
};
enum { FORMATS = sizeof formats / sizeof *formats };

sw_status app_picture_header_read(app_picture_header *out, app_bytes file, sw_error *error)
{
    if (file.size == 0)
        return sw_fail(error, SW_BAD_INPUT, "the file is empty");
    for (int i = 0; i < FORMATS; i++) {
        if (!formats[i].is(file))
            continue;
        app_picture_header header = {.format = (app_picture_format)i};
        const char *problem = formats[i].read(&header, file);
        if (!problem && header.cut_short && header.width == 0 && header.height == 0)
            problem = "the picture is cut short";
        if (problem)
            return sw_fail_plain(error, SW_BAD_INPUT, 0, problem);
        *out = header;
        return SW_OK;
    }
    return sw_fail(error, SW_BAD_INPUT, "not a PNG, JPEG, WebP, GIF, BMP or SVG picture");
}

/* ---- EXIF: which way up a photo is ---- */

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
