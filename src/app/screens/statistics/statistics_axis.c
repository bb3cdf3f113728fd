/* What the two graphs of the statistics share: round steps, and the words at their axes. */
#include "screens/statistics/statistics.h"

#include "chart/line.h"
#include "text/words.h"

#include <math.h>

/* Round ones of a clock, in ms. */
static double clock_step(double wanted)
{
    static const double round_ones[] = {15e3,  30e3,  60e3,   120e3, 300e3,
                                        600e3, 900e3, 1800e3, 3600e3};
    if (wanted <= 10e3)
        return app_line_step(wanted, 10);
    for (size_t i = 0; i < sizeof round_ones / sizeof *round_ones; i++)
        if (round_ones[i] >= wanted)
            return round_ones[i];
    return 3600e3 * ceil(wanted / 3600e3);
}

double app_statistics_step(game_figure_kind kind, double wanted)
{
    if (kind == GAME_FIGURE_TIME)
        return clock_step(wanted);
    return app_line_step(wanted, kind == GAME_FIGURE_MOVES ? 1 : 0.01);
}

const char *app_statistics_axis_words(app_arena *in, game_figure_kind kind, double value,
                                      double step)
{
    if (kind == GAME_FIGURE_TIME)
        return app_words_time(in, value, app_time_digits_apart(step));
    if (step >= 1)
        return app_words_count(in, (unsigned long long)llround(value));
    return app_words_decimal(in, value, step < 0.1 ? 2 : 1);
}

void app_statistics_note(const app_view *view, app_align align, int x, int y, const char *words)
{
    app_view_text(view, align, x, y, APP_TYPE_LABEL, view->colours->text2, words);
}
