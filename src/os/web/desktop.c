/* What the player has told the browser about seeing. It answers at once. */
#include "os/desktop.h"

#include <emscripten.h>
#include <stdlib.h>

struct os_desktop {
    os_desktop_wishes wishes;
};

static bool matches(const char *query)
{
    return MAIN_THREAD_EM_ASM_INT({ return matchMedia(UTF8ToString($0)).matches; }, query);
}

os_desktop *os_desktop_ask(void (*wake)(void *data), void *data)
{
    os_desktop *desktop = malloc(sizeof *desktop);
    if (!desktop)
        return NULL;
    desktop->wishes = (os_desktop_wishes){.light = matches("(prefers-color-scheme: light)"),
                                          .contrast = matches("(prefers-contrast: more)"),
                                          .still = matches("(prefers-reduced-motion: reduce)")};
    wake(data);
    return desktop;
}

bool os_desktop_answer(os_desktop *desktop, os_desktop_wishes *out)
{
    if (!desktop)
        return false;
    *out = desktop->wishes;
    return true;
}

void os_desktop_leave(os_desktop *desktop)
{
    free(desktop);
}
