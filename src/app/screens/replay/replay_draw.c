/* Draws the figures of a replay: the board, the ghost's, the path in letters, the curve, and how a solution got shorter. */
#include "screens/replay/replay.h"

#include "chart/line.h"
#include "program/pictures.h"
#include "puzzle/notation.h"
#include "text/numbers.h"
#include "text/words.h"
#include "ui/shape.h"

#include <math.h>
#include <stdio.h>

/* The axis of time is logarithmic, as most comes at once. It begins with the first solution, but not
 * before the one, and ends not before the other. */
static const double FIRST_MS = 10, LAST_MS = 1000;

typedef struct chart {
    const app_view *view;
    const replay_sample *samples;
    size_t count;
    app_rect area;
    double first_ms, last_ms;
} chart;

static double x_of(const chart *ch, double ms)
{
    double first = ch->first_ms;
    double part = ms > first ? log(ms / first) / log(ch->last_ms / first) : 0;
    return ch->area.x + ch->area.w * part;
}

static double y_of(const chart *ch, int32_t moves)
{
    return ch->area.y + ch->area.h - (double)ch->area.h * moves / ch->samples[0].length;
}

/* The names of times stand at the foot, but not on the line of what is proved. */
static int times_y(const chart *ch)
{
    int foot = ch->area.y + ch->area.h - 10, apart = 10;
    int proved = (int)y_of(ch, ch->samples[ch->count - 1].bound);
    return proved > foot - apart ? proved - apart : foot;
}

/* A tenth of a second, a second and so on, where their names have room. */
static void draw_times(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    int y = times_y(ch);
    app_arena in;
    app_arena_empty(&in);
    for (int64_t ms = 10 * (int64_t)FIRST_MS; (double)ms <= ch->last_ms; ms *= 10) {
        if ((double)ms < ch->first_ms)
            continue;
        int x = (int)x_of(ch, (double)ms);
        app_view_fill(ch->view, (app_rect){x, ch->area.y, 1, ch->area.h}, c->track);
        if (x + 44 < ch->area.x + ch->area.w)
            app_view_text(ch->view, APP_ALIGN_LEFT, x + 5, y, APP_TYPE_CHIP, c->text2,
                          app_words_duration(&in, (double)ms));
    }
}

/* A line goes on, or to where it is from now on. */
static void draw_step(const chart *ch, int x, double from, double to, app_colour colour)
{
    double thick = 3, half = thick / 2;
    int top = (int)(fmin(from, to) - half), bottom = (int)(fmax(from, to) + half);
    if (fabs(to - from) < 1)
        app_line_column(ch->view, x, to, to, thick, colour);
    else
        app_view_fill(ch->view, (app_rect){x, top, 2, bottom - top}, colour);
}

static void draw_lines(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    int dash = 6, end = ch->area.x + ch->area.w, foot = ch->area.y + ch->area.h;
    const replay_sample *at = ch->samples, *next = at, *last = at + ch->count - 1;
    for (int x = (int)x_of(ch, at->ms); x < end; x++, at = next) {
        while (next < last && x_of(ch, next[1].ms) <= x)
            next++;
        int proved = (int)y_of(ch, next->bound);
        app_view_fill(ch->view, (app_rect){x, proved, 1, foot - proved},
                      app_colour_with_alpha(c->tile, 0.10));
        draw_step(ch, x, y_of(ch, at->bound), y_of(ch, next->bound), c->good);
        if (at->length != next->length || (x - ch->area.x) / dash % 2 == 0)
            draw_step(ch, x, y_of(ch, at->length), y_of(ch, next->length), c->bounded);
    }
}

void app_replay_draw_progress(const app_parts *p, const app_part *part)
{
    const replay_state *self = p->state;
    app_rect well = part->rect;
    double ms = p->app->now - self->job_since;
    app_view_well(p->view, well, 10);
    if (self->sample_count == 0)
        return;
    const replay_sample *first = &self->samples[0];
    chart ch = {p->view,
                first,
                self->sample_count,
                app_curve_area(well, first->length),
                fmax(first->ms, FIRST_MS),
                fmax(ms, LAST_MS)};
    if (ch.area.w <= 0 || ch.area.h <= 0 || first->length <= 0)
        return;
    app_curve_draw_axis(p->view, well, ch.area, first->length);
    draw_times(&ch);
    draw_lines(&ch);
}

/* ---- Boards ---- */

static app_board_layout board_in(const app_parts *p, app_rect area)
{
    const replay_state *self = p->state;
    return app_board_layout_fit(p->view, area, self->board.board.size,
                                app_replay_round(p)->look.style == GAME_PICTURE);
}

void app_replay_fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    (void)part;
    app_rect tray = board_in(p, (app_rect){0, 0, *width, *height}).tray;
    *width = tray.w;
    *height = tray.h;
}

/* An arrow shows the next move while it stands still. */
void app_replay_draw_board(const app_parts *p, const app_part *part)
{
    const replay_state *self = p->state;
    const game_replay *replay = &self->replay;
    const game_round *round = &self->record.round;
    app_board_layout board = board_in(p, part->rect);
    app_skin skin = self->watching ? app_replay_skin(p->app, round) : app_game_skin(p->app);
    app_board_hint next = {.step = GAME_HINT_ARROW, .since = -10000};
    next.shown = self->ready && !replay->playing && replay->at < replay->path.length;
    if (next.shown)
        next.move = (puzzle_move)replay->path.moves[replay->at];
    bool solved = self->ready && puzzle_board_equal(&replay->board, &round->session.goal);
    app_board_view_draw(&self->board, p->view, &board, &skin, &next, solved);
}

