#include "replay.h"

#include "bar.h"
#include "puzzle/notation.h"
#include "words.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const replay_state *self;
    const replay_layout *layout;
} painter;

static app_control *add(replay_layout *out, int id, app_control_kind kind, app_rect rect,
                        app_text_id label, app_icon icon)
{
    app_control *control = app_control_add(&out->controls, id, kind, rect, app_text(label));
    control->icon = icon;
    control->centred = true;
    return control;
}

/* A button that is its pictogram only. */
static void add_transport(replay_layout *out, int id, app_rect rect, app_icon icon,
                          app_control_kind kind)
{
    app_control *control = app_control_add(&out->controls, id, kind, rect, NULL);
    control->icon = icon;
    control->centred = true;
}

static void place_transport(const app_view *view, const replay_state *self, replay_layout *out,
                            app_rect row)
{
    int small = row.w * 64 / 468;
    int gap = row.w * 20 / 468;
    int large = row.w - 4 * small - 4 * gap;
    int height = row.h;
    int x = row.x;
    (void)view;
    add_transport(out, REPLAY_START, (app_rect){x, row.y, small, height}, APP_ICON_START,
                  APP_CONTROL_BUTTON);
    x += small + gap;
    add_transport(out, REPLAY_STEP_BACK, (app_rect){x, row.y, small, height}, APP_ICON_STEPB,
                  APP_CONTROL_BUTTON);
    x += small + gap;
    add_transport(out, REPLAY_PLAY, (app_rect){x, row.y, large, height},
                  self->replay.playing ? APP_ICON_PAUSE : APP_ICON_PLAY, APP_CONTROL_PRIMARY);
    x += large + gap;
    add_transport(out, REPLAY_STEP_FORWARD, (app_rect){x, row.y, small, height}, APP_ICON_STEPF,
                  APP_CONTROL_BUTTON);
    x += small + gap;
    add_transport(out, REPLAY_END, (app_rect){x, row.y, small, height}, APP_ICON_END,
                  APP_CONTROL_BUTTON);
}

static const app_text_id speed_texts[GAME_REPLAY_SPEEDS] = {
    APP_TEXT_SPEED_QUARTER, APP_TEXT_SPEED_HALF, APP_TEXT_SPEED_1,  APP_TEXT_SPEED_2,
    APP_TEXT_SPEED_4,       APP_TEXT_SPEED_8,    APP_TEXT_SPEED_16,
};

static void place_speeds(const app_view *view, const replay_state *self, replay_layout *out,
                         app_rect row)
{
    int margin = app_px(view, 4);
    int width = (row.w - 2 * margin) / GAME_REPLAY_SPEEDS;
    for (int i = 0; i < GAME_REPLAY_SPEEDS; i++)
        add(out, REPLAY_SPEED_FIRST + i, APP_CONTROL_TAB,
            (app_rect){row.x + margin + i * width, row.y + margin, width,
                       row.h - 2 * margin - app_px(view, 2)},
            speed_texts[i], APP_ICON_NONE)
            ->chosen = self->replay.speed == i;
}

/* From the bottom up: the ways out, speeds, transport, scrub bar. Returns where they begin. */
static int place_controls(const app_view *view, const replay_state *self, replay_layout *out,
                          app_rect column)
{
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    int row = app_px(view, low ? 38 : 48);
    int step = app_px(view, low ? 48 : 64);
    int y = column.y + column.h - row - app_px(view, 6);
    int half = (column.w - app_px(view, 16)) / 2;
    if (!low) {
        add(out, REPLAY_TAKE_OVER, APP_CONTROL_BUTTON, (app_rect){column.x, y, half, row},
            APP_TEXT_TAKE_OVER, APP_ICON_HAND);
        add(out, REPLAY_RETURN, APP_CONTROL_BUTTON,
            (app_rect){column.x + column.w - half, y, half, row},
            out->kind == APP_LAYOUT_MEDIUM ? APP_TEXT_MY_BOARD : APP_TEXT_BACK_TO_GAME,
            APP_ICON_BACK);
        y -= step;
    }
    place_speeds(view, self, out, (app_rect){column.x, y, column.w, row});
    int transport = app_px(view, low ? 40 : 56);
    y -= transport + app_px(view, low ? 10 : 24);
    place_transport(view, self, out, (app_rect){column.x, y, column.w, transport});
    y -= app_px(view, low ? 32 : 46);
    app_control *scrub = app_control_add(&out->controls, REPLAY_SCRUB, APP_CONTROL_SLIDER,
                                         (app_rect){column.x, y, column.w, app_px(view, 28)}, NULL);
    scrub->max = (int)self->replay.path.length;
    scrub->value = (int)self->replay.at;
    scrub->step = 1;
    scrub->disabled = scrub->max == 0;
    return y;
}

