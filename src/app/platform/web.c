/* The game in a page. The program runs on a worker; what the browser tells its page, the page tells the
 * worker by calls, and by a bell that ends its waits: packaging/web/page/page.js. */
#include "platform/platform.h"

#include <emscripten.h>
#include <emscripten/threading.h>
#include <math.h>
#include <stdatomic.h>

/* ---- From the program to the page ---- */

void app_platform_copied(const char *text)
{
    MAIN_THREAD_EM_ASM({ Module['copied'](UTF8ToString($0)); }, text);
}

bool app_platform_has_links(void)
{
    return true;
}

void app_platform_link_start(char *out, size_t size)
{
    MAIN_THREAD_EM_ASM({ stringToUTF8(Module['addressOf'](''), $0, $1); }, out, size);
}

void app_platform_show_link(const char *name)
{
    MAIN_THREAD_EM_ASM({ Module['showAddress'](UTF8ToString($0)); }, name);
}

bool app_platform_gets_all_keys(void)
{
    return false;
}

const char *app_platform_hand_over(const char *path)
{
    MAIN_THREAD_EM_ASM({ Module['handOver'](UTF8ToString($0)); }, path);
    return strrchr(path, '/') + 1;
}

bool app_platform_has_folders(void)
{
    return false;
}

void app_platform_choose_file(void)
{
    MAIN_THREAD_ASYNC_EM_ASM({ Module['chooseFile'](); });
}

bool app_platform_may_quit(void)
{
    return false;
}

SDL_SystemCursor app_platform_pointer(SDL_SystemCursor shape)
{
    return shape;
}

void app_platform_limit_window(SDL_Window *window, int least)
{
    (void)window, (void)least;
}

bool app_platform_is_touched(void)
{
    return MAIN_THREAD_EM_ASM_INT(
        { return matchMedia('(hover: none) and (pointer: coarse)').matches; });
}

double app_platform_density(void)
{
    return 1;
}

/* ---- Waiting ---- */

/* Rung whenever there may be an event. SDL alone would look each millisecond. */
static _Atomic uint32_t bell;

EMSCRIPTEN_KEEPALIVE void *app_page_bell(void);
EMSCRIPTEN_KEEPALIVE bool app_page_pasted(const char *text);
EMSCRIPTEN_KEEPALIVE bool app_page_dropped(const char *path);

void *app_page_bell(void)
{
    return &bell;
}

void app_platform_wake(void)
{
    atomic_fetch_add(&bell, 1);
    emscripten_futex_wake(&bell, 1);
}

static bool has_events(void)
{
    SDL_PumpEvents();
    return SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
}

/* What moves goes on with the browser's next frame, and a little later in a tab that is not seen. */
static double wait_of(int ms)
{
    enum { FRAME_MS = 17, UNSEEN_MS = 100 };
    if (ms > FRAME_MS)
        return ms;
    MAIN_THREAD_ASYNC_EM_ASM({ requestAnimationFrame(Module['ring']); });
    return UNSEEN_MS;
}

/* The browser hands its events to the program's thread as calls, which wait there while a frame is drawn. */
void app_platform_listen(void)
{
    emscripten_current_thread_process_queued_calls();
}

bool app_platform_wait(int ms)
{
    uint32_t heard = atomic_load(&bell);
    app_platform_listen();
    if (has_events())
        return true;
    if (emscripten_futex_wait(&bell, heard, wait_of(ms)) == 0 || atomic_load(&bell) != heard)
        app_platform_listen();
    return has_events();
}

/* ---- From the page to the program: false where memory runs out ---- */

/* The page sends the key for it afterwards. */
bool app_page_pasted(const char *text)
{
    return SDL_SetClipboardText(text) == 0;
}

bool app_page_dropped(const char *path)
{
    SDL_Event event = {.drop = {.type = SDL_DROPFILE, .file = SDL_strdup(path)}};
    bool pushed = event.drop.file && SDL_PushEvent(&event) == 1;
    if (!pushed)
        SDL_free(event.drop.file);
    app_platform_wake();
    return pushed;
}
