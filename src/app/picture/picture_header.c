/* Which format a picture has, and what its header says. */
#include "picture/picture_header.h"

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
    [APP_PICTURE_PNG] = {is_png, app_picture_png_read},
    [APP_PICTURE_JPEG] = {is_jpeg, app_picture_jpeg_read},
    [APP_PICTURE_WEBP] = {is_webp, app_picture_webp_read},
    [APP_PICTURE_GIF] = {is_gif, app_picture_gif_read},
    [APP_PICTURE_BMP] = {is_bmp, app_picture_bmp_read},
    [APP_PICTURE_SVG] = {app_picture_is_svg, app_picture_svg_read},
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
