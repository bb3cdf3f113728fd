/* Tells how much of a processor the idle game takes: without a gamepad, with one that is plugged in, and
 * without it again. `bench_pad [SECONDS]` measures each for so long, 20 if nothing is said, in a window
 * (xvfb-run). The pad is SDL's virtual one, which the game opens and keeps open as any other. */
#include "app/decode.h"
#include "client/games.h"
#include "client/start.h"
#include "program/window.h"
#include "shell/loop.h"
#include "shell/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SETTLE_MS = 2000, SECONDS = 20 };

static double cpu_ms(void)
{
    struct timespec used;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return 1000.0 * (double)used.tv_sec + (double)used.tv_nsec / 1e6;
}

static void measure(const char *what, int seconds)
{
    SDL_Delay(SETTLE_MS);
    double before = cpu_ms();
    SDL_Delay((Uint32)seconds * 1000);
    printf("%-16s %6.2f %% CPU\n", what, (cpu_ms() - before) / (10.0 * seconds));
}

/* Beside the main loop, which runs as in the game. */
static int measure_all(void *data)
{
    int seconds = *(const int *)data;
    SDL_Delay(SETTLE_MS);
    measure("no pad", seconds);
    int pad = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                        SDL_CONTROLLER_BUTTON_MAX, 0);
    measure("a pad", seconds);
    SDL_JoystickDetachVirtual(pad);
    measure("no pad any more", seconds);
    SDL_PushEvent(&(SDL_Event){.type = SDL_QUIT});
    return pad < 0;
}

/* No player's folder; a board is open and its clock stands. */
static sw_status set_up(app *app, sw_error *error)
{
    game_round round;
    bool asked;
    app_set_up_client(app);
    app->options.has_size = true;
    app->options.size = (puzzle_size){4, 4};
    sw_status status = game_store_create(&app->client.store, NULL, NULL, NULL, error);
    if (status == SW_OK)
        status = app_set_up_window(app, error);
    if (status == SW_OK)
        status = client_start_round(&round, &asked, &app->options, &(game_look){GAME_NUMBERS},
                                    app->options.size, 1, error);
    if (status != SW_OK)
        return status;
    app_loop_open(app, APP_SCREEN_TITLE);
    client_begin(&app->client, &round);
    app_loop_open(app, APP_SCREEN_PLAY);
    return SW_OK;
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    int seconds = argc > 1 ? atoi(argv[1]) : SECONDS, failed = 1;
    sw_error error;
    app *app = calloc(1, sizeof *app);
    if (!app || seconds < 1) {
        fprintf(stderr, "usage: bench_pad [SECONDS]\n");
        free(app);
        return 2;
    }
    if (set_up(app, &error) == SW_OK) {
        SDL_Thread *beside = SDL_CreateThread(measure_all, "measure", &seconds);
        app_loop_run(app);
        SDL_WaitThread(beside, &failed);
    } else {
        fprintf(stderr, "bench_pad: %s\n", error.message);
    }
    app_take_down(app);
    free(app);
    return failed;
}
