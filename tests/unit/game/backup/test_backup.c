/* Backups: what is written comes back elsewhere, and nothing that is there is lost or replaced. */
#include "claims.h"

#include "homes.h"

static game_results results_of(const place *here)
{
    game_results results;
    game_store *store = open_store(here);
    assert_int_equal(game_store_load_results(store, &results, NULL), SW_OK);
    game_store_destroy(store);
    return results;
}

static void assert_counts(const size_t brought[GAME_FILES], size_t runs, size_t replays,
                          size_t packs, size_t pictures)
{
    assert_int_equal(brought[GAME_FILE_RUNS], runs);
    assert_int_equal(brought[GAME_FILE_REPLAYS], replays);
    assert_int_equal(brought[GAME_FILE_PACKS], packs);
    assert_int_equal(brought[GAME_FILE_PICTURES], pictures);
}

PLACE_CLAIM(everything_comes_back_in_an_empty_home)
{
    const place *here = *state;
    place there = other_place(here);
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    fill_home(here);
    game_backup out = written(here, &left_out);
    assert_int_equal(left_out.count, 0);
    for (int i = 0; i < GAME_FILES; i++) {
        bool two = i == GAME_FILE_RESULTS || i == GAME_FILE_REPLAYS;
        assert_int_equal(out.parts[i].count, two ? 2 : 1);
    }
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    assert_int_equal(backup.date, DATE);
    for (int i = 0; i < GAME_FILES; i++)
        assert_part(&backup, (game_file)i, out.parts[i].count, out.parts[i].count);
    assert_int_equal(backup.replays, 2);
    assert_non_null(strstr(backup.settings, "theme = light"));
    assert_string_equal(backup.controls, controls_text);
    assert_int_equal(backup.slots.current.id, 101);
    game_backup_deinit(&backup);

    bring(here, &there, brought);
    assert_counts(brought, 1, 2, 1, 1);
    game_results own = results_of(here), theirs = results_of(&there);
    assert_int_equal(theirs.count, 2);
    assert_memory_equal(own.list, theirs.list, 2 * sizeof *own.list);
    assert_file(there.data, "levels/mine.txt", good_pack);
    assert_file(there.data, "pictures/lake-0123456789abcdef.png", picture_bytes);
    char *run = content_of(here->state, "runs/marathon.save");
    assert_file(there.state, "runs/marathon.save", run);
    char *replay = content_of(here->data, "replays/20261120-184502-0000000000000007.replay");
    assert_file(there.data, "replays/20261120-184502-0000000000000007.replay", replay);
    assert_false(file_exists(there.config, "settings.txt")); /* these are for their owner to take */
    free(run);
    free(replay);
    game_results_deinit(&own);
    game_results_deinit(&theirs);

    game_store *store = open_store(&there);
    game_slots slots = loaded(store);
    game_store *first = open_store(here);
    game_slots before = loaded(first);
    assert_same_round(&slots.current, &before.current);
    assert_same_round(&slots.parked, &before.parked);
    game_slots_deinit(&slots);
    game_slots_deinit(&before);
    game_store_destroy(store);
    game_store_destroy(first);
}

PLACE_CLAIM(a_second_time_nothing_is_new)
{
    const place *here = *state;
    place there = other_place(here);
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    fill_home(here);
    written(here, &left_out);
    bring(here, &there, brought);
    sw_text before = tree_of(&there);
    game_backup_home home = home_of(&there);
    home.has_game = true;
    game_backup backup = looked(here, &home);
    for (int i = GAME_FILE_GAMES; i < GAME_FILES; i++)
        assert_int_equal(backup.parts[i].fresh, 0);
    assert_false(backup.slots.has_current);
    game_backup_deinit(&backup);
    char path[OS_PATH_SIZE];
    backup = looked(here, &home);
    assert_int_equal(
        game_backup_bring(&backup, backup_path(here, path), &home, NULL, brought, NULL), SW_OK);
    game_backup_deinit(&backup);
    assert_counts(brought, 0, 0, 0, 0);
    assert_same_tree(&there, &before);
}

