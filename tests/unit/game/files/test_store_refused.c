#include "claims.h"

#include "place.h"
#include "refusals.h"

static void play_without_disk(game_store *store, const char *problem)
{
    game_slots slots = slots_of_two();
    game_settings settings = game_settings_default();
    for (int i = 0; i < 3; i++) {
        game_store_save_slots(store, &slots);
        game_store_save_settings(store, &settings);
        game_store_flush(store);
    }
    assert_told_once(store, problem);
    play_any(store, &slots);
    game_store_flush(store);
    assert_no_problem(store);
    assert_false(game_store_saved(store));
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

PLACE_CLAIM(a_read_only_home_is_told_once)
{
    const place *here = *state;
    chmod(here->root, 0555);
    become_nobody();
    play_without_disk(open_store(here), "ermission denied");
    become_oneself_again();
    chmod(here->root, 0777);
}

PLACE_CLAIM(read_only_folders_are_told_once)
{
    const place *here = *state;
    become_nobody();
    assert_int_equal(os_folder_make(here->config, NULL), SW_OK);
    assert_int_equal(os_folder_make(here->state, NULL), SW_OK);
    chmod(here->config, 0500);
    chmod(here->state, 0500);
    play_without_disk(open_store(here), "ermission denied");
    chmod(here->config, 0700);
    chmod(here->state, 0700);
    become_oneself_again();
}

/* As the disk may leave it for a while. */
static void set_readable(const place *here, const char *name, bool readable)
{
    char path[OS_PATH_SIZE];
    assert_int_equal(chmod(path_of(path, here->state, name), readable ? 0600 : 0000), 0);
}

static void assert_unread(game_store *store)
{
    game_slots slots;
    sw_error error;
    assert_int_equal(game_store_load_slots(store, &slots, &error), SW_IO);
    assert_non_null(strstr(error.message, " cannot be read and was left as it is: "
                                          "cannot open it: Permission denied"));
    assert_false(slots.has_current || slots.has_parked);
}

static void leave_games(const place *here, const char *name)
{
    char from[OS_PATH_SIZE], to[OS_PATH_SIZE];
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_slots_deinit(&slots);
    game_store_destroy(store);
    path_of(from, here->state, "games.save");
    assert_int_equal(os_file_rename(from, path_of(to, here->state, name), NULL), SW_OK);
}

PLACE_CLAIM(games_that_cannot_be_read_wait_for_the_next_start)
{
    const place *here = *state;
    const char *names[] = {"games.save", "games.save.new"};
    become_nobody();
    for (int i = 0; i < 2; i++) {
        leave_games(here, names[i]);
        set_readable(here, names[i], false);
        game_store *store = open_store(here);
        assert_unread(store);
        game_slots slots = {.has_current = true, .current = round_of(3, 5)};
        game_store_save_slots(store, &slots);
        play_any(store, &slots);
        game_store_flush(store);
        assert_no_problem(store); /* it was told when loading */
        assert_false(game_store_saved(store));
        game_slots_deinit(&slots);
        game_store_destroy(store);

        set_readable(here, names[i], true);
        store = open_store(here);
        slots = loaded(store);
        assert_round(&slots.current, 1, 30);
        game_slots_deinit(&slots);
        game_store_destroy(store);
    }
    become_oneself_again();
}

PLACE_CLAIM(once_an_unread_file_is_gone_games_are_saved)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    become_nobody();
    leave_games(here, "games.save");
    set_readable(here, "games.save", false);
    game_store *store = open_store(here);
    assert_unread(store);
    assert_int_equal(unlink(path_of(path, here->state, "games.save")), 0);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_store_flush(store);
    assert_true(game_store_saved(store));
    game_slots back = loaded(store);
    assert_same_slots(&back, &slots);
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    game_store_destroy(store);
    become_oneself_again();
}

PLACE_CLAIM(settings_that_cannot_be_read_are_not_overwritten)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_settings settings;
    become_nobody();
    write_file(here->config, "settings.txt", "scale = 200\n");
    chmod(path_of(path, here->config, "settings.txt"), 0000);
    game_store *store = open_store(here);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_IO);
    assert_int_equal(settings.scale_percent, GAME_SCALE_AUTO);
    game_store_save_settings(store, &settings);
    game_store_flush(store);
    assert_false(game_store_saved(store));
    assert_no_problem(store);
    chmod(path, 0600);
    assert_file(here->config, "settings.txt", "scale = 200\n");

    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    game_store_save_settings(store, &settings);
    game_store_flush(store);
    assert_true(game_store_saved(store));
    game_store_destroy(store);
    become_oneself_again();
}

