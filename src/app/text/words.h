#ifndef APP_WORDS_H
#define APP_WORDS_H

#include "game/challenge.h"
#include "game/levels.h"
#include "game/rating.h"
#include "game/review.h"
#include "game/settings.h"
#include "game/slots.h"
#include "game/stages.h"
#include "game/standing.h"
#include "puzzle/goal.h"
#include "solver/solver.h"
#include "text/numbers.h"
#include "text/text.h"

#include <stddef.h>

/* Facts turned into the words that a player reads. All write at most size bytes. */

void app_words_moves(int moves, char *out, size_t size); /* "1 move", "1,204 moves" */

/* The same, or "1 slide", "12 slides". */
void app_words_length(puzzle_metric metric, int length, char *out, size_t size);
extern const app_text_id app_words_goals[PUZZLE_GOALS];
const char *app_words_goal(int goal); /* of puzzle_goal, or its own */
void app_words_game_title(const game_round *round, char *out, size_t size);

/* The boards that were last chosen for a new game: "4 × 4, easy". */
void app_words_chosen(const game_settings *settings, char *out, size_t size);

/* The level's pack and number, the step of the welcome path, a picture's size, or the board's ID. `levels` are
 * those that are known. */
void app_words_game_note(const game_round *round, const game_levels *levels, char *out,
                         size_t size);

/* What names the game's board everywhere: the short ID of its seed, or else its board's. */
void app_words_id(const game_round *round, sw_text *out);

/* "by keys"; "" where it is not known. Of a game_result's way. */
const char *app_words_way(int way);

const char *app_words_mode(game_mode mode); /* "daily boards" */

/* "4 × 4, Spiral, easy"; that each board was equally likely is not said, nor, briefly, that the goal is the
 * standard one. */
void app_words_category(const game_category *category, bool brief, char *out, size_t size);

/* Two sentences one after the other; either may be "". */
void app_words_sentences(const char *first, const char *second, char *out, size_t size);

/* "36", "21–36" or briefly "≤ 36", and a dash where it is not known. */
void app_words_left(game_distance left, bool brief, char *out, size_t size);

/* Of a solution that is known: "optimal", or "at most 12 over the proven bound", briefly without the
 * last three words. */
void app_words_verdict(game_distance left, bool brief, char *out, size_t size);

/* "row 1", "last 2 × 3", or briefly "last". */
void app_words_stage(const game_stage *stage, bool brief, char *out, size_t size);

/* "IDA*, walking distance, 16,812 nodes." */
void app_words_engine(const solver_answer *answer, char *out, size_t size);

/* ---- words_result.c: of a solved game ---- */

/* One line that says how well it went, from what is proved. */
void app_words_result(const game_round *round, game_rating rating, char *out, size_t size);

/* The same in a word or two, "Perfect" or "28 over"; "Solved" where nothing is proved. */
void app_words_result_brief(game_rating rating, char *out, size_t size);

/* What there is to praise, in one of two wordings; "" where there is nothing. */
void app_words_praise(const game_standing *standing, const game_result *own, char *out,
                      size_t size);

/* How an average of times has changed: "−0.312", "+1.204". */
void app_words_change(const game_settings *settings, double before_ms, double now_ms, char *out,
                      size_t size);

/* "1 hint, 3 undos", or that there was none of it. */
void app_words_help(const game_session *session, char *out, size_t size);

/* "5 detours cost 28 moves.", or that every move led nearer; "" where nothing can be said. */
void app_words_detours(const game_review *review, char *out, size_t size);

void app_words_stars(int stars, char *out, size_t size); /* "★★☆" */

/* All of it in at most five lines, to be shown around: board ID, moves, what is known of the
 * shortest way, time, stars. */
void app_words_card(const game_round *round, game_rating rating, const game_settings *settings,
                    sw_text *out);

#endif
