#include "claims.h"

#include "packs.h"

static puzzle_level level_called(const char *title)
{
    puzzle_level level = {.goal = board_of("1,2,3/4,5,0"), .start = board_of("1,2,3/0,4,5")};
    snprintf(level.title, sizeof level.title, "%s", title);
    return level;
}

static void add(const place *here, const char *pack, puzzle_level *level)
{
    sw_error error;
    if (game_levels_add(here->config, pack, "My levels", level, NULL, 0, &error) != SW_OK)
        fail_msg("%s", error.message);
}

static void assert_not_added(const place *here, const char *pack, const char *pack_title,
                             puzzle_level level, const char *part)
{
    sw_error error;
    assert_int_not_equal(game_levels_add(here->config, pack, pack_title, &level, NULL, 0, &error),
                         SW_OK);
    assert_contains(error.message, part);
}

PLACE_CLAIM(the_first_level_makes_the_pack)
{
    const place *here = *state;
    char path[OS_PATH_SIZE], expected[OS_PATH_SIZE];
    puzzle_level level = level_called("The corner, again!");
    level.par = 20;
    level.par_proof = PUZZLE_PAR_BEST_KNOWN;
    assert_int_equal(
        game_levels_add(here->config, "mine", "My levels", &level, path, sizeof path, NULL), SW_OK);
    assert_string_equal(level.id, "the-corner-again");
    assert_string_equal(path, path_of(expected, here->config, "mine.txt"));
    assert_file(here->config, "mine.txt",
                "slidewise-levels 1\n"
                "title My levels\n"
                "\n"
                "level the-corner-again\n"
                "title The corner, again!\n"
                "size 3x2\n"
                "goal standard\n"
                "board 1,2,3/0,4,5\n"
                "par 20 best-known\n");
}

PLACE_CLAIM(what_a_pack_holds_stays_as_it_is)
{
    const place *here = *state;
    puzzle_level level = level_called("Three");
    write_file(here->config, "mine.txt",
               "slidewise-levels 1\n# by hand\ntitle P\nlevel a\ntitle A\n  size 2x2\n"
               "goal standard\nseed 4");
    add(here, "mine", &level);
    assert_file(here->config, "mine.txt",
                "slidewise-levels 1\n# by hand\ntitle P\nlevel a\ntitle A\n  size 2x2\n"
                "goal standard\nseed 4\n"
                "\nlevel three\ntitle Three\nsize 3x2\ngoal standard\nboard 1,2,3/0,4,5\n");
}

PLACE_CLAIM(the_version_is_the_one_that_the_levels_need)
{
    const place *here = *state;
    puzzle_level level = level_called("Two");
    level.par = 2;
    level.par_proof = PUZZLE_PAR_OPTIMAL;
    level.par_metric = PUZZLE_METRIC_SLIDES;
    write_file(here->config, "mine.txt",
               "slidewise-levels 1\r\n# by hand\ntitle P\nlevel a\ntitle A\nsize 2x2\n"
               "goal standard\nseed 4\n");
    add(here, "mine", &level);
    assert_file(here->config, "mine.txt",
                "slidewise-levels 2\r\n# by hand\ntitle P\nlevel a\ntitle A\nsize 2x2\n"
                "goal standard\nseed 4\n"
                "\nlevel two\ntitle Two\nsize 3x2\ngoal standard\nboard 1,2,3/0,4,5\n"
                "par 2 optimal slides\n");
}