PLACE_CLAIM(results_that_cannot_be_read_are_appended_to_later)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_results found;
    game_result result = {.id = 7, .size = {3, 2}, .goal = PUZZLE_GOAL_STANDARD, .moves = 1};
    become_nobody();
    game_store *store = open_store(here);
    game_store_keep_result(store, &result);
    game_store_destroy(store);
    chmod(path_of(path, here->data, "results.txt"), 0000);
    store = open_store(here);
    assert_int_equal(game_store_load_results(store, &found, NULL), SW_IO);
    result.id = 8;
    game_store_keep_result(store, &result);
    game_store_flush(store);
    assert_told_once(store, "results.txt cannot be read");
    assert_false(game_store_saved(store));
    chmod(path, 0600);
    result.id = 9;
    game_store_keep_result(store, &result);
    game_store_flush(store);
    assert_true(game_store_saved(store));
    assert_int_equal(game_store_load_results(store, &found, NULL), SW_OK);
    assert_int_equal(found.count, 2);
    assert_non_null(game_results_find(&found, 7));
    assert_non_null(game_results_find(&found, 9));
    game_results_deinit(&found);
    game_store_destroy(store);
    become_oneself_again();
}

PLACE_CLAIM(a_damaged_save_that_cannot_be_moved_is_not_overwritten)
{
    const place *here = *state;
    const char *names[] = {"games.save", "games.save.new"};
    char path[OS_PATH_SIZE];
    become_nobody();
    for (int i = 0; i < 2; i++) {
        game_store *store = open_store(here);
        write_file(here->state, names[i], "damaged");
        chmod(here->state, 0500);
        assert_quarantined(store, "is damaged and in the way: line 1: expected");
        chmod(here->state, 0700);
        game_slots slots = slots_of_two();
        game_store_save_slots(store, &slots);
        assert_no_problem(store); /* it was told when loading */
        game_store_destroy(store);
        game_slots_deinit(&slots);
        assert_file(here->state, names[i], "damaged");
        assert_int_equal(unlink(path_of(path, here->state, names[i])), 0);
    }
    become_oneself_again();
}

PLACE_CLAIM(a_file_in_the_folders_place_is_told_once)
{
    const place *here = *state;
    write_file(here->root, "state", "not a folder");
    write_file(here->root, "config", "not a folder");
    play_without_disk(open_store(here), ".save was not saved: ");
}

PLACE_CLAIM(without_folders_the_game_goes_on)
{
    game_store *store;
    game_settings settings;
    assert_int_equal(game_store_create(&store, NULL, NULL, NULL, NULL), SW_OK);
    game_slots slots = loaded(store);
    assert_false(slots.has_current);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    play_without_disk(store, "there is no folder");
    game_store_destroy(NULL);
}

PLACE_CLAIM(a_full_disk_is_told_and_the_last_good_save_stays)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_store_flush(store);

    struct rlimit before;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit full = {.rlim_cur = 100, .rlim_max = before.rlim_max};
    for (int turn = 0; turn < 2; turn++) {
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
        for (int i = 0; i < 3; i++) {
            apply(&slots.current.session, "undo");
            game_store_append(store, &slots, (game_command){.kind = GAME_UNDO});
        }
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
        assert_told_once(store, "games.save was not saved: ");
        assert_false(game_store_saved(store));
        assert_false(file_exists(here->state, "games.save.tmp"));
        game_slots back = loaded(store);
        assert_int_equal(back.current.session.undos, turn * 4);
        game_slots_deinit(&back);

        /* There is room again: works, and is news again. */
        apply(&slots.current.session, "undo");
        game_store_append(store, &slots, (game_command){.kind = GAME_UNDO});
        game_store_flush(store);
        assert_no_problem(store);
        assert_true(game_store_saved(store));
    }
    signal(SIGXFSZ, SIG_DFL);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

PLACE_CLAIM(a_line_that_finds_no_room_is_made_good_by_writing_all)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    struct stat about;
    struct rlimit before;
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_store_flush(store);
    assert_int_equal(stat(path_of(path, here->state, "games.save"), &about), 0);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit full = {.rlim_cur = (rlim_t)about.st_size + 10, .rlim_max = before.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
    apply(&slots.current.session, "undo");
    game_store_append(store, &slots, (game_command){.kind = GAME_UNDO});
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, SIG_DFL);
    assert_no_problem(store);
    game_slots back = loaded(store);
    assert_same_slots(&back, &slots);
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

/* The one before may still have to be settled. */
PLACE_CLAIM(a_save_that_failed_is_made_good_by_the_next_one_only)
{
    struct rlimit before;
    game_store *store = open_store(*state);
    game_slots slots = slots_of_two();
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    struct rlimit full = {.rlim_cur = 100, .rlim_max = before.rlim_max};
    signal(SIGXFSZ, SIG_IGN);
    game_store_save_slots(store, &slots);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
    game_store_save_slots(store, &slots);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, SIG_DFL);
    game_store_flush(store);
    assert_told_once(store, "games.save was not saved: ");
    assert_false(game_store_saved(store));
    game_store_save_slots(store, &slots);
    game_store_flush(store);
    assert_true(game_store_saved(store));
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

PLACE_CLAIM(a_history_beyond_the_limit_is_told_and_the_last_save_stays)
{
    game_store *store = open_store(*state);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    game_session *session = &slots.current.session;
    free(session->steps);
    session->total = session->capacity = 9000000;
    session->steps = calloc(session->total, sizeof *session->steps);
    assert_non_null(session->steps);
    game_store_save_slots(store, &slots);
    game_store_save_slots(store, &slots);
    assert_told_once(store, "games.save was not saved: too long to be kept");
    game_slots back = loaded(store);
    assert_round(&back.current, 1, 30);
    game_slots_deinit(&back);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}
