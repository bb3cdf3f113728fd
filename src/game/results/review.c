/* What the moves or slides of a game were worth, from the distances of its boards. */
#include "game/review.h"

#include "base/array.h"

#include <stdint.h>
#include <stdlib.h>

/* ---- What each was worth ---- */

/* No slide gains or loses more than it costs: its own moves, or one slide. Where it seems so, a better
 * solution came to light on one side of it only. */
static int lost_by(int cost, int before, int after)
{
    int lost = cost + after - before;
    if (lost < 0)
        return 0;
    return lost < 2 * cost ? lost : 2 * cost;
}

static int cost_of(puzzle_metric metric, const game_judgement *slide)
{
    return metric == PUZZLE_METRIC_SLIDES ? 1 : slide->length;
}

static game_judgement judge_slide(puzzle_metric metric, size_t place, int length,
                                  game_distance before, game_distance after)
{
    game_judgement judged = {.place = place, .length = length};
    if (!game_distance_known(before) || !game_distance_known(after))
        return judged;
    judged.lost = lost_by(cost_of(metric, &judged), before.moves, after.moves);
    judged.verdict = judged.lost == 0 ? GAME_BEST : GAME_AWAY;
    judged.exact = game_distance_exact(before) && game_distance_exact(after);
    return judged;
}

/* A move that does not lead nearer leads away, which loses two. A slide may be as far as before. */
static void count_slide(game_review *review, const game_judgement *slide)
{
    review->exact = review->exact && slide->exact;
    if (slide->verdict == GAME_UNJUDGED)
        return;
    int cost = cost_of(review->metric, slide), best = cost - slide->lost / 2;
    review->judged += (size_t)cost;
    review->best += review->metric == PUZZLE_METRIC_SLIDES ? slide->lost == 0 : (size_t)best;
}

static bool judge_slides(game_review *review, const game_session *session,
                         const game_distance *left, size_t known)
{
    size_t place = 0;
    if (session->done > 0)
        review->slides = calloc(session->done, sizeof *review->slides);
    if (session->done > 0 && !review->slides)
        return false;
    for (size_t step = 0, end; step < session->done; step = end) {
        size_t next = place;
        end = review->metric == PUZZLE_METRIC_SLIDES ? game_session_slide_end(session, step)
                                                     : step + 1;
        for (size_t i = step; i < end; i++)
            next += session->steps[i].length;
        game_judgement *slide = &review->slides[review->count++];
        *slide =
            judge_slide(review->metric, place, (int)(next - place),
                        game_distance_at(left, known, place), game_distance_at(left, known, next));
        count_slide(review, slide);
        place = next;
    }
    return true;
}

/* Slides that led nearer one after the other; */
static size_t longest_run_of_slides(const game_review *review)
{
    size_t longest = 0, run = 0;
    for (size_t i = 0; i < review->count; i++) {
        run = review->slides[i].verdict == GAME_BEST ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return longest;
}

/* and moves. */
static size_t longest_run_of_moves(const game_distance *left, size_t places)
{
    size_t longest = 0, run = 0;
    for (size_t i = 0; i + 1 < places; i++) {
        bool nearer = game_distance_known(left[i]) && game_distance_known(left[i + 1]) &&
                      left[i + 1].moves < left[i].moves;
        run = nearer ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return longest;
}

/* ---- Detours: where a game left the shortest way, and how long it took to be as near again ---- */

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

/* Fills in the detours of a review, of which the rest is made. False where memory ran out. */
static bool find_detours(game_review *review, const game_distance *left, size_t places)
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

/* ---- The review ---- */

/* Places of the session's path, as far as there are any. */
static size_t places_of(const game_session *session, size_t known)
{
    size_t places = (size_t)session->moves + 1;
    return places < known ? places : known;
}

bool game_review_make(game_review *out, const game_session *session, puzzle_metric metric,
                      const game_distance *left, size_t known)
{
    size_t places = places_of(session, known);
    *out = (game_review){.metric = metric, .accuracy = -1, .exact = true};
    if (!judge_slides(out, session, left, known) || !find_detours(out, left, places)) {
        game_review_deinit(out);
        return false;
    }
    out->best_run = metric == PUZZLE_METRIC_SLIDES ? longest_run_of_slides(out)
                                                   : longest_run_of_moves(left, places);
    if (out->judged > 0)
        out->accuracy = 100.0 * (double)out->best / (double)out->judged;
    return true;
}

void game_review_deinit(game_review *review)
{
    free(review->slides);
    free(review->detours);
    *review = (game_review){0};
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
