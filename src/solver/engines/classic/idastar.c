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
    uint8_t packed[CLASSIC_STEPS];  /* what leads there (search_run.h) */
    uint16_t values[CLASSIC_STEPS]; /* their h */
    uint64_t known[];               /* what the heuristic knows of them */
} idastar_step;

/* The path's node of number i is the child that step i has taken last: step 0 stands before the
 * start, which is its only child. The last node of the path is the next to expand. */
typedef struct idastar {
    search_run run;
    const heuristic *h;
    node_memory *memory;
    classic_metric metric;
    normalized_board start;
    normalized_board board; /* of the path's last node */
    int threshold;          /* on f */
    int next_threshold;     /* the least f above it that was met */
    int length;             /* of the path, in nodes */
    int capacity;           /* in steps */
    char *steps;
    size_t step_size;
    size_t known_size;
    void *spare; /* room for one of the heuristic's nodes; owned */
} idastar;

static idastar_step *step_at(const idastar *self, int i)
{
    return (idastar_step *)(void *)(self->steps + (size_t)i * self->step_size);
}

static void *known_of(const idastar *self, idastar_step *step, int child)
{
    return (char *)step->known + (size_t)child * self->known_size;
}

static puzzle_slide taken_step(const idastar_step *step)
{
    return solver_classic_unpack(step->packed[step->taken - 1]);
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
        solver_classic_apply(&self->board,
                             solver_classic_back(taken_step(step_at(self, self->length))));
}

/* Takes the next child of the step at the path's end. */
static void take_child(idastar *self)
{
    search_run *run = &self->run;
    idastar_step *step = step_at(self, self->length);
    int child = step->taken++;
    if (self->length > 0)
        solver_classic_apply(&self->board, solver_classic_unpack(step->packed[child]));
    run->next = self->length++;
    solver_search_run_open(run, false);
    if (step->values[child] == 0 && solver_normalized_is_home(&self->board))
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
        .metric = task->metric,
        .start = *task->start,
        .board = *task->start,
        .known_size = (task->h->node_size + 7) / 8 * 8,
    };
    size_t children = task->metric.slides ? CLASSIC_STEPS : PUZZLE_MOVES;
    self->step_size = sizeof(idastar_step) + children * self->known_size;
}

static search_run *create(const search_task *task)
{
    idastar *self = malloc(sizeof *self);
    if (!self)
        return NULL;
    prepare(self, task);
    self->spare = malloc(self->known_size + 1); /* which may be 0 */
    if (!self->spare) {
        free(self);
        return NULL;
    }
    if (reserve(self)) {
        idastar_step *before = step_at(self, 0);
        int h = solver_classic_value(
            task->metric, task->h->start(task->h, task->start, known_of(self, before, 0)));
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
    free(self->spare);
    free(self);
}

/* Keeps the child in the step where it is within the threshold. */
static void generate(idastar *self, const void *known, idastar_step *step, puzzle_slide slide)
{
    void *child = known_of(self, step, step->count);
    int g = self->length, limit = self->threshold - g;
    int h =
        solver_classic_step(self->metric, self->h, &self->board, slide, known, child, self->spare);
    self->run.figures.generated++;
    if (h > limit) {
        if (g + h < self->next_threshold)
            self->next_threshold = g + h;
        return;
    }
    step->packed[step->count] = solver_classic_pack(slide);
    step->values[step->count++] = (uint16_t)h;
}

static void expand(search_run *run)
{
    idastar *self = (idastar *)run;
    if (!reserve(self))
        return;
    idastar_step *before = step_at(self, self->length - 1), *step = step_at(self, self->length);
    const void *known = known_of(self, before, before->taken - 1);
    step->count = step->taken = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        bool idle =
            self->length > 1 &&
            solver_classic_is_idle(self->metric, taken_step(before).move, (puzzle_move)move);
        int longest =
            idle ? 0 : solver_classic_longest(self->metric, &self->board, (puzzle_move)move);
        for (int i = 1; i <= longest; i++)
            generate(self, known, step, (puzzle_slide){(puzzle_move)move, i});
    }
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
        solver_classic_apply(board, taken_step(step_at(self, i)));
    const idastar_step *step = step_at(self, (int)number);
    out->parent = (int64_t)number - 1;
    out->step = number > 0 ? taken_step(step) : (puzzle_slide){PUZZLE_UP, 0};
    out->g = (int)number;
    out->h = step->values[step->taken - 1];
    out->list = SOLVER_NODE_OPEN;
    out->from_goal = false;
}

static bool path(const search_run *run, puzzle_path *out)
{
    const idastar *self = (const idastar *)run;
    for (int i = 1; i < self->length; i++)
        if (!solver_classic_push(out, taken_step(step_at(self, i))))
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
