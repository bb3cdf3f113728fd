/* The log line: in words what a hint shows on the board, and how it was found. */
#include "screens/play/play.h"

#include "game/stars.h"
#include "input/keys.h"
#include "text/words.h"

#include <stdio.h>

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
static void tile_words(const play_layout *l, int cell, char *out, size_t size)
{
    char label[GAME_LABEL_SIZE];
    const puzzle_board *board = &l->session->board;
    const game_look *look = &l->round->look;
    int columns = board->size.columns;
    game_look_label(look, board->tiles[cell], label);
    if (look->style == GAME_PICTURE && !look->numbers)
        app_textf(out, size, APP_TEXT_HINT_TILE_AT, cell / columns + 1, cell % columns + 1);
    else
        app_textf(out, size, APP_TEXT_HINT_TILE, label);
}

static void move_words(const char *tile, puzzle_move move, char *out, size_t size)
{
    app_textf(out, size,
              move == PUZZLE_UP      ? APP_TEXT_HINT_UP
              : move == PUZZLE_RIGHT ? APP_TEXT_HINT_RIGHT
              : move == PUZZLE_DOWN  ? APP_TEXT_HINT_DOWN
                                     : APP_TEXT_HINT_LEFT,
              tile);
}

static void hint_words(const play_layout *l, char *out, size_t size)
{
    char tile[80];
    const app_board_hint *hint = &l->self->hint;
    if (hint->step == GAME_HINT_REGION) {
        region_words(hint->region, out, size);
        return;
    }
    tile_words(l, puzzle_move_source(&l->session->board, hint->move), tile, sizeof tile);
    if (hint->step == GAME_HINT_TILE)
        app_textf(out, size, APP_TEXT_HINT_NEXT, tile);
    else
        move_words(tile, hint->move, out, size);
}

/* Until the ladder tells a move, where that costs the third star. */
static bool may_cost_a_star(const play_layout *l)
{
    return game_stars_apply(l->round) && game_session_credit(l->session) == GAME_CREDIT_OWN;
}

/* How far it is by the plan, and how long that took to find; or before the arrow, what that costs. */
static void facts_words(const play_layout *l, game_distance left, char *out, size_t size)
{
    char time[32];
    if (may_cost_a_star(l)) {
        app_textf(out, size, APP_TEXT_ARROW_COSTS);
        return;
    }
    bool slides = client_metric(&l->app->client, l->round) == PUZZLE_METRIC_SLIDES;
    const solver_answer *answer = game_hint_answer(l->app->client.hint);
    if (!answer) {
        app_text_n(out, size, slides ? APP_TEXT_SLIDES_TO_GO : APP_TEXT_HINT_TO_GO, left.moves);
        return;
    }
    app_words_duration(answer->ms, time, sizeof time);
    app_text_n(out, size, slides ? APP_TEXT_SLIDES_TO_GO_IN : APP_TEXT_HINT_IN, left.moves, time);
}

/* What found the plan, or what goes on. Bounds from elsewhere may have proved the plan: who found it did
 * not, and is not named beside the proof. */
static void found_words(const game_hint *hint, game_distance left, char *out, size_t size)
{
    const solver_answer *answer = game_hint_answer(hint);
    out[0] = '\0';
    if (game_hint_searching(hint))
        app_textf(out, size, APP_TEXT_HINT_IMPROVING);
    else if (answer && (answer->optimal || !game_distance_exact(left)))
        app_words_engine(answer, out, size);
}

/* ---- Drawing ---- */

/* Lines of words below the head. */
static int lines_of(const play_layout *l)
{
    bool tall = l->kind == APP_LAYOUT_PORTRAIT || (l->kind == APP_LAYOUT_WIDE && !l->compact);
    return !tall ? 1 : l->narrow ? 5 : 3;
}

/* The head, or the words below it, from the line at y on; returns how many lines they take. */
static int draw_lines(const play_layout *l, int y, app_type type, const char *words, int most)
{
    const app_colours *c = l->view->colours;
    return app_view_paragraph(l->view, l->log.x, y, l->log.w, type,
                              type == APP_TYPE_NOTE ? c->text : c->text2, words, most);
}

static void draw_words(const play_layout *l, app_text_id head, const char *words)
{
    draw_lines(l, l->log.y, APP_TYPE_NOTE, app_text(head), 2);
    draw_lines(l, l->log.y + 26, APP_TYPE_LABEL, words, lines_of(l));
}

/* The verdict on its chip, in full where there is room for that and for what else is told; returns
 * where what follows beside it begins. */
static int draw_verdict(const play_layout *l, game_distance left, int y)
{
    char words[64];
    app_chip kind = game_distance_exact(left) ? APP_CHIP_GOOD : APP_CHIP_BOUNDED;
    app_words_verdict(left, false, words, sizeof words);
    if (lines_of(l) == 1 || app_view_chip_width(l->view, kind, words) > l->log.w)
        app_words_verdict(left, true, words, sizeof words);
    return app_view_chip(l->view, l->log.x, y, l->log.w, kind, words) + 8;
}

