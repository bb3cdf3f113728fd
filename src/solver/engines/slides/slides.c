/* The engines in slides: the proof alone, and ever shorter solutions beside it. */
#include "engines/slides/slides.h"

#include "core/improvement.h"
#include "engines/anytime/anytime.h"
#include "engines/lines/lines.h"
#include "engines/slides/slide_cut.h"
#include "engines/slides/slide_search.h"
#include "heuristics/conflict.h"
#include "os/clock.h"
#include "puzzle/metric.h"

/* What one request is about, and how far it has come. The best path is the answer's. */
typedef struct improving {
    tables *shared;
    const normalized_board *board;
    const solver_request *request;
    search_watch *watch;
    solver_answer *out;
    slide_search *proof; /* NULL where memory ran out */
} improving;

static void raise_bound(search_watch *watch, solver_answer *out, int bound)
{
    if (bound > out->lower_bound)
        out->lower_bound = bound;
    solver_watch_raise_bound(watch, out->lower_bound);
}

void solver_slides_prove(tables *shared, const normalized_board *board,
                         const solver_request *request, search_watch *watch, solver_answer *out)
{
    bool repeatable = solver_anytime_is_repeatable(request);
    slide_search *search = solver_slide_search_create(shared, board, repeatable);
    out->engine = "IDA*";
    out->status = SW_NO_MEMORY;
    if (search) {
        out->status = solver_slide_search_continue(search, watch, &out->path);
        out->heuristic = solver_slide_search_heuristic(search);
        out->optimal = out->status == SW_OK;
        raise_bound(watch, out, solver_slide_search_lower_bound(search));
        if (out->optimal) /* the bound of the last iteration may be beyond the goal */
            out->lower_bound = (int)puzzle_path_slides(&out->path);
    }
    solver_slide_search_destroy(search);
}

/* ---- Shorter and shorter ---- */

static bool is_proved(const improving *self)
{
    return self->out->status == SW_OK &&
           puzzle_path_slides(&self->out->path) == (size_t)self->out->lower_bound;
}

static bool goes_on(const improving *self)
{
    return !is_proved(self) && solver_watch_poll(self->watch);
}

/* Takes the path, which is left empty, if it is the shortest so far. */
static void offer(improving *self, puzzle_path *path, const char *engine, const char *heuristic)
{
    solver_improvement_offer(self->request, path, engine, heuristic, self->watch, self->out);
}

/* A solution of the anytime engine, which counts moves. */
static void take_moves(void *data, const solver_improvement *improvement)
{
    improving *self = data;
    puzzle_path path = {0};
    if (puzzle_path_copy(&path, improvement->path))
        offer(self, &path, "anytime", "");
}

/* A part of what is left of the request's limits, with an end of its own. */
static search_watch part_of(const improving *self, solver_progress *own, int share)
{
    const search_watch *watch = self->watch;
    uint64_t nodes = 0;
    if (watch->node_limit > 0)
        nodes = watch->node_limit > watch->expanded
                    ? (watch->node_limit - watch->expanded) / (uint64_t)share + 1
                    : 1;
    search_watch part = solver_watch_part(watch, own, nodes);
    if (watch->deadline_ms > 0)
        part.deadline_ms = os_clock_ms() + (watch->deadline_ms - os_clock_ms()) / share;
    if (watch->cpu_deadline_ms > 0)
        part.cpu_deadline_ms =
            os_clock_thread_cpu_ms() + (watch->cpu_deadline_ms - os_clock_thread_cpu_ms()) / share;
    return part;
}

/* Shorter in moves, for a part of the limits; its bound counts moves. A slide moves one tile less than the
 * longer side has at most, so that so many moves need at least their share of slides. */