static int letters_per_row(const app_view *view, int width)
{
    int count = (width - app_px(view, 16)) / app_px(view, 18);
    return count > 0 ? count : 1;
}

enum { LETTER_ROW = 30 };

/* The letters take the rows they need, up to half the room; the curve takes what is left. */
static void place_wells(const app_view *view, const replay_state *self, replay_layout *out, int top,
                        int bottom)
{
    int wide = letters_per_row(view, out->column.w);
    int need = ((int)self->replay.path.length + wide - 1) / wide;
    int row = app_px(view, LETTER_ROW);
    int room = bottom - top - app_px(view, 30);
    int curve = app_px(view, 150);
    bool has_curve = room >= curve + 2 * row + app_px(view, 60);
    int most = (has_curve ? room - curve - app_px(view, 48) : room) / row;
    int rows = need < 1 ? 1 : need < most ? need : most;
    if (rows < 1)
        return;
    out->letters = (app_rect){out->column.x - app_px(view, 8), top + app_px(view, 16),
                              out->column.w + app_px(view, 16), rows * row + app_px(view, 16)};
    int y = out->letters.y + out->letters.h + app_px(view, 48);
    if (has_curve && bottom - y >= curve / 2)
        out->curve = (app_rect){out->letters.x, y, out->letters.w, bottom - y - app_px(view, 12)};
}

static void place_solving(const app_view *view, replay_layout *out)
{
    app_rect column = out->column;
    int y = column.y + app_px(view, out->kind == APP_LAYOUT_MINIMUM ? 60 : 130);
    add(out, REPLAY_CANCEL, APP_CONTROL_PRIMARY,
        (app_rect){column.x, y, column.w, app_px(view, 50)}, APP_TEXT_CANCEL, APP_ICON_CLOSE);
}

static void place_column(const app *app, replay_layout *out)
{
    const app_view *view = &app->view;
    puzzle_size size = app->desk.current.session.board.size;
    bool picture = app->desk.current.look.style == GAME_PICTURE;
    bool wide = out->kind == APP_LAYOUT_WIDE;
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    int margin = app_px(view, low ? 12 : wide ? 40 : 24);
    int top = app_px(view, low ? 54 : wide ? 82 : 76);
    int height = view->height - top - app_px(view, wide ? 30 : 12);
    if (out->kind == APP_LAYOUT_PORTRAIT || low) {
        int strip = app_px(view, low ? 138 : 460);
        app_rect area = {margin, top, view->width - 2 * margin, height - strip};
        out->board = app_board_layout_fit(view, area, size, picture);
        out->column = (app_rect){margin, top + height - strip, area.w, strip};
        return;
    }
    int gap = app_px(view, wide ? 48 : 24);
    int column = app_px(view, wide ? 468 : 340);
    app_rect area = {margin, top, view->width - 2 * margin - gap - column, height};
    out->board = app_board_layout_fit(view, area, size, picture);
    int group = out->board.tray.w + gap + column;
    int shift = (view->width - group) / 2 - out->board.tray.x;
    out->board.tray.x += shift;
    out->board.x += shift;
    int most = app_px(view, 760);
    out->column = (app_rect){out->board.tray.x + out->board.tray.w + gap,
                             height > most ? top + (height - most) / 2 : top, column,
                             height > most ? most : height};
}

