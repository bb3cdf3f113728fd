/* What the moves or slides of a game were worth, from the distances of its boards. */
#include "game/review.h"

#include "results/detours.h"

#include <stdlib.h>

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
    if (!judge_slides(out, session, left, known) || !game_detours_find(out, left, places)) {
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
