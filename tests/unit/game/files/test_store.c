#include "claims.h"

#include "place.h"

PLACE_CLAIM(nothing_on_disk_is_no_error)
{
    game_store *store = open_store(*state);
    game_settings settings;
    game_slots slots = loaded(store);
    assert_false(slots.has_current || slots.has_parked);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    assert_int_equal(settings.scale_percent, GAME_SCALE_AUTO);
    assert_no_problem(store);
    game_store_destroy(store);
}

PLACE_CLAIM(games_and_settings_come_back)
{
    game_store *store = open_store(*state);
    game_slots slots = slots_of_two();
    game_settings settings = game_settings_default();
    settings.scale_percent = 150;
    game_store_save_slots(store, &slots);
    game_store_save_settings(store, &settings);
    game_store_destroy(store);
    game_slots_deinit(&slots);

    store = open_store(*state);
    slots = loaded(store);
    assert_round(&slots.current, 1, 30);
    assert_round(&slots.parked, 2, 10);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    assert_int_equal(settings.scale_percent, 150);
    assert_no_problem(store);
    game_store_destroy(store);
    game_slots_deinit(&slots);
}

PLACE_CLAIM(every_command_comes_back)
{
    game_store *store = open_store(*state);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    for (int i = 0; i < 300; i++)
        play_any(store, &slots);
    game_slots back = loaded(store);
    assert_same_slots(&back, &slots);
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    assert_no_problem(store);
    game_store_destroy(store);
}

/* The hint sends its own commands, which may be told late or together. */
PLACE_CLAIM(commands_that_were_not_told_are_saved_with_the_next)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    apply(&slots.current.session, "hint arrow");
    apply(&slots.current.session, "undo");
    game_store_append(store, &slots, (game_command){.kind = GAME_UNDO});
    game_store_flush(store);
    char *text = content_of(here->state, "games.save");
    game_store_append(store, &slots, (game_command){.kind = GAME_UNDO}); /* is there already */
    assert_file(here->state, "games.save", text);
    assert_false(file_exists(here->state, "games.save.new"));
    free(text);
    game_slots back = loaded(store);
    assert_same_slots(&back, &slots);
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

PLACE_CLAIM(the_journal_is_compacted)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    for (int i = 0; i < 9000; i++) {
        game_command command = {.kind = i % 2 ? GAME_REDO : GAME_UNDO};
        assert_int_equal(game_session_apply(&slots.current.session, command), GAME_CHANGED);
        game_store_append(store, &slots, command);
    }
    game_store_flush(store);
    /* 2 x 4097 commands filled two journals and had the games written whole behind each. */
    assert_in_range(count_lines(here->state, "games.save"), 9000 - 2 * 4097, 1000);
    game_slots back = loaded(store);
    assert_same_slots(&back, &slots);
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

PLACE_CLAIM(a_game_that_is_gone_is_gone_from_disk)
{
    game_store *store = open_store(*state);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    assert_true(game_slots_bring_back(&slots));
    game_round_deinit(&slots.parked);
    slots.has_parked = false;
    game_store_save_slots(store, &slots);
    game_slots back = loaded(store);
    assert_same_slots(&back, &slots);
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

PLACE_CLAIM(one_file_is_left_once_all_is_on_disk)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    play_any(store, &slots);
    game_store_destroy(store);
    game_slots_deinit(&slots);
    assert_true(file_exists(here->state, "games.save"));
    assert_false(file_exists(here->state, "games.save.new"));
    assert_false(file_exists(here->state, "games.save.tmp"));
}

PLACE_CLAIM(comments_in_the_settings_survive)
{
    const place *here = *state;
    write_file(here->config, "settings.txt", "# by hand\nvolume = 3\nscale = 200\n");
    game_store *store = open_store(here);
    game_settings settings;
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    assert_int_equal(settings.scale_percent, 200);
    settings.scale_percent = 100;
    game_store_save_settings(store, &settings);
    settings.theme = GAME_THEME_LIGHT;
    game_store_save_settings(store, &settings);
    game_store_destroy(store);

    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    path_of(path, here->config, "settings.txt");
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_memory_equal(text, "# by hand\nvolume = 3\nscale = 100\nversion = 2\ntheme = light\n",
                        58);
    free(text);
}

PLACE_CLAIM(controls_are_kept_beside_the_settings)
{
    const place *here = *state;
    game_store *store = open_store(here);
    const char *text;
    size_t size;
    sw_text written;
    assert_int_equal(game_store_load_controls(store, &text, &size, NULL), SW_OK);
    assert_null(text);
    assert_string_equal(game_store_controls(store), "");
    sw_text_init(&written, 100);
    sw_text_add(&written, "some controls\n");
    game_store_save_controls(store, &written);
    assert_string_equal(game_store_controls(store), "some controls\n");
    assert_no_problem(store);
    game_store_destroy(store);
    assert_file(here->config, "controls.txt", "some controls\n");
    assert_false(file_exists(here->config, "settings.txt"));

    sw_error error, reason;
    store = open_store(here);
    assert_int_equal(game_store_load_controls(store, &text, &size, NULL), SW_OK);
    assert_string_equal(text, "some controls\n");
    assert_int_equal(size, strlen(text));
    sw_fail_at(&reason, SW_BAD_INPUT, 1, "no title");
    assert_int_equal(game_store_refuse_controls(store, &reason, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "controls.txt.damaged: line 1: no title"));
    assert_string_equal(game_store_controls(store), "");
    game_store_destroy(store);
    assert_file(here->config, "controls.txt.damaged", "some controls\n");
    assert_false(file_exists(here->config, "controls.txt"));
}
