/* Times frames of the play screen while tiles slide, one at a time and whole lines, and frames that are
 * drawn anew altogether, and the longest time that an event could wait to be read. `bench_frame
 * [WIDTHxHEIGHT]`: 1280x800 if nothing is said. SDL_VIDEODRIVER says whether a window is there ("x11") or
 * nothing but memory ("dummy"); SDL_RENDER_DRIVER as in the game. */
#include "app/decode.h"
#include "client/games.h"
#include "client/start.h"
#include "draw/render.h"
#include "input/keys.h"
#include "os/clock.h"
#include "program/window.h"
#include "shell/loop.h"
#include "shell/setup.h"

#include <stdio.h>
#include <stdlib.h>

enum { SETTLE_FRAMES = 600, FRAMES = 600, WHOLE_FRAMES = 60 };
enum { SLIDE_FRAMES = 6 }; /* a slide's length at 60 frames a second: then the next key comes */
static const double FRAME_MS = 1000.0 / 60;

typedef struct board {
    int columns, rows;
    const char *picture; /* a bundled one, or NULL for numbers */
} board;

static const board boards[] = {
    {4, 4, NULL},   {4, 4, "koi-pond"},   {10, 10, NULL}, {10, 10, "koi-pond"},
    {20, 20, NULL}, {20, 20, "koi-pond"}, {32, 32, NULL}, {32, 32, "koi-pond"},
};

/* Between two readings of events: the longest time since that was told last. */
static double read_at, unread_ms;

void __real_SDL_PumpEvents(void);
void __wrap_SDL_PumpEvents(void);

/* In place of SDL's own, see CMakeLists.txt. */
void __wrap_SDL_PumpEvents(void)
{
    double waited = read_at > 0 ? os_clock_ms() - read_at : 0;
    unread_ms = waited > unread_ms ? waited : unread_ms;
    __real_SDL_PumpEvents();
    read_at = os_clock_ms();
}

/* No player's folder and no clock of the display's: nothing is saved and frames do not wait. */
static sw_status set_up(app *app, const board *board, const game_window *window, sw_error *error)
{
    game_round round;
    bool asked;
    app_set_up_client(app);
    app->client.settings.window = *window;
    app->options.has_size = true;
    app->options.size = (puzzle_size){board->columns, board->rows};
    game_look look = {.style = board->picture ? GAME_PICTURE : GAME_NUMBERS};
    snprintf(look.picture, sizeof look.picture, "%s", board->picture ? board->picture : "");
    sw_status status = game_store_create(&app->client.store, NULL, NULL, NULL, error);
    if (status == SW_OK)
        status = app_set_up_window(app, error);
    if (status == SW_OK)
        status =
            client_start_round(&round, &asked, &app->options, &look, app->options.size, 1, error);
    if (status != SW_OK)
        return status;
    SDL_RenderSetVSync(app->window.renderer, 0);
    app_loop_open(app, APP_SCREEN_TITLE);
    client_begin(&app->client, &round);
    app_loop_open(app, APP_SCREEN_PLAY);
    return SW_OK;
}

/* The loop reads events before each frame. */
static double frame(app *app)
{
    SDL_PumpEvents();
    double start = os_clock_ms();
    app_loop_frame(app, app->now + FRAME_MS);
    return os_clock_ms() - start;
}

/* Right and left in turn: wherever the blank is, every other tile can follow. */
static double sliding_frame(app *app, int at, Uint16 mods)
{
    SDL_PumpEvents();
    double start = os_clock_ms();
    if (at % SLIDE_FRAMES == 0) {
        bool right = at / SLIDE_FRAMES % 2 == 0;
        app_event key = {.kind = APP_EVENT_KEY_DOWN, .mods = mods};
        key.key = right ? SDLK_RIGHT : SDLK_LEFT;
        key.place = right ? SDL_SCANCODE_RIGHT : SDL_SCANCODE_LEFT;
        app_keys_interpret(&app->input, &key);
        app_loop_event(app, &key);
    }
    app_loop_frame(app, app->now + FRAME_MS);
    return os_clock_ms() - start;
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static void report(const board *board, const char *what, double *times, int count)
{
    char name[64];
    qsort(times, (size_t)count, sizeof *times, compare);
    snprintf(name, sizeof name, "%dx%d %s, %s", board->columns, board->rows,
             board->picture ? "picture" : "numbers", what);
    printf("%-32s %8.2f %8.2f %8.2f %8.2f\n", name, times[count / 2], times[count * 99 / 100],
           times[count - 1], unread_ms);
    unread_ms = 0;
}

/* The first frames bake what is seen, and show what the game has to say about the picture. */
static void run(app *app, const board *board)
{
    double times[FRAMES];
    app->now = os_clock_ms();
    for (int i = 0; i < SETTLE_FRAMES; i++)
        sliding_frame(app, i, i < SETTLE_FRAMES / 2 ? KMOD_NONE : KMOD_LSHIFT);
    unread_ms = 0;
    for (int i = 0; i < FRAMES; i++)
        times[i] = sliding_frame(app, i, KMOD_NONE);
    report(board, "a tile slides", times, FRAMES);
    for (int i = 0; i < FRAMES; i++)
        times[i] = sliding_frame(app, i, KMOD_LSHIFT);
    report(board, "a line slides", times, FRAMES);
    for (int i = 0; i < WHOLE_FRAMES; i++) {
        app_render_invalidate(app->render);
        times[i] = frame(app);
    }
    report(board, "drawn anew", times, WHOLE_FRAMES);
}

static sw_status run_board(const board *board, const game_window *window)
{
    sw_error error;
    app *app = calloc(1, sizeof *app);
    if (!app)
        return SW_NO_MEMORY;
    sw_status status = set_up(app, board, window, &error);
    if (status == SW_OK)
        run(app, board);
    else
        fprintf(stderr, "bench_frame: %s\n", error.message);
    app_take_down(app);
    free(app);
    return status;
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    game_window window = {.width = APP_WINDOW_WIDTH, .height = APP_WINDOW_HEIGHT};
    if (argc > 1 && sscanf(argv[1], "%dx%d", &window.width, &window.height) != 2) {
        fprintf(stderr, "usage: bench_frame [WIDTHxHEIGHT]\n");
        return 2;
    }
    printf("%-32s %8s %8s %8s %8s\n", "ms a frame", "median", "99 %", "longest", "unread");
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        if (run_board(&boards[i], &window) != SW_OK)
            return 1;
    return 0;
}
