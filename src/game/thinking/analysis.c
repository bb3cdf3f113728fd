/* Finds how far from the goal each board of a game was, on a thread of its own. */
#include "game/analysis.h"

#include "base/array.h"
#include "game/ask.h"
#include "os/clock.h"
#include "os/thread.h"
#include "thinking/plan.h"

#include <stdlib.h>

static const size_t NOWHERE = SIZE_MAX;

typedef struct place {
    game_distance left;
    bool evaluated;
} place;

/* The worker walks along the path, forward or back, with a plan in hand that leads home from where it is. Most places
 * need no search: their neighbours' distances and the plan's length leave one value only. */
typedef struct walk {
    game_plan plan; /* of the board after `at` moves of the path; owned */
    size_t at;
} walk;

struct game_analysis {
    solver *solver;
    puzzle_metric metric;
    solver_job_wake *wake;
    void *data;
    os_thread thread; /* from the first path on */
    bool started;
    os_mutex lock; /* of all that follows; the worker lets go of it while it searches */
    os_condition changed;
    bool quit, resting;
    puzzle_board start, goal;
    puzzle_path path; /* owned */
    double ms_a_place, ms_to_deepen;
    place *places; /* owned */
    size_t count, capacity;
    size_t missing; /* places not evaluated */
    size_t next;    /* no such place is before this one */
    uint64_t version;
    walk walk;
    size_t searched; /* the place of the last search, or NOWHERE */
    size_t planned;  /* moves of the plan after the last long look */
    size_t pondered; /* moves of the plan after the last long look at the last place; or NOWHERE */
    solver_progress *progress;
    bool searching; /* from where the walk is */
    bool deepening; /* that search is the long one for the path's last place */
    double told_ms; /* when wake was last called */
};

enum {
    WAKE_MS = 15,
    FEW = 3,        /* with more places missing the last one comes first */
    ATTEMPTS = 256, /* at a path whose distances cannot be found */
};

/* Larger boards are not proved, and their solutions get shorter as long as one looks: a long look is
 * had where the plan is missing or has strayed far from the last one found, a short one elsewhere. */
enum { STRAYED_MOVES = 16 };

/* ---- What is known ---- */

/* Distances of neighbours differ by one, in slides by one at most. */
static void know_near(game_distance *left, game_distance neighbour)
{
    if (game_distance_known(neighbour))
        game_distance_know_moves(left, neighbour.moves + 1);
    game_distance_know_bound(left, neighbour.bound - 1);
}

static void know_neighbour(game_distance *left, const place *neighbour)
{
    if (neighbour->evaluated)
        know_near(left, neighbour->left);
}

static void know_neighbours(const game_analysis *analysis, size_t at, game_distance *left)
{
    if (at > 0)
        know_neighbour(left, &analysis->places[at - 1]);
    if (at + 1 < analysis->count)
        know_neighbour(left, &analysis->places[at + 1]);
}

static game_distance estimate(const game_analysis *analysis)
{
    game_distance left = {.moves = -1};
    know_neighbours(analysis, analysis->walk.at, &left);
    if (analysis->walk.plan.known)
        game_distance_know_moves(&left, game_plan_length(&analysis->walk.plan));
    game_distance_mend(&left, analysis->metric);
    return left;
}

/* In slides, all places that moves in one direction lead through are neighbours. */
static bool is_one_slide(const game_analysis *analysis, size_t move, size_t other)
{
    return analysis->metric == PUZZLE_METRIC_SLIDES &&
           analysis->path.moves[move] == analysis->path.moves[other];
}

/* From one end to the other each place hears what its neighbours behind it know, which `near` joins. */
static void even_out_towards(game_analysis *analysis, bool end)
{
    game_distance near = {.moves = -1};
    size_t last = analysis->count - 1;
    for (size_t i = 0; i < last; i++) {
        size_t from = end ? i : last - i, to = end ? from + 1 : from - 1;
        size_t move = end ? from : to, before = end ? move - 1 : move + 1;
        const game_distance *known = &analysis->places[from].left;
        if (i == 0 || !is_one_slide(analysis, move, before))
            near = (game_distance){.moves = -1};
        if (game_distance_known(*known))
            game_distance_know_moves(&near, known->moves);
        game_distance_know_bound(&near, known->bound);
        know_near(&analysis->places[to].left, near);
    }
}

/* Every place tells its neighbours what it knows, from one end to the other and back: the rest of
 * the player's own path is a known solution too. All were evaluated. */
