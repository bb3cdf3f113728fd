/* The result of a solved game: how well it went, the way it took, and what may come next. */
#include "screens/play/play_paint.h"

#include "chart/curve.h"
#include "game/stars.h"
#include "program/app.h"
#include "text/words.h"

#include <ctype.h>
#include <stdio.h>

static const game_round *round_of(const play_painter *p)
{
    return &p->app->client.desk.current;
}

static const game_session *session_of(const play_painter *p)
{
    return &round_of(p)->session;
}

static void draw_head(const play_painter *p)
{
    char words[160];
    const app_colours *c = p->view->colours;
    const play_result_layout *r = &p->layout->result;
    int stars = app_play_result_stars(p->app);
    int side = p->layout->compact ? 30 : 36;
    int width = app_view_text(p->view, APP_ALIGN_LEFT, r->inner.x, r->title, APP_TYPE_PANEL_TITLE,
                              c->text, app_text(APP_TEXT_SOLVED));
    bool beside = p->layout->kind == APP_LAYOUT_PORTRAIT && !p->layout->narrow;
    int x =
        beside ? r->inner.x + width + 20 : r->inner.x + r->inner.w - 2 * (side * 13 / 10) - side;
    if (stars >= 0)
        app_play_draw_stars(p, x, r->title, side, stars, app_play_result_age(p->self));
    app_words_result(round_of(p), words, sizeof words);
    int lines = p->layout->compact ? 2 : 1;
    bool beaten = game_stars_beaten(round_of(p));
    app_view_paragraph(p->view, r->inner.x, r->line, r->words,
                       beaten ? APP_TYPE_NOTE : APP_TYPE_LABEL, beaten ? c->good : c->text2, words,
                       lines);
}

/* ---- Figures ---- */

/* Large, unless a long game's figures would lie on each other. */
static app_type figure_type(const play_painter *p, int room)
{
    char moves[32], time[32];
    app_words_count((unsigned long long)session_of(p)->moves, moves, sizeof moves);
    app_words_clock(session_of(p)->time_ms, time, sizeof time);
    bool fits = app_view_text_width(p->view, APP_TYPE_RESULT, moves) <= room &&
                app_view_text_width(p->view, APP_TYPE_RESULT, time) <= room;
    return fits && !p->layout->compact ? APP_TYPE_RESULT : APP_TYPE_SMALL_COUNTER;
}

/* "best 41", or that this one is it; "" where there is none to compare with. */
static void best_words(const play_result *result, bool better, const char *best, char *out,
                       size_t size)
{
    if (!result->has_best)
        out[0] = '\0';
    else if (better && result->counts)
        snprintf(out, size, "%s", app_text(APP_TEXT_RESULT_NEW_BEST));
    else
        app_textf(out, size, APP_TEXT_RESULT_BEST, best);
}

static void moves_words(const play_painter *p, char *out, size_t size)
{
    char best[32];
    const play_result *result = &p->self->result;
    app_words_count((unsigned long long)result->moves, best, sizeof best);
    if (round_of(p)->origin.par > 0)
        app_textf(out, size, APP_TEXT_RESULT_PAR, round_of(p)->origin.par);
    else
        best_words(result, session_of(p)->moves < result->moves, best, out, size);
}

static void slides_words(const play_painter *p, char *out, size_t size)
{
    char best[32];
    const play_result *result = &p->self->result;
    app_words_count((unsigned long long)result->slides, best, sizeof best);
    best_words(result, session_of(p)->slides < result->slides, best, out, size);
}

static void time_words(const play_painter *p, char *out, size_t size)
{
    char best[32];
    const play_result *result = &p->self->result;
    app_words_clock((double)result->time_ms, best, sizeof best);
    best_words(result, session_of(p)->time_ms < (double)result->time_ms, best, out, size);
}

static void draw_note(const play_painter *p, int x, int y, int width, const char *words)
{
    app_view_paragraph(p->view, x, y, width, APP_TYPE_LABEL, p->view->colours->text2, words, 1);
}

static void draw_figures(const play_painter *p)
{
    char words[64];
    const play_result_layout *r = &p->layout->result;
    int second = r->inner.x + r->inner.w * 35 / 100;
    int third = r->inner.x + r->inner.w * 68 / 100;
    int room = r->inner.w * 32 / 100;
    app_type type = figure_type(p, room - 8);
    int note = r->counters + (type == APP_TYPE_RESULT ? 72 : 52);
    app_play_draw_count(p, r->inner.x, r->counters, room, APP_TEXT_MOVES, session_of(p)->moves,
                        type);
    app_play_draw_count(p, second, r->counters, room, APP_TEXT_SLIDES, session_of(p)->slides, type);
    app_play_draw_time(p, third, r->counters, room, type);
    moves_words(p, words, sizeof words);
    draw_note(p, r->inner.x, note, room, words);
    slides_words(p, words, sizeof words);
    draw_note(p, second, note, room, words);
    time_words(p, words, sizeof words);
    draw_note(p, third, note, room, words);
}

/* In a tall window the figures stand above the board; only what they are compared with is told. */
static void draw_figures_in_words(const play_painter *p)
{
    char moves[64], time[64], both[160];
    const play_result_layout *r = &p->layout->result;
    moves_words(p, moves, sizeof moves);
    time_words(p, time, sizeof time);
    if (moves[0] && time[0])
        app_textf(both, sizeof both, APP_TEXT_FACTS, moves, time);
    else
        snprintf(both, sizeof both, "%s", moves[0] ? moves : time);
    draw_note(p, r->inner.x, r->figures, r->words, both);
}

