#include "client/options.h"

#include "claims.h"

#include <stdio.h>
#include <string.h>

enum { WORDS = 20 };

/* Parses "slidewise <words>", split at blanks. */
static sw_status parse(const char *words, client_options *out, sw_error *error)
{
    static char text[256];
    static char name[] = "slidewise";
    char *argv[WORDS] = {name};
    int argc = 1;
    assert_true(strlen(words) < sizeof text);
    memcpy(text, words, strlen(words) + 1);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        assert_true(argc < WORDS);
        argv[argc++] = word;
    }
    return client_options_parse(out, argc, argv, error);
}

static client_options good(const char *words)
{
    client_options options;
    sw_error error;
    if (parse(words, &options, &error) != SW_OK)
        fail_msg("'%s' is refused: %s", words, error.message);
    return options;
}

static void assert_refused(const char *words, const char *because)
{
    client_options options = {.scale_percent = 4711};
    sw_error error;
    if (parse(words, &options, &error) != SW_BAD_INPUT)
        fail_msg("'%s' is taken", words);
    if (!strstr(error.message, because))
        fail_msg("'%s' does not say '%s'", error.message, because);
    assert_int_equal(options.scale_percent, 4711); /* untouched */
}

CLAIM(without_options_nothing_is_set)
{
    static const client_options none;
    client_options options = good("");
    assert_memory_equal(&options, &none, sizeof none);
}

CLAIM(every_option_reaches_its_place)
{
    client_options options = good("--size 7x3 --seed 42 --goal spiral --image a.png --fullscreen "
                                  "--no-animation --scale 150");
    assert_true(options.has_size);
    assert_int_equal(options.size.columns, 7);
    assert_int_equal(options.size.rows, 3);
    assert_true(options.has_seed);
    assert_int_equal(options.seed, 42);
    assert_string_equal(options.goal, "spiral");
    assert_string_equal(options.image, "a.png");
    assert_true(options.fullscreen);
    assert_false(options.windowed);
    assert_true(options.no_animation);
    assert_int_equal(options.scale_percent, 150);
    assert_true(good("--windowed").windowed);
    assert_string_equal(good("--level first-steps/one").level, "first-steps/one");
    assert_string_equal(good("--board 1,2/3,0").board, "1,2/3,0");
    assert_string_equal(good("--id 4x4-1-KRV2").id, "4x4-1-KRV2");
}

CLAIM(the_ends_of_the_ranges_are_in)
{
    assert_int_equal(good("--size 2x2").size.rows, 2);
    assert_int_equal(good("--size 32x32").size.columns, 32);
    assert_int_equal(good("--scale 50").scale_percent, 50);
    assert_int_equal(good("--scale 300").scale_percent, 300);
    assert_true(good("--seed 0").has_seed);
    assert_true(good("--seed 9223372036854775807").seed == (uint64_t)INT64_MAX);
}

CLAIM(what_is_out_of_range_is_refused_by_name)
{
    assert_refused("--size 3x3 --help", "--help stands alone");
    assert_refused("--size 1x4", "--size");
    assert_refused("--size 33x4", "--size");
    assert_refused("--size four", "--size");
    assert_refused("--scale 49", "--scale takes a whole number from 50 to 300, not '49'");
    assert_refused("--scale 301", "--scale");
    assert_refused("--scale 100%", "--scale");
    assert_refused("--seed -1", "--seed");
    assert_refused("--seed 9223372036854775808", "--seed");
    assert_refused("--seed", "--seed needs a value");
    assert_refused("--goal", "--goal needs a value");
    assert_refused("--id", "--id needs a value");
}

CLAIM(unknown_options_are_named)
{
    assert_refused("--sise 4x4", "unknown option '--sise'");
    assert_refused("--fullscreen=yes", "--fullscreen takes no value");
}

CLAIM(what_cannot_be_meant_together_is_refused)
{
    assert_refused("--level a/b --seed 1", "--level");
    assert_refused("--level a/b --size 3x3", "--level");
    assert_refused("--level a/b --board 1,2/3,0", "--level");
    assert_refused("--level a/b --goal snake", "--level");
    assert_refused("--board 1,2/3,0 --size 2x2", "--board");
    assert_refused("--board 1,2/3,0 --seed 5", "--board");
    static const char *const others[] = {"--board 1,2/3,0", "--goal snake", "--size 2x2",
                                         "--seed 5", "--level a/b"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        char words[64];
        snprintf(words, sizeof words, "--id 4x4-1-KRV2 %s", others[i]);
        assert_refused(words, "--id names a whole game");
        snprintf(words, sizeof words, "--link 4x4-1-KRV2 %s", others[i]);
        assert_refused(words, "--link says it all");
    }
    assert_refused("--link 4x4-1-KRV2 --image a.png", "--link says it all");
    assert_refused("--link daily --id 4x4-1-KRV2", "--link says it all");
    assert_refused("--link daily --open game", "--open says what is seen first");
    assert_refused("--fullscreen --windowed", "--fullscreen and --windowed");
}

CLAIM(what_goes_together_is_taken)
{
    good("--board 1,2/3,0 --goal snake --image a.png");
    good("--level a/b --image a.png --scale 100");
    good("--id 4x4-1-KRV2 --image a.png --windowed");
    good("--link 4x4-1-KRV2 --windowed");
}

CLAIM(a_value_may_follow_an_equals_sign)
{
    client_options options = good("--size=5x4 --seed=7 --goal=spiral");
    assert_int_equal(options.size.columns, 5);
    assert_int_equal(options.seed, 7);
    assert_string_equal(options.goal, "spiral");
}

CLAIM(the_last_of_two_wins)
{
    assert_int_equal(good("--size 3x3 --size 5x4").size.columns, 5);
}

CLAIM(one_file_may_be_named)
{
    client_options options = good("--desktop");
    assert_true(options.desktop);
    assert_null(options.file);
    options = good("--desktop /home/ann/boat.jpg");
    assert_string_equal(options.file, "/home/ann/boat.jpg");
    options = good("boat.jpg --windowed");
    assert_false(options.desktop);
    assert_string_equal(options.file, "boat.jpg");
    assert_refused("one.jpg two.jpg", "'two.jpg'");
}

CLAIM(what_is_seen_first_is_chosen)
{
    assert_int_equal(good("").first, CLIENT_FIRST_TITLE);
    assert_int_equal(good("--open daily").first, CLIENT_FIRST_DAILY);
    assert_int_equal(good("--open new-game").first, CLIENT_FIRST_NEW_GAME);
    assert_int_equal(good("--open game --desktop").first, CLIENT_FIRST_GAME);
    assert_refused("--open lab", "--open takes one of title, game, new-game, daily");
    assert_refused("--open daily --size 4x4", "--open says what is seen first");
    assert_refused("--open game boat.jpg", "--open says what is seen first");
}

/* Else nobody would see what is wrong with the others. */
CLAIM(the_desktop_is_known_beside_wrong_options)
{
    char name[] = "slidewise", wrong[] = "--sise", end[] = "--", desktop[] = "--desktop";
    assert_true(client_options_desktop(3, (char *[]){name, wrong, desktop}));
    assert_true(client_options_desktop(3, (char *[]){name, desktop, wrong}));
    assert_false(client_options_desktop(2, (char *[]){name, wrong}));
    assert_false(client_options_desktop(3, (char *[]){name, end, desktop}));
}
