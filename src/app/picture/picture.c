/* A picture from its file, upright and scaled. */
#include "picture/picture.h"

#include "os/map.h"
#include "os/seal.h"
#include "picture/picture_decode.h"
#include "picture/picture_pixels.h"

static sw_status check_size(const app_picture_header *header, sw_error *error)
{
    double width = header->width, height = header->height;
    bool drawn = header->format == APP_PICTURE_SVG; /* sharp at any size */
    if (!drawn && (width < APP_PICTURE_MIN_SIDE || height < APP_PICTURE_MIN_SIDE))
        return sw_fail(error, SW_BAD_INPUT, "the picture is %.0fx%.0f, too small: %dx%d at least",
                       width, height, APP_PICTURE_MIN_SIDE, APP_PICTURE_MIN_SIDE);
    if (width > APP_PICTURE_MAX_SIDE || height > APP_PICTURE_MAX_SIDE)
        return sw_fail(error, SW_BAD_INPUT, "the picture is %.0fx%.0f, too large: %dx%d at most",
                       width, height, APP_PICTURE_MAX_SIDE, APP_PICTURE_MAX_SIDE);
    if (width * height > APP_PICTURE_MAX_PIXELS)
        return sw_fail(error, SW_BAD_INPUT,
                       "the picture is %.0fx%.0f, too large: %d million pixels at most", width,
                       height, APP_PICTURE_MAX_PIXELS / 1000000);
    return SW_OK;
}

/* SDL_image rounds the sides of a drawing up. A last row or column that is covered in part only
 * would show as a line: it is left out. */
static SDL_Rect whole_part(const SDL_Surface *picture, const app_picture_header *header,
                           int longest)
{
    SDL_Rect part = {0, 0, picture->w, picture->h};
    if (header->format != APP_PICTURE_SVG)
        return part;
    double scale = longest / SDL_max(header->width, header->height);
    int width = (int)(header->width * scale + 0.01);
    int height = (int)(header->height * scale + 0.01);
    if (part.w > 1 && part.w == width + 1)
        part.w = width;
    if (part.h > 1 && part.h == height + 1)
        part.h = height;
    return part;
}

/* Scales *picture and turns it upright, in this order for speed. Both steps replace it. */
static sw_status finish(SDL_Surface **picture, const app_picture_header *header, int longest,
                        sw_error *error)
{
    SDL_Surface *source = *picture;
    SDL_Rect part = whole_part(source, header, longest);
    int side = SDL_max(part.w, part.h);
    *picture = app_picture_resample(source, part, app_picture_shrunk(part.w, side, longest),
                                    app_picture_shrunk(part.h, side, longest));
    SDL_FreeSurface(source);
    int orientation = app_picture_orientation(header->exif);
    if (*picture && orientation > 1) {
        source = *picture;
        *picture = app_picture_turn(source, orientation);
        SDL_FreeSurface(source);
    }
    return *picture ? SW_OK : sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
}

static sw_status load(SDL_Surface **out, bool *photograph, app_bytes file, int longest,
                      sw_error *error)
{
    app_picture_header header;
    sw_status status = app_picture_header_read(&header, file, error);
    if (status == SW_OK)
        status = check_size(&header, error);
    if (status == SW_OK && header.cut_short)
        status = sw_fail(error, SW_BAD_INPUT, "the picture is cut short");
    if (status != SW_OK)
        return status;

    SDL_Surface *picture = NULL;
    status = app_picture_decode(&picture, &header, file, longest, error);
    if (status == SW_OK)
        status = finish(&picture, &header, longest, error);
    if (status != SW_OK)
        return status;
    *out = picture;
    *photograph = header.photograph;
    return SW_OK;
}

/* Libraries that are loaded once they are needed must be there before. */
static void seal(void)
{
    app_picture_load_libraries();
    os_seal();
}

static sw_status load_file(SDL_Surface **out, bool *photograph, const char *path, int longest,
                           bool sealed, sw_error *error)
{
    os_map file;
    sw_status status = os_map_open(&file, path, APP_PICTURE_MAX_BYTES, error);
    if (status == SW_LIMIT)
        return sw_fail(error, SW_BAD_INPUT, "the file is too large: %d MB at most",
                       APP_PICTURE_MAX_BYTES >> 20);
    if (status != SW_OK)
        return status;
    if (sealed)
        seal();
    status = load(out, photograph, (app_bytes){file.data, file.size}, longest, error);
    os_map_close(&file);
    return status;
}

sw_status app_picture_load_kind(SDL_Surface **out, bool *photograph, const char *path, int longest,
                                sw_error *error)
{
    return load_file(out, photograph, path, longest, false, error);
}

sw_status app_picture_load_sealed(SDL_Surface **out, bool *photograph, const char *path,
                                  int longest, sw_error *error)
{
    return load_file(out, photograph, path, longest, true, error);
}

sw_status app_picture_load(SDL_Surface **out, const char *path, int longest, sw_error *error)
{
    bool photograph;
    return app_picture_load_kind(out, &photograph, path, longest, error);
}
