/* The result of a solved game: how well it went, the way it took, and what may come next. */
#include "screens/play/play.h"

#include "chart/curve.h"
#include "game/stars.h"
#include "text/words.h"

#include <ctype.h>
#include <stdio.h>

/* ---- Words ---- */

/* "best 41", or that this one is it; "" where there is none to compare with. */
static void best_words(const play_result *result, bool better, const char *best, char *out,
                       size_t size)
{
    if (!result->best.known)
        out[0] = '\0';
    else if (better && result->counts)
        snprintf(out, size, "%s", app_text(APP_TEXT_RESULT_NEW_BEST));
    else
        app_textf(out, size, APP_TEXT_RESULT_BEST, best);
}

static void count_words(const play_result *result, int own, int best, char *out, size_t size)
{
    char words[32];
    app_words_count((unsigned long long)best, words, sizeof words);
    best_words(result, own < best, words, out, size);
}

static void moves_words(const play_layout *l, char *out, size_t size)
{
    if (l->round->origin.par > 0)
        app_textf(out, size, APP_TEXT_RESULT_PAR, l->round->origin.par);
    else
        count_words(&l->self->result, l->session->moves, l->self->result.best.moves, out, size);
}

static void time_words(const play_layout *l, char *out, size_t size)
{
    char words[32];
    double best = (double)l->self->result.best.time_ms;
    app_words_time(best, APP_TIME_HUNDREDTHS, words, sizeof words);
    best_words(&l->self->result, l->session->time_ms < best, words, out, size);
}

/* "120 points, 1 hint." */
static void help_words(const play_layout *l, char *out, size_t size)
{
    char help[96], points[64], both[sizeof help + sizeof points];
    const play_analysis *analysis = &l->self->analysis;
    app_words_help(l->session, help, sizeof help);
    if (analysis->has_points) {
        app_text_n(points, sizeof points, APP_TEXT_POINTS_COUNT, analysis->points.total);
        app_textf(both, sizeof both, APP_TEXT_LIST, points, help);
    } else {
        snprintf(both, sizeof both, "%s", help);
    }
    both[0] = (char)toupper((unsigned char)both[0]); /* it begins a sentence */
    app_textf(out, size, APP_TEXT_SENTENCE, both);
}

/* ---- Head and figures ---- */

/* The y of a line at that measure. */
static int line_at(const play_layout *l, int measure)
{
    return l->result.slab.y + measure;
}

static void draw_line(const play_layout *l, int x, int y, int width, const char *words)
{
    app_view_paragraph(l->view, x, y, width, APP_TYPE_LABEL, l->view->colours->text2, words, 1);
}

static void draw_head(const play_layout *l)
{
    char words[160];
    const app_colours *c = l->view->colours;
    const play_result_layout *r = &l->result;
    int y = line_at(l, r->at->title), side = l->compact ? 30 : 36;
    int stars = game_stars_after(l->round, 0);
    bool beside = l->kind == APP_LAYOUT_PORTRAIT && !l->narrow;
    bool beaten = game_stars_beaten(l->round);
    int width = app_view_text(l->view, APP_ALIGN_LEFT, r->inner.x, y, APP_TYPE_PANEL_TITLE, c->text,
                              app_text(APP_TEXT_SOLVED));
    int x = r->inner.x + (beside ? width + 20 : r->inner.w - app_play_stars_width(side));
    if (stars >= 0)
        app_play_draw_stars(l, x, y, side, stars, app_play_result_age(l->app, l->self));
    app_words_result(l->round, words, sizeof words);
    app_view_paragraph(l->view, r->inner.x, line_at(l, r->at->line), r->words,
                       beaten ? APP_TYPE_NOTE : APP_TYPE_LABEL, beaten ? c->good : c->text2, words,
                       l->compact ? 2 : 1);
}

/* Large, unless a long game's figures would lie on each other. */
static app_type figure_type(const play_layout *l, const play_counter *all, int room)
{
    app_type large = APP_TYPE_RESULT;
    bool fits = app_view_text_width(l->view, large, all[PLAY_MOVES].value) <= room &&
                app_view_text_width(l->view, large, all[PLAY_TIME].value) <= room;
    return fits && !l->compact ? large : APP_TYPE_SMALL_COUNTER;
}

