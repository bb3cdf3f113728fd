/* A replay as it is seen: beside or below the board stand its facts, its moves in letters or its ghost, the curve of what
 * is left, and what it is played with. */
#include "screens/replay/replay.h"

#include "client/games.h"
#include "text/words.h"

/* ---- In words: what is played, how far, and what is known of it ---- */

/* A large number, words beside it, a chip, and a line below all. */
typedef struct replay_facts {
    const char *count, *words, *chip, *line;
    app_chip chip_kind;
} replay_facts;

/* "12 / 52" */
static const char *replay_place_words(app_parts *p)
{
    const replay_state *self = p->state;
    return parts_print(p, _("%s / %s"),
                       app_words_count(&p->arena, (unsigned long long)replay_made(self)),
                       app_words_count(&p->arena, (unsigned long long)replay_length(self)));
}

/* What is left at the playhead as far as that is known, or how far the analysis has come. */
static const char *replay_left_words(app_parts *p)
{
    const replay_state *self = p->state;
    game_distance left = self->left[self->replay.at];
    long long places = (long long)replay_places(self);
    if (game_distance_known(left))
        return parts_print(p, game_distance_exact(left) ? _("exact, %s") : _("at most, %s"),
                           app_words_count(&p->arena, (unsigned long long)left.moves));
    return parts_print(p, PL_("%s of %s position", "%s of %s positions", places),
                       app_words_count(&p->arena, self->evaluated),
                       app_words_count(&p->arena, (unsigned long long)places));
}

/* ---- Facts ---- */

/* "52" and "moves, 12 slides", or "12" and "slides, 52 moves". */
static void moves_and_slides(app_parts *p, replay_facts *out)
{
    const replay_state *self = p->state;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    long long moves = (long long)self->replay.path.length;
    long long length = slides ? (long long)self->slides : moves;
    out->count = app_words_count(&p->arena, (unsigned long long)length);
    out->words = parts_print(
        p, _("%s, %s"), slides ? PL_("slide", "slides", length) : PL_("move", "moves", length),
        app_words_length(&p->arena, slides ? PUZZLE_METRIC_MOVES : PUZZLE_METRIC_SLIDES,
                         (int)(slides ? moves : (long long)self->slides)));
}

/* What it took to prove a solution shortest. */
static void solution_facts(app_parts *p, replay_facts *out)
{
    const replay_state *self = p->state;
    moves_and_slides(p, out);
    out->chip = _("optimal, proved");
    out->chip_kind = APP_CHIP_GOOD;
    out->line = parts_print(p, _("%s %s."), self->facts.engine,
                            app_words_duration(&p->arena, self->facts.ms));
}

/* How a game ended, and when it was played. */
static void game_facts(app_parts *p, replay_facts *out)
{
    const replay_state *self = p->state;
    const game_session *session = &self->record.round.session;
    bool solved = game_session_solved(session);
    const char *day = app_words_date(&p->arena, self->record.date, true);
    const char *time = app_words_taken(&p->arena, p->view->settings, session->time_ms);
    moves_and_slides(p, out);
    out->line = session->undos == 0 ? parts_print(p, _("%s · %s"), day, time)
                                    : parts_print(p, _("%s · %s · %d undone, not shown"), day, time,
                                                  session->undos);
    out->chip = !solved                                             ? _("Left unsolved")
                : game_session_credit(session) == GAME_CREDIT_SHOWN ? _("Solved, solution shown")
                                                                    : _("Solved");
    out->chip_kind = solved ? APP_CHIP_GOOD : APP_CHIP_PLAIN;
}

/* How long a solution is that gets shorter, and how much it did. */
static const char *length_words(app_parts *p)
{
    const replay_state *self = p->state;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    int length = replay_length(self), first = self->first_length;
    const char *count = app_words_count(&p->arena, (unsigned long long)length);
    if (length >= first)
        return parts_print(p,
                           slides ? PL_("%s slide in all", "%s slides in all", length)
                                  : PL_("%s move in all", "%s moves in all", length),
                           count);
    return parts_print(p,
                       slides ? PL_("%s slide in all, %s fewer than at first",
                                    "%s slides in all, %s fewer than at first", length)
                              : PL_("%s move in all, %s fewer than at first",
                                    "%s moves in all, %s fewer than at first", length),
                       count, app_words_count(&p->arena, (unsigned long long)(first - length)));
}

