/* By what a game was played: its slides tell. */
#include "game/results.h"

const char *const game_result_way_names[GAME_RESULT_WAYS] = {"",      "keys",    "pointer", "hover",
                                                             "touch", "gamepad", "mixed"};

/* A game may begin by one thing and go on by another: one slide in twenty does not count. */
static bool is_most(size_t slides, size_t all)
{
    enum { MOST_PERCENT = 95 };
    return slides * 100 >= all * MOST_PERCENT;
}

int game_way_of(const game_session *session)
{
    size_t slides[GAME_WAYS] = {0}, all = 0;
    int most = GAME_WAY_KEYS;
    for (size_t i = 0; i < session->done; i++)
        if (session->steps[i].by == GAME_BY_PLAYER) {
            slides[session->steps[i].way]++;
            all++;
        }
    for (int way = GAME_WAY_KEYS; way < GAME_WAYS; way++)
        if (slides[way] > slides[most])
            most = way;
    if (slides[most] > 0 && is_most(slides[most], all))
        return most;
    /* Those that are not known might have been made by it. */
    bool may_be_most = is_most(slides[most] + slides[GAME_WAY_UNKNOWN], all);
    return may_be_most ? (int)GAME_WAY_UNKNOWN : (int)GAME_WAY_MIXED;
}
