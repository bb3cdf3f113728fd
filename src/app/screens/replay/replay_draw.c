/* Draws a path that is played: an auto-solve, or a kept game. */
#include "screens/replay/replay.h"

#include "client/games.h"
#include "os/clock.h"
#include "program/pictures.h"
#include "text/words.h"
#include "ui/bar.h"
#include "ui/shape.h"

void app_replay_place_words(const replay_state *self, char *out, size_t size)
{
    char at[32], all[32];
    app_words_count((unsigned long long)replay_made(self), at, sizeof at);
    app_words_count((unsigned long long)replay_length(self), all, sizeof all);
    app_textf(out, size, APP_TEXT_OF, at, all);
}

/* ---- The bar ---- */

static void draw_low_bar(const replay_layout *l)
{
    const replay_state *self = l->self;
    char words[160];
    int x = 52;
    const app_control *last =
        app_control_find(&l->page.controls, self->watching ? REPLAY_GHOST : REPLAY_LAB);
    app_textf(words, sizeof words, APP_TEXT_AUTO_SOLVE);
    if (self->ghost.on)
        app_replay_ghost_stands(self, words, sizeof words);
    else if (self->ready)
        app_replay_place_words(self, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, x, 26, (last ? last->rect.x : l->view->width) - x,
                  APP_TYPE_NOTE, l->view->colours->text, words);
}

/* What is played, and of which board. */
static void draw_bar(const replay_layout *l)
{
    bool watching = l->self->watching;
    const game_round *round = watching ? &l->self->record.round : client_round(&l->app->client);
    char title[160], note[200], of[400];
    app_words_game_title(round, title, sizeof title);
    app_words_game_note(round, &l->app->client.levels, note, sizeof note);
    if (watching)
        app_textf(of, sizeof of, APP_TEXT_WATCH_PLAYED, title, note);
    else
        snprintf(of, sizeof of, "%s", title);
    app_bar_title(l->view, app_text(watching ? APP_TEXT_THEATRE : APP_TEXT_AUTO_SOLVE), of, 220);
}

/* ---- The facts ---- */

/* A large number with words beside it, a chip under them, and a line below all. */
typedef struct facts {
    char count[32], words[64], chip[64], line[220];
    app_chip kind;
} facts;

/* "52" and "moves, 12 slides", or "12" and "slides, 52 moves". */
static void moves_and_slides(const replay_state *self, facts *out)
{
    char words[32], others[48];
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    size_t moves = self->replay.path.length, length = slides ? self->slides : moves;
    app_words_count(length, out->count, sizeof out->count);
    app_text_n(words, sizeof words, slides ? APP_TEXT_SLIDES_SMALL : APP_TEXT_MOVES_SMALL,
               (long long)length);
    app_words_length(slides ? PUZZLE_METRIC_MOVES : PUZZLE_METRIC_SLIDES,
                     (int)(slides ? moves : self->slides), others, sizeof others);
    app_textf(out->words, sizeof out->words, APP_TEXT_LIST, words, others);
}

/* What it took to prove a solution shortest. */
static void solution_facts(const replay_state *self, facts *out)
{
    char time[32];
    app_words_duration(self->facts.ms, time, sizeof time);
    app_textf(out->line, sizeof out->line, APP_TEXT_ENGINE_AND_TIME, self->facts.engine, time);
    app_textf(out->chip, sizeof out->chip, APP_TEXT_OPTIMAL_PROVED);
    out->kind = APP_CHIP_GOOD;
}

/* How a game ended, and when it was played. */
static void game_facts(const replay_layout *l, facts *out)
{
    const game_session *session = &l->self->record.round.session;
    bool solved = game_session_solved(session);
    char day[OS_CLOCK_DAY_SIZE], time[32];
    os_clock_day(l->self->record.date, day);
    app_words_taken(l->view->settings, session->time_ms, time, sizeof time);
    if (session->undos > 0)
        app_textf(out->line, sizeof out->line, APP_TEXT_WATCH_UNDONE, day, time, session->undos);
    else
        app_textf(out->line, sizeof out->line, APP_TEXT_WATCH_PLAYED, day, time);
    app_textf(out->chip, sizeof out->chip,
              !solved                                             ? APP_TEXT_LEFT_UNSOLVED
              : game_session_credit(session) == GAME_CREDIT_SHOWN ? APP_TEXT_SOLVED_BY_SOLVER
                                                                  : APP_TEXT_SOLVED);
    out->kind = solved ? APP_CHIP_GOOD : APP_CHIP_PLAIN;
}

