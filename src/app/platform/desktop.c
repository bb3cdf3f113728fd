/* The game in a window of a desktop, which SDL knows all about. */
#include "platform/platform.h"

void app_platform_copied(const char *text)
{
    (void)text;
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

bool app_platform_wait(int ms)
{
    return SDL_WaitEventTimeout(NULL, ms) == 1;
}

void app_platform_wake(void)
{
}
