/* The path of a replay in letters. */
#include "puzzle/notation.h"
#include "screens/replay/replay.h"
#include "text/text.h"
#include "ui/shape.h"

#include <stdio.h>

/* A letter for each move, or for each slide, with a number behind it where more than one tile moves. */
static int letter_width(const replay_state *self)
{
    enum { LETTER = 18, AND_NUMBER = 34 };
    return self->metric == PUZZLE_METRIC_SLIDES ? AND_NUMBER : LETTER;
}

int app_replay_letters_in(const replay_state *self, int width)
{
    int count = (width - 16) / letter_width(self);
    return count > 0 ? count : 1;
}

/* Where the move or the slide ends that begins at the place. */
static size_t end_of(const replay_state *self, size_t place)
{
    do
        place++;
    while (puzzle_metric_within(self->metric, &self->replay.path, place));
    return place;
}

/* What was made last stands on a ground of its own. */
static void draw_letter(const replay_layout *l, int x, int y, size_t from, size_t to)
{
    const app_colours *c = l->view->colours;
    const game_replay *replay = &l->self->replay;
    int ground = letter_width(l->self) + 2;
    char letter = puzzle_move_letter((puzzle_move)replay->path.moves[from]), words[24];
    bool made = from < replay->at, now = made && to >= replay->at;
    snprintf(words, sizeof words, to - from > 1 ? "%c%zu" : "%c", letter, to - from);
    if (now)
        app_shape_fill(l->view, (app_rect){x - ground / 2, y - 13, ground, 26}, 5, c->persimmon);
    app_view_text(l->view, APP_ALIGN_CENTRE, x, y, made && !now ? APP_TYPE_LABEL : APP_TYPE_NOTE,
                  now    ? c->persimmon_ink
                  : made ? c->text2
                         : c->text,
                  words);
}

/* The first row of letters that is in view: what was made last is in the middle, but at the beginning and
 * the end. */
static int first_row(const replay_state *self, int wide, int rows)
{
    int length = replay_length(self), made = replay_made(self);
    int last = length > 0 ? (length - 1) / wide : 0;
    int now = made > 0 ? (made - 1) / wide : 0;
    int first = now - rows / 2;
    if (first > last - rows + 1)
        first = last - rows + 1;
    return first < 0 ? 0 : first;
}

static void draw_rows(const replay_layout *l)
{
    const game_replay *replay = &l->self->replay;
    app_rect well = l->letters;
    int wide = app_replay_letters_in(l->self, l->column.w), width = letter_width(l->self);
    int rows = (well.h - 16) / REPLAY_LETTER_ROW, first = first_row(l->self, wide, rows) * wide;
    size_t place = puzzle_metric_place(l->self->metric, &replay->path, (size_t)first);
    for (int i = 0; i < wide * rows && place < replay->path.length; i++) {
        size_t end = end_of(l->self, place);
        draw_letter(l, l->column.x + 1 + width / 2 + i % wide * width,
                    well.y + 8 + i / wide * REPLAY_LETTER_ROW + REPLAY_LETTER_ROW / 2, place, end);
        place = end;
    }
}

void app_replay_draw_letters(const replay_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect well = l->letters;
    app_text_id title = !l->self->watching                        ? APP_TEXT_SOLUTION
                        : l->self->metric == PUZZLE_METRIC_SLIDES ? APP_TEXT_SLIDES
                                                                  : APP_TEXT_MOVES;
    int x = l->column.x, label = well.y - 15;
    char both[80];
    if (well.w == 0)
        return;
    app_replay_place_words(l->self, both, sizeof both);
    app_view_text(l->view, APP_ALIGN_LEFT, x, label, APP_TYPE_NOTE, c->text2, app_text(title));
    app_view_text(l->view, APP_ALIGN_RIGHT, x + l->column.w, label, APP_TYPE_NOTE, c->text, both);
    app_view_well(l->view, well, 10);
    draw_rows(l);
}
