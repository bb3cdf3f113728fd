/* Moves per second along a game. */
#include "game/pace.h"

double game_speed(long long moves, int64_t ms)
{
    return ms > 0 ? (double)moves * 1000 / (double)ms : 0;
}

/* The clock starts with the first move, and all tiles of a slide arrive at once. */
void game_pace_fill(game_pace *out, const game_session *session)
{
    size_t place = 0;
    out[0] = (game_pace){0, 0};
    for (size_t i = 0; i < session->done; i++) {
        const game_step *step = &session->steps[i];
        for (int move = 0; move < step->length; move++, place++)
            out[place + 1] =
                (game_pace){.ms = step->ms, .autos = out[place].autos + (step->by == GAME_BY_AUTO)};
    }
}

double game_pace_between(const game_pace *pace, size_t from, size_t to)
{
    if (to <= from || pace[to].ms <= pace[from].ms || pace[to].autos != pace[from].autos)
        return -1;
    return game_speed((long long)(to - from), pace[to].ms - pace[from].ms);
}

/* Four moves to both sides; of a long game a fiftieth. The very first move starts the clock and takes no
 * time. */
double game_pace_around(const game_pace *pace, size_t places, size_t at)
{
    size_t reach = places / 50 > 4 ? places / 50 : 4;
    size_t from = at > reach + 1 ? at - reach : 1;
    size_t to = at + reach < places ? at + reach : places - 1;
    return game_pace_between(pace, from, to);
}

double game_pace_fastest(const game_pace *pace, size_t places)
{
    double most = 0;
    for (size_t i = 0; i < places; i++) {
        double speed = game_pace_around(pace, places, i);
        most = speed > most ? speed : most;
    }
    return most;
}
