/* The tables of the statistics: figures of the last games and the best there ever were, and the best results. */
#include "screens/statistics/statistics.h"

#include "text/words.h"

#include <math.h>

enum { HEAD = 40 };

const char *app_statistics_games(app_arena *arena, size_t games)
{
    return app_arena_print(arena, PL_("%s game", "%s games", (long long)games),
                           app_words_count(arena, games));
}

const char *app_statistics_value(app_parts *p, double value, game_figure_kind kind)
{
    if (kind == GAME_FIGURE_TIME)
        return app_words_taken(&p->arena, p->view->settings, value);
    if (kind == GAME_FIGURE_MOVES)
        return app_words_count(&p->arena, (unsigned long long)llround(value));
    return app_words_decimal(&p->arena, value, 2);
}

static const char *mean_words(app_parts *p, double value, game_figure_kind kind)
{
    return kind == GAME_FIGURE_MOVES ? app_words_decimal(&p->arena, value, 1)
                                     : app_statistics_value(p, value, kind);
}

/* ---- The figures ---- */

enum { FIGURES = GAME_AVERAGES + 2 }; /* a single game, the averages, the mean */

/* A row of their table, in words. */
typedef struct figure {
    const char *label, *last, *best;
    bool known, best_known; /* else there are too few games yet */
    bool is_note;           /* `best` is a note, not a figure */
} figure;

/* How wide the columns are at least: all rows agree on that. */
typedef struct columns {
    int label, last, best;
} columns;

static const char *known_words(app_parts *p, double value, bool single)
{
    game_figure_kind kind = ((const statistics_state *)p->state)->kind;
    return value < 0 ? "–"
           : single  ? app_statistics_value(p, value, kind)
                     : mean_words(p, value, kind);
}

static figure figure_of(app_parts *p, const char *label, double last, double best, bool single)
{
    return (figure){.label = label,
                    .last = known_words(p, last, single),
                    .best = known_words(p, best, single),
                    .known = last >= 0,
                    .best_known = best >= 0};
}

static void list_figures(app_parts *p, const statistics_state *self, figure out[FIGURES])
{
    const game_figures *f = &self->figures;
    const char *averages[GAME_AVERAGES] = {
        [GAME_AO5] = P_("average of 5", "ao5"),       [GAME_AO12] = P_("average of 12", "ao12"),
        [GAME_AO25] = P_("average of 25", "ao25"),    [GAME_AO50] = P_("average of 50", "ao50"),
        [GAME_AO100] = P_("average of 100", "ao100"),
    };
    figure *mean = &out[FIGURES - 1];
    out[0] = figure_of(p, _("Single"), f->last, f->best, true);
    for (int k = 0; k < GAME_AVERAGES; k++)
        out[1 + k] = figure_of(p, averages[k], f->ao[k], f->best_ao[k], false);
    *mean = figure_of(p, _("Mean"), f->mean, -1, false);
    mean->best = parts_print(p, _("of %s"), app_statistics_games(&p->arena, self->counted_count));
    mean->is_note = true;
}

static int wider(int width, const app_parts *p, app_type type, const char *words)
{
    int other = app_view_text_width(p->view, type, words);
    return other > width ? other : width;
}

static columns columns_of(const app_parts *p, const figure figures[FIGURES])
{
    enum { APART = 16, LEAST = 88 };
    int label = 0, last = wider(LEAST, p, APP_TYPE_LABEL, _("Last"));
    int best = wider(LEAST, p, APP_TYPE_LABEL, _("Best"));
    for (const figure *f = figures; f < figures + FIGURES; f++) {
        label = wider(label, p, APP_TYPE_LABEL, f->label);
        last = wider(last, p, APP_TYPE_LIST, f->last);
        best = wider(best, p, f->is_note ? APP_TYPE_LABEL : APP_TYPE_LIST, f->best);
    }
    return (columns){label, last + APART, best + APART};
}

static void add_value(app_parts *p, app_type type, const char *words, int least, bool weak,
                      bool known)
{
    parts_text(p, type, words, .grow = 36, .least_width = least, .align = APP_ALIGN_RIGHT,
               .weak = weak, .colour = known ? 0 : p->view->colours->disabled);
}

static void add_figure(app_parts *p, const figure *f, const columns *c)
{
    app_type best = f->is_note ? APP_TYPE_LABEL : APP_TYPE_LIST;
    parts_row (p, 0, .grow = 1, .least_height = 24, .look = APP_LOOK_RULE, .pad = {4, 0, 4, 0}) {
        parts_text(p, APP_TYPE_LABEL, f->label, .grow = 28, .least_width = c->label, .weak = true);
        add_value(p, APP_TYPE_LIST, f->last, c->last, false, f->known);
        add_value(p, best, f->best, c->best, f->is_note, f->is_note || f->best_known);
    }
}

