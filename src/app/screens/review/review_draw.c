/* Draws the review of a game: curve, slides and what cost most. */
#include "os/clock.h"
#include "program/pictures.h"
#include "puzzle/notation.h"
#include "screens/review/review.h"
#include "text/words.h"
#include "ui/bar.h"

#include <math.h>
#include <stdio.h>

static void draw_bar(const review_layout *l)
{
    const game_record *record = &l->self->record;
    char title[160], day[OS_CLOCK_DAY_SIZE], note[256];
    app_words_game_title(&record->round, title, sizeof title);
    os_clock_day(record->date, day);
    app_textf(note, sizeof note, APP_TEXT_WATCH_PLAYED, title, day);
    app_bar_title(l->view, app_text(APP_TEXT_REVIEW), note, 140);
}

static void draw_judging(const review_layout *l, int x, int y, int width)
{
    char evaluated[32], words[96];
    app_words_count(l->self->evaluated, evaluated, sizeof evaluated);
    app_text_n(words, sizeof words, APP_TEXT_REVIEW_JUDGING, (long long)review_places(l->self),
               evaluated);
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, l->view->colours->text2, words);
    app_view_busy(l->view, (app_rect){x, y + 16, width, 8}, l->self->since);
}

/* What the number of the accuracy is made of. */
static void draw_made_of(const review_layout *l, int x, int y, int width)
{
    const app_colours *c = l->view->colours;
    const game_review *review = &l->self->review;
    char best[32], words[160];
    app_words_count(review->best, best, sizeof best);
    app_text_n(words, sizeof words, APP_TEXT_REVIEW_BEST_OF, (long long)review->judged, best);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y - 12, width, APP_TYPE_NOTE, c->text,
                  review->judged > 0 ? words : app_text(APP_TEXT_REVIEW_NOTHING));
    if (review->judged > 0)
        app_view_chip(l->view, x, y + 14, width, review->exact ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                      app_text(review->exact ? APP_TEXT_REVIEW_TRUE : APP_TEXT_REVIEW_KNOWN));
}

static void draw_figures(const review_layout *l)
{
    const game_review *review = &l->self->review;
    app_rect area = l->figures;
    app_type type = l->low ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER;
    char number[32], percent[48];
    int x = area.x, y = area.y + (l->low ? 22 : 28);
    app_words_decimal(floor(review->accuracy), 0, number, sizeof number);
    app_textf(percent, sizeof percent, APP_TEXT_REVIEW_PERCENT, number);
    if (review->judged > 0)
        x += 14 +
             app_view_text(l->view, APP_ALIGN_LEFT, x, y, type, l->view->colours->text, percent);
    if (l->self->done)
        draw_made_of(l, x, y, area.x + area.w - x);
    else
        draw_judging(l, x, y - 8, area.x + area.w - x);
}

static void draw_curve(const review_layout *l)
{
    const app_colours *c = l->view->colours;
    const game_review *review = &l->self->review;
    app_rect well = l->curve.rect;
    int y = well.y - 14;
    app_view_text(l->view, APP_ALIGN_LEFT, well.x, y, APP_TYPE_LABEL, c->text2,
                  app_text(review->exact ? APP_TEXT_RESULT_CURVE : APP_TEXT_RESULT_CURVE_KNOWN));
    app_curve_draw_detours(l->view, review, well.x + well.w, y, 12);
    app_curve_draw(l->view, &l->curve);
}

/* ---- A slide ---- */

static void direction_words(const char *what, puzzle_move move, char *out, size_t size)
{
    app_textf(out, size,
              move == PUZZLE_UP      ? APP_TEXT_REVIEW_UP
              : move == PUZZLE_RIGHT ? APP_TEXT_REVIEW_RIGHT
              : move == PUZZLE_DOWN  ? APP_TEXT_REVIEW_DOWN
                                     : APP_TEXT_REVIEW_LEFT,
              what);
}

