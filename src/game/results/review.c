/* What the moves of a game were worth, from the distances of its boards. */
#include "game/review.h"

#include <stdlib.h>

static game_verdict verdict_of(int lost, int length)
{
    if (lost == 0)
        return GAME_BEST;
    return lost == length ? GAME_SIDEWAYS : GAME_LOST;
}

/* No slide gains or loses more than its own moves; where it seems so, a better solution came to light
 * on one side of it only. */
static int lost_by(int length, int before, int after)
{
    int lost = length + after - before;
    if (lost < 0)
        return 0;
    return lost < 2 * length ? lost : 2 * length;
}

static game_judgement analysis_slide(size_t place, int length, game_distance before,
                                     game_distance after)
{
    game_judgement judged = {.place = place, .length = length};
    if (!game_distance_known(before) || !game_distance_known(after))
        return judged;
    judged.lost = lost_by(length, before.moves, after.moves);
    judged.verdict = verdict_of(judged.lost, length);
    judged.exact = game_distance_exact(before) && game_distance_exact(after);
    return judged;
}

/* A move that does not lead nearer leads away, which loses two. */
static void count_slide(game_review *review, const game_judgement *slide)
{
    review->exact = review->exact && slide->exact;
    if (slide->verdict == GAME_UNJUDGED)
        return;
    review->judged += (size_t)slide->length;
    review->best += (size_t)(slide->length - slide->lost / 2);
    review->detours += slide->lost > 0;
}

/* Slides come in order, so that an equal one stays behind those before it. */
static void place_among_worst(game_review *review, size_t index)
{
    int at = review->worst_count;
    int lost = review->slides[index].lost;
    if (lost == 0)
        return;
    while (at > 0 && review->slides[review->worst[at - 1]].lost < lost)
        at--;
    if (at == GAME_REVIEW_WORST)
        return;
    if (review->worst_count < GAME_REVIEW_WORST)
        review->worst_count++;
    for (int i = review->worst_count - 1; i > at; i--)
        review->worst[i] = review->worst[i - 1];
    review->worst[at] = index;
}

bool game_review_make(game_review *out, const game_session *session, const game_distance *left,
                      size_t known)
{
    size_t place = 0;
    *out = (game_review){.accuracy = -1, .exact = true};
    if (session->done > 0)
        out->slides = calloc(session->done, sizeof *out->slides);
    if (session->done > 0 && !out->slides) {
        *out = (game_review){0};
        return false;
    }
    for (; out->count < session->done; out->count++) {
        int length = session->steps[out->count].length;
        size_t next = place + (size_t)length;
        game_judgement *slide = &out->slides[out->count];
        *slide = analysis_slide(place, length, game_distance_at(left, known, place),
                                game_distance_at(left, known, next));
        count_slide(out, slide);
        place_among_worst(out, out->count);
        place = next;
    }
    if (out->judged > 0)
        out->accuracy = 100.0 * (double)out->best / (double)out->judged;
    return true;
}

void game_review_deinit(game_review *review)
{
    free(review->slides);
    *review = (game_review){0};
}
