/* What stands beside a challenge's board: title, figures, the mode's body, buttons, and the cover of a pause. */
#include "screens/play/play.h"

#include "client/games.h"
#include "game/results.h"
#include "text/translate.h"
#include "text/words.h"

static const app_mode *mode_of(const app_parts *p)
{
    return app_play_mode(p->app);
}

/* ---- Title and verdict ---- */

const char *app_play_run_title(app_parts *p)
{
    bool slides = app_play_run(p)->challenge.metric == PUZZLE_METRIC_SLIDES;
    return _(slides ? mode_of(p)->slides_title : mode_of(p)->title);
}

/* What it is played by; once it is over, what it was. */
static const char *way_words(app_parts *p)
{
    game_run_result result;
    const game_run *run = app_play_run(p);
    if (!run->over)
        return app_words_way(p->app->way);
    return game_run_result_of(run, 0, &result) ? app_words_way(result.way) : "";
}

static const char *add_fact(app_parts *p, const char *facts, const char *fact)
{
    return fact[0] ? parts_print(p, "%s · %s", facts, fact) : facts;
}

const char *app_play_run_note(app_parts *p)
{
    const char *words = add_fact(p, mode_of(p)->note(p), way_words(p));
    return add_fact(p, words, app_play_run(p)->paused ? _("with a pause") : "");
}

/* Of a run that is over: against the best one before it. */
static const char *verdict_words(app_parts *p)
{
    if (app_play_run_is_best(p))
        return _("Your best so far.");
    bool first = app_play_run(p)->count > 0 && !app_play_state(p)->run.best.known;
    return first ? _("Your first one of this kind.") : "";
}

static void add_head(app_parts *p, play_form form, int width)
{
    const app_colours *c = p->view->colours;
    const char *outcome = mode_of(p)->outcome(p);
    app_type type = form.compact ? APP_TYPE_PAGE_TITLE : APP_TYPE_PANEL_TITLE;
    if (app_view_text_width(p->view, type, outcome) > width)
        type = APP_TYPE_SCREEN_TITLE;
    parts_column (p, 2, .pad = {0, form.compact ? 0 : 4, 0, form.compact ? 6 : 8}) {
        parts_paragraph(p, type, outcome);
        parts_paragraph(p, APP_TYPE_NOTE, verdict_words(p),
                        .colour = app_play_run_is_best(p) ? c->good : c->text2, .least_height = 21);
    }
}

/* ---- Figures ---- */

/* Before the clock starts, the first one is how long the board is looked at. */
static int fill_figures(app_parts *p, play_figure out[PLAY_FIGURES])
{
    int count = mode_of(p)->figures(p, out);
    if (app_play_inspects(p->app))
        out[0] = (play_figure){.label = _("Inspection"), .value = app_play_inspection_words(p)};
    return count;
}

/* Some figures side by side in `width`, each with its share of a thousand. */
typedef struct figure_row {
    const play_figure *figures;
    const int *shares;
    int count, width;
    bool notes;
} figure_row;

static bool fit(const app_parts *p, const figure_row *row, app_type type)
{
    enum { APART = 20 };
    for (int i = 0; i < row->count; i++) {
        int room = row->width * row->shares[i] / 1000 - APART;
        if (app_view_text_width(p->view, type, row->figures[i].value) > room)
            return false;
    }
    return true;
}

/* In the largest of the types in which all fit. */
static app_type type_of(const app_parts *p, const figure_row *row, const app_type *types, int count)
{
    int chosen = 0;
    while (chosen + 1 < count && !fit(p, row, types[chosen]))
        chosen++;
    return types[chosen];
}

static void add_row(app_parts *p, const figure_row *row, app_type type)
{
    for (int i = 0; i < row->count; i++) {
        const play_figure *figure = &row->figures[i];
        parts_column (p, 0, .grow = row->shares[i], .leave = i) {
            parts_text(p, APP_TYPE_LABEL, figure->label, .weak = true);
            parts_text(p, type, figure->value, .height = app_play_counter_height(type),
                       .tight = APP_TYPE_NOTE, .colour = figure->good ? p->view->colours->good : 0);
            if (row->notes)
                parts_text(p, APP_TYPE_LABEL, figure->note ? figure->note : "", .weak = true,
                           .brief = "");
        }
    }
}

