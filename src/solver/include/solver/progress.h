#ifndef SOLVER_PROGRESS_H
#define SOLVER_PROGRESS_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

/* What a search tells while it runs, and how it is stopped. Any thread may call, at any moment. */
typedef struct solver_progress solver_progress;

/* SW_NO_MEMORY leaves *out untouched. */
sw_status solver_progress_create(solver_progress **out, sw_error *error);
void solver_progress_destroy(solver_progress *progress); /* NULL is safe */

/* As new. While nobody searches under it. */
void solver_progress_reset(solver_progress *progress);

/* The search ends within 5 ms, and wakes up for that where it waits for tables. */
void solver_progress_cancel(solver_progress *progress);
bool solver_progress_is_cancelled(const solver_progress *progress);

uint64_t solver_progress_nodes(const solver_progress *progress);  /* expanded so far */
int solver_progress_lower_bound(const solver_progress *progress); /* proved so far; only rises */

#endif
