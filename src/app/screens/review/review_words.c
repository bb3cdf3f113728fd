/* The move that is shown, in words: what it was, what it was worth, and which moves were good. */
#include "screens/review/review.h"
#include "text/words.h"

/* "8 right" */
static const char *direction_words(app_parts *p, const char *what, puzzle_move move)
{
    return parts_print(p,
                       move == PUZZLE_UP      ? _("%s up")
                       : move == PUZZLE_RIGHT ? _("%s right")
                       : move == PUZZLE_DOWN  ? _("%s down")
                                              : _("%s left"),
                       what);
}

/* The label of the tile that the move slides, and where to. */
static const char *move_words(app_parts *p, const puzzle_board *board, puzzle_move move)
{
    const review_state *self = p->state;
    char what[GAME_LABEL_SIZE];
    game_look_label(&self->record.round.look, board->tiles[puzzle_move_source(board, move)], what);
    return direction_words(p, what, move);
}

/* "Move 54: 11 up", "Move 54: 3 tiles left" */
static const char *slide_words(app_parts *p, const game_judgement *slide)
{
    const review_state *self = p->state;
    puzzle_move move = (puzzle_move)self->path.moves[slide->place];
    puzzle_board board = app_review_board(self, slide->place);
    const char *tiles = parts_print(p, PL_("%s tile", "%s tiles", slide->length),
                                    app_words_count(&p->arena, (size_t)slide->length));
    return parts_print(p, _("Move %s: %s"), app_words_count(&p->arena, slide->place + 1),
                       slide->length > 1 ? direction_words(p, tiles, move)
                                         : move_words(p, &board, move));
}

/* ---- What it was worth ---- */

/* A solution that was found since begins with the player's own move: that was the better known one. */
static bool is_best_known(const review_state *self, const game_judgement *slide)
{
    const review_good *good = &self->good;
    return !slide->exact && slide->place == self->at && good->place == self->at &&
           good->moves.good[self->path.moves[self->at]];
}

static game_verdict verdict_of(const review_state *self, const game_judgement *slide)
{
    return is_best_known(self, slide) ? GAME_BEST : slide->verdict;
}

static const char *plain_verdict(const review_state *self, const game_judgement *slide)
{
    game_verdict verdict = verdict_of(self, slide);
    if (verdict == GAME_UNJUDGED)
        return _("not judged yet");
    if (verdict == GAME_AWAY && self->metric == PUZZLE_METRIC_SLIDES && slide->lost == 1)
        return slide->exact ? _("no nearer") : _("no nearer, not proved");
    if (verdict == GAME_AWAY)
        return slide->exact ? _("leads away") : _("leads away, not proved");
    if (!slide->exact)
        return _("best, not proved");
    bool back = game_review_detour_at(&self->review, slide->place);
    return back ? _("makes up for the detour") : _("best");
}

/* The detour that begins with the slide; NULL: none does. */
static const game_detour *detour_from(const review_state *self, const game_judgement *slide)
{
    size_t last = slide->place + (size_t)slide->length - 1;
    const game_detour *detour = game_review_detour_at(&self->review, last);
    bool begins = slide->verdict == GAME_AWAY && detour && detour->from >= slide->place;
    return begins ? detour : NULL;
}

/* How long a detour begins here, if that is sure and there is room for it. With its mark: a tick, or the triangle of
 * the curve. */
static void add_verdict(app_parts *p, const game_judgement *slide)
{
    const review_state *self = p->state;
    const app_colours *c = p->view->colours;
    const game_detour *detour = detour_from(self, slide);
    const char *plain = plain_verdict(self, slide), *words = plain;
    game_verdict verdict = verdict_of(self, slide);
    bool bad = verdict == GAME_AWAY;
    app_colour ink = bad ? c->error : verdict == GAME_BEST ? c->good : c->text2;
    if (detour && slide->exact)
        words = parts_print(p,
                            self->metric == PUZZLE_METRIC_SLIDES
                                ? PL_("detour of %s slide", "detour of %s slides", detour->cost)
                                : PL_("detour of %s move", "detour of %s moves", detour->cost),
                            app_words_count(&p->arena, (size_t)detour->cost));
    parts_row (p, 6) {
        if (verdict != GAME_UNJUDGED)
            parts_icon(p, 14, bad ? APP_ICON_TRIANGLE : APP_ICON_TICK, .colour = ink);
        parts_text(p, APP_TYPE_NOTE, words, .brief = plain, .colour = ink);
    }
}

