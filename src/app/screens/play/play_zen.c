/* Zen: no bar, the largest board that the window has room for, and beside it time, figures and splits. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/translate.h"
#include "text/words.h"

/* A tile that is looked for has its field in the bar. A solved board of the smallest windows has its result
 * there, and a challenge its figures. */
bool app_play_in_zen(const app_parts *p)
{
    const play_state *self = p->state;
    bool low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    bool off = app_play_solved(p->app) && (low || self->result_hidden); /* its buttons lead on */
    return p->app->zen && !off && !(low && app_play_mode(p->app)) && !app_play_finds(p->app, self);
}

void app_play_add_zen_button(app_parts *p, int height)
{
    parts_row (p, 0, .bar = true, .height = height) {
        parts_spring(p, 1);
        parts_icon_button(p, PLAY_ZEN, APP_ICON_CLOSE, _("Bring the bar back"),
                          .intent = APP_INTENT_ZEN);
    }
}

/* ---- Clock and figures ---- */

static bool hides_time(const app_parts *p)
{
    return p->app->client.settings.hide_time && !app_play_solved(p->app);
}

static const char *time_words(app_parts *p)
{
    const game_session *session = app_play_session(p);
    bool solved = game_session_solved(session), hidden = hides_time(p);
    double ms = solved ? session->time_ms : app_play_state(p)->time;
    if (app_play_inspects(p->app) && !hidden)
        return app_play_inspection_words(p);
    return app_play_run_time_words(p, hidden ? -1 : ms);
}

/* In the largest type in which it fits. */
static void add_clock(app_parts *p, int room, const app_type *types, int count)
{
    int chosen = 0;
    const char *words = time_words(p);
    while (chosen + 1 < count && app_view_text_width(p->view, types[chosen], words) > room)
        chosen++;
    parts_text(p, types[chosen], words, .height = app_play_counter_height(types[chosen]));
}

enum { FIGURES = 3 };

static void fill_figures(app_parts *p, play_counter out[FIGURES])
{
    const play_state *self = p->state;
    int moves = app_play_session(p)->moves, distance = self->splits.now.distance;
    bool known = moves > 0 && distance > 0;
    out[0] = (play_counter){.label = _("Moves"),
                            .value = app_words_count(&p->arena, (unsigned long long)moves)};
    out[1] =
        (play_counter){.label = _("moves/s"),
                       .value = app_play_run_speed_words(p, moves, hides_time(p) ? 0 : self->time)};
    out[2] = (play_counter){
        .label = P_("moves per Manhattan distance", "mmd"),
        .value = known ? app_words_decimal(&p->arena, (double)moves / distance, 2) : "–"};
}

static void add_figures(app_parts *p, app_type type)
{
    play_counter all[FIGURES];
    fill_figures(p, all);
    for (int i = 0; i < FIGURES; i++)
        app_play_add_counter(p, &all[i], type, i < 2 ? 37 : 26);
}

/* ---- The table of splits ---- */

typedef struct row_cell {
    const char *words;
    app_type type;
    app_colour colour; /* 0: the first one */
} row_cell;

/* A row of the table of splits: icon, name, four values. */
typedef struct row {
    app_icon icon;
    app_colour icon_colour;
    row_cell name, time, moves, speed, best;
} row;

/* As the screen shows it, so that the stages add up to the whole. */
static double shown_between(const app_parts *p, double from_ms, double to_ms)
{
    return app_time_between(from_ms, to_ms, app_time_digits_of(p->view->settings));
}

/* What a stage that has ended took. */
static double shown_took(const app_parts *p, const game_split_times *times, int index)
{
    return shown_between(p, game_split_began_ms(times, index), times->ms[index]);
}

/* Time, moves and speed of a stage, from one moment of the clock to another. */
static void fill_values(app_parts *p, row *out, int moves, double from_ms, double to_ms)
{
    out->time =
        (row_cell){app_words_taken(&p->arena, p->view->settings, shown_between(p, from_ms, to_ms)),
                   APP_TYPE_NOTE, 0};
    out->moves =
        (row_cell){app_words_count(&p->arena, (unsigned long long)moves), APP_TYPE_LABEL, 0};
    out->speed = (row_cell){app_play_run_speed_words(p, moves, to_ms - from_ms), APP_TYPE_LABEL, 0};
}

/* By how much a stage took less or more than the best game's. */
static row_cell to_best(app_parts *p, double own, double best)
{
    bool less = own < best;
    const char *time =
        app_words_taken(&p->arena, p->view->settings, less ? best - own : own - best);
    return (row_cell){parts_print(p, less ? "−%s" : "+%s", time), APP_TYPE_NOTE,
                      less ? p->view->colours->good : p->view->colours->text2};
}

