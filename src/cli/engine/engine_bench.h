#ifndef CLI_ENGINE_BENCH_H
#define CLI_ENGINE_BENCH_H

#include "engine/engine_queue.h"
#include "engine/engine_say.h"

/* Solves a fixed list of boards, which takes some seconds, and says how many nodes that took in
 * all, and the sums of the lengths and bounds found: the same on every machine, until a search
 * changes. values: the folder of learned values. */
void cli_engine_bench(engine_queue *queue, engine_output *output, const char *values);

#endif
