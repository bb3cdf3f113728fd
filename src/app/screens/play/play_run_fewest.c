/* Fewest moves: three tries of one board against its shortest solution. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/words.h"

#include <stdio.h>

enum { HEADS = 34, ROW = 56, LEAST_ROW = 26 };

/* Moves of the best try; 0: there is none yet. */
static int best_try(const game_run *run)
{
    int best = 0;
    for (size_t i = 0; i < run->count; i++)
        if (best == 0 || run->boards[i].moves < best)
            best = run->boards[i].moves;
    return best;
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

static void brief(const play_layout *l, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_RUN_TRY_OF, try_of(app_play_run(l)), GAME_FEWEST_TRIES);
}

static int figures(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    const game_origin *origin = &l->round->origin;
    const play_run_best *best = &l->self->run.best;
    bool proved = origin->par_proof == PUZZLE_PAR_OPTIMAL;
    out[0].label = APP_TEXT_MOVES;
    app_words_count((unsigned long long)l->session->moves, out[0].value, sizeof out->value);
    out[1].label = origin->par == 0 || proved ? APP_TEXT_RUN_SHORTEST : APP_TEXT_RUN_BEST_KNOWN;
    count_words(origin->par, out[1].value, sizeof out->value);
    out[2].label = APP_TEXT_SLIDES;
    app_words_count((unsigned long long)l->session->slides, out[2].value, sizeof out->value);
    out[3].label = APP_TEXT_RUN_BEST_TRY;
    count_words(best_try(app_play_run(l)), out[3].value, sizeof out->value);
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

static void over_words(const play_layout *l, int moves, char *out, size_t size)
{
    int par = l->round->origin.par;
    bool proved = l->round->origin.par_proof == PUZZLE_PAR_OPTIMAL;
    if (par == 0 || moves == 0)
        out[0] = '\0';
    else if (moves == par)
        app_textf(out, size, proved ? APP_TEXT_RUN_IS_SHORTEST : APP_TEXT_RUN_AS_SHORT);
    else if (moves > par)
        app_textf(out, size, APP_TEXT_RUN_OVER, moves - par);
    else
        app_textf(out, size, APP_TEXT_RUN_UNDER, par - moves);
}

static void outcome(const play_layout *l, char *out, size_t size)
{
    int moves = best_try(app_play_run(l));
    if (moves > 0)
        app_words_moves(moves, out, size);
    else
        app_textf(out, size, APP_TEXT_RUN_NO_BOARD);
}

/* ---- The tries ---- */

static void draw_try(const play_layout *l, app_rect at, size_t index)
{
    const game_run *run = app_play_run(l);
    bool done = index < run->count, now = !done && index == run->count && !run->over;
    play_run_row row = {.size = l->session->board.size,
                        .goal = &l->session->goal,
                        .board = done  ? &l->session->goal
                                 : now ? &l->session->board
                                       : NULL,
                        .done = done,
                        .now = now};
    app_textf(row.name, sizeof row.name, APP_TEXT_RUN_TRY, (int)index + 1);
    int moves = done ? run->boards[index].moves : l->session->moves;
    if (done || now)
        app_words_count((unsigned long long)moves, row.first, sizeof row.first);
    if (done)
        over_words(l, moves, row.second, sizeof row.second);
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
                            APP_TEXT_MOVES, APP_TEXT_RUN_TO_SHORTEST);
    for (int i = 0; i < GAME_FEWEST_TRIES; i++)
        draw_try(l, (app_rect){at.x, at.y + HEADS + i * step, at.w, step}, (size_t)i);
}

const play_run_view app_play_fewest = {
    .title = APP_TEXT_RUN_FEWEST,
    .foot = APP_TEXT_RUN_FEWEST_FOOT,
    .width = 336,
    .large = 2,
    .goal = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .draw = draw,
};
