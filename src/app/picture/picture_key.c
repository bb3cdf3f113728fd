/* Names for one state of a picture file. */
#include "picture/picture_key.h"

#include "os/file.h"
#include "text/picture_name.h"

#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

uint64_t app_picture_key(const char *path, int longest)
{
    os_file_stamp stamp;
    if (!os_file_stamp_take(&stamp, path))
        return 0;
    const uint64_t facts[] = {stamp.size, (uint64_t)stamp.changed_ns, (uint64_t)longest};
    return XXH3_64bits_withSeed(facts, sizeof facts, XXH3_64bits(path, strlen(path)));
}

bool app_picture_key_of_copy(uint64_t *out, const char *name)
{
    char digits[APP_PICTURE_KEY_DIGITS + 1];
    size_t stem = app_picture_stem(name);
    if (stem <= APP_PICTURE_KEY_DIGITS || name[stem - APP_PICTURE_KEY_DIGITS - 1] != '-')
        return false;
    memcpy(digits, name + stem - APP_PICTURE_KEY_DIGITS, APP_PICTURE_KEY_DIGITS);
    digits[APP_PICTURE_KEY_DIGITS] = '\0';
    if (strspn(digits, "0123456789abcdef") != APP_PICTURE_KEY_DIGITS)
        return false;
    *out = strtoull(digits, NULL, 16);
    return true;
}