static void even_out(game_analysis *analysis)
{
    even_out_towards(analysis, true);
    even_out_towards(analysis, false);
}

/* ---- The search ---- */

static bool is_exact(const game_analysis *analysis, size_t at)
{
    return at < analysis->count && game_distance_exact(analysis->places[at].left);
}

/* Beside a distance a search decides which of two it is. Far from any, searches are spaced out, so that
 * the longest path on the largest board takes seconds. */
static bool is_worth_a_search(const game_analysis *analysis, game_distance left)
{
    size_t at = analysis->walk.at, searched = analysis->searched;
    if (game_distance_exact(left))
        return false;
    if (!analysis->walk.plan.known || is_exact(analysis, at + 1) ||
        (at > 0 && is_exact(analysis, at - 1)))
        return true;
    size_t from_there = at > searched ? at - searched : searched - at;
    return from_there > analysis->count / ATTEMPTS;
}

static void take_answer(game_analysis *analysis, solver_answer *answer, game_distance *left)
{
    analysis->searched = analysis->walk.at;
    game_distance_know_bound(left, answer->lower_bound);
    if (answer->status == SW_OK) {
        int length = (int)puzzle_metric_length(analysis->metric, &answer->path);
        game_distance_know_moves(left, length);
        game_plan_offer(&analysis->walk.plan, &answer->path, &(puzzle_path){0});
    }
    game_distance_mend(left, analysis->metric);
}

static bool has_strayed(const game_analysis *analysis, size_t from)
{
    const game_plan *plan = &analysis->walk.plan;
    size_t now = plan->rest.length;
    return !plan->known || (now > from ? now - from : from - now) > STRAYED_MOVES;
}

/* With ms for a limit, or 0. False where it was cancelled: then the walk may be elsewhere. */
static bool search(game_analysis *analysis, double ms, game_distance *left)
{
    solver_answer answer;
    solver_request request = game_ask(GAME_ASK_PLACE, &analysis->walk.plan.board, &analysis->goal);
    request.time_ms = ms;
    request.metric = analysis->metric;
    solver_progress_reset(analysis->progress);
    analysis->searching = true;
    os_mutex_unlock(&analysis->lock);
    solver_solve(analysis->solver, &request, analysis->progress, &answer);
    os_mutex_lock(&analysis->lock);
    analysis->searching = false;
    bool wanted = !solver_progress_is_cancelled(analysis->progress);
    if (wanted)
        take_answer(analysis, &answer, left);
    solver_answer_deinit(&answer);
    return wanted;
}

static void cancel_search(game_analysis *analysis)
{
    if (analysis->searching)
        solver_progress_cancel(analysis->progress);
}

/* ---- The worker ---- */

static void walk_to(game_analysis *analysis, size_t at)
{
    walk *walk = &analysis->walk;
    const uint8_t *moves = analysis->path.moves;
    while (walk->at < at)
        game_plan_step(&walk->plan, (puzzle_move)moves[walk->at++]);
    while (walk->at > at)
        game_plan_step(&walk->plan, puzzle_move_opposite((puzzle_move)moves[--walk->at]));
}

static size_t next_place(game_analysis *analysis)
{
    size_t last = analysis->count - 1;
    if (analysis->missing > FEW && !analysis->places[last].evaluated)
        return last;
    while (analysis->places[analysis->next].evaluated)
        analysis->next++;
    return analysis->next;
}

static void tell(game_analysis *analysis, bool now)
{
    double now_ms = os_clock_ms();
    if (!analysis->wake || (!now && now_ms - analysis->told_ms < WAKE_MS))
        return;
    analysis->told_ms = now_ms;
    os_mutex_unlock(&analysis->lock);
    analysis->wake(analysis->data);
    os_mutex_lock(&analysis->lock);
}

static bool look_for_plan(game_analysis *analysis, game_distance *left)
{
    bool long_look = has_strayed(analysis, analysis->planned);
    double ms =
        game_ask_place_ms(analysis->goal.size, analysis->metric, analysis->ms_a_place, long_look);
    if (!search(analysis, ms, left))
        return false;
    if (long_look)
        analysis->planned = analysis->walk.plan.rest.length;
    return true;
}

