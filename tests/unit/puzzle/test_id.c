#include "puzzle/id.h"

#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include "claims.h"

#include "boards.h"
#include "ids.h"
#include "ranks.h"

static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static void assert_refused(const char *text, sw_status status, const char *because)
{
    puzzle_id id = {.seed = 4711};
    sw_error error = {0};
    if (puzzle_id_parse(&id, text, &error) != status)
        fail_msg("'%s': not what was expected: %s", text, error.message);
    if (!strstr(error.message, because))
        fail_msg("'%s': '%s' does not say '%s'", text, error.message, because);
    assert_int_equal(id.seed, 4711); /* untouched */
}

/* Finishes an ID by the one character that the check accepts, whatever else is wrong with it. */
static const char *finished(const char *text, char *out)
{
    size_t length = strlen(text);
    int accepted = 0, last = 0;
    memcpy(out, text, length);
    out[length + 1] = '\0';
    for (int i = 0; i < 32; i++) {
        puzzle_id id;
        sw_error error = {0};
        out[length] = alphabet[i];
        if (puzzle_id_parse(&id, out, &error) == SW_OK || !strstr(error.message, "mistyped")) {
            accepted++;
            last = i;
        }
    }
    assert_int_equal(accepted, 1);
    out[length] = alphabet[last];
    return out;
}

/* The rank is the sum of: 1 is followed by one smaller number, 0, times 3!; 0 by none; 3 by one, 2,
 * times 1!: 7. The check, with a * x doubled and 37 taken off (exclusive or) above 31:
 *   2 -> 2; X = 29: 4 ^ 29 = 25; 2: 50 ^ 37 ^ 2 = 21; B = 11: 42 ^ 37 ^ 11 = 4; 7: 8 ^ 7 = 15;
 *   and 30, doubled once more, is Y. */
CLAIM(a_board_worked_by_hand)
{
    char text[PUZZLE_ID_SIZE];
    puzzle_board start = board_of("1,0/3,2"), goal = goal_of(PUZZLE_GOAL_STANDARD, 2, 2);
    write_board(text, &start, &goal);
    assert_string_equal(text, "2x2-B-7Y");
}

