#ifndef CLI_PLAN_SAS_H
#define CLI_PLAN_SAS_H

#include "plan/plan_task.h"
#include "sink.h"

/* Writes the task in the format of Fast Downward's translator, version 3: a variable for each tile, one
 * for the blank and, in slides, one for the way the last tile went. CLI_ANSWERED, or CLI_MISUSED
 * where the sink failed. */
int cli_plan_sas_write(const cli_plan_task *task, cli_sink *sink);

#endif
