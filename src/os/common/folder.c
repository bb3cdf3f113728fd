/* Folders: made, and listed. */
#include "os/file.h"

#include "base/array.h"
#include "common/fail.h"
#include "os/paths.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static bool is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

static sw_status make_one(const char *path, sw_error *error)
{
    /* Only the player's own: what the XDG specification asks of a folder that is made. */
    if (mkdir(path, 0700) == 0)
        return SW_OK;
    int reason = errno;
    if (is_folder(path))
        return SW_OK;
    errno = reason;
    return os_fail(error, "cannot make the folder");
}

sw_status os_folder_make(const char *path, sw_error *error)
{
    char part[OS_PATH_SIZE];
    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    /* Each slash in turn, the root's left out, ends the name of a folder further down. */
    for (char *at = part; *at != '\0'; at++) {
        if (*at != '/' || at == part)
            continue;
        *at = '\0';
        sw_status status = make_one(part, error);
        if (status != SW_OK)
            return status;
        *at = '/';
    }
    return make_one(part, error);
}

typedef struct name_list {
    char **names;
    size_t count;
    size_t capacity;
} name_list;

static bool add_name(name_list *list, const char *name)
{
    if (!sw_array_reserve(&list->names, &list->capacity, list->count + 1, sizeof *list->names))
        return false;
    char *copy = strdup(name);
    if (!copy)
        return false;
    list->names[list->count++] = copy;
    return true;
}

static int by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static sw_status read_names(name_list *list, DIR *folder, sw_error *error)
{
    for (;;) {
        errno = 0; /* what tells the end from a failure */
        const struct dirent *entry = readdir(folder);
        if (!entry)
            return errno == 0 ? SW_OK : os_fail(error, "cannot read the folder");
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        if (!add_name(list, entry->d_name))
            return sw_fail(error, SW_NO_MEMORY, "no memory for the folder's names");
    }
}

sw_status os_folder_list(char ***names, size_t *count, const char *path, sw_error *error)
{
    DIR *folder = opendir(path);
    if (!folder && errno == ENOENT)
        return sw_fail(error, SW_NOT_FOUND, "there is no such folder");
    if (!folder)
        return os_fail(error, "cannot open the folder");
    name_list list = {0};
    sw_status status = read_names(&list, folder, error);
    closedir(folder);
    if (status != SW_OK) {
        os_folder_free(list.names, list.count);
        return status;
    }
    if (list.count > 0)
        qsort(list.names, list.count, sizeof *list.names, by_bytes);
    *names = list.names;
    *count = list.count;
    return SW_OK;
}

void os_folder_free(char **names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        free(names[i]);
    free(names);
}
