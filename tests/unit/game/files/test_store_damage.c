#include "claims.h"

#include "place.h"

PLACE_CLAIM(a_damaged_save_is_kept_aside_and_the_game_goes_on)
{
    const place *here = *state;
    write_file(here->state, "games.save", "slidewise-games 2\nwhat is this?\n");
    game_store *store = open_store(here);
    assert_quarantined(store, "/games.save.damaged: ");
    assert_file(here->state, "games.save.damaged", "slidewise-games 2\nwhat is this?\n");

    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_store_flush(store);
    assert_no_problem(store);
    game_slots back = loaded(store);
    assert_round(&back.current, 1, 30);

    write_file(here->state, "games.save", "");
    assert_quarantined(store, "/games.save.damaged-2: ");
    assert_file(here->state, "games.save.damaged", "slidewise-games 2\nwhat is this?\n");
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

/* Both names as a crash may leave them: `older` is safe on disk, `newer` was written after it. */
static void leave_two(const place *here, const game_slots *older, const game_slots *newer)
{
    char path[OS_PATH_SIZE], held[OS_PATH_SIZE], new_path[OS_PATH_SIZE];
    path_of(path, here->state, "games.save");
    path_of(held, here->state, "held");
    path_of(new_path, here->state, "games.save.new");
    game_store *store = open_store(here);
    game_store_save_slots(store, older);
    game_store_flush(store);
    assert_int_equal(rename(path, held), 0);
    game_store_save_slots(store, newer);
    game_store_destroy(store);
    assert_int_equal(rename(path, new_path), 0);
    assert_int_equal(rename(held, path), 0);
}

PLACE_CLAIM(the_newer_of_two_files_is_taken)
{
    const place *here = *state;
    game_slots older = slots_of_two();
    game_slots newer = slots_of_two();
    apply(&newer.current.session, "undo");
    leave_two(here, &older, &newer);
    write_file(here->state, "games.save.tmp", "slidewise-ga");
    game_store *store = open_store(here);
    game_slots back = loaded(store);
    assert_same_slots(&back, &newer);
    game_store_flush(store);
    assert_false(file_exists(here->state, "games.save.new"));
    game_slots_deinit(&back);
    game_store_save_slots(store, &older);
    back = loaded(store);
    assert_same_slots(&back, &older);
    game_slots_deinit(&back);
    game_slots_deinit(&older);
    game_slots_deinit(&newer);
    game_store_destroy(store);
}

/* A power cut may come before the newer file was safe. */
PLACE_CLAIM(the_older_of_two_files_is_taken_where_the_newer_is_torn)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    sw_error error;
    game_slots older = slots_of_two();
    game_slots newer = slots_of_two();
    apply(&newer.current.session, "undo");
    leave_two(here, &older, &newer);
    assert_int_equal(truncate(path_of(path, here->state, "games.save.new"), 300), 0);
    game_store *store = open_store(here);
    game_slots back;
    assert_int_equal(game_store_load_slots(store, &back, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "/games.save.new.damaged: "));
    assert_same_slots(&back, &older);
    game_slots_deinit(&back);
    game_slots_deinit(&older);
    game_slots_deinit(&newer);
    game_store_destroy(store);
}

PLACE_CLAIM(a_damaged_journal_is_set_aside_and_its_line_is_named)
{
    const place *here = *state;
    char path[OS_PATH_SIZE], expected[64];
    char *text;
    size_t size;
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_store_flush(store);
    int lines = count_lines(here->state, "games.save");
    for (int i = 0; i < 20; i++)
        play_any(store, &slots);
    game_slots_deinit(&slots);
    game_store_destroy(store);

    path_of(path, here->state, "games.save");
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    strstr(text, "\n+ ")[1] = '-';
    write_file(here->state, "games.save", text);
    snprintf(expected, sizeof expected, "line %d: a damaged line in the journal", lines + 1);
    store = open_store(here);
    assert_quarantined(store, expected);
    assert_file(here->state, "games.save.damaged", text);
    assert_false(file_exists(here->state, "games.save"));
    free(text);
    game_store_destroy(store);
}

PLACE_CLAIM(a_misspelt_setting_is_named_and_stays_as_a_comment)
{
    const place *here = *state;
    write_file(here->config, "settings.txt", "# mine\nscale = 200\ntheme = pink\n");
    game_store *store = open_store(here);
    game_settings settings;
    sw_error error;
    assert_int_equal(game_store_load_settings(store, &settings, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "Settings, line 3: theme not understood, default used");
    assert_int_equal(settings.scale_percent, 200);
    game_store_destroy(store);
    assert_false(file_exists(here->config, "settings.txt.damaged"));

    store = open_store(here);
    assert_int_equal(game_store_load_settings(store, &settings, &error), SW_OK);
    assert_int_equal(settings.scale_percent, 200);
    assert_int_equal(settings.theme, GAME_THEME_DARK);
    game_store_destroy(store);
    char path[OS_PATH_SIZE], *text;
    size_t size;
    path_of(path, here->config, "settings.txt");
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_non_null(strstr(text, "# mine\nscale = 200\n# theme = pink\ntheme = dark\n"));
    free(text);
}

PLACE_CLAIM(settings_that_are_no_text_are_set_aside)
{
    const place *here = *state;
    const char text[] = "scale = 200\n\x7f\x01\n";
    write_file(here->config, "settings.txt", text);
    game_store *store = open_store(here);
    game_settings settings;
    sw_error error;
    assert_int_equal(game_store_load_settings(store, &settings, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "settings.txt.damaged: line 2: "));
    assert_int_equal(settings.scale_percent, 200);
    game_store_destroy(store);
    assert_file(here->config, "settings.txt.damaged", text);
}

PLACE_CLAIM(a_folder_in_a_saves_place_is_told_and_left_alone)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    assert_int_equal(os_folder_make(path_of(path, here->state, "games.save"), NULL), SW_OK);
    write_file(path, "inside", "precious");
    game_store *store = open_store(here);
    game_slots slots;
    sw_error error;
    assert_int_equal(game_store_load_slots(store, &slots, &error), SW_IO);
    assert_string_equal(error.message, "games.save cannot be read and was left as it is: "
                                       "this is a folder, not a file");
    slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_store_flush(store);
    game_slots_deinit(&slots);
    game_store_destroy(store);
    assert_file(path, "inside", "precious");
    assert_false(file_exists(here->state, "games.save.new"));
}
