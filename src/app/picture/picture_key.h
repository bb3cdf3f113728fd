#ifndef APP_PICTURE_KEY_H
#define APP_PICTURE_KEY_H

#include <stdbool.h>
#include <stdint.h>

/* A number for one state of a picture file, seen at one size: XXH3 of its path, its length in bytes, the
 * time of its last change, and `longest` pixels. Thumbnails and copies are named by it. 0: there is no
 * such file. */
uint64_t app_picture_key(const char *path, int longest);

/* 16 digits, as such a number stands in a file's name. */
enum { APP_PICTURE_KEY_DIGITS = 16 };

/* The number in a copy's name, which ends in "-", the digits and the format's ending; false where it has
 * none. */
bool app_picture_key_of_copy(uint64_t *out, const char *name);

#endif
