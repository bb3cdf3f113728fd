/* The engines in slides: the proof alone, and ever shorter solutions beside it. */
#include "engines/slides/slides.h"

#include "core/improvement.h"
#include "engines/anytime/anytime.h"
#include "engines/lines/lines.h"
#include "engines/slides/slide_search.h"
#include "heuristics/conflict.h"
#include "heuristics/slide_bound.h"
#include "os/clock.h"
#include "puzzle/metric.h"

#include <stdlib.h>
#include <string.h>

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

/* ---- Short cuts: links between the boards of a path ---- */

enum { SLIDE_CUT_DEPTH = 16 }; /* slides of a link, at most */

/* Where a shorter way to a board of the path comes from. */
typedef struct cut_link {
    int slides; /* from the path's start */
    int from;   /* the board where it leaves the path */
    int length;
    puzzle_slide steps[SLIDE_CUT_DEPTH];
} cut_link;

typedef struct slide_cut {
    search_watch *watch;
    normalized_board board;
    uint64_t key; /* of the board: the sum of its tiles' keys */
    int count;    /* of the path's boards, after each slide; the start is the first */
    puzzle_slide *path;
    uint64_t *keys;
    cut_link *links;
    uint32_t *slots; /* by key: a board's number + 1, or 0 */
    uint32_t mask;
    puzzle_slide steps[SLIDE_CUT_DEPTH];
    int from, depth;
    bool stopped;
} slide_cut;

/* A pseudo-random key for each tile in each cell (the finalizer of SplitMix64). Two boards may have the same 64 bits: a
 * path that takes them for one is found out when it is replayed. */
static uint64_t tile_key(int home, int cell)
{
    uint64_t key = ((uint64_t)home << 10 | (uint64_t)cell) + 1;
    key *= UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    key = (key ^ key >> 27) * UINT64_C(0x94D049BB133111EB);
    return key ^ key >> 31;
}

/* One tile; the blank has no key. False where there is none. */
static bool move_tile(slide_cut *cut, puzzle_move move)
{
    int to = cut->board.blank;
    int from = solver_home_step(cut->board.size, to, puzzle_move_opposite(move));
    if (from < 0)
        return false;
    int home = cut->board.home[from];
    cut->key += tile_key(home, to) - tile_key(home, from);
    solver_normalized_slide(&cut->board, from);
    return true;
}

static void move_slide(slide_cut *cut, puzzle_slide slide)
{
    for (int i = 0; i < slide.length; i++)
        move_tile(cut, slide.move);
}

/* The slot where the key is, or belongs. */
static uint32_t slot_of(const slide_cut *cut, uint64_t key)
{
    uint32_t slot = (uint32_t)(key >> 32) & cut->mask;
    while (cut->slots[slot] && cut->keys[cut->slots[slot] - 1] != key)
        slot = (slot + 1) & cut->mask;
    return slot;
}

static void list_slides(slide_cut *cut, const puzzle_path *path)
{
    for (size_t i = 0; i < path->length; i++) {
        if (i == 0 || path->moves[i] != path->moves[i - 1])
            cut->path[cut->count++] = (puzzle_slide){(puzzle_move)path->moves[i], 0};
        cut->path[cut->count - 1].length++;
    }
    cut->count++; /* the board at the end */
}

static void list_boards(slide_cut *cut)
{
    for (int i = 0; i < cut->count; i++) {
        cut->keys[i] = cut->key;
        cut->slots[slot_of(cut, cut->key)] =
            (uint32_t)i + 1; /* the later one, where it comes twice */
        cut->links[i] = (cut_link){.slides = i, .from = i - 1, .length = 1};
        if (i > 0)
            cut->links[i].steps[0] = cut->path[i - 1];
        if (i + 1 < cut->count)
            move_slide(cut, cut->path[i]);
    }
}

static void note(slide_cut *cut, int steps)
{
    uint32_t number = cut->slots[slot_of(cut, cut->key)];
    if (number == 0 || (int)number - 1 <= cut->from)
        return;
    cut_link *link = &cut->links[number - 1];
    int slides = cut->links[cut->from].slides + steps;
    if (slides >= link->slides)
        return;
    link->slides = slides;
    link->from = cut->from;
    link->length = steps;
    memcpy(link->steps, cut->steps, (size_t)steps * sizeof *cut->steps);
}

