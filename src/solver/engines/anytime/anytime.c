/* The anytime engine: line by line at once, then wider and wider beams beside the proof. */
#include "engines/anytime/anytime.h"

#include "core/improvement.h"
#include "engines/anytime/shortcut.h"
#include "engines/beam/beam.h"
#include "engines/lines/lines.h"
#include "engines/optimal/optimal_search.h"
#include "os/clock.h"
#include "os/thread.h"

/* ---- How wide one beam after the other is to be ---- */

/* Layered beams where learned values lead them, staged ones elsewhere. */
typedef enum width_kind { WIDTH_STAGED, WIDTH_LAYERED, WIDTH_KINDS } width_kind;

/* A beam of that width takes, or took, so many nodes. */
typedef struct width_step {
    width_kind kind;
    int width; /* 0: no beam is worth it any more */
    uint64_t nodes;
} width_step;

/* The first beam is done in milliseconds, the last takes all that is left of the budget, and none is begun that
 * cannot be finished. Whole numbers throughout: the same nodes give the same widths on every machine. */
typedef struct width_schedule {
    width_kind kind;               /* of all beams, but where a staged one is due */
    unsigned climb;                /* a beam is about so many times as wide as the one before */
    unsigned first[WIDTH_KINDS];   /* the least width */
    width_step known[WIDTH_KINDS]; /* from which nodes are reckoned */
    int width;                     /* of the last beam of `kind`; 0 before */
    bool staged_due;               /* after the first layered beam */
} width_schedule;

/* What is left for beams: nodes, and as many as the time allows at the speed of the last beam. */
typedef struct width_limits {
    uint64_t nodes, timed;   /* UINT64_MAX where there is no limit */
    int widest[WIDTH_KINDS]; /* that memory allows */
} width_limits;

/* first: narrower beams are not worth it. A beam climbs by a factor of `climb` or so: with more steps the last
 * beam, which counts, would be narrower; with fewer the first plan would stand for long. A wide beam's boards do
 * not fit the caches: one of width `slow` takes twice the time for a node. Nodes grow as the width and `base`. */
typedef struct width_range {
    unsigned first, climb, most, slow, base;
} width_range;

static const width_range ranges[] = {
    [WIDTH_STAGED] = {50, 8, 40000, 30000, 20},
    [WIDTH_LAYERED] = {16, 25, 1000000, 60000, 0},
};

/* Where a layered beam may lose its way there are more of them, for the widest one is not always the best; and a
 * staged one, which always comes home, is due after the first. */
enum { CAREFUL_CLIMB = 8 };

/* Until a layered beam is known, one of this width is taken to make half the moves of line by line. */
enum { LENGTH_WIDTH = 1000 };

/* A narrow staged beam that learned values lead makes fewer moves: so much of the nodes, in 16. */
enum { LED_SHARE = 11 };

/* On boards of more cells the first staged beam is narrower. */
enum { MANY_CELLS = 400, LEAST_STAGED = 24 };

static unsigned first_staged(unsigned cells)
{
    unsigned first = ranges[WIDTH_STAGED].first, width = first * MANY_CELLS / cells;
    return width > first ? first : width > LEAST_STAGED ? width : LEAST_STAGED;
}

/* length: of a solution that is known. fitness: of layered beams. */
static void schedule_init(width_schedule *out, puzzle_size size, size_t length,
                          beam_fitness fitness)
{
    const unsigned cells = (unsigned)puzzle_size_cells(size);
    const uint64_t many = LENGTH_WIDTH * cells * (uint64_t)(size.columns + size.rows);
    const width_kind kind = fitness == BEAM_UNFIT ? WIDTH_STAGED : WIDTH_LAYERED;
    const bool is_careful = fitness == BEAM_MAY_FAIL;
    const uint64_t staged = is_careful ? many * LED_SHARE / 16 : many;
    *out = (width_schedule){
        .kind = kind,
        .climb = is_careful ? CAREFUL_CLIMB : ranges[kind].climb,
        .first = {first_staged(cells), ranges[WIDTH_LAYERED].first},
        .known = {{WIDTH_STAGED, solver_staged_width(size, (double)many), staged},
                  {WIDTH_LAYERED, LENGTH_WIDTH, LENGTH_WIDTH * length / 2}},
        .staged_due = is_careful,
    };
}

