/* The stars of a level, from moves or slides, par and hints. */
#include "game/stars.h"

/* Two stars allow par and so much more. */
enum { SLACK = 4, SLACK_SHARE = 10 };

/* More played moves than this part of par leave one star. */
enum { PLAYED_SHARE = 4 };

int game_stars_most(int stars, int par)
{
    int slack = par / SLACK_SHARE;
    if (stars == GAME_STARS)
        return par;
    return par + (slack > SLACK ? slack : SLACK);
}

int game_stars(int length, int par, const int hints[GAME_HINT_STEPS], int autos)
{
    static const int most[GAME_CREDITS] = {GAME_STARS, 2, 0};
    game_credit credit = game_credit_of(hints, autos);
    if (credit == GAME_CREDIT_SHOWN)
        return 0;
    int stars = hints[GAME_HINT_PLAY] > par / PLAYED_SHARE ? 1 : most[credit];
    while (stars > 1 && length > game_stars_most(stars, par))
        stars--;
    return stars;
}

bool game_stars_apply(const game_round *round)
{
    bool has_par = round->origin.kind == GAME_FROM_LEVEL || round->challenge[0] != '\0';
    return has_par && round->origin.par > 0;
}

int game_stars_after(const game_round *round, int more)
{
    const game_session *session = &round->session;
    int length = game_session_length(session, round->origin.par_metric);
    return game_stars_apply(round)
               ? game_stars(length + more, round->origin.par, session->hints, session->autos)
               : -1;
}

bool game_stars_beaten(const game_round *round)
{
    const game_session *session = &round->session;
    return game_stars_apply(round) && round->origin.par_proof == PUZZLE_PAR_BEST_KNOWN &&
           game_session_length(session, round->origin.par_metric) < round->origin.par &&
           game_session_credit(session) == GAME_CREDIT_OWN;
}