/* An empty place until it is found. */
void app_replay_draw_ghost(const app_parts *p, const app_part *part)
{
    const replay_state *self = p->state;
    const game_ghost *ghost = &self->ghost.ghost;
    app_skin skin = app_replay_skin(p->app, &self->record.round);
    if (ghost->kind == GAME_GHOST_NONE)
        app_view_well(p->view, part->rect, 10);
    else
        app_board_draw_miniature(p->view, part->rect, &ghost->board, &skin);
}

/* ---- The path in letters ---- */

enum { ROW = 30 };

/* A letter for each move, or for each slide, with a number behind it where more than one tile moves. */
static int letter_width(const replay_state *self)
{
    enum { LETTER = 18, AND_NUMBER = 34 };
    return self->metric == PUZZLE_METRIC_SLIDES ? AND_NUMBER : LETTER;
}

int app_replay_letters_in(const replay_state *self, int width)
{
    return SDL_max((width - 4 * REPLAY_EDGE) / letter_width(self), 1);
}

int app_replay_letters_height(int rows)
{
    return rows * ROW + 2 * REPLAY_EDGE;
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
static void draw_letter(const app_parts *p, int x, int y, size_t from, size_t to)
{
    const app_colours *c = p->view->colours;
    const replay_state *self = p->state;
    const game_replay *replay = &self->replay;
    int ground = letter_width(self) + 2;
    char letter = puzzle_move_letter((puzzle_move)replay->path.moves[from]), words[24];
    bool made = from < replay->at, now = made && to >= replay->at;
    snprintf(words, sizeof words, to - from > 1 ? "%c%zu" : "%c", letter, to - from);
    if (now)
        app_shape_fill(p->view, (app_rect){x - ground / 2, y - 13, ground, 26}, 5, c->persimmon);
    app_view_text(p->view, APP_ALIGN_CENTRE, x, y, made && !now ? APP_TYPE_LABEL : APP_TYPE_NOTE,
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
    return SDL_max(SDL_min(now - rows / 2, last - rows + 1), 0);
}

/* The rows share the height of the well. */
void app_replay_draw_letters(const app_parts *p, const app_part *part)
{
    const replay_state *self = p->state;
    const puzzle_path *path = &self->replay.path;
    app_rect well = part->rect;
    int wide = app_replay_letters_in(self, well.w), width = letter_width(self);
    int inner = well.h - 2 * REPLAY_EDGE, rows = SDL_max(inner / ROW, 1);
    size_t first = (size_t)(first_row(self, wide, rows) * wide);
    size_t place = puzzle_metric_place(self->metric, path, first);
    app_view_well(p->view, well, 10);
    for (int i = 0; i < wide * rows && place < path->length; i++) {
        size_t end = end_of(self, place);
        int y = well.y + REPLAY_EDGE + (2 * (i / wide) + 1) * inner / (2 * rows);
        draw_letter(p, well.x + REPLAY_EDGE + 1 + width / 2 + i % wide * width, y, place, end);
        place = end;
    }
}

/* ---- The curve ---- */

int app_replay_clock_width(const app_parts *p)
{
    const double end = ((const replay_state *)p->state)->record.round.session.time_ms;
    const double ten_minutes = 599990; /* shortly before them a time is the widest */
    app_arena in;
    app_arena_empty(&in);
    const char *const words[] = {
        app_words_taken(&in, p->view->settings, end),
        app_words_taken(&in, p->view->settings, SDL_min(end, ten_minutes))};
    return app_parts_widest(p, APP_TYPE_CHIP, words, 2);
}

int app_replay_beside(const app_parts *p)
{
    enum { KNOB = 12, GAP = 8 };
    const replay_state *self = p->state;
    return self->watching ? KNOB + GAP + app_replay_clock_width(p) + REPLAY_EDGE : 0;
}

/* It ends where the slider below it does; in the smallest windows that lies elsewhere. */
app_curve app_replay_curve(const app_parts *p, app_rect well)
{
    const replay_state *self = p->state;
    return (app_curve){.rect = well,
                       .left = self->left,
                       .places = replay_places(self),
                       .estimate = self->metric == PUZZLE_METRIC_MOVES ? self->manhattan : NULL,
                       .review = self->review.count > 0 ? &self->review : NULL,
                       .at = self->replay.at,
                       .axis = true,
                       .beside = app_replay_is_low(p) ? 0 : app_replay_beside(p)};
}

/* The playhead goes on to the knob of the slider below. */
void app_replay_draw_curve(const app_parts *p, const app_part *part)
{
    enum { DOWN = 14, WIDE = 2 };
    app_curve curve = app_replay_curve(p, part->rect);
    int x = app_curve_x(&curve, curve.at), bottom = part->rect.y + part->rect.h;
    app_curve_draw(p->view, &curve);
    if (!app_replay_is_low(p))
        app_view_fill(p->view, (app_rect){x - WIDE / 2, bottom - WIDE, WIDE, DOWN},
                      p->view->colours->text);
}

/* What is known is dashed, what is proved is whole, what is estimated is dotted. */
void app_replay_draw_stroke(const app_parts *p, const app_part *part)
{
    const app_colours *c = p->view->colours;
    app_rect at = part->rect;
    app_colour colour = c->good;
    int dash = at.w, thick = at.h;
    if (part->number == REPLAY_STROKE_KNOWN) {
        colour = c->bounded;
        dash = 6;
    } else if (part->number == REPLAY_STROKE_ESTIMATE) {
        colour = c->persimmon_line;
        dash = 3;
        thick = 2;
    }
    for (int x = 0; x < at.w; x += 2 * dash)
        app_view_fill(p->view, (app_rect){at.x + x, at.y, dash, thick}, colour);
}
