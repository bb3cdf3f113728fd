/* IDA* one expansion at a time, so that it can be watched. */
#include "core/home.h"
#include "engines/classic/search_run.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

/* Iterative-deepening A* (Korf, 1985) as the textbook has it: depth-first searches under a rising
 * threshold, on a stack of their own, of which only moves that undo the one before are cut off. */

/* What a node's expansion gave. The children within the threshold are tried one after the other;
 * the one taken last is the next node of the path. */
typedef struct idastar_step {
    uint8_t count; /* of those children */
    uint8_t taken;
    uint8_t moves[PUZZLE_MOVES];
    uint16_t values[PUZZLE_MOVES]; /* their h */
    uint64_t known[];              /* what the heuristic knows of them */
} idastar_step;

/* The path's node of number i is the child that step i has taken last: step 0 stands before the
 * start, which is its only child. The last node of the path is the next to expand. */
typedef struct idastar {
    search_run run;
    const heuristic *h;
    node_memory *memory;
    normalized_board start;
    normalized_board board; /* of the path's last node */
    int threshold;          /* on f */
    int next_threshold;     /* the least f above it that was met */
    int length;             /* of the path, in nodes */
    int capacity;           /* in steps */
    char *steps;
    size_t step_size;
    size_t known_size;
    int16_t source[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* the tile that moves, by the blank's cell */
} idastar;

static idastar_step *step_at(const idastar *self, int i)
{
    return (idastar_step *)(void *)(self->steps + (size_t)i * self->step_size);
}

static void *known_of(const idastar *self, idastar_step *step, int child)
{
    return (char *)step->known + (size_t)child * self->known_size;
}

static puzzle_move taken_move(const idastar_step *step)
{
    return (puzzle_move)step->moves[step->taken - 1];
}

static void slide(const idastar *self, normalized_board *board, puzzle_move move)
{
    solver_normalized_slide(board, self->source[board->blank][move]);
}

/* Makes room for the step of the path's last node. */
static bool reserve(idastar *self)
{
    if (self->length < self->capacity)
        return true;
    int capacity = 2 * self->capacity + 32;
    char *steps = solver_node_memory_resize(self->memory, self->steps,
                                            (size_t)self->capacity * self->step_size,
                                            (size_t)capacity * self->step_size);
    if (!steps) {
        solver_search_run_end(&self->run, SOLVER_SEARCH_FULL);
        return false;
    }
    self->steps = steps;
    self->capacity = capacity;
    return true;
}

static void begin_iteration(idastar *self, int threshold)
{
    self->threshold = self->run.figures.bound = threshold;
    self->next_threshold = INT_MAX;
    step_at(self, 0)->taken = 0;
}

/* Gives up the path's last node, from which nothing is left to try. */
static void drop_last(idastar *self)
{
    self->run.last = -1;
    self->run.figures.open--;
    if (--self->length > 0)
        slide(self, &self->board, puzzle_move_opposite(taken_move(step_at(self, self->length))));
}

static bool is_goal(const normalized_board *board)
{
    int cell = 0;
    while (cell < board->cells && board->home[cell] == cell)
        cell++;
    return cell == board->cells;
}

/* Takes the next child of the step at the path's end. */
static void take_child(idastar *self)
{
    search_run *run = &self->run;
    idastar_step *step = step_at(self, self->length);
    int child = step->taken++;
    if (self->length > 0)
        slide(self, &self->board, (puzzle_move)step->moves[child]);
    run->next = self->length++;
    solver_search_run_open(run, false);
    if (step->values[child] == 0 && is_goal(&self->board))
        solver_search_run_end(run, SOLVER_SEARCH_FOUND);
}

/* Chooses the next node, under a higher threshold where all was tried. */
static void settle(idastar *self)
{
    for (;;) {
        idastar_step *step = step_at(self, self->length);
        if (step->taken < step->count) {
            take_child(self);
            return;
        }
        if (self->length > 0) {
            drop_last(self);
        } else {
            assert(self->next_threshold > self->threshold); /* every board has more than one move */
            begin_iteration(self, self->next_threshold);
        }
    }
}

static void prepare(idastar *self, const search_task *task)
{
    *self = (idastar){
        .run = {.algorithm = &solver_idastar_search, .last = -1, .next = -1},
        .h = task->h,
        .memory = task->memory,
        .start = *task->start,
        .board = *task->start,
        .known_size = (task->h->node_size + 7) / 8 * 8,
    };
    self->step_size = sizeof(idastar_step) + PUZZLE_MOVES * self->known_size;
    for (int cell = 0; cell < task->start->cells; cell++)
        for (int move = 0; move < PUZZLE_MOVES; move++)
            self->source[cell][move] = (int16_t)solver_home_step(
                task->start->size, cell, puzzle_move_opposite((puzzle_move)move));
}

static search_run *create(const search_task *task)
{
    idastar *self = malloc(sizeof *self);
    if (!self)
        return NULL;
    prepare(self, task);
    if (reserve(self)) {
        idastar_step *before = step_at(self, 0);
        int h = task->h->start(task->h, task->start, known_of(self, before, 0));
        *before = (idastar_step){.count = 1, .values = {(uint16_t)h}};
        begin_iteration(self, h);
        settle(self);
    }
    return &self->run;
}

static void destroy(search_run *run)
{
    idastar *self = (idastar *)run;
    solver_node_memory_give_back(self->memory, self->steps,
                                 (size_t)self->capacity * self->step_size);
    free(self);
}

/* Keeps the child in the step where it is within the threshold. */
static void generate(idastar *self, const void *known, idastar_step *step, int move, int from)
{
    void *child = known_of(self, step, step->count);
    int g = self->length, limit = self->threshold - g;
    self->h->step(self->h, &self->board, from, known, child);
    int h = solver_heuristic_value(self->h, child, limit);
    self->run.figures.generated++;
    if (h > limit) {
        if (g + h < self->next_threshold)
            self->next_threshold = g + h;
        return;
    }
    solver_heuristic_settle(self->h, known, child);
    step->moves[step->count] = (uint8_t)move;
    step->values[step->count++] = (uint16_t)h;
}

static void expand(search_run *run)
{
    idastar *self = (idastar *)run;
    if (!reserve(self))
        return;
    idastar_step *before = step_at(self, self->length - 1), *step = step_at(self, self->length);
    const void *known = known_of(self, before, before->taken - 1);
    int undoing = self->length > 1 ? (int)puzzle_move_opposite(taken_move(before)) : -1;
    const int16_t *source = self->source[self->board.blank];
    step->count = step->taken = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (source[move] >= 0 && move != undoing)
            generate(self, known, step, move, source[move]);
    run->figures.expanded++;
    run->last = self->length - 1;
    settle(self);
}

static size_t count(const search_run *run)
{
    return (size_t)((const idastar *)run)->length;
}

static void node(const search_run *run, size_t number, solver_node *out, normalized_board *board)
{
    const idastar *self = (const idastar *)run;
    *board = self->start;
    for (int i = 1; i <= (int)number; i++)
        slide(self, board, taken_move(step_at(self, i)));
    const idastar_step *step = step_at(self, (int)number);
    out->parent = (int64_t)number - 1;
    out->move = number > 0 ? taken_move(step) : PUZZLE_UP;
    out->g = (int)number;
    out->h = step->values[step->taken - 1];
    out->list = SOLVER_NODE_OPEN;
    out->from_goal = false;
}

static bool path(const search_run *run, puzzle_path *out)
{
    const idastar *self = (const idastar *)run;
    for (int i = 1; i < self->length; i++)
        if (!puzzle_path_push(out, taken_move(step_at(self, i))))
            return false;
    return true;
}

const search_algorithm solver_idastar_search = {
    .name = "IDA*",
    .create = create,
    .destroy = destroy,
    .expand = expand,
    .count = count,
    .node = node,
    .path = path,
};
