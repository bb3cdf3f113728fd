/* Blindfold: the board is learned, then solved without its numbers; then it is told which tiles are wrong. */
#include "screens/play/play.h"

#include "client/games.h"
#include "game/results.h"
#include "text/words.h"
#include "ui/cut.h"
#include "ui/shape.h"

#include <stdio.h>

enum { TRIES = 8 };

/* ---- What came before ---- */

static game_run_tally tally_of(const play_layout *l)
{
    return game_run_tally_of(&l->app->client.results, &app_play_run(l)->challenge,
                             GAME_WAY_UNKNOWN);
}

static void fill_time(const play_layout *l, play_figure *out, app_text_id label, double ms)
{
    out->label = label;
    app_play_run_time_words(l, ms, out->value, sizeof out->value);
}

static void fill_best(const play_layout *l, play_figure *out)
{
    const play_run_best *best = &l->self->run.best;
    fill_time(l, out, APP_TEXT_STATS_BEST, best->known ? (double)best->result.time_ms : -1);
}

/* ---- Figures ---- */

static int learning_figures(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    game_run_tally tally = tally_of(l);
    fill_time(l, &out[0], APP_TEXT_RUN_LEARNING, l->self->run.time);
    fill_time(l, &out[1], APP_TEXT_RUN_LAST, tally.last ? (double)tally.last->learn_ms : -1);
    fill_best(l, &out[2]);
    out[3].label = APP_TEXT_RUN_SOLVED;
    if (tally.count > 0)
        app_textf(out[3].value, sizeof out->value, APP_TEXT_RUN_COUNT_OF, (int)tally.solved,
                  (int)tally.count);
    else
        app_textf(out[3].value, sizeof out->value, APP_TEXT_NO_FIGURE);
    return 4;
}

static void fill_left(const play_layout *l, play_figure *out)
{
    game_distance left = app_play_analysis_left(l->app, &l->self->analysis);
    bool slides = l->self->analysis.metric == PUZZLE_METRIC_SLIDES;
    out->label = l->kind != APP_LAYOUT_WIDE ? APP_TEXT_LEFT_SHORT
                 : slides                   ? APP_TEXT_SLIDES_LEFT
                                            : APP_TEXT_MOVES_LEFT;
    app_words_left(left, true, out->value, sizeof out->value);
}

static int figures(const play_layout *l, play_figure out[PLAY_FIGURES])
{
    const game_run *run = app_play_run(l);
    double learned = (double)game_whole_ms(game_run_learn_ms(run)), total = l->self->run.time;
    app_time_digits digits = app_time_digits_of(l->view->settings);
    if (game_run_learns(run))
        return learning_figures(l, out);
    fill_time(l, &out[0], APP_TEXT_RUN_SOLVING, app_time_between(learned, total, digits));
    fill_time(l, &out[1], APP_TEXT_RUN_LEARNED, learned);
    fill_time(l, &out[2], APP_TEXT_RUN_TOTAL, total);
    out[3].label = APP_TEXT_MOVES;
    app_words_count((unsigned long long)l->session->moves, out[3].value, sizeof out->value);
    if (run->over && !game_run_complete(run))
        fill_left(l, &out[4]);
    else
        fill_best(l, &out[4]);
    return 5;
}

static int try_of(const play_layout *l)
{
    return (int)tally_of(l).count + (app_play_run(l)->over ? 0 : 1);
}

static void brief(const play_layout *l, char *out, size_t size)
{
    app_textf(out, size, APP_TEXT_RUN_TRY_NUMBER, try_of(l));
}

static void note(const play_layout *l, char *out, size_t size)
{
    char board[32], number[32];
    puzzle_size side = l->session->board.size;
    app_textf(board, sizeof board, APP_TEXT_SIZE, side.columns, side.rows);
    brief(l, number, sizeof number);
    app_textf(out, size, APP_TEXT_FACTS, board, number);
}

