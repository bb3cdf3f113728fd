/* Plays a marathon to its end on the play screen, with its saves in a new folder in TMPDIR, and tells of its
 * first, middle and last boards what a frame and a key took and what memory there was: nothing may grow with
 * the boards. `bench_marathon [BOARDS]`: 1000 if nothing is said. SDL_VIDEODRIVER as for bench_frame. */
#include "app/decode.h"
#include "client/games.h"
#include "client/runs.h"
#include "os/clock.h"
#include "program/window.h"
#include "shell/loop.h"
#include "shell/setup.h"
#include "solver/solver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SIDE = 3, SLIDE_FRAMES = 4, TIMES = 1 << 17 };
static const double FRAME_MS = 1000.0 / 60;

/* Times of a part of the run, in ms. */
typedef struct part {
    double frames[TIMES], keys[TIMES];
    int frame_count, key_count;
} part;

static void give_up(const char *what)
{
    fprintf(stderr, "bench_marathon: %s\n", what);
    exit(1);
}

/* ---- Playing ---- */

static void set_up(app *app, const char *folder, int boards)
{
    sw_error error;
    const game_challenge challenge = {
        .mode = GAME_MODE_MARATHON, .size = {SIDE, SIDE}, .boards = boards};
    app_set_up_client(app);
    app->client.settings.window =
        (game_window){.width = APP_WINDOW_WIDTH, .height = APP_WINDOW_HEIGHT};
    if (game_store_create(&app->client.store, folder, folder, folder, &error) != SW_OK ||
        app_set_up_window(app, &error) != SW_OK)
        give_up(error.message);
    SDL_RenderSetVSync(app->window.renderer, 0);
    app->now = os_clock_ms();
    app_loop_open(app, APP_SCREEN_TITLE);
    client_run_begin(&app->client, &challenge);
    app_loop_open(app, APP_SCREEN_PLAY);
}

static void show_frames(app *app, part *part)
{
    for (int i = 0; i < SLIDE_FRAMES; i++) {
        SDL_PumpEvents();
        double start = os_clock_ms();
        app_loop_frame(app, app->now + FRAME_MS);
        if (part->frame_count < TIMES)
            part->frames[part->frame_count++] = os_clock_ms() - start;
    }
}

/* What a key does comes with its save. */
static void press(app *app, app_intent intent, part *part)
{
    const app_event key = {.kind = APP_EVENT_KEY_DOWN, .way = GAME_WAY_KEYS, .intent = intent};
    double start = os_clock_ms();
    app_loop_event(app, &key);
    if (part->key_count < TIMES)
        part->keys[part->key_count++] = os_clock_ms() - start;
    show_frames(app, part);
}

static void play_board(app *app, part *part)
{
    solver_answer answer;
    const game_session *session = &app->client.run.round.session;
    solver_request request = {
        .start = session->board, .goal = session->goal, .engine = SOLVER_LINES};
    if (solver_solve(app->client.solver, &request, NULL, &answer) != SW_OK)
        give_up("no solution");
    for (size_t i = 0; i < answer.path.length; i++)
        press(app, (app_intent)(APP_INTENT_UP + answer.path.moves[i]), part);
    solver_answer_deinit(&answer);
    if (!app->client.run.over)
        press(app, APP_INTENT_NEXT_BOARD, part);
}

/* ---- What it took ---- */

static int by_value(const void *left, const void *right)
{
    const double *a = left, *b = right;
    return (*a > *b) - (*a < *b);
}

/* Held in real memory now, in MB; 0 where the system does not say. */
static double memory_mb(void)
{
    long all, real = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%ld %ld", &all, &real) != 2)
        real = 0;
    if (file)
        fclose(file);
    return (double)real * (double)sysconf(_SC_PAGESIZE) / (1 << 20);
}

static double save_kb(const char *folder)
{
    char path[4096];
    struct stat state;
    snprintf(path, sizeof path, "%s/runs/marathon.save", folder);
    return stat(path, &state) == 0 ? (double)state.st_size / 1024 : 0;
}

static void report(part *part, int last, const char *folder)
{
    int frames = part->frame_count, keys = part->key_count;
    qsort(part->frames, (size_t)frames, sizeof *part->frames, by_value);
    qsort(part->keys, (size_t)keys, sizeof *part->keys, by_value);
    printf("%-12d %8.2f %8.2f %8.2f %8.2f %8.1f %8.0f\n", last, part->frames[frames / 2],
           part->frames[frames * 99 / 100], part->keys[keys / 2], part->keys[keys * 99 / 100],
           memory_mb(), save_kb(folder));
    part->frame_count = part->key_count = 0;
}

static void run(app *app, const char *folder, int boards)
{
    static part part;
    int tenth = boards < 10 ? 1 : boards / 10;
    setvbuf(stdout, NULL, _IOLBF, 0); /* each part is told as it comes */
    printf("%-12s %8s %8s %8s %8s %8s %8s\n", "to board", "frame", "99 %", "key", "99 %", "MB",
           "save kB");
    for (int board = 1; board <= boards; board++) {
        play_board(app, &part);
        if (board % tenth == 0)
            report(&part, board, folder);
    }
    const game_results *results = &app->client.results;
    if (!app->client.run.over || results->run_count != 1 || results->runs[0].boards != boards)
        give_up("the run did not come to its end");
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    const char *base = getenv("TMPDIR");
    char folder[1024], command[1100];
    int boards = argc > 1 ? atoi(argv[1]) : 1000;
    snprintf(folder, sizeof folder, "%s/slidewise-bench-XXXXXX", base ? base : "/tmp");
    if (boards < 2 || boards > 10000 || !mkdtemp(folder))
        give_up("usage: bench_marathon [BOARDS]");
    app *app = calloc(1, sizeof *app);
    if (!app)
        give_up("no memory");
    set_up(app, folder, boards);
    run(app, folder, boards);
    app_take_down(app);
    free(app);
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command) == 0 ? 0 : 1;
}
