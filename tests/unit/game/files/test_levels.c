#include "claims.h"

#include "packs.h"

static void assert_pack(const game_pack *pack, const char *name, bool own)
{
    assert_string_equal(pack->name, name);
    assert_int_equal(pack->own, own);
    assert_int_equal(pack->problem.status, SW_OK);
    assert_int_equal(pack->pack.count, 2);
}

static void assert_problem(const game_pack *pack, const char *name, int line, const char *part)
{
    assert_string_equal(pack->name, name);
    assert_int_not_equal(pack->problem.status, SW_OK);
    assert_int_equal(pack->problem.line, line);
    assert_contains(pack->problem.message, part);
    assert_int_equal(pack->pack.count, 0);
}

PLACE_CLAIM(bundled_packs_come_in_the_order_of_play_and_own_ones_behind)
{
    const place *here = *state;
    const char *const bundled[] = {"big",    "extra",    "first-steps", "goals", "hard",
                                   "others", "pictures", "words",       "shapes"};
    for (size_t i = 0; i < sizeof bundled / sizeof bundled[0]; i++) {
        char file[64];
        snprintf(file, sizeof file, "%s.txt", bundled[i]);
        write_file(here->state, file, good_pack);
    }
    write_file(here->config, "Zebra.txt", good_pack);
    write_file(here->config, "apple.txt", good_pack);
    const char *const expected[] = {"first-steps", "shapes", "words",  "goals", "pictures", "hard",
                                    "big",         "extra",  "others", "Zebra", "apple"};
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 11);
    for (int i = 0; i < 11; i++)
        assert_pack(&levels.packs[i], expected[i], i >= 9);
    game_levels_deinit(&levels);
    assert_null(levels.packs);
}

PLACE_CLAIM(only_files_with_the_ending_are_packs)
{
    const place *here = *state;
    write_file(here->state, "a.txt", good_pack);
    write_file(here->state, ".hidden.txt", good_pack);
    write_file(here->state, ".txt", good_pack);
    write_file(here->state, "a.txt.damaged", good_pack);
    write_file(here->state, "README.md", "hello");
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 1);
    game_levels_deinit(&levels);
}

PLACE_CLAIM(a_missing_own_folder_is_no_problem)
{
    const place *here = *state;
    game_levels levels;
    write_file(here->state, "a.txt", good_pack);
    const char *const folders[] = {NULL, here->config};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(game_levels_load(&levels, here->state, folders[i], NULL), SW_OK);
        assert_int_equal(levels.count, 1);
        assert_int_equal(levels.problem.status, SW_OK);
        game_levels_deinit(&levels);
    }
}

PLACE_CLAIM(a_missing_bundled_folder_is_an_error)
{
    const place *here = *state;
    game_levels levels = {.count = 77};
    sw_error error;
    assert_int_equal(game_levels_load(&levels, here->state, NULL, &error), SW_NOT_FOUND);
    assert_int_equal(levels.count, 77);
}

PLACE_CLAIM(a_damaged_pack_is_told_with_its_line_and_leaves_the_rest)
{
    const place *here = *state;
    write_file(here->state, "a.txt", good_pack);
    write_file(here->state, "b.txt", "hello\n");
    write_file(here->config, "c.txt",
               "slidewise-levels 1\ntitle C\n\nlevel a\ntitle A\nsize 3x3\ncolour red\n");
    write_file(here->config, "d.txt", good_pack);
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 4);
    assert_pack(&levels.packs[0], "a", false);
    assert_problem(&levels.packs[1], "b", 1, "this is no level pack");
    assert_problem(&levels.packs[2], "c", 7, "no key is called 'colour'");
    assert_pack(&levels.packs[3], "d", true);
    assert_contains(levels.packs[2].path, "/config/slidewise/c.txt");
    assert_non_null(game_levels_find(&levels, "d/two", NULL, NULL));
    assert_null(game_levels_find(&levels, "c/a", NULL, NULL));
    game_levels_deinit(&levels);
}

PLACE_CLAIM(folders_pipes_and_broken_links_are_told)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    write_file(here->state, "a.txt", good_pack);
    assert_int_equal(os_folder_make(path_of(path, here->config, "folder.txt"), NULL), SW_OK);
    assert_int_equal(symlink("nowhere", path_of(path, here->config, "link.txt")), 0);
    assert_int_equal(mkfifo(path_of(path, here->config, "pipe.txt"), 0600), 0);
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 4);
    assert_problem(&levels.packs[1], "folder", 0, "folder");
    assert_problem(&levels.packs[2], "link", 0, "no such file");
    assert_problem(&levels.packs[3], "pipe", 0, "not a regular file");
    game_levels_deinit(&levels);
}

PLACE_CLAIM(a_link_to_a_pack_is_a_pack)
{
    const place *here = *state;
    char target[OS_PATH_SIZE], path[OS_PATH_SIZE];
    write_file(here->state, "a.txt", good_pack);
    assert_int_equal(os_folder_make(here->config, NULL), SW_OK);
    path_of(target, here->state, "a.txt");
    assert_int_equal(symlink(target, path_of(path, here->config, "b.txt")), 0);
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 2);
    assert_pack(&levels.packs[1], "b", true);
    game_levels_deinit(&levels);
}