static void outcome(const play_layout *l, char *out, size_t size)
{
    if (game_run_complete(app_play_run(l)))
        app_textf(out, size, APP_TEXT_SOLVED);
    else
        app_text_n(out, size, APP_TEXT_RUN_WRONG, l->self->run.cycles.wrong);
}

/* ---- Which tiles went round ---- */

static void add_tile(const play_layout *l, int tile, bool first, bool last, char *out, size_t size)
{
    char name[GAME_LABEL_SIZE], before[300];
    snprintf(before, sizeof before, "%s", out);
    game_look_label(&l->round->look, tile, name);
    if (first)
        snprintf(out, size, "%s", name);
    else
        app_textf(out, size, last ? APP_TEXT_RUN_AND : APP_TEXT_LIST, before, name);
}

/* "11, 12 and 15"; a blank that is not at home is not named. */
static void cycle_words(const play_layout *l, int cycle, char *out, size_t size)
{
    const puzzle_cycles *cycles = &l->self->run.cycles;
    int end = cycles->begin[cycle + 1], begin = cycles->begin[cycle];
    begin += cycles->tiles[begin] == PUZZLE_BLANK;
    for (int i = begin; i < end; i++)
        add_tile(l, cycles->tiles[i], i == begin, i == end - 1, out, size);
}

/* What went round, as many cycles as have room. */
static void wrong_words(const play_layout *l, char *out, size_t size)
{
    enum { TOLD = 3 };
    const puzzle_cycles *cycles = &l->self->run.cycles;
    out[0] = '\0';
    for (int i = 0; i < cycles->count && i < TOLD; i++) {
        char tiles[240], sentence[280], before[400];
        bool alone = cycles->begin[i + 1] - cycles->begin[i] == 2;
        bool blank = cycles->tiles[cycles->begin[i]] == PUZZLE_BLANK;
        cycle_words(l, i, tiles, sizeof tiles);
        app_textf(sentence, sizeof sentence,
                  blank   ? APP_TEXT_RUN_WITH_BLANK
                  : alone ? APP_TEXT_RUN_EXCHANGED
                          : APP_TEXT_RUN_WENT_ROUND,
                  tiles);
        snprintf(before, sizeof before, "%s", out);
        app_words_sentences(before, sentence, out, size);
    }
}

/* ---- The tries ---- */

static void draw_try(const play_layout *l, app_rect at, bool solved, bool now)
{
    const app_colours *c = l->view->colours;
    bool contrast = l->view->settings->theme == GAME_THEME_CONTRAST;
    app_colour ground = solved ? c->tile : contrast ? c->tray : c->socket;
    app_shape_flat(l->view, at, 6, contrast ? 1 : 0, ground, ground,
                   contrast ? c->disabled : ground);
    if (now)
        app_shape_dashes(l->view, at, 6, 2, 5, c->persimmon_line);
    else
        app_view_icon(l->view, at.x + at.w / 2 - 8, at.y + at.h / 2 - 8, 16,
                      solved ? APP_ICON_TICK : APP_ICON_CLOSE, solved ? c->ink : c->text2);
}

/* The last ones, and the one that is played. */
static void draw_tries(const play_layout *l, app_rect row)
{
    enum { GAP = 8, SIDE = 36 };
    const game_run *run = app_play_run(l);
    const game_run_result *last[TRIES];
    size_t shown = run->over ? TRIES : TRIES - 1;
    size_t count =
        game_run_last(&l->app->client.results, &run->challenge, GAME_WAY_UNKNOWN, last, shown);
    int side = app_at_most(SIDE, (row.w - (TRIES - 1) * GAP) / TRIES);
    for (size_t i = 0; i < count; i++)
        draw_try(l, (app_rect){row.x + (int)i * (side + GAP), row.y, side, side},
                 last[i]->boards > 0, false);
    if (!run->over)
        draw_try(l, (app_rect){row.x + (int)count * (side + GAP), row.y, side, side}, false, true);
}