/* A beam that is hardly wider than the one before finds nothing new. */
static bool is_worth_it(uint64_t width, uint64_t before)
{
    return 2 * width >= 3 * before;
}

static width_step step_of(const width_schedule *self, width_kind kind, uint64_t width)
{
    const uint64_t base = ranges[kind].base;
    const width_step *known = &self->known[kind];
    uint64_t nodes = known->nodes * (width + base) / ((uint64_t)known->width + base);
    return (width_step){kind, (int)width, nodes};
}

static bool is_affordable(const width_schedule *self, width_step step, width_limits left)
{
    uint64_t slow = ranges[step.kind].slow, width = (uint64_t)step.width;
    uint64_t known = (uint64_t)self->known[step.kind].width;
    return step.width <= left.widest[step.kind] && step.nodes <= left.nodes &&
           (left.timed == UINT64_MAX || step.nodes / (slow + known) * (slow + width) <= left.timed);
}

static uint64_t widest(const width_schedule *self, width_limits left)
{
    uint64_t width = (uint64_t)left.widest[self->kind];
    while (width > 0 && !is_affordable(self, step_of(self, self->kind, width), left))
        width = width * 19 / 20;
    return width;
}

/* The widest beam of a kind that there is any use for. */
static int widest_of(width_kind kind)
{
    return (int)ranges[kind].most;
}

/* What the first beam takes is only a guess, which is worth a risk: there is little to lose yet. A layered one keeps
 * to the limits by itself. */
static bool may_suffice(const width_schedule *self, width_step first, width_limits left)
{
    left.timed = left.timed < UINT64_MAX / 2 ? 2 * left.timed : UINT64_MAX;
    return self->kind == WIDTH_LAYERED || is_affordable(self, first, left);
}

static uint64_t power(uint64_t base, uint64_t exponent)
{
    uint64_t product = 1;
    for (uint64_t i = 0; i < exponent; i++)
        product *= base;
    return product;
}

/* The next width on the way to the widest, in as few steps as `climb` allows and of equal factors. */
static uint64_t next_width(const width_schedule *self, uint64_t before, uint64_t widest)
{
    uint64_t steps = 1, factor = self->climb;
    if (widest <= 2 * before * self->climb)
        return widest;
    while (before * power(factor, steps) < widest)
        steps++;
    while (before * power(factor, steps) > widest)
        factor--;
    return before * factor;
}

static width_step schedule_next(const width_schedule *self, width_limits left)
{
    uint64_t before = (uint64_t)self->width, width = widest(self, left);
    width_step first = step_of(self, self->kind, self->first[self->kind]);
    width_step staged = step_of(self, WIDTH_STAGED, self->first[WIDTH_STAGED]);
    if (before == 0 && (width >= (uint64_t)first.width || may_suffice(self, first, left)))
        return first;
    if (self->staged_due && is_affordable(self, staged, left))
        return staged;
    if (width < (uint64_t)first.width || !is_worth_it(width, before))
        return (width_step){.width = 0};
    return step_of(self, self->kind, next_width(self, before, width));
}

/* It was taken. */
static void schedule_note(width_schedule *self, width_step taken)
{
    self->known[taken.kind] = taken;
    if (taken.kind == self->kind)
        self->width = taken.width;
    else
        self->staged_due = false;
}

/* ---- The engine ---- */

/* What one request is about, and how far it has come. The best path is the answer's. */
typedef struct anytime {
    tables *shared;
    const normalized_board *board;
    const solver_request *request;
    search_watch *watch;
    solver_answer *out;
    optimal_search *proof; /* NULL where memory ran out */
    width_schedule schedule;
    double nodes_a_ms; /* of a beam */
    bool repeatable;
    bool endless; /* the proof has a thread of its own all the time */
} anytime;

/* A node of the proof for so many of a beam; and where the bound is so far from the solution that the proof only
 * raises it a little. */
enum { BEAM_NODES = 4, HOPELESS_BEAM_NODES = 32, HOPELESS_GAP = 40 };