/* The tile's own label, or how many slide at once, and where to. */
static void path_words(const review_state *self, const game_judgement *slide, char *out,
                       size_t size)
{
    char what[64];
    puzzle_move move = (puzzle_move)self->path.moves[slide->place];
    puzzle_board board = self->record.round.session.start;
    puzzle_path_play(&self->path, 0, slide->place, &board);
    int tile = board.tiles[puzzle_move_source(&board, move)];
    if (slide->length > 1)
        app_text_n(what, sizeof what, APP_TEXT_REVIEW_TILES, slide->length);
    else
        game_look_label(&self->record.round.look, tile, what);
    direction_words(what, move, out, size);
}

static void slide_words(const review_state *self, const game_judgement *slide, char *out,
                        size_t size)
{
    char path[96], count[32];
    path_words(self, slide, path, sizeof path);
    app_words_count(slide->place + 1, count, sizeof count);
    app_textf(out, size, APP_TEXT_REVIEW_SLIDE, count, path);
}

static const char *verdict_words(const game_judgement *slide)
{
    static const app_text_id words[] = {[GAME_UNJUDGED] = APP_TEXT_REVIEW_UNJUDGED,
                                        [GAME_BEST] = APP_TEXT_REVIEW_IS_BEST,
                                        [GAME_AWAY] = APP_TEXT_REVIEW_LEADS_AWAY};
    return app_text(words[slide->verdict]);
}

/* The first letters of the shortest path on from a place. */
static void line_words(const review_state *self, size_t place, int letters, char *out, size_t size)
{
    const solver_answer *answer = app_review_line(self, place);
    char line[256];
    size_t at = 0;
    if (!answer || answer->status != SW_OK) {
        bool seeking = self->line && self->line_place == place && !answer;
        snprintf(out, size, "%s",
                 app_text(seeking ? APP_TEXT_REVIEW_SEEKING : APP_TEXT_REVIEW_NO_LINE));
        return;
    }
    for (size_t i = 0; i < answer->path.length && (int)i < letters && at + 8 < sizeof line; i++) {
        line[at++] = puzzle_move_letter((puzzle_move)answer->path.moves[i]);
        line[at++] = ' ';
    }
    snprintf(line + at, sizeof line - at, "%s", answer->path.length > (size_t)letters ? "…" : "");
    app_text_n(out, size, answer->optimal ? APP_TEXT_REVIEW_BETTER : APP_TEXT_REVIEW_BETTER_KNOWN,
               (long long)answer->path.length, line);
}

/* A verdict with its mark: a tick, or the triangle of the curve. */
static void draw_verdict(const review_layout *l, int x, int y, const game_judgement *slide)
{
    const app_colours *c = l->view->colours;
    bool bad = slide->verdict == GAME_AWAY;
    app_colour ink = bad ? c->error : slide->verdict == GAME_BEST ? c->good : c->text2;
    int side = 14;
    if (slide->verdict != GAME_UNJUDGED) {
        app_view_icon(l->view, x, y - side / 2, side, bad ? APP_ICON_TRIANGLE : APP_ICON_TICK, ink);
        x += side + 6;
    }
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, ink, verdict_words(slide));
}

/* What would have been better than a slide, or how far from the goal a good one led. */
static void better_words(const review_layout *l, const game_judgement *slide, char *out,
                         size_t size)
{
    const review_state *self = l->self;
    game_distance after =
        game_distance_at(self->left, review_places(self), slide->place + (size_t)slide->length);
    out[0] = '\0';
    if (slide->lost > 0)
        line_words(self, slide->place, l->words.w < 400 ? 22 : 34, out, size);
    else if (game_distance_known(after))
        app_text_n(out, size, APP_TEXT_REVIEW_GOOD, after.moves);
}

