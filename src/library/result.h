#ifndef LIBRARY_RESULT_H
#define LIBRARY_RESULT_H

#include "puzzle/metric.h"
#include "slidewise.h"
#include "solver/distances.h"

#include <stdbool.h>

struct slidewise_result {
    slidewise_status status;
    char *path; /* NULL where there is none; owned */
    int moves, slides;
    bool proved;
    int bound;
    const char *engine, *heuristic; /* static */
    uint64_t nodes;
    double ms, cpu_ms, table_ms;
    int after[PUZZLE_MOVES];
    char best[PUZZLE_MOVES + 1];
};

/* Without a path and distances, zero otherwise; NULL where memory ran out. */
slidewise_result *library_result_create(slidewise_status status);

/* Gives it the path; false where memory ran out. */
bool library_result_take_path(slidewise_result *result, const puzzle_path *path);

/* Gives it the bound, unless it has a higher one, and the nodes. */
void library_result_note(slidewise_result *result, const solver_progress *progress);

/* NULL where memory ran out. */
slidewise_result *library_result_copy(const slidewise_result *result);

/* Of a search that has come to its end. */
slidewise_result *library_result_of_answer(const solver_answer *answer);
slidewise_result *library_result_of_distances(const solver_distances *distances);

#endif
