/* Finds how far from the goal each board of a game was, on a thread of its own. */
#include "game/judge.h"

#include "base/array.h"
#include "game/ask.h"
#include "os/clock.h"
#include "os/thread.h"
#include "thinking/judge_walk.h"

#include <stdlib.h>

/* The worker walks along the way with a plan in hand (judge_walk.h). Most places need no search: their
 * neighbours' distances and the plan's length leave one value only. */

static const size_t NOWHERE = SIZE_MAX;

typedef struct place {
    game_left left;
    bool looked; /* at */
} place;

struct game_judge {
    solver *solver;
    solver_job_wake *wake;
    void *data;
    os_thread thread;
    os_mutex lock; /* of all that follows; the worker lets go of it while it searches */
    os_condition changed;
    bool quit, resting;
    puzzle_board start, goal;
    puzzle_path way; /* owned */
    double ms_a_place, ms_to_ponder;
    place *places; /* owned */
    size_t count, capacity;
    size_t missing; /* places not looked at; */
    size_t next;    /* none of them is before this one */
    uint64_t version;
    game_judge_walk walk;
    size_t searched; /* the place of the last search, or NOWHERE */
    size_t planned;  /* moves of the plan after the last long look, */
    size_t pondered; /* and after the last one that was had for the last place; or NOWHERE */
    solver_progress *progress;
    bool searching; /* from where the walk is */
    double told_ms; /* when wake was last called */
};

enum {
    WAKE_MS = 15,
    FEW = 3,        /* with more places missing the last one comes first */
    ATTEMPTS = 256, /* at a way whose distances cannot be found */
};

/* Larger boards are not proved, and their solutions get shorter as long as one looks: a long look is
 * had where the plan is missing or has strayed far from the last one found, a short one elsewhere. */
enum { STRAYED_MOVES = 16 };

/* ---- What is known ---- */

/* Distances of neighbours differ by one. */
static void know_neighbour(game_left *left, const place *neighbour)
{
    if (!neighbour->looked)
        return;
    if (game_left_known(neighbour->left))
        game_left_know_moves(left, neighbour->left.moves + 1);
    game_left_know_bound(left, neighbour->left.bound - 1);
}

static void know_neighbours(const game_judge *judge, size_t at, game_left *left)
{
    if (at > 0)
        know_neighbour(left, &judge->places[at - 1]);
    if (at + 1 < judge->count)
        know_neighbour(left, &judge->places[at + 1]);
}

static game_left estimate(const game_judge *judge)
{
    game_left left = {.moves = -1};
    know_neighbours(judge, judge->walk.at, &left);
    if (judge->walk.plan.known)
        game_left_know_moves(&left, (int)judge->walk.plan.rest.length);
    game_left_mend(&left);
    return left;
}

/* Every place tells its neighbours what it knows, from one end to the other and back: the rest of
 * the player's own way is a known solution too. */
static void even_out(game_judge *judge)
{
    for (size_t i = 0; i < judge->count; i++)
        know_neighbours(judge, i, &judge->places[i].left);
    for (size_t i = judge->count; i-- > 0;)
        know_neighbours(judge, i, &judge->places[i].left);
}

/* ---- The search ---- */

static bool is_exact(const game_judge *judge, size_t at)
{
    return at < judge->count && game_left_exact(judge->places[at].left);
}

/* Beside a distance a search decides which of two it is. Far from any, searches are spaced out, so that
 * the longest way on the largest board takes seconds. */
static bool is_worth_a_search(const game_judge *judge, game_left left)
{
    size_t at = judge->walk.at, searched = judge->searched;
    if (game_left_exact(left))
        return false;
    if (!judge->walk.plan.known || is_exact(judge, at + 1) || (at > 0 && is_exact(judge, at - 1)))
        return true;
    size_t from_there = at > searched ? at - searched : searched - at;
    return from_there > judge->count / ATTEMPTS;
}

static void take_answer(game_judge *judge, solver_answer *answer, game_left *left)
{
    judge->searched = judge->walk.at;
    game_left_know_bound(left, answer->lower_bound);
    if (answer->status == SW_OK) {
        game_left_know_moves(left, (int)answer->path.length);
        game_plan_offer(&judge->walk.plan, &answer->path, &(puzzle_path){0});
    }
    game_left_mend(left);
}

static bool has_strayed(const game_judge *judge, size_t from)
{
    const game_plan *plan = &judge->walk.plan;
    size_t now = plan->rest.length;
    return !plan->known || (now > from ? now - from : from - now) > STRAYED_MOVES;
}

