/* A picture's pixels from the browser, which has decoders of its own and memory beside the page's heap:
 * packaging/web/page/exchange.js. Drawings, which a browser draws in one size only, are drawn here. */
#include "picture/picture_decode.h"

#include "picture/decode_apart.h"
#include "picture/picture.h"

#include <emscripten.h>
#include <emscripten/threading.h>
#include <math.h>
#include <stdlib.h>

/* Filled by the page; the last word at the end. */
typedef struct decoded {
    uint8_t *pixels; /* NULL: it could not */
    int32_t width, height;
    _Atomic uint32_t done;
} decoded;

static void ask(decoded *answer, app_bytes file, int longest)
{
    *answer = (decoded){0};
    MAIN_THREAD_ASYNC_EM_ASM({ Module['decode']($0, $1, $2, $3); }, answer, file.data, file.size,
                             longest);
    while (!answer->done)
        emscripten_futex_wait(&answer->done, 0, INFINITY);
}

static SDL_Surface *copy_pixels(const decoded *answer)
{
    int pitch = answer->width * 4;
    SDL_Surface *copy = SDL_CreateRGBSurfaceWithFormat(0, answer->width, answer->height, 32,
                                                       SDL_PIXELFORMAT_RGBA32);
    for (int y = 0; copy && y < copy->h; y++)
        SDL_memcpy((uint8_t *)copy->pixels + (ptrdiff_t)y * copy->pitch,
                   answer->pixels + (ptrdiff_t)y * pitch, (size_t)pitch);
    return copy;
}

sw_status app_picture_decode(SDL_Surface **out, app_picture_header *header, app_bytes file,
                             int longest, sw_error *error)
{
    decoded answer;
    if (header->format == APP_PICTURE_SVG)
        return app_picture_decode_by_sdl(out, header->format, file, longest, error);
    ask(&answer, file, longest);
    if (!answer.pixels)
        return sw_fail(error, SW_BAD_INPUT, "the picture is damaged: it cannot be decoded");
    *out = copy_pixels(&answer);
    free(answer.pixels);
    header->exif = (app_bytes){NULL, 0}; /* a browser turns it upright itself */
    return *out ? SW_OK : sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
}

/* A page decodes by itself: its browser lets it reach nothing else. */
sw_status app_decode_apart(SDL_Surface **out, bool *photograph, const app_decode_order *order,
                           sw_error *error)
{
    return app_picture_load_kind(out, photograph, order->path, order->longest, error);
}
