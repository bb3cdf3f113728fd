/* Draws what stands beside the board in zen: time, figures, splits. */
#include "screens/play/play.h"

#include "text/numbers.h"
#include "text/words.h"
#include "ui/glyph.h"
#include "ui/shape.h"

/* ---- Figures ---- */

enum { FIGURES = 3 };

typedef struct figure {
    app_text_id label;
    char value[32];
} figure;

static void time_words(const play_layout *l, char *out, size_t size)
{
    bool solved = game_session_solved(l->session);
    double ms = solved ? l->session->time_ms : l->self->time;
    bool hidden = l->app->client.settings.hide_time && !solved;
    if (app_play_inspects(l->app) && !hidden)
        app_play_inspection_words(l->app, &l->self->inspection, out, size);
    else
        app_play_run_time_words(l, hidden ? -1 : ms, out, size);
}

static void fill_figures(const play_layout *l, figure out[FIGURES])
{
    int moves = l->session->moves, distance = l->self->splits.now.distance;
    bool hidden = l->app->client.settings.hide_time && !game_session_solved(l->session);
    out[0].label = APP_TEXT_MOVES;
    app_words_count((unsigned long long)moves, out[0].value, sizeof out->value);
    out[1].label = APP_TEXT_SPEED;
    app_play_run_speed_words(moves, hidden ? 0 : l->self->time, out[1].value, sizeof out->value);
    out[2].label = APP_TEXT_REVIEW_MMD;
    if (moves > 0 && distance > 0)
        app_words_decimal((double)moves / distance, 2, out[2].value, sizeof out->value);
    else
        app_textf(out[2].value, sizeof out->value, APP_TEXT_NO_FIGURE);
}

/* In the largest type in which it fits. Returns its width. */
static int draw_clock(const play_layout *l, int x, int room, const app_type *types, int count)
{
    char words[32];
    int chosen = 0;
    time_words(l, words, sizeof words);
    while (chosen + 1 < count && app_view_text_width(l->view, types[chosen], words) > room)
        chosen++;
    return app_view_text(l->view, APP_ALIGN_LEFT, x, l->zen.time, types[chosen],
                         l->view->colours->text, words);
}

static void draw_figures(const play_layout *l, app_rect at, int y, int drop)
{
    figure all[FIGURES];
    const app_colours *c = l->view->colours;
    fill_figures(l, all);
    for (int i = 0; i < FIGURES; i++) {
        int x = at.x + at.w * i * 37 / 100, room = at.w * 34 / 100;
        app_type type = l->compact ? APP_TYPE_SCREEN_TITLE : APP_TYPE_SMALL_COUNTER;
        if (app_view_text_width(l->view, type, all[i].value) > room)
            type = APP_TYPE_BUTTON;
        app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2,
                      app_text(all[i].label));
        app_view_text(l->view, APP_ALIGN_LEFT, x, y + drop, type, c->text, all[i].value);
    }
}

/* ---- The table ---- */

/* Where its columns end. */
typedef struct columns {
    int time, moves, speed, best;
} columns;

static columns columns_of(const play_layout *l)
{
    app_rect at = l->zen.table;
    if (!l->zen.wide)
        return (columns){.time = at.x + at.w * 70 / 100, .best = at.x + at.w};
    return (columns){.time = at.x + at.w * 495 / 1000,
                     .moves = at.x + at.w * 622 / 1000,
                     .speed = at.x + at.w * 810 / 1000,
                     .best = at.x + at.w};
}

static void draw_right(const play_layout *l, int x, int y, app_type type, app_colour colour,
                       const char *words)
{
    app_view_text(l->view, APP_ALIGN_RIGHT, x, y, type, colour, words);
}

static void draw_heads(const play_layout *l)
{
    columns at = columns_of(l);
    app_colour colour = l->view->colours->text2;
    int y = l->zen.heads.y + l->zen.heads.h / 2;
    app_view_text(l->view, APP_ALIGN_LEFT, l->zen.heads.x, y, APP_TYPE_LABEL, colour,
                  app_text(APP_TEXT_ZEN_SPLITS));
    draw_right(l, at.best, y, APP_TYPE_LABEL, colour, app_text(APP_TEXT_ZEN_TO_BEST));
    if (!l->zen.wide)
        return;
    draw_right(l, at.moves, y, APP_TYPE_LABEL, colour, app_text(APP_TEXT_MOVES));
    draw_right(l, at.speed, y, APP_TYPE_LABEL, colour, app_text(APP_TEXT_SPEED));
}

