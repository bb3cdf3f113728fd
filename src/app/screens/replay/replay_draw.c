/* Draws a path that is played: an auto-solve, or a kept game. */
#include "screens/replay/replay.h"

#include "client/replays.h"
#include "os/clock.h"
#include "program/pictures.h"
#include "puzzle/notation.h"
#include "text/words.h"
#include "ui/bar.h"
#include "ui/shape.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const replay_state *self;
    const replay_layout *layout;
} painter;

int app_replay_letters_in(int width)
{
    int count = (width - 16) / 18;
    return count > 0 ? count : 1;
}

void app_replay_place_words(const replay_state *self, char *out, size_t size)
{
    char at[32], all[32];
    app_words_count(self->replay.at, at, sizeof at);
    app_words_count(self->replay.path.length, all, sizeof all);
    app_textf(out, size, APP_TEXT_OF, at, all);
}

static void draw_low_bar(const painter *p)
{
    char words[160];
    int x = 52;
    const app_control *last =
        app_control_find(&p->layout->controls, p->self->watching ? REPLAY_GHOST : REPLAY_LAB);
    int right = last ? last->rect.x : p->view->width;
    if (p->self->ghost.on)
        app_replay_ghost_stands(p->self, words, sizeof words);
    else if (p->self->ready)
        app_replay_place_words(p->self, words, sizeof words);
    else
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_AUTO_SOLVE));
    app_view_fit(p->view, APP_TYPE_NOTE, words, right - x, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, x, 26, APP_TYPE_NOTE, p->view->colours->text, words);
}

/* What is played, and of which board. */
static void title_words(const painter *p, char *out, size_t size)
{
    const game_round *round =
        p->self->watching ? &p->self->record.round : &p->app->client.desk.current;
    char title[160], note[200];
    app_words_game_title(round, title, sizeof title);
    app_words_replay_note(round, note, sizeof note);
    if (p->self->watching)
        app_textf(out, size, APP_TEXT_WATCH_PLAYED, title, note);
    else
        app_textf(out, size, APP_TEXT_AUTO_OF, title);
}

static void draw_bar(const painter *p)
{
    char of[400];
    if (p->layout->kind == APP_LAYOUT_MINIMUM) {
        draw_low_bar(p);
        return;
    }
    title_words(p, of, sizeof of);
    app_bar_title(p->view, app_text(p->self->watching ? APP_TEXT_THEATRE : APP_TEXT_AUTO_SOLVE), of,
                  220);
}

/* How it ended, and what stands below: of a solution what it took, of a game when it was played. */
static app_chip solution_words(const painter *p, char *chip, size_t chip_size, char *line,
                               size_t size)
{
    const replay_state *self = p->self;
    char time[32];
    app_words_duration(self->facts.ms, time, sizeof time);
    app_textf(line, size, APP_TEXT_ENGINE_AND_TIME, self->facts.engine, time);
    snprintf(chip, chip_size, "%s", app_text(APP_TEXT_OPTIMAL_PROVED));
    return APP_CHIP_GOOD;
}

static app_chip game_words(const painter *p, char *chip, size_t chip_size, char *line, size_t size)
{
    const game_record *record = &p->self->record;
    const game_session *session = &record->round.session;
    char day[OS_CLOCK_DAY_SIZE], time[32];
    bool solved = game_session_solved(session);
    os_clock_day(record->date, day);
    app_words_clock(session->time_ms, time, sizeof time);
    if (session->undos > 0)
        app_textf(line, size, APP_TEXT_WATCH_UNDONE, day, time, session->undos);
    else
        app_textf(line, size, APP_TEXT_WATCH_PLAYED, day, time);
    snprintf(chip, chip_size, "%s",
             app_text(!solved              ? APP_TEXT_LEFT_UNSOLVED
                      : session->autos > 0 ? APP_TEXT_SOLVED_BY_SOLVER
                                           : APP_TEXT_SOLVED));
    return solved ? APP_CHIP_GOOD : APP_CHIP_PLAIN;
}

/* "moves, 12 slides", which stands behind the number of moves. */
static void moves_and_slides(const replay_state *self, char *out, size_t size)
{
    char moves[32], slides[48];
    app_text_n(moves, sizeof moves, APP_TEXT_MOVES_SMALL, (long long)self->replay.path.length);
    app_text_n(slides, sizeof slides, APP_TEXT_COUNT_SLIDES, (long long)self->slides);
    app_textf(out, size, APP_TEXT_LIST, moves, slides);
}

