/* Time attack: the clock as a well beside the board, and a tray that the solved boards fill. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/words.h"
#include "ui/shape.h"

#include <math.h>
#include <stdio.h>

/* ---- Words ---- */

static int figures(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    const game_run *run = app_play_run(l);
    const play_run_best *best = &l->self->run.best;
    double left =
        game_run_rules(run)->limit_ms(&run->challenge, (int)run->count) - l->self->run.time;
    out[0].label = APP_TEXT_RUN_TIME_LEFT;
    app_words_clock(left > 0 ? left : 0, APP_TIME_TENTHS, out[0].value, sizeof out->value);
    out[1].label = APP_TEXT_RUN_BOARDS;
    app_words_count(run->count, out[1].value, sizeof out->value);
    out[2].label = APP_TEXT_RUN_THIS_BOARD;
    app_words_clock(app_play_run_board_time(l), APP_TIME_TENTHS, out[2].value, sizeof out->value);
    out[3].label = APP_TEXT_MOVES;
    app_words_count((unsigned long long)l->session->moves, out[3].value, sizeof out->value);
    out[4].label = APP_TEXT_RUN_BEST_RUN;
    if (best->known)
        app_text_n(out[4].value, sizeof out->value, APP_TEXT_RUN_BOARDS_COUNT, best->result.boards);
    else
        app_textf(out[4].value, sizeof out->value, APP_TEXT_NO_FIGURE);
    return 5;
}

static void note(const play_layout *l, char *out, size_t size)
{
    char board[32];
    const game_challenge *challenge = &app_play_run(l)->challenge;
    app_textf(board, sizeof board, APP_TEXT_SIZE, challenge->size.columns, challenge->size.rows);
    app_textf(out, size, APP_TEXT_RUN_ATTACK_NOTE, board, challenge->first_s, challenge->each_s);
}

static void outcome(const play_layout *l, char *out, size_t size)
{
    app_text_n(out, size, APP_TEXT_RUN_BOARDS_COUNT, (long long)app_play_run(l)->count);
}

static void brief(const play_layout *l, char *out, size_t size)
{
    outcome(l, out, size);
}

/* ---- The clock ---- */

enum { RISE_MS = 220, MARK_S = 15 };

