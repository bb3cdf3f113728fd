/* Copying pictures that are played. */
#include "picture/copies.h"

#include "base/utf8.h"
#include "os/file.h"
#include "os/paths.h"
#include "picture/jpeg.h"
#include "picture/picture_header.h"
#include "picture/png.h"
#include "text/picture_name.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUALITY = 92, STEM_SIZE = 100 };

static const char *base_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The file's name without its ending; not too long, and not hidden. */
static void take_stem(char out[STEM_SIZE], const char *path)
{
    const char *base = base_of(path);
    size_t stem = app_picture_stem(base), length = stem ? stem : strlen(base);
    length = sw_utf8_fit(base, length, STEM_SIZE - 1);
    memcpy(out, base, length);
    out[length] = '\0';
    if (out[0] == '.')
        out[0] = '_';
}

static bool is_in(const char *folder, const char *path)
{
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/' &&
           base_of(path) == path + length + 1;
}

static sw_status write_copy(const char *path, const SDL_Surface *picture, bool photograph,
                            sw_error *error)
{
    uint8_t *data;
    size_t size;
    bool made = photograph ? app_jpeg_encode(&data, &size, picture, QUALITY)
                           : app_png_encode(&data, &size, picture);
    if (!made)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
    sw_status status = os_file_replace(path, (const char *)data, size, error);
    free(data);
    return status;
}

static sw_status keep(const char *folder, const char *name, const SDL_Surface *picture,
                      bool photograph, sw_error *error)
{
    char path[OS_PATH_SIZE];
    sw_status status = os_folder_make(folder, error);
    if (status == SW_OK)
        status = os_path_join(path, sizeof path, folder, name, error);
    if (status != SW_OK || os_file_exists(path))
        return status;
    return write_copy(path, picture, photograph, error);
}

sw_status app_copies_keep(char out[GAME_PICTURE_SIZE], const char *folder, const char *path,
                          uint64_t key, const SDL_Surface *picture, bool photograph,
                          sw_error *error)
{
    char stem[STEM_SIZE], name[STEM_SIZE + 32];
    if (is_in(folder, path)) { /* a copy already */
        int length = snprintf(out, GAME_PICTURE_SIZE, "own/%s", base_of(path));
        return length < GAME_PICTURE_SIZE ? SW_OK
                                          : sw_fail(error, SW_LIMIT, "the path is too long");
    }
    take_stem(stem, path);
    snprintf(name, sizeof name, "%s-%016" PRIx64 ".%s", stem, key, photograph ? "jpg" : "png");
    sw_status status = keep(folder, name, picture, photograph, error);
    if (status == SW_OK)
        snprintf(out, GAME_PICTURE_SIZE, "own/%s", name);
    return status;
}

sw_status app_copies_check(const char *data, size_t size, sw_error *error)
{
    app_picture_header header;
    const app_bytes file = {(const uint8_t *)data, size};
    sw_status status = app_picture_header_read(&header, file, error);
    if (status != SW_OK)
        return status;
    if (header.format != APP_PICTURE_JPEG && header.format != APP_PICTURE_PNG)
        return sw_fail(error, SW_BAD_INPUT, "expected a JPEG or a PNG picture");
    if (header.cut_short)
        return sw_fail(error, SW_BAD_INPUT, "the picture is cut short");
    if (header.width < 1 || header.height < 1 || header.width > APP_COPY_PIXELS ||
        header.height > APP_COPY_PIXELS)
        return sw_fail(error, SW_BAD_INPUT, "expected at most %d pixels a side", APP_COPY_PIXELS);
    return SW_OK;
}
