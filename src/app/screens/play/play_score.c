/* What the game is worth so far: stars, and points as they come. */
#include "screens/play/play.h"

#include "game/stars.h"

#include <math.h>
#include <stdlib.h>

/* How large a star is drawn, 0 .. 1, when it began to come so long ago. */
static double grown(double age)
{
    double t = age / PLAY_STAR_MS;
    return t >= 1 ? 1 : t <= 0 ? 0 : 1 - pow(1 - t, 3);
}

static int star_pitch(int side)
{
    return side * 13 / 10;
}

int app_play_stars_width(int side)
{
    return (GAME_STARS - 1) * star_pitch(side) + side;
}

void app_play_draw_stars(const play_layout *l, int x, int y, int side, int stars, double age)
{
    const app_colours *c = l->view->colours;
    for (int i = 0; i < GAME_STARS; i++, x += star_pitch(side)) {
        double size = i < stars ? grown(age - i * PLAY_STAR_DELAY_MS) : 0;
        int now = (int)lround(side * size);
        if (size < 1)
            app_view_icon(l->view, x, y - side / 2, side, APP_ICON_STAR_LINE, c->disabled);
        if (now > 0)
            app_view_icon(l->view, x + (side - now) / 2, y - now / 2, now, APP_ICON_STAR,
                          c->persimmon_line);
    }
}

static void draw_stars_so_far(const play_layout *l, int y)
{
    const char *label = app_text(APP_TEXT_STARS_SO_FAR);
    int side = 22, x = l->score.x, right = x + l->score.w - app_play_stars_width(side);
    bool said = x + app_view_text_width(l->view, APP_TYPE_LABEL, label) + 10 <= right;
    if (said)
        app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, l->view->colours->text2,
                      label);
    app_play_draw_stars(l, said ? right : x, y, side,
                        app_play_analysis_stars(l->app, &l->self->analysis), PLAY_STARS_STAND);
}

/* What the last move brought, for a while. */
static void draw_gain(const play_layout *l, int x, int y)
{
    char words[32];
    const app_colours *c = l->view->colours;
    const play_analysis *analysis = &l->self->analysis;
    double age = app_play_analysis_gain_age(analysis, l->view->now);
    if (age < 0)
        return;
    double in = l->view->settings->reduced_motion ? 1 : age / PLAY_GAIN_FADE_MS;
    double out = (PLAY_GAIN_MS - age) / PLAY_GAIN_FADE_MS;
    double there = in < out ? in : out;
    app_colour colour = analysis->gain > 0 ? c->good : c->persimmon_text;
    app_textf(words, sizeof words, analysis->gain > 0 ? APP_TEXT_POINTS_GAIN : APP_TEXT_POINTS_LOSS,
              abs(analysis->gain));
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE,
                  app_colour_with_alpha(colour, there < 1 ? there : 1), words);
}

static void draw_points(const play_layout *l, int y)
{
    char words[64], factor[16];
    const app_colours *c = l->view->colours;
    const game_points *points = &l->self->analysis.points;
    int x = l->score.x, end = x + l->score.w - 30;
    app_text_n(words, sizeof words, APP_TEXT_POINTS_COUNT, points->total);
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, c->text, words) + 8;
    if (points->factor > 1 && x < end) {
        app_textf(factor, sizeof factor, APP_TEXT_POINTS_FACTOR, points->factor);
        x += app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, c->good, factor) + 8;
    }
    draw_gain(l, x < end ? x : l->score.x, x < end ? y : y + 22);
}

void app_play_draw_score(const play_layout *l)
{
    bool stars = game_stars_apply(l->round);
    if (stars)
        draw_stars_so_far(l, l->score.y);
    if (l->self->analysis.has_points)
        draw_points(l, l->score.y + (stars ? 26 : 0));
}
