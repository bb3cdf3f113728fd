#ifndef APP_PICTURE_NAME_H
#define APP_PICTURE_NAME_H

#include <stddef.h>

/* Pictures by their names: a bundled one has a plain name, the player's own one is an absolute
 * path, or own/STEM-KEY.jpg (picture_key.h) where it was copied. */

/* The length of a file's name without the ending of a picture; 0 where it has none. */
size_t app_picture_stem(const char *name);

/* "lake-at-dusk" or "/home/me/Lake at dusk.jpg" as a player reads it. */
void app_picture_title(const char *name, char *out, size_t size);

#endif