/* ---- The way ---- */

static int detours_of(const game_review *review)
{
    int count = 0;
    for (size_t i = 0; i < review->count; i++)
        count += review->slides[i].verdict == GAME_LOST;
    return count;
}

static bool judged(const play_painter *p)
{
    const play_judge *judge = &p->self->judge;
    return judge->places > 0 && judge->looked == judge->places && judge->review.judged > 0;
}

static void draw_detours(const play_painter *p)
{
    char words[48];
    const app_colours *c = p->view->colours;
    const play_result_layout *r = &p->layout->result;
    int count = detours_of(&p->self->judge.review);
    if (!judged(p))
        return;
    app_text_n(words, sizeof words, APP_TEXT_RESULT_DETOURS, count);
    int right = r->inner.x + r->inner.w;
    int width = app_view_text(p->view, APP_ALIGN_RIGHT, right, r->curve_title, APP_TYPE_LABEL,
                              c->text2, words);
    if (count > 0)
        app_view_icon(p->view, right - width - 20, r->curve_title - 7, 14, APP_ICON_TRIANGLE,
                      c->error);
}

/* What is found out so far, while it is being found out. */
static void draw_looking(const play_painter *p)
{
    char words[64];
    const play_judge *judge = &p->self->judge;
    app_rect well = p->layout->result.curve;
    if (judge->places > 0 && judge->looked < judge->places)
        app_textf(words, sizeof words, APP_TEXT_RESULT_LOOKING, (int)judge->looked,
                  (int)judge->places);
    else
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_RESULT_UNKNOWN));
    app_view_text(p->view, APP_ALIGN_CENTRE, well.x + well.w / 2, well.y + well.h / 2,
                  APP_TYPE_LABEL, p->view->colours->text2, words);
}

static void draw_way(const play_painter *p)
{
    const play_judge *judge = &p->self->judge;
    const play_result_layout *r = &p->layout->result;
    const app_curve curve = {.rect = r->curve,
                             .left = judge->left,
                             .known = judge->places,
                             .places = judge->places,
                             .review = &judge->review};
    bool exact = !judged(p) || judge->review.exact;
    app_text_id title = exact ? APP_TEXT_RESULT_CURVE : APP_TEXT_RESULT_CURVE_KNOWN;
    int x = p->layout->kind == APP_LAYOUT_PORTRAIT ? r->curve.x : r->inner.x;
    if (r->curve_title > 0) {
        app_view_text(p->view, APP_ALIGN_LEFT, x, r->curve_title, APP_TYPE_NOTE,
                      p->view->colours->text2, app_text(title));
        draw_detours(p);
    }
    app_curve_draw(p->view, &curve);
    if (!judged(p))
        draw_looking(p);
}

/* Which moves cost most. A slide is named by its first move. */
static void add_worst(const game_review *review, char *out, size_t size)
{
    if (review->worst_count == 0) {
        bool all_best = review->best == review->judged && review->exact;
        snprintf(out, size, "%s", all_best ? app_text(APP_TEXT_RESULT_ALL_BEST) : "");
        return;
    }
    const game_judgement *first = &review->slides[review->worst[0]];
    if (review->worst_count == 1) {
        app_textf(out, size, APP_TEXT_RESULT_LOST_ONE, (int)first->place + 1, first->lost);
        return;
    }
    const game_judgement *second = &review->slides[review->worst[1]];
    app_textf(out, size, APP_TEXT_RESULT_LOST_TWO, (int)first->place + 1, (int)second->place + 1,
              first->lost, second->lost);
}

/* "120 points, 1 hint." */
static void help_words(const play_painter *p, char *out, size_t size)
{
    char help[96], points[64], both[sizeof help + sizeof points];
    const play_judge *judge = &p->self->judge;
    app_words_help(session_of(p), help, sizeof help);
    if (judge->has_points) {
        app_text_n(points, sizeof points, APP_TEXT_POINTS_COUNT, judge->points.total);
        app_textf(both, sizeof both, APP_TEXT_LIST, points, help);
    } else {
        snprintf(both, sizeof both, "%s", help);
    }
    both[0] = (char)toupper((unsigned char)both[0]); /* it begins a sentence */
    app_textf(out, size, APP_TEXT_SENTENCE, both);
}

/* Who won the race, points and help, the worst moves. One line has room for the help or the race. */
static void draw_words(const play_painter *p)
{
    char help[192], race[96], worst[128] = "", first[300], all[440];
    const play_result_layout *r = &p->layout->result;
    bool brief = r->help_lines == 1;
    app_play_race_outcome(p->app, &p->self->race, race, sizeof race);
    help_words(p, help, sizeof help);
    if (judged(p) && !brief)
        add_worst(&p->self->judge.review, worst, sizeof worst);
    app_words_sentences(race, brief && race[0] ? "" : help, first, sizeof first);
    app_words_sentences(first, worst, all, sizeof all);
    app_view_paragraph(p->view, r->inner.x, r->help, r->words, APP_TYPE_LABEL,
                       p->view->colours->text, all, r->help_lines);
}

void app_play_draw_result(const play_painter *p)
{
    const play_result_layout *r = &p->layout->result;
    app_view_slab(p->view, r->slab, 24);
    draw_head(p);
    if (r->counters > 0)
        draw_figures(p);
    if (r->figures > 0)
        draw_figures_in_words(p);
    if (r->rule > 0)
        app_view_rule(p->view, r->inner.x, r->rule, r->inner.w);
    draw_way(p);
    draw_words(p);
}