void replay_lay_out(const app *app, const replay_state *self, replay_layout *out)
{
    const app_view *view = &app->view;
    *out = (replay_layout){.kind = app_view_layout(view)};
    place_column(app, out);
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_icon(view, &out->controls, REPLAY_BACK, app_px(view, low ? 26 : 42), APP_ICON_BACK,
                 APP_TEXT_BACK_TO_GAME, APP_TEXT_KEYS_MENU);
    if (!self->ready) {
        place_solving(view, out);
        return;
    }
    if (low) {
        app_bar_icon(view, &out->controls, REPLAY_TAKE_OVER, view->width - app_px(view, 28),
                     APP_ICON_HAND, APP_TEXT_TAKE_OVER, APP_TEXT_KEYS_TAKE_OVER);
        place_controls(view, self, out, out->column);
        return;
    }
    app_bar_icon(view, &out->controls, REPLAY_HELP, view->width - app_px(view, 90), APP_ICON_HELP,
                 APP_TEXT_KEYS, APP_TEXT_KEYS_HELP);
    app_bar_icon(view, &out->controls, REPLAY_FULL, view->width - app_px(view, 42), APP_ICON_FULL,
                 APP_TEXT_FULLSCREEN, APP_TEXT_KEYS_FULLSCREEN);
    int bottom = place_controls(view, self, out, out->column);
    place_wells(view, self, out, out->column.y + app_px(view, 102), bottom);
}

static int px(const painter *p, double measure)
{
    return app_px(p->view, measure);
}

static void draw_bar(const painter *p)
{
    const app_colours *c = p->view->colours;
    bool low = p->layout->kind == APP_LAYOUT_MINIMUM;
    char title[160], of[200];
    int x = px(p, low ? 52 : 72);
    app_words_game_title(&p->app->desk.current, title, sizeof title);
    snprintf(of, sizeof of, app_text(APP_TEXT_AUTO_OF), title);
    if (low) {
        char at[32], all[32], both[80];
        app_words_count(p->self->replay.at, at, sizeof at);
        app_words_count(p->self->replay.path.length, all, sizeof all);
        snprintf(both, sizeof both, app_text(APP_TEXT_OF), at, all);
        x += app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 26), APP_TYPE_SCREEN_TITLE, c->text,
                           app_text(APP_TEXT_AUTO_SOLVE)) +
             px(p, 14);
        if (p->self->ready)
            app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 26), APP_TYPE_NOTE, c->text2, both);
        return;
    }
    app_view_fit(p->view, APP_TYPE_LABEL, of, p->view->width - x - px(p, 140), of, sizeof of);
    app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 28), APP_TYPE_SCREEN_TITLE, c->text,
                  app_text(APP_TEXT_AUTO_SOLVE));
    app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 54), APP_TYPE_LABEL, c->text2, of);
}

/* Length, how sure it is, and what it took. */
static void draw_facts(const painter *p)
{
    const app_colours *c = p->view->colours;
    const replay_state *self = p->self;
    app_rect column = p->layout->column;
    char count[32], slides[32], words[64], verdict[48], time[32], engine[220];
    app_words_count(self->replay.path.length, count, sizeof count);
    app_words_count(self->slides, slides, sizeof slides);
    app_words_duration(self->facts.ms, time, sizeof time);
    snprintf(words, sizeof words, app_text(APP_TEXT_MOVES_AND_SLIDES), slides);
    snprintf(engine, sizeof engine, app_text(APP_TEXT_ENGINE_AND_TIME), self->facts.engine, time);
    if (self->facts.optimal)
        snprintf(verdict, sizeof verdict, "%s", app_text(APP_TEXT_OPTIMAL_PROVED));
    else
        app_words_over((int)self->replay.path.length - self->facts.lower_bound, verdict,
                       sizeof verdict);
    int x = column.x;
    int width = app_view_text(p->view, APP_ALIGN_LEFT, x, column.y + px(p, 28), APP_TYPE_COUNTER,
                              c->text, count);
    x += width + px(p, 12);
    app_view_text(p->view, APP_ALIGN_LEFT, x, column.y + px(p, 17), APP_TYPE_BUTTON, c->text,
                  words);
    app_view_chip(p->view, x, column.y + px(p, 44),
                  self->facts.optimal ? APP_CHIP_GOOD : APP_CHIP_BOUNDED, verdict);
    app_view_paragraph(p->view, column.x, column.y + px(p, 74), column.w, APP_TYPE_LABEL, c->text2,
                       engine, 1);
}

