/* What the game itself reads of a picture file; the decoders are other people's. */
#include "picture/picture_header.h"
#include "require.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void copy_png(app_bytes file)
{
    uint8_t *plain = malloc(file.size);
    size_t used = 0;
    if (plain && app_picture_png_plain(plain, &used, file, NULL) == SW_OK)
        REQUIRE(used <= file.size);
    free(plain);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    app_bytes file = {data, size};
    app_picture_header header;
    sw_error error = {0};
    if (app_picture_header_read(&header, file, &error) != SW_OK) {
        REQUIRE(error.message[0] != '\0');
    } else {
        REQUIRE(header.width >= 0 && header.height >= 0);
        REQUIRE(header.exif.size <= size);
        int orientation = app_picture_orientation(header.exif);
        REQUIRE(orientation >= 1 && orientation <= 8);
        if (header.format == APP_PICTURE_PNG)
            copy_png(file);
    }
    int orientation = app_picture_orientation(file); /* as if all of it were the EXIF block */
    REQUIRE(orientation >= 1 && orientation <= 8);
    return 0;
}
