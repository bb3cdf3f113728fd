/* Challenges in words: what they are, what is chosen, what was reached. */
#include "text/words_challenge.h"

#include "text/words.h"
#include "text/words_day.h"

#include <stdio.h>

static void size_words(puzzle_size size, char *out, size_t out_size)
{
    app_textf(out, out_size, APP_TEXT_SIZE, size.columns, size.rows);
}

/* "60 s", "2 min". */
static void seconds_words(int seconds, char *out, size_t size)
{
    char count[16];
    if (seconds >= 120 && seconds % 60 == 0) {
        app_textf(out, size, APP_TEXT_CHALLENGE_MINUTES, seconds / 60);
        return;
    }
    app_words_count((unsigned long long)seconds, count, sizeof count);
    app_textf(out, size, APP_TEXT_RUN_SECONDS, count);
}

void app_words_challenge_value(const game_option *option, int value, char *out, size_t size)
{
    char seconds[16];
    switch (option->kind) {
    case GAME_OPTION_SIZE:
    case GAME_OPTION_LAST:
        size_words((puzzle_size){value, value}, out, size);
        break;
    case GAME_OPTION_FIRST:
        seconds_words(value, out, size);
        break;
    case GAME_OPTION_EACH:
        seconds_words(value, seconds, sizeof seconds);
        app_textf(out, size, APP_TEXT_CHALLENGE_MORE, seconds);
        break;
    case GAME_OPTION_BOARDS:
        app_words_count((unsigned long long)value, out, size);
        break;
    }
}

/* ---- What is chosen ---- */

static void attack_chosen(const game_challenge *challenge, char *out, size_t size)
{
    char board[32], first[24], each[24];
    size_words(challenge->size, board, sizeof board);
    seconds_words(challenge->first_s, first, sizeof first);
    seconds_words(challenge->each_s, each, sizeof each);
    app_textf(out, size, APP_TEXT_CHALLENGE_ATTACK_CHOSEN, board, first, each);
}

static void marathon_chosen(const game_challenge *challenge, char *out, size_t size)
{
    char board[32];
    size_words(challenge->size, board, sizeof board);
    app_text_n(out, size, APP_TEXT_CHALLENGE_MARATHON_CHOSEN, challenge->boards, board);
}

static void relay_chosen(const game_challenge *challenge, char *out, size_t size)
{
    char first[32], last[32];
    size_words((puzzle_size){PUZZLE_MIN_SIDE, PUZZLE_MIN_SIDE}, first, sizeof first);
    size_words(challenge->size, last, sizeof last);
    app_textf(out, size, APP_TEXT_RUN_RELAY_NOTE, first, last);
}

static void fewest_chosen(const game_challenge *challenge, char *out, size_t size)
{
    char board[32];
    size_words(challenge->size, board, sizeof board);
    bool slides = challenge->metric == PUZZLE_METRIC_SLIDES;
    app_textf(out, size, slides ? APP_TEXT_SLIDES_FEWEST_CHOSEN : APP_TEXT_CHALLENGE_FEWEST_CHOSEN,
              board, GAME_FEWEST_TRIES);
}

static void day_chosen(const game_challenge *challenge, char *out, size_t size)
{
    app_words_day_brief(challenge->day, out, size);
}

static void size_chosen(const game_challenge *challenge, char *out, size_t size)
{
    size_words(challenge->size, out, size);
}

/* ---- What was reached ---- */

static void attack_result(const game_run_result *run, const game_settings *settings, char *out,
                          size_t size)
{
    (void)settings;
    app_text_n(out, size, APP_TEXT_RUN_BOARDS_COUNT, run->boards);
}

/* The mean of all boards, or how far it came. */
static void marathon_result(const game_run_result *run, const game_settings *settings, char *out,
                            size_t size)
{
    char done[24], all[24];
    if (run->boards >= run->challenge.boards) {
        app_words_taken(settings, (double)run->time_ms / run->boards, done, sizeof done);
        app_textf(out, size, APP_TEXT_CHALLENGE_A_BOARD, done);
        return;
    }
    app_words_count((unsigned long long)run->boards, done, sizeof done);
    app_words_count((unsigned long long)run->challenge.boards, all, sizeof all);
    app_textf(out, size, APP_TEXT_CHALLENGE_OF, done, all);
}

static void time_result(const game_run_result *run, const game_settings *settings, char *out,
                        size_t size)
{
    app_words_taken(settings, (double)run->time_ms, out, size);
}

