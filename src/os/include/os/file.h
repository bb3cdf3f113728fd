#ifndef OS_FILE_H
#define OS_FILE_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads a whole regular file of at most `limit` bytes. *out is the caller's to free() and ends in a
 * NUL that *size does not count. Statuses: SW_NOT_FOUND, SW_BAD_INPUT (larger than limit), SW_IO
 * (a folder, no permission), SW_NO_MEMORY. The message does not name the path; sw_error_describe adds it. */
sw_status os_file_read(char **out, size_t *size, const char *path, size_t limit, sw_error *error);

/* Says that the file will be read soon: the system may then fetch several at a time. */
void os_file_expect(const char *path);

/* Replaces the file as a whole or not at all: temporary in the same folder, fsync, rename. Links
 * are followed: see os/atomic_file.h. */
sw_status os_file_replace(const char *path, const char *data, size_t size, sw_error *error);

/* The same, for what can be made anew: it does not wait for the disk, and after a power cut the file may
 * be cut short. */
sw_status os_file_replace_soon(const char *path, const char *data, size_t size, sw_error *error);

/* The file's time of change is now. */
void os_file_touch(const char *path);

/* Renames a damaged file to "<path>.damaged", ".damaged-2" ..., never over another file.
 * `kept` receives the new name. */
sw_status os_file_quarantine(const char *path, char *kept, size_t kept_size, sw_error *error);

/* Takes the place of whatever file has the name `to`. Both lie in one folder. */
sw_status os_file_rename(const char *from, const char *to, sw_error *error);

/* Waits until the file's content is safe from a power cut. SW_NOT_FOUND where there is no file. */
sw_status os_file_sync(const char *path, sw_error *error);

bool os_file_exists(const char *path);

/* What tells one state of a file or folder from another. A folder's tells whether names came or went,
 * not whether a file in it was changed. */
typedef struct os_file_stamp {
    uint64_t device, number, size;
    int64_t changed_ns; /* when, by the system's clock */
    bool settled;       /* that was long enough ago for another change to have another time */
} os_file_stamp;

/* False where nothing is there, or the system does not say. */
bool os_file_stamp_take(os_file_stamp *out, const char *path);

/* Both are of one state. False in doubt: where either was taken soon after a change, or is zeroed. */
bool os_file_stamp_same(const os_file_stamp *a, const os_file_stamp *b);

/* A path in the folder, which is made where it is missing, that no file has yet: "<stem><ending>",
 * "<stem>-2<ending>" and so on. SW_LIMIT where a thousand of them are taken, or it does not fit. */
sw_status os_file_free_path(char *out, size_t size, const char *folder, const char *stem,
                            const char *ending, sw_error *error);

sw_status os_file_remove(const char *path, sw_error *error); /* no file there is no error */

/* Makes the folder and those above it, as far as they are missing. */
sw_status os_folder_make(const char *path, sw_error *error);

/* The names in a folder, sorted by bytes, without "." and "..". os_folder_free takes the list. */
sw_status os_folder_list(char ***names, size_t *count, const char *path, sw_error *error);
void os_folder_free(char **names, size_t count);

#endif
