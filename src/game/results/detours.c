/* Detours: where a game left the shortest way, and how long it took to be as near again. */
#include "results/detours.h"

#include "base/array.h"

#include <stdint.h>
#include <stdlib.h>

/* The places of a path between two moves or, in slides, between two slides, as far as they are judged. */
typedef struct way {
    const game_review *review; /* its metric and slides count */
    const game_distance *left;
    size_t places;
} way;

static size_t place_of(const way *way, size_t stop)
{
    const game_review *review = way->review;
    if (review->metric == PUZZLE_METRIC_MOVES)
        return stop;
    if (stop < review->count)
        return review->slides[stop].place;
    if (review->count == 0 || stop > review->count)
        return stop == 0 ? 0 : SIZE_MAX;
    const game_judgement *last = &review->slides[review->count - 1];
    return last->place + (size_t)last->length;
}

static bool is_known(const way *way, size_t stop)
{
    size_t place = place_of(way, stop);
    return place < way->places && game_distance_known(way->left[place]);
}

static game_distance left_at(const way *way, size_t stop)
{
    return way->left[place_of(way, stop)];
}

/* A move that does not lead nearer leads away; a slide may be as far as before. */
static bool leads_no_nearer(const way *way, size_t stop)
{
    return is_known(way, stop) && is_known(way, stop + 1) &&
           left_at(way, stop + 1).moves >= left_at(way, stop).moves;
}

/* A detour is over once it is as near as at its beginning, unless what comes next leads no nearer either.
 * The best solutions known may differ by more than one, so that it may come out nearer. */
static game_detour detour_from(const way *way, size_t from)
{
    int32_t level = left_at(way, from).moves, highest = level;
    game_detour detour = {.from = place_of(way, from),
                          .top = place_of(way, from),
                          .exact = game_distance_exact(left_at(way, from))};
    size_t to = from;
    bool goes_on = true;
    while (goes_on && is_known(way, to + 1)) {
        game_distance left = left_at(way, ++to);
        detour.exact = detour.exact && game_distance_exact(left);
        if (left.moves > highest) {
            highest = left.moves;
            detour.top = place_of(way, to);
        }
        detour.returned = left.moves <= level;
        goes_on = left.moves > level || (left.moves == level && leads_no_nearer(way, to));
    }
    detour.to = place_of(way, to);
    detour.cost = to - from;
    return detour;
}

static int compare_costs(const void *a, const void *b)
{
    const game_detour *left = a, *right = b;
    if (left->cost != right->cost)
        return left->cost > right->cost ? -1 : 1;
    return left->from < right->from ? -1 : 1;
}

bool game_detours_find(game_review *review, const game_distance *left, size_t places)
{
    way way = {review, left, places};
    size_t room = 0, stop = 0;
    while (place_of(&way, stop) < places) {
        if (!leads_no_nearer(&way, stop)) {
            stop++;
            continue;
        }
        if (!sw_array_reserve(&review->detours, &room, review->detour_count + 1,
                              sizeof *review->detours))
            return false;
        game_detour detour = detour_from(&way, stop);
        review->detours[review->detour_count++] = detour;
        review->detour_moves += detour.cost;
        stop += detour.cost;
    }
    if (review->detour_count > 1)
        qsort(review->detours, review->detour_count, sizeof *review->detours, compare_costs);
    return true;
}

const game_detour *game_review_detour_at(const game_review *review, size_t place)
{
    for (size_t i = 0; i < review->detour_count; i++)
        if (place >= review->detours[i].from && place < review->detours[i].to)
            return &review->detours[i];
    return NULL;
}

/* Moves, or slides that begin there. */
static size_t count_between(const game_review *review, size_t from, size_t to)
{
    size_t count = 0;
    if (review->metric == PUZZLE_METRIC_MOVES)
        return to > from ? to - from : 0;
    for (size_t i = 0; i < review->count; i++)
        count += review->slides[i].place >= from && review->slides[i].place < to;
    return count;
}

size_t game_review_lost_between(const game_review *review, size_t from, size_t to)
{
    size_t lost = 0;
    for (size_t i = 0; i < review->detour_count; i++) {
        const game_detour *detour = &review->detours[i];
        size_t first = detour->from > from ? detour->from : from;
        lost += count_between(review, first, detour->to < to ? detour->to : to);
    }
    return lost;
}