/* As the screen shows it, so that the stages add up to the whole. */
static double shown_between(const play_layout *l, double from_ms, double to_ms)
{
    return app_time_between(from_ms, to_ms, app_time_digits_of(l->view->settings));
}

/* What a stage that has ended took. */
static double shown_took(const play_layout *l, const game_split_times *times, int index)
{
    return shown_between(l, game_split_began_ms(times, index), times->ms[index]);
}

/* Time, moves and speed of a stage, from one moment of the clock to another. */
static void draw_values(const play_layout *l, int y, int moves, double from_ms, double to_ms)
{
    char words[32];
    columns at = columns_of(l);
    const app_colours *c = l->view->colours;
    app_words_taken(l->view->settings, shown_between(l, from_ms, to_ms), words, sizeof words);
    draw_right(l, at.time, y, APP_TYPE_NOTE, c->text, words);
    if (!l->zen.wide)
        return;
    app_words_count((unsigned long long)moves, words, sizeof words);
    draw_right(l, at.moves, y, APP_TYPE_LABEL, c->text, words);
    app_play_run_speed_words(moves, to_ms - from_ms, words, sizeof words);
    draw_right(l, at.speed, y, APP_TYPE_LABEL, c->text, words);
}

/* By how much a stage took less or more than the best game's. */
static void draw_to_best(const play_layout *l, int y, double own, double best)
{
    char time[32], words[40];
    const app_colours *c = l->view->colours;
    bool less = own < best;
    app_words_taken(l->view->settings, less ? best - own : own - best, time, sizeof time);
    app_textf(words, sizeof words, less ? APP_TEXT_ZEN_AHEAD : APP_TEXT_ZEN_BEHIND, time);
    draw_right(l, columns_of(l).best, y, APP_TYPE_NOTE, less ? c->good : c->text2, words);
}

static void draw_ended(const play_layout *l, int index, int y)
{
    const play_splits *splits = &l->self->splits;
    game_split_times times = game_splits_times(&splits->now);
    app_view_icon(l->view, l->zen.table.x, y - 8, 16, APP_ICON_TICK, l->view->colours->good);
    draw_values(l, y, game_split_moves(&splits->now, index), game_split_began_ms(&times, index),
                times.ms[index]);
    if (splits->best.count > 0)
        draw_to_best(l, y, shown_took(l, &times, index), shown_took(l, &splits->best, index));
}

static void draw_now(const play_layout *l, int y)
{
    const game_splits *splits = &l->self->splits.now;
    double now = l->self->time, since = game_splits_since_ms(splits);
    app_view_icon(l->view, l->zen.table.x, y - 8, 16, APP_ICON_SQUARE,
                  l->view->colours->persimmon_line);
    draw_values(l, y, l->session->moves - game_splits_since_moves(splits), since,
                now > since ? now : since);
}

static void draw_to_come(const play_layout *l, int index, int y)
{
    char time[32], words[48];
    const game_split_times *best = &l->self->splits.best;
    const app_colours *c = l->view->colours;
    app_view_icon(l->view, l->zen.table.x, y - 8, 16, APP_ICON_SQUARE_LINE, c->text2);
    if (best->count == 0)
        return;
    app_words_taken(l->view->settings, shown_took(l, best, index), time, sizeof time);
    app_textf(words, sizeof words, APP_TEXT_RESULT_BEST, time);
    draw_right(l, columns_of(l).time, y, APP_TYPE_LABEL, c->text2, words);
}

static void draw_stage(const play_layout *l, int index, int y)
{
    enum { NAME = 26 };
    char name[48];
    const game_splits *splits = &l->self->splits.now;
    const game_split *split = &splits->items[index];
    const app_colours *c = l->view->colours;
    bool now = index == game_splits_now(splits);
    app_rect at = l->zen.table;
    if (split->ended)
        draw_ended(l, index, y);
    else if (now)
        draw_now(l, y);
    else
        draw_to_come(l, index, y);
    app_play_split_words(split, name, sizeof name);
    app_view_text(l->view, APP_ALIGN_LEFT, at.x + NAME, y,
                  now || split->ended ? APP_TYPE_NOTE : APP_TYPE_LABEL,
                  now || split->ended ? c->text : c->text2, name);
}

static void draw_table(const play_layout *l)
{
    enum { OUT = 12 };
    const play_zen_layout *zen = &l->zen;
    int now = game_splits_now(&l->self->splits.now) - zen->first;
    draw_heads(l);
    for (int i = 0; i < zen->rows; i++) {
        int top = zen->table.y + i * zen->row;
        if (i == now)
            app_grid_draw_chosen(l->view, (app_rect){zen->table.x - OUT, top + 2,
                                                     zen->table.w + 2 * OUT, zen->row - 4});
        else if (i > 0 && i != now + 1)
            app_view_rule(l->view, zen->table.x, top, zen->table.w);
        draw_stage(l, zen->first + i, top + zen->row / 2);
    }
}

