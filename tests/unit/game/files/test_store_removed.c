/* The store's files are removed or replaced while the game runs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "place.h"

/* A store whose games are settled, with some commands behind them. */
static game_store *begun(const place *here, game_desk *desk)
{
    game_store *store = open_store(here);
    *desk = desk_of_two();
    game_store_save_desk(store, desk);
    game_store_flush(store);
    play_any(store, desk);
    return store;
}

/* What the next start would find is the desk as it is now. */
static void assert_kept(game_store *store, game_desk *desk)
{
    game_desk back = loaded(store);
    assert_same_desk(&back, desk);
    assert_no_problem(store);
    game_desk_deinit(&back);
    game_desk_deinit(desk);
    game_store_destroy(store);
}

static void games_that_were_removed_are_written_again(void **state)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_desk desk;
    game_store *store = begun(here, &desk);
    assert_int_equal(unlink(path_of(path, here->state, "games.save")), 0);
    play_any(store, &desk);
    assert_kept(store, &desk);
}

static void games_that_were_replaced_are_written_again(void **state)
{
    const place *here = *state;
    game_desk desk;
    game_store *store = begun(here, &desk);
    write_file(here->state, "games.save", "an older copy");
    play_any(store, &desk);
    assert_kept(store, &desk);
}

static void the_folder_of_games_is_made_again(void **state)
{
    const place *here = *state;
    game_desk desk;
    game_store *store = begun(here, &desk);
    remove_tree(here->state);
    play_any(store, &desk);
    play_any(store, &desk);
    assert_kept(store, &desk);
}

static void games_that_are_not_settled_yet_are_left_where_they_are(void **state)
{
    const place *here = *state;
    game_desk desk;
    game_store *store = begun(here, &desk);
    for (int i = 0; i < 20; i++) {
        game_store_save_desk(store, &desk);
        play_any(store, &desk);
    }
    assert_kept(store, &desk);
}

static void results_that_were_replaced_are_appended_to(void **state)
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(games_that_were_removed_are_written_again),
        STORE_TEST(games_that_were_replaced_are_written_again),
        STORE_TEST(the_folder_of_games_is_made_again),
        STORE_TEST(games_that_are_not_settled_yet_are_left_where_they_are),
        STORE_TEST(results_that_were_replaced_are_appended_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
