#include "anytime.h"

#include "improvement.h"
#include "lines.h"
#include "optimal.h"

/* What one request is about, and how far it has come. The best path is the answer's. */
typedef struct anytime {
    tables *shared;
    const home_board *board;
    const solver_request *request;
    search_watch *watch;
    solver_answer *out;
    optimal_search *proof; /* NULL where memory ran out */
} anytime;

bool anytime_is_repeatable(const solver_request *request)
{
    return request->node_limit > 0 && request->time_ms <= 0 && request->cpu_ms <= 0;
}

/* Takes the path, which is left empty, if it is the shortest so far. */
static void offer(anytime *self, puzzle_path *path, const char *engine, const char *heuristic)
{
    solver_answer *out = self->out;
    if (out->status != SW_OK || path->length < out->path.length) {
        puzzle_path_deinit(&out->path);
        out->path = *path;
        out->status = SW_OK;
        out->engine = engine;
        out->heuristic = heuristic;
        *path = (puzzle_path){0};
        improvement_tell(self->request, &out->path, self->watch);
    }
    puzzle_path_deinit(path);
}

static bool is_proved(const anytime *self)
{
    return self->out->path.length == (size_t)self->out->lower_bound;
}

/* Line by line, whatever the limits are. */
static void solve_first(anytime *self)
{
    puzzle_path path = {0};
    search_watch unlimited = watch_fork(self->watch, NULL);
    unlimited.node_limit = 0;
    unlimited.deadline_ms = unlimited.cpu_deadline_ms = 0;
    self->out->status = lines_solve(self->shared, self->board, &unlimited, &path);
    watch_join(self->watch, &unlimited);
    if (self->out->status != SW_OK) {
        puzzle_path_deinit(&path);
        return;
    }
    self->out->status = SW_NOT_FOUND;
    offer(self, &path, "line by line", "");
}

static void raise_bound(anytime *self)
{
    int bound = optimal_lower_bound(self->proof);
    if (bound > self->out->lower_bound)
        self->out->lower_bound = bound;
    watch_raise_bound(self->watch, self->out->lower_bound);
}

/* Deepens the proof until the watch ends it. */
static void prove(anytime *self, search_watch *watch)
{
    puzzle_path path = {0};
    sw_status status = optimal_continue(self->proof, watch, &path);
    raise_bound(self);
    if (status == SW_OK)
        offer(self, &path, "IDA*", optimal_heuristic(self->proof));
}

void anytime_solve(tables *shared, const home_board *board, const solver_request *request,
                   search_watch *watch, solver_answer *out)
{
    anytime self = {shared, board, request, watch, out, NULL};
    solve_first(&self);
    if (out->status == SW_OK && !is_proved(&self) && watch_poll(watch)) {
        self.proof = optimal_begin(shared, board, anytime_is_repeatable(request));
        if (self.proof)
            prove(&self, watch);
        optimal_end(self.proof);
    }
    if (watch->status == SW_CANCELLED)
        out->status = SW_CANCELLED;
    out->optimal = out->status == SW_OK && is_proved(&self);
}
