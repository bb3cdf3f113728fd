/* The log line: in words what a hint shows on the board, and how it was found. */
#include "screens/play/play_paint.h"

#include "board/board_view.h"
#include "program/app.h"
#include "text/words.h"

#include <stdio.h>

static const game_session *session_of(const play_painter *p)
{
    return &p->app->client.desk.current.session;
}

/* ---- What a hint shows ---- */

/* Rows and columns are counted from 1. */
static void region_words(game_region region, char *out, size_t size)
{
    int row = region.row + 1, last_row = region.row + region.rows;
    int column = region.column + 1, last_column = region.column + region.columns;
    if (row == last_row && column == last_column)
        app_textf(out, size, APP_TEXT_HINT_REGION_CELL, row, column);
    else if (row == last_row)
        app_textf(out, size, APP_TEXT_HINT_REGION_IN_ROW, row, column, last_column);
    else if (column == last_column)
        app_textf(out, size, APP_TEXT_HINT_REGION_IN_COLUMN, row, last_row, column);
    else
        app_textf(out, size, APP_TEXT_HINT_REGION, row, last_row, column, last_column);
}

/* By what is seen on it; a picture's tile without a number by its place. */
static void tile_words(const play_painter *p, int cell, char *out, size_t size)
{
    char label[GAME_LABEL_SIZE];
    const puzzle_board *board = &session_of(p)->board;
    const game_look *look = &p->app->client.desk.current.look;
    int columns = board->size.columns;
    game_look_label(look, board->tiles[cell], label);
    if (look->style == GAME_PICTURE && !look->numbers)
        app_textf(out, size, APP_TEXT_HINT_TILE_AT, cell / columns + 1, cell % columns + 1);
    else
        app_textf(out, size, APP_TEXT_HINT_TILE, label);
}

static void move_words(const char *tile, puzzle_move move, char *out, size_t size)
{
    switch (move) {
    case PUZZLE_UP:
        app_textf(out, size, APP_TEXT_HINT_UP, tile);
        break;
    case PUZZLE_RIGHT:
        app_textf(out, size, APP_TEXT_HINT_RIGHT, tile);
        break;
    case PUZZLE_DOWN:
        app_textf(out, size, APP_TEXT_HINT_DOWN, tile);
        break;
    case PUZZLE_LEFT:
        app_textf(out, size, APP_TEXT_HINT_LEFT, tile);
        break;
    }
}

static void hint_words(const play_painter *p, char *out, size_t size)
{
    char tile[80];
    const app_board_hint *hint = &p->self->hint;
    if (hint->step == GAME_HINT_REGION) {
        region_words(hint->region, out, size);
        return;
    }
    tile_words(p, puzzle_move_source(&session_of(p)->board, hint->move), tile, sizeof tile);
    if (hint->step == GAME_HINT_TILE)
        app_textf(out, size, APP_TEXT_HINT_NEXT, tile);
    else
        move_words(tile, hint->move, out, size);
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
    app_view_paragraph(p->view, area.x, area.y + 26, area.w, APP_TYPE_LABEL,
                       p->view->colours->text2, words, lines_of(p));
}

/* How far it is by the plan, and how long that took to find. */
static void facts_words(const play_painter *p, game_left left, char *out, size_t size)
{
    char time[32], count[32];
    const solver_answer *answer = game_hint_answer(p->app->client.hint);
    app_words_count((unsigned long long)left.moves, count, sizeof count);
    if (!answer) {
        app_text_n(out, size, APP_TEXT_HINT_TO_GO, left.moves);
        return;
    }
    app_words_duration(answer->ms, time, sizeof time);
    app_text_n(out, size, APP_TEXT_HINT_IN, left.moves, time);
}

static void search_words(const play_painter *p, char *out, size_t size)
{
    const solver_answer *answer = game_hint_answer(p->app->client.hint);
    out[0] = '\0';
    if (game_hint_searching(p->app->client.hint))
        snprintf(out, size, "%s", app_text(APP_TEXT_HINT_IMPROVING));
    else if (answer)
        app_words_engine(answer, out, size);
}

/* The verdict on its chip, in full where there is room for that and for what else is told; returns
 * where what follows beside it begins. */
static int draw_verdict(const play_painter *p, game_left left, int y)
{
    char words[64];
    app_rect area = p->layout->log;
    app_chip kind = game_left_exact(left) ? APP_CHIP_GOOD : APP_CHIP_BOUNDED;
    app_words_verdict(left, false, words, sizeof words);
    bool fits = app_view_text_width(p->view, APP_TYPE_CHIP, words) + 18 <= area.w;
    if (!fits || lines_of(p) == 1)
        app_words_verdict(left, true, words, sizeof words);
    return app_view_chip(p->view, area.x, y, kind, words) + 8;
}

/* Moves to go beside the chip at y, or below it together with what the search says. */
static void draw_facts(const play_painter *p, game_left left, int y, int chip, int lines)
{
    char facts[96], sentence[100], found[160], both[sizeof sentence + sizeof found];
    app_rect area = p->layout->log;
    app_colour colour = p->view->colours->text2;
    facts_words(p, left, facts, sizeof facts);
    search_words(p, found, sizeof found);
    bool beside = chip + app_view_text_width(p->view, APP_TYPE_LABEL, facts) <= area.w;
    if (beside)
        app_view_paragraph(p->view, area.x + chip, y, area.w - chip, APP_TYPE_LABEL, colour, facts,
                           1);
    if (lines == 0)
        return;
    snprintf(both, sizeof both, "%s%s%s", beside ? "" : facts, beside ? "" : ". ", found);
    app_view_paragraph(p->view, area.x, y + 25, area.w, APP_TYPE_LABEL, colour, both, lines);
}

/* What the hint shows, the verdict, and what is known of the plan. */
static void draw_hint(const play_painter *p, game_left left)
{
    char words[96];
    app_rect area = p->layout->log;
    hint_words(p, words, sizeof words);
    int lines = app_view_paragraph(p->view, area.x, area.y, area.w, APP_TYPE_NOTE,
                                   p->view->colours->text, words, lines_of(p) > 1 ? 2 : 1);
    int y = area.y + (26 + (lines - 1) * 21);
    draw_facts(p, left, y, draw_verdict(p, left, y), lines_of(p) - lines);
}

void app_play_draw_log(const play_painter *p)
{
    char words[96];
    switch (game_hint_stage_now(p->app->client.hint)) {
    case GAME_HINT_THINKING:
        app_text_n(words, sizeof words, APP_TEXT_NODES_SO_FAR,
                   (long long)game_hint_nodes(p->app->client.hint));
        draw_words(p, app_text(APP_TEXT_THINKING), words);
        break;
    case GAME_HINT_SHOWN:
        if (p->self->hint.shown)
            draw_hint(p, game_hint_left(p->app->client.hint, session_of(p)));
        break;
    case GAME_HINT_FAILED:
        draw_words(p, app_text(APP_TEXT_NO_PLAN), "");
        break;
    case GAME_HINT_NONE:
        if (!session_of(p)->started && !app_play_solved(p->app))
            draw_words(p, app_text(APP_TEXT_READY), app_text(APP_TEXT_READY_NOTE));
        break;
    }
}