/* ---- The body ---- */

/* Two lines to be read at once, and smaller what else there is to know. */
static int draw_words(const play_layout *l, app_rect at)
{
    const game_run *run = app_play_run(l);
    const app_colours *c = l->view->colours;
    char words[400];
    int y = at.y + 12;
    if (run->over) {
        wrong_words(l, words, sizeof words);
        return y + app_view_paragraph(l->view, at.x, y, at.w, APP_TYPE_LABEL, c->text, words, 4) *
                       app_view_line_step(APP_TYPE_LABEL);
    }
    bool learns = game_run_learns(run);
    y += app_view_paragraph(l->view, at.x, y, at.w, APP_TYPE_LIST, c->text,
                            app_text(learns ? APP_TEXT_RUN_LEARN : APP_TEXT_RUN_HIDDEN), 3) *
         app_view_line_step(APP_TYPE_LIST);
    y += 8;
    return y + app_view_paragraph(
                   l->view, at.x, y, at.w, APP_TYPE_LABEL, c->text2,
                   app_text(learns ? APP_TEXT_RUN_LEARN_NOTE : APP_TEXT_RUN_HIDDEN_NOTE), 4) *
                   app_view_line_step(APP_TYPE_LABEL);
}

static void draw(const play_layout *l)
{
    enum { ROW = 68 };
    app_rect at = l->run.body;
    if (at.h < ROW)
        return;
    int y = draw_words(l, at);
    if (y + ROW > at.y + at.h)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, at.x, y + 12, APP_TYPE_LABEL, l->view->colours->text2,
                  app_text(APP_TEXT_RUN_TRIES));
    draw_tries(l, (app_rect){at.x, y + 28, at.w, ROW - 28});
}

/* ---- Buttons ---- */

/* What leads on, and beside it the way out. */
static void buttons(play_layout *l, app_rect row)
{
    bool learns = game_run_learns(app_play_run(l)), small = l->kind == APP_LAYOUT_MINIMUM;
    int gap = small ? 2 : 12, before = l->page.controls.count;
    app_rect second = app_cut_right(&row, small ? 42 : row.w * 42 / 100);
    app_cut_right(&row, gap);
    app_control *on = app_play_run_add(l, learns ? PLAY_BEGIN : PLAY_DONE, row,
                                       small    ? APP_TEXTS
                                       : learns ? APP_TEXT_RUN_BEGIN
                                                : APP_TEXT_RUN_DONE,
                                       learns ? APP_ICON_BLIND : APP_ICON_TICK,
                                       small ? APP_INTENT_NONE : APP_INTENT_CONFIRM);
    on->disabled = l->self->run.paused;
    on->tip = app_text(learns ? APP_TEXT_RUN_BEGIN : APP_TEXT_RUN_DONE);
    app_text_id label = learns ? APP_TEXT_RUN_OTHER : APP_TEXT_RUN_LOOK;
    app_control *out =
        app_play_run_add(l, learns ? PLAY_OTHER : PLAY_END, second, small ? APP_TEXTS : label,
                         learns ? APP_ICON_RETRY : APP_ICON_EYE, APP_INTENT_NONE);
    out->tip = app_text(learns ? APP_TEXT_RUN_OTHER : APP_TEXT_RUN_LOOK_ENDS);
    app_page_ask(&l->self->page, &l->page, out,
                 app_text(learns ? APP_TEXT_RUN_OTHER_ASK : APP_TEXT_RUN_LOOK_ASK));
    app_page_join(&l->page, before);
}

const play_run_view app_play_blind = {
    .title = APP_TEXT_RUN_BLIND,
    .foot = APP_TEXT_RUN_BLIND_FOOT,
    .width = 336,
    .large = 1,
    .goal = true,
    .figures = figures,
    .note = note,
    .brief = brief,
    .outcome = outcome,
    .buttons = buttons,
    .draw = draw,
};