/* Where a beam has come near the bound of a board that is near the goal, the proof gets a time of its own, once.
 * About 250 ms. */
enum { HOPEFUL_BOUND = 60, HOPEFUL_GAP = 16, HOPEFUL_NODES = 4000000 };

/* With databases the bound may still rise after long. */
enum { PATTERN_CELLS = 25 };

/* Until the first beam has been measured: a node of it takes as long as so many of line by line. */
static const double LINES_NODES = 4;

/* Of the time left, how much is planned for, for a beam that is broken off is lost; and before the first
 * one has been measured. */
static const double TIME_SHARE = 0.85, FIRST_TIME_SHARE = 0.6;

/* Where memory has no room for so wide a layered beam, and for what leads it, staged ones are better. */
enum { LEAST_LAYERED_WIDTH = 500 };

/* A layered beam keeps to the time by itself, so that a little too much may be planned for it. */
static const double LAYERED_TIME_SHARE = 1.1;

bool solver_anytime_is_repeatable(const solver_request *request)
{
    return request->node_limit > 0 && request->time_ms <= 0 && request->cpu_ms <= 0;
}

bool solver_anytime_uses_patterns(const solver_request *request)
{
    puzzle_size size = request->start.size;
    return !solver_anytime_is_repeatable(request) && solver_optimal_uses_patterns(size) &&
           puzzle_size_cells(size) <= PATTERN_CELLS;
}

static bool is_proved(const anytime *self)
{
    return self->out->path.length == (size_t)self->out->lower_bound;
}

/* Whether there is something left to do, and leave to do it. */
static bool goes_on(const anytime *self)
{
    return !is_proved(self) && solver_watch_poll(self->watch);
}

/* Takes the path, which is left empty, if it is the shortest so far. */
static void offer(anytime *self, puzzle_path *path, const char *engine, const char *heuristic)
{
    solver_improvement_offer(self->request, path, engine, heuristic, self->watch, self->out);
}

/* ---- The first solution ---- */

/* The clock of the time limit. */
static double clock_ms(const anytime *self)
{
    return self->request->cpu_ms > 0 ? os_clock_thread_cpu_ms() : os_clock_ms();
}

static void note_speed(anytime *self, double nodes, double ms)
{
    if (ms > 0)
        self->nodes_a_ms = nodes / ms;
}

/* Line by line, whatever the limits are. */
static void solve_first(anytime *self)
{
    puzzle_path path = {0};
    search_watch unlimited = solver_watch_unlimited(self->watch);
    double start_ms = clock_ms(self);
    self->out->status = solver_lines_solve(self->shared, self->board, &unlimited, &path);
    note_speed(self, (double)unlimited.expanded / LINES_NODES, clock_ms(self) - start_ms);
    solver_watch_join(self->watch, &unlimited);
    if (self->out->status == SW_OK) {
        self->out->status = SW_NOT_FOUND;
        offer(self, &path, "line by line", "");
    }
    puzzle_path_deinit(&path);
}

/* ---- Beams and the proof, by turns or side by side ---- */

typedef struct task task;

/* A piece of work with its own end and its own path. */
struct task {
    anytime *self;
    solver_progress own;
    search_watch watch;
    puzzle_path path;
    sw_status status;
    double ms; /* of the beam */
    uint64_t nodes;
    task *rival; /* that is of no use any more once this one has come to its end; or NULL */
};

/* nodes: its share; 0 for no limit but the request's. */
static void task_init(task *out, anytime *self, uint64_t nodes)
{
    *out = (task){.self = self, .status = SW_NOT_FOUND};
    out->watch = solver_watch_part(self->watch, &out->own, nodes);
}

static void end_rival(task *done)
{
    if (done->rival)
        solver_progress_cancel(&done->rival->own);
}

/* Takes what the task found. */
static void task_end(task *done, const char *engine, const char *heuristic)
{
    anytime *self = done->self;
    solver_watch_join(self->watch, &done->watch);
    if (done->status == SW_OK)
        offer(self, &done->path, engine, heuristic);
    puzzle_path_deinit(&done->path);
}

