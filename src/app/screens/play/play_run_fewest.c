/* Fewest moves, or slides: three tries of one board against its shortest solution. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/words.h"

#include <stdio.h>

enum { HEADS = 34, ROW = 56, LEAST_ROW = 26 };

static puzzle_metric metric_of(const play_layout *l)
{
    return app_play_run(l)->challenge.metric;
}

/* What counts, and what does not. */
static puzzle_metric other_of(const play_layout *l)
{
    return metric_of(l) == PUZZLE_METRIC_SLIDES ? PUZZLE_METRIC_MOVES : PUZZLE_METRIC_SLIDES;
}

static app_text_id label_of(puzzle_metric metric)
{
    return metric == PUZZLE_METRIC_SLIDES ? APP_TEXT_SLIDES : APP_TEXT_MOVES;
}

static void count_words(int moves, char *out, size_t size)
{
    if (moves > 0)
        app_words_count((unsigned long long)moves, out, size);
    else
        app_textf(out, size, APP_TEXT_NO_FIGURE);
}

static int try_of(const game_run *run)
{
    int tries = (int)run->count + (game_session_solved(&run->round.session) ? 0 : 1);
    return tries < GAME_FEWEST_TRIES ? tries : GAME_FEWEST_TRIES;
}

static void next(const play_layout *l, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_RUN_NEXT_TRY, (int)app_play_run(l)->count + 1, GAME_FEWEST_TRIES);
}

static void brief(const play_layout *l, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_RUN_TRY_OF, try_of(app_play_run(l)), GAME_FEWEST_TRIES);
}

static void fill_length(const play_layout *l, puzzle_metric metric, play_figure *out)
{
    out->label = label_of(metric);
    app_words_count((unsigned long long)game_session_length(l->session, metric), out->value,
                    sizeof out->value);
}

static int figures(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    const game_origin *origin = &l->round->origin;
    const play_run_best *best = &l->self->run.best;
    bool proved = origin->par_proof == PUZZLE_PAR_OPTIMAL;
    fill_length(l, metric_of(l), &out[0]);
    out[1].label = origin->par == 0 || proved ? APP_TEXT_RUN_SHORTEST : APP_TEXT_RUN_BEST_KNOWN;
    count_words(origin->par, out[1].value, sizeof out->value);
    fill_length(l, other_of(l), &out[2]);
    out[3].label = APP_TEXT_RUN_BEST_TRY;
    count_words(game_run_fewest(app_play_run(l)), out[3].value, sizeof out->value);
    out[4].label = APP_TEXT_RUN_BEST_RUN;
    count_words(best->known ? best->result.fewest : 0, out[4].value, sizeof out->value);
    return 5;
}

static void note(const play_layout *l, char *out, size_t size)
{
    char board[32], words[64];
    const game_challenge *challenge = &app_play_run(l)->challenge;
    app_textf(board, sizeof board, APP_TEXT_SIZE, challenge->size.columns, challenge->size.rows);
    brief(l, words, sizeof words);
    app_textf(out, size, APP_TEXT_FACTS, board, words);
}

static void over_words(const play_layout *l, int length, char *out, size_t size)
{
    int par = l->round->origin.par;
    bool proved = l->round->origin.par_proof == PUZZLE_PAR_OPTIMAL;
    if (par == 0 || length == 0)
        out[0] = '\0';
    else if (length == par)
        app_textf(out, size, proved ? APP_TEXT_RUN_IS_SHORTEST : APP_TEXT_RUN_AS_SHORT);
    else if (length > par)
        app_textf(out, size, APP_TEXT_RUN_OVER, length - par);
    else
        app_textf(out, size, APP_TEXT_RUN_UNDER, par - length);
}

static void outcome(const play_layout *l, char *out, size_t size)
{
    int length = game_run_fewest(app_play_run(l));
    if (length > 0)
        app_words_length(metric_of(l), length, out, size);
    else
        app_textf(out, size, APP_TEXT_RUN_NO_BOARD);
}

/* ---- The tries ---- */

static void draw_try(const play_layout *l, app_rect at, size_t index)
{
    const game_run *run = app_play_run(l);
    bool done = index < run->count, playing = !run->over && !game_session_solved(l->session);
    bool now = index == run->count && playing;
    play_run_row row = {.size = l->session->board.size,
                        .goal = &l->session->goal,
                        .board = done  ? &l->session->goal
                                 : now ? &l->session->board
                                       : NULL,
                        .done = done,
                        .now = now};
    app_textf(row.name, sizeof row.name, APP_TEXT_RUN_TRY, (int)index + 1);
    int length = done  ? game_run_length(run, index)
                 : now ? game_session_length(l->session, metric_of(l))
                       : -1;
    if (length >= 0)
        app_words_count((unsigned long long)length, row.first, sizeof row.first);
    if (done)
        over_words(l, length, row.second, sizeof row.second);
    app_play_run_draw_row(l, at, &row);
}

static void draw(const play_layout *l)
{
    app_rect at = l->run.body;
    int step = (at.h - HEADS) / GAME_FEWEST_TRIES;
    step = step < ROW ? step : ROW;
    if (step < LEAST_ROW)
        return;
    app_play_run_draw_heads(l, (app_rect){at.x, at.y, at.w, HEADS}, APP_TEXT_RUN_TRIES,
                            label_of(metric_of(l)), APP_TEXT_RUN_TO_SHORTEST);
    for (int i = 0; i < GAME_FEWEST_TRIES; i++)
        draw_try(l, (app_rect){at.x, at.y + HEADS + i * step, at.w, step}, (size_t)i);
}

const play_run_view app_play_fewest = {
    .title = APP_TEXT_RUN_FEWEST,
    .slides_title = APP_TEXT_SLIDES_RUN_FEWEST,
    .foot = APP_TEXT_RUN_FEWEST_FOOT,
    .width = 336,
    .large = 2,
    .goal = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .next = next,
    .draw = draw,
};