/* A large number with words beside it, a chip under them, and a line below all. */
typedef struct facts {
    char count[32], words[64], chip[64], line[220];
    app_chip kind;
} facts;

static void whole_facts(const painter *p, facts *out)
{
    const replay_state *self = p->self;
    out->kind = self->watching
                    ? game_words(p, out->chip, sizeof out->chip, out->line, sizeof out->line)
                    : solution_words(p, out->chip, sizeof out->chip, out->line, sizeof out->line);
    app_words_count(self->replay.path.length, out->count, sizeof out->count);
    moves_and_slides(self, out->words, sizeof out->words);
}

/* Of a solution that gets shorter: what is left of it from the board shown, and at its end all of it. */
static void rest_facts(const painter *p, facts *out)
{
    const replay_state *self = p->self;
    char fewer[32];
    size_t length = self->replay.path.length, first = self->first_length;
    bool ended = self->replay.at == length;
    game_left left = self->left[ended ? 0 : self->replay.at];
    app_words_count((unsigned long long)left.moves, out->count, sizeof out->count);
    if (ended)
        moves_and_slides(self, out->words, sizeof out->words);
    else
        app_text_n(out->words, sizeof out->words, APP_TEXT_MOVES_TO_GO, left.moves);
    app_words_verdict(left, p->layout->kind == APP_LAYOUT_MEDIUM, out->chip, sizeof out->chip);
    out->kind = game_left_exact(left) ? APP_CHIP_GOOD : APP_CHIP_BOUNDED;
    app_words_count(first - length, fewer, sizeof fewer);
    if (length < first)
        app_text_n(out->line, sizeof out->line, APP_TEXT_MOVES_FEWER, (long long)length, fewer);
    else
        app_text_n(out->line, sizeof out->line, APP_TEXT_MOVES_IN_ALL, (long long)length);
}

static void draw_facts(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect column = p->layout->column;
    facts said;
    if (p->self->shortening)
        rest_facts(p, &said);
    else
        whole_facts(p, &said);
    int x = column.x +
            app_view_text(p->view, APP_ALIGN_LEFT, column.x, column.y + 28, APP_TYPE_COUNTER,
                          c->text, said.count) +
            12;
    app_view_text(p->view, APP_ALIGN_LEFT, x, column.y + 17, APP_TYPE_BUTTON, c->text, said.words);
    app_view_chip(p->view, x, column.y + 44, said.kind, said.chip);
    app_view_paragraph(p->view, column.x, column.y + 74, column.w, APP_TYPE_LABEL, c->text2,
                       said.line, 1);
}

static void draw_letter(const painter *p, int x, int y, size_t at)
{
    const app_colours *c = p->view->colours;
    const game_replay *replay = &p->self->replay;
    char letter[2] = {puzzle_move_letter((puzzle_move)replay->path.moves[at]), '\0'};
    bool now = at + 1 == replay->at;
    if (now) {
        app_rect rect = {0, 0, 20, 26};
        app_rect under = {x - rect.w / 2, y - rect.h / 2, rect.w, rect.h};
        app_shape_fill(p->view, under, 5, c->persimmon);
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
    char both[80];
    app_replay_place_words(p->self, both, sizeof both);
    app_rect column = p->layout->column;
    int label = well.y - 15;
    app_view_text(p->view, APP_ALIGN_LEFT, column.x, label, APP_TYPE_NOTE, p->view->colours->text2,
                  app_text(p->self->watching ? APP_TEXT_WATCH_WAY : APP_TEXT_SOLUTION));
    app_view_text(p->view, APP_ALIGN_RIGHT, column.x + column.w, label, APP_TYPE_NOTE,
                  p->view->colours->text, both);
    app_view_well(p->view, well, 10);
    int wide = app_replay_letters_in(column.w);
    int rows = (well.h - 16) / REPLAY_LETTER_ROW;
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
                draw_letter(p, column.x + 10 + i * 18,
                            well.y + 8 + row * REPLAY_LETTER_ROW + REPLAY_LETTER_ROW / 2, move);
        }
}