static void look_along(slide_cut *cut, int steps, slide_axis axis)
{
    for (int turn = 0; turn < 2 && !cut->stopped; turn++) {
        puzzle_move move = axis == SLIDE_VERTICAL ? (turn ? PUZZLE_DOWN : PUZZLE_UP)
                                                  : (turn ? PUZZLE_RIGHT : PUZZLE_LEFT);
        puzzle_slide *slide = &cut->steps[steps];
        *slide = (puzzle_slide){move, 0};
        while (!cut->stopped && move_tile(cut, move)) {
            slide->length++;
            note(cut, steps + 1);
            if (steps + 1 < cut->depth)
                look_along(cut, steps + 1, (slide_axis)!axis);
            if (++cut->watch->expanded % WATCH_INTERVAL == 0)
                cut->stopped = !solver_watch_poll(cut->watch);
        }
        move_slide(cut, (puzzle_slide){puzzle_move_opposite(move), slide->length});
    }
}

static void look_from_all(slide_cut *cut)
{
    for (int i = 0; i < cut->count - 1 && !cut->stopped; i++) {
        cut->from = i;
        for (int axis = 0; axis < SLIDE_AXES && !cut->stopped; axis++)
            look_along(cut, 0, (slide_axis)axis);
        move_slide(cut, cut->path[i]);
    }
}

/* Writes the links from the end to the start, and turns the moves round. */
static bool write_path(const slide_cut *cut, puzzle_path *out)
{
    for (int at = cut->count - 1; at > 0; at = cut->links[at].from)
        for (int i = cut->links[at].length; i-- > 0;)
            for (int tile = 0; tile < cut->links[at].steps[i].length; tile++)
                if (!puzzle_path_push(out, cut->links[at].steps[i].move))
                    return false;
    for (size_t i = 0, j = out->length; i + 1 < j; i++) {
        uint8_t move = out->moves[--j];
        out->moves[j] = out->moves[i];
        out->moves[i] = move;
    }
    puzzle_path_cancel_returns(out);
    return true;
}

static bool leads_home(const puzzle_path *path, const normalized_board *start)
{
    normalized_board board = *start;
    for (size_t i = 0; i < path->length; i++) {
        int from = solver_home_step(board.size, board.blank,
                                    puzzle_move_opposite((puzzle_move)path->moves[i]));
        if (from < 0)
            return false;
        solver_normalized_slide(&board, from);
    }
    for (int cell = 0; cell < board.cells; cell++)
        if (board.home[cell] != cell)
            return false;
    return true;
}

static bool allocate(slide_cut *cut, size_t boards)
{
    size_t slots = 16;
    while (slots < 2 * boards)
        slots *= 2;
    cut->mask = (uint32_t)slots - 1;
    cut->path = calloc(boards, sizeof *cut->path);
    cut->keys = calloc(boards, sizeof *cut->keys);
    cut->links = calloc(boards, sizeof *cut->links);
    cut->slots = calloc(slots, sizeof *cut->slots);
    return cut->path && cut->keys && cut->links && cut->slots;
}

static sw_status cut_path(slide_cut *cut, puzzle_path *path, const normalized_board *start)
{
    puzzle_path made = {0};
    if (!allocate(cut, puzzle_path_slides(path) + 1))
        return SW_NO_MEMORY;
    list_slides(cut, path);
    list_boards(cut);
    cut->board = *start;
    cut->key = cut->keys[0];
    look_from_all(cut);
    if (!write_path(cut, &made)) {
        puzzle_path_deinit(&made);
        return SW_NO_MEMORY;
    }
    if (puzzle_path_slides(&made) < puzzle_path_slides(path) && leads_home(&made, start)) {
        puzzle_path worse = *path;
        *path = made;
        made = worse;
    }
    puzzle_path_deinit(&made);
    return SW_OK;
}

/* Short cuts: from each board of a path, all boards at most `depth` slides away are held against those
 * that the path comes to later, and the path of the fewest slides through all such links is taken. *path
 * leads from the board home, and then has as many slides or fewer; a watch that ends the search leaves
 * what was found by then. SW_OK, SW_NO_MEMORY, with *path as it was. */
static sw_status shorten_by_links(puzzle_path *path, const normalized_board *board, int depth,
                                  search_watch *watch)
{
    slide_cut cut = {.watch = watch, .board = *board, .depth = depth};
    sw_status status = cut_path(&cut, path, board);
    free(cut.path);
    free(cut.keys);
    free(cut.links);
    free(cut.slots);
    return status;
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
        shorten_by_links(&path, self->board, depth, self->watch);
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
