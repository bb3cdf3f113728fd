/* Where files belong: Slidewise's own folders, the player's, and what comes with the program. */
#include "os/paths.h"

#include "base/scan.h"
#include "common/fail.h"
#include "os/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char own_folder[] = "slidewise";

/* The variable's value, or NULL: the specification has relative paths ignored. */
static const char *absolute(const char *variable)
{
    const char *value = getenv(variable);
    return value && value[0] == '/' ? value : NULL;
}

static sw_status find_home(const char **out, sw_error *error)
{
    *out = absolute("HOME");
    return *out ? SW_OK : sw_fail(error, SW_NOT_FOUND, "there is no home folder: HOME is not set");
}

static sw_status copy_path(char *out, size_t size, const char *path, sw_error *error)
{
    size_t length = strlen(path);
    if (length >= size)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    memcpy(out, path, length + 1);
    return SW_OK;
}

sw_status os_path_join(char *out, size_t size, const char *folder, const char *name,
                       sw_error *error)
{
    size_t head = strlen(folder);
    size_t tail = strlen(name);
    size_t slash = head > 0 && folder[head - 1] != '/';
    if (head + slash + tail >= size)
        return sw_fail(error, SW_LIMIT, "the path is too long");
    memmove(out, folder, head);
    memcpy(out + head, "/", slash);
    memcpy(out + head + slash, name, tail + 1);
    return SW_OK;
}

/* What the variable says, or "<home>/<fallback>". */
static sw_status base_path(char *out, size_t size, const char *variable, const char *fallback,
                           sw_error *error)
{
    const char *base = absolute(variable);
    if (base)
        return copy_path(out, size, base, error);
    const char *home;
    sw_status status = find_home(&home, error);
    return status == SW_OK ? os_path_join(out, size, home, fallback, error) : status;
}

static sw_status own_path(char *out, size_t size, const char *variable, const char *fallback,
                          sw_error *error)
{
    char base[OS_PATH_SIZE];
    sw_status status = base_path(base, sizeof base, variable, fallback, error);
    return status == SW_OK ? os_path_join(out, size, base, own_folder, error) : status;
}

sw_status os_path_config(char *out, size_t size, sw_error *error)
{
    return own_path(out, size, "XDG_CONFIG_HOME", ".config", error);
}

sw_status os_path_state(char *out, size_t size, sw_error *error)
{
    return own_path(out, size, "XDG_STATE_HOME", ".local/state", error);
}

sw_status os_path_data(char *out, size_t size, sw_error *error)
{
    return own_path(out, size, "XDG_DATA_HOME", ".local/share", error);
}

sw_status os_path_cache(char *out, size_t size, sw_error *error)
{
    return own_path(out, size, "XDG_CACHE_HOME", ".cache", error);
}

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
static bool read_user_folder(sw_scan line, char *out, size_t size, const char *key,
                             const char *home)
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

/* What config/user-dirs.dirs says of the folder, as xdg-user-dirs leaves it
 * (https://www.freedesktop.org/wiki/Software/xdg-user-dirs/). False where it does not, or not in a way that can be
 * understood; out is then undefined. */
static bool desktops_path(char *out, size_t size, const char *variable, const char *home)
{
    enum { FILE_LIMIT = 65536 };
    char path[OS_PATH_SIZE], found[OS_PATH_SIZE];
    char *text;
    size_t length;
    if (base_path(path, sizeof path, "XDG_CONFIG_HOME", ".config", NULL) != SW_OK ||
        os_path_join(path, sizeof path, path, "user-dirs.dirs", NULL) != SW_OK ||
        os_file_read(&text, &length, path, FILE_LIMIT, NULL) != SW_OK)
        return false;
    sw_scan scan = sw_scan_start(text, length), line;
    bool known = false;
    while (sw_scan_line(&scan, &line))
        if (read_user_folder(line, found, sizeof found, variable, home) && strlen(found) < size) {
            memcpy(out, found, strlen(found) + 1); /* the last line counts, as in a shell */
            known = true;
        }
    free(text);
    return known;
}

/* What the variable says, or the desktop, or the folder of that name in the home, or the home. */
static sw_status players_path(char *out, size_t size, const char *variable, const char *name,
                              sw_error *error)
{
    const char *folder = absolute(variable);
    if (folder)
        return copy_path(out, size, folder, error);
    const char *home;
    sw_status status = find_home(&home, error);
    if (status != SW_OK)
        return status;
    if (desktops_path(out, size, variable, home))
        return SW_OK;
    status = os_path_join(out, size, home, name, error);
    if (status == SW_OK && !os_file_exists(out))
        status = copy_path(out, size, home, error);
    return status;
}

sw_status os_path_pictures(char *out, size_t size, sw_error *error)
{
    return players_path(out, size, "XDG_PICTURES_DIR", "Pictures", error);
}

sw_status os_path_documents(char *out, size_t size, sw_error *error)
{
    return players_path(out, size, "XDG_DOCUMENTS_DIR", "Documents", error);
}

sw_status os_path_downloads(char *out, size_t size, sw_error *error)
{
    return players_path(out, size, "XDG_DOWNLOAD_DIR", "Downloads", error);
}

sw_status os_path_home(char *out, size_t size, sw_error *error)
{
    const char *home;
    sw_status status = find_home(&home, error);
    return status == SW_OK ? copy_path(out, size, home, error) : status;
}

/* Relative to the program: of an installation, and of the parts of a build tree. */
static const char *const bundles[] = {
    "../share/slidewise", "..", "../..", "../../..", "../../../..",
};

/* A file that tells the folder from another of that name. */
static const char *proof_of(const char *name)
{
    return strcmp(name, "assets") == 0 ? "icons.svg" : "first-steps.txt";
}

sw_status os_path_bundled(char *out, size_t size, const char *name, sw_error *error)
{
    char program[OS_PATH_SIZE];
    sw_status status = os_path_program(program, sizeof program, error);
    if (status != SW_OK)
        return status;
    for (size_t i = 0; i < sizeof bundles / sizeof *bundles; i++) {
        char marker[OS_PATH_SIZE];
        if ((size_t)snprintf(out, size, "%s/%s/%s", program, bundles[i], name) < size &&
            os_path_join(marker, sizeof marker, out, proof_of(name), NULL) == SW_OK &&
            os_file_exists(marker))
            return SW_OK;
    }
    return sw_fail(error, SW_NOT_FOUND, "the folder '%s' is missing beside the program in %s", name,
                   program);
}

sw_status os_path_absolute(char *out, size_t size, const char *path, sw_error *error)
{
    char *real = realpath(path, NULL);
    if (!real && (errno == ENOENT || errno == ENOTDIR))
        return sw_fail(error, SW_NOT_FOUND, "there is no such file");
    if (!real)
        return os_fail(error, "cannot find it");
    sw_status status = copy_path(out, size, real, error);
    free(real);
    return status;
}