/* The tables are from a second implementation in Python, which weighs the symbols by logarithms. */
CLAIM(seeds_are_written_alike_for_ever)
{
    const struct {
        puzzle_size size;
        puzzle_goal goal;
        uint64_t seed;
        const char *text;
    } cases[] = {
        {{4, 4}, PUZZLE_GOAL_STANDARD, 0, "4x4-1-0P"},
        {{4, 4}, PUZZLE_GOAL_STANDARD, 1, "4x4-1-1M"},
        {{4, 4}, PUZZLE_GOAL_STANDARD, 31, "4x4-1-ZD"},
        {{4, 4}, PUZZLE_GOAL_STANDARD, 32, "4x4-1-10D"},
        {{4, 4}, PUZZLE_GOAL_STANDARD, 20251, "4x4-1-KRV2"},
        {{4, 4}, PUZZLE_GOAL_STANDARD, 999999, "4x4-1-YGHZP"},
        {{4, 4}, PUZZLE_GOAL_STANDARD, INT64_MAX, "4x4-1-7ZZZZZZZZZZZZW"},
        {{4, 4}, PUZZLE_GOAL_STANDARD, UINT64_MAX, "4x4-1-FZZZZZZZZZZZZ7"},
        {{12, 3}, PUZZLE_GOAL_BLANK_FIRST, 4711, "12x3f-1-4K7D"},
        {{5, 4}, PUZZLE_GOAL_SNAKE, 31, "5x4s-1-Z2"},
        {{3, 3}, PUZZLE_GOAL_SPIRAL, 5, "3x3p-1-52"},
        {{32, 32}, PUZZLE_GOAL_COLUMNS, 7, "32x32c-1-7S"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[PUZZLE_ID_SIZE];
        write_seed(text, cases[i].size, cases[i].goal, cases[i].seed);
        assert_string_equal(text, cases[i].text);

        puzzle_id id = id_of(text);
        puzzle_board goal = goal_of(cases[i].goal, cases[i].size.columns, cases[i].size.rows);
        sw_rng rng = sw_rng_seed(cases[i].seed);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        assert_int_equal(id.kind, PUZZLE_ID_SEED);
        assert_true(id.seed == cases[i].seed);
        assert_memory_equal(&id.goal, &goal, sizeof goal);
        assert_memory_equal(&id.start, &start, sizeof start);
    }
}

CLAIM(boards_are_written_alike_for_ever)
{
    static const struct {
        const char *start, *goal, *text;
    } cases[] = {
        {"1,2/0,3", "1,2/3,0", "2x2-B-80"},
        {"6,4,7/8,5,0/3,2,1", "1,2,3/4,5,6/7,8,0", "3x3-B-844D8"},
        {"1,2,3/4,5,6/7,0,8", "1,2,3/4,5,6/7,8,0", "3x3-B-1D4R1"},
        {"0,1,2/3,4,5/6,7,8", "8,0,6/5,4,7/2,3,1", "3x3g-B-9Z2D0-000G"},
        {"0,1,2/3,4,5/7,6,8", "8,0,6/5,4,7/2,3,1", "3x3g-B-9Z2D0-002M"},
        {"0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1", "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0",
         "4x4-B-0XGCT-57133"},
        {"15,2,1,12/8,5,6,11/4,9,10,7/3,14,13,0", "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0",
         "4x4-B-J08W2-0DFKK"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[PUZZLE_ID_SIZE];
        puzzle_board start = board_of(cases[i].start), goal = board_of(cases[i].goal);
        write_board(text, &start, &goal);
        assert_string_equal(text, cases[i].text);
        if (!puzzle_solvable(&start, &goal)) {
            assert_refused(text, SW_UNSOLVABLE, "parity");
            continue;
        }
        puzzle_id id = id_of(text);
        assert_int_equal(id.kind, PUZZLE_ID_BOARD);
        assert_memory_equal(&id.start, &start, sizeof start);
        assert_memory_equal(&id.goal, &goal, sizeof goal);
    }
}

/* Every arrangement is accepted or refused as it should be, and its digits are its naive rank. */
static void check_every_board(puzzle_size size, int digits, int expected)
{
    int cells = puzzle_size_cells(size);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, size.columns, size.rows);
    int taken = 0;
    for (int rank = 0; rank < factorial(cells); rank++) {
        char text[PUZZLE_ID_SIZE];
        puzzle_board start = board_of_rank(rank, size);
        write_board(text, &start, &goal);
        assert_int_equal(strlen(text), strlen("3x3-B-") + (size_t)digits + 1);
        int value = 0;
        for (int i = 0; i < digits; i++)
            value = value * 32 + (int)(strchr(alphabet, text[6 + i]) - alphabet);
        assert_int_equal(value, rank);

        puzzle_id id;
        sw_status status = puzzle_id_parse(&id, text, NULL);
        bool is_goal = puzzle_board_equal(&start, &goal);
        assert_int_equal(status, is_goal                          ? SW_BAD_INPUT
                                 : puzzle_solvable(&start, &goal) ? SW_OK
                                                                  : SW_UNSOLVABLE);
        if (status == SW_OK)
            assert_true(puzzle_board_equal(&id.start, &start));
        taken += status == SW_OK || is_goal;
    }
    assert_int_equal(taken, expected);
}

CLAIM(all_12_boards_of_2x2_come_back)
{
    check_every_board((puzzle_size){2, 2}, 1, 12);
}

CLAIM(all_181440_boards_of_3x3_come_back)
{
    check_every_board((puzzle_size){3, 3}, 4, 181440);
}

static void check_random_boards(int count, int most_side)
{
    sw_rng rng = sw_rng_seed(20261121);
    for (int i = 0; i < count; i++) {
        char text[PUZZLE_ID_SIZE];
        puzzle_board goal = any_goal(any_size(most_side, &rng), &rng);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        write_board(text, &start, &goal);
        puzzle_id id = id_of(text);
        assert_memory_equal(&id.start, &start, sizeof start);
        assert_memory_equal(&id.goal, &goal, sizeof goal);
        assert_true(puzzle_id_likely(text));
    }
}

CLAIM(ten_thousand_boards_of_other_sizes_come_back)
{
    check_random_boards(10000, 8);
    check_random_boards(100, PUZZLE_MAX_SIDE);
}

/* How many characters n! - 1 takes, by the sum of logarithms in whole steps of 2^-40. */
static size_t expected_digits(int cells)
{
    double bits = 0;
    for (int i = 2; i <= cells; i++) {
        double mantissa = i, part = 1;
        for (; mantissa >= 2; mantissa /= 2)
            bits += 1;
        for (int j = 0; j < 40; j++) { /* log2 bit by bit, by squaring */
            part /= 2;
            mantissa *= mantissa;
            if (mantissa >= 2) {
                mantissa /= 2;
                bits += part;
            }
        }
    }
    return (size_t)(bits / 5) + 1;
}

CLAIM(an_arrangement_takes_as_many_characters_as_its_number_needs)
{
    static const struct {
        puzzle_size size;
        size_t digits; /* 0: only by logarithms */
    } cases[] = {{{2, 2}, 1},  {{3, 2}, 2}, {{3, 3}, 4},   {{4, 3}, 6},     {{4, 4}, 9},
                 {{5, 5}, 17}, {{8, 8}, 0}, {{31, 32}, 0}, {{32, 32}, 1754}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[PUZZLE_ID_SIZE];
        puzzle_size size = cases[i].size;
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, size.columns, size.rows);
        sw_rng rng = sw_rng_seed(1);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        write_board(text, &start, &goal);
        size_t digits = 0;
        for (const char *at = strstr(text, "-B-") + 3; *at; at++)
            digits += *at != '-';
        digits -= 1; /* the check */
        assert_int_equal(digits, expected_digits(puzzle_size_cells(size)));
        assert_true(cases[i].digits == 0 || digits == cases[i].digits);
    }
}

