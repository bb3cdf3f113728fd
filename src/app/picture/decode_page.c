/* A page decodes by itself: its browser lets it reach nothing else. */
#include "picture/decode_apart.h"

#include "picture/picture.h"

sw_status app_decode_apart(SDL_Surface **out, bool *photograph, const app_decode_order *order,
                           sw_error *error)
{
    return app_picture_load_kind(out, photograph, order->path, order->longest, error);
}
