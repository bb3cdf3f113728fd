/* Draws the review of a game: curve, slides and what cost most. */
#include "client/replays.h"
#include "os/clock.h"
#include "program/pictures.h"
#include "screens/review/review.h"
#include "text/words.h"
#include "ui/bar.h"

#include <math.h>
#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const review_state *self;
    const review_layout *layout;
} painter;

app_curve app_review_curve(const review_state *self, app_rect well)
{
    return (app_curve){.rect = well,
                       .left = self->left,
                       .known = review_places(self),
                       .places = review_places(self),
                       .review = &self->review,
                       .at = self->at,
                       .has_at = true,
                       .axis = true};
}

static void draw_bar(const painter *p)
{
    char title[160], day[OS_CLOCK_DAY_SIZE], note[256];
    app_words_game_title(&p->self->record.round, title, sizeof title);
    os_clock_day(p->self->record.date, day);
    app_textf(note, sizeof note, APP_TEXT_WATCH_PLAYED, title, day);
    app_bar_title(p->view, app_text(APP_TEXT_REVIEW), note, 140);
}

static void draw_judging(const painter *p, int x, int y, int width)
{
    char looked[32], words[96];
    app_words_count(p->self->looked, looked, sizeof looked);
    app_text_n(words, sizeof words, APP_TEXT_REVIEW_JUDGING, (long long)review_places(p->self),
               looked);
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, p->view->colours->text2, words);
    app_view_busy(p->view, (app_rect){x, y + 16, width, 8}, p->self->since);
}

/* How good it was, in a number and in what the number is made of. */
static void draw_figures(const painter *p)
{
    const app_colours *c = p->view->colours;
    const game_review *review = &p->self->review;
    app_rect area = p->layout->figures;
    bool low = p->layout->low;
    char number[32], percent[48], best[32], words[160];
    int y = area.y + (low ? 22 : 28);
    app_words_decimal(floor(review->accuracy), 0, number, sizeof number);
    app_textf(percent, sizeof percent, APP_TEXT_REVIEW_PERCENT, number);
    int x = area.x;
    if (review->judged > 0)
        x += app_view_text(p->view, APP_ALIGN_LEFT, x, y,
                           low ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER, c->text, percent) +
             14;
    int room = area.x + area.w - x;
    if (!p->self->done) {
        draw_judging(p, x, y - 8, room);
        return;
    }
    app_words_count(review->best, best, sizeof best);
    app_text_n(words, sizeof words, APP_TEXT_REVIEW_BEST_OF, (long long)review->judged, best);
    if (review->judged == 0)
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_REVIEW_NOTHING));
    app_view_fit(p->view, APP_TYPE_NOTE, words, room, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, x, y - 12, APP_TYPE_NOTE, c->text, words);
    if (review->judged == 0)
        return;
    x += app_view_chip(p->view, x, y + 14, review->exact ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                       app_text(review->exact ? APP_TEXT_REVIEW_TRUE : APP_TEXT_REVIEW_KNOWN)) +
         10;
}

static void draw_curve(const painter *p)
{
    const app_colours *c = p->view->colours;
    const game_review *review = &p->self->review;
    app_rect well = p->layout->curve;
    char words[64];
    int detours = 0;
    int y = well.y - 14;
    for (size_t i = 0; i < review->count; i++)
        detours +=
            review->slides[i].verdict == GAME_LOST || review->slides[i].verdict == GAME_SIDEWAYS;
    app_view_text(p->view, APP_ALIGN_LEFT, p->layout->column.x, y, APP_TYPE_LABEL, c->text2,
                  app_text(review->exact ? APP_TEXT_RESULT_CURVE : APP_TEXT_RESULT_CURVE_KNOWN));
    app_text_n(words, sizeof words, APP_TEXT_RESULT_DETOURS, detours);
    int right = p->layout->column.x + p->layout->column.w;
    int width = app_view_text(p->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_LABEL, c->text2, words);
    if (detours > 0)
        app_view_icon(p->view, right - width - 20, y - 6, 12, APP_ICON_TRIANGLE, c->error);
    app_curve curve = app_review_curve(p->self, well);
    app_curve_draw(p->view, &curve);
}

static bool lost(const game_judgement *slide)
{
    return slide->verdict == GAME_LOST || slide->verdict == GAME_SIDEWAYS;
}

/* A verdict with its mark: a tick, or the triangle of the curve. Returns where it ends. */
static int draw_verdict(const painter *p, int x, int y, const game_judgement *slide)
{
    const app_colours *c = p->view->colours;
    char words[96];
    bool bad = lost(slide);
    app_colour ink = bad ? c->error : slide->verdict == GAME_BEST ? c->good : c->text2;
    int side = 14;
    if (slide->verdict != GAME_UNJUDGED) {
        app_view_icon(p->view, x, y - side / 2, side, bad ? APP_ICON_TRIANGLE : APP_ICON_TICK, ink);
        x += side + 6;
    }
    app_review_verdict_words(slide, words, sizeof words);
    return x + app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, ink, words);
}