/* What is left of it from the board shown on; at its end, all of it. */
static void rest_facts(app_parts *p, replay_facts *out)
{
    const replay_state *self = p->state;
    app_layout kind = app_view_layout(p->view);
    bool slides = self->metric == PUZZLE_METRIC_SLIDES, ended = replay_ended(self);
    game_distance left = self->left[ended ? 0 : self->replay.at];
    if (ended)
        moves_and_slides(p, out);
    else
        out->words = slides ? PL_("slide to go", "slides to go", left.moves)
                            : PL_("move to go", "moves to go", left.moves);
    out->count = app_words_count(&p->arena, (unsigned long long)left.moves);
    out->chip =
        app_words_verdict(&p->arena, left, kind == APP_LAYOUT_MEDIUM || kind == APP_LAYOUT_MINIMUM);
    out->chip_kind = game_distance_exact(left) ? APP_CHIP_GOOD : APP_CHIP_BOUNDED;
    out->line = length_words(p);
}

static replay_facts app_replay_facts(app_parts *p)
{
    const replay_state *self = p->state;
    replay_facts facts;
    if (self->shortening)
        rest_facts(p, &facts);
    else if (self->watching)
        game_facts(p, &facts);
    else
        solution_facts(p, &facts);
    return facts;
}

/* ---- While it is solved ---- */

/* While it is solved: what was done so far, and what is proved, "" for nothing. */
static const char *replay_effort_words(app_parts *p)
{
    const replay_state *self = p->state;
    long long nodes = self->job ? (long long)solver_job_nodes(self->job) : 0;
    return parts_print(p, PL_("%s node, %s", "%s nodes, %s", nodes),
                       app_words_count(&p->arena, (unsigned long long)nodes),
                       app_words_duration(&p->arena, p->view->now - self->job_since));
}

static const char *replay_bound_words(app_parts *p)
{
    const replay_state *self = p->state;
    int bound = self->job ? solver_job_lower_bound(self->job) : 0;
    if (bound <= 0)
        return "";
    return parts_print(p,
                       self->metric == PUZZLE_METRIC_SLIDES
                           ? PL_("At least %s slide", "At least %s slides", bound)
                           : PL_("At least %s move", "At least %s moves", bound),
                       app_words_count(&p->arena, (unsigned long long)bound));
}

/* ---- What a replay is played with: the slider, the buttons, the speeds, and the ways out of it ---- */

/* The slider shares the axis of the curve above it. The game's clock stands beside it, and its knob never covers that:
 * curves and sliders go from left to right in every language. */
static void add_scrub(app_parts *p)
{
    const replay_state *self = p->state;
    app_curve axis = app_replay_curve(p, (app_rect){0});
    axis.beside = app_replay_beside(p);
    parts_stack (p, parts_edges(0, 0)) {
        app_curve_add_slider(p, &axis, REPLAY_SCRUB, APP_TARGET);
        if (self->watching)
            parts_row (p, 0, .across = p->mirrored ? APP_PLACE_START : APP_PLACE_END,
                       .pad = {REPLAY_EDGE, 0, REPLAY_EDGE, 0}) {
                parts_text(p, APP_TYPE_CHIP,
                           app_words_taken(&p->arena, p->view->settings,
                                           game_replay_clock(&self->replay, &self->record)),
                           .weak = true, .width = app_replay_clock_width(p),
                           .align = p->mirrored ? APP_ALIGN_LEFT : APP_ALIGN_RIGHT);
            }
    }
}

/* The filled button plays. Where an auto-solve has ended, the way back is the filled one: in the smallest windows in its
 * place. */
static void add_play(app_parts *p, bool low)
{
    const replay_state *self = p->state;
    bool ended = !self->watching && replay_ended(self), playing = self->replay.playing;
    int height = low ? APP_TARGET : 56;
    if (ended && low)
        parts_primary(p, REPLAY_MY_BOARD, _("My board"), .icon = APP_ICON_BACK, .grow = 132,
                      .height = height);
    else
        parts_control(p, ended ? APP_CONTROL_BUTTON : APP_CONTROL_PRIMARY, REPLAY_PLAY,
                      playing ? _("Pause") : _("Play"), .bare = true, .grow = 132, .height = height,
                      .icon = playing ? APP_ICON_PAUSE : APP_ICON_PLAY);
}

