/* The log line: in words what a hint shows on the board, and how it was found. */
#include "play_paint.h"

#include "words.h"

#include <stdio.h>

static int px(const play_painter *p, double measure)
{
    return app_px(p->view, measure);
}

static const game_session *session_of(const play_painter *p)
{
    return &p->app->desk.current.session;
}

/* ---- What a hint shows ---- */

/* "rows 2 to 3", from 1. */
static void span_words(int first, int count, app_text_id one, app_text_id several, char *out,
                       size_t size)
{
    if (count == 1)
        snprintf(out, size, app_text(one), first + 1);
    else
        snprintf(out, size, app_text(several), first + 1, first + count);
}

static void region_words(game_region region, char *out, size_t size)
{
    char rows[48], columns[48];
    span_words(region.row, region.rows, APP_TEXT_HINT_ROW, APP_TEXT_HINT_ROWS, rows, sizeof rows);
    span_words(region.column, region.columns, APP_TEXT_HINT_COLUMN, APP_TEXT_HINT_COLUMNS, columns,
               sizeof columns);
    snprintf(out, size, app_text(APP_TEXT_HINT_REGION), rows, columns);
}

/* By what is seen on it; a picture's tile without a number by its place. */
static void tile_words(const play_painter *p, int cell, char *out, size_t size)
{
    char label[GAME_LABEL_SIZE];
    const puzzle_board *board = &session_of(p)->board;
    const game_look *look = &p->app->desk.current.look;
    int columns = board->size.columns;
    game_look_label(look, board->tiles[cell], label);
    if (look->style == GAME_PICTURE && !look->numbers)
        snprintf(out, size, app_text(APP_TEXT_HINT_TILE_AT), cell / columns + 1,
                 cell % columns + 1);
    else
        snprintf(out, size, app_text(APP_TEXT_HINT_TILE), label);
}

static void hint_words(const play_painter *p, char *out, size_t size)
{
    static const app_text_id goes[PUZZLE_MOVES] = {
        [PUZZLE_UP] = APP_TEXT_HINT_UP,
        [PUZZLE_RIGHT] = APP_TEXT_HINT_RIGHT,
        [PUZZLE_DOWN] = APP_TEXT_HINT_DOWN,
        [PUZZLE_LEFT] = APP_TEXT_HINT_LEFT,
    };
    char tile[80];
    const app_board_hint *hint = &p->self->hint;
    if (hint->step == GAME_HINT_REGION) {
        region_words(hint->region, out, size);
        return;
    }
    tile_words(p, puzzle_move_source(&session_of(p)->board, hint->move), tile, sizeof tile);
    snprintf(out, size,
             app_text(hint->step == GAME_HINT_TILE ? APP_TEXT_HINT_NEXT : goes[hint->move]), tile);
}

/* ---- Drawing ---- */

/* Lines of words below the head. */
static int lines_of(const play_painter *p)
{
    if (p->layout->kind == APP_LAYOUT_PORTRAIT)
        return 3;
    return p->layout->kind == APP_LAYOUT_WIDE && !p->layout->compact ? 3 : 1;
}

static void draw_words(const play_painter *p, const char *head, const char *words)
{
    app_rect area = p->layout->log;
    app_view_paragraph(p->view, area.x, area.y, area.w, APP_TYPE_NOTE, p->view->colours->text, head,
                       2);
    app_view_paragraph(p->view, area.x, area.y + px(p, 26), area.w, APP_TYPE_LABEL,
                       p->view->colours->text2, words, lines_of(p));
}

/* The verdict on its chip, and beside it, or below where that is too narrow, time and moves to go. */
static void draw_answer(const play_painter *p, const solver_answer *answer)
{
    char words[96], verdict[48], time[32], left[32], facts[96], engine[160];
    const app_colours *c = p->view->colours;
    app_rect area = p->layout->log;
    hint_words(p, words, sizeof words);
    app_words_verdict(answer, verdict, sizeof verdict);
    app_words_duration(answer->ms, time, sizeof time);
    app_words_count(game_hint_moves_left(p->app->hint), left, sizeof left);
    snprintf(facts, sizeof facts, app_text(APP_TEXT_HINT_IN), time, left);
    app_words_engine(answer, engine, sizeof engine);
    int lines = app_view_paragraph(p->view, area.x, area.y, area.w, APP_TYPE_NOTE, c->text, words,
                                   lines_of(p) > 1 ? 2 : 1);
    int y = area.y + px(p, 26 + (lines - 1) * 21);
    int chip = app_view_chip(p->view, area.x, y, answer->optimal ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                             verdict) +
               px(p, 8);
    bool beside = chip + app_view_text_width(p->view, APP_TYPE_LABEL, facts) <= area.w;
    if (!beside && lines_of(p) == 1)
        return;
    if (!beside) {
        y += px(p, 25);
        chip = 0;
    }
    app_view_paragraph(p->view, area.x + chip, y, area.w - chip, APP_TYPE_LABEL, c->text2, facts,
                       1);
    if (beside && lines_of(p) > 1)
        app_view_paragraph(p->view, area.x, y + px(p, 25), area.w, APP_TYPE_LABEL, c->text2, engine,
                           lines_of(p) - lines);
}

void play_draw_log(const play_painter *p)
{
    char count[32], words[96];
    switch (game_hint_stage_now(p->app->hint)) {
    case GAME_HINT_THINKING:
        app_words_count(game_hint_nodes(p->app->hint), count, sizeof count);
        snprintf(words, sizeof words, app_text(APP_TEXT_NODES_SO_FAR), count);
        draw_words(p, app_text(APP_TEXT_THINKING), words);
        break;
    case GAME_HINT_SHOWN:
        if (p->self->hint.shown && game_hint_answer(p->app->hint))
            draw_answer(p, game_hint_answer(p->app->hint));
        break;
    case GAME_HINT_FAILED:
        draw_words(p, app_text(APP_TEXT_NO_PLAN), "");
        break;
    case GAME_HINT_NONE:
        if (!session_of(p)->started && !play_solved(p->app))
            draw_words(p, app_text(APP_TEXT_READY), app_text(APP_TEXT_READY_NOTE));
        break;
    }
}