PLACE_CLAIM(a_file_that_is_too_large_is_not_read)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    write_file(here->state, "a.txt", good_pack);
    write_file(here->config, "b.txt", good_pack);
    assert_int_equal(truncate(path_of(path, here->config, "b.txt"), PUZZLE_PACK_TEXT_MAX + 1), 0);
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 2);
    assert_problem(&levels.packs[1], "b", 0, "more than the limit");
    game_levels_deinit(&levels);
}

PLACE_CLAIM(an_own_pack_never_hides_a_bundled_one)
{
    const place *here = *state;
    int pack_at, level_at;
    write_file(here->state, "a.txt", good_pack);
    write_file(here->config, "a.txt", good_pack);
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 2);
    assert_problem(&levels.packs[1], "a", 0, "comes with the game");
    assert_non_null(game_levels_find(&levels, "a/one", &pack_at, &level_at));
    assert_int_equal(pack_at, 0);
    game_levels_deinit(&levels);

    write_file(here->state, "a.txt", "damaged");
    levels = loaded_levels(here);
    assert_problem(&levels.packs[1], "a", 0, "comes with the game");
    assert_null(game_levels_find(&levels, "a/one", NULL, NULL));
    game_levels_deinit(&levels);
}

PLACE_CLAIM(odd_names_are_told_and_made_readable)
{
    const place *here = *state;
    write_file(here->state, "a.txt", good_pack);
    /* Listed by bytes. */
    write_file(here->config, "123456789-123456789-123456789-123456789-12345678.txt", good_pack);
    write_file(here->config, "line\nbreak.txt", good_pack);
    write_file(here->config, "not\xFFutf8.txt", good_pack);
    write_file(here->config, "ohne Käse.txt", good_pack);
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 5);
    assert_problem(&levels.packs[1], "123456789-123456789-123456789-123456789-1234567", 0,
                   "at most 47 bytes");
    assert_problem(&levels.packs[2], "line?break", 0, "plain text");
    assert_problem(&levels.packs[3], "not?utf8", 0, "plain text");
    assert_pack(&levels.packs[4], "ohne Käse", true);
    game_levels_deinit(&levels);
}

PLACE_CLAIM(a_pack_that_cannot_be_used_does_not_hide_one_that_can)
{
    const place *here = *state;
    int pack_at;
    write_file(here->state, "a.txt", good_pack);
    write_file(here->config, "b\tc.txt", good_pack); /* comes first, and is shown as b?c */
    write_file(here->config, "b?c.txt", good_pack);
    game_levels levels = loaded_levels(here);
    assert_problem(&levels.packs[1], "b?c", 0, "plain text");
    assert_non_null(game_levels_find(&levels, "b?c/one", &pack_at, NULL));
    assert_int_equal(pack_at, 2);
    game_levels_deinit(&levels);
}

PLACE_CLAIM(a_thousand_files_are_cut_off_with_a_word)
{
    const place *here = *state;
    write_file(here->state, "a.txt", good_pack);
    write_file(here->config, "n000.txt", good_pack);
    for (int i = 1; i < 1000; i++) {
        char file[32], path[OS_PATH_SIZE];
        snprintf(file, sizeof file, "n%03d.txt", i);
        assert_int_equal(symlink("n000.txt", path_of(path, here->config, file)), 0);
    }
    game_levels levels = loaded_levels(here);
    assert_int_equal(levels.count, 1 + GAME_FOLDER_PACKS_MAX);
    assert_pack(&levels.packs[100], "n099", true);
    assert_int_equal(levels.problem.status, SW_LIMIT);
    assert_contains(levels.problem.message, "only the first 100 packs");
    game_levels_deinit(&levels);
}

PLACE_CLAIM(an_own_folder_that_is_none_is_told)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_levels levels;
    write_file(here->state, "a.txt", good_pack);
    path_of(path, here->state, "a.txt");
    assert_int_equal(game_levels_load(&levels, here->state, path, NULL), SW_OK);
    assert_int_equal(levels.count, 1);
    assert_int_equal(levels.problem.status, SW_IO);
    game_levels_deinit(&levels);
}

PLACE_CLAIM(levels_are_found_by_pack_and_id)
{
    const place *here = *state;
    int pack_at = -1, level_at = -1;
    char name[GAME_LEVEL_NAME_SIZE];
    write_file(here->state, "a.txt", good_pack);
    write_file(here->config, "b c.txt", good_pack);
    game_levels levels = loaded_levels(here);
    const puzzle_level *level = game_levels_find(&levels, "b c/two", &pack_at, &level_at);
    assert_non_null(level);
    assert_string_equal(level->word, "LAKES");
    assert_int_equal(pack_at, 1);
    assert_int_equal(level_at, 1);
    game_levels_name(&levels.packs[1], level, name, sizeof name);
    assert_string_equal(name, "b c/two");
    const char *const missing[] = {"", "a", "a/", "/one", "a/three", "b/two", "a/one/", "aa/one"};
    for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++)
        assert_null(game_levels_find(&levels, missing[i], &pack_at, &level_at));
    assert_int_equal(pack_at, 1);
    game_levels_deinit(&levels);
}
