/* What the player may choose of a challenge, by the rules of its mode. */
#include "challenge/modes.h"

#include <assert.h>

/* The figure that an option is about; NULL of sizes. */
static int *figure_of(game_option_kind kind, game_challenge *challenge)
{
    switch (kind) {
    case GAME_OPTION_FIRST:
        return &challenge->first_s;
    case GAME_OPTION_EACH:
        return &challenge->each_s;
    case GAME_OPTION_BOARDS:
        return &challenge->boards;
    default:
        return NULL;
    }
}

int game_option_value(const game_option *option, const game_challenge *challenge)
{
    game_challenge copy = *challenge;
    const int *figure = figure_of(option->kind, &copy);
    bool square = copy.size.columns == copy.size.rows;
    return figure ? *figure : square ? copy.size.columns : 0;
}

bool game_option_is_usual(const game_option *option, int value)
{
    for (int i = 0; i < GAME_OPTION_VALUES - 2 && option->values[i] > 0; i++)
        if (option->values[i] == value)
            return true;
    return false;
}

/* Puts the value at its place; what is there already stays alone. Returns how many there are now. */
static int insert(int *values, int count, int value)
{
    int at = 0;
    while (at < count && values[at] < value)
        at++;
    if (at < count && values[at] == value)
        return count;
    assert(count < GAME_OPTION_VALUES);
    for (int i = count; i > at; i--)
        values[i] = values[i - 1];
    values[at] = value;
    return count + 1;
}

int game_option_values(const game_option *option, const game_challenge *challenge,
                       int out[GAME_OPTION_VALUES])
{
    int count = 0;
    const game_rules *rules = game_rules_of(challenge->mode);
    for (; count < GAME_OPTION_VALUES - 2 && option->values[count] > 0; count++)
        out[count] = option->values[count];
    if (option->most > 0) /* the others have a place of their own */
        return count;
    if (rules->suit) {
        game_challenge suited = *challenge;
        rules->suit(&suited);
        count = insert(out, count, game_option_value(option, &suited));
    }
    return insert(out, count, game_option_value(option, challenge));
}

void game_option_choose(const game_option *option, game_challenge *challenge, int value)
{
    int *figure = figure_of(option->kind, challenge);
    if (figure)
        *figure = value;
    else
        game_challenge_resize(challenge, (puzzle_size){value, value});
}

static int in_range(int side, int most)
{
    return side > most ? most : side < PUZZLE_MIN_SIDE ? PUZZLE_MIN_SIDE : side;
}

void game_challenge_resize(game_challenge *challenge, puzzle_size size)
{
    const game_rules *rules = game_rules_of(challenge->mode);
    game_challenge suited = *challenge;
    if (rules->suit)
        rules->suit(&suited);
    bool as_suited = game_challenge_same(&suited, challenge);
    challenge->size = (puzzle_size){in_range(size.columns, rules->most_side),
                                    in_range(size.rows, rules->most_side)};
    if (rules->suit && as_suited)
        rules->suit(challenge);
}
