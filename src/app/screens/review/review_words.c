#include "puzzle/notation.h"
#include "screens/review/review.h"
#include "text/text.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

/* The tile's own label, or how many slide at once, and where to. */
static void way_words(const app *app, const review_state *self, const game_judgement *slide,
                      char *out, size_t size)
{
    static const app_text_id ways[PUZZLE_MOVES] = {APP_TEXT_REVIEW_UP, APP_TEXT_REVIEW_RIGHT,
                                                   APP_TEXT_REVIEW_DOWN, APP_TEXT_REVIEW_LEFT};
    char what[64];
    puzzle_move move = (puzzle_move)self->way.moves[slide->place];
    puzzle_board board = app->client.watched.round.session.start;
    puzzle_path_play(&self->way, 0, slide->place, &board);
    int tile = board.tiles[puzzle_move_source(&board, move)];
    if (slide->length > 1)
        snprintf(what, sizeof what, app_text(APP_TEXT_REVIEW_TILES), slide->length);
    else
        game_look_label(&app->client.watched.round.look, tile, what);
    snprintf(out, size, app_text(ways[move]), what);
}

void review_slide_words(const app *app, const review_state *self, const game_judgement *slide,
                        char *out, size_t size)
{
    char way[96], count[32];
    way_words(app, self, slide, way, sizeof way);
    app_words_count(slide->place + 1, count, sizeof count);
    snprintf(out, size, app_text(APP_TEXT_REVIEW_SLIDE), count, way);
}

void review_verdict_words(const game_judgement *slide, char *out, size_t size)
{
    switch (slide->verdict) {
    case GAME_UNJUDGED:
        snprintf(out, size, "%s", app_text(APP_TEXT_REVIEW_UNJUDGED));
        break;
    case GAME_BEST:
        snprintf(out, size, "%s", app_text(APP_TEXT_REVIEW_IS_BEST));
        break;
    case GAME_SIDEWAYS:
        snprintf(out, size, app_text(APP_TEXT_REVIEW_SIDEWAYS), slide->lost);
        break;
    case GAME_LOST:
        snprintf(out, size, app_text(APP_TEXT_REVIEW_LOST), slide->lost);
        break;
    }
}

void review_line_words(const review_state *self, size_t place, int letters, char *out, size_t size)
{
    const solver_answer *answer = review_line_of(&self->line, place);
    if (!answer || answer->status != SW_OK) {
        bool seeking = self->line.job && self->line.place == place && !answer;
        snprintf(out, size, "%s",
                 app_text(seeking ? APP_TEXT_REVIEW_SEEKING : APP_TEXT_REVIEW_NO_LINE));
        return;
    }
    char line[256], count[32];
    size_t at = 0;
    for (size_t i = 0; i < answer->path.length && (int)i < letters && at + 8 < sizeof line; i++) {
        line[at++] = puzzle_move_letter((puzzle_move)answer->path.moves[i]);
        line[at++] = ' ';
    }
    snprintf(line + at, sizeof line - at, "%s", answer->path.length > (size_t)letters ? "…" : "");
    app_words_count(answer->path.length, count, sizeof count);
    snprintf(out, size,
             app_text(answer->optimal ? APP_TEXT_REVIEW_BETTER : APP_TEXT_REVIEW_BETTER_KNOWN),
             count, line);
}