static void look(game_analysis *analysis)
{
    size_t at = next_place(analysis);
    size_t before = analysis->walk.plan.rest.length;
    walk_to(analysis, at);
    if (analysis->walk.plan.rest.length > before)
        game_plan_rejoin(&analysis->walk.plan);
    game_distance left = estimate(analysis);
    if (is_worth_a_search(analysis, left) && !look_for_plan(analysis, &left))
        return;
    analysis->places[at] = (place){left, true};
    analysis->missing--;
    analysis->version++;
    if (analysis->missing == 0)
        even_out(analysis);
    tell(analysis, analysis->missing == 0 || at + 1 == analysis->count);
}

/* Once all places were evaluated: where the plan is none that the last place was deepened for. */
static bool is_to_deepen(game_analysis *analysis)
{
    if (analysis->ms_to_deepen <= 0 || analysis->count == 0 ||
        is_exact(analysis, analysis->count - 1))
        return false;
    walk_to(analysis, analysis->count - 1);
    return analysis->pondered == NOWHERE || has_strayed(analysis, analysis->pondered);
}

/* The path may change meanwhile: one that goes on or turns back cancels the search. */
static void deepen(game_analysis *analysis)
{
    size_t at = analysis->walk.at;
    game_distance left = analysis->places[at].left;
    analysis->deepening = true;
    bool wanted = search(analysis, analysis->ms_to_deepen, &left);
    analysis->deepening = false;
    if (!wanted)
        return;
    analysis->places[at].left = left;
    analysis->pondered = analysis->planned = analysis->walk.plan.rest.length;
    analysis->version++;
    even_out(analysis);
    tell(analysis, true);
}

static void work(game_analysis *analysis)
{
    if (analysis->resting)
        os_condition_wait(&analysis->changed, &analysis->lock);
    else if (analysis->missing > 0)
        look(analysis);
    else if (is_to_deepen(analysis))
        deepen(analysis);
    else
        os_condition_wait(&analysis->changed, &analysis->lock);
}

static void run(void *data)
{
    game_analysis *analysis = data;
    os_mutex_lock(&analysis->lock);
    while (!analysis->quit)
        work(analysis);
    os_mutex_unlock(&analysis->lock);
}

static void release(game_analysis *analysis)
{
    os_condition_deinit(&analysis->changed);
    os_mutex_deinit(&analysis->lock);
    puzzle_path_deinit(&analysis->path);
    game_plan_deinit(&analysis->walk.plan);
    solver_progress_destroy(analysis->progress);
    free(analysis->places);
    free(analysis);
}

sw_status game_analysis_create(game_analysis **out, solver *shared, puzzle_metric metric,
                               solver_job_wake *wake, void *data, sw_error *error)
{
    game_analysis *analysis = calloc(1, sizeof *analysis);
    if (!analysis)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    analysis->solver = shared;
    analysis->metric = analysis->walk.plan.metric = metric;
    analysis->wake = wake;
    analysis->data = data;
    os_mutex_init(&analysis->lock);
    os_condition_init(&analysis->changed);
    sw_status status = solver_progress_create(&analysis->progress, error);
    if (status != SW_OK) {
        release(analysis);
        return status;
    }
    *out = analysis;
    return SW_OK;
}

void game_analysis_destroy(game_analysis *analysis)
{
    if (!analysis)
        return;
    os_mutex_lock(&analysis->lock);
    analysis->quit = true;
    cancel_search(analysis);
    os_condition_signal_all(&analysis->changed);
    os_mutex_unlock(&analysis->lock);
    if (analysis->started)
        os_thread_join(analysis->thread);
    release(analysis);
}

/* ---- The path ---- */

static size_t common_moves(const puzzle_path *a, const puzzle_path *b)
{
    size_t i = 0;
    while (i < a->length && i < b->length && a->moves[i] == b->moves[i])
        i++;
    return i;
}

/* Goes back to where the new path leaves the old one. How many places stay known. The long look at the last
 * place ends where the path goes on: the new last place is to be known at once. */
static size_t turn_back(game_analysis *analysis, const puzzle_path *path)
{
    size_t common = common_moves(&analysis->path, path), at = analysis->walk.at;
    if (at > common || (analysis->deepening && at < path->length))
        cancel_search(analysis);
    if (at > common)
        walk_to(analysis, common);
    if (analysis->searched > common)
        analysis->searched = NOWHERE;
    return common + 1;
}

static size_t begin_anew(game_analysis *analysis, const puzzle_board *start,
                         const puzzle_board *goal)
{
    cancel_search(analysis);
    analysis->start = *start;
    analysis->goal = *goal;
    analysis->pondered = NOWHERE;
    game_plan_begin(&analysis->walk.plan, start);
    analysis->walk.at = 0;
    return 0;
}

