/* The words of a review: slides, losses, accuracy. */
#include "puzzle/notation.h"
#include "screens/review/review.h"
#include "text/text.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

static void direction_words(const char *what, puzzle_move move, char *out, size_t size)
{
    switch (move) {
    case PUZZLE_UP:
        app_textf(out, size, APP_TEXT_REVIEW_UP, what);
        break;
    case PUZZLE_RIGHT:
        app_textf(out, size, APP_TEXT_REVIEW_RIGHT, what);
        break;
    case PUZZLE_DOWN:
        app_textf(out, size, APP_TEXT_REVIEW_DOWN, what);
        break;
    case PUZZLE_LEFT:
        app_textf(out, size, APP_TEXT_REVIEW_LEFT, what);
        break;
    }
}

/* The tile's own label, or how many slide at once, and where to. */
static void way_words(const review_state *self, const game_judgement *slide, char *out, size_t size)
{
    char what[64];
    puzzle_move move = (puzzle_move)self->way.moves[slide->place];
    puzzle_board board = self->record.round.session.start;
    puzzle_path_play(&self->way, 0, slide->place, &board);
    int tile = board.tiles[puzzle_move_source(&board, move)];
    if (slide->length > 1)
        app_text_n(what, sizeof what, APP_TEXT_REVIEW_TILES, slide->length);
    else
        game_look_label(&self->record.round.look, tile, what);
    direction_words(what, move, out, size);
}

void app_review_slide_words(const review_state *self, const game_judgement *slide, char *out,
                            size_t size)
{
    char way[96], count[32];
    way_words(self, slide, way, sizeof way);
    app_words_count(slide->place + 1, count, sizeof count);
    app_textf(out, size, APP_TEXT_REVIEW_SLIDE, count, way);
}

void app_review_verdict_words(const game_judgement *slide, char *out, size_t size)
{
    switch (slide->verdict) {
    case GAME_UNJUDGED:
        snprintf(out, size, "%s", app_text(APP_TEXT_REVIEW_UNJUDGED));
        break;
    case GAME_BEST:
        snprintf(out, size, "%s", app_text(APP_TEXT_REVIEW_IS_BEST));
        break;
    case GAME_SIDEWAYS:
        app_text_n(out, size, APP_TEXT_REVIEW_SIDEWAYS, slide->lost);
        break;
    case GAME_LOST:
        app_text_n(out, size, APP_TEXT_REVIEW_LOST, slide->lost);
        break;
    }
}

void app_review_line_words(const review_state *self, size_t place, int letters, char *out,
                           size_t size)
{
    const solver_answer *answer = app_review_line_of(&self->line, place);
    if (!answer || answer->status != SW_OK) {
        bool seeking = self->line.job && self->line.place == place && !answer;
        snprintf(out, size, "%s",
                 app_text(seeking ? APP_TEXT_REVIEW_SEEKING : APP_TEXT_REVIEW_NO_LINE));
        return;
    }
    char line[256];
    size_t at = 0;
    for (size_t i = 0; i < answer->path.length && (int)i < letters && at + 8 < sizeof line; i++) {
        line[at++] = puzzle_move_letter((puzzle_move)answer->path.moves[i]);
        line[at++] = ' ';
    }
    snprintf(line + at, sizeof line - at, "%s", answer->path.length > (size_t)letters ? "…" : "");
    app_text_n(out, size, answer->optimal ? APP_TEXT_REVIEW_BETTER : APP_TEXT_REVIEW_BETTER_KNOWN,
               (long long)answer->path.length, line);
}
