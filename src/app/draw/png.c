/* A picture as a PNG file. */
#include "draw/png.h"

#include "os/file.h"
#include "picture/png.h"

#include <stdlib.h>

sw_status app_png_save(SDL_Surface *picture, const char *path, sw_error *error)
{
    uint8_t *data = NULL;
    size_t size = 0;
    SDL_Surface *pixels = SDL_ConvertSurfaceFormat(picture, SDL_PIXELFORMAT_RGBA32, 0);
    bool encoded = pixels && app_png_encode(&data, &size, pixels);
    SDL_FreeSurface(pixels);
    if (!encoded)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
    sw_status status = os_file_replace(path, (const char *)data, size, error);
    free(data);
    return status;
}
