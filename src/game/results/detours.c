/* Detours: where a game left the shortest way, and how long it took to be as near again. */
#include "results/detours.h"

#include "base/array.h"

#include <stdlib.h>

/* The places of a path, as far as it is judged. */
typedef struct way {
    const game_distance *left;
    size_t places;
} way;

static bool is_known(const way *way, size_t place)
{
    return place < way->places && game_distance_known(way->left[place]);
}

static bool leads_away(const way *way, size_t place)
{
    return is_known(way, place) && is_known(way, place + 1) &&
           way->left[place + 1].moves > way->left[place].moves;
}

/* A detour is over once it is as near as at its beginning, unless the very next move leads away again.
 * The best solutions known may differ by more than one, so that it may come out nearer. */
static game_detour detour_from(const way *way, size_t from)
{
    int32_t level = way->left[from].moves;
    game_detour detour = {
        .from = from, .to = from, .top = from, .exact = game_distance_exact(way->left[from])};
    bool goes_on = true;
    while (goes_on && is_known(way, detour.to + 1)) {
        detour.to++;
        int32_t moves = way->left[detour.to].moves;
        detour.exact = detour.exact && game_distance_exact(way->left[detour.to]);
        if (moves > way->left[detour.top].moves)
            detour.top = detour.to;
        detour.returned = moves <= level;
        goes_on = moves > level || (moves == level && leads_away(way, detour.to));
    }
    return detour;
}

static int compare_costs(const void *a, const void *b)
{
    const game_detour *left = a, *right = b;
    size_t cost = game_detour_cost(left), other = game_detour_cost(right);
    if (cost != other)
        return cost > other ? -1 : 1;
    return left->from < right->from ? -1 : 1;
}

bool game_detours_find(game_review *review, const game_distance *left, size_t places)
{
    way way = {left, places};
    size_t room = 0, place = 0;
    while (place + 1 < places) {
        if (!leads_away(&way, place)) {
            place++;
            continue;
        }
        if (!sw_array_reserve(&review->detours, &room, review->detour_count + 1,
                              sizeof *review->detours))
            return false;
        game_detour detour = detour_from(&way, place);
        review->detours[review->detour_count++] = detour;
        review->detour_moves += game_detour_cost(&detour);
        place = detour.to;
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

size_t game_review_lost_between(const game_review *review, size_t from, size_t to)
{
    size_t lost = 0;
    for (size_t i = 0; i < review->detour_count; i++) {
        const game_detour *detour = &review->detours[i];
        size_t first = detour->from > from ? detour->from : from;
        size_t end = detour->to < to ? detour->to : to;
        lost += end > first ? end - first : 0;
    }
    return lost;
}
