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

void app_platform_limit_window(SDL_Window *window, int least)
{
    /* A Wayland desktop that tiles asks nobody, and SDL would draw beyond what the window has got. */
    if (SDL_strcmp(SDL_GetCurrentVideoDriver(), "wayland") != 0)
        SDL_SetWindowMinimumSize(window, least, least);
}

bool app_platform_wait(int ms)
{
    return SDL_WaitEventTimeout(NULL, ms) == 1;
}

void app_platform_wake(void)
{
}
