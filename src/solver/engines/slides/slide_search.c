/* IDA* whose steps are slides: a depth-first search along axes that alternate, under a rising bound. */
#include "engines/slides/slide_search.h"

#include "os/clock.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct slide_search {
    tables *shared;
    slide_kind *kind;           /* NULL where no tables suit the board, or none are wanted */
    const slide_tables *better; /* NULL: the bound by crossings leads */
    uint64_t without;           /* nodes since the last tables */
    uint64_t pays;              /* after so many of them the next tables are made; 0 for never */
    normalized_board start;
    normalized_board board;
    slide_bound crossings;                          /* of the board, where it leads */
    uint8_t cell_of[SLIDE_PATTERN_CELLS];           /* by home, where tables lead */
    int16_t source[PUZZLE_MAX_CELLS][PUZZLE_MOVES]; /* the tile that moves, by the blank's cell */
    int bound;                                      /* of the iteration */
    int next_bound;                                 /* the least value above it that was met */
    puzzle_slide *found;                            /* by depth; owned */
    int capacity;
    search_watch *watch;
    bool stopped; /* the watch said so, or better tables pay */
};

slide_search *solver_slide_search_create(tables *shared, const normalized_board *board,
                                         bool repeatable)
{
    slide_search *search = calloc(1, sizeof *search);
    if (!search)
        return NULL;
    search->shared = shared;
    search->start = *board;
    search->bound = solver_slide_bound_least(board);
    for (int cell = 0; cell < board->cells; cell++)
        for (int move = 0; move < PUZZLE_MOVES; move++)
            search->source[cell][move] = (int16_t)solver_home_step(
                board->size, cell, puzzle_move_opposite((puzzle_move)move));
    if (!repeatable)
        search->kind = solver_slide_store_claim(solver_tables_slides(shared), board->size,
                                                board->home[board->blank]);
    return search;
}

void solver_slide_search_destroy(slide_search *search)
{
    if (!search)
        return;
    solver_slide_store_drop(solver_tables_slides(search->shared), search->kind);
    free(search->found);
    free(search);
}

int solver_slide_search_lower_bound(const slide_search *search)
{
    return search->bound;
}

const char *solver_slide_search_heuristic(const slide_search *search)
{
    return search->better ? "pattern databases" : "crossings";
}

/* ---- One node ---- */

/* The tile at `from` goes into the blank's cell. */
static void move_tile(slide_search *search, int from)
{
    int home = search->board.home[from], to = search->board.blank;
    if (search->better) {
        search->cell_of[home] = (uint8_t)to;
        search->cell_of[search->board.home[to]] = (uint8_t)from;
    } else {
        solver_slide_bound_step(&search->crossings, home, from, to);
    }
    solver_normalized_slide(&search->board, from);
}

/* No solution that begins with a slide of the axis is shorter. Once it is above `left`, that is enough. */
static int estimate(const slide_search *search, slide_axis first, int left)
{
    const slide_tables *tables = search->better;
    if (!tables)
        return solver_slide_bound_value(&search->crossings, first);
    int most = 0;
    for (int i = 0; i < tables->view_count && most <= left; i++) {
        int value = solver_slide_view_value(&tables->views[i], search->cell_of, first);
        most = value > most ? value : most;
    }
    return most;
}

/* ---- The depth-first search ---- */

/* False where the search must end, or better tables pay. */
static bool goes_on(slide_search *search)
{
    search_watch *watch = search->watch;
    search->without++;
    if (++watch->expanded % WATCH_INTERVAL == 0)
        search->stopped =
            !solver_watch_poll(watch) || (search->pays > 0 && search->without >= search->pays);
    return !search->stopped;
}

static bool expand(slide_search *search, int left, slide_axis axis);

/* The node that a slide led to, `left` slides from the bound. */
static bool look(slide_search *search, int left, slide_axis next)
{
    search->watch->generated++;
    int value = estimate(search, next, left);
    if (value <= left)
        return (value == 0 && solver_normalized_is_home(&search->board)) ||
               (left > 0 && expand(search, left, next));
    int total = search->bound - left + value;
    if (total < search->next_bound)
        search->next_bound = total;
    return false;
}