/* Moves or slides to go beside the chip at y, or below it together with what the search says. */
static void draw_facts(const play_layout *l, game_distance left, int y, int chip, int lines)
{
    char facts[96], found[160], both[2 + sizeof facts + sizeof found];
    facts_words(l, left, facts, sizeof facts);
    found[0] = '\0';
    if (!may_cost_a_star(l))
        found_words(l->app->client.hint, left, found, sizeof found);
    bool beside = chip + app_view_text_width(l->view, APP_TYPE_LABEL, facts) <= l->log.w;
    if (beside)
        app_view_text(l->view, APP_ALIGN_LEFT, l->log.x + chip, y, APP_TYPE_LABEL,
                      l->view->colours->text2, facts);
    bool parted = !beside && found[0];
    snprintf(both, sizeof both, "%s%s%s", beside ? "" : facts, parted ? ". " : "", found);
    if (lines > 0)
        draw_lines(l, y + 25, APP_TYPE_LABEL, both, lines);
}

/* What the hint shows, the verdict, and what is known of the plan. */
static void draw_hint(const play_layout *l, game_distance left)
{
    char words[96];
    hint_words(l, words, sizeof words);
    int lines = draw_lines(l, l->log.y, APP_TYPE_NOTE, words, lines_of(l) > 1 ? 2 : 1);
    int y = l->log.y + 26 + (lines - 1) * 21;
    draw_facts(l, left, y, draw_verdict(l, left, y), lines_of(l) - lines);
}

/* Before the first move. A board that is given may need none. */
static void draw_beginning(const play_layout *l)
{
    char words[160];
    if (!app_play_solved(l->app)) {
        const char *costs = may_cost_a_star(l) ? app_text(APP_TEXT_STARS_CAPPED) : "";
        app_words_sentences(app_text(APP_TEXT_READY_NOTE), costs, words, sizeof words);
        draw_words(l, APP_TEXT_READY, words);
        return;
    }
    app_key_name key = app_view_key_name(l->view, APP_INTENT_NEW);
    if (key.text[0])
        app_textf(words, sizeof words, APP_TEXT_SOLVED_ALREADY_NOTE, key.text);
    else
        app_textf(words, sizeof words, APP_TEXT_SOLVED_ALREADY_NOTE_MENU);
    draw_words(l, APP_TEXT_SOLVED_ALREADY, words);
}

void app_play_draw_log(const play_layout *l)
{
    const game_hint *hint = l->app->client.hint;
    char words[96];
    switch (game_hint_stage_now(hint)) {
    case GAME_HINT_THINKING:
        app_text_n(words, sizeof words, APP_TEXT_NODES_SO_FAR, (long long)game_hint_nodes(hint));
        draw_words(l, APP_TEXT_THINKING, words);
        break;
    case GAME_HINT_SHOWN:
        if (l->self->hint.shown)
            draw_hint(l, game_hint_left(hint, l->session));
        break;
    case GAME_HINT_FAILED:
        draw_words(l, APP_TEXT_NO_PLAN, "");
        break;
    case GAME_HINT_NONE:
        if (!l->session->started)
            draw_beginning(l);
        break;
    }
}

/* One line below the board: the hint's words, and how far it is if there is room for that. */
void app_play_draw_log_line(const play_layout *l)
{
    const app_colours *c = l->view->colours;
    const game_hint *hint = l->app->client.hint;
    game_hint_stage stage = game_hint_stage_now(hint);
    char words[96] = "", facts[96] = "";
    if (stage == GAME_HINT_THINKING)
        app_textf(words, sizeof words, APP_TEXT_THINKING);
    else if (stage == GAME_HINT_FAILED)
        app_textf(words, sizeof words, APP_TEXT_NO_PLAN);
    else if (app_play_solved(l->app))
        app_textf(words, sizeof words, APP_TEXT_SOLVED_ALREADY);
    if (stage == GAME_HINT_SHOWN && l->self->hint.shown) {
        hint_words(l, words, sizeof words);
        bool slides = client_metric(&l->app->client, l->round) == PUZZLE_METRIC_SLIDES;
        if (may_cost_a_star(l))
            app_textf(facts, sizeof facts, APP_TEXT_ARROW_COSTS);
        else
            app_text_n(facts, sizeof facts, slides ? APP_TEXT_SLIDES_TO_GO : APP_TEXT_HINT_TO_GO,
                       game_hint_left(hint, l->session).moves);
    }
    int taken = 16 + app_view_line(l->view, APP_ALIGN_LEFT, l->log.x, l->log.y, l->log.w,
                                   APP_TYPE_NOTE, c->text, words);
    if (taken + app_view_text_width(l->view, APP_TYPE_LABEL, facts) <= l->log.w)
        app_view_text(l->view, APP_ALIGN_RIGHT, l->log.x + l->log.w, l->log.y, APP_TYPE_LABEL,
                      c->text2, facts);
}
