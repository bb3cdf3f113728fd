#ifndef CLI_PLAN_SAS_H
#define CLI_PLAN_SAS_H

#include "plan/plan_task.h"
#include "sink.h"

/* Writes the task as the translator of Fast Downward would (version 3 of its output), with a variable for
 * each tile, one for the blank and, in slides, one for the way the last tile went. */
int cli_plan_sas_write(const cli_plan_task *task, cli_sink *sink);

#endif