/* The ghost's board, and in words which it is and how it stands. */
static void draw_ghost(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect area = p->layout->ghost;
    const game_ghost *ghost = &p->self->ghost.ghost;
    const game_round *round = &p->self->record.round;
    bool low = p->layout->kind == APP_LAYOUT_MINIMUM;
    if (area.w == 0)
        return;
    char which[160], stands[80];
    app_replay_ghost_which(p->self, which, sizeof which);
    app_replay_ghost_stands(p->self, stands, sizeof stands);
    puzzle_size size = round->session.start.size;
    int most = low ? area.w : area.w * 2 / 5;
    int wide = size.columns > size.rows && !low ? area.h * size.columns / size.rows : area.h;
    app_rect board =
        app_board_miniature_rect(area.x + (low ? 0 : 8), area.y, wide < most ? wide : most, size);
    app_skin skin = app_replay_skin(p->app, round);
    if (ghost->kind != GAME_GHOST_NONE)
        app_board_draw_miniature(p->view, board, &ghost->board, &skin);
    int x = low ? area.x : board.x + board.w + 16;
    int y = low ? board.y + (ghost->kind != GAME_GHOST_NONE ? board.h : 0) + 18 : area.y + 18;
    if (stands[0] && !low) {
        app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_BUTTON, c->text, stands);
        y += 28;
    }
    app_view_paragraph(p->view, x, y, area.x + area.w - x, APP_TYPE_LABEL, c->text2, which,
                       low ? 5 : 3);
}

/* The game's clock at the playhead. */
static void draw_clock(const painter *p)
{
    const app_control *scrub = app_control_find(&p->layout->controls, REPLAY_SCRUB);
    app_rect column = p->layout->column;
    char time[32];
    app_words_clock(game_replay_clock(&p->self->replay, &p->self->record), time, sizeof time);
    app_view_text(p->view, APP_ALIGN_RIGHT, column.x + column.w, scrub->rect.y + scrub->rect.h / 2,
                  APP_TYPE_CHIP, p->view->colours->text2, time);
}

/* Nobody knows how long a search takes: the bar's part only shows that it goes on. */
static void draw_solving(const painter *p)
{
    const app_colours *c = p->view->colours;
    app_rect column = p->layout->column;
    char time[32], words[96];
    uint64_t nodes = p->self->job ? solver_job_nodes(p->self->job) : 0;
    app_words_duration(p->view->now - p->self->job_since, time, sizeof time);
    app_text_n(words, sizeof words, APP_TEXT_NODES_AND_TIME, (long long)nodes, time);
    int y = column.y + (p->layout->kind == APP_LAYOUT_MINIMUM ? 10 : 24);
    app_view_text(p->view, APP_ALIGN_LEFT, column.x, y, APP_TYPE_SCREEN_TITLE, c->text,
                  app_text(APP_TEXT_SOLVING));
    app_view_text(p->view, APP_ALIGN_RIGHT, column.x + column.w, y, APP_TYPE_LABEL, c->text2,
                  words);
    app_rect track = {column.x, y + 24, column.w, 10};
    app_view_busy(p->view, track, p->self->job_since);
    int bound = p->self->job ? solver_job_lower_bound(p->self->job) : 0;
    if (bound > 0) {
        app_text_n(words, sizeof words, APP_TEXT_LOWER_BOUND, bound);
        app_view_text(p->view, APP_ALIGN_LEFT, column.x, y + 60, APP_TYPE_LABEL, c->text2, words);
    }
}

static bool at_goal(const painter *p)
{
    return p->self->ready &&
           puzzle_board_equal(&p->self->replay.board, &p->self->record.round.session.goal);
}

void app_replay_draw(const app *app, const void *state, const app_view *view)
{
    const replay_state *self = state;
    replay_layout layout;
    app_replay_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    app_skin skin = self->watching ? app_replay_skin(app, &self->record.round) : app_game_skin(app);
    app_board_hint next = {.shown = self->ready && !self->replay.playing &&
                                    self->replay.at < self->replay.path.length,
                           .step = GAME_HINT_ARROW,
                           .since = -10000};
    if (next.shown)
        next.move = (puzzle_move)self->replay.path.moves[self->replay.at];
    app_board_view_draw(&self->board, view, &layout.board, &skin, &next, at_goal(&p));
    draw_bar(&p);
    if (!self->ready) {
        draw_solving(&p);
        app_controls_draw(view, &self->controls, &layout.controls);
        return;
    }
    if (layout.kind != APP_LAYOUT_MINIMUM)
        draw_facts(&p);
    draw_letters(&p);
    draw_ghost(&p);
    app_replay_draw_progress(app, self, &layout, view);
    app_replay_draw_curve(self, &layout, view);
    if (self->watching)
        draw_clock(&p);
    app_view_well(view, layout.speeds, 12);
    app_controls_draw(view, &self->controls, &layout.controls);
}