PLACE_CLAIM(ids_come_from_titles_and_are_unique)
{
    const place *here = *state;
    const struct {
        const char *title;
        const char *id;
    } cases[] = {
        {"One", "one"},
        {"ONE", "one-2"},
        {"one", "one-3"},
        {"- 4x4 --- hard -", "4x4-hard"},
        {"Ä", "level"},
        {"?", "level-2"},
        {"a title that is so long that no id could ever be the whole of it",
         "a-title-that-is-so-long-that-no-id"},
        {"a title that is so long that no id could ever be the whole of it!",
         "a-title-that-is-so-long-that-no-id-2"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        puzzle_level level = level_called(cases[i].title);
        add(here, "mine", &level);
        assert_string_equal(level.id, cases[i].id);
    }
}

/* ---- Which pack a title means ---- */

static void assert_pack_name(const place *here, const char *title, const char *expected)
{
    char name[PUZZLE_LEVEL_ID_SIZE];
    sw_error error;
    game_levels levels = loaded_levels(here);
    if (game_levels_pack_name(&levels, here->config, title, name, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_string_equal(name, expected);
    game_levels_deinit(&levels);
}

static void add_to(const place *here, const char *title)
{
    char name[PUZZLE_LEVEL_ID_SIZE];
    sw_error error;
    puzzle_level level = level_called("A level");
    game_levels levels = loaded_levels(here);
    assert_int_equal(game_levels_pack_name(&levels, here->config, title, name, NULL), SW_OK);
    game_levels_deinit(&levels);
    if (game_levels_add(here->config, name, title, &level, NULL, 0, &error) != SW_OK)
        fail_msg("%s: %s", name, error.message);
}

PLACE_CLAIM(a_packs_name_may_have_letters_of_all_scripts)
{
    const place *here = *state;
    write_file(here->state, "a.txt", good_pack);
    assert_pack_name(here, "Größe 3", "größe-3");
    assert_pack_name(here, "数独 の 本", "数独-の-本");
    assert_pack_name(here, "../.. Ёлка /", "Ёлка");
    assert_pack_name(here, "\xC3\xA4\xC2\x85\xFF-b", "ä-b");
    /* Cut between two letters. */
    assert_pack_name(here, "一二三四五六七八九十一二三", "一二三四五六七八九十一");
    assert_pack_name(here, "!?", "my-levels");
}

PLACE_CLAIM(packs_of_other_titles_have_other_files)
{
    const place *here = *state;
    const char *titles[] = {"My levels", "My levels!", "my levels", "数独", "!?", "Hard"};
    const char *names[] = {"my-levels", "my-levels-2", "my-levels-3",
                           "数独",      "my-levels-4", "hard-2"};
    write_file(here->state, "a.txt", good_pack);
    for (int i = 0; i < 6; i++) {
        assert_pack_name(here, titles[i], names[i]);
        add_to(here, titles[i]);
        add_to(here, titles[i]); /* the same pack again */
    }
    for (int i = 0; i < 6; i++)
        assert_pack_name(here, titles[i], names[i]);
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 7);
    for (int i = 1; i < levels.count; i++)
        assert_int_equal(levels.packs[i].pack.count, 2);
    game_levels_deinit(&levels);
}

PLACE_CLAIM(a_pack_that_the_player_named_keeps_its_file)
{
    const place *here = *state;
    write_file(here->state, "a.txt", good_pack);
    write_file(here->config, "My own Pack!.txt", good_pack);
    assert_pack_name(here, "A pack", "My own Pack!");
    add_to(here, "A pack");
    char *text = content_of(here->config, "My own Pack!.txt");
    assert_contains(text, "level a-level\n");
    free(text);
}

PLACE_CLAIM(a_damaged_pack_is_not_taken_for_a_new_one)
{
    const place *here = *state;
    write_file(here->state, "a.txt", good_pack);
    write_file(here->config, "my-levels.txt", "slidewise-levels 1\ncolour red\n");
    assert_pack_name(here, "My levels", "my-levels-2");
}

PLACE_CLAIM(added_levels_are_loaded_again)
{
    const place *here = *state;
    puzzle_level first = level_called("First"), second = level_called("Second");
    strcpy(second.word, "LAKES");
    write_file(here->state, "a.txt", good_pack);
    add(here, "mine", &first);
    add(here, "mine", &second);
    game_levels levels = loaded_levels(here);
    const puzzle_level *level = game_levels_find(&levels, "mine/second", NULL, NULL);
    assert_non_null(level);
    assert_string_equal(level->word, "LAKES");
    assert_true(puzzle_board_equal(&level->start, &second.start));
    assert_true(puzzle_board_equal(&level->goal, &second.goal));
    game_levels_deinit(&levels);
}

PLACE_CLAIM(what_cannot_be_added_leaves_the_file)
{
    const place *here = *state;
    puzzle_level good = level_called("Good"), odd = good, other = good;
    assert_not_added(here, "hard", "P", good, "comes with the game");
    assert_not_added(here, "../mine", "P", good, "no pack can be called");
    assert_not_added(here, "", "P", good, "no pack can be called");
    assert_not_added(here, "a/b", "P", good, "no pack can be called");
    assert_not_added(here, ".mine", "P", good, "no pack can be called");
    assert_not_added(here, "a\nb", "P", good, "no pack can be called");
    assert_not_added(here, "mine", "P\nlevel x", good, "one line");
    assert_not_added(here, "mine", "P", level_called("a\nauthor b"), "one line");
    assert_not_added(here, "mine", "P", level_called(""), "no title");
    odd.start = odd.goal;
    assert_not_added(here, "mine", "P", odd, "this is the goal already");
    other.start = board_of("2,1,3/0,4,5");
    assert_not_added(here, "mine", "P", other, "the goal cannot be reached");
    assert_false(file_exists(here->config, "mine.txt"));

    write_file(here->config, "mine.txt", "slidewise-levels 1\ntitle P\ncolour red\n");
    assert_not_added(here, "mine", "P", good, "mine.txt:3: no key is called 'colour'");
    assert_file(here->config, "mine.txt", "slidewise-levels 1\ntitle P\ncolour red\n");
}

PLACE_CLAIM(a_full_pack_is_told)
{
    const place *here = *state;
    sw_text text;
    sw_text_init(&text, PUZZLE_PACK_TEXT_MAX);
    sw_text_add(&text, "slidewise-levels 1\ntitle P\n");
    for (int i = 0; i < PUZZLE_PACK_MAX_LEVELS; i++)
        sw_text_addf(&text, "level n%d\ntitle N\nsize 2x2\ngoal standard\nseed %d\n", i, i);
    write_file(here->config, "mine.txt", text.data);
    assert_not_added(here, "mine", "P", level_called("More"), "a pack has at most 256 levels");
    assert_file(here->config, "mine.txt", text.data);
    sw_text_deinit(&text);
}

PLACE_CLAIM(a_link_stays_a_link)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    struct stat about;
    puzzle_level level = level_called("Three");
    write_file(here->config, "real.txt", good_pack);
    assert_int_equal(symlink("real.txt", path_of(path, here->config, "mine.txt")), 0);
    add(here, "mine", &level);
    assert_int_equal(lstat(path, &about), 0);
    assert_true(S_ISLNK(about.st_mode));
    char *text = content_of(here->config, "real.txt");
    assert_contains(text, "level three\n");
    free(text);
}

static sw_status import_file(const place *here, const char *path, char *kept, size_t size,
                             sw_error *error)
{
    char *text;
    size_t length;
    assert_int_equal(os_file_read(&text, &length, path, PUZZLE_PACK_TEXT_MAX, NULL), SW_OK);
    sw_status status = game_levels_import(here->config, path, text, length, kept, size, error);
    free(text);
    return status;
}

static void import(const place *here, const char *path, const char *name)
{
    char kept[OS_PATH_SIZE], expected[OS_PATH_SIZE];
    sw_error error;
    if (import_file(here, path, kept, sizeof kept, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_string_equal(kept, path_of(expected, here->config, name));
}

PLACE_CLAIM(an_imported_pack_keeps_its_bytes_and_its_name)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    const char text[] = "slidewise-levels 1\r\n# mine\ntitle P\nlevel a\ntitle A\nsize 2x2\n"
                        "goal standard\nseed 4";
    write_file(here->root, "More Levels.txt", text);
    import(here, path_of(path, here->root, "More Levels.txt"), "more-levels.txt");
    assert_file(here->config, "more-levels.txt", text);
    assert_file(here->root, "More Levels.txt", text);
}

PLACE_CLAIM(an_import_never_takes_anothers_place)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    write_file(here->config, "pack.txt", "something else");
    write_file(here->root, "pack.txt", good_pack);
    import(here, path_of(path, here->root, "pack.txt"), "pack-2.txt");
    assert_file(here->config, "pack.txt", "something else");
    assert_file(here->config, "pack-2.txt", good_pack);

    write_file(here->root, "hard.txt", good_pack); /* a bundled pack's name */
    import(here, path_of(path, here->root, "hard.txt"), "hard-2.txt");
}

PLACE_CLAIM(the_same_pack_is_kept_once)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    write_file(here->root, "pack.txt", good_pack);
    path_of(path, here->root, "pack.txt");
    import(here, path, "pack.txt");
    import(here, path, "pack.txt");
    import(here, path_of(path, here->config, "pack.txt"), "pack.txt");
    assert_false(file_exists(here->config, "pack-2.txt"));
}

PLACE_CLAIM(a_damaged_pack_is_not_imported)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    sw_error error;
    write_file(here->root, "bad.txt", "slidewise-levels 1\ntitle P\ncolour red\n");
    path_of(path, here->root, "bad.txt");
    assert_int_equal(import_file(here, path, NULL, 0, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "bad.txt:3: no key is called 'colour'");
    assert_false(os_file_exists(here->config));
}

PLACE_CLAIM(a_packs_text_is_named_after_its_title)
{
    const place *here = *state;
    char kept[OS_PATH_SIZE], expected[OS_PATH_SIZE];
    sw_error error;
    assert_int_equal(game_levels_import_text(here->config, good_pack, kept, sizeof kept, &error),
                     SW_OK);
    assert_string_equal(kept, path_of(expected, here->config, "a-pack.txt"));
    assert_file(here->config, "a-pack.txt", good_pack);
    assert_int_equal(game_levels_import_text(here->config, "hello", kept, sizeof kept, &error),
                     SW_BAD_INPUT);
    assert_int_equal(error.line, 1);
    assert_contains(error.message, "this is no level pack");
}
