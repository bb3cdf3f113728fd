#ifndef APP_FONT_FILES_H
#define APP_FONT_FILES_H

#include "base/status.h"
#include "draw/style.h"
#include "os/paths.h"

#include <SDL.h>

/* Where the fonts lie: the text's own faces, then those that are asked for the characters that these do
 * not have, in this order. */
enum { APP_FONT_FALLBACKS = 3, APP_FONT_FILES = APP_FONTS + APP_FONT_FALLBACKS };

typedef struct app_font_files {
    char path[APP_FONT_FILES][OS_PATH_SIZE]; /* "": there is none */
    char *data[APP_FONT_FILES];              /* what was read of it; owned */
    size_t size[APP_FONT_FILES];
} app_font_files;

/* Looks in `folder`, which came with the program (NULL: none), then where systems keep their fonts.
 * SW_NOT_FOUND, naming the package, where one is missing that the game cannot do without. */
sw_status app_font_files_find(app_font_files *out, const char *folder, sw_error *error);

/* The file as a stream, which must end before `files`. A font is read in many small pieces, again for each
 * size, so that it is kept in memory; those of some megabytes are not. NULL where it cannot be read. */
SDL_RWops *app_font_files_open(app_font_files *files, int file);

void app_font_files_deinit(app_font_files *files);

#endif
