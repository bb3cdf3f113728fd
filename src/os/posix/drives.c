/* Drives that can be taken out, by the system's table of mounts: each line is a device, a place and
 * more, with a blank between them. A blank in a name stands there as \040. */
#include "os/entries.h"

#include "base/array.h"
#include "os/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static bool is_octal(const char *at)
{
    for (int i = 0; i < 3; i++)
        if (at[i] < '0' || at[i] > '7')
            return false;
    return true;
}

/* Writes the place over the line's beginning, up to the blank behind it. */
static void decode(char *out, const char *from)
{
    while (*from && *from != ' ' && *from != '\n') {
        if (from[0] == '\\' && is_octal(from + 1)) {
            *out++ = (char)((from[1] - '0') * 64 + (from[2] - '0') * 8 + (from[3] - '0'));
            from += 4;
        } else {
            *out++ = *from++;
        }
    }
    *out = '\0';
}

typedef struct drive_list {
    char **paths;
    size_t count, capacity;
} drive_list;

static void add(drive_list *list, const char *path)
{
    char *copy = NULL;
    if (sw_array_reserve(&list->paths, &list->capacity, list->count + 1, sizeof *list->paths))
        copy = strdup(path);
    if (copy)
        list->paths[list->count++] = copy;
}

void os_drives_list(char ***paths, size_t *count, const char *mounts)
{
    char line[OS_PATH_SIZE + 256];
    drive_list list = {0};
    FILE *file = fopen(mounts, "re");
    while (file && fgets(line, sizeof line, file)) {
        char *place = strchr(line, ' ');
        if (!place)
            continue;
        decode(line, place + 1);
        if (begins(line, "/media/") || begins(line, "/run/media/"))
            add(&list, line);
    }
    if (file)
        fclose(file);
    *paths = list.paths;
    *count = list.count;
}
