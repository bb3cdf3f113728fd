#ifndef SOLVER_SLIDE_TABLES_H
#define SOLVER_SLIDE_TABLES_H

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

/* Some pattern databases in slides, the largest value of which counts. Each is looked up for the board as
 * it is and, where that tells more, for its reflections that leave the blank's home where it is. */
enum { SLIDE_TABLES_MOST = 3, SLIDE_VIEWS_MOST = 6 };

/* Which tiles are followed, and how many tables that makes. */
typedef struct slide_groups {
    int count, followed;
    uint8_t home[SLIDE_TABLES_MOST][SLIDE_PATTERN_CELLS];
    size_t bytes; /* of all tables */
} slide_groups;

/* A table seen in a mirror. */
typedef struct slide_view {
    const slide_pattern *pattern;
    uint8_t tile[SLIDE_PATTERN_CELLS];   /* that stands for each one that the table follows */
    uint8_t mirror[SLIDE_PATTERN_CELLS]; /* where each cell goes */
    bool turns;                          /* rows become columns */
} slide_view;

typedef struct slide_tables {
    slide_pattern patterns[SLIDE_TABLES_MOST]; /* owned */
    slide_view views[SLIDE_VIEWS_MOST];
    int count, view_count;
} slide_tables;

/* Tiers, from those that are made in a moment to those that large boards' searches wait for. */
enum { SLIDE_TIERS = 3 };

/* False where the tier has no tables that the one before has not. */
bool solver_slide_groups_choose(slide_groups *out, puzzle_size size, int blank_home, int tier);

/* SW_NO_MEMORY, or the watch's status; *out is then empty and safe to deinit. It stays where it is. */
sw_status solver_slide_tables_init(slide_tables *out, puzzle_size size, const slide_groups *groups,
                                   search_watch *watch);
void solver_slide_tables_deinit(slide_tables *tables);

/* The slides that a view asks for, by the cell of each tile and of the blank, which is named by its home. */
static inline int solver_slide_view_value(const slide_view *view, const uint8_t *cell_of,
                                          slide_axis first)
{
    uint8_t at[SLIDE_PATTERN_CELLS];
    const slide_pattern *pattern = view->pattern;
    for (int i = 0; i < pattern->followed; i++)
        at[i] = view->mirror[cell_of[view->tile[i]]];
    return pattern->slides[view->turns ? !first : first][solver_slide_pattern_state(pattern, at)];
}

#endif