static void draw_letter(const painter *p, int x, int y, size_t at)
{
    const app_colours *c = p->view->colours;
    const game_replay *replay = &p->self->replay;
    char letter[2] = {puzzle_move_letter((puzzle_move)replay->path.moves[at]), '\0'};
    bool now = at + 1 == replay->at;
    if (now) {
        app_rect rect = {0, 0, px(p, 20), px(p, 26)};
        app_box box = app_box_make(rect.w, rect.h, px(p, 5));
        app_box_add(&box,
                    (app_layer){0, 0, rect.w, rect.h, px(p, 5), c->persimmon, c->persimmon, 0, 0});
        app_draw_box(p->view->draw, x - rect.w / 2, y - rect.h / 2, &box, 255);
    }
    app_view_text(p->view, APP_ALIGN_CENTRE, x, y,
                  at >= replay->at || now ? APP_TYPE_NOTE : APP_TYPE_LABEL,
                  now               ? c->persimmon_ink
                  : at < replay->at ? c->text2
                                    : c->text,
                  letter);
}

/* The whole solution in letters; a long one scrolls with the move that was made last. */
static void draw_letters(const painter *p)
{
    const game_replay *replay = &p->self->replay;
    app_rect well = p->layout->letters;
    if (well.w == 0)
        return;
    char at[32], all[32], both[80];
    app_words_count(replay->at, at, sizeof at);
    app_words_count(replay->path.length, all, sizeof all);
    snprintf(both, sizeof both, app_text(APP_TEXT_OF), at, all);
    app_rect column = p->layout->column;
    int label = well.y - px(p, 15);
    app_view_text(p->view, APP_ALIGN_LEFT, column.x, label, APP_TYPE_LABEL, p->view->colours->text2,
                  app_text(APP_TEXT_SOLUTION));
    app_view_text(p->view, APP_ALIGN_RIGHT, column.x + column.w, label, APP_TYPE_NOTE,
                  p->view->colours->text, both);
    app_view_well(p->view, well, px(p, 10));
    int wide = letters_per_row(p->view, column.w);
    int rows = (well.h - px(p, 16)) / px(p, LETTER_ROW);
    int last_row = replay->path.length > 0 ? (int)((replay->path.length - 1) / (size_t)wide) : 0;
    int now_row = replay->at > 0 ? (int)((replay->at - 1) / (size_t)wide) : 0;
    int first = now_row - rows / 2;
    if (first > last_row - rows + 1)
        first = last_row - rows + 1;
    if (first < 0)
        first = 0;
    for (int row = 0; row < rows; row++)
        for (int i = 0; i < wide; i++) {
            size_t move = (size_t)(first + row) * (size_t)wide + (size_t)i;
            if (move < replay->path.length)
                draw_letter(p, column.x + px(p, 10) + i * px(p, 18),
                            well.y + px(p, 8) + row * px(p, LETTER_ROW) + px(p, LETTER_ROW) / 2,
                            move);
        }
}

static void draw_legend(const painter *p, app_rect well, int left, int estimate)
{
    const app_colours *c = p->view->colours;
    char words[80], count[32];
    int y = well.y - px(p, 15);
    int x = p->layout->column.x;
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_MOVES_LEFT)) +
         px(p, 8);
    app_words_count((unsigned long long)left, count, sizeof count);
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, c->text, count) + px(p, 24);
    app_words_count((unsigned long long)estimate, count, sizeof count);
    snprintf(words, sizeof words, app_text(APP_TEXT_MANHATTAN), count);
    app_draw_fill(p->view->draw, (app_rect){x, y - px(p, 1), px(p, 20), px(p, 3)},
                  c->persimmon_line);
    app_view_text(p->view, APP_ALIGN_LEFT, x + px(p, 28), y, APP_TYPE_LABEL, c->text2, words);
}

