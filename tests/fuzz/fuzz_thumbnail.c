/* A thumbnail that anybody may have written: it is decoded within its size, or its file is removed. */
#include "picture/thumbnails.h"
#include "scratch_file.h"

enum { KEY = 0x1234, LONGEST = 64 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    app_thumbnails all;
    scratch_open("0000000000001234.jpg");
    scratch_write(data, size);
    app_thumbnails_init(&all, scratch_folder, 1 << 20);
    SDL_Surface *picture = app_thumbnails_read(&all, KEY, LONGEST);
    REQUIRE(picture || access(scratch_path, F_OK) != 0);
    if (picture)
        REQUIRE(picture->w > 0 && picture->w <= LONGEST && picture->h > 0 && picture->h <= LONGEST);
    SDL_FreeSurface(picture);
    return 0;
}
