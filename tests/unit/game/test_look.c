#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "game/look.h"
#include "puzzle/board.h"

#include <string.h>

static void assert_label(game_style style, int tile, const char *expected)
{
    char label[GAME_LABEL_SIZE];
    game_look_label(style, tile, label);
    assert_string_equal(label, expected);
}

static void tiles_are_numbered_from_one(void **state)
{
    (void)state;
    assert_label(GAME_NUMBERS, 1, "1");
    assert_label(GAME_NUMBERS, 1023, "1023");
    assert_label(GAME_PICTURE, 15, "15");
}

static void letters_go_on_from_z_as_a_spreadsheets_columns_do(void **state)
{
    (void)state;
    assert_label(GAME_LETTERS, 1, "A");
    assert_label(GAME_LETTERS, 15, "O");
    assert_label(GAME_LETTERS, 26, "Z");
    assert_label(GAME_LETTERS, 27, "AA");
    assert_label(GAME_LETTERS, 52, "AZ");
    assert_label(GAME_LETTERS, 53, "BA");
    assert_label(GAME_LETTERS, 702, "ZZ");
    assert_label(GAME_LETTERS, 703, "AAA");
    assert_label(GAME_LETTERS, 1023, "AMI");
}

/* Counts like an odometer whose digits are A to Z. */
static void next_label(char *label)
{
    size_t length = strlen(label);
    for (size_t i = length; i > 0; i--) {
        if (label[i - 1] < 'Z') {
            label[i - 1]++;
            return;
        }
        label[i - 1] = 'A';
    }
    label[length] = 'A';
    label[length + 1] = '\0';
}

static void letters_of_all_tiles_follow_one_another(void **state)
{
    (void)state;
    char expected[GAME_LABEL_SIZE] = "A";
    for (int tile = 1; tile < PUZZLE_MAX_CELLS; tile++) {
        assert_label(GAME_LETTERS, tile, expected);
        next_label(expected);
    }
}

static void styles_have_names(void **state)
{
    (void)state;
    assert_string_equal(game_style_name(GAME_NUMBERS), "numbers");
    assert_string_equal(game_style_name(GAME_LETTERS), "letters");
    assert_string_equal(game_style_name(GAME_PICTURE), "picture");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tiles_are_numbered_from_one),
        cmocka_unit_test(letters_go_on_from_z_as_a_spreadsheets_columns_do),
        cmocka_unit_test(letters_of_all_tiles_follow_one_another),
        cmocka_unit_test(styles_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
