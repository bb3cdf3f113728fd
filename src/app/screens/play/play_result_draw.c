/* The result of a solved game: how well it went, the way it took, and what may come next. */
#include "screens/play/play.h"

#include "chart/curve.h"
#include "client/records.h"
#include "game/stars.h"
#include "text/words.h"

#include <ctype.h>
#include <stdio.h>

/* ---- Words ---- */

/* Whether the game is better than all others, or than those that were played by the same thing. */
typedef struct record {
    bool of_all, of_its_way;
} record;

/* "best 41", or that this one is it, or "best by keys"; "" where there is none to compare with. */
static void best_words(const play_result *result, record record, const char *best, char *out,
                       size_t size)
{
    bool counts = game_result_credit(&result->own) == GAME_CREDIT_OWN;
    if (!result->best.known)
        out[0] = '\0';
    else if (record.of_all && counts)
        app_textf(out, size, APP_TEXT_RESULT_NEW_BEST);
    else if (record.of_its_way && counts)
        app_textf(out, size, APP_TEXT_RESULT_BEST, app_words_way(result->own.way));
    else
        app_textf(out, size, APP_TEXT_RESULT_BEST, best);
}

static void count_words(const play_result *result, record record, int best, char *out, size_t size)
{
    char words[32];
    app_words_count((unsigned long long)best, words, sizeof words);
    best_words(result, record, words, out, size);
}

/* Below the moves, or the slides where par counts those. */
static void length_words(const play_layout *l, char *out, size_t size)
{
    const play_result *result = &l->self->result;
    const game_origin *origin = &l->round->origin;
    int own = l->session->moves;
    record record = {own < result->best.moves, own < result->best_by_way.moves};
    if (origin->par > 0 && origin->par_metric == PUZZLE_METRIC_SLIDES)
        app_text_n(out, size, APP_TEXT_SLIDES_PAR, origin->par);
    else if (origin->par > 0)
        app_textf(out, size, APP_TEXT_RESULT_PAR, origin->par);
    else
        count_words(result, record, result->best.moves, out, size);
}

