/* The result of a solved game: how well it went, the path it took, and what can be done next. */
#include "screens/play/play.h"

#include "chart/curve.h"
#include "client/games.h"
#include "client/path.h"
#include "client/records.h"
#include "game/stars.h"
#include "text/translate.h"
#include "text/words.h"

#include <math.h>

void app_play_result_find(app *app, play_result *self)
{
    const game_round *round = client_round(&app->client);
    const game_results *results = client_results(&app->client);
    game_result own = game_result_of(round, 0);
    *self = (play_result){.id = round->id,
                          .own = own,
                          .best = game_results_best(results, &own),
                          .best_by_way = game_results_best_by_way(results, &own),
                          .standing = game_standing_of(results, &own)};
    char next[GAME_LEVEL_NAME_SIZE];
    if (round->origin.kind == GAME_FROM_LEVEL)
        self->has_next = client_next_level(&app->client, round->origin.level, next, sizeof next);
}

/* ---- How large its parts are ---- */

typedef struct result_sizes {
    int pad, top, foot; /* round its parts */
    int title, apart, before_buttons, row_gap;
    int next, button, curve;
    int height;
    bool columns; /* the curve stands at the right of the words */
    bool brief;   /* figures stand in a sentence, and buttons have short names */
} result_sizes;

static const result_sizes wide = {30, 20, 20, 47, 8, 15, 6, 54, 46, 60, 686, false, false};
static const result_sizes wide_low = {30, 16, 20, 47, 7, 13, 5, 54, 46, 48, 656, false, false};
static const result_sizes low = {20, 10, 17, 40, 5, 10, 6, 44, 40, 40, 506, false, false};
static const result_sizes lower = {20, 8, 15, 40, 2, 7, 4, 44, 38, 32, 464, false, false};
static const result_sizes tall = {24, 16, 12, 47, 4, 8, 0, 52, 44, 100, 340, true, false};
static const result_sizes slim = {20, 8, 14, 40, 3, 10, 0, 48, 40, 0, 240, false, true};

static const result_sizes *sizes_of(const app_parts *p, play_form form)
{
    enum { HIGHEST = 76, LOWEST = 12 }; /* how near it comes to the window's edges beside a board */
    int room = p->view->height - HIGHEST;
    if (form.kind == APP_LAYOUT_PORTRAIT)
        return form.narrow ? &slim : &tall;
    if (!form.compact)
        return room < wide.height ? &wide_low : &wide;
    return room < low.height + LOWEST ? &lower : &low;
}

/* ---- Words and figures ---- */

static void add_head(app_parts *p, play_form form, const result_sizes *m)
{
    int stars = game_stars_after(app_play_round(p), 0), side = form.compact ? 30 : 36;
    parts_row (p, 20) {
        parts_text(p, APP_TYPE_PANEL_TITLE, _("Solved"), .height = m->title,
                   .tight = APP_TYPE_SCREEN_TITLE, .grow = !m->columns);
        if (stars >= 0)
            app_play_add_stars(p, side, stars, app_play_result_age(p->app, p->state));
    }
}

/* One below the other, or as one text of two lines. Their height is kept while the verdict is being found. */
static void add_verdict(app_parts *p, play_form form)
{
    enum { LINE = 21 };
    play_verdict given = app_play_verdict(p);
    bool apart = !form.compact || (form.kind == APP_LAYOUT_PORTRAIT && !form.narrow);
    if (apart) {
        parts_paragraph(p, APP_TYPE_NOTE, given.words, .colour = given.colour,
                        .least_height = LINE);
        parts_paragraph(p, APP_TYPE_LABEL, given.praise, .weak = true, .least_height = LINE);
    } else {
        parts_paragraph(p, APP_TYPE_LABEL,
                        app_words_sentences(&p->arena, given.words, given.praise),
                        .colour = given.colour, .least_height = 2 * LINE);
    }
}

static void add_figure(app_parts *p, const play_counter *counter, const char *note, app_type type,
                       int grow)
{
    parts_column (p, 2, .grow = grow) {
        app_play_add_counter(p, counter, type, 0);
        parts_text(p, APP_TYPE_LABEL, note, .weak = true, .brief = "");
    }
}

/* Moves and time, large unless a long game's figures would lie on each other. */
static void add_figures(app_parts *p, play_form form, int width)
{
    play_counter all[PLAY_COUNTERS];
    int first = width * 46 / 100;
    app_play_fill_counters(p, all);
    bool fits =
        app_view_text_width(p->view, APP_TYPE_RESULT, all[PLAY_LENGTH].value) <= first - 12 &&
        app_view_text_width(p->view, APP_TYPE_RESULT, all[PLAY_TIME].value) <= width - first;
    app_type type = fits && !form.compact ? APP_TYPE_RESULT : APP_TYPE_SMALL_COUNTER;
    parts_row (p, 12) {
        add_figure(p, &all[PLAY_LENGTH], app_play_length_note(p), type, 43);
        add_figure(p, &all[PLAY_TIME], app_play_time_note(p), type, 54);
    }
}

