/* What a slip of the finger makes of an ID is the same game or none, never another one. */
#include "puzzle/id.h"

#include "puzzle/solvable.h"

#include "claims.h"

#include "boards.h"
#include "ids.h"
#include "ranks.h"

/* Whatever the wrong text is taken for, it must not be another game. */
static void assert_never_another(const char *text, const char *wrong)
{
    puzzle_id id;
    if (puzzle_id_parse(&id, wrong, NULL) != SW_OK)
        return;
    puzzle_id meant = id_of(text);
    if (!same_id(&id, &meant))
        fail_msg("'%s' mistyped as '%s' is another game", text, wrong);
}

static void try_substitutions_at(const char *text, size_t place)
{
    char wrong[PUZZLE_ID_SIZE];
    memcpy(wrong, text, strlen(text) + 1);
    for (char c = ' '; c <= '~'; c++) {
        wrong[place] = c;
        assert_never_another(text, wrong);
    }
}

static void try_exchange_at(const char *text, size_t place)
{
    char wrong[PUZZLE_ID_SIZE];
    memcpy(wrong, text, strlen(text) + 1);
    wrong[place] = text[place + 1];
    wrong[place + 1] = text[place];
    assert_never_another(text, wrong);
}

static void try_every_mistake(const char *text)
{
    for (size_t i = 0; text[i] != '\0'; i++) {
        try_substitutions_at(text, i);
        if (text[i + 1] != '\0')
            try_exchange_at(text, i);
    }
}

CLAIM(no_mistake_in_a_seed_id_leads_to_another_game)
{
    char text[PUZZLE_ID_SIZE];
    for (uint64_t seed = 0; seed < 1100; seed++) {
        write_seed(text, (puzzle_size){4, 4}, PUZZLE_GOAL_STANDARD, seed);
        try_every_mistake(text);
    }
    sw_rng rng = sw_rng_seed(7);
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = PUZZLE_MIN_SIDE; rows <= PUZZLE_MAX_SIDE; rows++) {
            puzzle_goal goal = (puzzle_goal)sw_rng_below(&rng, PUZZLE_GOALS);
            uint64_t seed = sw_rng_next(&rng) >> sw_rng_below(&rng, 64);
            write_seed(text, (puzzle_size){columns, rows}, goal, seed);
            try_every_mistake(text);
        }
}

/* Without the 5, "4x25-1-..." could have the form and the length of a board ID of 4x2. */
CLAIM(a_dash_for_the_last_digit_of_the_size_is_never_taken)
{
    sw_rng rng = sw_rng_seed(9);
    for (int columns = PUZZLE_MIN_SIDE; columns <= PUZZLE_MAX_SIDE; columns++)
        for (int rows = 10; rows <= PUZZLE_MAX_SIDE; rows++)
            for (int i = 0; i < PUZZLE_GOALS * 64; i++) {
                char text[PUZZLE_ID_SIZE];
                puzzle_goal goal = (puzzle_goal)(i % PUZZLE_GOALS);
                uint64_t seed = sw_rng_next(&rng) >> i / PUZZLE_GOALS;
                write_seed(text, (puzzle_size){columns, rows}, goal, seed);
                strchr(text, '-')[goal == PUZZLE_GOAL_STANDARD ? -1 : -2] = '-';
                puzzle_id id;
                assert_int_equal(puzzle_id_parse(&id, text, NULL), SW_BAD_INPUT);
            }
}

CLAIM(no_mistake_in_a_short_board_id_leads_to_another_game)
{
    char text[PUZZLE_ID_SIZE];
    for (int rank = 0; rank < factorial(6); rank++) {
        puzzle_board goal = goal_of((puzzle_goal)(rank % PUZZLE_GOALS), 2, 3);
        puzzle_board start = board_of_rank(rank, goal.size);
        if (!puzzle_solvable(&start, &goal) || puzzle_board_equal(&start, &goal))
            continue;
        write_board(text, &start, &goal);
        try_every_mistake(text);
    }
}

CLAIM(no_mistake_in_a_long_board_id_leads_to_another_game)
{
    char text[PUZZLE_ID_SIZE];
    sw_rng rng = sw_rng_seed(8);
    for (int i = 0; i < 60; i++) {
        puzzle_board goal = any_goal(any_size(i % 2 == 0 ? 6 : PUZZLE_MAX_SIDE, &rng), &rng);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        write_board(text, &start, &goal);
        size_t length = strlen(text);
        for (int j = 0; j < 10; j++) {
            try_substitutions_at(text, sw_rng_below(&rng, length));
            try_exchange_at(text, sw_rng_below(&rng, length - 1));
        }
    }
}

/* The tests above would pass if everything were refused; this one says by what. */
CLAIM(a_mistake_is_called_one)
{
    static const char *const texts[] = {"4x4-1-YGHZQ",       "4x4-1-YGHPZ", "4x4-1-GYHZP",
                                        "5x4-1-YGHZP",       "4x5-1-YGHZP", "40x4-1-0P",
                                        "4x4s-1-0P",         "4x4-2-0P",    "4x4-B-0XGTC-57133",
                                        "4x4-B-0XGCT-57132", "4x4-1-YGHZ"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        puzzle_id id;
        sw_error error = {0};
        assert_int_equal(puzzle_id_parse(&id, texts[i], &error), SW_BAD_INPUT);
        assert_string_equal(error.message,
                            "the check character does not fit: something is mistyped");
    }
}
