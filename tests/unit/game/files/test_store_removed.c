/* The store's files are removed or replaced while the game runs. */
#include "claims.h"

#include "place.h"

/* A store whose games are settled, with some commands behind them. */
static game_store *begun(const place *here, game_slots *slots)
{
    game_store *store = open_store(here);
    *slots = slots_of_two();
    game_store_save_slots(store, slots);
    game_store_flush(store);
    play_any(store, slots);
    return store;
}

/* The next start finds the slots as they are now. */
static void assert_kept(game_store *store, game_slots *slots)
{
    game_slots back = loaded(store);
    assert_same_slots(&back, slots);
    assert_no_problem(store);
    game_slots_deinit(&back);
    game_slots_deinit(slots);
    game_store_destroy(store);
}

PLACE_CLAIM(games_that_were_removed_are_written_again)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_slots slots;
    game_store *store = begun(here, &slots);
    assert_int_equal(unlink(path_of(path, here->state, "games.save")), 0);
    play_any(store, &slots);
    assert_kept(store, &slots);
}

PLACE_CLAIM(games_that_were_replaced_are_written_again)
{
    const place *here = *state;
    game_slots slots;
    game_store *store = begun(here, &slots);
    write_file(here->state, "games.save", "an older copy");
    play_any(store, &slots);
    assert_kept(store, &slots);
}

PLACE_CLAIM(the_folder_of_games_is_made_again)
{
    const place *here = *state;
    game_slots slots;
    game_store *store = begun(here, &slots);
    remove_tree(here->state);
    play_any(store, &slots);
    play_any(store, &slots);
    assert_kept(store, &slots);
}

/* Whoever starts now must find that the games are another's. */
PLACE_CLAIM(the_lock_comes_back_with_its_folder)
{
    const place *here = *state;
    game_slots slots;
    game_store *store = begun(here, &slots);
    remove_tree(here->state);
    play_any(store, &slots);
    game_store *another = open_store(here);
    assert_true(game_store_is_second(another));
    game_store_destroy(another);
    assert_kept(store, &slots);
}

/* Another was there sooner: the games in the folder are its own, and are not written over. */
PLACE_CLAIM(a_lock_that_another_has_by_now_is_left_to_it)
{
    const place *here = *state;
    game_slots slots, others = {0};
    game_store *store = begun(here, &slots);
    remove_tree(here->state);
    game_store *another = open_store(here);
    assert_false(game_store_is_second(another));
    others.has_current = true;
    others.current = round_of(7, 12);
    game_store_save_slots(another, &others);
    play_any(store, &slots);
    assert_true(game_store_is_second(store));
    assert_false(game_store_saved(store));
    assert_told_once(store, "another Slidewise is running");
    game_slots_deinit(&slots);
    game_store_destroy(store);
    assert_kept(another, &others);
}

/* A program that is killed while it replaces a file leaves what it had written. */
PLACE_CLAIM(what_killed_programs_left_is_removed_at_the_next_start)
{
    const place *here = *state;
    static const char *const names[] = {"settings.txt.tmp-4711-0", "controls.txt.tmp-4711-1",
                                        "results.txt.tmp-12-0"};
    const char *const folders[] = {here->config, here->config, here->data};
    for (int i = 0; i < 3; i++)
        write_file(folders[i], names[i], "version = 2\n");
    write_file(here->config, "settings.txt", "version = 2\ntheme = light\n");
    game_settings settings;
    game_store *store = open_store(here);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    assert_int_equal(settings.theme, GAME_THEME_LIGHT);
    for (int i = 0; i < 3; i++)
        assert_false(file_exists(folders[i], names[i]));
    game_store_destroy(store);
}

PLACE_CLAIM(games_that_are_not_settled_yet_are_left_where_they_are)
{
    const place *here = *state;
    game_slots slots;
    game_store *store = begun(here, &slots);
    for (int i = 0; i < 20; i++) {
        game_store_save_slots(store, &slots);
        play_any(store, &slots);
    }
    assert_kept(store, &slots);
}

PLACE_CLAIM(results_that_were_replaced_are_appended_to)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_result result = {.id = 7, .size = {3, 2}, .goal = PUZZLE_GOAL_STANDARD, .moves = 1};
    game_results found;
    game_store_keep_result(store, &result);
    char *one = content_of(here->data, "results.txt");
    result.id = 8;
    game_store_keep_result(store, &result);
    write_file(here->data, "results.txt", one);
    result.id = 9;
    game_store_keep_result(store, &result);
    assert_int_equal(game_store_load_results(store, &found, NULL), SW_OK);
    assert_int_equal(found.count, 2);
    assert_non_null(game_results_find(&found, 9));
    game_results_deinit(&found);
    free(one);
    game_store_destroy(store);
}