/* All four, or without the slides where three have room. */
static void add_small_figures(app_parts *p, int first)
{
    play_result_figure all[PLAY_RESULT_FIGURES];
    app_play_fill_result(p, all);
    parts_row (p, 6) {
        for (int i = first; i < PLAY_RESULT_FIGURES; i++) {
            parts_column (p, 0, .grow = 1) {
                parts_text(p, APP_TYPE_LABEL, all[i].label, .weak = true);
                parts_text(p, APP_TYPE_BUTTON, all[i].value, .tight = APP_TYPE_NOTE);
                parts_text(p, APP_TYPE_CHIP, all[i].note, .weak = true, .brief = "",
                           .colour = all[i].good ? p->view->colours->good : 0);
            }
        }
    }
}

/* Where there is one line for all of them: "2.31 moves/s · ao5 12.84 (−0.31)". */
static void add_figures_in_words(app_parts *p)
{
    play_result_figure all[PLAY_RESULT_FIGURES];
    app_play_fill_result(p, all);
    const char *speed = parts_print(p, _("%s moves/s"), all[1].value);
    parts_text(p, APP_TYPE_LABEL,
               parts_print(p, "%s · %s %s (%s)", speed, all[2].label, all[2].value, all[2].note),
               .weak = true, .brief = speed);
}

/* ---- The path ---- */

static void draw_curve(const app_parts *p, const app_part *part)
{
    const play_analysis *analysis = &app_play_state(p)->analysis;
    const app_curve curve = {.rect = part->rect,
                             .left = app_play_findings(analysis)->left,
                             .places = app_play_findings(analysis)->places,
                             .review = &analysis->review};
    app_curve_draw(p->view, &curve);
}

static void add_detours(app_parts *p)
{
    enum { MARK = 14 };
    int count = (int)app_play_state(p)->analysis.review.detour_count;
    if (count > 0)
        parts_icon(p, MARK, APP_ICON_TRIANGLE, .colour = p->view->colours->error, .leave = 1);
    parts_text(p, APP_TYPE_LABEL,
               parts_print(p, PL_("%s detour", "%s detours", count),
                           app_words_count(&p->arena, (unsigned long long)count)),
               .weak = true, .leave = 1);
}

static const char *curve_title(const app_parts *p)
{
    const play_analysis *analysis = &app_play_state(p)->analysis;
    bool exact = !app_play_judged(p) || analysis->review.exact;
    if (analysis->metric == PUZZLE_METRIC_SLIDES)
        return exact ? _("Slides left, by move") : _("Slides left, best known");
    return exact ? _("Moves left, by move") : _("Moves left, best known");
}

static void add_curve_title(app_parts *p)
{
    parts_row (p, 6, .least_height = 21) {
        parts_text(p, APP_TYPE_NOTE, curve_title(p), .weak = true, .grow = 1);
        if (app_play_judged(p))
            add_detours(p);
    }
}

/* What is found out so far, while it is being found out. */
static const char *looking_words(app_parts *p)
{
    const play_findings *shown = app_play_findings(&app_play_state(p)->analysis);
    if (app_play_judged(p))
        return "";
    if (shown->places == 0 || shown->evaluated >= shown->places)
        return _("The distances are not known here.");
    return app_words_judging(&p->arena, shown->evaluated, shown->places);
}

static void add_curve(app_parts *p, int least)
{
    parts_stack (p, parts_edges(0, 0), .grow = 1, .least_height = least) {
        parts_figure(p, draw_curve, curve_title(p), .down = APP_PLACE_FILL);
        parts_text(p, APP_TYPE_LABEL, looking_words(p), .weak = true, .across = APP_PLACE_MIDDLE,
                   .down = APP_PLACE_MIDDLE, .tight = APP_TYPE_CHIP);
    }
}

/* In two lines, or in one, which leaves the points out where it is long, and goes where the slab has no room. */
static void add_note(app_parts *p, play_result_room room)
{
    enum { LINE = 21 };
    const char *note = app_play_result_note(p, room);
    play_result_room brief = {.heading = room.heading, .brief = true};
    if (room.all)
        parts_paragraph(p, APP_TYPE_LABEL, note, .least_height = 2 * LINE, .most_lines = 2);
    else
        parts_text(p, APP_TYPE_LABEL, note, .brief = app_play_result_note(p, brief),
                   .least_height = LINE, .leave = 1);
}

/* ---- What can be done next ---- */