/* With ms for a limit, or 0. False where it was cancelled: then the walk may be elsewhere. */
static bool search(game_judge *judge, double ms, game_left *left)
{
    solver_answer answer;
    solver_request request = game_ask(GAME_ASK_PLACE, &judge->walk.plan.board, &judge->goal);
    request.time_ms = ms;
    solver_progress_reset(judge->progress);
    judge->searching = true;
    os_mutex_unlock(&judge->lock);
    solver_solve(judge->solver, &request, judge->progress, &answer);
    os_mutex_lock(&judge->lock);
    judge->searching = false;
    bool wanted = !solver_progress_is_cancelled(judge->progress);
    if (wanted)
        take_answer(judge, &answer, left);
    solver_answer_deinit(&answer);
    return wanted;
}

static void cancel_search(game_judge *judge)
{
    if (judge->searching)
        solver_progress_cancel(judge->progress);
}

/* ---- The worker ---- */

static size_t next_place(game_judge *judge)
{
    size_t last = judge->count - 1;
    if (judge->missing > FEW && !judge->places[last].looked)
        return last;
    while (judge->places[judge->next].looked)
        judge->next++;
    return judge->next;
}

static void tell(game_judge *judge, bool now)
{
    double now_ms = os_clock_ms();
    if (!judge->wake || (!now && now_ms - judge->told_ms < WAKE_MS))
        return;
    judge->told_ms = now_ms;
    os_mutex_unlock(&judge->lock);
    judge->wake(judge->data);
    os_mutex_lock(&judge->lock);
}

static bool look_for_plan(game_judge *judge, game_left *left)
{
    bool long_look = has_strayed(judge, judge->planned);
    double ms = game_ask_place_ms(judge->goal.size, judge->ms_a_place, long_look);
    if (!search(judge, ms, left))
        return false;
    if (long_look)
        judge->planned = judge->walk.plan.rest.length;
    return true;
}

static void look(game_judge *judge)
{
    size_t at = next_place(judge);
    size_t before = judge->walk.plan.rest.length;
    game_judge_walk_to(&judge->walk, &judge->way, at);
    if (judge->walk.plan.rest.length > before)
        game_plan_rejoin(&judge->walk.plan);
    game_left left = estimate(judge);
    if (is_worth_a_search(judge, left) && !look_for_plan(judge, &left))
        return;
    judge->places[at] = (place){left, true};
    judge->missing--;
    judge->version++;
    if (judge->missing == 0)
        even_out(judge);
    tell(judge, judge->missing == 0 || at + 1 == judge->count);
}

/* Once all places were looked at: where the plan is none that the last place was pondered for. */
static bool is_to_ponder(game_judge *judge)
{
    if (judge->ms_to_ponder <= 0 || judge->count == 0 || is_exact(judge, judge->count - 1))
        return false;
    game_judge_walk_to(&judge->walk, &judge->way, judge->count - 1);
    return judge->pondered == NOWHERE || has_strayed(judge, judge->pondered);
}

static void ponder(game_judge *judge)
{
    game_left left = judge->places[judge->count - 1].left;
    if (!search(judge, judge->ms_to_ponder, &left))
        return;
    judge->places[judge->count - 1].left = left;
    judge->pondered = judge->planned = judge->walk.plan.rest.length;
    judge->version++;
    even_out(judge);
    tell(judge, true);
}

static void work(game_judge *judge)
{
    if (judge->resting)
        os_condition_wait(&judge->changed, &judge->lock);
    else if (judge->missing > 0)
        look(judge);
    else if (is_to_ponder(judge))
        ponder(judge);
    else
        os_condition_wait(&judge->changed, &judge->lock);
}

static void run(void *data)
{
    game_judge *judge = data;
    os_mutex_lock(&judge->lock);
    while (!judge->quit)
        work(judge);
    os_mutex_unlock(&judge->lock);
}

static void release(game_judge *judge)
{
    os_condition_deinit(&judge->changed);
    os_mutex_deinit(&judge->lock);
    puzzle_path_deinit(&judge->way);
    game_judge_walk_deinit(&judge->walk);
    solver_progress_destroy(judge->progress);
    free(judge->places);
    free(judge);
}

sw_status game_judge_create(game_judge **out, solver *shared, solver_job_wake *wake, void *data,
                            sw_error *error)
{
    game_judge *judge = calloc(1, sizeof *judge);
    if (!judge)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    judge->solver = shared;
    judge->wake = wake;
    judge->data = data;
    os_mutex_init(&judge->lock);
    os_condition_init(&judge->changed);
    sw_status status = solver_progress_create(&judge->progress, error);
    if (status == SW_OK)
        status = os_thread_start(&judge->thread, run, judge, error);
    if (status != SW_OK) {
        release(judge);
        return status;
    }
    *out = judge;
    return SW_OK;
}