static void shorten_moves(improving *self, int share)
{
    puzzle_size size = self->board->size;
    int most = (size.columns > size.rows ? size.columns : size.rows) - 1;
    solver_progress own = {0};
    solver_answer answer = {.lower_bound = solver_conflict_bound(self->board)};
    solver_request request = *self->request;
    search_watch part = part_of(self, &own, share);
    part.aside = true;
    request.metric = PUZZLE_METRIC_MOVES;
    request.improved = take_moves;
    request.improved_data = self;
    solver_anytime_solve(self->shared, self->board, &request, &part, &answer);
    solver_watch_join(self->watch, &part);
    if (self->out->status != SW_OK)
        self->out->status = answer.status;
    raise_bound(self->watch, self->out, (answer.lower_bound + most - 1) / most);
    solver_answer_deinit(&answer);
}

/* The proof, for a part of the limits, or for all that is left. */
static void prove(improving *self, uint64_t nodes)
{
    solver_progress own = {0};
    puzzle_path path = {0};
    search_watch part = part_of(self, &own, 1);
    if (nodes > 0 && (part.node_limit == 0 || nodes < part.node_limit))
        part.node_limit = nodes;
    sw_status status = solver_slide_search_continue(self->proof, &part, &path);
    solver_watch_join(self->watch, &part);
    raise_bound(self->watch, self->out, solver_slide_search_lower_bound(self->proof));
    if (status == SW_OK) {
        self->out->lower_bound = (int)puzzle_path_slides(&path);
        offer(self, &path, "IDA*", solver_slide_search_heuristic(self->proof));
    }
    puzzle_path_deinit(&path);
}

/* Short cuts, deeper and deeper, until the limits or the proof. */
static void cut(improving *self, int deepest)
{
    enum { FIRST_DEPTH = 2 };
    for (int depth = FIRST_DEPTH; depth <= deepest && goes_on(self); depth++) {
        puzzle_path path = {0};
        size_t before = puzzle_path_slides(&self->out->path);
        if (!puzzle_path_copy(&path, &self->out->path))
            return;
        solver_slide_cut(&path, self->board, depth, self->watch);
        offer(self, &path, "short cuts", "");
        if (puzzle_path_slides(&self->out->path) < before)
            depth = FIRST_DEPTH - 1;
    }
}

/* Line by line, whatever the limits are. */
static void solve_lines(improving *self)
{
    puzzle_path path = {0};
    search_watch unlimited = solver_watch_fork(self->watch, NULL);
    unlimited.node_limit = 0;
    unlimited.deadline_ms = unlimited.cpu_deadline_ms = 0;
    unlimited.aside = true; /* its core is another board */
    sw_status status = solver_lines_solve(self->shared, self->board, &unlimited, &path);
    solver_watch_join(self->watch, &unlimited);
    if (status == SW_OK)
        offer(self, &path, "line by line", "");
    else
        self->out->status = status;
    puzzle_path_deinit(&path);
}

/* Boards that can be proved: a solution at once, and all the rest for the proof. */
static void improve_small(improving *self)
{
    enum { CUT_DEPTH = 4 };
    solve_lines(self);
    if (self->out->status == SW_OK)
        cut(self, CUT_DEPTH);
    if (self->proof && self->out->status == SW_OK && goes_on(self))
        prove(self, 0);
}

/* Half of the limits for the anytime engine. A board near the goal is proved within the first nodes. */
static void improve_large(improving *self)
{
    enum { MOVES_SHARE = 2, HOPEFUL_NODES = 100000 };
    shorten_moves(self, MOVES_SHARE);
    if (self->out->status != SW_OK)
        return;
    if (self->proof && goes_on(self))
        prove(self, HOPEFUL_NODES);
    cut(self, SLIDE_CUT_DEPTH);
}

void solver_slides_improve(tables *shared, const normalized_board *board,
                           const solver_request *request, search_watch *watch, solver_answer *out)
{
    improving self = {shared, board, request, watch, out, NULL};
    out->status = SW_NOT_FOUND;
    self.proof = solver_slide_search_create(shared, board, solver_anytime_is_repeatable(request));
    if (solver_proves(board->size))
        improve_small(&self);
    else
        improve_large(&self);
    if (watch->status == SW_CANCELLED)
        out->status = SW_CANCELLED;
    out->optimal = is_proved(&self);
    solver_slide_search_destroy(self.proof);
}
