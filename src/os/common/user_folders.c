/* The player's own folders, as the desktop has named them. */
#include "common/user_folders.h"

#include "base/scan.h"
#include "os/file.h"
#include "os/paths.h"

#include <stdlib.h>
#include <string.h>

enum { FILE_LIMIT = 65536 };

/* Appends what stands before the closing quote; a backslash keeps the next character from meaning
 * anything. */
static bool take_quoted(sw_scan *line, char *out, size_t size)
{
    size_t length = strlen(out);
    while (!sw_scan_done(line) && *line->at != '"') {
        sw_scan_char(line, '\\');
        if (sw_scan_done(line) || *line->at == '\0' || length + 1 >= size)
            return false;
        out[length++] = *line->at++;
    }
    out[length] = '\0';
    return sw_scan_char(line, '"');
}

/* Text that the line goes on with, whatever follows it. */
static bool take(sw_scan *line, const char *text)
{
    size_t length = strlen(text);
    if ((size_t)(line->end - line->at) < length || memcmp(line->at, text, length) != 0)
        return false;
    line->at += length;
    return true;
}

/* KEY="$HOME/folder" or KEY="/folder"; comments and damaged lines are passed over. */
static bool read_line(sw_scan line, char *out, size_t size, const char *key, const char *home)
{
    sw_scan_blanks(&line);
    if (!take(&line, key))
        return false;
    sw_scan_blanks(&line);
    if (!sw_scan_char(&line, '='))
        return false;
    sw_scan_blanks(&line);
    if (!sw_scan_char(&line, '"') || size == 0)
        return false;
    out[0] = '\0';
    if (take(&line, "$HOME")) {
        size_t length = strlen(home);
        if (length >= size)
            return false;
        memcpy(out, home, length + 1);
        if (sw_scan_done(&line) || (*line.at != '/' && *line.at != '"'))
            return false;
    }
    return take_quoted(&line, out, size) && out[0] == '/';
}

bool os_user_folder(char *out, size_t size, const char *key, const char *config, const char *home)
{
    char path[OS_PATH_SIZE], found[OS_PATH_SIZE];
    char *text;
    size_t length;
    if (os_path_join(path, sizeof path, config, "user-dirs.dirs", NULL) != SW_OK ||
        os_file_read(&text, &length, path, FILE_LIMIT, NULL) != SW_OK)
        return false;
    sw_scan scan = sw_scan_start(text, length), line;
    bool known = false;
    while (sw_scan_line(&scan, &line))
        if (read_line(line, found, sizeof found, key, home) && strlen(found) < size) {
            memcpy(out, found, strlen(found) + 1); /* the last line counts, as in a shell */
            known = true;
        }
    free(text);
    return known;
}
