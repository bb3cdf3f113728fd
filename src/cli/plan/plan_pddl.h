#ifndef CLI_PLAN_PDDL_H
#define CLI_PLAN_PDDL_H

#include "plan/plan_task.h"

/* A planning task in PDDL: a domain for every board, and the board as a problem in it. */
const char *cli_plan_pddl_domain(puzzle_metric metric);
void cli_plan_pddl_problem(const cli_plan_task *task, sw_text *out);

#endif
