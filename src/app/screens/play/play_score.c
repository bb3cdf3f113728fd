/* What the game is worth so far: stars, and points as they come. */
#include "screens/play/play_paint.h"

#include "game/stars.h"
#include "program/app.h"
#include "text/words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* How large a star is drawn, 0 .. 1, when it began to come so long ago. */
static double grown(double age)
{
    double t = age / PLAY_STAR_MS;
    return t >= 1 ? 1 : t <= 0 ? 0 : 1 - pow(1 - t, 3);
}

int app_play_draw_stars(const play_painter *p, int x, int y, int side, int stars, double age)
{
    const app_colours *c = p->view->colours;
    int pitch = side * 13 / 10;
    for (int i = 0; i < GAME_STARS; i++) {
        bool earned = i < stars;
        double size = earned ? grown(age - i * PLAY_STAR_DELAY_MS) : 1;
        int now = (int)lround(side * size);
        if (size < 1)
            app_view_icon(p->view, x + i * pitch, y - side / 2, side, APP_ICON_STAR_LINE,
                          c->disabled);
        if (now > 0)
            app_view_icon(p->view, x + i * pitch + (side - now) / 2, y - now / 2, now,
                          earned ? APP_ICON_STAR : APP_ICON_STAR_LINE,
                          earned ? c->persimmon_line : c->disabled);
    }
    return (GAME_STARS - 1) * pitch + side;
}

static void draw_stars_so_far(const play_painter *p, int y)
{
    app_rect at = p->layout->score;
    int side = 22;
    int width = (GAME_STARS - 1) * (side * 13 / 10) + side;
    const char *label = app_text(APP_TEXT_STARS_SO_FAR);
    bool said = app_view_text_width(p->view, APP_TYPE_LABEL, label) + 10 + width <= at.w;
    if (said)
        app_view_text(p->view, APP_ALIGN_LEFT, at.x, y, APP_TYPE_LABEL, p->view->colours->text2,
                      label);
    app_play_draw_stars(p, said ? at.x + at.w - width : at.x, y, side,
                        app_play_judge_stars(p->app, &p->self->judge), PLAY_STARS_STAND);
}

/* What the last move brought, for a while. */
static void draw_gain(const play_painter *p, int x, int y)
{
    char words[32];
    const play_judge *judge = &p->self->judge;
    double age = app_play_judge_gain_age(judge, p->view->now);
    if (age < 0)
        return;
    double in = p->view->settings->reduced_motion ? 1 : age / PLAY_GAIN_FADE_MS;
    double out = (PLAY_GAIN_MS - age) / PLAY_GAIN_FADE_MS;
    double there = in < out ? in : out;
    app_colour colour = judge->gain > 0 ? p->view->colours->good : p->view->colours->persimmon_text;
    app_textf(words, sizeof words, judge->gain > 0 ? APP_TEXT_POINTS_GAIN : APP_TEXT_POINTS_LOSS,
              abs(judge->gain));
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE,
                  app_colour_with_alpha(colour, there < 1 ? there : 1), words);
}

static void draw_points(const play_painter *p, int y)
{
    char words[64], factor[16];
    const app_colours *c = p->view->colours;
    const game_points *points = &p->self->judge.points;
    app_rect at = p->layout->score;
    app_text_n(words, sizeof words, APP_TEXT_POINTS_COUNT, points->total);
    int x =
        at.x + app_view_text(p->view, APP_ALIGN_LEFT, at.x, y, APP_TYPE_NOTE, c->text, words) + 8;
    int room = at.x + at.w - 30;
    if (points->factor > 1 && x < room) {
        app_textf(factor, sizeof factor, APP_TEXT_POINTS_FACTOR, points->factor);
        x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, c->good, factor) + 8;
    }
    if (x < room)
        draw_gain(p, x, y);
    else
        draw_gain(p, at.x, y + 22);
}

void app_play_draw_score(const play_painter *p)
{
    int y = p->layout->score.y;
    if (game_stars_apply(&p->app->client.desk.current)) {
        draw_stars_so_far(p, y);
        y += 26;
    }
    if (p->self->judge.has_points)
        draw_points(p, y);
}