/* The slide that begins here: what it was, what it was worth, and what would have been better. */
static void draw_words(const painter *p)
{
    const app_colours *c = p->view->colours;
    const review_state *self = p->self;
    app_rect area = p->layout->words;
    const game_judgement *slide = app_review_slide(self, self->at);
    int y = area.y + 16;
    char words[400];
    if (!slide) {
        bool solved = game_session_solved(&p->self->record.round.session);
        app_view_text(p->view, APP_ALIGN_LEFT, area.x, y, APP_TYPE_BUTTON, c->text,
                      app_text(solved ? APP_TEXT_REVIEW_END_SOLVED : APP_TEXT_REVIEW_END_LEFT));
        return;
    }
    app_review_slide_words(self, slide, words, sizeof words);
    int x = area.x + 16 +
            app_view_text(p->view, APP_ALIGN_LEFT, area.x, y, APP_TYPE_BUTTON, c->text, words);
    draw_verdict(p, x, y, slide);
    y += 28;
    if (lost(slide)) {
        app_review_line_words(self, slide->place, area.w < 400 ? 22 : 34, words, sizeof words);
    } else {
        game_left after =
            game_left_at(self->left, review_places(self), slide->place + (size_t)slide->length);
        words[0] = '\0';
        if (game_left_known(after))
            app_text_n(words, sizeof words, APP_TEXT_REVIEW_GOOD, after.moves);
    }
    int lines = app_view_paragraph(p->view, area.x, y, area.w, APP_TYPE_LABEL, c->text2, words, 2);
    if (self->done && self->review.judged > 0 && !self->review.exact && !p->layout->low)
        app_view_paragraph(p->view, area.x, y + lines * 21, area.w, APP_TYPE_LABEL, c->bounded,
                           app_text(APP_TEXT_REVIEW_KNOWN_NOTE), lines < 2 ? 2 : 1);
}

static void draw_row(const painter *p, int index)
{
    const app_list_page *page = &p->layout->page;
    const game_judgement *slide = &p->self->review.slides[p->self->review.worst[index]];
    app_rect row = app_list_row(&p->self->worst, page, index);
    char words[160];
    int y = row.y + row.h / 2;
    if (index == p->self->worst.at)
        app_list_draw_chosen(p->view, row);
    app_review_slide_words(p->self, slide, words, sizeof words);
    int half = row.w * 52 / 100;
    app_view_fit(p->view, APP_TYPE_LIST, words, half - 18, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, row.x + 12, y, APP_TYPE_LIST, p->view->colours->text,
                  words);
    draw_verdict(p, row.x + half, y, slide);
}

static void draw_list(const painter *p)
{
    const app_colours *c = p->view->colours;
    const app_list_page *page = &p->layout->page;
    app_rect well = p->layout->list;
    if (well.w == 0)
        return;
    app_view_text(p->view, APP_ALIGN_LEFT, well.x, well.y - 15, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_REVIEW_WORST));
    app_view_well(p->view, well, 10);
    if (page->count == 0) {
        bool told = p->self->done && p->self->review.judged > 0;
        app_view_text(p->view, APP_ALIGN_LEFT, well.x + 18, well.y + well.h / 2, APP_TYPE_LABEL,
                      c->text2, told ? app_text(APP_TEXT_REVIEW_NO_WORST) : "");
        return;
    }
    app_view_clip(p->view, page->window);
    for (int i = app_list_first(&p->self->worst, page); i < app_list_end(&p->self->worst, page);
         i++)
        draw_row(p, i);
    app_view_unclip(p->view);
    app_list_draw_bar(&p->self->worst, p->view, page);
}

/* At the beginning of a slide that lost moves the better one is marked as a hint is. */
static void draw_board(const painter *p)
{
    const review_state *self = p->self;
    if (p->layout->board.tray.w == 0)
        return;
    app_skin skin = app_replay_skin(p->app, &p->self->record.round);
    const game_judgement *slide = app_review_slide(self, self->at);
    bool missed = slide && lost(slide) && slide->place == self->at;
    const solver_answer *better = missed ? app_review_line_of(&self->line, slide->place) : NULL;
    app_board_hint hint = {.step = GAME_HINT_ARROW};
    hint.shown = better && better->status == SW_OK && better->path.length > 0;
    if (hint.shown)
        hint.move = (puzzle_move)better->path.moves[0];
    bool solved = puzzle_board_equal(&self->board.board, &p->self->record.round.session.goal);
    app_board_view_draw(&self->board, p->view, &p->layout->board, &skin, &hint, solved);
}

void app_review_draw(const app *app, const void *state, const app_view *view)
{
    const review_state *self = state;
    review_layout layout;
    app_review_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    draw_bar(&p);
    draw_figures(&p);
    draw_curve(&p);
    draw_words(&p);
    draw_list(&p);
    draw_board(&p);
    app_controls_draw(view, &self->controls, &layout.controls);
}
