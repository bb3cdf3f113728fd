#ifndef APP_GALLERY_H
#define APP_GALLERY_H

#include "base/status.h"
#include "game/look.h"
#include "picture/decoder.h"

#include <stdbool.h>
#include <stddef.h>

/* The pictures that can be played with: the bundled ones, then the player's own. */

enum { APP_GALLERY_MAX = 20, APP_GALLERY_NAME_SIZE = GAME_PICTURE_SIZE };

typedef struct app_gallery_entry {
    char name[APP_GALLERY_NAME_SIZE]; /* a bundled picture's name, or an absolute path */
    char title[64];
    bool bundled;
    bool loaded;              /* its thumbnail is in its slot */
    bool failed;              /* it could not be read */
    app_decode_ticket ticket; /* its thumbnail is on its way; 0: it is not */
} app_gallery_entry;

typedef struct app_gallery {
    char folder[4096]; /* of the bundled pictures, */
    char copies[4096]; /* and of the copies of those that were played; "": there are none */
    app_gallery_entry *entries; /* owned, APP_GALLERY_MAX of them */
    int count;
} app_gallery;

/* Lists assets/pictures and then the player's picture folder (may be NULL or missing). */
sw_status app_gallery_create(app_gallery *out, const char *assets, const char *own_folder,
                             sw_error *error);
void app_gallery_deinit(app_gallery *gallery);

/* The entry's index, or -1. */
int app_gallery_find(const app_gallery *gallery, const char *name);

/* Adds the player's own picture, or finds it; when the list is full the last one makes room. */
int app_gallery_add(app_gallery *gallery, const char *path);

/* The file of a picture's name. */
sw_status app_gallery_path(const app_gallery *gallery, const char *name, char *out, size_t size,
                           sw_error *error);

#endif
