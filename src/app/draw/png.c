/* A picture as a PNG file. It is encoded in memory first: SDL_image says nothing about writes that
 * fail. */
#include "draw/png.h"

#include "base/array.h"
#include "os/file.h"

#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

/* What the encoder writes into. */
typedef struct memory {
    char *data;
    size_t length, capacity;
    bool failed;
} memory;

static size_t SDLCALL add(SDL_RWops *stream, const void *data, size_t size, size_t count)
{
    memory *out = stream->hidden.unknown.data1;
    size_t length = size * count;
    if (!sw_array_reserve(&out->data, &out->capacity, out->length + length, 1)) {
        out->failed = true;
        return 0;
    }
    memcpy(out->data + out->length, data, length);
    out->length += length;
    return count;
}

static Sint64 SDLCALL cannot_seek(SDL_RWops *stream, Sint64 offset, int whence)
{
    (void)offset;
    memory *out = stream->hidden.unknown.data1;
    return whence == RW_SEEK_CUR ? (Sint64)out->length : -1;
}

static Sint64 SDLCALL length_of(SDL_RWops *stream)
{
    memory *out = stream->hidden.unknown.data1;
    return (Sint64)out->length;
}

static size_t SDLCALL cannot_read(SDL_RWops *stream, void *data, size_t size, size_t count)
{
    (void)stream, (void)data, (void)size, (void)count;
    return 0;
}

static int SDLCALL close_stream(SDL_RWops *stream)
{
    SDL_FreeRW(stream);
    return 0;
}

static sw_status encode(memory *out, SDL_Surface *picture, sw_error *error)
{
    SDL_RWops *stream = SDL_AllocRW();
    if (!stream)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
    stream->type = SDL_RWOPS_UNKNOWN;
    stream->hidden.unknown.data1 = out;
    stream->write = add;
    stream->seek = cannot_seek;
    stream->size = length_of;
    stream->read = cannot_read;
    stream->close = close_stream;
    if (IMG_SavePNG_RW(picture, stream, 1) != 0)
        return sw_fail(error, SW_IO, "cannot encode the picture: %s", SDL_GetError());
    return out->failed ? sw_fail(error, SW_NO_MEMORY, "no memory for the picture") : SW_OK;
}

sw_status app_png_save(SDL_Surface *picture, const char *path, sw_error *error)
{
    memory encoded = {0};
    sw_status status = encode(&encoded, picture, error);
    if (status == SW_OK)
        status = os_file_replace(path, encoded.data, encoded.length, error);
    free(encoded.data);
    return status;
}
