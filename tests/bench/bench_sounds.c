/* Times the making of the sounds: each set, again and again, on one thread. */
#include "os/clock.h"
#include "sound/bank.h"

#include <stdio.h>
#include <stdlib.h>

enum { RUNS = 50 };

static double make_once(game_sound_set set, size_t *bytes)
{
    app_bank bank;
    double start = os_clock_ms();
    if (!app_bank_make(&bank, set))
        exit(1);
    double ms = os_clock_ms() - start;
    *bytes = 0;
    for (int i = 0; i < APP_SOUNDS; i++)
        *bytes += (size_t)bank.single[i].count * sizeof(int16_t);
    for (int i = 0; i < APP_SLIDE_LENGTHS; i++)
        *bytes += (size_t)bank.slides[i].count * sizeof(int16_t);
    for (int i = 0; i < APP_SCALE_NOTES; i++)
        *bytes += (size_t)bank.notes[i].count * sizeof(int16_t);
    app_bank_deinit(&bank);
    return ms;
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(void)
{
    static const char *const names[GAME_SOUND_SETS] = {
        [GAME_SOUND_GLAZED] = "glazed", [GAME_SOUND_WOOD] = "wood", [GAME_SOUND_SOFT] = "soft"};
    for (int set = 0; set < GAME_SOUND_SETS; set++) {
        double ms[RUNS];
        size_t bytes = 0;
        for (int i = 0; i < RUNS; i++)
            ms[i] = make_once((game_sound_set)set, &bytes);
        qsort(ms, RUNS, sizeof *ms, by_value);
        printf("%s: median %.1f ms, longest %.1f ms, %.1f MB\n", names[set], ms[RUNS / 2],
               ms[RUNS - 1], (double)bytes / 1e6);
    }
    return 0;
}