static void time_words(const play_layout *l, char *out, size_t size)
{
    char words[32];
    const play_result *result = &l->self->result;
    double own = l->session->time_ms, best = (double)result->best.time_ms;
    record record = {own < best, own < (double)result->best_by_way.time_ms};
    app_words_taken(l->view->settings, best, words, sizeof words);
    best_words(result, record, words, out, size);
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

/* "120 points. 5 detours cost 28 moves.": where no help was taken, and one line has no room to say so. */
static void detour_words(const play_layout *l, const char *detours, char *out, size_t size)
{
    char points[64] = "", sentence[80] = "";
    const play_analysis *analysis = &l->self->analysis;
    if (analysis->has_points) {
        app_text_n(points, sizeof points, APP_TEXT_POINTS_COUNT, analysis->points.total);
        app_textf(sentence, sizeof sentence, APP_TEXT_SENTENCE, points);
    }
    app_words_sentences(sentence, detours, out, size);
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

app_colour app_play_verdict_colour(const play_layout *l)
{
    bool perfect = client_rating(&l->app->client).kind == GAME_RATING_PERFECT;
    bool good = perfect || game_stars_beaten(l->round);
    return good ? l->view->colours->good : l->view->colours->text;
}

/* How well it went, and a word of praise. */
typedef struct verdict {
    char words[160], praise[96];
} verdict;

static void give_verdict(const play_layout *l, verdict *out)
{
    const play_result *result = &l->self->result;
    app_words_result(l->round, client_rating(&l->app->client), out->words, sizeof out->words);
    app_words_praise(&result->standing, &result->own, out->praise, sizeof out->praise);
}

/* One below the other, or as one text of two lines. */
static void draw_verdict(const play_layout *l)
{
    verdict given;
    char both[300];
    const play_result_layout *r = &l->result;
    app_colour colour = app_play_verdict_colour(l);
    int x = r->inner.x, y = line_at(l, r->at->line);
    give_verdict(l, &given);
    if (r->at->praise > 0) {
        app_view_line(l->view, APP_ALIGN_LEFT, x, y, r->words, APP_TYPE_NOTE, colour, given.words);
        draw_line(l, x, line_at(l, r->at->praise), r->words, given.praise);
    } else {
        app_words_sentences(given.words, given.praise, both, sizeof both);
        app_view_paragraph(l->view, x, y, r->words, APP_TYPE_LABEL, colour, both, 2);
    }
}

/* The same below the board in the smallest windows: the praise where it has room. */
void app_play_draw_result_line(const play_layout *l)
{
    verdict given;
    app_rect at = l->log;
    give_verdict(l, &given);
    int taken = app_view_line(l->view, APP_ALIGN_LEFT, at.x, at.y, at.w, APP_TYPE_NOTE,
                              app_play_verdict_colour(l), given.words);
    if (taken + 16 + app_view_text_width(l->view, APP_TYPE_LABEL, given.praise) <= at.w)
        app_view_text(l->view, APP_ALIGN_RIGHT, at.x + at.w, at.y, APP_TYPE_LABEL,
                      l->view->colours->text2, given.praise);
}

static void draw_head(const play_layout *l)
{
    const play_result_layout *r = &l->result;
    int y = line_at(l, r->at->title), side = l->compact ? 30 : 36;
    int stars = game_stars_after(l->round, 0);
    bool beside = l->kind == APP_LAYOUT_PORTRAIT && !l->narrow;
    int width = app_view_text(l->view, APP_ALIGN_LEFT, r->inner.x, y, APP_TYPE_PANEL_TITLE,
                              l->view->colours->text, app_text(APP_TEXT_SOLVED));
    int x = r->inner.x + (beside ? width + 20 : r->inner.w - app_play_stars_width(side));
    if (stars >= 0)
        app_play_draw_stars(l, x, y, side, stars, app_play_result_age(l->app, l->self));
}

/* Moves and time, large unless a long game's figures would lie on each other. */
static void draw_figures(const play_layout *l)
{
    play_counter all[PLAY_COUNTERS];
    char notes[2][64];
    app_rect inner = l->result.inner;
    int y = line_at(l, l->result.at->counters), second = inner.w * 46 / 100;
    const int room[] = {second - 12, inner.w - second};
    app_play_fill_counters(l, room[0], all);
    length_words(l, notes[0], sizeof notes[0]);
    time_words(l, notes[1], sizeof notes[1]);
    bool fits = app_view_text_width(l->view, APP_TYPE_RESULT, all[PLAY_LENGTH].value) <= room[0] &&
                app_view_text_width(l->view, APP_TYPE_RESULT, all[PLAY_TIME].value) <= room[1];
    app_type type = fits && !l->compact ? APP_TYPE_RESULT : APP_TYPE_SMALL_COUNTER;
    for (int i = 0; i < 2; i++) {
        int x = inner.x + i * second;
        app_play_draw_counter(l, x, y, room[i], type, &all[i == 0 ? PLAY_LENGTH : PLAY_TIME]);
        draw_line(l, x, y + (type == APP_TYPE_RESULT ? 72 : 50), room[i], notes[i]);
    }
}

/* ---- Small figures ---- */

typedef struct figure {
    app_text_id label;
    bool good;      /* the note is a gain */
    char value[32]; /* a dash where there is none yet */
    char note[48];
} figure;

/* The slides, or the moves where par counts slides. Too narrow to tell of a way. */
static figure other_figure(const play_layout *l)
{
    const play_result *result = &l->self->result;
    bool moves = l->round->origin.par_metric == PUZZLE_METRIC_SLIDES;
    int own = moves ? l->session->moves : l->session->slides;
    int best = moves ? result->best.moves : result->best.slides;
    figure out = {.label = moves ? APP_TEXT_MOVES : APP_TEXT_SLIDES};
    record record = {.of_all = own < best};
    app_words_count((unsigned long long)own, out.value, sizeof out.value);
    count_words(result, record, best, out.note, sizeof out.note);
    return out;
}

static figure speed_figure(const play_result *result)
{
    char most[32];
    double speed = game_result_value(&result->own, GAME_FIGURE_SPEED);
    figure out = {.label = APP_TEXT_SPEED};
    bool compared = result->standing.most_speed > 0;
    bool counts = game_result_credit(&result->own) == GAME_CREDIT_OWN;
    app_words_speed(speed, out.value, sizeof out.value);
    app_words_speed(result->standing.most_speed, most, sizeof most);
    out.good = compared && counts && speed > result->standing.most_speed;
    if (compared)
        app_textf(out.note, sizeof out.note, APP_TEXT_RESULT_NEW_BEST);
    if (compared && !out.good)
        app_textf(out.note, sizeof out.note, APP_TEXT_RESULT_BEST, most);
    return out;
}

/* An average, and how this game has changed it. */
static figure average_figure(const play_layout *l, app_text_id label, int games, double before,
                             double now)
{
    const play_result *result = &l->self->result;
    figure out = {.label = label};
    if (now < 0) {
        app_textf(out.value, sizeof out.value, APP_TEXT_NO_FIGURE);
        app_textf(out.note, sizeof out.note, APP_TEXT_RESULT_AFTER, games);
        return out;
    }
    app_words_taken(l->view->settings, now, out.value, sizeof out.value);
    if (before < 0)
        app_textf(out.note, sizeof out.note, APP_TEXT_RESULT_FIRST_AVERAGE);
    else if (game_result_credit(&result->own) == GAME_CREDIT_OWN)
        app_words_change(l->view->settings, before, now, out.note, sizeof out.note);
    out.good = before >= 0 && now < before;
    return out;
}

enum { FIGURES = 4 };

static void fill_figures(const play_layout *l, figure out[FIGURES])
{
    const play_result *result = &l->self->result;
    const game_standing *among = &result->standing;
    out[0] = other_figure(l);
    out[1] = speed_figure(result);
    out[2] = average_figure(l, APP_TEXT_STATS_AO5, 5, among->ao5_before, among->ao5);
    out[3] = average_figure(l, APP_TEXT_STATS_AO12, 12, among->ao12_before, among->ao12);
}

/* All four, or without the slides where three have room. */
static void draw_small_figures(const play_layout *l)
{
    enum { ROOM_OF_FOUR = 330 };
    figure all[FIGURES];
    const app_colours *c = l->view->colours;
    const play_result_layout *r = &l->result;
    int first = r->words < ROOM_OF_FOUR ? 1 : 0, count = FIGURES - first;
    int y = line_at(l, r->at->small);
    fill_figures(l, all);
    for (int i = 0; i < count; i++) {
        const figure *shown = &all[first + i];
        int x = r->inner.x + r->words * i / count, room = r->words / count - 6;
        app_view_line(l->view, APP_ALIGN_LEFT, x, y, room, APP_TYPE_LABEL, c->text2,
                      app_text(shown->label));
        app_view_line(l->view, APP_ALIGN_LEFT, x, y + 24, room, APP_TYPE_BUTTON, c->text,
                      shown->value);
        app_view_line(l->view, APP_ALIGN_LEFT, x, y + 46, room, APP_TYPE_CHIP,
                      shown->good ? c->good : c->text2, shown->note);
    }
}

/* Where there is one line for all of them: "2.31 moves/s · ao5 12.84 (−0.31)". */
static void draw_figures_in_words(const play_layout *l)
{
    figure all[FIGURES];
    char speed[64], average[96], both[170];
    const play_result_layout *r = &l->result;
    fill_figures(l, all);
    app_textf(speed, sizeof speed, APP_TEXT_SPEED_LINE, all[1].value);
    app_textf(average, sizeof average, APP_TEXT_RESULT_AVERAGE_LINE, app_text(all[2].label),
              all[2].value, all[2].note);
    app_textf(both, sizeof both, APP_TEXT_FACTS, speed, average);
    draw_line(l, r->inner.x, line_at(l, r->at->figures), r->words, both);
}

/* ---- The way ---- */

static bool judged(const play_layout *l)
{
    const play_analysis *analysis = &l->self->analysis;
    const play_findings *shown = app_play_findings(analysis);
    return shown->places > 0 && shown->evaluated == shown->places && analysis->review.judged > 0;
}

/* What is found out so far, while it is being found out. */
static void draw_looking(const play_layout *l)
{
    char words[64];
    const play_findings *shown = app_play_findings(&l->self->analysis);
    app_rect well = l->result.curve;
    if (shown->places > 0 && shown->evaluated < shown->places)
        app_textf(words, sizeof words, APP_TEXT_RESULT_LOOKING, (int)shown->evaluated,
                  (int)shown->places);
    else
        app_textf(words, sizeof words, APP_TEXT_RESULT_UNKNOWN);
    app_view_text(l->view, APP_ALIGN_CENTRE, well.x + well.w / 2, well.y + well.h / 2,
                  APP_TYPE_LABEL, l->view->colours->text2, words);
}

static void draw_curve_title(const play_layout *l, int y)
{
    const play_result_layout *r = &l->result;
    bool exact = !judged(l) || l->self->analysis.review.exact;
    bool slides = l->self->analysis.metric == PUZZLE_METRIC_SLIDES;
    app_text_id title = exact ? APP_TEXT_RESULT_CURVE : APP_TEXT_RESULT_CURVE_KNOWN;
    if (slides)
        title = exact ? APP_TEXT_SLIDES_CURVE : APP_TEXT_SLIDES_CURVE_KNOWN;
    app_view_text(l->view, APP_ALIGN_LEFT, l->kind == APP_LAYOUT_PORTRAIT ? r->curve.x : r->inner.x,
                  y, APP_TYPE_NOTE, l->view->colours->text2, app_text(title));
    if (judged(l))
        app_curve_draw_detours(l->view, &l->self->analysis.review, r->inner.x + r->inner.w, y, 14);
}

static void draw_way(const play_layout *l)
{
    const play_analysis *analysis = &l->self->analysis;
    const app_curve curve = {.rect = l->result.curve,
                             .left = app_play_findings(analysis)->left,
                             .places = app_play_findings(analysis)->places,
                             .review = &analysis->review};
    if (l->result.at->curve_title > 0)
        draw_curve_title(l, line_at(l, l->result.at->curve_title));
    app_curve_draw(l->view, &curve);
    if (!judged(l))
        draw_looking(l);
}

/* One line has room for the race, the help or, where no heading counts them, the detours. */
static void brief_words(const play_layout *l, const char *race, const char *detours, char *out,
                        size_t size)
{
    const game_session *session = l->session;
    bool helped = game_session_hints(session) + session->undos + session->autos > 0;
    if (race[0])
        snprintf(out, size, "%s", race);
    else if (helped || l->result.at->curve_title > 0 || !detours[0])
        help_words(l, out, size);
    else
        detour_words(l, detours, out, size);
}

/* Who won the race, points and help, the detours; the heading over the curve says that there were none. */
static void draw_words(const play_layout *l)
{
    char help[192], race[96], detours[128] = "", first[300], all[440];
    const play_result_layout *r = &l->result;
    const play_analysis *analysis = &l->self->analysis;
    app_play_race_outcome(l->app, &l->self->race, race, sizeof race);
    if (judged(l) && (analysis->review.detour_count > 0 || r->at->curve_title == 0))
        app_words_detours(&analysis->review, detours, sizeof detours);
    if (r->at->help_lines > 1) {
        help_words(l, help, sizeof help);
        app_words_sentences(race, help, first, sizeof first);
        app_words_sentences(first, detours, all, sizeof all);
    } else {
        brief_words(l, race, detours, all, sizeof all);
    }
    app_view_paragraph(l->view, r->inner.x, line_at(l, r->at->help), r->words, APP_TYPE_LABEL,
                       l->view->colours->text, all, r->at->help_lines);
}

void app_play_draw_result(const play_layout *l)
{
    const play_result_layout *r = &l->result;
    app_view_slab(l->view, r->slab, 24);
    draw_head(l);
    draw_verdict(l);
    if (r->at->counters > 0)
        draw_figures(l);
    if (r->at->counters > 0)
        app_view_rule(l->view, r->inner.x, line_at(l, r->at->small) - 18, r->inner.w);
    if (r->at->small > 0)
        draw_small_figures(l);
    if (r->at->figures > 0)
        draw_figures_in_words(l);
    if (r->at->curve > 0)
        draw_way(l);
    if (r->at->help > 0)
        draw_words(l);
}
