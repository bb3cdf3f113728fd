/* How a solved game stands among the others of its kind. */
#include "game/standing.h"

enum { FIVE = 5, TWELVE = 12 };

/* ---- The others ---- */

/* The times of the last games, oldest first. */
typedef struct last_times {
    double ms[TWELVE + 1];
    size_t count;
} last_times;

static void add_time(last_times *times, int64_t ms)
{
    enum { ROOM = TWELVE + 1 };
    if (times->count == ROOM) {
        for (size_t i = 1; i < ROOM; i++)
            times->ms[i - 1] = times->ms[i];
        times->count--;
    }
    times->ms[times->count++] = (double)ms;
}

/* Of the last `length` times; negative where there are fewer. */
static double average(const last_times *times, size_t length)
{
    bool enough = times->count >= length;
    return enough ? game_average(times->ms + times->count - length, length) : -1;
}

static int64_t least_of_five(const last_times *times)
{
    double least = -1;
    if (times->count < FIVE)
        return -1;
    for (size_t i = times->count - FIVE; i < times->count; i++)
        least = least < 0 || times->ms[i] < least ? times->ms[i] : least;
    return (int64_t)least;
}

static void compare_with(game_standing *standing, const game_result *other)
{
    double speed = game_result_value(other, GAME_FIGURE_SPEED);
    bool first = standing->others++ == 0;
    if (first || other->moves < standing->fewest_moves)
        standing->fewest_moves = other->moves;
    if (first || other->time_ms < standing->least_time_ms)
        standing->least_time_ms = other->time_ms;
    if (first || speed > standing->most_speed)
        standing->most_speed = speed;
}

game_standing game_standing_of(const game_results *results, const game_result *own)
{
    game_standing out = {0};
    last_times times = {.count = 0};
    game_category kind = game_category_of(own);
    for (size_t i = 0; i < results->count; i++) {
        const game_result *other = &results->list[i];
        if (other->id == own->id || !game_category_has(&kind, other))
            continue;
        out.solved++;
        if (!game_category_counts(&kind, other))
            continue;
        compare_with(&out, other);
        add_time(&times, other->time_ms);
    }
    out.least_of_five_ms = least_of_five(&times);
    out.ao5_before = average(&times, FIVE);
    out.ao12_before = average(&times, TWELVE);
    if (game_result_credit(own) == GAME_CREDIT_OWN)
        add_time(&times, own->time_ms);
    out.ao5 = average(&times, FIVE);
    out.ao12 = average(&times, TWELVE);
    return out;
}

/* ---- Praise ---- */

/* Fewer than so many others are no feat to have beaten. */
enum { OTHERS_TO_BEAT = 3 };

/* Levels and the player's own boards are as long as somebody made them: only boards that were drawn can be
 * measured against each other. */
static bool was_drawn(const game_result *own)
{
    return own->board != GAME_BOARD_LEVEL && own->board != GAME_BOARD_OWN;
}

static bool is_round(size_t number)
{
    return number == 10 || number == 25 || number == 50 || (number > 0 && number % 100 == 0);
}

static bool is_unaided(const game_result *own)
{
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        if (own->hints[i] > 0)
            return false;
    return own->undos == 0;
}

static bool holds(game_praise praise, const game_standing *among, const game_result *own)
{
    bool may_beat = was_drawn(own) && among->others >= OTHERS_TO_BEAT;
    switch (praise) {
    case GAME_PRAISE_NONE:
        break;
    case GAME_PRAISE_FIRST:
        return among->solved == 0;
    case GAME_PRAISE_ROUND:
        return is_round(among->solved + 1);
    case GAME_PRAISE_FEWEST:
        return may_beat && own->moves < among->fewest_moves;
    case GAME_PRAISE_FASTEST:
        return may_beat && own->time_ms < among->least_time_ms;
    case GAME_PRAISE_QUICKEST:
        return may_beat && game_result_value(own, GAME_FIGURE_SPEED) > among->most_speed;
    case GAME_PRAISE_FASTER_THAN_FIVE:
        return may_beat && own->time_ms < among->least_of_five_ms;
    case GAME_PRAISE_UNAIDED:
        return is_unaided(own);
    }
    return false;
}

/* One of those from `first` to `last` that hold. */
static game_praise one_of(game_praise first, game_praise last, const game_standing *among,
                          const game_result *own)
{
    game_praise true_ones[GAME_PRAISES];
    size_t count = 0;
    for (game_praise praise = first; praise <= last; praise++)
        if (holds(praise, among, own))
            true_ones[count++] = praise;
    return count > 0 ? true_ones[own->id % count] : GAME_PRAISE_NONE;
}

game_praise game_praise_of(const game_standing *standing, const game_result *own)
{
    if (game_result_credit(own) != GAME_CREDIT_OWN)
        return GAME_PRAISE_NONE;
    game_praise rare = one_of(GAME_PRAISE_FIRST, GAME_PRAISE_QUICKEST, standing, own);
    return rare != GAME_PRAISE_NONE
               ? rare
               : one_of(GAME_PRAISE_FASTER_THAN_FIVE, GAME_PRAISE_UNAIDED, standing, own);
}