/* In its own home, too. */
PLACE_CLAIM(at_home_nothing_is_new)
{
    const place *here = *state;
    game_backup_left_out left_out;
    fill_home(here);
    written(here, &left_out);
    game_backup_home home = home_of(here);
    home.has_game = true;
    game_backup backup = looked(here, &home);
    for (int i = GAME_FILE_GAMES; i < GAME_FILES; i++)
        assert_int_equal(backup.parts[i].fresh, 0);
    game_backup_deinit(&backup);
}

PLACE_CLAIM(two_homes_become_the_same_whichever_comes_first)
{
    const place *here = *state;
    place there = other_place(here);
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    fill_home(here);
    win(&there, 8, DATE + 100); /* both have this one */
    win(&there, 9, DATE + 50);
    written(here, &left_out);
    written(&there, &left_out);
    bring(here, &there, brought);
    assert_counts(brought, 1, 1, 1, 1);
    bring(&there, here, brought);
    assert_counts(brought, 0, 1, 0, 0);
    game_results own = results_of(here), theirs = results_of(&there);
    static const uint64_t by_date[] = {7, 9, 8};
    assert_int_equal(own.count, 3);
    assert_int_equal(theirs.count, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(own.list[i].id, by_date[i]);
        assert_int_equal(theirs.list[i].id, by_date[i]);
        assert_ptr_equal(game_results_find(&own, by_date[i]), &own.list[i]);
    }
    game_results_deinit(&own);
    game_results_deinit(&theirs);
}

/* ---- What is there already ---- */

PLACE_CLAIM(a_file_of_the_same_name_gets_a_number)
{
    const place *here = *state;
    place there = other_place(here);
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    static const char other_picture[] = "\x89PNG of a hill";
    fill_home(here);
    write_in(there.data, "levels", "mine.txt", "my own, and not yet done");
    write_in(there.data, "pictures", "lake-0123456789abcdef.png", other_picture);
    write_in(there.data, "replays", "20261120-184502-0000000000000007.replay", "mine");
    written(here, &left_out);
    for (int again = 0; again < 2; again++) {
        bring(here, &there, brought);
        assert_counts(brought, again == 0, again ? 0 : 2, again == 0, again == 0);
    }
    assert_file(there.data, "levels/mine.txt", "my own, and not yet done");
    assert_file(there.data, "levels/mine-2.txt", good_pack);
    assert_file(there.data, "pictures/lake-0123456789abcdef.png", other_picture);
    assert_file(there.data, "pictures/lake-0123456789abcdef-2.png", picture_bytes);
    assert_file(there.data, "replays/20261120-184502-0000000000000007.replay", "mine");
    assert_true(file_exists(there.data, "replays/20261120-184502-0000000000000007-2.replay"));
    assert_false(file_exists(there.data, "levels/mine-3.txt"));
}

/* A pack that comes with the game has that name: a player's would never be seen. */
PLACE_CLAIM(a_pack_never_takes_the_name_of_a_bundled_one)
{
    const place *here = *state;
    place there = other_place(here);
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    write_in(here->data, "levels", "hard.txt", good_pack);
    written(here, &left_out);
    bring(here, &there, brought);
    assert_false(file_exists(there.data, "levels/hard.txt"));
    assert_file(there.data, "levels/hard-2.txt", good_pack);
    bring(here, &there, brought);
    assert_counts(brought, 0, 0, 0, 0);
}

PLACE_CLAIM(numbers_have_room_in_long_names)
{
    char name[GAME_FILE_NAME_MAX + 1];
    game_file_number(GAME_FILE_PACKS, "mine.txt", 1, name);
    assert_string_equal(name, "mine.txt");
    game_file_number(GAME_FILE_PACKS, "mine.txt", 12, name);
    assert_string_equal(name, "mine-12.txt");
    /* 47 bytes before the ending; the character that would be cut goes as a whole */
    static const char full[] = "01234567890123456789012345678901234567890123\xC3\xA4z.txt";
    static const char cut[] = "01234567890123456789012345678901234567890123-2.txt";
    assert_true(game_file_may_be_called(GAME_FILE_PACKS, full));
    game_file_number(GAME_FILE_PACKS, full, 2, name);
    assert_string_equal(name, cut);
}