/* From left to right in every language, as the slider. */
static void add_transport(app_parts *p, int width)
{
    enum { WIDTH = 468, GAP = 20, BUTTONS = 5 };
    bool slides = ((const replay_state *)p->state)->replay.metric == PUZZLE_METRIC_SLIDES;
    bool low = app_replay_is_low(p);
    const struct {
        int id;
        app_icon icon;
        const char *name;
    } buttons[BUTTONS] = {
        {REPLAY_START, APP_ICON_START, _("To the start")},
        {REPLAY_STEP_BACK, APP_ICON_STEPB, slides ? _("One slide back") : _("One move back")},
        {.id = REPLAY_PLAY},
        {REPLAY_STEP_FORWARD, APP_ICON_STEPF, slides ? _("One slide on") : _("One move on")},
        {REPLAY_END, APP_ICON_END, _("To the end")}};
    parts_row (p, (width - 2 * REPLAY_EDGE) * GAP / WIDTH, .together = true,
               .pad = {REPLAY_EDGE, low ? 0 : 10, REPLAY_EDGE, 0}) {
        for (int i = 0; i < BUTTONS; i++) {
            int at = p->mirrored ? BUTTONS - 1 - i : i;
            if (buttons[at].id == REPLAY_PLAY)
                add_play(p, low);
            else
                parts_button(p, buttons[at].id, buttons[at].name, .icon = buttons[at].icon,
                             .bare = true, .grow = 64, .height = low ? APP_TARGET : 56);
        }
    }
}

static app_icon replay_ghost_icon(const replay_state *self)
{
    return self->ghost.on ? APP_ICON_TICK : APP_ICON_GHOST;
}

static void add_speeds(app_parts *p, bool narrow)
{
    const replay_state *self = p->state;
    const char *const speeds[GAME_REPLAY_SPEEDS] = {_("¼×"), _("½×"), _("1×"), _("2×"),
                                                    _("4×"), _("8×"), _("16×")};
    bool low = app_replay_is_low(p);
    parts_row (p, narrow ? 8 : 14, .pad = {REPLAY_EDGE, low ? 5 : 18, REPLAY_EDGE, 0}) {
        parts_column (p, 0, .grow = 1) {
            app_parts_add_choice(p, REPLAY_SPEED_FIRST, speeds, GAME_REPLAY_SPEEDS,
                                 self->replay.speed, low ? 40 : 50);
        }
        if (self->watching && !low)
            parts_button(p, REPLAY_GHOST, _("Ghost"), .icon = replay_ghost_icon(self), .slim = true,
                         .bare = narrow, .height = 48, .least_width = narrow ? 48 : 108);
    }
}

/* An auto-solve leads back to the player's board, which is what comes next at its end; a game that is watched to its
 * review. */
static void add_ways_out(app_parts *p, bool narrow)
{
    enum { HEIGHT = 48 };
    const replay_state *self = p->state;
    bool watching = self->watching;
    parts_row (p, narrow ? 8 : 12, .turns = true, .together = true,
               .pad = {REPLAY_EDGE, 14, REPLAY_EDGE, 0}) {
        if (!watching)
            parts_control(p, replay_ended(self) ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON,
                          REPLAY_MY_BOARD, narrow ? _("My board") : _("Back to my board"),
                          .brief = _("My board"), .icon = APP_ICON_BACK, .slim = true,
                          .grow = narrow ? 36 : 39, .height = HEIGHT);
        parts_button(p, REPLAY_TAKE_OVER, narrow ? _("Take over") : _("Take over here"),
                     .brief = _("Take over"), .icon = APP_ICON_HAND, .slim = true,
                     .grow = narrow || watching ? 37 : 34, .height = HEIGHT,
                     .disabled = replay_is_played_out(self));
        parts_button(p, REPLAY_LAB, watching && !narrow ? _("Open in lab") : _("Lab"),
                     .brief = _("Lab"), .icon = APP_ICON_LAB, .slim = true,
                     .grow = watching && !narrow ? 34 : 27, .height = HEIGHT);
        if (watching)
            parts_button(p, REPLAY_REVIEW, _("Review"), .icon = APP_ICON_STATS, .slim = true,
                         .grow = narrow ? 36 : 29, .height = HEIGHT);
    }
}

