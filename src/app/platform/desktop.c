/* The game in a window of a desktop, which SDL knows all about. */
#include "platform/platform.h"

#include <string.h>

void app_platform_copied(const char *text)
{
    (void)text;
}

bool app_platform_has_links(void)
{
    return false;
}

void app_platform_link_start(char *out, size_t size)
{
    (void)size;
    out[0] = '\0';
}

void app_platform_show_link(const char *name)
{
    (void)name;
}

bool app_platform_gets_all_keys(void)
{
    return true;
}

const char *app_platform_hand_over(const char *path)
{
    return path;
}

bool app_platform_has_folders(void)
{
    return true;
}

void app_platform_choose_file(void)
{
}

bool app_platform_may_quit(void)
{
    return true;
}

static bool is_on_wayland(void)
{
    return SDL_strcmp(SDL_GetCurrentVideoDriver(), "wayland") == 0;
}

/* SDL 2.26 ends the program by a signal where Wayland's theme lacks the shape. Wayland itself brings one with
 * these two, for where no other is installed. */
SDL_SystemCursor app_platform_pointer(SDL_SystemCursor shape)
{
    return is_on_wayland() && shape != SDL_SYSTEM_CURSOR_IBEAM ? SDL_SYSTEM_CURSOR_ARROW : shape;
}

/* A Wayland desktop that tiles asks nobody, and SDL would draw beyond what the window has got. */
void app_platform_limit_window(SDL_Window *window, int least)
{
    if (!is_on_wayland())
        SDL_SetWindowMinimumSize(window, least, least);
}

bool app_platform_is_touched(void)
{
    return false;
}

/* ---- Density ---- */

/* A function of libX11, which need not be there where the desktop is another. */
static bool find_function(void *library, const char *name, void *out, size_t size)
{
    void *found = SDL_LoadFunction(library, name);
    memcpy(out, &found, size); /* C knows no other way from an object to a function */
    return found != NULL;
}

/* The resource Xft.dpi of the X server; "" where there is none. */
static void read_xft_dpi(char *out, size_t size)
{
    void *(*open)(const char *);
    char *(*get)(void *, const char *, const char *);
    int (*close)(void *);
    void *library = SDL_LoadObject("libX11.so.6");
    bool found = library && find_function(library, "XOpenDisplay", &open, sizeof open) &&
                 find_function(library, "XGetDefault", &get, sizeof get) &&
                 find_function(library, "XCloseDisplay", &close, sizeof close);
    void *display = found ? open(NULL) : NULL;
    const char *dpi = display ? get(display, "Xft", "dpi") : NULL;
    SDL_strlcpy(out, dpi ? dpi : "", size);
    if (display)
        close(display);
    SDL_UnloadObject(library);
}

double app_platform_density(void)
{
    char xft[32];
    float dpi = 0;
    if (SDL_strcmp(SDL_GetCurrentVideoDriver(), "x11") != 0)
        return 1;
    read_xft_dpi(xft, sizeof xft);
    SDL_GetDisplayDPI(0, &dpi, NULL, NULL);
    return app_platform_density_of(SDL_getenv("GDK_SCALE"), xft, dpi);
}

/* SDL reads the system's events whenever it is asked for one. */
void app_platform_listen(void)
{
}

bool app_platform_wait(int ms)
{
    return SDL_WaitEventTimeout(NULL, ms) == 1;
}

void app_platform_wake(void)
{
}
