/* Where files belong: Slidewise's own folders, the player's, and what comes with the program. */
#include "os/paths.h"

#include "common/fail.h"
#include "common/user_folders.h"
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

/* What the desktop has written down: it does so in a file, and seldom in the environment. */
static bool desktops_path(char *out, size_t size, const char *variable, const char *home)
{
    char config[OS_PATH_SIZE];
    return base_path(config, sizeof config, "XDG_CONFIG_HOME", ".config", NULL) == SW_OK &&
           os_user_folder(out, size, variable, config, home);
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
