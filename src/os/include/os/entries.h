#ifndef OS_ENTRIES_H
#define OS_ENTRIES_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a player sees in a folder: its folders and files. Hidden names are left out, and so is what is
 * neither of them, as pipes and links that lead nowhere. A link counts as what it leads to. */
typedef struct os_entry {
    char *name; /* bytes as the system has them: they need not be UTF-8 */
    bool folder;
} os_entry;

/* In no order. os_entries_free takes the list. SW_NOT_FOUND, SW_IO (no permission), SW_NO_MEMORY. */
sw_status os_entries_list(os_entry **out, size_t *count, const char *path, sw_error *error);
void os_entries_free(os_entry *entries, size_t count);

/* A file's size, and when it was changed, in seconds since 1970. False where it is gone. */
bool os_entry_about(const char *path, uint64_t *size, int64_t *date);

/* Where drives lie that can be taken out: the places that `mounts` (/proc/self/mounts) names below
 * /media and /run/media. os_folder_free takes the list; none is no error. */
void os_drives_list(char ***paths, size_t *count, const char *mounts);

#endif