static void fill_ended(app_parts *p, row *out, int index)
{
    const play_splits *splits = &app_play_state(p)->splits;
    game_split_times times = game_splits_times(&splits->now);
    out->icon = APP_ICON_TICK;
    out->icon_colour = p->view->colours->good;
    fill_values(p, out, game_split_moves(&splits->now, index), game_split_began_ms(&times, index),
                times.ms[index]);
    if (splits->best.count > 0)
        out->best = to_best(p, shown_took(p, &times, index), shown_took(p, &splits->best, index));
}

static void fill_now(app_parts *p, row *out)
{
    const play_state *self = p->state;
    const game_splits *splits = &self->splits.now;
    double since = game_splits_since_ms(splits);
    out->icon = APP_ICON_SQUARE;
    out->icon_colour = p->view->colours->persimmon_line;
    fill_values(p, out, app_play_session(p)->moves - game_splits_since_moves(splits), since,
                self->time > since ? self->time : since);
}

static void fill_to_come(app_parts *p, row *out, int index)
{
    const game_split_times *best = &app_play_state(p)->splits.best;
    app_colour colour = p->view->colours->text2;
    out->icon = APP_ICON_SQUARE_LINE;
    out->icon_colour = colour;
    if (best->count > 0)
        out->time = (row_cell){
            parts_print(p, _("best %s"),
                        app_words_taken(&p->arena, p->view->settings, shown_took(p, best, index))),
            APP_TYPE_LABEL, colour};
}

static void add_value(app_parts *p, const row_cell *cell, int grow)
{
    parts_text(p, cell->type ? cell->type : APP_TYPE_LABEL, cell->words ? cell->words : "",
               .colour = cell->colour, .align = APP_ALIGN_RIGHT, .grow = grow);
}

/* Name, time and, where there is room, moves and speed; and the difference to the best game. */
static void add_cells(app_parts *p, const row *r, bool wide, int height)
{
    enum { ICON = 16 };
    parts_row (p, 0, .height = height) {
        if (r->icon)
            parts_icon(p, ICON, r->icon, .colour = r->icon_colour, .name = "");
        parts_space(p, r->icon ? 10 : 0);
        parts_row (p, 8, .grow = 1) {
            parts_text(p, r->name.type, r->name.words, .colour = r->name.colour,
                       .grow = r->icon ? 100 : 126);
            add_value(p, &r->time, wide ? 70 : 140);
            if (wide)
                add_value(p, &r->moves, 46);
            if (wide)
                add_value(p, &r->speed, 66);
            add_value(p, &r->best, wide ? 66 : 100);
        }
    }
}

static void add_heads(app_parts *p, bool wide)
{
    enum { HEADS = 34 };
    app_colour colour = p->view->colours->text2;
    const row heads = {.name = {_("Splits"), APP_TYPE_LABEL, colour},
                       .moves = {_("Moves"), APP_TYPE_LABEL, colour},
                       .speed = {_("moves/s"), APP_TYPE_LABEL, colour},
                       .best = {_("to best"), APP_TYPE_LABEL, colour}};
    add_cells(p, &heads, wide, HEADS);
}

static void draw_chosen(const app_parts *p, const app_part *part)
{
    enum { OUT = 12 };
    app_grid_draw_chosen(p->view, app_rect_inside(part->rect, -OUT, 2));
}

static void draw_rule(const app_parts *p, const app_part *part)
{
    app_view_rule(p->view, part->rect.x, part->rect.y, part->rect.w);
}

static void add_stage(app_parts *p, int index, bool first, bool wide, int height)
{
    const game_splits *splits = &app_play_state(p)->splits.now;
    const game_split *split = &splits->items[index];
    int now = game_splits_now(splits);
    bool reached = index == now || split->ended;
    row r = {.name = {app_play_split_words(&p->arena, split),
                      reached ? APP_TYPE_NOTE : APP_TYPE_LABEL,
                      reached ? 0 : p->view->colours->text2}};
    if (split->ended)
        fill_ended(p, &r, index);
    else if (index == now)
        fill_now(p, &r);
    else
        fill_to_come(p, &r, index);
    parts_stack (p, parts_edges(0, 0), .height = height) {
        if (index == now)
            parts_figure(p, draw_chosen, NULL, .height = height, .across = APP_PLACE_FILL);
        else if (!first && index != now + 1)
            parts_figure(p, draw_rule, NULL, .height = height, .across = APP_PLACE_FILL);
        add_cells(p, &r, wide, height);
    }
}

