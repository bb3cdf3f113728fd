/* Shortens a solution while it is being played. */
#include "game/shorten.h"

#include "game/ask.h"

#include <stdlib.h>

/* The first search is short, each one after it twice as long, up to a most. */
enum { FIRST_MS = 1000, MOST_MS = 16000 };

/* Moves beyond those that are shown while a search has its time. */
enum { MARGIN = 2 };

/* A search as long as the last one is worth it again when this part of the rest was played. */
enum { NEW_SHARE = 64 };

void game_shorten_init(game_shorten *out, solver *shared, solver_job_wake *wake, void *data,
                       const puzzle_board *goal, int bound)
{
    *out = (game_shorten){
        .solver = shared, .wake = wake, .data = data, .goal = *goal, .start_bound = bound};
}

static void end_search(game_shorten *shorten)
{
    solver_job_drop(shorten->job);
    shorten->job = NULL;
    shorten->taken = 0;
}

void game_shorten_deinit(game_shorten *shorten)
{
    end_search(shorten);
}

bool game_shorten_searching(const game_shorten *shorten)
{
    return shorten->job != NULL;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* Each move, or slide, changes the distance by one at most. From within a slide it takes the rest of that to
 * any place behind. */
int game_shorten_bound(const game_shorten *shorten, int made)
{
    int by_start = shorten->start_bound - made;
    int apart = abs(made - shorten->made) + shorten->joined;
    return most(0, most(by_start, shorten->from_bound - apart));
}

/* ---- What a search found ---- */

static bool take_bound(game_shorten *shorten, int bound)
{
    bool more = bound > shorten->from_bound;
    shorten->from_bound = most(shorten->from_bound, bound);
    shorten->start_bound = most(shorten->start_bound, bound - shorten->made);
    return more;
}

static bool take_path(game_shorten *shorten, game_replay *replay)
{
    puzzle_path path = {0};
    int improvements = solver_job_improvements(shorten->job);
    bool taken = false;
    if (improvements == shorten->taken)
        return false;
    shorten->taken = improvements;
    if (solver_job_best(shorten->job, &path) == SW_OK)
        taken = game_replay_splice(replay, shorten->from, &path);
    if (taken)
        shorten->joined = puzzle_metric_within(replay->metric, &replay->path, shorten->from);
    puzzle_path_deinit(&path);
    return taken;
}

static bool take(game_shorten *shorten, game_replay *replay)
{
    const solver_answer *answer = solver_job_answer(shorten->job);
    bool shorter = take_path(shorten, replay);
    bool more = take_bound(shorten, solver_job_lower_bound(shorten->job));
    if (answer) {
        more = take_bound(shorten, answer->lower_bound) || more;
        end_search(shorten);
    }
    return shorter || more;
}

/* ---- The next search ---- */

typedef struct search_plan {
    int made; /* moves or slides before it */
    double ms;
} search_plan;

/* Half of the rest at most is played meanwhile. */
static search_plan plan_search(const game_replay *replay, double ms)
{
    int made = game_replay_made(replay), rest = game_replay_length(replay) - made;
    double interval = GAME_REPLAY_MOVE_MS / game_replay_factor(replay->speed);
    double room = interval * rest / 2;
    ms = ms < MOST_MS ? ms : MOST_MS;
    ms = ms < room ? ms : room;
    return (search_plan){made + (int)(ms / interval) + MARGIN, ms};
}

static bool is_proved(const game_shorten *shorten, const game_replay *replay)
{
    return shorten->made + shorten->from_bound - shorten->joined >= game_replay_length(replay);
}

/* What lies ahead of a search that was in vain is searched for longer, or from further on. */
static bool is_worth_it(const game_shorten *shorten, const game_replay *replay, search_plan next)
{
    if (next.made + MARGIN > game_replay_length(replay))
        return false;
    if (shorten->ms == 0 || next.made < shorten->made)
        return true;
    int onward = (game_replay_length(replay) - shorten->made) / NEW_SHARE + 1;
    return !is_proved(shorten, replay) &&
           (next.ms > shorten->ms || next.made - shorten->made > onward);
}

static void start(game_shorten *shorten, const game_replay *replay, search_plan next)
{
    puzzle_board board = replay->board;
    size_t from = puzzle_metric_place(replay->metric, &replay->path, (size_t)next.made);
    puzzle_path_play(&replay->path, replay->at, from, &board);
    shorten->from_bound = game_shorten_bound(shorten, next.made);
    shorten->from = from;
    shorten->made = next.made;
    shorten->joined = false;
    shorten->ms = next.ms;
    solver_request request = game_ask(GAME_ASK_REST, &board, &shorten->goal);
    request.time_ms = next.ms;
    request.metric = replay->metric;
    solver_job_start(&shorten->job, shorten->solver, &request, shorten->wake, shorten->data, NULL);
}

bool game_shorten_poll(game_shorten *shorten, game_replay *replay)
{
    bool changed = false;
    if (shorten->job && replay->at > shorten->from) {
        end_search(shorten);
        shorten->ms /= 2; /* it had not its time, and the next may have as much */
    }
    if (shorten->job)
        changed = take(shorten, replay);
    if (shorten->job)
        return changed;
    search_plan next = plan_search(replay, shorten->ms > 0 ? 2 * shorten->ms : FIRST_MS);
    if (next.made < shorten->made)
        next = plan_search(replay, FIRST_MS);
    if (is_worth_it(shorten, replay, next))
        start(shorten, replay, next);
    return changed;
}
