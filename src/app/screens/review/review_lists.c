/* The table of stages, and the list of detours. */
#include "screens/review/review.h"
#include "text/words.h"

#include <stdio.h>

/* ---- Stages ---- */

enum { PAD = 10, HEAD = 28 };

/* Where the table's columns end, in hundredths of its width; the first one begins at its left. */
static const int ends[] = {42, 60, 80, 100};

static void draw_cells(const review_layout *l, app_rect row, app_type type, app_colour colour,
                       const char *const words[5], app_colour last)
{
    int y = row.y + row.h / 2, left = row.x + PAD, room = row.w - 2 * PAD;
    app_view_line(l->view, APP_ALIGN_LEFT, left, y, room * 30 / 100, type, colour, words[0]);
    for (int i = 0; i < 4; i++)
        app_view_text(l->view, APP_ALIGN_RIGHT, left + room * ends[i] / 100, y, type,
                      i == 3 ? last : colour, words[i + 1]);
}

static void draw_head(const review_layout *l)
{
    app_colour ink = l->view->colours->text2;
    const char *const words[] = {app_text(APP_TEXT_REVIEW_STAGE), app_text(APP_TEXT_MOVES),
                                 app_text(APP_TEXT_REVIEW_MMD), app_text(APP_TEXT_SPEED),
                                 app_text(APP_TEXT_REVIEW_LOST)};
    const app_grid_page *rows = &l->page.grids[REVIEW_GRID_STAGES];
    app_rect row = {rows->window.x, l->stages.y + 6, rows->width, HEAD};
    draw_cells(l, row, APP_TYPE_LABEL, ink, words, ink);
}

/* With two decimals; a dash where there is none. */
static void figure_words(double value, char *out, size_t size)
{
    if (value < 0)
        app_textf(out, size, APP_TEXT_NO_FIGURE);
    else
        app_words_decimal(value, 2, out, size);
}

static void draw_stage(const void *of, int index, app_rect row)
{
    const review_layout *l = of;
    const review_state *self = l->self;
    const app_colours *c = l->view->colours;
    const game_stage *stage = &self->stages.items[index];
    size_t lost = game_review_lost_between(&self->review, stage->from, stage->to);
    bool here = index == self->page.grids[REVIEW_GRID_STAGES].at;
    char name[64], moves[32], mmd[32], speed[32], cost[32];
    app_words_stage(stage, false, name, sizeof name);
    app_words_count(stage->to - stage->from, moves, sizeof moves);
    figure_words(game_stage_mmd(stage), mmd, sizeof mmd);
    figure_words(game_pace_between(self->pace, stage->from, stage->to), speed, sizeof speed);
    app_words_count(lost, cost, sizeof cost);
    if (here)
        app_grid_draw_chosen(l->view, row);
    const char *const words[] = {name, moves, mmd, speed,
                                 self->evaluated > 0 ? cost : app_text(APP_TEXT_NO_FIGURE)};
    draw_cells(l, row, here ? APP_TYPE_NOTE : APP_TYPE_LABEL, c->text, words,
               lost > 0 ? c->error : c->text2);
}

/* ---- Detours ---- */

static void detour_words(const game_detour *detour, char *out, size_t size)
{
    char first[32], last[32];
    app_words_count(detour->from + 1, first, sizeof first);
    app_words_count(detour->to, last, sizeof last);
    if (detour->to == detour->from + 1)
        app_textf(out, size, APP_TEXT_REVIEW_DETOUR_ONE, first);
    else
        app_textf(out, size, APP_TEXT_REVIEW_DETOUR, first, last);
}

/* With what is remarkable about it. */
static void row_words(const review_state *self, const game_detour *detour, char *out, size_t size)
{
    char moves[96];
    puzzle_board from = app_review_board(self, detour->from);
    puzzle_board to = app_review_board(self, detour->to);
    detour_words(detour, moves, sizeof moves);
    if (puzzle_board_equal(&from, &to))
        app_textf(out, size, APP_TEXT_REVIEW_THERE_AND_BACK, moves);
    else if (!detour->returned && self->done)
        app_textf(out, size, APP_TEXT_REVIEW_NOT_ENDED, moves);
    else
        snprintf(out, size, "%s", moves);
}

/* Returns its width. */
static int draw_cost(const review_layout *l, int right, int y, const game_detour *detour)
{
    enum { SIDE = 12, GAP = 8 };
    char words[64];
    app_colour ink = l->view->colours->error;
    app_words_length(l->self->metric, (int)detour->cost, words, sizeof words);
    int width = app_view_text(l->view, APP_ALIGN_RIGHT, right, y, APP_TYPE_NOTE, ink, words);
    app_view_icon(l->view, right - width - SIDE - GAP, y - SIDE / 2, SIDE, APP_ICON_TRIANGLE, ink);
    return width + SIDE + GAP;
}

static void draw_detour(const void *of, int index, app_rect row)
{
    const review_layout *l = of;
    const review_state *self = l->self;
    const game_detour *detour = &self->review.detours[index];
    char words[160];
    int y = row.y + row.h / 2;
    if (index == self->page.grids[REVIEW_GRID_DETOURS].at)
        app_grid_draw_chosen(l->view, row);
    int room = row.w - 3 * PAD - draw_cost(l, row.x + row.w - PAD, y, detour);
    row_words(self, detour, words, sizeof words);
    if (app_view_text_width(l->view, APP_TYPE_LABEL, words) > room)
        detour_words(detour, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, row.x + PAD, y, room, APP_TYPE_LABEL,
                  l->view->colours->text, words);
}

static void draw_detours(const review_layout *l)
{
    const app_colours *c = l->view->colours;
    const review_state *self = l->self;
    app_rect well = l->detours;
    if (l->titled)
        app_view_text(l->view, APP_ALIGN_LEFT, well.x + 8, well.y - 14, APP_TYPE_LABEL, c->text2,
                      app_text(APP_TEXT_REVIEW_WORST));
    app_view_well(l->view, well, 10);
    if (self->review.detour_count == 0)
        app_view_line(l->view, APP_ALIGN_LEFT, well.x + 16, well.y + 21, well.w - 32,
                      APP_TYPE_LABEL, c->text2,
                      app_text(!self->done                            ? APP_TEXT_REVIEW_NONE_YET
                               : self->review.judged == 0             ? APP_TEXT_REVIEW_NOTHING
                               : self->metric == PUZZLE_METRIC_SLIDES ? APP_TEXT_SLIDES_ALL_BEST
                                                                      : APP_TEXT_REVIEW_NO_WORST));
    app_page_draw_grid(&self->page, &l->page, REVIEW_GRID_DETOURS, draw_detour, l);
}

void app_review_draw_lists(const review_layout *l)
{
    if (l->stages.w > 0) {
        app_view_well(l->view, l->stages, 10);
        draw_head(l);
        app_page_draw_grid(&l->self->page, &l->page, REVIEW_GRID_STAGES, draw_stage, l);
    }
    if (l->note.w > 0)
        app_view_paragraph(l->view, l->note.x, l->note.y + 12, l->note.w, APP_TYPE_LABEL,
                           l->view->colours->text2, app_text(APP_TEXT_REVIEW_MMD_NOTE), 2);
    if (l->detours.w > 0)
        draw_detours(l);
}
