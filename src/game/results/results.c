/* All results, found by the id of their game. */
#include "game/results.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

/* `index` is a hash table of 2 * capacity slots, a power of two, probed one after the other: a slot
 * holds a place in the list plus 1, or 0. */

enum { FIRST_CAPACITY = 64 };

game_result game_result_of(const game_round *round, int64_t date)
{
    const game_session *session = &round->session;
    puzzle_goal goal;
    game_result result = {
        .id = round->id,
        .date = date,
        .size = session->goal.size,
        .goal = puzzle_goal_identify(&session->goal, &goal) ? (int)goal : GAME_GOAL_OWN,
        .board = round->origin.board,
        .style = round->look.style,
        .way = game_way_of(session),
        .moves = session->moves,
        .slides = session->slides,
        .undos = session->undos,
        .autos = session->autos,
        .time_ms = game_whole_ms(session->time_ms),
        .par = round->origin.par,
        .par_proof = round->origin.par_proof,
        .par_metric = round->origin.par_metric,
    };
    memcpy(result.challenge, round->challenge, sizeof result.challenge);
    memcpy(result.hints, session->hints, sizeof result.hints);
    if (round->origin.kind == GAME_FROM_LEVEL)
        memcpy(result.level, round->origin.level, sizeof result.level);
    return result;
}

int game_result_length(const game_result *result, puzzle_metric metric)
{
    return metric == PUZZLE_METRIC_SLIDES ? result->slides : result->moves;
}

game_credit game_result_credit(const game_result *result)
{
    return game_credit_of(result->hints, result->autos);
}

bool game_result_replaces(const game_result *now, const game_result *before)
{
    return game_result_credit(now) <= game_result_credit(before) &&
           game_result_length(now, now->par_metric) < game_result_length(before, now->par_metric);
}

void game_result_split(game_result *result, const game_session *session, game_split_scheme scheme)
{
    game_splits splits;
    game_splits_make(&splits, session, scheme);
    bool timed = game_splits_since_ms(&splits) > 0 || result->time_ms == 0;
    if (timed && game_splits_now(&splits) < 0)
        result->splits = game_splits_times(&splits);
}

void game_results_deinit(game_results *results)
{
    free(results->list);
    free(results->index);
    free(results->runs);
    *results = (game_results){0};
}

/* The slot of that id, or the free one where it belongs. */
static uint32_t *slot_of(const game_results *results, uint64_t id)
{
    size_t mask = 2 * results->capacity - 1;
    size_t at = (size_t)(id * 0x9e3779b97f4a7c15 >> 32) & mask; /* multiplicative (Knuth) */
    while (results->index[at] > 0 && results->list[results->index[at] - 1].id != id)
        at = (at + 1) & mask;
    return &results->index[at];
}

/* Of an empty one. */
static void fill_index(game_results *results)
{
    for (size_t i = 0; i < results->count; i++)
        *slot_of(results, results->list[i].id) = (uint32_t)(i + 1);
}

static bool grow(game_results *results)
{
    size_t capacity = results->capacity > 0 ? 2 * results->capacity : FIRST_CAPACITY;
    if (capacity > UINT32_MAX / 2)
        return false;
    uint32_t *index = calloc(2 * capacity, sizeof *index);
    game_result *list = index ? realloc(results->list, capacity * sizeof *list) : NULL;
    if (!list) {
        free(index);
        return false;
    }
    free(results->index);
    results->list = list;
    results->index = index;
    results->capacity = capacity;
    fill_index(results);
    return true;
}

bool game_results_add(game_results *results, const game_result *result)
{
    if (results->count == results->capacity && !grow(results))
        return false;
    uint32_t *slot = slot_of(results, result->id);
    if (*slot == 0)
        *slot = (uint32_t)++results->count;
    results->list[*slot - 1] = *result;
    return true;
}

/* Where dates are the same ids decide, so that the order is one on all machines. */
static int order(int64_t date, uint64_t id, int64_t other_date, uint64_t other_id)
{
    if (date != other_date)
        return date < other_date ? -1 : 1;
    return id == other_id ? 0 : id < other_id ? -1 : 1;
}

static int by_date(const void *a, const void *b)
{
    const game_result *one = a, *other = b;
    return order(one->date, one->id, other->date, other->id);
}

static int runs_by_date(const void *a, const void *b)
{
    const game_run_result *one = a, *other = b;
    return order(one->date, one->id, other->date, other->id);
}

/* What is in order already stays as it is: games that ended in the same second, too. */
static bool are_in_order(const game_results *results)
{
    for (size_t i = 1; i < results->count; i++)
        if (results->list[i].date < results->list[i - 1].date)
            return false;
    for (size_t i = 1; i < results->run_count; i++)
        if (results->runs[i].date < results->runs[i - 1].date)
            return false;
    return true;
}

void game_results_sort(game_results *results)
{
    if (are_in_order(results))
        return;
    if (results->count > 0) {
        qsort(results->list, results->count, sizeof *results->list, by_date);
        memset(results->index, 0, 2 * results->capacity * sizeof *results->index);
        fill_index(results);
    }
    if (results->run_count > 0)
        qsort(results->runs, results->run_count, sizeof *results->runs, runs_by_date);
}

uint64_t game_run_board_id(uint64_t run, size_t board)
{
    return run + board + 1;
}

const game_run_result *game_results_find_run(const game_results *results, uint64_t id)
{
    for (size_t i = results->run_count; i > 0; i--)
        if (results->runs[i - 1].id == id)
            return &results->runs[i - 1];
    return NULL;
}

bool game_results_add_run(game_results *results, const game_run_result *run)
{
    if (!sw_array_reserve(&results->runs, &results->run_capacity, results->run_count + 1,
                          sizeof *results->runs))
        return false;
    results->runs[results->run_count++] = *run;
    return true;
}

const game_result *game_results_find(const game_results *results, uint64_t id)
{
    uint32_t place = results->capacity > 0 ? *slot_of(results, id) : 0;
    return place > 0 ? &results->list[place - 1] : NULL;
}