static void replay_add_controls(app_parts *p, int width)
{
    enum { ALL_WORDS = 460 };
    bool narrow = width < ALL_WORDS;
    add_scrub(p);
    add_transport(p, width);
    add_speeds(p, narrow);
    if (!app_replay_is_low(p))
        add_ways_out(p, narrow);
}

/* ---- What stands where ---- */

const game_round *app_replay_round(const app_parts *p)
{
    const replay_state *self = p->state;
    return self->ready || self->watching ? &self->record.round : client_round(&p->app->client);
}

/* ---- The bar ---- */

/* What is played, and of which board, as far as there is room. */
static const char *title_note(app_parts *p)
{
    enum { ICONS = 284 };
    const game_round *round = app_replay_round(p);
    const char *facts = app_words_game_title(&p->arena, round);
    if (((const replay_state *)p->state)->watching)
        facts = parts_print(p, _("%s · %s"), facts,
                            app_words_game_note(&p->arena, round, &p->app->client.levels));
    char *out = app_arena_room(&p->arena, APP_ARENA_TEXT);
    app_view_fit_facts(p->view, APP_TYPE_LABEL, facts, p->view->width - ICONS, out, APP_ARENA_TEXT);
    return app_arena_keep(&p->arena, out);
}

static void add_handing_out(app_parts *p)
{
    parts_icon_button(p, REPLAY_COPY, APP_ICON_COPY, _("Copy"), .intent = APP_INTENT_COPY);
    parts_icon_button(p, REPLAY_EXPORT, APP_ICON_OUT, _("Export"),
                      .note = _("To a file of its own"));
}

/* The smallest windows have no room for these buttons elsewhere. */
static void add_low_icons(app_parts *p)
{
    const replay_state *self = p->state;
    if (self->watching) {
        parts_icon_button(p, REPLAY_GHOST, replay_ghost_icon(self), _("Ghost"),
                          .note = _("A second board to compare with"));
        parts_icon_button(p, REPLAY_REVIEW, APP_ICON_STATS, _("Review"),
                          .note = _("Each move judged"));
    }
    parts_icon_button(p, REPLAY_LAB, APP_ICON_LAB, _("Open in lab"),
                      .note = _("This board and its goal"));
    add_handing_out(p);
    parts_icon_button(p, REPLAY_TAKE_OVER, APP_ICON_HAND, _("Take over here"),
                      .intent = APP_INTENT_CONFIRM, .disabled = replay_is_played_out(self));
}

static void add_bar(app_parts *p)
{
    const replay_state *self = p->state;
    const char *back = self->watching ? NULL : _("Back to my board"), *title = _("Auto-solve");
    if (app_replay_is_low(p)) {
        parts_bar_to (p, back, NULL, NULL) {
            parts_text(p, APP_TYPE_NOTE, self->ready ? replay_place_words(p) : title, .grow = 1);
            if (self->ready)
                add_low_icons(p);
        }
        return;
    }
    parts_bar_to (p, back, self->watching ? _("Theatre") : title, title_note(p)) {
        if (self->ready) {
            add_handing_out(p);
            app_parts_add_help(p);
            parts_icon_button(p, REPLAY_FULL, APP_ICON_FULL, _("Full screen"),
                              .intent = APP_INTENT_FULLSCREEN);
        }
    }
}

/* ---- Facts ---- */

