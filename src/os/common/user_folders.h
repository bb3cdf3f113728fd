#ifndef OS_USER_FOLDERS_H
#define OS_USER_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

/* What a desktop wrote down about the player's folders: config/user-dirs.dirs, as xdg-user-dirs leaves
 * it (https://www.freedesktop.org/wiki/Software/xdg-user-dirs/). `key` is such as "XDG_PICTURES_DIR".
 * False where the file does not say it, or not in a way that can be understood; out is then undefined. */
bool os_user_folder(char *out, size_t size, const char *key, const char *config, const char *home);

#endif
