#ifndef GAME_LAB_H
#define GAME_LAB_H

#include "base/text.h"
#include "puzzle/goal.h"
#include "solver/solver.h"

/* The lab without its window: two boards that may be edited at will, and what came of going from one
 * to the other by different searches. Seeds and milliseconds come from the caller. */

typedef enum game_lab_side { GAME_LAB_START, GAME_LAB_GOAL } game_lab_side;
enum { GAME_LAB_SIDES = 2 };

/* One search, and how it ended. */
typedef struct game_lab_run {
    puzzle_board boards[GAME_LAB_SIDES];
    solver_method method; /* zeroed: the solver's own choice */
    sw_status status;
    bool optimal;
    bool memory_limited; /* with SW_LIMIT: of memory, not of time */
    puzzle_path path;    /* with SW_OK; owned */
    int lower_bound;
    uint64_t expanded, generated;
    size_t open_peak, closed_peak, bytes_peak;
    double ms;
} game_lab_run;

/* A bound that a search has gone through, and the nodes that took. */
typedef struct game_lab_iteration {
    int bound;
    uint64_t nodes;
} game_lab_iteration;

typedef enum game_lab_event {
    GAME_LAB_BEGAN, /* `method` */
    GAME_LAB_BOUND, /* no solution has fewer moves than `bound`: known after `nodes` more nodes */
    GAME_LAB_ENDED, /* with `status`, after `nodes` in all; `bound` is the number of moves, if any */
} game_lab_event;

/* A line of the log, as facts. */
typedef struct game_lab_line {
    game_lab_event event;
    double ms; /* since that search began */
    solver_method method;
    sw_status status;
    bool optimal;
    int bound;
    uint64_t nodes;
} game_lab_line;

enum { GAME_LAB_RUNS = 64, GAME_LAB_LINES = 128, GAME_LAB_ITERATIONS = 8 };

typedef struct game_lab {
    puzzle_board boards[GAME_LAB_SIDES]; /* of one size */
    solver_method method;                /* of the next search */
    game_lab_run *runs;                  /* of all boards so far, oldest first; owned */
    int run_count;
    game_lab_line lines[GAME_LAB_LINES]; /* newest last */
    int line_count;
    struct { /* the search that is running */
        bool on;
        puzzle_board boards[GAME_LAB_SIDES];
        solver_method method;
        game_lab_iteration
            iterations[GAME_LAB_ITERATIONS]; /* the last ones; the last is going on */
        int count;
        uint64_t nodes; /* up to the last iteration's beginning */
    } search;
} game_lab;

/* The board 6,4,7/8,5,0/3,2,1, one of the two that are farthest from the standard goal, and A* with
 * the Manhattan distance. A zeroed lab is safe to deinit. */
void game_lab_init(game_lab *out);
void game_lab_deinit(game_lab *lab);

/* --- the boards ---
 * A heuristic that does not suit a new size gives way to the Manhattan distance. */

void game_lab_set_boards(game_lab *lab, const puzzle_board *start, const puzzle_board *goal);

/* One board; where its size is another one, a new board for the other side comes with it. */
void game_lab_set_board(game_lab *lab, game_lab_side side, const puzzle_board *board,
                        uint64_t seed);

/* The goal of that name, or the standard one; and a scramble. */
void game_lab_set_size(game_lab *lab, puzzle_size size, uint64_t seed);
void game_lab_set_goal(game_lab *lab, puzzle_goal goal);
void game_lab_scramble(game_lab *lab, uint64_t seed); /* always solvable */

/* Whatever stands in the two cells changes places. */
void game_lab_swap(puzzle_board *board, int a, int b);

/* The tile goes to the cell, and what stands there to where the tile was. */
void game_lab_put(puzzle_board *board, int cell, int tile);

/* Why moves lead from start to goal, or why not: swaps and steps are both even, both odd, or not. */
typedef struct game_lab_verdict {
    bool solvable;
    int swaps; /* exchanges of any two tiles, the blank among them, that make the goal of the start */
    int steps; /* of the blank, from its cell to the goal's */
} game_lab_verdict;

game_lab_verdict game_lab_judge(const game_lab *lab);

/* Of a start that cannot be solved: exchanges two of its tiles, so that it can be. It does not become the
 * goal by that. */
void game_lab_exchange(game_lab *lab);

/* --- the searches --- */

/* The method that is chosen, as a request wants it: zeroed where the algorithm is the solver's own
 * choice, without a heuristic where the algorithm asks none. */
solver_method game_lab_method(const game_lab *lab);

/* A search of that request begins, is seen at work, and ends. False where memory ran out: the run is
 * not kept. */
void game_lab_begin(game_lab *lab, const solver_request *request);
void game_lab_watch(game_lab *lab, int lower_bound, uint64_t nodes, double ms);
bool game_lab_end(game_lab *lab, const solver_answer *answer);

/* The runs from start to goal as they stand, oldest first. Returns how many; out holds
 * GAME_LAB_RUNS. Borrowed until the next run ends. */
int game_lab_list(const game_lab *lab, const game_lab_run **out);

/* Forgets those runs, and the log. */
void game_lab_clear(game_lab *lab);

/* Whether a search goes on from start to goal as they stand. */
bool game_lab_searches_here(const game_lab *lab);

/* Those runs as tab-separated lines under a line of headings; the words are the command line's. */
void game_lab_format(const game_lab *lab, sw_text *out);

#endif