static void run_proof(task *proof)
{
    ida_end end = solver_optimal_continue(proof->self->proof, &proof->watch, &proof->path);
    proof->status = solver_optimal_status(end, &proof->watch);
    if (proof->status == SW_OK)
        end_rival(proof);
}

static void run_proof_beside(void *data)
{
    task *proof = data;
    run_proof(proof);
    proof->watch.helpers_cpu_ms = os_clock_thread_cpu_ms();
}

static void end_proof(task *proof)
{
    anytime *self = proof->self;
    int bound = solver_ida_lower_bound(solver_optimal_ida(self->proof));
    if (bound > self->out->lower_bound)
        self->out->lower_bound = bound;
    solver_watch_raise_bound(self->watch, bound);
    task_end(proof, "IDA*", solver_optimal_heuristic(self->proof));
}

/* What a beam leaves to be shortened is found within some forty moves. The narrow windows come first: they
 * take little time, and leave less for the others. */
static void take_shortcuts(task *beam)
{
    static const shortcut_plan plans[] = {{24, 20000}, {32, 20000}};
    const anytime *self = beam->self;
    const prune *automaton = solver_tables_first_prune(self->shared);
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++)
        solver_shortcut_path(&beam->path, self->board, automaton, plans[i], &beam->watch);
}

static void run_beam(task *beam, width_step step)
{
    anytime *self = beam->self;
    double start_ms = clock_ms(self);
    int threads = self->endless ? 1 : self->request->threads;
    if (step.kind == WIDTH_LAYERED)
        beam->status =
            solver_beam_solve(self->shared, self->board, step.width, (int)self->out->path.length,
                              threads, &beam->watch, &beam->path);
    else
        beam->status = solver_staged_solve(self->shared, self->board, step.width, threads,
                                           &beam->watch, &beam->path);
    beam->ms = clock_ms(self) - start_ms -
               (self->request->cpu_ms > 0 ? beam->watch.table_cpu_ms : beam->watch.table_ms);
    beam->nodes = beam->watch.expanded;
    if (beam->status == SW_OK)
        take_shortcuts(beam);
    end_rival(beam);
}

static void end_beam(task *beam, width_step step)
{
    anytime *self = beam->self;
    step.nodes = beam->nodes;
    schedule_note(&self->schedule, step);
    note_speed(self, (double)step.nodes, beam->ms);
    task_end(beam, step.kind == WIDTH_LAYERED ? "layered beam" : "staged beam", "");
}

/* What the request's own limit leaves; the maximum where there is none. */
static uint64_t nodes_left(const anytime *self)
{
    const search_watch *watch = self->watch;
    if (watch->node_limit == 0)
        return UINT64_MAX;
    return watch->node_limit > watch->expanded ? watch->node_limit - watch->expanded : 1;
}

static uint64_t proof_share(const anytime *self, uint64_t nodes)
{
    bool is_hopeless = (int)self->out->path.length - self->out->lower_bound > HOPELESS_GAP;
    return nodes / (is_hopeless ? HOPELESS_BEAM_NODES : BEAM_NODES);
}

/* A repeatable search must not depend on whether a second thread had the proof: it is run even where a beam that was
 * finished line by line has taken more than the limit. */
static bool keeps_its_share(const anytime *self)
{
    return self->repeatable && !is_proved(self) && self->watch->status == SW_LIMIT;
}

/* A beam, and the proof's share beside it or after it. */
static void take_step(anytime *self, width_step step)
{
    task beam, proof;
    os_thread thread;
    uint64_t share = proof_share(self, step.nodes) + 1;
    task_init(&beam, self, self->watch->node_limit > 0 ? nodes_left(self) - share : 0);
    task_init(&proof, self, self->endless ? 0 : share);
    beam.rival = self->endless ? &proof : NULL;
    proof.rival = self->repeatable ? NULL : &beam;
    if (self->request->threads > 1 &&
        os_thread_start(&thread, run_proof_beside, &proof, NULL) == SW_OK) {
        run_beam(&beam, step);
        os_thread_join(thread);
        end_beam(&beam, step);
    } else {
        run_beam(&beam, step);
        end_beam(&beam, step);
        if (goes_on(self) || keeps_its_share(self))
            run_proof(&proof);
    }
    end_proof(&proof);
}