/* ---- Notes ---- */

static void draw_layer_words(const play_layout *l)
{
    char words[120];
    const play_zen_layout *zen = &l->zen;
    app_colour colour = l->view->colours->text2;
    app_key_name coarser = app_view_key_name(l->view, APP_INTENT_COARSER);
    app_key_name finer = app_view_key_name(l->view, APP_INTENT_FINER);
    app_view_text(l->view, APP_ALIGN_LEFT, l->panel.x, zen->layer, APP_TYPE_LABEL, colour,
                  app_text(APP_TEXT_ZEN_LAYER));
    if (zen->layer_note.w == 0 || !coarser.text[0] || !finer.text[0])
        return;
    app_textf(words, sizeof words, APP_TEXT_ZEN_LAYER_NOTE, coarser.text, finer.text);
    app_view_paragraph(l->view, zen->layer_note.x, zen->layer_note.y + 10, zen->layer_note.w,
                       APP_TYPE_LABEL, colour, words, 2);
}

/* How it is left, by the keys that are bound to that. */
static void draw_note(const play_layout *l)
{
    char words[120];
    app_rect at = l->zen.note;
    app_key_name zen = app_view_key_name(l->view, APP_INTENT_ZEN);
    app_key_name back = app_view_key_name(l->view, APP_INTENT_BACK);
    if (zen.text[0] && back.text[0])
        app_textf(words, sizeof words, APP_TEXT_ZEN_NOTE, zen.text, back.text);
    else
        app_textf(words, sizeof words, APP_TEXT_ZEN_NOTE_KEYLESS);
    app_view_paragraph(l->view, at.x, at.y + 10, at.w, APP_TYPE_LABEL, l->view->colours->text2,
                       words, at.h > 30 ? 2 : 1);
}

/* ---- The whole ---- */

/* The clock and, as far as they have room, the figures behind it. */
static void draw_strip(const play_layout *l)
{
    static const app_type tall[] = {APP_TYPE_ZEN_COUNTER, APP_TYPE_COUNTER, APP_TYPE_COUNTER_MEDIUM,
                                    APP_TYPE_SMALL_COUNTER};
    bool low = l->kind == APP_LAYOUT_MINIMUM, narrow = low || l->narrow;
    int right = l->panel.x + l->panel.w - 52, width = right - l->panel.x, rest = width * 54 / 100;
    draw_clock(l, l->panel.x, width - rest - 12, low ? tall + 2 : tall, low ? 2 : 4);
    if (!narrow) {
        draw_figures(l, (app_rect){right - rest + 24, 0, rest - 24, 0}, l->zen.time - 14, 28);
        return;
    }
    figure all[FIGURES];
    fill_figures(l, all);
    for (int i = 0; i < FIGURES; i++) {
        int x = right - rest + rest * i * 36 / 100;
        app_view_text(l->view, APP_ALIGN_LEFT, x, l->zen.time - 9, APP_TYPE_LABEL,
                      l->view->colours->text2, app_text(all[i].label));
        app_view_text(l->view, APP_ALIGN_LEFT, x, l->zen.time + 11, APP_TYPE_NOTE,
                      l->view->colours->text, all[i].value);
    }
}

static void draw_head(const play_layout *l)
{
    static const app_type types[] = {APP_TYPE_ZEN_COUNTER, APP_TYPE_COUNTER, APP_TYPE_RESULT,
                                     APP_TYPE_COUNTER_MEDIUM, APP_TYPE_SMALL_COUNTER};
    int skipped = l->compact ? 1 : 0;
    draw_clock(l, l->panel.x, l->panel.w - 52, types + skipped, 5 - skipped);
    draw_figures(l, l->panel, l->zen.figures, l->compact ? 26 : 28);
    for (int i = 0; i < 2; i++)
        app_view_rule(l->view, l->panel.x, l->zen.rules[i], l->panel.w);
}

void app_play_draw_zen(const play_layout *l)
{
    if (l->zen.figures > 0 && l->result.slab.w == 0)
        draw_head(l);
    else if (l->zen.figures == 0)
        draw_strip(l);
    if (l->result.slab.w > 0)
        return;
    if (l->zen.heads.w > 0)
        draw_table(l);
    if (l->zen.layer > 0)
        draw_layer_words(l);
    if (l->zen.note.w > 0)
        draw_note(l);
}
