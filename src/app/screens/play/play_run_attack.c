/* Time attack: the clock as a well beside the board, and a tray that the solved boards fill. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/translate.h"
#include "text/words.h"
#include "ui/shape.h"

#include <math.h>

/* ---- The clock ---- */

enum { RISE_MS = 220, MARK_S = 15 };

/* A solved board lets it rise, and does not jump. */
static double shown_left(const app_parts *p)
{
    const game_run *run = app_play_run(p);
    const play_run_state *self = &app_play_state(p)->run;
    double left = game_run_rules(run)->limit_ms(&run->challenge, (int)run->count) - self->time;
    double age = self->solved_at > 0 ? (p->view->now - self->solved_at) / RISE_MS : 1;
    double missing = age < 1 && !p->view->settings->reduced_motion ? pow(1 - age, 3) : 0;
    left -= missing * run->challenge.each_s * 1000;
    return left > 0 ? left : 0;
}

/* Of the whole well, in seconds: a mark's multiple that has room for what there was at the start and more. */
static int seconds_in_well(const game_run *run, double left_ms)
{
    int most = run->challenge.first_s + run->challenge.each_s, left = (int)ceil(left_ms / 1000);
    most = left > most ? left : most;
    return (most + MARK_S - 1) / MARK_S * MARK_S;
}

static int mark_step(int seconds, int length)
{
    enum { LEAST = 30 };
    int step = MARK_S;
    while (length * step / seconds < LEAST)
        step *= 2;
    return step;
}

static void draw_mark(const app_parts *p, app_rect well, int seconds, double share)
{
    app_arena in;
    const app_colours *c = p->view->colours;
    if (well.h < well.w) {
        int right = (int)(well.w * share);
        app_view_fill(
            p->view,
            (app_rect){well.x + (p->mirrored ? well.w - right : right), well.y + well.h + 3, 2, 6},
            c->text2);
        return;
    }
    int y = well.y + well.h - (int)(well.h * share);
    int x = p->mirrored ? well.x - 14 : well.x + well.w + 6;
    app_view_fill(p->view, (app_rect){x, y - 1, 8, 2}, c->text2);
    if (app_view_layout(p->view) != APP_LAYOUT_WIDE)
        return;
    app_arena_empty(&in);
    app_view_text(p->view, p->mirrored ? APP_ALIGN_RIGHT : APP_ALIGN_LEFT,
                  p->mirrored ? x - 5 : x + 13, y, APP_TYPE_CHIP, c->text2,
                  app_words_count(&in, (unsigned long long)seconds));
}

static void draw_clock(const app_parts *p, const app_part *part)
{
    enum { IN = 3, EDGE = 6 };
    double left = shown_left(p);
    app_rect well = part->rect;
    const app_colours *c = p->view->colours;
    bool across = well.w > well.h;
    int seconds = seconds_in_well(app_play_run(p), left), along = across ? well.w : well.h;
    double share = left / (seconds * 1000.0);
    int length = (int)lround((along - 2 * IN) * share), step = mark_step(seconds, along);
    app_rect fill =
        across ? (app_rect){well.x + IN, well.y + IN, length, well.h - 2 * IN}
               : (app_rect){well.x + IN, well.y + well.h - IN - length, well.w - 2 * IN, length};
    if (across && p->mirrored)
        fill.x = well.x + well.w - IN - length;
    app_rect edge = fill;
    edge.x = across && !p->mirrored ? fill.x + length - EDGE : fill.x;
    *(across ? &edge.w : &edge.h) = EDGE;
    app_view_well(p->view, well, (across ? well.h : well.w) / 2);
    if (length > EDGE) {
        app_shape_fill(p->view, fill, 5, app_style_series((game_theme)p->view->settings->theme, 0));
        app_shape_fill(p->view, edge, 3, c->text);
    }
    for (int at = step; at < seconds; at += step)
        draw_mark(p, well, at, (double)at / seconds);
}