/* What is left, from the board shown on, of a solution that gets shorter; at its end, all of it. */
static void rest_facts(const replay_layout *l, facts *out)
{
    const replay_state *self = l->self;
    char fewer[32];
    bool slides = self->metric == PUZZLE_METRIC_SLIDES, ended = replay_ended(self);
    int length = replay_length(self), first = self->first_length;
    game_distance left = self->left[ended ? 0 : self->replay.at];
    app_words_count((unsigned long long)left.moves, out->count, sizeof out->count);
    if (!ended)
        app_text_n(out->words, sizeof out->words,
                   slides ? APP_TEXT_SLIDES_STILL_TO_GO : APP_TEXT_MOVES_TO_GO, left.moves);
    bool brief = l->kind == APP_LAYOUT_MEDIUM || l->kind == APP_LAYOUT_MINIMUM;
    app_words_verdict(left, brief, out->chip, sizeof out->chip);
    out->kind = game_distance_exact(left) ? APP_CHIP_GOOD : APP_CHIP_BOUNDED;
    app_words_count((unsigned long long)(first - length), fewer, sizeof fewer);
    if (length < first)
        app_text_n(out->line, sizeof out->line,
                   slides ? APP_TEXT_SLIDES_FEWER : APP_TEXT_MOVES_FEWER, length, fewer);
    else
        app_text_n(out->line, sizeof out->line,
                   slides ? APP_TEXT_SLIDES_IN_ALL : APP_TEXT_MOVES_IN_ALL, length);
}

static facts facts_of(const replay_layout *l)
{
    const replay_state *self = l->self;
    facts said;
    moves_and_slides(self, &said);
    if (self->shortening)
        rest_facts(l, &said);
    else if (self->watching)
        game_facts(l, &said);
    else
        solution_facts(self, &said);
    return said;
}

/* How far it has played, where nothing else in the column tells. */
static void draw_place(const replay_layout *l, int from)
{
    char words[80];
    int right = l->column.x + l->column.w;
    app_replay_place_words(l->self, words, sizeof words);
    if (l->letters.w == 0 && l->progress.w == 0 &&
        from + app_view_text_width(l->view, APP_TYPE_NOTE, words) <= right)
        app_view_text(l->view, APP_ALIGN_RIGHT, right, l->column.y + 17, APP_TYPE_NOTE,
                      l->view->colours->text, words);
}

static void draw_facts(const replay_layout *l)
{
    const app_colours *c = l->view->colours;
    int x = l->column.x, y = l->column.y;
    facts said = facts_of(l);
    app_view_paragraph(l->view, x, y + 74, l->column.w, APP_TYPE_LABEL, c->text2, said.line, 1);
    x += 12 +
         app_view_text(l->view, APP_ALIGN_LEFT, x, y + 28, APP_TYPE_COUNTER, c->text, said.count);
    int words =
        app_view_text(l->view, APP_ALIGN_LEFT, x, y + 17, APP_TYPE_BUTTON, c->text, said.words);
    app_view_chip(l->view, x, y + 44, l->column.x + l->column.w - x, said.kind, said.chip);
    draw_place(l, x + words + 12);
}

/* The same in the smallest windows, without the line. */
static void draw_low_facts(const replay_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect at = l->low;
    facts said = facts_of(l);
    int x = at.x + 8 +
            app_view_text(l->view, APP_ALIGN_LEFT, at.x, at.y + 14, APP_TYPE_SMALL_COUNTER, c->text,
                          said.count);
    app_view_line(l->view, APP_ALIGN_LEFT, x, at.y + 14, at.x + at.w - x, APP_TYPE_LABEL, c->text2,
                  said.words);
    app_view_chip(l->view, at.x, at.y + 44, at.w, said.kind, said.chip);
}

/* ---- The ghost, the clock and the boards ---- */