PLACE_CLAIM(games_come_back_only_where_there_are_none)
{
    const place *here = *state;
    game_backup_left_out left_out;
    fill_home(here);
    written(here, &left_out);
    place there = other_place(here);
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    assert_part(&backup, GAME_FILE_GAMES, 1, 1);
    assert_true(backup.slots.has_current && backup.slots.has_parked);
    game_backup_deinit(&backup);
    home.has_game = true;
    backup = looked(here, &home);
    assert_part(&backup, GAME_FILE_GAMES, 1, 0);
    assert_false(backup.slots.has_current || backup.slots.has_parked);
    game_backup_deinit(&backup);
}

/* One that was solved since does not come back unsolved. */
PLACE_CLAIM(a_game_that_has_ended_stays_away)
{
    const place *here = *state;
    game_backup_left_out left_out;
    keep_games(here);
    written(here, &left_out);
    place there = other_place(here);
    win(&there, 101, DATE);
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    assert_false(backup.slots.has_current);
    assert_int_equal(backup.slots.parked.id, 102);
    game_backup_deinit(&backup);
}

PLACE_CLAIM(a_run_comes_back_only_where_none_of_its_mode_is)
{
    const place *here = *state;
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    leave_run(here, "marathon 3x3 5", 0xabc);
    leave_run(here, "attack 3x3 60+15", 0xabd);
    written(here, &left_out);
    place there = other_place(here);
    leave_run(&there, "marathon 4x4 5", 0xdef);
    char *own = content_of(there.state, "runs/marathon.save");
    bring(here, &there, brought);
    assert_counts(brought, 1, 0, 0, 0);
    assert_file(there.state, "runs/marathon.save", own);
    assert_true(file_exists(there.state, "runs/attack.save"));
    free(own);
}

/* Its file may be gone, as on a full disk. */
PLACE_CLAIM(a_run_in_play_is_never_replaced)
{
    const place *here = *state;
    game_backup_left_out left_out;
    leave_run(here, "marathon 3x3 5", 0xabc);
    written(here, &left_out);
    place there = other_place(here);
    game_backup_home home = home_of(&there);
    game_run run = run_of("marathon 4x4 5");
    home.run = &run.challenge;
    game_backup backup = looked(here, &home);
    assert_part(&backup, GAME_FILE_RUNS, 1, 0);
    game_backup_deinit(&backup);
    game_run_deinit(&run);
}

PLACE_CLAIM(a_run_that_is_over_here_stays_away)
{
    const place *here = *state;
    game_backup_left_out left_out;
    leave_run(here, "marathon 3x3 5", 0xabc);
    written(here, &left_out);
    place there = other_place(here);
    game_results over = {0};
    game_run run = run_of("marathon 3x3 5");
    assert_true(game_results_add_run(
        &over,
        &(game_run_result){
            .id = 0xabc, .date = DATE, .challenge = run.challenge, .boards = 5, .began_day = -1}));
    game_store *store = open_store(&there);
    assert_true(game_store_add_results(store, &over));
    game_store_destroy(store);
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    assert_part(&backup, GAME_FILE_RUNS, 1, 0);
    game_backup_deinit(&backup);
    game_results_deinit(&over);
    game_run_deinit(&run);
}

/* ---- Results ---- */

static game_result result_of(uint64_t id, int moves)
{
    return (game_result){.id = id, .date = DATE, .size = {3, 3}, .moves = moves, .slides = moves};
}

static void put_result(const place *here, game_result result)
{
    game_store *store = open_store(here);
    game_store_keep_result(store, &result);
    game_store_destroy(store);
}

