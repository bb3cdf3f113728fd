#ifndef APP_GALLERY_H
#define APP_GALLERY_H

#include "base/status.h"
#include "game/look.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The pictures that can be played with, as many as there are: the bundled ones, then the player's own: those
 * of the player's folder, the copies of those that were played from elsewhere, and those that were opened. */

typedef struct app_gallery_entry {
    char *name; /* owned; as in game_look, shorter than GAME_PICTURE_SIZE */
    char title[64];
    uint64_t
        key; /* of a file's state (picture_key.h), which a copy of it is named by; 0: it is none */
    bool bundled;
    bool opened; /* by the player, wherever it lies */
    bool failed; /* it could not be read */
} app_gallery_entry;

typedef struct app_gallery {
    char folder[4096];          /* of the bundled pictures */
    char own[4096];             /* of the player's pictures; "": there is none */
    char copies[4096];          /* of copies of pictures that were played; "": there is none */
    app_gallery_entry *entries; /* owned */
    int count;
    size_t capacity;
    int bundled; /* how many of them are */
} app_gallery;

/* Lists assets/pictures. `own` and `copies`, which may be NULL or missing, are kept and listed as well. */
sw_status app_gallery_create(app_gallery *out, const char *assets, const char *own,
                             const char *copies, sw_error *error);
void app_gallery_deinit(app_gallery *gallery);

/* Lists the player's folders once more: files come and go, and are mended. */
void app_gallery_refresh(app_gallery *gallery);

/* The entry's index, or -1. */
int app_gallery_find(const app_gallery *gallery, const char *name);

/* Adds the player's own picture, or finds it; -1 where memory ran out or the path is too long. */
int app_gallery_add(app_gallery *gallery, const char *path);

/* Finds the file of a picture's name, which may come from a stranger's replay: a bundled picture's, a copy's,
 * or that of a file below the player's folders or among the entries. SW_NOT_FOUND for any other. */
sw_status app_gallery_path(const app_gallery *gallery, const char *name, char *out, size_t size,
                           sw_error *error);

#endif