CLAIM(the_longest_id_fits_exactly)
{
    char text[PUZZLE_ID_SIZE];
    puzzle_board standard = goal_of(PUZZLE_GOAL_STANDARD, 32, 32);
    sw_rng rng = sw_rng_seed(1);
    puzzle_board goal = puzzle_scramble(&standard, &rng);
    puzzle_board start = puzzle_scramble(&goal, &rng);
    write_board(text, &start, &goal);
    assert_int_equal(strlen(text), PUZZLE_ID_SIZE - 1);
    puzzle_id id = id_of(text);
    assert_true(puzzle_board_equal(&id.start, &start) && puzzle_board_equal(&id.goal, &goal));
}

CLAIM(other_ways_to_write_the_same_are_read)
{
    static const char *const pairs[][2] = {
        {"4x4-1-0P", "4X4-1-OP"},
        {"4x4-1-0P", "4\xC3\x97"
                     "4-1-op"},
        {"4x4-1-1M", "4x4-i-Lm"},
        {"12x3f-1-4K7D", "l2x3F-I-4k7D"},
        {"4x4-B-0XGCT-57133", "4x4-b-0xgct57133"},
        {"4x4-B-0XGCT-57133", "4x4-B-OXG-CT5-7I3-3"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        puzzle_id a = id_of(pairs[i][0]), b = id_of(pairs[i][1]);
        assert_true(same_id(&a, &b));
    }
}

CLAIM(what_has_not_the_form_is_refused)
{
    static const char *const texts[] = {
        "",          "4x4",        "4x4-",      "4x4-1",        "4x4-1-",    "4x4-1-P",
        "4-4-1-0P",  "x4-1-0P",    "4x-1-0P",   "04x4-1-0P",    "4x04-1-0P", "4x4-0-0P",
        "4x4-11-0P", "4x4--1-0P",  "4x4-1--0P", "4x4-1-0-P",    "4x4q-1-0P", "4x4g-1-0P",
        "4x4b-1-0P", "4x4ss-1-0P", "4x4-s1-0P", "99999x4-1-0P", "-4x4-1-0P", "4x4-1-00P",
        "4x4-S-0P",  "4x4-B-",     "4x4-B--P",  "hat",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_refused(texts[i], SW_BAD_INPUT, "is not an ID");
}

CLAIM(what_no_id_has_is_named_with_its_place)
{
    assert_refused("4x4-1-YU", SW_BAD_INPUT, "character 8: no ID has a 'U'");
    assert_refused("4x4-1-Y.", SW_BAD_INPUT, "character 8: no ID has a '.'");
    assert_refused("4\xC3\x97"
                   "4-1-Y*",
                   SW_BAD_INPUT, "character 8: no ID has a '*'");
    assert_refused(" 4x4-1-0P", SW_BAD_INPUT, "character 1: an ID has letters");
    assert_refused("4x4-1-0P\n", SW_BAD_INPUT, "character 9: an ID has letters");
    assert_refused("4x4-1-\xC3\xA9", SW_BAD_INPUT, "character 7: an ID has letters");
    char endless[PUZZLE_ID_SIZE + 1];
    memset(endless, '1', PUZZLE_ID_SIZE);
    endless[PUZZLE_ID_SIZE] = '\0';
    assert_refused(endless, SW_BAD_INPUT, "no ID has more than 4219 characters");
}

CLAIM(what_fits_but_cannot_be_is_refused_with_its_reason)
{
    static const struct {
        const char *text; /* the check is added */
        sw_status status;
        const char *because;
    } cases[] = {
        {"4x4-2-7", SW_BAD_INPUT, "made by another version of the generator: 2"},
        {"4x4-9-7", SW_BAD_INPUT, "made by another version of the generator: 9"},
        {"40x4-1-7", SW_BAD_INPUT, "2 to 32 columns and rows, not 40x4"},
        {"1x4-1-7", SW_BAD_INPUT, "2 to 32 columns and rows, not 1x4"},
        {"4x33-B-7", SW_BAD_INPUT, "2 to 32 columns and rows, not 4x33"},
        {"4x4-1-G000000000000", SW_BAD_INPUT, "no seed is above 18446744073709551615"},
        {"4x4-1-10000000000000", SW_BAD_INPUT, "no seed is above 18446744073709551615"},
        {"2x2-B-R", SW_BAD_INPUT, "no board of 2x2 has a number so high"}, /* 24 = 4! */
        {"2x2g-B-R7", SW_BAD_INPUT, "no board of 2x2 has a number so high"},
        {"2x2g-B-7R", SW_BAD_INPUT, "no board of 2x2 has a number so high"},
        {"3x3-B-B2C0", SW_BAD_INPUT, "no board of 3x3 has a number so high"}, /* 9! */
        {"4x4-B-ZZZZZZZZZ", SW_BAD_INPUT, "no board of 4x4 has a number so high"},
        {"3x3-B-84DD4", SW_BAD_INPUT, "takes 4 characters and one for the check, not 5"},
        {"3x3-B-84D", SW_BAD_INPUT, "takes 4 characters and one for the check, not 3"},
        {"3x3g-B-84D4", SW_BAD_INPUT, "takes 8 characters and one for the check, not 4"},
        {"2x2-B-9", SW_BAD_INPUT, "the board is its goal already"}, /* 1,2/3,0 */
        {"2x2g-B-77", SW_BAD_INPUT, "the board is its goal already"},
        {"2x2-B-0", SW_UNSOLVABLE, "parity"}, /* 0,1/2,3 */
        {"2x2g-B-10", SW_UNSOLVABLE, "parity"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[64];
        assert_refused(finished(cases[i].text, text), cases[i].status, cases[i].because);
    }
}

CLAIM(an_own_goal_that_has_a_name_is_the_same_goal)
{
    char text[64];
    puzzle_id id = id_of(finished("2x2g-B-97", text)); /* the goal 1,2/3,0 as an arrangement */
    puzzle_id named = id_of("2x2-B-7Y");
    assert_true(same_id(&id, &named));
}

CLAIM(what_begins_with_a_size_and_a_dash_was_meant_for_an_id)
{
    static const char *const likely[] = {"4x4-1-0P",   "4x4-",           "12X3f-",
                                         "33x4-what?", "4\303\2274-1-U", "9999x9999g-1"};
    static const char *const others[] = {"",      "4711",       "4x4",    "4x4 numbers", "1,2/3,0",
                                         "hello", "-4x4-1",     "x4-1",   "6,4,7/8,5",   "4x",
                                         "4-4-",  "99999x4-1-", "4x4q-1", "4x4.",        "\xC3"};
    for (size_t i = 0; i < sizeof likely / sizeof likely[0]; i++)
        if (!puzzle_id_likely(likely[i]))
            fail_msg("'%s' could be an ID", likely[i]);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (puzzle_id_likely(others[i]))
            fail_msg("'%s' could not be an ID", others[i]);
}

CLAIM(an_id_is_added_behind_what_is_there)
{
    sw_text out;
    sw_text_init(&out, 64);
    sw_text_add(&out, "seed ");
    puzzle_id_format_seed((puzzle_size){4, 4}, PUZZLE_GOAL_STANDARD, 0, &out);
    assert_string_equal(out.data, "seed 4x4-1-0P");
    sw_text_deinit(&out);
}