static void put(const place *here, uint64_t id, int moves)
{
    put_result(here, result_of(id, moves));
}

/* With the solver's help. */
static void put_shown(const place *here, uint64_t id, int moves)
{
    game_result result = result_of(id, moves);
    result.autos = 1;
    put_result(here, result);
}

/* As where a game is solved again after an undo. */
PLACE_CLAIM(of_one_game_the_better_result_counts)
{
    const place *here = *state;
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    put(here, 1, 20);
    put(here, 2, 20);
    put(here, 3, 20);
    written(here, &left_out);
    place there = other_place(here);
    put(&there, 1, 18);
    put(&there, 2, 22);
    put(&there, 3, 20);
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    assert_part(&backup, GAME_FILE_RESULTS, 3, 1);
    game_backup_deinit(&backup);
    bring(here, &there, brought);
    game_results results = results_of(&there);
    assert_int_equal(results.count, 3);
    assert_int_equal(game_results_find(&results, 1)->moves, 18);
    assert_int_equal(game_results_find(&results, 2)->moves, 20);
    game_results_deinit(&results);
}

/* A game that the player solved is better than the same game with the solver's help, in any number of moves. */
PLACE_CLAIM(help_never_replaces_a_result_without_it)
{
    const place *here = *state;
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    put_shown(here, 1, 10);
    put(here, 2, 10);
    written(here, &left_out);
    place there = other_place(here);
    put(&there, 1, 20);
    put_shown(&there, 2, 20);
    bring(here, &there, brought);
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    game_results results = results_of(&there);
    assert_int_equal(game_results_find(&results, 1)->moves, 20);
    assert_int_equal(game_results_find(&results, 2)->moves, 10);
    assert_part(&backup, GAME_FILE_RESULTS, 2, 0);
    game_results_deinit(&results);
    game_backup_deinit(&backup);
}

PLACE_CLAIM(challenges_are_known_by_the_id_of_their_run)
{
    const place *here = *state;
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    game_results runs = {0};
    game_run run = run_of("marathon 3x3 5");
    game_run_result result = {
        .date = DATE, .challenge = run.challenge, .boards = 5, .began_day = -1};
    for (result.id = 1; result.id <= 3; result.id++)
        assert_true(game_results_add_run(&runs, &result));
    place there = other_place(here);
    game_store *store = open_store(here), *other = open_store(&there);
    assert_true(game_store_add_results(store, &runs));
    assert_true(game_store_add_results(store, &runs)); /* a file may have them twice */
    runs.run_count = 1;
    assert_true(game_store_add_results(other, &runs));
    game_store_destroy(store);
    game_store_destroy(other);
    written(here, &left_out);
    bring(here, &there, brought);
    bring(here, &there, brought);
    game_results results = results_of(&there);
    assert_int_equal(results.run_count, 3);
    game_results_deinit(&results);
    game_results_deinit(&runs);
    game_run_deinit(&run);
}

/* ---- What cannot be kept ---- */

PLACE_CLAIM(what_is_damaged_is_left_out_and_told)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_backup_left_out left_out;
    fill_home(here);
    write_in(here->data, "replays", "torn.replay", "slidewise-replay 2\ndate");
    write_in(here->data, "levels", "bad\nname.txt", good_pack);
    write_in(here->data, "levels", "notes.md", "no pack");
    write_in(here->data, "levels", ".hidden.txt", good_pack);
    write_in(here->data, "levels", "mine.txt.tmp-12-0", good_pack);
    FILE *results = fopen(path_of(path, here->data, "results.txt"), "a");
    assert_non_null(results);
    fputs("nonsense\n", results);
    fclose(results);
    put(here, 9, 20);
    game_backup out = written(here, &left_out);
    assert_int_equal(left_out.count, 2);
    assert_non_null(strstr(left_out.first.message, "replays/torn.replay"));
    assert_int_equal(out.parts[GAME_FILE_REPLAYS].count, 2);
    assert_int_equal(out.parts[GAME_FILE_RESULTS].count, 3);
    assert_int_equal(out.parts[GAME_FILE_PACKS].count, 1);
    place there = other_place(here);
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    assert_part(&backup, GAME_FILE_RESULTS, 3, 3);
    game_backup_deinit(&backup);
}

