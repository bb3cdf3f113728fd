/* Moves left over a game, beside what the Manhattan distance makes of it. */
#include "screens/replay/replay.h"
#include "text/text.h"
#include "text/words.h"

#include <stdio.h>
#include <stdlib.h>

static int distance(const puzzle_board *board, const int *goal_cell, int cell)
{
    int columns = board->size.columns;
    int home = goal_cell[board->tiles[cell]];
    return abs(cell % columns - home % columns) + abs(cell / columns - home / columns);
}

static void find_goal_cells(int *goal_cell, const puzzle_board *goal)
{
    for (int cell = 0; cell < puzzle_size_cells(goal->size); cell++)
        goal_cell[goal->tiles[cell]] = cell;
}

int app_replay_manhattan(const puzzle_board *board, const puzzle_board *goal)
{
    int goal_cell[PUZZLE_MAX_CELLS];
    int sum = 0;
    find_goal_cells(goal_cell, goal);
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++)
        if (board->tiles[cell] != PUZZLE_BLANK)
            sum += distance(board, goal_cell, cell);
    return sum;
}

void app_replay_estimate(int32_t *out, const puzzle_board *start, const puzzle_board *goal,
                         const puzzle_path *path)
{
    int goal_cell[PUZZLE_MAX_CELLS];
    puzzle_board board = *start;
    find_goal_cells(goal_cell, goal);
    out[0] = app_replay_manhattan(start, goal);
    for (size_t at = 0; at < path->length; at++) {
        puzzle_move move = (puzzle_move)path->moves[at];
        int before = distance(&board, goal_cell, puzzle_move_source(&board, move));
        int target = board.blank;
        puzzle_move_apply(&board, move);
        out[at + 1] = out[at] + distance(&board, goal_cell, target) - before;
    }
}

app_curve app_replay_curve(const replay_state *self, app_rect well)
{
    return (app_curve){.rect = well,
                       .left = self->left,
                       .known = replay_places(self),
                       .places = replay_places(self),
                       .estimate = self->manhattan,
                       .review = self->review.count > 0 ? &self->review : NULL,
                       .at = self->replay.at,
                       .has_at = true,
                       .axis = true};
}

/* What is known at the playhead, or how far the judge has come. */
static void left_words(const replay_state *self, char *out, size_t size)
{
    game_left left = self->left[self->replay.at];
    char count[32], all[32];
    if (game_left_known(left)) {
        app_words_count((unsigned long long)left.moves, count, sizeof count);
        app_textf(out, size, game_left_exact(left) ? APP_TEXT_WATCH_TRUE : APP_TEXT_WATCH_AT_MOST,
                  count);
        return;
    }
    app_words_count(self->looked, count, sizeof count);
    app_words_count(replay_places(self), all, sizeof all);
    app_textf(out, size, APP_TEXT_WATCH_JUDGED, count, all);
}

/* The line that the words are about: whole, dashed or dotted as in the curve. */
static void draw_sample(const app_view *view, int x, int y, app_colour colour, int thick, int dash)
{
    for (int at = 0; at < 21; at += 2 * dash)
        app_view_fill(view, (app_rect){x + at, y - thick / 2, dash, thick}, colour);
}

static void draw_legend(const replay_state *self, const replay_layout *layout, const app_view *view)
{
    const app_colours *c = view->colours;
    char words[96], count[32];
    bool narrow = layout->kind == APP_LAYOUT_MEDIUM;
    bool exact = game_left_exact(self->left[self->replay.at]);
    int y = layout->curve.y - 15;
    int x = layout->column.x;
    int sample = 28, gap = narrow ? 12 : 22;
    x += app_view_text(view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, c->text2,
                       app_text(APP_TEXT_MOVES_LEFT)) +
         gap;
    draw_sample(view, x, y, exact ? c->good : c->bounded, 3, exact ? 21 : 6);
    left_words(self, words, sizeof words);
    x += sample +
         app_view_text(view, APP_ALIGN_LEFT, x + sample, y, APP_TYPE_LABEL, c->text, words) + gap;
    draw_sample(view, x, y, c->persimmon_line, 2, 3);
    app_words_count((unsigned long long)self->manhattan[self->replay.at], count, sizeof count);
    app_textf(words, sizeof words, narrow ? APP_TEXT_WATCH_ESTIMATE_SHORT : APP_TEXT_WATCH_ESTIMATE,
              count);
    app_view_text(view, APP_ALIGN_LEFT, x + sample, y, APP_TYPE_LABEL, c->text2, words);
}

/* A sample and its words; returns where the next ones begin. */
static int draw_entry(const app_view *view, int x, int y, bool proved, int moves)
{
    char count[32], words[64];
    const app_colours *c = view->colours;
    app_words_count((unsigned long long)moves, count, sizeof count);
    app_textf(words, sizeof words, proved ? APP_TEXT_SHORTENING_PROVED : APP_TEXT_SHORTENING_KNOWN,
              count);
    draw_sample(view, x, y, proved ? c->good : c->bounded, 3, proved ? 21 : 6);
    x += 28;
    return x + app_view_text(view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text, words) + 16;
}

void app_replay_draw_progress(const app *app, const replay_state *self, const replay_layout *layout,
                              const app_view *view)
{
    char place[80];
    const app_colours *c = view->colours;
    app_rect well = layout->progress, column = layout->column;
    if (well.w == 0)
        return;
    bool searching = game_shorten_searching(&self->shorten);
    int y = well.y - 15, right = column.x + column.w;
    int x = column.x +
            app_view_text(view, APP_ALIGN_LEFT, column.x, y, APP_TYPE_NOTE, c->text2,
                          app_text(searching ? APP_TEXT_SHORTENING : APP_TEXT_SOLUTION)) +
            16;
    x = draw_entry(view, x, y, false, self->left[0].moves);
    x = draw_entry(view, x, y, true, self->left[0].bound);
    app_replay_place_words(self, place, sizeof place);
    if (x + app_view_text_width(view, APP_TYPE_NOTE, place) <= right)
        app_view_text(view, APP_ALIGN_RIGHT, right, y, APP_TYPE_NOTE, c->text, place);
    app_replay_progress_draw(view, &self->progress, well, app->now - self->job_since);
}

void app_replay_draw_curve(const replay_state *self, const replay_layout *layout,
                           const app_view *view)
{
    app_rect well = layout->curve;
    if (well.w == 0)
        return;
    app_curve curve = app_replay_curve(self, well);
    app_curve_draw(view, &curve);
    draw_legend(self, layout, view);
    const app_control *scrub = app_control_find(&layout->controls, REPLAY_SCRUB);
    int x = app_curve_x(&curve, self->replay.at);
    int wide = 2, below = well.y + well.h - 2;
    app_view_fill(view, (app_rect){x - wide / 2, below, wide, scrub->rect.y + 4 - below},
                  view->colours->text);
}
