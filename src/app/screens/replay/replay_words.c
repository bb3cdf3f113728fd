/* A replay in words: what is played, how far, and what is known of it. */
#include "screens/replay/replay.h"

#include "text/words.h"

const char *app_replay_place_words(app_parts *p)
{
    const replay_state *self = p->state;
    return parts_print(p, _("%s / %s"),
                       app_words_count(&p->arena, (unsigned long long)replay_made(self)),
                       app_words_count(&p->arena, (unsigned long long)replay_length(self)));
}

const char *app_replay_left_words(app_parts *p)
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

replay_facts app_replay_facts(app_parts *p)
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

const char *app_replay_effort_words(app_parts *p)
{
    const replay_state *self = p->state;
    long long nodes = self->job ? (long long)solver_job_nodes(self->job) : 0;
    return parts_print(p, PL_("%s node, %s", "%s nodes, %s", nodes),
                       app_words_count(&p->arena, (unsigned long long)nodes),
                       app_words_duration(&p->arena, p->view->now - self->job_since));
}

const char *app_replay_bound_words(app_parts *p)
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
