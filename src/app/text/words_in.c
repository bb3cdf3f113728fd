/* Words into an arena: each function calls its namesake, and keeps only the bytes that it wrote. */
#include "text/words_in.h"

#include "client/files.h"
#include "os/clock.h"
#include "os/paths.h"
#include "text/words_challenge.h"
#include "text/words_day.h"

enum { NUMBER = 48, LINE = 160, SENTENCES = 2 * APP_ERROR_SIZE };

const char *app_words_count_in(app_arena *arena, unsigned long long count)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_count(count, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_decimal_in(app_arena *arena, double value, int digits)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_decimal(value, digits, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_taken_in(app_arena *arena, const game_settings *settings, double ms)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_taken(settings, ms, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_duration_in(app_arena *arena, double ms)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_duration(ms, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_speed_in(app_arena *arena, double speed)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_speed(speed, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_category_in(app_arena *arena, const game_category *category, bool brief)
{
    char *out = app_arena_room(arena, LINE);
    app_words_category(category, brief, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_moves_in(app_arena *arena, int moves)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_moves(moves, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_length_in(app_arena *arena, puzzle_metric metric, int length)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_length(metric, length, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_game_title_in(app_arena *arena, const game_round *round)
{
    char *out = app_arena_room(arena, LINE);
    app_words_game_title(round, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_game_note_in(app_arena *arena, const game_round *round,
                                   const game_levels *levels)
{
    char *out = app_arena_room(arena, LINE);
    app_words_game_note(round, levels, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_sentences_in(app_arena *arena, const char *first, const char *second)
{
    char *out = app_arena_room(arena, SENTENCES);
    app_words_sentences(first, second, out, SENTENCES);
    return app_arena_keep(arena, out);
}

const char *app_words_clock_in(app_arena *arena, double ms, app_time_digits digits)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_clock(ms, digits, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_chosen_in(app_arena *arena, const game_settings *settings)
{
    char *out = app_arena_room(arena, LINE);
    app_words_chosen(settings, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_day_brief_in(app_arena *arena, int day)
{
    char *out = app_arena_room(arena, LINE);
    app_words_day_brief(day, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_error_in(app_arena *arena, const sw_error *error, bool sentence)
{
    char *out = app_arena_room(arena, APP_ERROR_SIZE);
    if (sentence)
        app_text_error_sentence(error, out, APP_ERROR_SIZE);
    else
        app_text_error(error, out, APP_ERROR_SIZE);
    return app_arena_keep(arena, out);
}

const char *app_words_day_in(app_arena *arena, int day)
{
    char *out = app_arena_room(arena, LINE);
    app_words_day(day, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_month_in(app_arena *arena, int day)
{
    char *out = app_arena_room(arena, LINE);
    app_words_month(day, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_challenge_in(app_arena *arena, const game_challenge *challenge)
{
    char *out = app_arena_room(arena, LINE);
    app_words_challenge(challenge, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_challenge_about_in(app_arena *arena, const game_challenge *challenge)
{
    char *out = app_arena_room(arena, SENTENCES);
    app_words_challenge_about(challenge, out, SENTENCES);
    return app_arena_keep(arena, out);
}

const char *app_words_challenge_value_in(app_arena *arena, const game_option *option, int value)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_challenge_value(option, value, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_challenge_result_in(app_arena *arena, const game_run_result *run,
                                          const game_settings *settings)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_challenge_result(run, settings, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_challenge_best_in(app_arena *arena, const game_run_result *best)
{
    char *out = app_arena_room(arena, SENTENCES);
    app_words_challenge_best(best, out, SENTENCES);
    return app_arena_keep(arena, out);
}

const char *app_words_date_in(app_arena *arena, int64_t date, bool minutes)
{
    enum { DAY = 10 };
    char *out = app_arena_room(arena, OS_CLOCK_DAY_SIZE);
    os_clock_day(date, out);
    if (!minutes)
        out[DAY] = '\0';
    return app_arena_keep(arena, out);
}

const char *app_words_file_in(app_arena *arena, const char *path)
{
    char *out = app_arena_room(arena, OS_PATH_SIZE);
    client_file_words(path, out, OS_PATH_SIZE);
    return app_arena_keep(arena, out);
}

const char *app_words_left_in(app_arena *arena, game_distance left, bool brief)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_left(left, brief, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_verdict_in(app_arena *arena, game_distance left, bool brief)
{
    char *out = app_arena_room(arena, LINE);
    app_words_verdict(left, brief, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_engine_in(app_arena *arena, const solver_answer *answer)
{
    char *out = app_arena_room(arena, LINE);
    app_words_engine(answer, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_result_in(app_arena *arena, const game_round *round, game_rating rating)
{
    char *out = app_arena_room(arena, LINE);
    app_words_result(round, rating, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_result_brief_in(app_arena *arena, game_rating rating)
{
    char *out = app_arena_room(arena, LINE);
    app_words_result_brief(rating, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_praise_in(app_arena *arena, const game_standing *standing,
                                const game_result *own)
{
    char *out = app_arena_room(arena, LINE);
    app_words_praise(standing, own, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_change_in(app_arena *arena, const game_settings *settings, double before_ms,
                                double now_ms)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_change(settings, before_ms, now_ms, out, NUMBER);
    return app_arena_keep(arena, out);
}

const char *app_words_help_in(app_arena *arena, const game_session *session)
{
    char *out = app_arena_room(arena, LINE);
    app_words_help(session, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_detours_in(app_arena *arena, const game_review *review)
{
    char *out = app_arena_room(arena, LINE);
    app_words_detours(review, out, LINE);
    return app_arena_keep(arena, out);
}

const char *app_words_time_in(app_arena *arena, double ms, app_time_digits digits)
{
    char *out = app_arena_room(arena, NUMBER);
    app_words_time(ms, digits, out, NUMBER);
    return app_arena_keep(arena, out);
}
