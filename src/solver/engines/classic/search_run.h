#ifndef SOLVER_SEARCH_RUN_H
#define SOLVER_SEARCH_RUN_H

#include "engines/classic/node_memory.h"
#include "heuristics/heuristic.h"
#include "heuristics/slide_bound.h"
#include "puzzle/metric.h"
#include "solver/search.h"

/* What one step of a classic search is: a move of one tile, or a slide of one or more. */
typedef struct classic_metric {
    bool slides;
    int most; /* tiles of a step */
} classic_metric;

/* So many steps lead from a board at most. */
enum { CLASSIC_STEPS = 2 * (PUZZLE_MAX_SIDE - 1) };

static inline classic_metric solver_classic_metric(puzzle_metric metric, puzzle_size size)
{
    int longer = size.columns > size.rows ? size.columns : size.rows;
    bool slides = metric == PUZZLE_METRIC_SLIDES;
    return (classic_metric){slides, slides ? longer - 1 : 1};
}

/* A step takes at most `most` of what a heuristic counts in moves: its share, rounded up, is admissible where
 * the heuristic is, and consistent too. */
static inline int solver_classic_value(classic_metric metric, int moves)
{
    return (moves + metric.most - 1) / metric.most;
}

/* Whether a step in the direction is of no use after another one: it would undo it, or the two slides of
 * one axis lead where a single one leads. */
static inline bool solver_classic_is_idle(classic_metric metric, puzzle_move last, puzzle_move move)
{
    return metric.slides ? solver_slide_axis(last) == solver_slide_axis(move)
                         : puzzle_move_opposite(last) == move;
}

/* A step in a byte. */
static inline uint8_t solver_classic_pack(puzzle_slide step)
{
    return (uint8_t)((unsigned)(step.length - 1) << 2 | (unsigned)step.move);
}

static inline puzzle_slide solver_classic_unpack(uint8_t packed)
{
    return (puzzle_slide){(puzzle_move)(packed & 3), (packed >> 2) + 1};
}

/* Carries out the step; the board has room for it. */
static inline void solver_classic_apply(normalized_board *board, puzzle_slide step)
{
    for (int i = 0; i < step.length; i++)
        solver_normalized_slide(
            board, solver_home_step(board->size, board->blank, puzzle_move_opposite(step.move)));
}

static inline puzzle_slide solver_classic_back(puzzle_slide step)
{
    return (puzzle_slide){puzzle_move_opposite(step.move), step.length};
}

/* How many tiles the longest step in the direction moves; 0 at the edge. */
int solver_classic_longest(classic_metric metric, const normalized_board *board, puzzle_move move);

/* What the heuristic knows of the board behind the step; `spare` is room for one of its nodes. Returns the
 * value there in steps. */
int solver_classic_step(classic_metric metric, const heuristic *h, const normalized_board *board,
                        puzzle_slide step, const void *node, void *child, void *spare);

bool solver_classic_push(puzzle_path *path, puzzle_slide step);

/* One run of a classic search, expansion by expansion. Each algorithm is a table of functions; its
 * own run begins with a search_run. */
typedef struct search_run search_run;

/* What is searched for, and with what. */
typedef struct search_task {
    const normalized_board *start; /* copied */
    const heuristic *h;            /* borrowed; NULL for an algorithm that asks none */
    node_memory *memory;           /* borrowed: for lists and nodes */
    classic_metric metric;
} search_task;

typedef struct search_algorithm {
    const char *name; /* for people; static text */

    /* A run with its first node open, or at its end already. NULL where memory ran out. */
    search_run *(*create)(const search_task *task);
    void (*destroy)(search_run *run);

    /* Expands the next node of a run that is not at its end. */
    void (*expand)(search_run *run);

    /* How many nodes there are, and one of them; its board is written apart, as a normalized_board. */
    size_t (*count)(const search_run *run);
    void (*node)(const search_run *run, size_t number, solver_node *out, normalized_board *board);

    /* The moves from start to goal of a run that has found it. False where memory ran out. */
    bool (*path)(const search_run *run, puzzle_path *out);
} search_algorithm;

extern const search_algorithm solver_breadth_first_search;
extern const search_algorithm solver_astar_search;
extern const search_algorithm solver_idastar_search;
extern const search_algorithm solver_bidirectional_search;

struct search_run {
    const search_algorithm *algorithm;
    solver_search_state state;
    int64_t last, next; /* node that was expanded, and that will be; -1 where there is none */
    solver_search_figures figures; /* but for the memory, which the node memory counts */
};

/* Figures of a node that enters the open list, from the closed one or as a new one, and of a node
 * that goes from the open list to the closed one. */
static inline void solver_search_run_open(search_run *run, bool was_closed)
{
    solver_search_figures *figures = &run->figures;
    figures->closed -= was_closed;
    if (++figures->open > figures->open_peak)
        figures->open_peak = figures->open;
}

static inline void solver_search_run_close(search_run *run)
{
    solver_search_figures *figures = &run->figures;
    figures->open--;
    if (++figures->closed > figures->closed_peak)
        figures->closed_peak = figures->closed;
}

/* The run is at its end. */
static inline void solver_search_run_end(search_run *run, solver_search_state state)
{
    run->state = state;
    run->next = -1;
}

#endif
