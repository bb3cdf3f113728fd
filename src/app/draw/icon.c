/* The pictograms, read from one drawing. */
#include "draw/icon.h"

#include "os/file.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 1 << 16, PATH_MAX_LENGTH = 512 };

#define NAME(ID, name) [APP_ICON_##ID] = name,
static const char *const names[APP_ICONS] = {APP_ALL_ICONS(NAME)};

const char *app_icon_name(app_icon icon)
{
    return names[icon];
}

app_icon app_icon_mirrored(app_icon icon)
{
    static const app_icon pairs[][2] = {{APP_ICON_BACK, APP_ICON_FORTH},
                                        {APP_ICON_LEFT, APP_ICON_RIGHT},
                                        {APP_ICON_UNDO, APP_ICON_REDO}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (icon == pairs[i][0] || icon == pairs[i][1])
            return icon == pairs[i][0] ? pairs[i][1] : pairs[i][0];
    return icon;
}

struct app_icons {
    char paths[APP_ICONS][PATH_MAX_LENGTH]; /* SVG path data on the 24 grid */
};

/* The value of the attribute that starts with `start` (up to its quote) in the text; 0 where it is
 * not there or does not fit. */
static size_t attribute(char *out, size_t size, const char *text, const char *start)
{
    const char *value = strstr(text, start);
    if (!value)
        return 0;
    value += strlen(start);
    size_t length = strcspn(value, "\"");
    if (length >= size)
        return 0;
    memcpy(out, value, length);
    out[length] = '\0';
    return length;
}

static sw_status extract(app_icons *icons, const char *text, sw_error *error)
{
    for (int i = APP_ICON_NONE + 1; i < APP_ICONS; i++) {
        char id[32];
        snprintf(id, sizeof id, "id=\"%s\"", names[i]);
        const char *element = strstr(text, id);
        if (!element || !attribute(icons->paths[i], PATH_MAX_LENGTH, element, " d=\""))
            return sw_fail(error, SW_BAD_INPUT, "the icon \"%s\" is missing", names[i]);
    }
    return SW_OK;
}

sw_status app_icons_create(app_icons **out, const char *path, sw_error *error)
{
    char *text;
    size_t size;
    sw_status status = os_file_read(&text, &size, path, FILE_MAX, error);
    if (status)
        return status;
    app_icons *icons = calloc(1, sizeof *icons);
    status = icons ? extract(icons, text, error)
                   : sw_fail(error, SW_NO_MEMORY, "not enough memory for the icons");
    free(text);
    if (status)
        free(icons);
    else
        *out = icons;
    return status;
}

void app_icons_destroy(app_icons *icons)
{
    free(icons);
}

/* Small lines are drawn stronger, or they would look grey. */
static const char *stroke_of(app_icon icon, int px)
{
    if (icon >= APP_ICON_RING)
        return "3";
    return px < 18 ? "2.6" : "2";
}

static bool is_filled(app_icon icon)
{
    return icon >= APP_ICON_STAR && icon <= APP_ICON_DIAMOND;
}

SDL_Surface *app_icons_render(app_icons *icons, app_icon icon, int px)
{
    if (icon == APP_ICON_NONE || px <= 0)
        return NULL;
    char svg[PATH_MAX_LENGTH + 256];
    int length =
        snprintf(svg, sizeof svg,
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\">"
                 "<path fill=\"%s\" stroke=\"#fff\" stroke-width=\"%s\" "
                 "stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"%s\"/></svg>",
                 is_filled(icon) ? "#fff" : "none", stroke_of(icon, px), icons->paths[icon]);
    SDL_RWops *text = SDL_RWFromConstMem(svg, length);
    SDL_Surface *drawn = text ? IMG_LoadSizedSVG_RW(text, px, px) : NULL;
    if (text)
        SDL_RWclose(text);
    if (!drawn)
        return NULL;
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(drawn, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(drawn);
    return surface;
}
