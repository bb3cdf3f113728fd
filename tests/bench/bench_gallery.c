/* Times the screen of pictures with 300 photographs of the player's own: until its first frame is shown, and
 * frames while it scrolls, 60 a second, and thumbnails arrive that were never made before; then both once more
 * with the thumbnails kept. `bench_gallery [WIDTHxHEIGHT]`: 1280x800 if nothing is said. */
#include "app/decode.h"
#include "draw/render.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "picture/jpeg.h"
#include "program/window.h"
#include "screens/pictures/pictures.h"
#include "shell/loop.h"
#include "shell/setup.h"

#include <stdio.h>
#include <stdlib.h>

enum { PICTURES = 300, WIDTH = 1600, HEIGHT = 1200, FRAMES = 600 };
static const double FRAME_MS = 1000.0 / 60;

/* Coarse noise, since a photograph is no smooth thing. */
static bool write_photograph(const char *folder, int number)
{
    char name[32], path[OS_PATH_SIZE];
    uint8_t *data = NULL;
    size_t size;
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_RGBA32);
    srand((unsigned)number);
    for (int y = 0; picture && y < HEIGHT; y += 8)
        for (int x = 0; x < WIDTH; x += 8)
            SDL_FillRect(picture, &(SDL_Rect){x, y, 8, 8},
                         SDL_MapRGB(picture->format, (Uint8)(rand() % 256), (Uint8)(x / 8),
                                    (Uint8)(y / 8 + number)));
    snprintf(name, sizeof name, "photograph %d.jpg", number);
    bool written = picture && app_jpeg_encode(&data, &size, picture, 90) &&
                   os_path_join(path, sizeof path, folder, name, NULL) == SW_OK &&
                   os_file_replace(path, (const char *)data, size, NULL) == SW_OK;
    free(data);
    SDL_FreeSurface(picture);
    return written;
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static double frame(app *app)
{
    SDL_PumpEvents();
    double start = os_clock_ms();
    app_loop_frame(app, start);
    return os_clock_ms() - start;
}

static int thumbs_there(const app *app)
{
    int there = 0;
    for (int i = 0; i < app->gallery.count; i++)
        there += app_thumbs_slot(app, app->gallery.entries[i].name, NULL) > 0;
    return there;
}

/* One turn of the wheel every other frame, down to the end and up again. */
static void scroll(app *app, int at)
{
    app_event over = {.kind = APP_EVENT_POINTER_MOVE, .x = app->view.width - 200, .y = 400};
    app_event wheel = {.kind = APP_EVENT_WHEEL, .x = over.x, .y = over.y};
    wheel.wheel = at < FRAMES / 2 ? -1 : 1;
    app_loop_event(app, &over);
    if (at % 2 == 0)
        app_loop_event(app, &wheel);
}

static void run(app *app, const char *what)
{
    static double times[FRAMES];
    double start = os_clock_ms();
    app_loop_open(app, APP_SCREEN_PICTURES);
    frame(app);
    double opened = os_clock_ms() - start;
    for (int i = 0; i < FRAMES; i++) {
        double began = os_clock_ms();
        scroll(app, i);
        times[i] = frame(app);
        double left = FRAME_MS - (os_clock_ms() - began);
        if (left > 0)
            SDL_Delay((Uint32)left);
    }
    qsort(times, FRAMES, sizeof *times, compare);
    printf("%-24s %8.1f %8.2f %8.2f %8.2f %8d\n", what, opened, times[FRAMES / 2],
           times[FRAMES * 99 / 100], times[FRAMES - 1], thumbs_there(app));
    app_loop_close_all(app);
    app_loop_open(app, APP_SCREEN_TITLE);
    frame(app);
}

static bool make_photographs(const char *folder)
{
    bool made = os_folder_make(folder, NULL) == SW_OK;
    for (int i = 1; made && i <= PICTURES; i++)
        made = write_photograph(folder, i);
    return made;
}

static int bench(const char *home, const game_window *window)
{
    sw_error error;
    char own[OS_PATH_SIZE], cache[OS_PATH_SIZE];
    snprintf(own, sizeof own, "%s/pictures", home);
    snprintf(cache, sizeof cache, "%s/cache", home);
    SDL_setenv("XDG_PICTURES_DIR", own, 1);
    SDL_setenv("XDG_CACHE_HOME", cache, 1);
    app *app = calloc(1, sizeof *app);
    if (!app || !make_photographs(own))
        return 1;
    app_set_up_client(app);
    app->client.settings.window = *window;
    sw_status status = game_store_create(&app->client.store, NULL, NULL, NULL, &error);
    if (status == SW_OK)
        status = app_set_up_window(app, &error);
    if (status == SW_OK) {
        app_loop_open(app, APP_SCREEN_TITLE);
        frame(app);
        run(app, "never seen before");
        run(app, "thumbnails kept");
    } else {
        fprintf(stderr, "bench_gallery: %s\n", error.message);
    }
    app_take_down(app);
    free(app);
    return status != SW_OK;
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    char home[] = "/tmp/bench-gallery-XXXXXX", command[64];
    game_window window = {.width = APP_WINDOW_WIDTH, .height = APP_WINDOW_HEIGHT};
    if (argc > 1 && sscanf(argv[1], "%dx%d", &window.width, &window.height) != 2) {
        fprintf(stderr, "usage: bench_gallery [WIDTHxHEIGHT]\n");
        return 2;
    }
    if (!mkdtemp(home))
        return 1;
    printf("%-24s %8s %8s %8s %8s %8s\n", "ms", "opened", "median", "99 %", "longest", "thumbs");
    int failed = bench(home, &window);
    snprintf(command, sizeof command, "rm -r '%s'", home);
    return system(command) != 0 || failed;
}