/* Moves left fall in a straight line; the Manhattan distance below it never exceeds it. */
static void draw_curve(const painter *p)
{
    const game_replay *replay = &p->self->replay;
    const app_colours *c = p->view->colours;
    app_rect well = p->layout->curve;
    size_t length = replay->path.length;
    if (well.w == 0 || length == 0)
        return;
    app_view_well(p->view, well, px(p, 10));
    app_rect column = p->layout->column;
    int pad = px(p, 12);
    app_rect area = {column.x, well.y + pad, column.w, well.h - 2 * pad};
    int thick = px(p, 3);
    int previous = -1;
    for (int i = 0; i < REPLAY_POINTS; i++) {
        int x = area.x + area.w * i / REPLAY_POINTS;
        int width = area.x + area.w * (i + 1) / REPLAY_POINTS - x;
        int left = area.h * (REPLAY_POINTS - 1 - i) / (REPLAY_POINTS - 1);
        int guess = (int)((double)area.h * p->self->manhattan[i] / (double)length);
        int y = area.y + area.h - guess;
        int from = previous < 0 || previous > y ? y : previous;
        int to = previous > y ? previous : y;
        app_draw_fill(p->view->draw, (app_rect){x, area.y + area.h - left, width, left},
                      app_colour_with_alpha(c->tile, 0.12));
        app_draw_fill(p->view->draw,
                      (app_rect){x, area.y + area.h - left - thick / 2, width, thick}, c->good);
        app_draw_fill(p->view->draw, (app_rect){x, from - thick / 2, width, to - from + thick - 1},
                      c->persimmon_line);
        previous = y;
    }
    int head = area.x + (int)((double)area.w * (double)replay->at / (double)length);
    app_draw_fill(p->view->draw, (app_rect){head - px(p, 1), well.y + 2, px(p, 2), well.h - 4},
                  c->text);
    draw_legend(p, well, (int)(length - replay->at),
                replay_manhattan(&replay->board, &p->app->desk.current.session.goal));
}

/* Nobody knows how long a search takes: the bar's part only shows that it goes on. */
static void draw_solving(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect column = p->layout->column;
    char count[32], time[32], words[96];
    app_words_count(p->self->job ? solver_job_nodes(p->self->job) : 0, count, sizeof count);
    app_words_duration(p->view->now - p->self->job_since, time, sizeof time);
    snprintf(words, sizeof words, app_text(APP_TEXT_NODES_AND_TIME), count, time);
    int y = column.y + px(p, p->layout->kind == APP_LAYOUT_MINIMUM ? 10 : 24);
    app_view_text(p->view, APP_ALIGN_LEFT, column.x, y, APP_TYPE_SCREEN_TITLE, c->text,
                  app_text(APP_TEXT_SOLVING));
    app_view_text(p->view, APP_ALIGN_RIGHT, column.x + column.w, y, APP_TYPE_LABEL, c->text2,
                  words);
    app_rect track = {column.x, y + px(p, 24), column.w, px(p, 10)};
    app_view_busy(p->view, track, p->self->job_since);
    int bound = p->self->job ? solver_job_lower_bound(p->self->job) : 0;
    if (bound > 0) {
        snprintf(words, sizeof words, app_text(APP_TEXT_LOWER_BOUND), bound);
        app_view_text(p->view, APP_ALIGN_LEFT, column.x, y + px(p, 60), APP_TYPE_LABEL, c->text2,
                      words);
    }
}

static bool at_goal(const painter *p)
{
    return p->self->ready && p->self->replay.at == p->self->replay.path.length;
}

void replay_draw(const app *app, const void *state, const app_view *view)
{
    const replay_state *self = state;
    replay_layout layout;
    replay_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    app_skin skin = app_game_skin(app);
    app_board_hint next = {.shown = self->ready && !self->replay.playing &&
                                    self->replay.at < self->replay.path.length,
                           .since = -10000};
    if (next.shown)
        next.move = (puzzle_move)self->replay.path.moves[self->replay.at];
    app_board_view_draw(&self->board, view, &layout.board, &skin, &next, at_goal(&p));
    draw_bar(&p);
    if (!self->ready) {
        draw_solving(&p);
    } else if (layout.kind != APP_LAYOUT_MINIMUM) {
        draw_facts(&p);
        draw_letters(&p);
        draw_curve(&p);
    }
    if (self->ready) {
        const app_control *first = app_control_find(&layout.controls, REPLAY_SPEED_FIRST);
        app_rect row = {layout.column.x, first->rect.y - app_px(view, 4), layout.column.w,
                        first->rect.h + app_px(view, 10)};
        app_view_well(view, row, app_px(view, 12));
    }
    app_controls_draw(view, &self->controls, &layout.controls);
}