PLACE_CLAIM(settings_that_are_misspelt_come_along_as_comments)
{
    const place *here = *state;
    game_backup_left_out left_out;
    write_file(here->config, "settings.txt", "theme = purple\nscale = 150\n");
    written(here, &left_out);
    assert_int_equal(left_out.count, 0);
    game_backup_home home = home_of(here);
    game_backup backup = looked(here, &home);
    game_settings settings;
    assert_int_equal(game_settings_parse(&settings, backup.settings, strlen(backup.settings), NULL),
                     SW_OK);
    assert_int_equal(settings.scale_percent, 150);
    game_backup_deinit(&backup);
}

PLACE_CLAIM(an_empty_home_makes_an_empty_backup)
{
    const place *here = *state;
    game_backup_left_out left_out;
    written(here, &left_out);
    game_backup_home home = home_of(here);
    game_backup backup = looked(here, &home);
    for (int i = 0; i < GAME_FILES; i++)
        assert_part(&backup, (game_file)i, 0, 0);
    game_backup_deinit(&backup);
}

static bool stop_at(void *data, size_t done, size_t total)
{
    assert_true(done <= total);
    return done < *(size_t *)data;
}

PLACE_CLAIM(it_can_be_stopped_and_goes_on_later)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_backup_left_out left_out;
    sw_error error;
    size_t brought[GAME_FILES], sum = 0, at = 0;
    game_backup_watch watch = {stop_at, &at};
    fill_home(here);
    place there = other_place(here);
    game_backup_home own = home_of(here), home = home_of(&there);
    game_backup backup;
    backup_path(here, path);
    assert_int_equal(game_backup_write(path, &own, DATE, &watch, &backup, &left_out, &error),
                     SW_CANCELLED);
    assert_false(os_file_exists(path));
    written(here, &left_out);
    assert_int_equal(game_backup_look(&backup, path, &home, &watch, &error), SW_CANCELLED);
    backup = looked(here, &home);
    for (at = 1; at <= 12; at++) {
        sw_status status = game_backup_bring(&backup, path, &home, &watch, brought, &error);
        assert_int_equal(status, at <= 9 ? SW_CANCELLED : SW_OK);
        for (int i = 0; i < GAME_FILES; i++)
            sum += brought[i];
    }
    assert_int_equal(sum, 5); /* each once */
    game_backup_deinit(&backup);
}

/* The game would remove the oldest at once: those that come, or the player's own. */
PLACE_CLAIM(replays_beyond_all_room_stay_away)
{
    const place *here = *state;
    char name[64], path[OS_PATH_SIZE];
    game_backup_left_out left_out;
    size_t brought[GAME_FILES];
    win(here, 7, DATE);
    win(here, 8, DATE + 100);
    written(here, &left_out);
    place there = other_place(here);
    assert_int_equal(os_folder_make(path_of(path, there.data, "replays"), NULL), SW_OK);
    for (int i = 0; i < GAME_REPLAYS_MAX - 1; i++) {
        snprintf(name, sizeof name, "20250101-000000-%016x.replay", (unsigned)i + 1000);
        FILE *file = fopen(path_of((char[OS_PATH_SIZE]){0}, path, name), "w");
        assert_non_null(file);
        fclose(file);
    }
    game_backup_home home = home_of(&there);
    game_backup backup = looked(here, &home);
    assert_part(&backup, GAME_FILE_REPLAYS, 2, 1);
    assert_int_equal(backup.too_many, 1);
    assert_int_equal(backup.replays, GAME_REPLAYS_MAX);
    game_backup_deinit(&backup);
    bring(here, &there, brought);
    assert_counts(brought, 0, 1, 0, 0);
    assert_true(file_exists(there.data, "replays/20261120-184642-0000000000000008.replay"));
}