/* The slide that begins here: what it was, what it was worth, and what would have been better. */
static void draw_words(const review_layout *l)
{
    const app_colours *c = l->view->colours;
    const review_state *self = l->self;
    app_rect area = l->words;
    const game_judgement *slide = app_review_slide(self, self->at);
    int y = area.y + 16;
    char words[400];
    if (!slide) {
        bool solved = game_session_solved(&self->record.round.session);
        app_view_text(l->view, APP_ALIGN_LEFT, area.x, y, APP_TYPE_BUTTON, c->text,
                      app_text(solved ? APP_TEXT_REVIEW_END_SOLVED : APP_TEXT_REVIEW_END_LEFT));
        return;
    }
    slide_words(self, slide, words, sizeof words);
    int width = app_view_text(l->view, APP_ALIGN_LEFT, area.x, y, APP_TYPE_BUTTON, c->text, words);
    draw_verdict(l, area.x + width + 16, y, slide);
    y += 28;
    better_words(l, slide, words, sizeof words);
    int lines = app_view_paragraph(l->view, area.x, y, area.w, APP_TYPE_LABEL, c->text2, words, 2);
    if (self->done && self->review.judged > 0 && !self->review.exact && !l->low)
        app_view_paragraph(l->view, area.x, y + lines * 21, area.w, APP_TYPE_LABEL, c->bounded,
                           app_text(APP_TEXT_REVIEW_KNOWN_NOTE), lines < 2 ? 2 : 1);
}

/* ---- The detours, and the board ---- */

/* "Moves 30 to 35", or the move alone. */
static void detour_words(const game_detour *detour, char *out, size_t size)
{
    char first[32], last[32];
    app_words_count(detour->from + 1, first, sizeof first);
    app_words_count(detour->to, last, sizeof last);
    if (game_detour_cost(detour) == 1)
        app_textf(out, size, APP_TEXT_REVIEW_DETOUR_ONE, first);
    else
        app_textf(out, size, APP_TEXT_REVIEW_DETOUR, first, last);
}

static void draw_cost(const review_layout *l, int right, int y, const game_detour *detour)
{
    char words[64];
    int side = 12;
    app_colour ink = l->view->colours->error;
    app_words_moves((int)game_detour_cost(detour), words, sizeof words);
    int width = app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_NOTE, ink, words);
    app_view_icon(l->view, right - width - side - 8, y - side / 2, side, APP_ICON_TRIANGLE, ink);
}

static void draw_row(const void *of, int index, app_rect row)
{
    const review_layout *l = of;
    const review_state *self = l->self;
    const game_detour *detour = &self->review.detours[index];
    char words[160];
    int y = row.y + row.h / 2;
    if (index == self->page.grids[0].at)
        app_grid_draw_chosen(l->view, row);
    detour_words(detour, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, row.x + 12, y, row.w - 140, APP_TYPE_LIST,
                  l->view->colours->text, words);
    draw_cost(l, row.x + row.w - 12, y, detour);
}

static void draw_list(const review_layout *l)
{
    const app_colours *c = l->view->colours;
    const game_review *review = &l->self->review;
    app_rect well = l->list;
    if (well.w == 0)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, well.x, well.y - 15, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_REVIEW_WORST));
    app_view_well(l->view, well, 10);
    if (review->detour_count == 0 && l->self->done && review->judged > 0)
        app_view_text(l->view, APP_ALIGN_LEFT, well.x + 18, well.y + well.h / 2, APP_TYPE_LABEL,
                      c->text2, app_text(APP_TEXT_REVIEW_NO_WORST));
    app_page_draw_grid(&l->self->page, &l->page, 0, draw_row, l);
}

/* The better slide is marked as a hint is, at the beginning of one that lost moves. */
static void draw_board(const review_layout *l)
{
    const review_state *self = l->self;
    const game_judgement *slide = app_review_slide(self, self->at);
    const solver_answer *better = app_review_line(self, self->at);
    app_board_hint hint = {.step = GAME_HINT_ARROW};
    if (l->board.tray.w == 0)
        return;
    hint.shown = slide && slide->lost > 0 && slide->place == self->at && better &&
                 better->status == SW_OK && better->path.length > 0;
    if (hint.shown)
        hint.move = (puzzle_move)better->path.moves[0];
    app_skin skin = app_replay_skin(l->app, &self->record.round);
    bool solved = puzzle_board_equal(&self->board.board, &self->record.round.session.goal);
    app_board_view_draw(&self->board, l->view, &l->board, &skin, &hint, solved);
}

void app_review_draw(const void *layout)
{
    const review_layout *l = layout;
    draw_bar(l);
    draw_figures(l);
    draw_curve(l);
    draw_words(l);
    draw_list(l);
    draw_board(l);
    app_page_draw(&l->self->page, &l->page);
}