static const char *left_words(app_parts *p)
{
    const game_run *run = app_play_run(p);
    double limit = game_run_rules(run)->limit_ms(&run->challenge, (int)run->count);
    double left = limit - app_play_state(p)->run.time;
    return app_words_clock(&p->arena, left > 0 ? left : 0, APP_TIME_TENTHS);
}

static void add_clock(app_parts *p, int width, int height)
{
    parts_figure(p, draw_clock, _("Time left"), .value = left_words(p), .id = PLAY_CLOCK,
                 .width = width, .height = height);
}

/* ---- Words ---- */

static const char *chosen(app_arena *in, const game_challenge *challenge)
{
    /* Translators: a board's size, a time, and what each board adds to it */
    return app_arena_print(in, _("%s, %s + %s"), app_words_size(in, challenge->size),
                           app_words_seconds(in, challenge->first_s),
                           app_words_seconds(in, challenge->each_s));
}

static const char *about(app_arena *in, const game_challenge *challenge)
{
    return app_arena_print(in,
                           _("The clock starts at %s, and each solved board adds %s. "
                             "The run ends when the clock is empty."),
                           app_words_seconds(in, challenge->first_s),
                           app_words_seconds(in, challenge->each_s));
}

static const char *result(app_arena *in, const game_run_result *run, const game_settings *settings)
{
    (void)settings;
    return app_words_boards(in, run->boards);
}

static int figures(app_parts *p, play_figure out[PLAY_FIGURES])
{
    app_arena *in = &p->arena;
    const play_run_best *best = &app_play_state(p)->run.best;
    int moves = app_play_session(p)->moves;
    out[0] = (play_figure){.label = _("Time left"), .value = left_words(p)};
    out[1] =
        (play_figure){.label = _("Boards"), .value = app_words_count(in, app_play_run(p)->count)};
    out[2] =
        (play_figure){.label = _("This board"),
                      .value = app_words_clock(in, app_play_run_board_time(p), APP_TIME_TENTHS)};
    out[3] =
        (play_figure){.label = _("Moves"), .value = app_words_count(in, (unsigned long long)moves)};
    out[4] = (play_figure){.label = _("Best run"),
                           .value = best->known ? app_words_boards(in, best->result.boards) : "–"};
    return 5;
}

static const char *note(app_parts *p)
{
    const game_challenge *challenge = &app_play_run(p)->challenge;
    return parts_print(p, _("%d × %d · %d s, %d s for each board"), challenge->size.columns,
                       challenge->size.rows, challenge->first_s, challenge->each_s);
}

static const char *outcome(app_parts *p)
{
    return app_words_boards(&p->arena, (int)app_play_run(p)->count);
}

/* ---- The boards ---- */

enum { COLUMNS = 8, PAD = 12, GAP = 5 };

/* Where the best run ended; -1: nowhere. */
static int flag_of(const app_parts *p)
{
    const play_run_best *best = &app_play_state(p)->run.best;
    return best->known ? best->result.boards - 1 : -1;
}

static void draw_cell(const app_parts *p, app_rect at, int index)
{
    const app_colours *c = p->view->colours;
    const game_run *run = app_play_run(p);
    int solved = (int)run->count, middle_x = at.x + at.w / 2;
    bool contrast = p->view->settings->theme == GAME_THEME_CONTRAST;
    if (index < solved) {
        app_arena in;
        app_shape_flat(p->view, at, 6, 1, c->tile, app_colour_mix(c->tile, 0x000000FF, 0.06),
                       app_colour_mix(c->tile, 0xFFFFFFFF, 0.58));
        app_arena_empty(&in);
        app_view_text(p->view, APP_ALIGN_CENTRE, middle_x, at.y + at.h / 2, APP_TYPE_NOTE, c->ink,
                      app_words_count(&in, (unsigned long long)index + 1));
        return;
    }
    app_colour ground = contrast ? c->tray : c->socket;
    app_shape_flat(p->view, at, 6, contrast ? 1 : 0, ground, ground,
                   contrast ? c->disabled : ground);
    if (index == flag_of(p))
        app_view_icon(p->view, middle_x - 9, at.y + at.h / 2 - 9, 18, APP_ICON_FLAG, c->text);
    if (index == solved && !run->over)
        app_shape_dashes(p->view, at, 6, 2, 5, c->persimmon_line);
}

