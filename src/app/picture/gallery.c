/* The pictures that can be played with. */
#include "picture/gallery.h"

#include "os/file.h"
#include "os/paths.h"
#include "text/picture_name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static app_gallery_entry *add_entry(app_gallery *gallery, const char *name, bool bundled)
{
    if (gallery->count == APP_GALLERY_MAX || strlen(name) >= APP_GALLERY_NAME_SIZE)
        return NULL;
    app_gallery_entry *entry = &gallery->entries[gallery->count++];
    memset(entry, 0, sizeof *entry);
    snprintf(entry->name, sizeof entry->name, "%s", name);
    app_picture_title(name, entry->title, sizeof entry->title);
    entry->bundled = bundled;
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
        add_entry(gallery, names[i], true);
    }
    os_folder_free(names, count);
    return SW_OK;
}

/* The player's folder may be missing or full of other things: whatever reads as a picture by its
 * ending is offered. */
static void list_own(app_gallery *gallery, const char *folder)
{
    char **names;
    size_t count;
    if (os_folder_list(&names, &count, folder, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++) {
        char path[OS_PATH_SIZE];
        if (names[i][0] != '.' && app_picture_stem(names[i]) > 0 &&
            os_path_join(path, sizeof path, folder, names[i], NULL) == SW_OK)
            add_entry(gallery, path, false);
    }
    os_folder_free(names, count);
}

sw_status app_gallery_create(app_gallery *out, const char *assets, const char *own_folder,
                             sw_error *error)
{
    *out = (app_gallery){0};
    sw_status status = os_path_join(out->folder, sizeof out->folder, assets, "pictures", error);
    if (status != SW_OK)
        return status;
    out->entries = calloc(APP_GALLERY_MAX, sizeof *out->entries);
    if (!out->entries)
        return sw_fail(error, SW_NO_MEMORY, "no memory for the list of pictures");
    status = list_bundled(out, error);
    if (status == SW_OK && own_folder)
        list_own(out, own_folder);
    return status;
}

void app_gallery_deinit(app_gallery *gallery)
{
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
    if (at >= 0 || !gallery->entries)
        return at;
    if (gallery->count == APP_GALLERY_MAX)
        gallery->count--;
    return add_entry(gallery, path, false) ? gallery->count - 1 : -1;
}

static sw_status own_path(const app_gallery *gallery, const char *file, char *out, size_t size,
                          sw_error *error)
{
    if (gallery->copies[0] == '\0' || file[0] == '.' || strchr(file, '/'))
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
    return os_path_join(out, size, gallery->copies, file, error);
}

sw_status app_gallery_path(const app_gallery *gallery, const char *name, char *out, size_t size,
                           sw_error *error)
{
    if (name[0] == '/') {
        if ((size_t)snprintf(out, size, "%s", name) >= size)
            return sw_fail(error, SW_LIMIT, "the path is too long");
        return SW_OK;
    }
    if (strncmp(name, "own/", 4) == 0)
        return own_path(gallery, name + 4, out, size, error);
    char file[APP_GALLERY_NAME_SIZE + 8];
    snprintf(file, sizeof file, "%s.svg", name);
    return os_path_join(out, size, gallery->folder, file, error);
}