void app_statistics_add_figures(app_parts *p, bool beside, bool shrinks)
{
    enum { ROW = 32, WIDTH = 300, MOST = HEAD + FIGURES * ROW + 4 };
    figure figures[FIGURES];
    list_figures(p, p->state, figures);
    columns c = columns_of(p, figures);
    int width = c.label + c.last + c.best + 36;
    parts_column (p, 0, .grow = !beside, .look = APP_LOOK_WELL, .radius = 14, .pad = {14, 0, 14, 6},
                  .width = !beside         ? 0
                           : width > WIDTH ? width
                                           : WIDTH,
                  .most_height = beside ? 0 : MOST, .least_height = beside || shrinks ? 0 : MOST) {
        parts_row (p, 0, .height = HEAD, .pad = {4, 2, 4, 0}) {
            parts_text(p, APP_TYPE_LABEL, "", .grow = 28, .least_width = c.label);
            add_value(p, APP_TYPE_LABEL, _("Last"), c.last, true, true);
            add_value(p, APP_TYPE_LABEL, _("Best"), c.best, true, true);
        }
        for (int i = 0; i < FIGURES; i++)
            add_figure(p, &figures[i], &c);
    }
}

/* What an average is. */
void app_statistics_add_note(app_parts *p)
{
    parts_paragraph(p, APP_TYPE_LABEL,
                    _("Averages leave out the best and the worst: one of each in ao5 and ao12, two "
                      "in ao25, three in ao50, five in ao100."),
                    .weak = true, .leave = 1);
}

/* ---- The best results, one a row ---- */

enum { COLUMNS = GAME_FIGURE_KINDS + 2 }; /* the kinds of figures, hints, the date */
enum { HINTS = GAME_FIGURE_KINDS, DATE };

static const char *head_of(int column)
{
    const char *heads[COLUMNS] = {_("Time"), _("Moves"), _("moves/s"), _("Hints"), _("Date")};
    return heads[column];
}

/* Dates have the time of day. */
static bool has_minutes(const app_parts *p)
{
    return app_statistics_width(p->view) >= 670;
}

/* A cell of that column, or its head: both have the same width. */
static void add_cell(app_parts *p, int column, const char *words, bool head, bool assisted)
{
    static const int shares[COLUMNS] = {31, 24, 25, 18, 0};
    bool chosen = column == (int)((const statistics_state *)p->state)->kind;
    int date = has_minutes(p) ? 160 : 92;
    int least = 12 + app_view_text_width(p->view, APP_TYPE_NOTE, head_of(column));
    parts_row (p, 4, .grow = shares[column], .leave = column == DATE,
               .least_width = column == DATE && date > least ? date : least) {
        if (assisted) {
            parts_spring(p, 1);
            parts_icon(p, 16, APP_ICON_HINT, .name = _("with hints"), .weak = true);
        }
        parts_text(p, chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL, words, .grow = !assisted,
                   .align = APP_ALIGN_RIGHT, .weak = head && !chosen);
    }
}

/* A dash for a game that does not count. */
static const char *rank_words(app_parts *p, const statistics_game *game)
{
    return game->rank > 0 ? app_words_count(&p->arena, game->rank) : "–";
}

static const char *cell_words(app_parts *p, const game_result *result, int column)
{
    if (column == DATE)
        return app_words_date(&p->arena, result->date, has_minutes(p));
    if (column == HINTS)
        return app_words_count(&p->arena, (unsigned long long)game_hints_taken(result->hints));
    game_figure_kind kind = (game_figure_kind)column;
    return app_statistics_value(p, game_result_value(result, kind), kind);
}

static void add_result(app_parts *p, int row)
{
    const statistics_state *self = p->state;
    const statistics_game *game = row < 0 ? NULL : &self->ranked[row];
    bool assisted = game && game_result_credit(game->result) == GAME_CREDIT_ASSISTED;
    parts_row (p, 0, .pad = {0, 0, 12, 0}) {
        parts_text(p, APP_TYPE_LABEL, game ? rank_words(p, game) : "", .width = 42,
                   .align = APP_ALIGN_RIGHT, .weak = true);
        for (int i = 0; i < COLUMNS; i++)
            add_cell(p, i, game ? cell_words(p, game->result, i) : head_of(i), !game,
                     assisted && i == HINTS);
    }
}

void app_statistics_add_table(app_parts *p, int share)
{
    enum { ROW = 36 };
    const statistics_state *self = p->state;
    int row = app_grid_row(p->view, ROW);
    const char *games = app_statistics_games(&p->arena, self->game_count);
    parts_column (p, 0, .grow = share) {
        parts_row (p, 12, .height = HEAD, .pad = {0, 4, 0, 0}) {
            parts_text(p, APP_TYPE_BUTTON, _("Best results"), .grow = 1);
            parts_text(p, APP_TYPE_LABEL, parts_print(p, _("out of %s"), games), .weak = true);
        }
        parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 14, .pad = {6, 0, 6, 6}) {
            parts_list(p, STATISTICS_LIST_BEST, STATISTICS_BEST, add_result, (int)self->game_count,
                       .grow = 1, .head = HEAD, .row = row, .least_height = HEAD + 2 * row,
                       .to_read = true, .name = _("Best results"));
        }
    }
}