static int side_of(int width)
{
    return (width - 2 * PAD - (COLUMNS - 1) * GAP) / COLUMNS;
}

/* As many rows as there is room for; of more boards the last ones are seen. */
static void draw_tray(const app_parts *p, const app_part *part)
{
    app_rect room = part->rect;
    int side = side_of(room.w), pitch = side + GAP, solved = (int)app_play_run(p)->count;
    int shown = (room.h - 2 * PAD + GAP) / pitch, first = solved / COLUMNS - shown + 1;
    app_view_tray(p->view, (app_rect){room.x, room.y, room.w, 2 * PAD + shown * pitch - GAP}, 14);
    for (int i = 0; i < shown * COLUMNS; i++) {
        int column = p->mirrored ? COLUMNS - 1 - i % COLUMNS : i % COLUMNS;
        draw_cell(p,
                  (app_rect){room.x + PAD + column * pitch, room.y + PAD + i / COLUMNS * pitch,
                             side, side},
                  i + (first > 0 ? first * COLUMNS : 0));
    }
}

static void add_tray(app_parts *p, int width)
{
    int solved = (int)app_play_run(p)->count, pitch = side_of(width) + GAP;
    int wanted = solved > flag_of(p) ? solved : flag_of(p), rows = wanted / COLUMNS + 1;
    rows = rows < 2 ? 2 : rows;
    parts_figure(p, draw_tray, _("Boards in this run"),
                 .value = app_words_count(&p->arena, (unsigned long long)solved), .grow = 100,
                 .least_height = 2 * PAD + pitch - GAP,
                 .most_height = 2 * PAD + rows * pitch - GAP);
}

static void add_title(app_parts *p)
{
    enum { FLAG = 18 };
    const char *best = app_words_count(&p->arena, (unsigned long long)flag_of(p) + 1);
    parts_row (p, 8) {
        parts_text(p, APP_TYPE_BUTTON, _("Boards in this run"), .grow = 1);
        if (flag_of(p) >= 0) {
            parts_row (p, 8, .leave = 1) {
                parts_icon(p, FLAG, APP_ICON_FLAG, .weak = true, .name = "");
                parts_text(p, APP_TYPE_LABEL, parts_print(p, _("your best: %s"), best),
                           .weak = true);
            }
        }
    }
}

static void add_last(app_parts *p)
{
    app_arena *in = &p->arena;
    const game_run *run = app_play_run(p);
    const game_run_board *last = &run->boards[run->count - 1];
    const char *time = app_words_taken(in, p->view->settings, (double)last->time_ms);
    const char *pace = parts_print(p, _("%s moves/s"),
                                   app_play_run_speed_words(p, last->moves, (double)last->time_ms));
    parts_paragraph(p, APP_TYPE_LABEL,
                    parts_print(p, _("Last board %s, %s, %s. +%d s"), time,
                                app_words_moves(in, last->moves), pace, run->challenge.each_s),
                    .weak = true);
}

static void add_body(app_parts *p, int width)
{
    parts_column (p, 8, .grow = 1) {
        parts_column (p, 8, .grow = 100, .leave = 1) {
            add_title(p);
            add_tray(p, width);
        }
        if (app_play_run(p)->count > 0)
            add_last(p);
        parts_spring(p, 1);
    }
}

const app_mode app_mode_attack = {
    .icon = APP_ICON_HOURGLASS,
    .title = N_("Time attack"),
    .line = N_("Each solved board refills the clock."),
    .about_chosen = about,
    .chosen = chosen,
    .result = result,
    .width = 380,
    .large = 2,
    .pauses = true,
    .goal = true,
    .figures = figures,
    .note = note,
    .brief = outcome,
    .outcome = outcome,
    .add_clock = add_clock,
    .add_body = add_body,
};
