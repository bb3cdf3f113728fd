/* What the game itself reads of a picture file; the decoders are other people's. */
#include "picture/picture_header.h"
#include "require.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

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
    }
    int orientation = app_picture_orientation(file); /* as if all of it were the EXIF block */
    REQUIRE(orientation >= 1 && orientation <= 8);
    return 0;
}