void game_judge_destroy(game_judge *judge)
{
    if (!judge)
        return;
    os_mutex_lock(&judge->lock);
    judge->quit = true;
    cancel_search(judge);
    os_condition_signal_all(&judge->changed);
    os_mutex_unlock(&judge->lock);
    os_thread_join(judge->thread);
    release(judge);
}

/* ---- The way ---- */

static size_t common_moves(const puzzle_path *a, const puzzle_path *b)
{
    size_t i = 0;
    while (i < a->length && i < b->length && a->moves[i] == b->moves[i])
        i++;
    return i;
}

/* Goes back to where the new way leaves the old one. How many places stay known. */
static size_t turn_back(game_judge *judge, const puzzle_path *way)
{
    size_t common = common_moves(&judge->way, way);
    if (judge->walk.at > common) {
        cancel_search(judge);
        game_judge_walk_to(&judge->walk, &judge->way, common);
    }
    if (judge->searched > common)
        judge->searched = NOWHERE;
    return common + 1;
}

static size_t begin_anew(game_judge *judge, const puzzle_board *start, const puzzle_board *goal)
{
    cancel_search(judge);
    judge->start = *start;
    judge->goal = *goal;
    judge->pondered = NOWHERE;
    game_judge_walk_begin(&judge->walk, start);
    return 0;
}

static bool reserve(game_judge *judge, size_t count)
{
    return sw_array_reserve(&judge->places, &judge->capacity, count, sizeof *judge->places);
}

/* The way up to the place `known` stays; what is new behind it is copied, and no more. */
static bool take_way(game_judge *judge, const puzzle_path *way, size_t known)
{
    size_t kept = known > 0 ? known - 1 : 0; /* moves */
    for (size_t i = known; i < judge->count; i++)
        judge->missing -= !judge->places[i].looked;
    judge->count = known;
    judge->way.length = kept;
    if (!reserve(judge, way->length + 1) ||
        !puzzle_path_append(&judge->way,
                            &(puzzle_path){.moves = way->moves ? way->moves + kept : NULL,
                                           .length = way->length - kept})) {
        judge->count = judge->missing = 0;
        puzzle_path_clear(&judge->way);
        return false;
    }
    judge->count = way->length + 1;
    judge->missing += judge->count - known;
    for (size_t i = known; i < judge->count; i++)
        judge->places[i] = (place){.left = {.moves = -1}};
    judge->next = judge->next < known ? judge->next : known;
    return true;
}

bool game_judge_follow(game_judge *judge, const puzzle_board *start, const puzzle_board *goal,
                       const puzzle_path *way, double ms_a_place)
{
    os_mutex_lock(&judge->lock);
    bool same = judge->count > 0 && puzzle_board_equal(&judge->start, start) &&
                puzzle_board_equal(&judge->goal, goal);
    size_t known = same ? turn_back(judge, way) : begin_anew(judge, start, goal);
    bool taken = take_way(judge, way, known);
    if (!taken)
        cancel_search(judge);
    judge->version++;
    judge->ms_a_place = ms_a_place;
    judge->ms_to_ponder = 0;
    judge->resting = false;
    os_condition_signal_all(&judge->changed);
    os_mutex_unlock(&judge->lock);
    return taken;
}

void game_judge_ponder(game_judge *judge, double ms)
{
    os_mutex_lock(&judge->lock);
    judge->ms_to_ponder = ms;
    os_condition_signal_all(&judge->changed);
    os_mutex_unlock(&judge->lock);
}

void game_judge_rest(game_judge *judge)
{
    os_mutex_lock(&judge->lock);
    judge->resting = true;
    cancel_search(judge);
    os_mutex_unlock(&judge->lock);
}

/* ---- The findings ---- */

uint64_t game_judge_version(game_judge *judge)
{
    os_mutex_lock(&judge->lock);
    uint64_t version = judge->version;
    os_mutex_unlock(&judge->lock);
    return version;
}

size_t game_judge_known(game_judge *judge, game_left *out, size_t most)
{
    os_mutex_lock(&judge->lock);
    for (size_t i = 0; i < judge->count && i < most; i++)
        out[i] = judge->places[i].left;
    size_t looked = judge->count - judge->missing;
    os_mutex_unlock(&judge->lock);
    return looked;
}

game_left game_judge_last(game_judge *judge)
{
    game_left last = {.moves = -1};
    os_mutex_lock(&judge->lock);
    if (judge->count > 0)
        last = judge->places[judge->count - 1].left;
    os_mutex_unlock(&judge->lock);
    return last;
}

bool game_judge_done(game_judge *judge)
{
    os_mutex_lock(&judge->lock);
    bool done = judge->count > 0 && judge->missing == 0;
    os_mutex_unlock(&judge->lock);
    return done;
}