static void draw_figures(const play_layout *l)
{
    static const int shown[] = {PLAY_MOVES, PLAY_SLIDES, PLAY_TIME}, percent[] = {0, 35, 68};
    const play_result *result = &l->self->result;
    play_counter all[PLAY_COUNTERS];
    char notes[3][64];
    app_rect inner = l->result.inner;
    int y = line_at(l, l->result.at->counters), room = inner.w * 32 / 100;
    app_play_fill_counters(l, room, all);
    moves_words(l, notes[0], sizeof notes[0]);
    count_words(result, l->session->slides, result->best.slides, notes[1], sizeof notes[1]);
    time_words(l, notes[2], sizeof notes[2]);
    app_type type = figure_type(l, all, room - 8);
    for (int i = 0; i < 3; i++) {
        int x = inner.x + inner.w * percent[i] / 100;
        app_play_draw_counter(l, x, y, room, type, &all[shown[i]]);
        draw_line(l, x, y + (type == APP_TYPE_RESULT ? 72 : 52), room, notes[i]);
    }
}

/* In a tall window the figures stand above the board; only what they are compared with is told. */
static void draw_figures_in_words(const play_layout *l)
{
    char moves[64], time[64], both[160];
    const play_result_layout *r = &l->result;
    moves_words(l, moves, sizeof moves);
    time_words(l, time, sizeof time);
    if (moves[0] && time[0])
        app_textf(both, sizeof both, APP_TEXT_FACTS, moves, time);
    else
        snprintf(both, sizeof both, "%s", moves[0] ? moves : time);
    draw_line(l, r->inner.x, line_at(l, r->at->figures), r->words, both);
}

/* ---- The way ---- */

static bool judged(const play_layout *l)
{
    const play_analysis *analysis = &l->self->analysis;
    return analysis->places > 0 && analysis->evaluated == analysis->places &&
           analysis->review.judged > 0;
}

/* What is found out so far, while it is being found out. */
static void draw_looking(const play_layout *l)
{
    char words[64];
    const play_analysis *analysis = &l->self->analysis;
    app_rect well = l->result.curve;
    if (analysis->places > 0 && analysis->evaluated < analysis->places)
        app_textf(words, sizeof words, APP_TEXT_RESULT_LOOKING, (int)analysis->evaluated,
                  (int)analysis->places);
    else
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_RESULT_UNKNOWN));
    app_view_text(l->view, APP_ALIGN_CENTRE, well.x + well.w / 2, well.y + well.h / 2,
                  APP_TYPE_LABEL, l->view->colours->text2, words);
}

static void draw_curve_title(const play_layout *l, int y)
{
    const play_result_layout *r = &l->result;
    bool exact = !judged(l) || l->self->analysis.review.exact;
    app_view_text(l->view, APP_ALIGN_LEFT, l->kind == APP_LAYOUT_PORTRAIT ? r->curve.x : r->inner.x,
                  y, APP_TYPE_NOTE, l->view->colours->text2,
                  app_text(exact ? APP_TEXT_RESULT_CURVE : APP_TEXT_RESULT_CURVE_KNOWN));
    if (judged(l))
        app_curve_draw_detours(l->view, &l->self->analysis.review, r->inner.x + r->inner.w, y, 14);
}

static void draw_way(const play_layout *l)
{
    const play_analysis *analysis = &l->self->analysis;
    const app_curve curve = {.rect = l->result.curve,
                             .left = analysis->left,
                             .places = analysis->places,
                             .review = &analysis->review};
    if (l->result.at->curve_title > 0)
        draw_curve_title(l, line_at(l, l->result.at->curve_title));
    app_curve_draw(l->view, &curve);
    if (!judged(l))
        draw_looking(l);
}

/* Who won the race, points and help, the detours. One line has room for the help or the race. */
static void draw_words(const play_layout *l)
{
    char help[192], race[96], detours[128] = "", first[300], all[440];
    const play_result_layout *r = &l->result;
    bool brief = r->at->help_lines == 1;
    app_play_race_outcome(l->app, &l->self->race, race, sizeof race);
    help_words(l, help, sizeof help);
    if (judged(l) && !brief)
        app_words_detours(&l->self->analysis.review, detours, sizeof detours);
    app_words_sentences(race, brief && race[0] ? "" : help, first, sizeof first);
    app_words_sentences(first, detours, all, sizeof all);
    app_view_paragraph(l->view, r->inner.x, line_at(l, r->at->help), r->words, APP_TYPE_LABEL,
                       l->view->colours->text, all, r->at->help_lines);
}

void app_play_draw_result(const play_layout *l)
{
    const play_result_layout *r = &l->result;
    app_view_slab(l->view, r->slab, 24);
    draw_head(l);
    if (r->at->counters > 0)
        draw_figures(l);
    if (r->at->figures > 0)
        draw_figures_in_words(l);
    if (r->at->rule > 0)
        app_view_rule(l->view, r->inner.x, line_at(l, r->at->rule), r->inner.w);
    draw_way(l);
    draw_words(l);
}
