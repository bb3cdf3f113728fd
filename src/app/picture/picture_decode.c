/* A picture's pixels through the libraries of a desktop. */
#include "picture/picture_decode.h"

#include "picture/jpeg.h"
#include "picture/picture_pixels.h"
#include "picture/png.h"

/* A JPEG comes twice as large as is wanted or more, and is scaled to the rest: that looks the same as if
 * all of it had been decoded. */
sw_status app_picture_decode(SDL_Surface **out, app_picture_header *header, app_bytes file,
                             int longest, sw_error *error)
{
    int width = (int)header->width, height = (int)header->height, side = SDL_max(width, height);
    if (header->format == APP_PICTURE_JPEG)
        return app_jpeg_decode(out, file, 2 * longest, error);
    if (header->format == APP_PICTURE_PNG)
        return app_png_decode(out, file, app_picture_shrunk(width, side, longest),
                              app_picture_shrunk(height, side, longest), error);
    return app_picture_decode_by_sdl(out, header->format, file, longest, error);
}
