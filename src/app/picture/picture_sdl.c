/* Pictures through SDL_image. */
#include "picture/picture_decode.h"

#include <SDL_image.h>
#include <string.h>

void app_picture_load_libraries(void)
{
    IMG_Init(IMG_INIT_WEBP);
}

static SDL_Surface *read_format(app_picture_format format, SDL_RWops *stream, int longest)
{
    switch (format) {
    case APP_PICTURE_WEBP:
        return IMG_LoadWEBP_RW(stream);
    case APP_PICTURE_GIF:
        return IMG_LoadGIF_RW(stream);
    case APP_PICTURE_BMP:
        return IMG_LoadBMP_RW(stream);
    case APP_PICTURE_SVG:
        return IMG_LoadSizedSVG_RW(stream, longest, longest);
    default:
        return NULL; /* not of SDL_image's */
    }
}

sw_status app_picture_decode_by_sdl(SDL_Surface **out, app_picture_format format, app_bytes file,
                                    int longest, sw_error *error)
{
    SDL_RWops *stream = SDL_RWFromConstMem(file.data, (int)file.size);
    if (!stream)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
    SDL_ClearError();
    SDL_Surface *picture = read_format(format, stream, longest);
    SDL_RWclose(stream);
    if (picture && picture->w > 0 && picture->h > 0) {
        *out = picture;
        return SW_OK;
    }
    SDL_FreeSurface(picture);
    if (strcmp(SDL_GetError(), "Out of memory") == 0)
        return sw_fail(error, SW_NO_MEMORY, "the picture needs too much memory to decode");
    return sw_fail(error, SW_BAD_INPUT, "the picture is damaged: it cannot be decoded");
}
