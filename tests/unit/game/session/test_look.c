#include "claims.h"

#include "game/look.h"
#include "puzzle/board.h"

#include <string.h>

static void assert_look_label(const game_look *look, int tile, const char *expected)
{
    char label[GAME_LABEL_SIZE];
    game_look_label(look, tile, label);
    assert_string_equal(label, expected);
}

static void assert_label(game_style style, int tile, const char *expected)
{
    assert_look_label(&(game_look){.style = style}, tile, expected);
}

CLAIM(tiles_are_numbered_from_one)
{
    assert_label(GAME_NUMBERS, 1, "1");
    assert_label(GAME_NUMBERS, 1023, "1023");
    assert_label(GAME_PICTURE, 15, "15");
}

CLAIM(letters_go_on_from_z_as_a_spreadsheets_columns_do)
{
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

CLAIM(letters_of_all_tiles_follow_one_another)
{
    char expected[GAME_LABEL_SIZE] = "A";
    for (int tile = 1; tile < PUZZLE_MAX_CELLS; tile++) {
        assert_label(GAME_LETTERS, tile, expected);
        next_label(expected);
    }
}

CLAIM(a_tile_is_meant_by_its_number)
{
    const game_look numbers = {.style = GAME_NUMBERS}, letters = {.style = GAME_LETTERS};
    assert_int_equal(game_look_tile(&numbers, 99, "12"), 12);
    assert_int_equal(game_look_tile(&numbers, 99, "007"), 7);
    assert_int_equal(game_look_tile(&numbers, 99, "99"), 99);
    assert_int_equal(game_look_tile(&numbers, 99, "100"), 0);
    assert_int_equal(game_look_tile(&numbers, 99, "99999999999999999999"), 0);
    assert_int_equal(game_look_tile(&numbers, 99, "0"), 0); /* the blank */
    assert_int_equal(game_look_tile(&numbers, 99, ""), 0);
    assert_int_equal(game_look_tile(&numbers, 99, "1a"), 0);
    assert_int_equal(game_look_tile(&numbers, 99, "A"), 0); /* has no letters */
    assert_int_equal(game_look_tile(&letters, 99, "12"), 12);
}

CLAIM(a_tile_with_letters_is_meant_by_them)
{
    const game_look look = {.style = GAME_LETTERS, .word = "CUPBOARD"};
    const game_look plain = {.style = GAME_LETTERS};
    assert_int_equal(game_look_tile(&look, 99, "d"), 8);
    assert_int_equal(game_look_tile(&look, 99, "P"), 3);
    assert_int_equal(game_look_tile(&look, 99, "aB"), 28);
    assert_int_equal(game_look_tile(&look, 24, "AB"), 0);
    assert_int_equal(game_look_tile(&look, 99, ""), 0);
    assert_int_equal(game_look_tile(&plain, 99, "a"), 1);
    assert_int_equal(game_look_tile(&plain, 1023, "ami"), 1023);
}

CLAIM(a_word_gives_its_letters_to_the_first_tiles)
{
    const game_look look = {.style = GAME_LETTERS, .word = "CUPBOARD"};
    assert_look_label(&look, 1, "C");
    assert_look_label(&look, 4, "B");
    assert_look_label(&look, 8, "D");
    assert_look_label(&look, 9, "I"); /* behind its end the alphabet's */
}

CLAIM(a_word_is_shown_by_letters_alone)
{
    assert_look_label(&(game_look){.style = GAME_NUMBERS, .word = "LAKES"}, 1, "1");
    assert_look_label(&(game_look){.style = GAME_PICTURE, .word = "LAKES"}, 5, "5");
}

CLAIM(styles_have_names)
{
    assert_string_equal(game_style_names[GAME_NUMBERS], "numbers");
    assert_string_equal(game_style_names[GAME_LETTERS], "letters");
    assert_string_equal(game_style_names[GAME_PICTURE], "picture");
}
