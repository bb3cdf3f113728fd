/* Player's files that cannot be used: moved out of the way where damaged, left where unread. */
#include "files/aside.h"

#include "os/file.h"
#include "os/paths.h"
#include "os/reader.h"

#include <stdio.h>
#include <string.h>

static const char *name_in(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

sw_status game_set_aside(char *path, const sw_error *reason, sw_error *error)
{
    char kept[OS_PATH_SIZE];
    char line[32] = "";
    sw_error trouble;
    if (reason->line > 0)
        snprintf(line, sizeof line, "line %d: ", reason->line);
    if (os_file_set_aside(path, kept, sizeof kept, &trouble) == SW_OK)
        return sw_fail(error, SW_BAD_INPUT, "%s is damaged and was kept as %s (%s%s)",
                       name_in(path), kept, line, reason->message);
    sw_fail(error, SW_BAD_INPUT, "%s is damaged (%s%s) and in the way: %s", name_in(path), line,
            reason->message, trouble.message);
    path[0] = '\0';
    return SW_BAD_INPUT;
}

sw_status game_read_or_set_aside(char **out, size_t *size, char *path, size_t limit,
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
        return game_set_aside(path, &reason, error);
    return sw_fail(error, status, "%s cannot be read (%s) and was left as it is", name_in(path),
                   reason.message);
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
