/* Writes challenges as a player reads them: what they are, what is chosen, what was reached. */
#include "text/translate.h"
#include "text/words.h"

/* "60 s", "2 min". */
static const char *seconds_words(app_arena *in, int seconds)
{
    if (seconds >= 120 && seconds % 60 == 0) /* Translators: minutes */
        return app_arena_print(in, _("%d min"), seconds / 60);
    return app_arena_print(in, P_("seconds", "%s s"),
                           app_words_count(in, (unsigned long long)seconds));
}

const char *app_words_challenge_value(app_arena *in, const game_option *option, int value)
{
    switch (option->kind) {
    case GAME_OPTION_SIZE:
    case GAME_OPTION_LAST:
        return app_words_size(in, (puzzle_size){value, value});
    case GAME_OPTION_FIRST:
        return seconds_words(in, value);
    case GAME_OPTION_EACH:
        return app_arena_print(in, "+%s", seconds_words(in, value));
    case GAME_OPTION_BOARDS:
        break;
    }
    return app_words_count(in, (unsigned long long)value);
}

/* ---- What is chosen ---- */

static const char *attack_chosen(app_arena *in, const game_challenge *challenge)
{
    /* Translators: a board's size, a time, and what each board adds to it */
    return app_arena_print(in, _("%s, %s + %s"), app_words_size(in, challenge->size),
                           seconds_words(in, challenge->first_s),
                           seconds_words(in, challenge->each_s));
}

static const char *marathon_chosen(app_arena *in, const game_challenge *challenge)
{
    /* Translators: a board's size, and how many of them */
    return app_arena_print(in, PL_("%s, %s board", "%s, %s boards", challenge->boards),
                           app_words_size(in, challenge->size),
                           app_words_count(in, (unsigned long long)challenge->boards));
}

static const char *relay_chosen(app_arena *in, const game_challenge *challenge)
{
    /* Translators: sizes of boards */
    return app_arena_print(in, _("%s to %s"),
                           app_words_size(in, (puzzle_size){PUZZLE_MIN_SIDE, PUZZLE_MIN_SIDE}),
                           app_words_size(in, challenge->size));
}

static const char *fewest_chosen(app_arena *in, const game_challenge *challenge)
{
    return app_arena_print(in,
                           challenge->metric == PUZZLE_METRIC_SLIDES
                               ? _("%s, %d tries, slides count")
                               : _("%s, %d tries"),
                           app_words_size(in, challenge->size), GAME_FEWEST_TRIES);
}

static const char *day_chosen(app_arena *in, const game_challenge *challenge)
{
    return app_words_day_brief(in, challenge->day);
}

static const char *size_chosen(app_arena *in, const game_challenge *challenge)
{
    return app_words_size(in, challenge->size);
}

/* ---- What was reached ---- */

static const char *attack_result(app_arena *in, const game_run_result *run,
                                 const game_settings *settings)
{
    (void)settings;
    return app_arena_print(in, PL_("%s board", "%s boards", run->boards),
                           app_words_count(in, (unsigned long long)run->boards));
}

/* The mean of all boards, or how far it came. */
static const char *marathon_result(app_arena *in, const game_run_result *run,
                                   const game_settings *settings)
{
    int boards = run->challenge.boards;
    if (run->boards >= boards) /* Translators: a time */
        return app_arena_print(in, _("%s a board"),
                               app_words_taken(in, settings, (double)run->time_ms / run->boards));
    /* Translators: how many boards were solved, of how many */
    return app_arena_print(in, _("%s of %s"), app_words_count(in, (unsigned long long)run->boards),
                           app_words_count(in, (unsigned long long)boards));
}

static const char *time_result(app_arena *in, const game_run_result *run,
                               const game_settings *settings)
{
    return app_words_taken(in, settings, (double)run->time_ms);
}

static const char *relay_result(app_arena *in, const game_run_result *run,
                                const game_settings *settings)
{
    int side = PUZZLE_MIN_SIDE + run->boards - 1;
    if (side >= run->challenge.size.columns)
        return time_result(in, run, settings);
    /* Translators: the largest size that was solved */
    return app_arena_print(in, _("to %s"), app_words_size(in, (puzzle_size){side, side}));
}

static const char *fewest_result(app_arena *in, const game_run_result *run,
                                 const game_settings *settings)
{
    (void)settings;
    return app_words_length(in, run->challenge.metric, run->fewest);
}

/* ---- The modes ---- */

typedef struct mode_words {
    const char *title, *line;
    const char *about; /* NULL: it takes numbers */
    const char *(*chosen)(app_arena *in, const game_challenge *challenge);
    const char *(*result)(app_arena *in, const game_run_result *run,
                          const game_settings *settings); /* that solved a board */
} mode_words;

static const mode_words modes[GAME_MODES] = {
    [GAME_MODE_DAILY] = {N_("Daily board"), N_("One board a day, the same for everyone"),
                         N_("One board a day, the same for everyone"), day_chosen, time_result},
    [GAME_MODE_ATTACK] = {N_("Time attack"), N_("Each solved board refills the clock."), NULL,
                          attack_chosen, attack_result},
    [GAME_MODE_MARATHON] = {N_("Marathon"), N_("Many boards, one average."),
                            N_("Each board has its own time, from its first move on. "
                               "Rest in between as long as you like."),
                            marathon_chosen, marathon_result},
    [GAME_MODE_RELAY] = {N_("Relay"), N_("From size to size without a stop."),
                         N_("One clock for all sizes. "
                            "The next one starts by itself after the last tile."),
                         relay_chosen, relay_result},
    [GAME_MODE_FEWEST] = {N_("Fewest moves"), N_("No clock. Three tries at one board."),
                          N_("The same board three times. "
                             "Undone moves do not count, and the best try does."),
                          fewest_chosen, fewest_result},
    [GAME_MODE_BLIND] = {N_("Blindfold"), N_("Learn the board, then the numbers go."),
                         N_("The clock counts while you learn the board "
                            "and while you solve it without its numbers."),
                         size_chosen, time_result},
};

const char *app_words_challenge_title(game_mode mode)
{
    return _(modes[mode].title);
}

const char *app_words_challenge_line(game_mode mode)
{
    return _(modes[mode].line);
}

const char *app_words_challenge_about(app_arena *in, const game_challenge *challenge)
{
    const char *about = modes[challenge->mode].about;
    if (about)
        return _(about);
    return app_arena_print(in,
                           _("The clock starts at %s, and each solved board adds %s. "
                             "The run ends when the clock is empty."),
                           seconds_words(in, challenge->first_s),
                           seconds_words(in, challenge->each_s));
}

const char *app_words_challenge(app_arena *in, const game_challenge *challenge)
{
    return modes[challenge->mode].chosen(in, challenge);
}

const char *app_words_challenge_result(app_arena *in, const game_run_result *run,
                                       const game_settings *settings)
{
    return run->boards == 0 ? _("not solved")
                            : modes[run->challenge.mode].result(in, run, settings);
}

const char *app_words_challenge_best(app_arena *in, const game_run_result *best)
{
    const char *chosen = app_words_challenge(in, &best->challenge);
    const char *words = app_words_list(in, chosen, app_words_way(best->way));
    if (best->began_day >= 0) /* Translators: what was played, and a day */
        words =
            app_arena_print(in, _("%s, on %s"), words, app_words_day_brief(in, best->began_day));
    return app_arena_print(in, _("The best: %s."), words);
}