static void relay_result(const game_run_result *run, const game_settings *settings, char *out,
                         size_t size)
{
    char last[32];
    int side = PUZZLE_MIN_SIDE + run->boards - 1;
    if (side >= run->challenge.size.columns) {
        time_result(run, settings, out, size);
        return;
    }
    size_words((puzzle_size){side, side}, last, sizeof last);
    app_textf(out, size, APP_TEXT_CHALLENGE_TO, last);
}

static void fewest_result(const game_run_result *run, const game_settings *settings, char *out,
                          size_t size)
{
    (void)settings;
    app_words_length(run->challenge.metric, run->fewest, out, size);
}

/* ---- The modes ---- */

typedef struct mode_words {
    app_text_id title, line;
    void (*chosen)(const game_challenge *challenge, char *out, size_t size);
    void (*result)(const game_run_result *run, const game_settings *settings, char *out,
                   size_t size); /* that solved a board */
} mode_words;

static const mode_words modes[GAME_MODES] = {
    [GAME_MODE_DAILY] = {APP_TEXT_DAILY, APP_TEXT_DAILY_NOTE, day_chosen, time_result},
    [GAME_MODE_ATTACK] = {APP_TEXT_RUN_ATTACK, APP_TEXT_CHALLENGE_ATTACK_LINE, attack_chosen,
                          attack_result},
    [GAME_MODE_MARATHON] = {APP_TEXT_RUN_MARATHON, APP_TEXT_CHALLENGE_MARATHON_LINE,
                            marathon_chosen, marathon_result},
    [GAME_MODE_RELAY] = {APP_TEXT_RUN_RELAY, APP_TEXT_CHALLENGE_RELAY_LINE, relay_chosen,
                         relay_result},
    [GAME_MODE_FEWEST] = {APP_TEXT_RUN_FEWEST, APP_TEXT_CHALLENGE_FEWEST_LINE, fewest_chosen,
                          fewest_result},
    [GAME_MODE_BLIND] = {APP_TEXT_RUN_BLIND, APP_TEXT_CHALLENGE_BLIND_LINE, size_chosen,
                         time_result},
};

app_text_id app_words_challenge_title(game_mode mode)
{
    return modes[mode].title;
}

app_text_id app_words_challenge_line(game_mode mode)
{
    return modes[mode].line;
}

void app_words_challenge(const game_challenge *challenge, char *out, size_t size)
{
    modes[challenge->mode].chosen(challenge, out, size);
}

void app_words_challenge_result(const game_run_result *run, const game_settings *settings,
                                char *out, size_t size)
{
    if (run->boards == 0)
        app_textf(out, size, APP_TEXT_CHALLENGE_FAILED);
    else
        modes[run->challenge.mode].result(run, settings, out, size);
}

void app_words_challenge_about(const game_challenge *challenge, char *out, size_t size)
{
    static const app_text_id plain[GAME_MODES] = {
        [GAME_MODE_DAILY] = APP_TEXT_DAILY_NOTE,
        [GAME_MODE_MARATHON] = APP_TEXT_CHALLENGE_MARATHON_ABOUT,
        [GAME_MODE_RELAY] = APP_TEXT_CHALLENGE_RELAY_ABOUT,
        [GAME_MODE_FEWEST] = APP_TEXT_CHALLENGE_FEWEST_ABOUT,
        [GAME_MODE_BLIND] = APP_TEXT_CHALLENGE_BLIND_ABOUT,
    };
    char first[24], each[24];
    if (challenge->mode != GAME_MODE_ATTACK) {
        snprintf(out, size, "%s", app_text(plain[challenge->mode]));
        return;
    }
    seconds_words(challenge->first_s, first, sizeof first);
    seconds_words(challenge->each_s, each, sizeof each);
    app_textf(out, size, APP_TEXT_CHALLENGE_ATTACK_ABOUT, first, each);
}

void app_words_challenge_best(const game_run_result *best, char *out, size_t size)
{
    char chosen[96], played[128], dated[192], day[SW_DAY_SIZE + 32];
    const char *way = app_words_way(best->way), *words = chosen;
    app_words_challenge(&best->challenge, chosen, sizeof chosen);
    if (way[0]) {
        app_textf(played, sizeof played, APP_TEXT_LIST, words, way);
        words = played;
    }
    if (best->began_day >= 0) {
        app_words_day_brief(best->began_day, day, sizeof day);
        app_textf(dated, sizeof dated, APP_TEXT_CHALLENGE_ON, words, day);
        words = dated;
    }
    app_textf(out, size, APP_TEXT_CHALLENGE_BEST_FACTS, words);
}
