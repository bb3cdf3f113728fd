/* How good a solved game was. Nothing but what is proved about its start gives a verdict. */
#include "game/rating.h"

/* What happened where a game was not the player's alone. Each move that is played had its arrow before; of games of
 * version 0.1 the arrows alone are known. */
static bool was_helped(const game_session *solved, game_rating *out)
{
    static const game_rating_kind kinds[GAME_CREDITS] = {GAME_RATING_PENDING, GAME_RATING_HINTED,
                                                         GAME_RATING_SHOWN};
    int arrows = solved->hints[GAME_HINT_ARROW], played = solved->hints[GAME_HINT_PLAY];
    game_credit credit = game_session_credit(solved);
    out->kind = kinds[credit];
    out->count = arrows > played ? arrows : played;
    return credit != GAME_CREDIT_OWN;
}

game_rating game_rate(const game_session *solved, puzzle_metric metric, game_distance start,
                      bool final)
{
    game_rating rating = {.kind = GAME_RATING_PENDING, .metric = metric};
    int length = game_session_length(solved, metric);
    bool proved = game_distance_exact(start) || start.bound >= length;
    if (was_helped(solved, &rating))
        return rating;
    if (proved && start.bound >= length) {
        rating.kind = GAME_RATING_PERFECT;
        return rating;
    }
    rating.count = length - start.bound;
    rating.shortest = start.bound;
    if (proved)
        rating.kind = GAME_RATING_OVER;
    else if (final && start.bound > 0)
        rating.kind = GAME_RATING_AT_MOST_OVER;
    return rating;
}
