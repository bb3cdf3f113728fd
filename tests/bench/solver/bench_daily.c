/* The daily boards of ten years: how long the proofs of their pars take. */
#include "bench_solver.h"

#include "base/day.h"
#include "game/daily.h"
#include "os/clock.h"

#include <stdlib.h>

enum { DAYS = 3652, BOARDS = DAYS / SW_WEEK_DAYS + 1 };

static const char *const weekdays[SW_WEEK_DAYS] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                                   "Friday", "Saturday", "Sunday"};

/* Those of the weekday's first `most` days that have this goal. */
static sw_status prove_goal(const bench_setup *setup, bench_tally *tally, int weekday,
                            puzzle_goal goal, int most, sw_error *error)
{
    const bench_way one_thread = {.engine = SOLVER_OPTIMAL, .threads = 1};
    bench_solver warm = {0};
    sw_status status = SW_OK;
    int first = GAME_DAILY_FIRST;
    while (sw_day_weekday(first) != weekday)
        first++;
    for (int day = first, left = most; status == SW_OK && left > 0; day += SW_WEEK_DAYS, left--) {
        if (game_daily_goal(day) != goal)
            continue;
        game_daily daily = game_daily_of(day);
        bench_board board = {.number = day, .moves = -1, .found = -1, .start = daily.start};
        bench_boards boards = {.goal = daily.goal, .boards = &board, .count = 1};
        if (!warm.solver)
            status = bench_solver_open(&warm, setup, &daily.goal, error);
        if (status == SW_OK)
            status = bench_solve(tally, warm.solver, &boards, 0, one_thread, os_clock_ms(), error);
    }
    tally->tables_s += warm.tables_s;
    bench_solver_close(&warm);
    return status;
}

sw_status bench_daily(const bench_setup *setup, sw_error *error)
{
    sw_status status = SW_OK;
    bench_tally *tally = malloc(sizeof *tally);
    if (!tally)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    for (int weekday = 0; weekday < SW_WEEK_DAYS && status == SW_OK; weekday++) {
        *tally = (bench_tally){0};
        for (int goal = 0; goal < PUZZLE_GOALS && status == SW_OK; goal++)
            status = prove_goal(setup, tally, weekday, (puzzle_goal)goal,
                                bench_count(setup, BOARDS), error);
        if (status == SW_OK)
            bench_tally_report(tally, setup->report, weekdays[weekday]);
    }
    free(tally);
    return status;
}