/* A large number with words beside it, a chip under them, and a line below all. */
static void add_facts(app_parts *p)
{
    enum { HEIGHT = 56 };
    replay_facts facts = app_replay_facts(p);
    parts_column (p, 8, .pad = {REPLAY_EDGE, 0, REPLAY_EDGE, 11}) {
        parts_row (p, 12) {
            parts_text(p, APP_TYPE_COUNTER, facts.count, .height = HEIGHT,
                       .across = APP_PLACE_START);
            parts_column (p, 2, .grow = 1, .pad = {0, 5, 0, 0}) {
                parts_row (p, 12) {
                    parts_text(p, APP_TYPE_BUTTON, facts.words, .tight = APP_TYPE_LABEL, .grow = 1);
                    parts_text(p, APP_TYPE_NOTE, replay_place_words(p), .leave = 1);
                }
                parts_row (p, 0) {
                    app_parts_add_chip(p, facts.chip_kind, facts.chip);
                }
            }
        }
        parts_paragraph(p, APP_TYPE_LABEL, facts.line, .id = REPLAY_FACTS, .weak = true);
    }
}

/* The same in the smallest windows, without the line; the bar tells how far it has played. */
static void add_low_facts(app_parts *p)
{
    replay_facts facts = app_replay_facts(p);
    parts_column (p, 4, .pad = {0, 0, 0, 8}) {
        parts_row (p, 8, .least_height = 28) {
            parts_text(p, APP_TYPE_SMALL_COUNTER, facts.count, .height = 28);
            parts_paragraph(p, APP_TYPE_LABEL, facts.words, .weak = true, .grow = 1);
        }
        parts_row (p, 0) {
            app_parts_add_chip(p, facts.chip_kind, facts.chip);
        }
    }
}

/* ---- Wells: the letters, the ghost, the charts ---- */

enum { LEGEND = 28, CURVE_LEAST = 84 };

/* A line as in the chart, and words about it. */
static void add_entry(app_parts *p, replay_stroke stroke, const char *words, const char *brief)
{
    bool estimate = stroke == REPLAY_STROKE_ESTIMATE;
    parts_row (p, 7, .grow = estimate, .leave = estimate ? 2 : 0) {
        parts_figure(p, app_replay_draw_stroke, NULL, .number = stroke, .width = 21, .height = 3);
        parts_text(p, APP_TYPE_LABEL, words, .brief = brief, .weak = estimate);
    }
}

/* Manhattan distance estimates moves, and says nothing of slides. */
static void add_legend(app_parts *p)
{
    const replay_state *self = p->state;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    bool exact = game_distance_exact(self->left[self->replay.at]);
    parts_row (p, app_view_layout(p->view) == APP_LAYOUT_MEDIUM ? 12 : 22, .height = LEGEND,
               .pad = {REPLAY_EDGE, 0, REPLAY_EDGE, 2}) {
        parts_text(p, APP_TYPE_NOTE, slides ? _("Slides left") : _("Moves left"), .weak = true,
                   .leave = 1);
        add_entry(p, exact ? REPLAY_STROKE_PROVED : REPLAY_STROKE_KNOWN, replay_left_words(p),
                  NULL);
        if (!slides) {
            const char *count =
                app_words_count(&p->arena, (unsigned long long)self->manhattan[self->replay.at]);
            add_entry(p, REPLAY_STROKE_ESTIMATE, parts_print(p, _("Manhattan estimate, %s"), count),
                      parts_print(p, _("estimate, %s"), count));
        }
    }
}

static void add_curve(app_parts *p)
{
    const replay_state *self = p->state;
    bool slides = self->metric == PUZZLE_METRIC_SLIDES, low = app_replay_is_low(p);
    parts_figure(p, app_replay_draw_curve,
                 slides ? _("Slides left, by move") : _("Moves left, by move"), .id = REPLAY_CURVE,
                 .grow = 1, .least_height = low ? 40 : CURVE_LEAST,
                 .value = low ? replay_left_words(p) : NULL);
}

/* How solution and bound come nearer to each other. */
static void add_progress(app_parts *p)
{
    const replay_state *self = p->state;
    bool searching = game_shorten_searching(&self->shorten);
    game_distance left = self->left[0];
    const char *known = app_words_count(&p->arena, (unsigned long long)left.moves);
    const char *proved = app_words_count(&p->arena, (unsigned long long)left.bound);
    if (!app_replay_is_low(p))
        parts_row (p, 16, .height = LEGEND, .pad = {REPLAY_EDGE, 0, REPLAY_EDGE, 2}) {
            parts_text(p, APP_TYPE_NOTE, searching ? _("Shortening") : _("Solution"), .weak = true,
                       .leave = 1);
            add_entry(p, REPLAY_STROKE_KNOWN, parts_print(p, _("known, %s"), known), NULL);
            add_entry(p, REPLAY_STROKE_PROVED, parts_print(p, _("proved, %s"), proved), NULL);
        }
    parts_figure(p, app_replay_draw_progress, _("Solution and bound over time"), .grow = 1,
                 .least_height = app_replay_is_low(p) ? 40 : CURVE_LEAST);
}