/* The ghost's board, and in words which it is and how it stands. */
static void draw_ghost(const replay_layout *l)
{
    const app_colours *c = l->view->colours;
    const game_round *round = &l->self->record.round;
    const game_ghost *ghost = &l->self->ghost.ghost;
    puzzle_size size = round->session.start.size;
    app_rect area = l->ghost;
    bool low = l->kind == APP_LAYOUT_MINIMUM, there = ghost->kind != GAME_GHOST_NONE;
    char which[160], stands[80];
    if (area.w == 0)
        return;
    app_replay_ghost_which(l->self, which, sizeof which);
    app_replay_ghost_stands(l->self, stands, sizeof stands);
    int most = low ? area.w : area.w * 2 / 5;
    int wide = size.columns > size.rows && !low ? area.h * size.columns / size.rows : area.h;
    app_rect board =
        app_board_miniature_rect(area.x + (low ? 0 : 8), area.y, wide < most ? wide : most, size);
    app_skin skin = app_replay_skin(l->app, round);
    if (there)
        app_board_draw_miniature(l->view, board, &ghost->board, &skin);
    int x = low ? area.x : board.x + board.w + 16;
    int y = low && there ? board.y + board.h + 18 : area.y + 18;
    if (stands[0] && !low) {
        app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_BUTTON, c->text, stands);
        y += 28;
    }
    app_view_paragraph(l->view, x, y, area.x + area.w - x, APP_TYPE_LABEL, c->text2, which,
                       low ? 5 : 3);
}

/* The game's clock at the playhead. */
static void draw_clock(const replay_layout *l)
{
    char time[32];
    app_words_taken(l->view->settings, game_replay_clock(&l->self->replay, &l->self->record), time,
                    sizeof time);
    app_view_text(l->view, APP_ALIGN_RIGHT, l->column.x + l->column.w, l->scrub.y + l->scrub.h / 2,
                  APP_TYPE_CHIP, l->view->colours->text2, time);
}

/* Nobody knows how long a search takes: the bar's part only shows that it goes on. */
static void draw_solving(const replay_layout *l)
{
    const app_colours *c = l->view->colours;
    const solver_job *job = l->self->job;
    int x = l->column.x, y = l->column.y + (l->kind == APP_LAYOUT_MINIMUM ? 10 : 24);
    char time[32], words[96];
    app_words_duration(l->view->now - l->self->job_since, time, sizeof time);
    app_text_n(words, sizeof words, APP_TEXT_NODES_AND_TIME,
               job ? (long long)solver_job_nodes(job) : 0, time);
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SCREEN_TITLE, c->text,
                  app_text(APP_TEXT_SOLVING));
    app_view_text(l->view, APP_ALIGN_RIGHT, x + l->column.w, y, APP_TYPE_LABEL, c->text2, words);
    app_view_busy(l->view, (app_rect){x, y + 24, l->column.w, 10}, l->self->job_since);
    int bound = job ? solver_job_lower_bound(job) : 0;
    bool slides = l->self->metric == PUZZLE_METRIC_SLIDES;
    app_text_n(words, sizeof words, slides ? APP_TEXT_SLIDES_LOWER_BOUND : APP_TEXT_LOWER_BOUND,
               bound);
    if (bound > 0)
        app_view_text(l->view, APP_ALIGN_LEFT, x, y + 60, APP_TYPE_LABEL, c->text2, words);
}

/* An arrow shows the next move while it stands still. */
static void draw_board(const replay_layout *l)
{
    const replay_state *self = l->self;
    const game_replay *replay = &self->replay;
    const game_round *round = &self->record.round;
    app_skin skin = self->watching ? app_replay_skin(l->app, round) : app_game_skin(l->app);
    app_board_hint next = {.step = GAME_HINT_ARROW, .since = -10000};
    next.shown = self->ready && !replay->playing && replay->at < replay->path.length;
    if (next.shown)
        next.move = (puzzle_move)replay->path.moves[replay->at];
    bool solved = self->ready && puzzle_board_equal(&replay->board, &round->session.goal);
    app_board_view_draw(&self->board, l->view, &l->board, &skin, &next, solved);
}

static void draw_column(const replay_layout *l)
{
    if (l->low.w > 0)
        draw_low_facts(l);
    else if (l->kind != APP_LAYOUT_MINIMUM)
        draw_facts(l);
    app_replay_draw_letters(l);
    draw_ghost(l);
    app_replay_draw_progress(l);
    app_replay_draw_curve(l);
    if (l->self->watching)
        draw_clock(l);
}

void app_replay_draw(const void *layout)
{
    const replay_layout *l = layout;
    draw_board(l);
    if (l->kind == APP_LAYOUT_MINIMUM)
        draw_low_bar(l);
    else
        draw_bar(l);
    if (l->self->ready)
        draw_column(l);
    else
        draw_solving(l);
    app_page_draw(&l->self->page, &l->page);
}
