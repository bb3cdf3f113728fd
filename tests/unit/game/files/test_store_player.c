#include "claims.h"

#include "place.h"

/* A player's files come through two starts with every game, result, replay and setting. */

#define PLAYER TEST_DATA_DIR "/player"
static const char replay_name[] = "20261101-064640-0000000000001001.replay";

static char *player_file(const char *name)
{
    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    snprintf(path, sizeof path, PLAYER "/%s", name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    return text;
}

static void copy_file(const char *from, const char *folder, const char *name)
{
    char *text = player_file(from);
    write_file(folder, name, text);
    free(text);
}

static void assert_as_it_was(const char *folder, const char *name, const char *before)
{
    char *text = player_file(before);
    assert_file(folder, name, text);
    free(text);
}

static void copy_player(const place *here)
{
    char replays[OS_PATH_SIZE];
    copy_file("config/settings.txt", here->config, "settings.txt");
    copy_file("state/games.save", here->state, "games.save");
    copy_file("data/results.txt", here->data, "results.txt");
    path_of(replays, here->data, "replays");
    copy_file("data/replays/20261030-041320-0000000000001008.replay", replays,
              "20261030-041320-0000000000001008.replay");
    copy_file("data/replays/20261101-064640-0000000000001001.replay", replays, replay_name);
}

static game_settings loaded_settings(game_store *store)
{
    game_settings settings;
    sw_error error;
    if (game_store_load_settings(store, &settings, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(settings.theme, GAME_THEME_LIGHT);
    assert_int_equal(settings.palette, GAME_PALETTE_AUTO);
    assert_true(settings.invert_arrows && settings.moves_left && settings.guided);
    assert_int_equal(settings.columns, 5);
    assert_int_equal(settings.goal, PUZZLE_GOAL_SNAKE);
    assert_int_equal(settings.memory, SOLVER_MEMORY_LARGE);
    assert_int_equal(settings.replays, 300);
    return settings;
}

static game_slots loaded_games(game_store *store)
{
    game_slots slots = loaded(store);
    assert_true(slots.has_current && slots.has_parked);
    assert_int_equal(slots.current.id, 7);
    assert_int_equal(slots.current.session.moves, 2); /* of the journal */
    assert_true(game_session_solved(&slots.current.session));
    assert_int_equal(slots.current.origin.board, GAME_BOARD_OWN);
    assert_string_equal(slots.parked.origin.title, "Warm up");
    assert_int_equal(slots.parked.origin.board, GAME_BOARD_LEVEL);
    assert_int_equal(slots.parked.session.total, 3);
    return slots;
}

static game_results loaded_results(game_store *store, size_t count)
{
    game_results results;
    sw_error error;
    if (game_store_load_results(store, &results, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(results.count, count);
    assert_int_equal(results.wiped, 0xaa);
    assert_int_equal(results.list[0].board, GAME_BOARD_UNIFORM);
    assert_int_equal(results.list[1].board, GAME_BOARD_LEVEL);
    assert_int_equal(results.list[1].time_ms, 21034);
    return results;
}

static void assert_replays(game_store *store)
{
    const game_replays *replays;
    sw_error error;
    if (game_store_list_replays(store, &replays, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(replays->count, 2);
    assert_int_equal(replays->damaged, 0);
}

/* Reads everything, and saves everything once. */
static void start_and_save(const place *here, size_t results_before, uint64_t id)
{
    game_store *store = open_store(here);
    game_settings settings = loaded_settings(store);
    game_slots slots = loaded_games(store);
    game_results results = loaded_results(store, results_before);
    assert_replays(store);
    game_result result = {.id = id,
                          .date = 1795300000 + (int64_t)id, /* later than those on file */
                          .size = {3, 2},
                          .board = GAME_BOARD_EASY,
                          .moves = 4};
    game_store_save_settings(store, &settings);
    game_store_save_slots(store, &slots);
    game_store_keep_result(store, &result);
    game_store_flush(store);
    assert_no_problem(store);
    game_results_deinit(&results);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

static void assert_begins(const char *folder, const char *name, const char *title)
{
    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    path_of(path, folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_memory_equal(text, title, strlen(title));
    free(text);
}

PLACE_CLAIM(a_player_loses_nothing)
{
    const place *here = *state;
    char replays[OS_PATH_SIZE];
    copy_player(here);
    start_and_save(here, 3, 1);
    start_and_save(here, 4, 2); /* and from what was written then */
    assert_begins(here->config, "settings.txt", "# My settings\n");
    assert_as_it_was(path_of(replays, here->data, "replays"), replay_name,
                     "data/replays/20261101-064640-0000000000001001.replay");
}

/* Only saving rewrites a file. */
PLACE_CLAIM(reading_changes_no_file)
{
    const place *here = *state;
    copy_player(here);
    game_store *store = open_store(here);
    loaded_settings(store);
    game_slots slots = loaded_games(store);
    game_results results = loaded_results(store, 3);
    game_results_deinit(&results);
    game_slots_deinit(&slots);
    game_store_destroy(store);
    assert_as_it_was(here->config, "settings.txt", "config/settings.txt");
    assert_as_it_was(here->state, "games.save", "state/games.save");
    assert_as_it_was(here->data, "results.txt", "data/results.txt");
}
