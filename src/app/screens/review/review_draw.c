/* Draws the review of a game: bar, figures, curve and board. */
#include "board/board_moves.h"
#include "os/clock.h"
#include "program/pictures.h"
#include "screens/review/review.h"
#include "text/words.h"
#include "ui/bar.h"

#include <math.h>

static void draw_bar(const review_layout *l)
{
    const game_record *record = &l->self->record;
    char title[160], day[OS_CLOCK_DAY_SIZE], note[256];
    app_words_game_title(&record->round, title, sizeof title);
    os_clock_day(record->date, day);
    app_textf(note, sizeof note, APP_TEXT_WATCH_PLAYED, title, day);
    app_bar_title(l->view, app_text(APP_TEXT_REVIEW), note, 140);
}

/* ---- Figures ---- */

static void draw_judging(const review_layout *l, int x, int y, int width)
{
    char evaluated[32], words[96];
    app_words_count(l->self->evaluated, evaluated, sizeof evaluated);
    app_text_n(words, sizeof words, APP_TEXT_REVIEW_JUDGING, (long long)review_places(l->self),
               evaluated);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y, width, APP_TYPE_LABEL, l->view->colours->text2,
                  words);
    app_view_busy(l->view, (app_rect){x, y + 16, width, 8}, l->self->since);
}

/* At the right end of a line from x on, as far as there is room. */
static void draw_best_run(const review_layout *l, int x, int y, int right)
{
    char words[96];
    app_text_n(words, sizeof words, APP_TEXT_REVIEW_BEST_RUN, (long long)l->self->review.best_run);
    if (x + app_view_text_width(l->view, APP_TYPE_LABEL, words) <= right)
        app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, l->view->colours->text2,
                      words);
}

/* What the number of the accuracy is made of. */
static void draw_made_of(const review_layout *l, int x, int y, int width)
{
    const app_colours *c = l->view->colours;
    const game_review *review = &l->self->review;
    char best[32], words[160];
    app_words_count(review->best, best, sizeof best);
    bool slides = l->self->metric == PUZZLE_METRIC_SLIDES;
    app_text_n(words, sizeof words, slides ? APP_TEXT_SLIDES_BEST_OF : APP_TEXT_REVIEW_BEST_OF,
               (long long)review->judged, best);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y - 12, width, APP_TYPE_NOTE, c->text,
                  review->judged > 0 ? words : app_text(APP_TEXT_REVIEW_NOTHING));
    if (review->judged == 0)
        return;
    int chip =
        app_view_chip(l->view, x, y + 14, width, review->exact ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                      app_text(review->exact ? APP_TEXT_REVIEW_TRUE : APP_TEXT_REVIEW_KNOWN));
    draw_best_run(l, x + chip + 16, y + 14, x + width);
}

static void draw_figures(const review_layout *l)
{
    const game_review *review = &l->self->review;
    app_rect area = l->figures;
    app_type type = l->low ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER;
    char number[32], percent[48];
    int x = area.x, y = area.y + (l->low ? 22 : 28);
    if (area.w == 0)
        return;
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

/* ---- The curve ---- */

/* What the detours cost, or how many there are where that is too long. Whether it is proved stands beside
 * it. */
static void draw_detours(const review_layout *l, int left, int right, int y)
{
    enum { MARK = 12, GAP = 8 };
    const game_review *review = &l->self->review;
    char moves[64], words[160];
    app_words_length(review->metric, (int)review->detour_moves, moves, sizeof moves);
    app_text_n(words, sizeof words, APP_TEXT_DETOURS_COST, (long long)review->detour_count, moves);
    int width = app_view_text_width(l->view, APP_TYPE_LABEL, words) + MARK + GAP;
    if (!l->self->done || review->detour_count == 0 || left + width > right) {
        app_curve_draw_detours(l->view, review, right, y, MARK);
        return;
    }
    app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, l->view->colours->text2,
                  words);
    app_view_icon(l->view, right - width, y - MARK / 2, MARK, APP_ICON_TRIANGLE,
                  l->view->colours->error);
}

static void draw_curve(const review_layout *l)
{
    bool exact = l->self->review.exact || !l->self->done;
    bool slides = l->self->metric == PUZZLE_METRIC_SLIDES;
    app_text_id title = exact ? APP_TEXT_MOVES_LEFT : APP_TEXT_RESULT_CURVE_KNOWN;
    if (slides)
        title = exact ? APP_TEXT_SLIDES_LEFT : APP_TEXT_SLIDES_CURVE_KNOWN;
    app_rect well = l->curve.rect;
    int y = well.y - 13;
    if (well.w == 0)
        return;
    int width = app_view_text(l->view, APP_ALIGN_LEFT, well.x + 8, y, APP_TYPE_LABEL,
                              l->view->colours->text2, app_text(title));
    if (l->self->evaluated > 0)
        draw_detours(l, well.x + width + 24, well.x + well.w - 8, y);
    app_curve_draw(l->view, &l->curve);
}

/* ---- The board ---- */

/* The good moves, and the player's own where it was none of them. */
static void draw_moves(const review_layout *l)
{
    const review_state *self = l->self;
    const review_good *good = &self->good;
    app_move_mark marks[PUZZLE_MOVES] = {APP_MOVE_PLAIN};
    if (!good->asked || good->place != self->at)
        return;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (good->moves.good[move])
            marks[move] = APP_MOVE_GOOD;
    if (self->at < self->path.length) {
        int played = self->path.moves[self->at];
        if (good->moves.proved && !good->moves.good[played])
            marks[played] = APP_MOVE_AWAY;
    }
    app_board_draw_moves(l->view, &l->board, &self->board.board, marks);
}

static void draw_board(const review_layout *l)
{
    const review_state *self = l->self;
    if (l->board.tray.w == 0)
        return;
    app_skin skin = app_replay_skin(l->app, &self->record.round);
    bool solved = puzzle_board_equal(&self->board.board, &review_session(self)->goal);
    app_board_view_draw(&self->board, l->view, &l->board, &skin, NULL, solved);
    if (!app_board_view_moving(&self->board, l->view->now))
        draw_moves(l);
}

void app_review_draw(const void *layout)
{
    const review_layout *l = layout;
    draw_bar(l);
    draw_figures(l);
    draw_curve(l);
    app_review_draw_words(l);
    app_review_draw_lists(l);
    draw_board(l);
    app_page_draw(&l->self->page, &l->page);
}
