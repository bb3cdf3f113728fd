/* A folder as a player sees it. */
#include "os/entries.h"

#include "base/array.h"
#include "common/fail.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct entry_list {
    os_entry *items;
    size_t count, capacity;
} entry_list;

static bool add(entry_list *list, const char *name, bool folder)
{
    if (!sw_array_reserve(&list->items, &list->capacity, list->count + 1, sizeof *list->items))
        return false;
    char *copy = strdup(name);
    if (!copy)
        return false;
    list->items[list->count++] = (os_entry){copy, folder};
    return true;
}

/* The system is asked for more only where the folder itself does not say what it is: that keeps a
 * folder of many thousand files quick. */
static bool is_shown(DIR *folder, const struct dirent *entry, bool *is_folder)
{
    struct stat about;
    *is_folder = entry->d_type == DT_DIR;
    if (entry->d_name[0] == '.')
        return false;
    if (entry->d_type == DT_DIR || entry->d_type == DT_REG)
        return true;
    if (entry->d_type != DT_LNK && entry->d_type != DT_UNKNOWN)
        return false;
    if (fstatat(dirfd(folder), entry->d_name, &about, 0) != 0)
        return false;
    *is_folder = S_ISDIR(about.st_mode);
    return S_ISDIR(about.st_mode) || S_ISREG(about.st_mode);
}

static sw_status read_entries(entry_list *list, DIR *folder, sw_error *error)
{
    for (;;) {
        bool is_folder;
        errno = 0; /* what tells the end from a failure */
        const struct dirent *entry = readdir(folder);
        if (!entry)
            return errno == 0 ? SW_OK : os_fail(error, "cannot read the folder");
        if (is_shown(folder, entry, &is_folder) && !add(list, entry->d_name, is_folder))
            return sw_fail(error, SW_NO_MEMORY, "no memory for the folder's names");
    }
}

sw_status os_entries_list(os_entry **out, size_t *count, const char *path, sw_error *error)
{
    DIR *folder = opendir(path);
    if (!folder && errno == ENOENT)
        return sw_fail(error, SW_NOT_FOUND, "there is no such folder");
    if (!folder)
        return os_fail(error, "cannot open the folder");
    entry_list list = {0};
    sw_status status = read_entries(&list, folder, error);
    closedir(folder);
    if (status != SW_OK) {
        os_entries_free(list.items, list.count);
        return status;
    }
    *out = list.items;
    *count = list.count;
    return SW_OK;
}

void os_entries_free(os_entry *entries, size_t count)
{
    for (size_t i = 0; i < count; i++)
        free(entries[i].name);
    free(entries);
}

bool os_entry_about(const char *path, uint64_t *size, int64_t *date)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return false;
    *size = (uint64_t)about.st_size;
    *date = (int64_t)about.st_mtime;
    return true;
}
