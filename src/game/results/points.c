/* The points that best moves earn. */
#include "game/points.h"

#include <limits.h>

enum { BEST_POINTS = 10, STREAK_STEP = 5, MAX_FACTOR = 5 };
enum { UNDO_COST = 5, REGION_COST = 5, TILE_COST = 10 };

/* A walk along the game's path, a single move or a slide at a time. */
typedef struct tally {
    int64_t earned;
    int streak;
    int last;
    int nearest; /* the least distance so far, where one is known */
    bool known;
} tally;

static int factor_of(int streak)
{
    int factor = 1 + streak / STREAK_STEP;
    return factor < MAX_FACTOR ? factor : MAX_FACTOR;
}

/* A best move that leads nearer than the game ever was. */
static void earn(tally *tally)
{
    tally->last = BEST_POINTS * factor_of(tally->streak);
    tally->earned += tally->last;
    tally->streak++;
}

/* Or a slide. What cannot be judged earns nothing and leaves the streak as it is, and so does what is best but
 * only makes up for a loss. */
static void count_move(tally *tally, bool may_earn, game_distance before, game_distance after)
{
    bool known = game_distance_exact(before) && game_distance_exact(after);
    tally->last = 0;
    if (!may_earn || (known && after.moves >= before.moves))
        tally->streak = 0;
    else if (known && after.moves < tally->nearest)
        earn(tally);
    if (game_distance_exact(after) && after.moves < tally->nearest)
        tally->nearest = after.moves;
    tally->known &= known;
}

/* Up to the moment from which on nothing is earned, and nothing costs. */
static int64_t costs(const game_session *session)
{
    bool own = game_session_credit(session) == GAME_CREDIT_OWN;
    const int *hints = session->hints;
    game_alone alone = session->alone;
    int64_t undos = own ? session->undos : alone.undos;
    int64_t regions = own ? hints[GAME_HINT_REGION] : alone.regions;
    int64_t tiles = own ? hints[GAME_HINT_TILE] : alone.tiles;
    return undos * UNDO_COST + regions * REGION_COST + tiles * TILE_COST;
}

static int within_int(int64_t total)
{
    if (total < 0)
        return 0;
    return total < INT_MAX ? (int)total : INT_MAX;
}

/* Steps that were made after a hint told a move earn nothing. */
static bool may_earn(const game_session *session, size_t step)
{
    bool alone = game_session_credit(session) == GAME_CREDIT_OWN || step < session->alone.steps;
    return alone && session->steps[step].by == GAME_BY_PLAYER;
}

/* A slide may if all of its steps may. */
static bool slide_may_earn(const game_session *session, size_t step, size_t end)
{
    while (step < end && may_earn(session, step))
        step++;
    return step == end;
}

static void count_slides(tally *tally, const game_session *session, const game_distance *left,
                         size_t known)
{
    size_t place = 0, end;
    for (size_t step = 0; step < session->done; step = end) {
        game_distance before = game_distance_at(left, known, place);
        end = game_session_slide_end(session, step);
        for (size_t i = step; i < end; i++)
            place += session->steps[i].length;
        count_move(tally, slide_may_earn(session, step, end), before,
                   game_distance_at(left, known, place));
    }
}

static void count_moves(tally *tally, const game_session *session, const game_distance *left,
                        size_t known)
{
    game_distance before = game_distance_at(left, known, 0);
    size_t place = 0;
    for (size_t i = 0; i < session->done; i++)
        for (int tile = 0; tile < session->steps[i].length; tile++) {
            game_distance after = game_distance_at(left, known, ++place);
            count_move(tally, may_earn(session, i), before, after);
            before = after;
        }
}

game_points game_points_count(const game_session *session, puzzle_metric metric,
                              const game_distance *left, size_t known)
{
    tally tally = {.nearest = INT_MAX, .known = true};
    if (game_session_credit(session) == GAME_CREDIT_SHOWN)
        return (game_points){.factor = 1, .known = true};
    game_distance start = game_distance_at(left, known, 0);
    if (game_distance_exact(start))
        tally.nearest = start.moves;
    if (metric == PUZZLE_METRIC_SLIDES)
        count_slides(&tally, session, left, known);
    else
        count_moves(&tally, session, left, known);
    return (game_points){.total = within_int(tally.earned - costs(session)),
                         .streak = tally.streak,
                         .factor = factor_of(tally.streak),
                         .last = tally.last,
                         .known = tally.known};
}
