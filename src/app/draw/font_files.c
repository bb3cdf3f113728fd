/* Finds the fonts: beside the program first, then where systems keep them. */
#include "draw/font_files.h"

#include "os/file.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/* A folder of Debian's, Fedora's, Arch's or the player's own that may hold any of the files. */
static const char *const folders[] = {
    "/usr/share/fonts/truetype/lato",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/lato",
    "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/TTF",
    "/usr/local/share/fonts",
};
enum { FOLDERS = sizeof folders / sizeof *folders };

typedef struct font_file {
    const char *name;
    const char *package; /* Debian's; NULL: the game does without */
} font_file;

static const font_file files[APP_FONT_FILES] = {
    [APP_FONT_BLACK] = {"Lato-Black.ttf", "fonts-lato"},
    [APP_FONT_HEAVY] = {"Lato-Heavy.ttf", "fonts-lato"},
    [APP_FONT_BOLD] = {"Lato-Bold.ttf", "fonts-lato"},
    [APP_FONT_SEMIBOLD] = {"Lato-Semibold.ttf", "fonts-lato"},
    [APP_FONT_MEDIUM] = {"Lato-Medium.ttf", "fonts-lato"},
    [APP_FONTS] = {"DejaVuSans-Bold.ttf", "fonts-dejavu-core"},
    {"NotoSansCJK-Bold.ttc", NULL},
    {"NotoSansCJK-Regular.ttc", NULL},
};

static bool is_there(const char *path)
{
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    return file && SDL_RWclose(file) == 0;
}

static bool look_in(char out[OS_PATH_SIZE], const char *folder, const char *name)
{
    return (size_t)snprintf(out, OS_PATH_SIZE, "%s/%s", folder, name) < OS_PATH_SIZE &&
           is_there(out);
}

static bool find(char out[OS_PATH_SIZE], const char *folder, const char *name)
{
    if (folder && look_in(out, folder, name))
        return true;
    for (int i = 0; i < FOLDERS; i++)
        if (look_in(out, folders[i], name))
            return true;
    out[0] = '\0';
    return false;
}

sw_status app_font_files_find(app_font_files *out, const char *folder, sw_error *error)
{
    for (int i = 0; i < APP_FONT_FILES; i++)
        if (!find(out->path[i], folder, files[i].name) && files[i].package)
            return sw_fail(error, SW_NOT_FOUND, "the font %s is missing: install the package %s",
                           files[i].name, files[i].package);
    return SW_OK;
}

SDL_RWops *app_font_files_open(app_font_files *files, int file)
{
    enum { KEPT_BYTES = 2 << 20 };
    char **data = &files->data[file];
    size_t *size = &files->size[file];
    if (!*data && os_file_read(data, size, files->path[file], KEPT_BYTES, NULL) != SW_OK)
        return SDL_RWFromFile(files->path[file], "rb");
    return SDL_RWFromConstMem(*data, (int)*size);
}

void app_font_files_deinit(app_font_files *files)
{
    for (int i = 0; i < APP_FONT_FILES; i++)
        free(files->data[i]);
}
