#ifndef APP_WORDS_H
#define APP_WORDS_H

#include "base/day.h"
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

/* Turns facts into the words that a player reads. They last as long as the arena; without one, as long as the
 * program. */

/* ---- words.c: games and their boards ---- */

const char *app_words_size(app_arena *in, puzzle_size size); /* "4 × 4" */
const char *app_words_moves(app_arena *in, int moves);       /* "1 move", "1,204 moves" */

const char *app_words_boards(app_arena *in, int boards);   /* "1 board", "14 boards" */
const char *app_words_seconds(app_arena *in, int seconds); /* "60 s", "2 min" */

/* Moves, or "1 slide", "12 slides". */
const char *app_words_length(app_arena *in, puzzle_metric metric, int length);
const char *app_words_goal(int goal); /* "Spiral", of a puzzle_goal; "Own" of any other */

/* "Daily board", a level's title, a picture's name, "4 × 4 numbers". */
const char *app_words_game_title(app_arena *in, const game_round *round);

/* The boards that were last chosen for a new game: "4 × 4, easy". */
const char *app_words_chosen(app_arena *in, const game_settings *settings);

/* The level's pack and number, the step of the welcome path, a picture's size, or the board's ID. `levels` are
 * those that are known. */
const char *app_words_game_note(app_arena *in, const game_round *round, const game_levels *levels);

/* What names the game's board everywhere: the short ID of its seed, or else its board's. */
void app_words_id(const game_round *round, sw_text *out);

/* "by keys"; "" where it is not known. Of a game_result's way. */
const char *app_words_way(int way);

/* "4 × 4, Spiral, easy"; that each board was equally likely is not said, nor, briefly, that the goal is the
 * standard one. */
const char *app_words_category(app_arena *in, const game_category *category, bool brief);

/* Two facts, "4 × 4, easy"; either may be "". */
const char *app_words_list(app_arena *in, const char *first, const char *second);

/* Two sentences one after the other; either may be "". */
const char *app_words_sentences(app_arena *in, const char *first, const char *second);

/* A file's name or path as it can be drawn (client_file_words). */
const char *app_words_file(app_arena *in, const char *path);

/* "36", "21–36" or briefly "≤ 36", and a dash where it is not known. */
const char *app_words_left(app_arena *in, game_distance left, bool brief);

/* Of a solution that is known: "optimal", or "at most 12 over the proven bound", briefly without the
 * last three words. */
const char *app_words_verdict(app_arena *in, game_distance left, bool brief);

/* "row 1", "last 2 × 3", or briefly "last". */
const char *app_words_stage(app_arena *in, const game_stage *stage, bool brief);

/* "IDA*, walking distance, 16,812 nodes." */
const char *app_words_engine(app_arena *in, const solver_answer *answer);

/* ---- words_result.c: what came of a game ---- */

/* One line that says how well it went, from what is proved: "28 over the shortest (51)." */
const char *app_words_result(app_arena *in, const game_round *round, game_rating rating);

/* The same in a word or two, "Perfect" or "28 over"; "Solved" where nothing is proved. */
const char *app_words_result_brief(app_arena *in, game_rating rating);

/* What there is to praise, in one of two wordings; "" where there is nothing. */
const char *app_words_praise(app_arena *in, const game_standing *standing, const game_result *own);

/* How an average of times has changed: "−0.312", "+1.204". */
const char *app_words_change(app_arena *in, const game_settings *settings, double before_ms,
                             double now_ms);

/* "1 hint, 3 undos", or that there was none of it. */
const char *app_words_help(app_arena *in, const game_session *session);

/* "5 detours cost 28 moves.", or that every move led nearer; "" where nothing can be said. */
const char *app_words_detours(app_arena *in, const game_review *review);

/* "Judging: 12 of 81 positions", while a game's moves are being judged. */
const char *app_words_judging(app_arena *in, size_t judged, size_t all);

const char *app_words_stars(app_arena *in, int stars); /* "★★☆" */

/* All of it in at most five lines, to be shown around: board ID, moves, what is known of the
 * shortest way, time, stars. */
void app_words_card(const game_round *round, game_rating rating, const game_settings *settings,
                    sw_text *out);

/* ---- words_day.c: days, as sw_day_of counts them, and dates ---- */

const char *app_words_month_name(int month);             /* "November", from 1 */
const char *app_words_weekday_brief(int weekday);        /* "Mo", from 0 */
const char *app_words_day(app_arena *in, int day);       /* "Sunday, 22 November" */
const char *app_words_day_brief(app_arena *in, int day); /* "22 November" */
const char *app_words_month(app_arena *in, int day);     /* "November 2026" */

/* A date of os_clock_date with its minute, "2026-11-22 14:03", or its day alone. */
const char *app_words_date(app_arena *in, int64_t date, bool minutes);

#endif