/* ---- The good moves ---- */

/* "Good here: 8 right and 10 down." */
static const char *proved_words(app_parts *p)
{
    const review_state *self = p->state;
    const game_good_moves *good = &self->good.moves;
    puzzle_board board = app_review_board(self, self->at);
    const char *moves[PUZZLE_MOVES] = {NULL};
    int count = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (good->good[move])
            moves[count++] = move_words(p, &board, (puzzle_move)move);
    if (count > 0 && self->good.optimal && !good->proved)
        return parts_print(p, _("Among the best here: %s."), moves[0]);
    if (count == 1)
        return parts_print(
            p, good->proved ? _("Good here: %s.") : _("Best known here, not proved: %s."),
            moves[0]);
    if (count == 2)
        return parts_print(p, _("Good here: %s and %s."), moves[0], moves[1]);
    if (count == 3)
        return parts_print(p, _("Good here: %s, %s and %s."), moves[0], moves[1], moves[2]);
    return _("Every move is good here.");
}

static const char *left_words(app_parts *p)
{
    const review_state *self = p->state;
    const game_good_moves *good = &self->good.moves;
    const char *count = app_words_count(&p->arena, (size_t)good->left);
    if (self->metric == PUZZLE_METRIC_SLIDES)
        return parts_print(p,
                           self->good.optimal ? PL_("%s slide left.", "%s slides left.", good->left)
                                              : PL_("At most %s slide left.",
                                                    "At most %s slides left.", good->left),
                           count);
    return parts_print(p,
                       good->proved
                           ? PL_("%s move left.", "%s moves left.", good->left)
                           : PL_("At most %s move left.", "At most %s moves left.", good->left),
                       count);
}

static const char *good_words(app_parts *p)
{
    const review_state *self = p->state;
    const review_good *good = &self->good;
    if (!good->asked || good->place != self->at || good->job)
        return _("Looking for the good moves …");
    if (good->moves.count == 0)
        return _("No solution was found from here in time.");
    return app_words_sentences(&p->arena, proved_words(p), left_words(p));
}

/* ---- All of it ---- */

/* From slide to slide. */
static void add_steps(app_parts *p)
{
    const review_state *self = p->state;
    parts_row (p, 0, .together = true) {
        parts_icon_button(p, REVIEW_BACKWARD, APP_ICON_STEPB, _("Previous slide"),
                          .disabled = self->at == 0);
        parts_icon_button(p, REVIEW_FORWARD, APP_ICON_STEPF, _("Next slide"),
                          .disabled = self->at == self->path.length);
    }
}

void app_review_add_words(app_parts *p, int height)
{
    const review_state *self = p->state;
    const game_judgement *slide = app_review_slide(self, self->at);
    bool solved = game_session_solved(review_session(self));
    parts_column (p, 0, .least_height = height) {
        parts_row (p, 4) {
            parts_row (p, 14, .turns = true, .grow = 1) {
                if (slide) {
                    parts_text(p, APP_TYPE_BUTTON, slide_words(p, slide));
                    add_verdict(p, slide);
                } else {
                    parts_text(p, APP_TYPE_BUTTON,
                               solved ? _("Solved.") : _("The game was left here."));
                }
            }
            add_steps(p);
        }
        if (slide || !solved)
            parts_paragraph(p, APP_TYPE_LABEL, good_words(p), .weak = true);
    }
}