static bool reserve(game_analysis *analysis, size_t count)
{
    return sw_array_reserve(&analysis->places, &analysis->capacity, count,
                            sizeof *analysis->places);
}

/* The path up to the place `known` stays; what is new behind it is copied, and no more. */
static bool take_path(game_analysis *analysis, const puzzle_path *path, size_t known)
{
    size_t kept = known > 0 ? known - 1 : 0; /* moves */
    for (size_t i = known; i < analysis->count; i++)
        analysis->missing -= !analysis->places[i].evaluated;
    analysis->count = known;
    analysis->path.length = kept;
    if (!reserve(analysis, path->length + 1) ||
        !puzzle_path_append(&analysis->path,
                            &(puzzle_path){.moves = path->moves ? path->moves + kept : NULL,
                                           .length = path->length - kept})) {
        analysis->count = analysis->missing = 0;
        puzzle_path_clear(&analysis->path);
        return false;
    }
    analysis->count = path->length + 1;
    analysis->missing += analysis->count - known;
    for (size_t i = known; i < analysis->count; i++)
        analysis->places[i] = (place){.left = {.moves = -1}};
    analysis->next = analysis->next < known ? analysis->next : known;
    return true;
}

bool game_analysis_follow(game_analysis *analysis, const puzzle_board *start,
                          const puzzle_board *goal, const puzzle_path *path, double ms_a_place)
{
    if (!analysis->started)
        analysis->started = os_thread_start(&analysis->thread, run, analysis, NULL) == SW_OK;
    if (!analysis->started)
        return false;
    os_mutex_lock(&analysis->lock);
    bool same = analysis->count > 0 && puzzle_board_equal(&analysis->start, start) &&
                puzzle_board_equal(&analysis->goal, goal);
    size_t known = same ? turn_back(analysis, path) : begin_anew(analysis, start, goal);
    bool taken = take_path(analysis, path, known);
    if (!taken)
        cancel_search(analysis);
    analysis->version++;
    analysis->ms_a_place = ms_a_place;
    analysis->ms_to_deepen = 0;
    analysis->resting = false;
    os_condition_signal_all(&analysis->changed);
    os_mutex_unlock(&analysis->lock);
    return taken;
}

void game_analysis_deepen(game_analysis *analysis, double ms)
{
    os_mutex_lock(&analysis->lock);
    analysis->ms_to_deepen = ms;
    os_condition_signal_all(&analysis->changed);
    os_mutex_unlock(&analysis->lock);
}

void game_analysis_pause(game_analysis *analysis)
{
    os_mutex_lock(&analysis->lock);
    analysis->resting = true;
    cancel_search(analysis);
    os_mutex_unlock(&analysis->lock);
}

/* ---- The findings ---- */

uint64_t game_analysis_version(game_analysis *analysis)
{
    os_mutex_lock(&analysis->lock);
    uint64_t version = analysis->version;
    os_mutex_unlock(&analysis->lock);
    return version;
}

size_t game_analysis_known(game_analysis *analysis, game_distance *out, size_t most)
{
    os_mutex_lock(&analysis->lock);
    for (size_t i = 0; i < analysis->count && i < most; i++)
        out[i] = analysis->places[i].left;
    size_t evaluated = analysis->count - analysis->missing;
    os_mutex_unlock(&analysis->lock);
    return evaluated;
}

bool game_analysis_start(game_analysis *analysis, const puzzle_board *start,
                         const puzzle_board *goal, game_distance *out, bool *final)
{
    os_mutex_lock(&analysis->lock);
    bool same = analysis->count > 0 && puzzle_board_equal(&analysis->start, start) &&
                puzzle_board_equal(&analysis->goal, goal);
    if (same) {
        *out = analysis->places[0].left;
        *final = analysis->missing == 0;
    }
    os_mutex_unlock(&analysis->lock);
    return same;
}

game_distance game_analysis_last(game_analysis *analysis)
{
    game_distance last = {.moves = -1};
    os_mutex_lock(&analysis->lock);
    if (analysis->count > 0)
        last = analysis->places[analysis->count - 1].left;
    os_mutex_unlock(&analysis->lock);
    return last;
}

bool game_analysis_done(game_analysis *analysis)
{
    os_mutex_lock(&analysis->lock);
    bool done = analysis->count > 0 && analysis->missing == 0;
    os_mutex_unlock(&analysis->lock);
    return done;
}
