/* What the game is worth so far: stars, and points as they come. */
#include "screens/play/play.h"

#include "game/stars.h"
#include "text/translate.h"
#include "text/words.h"

#include <math.h>
#include <stdlib.h>

/* ---- Stars ---- */

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

/* The part's number: how many there are; `most`: how many ms ago the first one began to come. */
static void draw_stars(const app_parts *p, const app_part *part)
{
    app_rect at = part->rect;
    int side = at.h, middle = at.y + side / 2;
    for (int i = 0; i < GAME_STARS; i++) {
        int place = p->mirrored ? GAME_STARS - 1 - i : i, x = at.x + place * star_pitch(side);
        double size = i < part->number ? grown(part->most - i * PLAY_STAR_DELAY_MS) : 0;
        int now = (int)lround(side * size);
        if (size < 1)
            app_view_icon(p->view, x, at.y, side, APP_ICON_STAR_LINE, p->view->colours->disabled);
        if (now > 0)
            app_view_icon(p->view, x + (side - now) / 2, middle - now / 2, now, APP_ICON_STAR,
                          p->view->colours->persimmon_line);
    }
}

void app_play_add_stars(app_parts *p, int side, int stars, double age)
{
    parts_figure(p, draw_stars, _("Stars"), .number = stars,
                 .most = age < PLAY_STARS_STAND ? (int)age : PLAY_STARS_STAND,
                 .value = parts_print(p, "%d", stars),
                 .width = (GAME_STARS - 1) * star_pitch(side) + side, .height = side);
}

static void add_stars_so_far(app_parts *p)
{
    enum { SIDE = 22 };
    parts_row (p, 10) {
        parts_text(p, APP_TYPE_LABEL, _("Stars so far"), .weak = true, .leave = 1, .grow = 1);
        app_play_add_stars(p, SIDE, app_play_analysis_stars(p->app, &app_play_state(p)->analysis),
                           PLAY_STARS_STAND);
    }
}

/* ---- Points ---- */

/* What the last move brought, for a while. */
static void add_gain(app_parts *p)
{
    const app_colours *c = p->view->colours;
    const play_analysis *analysis = &app_play_state(p)->analysis;
    double age = app_play_analysis_gain_age(analysis, p->view->now);
    double in = p->view->settings->reduced_motion ? 1 : age / PLAY_GAIN_FADE_MS;
    double out = (PLAY_GAIN_MS - age) / PLAY_GAIN_FADE_MS;
    double there = in < out ? in : out;
    app_colour colour = analysis->gain > 0 ? c->good : c->persimmon_text;
    if (age >= 0)
        parts_text(p, APP_TYPE_NOTE,
                   parts_print(p, analysis->gain > 0 ? "+%d" : "−%d", abs(analysis->gain)),
                   .colour = app_colour_with_alpha(colour, there < 1 ? there : 1));
}

static void add_points(app_parts *p)
{
    const game_points *points = &app_play_state(p)->analysis.points;
    const char *count = app_words_count(&p->arena, (unsigned long long)points->total);
    parts_wrap (p, 8) {
        parts_paragraph(
            p, APP_TYPE_NOTE,
            parts_print(p, PL_("%s point", "%s points", (long long)points->total), count));
        if (points->factor > 1)
            parts_text(p, APP_TYPE_NOTE, parts_print(p, "×%d", points->factor),
                       .colour = p->view->colours->good);
        add_gain(p);
    }
}

void app_play_add_score(app_parts *p)
{
    parts_column (p, 4) {
        if (game_stars_apply(app_play_round(p)))
            add_stars_so_far(p);
        if (app_play_state(p)->analysis.has_points)
            add_points(p);
    }
}
