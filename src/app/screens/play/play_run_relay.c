/* Relay: the sizes one below the other, with what each took. */
#include "screens/play/play.h"

#include "client/games.h"
#include "puzzle/goal.h"
#include "text/words.h"

#include <stdio.h>

enum { FIRST_SIDE = 2, HEADS = 34, ROW = 56, LEAST_ROW = 26 };

static double since_start(const play_run_best *best, size_t boards)
{
    double sum = 0;
    for (size_t i = 0; i < boards; i++) {
        if (best->splits[i] < 0)
            return -1;
        sum += (double)best->splits[i];
    }
    return sum;
}

/* Against the best run where the last board was solved. */
static void fill_lead(const play_layout *l, play_figure *out)
{
    char words[32];
    const game_run *run = app_play_run(l);
    const play_run_best *best = &l->self->run.best;
    double theirs = best->known && run->count > 0 ? since_start(best, run->count) : -1;
    double own = run->count > 0 ? (double)run->boards[run->count - 1].at_ms : 0;
    out->label = theirs >= 0 && own > theirs ? APP_TEXT_RUN_BEHIND : APP_TEXT_RUN_AHEAD;
    out->good = theirs >= 0 && own < theirs;
    if (theirs < 0) {
        app_textf(out->value, sizeof out->value, APP_TEXT_NO_FIGURE);
        return;
    }
    app_words_taken(l->view->settings, own < theirs ? theirs - own : own - theirs, words,
                    sizeof words);
    app_textf(out->value, sizeof out->value, APP_TEXT_RUN_SECONDS, words);
}

static int moves_of(const play_layout *l)
{
    const game_run *run = app_play_run(l);
    int moves = run->over ? 0 : l->session->moves;
    for (size_t i = 0; i < run->count; i++)
        moves += run->boards[i].moves;
    return moves;
}

static int figures(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    const play_run_best *best = &l->self->run.best;
    double time = l->self->run.time;
    out[0].label = APP_TEXT_TIME;
    app_words_taken(l->view->settings, time, out[0].value, sizeof out->value);
    out[1].label = APP_TEXT_MOVES;
    app_words_count((unsigned long long)moves_of(l), out[1].value, sizeof out->value);
    out[2].label = APP_TEXT_SPEED;
    app_play_run_speed_words(moves_of(l), time, out[2].value, sizeof out->value);
    fill_lead(l, &out[3]);
    out[4].label = APP_TEXT_STATS_BEST;
    app_play_run_time_words(l, best->known ? (double)best->result.time_ms : -1, out[4].value,
                            sizeof out->value);
    return 5;
}

static void size_words(int side, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_SIZE, side, side);
}

static void note(const play_layout *l, char *out, size_t size)
{
    char first[32], last[32];
    size_words(FIRST_SIDE, first, sizeof first);
    size_words(app_play_run(l)->challenge.size.columns, last, sizeof last);
    app_textf(out, size, APP_TEXT_RUN_RELAY_NOTE, first, last);
}

static void brief(const play_layout *l, char *out, size_t size)
{
    size_words(l->session->board.size.columns, out, size);
}

static void outcome(const play_layout *l, char *out, size_t size)
{
    char last[32];
    const game_run *run = app_play_run(l);
    size_words(FIRST_SIDE + (int)run->count - 1, last, sizeof last);
    if (game_run_complete(run))
        app_textf(out, size, APP_TEXT_RUN_RELAY_DONE);
    else if (run->count > 0)
        app_textf(out, size, APP_TEXT_RUN_RELAY_TO, last);
    else
        app_textf(out, size, APP_TEXT_RUN_NO_BOARD);
}

/* ---- The sizes ---- */

/* From one moment of the clock to another, as the screen shows both: so that the splits add up to the total. */
static void split_words(const play_layout *l, double from_ms, double to_ms, char *out, size_t size)
{
    app_time_digits digits = app_time_digits_of(l->view->settings);
    app_play_run_time_words(l, app_time_between(from_ms, to_ms, digits), out, size);
}

static void fill_done(const play_layout *l, size_t index, play_run_row *row)
{
    const game_run *run = app_play_run(l);
    const game_run_board *board = &run->boards[index];
    double since = index > 0 ? (double)run->boards[index - 1].at_ms : 0;
    split_words(l, since, (double)board->at_ms, row->first, sizeof row->first);
    app_play_run_time_words(l, (double)board->at_ms, row->second, sizeof row->second);
}

static void fill_now(const play_layout *l, play_run_row *row)
{
    double since = (double)game_run_since_ms(app_play_run(l));
    split_words(l, since, l->self->run.time, row->first, sizeof row->first);
    app_play_run_time_words(l, l->self->run.time, row->second, sizeof row->second);
}

/* What it took in the best run. */
static void fill_to_come(const play_layout *l, size_t index, play_run_row *row)
{
    char time[32];
    const play_run_best *best = &l->self->run.best;
    if (!best->known || best->splits[index] < 0)
        return;
    app_words_taken(l->view->settings, (double)best->splits[index], time, sizeof time);
    app_textf(row->second, sizeof row->second, APP_TEXT_RESULT_BEST, time);
}

static void draw_size(const play_layout *l, app_rect at, size_t index)
{
    const game_run *run = app_play_run(l);
    int side = FIRST_SIDE + (int)index;
    play_run_row row = {
        .size = {side, side}, .done = index < run->count, .now = index == run->count && !run->over};
    puzzle_board goal;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, row.size, NULL);
    size_words(side, row.name, sizeof row.name);
    row.goal = &goal;
    row.board = row.done ? &goal : row.now ? &l->session->board : NULL;
    if (row.done)
        fill_done(l, index, &row);
    else if (row.now)
        fill_now(l, &row);
    else
        fill_to_come(l, index, &row);
    app_play_run_draw_row(l, at, &row);
}

static void draw(const play_layout *l)
{
    app_rect at = l->run.body;
    int count = game_run_boards(app_play_run(l)), step = (at.h - HEADS) / count;
    step = step < ROW ? step : ROW;
    if (step < LEAST_ROW)
        return;
    app_play_run_draw_heads(l, (app_rect){at.x, at.y, at.w, HEADS}, APP_TEXT_RUN_SIZES,
                            APP_TEXT_RUN_SPLIT, APP_TEXT_RUN_SINCE_START);
    for (int i = 0; i < count; i++)
        draw_size(l, (app_rect){at.x, at.y + HEADS + i * step, at.w, step}, (size_t)i);
}

const play_run_view app_play_relay = {
    .title = APP_TEXT_RUN_RELAY,
    .foot = APP_TEXT_RUN_RELAY_FOOT,
    .width = 336,
    .large = 2,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .draw = draw,
};
