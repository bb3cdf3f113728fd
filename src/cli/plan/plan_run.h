#ifndef CLI_PLAN_RUN_H
#define CLI_PLAN_RUN_H

#include "plan/plan_action.h"

/* A plan being carried out. */
typedef struct cli_plan_run {
    puzzle_board board;
    int going; /* which way the last tile went */
    size_t moves;
    size_t cost;
} cli_plan_run;

cli_plan_run cli_plan_run_start(const cli_plan_task *task);

/* False, with the run as it was and the reason appended to `why`, where the action is not possible. */
bool cli_plan_run_step(cli_plan_run *run, const cli_plan_action *action, sw_text *why);

/* False, with the reason, where the goal is not reached. */
bool cli_plan_run_end(const cli_plan_run *run, const puzzle_board *goal, sw_text *why);

#endif
