/* Whose a solved board is, by the help that was taken. */
#include "game/credit.h"

game_credit game_credit_of(const int hints[GAME_HINT_STEPS], int autos)
{
    if (autos > 0)
        return GAME_CREDIT_SHOWN;
    bool told = hints[GAME_HINT_ARROW] > 0 || hints[GAME_HINT_PLAY] > 0;
    return told ? GAME_CREDIT_ASSISTED : GAME_CREDIT_OWN;
}

long long game_hints_taken(const int hints[GAME_HINT_STEPS])
{
    long long sum = 0;
    for (int i = 0; i < GAME_HINT_STEPS; i++)
        sum += hints[i];
    return sum;
}

const char *game_credit_name(game_credit credit)
{
    static const char *const names[GAME_CREDITS] = {"own", "assisted", "shown"};
    return names[credit];
}
