/* The points that best moves earn. */
#include "game/points.h"

#include <limits.h>

enum { BEST_POINTS = 10, STREAK_STEP = 5, MAX_FACTOR = 5, UNDO_COST = 5 };

static const int hint_cost[GAME_HINT_STEPS] = {5, 10, 20, 40};

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
static void count_move(tally *tally, game_by by, game_distance before, game_distance after)
{
    bool known = game_distance_exact(before) && game_distance_exact(after);
    tally->last = 0;
    if (by != GAME_BY_PLAYER || (known && after.moves >= before.moves))
        tally->streak = 0;
    else if (known && after.moves < tally->nearest)
        earn(tally);
    if (game_distance_exact(after) && after.moves < tally->nearest)
        tally->nearest = after.moves;
    tally->known &= known;
}

static int64_t costs(const game_session *session)
{
    int64_t sum = (int64_t)session->undos * UNDO_COST;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        sum += (int64_t)session->hints[i] * hint_cost[i];
    return sum;
}

static int within_int(int64_t total)
{
    if (total < 0)
        return 0;
    return total < INT_MAX ? (int)total : INT_MAX;
}

/* A slide is the player's if all of its steps are. */
static game_by slide_by(const game_session *session, size_t step, size_t end)
{
    for (; step < end; step++)
        if (session->steps[step].by != GAME_BY_PLAYER)
            return (game_by)session->steps[step].by;
    return GAME_BY_PLAYER;
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
        count_move(tally, slide_by(session, step, end), before,
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
            count_move(tally, (game_by)session->steps[i].by, before, after);
            before = after;
        }
}

game_points game_points_count(const game_session *session, puzzle_metric metric,
                              const game_distance *left, size_t known)
{
    tally tally = {.nearest = INT_MAX, .known = true};
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
