/* The anytime engine: line by line at once, then wider and wider beams beside the proof. */
#include "engines/anytime/anytime.h"

#include "core/improvement.h"
#include "engines/anytime/shortcut.h"
#include "engines/anytime/width_schedule.h"
#include "engines/beam/beam.h"
#include "engines/beam/staged.h"
#include "engines/lines/lines.h"
#include "engines/optimal/optimal_search.h"
#include "os/clock.h"
#include "os/thread.h"

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

/* A node of the proof for so many of a beam. */
enum { BEAM_NODES = 4 };

/* Only the proof can tell whether a board is near the goal: where it may be, the proof has a time of its
 * own. About 250 ms. */
enum { HOPEFUL_BOUND = 60, HOPEFUL_NODES = 4000000 };

/* With databases the bound may still rise after long. */
enum { PATTERN_CELLS = 25 };

/* Until the first beam has been measured: a node of it takes as long as so many of line by line. */
static const double LINES_NODES = 4;

/* Of the time left, how much is planned for, for a beam that is broken off is lost; and before the first
 * one has been measured. */
static const double TIME_SHARE = 0.85, FIRST_TIME_SHARE = 0.6;

/* Where memory has no room for so wide a layered beam, and for what leads it, staged ones are better. */
enum { LEAST_LAYERED_WIDTH = 500 };

/* A layered beam keeps to the time by itself, so that a little too much may be planned for it. Until one
 * has been measured it is taken to be as fast as that. */
static const double LAYERED_TIME_SHARE = 1.1, LAYERED_NODES_A_MS = 8000;

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
    search_watch unlimited = solver_watch_fork(self->watch, NULL);
    unlimited.node_limit = 0;
    unlimited.deadline_ms = unlimited.cpu_deadline_ms = 0;
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
    solver_width_schedule_note(&self->schedule, step);
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

/* A beam, and the proof's share beside it or after it. */
static void take_step(anytime *self, width_step step)
{
    task beam, proof;
    os_thread thread;
    uint64_t share = step.nodes / BEAM_NODES + 1;
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
        if (goes_on(self))
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

/* Beside what leads it. */
static int widest_layered(const anytime *self)
{
    return solver_beam_widest(self->shared, self->board, solver_watch_share(self->watch),
                              solver_width_schedule_widest(WIDTH_LAYERED),
                              (int)self->out->path.length);
}

/* The proof's share is left out of the nodes, and a little more, so that a beam may take more than was
 * reckoned; but not out of the time, for a node of the proof is much faster. */
static width_limits budget_left(const anytime *self)
{
    const search_watch *watch = self->watch;
    uint64_t nodes = nodes_left(self);
    width_limits left = {nodes - nodes / BEAM_NODES, UINT64_MAX, {0}};
    solver_budget_share memory = solver_watch_share(watch);
    left.widest[WIDTH_STAGED] = solver_staged_widest(self->shared, memory, self->board->size,
                                                     solver_width_schedule_widest(WIDTH_STAGED));
    left.widest[WIDTH_LAYERED] =
        solver_beam_suits(self->shared, self->board->size) ? widest_layered(self) : 0;
    double deadline_ms = watch->cpu_deadline_ms > 0 ? watch->cpu_deadline_ms : watch->deadline_ms;
    if (deadline_ms > 0) {
        double share = self->schedule.begun ? TIME_SHARE : FIRST_TIME_SHARE;
        if (self->schedule.begun && self->schedule.kind == WIDTH_LAYERED)
            share = LAYERED_TIME_SHARE;
        double ms = share * (deadline_ms - clock_ms(self));
        left.timed = ms > 0 ? (uint64_t)(ms * self->nodes_a_ms) : 0;
    }
    return left;
}

static void climb(anytime *self)
{
    bool hopeful = self->out->lower_bound <= HOPEFUL_BOUND;
    while (goes_on(self)) {
        width_step step = solver_width_schedule_next(&self->schedule, budget_left(self));
        if (step.width == 0)
            break;
        take_step(self, step);
        if (hopeful && goes_on(self))
            prove(self,
                  nodes_left(self) / 2 < HOPEFUL_NODES ? nodes_left(self) / 2 : HOPEFUL_NODES);
        hopeful = false;
    }
    if (goes_on(self))
        prove(self, nodes_left(self));
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
        bool layered =
            solver_beam_suits(shared, board->size) && widest_layered(&self) >= LEAST_LAYERED_WIDTH;
        bool at_once = layered && solver_beam_is_ready(shared, board->size) && !self.repeatable;
        solver_width_schedule_init(&self.schedule, board->size, out->path.length, layered, at_once);
        if (at_once)
            self.nodes_a_ms = LAYERED_NODES_A_MS;
        self.proof = solver_optimal_begin(shared, board, 1, patterns);
        if (self.proof)
            climb(&self);
        solver_optimal_end(self.proof);
    }
    if (watch->status == SW_CANCELLED)
        out->status = SW_CANCELLED;
    out->optimal = out->status == SW_OK && is_proved(&self);
}
