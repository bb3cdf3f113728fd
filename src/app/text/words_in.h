#ifndef APP_WORDS_IN_H
#define APP_WORDS_IN_H

#include "text/arena.h"
#include "text/errors.h"
#include "text/words.h"

/* Facts in words (words.h, numbers.h) that last as long as an arena. */

const char *app_words_count_in(app_arena *arena, unsigned long long count);
const char *app_words_decimal_in(app_arena *arena, double value, int digits);
const char *app_words_taken_in(app_arena *arena, const game_settings *settings, double ms);
const char *app_words_duration_in(app_arena *arena, double ms);
const char *app_words_speed_in(app_arena *arena, double speed);
const char *app_words_category_in(app_arena *arena, const game_category *category, bool brief);
const char *app_words_moves_in(app_arena *arena, int moves);
const char *app_words_length_in(app_arena *arena, puzzle_metric metric, int length);
const char *app_words_game_title_in(app_arena *arena, const game_round *round);
const char *app_words_game_note_in(app_arena *arena, const game_round *round,
                                   const game_levels *levels);
const char *app_words_clock_in(app_arena *arena, double ms, app_time_digits digits);
const char *app_words_chosen_in(app_arena *arena, const game_settings *settings);
const char *app_words_sentences_in(app_arena *arena, const char *first, const char *second);

/* What went wrong (errors.h); as a sentence it begins with a capital. */
const char *app_words_error_in(app_arena *arena, const sw_error *error, bool sentence);

/* A date with its minute (os_clock_day), "2026-11-22 14:03", or the day alone. */
const char *app_words_date_in(app_arena *arena, int64_t date, bool minutes);

/* A file's name or path as it can be drawn (client_file_words). */
const char *app_words_file_in(app_arena *arena, const char *path);

/* words_day.h */
const char *app_words_day_in(app_arena *arena, int day);
const char *app_words_day_brief_in(app_arena *arena, int day);
const char *app_words_month_in(app_arena *arena, int day);

/* words_challenge.h */
const char *app_words_challenge_in(app_arena *arena, const game_challenge *challenge);
const char *app_words_challenge_about_in(app_arena *arena, const game_challenge *challenge);
const char *app_words_challenge_value_in(app_arena *arena, const game_option *option, int value);
const char *app_words_challenge_result_in(app_arena *arena, const game_run_result *run,
                                          const game_settings *settings);
const char *app_words_challenge_best_in(app_arena *arena, const game_run_result *best);

/* Of a game in play, and of a solved one. */
const char *app_words_left_in(app_arena *arena, game_distance left, bool brief);
const char *app_words_verdict_in(app_arena *arena, game_distance left, bool brief);
const char *app_words_engine_in(app_arena *arena, const solver_answer *answer);
const char *app_words_result_in(app_arena *arena, const game_round *round, game_rating rating);
const char *app_words_result_brief_in(app_arena *arena, game_rating rating);
const char *app_words_praise_in(app_arena *arena, const game_standing *standing,
                                const game_result *own);
const char *app_words_change_in(app_arena *arena, const game_settings *settings, double before_ms,
                                double now_ms);
const char *app_words_help_in(app_arena *arena, const game_session *session);
const char *app_words_detours_in(app_arena *arena, const game_review *review);
const char *app_words_time_in(app_arena *arena, double ms, app_time_digits digits);

#endif
