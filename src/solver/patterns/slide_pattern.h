#ifndef SOLVER_SLIDE_PATTERN_H
#define SOLVER_SLIDE_PATTERN_H

#include "core/watch.h"
#include "heuristics/slide_bound.h"

/* A pattern database in slides (after Culberson and Schaeffer, 1998): the cells of the blank and of some
 * tiles make a state, and for each state there are the fewest slides that bring these home, by the axis of
 * the first one. All other tiles look alike.
 *
 * It is a bound: whatever solves the board solves its state with the same slides, and the axes alternate
 * in states as they do on boards (slide_bound.h). Every slide counts, whichever tiles it moves. So the
 * values of two databases may be compared, but not added up. There is no parity: from one board to the
 * next a value falls by one at most, and may stay as it is. */
enum { SLIDE_PATTERN_CELLS = 16 };

typedef struct slide_pattern {
    puzzle_size size;
    int cells;
    int followed;                      /* how many: the blank and the tiles */
    uint8_t home[SLIDE_PATTERN_CELLS]; /* of those that are followed; the blank first */
    size_t states;
    uint8_t *slides[SLIDE_AXES]; /* by state; owned */
} slide_pattern;

enum { SLIDE_UNREACHED = UINT8_MAX };

/* How many states there are where so many are followed. */
size_t solver_slide_pattern_states(int cells, int followed);

static inline size_t solver_slide_pattern_bytes(size_t states)
{
    return states * SLIDE_AXES;
}

/* By breadth-first search from the goal. home: the blank's, then the tiles'. SW_NO_MEMORY, or the watch's
 * status where it said so; *out is then empty and safe to deinit. */
sw_status solver_slide_pattern_init(slide_pattern *out, puzzle_size size, const uint8_t *home,
                                    int followed, search_watch *watch);
void solver_slide_pattern_deinit(slide_pattern *pattern);

/* The number of the state where `followed` stand in these cells, in the pattern's order: the cells of each
 * are numbered without those that are taken by the ones before it (Myrvold and Ruskey's problem; here the
 * number of lower cells taken is kept for all cells at once, four bits each). */
static inline size_t solver_slide_pattern_state(const slide_pattern *pattern, const uint8_t *at)
{
    uint64_t lower = 0;
    size_t state = 0;
    for (int i = 0; i < pattern->followed; i++) {
        int cell = at[i];
        state = state * (size_t)(pattern->cells - i) +
                (size_t)((uint64_t)cell - (lower >> (4 * cell) & 15));
        lower += UINT64_C(0x1111111111111111) << (4 * cell) << 4;
    }
    return state;
}

#endif
