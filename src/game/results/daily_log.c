/* Daily boards: what was solved, and the streak. */
#include "game/daily_log.h"

#include "game/daily.h"
#include "game/stars.h"

#include <string.h>

/* The day of a board's challenge; -1: it is not of a daily one. */
static int day_of(const game_result *result)
{
    game_challenge challenge;
    bool daily = strncmp(result->challenge, "daily ", 6) == 0 &&
                 game_challenge_parse(&challenge, result->challenge, NULL) == SW_OK;
    return daily ? challenge.day : -1;
}

static bool was_shown(const game_result *result)
{
    return game_result_credit(result) == GAME_CREDIT_SHOWN;
}

static bool began_on(const game_results *results, int day)
{
    for (size_t i = 0; i < results->run_count; i++) {
        const game_run_result *run = &results->runs[i];
        const game_result *board = game_results_find(results, game_run_board_id(run->id, 0));
        if (run->challenge.mode == GAME_MODE_DAILY && run->challenge.day == day &&
            run->began_day == day && board && !was_shown(board))
            return true;
    }
    return false;
}

game_daily_mark game_daily_mark_of(const game_results *results, int day)
{
    game_daily_mark mark = {0};
    for (size_t i = 0; i < results->count && !mark.solved; i++) {
        const game_result *result = &results->list[i];
        if (day_of(result) != day)
            continue;
        mark.solved = !was_shown(result);
        if (mark.solved || !mark.own)
            mark.own = result;
    }
    if (!mark.solved)
        return mark;
    mark.timely = began_on(results, day);
    if (mark.own->par > 0)
        mark.stars = game_stars(mark.own->moves, mark.own->par, mark.own->hints, mark.own->autos);
    return mark;
}

/* ---- The streak ---- */

enum { DAYS = GAME_DAILY_LAST - GAME_DAILY_FIRST + 1 };

/* By day, from the first that has a board: whether it is solved, whether it counts. */
typedef struct days {
    uint8_t solved[DAYS], timely[DAYS];
    int first, last; /* that is solved, that counts; -1: none */
} days;

static void mark_days(days *out, const game_results *results)
{
    *out = (days){.first = -1, .last = -1};
    for (size_t i = 0; i < results->run_count; i++) {
        const game_run_result *run = &results->runs[i];
        const game_result *board = game_results_find(results, game_run_board_id(run->id, 0));
        if (run->challenge.mode != GAME_MODE_DAILY || !board || was_shown(board))
            continue;
        int at = run->challenge.day - GAME_DAILY_FIRST;
        bool timely = run->began_day == run->challenge.day;
        out->solved[at] = 1;
        out->timely[at] = out->timely[at] || timely;
        if (out->first < 0 || at < out->first)
            out->first = at;
        if (timely && at > out->last)
            out->last = at;
    }
}

game_daily_tally game_daily_tally_of(const game_results *results, int today)
{
    days all;
    game_daily_tally tally = {0};
    mark_days(&all, results);
    int now = today - GAME_DAILY_FIRST, row = 0;
    now = now < all.last ? all.last : now;
    for (int at = 0; at < DAYS; at++) {
        tally.solved += all.solved[at];
        row = all.timely[at] ? row + 1 : 0;
        tally.longest = row > tally.longest ? row : tally.longest;
        if (all.timely[at] && at >= now - 1)
            tally.streak = row;
    }
    tally.days = all.first >= 0 && now >= all.first ? now - all.first + 1 : 0;
    return tally;
}
