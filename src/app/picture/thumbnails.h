#ifndef APP_THUMBNAILS_H
#define APP_THUMBNAILS_H

#include "os/paths.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* Thumbnails kept in a folder, so that each picture is decoded for one once only. The folder holds so much
 * at most; what was not used for longest goes first. It may vanish at any time, or not be writable: then
 * thumbnails are made anew. For one thread. */
enum { APP_THUMBNAILS_BYTES = 32 << 20 };

typedef struct app_thumbnails {
    char folder[OS_PATH_SIZE]; /* "": nothing is kept */
    uint64_t most;             /* bytes */
    uint64_t bytes;            /* that are there, as far as is known; */
    bool counted;              /* whether it is */
} app_thumbnails;

/* NULL or a path that is too long: nothing is kept. */
void app_thumbnails_init(app_thumbnails *all, const char *folder, uint64_t most);

/* The name is the state of a file and the thumbnail's size: picture/picture_key.h. NULL where there is
 * none. */
SDL_Surface *app_thumbnails_read(app_thumbnails *all, uint64_t key, int longest);
void app_thumbnails_keep(app_thumbnails *all, uint64_t key, const SDL_Surface *picture);

#endif