static void add_large_figures(app_parts *p, play_form form, const play_figure *all, int width)
{
    static const int shares[][3] = {[1] = {1000}, [2] = {620, 380}, [3] = {430, 300, 270}};
    static const app_type types[] = {APP_TYPE_COUNTER, APP_TYPE_RESULT, APP_TYPE_COUNTER_MEDIUM,
                                     APP_TYPE_SMALL_COUNTER, APP_TYPE_BUTTON};
    int skipped = form.compact ? 2 : 0, count = mode_of(p)->large;
    const figure_row row = {all, shares[count], count, width, false};
    parts_row (p, 8, .pad = {0, form.compact ? 1 : 8, 0, form.compact ? 9 : 20}) {
        add_row(p, &row, type_of(p, &row, types + skipped, 5 - skipped));
    }
}

/* Below a rule where there are large ones, and over one where no notes are. */
static void add_small_figures(app_parts *p, play_form form, const play_figure *all, int count,
                              int width, app_part_look look)
{
    static const app_type types[] = {APP_TYPE_SMALL_COUNTER, APP_TYPE_BUTTON, APP_TYPE_NOTE};
    int shares[PLAY_FIGURES], skipped = form.compact ? 1 : 0;
    for (int i = 0; i < count; i++)
        shares[i] = 1000 / count;
    const figure_row row = {all, shares, count, width, mode_of(p)->notes && !form.compact};
    parts_row (p, 8, .look = look,
               .pad = {0, form.compact ? 4 : 9, 0,
                       row.notes      ? 6
                       : form.compact ? 6
                                      : 15}) {
        add_row(p, &row, type_of(p, &row, types + skipped, 3 - skipped));
    }
    if (!row.notes)
        parts_column (p, 0, .look = APP_LOOK_RULE) {
            parts_space(p, 1);
        }
}

static void add_figures(app_parts *p, play_form form, int width)
{
    play_figure all[PLAY_FIGURES] = {{0}};
    int count = fill_figures(p, all), large = mode_of(p)->large;
    bool board = !(app_play_run(p)->over && mode_of(p)->of_board);
    if (board)
        add_large_figures(p, form, all, width);
    add_small_figures(p, form, all + large, count - large, width,
                      board ? APP_LOOK_RULE : APP_LOOK_NONE);
}

void app_play_run_add_figures(app_parts *p, play_form form)
{
    enum { SHOWN = 5, MARGIN = 32, TYPES = 4 };
    static const app_type types[] = {APP_TYPE_COUNTER_MEDIUM, APP_TYPE_SMALL_COUNTER,
                                     APP_TYPE_BUTTON, APP_TYPE_NOTE};
    static const int shares[] = {270, 180, 190, 180, 180};
    play_figure all[PLAY_FIGURES] = {{0}};
    int count = app_at_most(fill_figures(p, all), SHOWN), large = mode_of(p)->large;
    int width = p->view->width - 2 * MARGIN, first = form.narrow ? 1 : 0;
    const figure_row rows[] = {{all, shares, large, width, false},
                               {all + large, shares + large, count - large, width, false}};
    parts_row (p, 8) {
        for (int i = 0; i < 2; i++)
            add_row(p, &rows[i], type_of(p, &rows[i], types + first + i, TYPES - first - i));
    }
}

void app_play_run_add_low_figures(app_parts *p)
{
    play_figure all[PLAY_FIGURES] = {{0}};
    const char *words = app_play_run(p)->over ? mode_of(p)->outcome(p) : mode_of(p)->brief(p);
    fill_figures(p, all);
    const play_figure *next = &all[mode_of(p)->large];
    parts_row (p, 14, .grow = 1, .pad = {0, 0, 8, 0}) {
        parts_text(p, APP_TYPE_SCREEN_TITLE, all[0].value);
        parts_text(p, APP_TYPE_LABEL, words, .weak = true, .leave = 1);
        parts_row (p, 6, .leave = 2) {
            parts_text(p, APP_TYPE_LABEL, next->label, .weak = true);
            parts_text(p, APP_TYPE_NOTE, next->value);
        }
    }
}

