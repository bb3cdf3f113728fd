/* Player's files that cannot be used: moved out of the way where damaged, left where unread. */
#include "files/quarantine.h"

#include "os/file.h"
#include "os/paths.h"
#include "os/reader.h"

#include <string.h>

static const char *name_in(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The reason with its line, if it has one, as a clause before it. */
static sw_error with_line(const sw_error *reason)
{
    sw_error out = *reason;
    if (reason->line > 0)
        sw_fail_because(&out, reason->status, reason, "line %d", reason->line);
    return out;
}

sw_status game_quarantine(char *path, const sw_error *reason, sw_error *error)
{
    char kept[OS_PATH_SIZE];
    sw_error trouble, damage = with_line(reason);
    if (os_file_quarantine(path, kept, sizeof kept, &trouble) == SW_OK)
        return sw_fail_because(error, SW_BAD_INPUT, &damage, "%s is damaged and was kept as %s",
                               name_in(path), kept);
    sw_fail_because(error, SW_BAD_INPUT, &damage, "%s is damaged and in the way", name_in(path));
    sw_error_add(error, &trouble);
    path[0] = '\0';
    return SW_BAD_INPUT;
}

sw_status game_fail_unread(const char *path, const sw_error *reason, sw_error *error)
{
    return sw_fail_because(error, reason->status, reason, "%s cannot be read and was left as it is",
                           name_in(path));
}

sw_status game_read_or_quarantine(char **out, size_t *size, char *path, size_t limit,
                                  sw_error *error)
{
    sw_error reason = {0};
    *out = NULL;
    *size = 0;
    if (path[0] == '\0')
        return SW_OK;
    sw_status status = os_file_read(out, size, path, limit, &reason);
    if (status == SW_OK || status == SW_NOT_FOUND)
        return SW_OK;
    if (status == SW_BAD_INPUT)
        return game_quarantine(path, &reason, error);
    return game_fail_unread(path, &reason, error);
}

sw_status game_check_unread(const char *path, sw_error *error)
{
    os_reader file;
    sw_status status = os_reader_open(&file, path, NULL);
    if (status == SW_OK)
        os_reader_close(&file);
    if (status == SW_NOT_FOUND)
        return SW_OK;
    return sw_fail(error, SW_IO, "%s could not be read and is left as it is", name_in(path));
}