/* A solved board lets it rise, and does not jump. */
static double shown_left(const play_layout *l)
{
    const game_run *run = app_play_run(l);
    const play_run_state *self = &l->self->run;
    double left = game_run_rules(run)->limit_ms(&run->challenge, (int)run->count) - self->time;
    double age = self->solved_at > 0 ? (l->view->now - self->solved_at) / RISE_MS : 1;
    double missing = age < 1 && !l->view->settings->reduced_motion ? pow(1 - age, 3) : 0;
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

static void draw_mark(const play_layout *l, int seconds, double share)
{
    char words[16];
    app_rect well = l->run.clock;
    const app_colours *c = l->view->colours;
    if (well.h < well.w) {
        app_view_fill(l->view,
                      (app_rect){well.x + (int)(well.w * share), well.y + well.h + 3, 2, 6},
                      c->text2);
        return;
    }
    int y = well.y + well.h - (int)(well.h * share), x = well.x + well.w + 6;
    app_view_fill(l->view, (app_rect){x, y - 1, 8, 2}, c->text2);
    if (l->kind != APP_LAYOUT_WIDE)
        return;
    app_words_count((unsigned long long)seconds, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_LEFT, x + 13, y, APP_TYPE_CHIP, c->text2, words);
}

static void draw_clock(const play_layout *l)
{
    enum { IN = 3, EDGE = 6 };
    double left = shown_left(l);
    app_rect well = l->run.clock;
    const app_colours *c = l->view->colours;
    bool across = well.w > well.h;
    int seconds = seconds_in_well(app_play_run(l), left), along = across ? well.w : well.h;
    double share = left / (seconds * 1000.0);
    int length = (int)lround((along - 2 * IN) * share), step = mark_step(seconds, along);
    app_rect fill =
        across ? (app_rect){well.x + IN, well.y + IN, length, well.h - 2 * IN}
               : (app_rect){well.x + IN, well.y + well.h - IN - length, well.w - 2 * IN, length};
    app_rect edge = fill;
    edge.x = across ? fill.x + length - EDGE : fill.x;
    *(across ? &edge.w : &edge.h) = EDGE;
    app_view_well(l->view, well, (across ? well.h : well.w) / 2);
    if (length > EDGE) {
        app_shape_fill(l->view, fill, 5, app_style_series((game_theme)l->view->settings->theme, 0));
        app_shape_fill(l->view, edge, 3, c->text);
    }
    for (int at = step; at < seconds; at += step)
        draw_mark(l, at, (double)at / seconds);
}

/* ---- The boards ---- */

enum { COLUMNS = 8, TITLE = 22, LAST = 44, PAD = 12, GAP = 5 };

/* Where the best run ended; -1: nowhere. */
static int flag_of(const play_layout *l)
{
    const play_run_best *best = &l->self->run.best;
    return best->known ? best->result.boards - 1 : -1;
}

static void draw_cell(const play_layout *l, app_rect at, int index)
{
    char number[16];
    const app_colours *c = l->view->colours;
    const game_run *run = app_play_run(l);
    int solved = (int)run->count, middle_x = at.x + at.w / 2;
    bool contrast = l->view->settings->theme == GAME_THEME_CONTRAST;
    if (index < solved) {
        app_shape_flat(l->view, at, 6, 1, c->tile, app_colour_mix(c->tile, 0x000000FF, 0.06),
                       app_colour_mix(c->tile, 0xFFFFFFFF, 0.58));
        app_words_count((unsigned long long)index + 1, number, sizeof number);
        app_view_text(l->view, APP_ALIGN_CENTRE, middle_x, at.y + at.h / 2, APP_TYPE_NOTE, c->ink,
                      number);
        return;
    }
    app_colour ground = contrast ? c->tray : c->socket;
    app_shape_flat(l->view, at, 6, contrast ? 1 : 0, ground, ground,
                   contrast ? c->disabled : ground);
    if (index == flag_of(l))
        app_view_icon(l->view, middle_x - 9, at.y + at.h / 2 - 9, 18, APP_ICON_FLAG, c->text);
    if (index == solved && !run->over)
        app_shape_dashes(l->view, at, 6, 2, 5, c->persimmon_line);
}

static int side_of(app_rect tray)
{
    return (tray.w - 2 * PAD - (COLUMNS - 1) * GAP) / COLUMNS;
}

/* As many rows as there is room for; of more boards the last ones are seen. Returns its foot. */
static int draw_tray(const play_layout *l, app_rect room)
{
    int side = side_of(room), pitch = side + GAP;
    int solved = (int)app_play_run(l)->count, wanted = solved > flag_of(l) ? solved : flag_of(l);
    int rows = wanted / COLUMNS + 1, most = (room.h - 2 * PAD + GAP) / pitch;
    rows = rows < 2 ? 2 : rows;
    int shown = rows < most ? rows : most, first = solved / COLUMNS - shown + 1;
    app_view_tray(l->view, (app_rect){room.x, room.y, room.w, 2 * PAD + shown * pitch - GAP}, 14);
    for (int i = 0; i < shown * COLUMNS; i++)
        draw_cell(l,
                  (app_rect){room.x + PAD + i % COLUMNS * pitch, room.y + PAD + i / COLUMNS * pitch,
                             side, side},
                  i + (first > 0 ? first * COLUMNS : 0));
    return room.y + 2 * PAD + shown * pitch - GAP;
}

static void draw_last(const play_layout *l, int y)
{
    char time[32], moves[32], speed[32], pace[48], words[160];
    app_rect at = l->run.body;
    const game_run *run = app_play_run(l);
    if (run->count == 0)
        return;
    const game_run_board *last = &run->boards[run->count - 1];
    app_words_taken(l->view->settings, (double)last->time_ms, time, sizeof time);
    app_words_moves(last->moves, moves, sizeof moves);
    app_play_run_speed_words(last->moves, (double)last->time_ms, speed, sizeof speed);
    app_textf(pace, sizeof pace, APP_TEXT_SPEED_LINE, speed);
    app_textf(words, sizeof words, APP_TEXT_RUN_LAST_BOARD, time, moves, pace,
              run->challenge.each_s);
    app_view_paragraph(l->view, at.x, y, at.w, APP_TYPE_LABEL, l->view->colours->text2, words, 2);
}

static void draw_title(const play_layout *l, int y)
{
    char words[48], count[16];
    app_rect at = l->run.body;
    const app_colours *c = l->view->colours;
    int taken = app_view_text(l->view, APP_ALIGN_LEFT, at.x, y, APP_TYPE_BUTTON, c->text,
                              app_text(APP_TEXT_RUN_TRAY));
    if (flag_of(l) < 0)
        return;
    app_words_count((unsigned long long)flag_of(l) + 1, count, sizeof count);
    app_textf(words, sizeof words, APP_TEXT_RUN_YOUR_BEST, count);
    int width = app_view_text_width(l->view, APP_TYPE_LABEL, words);
    if (taken + 40 + width > at.w)
        return;
    app_view_text(l->view, APP_ALIGN_RIGHT, at.x + at.w, y, APP_TYPE_LABEL, c->text2, words);
    app_view_icon(l->view, at.x + at.w - width - 26, y - 9, 18, APP_ICON_FLAG, c->text2);
}

static void draw(const play_layout *l)
{
    app_rect at = l->run.body;
    if (l->run.clock.w > 0)
        draw_clock(l);
    if (at.h < TITLE)
        return;
    app_rect tray = {at.x, at.y + TITLE + 8, at.w, at.h - TITLE - 8 - LAST};
    if (tray.h < side_of(tray) + 2 * PAD) {
        draw_last(l, at.y + TITLE / 2);
        return;
    }
    draw_title(l, at.y + TITLE / 2);
    draw_last(l, draw_tray(l, tray) + LAST - 6);
}

const play_run_view app_play_attack = {
    .title = APP_TEXT_RUN_ATTACK,
    .foot = APP_TEXTS,
    .width = 380,
    .large = 2,
    .clock = true,
    .pauses = true,
    .goal = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .draw = draw,
};
