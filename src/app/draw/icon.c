/* The pictograms, read from one drawing. */
#include "draw/icon.h"

#include "os/file.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX = 1 << 16, PATH_MAX_LENGTH = 512 };

static const char *const names[APP_ICONS] = {
    [APP_ICON_BACK] = "back",
    [APP_ICON_MENU] = "menu",
    [APP_ICON_CLOSE] = "close",
    [APP_ICON_TICK] = "tick",
    [APP_ICON_PLUS] = "plus",
    [APP_ICON_MINUS] = "minus",
    [APP_ICON_UNDO] = "undo",
    [APP_ICON_REDO] = "redo",
    [APP_ICON_HINT] = "hint",
    [APP_ICON_AUTO] = "auto",
    [APP_ICON_PLAY] = "play",
    [APP_ICON_PAUSE] = "pause",
    [APP_ICON_STEPF] = "stepf",
    [APP_ICON_STEPB] = "stepb",
    [APP_ICON_START] = "start",
    [APP_ICON_END] = "end",
    [APP_ICON_UP] = "up",
    [APP_ICON_DOWN] = "down",
    [APP_ICON_LEFT] = "left",
    [APP_ICON_RIGHT] = "right",
    [APP_ICON_CHEV] = "chev",
    [APP_ICON_LEVELS] = "levels",
    [APP_ICON_GEAR] = "gear",
    [APP_ICON_FULL] = "full",
    [APP_ICON_PICTURE] = "picture",
    [APP_ICON_HELP] = "help",
    [APP_ICON_RETRY] = "retry",
    [APP_ICON_HAND] = "hand",
    [APP_ICON_WARN] = "warn",
    [APP_ICON_SWAP] = "swap",
    [APP_ICON_CLOCK] = "clock",
    [APP_ICON_FLAG] = "flag",
    [APP_ICON_SEARCH] = "search",
    [APP_ICON_STAR] = "star",
    [APP_ICON_BEAD_UP] = "up",
    [APP_ICON_BEAD_DOWN] = "down",
    [APP_ICON_BEAD_LEFT] = "left",
    [APP_ICON_BEAD_RIGHT] = "right",
    [APP_ICON_LAB] = "lab",
    [APP_ICON_COPY] = "copy",
    [APP_ICON_OUT] = "out",
    [APP_ICON_THEATRE] = "theatre",
    [APP_ICON_STATS] = "stats",
    [APP_ICON_GHOST] = "ghost",
    [APP_ICON_DISC] = "disc",
    [APP_ICON_SQUARE] = "square",
    [APP_ICON_TRIANGLE] = "triangle",
    [APP_ICON_DIAMOND] = "diamond",
    [APP_ICON_RING] = "ring",
    [APP_ICON_STAR_LINE] = "star",
    [APP_ICON_ACCESS] = "access",
    [APP_ICON_KEYBOARD] = "keyboard",
    [APP_ICON_MOUSE] = "mouse",
    [APP_ICON_SOUND] = "sound",
    [APP_ICON_MUTE] = "mute",
    [APP_ICON_ERASE] = "erase",
    [APP_ICON_SHIFT] = "shift",
    [APP_ICON_SPACE] = "space",
    [APP_ICON_PAD] = "pad",
    [APP_ICON_DPAD] = "dpad",
    [APP_ICON_SQUARE_LINE] = "square",
    [APP_ICON_TRIANGLE_LINE] = "triangle",
    [APP_ICON_RING_LINE] = "ring",
    [APP_ICON_FOLDER] = "folder",
    [APP_ICON_ROTATE] = "rotate",
    [APP_ICON_FIT] = "fit",
    [APP_ICON_LAYERS] = "layers",
    [APP_ICON_CALENDAR] = "calendar",
    [APP_ICON_CUP] = "cup",
    [APP_ICON_HOURGLASS] = "hourglass",
    [APP_ICON_REPEAT] = "repeat",
    [APP_ICON_RELAY] = "relay",
    [APP_ICON_BLIND] = "blind",
    [APP_ICON_TARGET] = "target",
    [APP_ICON_EYE] = "eye",
    [APP_ICON_FORTH] = "forth",
};

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