static const char *letters_title(const replay_state *self)
{
    return !self->watching                        ? _("Solution")
           : self->metric == PUZZLE_METRIC_SLIDES ? _("Slides")
                                                  : _("Moves");
}

/* As many rows as it takes, two of them at least in view. */
static void add_letters(app_parts *p, int width)
{
    const replay_state *self = p->state;
    int in_row = app_replay_letters_in(self, width);
    int rows = SDL_max((replay_length(self) + in_row - 1) / in_row, 1);
    parts_column (p, 0, .grow = 1, .leave = 1,
                  .most_height = LEGEND + app_replay_letters_height(rows)) {
        parts_row (p, 0, .height = LEGEND, .pad = {REPLAY_EDGE, 0, REPLAY_EDGE, 2}) {
            parts_text(p, APP_TYPE_NOTE, letters_title(self), .weak = true);
        }
        parts_figure(p, app_replay_draw_letters, letters_title(self), .grow = 1,
                     .least_height = app_replay_letters_height(SDL_min(rows, 2)));
    }
}

/* Its board, and in words which it is and how it stands. */
static void add_ghost(app_parts *p)
{
    enum { SIDE = 104, HEIGHT = LEGEND + CURVE_LEAST, MOST_WIDTH = 180 };
    bool low = app_replay_is_low(p);
    puzzle_size size = app_replay_round(p)->session.start.size;
    int side = low ? SIDE : HEIGHT;
    if (!low && size.columns > size.rows)
        side = SDL_min(side * size.columns / size.rows, MOST_WIDTH);
    app_rect board = app_board_miniature_rect(0, 0, side, size);
    const char *stands = app_replay_ghost_stands(p);
    parts_line (p, !low, low ? 8 : 16, .pad = {low ? 0 : REPLAY_EDGE, 0, low ? 0 : REPLAY_EDGE, 0},
                .least_height = low ? 0 : HEIGHT) {
        parts_figure(p, app_replay_draw_ghost, _("Ghost"), .width = board.w, .height = board.h,
                     .across = APP_PLACE_START);
        parts_column (p, 4, .grow = 1, .pad = {0, low ? 0 : 5, 0, 0}) {
            if (stands)
                parts_paragraph(p, low ? APP_TYPE_NOTE : APP_TYPE_BUTTON, stands);
            parts_paragraph(p, APP_TYPE_LABEL, app_replay_ghost_which(p), .weak = true);
        }
    }
}

/* Where there is no room for both, the letters give way to the curve, and the curve to the ghost and to how a solution
 * gets shorter. */
static void add_wells(app_parts *p, int width)
{
    const replay_state *self = p->state;
    parts_column (p, 12, .grow = 1) {
        if (self->ghost.on)
            add_ghost(p);
        else if (self->shortening)
            parts_column (p, 0, .grow = 1) {
                add_progress(p);
            }
        else
            add_letters(p, width);
        parts_column (p, 0, .grow = 1, .leave = self->ghost.on || self->shortening) {
            add_legend(p);
            add_curve(p);
        }
    }
}

/* ---- While there is no solution, there is only a way back ---- */

/* Nobody knows how long a search takes: the bar's part only shows that it goes on. */
static void add_solving(app_parts *p)
{
    const replay_state *self = p->state;
    bool low = app_replay_is_low(p);
    parts_column (p, low ? 6 : 12, .grow = 1, .pad = {REPLAY_EDGE, low ? 0 : 8, REPLAY_EDGE, 0}) {
        parts_row (p, 12, .turns = true) {
            parts_text(p, APP_TYPE_SCREEN_TITLE, _("Solving"), .grow = 1);
            parts_text(p, APP_TYPE_LABEL, replay_effort_words(p), .weak = true);
        }
        parts_busy(p, &self->job_since, .height = 10, .across = APP_PLACE_FILL);
        parts_text(p, APP_TYPE_LABEL, replay_bound_words(p), .weak = true);
        if (!low)
            parts_space(p, 12);
        parts_primary(p, REPLAY_CANCEL, _("Cancel"), .icon = APP_ICON_CLOSE, .height = 50);
    }
}

