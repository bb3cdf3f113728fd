/* The move that is shown, in words: what it was, what it was worth, and which moves were good. */
#include "screens/review/review.h"
#include "text/words.h"

#include <stdio.h>

/* "8 right" */
static void direction_words(const char *what, puzzle_move move, char *out, size_t size)
{
    app_textf(out, size,
              move == PUZZLE_UP      ? APP_TEXT_REVIEW_UP
              : move == PUZZLE_RIGHT ? APP_TEXT_REVIEW_RIGHT
              : move == PUZZLE_DOWN  ? APP_TEXT_REVIEW_DOWN
                                     : APP_TEXT_REVIEW_LEFT,
              what);
}

/* The label of the tile that the move slides, and where to. */
static void move_words(const review_state *self, const puzzle_board *board, puzzle_move move,
                       char *out, size_t size)
{
    char what[GAME_LABEL_SIZE];
    game_look_label(&self->record.round.look, board->tiles[puzzle_move_source(board, move)], what);
    direction_words(what, move, out, size);
}

/* "Move 54: 11 up", "Move 54: 3 tiles left" */
static void slide_words(const review_state *self, const game_judgement *slide, char *out,
                        size_t size)
{
    char what[96], path[96], count[32];
    puzzle_move move = (puzzle_move)self->path.moves[slide->place];
    puzzle_board board = app_review_board(self, slide->place);
    if (slide->length > 1) {
        app_text_n(what, sizeof what, APP_TEXT_REVIEW_TILES, slide->length);
        direction_words(what, move, path, sizeof path);
    } else {
        move_words(self, &board, move, path, sizeof path);
    }
    app_words_count(slide->place + 1, count, sizeof count);
    app_textf(out, size, APP_TEXT_REVIEW_SLIDE, count, path);
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

static app_text_id plain_verdict(const review_state *self, const game_judgement *slide)
{
    game_verdict verdict = verdict_of(self, slide);
    if (verdict == GAME_UNJUDGED)
        return APP_TEXT_REVIEW_UNJUDGED;
    if (verdict == GAME_AWAY && self->metric == PUZZLE_METRIC_SLIDES && slide->lost == 1)
        return slide->exact ? APP_TEXT_SLIDES_NO_NEARER : APP_TEXT_SLIDES_NO_NEARER_SO_FAR;
    if (verdict == GAME_AWAY)
        return slide->exact ? APP_TEXT_REVIEW_LEADS_AWAY : APP_TEXT_REVIEW_AWAY_SO_FAR;
    if (!slide->exact)
        return APP_TEXT_REVIEW_BEST_SO_FAR;
    bool back = game_review_detour_at(&self->review, slide->place);
    return back ? APP_TEXT_REVIEW_WAY_BACK : APP_TEXT_REVIEW_IS_BEST;
}

/* The detour that begins with the slide; NULL: none does. */
static const game_detour *detour_from(const review_state *self, const game_judgement *slide)
{
    size_t last = slide->place + (size_t)slide->length - 1;
    const game_detour *detour = game_review_detour_at(&self->review, last);
    bool begins = slide->verdict == GAME_AWAY && detour && detour->from >= slide->place;
    return begins ? detour : NULL;
}

/* How long a detour begins here, if that is sure and there is room for it. */
static void verdict_words(const review_layout *l, const game_judgement *slide, int room, char *out,
                          size_t size)
{
    const game_detour *detour = detour_from(l->self, slide);
    if (detour && slide->exact) {
        bool slides = l->self->metric == PUZZLE_METRIC_SLIDES;
        app_text_n(out, size, slides ? APP_TEXT_SLIDES_DETOUR : APP_TEXT_REVIEW_BEGINS,
                   (long long)detour->cost);
        if (app_view_text_width(l->view, APP_TYPE_NOTE, out) <= room)
            return;
    }
    snprintf(out, size, "%s", app_text(plain_verdict(l->self, slide)));
}

/* With its mark: a tick, or the triangle of the curve. */
static void draw_verdict(const review_layout *l, int x, int y, int room,
                         const game_judgement *slide)
{
    const app_colours *c = l->view->colours;
    enum { SIDE = 14, GAP = 6 };
    char words[96];
    game_verdict verdict = verdict_of(l->self, slide);
    bool bad = verdict == GAME_AWAY;
    app_colour ink = bad ? c->error : verdict == GAME_BEST ? c->good : c->text2;
    if (verdict != GAME_UNJUDGED) {
        app_view_icon(l->view, x, y - SIDE / 2, SIDE, bad ? APP_ICON_TRIANGLE : APP_ICON_TICK, ink);
        x += SIDE + GAP;
        room -= SIDE + GAP;
    }
    verdict_words(l, slide, room, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, x, y, room, APP_TYPE_NOTE, ink, words);
}

/* ---- The good moves ---- */

/* "Good here: 8 right and 10 down." */
static void proved_words(const review_state *self, char *out, size_t size)
{
    const game_good_moves *good = &self->good.moves;
    puzzle_board board = app_review_board(self, self->at);
    char moves[PUZZLE_MOVES][96] = {"", "", "", ""};
    int count = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (good->good[move])
            move_words(self, &board, (puzzle_move)move, moves[count++], sizeof moves[0]);
    if (self->good.optimal && !good->proved)
        app_textf(out, size, APP_TEXT_SLIDES_GOOD, moves[0]);
    else if (count == 1)
        app_textf(out, size, good->proved ? APP_TEXT_REVIEW_GOOD_1 : APP_TEXT_REVIEW_GOOD_KNOWN,
                  moves[0]);
    else if (count == 2)
        app_textf(out, size, APP_TEXT_REVIEW_GOOD_2, moves[0], moves[1]);
    else if (count == 3)
        app_textf(out, size, APP_TEXT_REVIEW_GOOD_3, moves[0], moves[1], moves[2]);
    else
        app_textf(out, size, APP_TEXT_REVIEW_GOOD_ALL);
}

static void good_words(const review_state *self, char *out, size_t size)
{
    const review_good *good = &self->good;
    char moves[400], left[64];
    if (!good->asked || good->place != self->at || good->job) {
        app_textf(out, size, APP_TEXT_REVIEW_SEEKING);
        return;
    }
    if (good->moves.count == 0) {
        app_textf(out, size, APP_TEXT_REVIEW_NONE_KNOWN);
        return;
    }
    proved_words(self, moves, sizeof moves);
    if (self->metric == PUZZLE_METRIC_SLIDES)
        app_text_n(left, sizeof left,
                   good->optimal ? APP_TEXT_SLIDES_LEFT_HERE : APP_TEXT_SLIDES_AT_MOST_LEFT,
                   good->moves.left);
    else
        app_text_n(left, sizeof left,
                   good->moves.proved ? APP_TEXT_REVIEW_MOVES_LEFT : APP_TEXT_REVIEW_AT_MOST_LEFT,
                   good->moves.left);
    app_words_sentences(moves, left, out, size);
}

/* ---- All of it ---- */

/* From the top: the middles of the two lines; what the buttons take at the first one's end. */
enum { LINE = 20, GOOD = 47, STEPS = 92 };

static void draw_end(const review_layout *l)
{
    bool solved = game_session_solved(review_session(l->self));
    app_view_line(l->view, APP_ALIGN_LEFT, l->words.x, l->words.y + LINE, l->words.w - STEPS,
                  APP_TYPE_BUTTON, l->view->colours->text,
                  app_text(solved ? APP_TEXT_REVIEW_END_SOLVED : APP_TEXT_REVIEW_END_LEFT));
}

void app_review_draw_words(const review_layout *l)
{
    enum { APART = 14 };
    const app_colours *c = l->view->colours;
    const review_state *self = l->self;
    app_rect area = l->words;
    const game_judgement *slide = app_review_slide(self, self->at);
    char words[512];
    if (slide) {
        slide_words(self, slide, words, sizeof words);
        int room = area.w - STEPS;
        int width = app_view_line(l->view, APP_ALIGN_LEFT, area.x, area.y + LINE, room,
                                  APP_TYPE_BUTTON, c->text, words);
        draw_verdict(l, area.x + width + APART, area.y + LINE, room - width - APART, slide);
    } else {
        draw_end(l);
        if (game_session_solved(review_session(self)))
            return;
    }
    good_words(self, words, sizeof words);
    app_view_paragraph(l->view, area.x, area.y + GOOD, area.w, APP_TYPE_LABEL, c->text2, words, 2);
}