/* ---- Buttons ---- */

static void add_undo(app_parts *p, int height)
{
    parts_button(p, PLAY_UNDO, _("Undo"), .icon = APP_ICON_UNDO, .intent = APP_INTENT_UNDO,
                 .height = height, .grow = 1,
                 .disabled = app_play_session(p)->done == 0 || app_play_state(p)->run.paused);
}

static void add_end(app_parts *p, int height, int grow, bool slim)
{
    parts_button(p, PLAY_END, _("End run"), .icon = APP_ICON_FLAG, .height = height, .grow = grow,
                 .slim = slim, .ask = _("End run?"));
}

static const char *next_words(app_parts *p)
{
    return mode_of(p)->next ? mode_of(p)->next(p) : _("Next board");
}

/* While a board is played none of them is filled; once it is solved, the next one is a key away. */
static void add_usual_buttons(app_parts *p, int height)
{
    bool paused = app_play_state(p)->run.paused;
    if (game_run_waits(app_play_run(p))) {
        parts_primary(p, PLAY_NEXT, next_words(p), .icon = APP_ICON_PLAY, .height = height,
                      .intent = APP_INTENT_PLAY, .left_words = true, .grow = 68);
        add_end(p, height, 32, false);
        return;
    }
    add_undo(p, height);
    if (mode_of(p)->pauses)
        parts_button(p, PLAY_PAUSE, _("Pause"), .icon = APP_ICON_PAUSE, .intent = APP_INTENT_BACK,
                     .height = height, .grow = 1,
                     .disabled = !app_play_run_ticks(p->app) || paused);
    else
        add_end(p, height, 1, false);
}

static void add_buttons(app_parts *p, int height)
{
    parts_row (p, mode_of(p)->add_buttons ? 12 : 16, .together = true) {
        if (mode_of(p)->add_buttons)
            mode_of(p)->add_buttons(p, height, false);
        else
            add_usual_buttons(p, height);
    }
}

/* Of a run that is over. */
static void add_ways_on(app_parts *p, play_form form, int first, int height)
{
    parts_column (p, form.compact ? 11 : 10, .together = true) {
        parts_primary(p, PLAY_NEXT, _("Another run"), .icon = APP_ICON_RETRY, .height = first);
        parts_row (p, 16) {
            parts_button(p, PLAY_COPY, _("Copy the IDs"), .brief = _("Copy"), .icon = APP_ICON_COPY,
                         .height = height, .grow = 1);
            parts_button(p, APP_ID_BACK, _("Leave"), .icon = APP_ICON_BACK, .height = height,
                         .grow = 1);
        }
    }
}

/* Begun, or waiting for what leads on: the smallest bar has an icon for it. */
void app_play_run_add_low_buttons(app_parts *p)
{
    enum { SIDE = 42 };
    const app_mode *mode = mode_of(p);
    bool over = app_play_run(p)->over;
    parts_row (p, 2, .together = true) {
        if (over || game_run_waits(app_play_run(p)))
            parts_primary(p, PLAY_NEXT, over ? _("Another run") : next_words(p), .bare = true,
                          .icon = over ? APP_ICON_RETRY : APP_ICON_PLAY, .width = SIDE,
                          .height = SIDE);
        else if (mode->add_buttons)
            mode->add_buttons(p, SIDE, true);
        else
            parts_icon_button(p, PLAY_UNDO, APP_ICON_UNDO, _("Undo"), .intent = APP_INTENT_UNDO);
        if (mode->pauses && !over)
            parts_icon_button(p, PLAY_PAUSE, APP_ICON_PAUSE, _("Pause"));
        else
            parts_icon_button(p, PLAY_TABLE, APP_ICON_STATS, _("Boards so far"));
    }
}

/* ---- Beside and below the board ---- */

