/* The folders that a player looks for files in. */
#include "client/files.h"

#include "os/entries.h"
#include "os/file.h"
#include "os/paths.h"

#include <stdio.h>
#include <string.h>

/* A folder that is not there, or is listed already, is left out. */
static int add(client_place *places, int count, client_place_kind kind, const char *path)
{
    for (int i = 0; i < count; i++)
        if (strcmp(places[i].path, path) == 0)
            return count;
    if (count == CLIENT_PLACES || strlen(path) >= sizeof places->path || !os_file_exists(path))
        return count;
    places[count].kind = kind;
    snprintf(places[count].path, sizeof places->path, "%s", path);
    return count + 1;
}

int client_places_list(client_place out[CLIENT_PLACES], const char *mounts)
{
    static sw_status (*const folders[])(char *, size_t, sw_error *) = {
        [CLIENT_PLACE_HOME] = os_path_home,
        [CLIENT_PLACE_PICTURES] = os_path_pictures,
        [CLIENT_PLACE_DOCUMENTS] = os_path_documents,
        [CLIENT_PLACE_DOWNLOADS] = os_path_downloads,
    };
    char path[OS_PATH_SIZE], **drives;
    size_t drive_count;
    int count = 0;
    for (int i = 0; i < CLIENT_PLACE_DRIVE; i++)
        if (folders[i](path, sizeof path, NULL) == SW_OK)
            count = add(out, count, (client_place_kind)i, path);
    os_drives_list(&drives, &drive_count, mounts);
    for (size_t i = 0; i < drive_count; i++)
        count = add(out, count, CLIENT_PLACE_DRIVE, drives[i]);
    os_folder_free(drives, drive_count);
    return count;
}
