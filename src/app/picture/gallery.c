/* The pictures that can be played with. */
#include "picture/gallery.h"

#include "base/array.h"
#include "os/file.h"
#include "os/paths.h"
#include "picture/picture_key.h"
#include "text/picture_name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static app_gallery_entry *add_entry(app_gallery *gallery, const char *name)
{
    if (strlen(name) >= GAME_PICTURE_SIZE ||
        !sw_array_reserve(&gallery->entries, &gallery->capacity, (size_t)gallery->count + 1,
                          sizeof *gallery->entries))
        return NULL;
    app_gallery_entry *entry = &gallery->entries[gallery->count];
    *entry = (app_gallery_entry){.name = strdup(name),
                                 .key = name[0] == '/' ? app_picture_key(name, 0) : 0};
    if (!entry->name)
        return NULL;
    app_picture_title(name, entry->title, sizeof entry->title);
    gallery->count++;
    return entry;
}

static sw_status list_bundled(app_gallery *gallery, sw_error *error)
{
    char **names;
    size_t count;
    sw_status status = os_folder_list(&names, &count, gallery->folder, error);
    if (status != SW_OK)
        return status;
    for (size_t i = 0; i < count; i++) {
        size_t stem = app_picture_stem(names[i]);
        if (stem == 0)
            continue;
        names[i][stem] = '\0';
        app_gallery_entry *entry = add_entry(gallery, names[i]);
        if (entry)
            entry->bundled = true;
    }
    gallery->bundled = gallery->count;
    os_folder_free(names, count);
    return SW_OK;
}

/* ---- The player's own ---- */

/* A folder may be missing or full of other things: whatever reads as a picture by its ending is
 * offered. */
static void list_folder(app_gallery *gallery, const char *folder,
                        void (*offer)(app_gallery *gallery, const char *file))
{
    char **names;
    size_t count;
    if (!folder[0] || os_folder_list(&names, &count, folder, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++)
        if (names[i][0] != '.' && app_picture_stem(names[i]) > 0)
            offer(gallery, names[i]);
    os_folder_free(names, count);
}

static void offer_own(app_gallery *gallery, const char *file)
{
    char path[OS_PATH_SIZE];
    if (os_path_join(path, sizeof path, gallery->own, file, NULL) == SW_OK &&
        app_gallery_find(gallery, path) < 0)
        add_entry(gallery, path);
}

/* Of a file that is there itself no copy is offered. */
static void offer_copy(app_gallery *gallery, const char *file)
{
    char name[GAME_PICTURE_SIZE];
    uint64_t key;
    if (snprintf(name, sizeof name, "own/%s", file) >= (int)sizeof name)
        return;
    bool keyed = app_picture_key_of_copy(&key, name);
    for (int i = gallery->bundled; keyed && i < gallery->count; i++)
        if (gallery->entries[i].key == key)
            return;
    add_entry(gallery, name);
}

/* Of the player's own those that were opened stay. */
static void drop_listed(app_gallery *gallery)
{
    int kept = gallery->bundled;
    for (int i = kept; i < gallery->count; i++) {
        app_gallery_entry *entry = &gallery->entries[i];
        entry->failed = false;
        if (entry->opened)
            gallery->entries[kept++] = *entry;
        else
            free(entry->name);
    }
    gallery->count = kept;
}

void app_gallery_refresh(app_gallery *gallery)
{
    drop_listed(gallery);
    list_folder(gallery, gallery->own, offer_own);
    list_folder(gallery, gallery->copies, offer_copy);
}

/* ---- The whole ---- */

static sw_status take_path(char *out, size_t size, const char *path, sw_error *error)
{
    if (path && (size_t)snprintf(out, size, "%s", path) >= size)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    return SW_OK;
}

sw_status app_gallery_create(app_gallery *out, const char *assets, const char *own,
                             const char *copies, sw_error *error)
{
    *out = (app_gallery){0};
    sw_status status = os_path_join(out->folder, sizeof out->folder, assets, "pictures", error);
    if (status == SW_OK)
        status = take_path(out->own, sizeof out->own, own, error);
    if (status == SW_OK)
        status = take_path(out->copies, sizeof out->copies, copies, error);
    if (status == SW_OK)
        status = list_bundled(out, error);
    if (status == SW_OK)
        app_gallery_refresh(out);
    return status;
}

void app_gallery_deinit(app_gallery *gallery)
{
    for (int i = 0; i < gallery->count; i++)
        free(gallery->entries[i].name);
    free(gallery->entries);
    *gallery = (app_gallery){0};
}

int app_gallery_find(const app_gallery *gallery, const char *name)
{
    for (int i = 0; i < gallery->count; i++)
        if (strcmp(gallery->entries[i].name, name) == 0)
            return i;
    return -1;
}

int app_gallery_add(app_gallery *gallery, const char *path)
{
    int at = app_gallery_find(gallery, path);
    if (at < 0 && add_entry(gallery, path))
        at = gallery->count - 1;
    if (at >= gallery->bundled)
        gallery->entries[at].opened = true;
    return at;
}

/* A copy's file, within the folder of copies. */
static sw_status copy_path(const app_gallery *gallery, const char *file, char *out, size_t size,
                           sw_error *error)
{
    if (gallery->copies[0] == '\0' || file[0] == '.' || strchr(file, '/'))
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
    return os_path_join(out, size, gallery->copies, file, error);
}

/* At any depth. A path that climbs could lead anywhere. */
static bool is_below(const char *folder, const char *path)
{
    size_t length = strlen(folder);
    return length > 0 && strncmp(path, folder, length) == 0 && path[length] == '/' &&
           !strstr(path + length, "/..");
}

static sw_status player_path(const app_gallery *gallery, const char *path, char *out, size_t size,
                             sw_error *error)
{
    if (app_gallery_find(gallery, path) < 0 && !is_below(gallery->own, path) &&
        !is_below(gallery->copies, path))
        return sw_fail(error, SW_NOT_FOUND, "the picture lies outside of your picture folders");
    if ((size_t)snprintf(out, size, "%s", path) >= size)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    return SW_OK;
}

static sw_status bundled_path(const app_gallery *gallery, const char *name, char *out, size_t size,
                              sw_error *error)
{
    char file[GAME_PICTURE_SIZE + 8];
    int at = app_gallery_find(gallery, name);
    if (at < 0 || !gallery->entries[at].bundled)
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
    snprintf(file, sizeof file, "%s.svg", name);
    return os_path_join(out, size, gallery->folder, file, error);
}

sw_status app_gallery_path(const app_gallery *gallery, const char *name, char *out, size_t size,
                           sw_error *error)
{
    if (name[0] == '/')
        return player_path(gallery, name, out, size, error);
    if (strncmp(name, "own/", 4) == 0)
        return copy_path(gallery, name + 4, out, size, error);
    return bundled_path(gallery, name, out, size, error);
}
