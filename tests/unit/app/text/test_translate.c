/* Texts in the player's language: English as it stands, and the pseudo-language. */
#include "text/translate.h"

#include "text/arena.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "claims.h"

CLAIM(english_is_said_as_it_stands)
{
    static const char words[] = "Continue";
    app_language_begin(NULL);
    assert_ptr_equal(_(words), words);
    assert_string_equal(PL_("%d move", "%d moves", 1), "%d move");
    assert_string_equal(PL_("%d move", "%d moves", 0), "%d moves");
    assert_string_equal(PL_("%d move", "%d moves", 2), "%d moves");
    assert_string_equal(P_("goal", "Columns"), "Columns");
    assert_false(app_language_is_mirrored());
}

static int letters_in(const char *words)
{
    int count = 0;
    for (; *words; words++)
        count += (*words & 0xC0) != 0x80;
    return count;
}

CLAIM(the_pseudo_language_is_accented_longer_and_in_brackets)
{
    static const char words[] = "abcdeabcdeabcdeabcde";
    app_language_begin("xx");
    const char *said = app_translate(words);
    app_language_begin(NULL);
    assert_int_equal(letters_in(said), 20 * 16 / 10 + 2);
    assert_int_equal(said[0], '[');
    assert_int_equal(said[strlen(said) - 1], ']');
    assert_null(strchr(said, 'a'));
}

CLAIM(conversions_are_left_as_they_are)
{
    char out[128];
    app_language_begin("xx");
    snprintf(out, sizeof out, app_translate("%s took %.2f s (100 %%)"), "Anna", 1.5);
    app_language_begin(NULL);
    assert_non_null(strstr(out, "Anna"));
    assert_non_null(strstr(out, "1.50"));
    assert_non_null(strstr(out, "100 %"));
}

CLAIM(a_text_is_made_once_and_kept)
{
    enum { TEXTS = 3000 };
    static const char *said[TEXTS];
    char words[32];
    app_language_begin("xx");
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < TEXTS; i++) {
            snprintf(words, sizeof words, "Text number %d", i);
            if (round == 0)
                said[i] = app_translate(words);
            else
                assert_ptr_equal(app_translate(words), said[i]);
        }
    app_language_begin(NULL);
}

CLAIM(only_one_language_is_mirrored)
{
    app_language_begin("xx");
    assert_false(app_language_is_mirrored());
    app_language_begin("xx-rtl");
    assert_true(app_language_is_mirrored());
    app_language_begin(NULL);
}

CLAIM(an_arena_keeps_words_until_it_is_emptied)
{
    static app_arena arena;
    app_arena_empty(&arena);
    const char *first = app_arena_print(&arena, "%d of %d", 3, 7);
    const char *second = app_arena_copy(&arena, "other words");
    assert_string_equal(first, "3 of 7");
    assert_string_equal(second, "other words");
    assert_int_equal(arena.used, sizeof "3 of 7" + sizeof "other words");
    assert_false(arena.failed);
    for (int i = 0; i < 20; i++)
        app_arena_room(&arena, APP_ARENA_TEXT);
    assert_true(arena.failed);
    app_arena_empty(&arena);
    assert_false(arena.failed);
}

CLAIM(what_is_cut_ends_with_a_whole_character)
{
    static app_arena arena;
    char many[2 * APP_ARENA_TEXT + 1] = "";
    for (int i = 0; i < APP_ARENA_TEXT; i++)
        memcpy(many + 2 * i, "é", 2);
    app_arena_empty(&arena);
    assert_int_equal(strlen(app_arena_print(&arena, "%s", many)), APP_ARENA_TEXT - 2);
    assert_int_equal(strlen(app_arena_print(&arena, "x%s", many)), APP_ARENA_TEXT - 1);
}

CLAIM(a_list_that_grows_takes_the_room_of_its_last_words)
{
    static app_arena arena;
    app_arena_empty(&arena);
    app_arena_copy(&arena, "before");
    size_t used = arena.used;
    const char *words = "0";
    for (int i = 1; i < 100; i++)
        words = app_arena_keep_last(&arena, used, app_arena_print(&arena, "%s, %d", words, i));
    assert_int_equal(arena.used, used + strlen(words) + 1);
    assert_string_equal(words + strlen(words) - 4, ", 99");
    assert_string_equal(arena.room, "before");
    assert_false(arena.failed);
}