/* The goal, and beside it what has no room in the row of buttons. */
static void add_goal(app_parts *p, play_form form)
{
    const app_mode *mode = mode_of(p);
    const char *foot = mode->foot ? _(mode->foot) : _("No hints in this mode.");
    parts_row (p, 18) {
        app_play_add_thumbnail(p, form.compact ? 96 : 147);
        parts_column (p, 4, .grow = 1) {
            parts_text(p, APP_TYPE_BUTTON, _("Goal"), .height = 21);
            if (!form.compact)
                parts_text(p, APP_TYPE_LABEL, app_play_goal_key(p, false), .weak = true,
                           .brief = app_play_goal_key(p, true));
            if (mode->pauses)
                add_end(p, form.compact ? 36 : 40, 0, true);
            if (!mode->pauses || !form.compact) {
                parts_spring(p, 1);
                parts_paragraph(p, APP_TYPE_LABEL, foot, .weak = true);
            }
        }
    }
}

static void add_foot(app_parts *p, play_form form)
{
    const app_mode *mode = mode_of(p);
    if (mode->goal && !game_run_hides(app_play_run(p)))
        add_goal(p, form);
    else if (mode->foot && !mode->goal && !form.compact)
        parts_paragraph(p, APP_TYPE_LABEL, _(mode->foot), .weak = true);
}

void app_play_run_add_column(app_parts *p, play_form form, int width)
{
    const app_mode *mode = mode_of(p);
    bool over = app_play_run(p)->over;
    bool filled = mode->add_buttons || game_run_waits(app_play_run(p));
    int primary = form.compact ? 46 : 56, button = form.compact ? 42 : 48;
    if (over)
        add_head(p, form, width);
    add_figures(p, form, width);
    parts_column (p, form.compact ? 11 : 19, .grow = 1,
                  .pad = {0, form.compact ? 10 : 12, 0, form.compact ? 4 : 3}) {
        parts_column (p, 0, .id = PLAY_BODY, .grow = 1, .leave = 1) {
            mode->add_body(p, width);
        }
        if (over)
            add_ways_on(p, form, primary, button);
        else
            add_buttons(p, filled ? primary : button);
        if (!over)
            add_foot(p, form);
    }
}

void app_play_run_add_strip(app_parts *p, play_form form)
{
    enum { BUTTON = 62, ROW = 48, GAP = 18, MARGIN = 32, FOOT = 8 };
    bool over = app_play_run(p)->over;
    parts_column (p, GAP, .grow = 1, .pad = {0, 0, 0, FOOT}) {
        if (over) {
            add_head(p, form, p->view->width - 2 * MARGIN);
            add_ways_on(p, form, BUTTON, ROW);
        } else {
            add_buttons(p, BUTTON);
        }
        parts_column (p, 0, .id = PLAY_BODY, .grow = 1, .leave = 1) {
            mode_of(p)->add_body(p, p->view->width - 2 * MARGIN);
        }
    }
}

void app_play_run_add_table(app_parts *p)
{
    parts_column (p, 0, .grow = 1, .pad = {12, 10, 12, 12}) {
        mode_of(p)->add_body(p, p->view->width - 40);
    }
}

/* ---- The cover ---- */

bool app_play_run_covers(const app_parts *p)
{
    return app_play_state(p)->run.paused || (p->view->covered && app_play_run_ticks(p->app));
}

void app_play_run_add_cover(app_parts *p)
{
    enum { WIDTH = 320, PAD = 24 };
    parts_column (p, 11, .look = APP_LOOK_SLAB, .radius = 20, .width = WIDTH,
                  .across = APP_PLACE_MIDDLE, .down = APP_PLACE_MIDDLE, .together = true,
                  .pad = parts_edges(PAD, PAD - 4)) {
        parts_text(p, APP_TYPE_PAGE_TITLE, _("Paused"), .align = APP_ALIGN_CENTRE,
                   .tight = APP_TYPE_SCREEN_TITLE);
        parts_primary(p, PLAY_GO_ON, _("Go on"), .icon = APP_ICON_PLAY, .height = 54,
                      .intent = APP_INTENT_BACK);
        parts_button(p, PLAY_PAUSED_MENU, _("Menu"), .icon = APP_ICON_MENU, .height = 44,
                     .intent = APP_INTENT_MENU);
    }
}
