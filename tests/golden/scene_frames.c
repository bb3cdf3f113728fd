/* Times the frames of scenes in which nothing moves: what it takes to build, solve and draw a screen's tree and to find
 * that no pixel differs. `scene_frames NAME...`; a tool for people, not a test. */
#include "app/decode.h"
#include "os/clock.h"
#include "shell/loop.h"
#include "stage.h"

#include <stdio.h>
#include <stdlib.h>

enum { SETTLE = 200, BATCHES = 41, FRAMES = 100 };

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double batch_us(app *app)
{
    double since = os_clock_ms();
    for (int i = 0; i < FRAMES; i++)
        app_loop_frame(app, LATER);
    return (os_clock_ms() - since) * 1000 / FRAMES;
}

static bool time_scenes(app *app, char **names)
{
    double us[BATCHES];
    for (; *names; names++) {
        const scene *scene = stage_find(*names);
        if (!scene) {
            fprintf(stderr, "scene_frames: there is no scene '%s'\n", *names);
            return false;
        }
        stage_show(app, scene, 100);
        for (int i = 0; i < SETTLE; i++)
            app_loop_frame(app, LATER);
        for (int i = 0; i < BATCHES; i++)
            us[i] = batch_us(app);
        qsort(us, BATCHES, sizeof *us, by_size);
        printf("%-24s %7.1f us a frame, median of %d times %d\n", *names, us[BATCHES / 2], BATCHES,
               FRAMES);
    }
    return true;
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    return stage_run(time_scenes, argv + 1);
}