/* The proof alone. */
static void prove(anytime *self, uint64_t nodes)
{
    task proof;
    if (nodes == 0) /* would mean no limit */
        return;
    task_init(&proof, self, nodes < nodes_left(self) ? nodes : nodes_left(self));
    run_proof(&proof);
    end_proof(&proof);
}

/* ---- The whole ---- */

/* The widest layered beam that memory allows beside what leads it. */
static int widest_layered(const anytime *self)
{
    return solver_beam_widest(self->shared, self->board->size, solver_watch_share(self->watch),
                              widest_of(WIDTH_LAYERED), (int)self->out->path.length);
}

static int widest_staged(const anytime *self)
{
    return solver_staged_widest(self->shared, solver_watch_share(self->watch), self->board->size,
                                widest_of(WIDTH_STAGED));
}

/* The proof's share is left out of the nodes, and a little more, so that a beam may take more than was
 * reckoned; but not out of the time, for a node of the proof is much faster. */
static width_limits budget_left(const anytime *self)
{
    const search_watch *watch = self->watch;
    bool layered = self->schedule.kind == WIDTH_LAYERED;
    uint64_t nodes = nodes_left(self);
    width_limits left = {nodes - proof_share(self, nodes),
                         UINT64_MAX,
                         {widest_staged(self), layered ? widest_layered(self) : 0}};
    double deadline_ms = watch->cpu_deadline_ms > 0 ? watch->cpu_deadline_ms : watch->deadline_ms;
    if (deadline_ms > 0) {
        double share = layered                    ? LAYERED_TIME_SHARE
                       : self->schedule.width > 0 ? TIME_SHARE
                                                  : FIRST_TIME_SHARE;
        double ms = share * (deadline_ms - clock_ms(self));
        left.timed = ms > 0 ? (uint64_t)(ms * self->nodes_a_ms) : 0;
    }
    return left;
}

static bool is_hopeful(const anytime *self)
{
    return self->out->lower_bound <= HOPEFUL_BOUND &&
           (int)self->out->path.length - self->out->lower_bound <= HOPEFUL_GAP;
}

static void climb(anytime *self)
{
    bool had_hope = false;
    while (goes_on(self)) {
        width_step step = schedule_next(&self->schedule, budget_left(self));
        if (step.width == 0)
            break;
        take_step(self, step);
        if (!had_hope && is_hopeful(self) && goes_on(self)) {
            uint64_t half = nodes_left(self) / 2;
            prove(self, half < HOPEFUL_NODES ? half : HOPEFUL_NODES);
            had_hope = true;
        }
    }
    if (goes_on(self))
        prove(self, nodes_left(self));
}

/* What leads layered beams may have to be read; and memory must have room for one that is of use. */
static beam_fitness find_fitness(const anytime *self)
{
    double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
    beam_fitness fitness = solver_beam_fitness(self->shared, self->board->size);
    solver_watch_note_tables(self->watch, start_ms, start_cpu_ms);
    return widest_layered(self) >= LEAST_LAYERED_WIDTH ? fitness : BEAM_UNFIT;
}

void solver_anytime_solve(tables *shared, const normalized_board *board,
                          const solver_request *request, search_watch *watch, solver_answer *out)
{
    bool patterns = solver_anytime_uses_patterns(request);
    anytime self = {
        .shared = shared,
        .board = board,
        .request = request,
        .watch = watch,
        .out = out,
        .repeatable = solver_anytime_is_repeatable(request),
        .endless = patterns && request->threads > 1,
    };
    solve_first(&self);
    if (out->status == SW_OK && goes_on(&self)) {
        schedule_init(&self.schedule, board->size, out->path.length, find_fitness(&self));
        self.proof = solver_optimal_begin(shared, board, 1, patterns);
        if (self.proof)
            climb(&self);
        solver_optimal_end(self.proof);
    }
    if (watch->status == SW_CANCELLED)
        out->status = SW_CANCELLED;
    out->optimal = out->status == SW_OK && is_proved(&self);
}