const char *app_play_way_on(app_parts *p)
{
    game_category next;
    bool level = app_play_round(p)->origin.kind == GAME_FROM_LEVEL;
    if (client_path_goes_on(&p->app->client, &next))
        return parts_print(p, _("Next board: %s"), app_words_category(&p->arena, &next, true));
    if (p->app->client.in_run)
        return _("Back to the calendar");
    return !level                               ? _("Next board")
           : app_play_state(p)->result.has_next ? _("Next level")
                                                : _("Back to the levels");
}

void app_play_add_way_on(app_parts *p, int height)
{
    parts_primary(p, PLAY_NEXT, app_play_way_on(p), .height = height, .brief = _("Next board"));
}

static void add_lesser(app_parts *p, const result_sizes *m, bool bare, int from, int to)
{
    const struct {
        int id;
        app_icon icon;
        const char *name, *brief;
    } all[] = {{PLAY_REVIEW, APP_ICON_STATS, _("Review"), NULL},
               {PLAY_AGAIN, APP_ICON_RETRY, _("Play again"), _("Again")},
               {PLAY_COPY, APP_ICON_COPY, _("Copy result"), _("Copy")},
               {PLAY_HIDE, APP_ICON_RIGHT, _("Hide panel"), _("Hide")}};
    parts_row (p, m->row_gap == 0 ? 12 : 16) {
        for (int i = from; i < to; i++)
            parts_button(p, all[i].id, all[i].name, .brief = all[i].brief, .height = m->button,
                         .icon = bare ? APP_ICON_NONE : all[i].icon, .grow = 1);
    }
}

/* The way on, then the others: in one row where the slab is low and wide, else in two. */
static void add_buttons(app_parts *p, play_form form, const result_sizes *m)
{
    enum { LESSER = 4 };
    bool bare = form.kind == APP_LAYOUT_MEDIUM || form.narrow;
    int in_row = m->row_gap == 0 ? LESSER : LESSER / 2;
    parts_column (p, m->before_buttons, .together = true) {
        app_play_add_way_on(p, m->next);
        parts_column (p, m->row_gap) {
            for (int i = 0; i < LESSER; i += in_row)
                add_lesser(p, m, bare, i, i + in_row);
        }
    }
}

/* ---- The slab ---- */

/* One thing below the other. */
static void add_all(app_parts *p, play_form form, const result_sizes *m, int width)
{
    enum { ROOM_OF_FOUR = 330, RULE_PAD = 5 };
    play_result_room room = {.all = !form.compact, .heading = !form.compact};
    parts_column (p, form.compact ? 0 : 1) {
        add_head(p, form, m);
        add_verdict(p, form);
    }
    add_figures(p, form, width);
    parts_column (p, 0, .look = APP_LOOK_RULE, .pad = {0, RULE_PAD, 0, 0}) {
        add_small_figures(p, width < ROOM_OF_FOUR ? 1 : 0);
    }
    parts_column (p, 4, .grow = 1) {
        if (room.heading)
            add_curve_title(p);
        add_curve(p, m->curve);
    }
    add_note(p, room);
}

/* The curve at the right of the words. */
static void add_in_columns(app_parts *p, play_form form, const result_sizes *m)
{
    play_result_room room = {.heading = true};
    parts_row (p, 20, .grow = 1) {
        parts_column (p, m->apart, .grow = 54) {
            parts_column (p, 0) {
                add_head(p, form, m);
                add_verdict(p, form);
            }
            add_small_figures(p, 1);
            add_note(p, room);
        }
        parts_column (p, 4, .grow = 46, .pad = {0, 10, 0, 0}) {
            add_curve_title(p);
            add_curve(p, m->curve);
        }
    }
}

static void add_in_words(app_parts *p, play_form form, const result_sizes *m)
{
    add_head(p, form, m);
    add_verdict(p, form);
    add_figures_in_words(p);
}

/* It comes in from the right. */
static int offset_of(const app_parts *p)
{
    double left = -app_play_result_age(p->app, p->state) / PLAY_RESULT_SLIDE_MS;
    return left > 0 ? (int)(24 * pow(left, 5)) : 0;
}

void app_play_add_result(app_parts *p, play_form form, int width)
{
    const result_sizes *m = sizes_of(p, form);
    parts_column (p, m->apart, .id = PLAY_SLAB, .look = APP_LOOK_SLAB, .radius = 24, .width = width,
                  .least_height = m->height, .aside = offset_of(p),
                  .across = width ? APP_PLACE_MIDDLE : APP_PLACE_USUAL,
                  .pad = {m->pad, m->top, m->pad, m->foot}) {
        if (m->columns)
            add_in_columns(p, form, m);
        else if (m->brief)
            add_in_words(p, form, m);
        else
            add_all(p, form, m, width - 2 * m->pad);
        add_buttons(p, form, m);
    }
}