/* So many rows as have room, about the one that is played now. */
static void add_table(app_parts *p, bool wide, int row, int room)
{
    const play_splits *splits = &app_play_state(p)->splits;
    int now = game_splits_now(&splits->now), count = splits->now.count;
    int rows = app_at_most(room / row, count);
    int first = now < 0 ? count - rows : app_at_most(now - rows / 3, count - rows);
    first = first < 0 ? 0 : first;
    parts_column (p, 0, .id = PLAY_SPLITS_TABLE) {
        add_heads(p, wide);
        for (int i = 0; i < rows; i++)
            add_stage(p, first + i, i == 0, wide, row);
    }
}

/* ---- Layers, and how zen is left ---- */

/* What the well is, the well, and which keys change it. */
static void add_layers(app_parts *p, bool note)
{
    app_key_name coarser = app_view_key_name(p->view, APP_INTENT_COARSER);
    app_key_name finer = app_view_key_name(p->view, APP_INTENT_FINER);
    parts_column (p, 14, .pad = {0, 16, 0, 0}) {
        parts_column (p, 0) {
            parts_text(p, APP_TYPE_LABEL, _("Layer"), .weak = true, .height = 32);
            app_play_add_layers(p);
        }
        if (note && coarser.text[0] && finer.text[0])
            parts_paragraph(
                p, APP_TYPE_LABEL,
                parts_print(p,
                            _("Keys %s and %s change the layer. The rest of the board is slate."),
                            coarser.text, finer.text),
                .weak = true);
    }
}

/* By the keys that are bound to that; or below a solved board, what leads on. */
static void add_foot(app_parts *p)
{
    enum { NEXT = 48 };
    app_key_name zen = app_view_key_name(p->view, APP_INTENT_ZEN);
    app_key_name back = app_view_key_name(p->view, APP_INTENT_BACK);
    bool keys = zen.text[0] && back.text[0];
    if (app_play_solved(p->app))
        app_play_add_way_on(p, NEXT);
    else
        parts_paragraph(
            p, APP_TYPE_LABEL,
            keys ? parts_print(p, _("Zen: %s brings the bar back, %s leaves."), zen.text, back.text)
                 : _("Zen: the button above brings the bar back."),
            .weak = true);
}

/* ---- The column ---- */

/* Heights of the clock's strip and of rows; and about so much is taken by all but the table. */
typedef struct column_sizes {
    int clock, row, least_row, figures, foot;
} column_sizes;

static const column_sizes large = {82, 44, 34, 108, 34};
static const column_sizes small = {56, 38, 30, 76, 56};

/* Table and layers, one below the other, and the foot. */
static void add_rest(app_parts *p, play_form form, const column_sizes *m, int width, int room)
{
    enum { HEADS = 34, APART = 16, WELL = 94, NOTE = 58, NEXT = 54 };
    const play_splits *splits = &app_play_state(p)->splits;
    bool layers = app_play_chooses_layer(p->app), note = layers && !form.compact;
    int taken = HEADS + APART + (app_play_solved(p->app) ? NEXT : m->foot);
    room -= taken + (layers ? WELL : 0) + (note ? NOTE : 0);
    bool table = !p->app->client.settings.hide_time && splits->round != 0 && room >= m->row;
    int row = table ? app_at_most(room / splits->now.count, m->row) : 0;
    if (table)
        add_table(p, width >= 340, row < m->least_row ? m->least_row : row, room);
    if (layers)
        add_layers(p, note);
    parts_space(p, 12);
    parts_spring(p, 1);
    add_foot(p);
}

static void add_column(app_parts *p, play_form form, int width, int height)
{
    static const app_type types[] = {APP_TYPE_ZEN_COUNTER, APP_TYPE_COUNTER, APP_TYPE_RESULT,
                                     APP_TYPE_COUNTER_MEDIUM, APP_TYPE_SMALL_COUNTER};
    enum { BUTTON = 52 };
    const column_sizes *m = form.compact ? &small : &large;
    int skipped = form.compact ? 1 : 0;
    parts_row (p, 0, .height = m->clock) {
        add_clock(p, width - BUTTON, types + skipped, 5 - skipped);
        parts_spring(p, 1);
        parts_row (p, 0, .bar = true) {
            parts_icon_button(p, PLAY_ZEN, APP_ICON_CLOSE, _("Bring the bar back"),
                              .intent = APP_INTENT_ZEN);
        }
    }
    parts_space(p, form.compact ? 6 : 14);
    parts_row (p, 8, .look = APP_LOOK_RULE, .pad = parts_edges(0, form.compact ? 7 : 12)) {
        add_figures(p, form.compact ? APP_TYPE_SCREEN_TITLE : APP_TYPE_SMALL_COUNTER);
    }
    parts_column (p, 0, .look = APP_LOOK_RULE, .pad = {0, form.compact ? 6 : 10, 0, 0}, .grow = 1) {
        add_rest(p, form, m, width, height - m->clock - m->figures);
    }
}

