/* The folder of thumbnails. */
#include "picture/thumbnails.h"

#include "os/file.h"
#include "picture/jpeg.h"
#include "picture/picture_header.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUALITY = 90, LARGEST = 1 << 20 /* bytes of a thumbnail's file that are read */ };

void app_thumbnails_init(app_thumbnails *all, const char *folder, uint64_t most)
{
    *all = (app_thumbnails){.most = most};
    if (folder && strlen(folder) < sizeof all->folder)
        memcpy(all->folder, folder, strlen(folder) + 1);
}

static bool path_of(const app_thumbnails *all, char *out, size_t size, uint64_t key)
{
    char name[32];
    snprintf(name, sizeof name, "%016" PRIx64 ".jpg", key);
    return all->folder[0] && os_path_join(out, size, all->folder, name, NULL) == SW_OK;
}

/* ---- Reading ---- */

/* Anybody may have written into the folder: the size is checked before anything is decoded. */
static SDL_Surface *decode(app_bytes file, int longest)
{
    app_picture_header header;
    SDL_Surface *picture;
    if (app_picture_header_read(&header, file, NULL) != SW_OK ||
        header.format != APP_PICTURE_JPEG || header.cut_short || header.width > longest ||
        header.height > longest || app_jpeg_decode(&picture, file, longest, NULL) != SW_OK)
        return NULL;
    return picture;
}

SDL_Surface *app_thumbnails_read(app_thumbnails *all, uint64_t key, int longest)
{
    char path[OS_PATH_SIZE], *data;
    size_t size;
    if (!path_of(all, path, sizeof path, key) ||
        os_file_read(&data, &size, path, LARGEST, NULL) != SW_OK)
        return NULL;
    SDL_Surface *picture = decode((app_bytes){(const uint8_t *)data, size}, longest);
    free(data);
    if (picture)
        os_file_touch(path); /* it was used just now */
    else
        os_file_remove(path, NULL);
    return picture;
}

/* ---- Making room ---- */

typedef struct kept {
    char *name; /* borrowed */
    int64_t used_ns;
    uint64_t size;
} kept;

static int compare_use(const void *a, const void *b)
{
    int64_t first = ((const kept *)a)->used_ns, second = ((const kept *)b)->used_ns;
    return (first > second) - (first < second);
}

/* What is in the folder; returns its bytes in all. */
static uint64_t look_at(const app_thumbnails *all, kept *out, char **names, size_t count)
{
    uint64_t bytes = 0;
    for (size_t i = 0; i < count; i++) {
        char path[OS_PATH_SIZE];
        os_file_stamp stamp;
        out[i] = (kept){.name = names[i]};
        if (os_path_join(path, sizeof path, all->folder, names[i], NULL) == SW_OK &&
            os_file_stamp_take(&stamp, path)) {
            out[i].used_ns = stamp.changed_ns;
            out[i].size = stamp.size;
            bytes += stamp.size;
        }
    }
    return bytes;
}

/* Down to three quarters, so that this need not be done again soon. */
static void remove_oldest(app_thumbnails *all, kept *files, size_t count)
{
    qsort(files, count, sizeof *files, compare_use);
    for (size_t i = 0; i < count && all->bytes > all->most / 4 * 3; i++) {
        char path[OS_PATH_SIZE];
        if (os_path_join(path, sizeof path, all->folder, files[i].name, NULL) == SW_OK &&
            os_file_remove(path, NULL) == SW_OK)
            all->bytes -= files[i].size;
    }
}

static void make_room(app_thumbnails *all)
{
    char **names;
    size_t count;
    if (all->counted && all->bytes <= all->most)
        return;
    if (os_folder_list(&names, &count, all->folder, NULL) != SW_OK)
        return;
    kept *files = malloc((count + 1) * sizeof *files);
    if (files) {
        all->bytes = look_at(all, files, names, count);
        all->counted = true;
        if (all->bytes > all->most)
            remove_oldest(all, files, count);
    }
    free(files);
    os_folder_free(names, count);
}

/* ---- Writing ---- */

void app_thumbnails_keep(app_thumbnails *all, uint64_t key, const SDL_Surface *picture)
{
    char path[OS_PATH_SIZE];
    uint8_t *data;
    size_t size;
    if (!path_of(all, path, sizeof path, key) || !app_jpeg_encode(&data, &size, picture, QUALITY))
        return;
    if (os_folder_make(all->folder, NULL) == SW_OK &&
        os_file_replace_soon(path, (const char *)data, size, NULL) == SW_OK) {
        all->bytes += size;
        make_room(all);
    }
    free(data);
}