/* Tries all slides in one direction, each a tile longer than the one before. */
static bool expand_direction(slide_search *search, int left, puzzle_move move)
{
    slide_axis across = (slide_axis)!solver_slide_axis(move);
    puzzle_move back = puzzle_move_opposite(move);
    int length = 0;
    for (int from; (from = search->source[search->board.blank][move]) >= 0;) {
        move_tile(search, from);
        length++;
        if (look(search, left - 1, across)) {
            search->found[search->bound - left] = (puzzle_slide){move, length};
            return true;
        }
        if (search->stopped)
            break;
    }
    for (; length > 0; length--)
        move_tile(search, search->source[search->board.blank][back]);
    return false;
}

/* A node with `left` slides to go at most, of which the next is along the axis. True where it leads to the
 * goal; the slides are then found from that depth on. */
static bool expand(slide_search *search, int left, slide_axis axis)
{
    bool vertical = axis == SLIDE_VERTICAL;
    return goes_on(search) &&
           (expand_direction(search, left, vertical ? PUZZLE_UP : PUZZLE_LEFT) ||
            (!search->stopped &&
             expand_direction(search, left, vertical ? PUZZLE_DOWN : PUZZLE_RIGHT)));
}

/* ---- Iterations ---- */

static void take_board(slide_search *search)
{
    search->board = search->start;
    if (!search->better)
        solver_slide_bound_init(&search->crossings, &search->board);
    for (int cell = 0; search->better && cell < search->board.cells; cell++)
        search->cell_of[search->board.home[cell]] = (uint8_t)cell;
}

static bool reserve(slide_search *search)
{
    if (search->bound <= search->capacity)
        return true;
    int capacity = 2 * search->bound;
    puzzle_slide *found = realloc(search->found, (size_t)capacity * sizeof *found);
    if (!found)
        return false;
    search->found = found;
    search->capacity = capacity;
    return true;
}

/* One iteration: whether there is a solution within the bound; *slides is its length. */
static bool iterate(slide_search *search, int *slides)
{
    search->next_bound = INT_MAX;
    search->stopped = false;
    *slides = 0;
    take_board(search);
    if (solver_normalized_is_home(&search->board))
        return true;
    for (int axis = 0; axis < SLIDE_AXES && !search->stopped; axis++) {
        int value = estimate(search, (slide_axis)axis, search->bound);
        *slides = search->bound;
        if (value > search->bound)
            search->next_bound = value < search->next_bound ? value : search->next_bound;
        else if (expand(search, search->bound, (slide_axis)axis))
            return true;
    }
    return false;
}

/* The slides that were found end at the goal, which may be nearer than the bound. */
static sw_status write_path(const slide_search *search, int slides, puzzle_path *path)
{
    normalized_board board = search->start;
    puzzle_path_clear(path);
    for (int i = 0; i < slides && !solver_normalized_is_home(&board); i++)
        for (int tile = 0; tile < search->found[i].length; tile++) {
            solver_normalized_slide(&board, search->source[board.blank][search->found[i].move]);
            if (!puzzle_path_push(path, search->found[i].move))
                return SW_NO_MEMORY;
        }
    return SW_OK;
}

/* Begins with the best tables there are, and makes the next ones where they pay by now. */
static sw_status choose_tables(slide_search *search, search_watch *watch)
{
    slide_store *store = solver_tables_slides(search->shared);
    if (!search->kind)
        return SW_OK;
    if (search->pays > 0 && search->without >= search->pays) {
        double start_ms = os_clock_ms(), start_cpu_ms = os_clock_thread_cpu_ms();
        sw_status status = solver_slide_kind_grow(store, search->kind, watch);
        solver_watch_note_tables(watch, start_ms, start_cpu_ms);
        if (!solver_watch_poll(watch))
            return solver_watch_verdict(watch);
        if (status != SW_OK) /* another search is at it, or there is no memory for them */
            search->without = 0;
    }
    const slide_tables *best = solver_slide_kind_best(store, search->kind);
    if (best != search->better)
        search->without = 0;
    search->better = best;
    search->pays = solver_slide_kind_pays(store, search->kind);
    return SW_OK;
}

sw_status solver_slide_search_continue(slide_search *search, search_watch *watch, puzzle_path *path)
{
    int slides;
    search->watch = watch;
    for (;;) {
        sw_status status = choose_tables(search, watch);
        if (status != SW_OK)
            return status;
        if (!reserve(search))
            return SW_NO_MEMORY;
        if (iterate(search, &slides))
            return write_path(search, slides, path);
        if (watch->status != SW_OK || (search->stopped && !solver_watch_poll(watch)))
            return solver_watch_verdict(watch);
        if (search->stopped)
            continue;
        search->bound = search->next_bound;
        solver_watch_raise_bound(watch, search->bound);
    }
}