static void add_wide(app_parts *p, play_form form)
{
    enum { TALLEST = 792, TOP = 16, INSET = 4 };
    bool wide = form.kind == APP_LAYOUT_WIDE;
    int column = wide ? 368 : 272, gap = wide ? 72 : 24, margin = wide ? 32 : 16;
    int height = p->view->height - 2 * TOP;
    parts_row (p, gap, .grow = 1, .centred = true, .pad = parts_edges(margin, TOP)) {
        app_play_add_boards(p, p->view->width - 2 * margin - gap - column, height);
        parts_column (p, 0, .width = column, .across = APP_PLACE_FILL, .most_height = TALLEST,
                      .pad = parts_edges(0, INSET)) {
            add_column(p, form, column, app_at_most(height, TALLEST) - 2 * INSET);
        }
    }
}

/* One strip: the clock and, as far as they have room, the figures behind it. */
static void add_strip(app_parts *p, play_form form, int height, int width)
{
    static const app_type tall[] = {APP_TYPE_ZEN_COUNTER, APP_TYPE_COUNTER, APP_TYPE_COUNTER_MEDIUM,
                                    APP_TYPE_SMALL_COUNTER};
    enum { BUTTON = 52 };
    bool low = form.kind == APP_LAYOUT_MINIMUM;
    int rest = width - BUTTON;
    parts_row (p, 12, .height = height) {
        parts_row (p, 0, .grow = 46) {
            add_clock(p, rest * 46 / 100 - 12, low ? tall + 2 : tall, low ? 2 : 4);
        }
        parts_row (p, 8, .grow = 54, .across = APP_PLACE_MIDDLE, .leave = 1) {
            add_figures(p, low || form.narrow ? APP_TYPE_NOTE : APP_TYPE_SCREEN_TITLE);
        }
        parts_row (p, 0, .bar = true) {
            parts_icon_button(p, PLAY_ZEN, APP_ICON_CLOSE, _("Bring the bar back"),
                              .intent = APP_INTENT_ZEN);
        }
    }
}

/* The clock above the board, and the table below it. */
static void add_portrait(app_parts *p, play_form form)
{
    enum { MARGIN = 26, TOP = 12, CLOCK = 72, BELOW = 280, GAP = 24, FOOT = 16, INSET = 6 };
    int width = p->view->width - 2 * MARGIN, height = p->view->height - TOP - CLOCK - BELOW;
    int below = BELOW + app_play_spare(p, width, height);
    column_sizes m = small;
    m.foot = 34;
    parts_column (p, 0, .grow = 1, .pad = {MARGIN, TOP, MARGIN, FOOT}) {
        add_strip(p, form, CLOCK, width);
        parts_spring(p, 1);
        parts_column (p, 0) {
            app_play_add_boards(p, width, height);
        }
        parts_column (p, 0, .least_height = BELOW - FOOT, .pad = {INSET, GAP, INSET, 0}) {
            add_rest(p, form, &m, width - 2 * INSET, below - GAP - FOOT);
        }
        parts_spring(p, 1);
    }
}

static void add_minimum(app_parts *p, play_form form)
{
    enum { STRIP = 48 };
    parts_column (p, 0, .grow = 1) {
        parts_row (p, 0, .pad = {12, 0, 4, 0}) {
            parts_column (p, 0, .grow = 1) {
                add_strip(p, form, STRIP, p->view->width - 16);
            }
        }
        parts_stack (p, (app_edges){8, 0, 8, 8}, .grow = 1) {
            app_play_add_boards(p, p->view->width - 16, p->view->height - STRIP - 8);
        }
    }
}

void app_play_add_zen(app_parts *p, play_form form)
{
    if (form.kind == APP_LAYOUT_MINIMUM)
        add_minimum(p, form);
    else if (form.kind == APP_LAYOUT_PORTRAIT)
        add_portrait(p, form);
    else
        add_wide(p, form);
}