/* ---- Windows ---- */

static void add_board(app_parts *p, int most)
{
    parts_figure(p, app_replay_draw_board, _("Board"), .grow = 1, .fit = app_replay_fit_board,
                 .least_width = 150, .least_height = 150, .most_width = most,
                 .across = APP_PLACE_MIDDLE);
}

/* So wide, with the edges of its wells. */
static void add_column(app_parts *p, int width)
{
    const replay_state *self = p->state;
    if (!self->ready) {
        add_solving(p);
        return;
    }
    add_facts(p);
    add_wells(p, width);
    replay_add_controls(p, width);
}

/* The board and the column are one group in the middle. */
static void add_beside(app_parts *p)
{
    enum { TOP = 82, TOP_MEDIUM = 76, MOST = 760, GHOST = 376 }; /* a finger hits each speed */
    const replay_state *self = p->state;
    bool wide = app_view_layout(p->view) == APP_LAYOUT_WIDE;
    int margin = wide ? 40 : 24, top = wide ? TOP : TOP_MEDIUM;
    int column = (wide ? 468 : self->watching ? GHOST : 340) + 2 * REPLAY_EDGE;
    parts_row (p, (wide ? 48 : 24) - REPLAY_EDGE, .grow = 1, .centred = true,
               .pad = {margin, top - app_view_bar(p->view), margin - REPLAY_EDGE, wide ? 30 : 12}) {
        add_board(p, 0);
        parts_column (p, 0, .width = column, .most_height = MOST, .pad = {0, 0, 0, 3}) {
            add_column(p, column);
        }
    }
}

static void add_below(app_parts *p)
{
    enum { MARGIN = 24 };
    int width = p->view->width - 2 * MARGIN;
    parts_column (p, 6, .grow = 1, .pad = {MARGIN - REPLAY_EDGE, 5, MARGIN - REPLAY_EDGE, 12}) {
        add_board(p, width);
        parts_column (p, 0, .grow = 1, .pad = {0, 0, 0, 3}) {
            add_column(p, width + 2 * REPLAY_EDGE);
        }
    }
}

/* The smallest windows have beside the board what others have in the column: how long it is, what is proved of that, and
 * a chart; or the ghost. */
static void add_low(app_parts *p)
{
    enum { MARGIN = 12, TOP = 54, LEAST = 152 };
    const replay_state *self = p->state;
    parts_column (
        p, 4, .grow = 1,
        .pad = {MARGIN - REPLAY_EDGE, TOP - app_view_bar(p->view), MARGIN - REPLAY_EDGE, 16}) {
        parts_row (p, 12, .grow = 1, .pad = {REPLAY_EDGE, 0, REPLAY_EDGE, 0}, .centred = true) {
            add_board(p, 0);
            if (self->ready)
                parts_column (p, 0, .grow = 1, .least_width = LEAST) {
                    if (self->ghost.on) {
                        add_ghost(p);
                    } else {
                        add_low_facts(p);
                        if (self->shortening)
                            add_progress(p);
                        else
                            add_curve(p);
                    }
                }
        }
        parts_column (p, 0) {
            if (self->ready)
                replay_add_controls(p, p->view->width - 2 * (MARGIN - REPLAY_EDGE));
            else
                add_solving(p);
        }
    }
}

void app_replay_parts(app_parts *p)
{
    app_layout kind = app_view_layout(p->view);
    p->page.focus = APP_FOCUS_MAY_LEAVE;
    parts_column (p, 0) {
        add_bar(p);
        if (kind == APP_LAYOUT_MINIMUM)
            add_low(p);
        else if (kind == APP_LAYOUT_PORTRAIT)
            add_below(p);
        else
            add_beside(p);
    }
}
