#include "claims.h"

#include "game/replays.h"
#include "place.h"

#include <sys/wait.h>

enum { DATE = 1795200302, MANY = 100 };

static void finish(game_store *store, const game_round *round, int64_t date, game_results *known)
{
    game_store_keep_finished(store, round, date, MANY, GAME_SPLITS_LINES, known);
}

static game_results loaded_results(game_store *store)
{
    game_results results;
    sw_error error;
    if (game_store_load_results(store, &results, &error) != SW_OK)
        fail_msg("%s", error.message);
    return results;
}

static game_replays listed(const game_store *store)
{
    game_replays replays;
    sw_error error;
    if (game_replays_list(&replays, game_store_replays(store), &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(replays.damaged, 0);
    return replays;
}

static void assert_kept(game_store *store, size_t results, size_t replays)
{
    game_results found = loaded_results(store);
    game_replays kept = listed(store);
    assert_int_equal(found.count, results);
    assert_int_equal(kept.count, replays);
    game_replays_deinit(&kept);
    game_results_deinit(&found);
    assert_no_problem(store);
}

/* ---- Finished games ---- */

PLACE_CLAIM(a_finished_game_is_a_result_and_a_replay)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500);
    finish(store, &round, DATE, &known);
    assert_int_equal(known.count, 1);
    assert_kept(store, 1, 1);
    game_store_destroy(store);

    store = open_store(here);
    game_results results = loaded_results(store);
    assert_int_equal(results.list[0].id, 7);
    assert_int_equal(results.list[0].date, DATE);
    assert_int_equal(results.list[0].time_ms, 1500);
    game_record record;
    assert_int_equal(game_replays_read(&record, game_store_replays(store),
                                       "20261120-184502-0000000000000007.replay", NULL),
                     SW_OK);
    assert_same_round(&record.round, &round);
    game_record_deinit(&record);
    game_results_deinit(&results);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(keeping_it_again_changes_nothing)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500);
    finish(store, &round, DATE, &known);
    char *before = content_of(here->data, "results.txt");
    finish(store, &round, DATE + 99, &known);
    assert_file(here->data, "results.txt", before);
    assert_kept(store, 1, 1);
    game_results_deinit(&known);
    game_store_destroy(store);

    store = open_store(here); /* and with what the next start knows */
    known = loaded_results(store);
    assert_int_equal(game_replays_remove(game_store_replays(store),
                                         "20261120-184502-0000000000000007.replay", NULL),
                     SW_OK);
    finish(store, &round, DATE + 99, &known);
    assert_file(here->data, "results.txt", before);
    assert_kept(store, 1, 0); /* what the player removed stays removed */
    free(before);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(a_game_killed_between_replay_and_result_is_made_whole)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500);
    game_record record;
    assert_true(game_record_take(&record, &round, DATE));
    game_store_keep_record(store, &record, MANY);
    assert_kept(store, 0, 1);
    finish(store, &round, DATE + 99, &known);
    assert_kept(store, 1, 1);
    game_record_deinit(&record);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

static void solve_again(game_session *session, const char *const *commands)
{
    for (; *commands; commands++)
        apply(session, *commands);
    assert_true(game_session_solved(session));
}

PLACE_CLAIM(a_game_solved_again_keeps_the_better_result)
{
    static const char *const first[] = {"move D", "move U", "move L", "move L", NULL};
    static const char *const longer[] = {"undo", "move R", "move L", "move L", NULL};
    static const char *const shorter[] = {"restart", "line L", NULL};
    game_store *store = open_store(*state);
    game_results known = loaded_results(store);
    game_round round = {.id = 7, .session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0")};
    solve_again(&round.session, first);
    finish(store, &round, DATE, &known);
    solve_again(&round.session, longer);
    finish(store, &round, DATE + 2, &known);
    assert_int_equal(known.list[0].moves, 4);
    solve_again(&round.session, shorter);
    finish(store, &round, DATE + 3, &known);
    assert_int_equal(known.count, 1);
    assert_kept(store, 1, 1);
    game_results results = loaded_results(store);
    assert_int_equal(results.list[0].moves, 2);
    game_results_deinit(&results);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

/* Of ten moves and five slides, of eight moves and seven slides, and of two moves in one slide. */
PLACE_CLAIM(what_is_better_goes_by_what_par_counts)
{
    static const char *const first[] = {"line D", "line U", "line D", "line U", "line L", NULL};
    static const char *const more[] = {"restart", "move D", "move U", "move D", "move U",
                                       "move D",  "move U", "line L", NULL};
    static const char *const fewer[] = {"restart", "line L", NULL};
    game_store *store = open_store(*state);
    game_results known = loaded_results(store);
    game_round round = {.id = 7, .session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0")};
    round.origin.par_metric = PUZZLE_METRIC_SLIDES;
    solve_again(&round.session, first);
    finish(store, &round, DATE, &known);
    solve_again(&round.session, more);
    assert_int_equal(round.session.moves, 8);
    finish(store, &round, DATE + 2, &known);
    assert_int_equal(known.list[0].moves, 10);
    assert_int_equal(known.list[0].slides, 5);
    solve_again(&round.session, fewer);
    finish(store, &round, DATE + 3, &known);
    assert_int_equal(known.list[0].slides, 1);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(an_auto_solve_afterwards_takes_no_result_away)
{
    static const char *const own[] = {"move D", "move U", "move L", "move L", NULL};
    static const char *const shown[] = {"restart", "auto", "auto-move L", "auto-move L", NULL};
    game_store *store = open_store(*state);
    game_results known = loaded_results(store);
    game_round round = {.id = 7, .session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0")};
    solve_again(&round.session, own);
    finish(store, &round, DATE, &known);
    solve_again(&round.session, shown);
    finish(store, &round, DATE + 2, &known);
    assert_int_equal(known.list[0].moves, 4);
    assert_int_equal(known.list[0].autos, 0);
    assert_kept(store, 1, 1);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(what_is_not_solved_is_not_finished)
{
    game_store *store = open_store(*state);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500);
    apply(&round.session, "undo");
    finish(store, &round, DATE, &known);
    assert_kept(store, 0, 0);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(without_replays_the_result_is_kept)
{
    game_store *store = open_store(*state);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500);
    game_store_keep_finished(store, &round, DATE, 0, GAME_SPLITS_LINES, &known);
    assert_kept(store, 1, 0);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(a_result_carries_the_name_of_the_session_that_it_is_won_in)
{
    static const char *const names[] = {"", " Tuesday evening ", "50 % \"slow\"", ""};
    static const char *const wanted[] = {"", "Tuesday evening", "50 % \"slow\"", ""};
    game_store *store = open_store(*state);
    game_results known = loaded_results(store);
    for (unsigned i = 0; i < 4; i++) {
        game_round round = solved_round(7 + i, 1500);
        game_store_name_sitting(store, names[i]);
        finish(store, &round, DATE, &known);
        game_round_deinit(&round);
    }
    game_results read = loaded_results(store);
    assert_int_equal(read.count, 4);
    for (int i = 0; i < 4; i++) {
        assert_string_equal(known.list[i].sitting, wanted[i]);
        assert_string_equal(read.list[i].sitting, wanted[i]);
    }
    game_results_deinit(&read);
    game_results_deinit(&known);
    game_store_destroy(store);
}

/* ---- Wiping ---- */

PLACE_CLAIM(wiped_results_are_gone_and_the_game_on_the_slots_does_not_come_back)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500), next = solved_round(8, 900);
    finish(store, &round, DATE, &known);
    game_results_deinit(&known);
    assert_int_equal(game_store_wipe_results(store, 7, NULL), SW_OK);
    game_store_destroy(store);

    store = open_store(here);
    known = loaded_results(store);
    finish(store, &round, DATE + 5, &known);
    assert_kept(store, 0, 1);
    finish(store, &next, DATE + 6, &known);
    assert_kept(store, 1, 2);
    game_results_deinit(&known);
    game_round_deinit(&next);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(a_game_still_being_played_when_results_are_wiped_counts_once_it_is_solved)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_results known = loaded_results(store);
    game_round before = solved_round(7, 1500), played = solved_round(8, 900);
    finish(store, &before, DATE, &known);
    game_results_deinit(&known);
    assert_int_equal(game_store_wipe_results(store, 8, NULL), SW_OK);
    known = loaded_results(store);
    finish(store, &played, DATE + 5, &known);
    assert_kept(store, 1, 2);
    game_results_deinit(&known);
    game_round_deinit(&played);
    game_round_deinit(&before);
    game_store_destroy(store);
}

PLACE_CLAIM(wiping_twice_brings_nothing_back)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500);
    finish(store, &round, DATE, &known);
    game_results_deinit(&known);
    for (int i = 0; i < 2; i++)
        assert_int_equal(game_store_wipe_results(store, 7, NULL), SW_OK);
    known = loaded_results(store);
    finish(store, &round, DATE + 5, &known);
    assert_kept(store, 0, 1);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(results_may_be_wiped_before_there_are_any)
{
    const place *here = *state;
    game_store *store = open_store(here);
    assert_int_equal(game_store_wipe_results(store, 0, NULL), SW_OK);
    assert_file(here->data, "results.txt", "slidewise-results 2\n");
    game_store_destroy(store);
}

/* ---- Damage ---- */

static void keep_one(game_store *store, uint64_t id)
{
    game_round round = solved_round(id, 1000);
    game_result result = game_result_of(&round, DATE);
    game_store_keep_result(store, &result);
    game_round_deinit(&round);
}

PLACE_CLAIM(a_torn_line_costs_no_other)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    game_store *store = open_store(here);
    struct stat about;
    keep_one(store, 1);
    keep_one(store, 2);
    game_store_destroy(store);
    assert_int_equal(stat(path_of(path, here->data, "results.txt"), &about), 0);
    assert_int_equal(truncate(path, about.st_size - 20), 0);
    store = open_store(here);
    keep_one(store, 3);
    keep_one(store, 4);
    game_results results = loaded_results(store);
    assert_int_equal(results.count, 3);
    assert_int_equal(results.list[0].id, 1);
    assert_int_equal(results.list[1].id, 3);
    assert_int_equal(results.list[2].id, 4);
    game_results_deinit(&results);
    game_store_destroy(store);
}

PLACE_CLAIM(a_damaged_line_is_named_and_left_alone)
{
    const place *here = *state;
    sw_error error;
    game_results results;
    game_store *store = open_store(here);
    write_file(here->data, "results.txt", "slidewise-results 2\nmy notes\n");
    keep_one(store, 3);
    assert_int_equal(game_store_load_results(store, &results, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "line 2 of results.txt is left out: this is no result, or a "
                                       "damaged one");
    assert_int_equal(results.count, 1);
    game_results_deinit(&results);
    game_store_destroy(store);
    char *text = content_of(here->data, "results.txt");
    assert_non_null(strstr(text, "\nmy notes\n0000000000000003 "));
    free(text);
}

PLACE_CLAIM(a_file_that_is_something_else_is_set_aside)
{
    const place *here = *state;
    const char other[] = "slidewise-results 3\nwhatever that may be\n";
    sw_error error;
    game_results results;
    game_store *store = open_store(here);
    write_file(here->data, "results.txt", other);
    assert_int_equal(game_store_load_results(store, &results, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "/results.txt.damaged: line 1: expected"));
    assert_int_equal(results.count, 0);
    keep_one(store, 3);
    assert_kept(store, 1, 0);
    assert_file(here->data, "results.txt.damaged", other);
    game_store_destroy(store);

    write_file(here->data, "results.txt", other); /* and where nobody has loaded it before */
    store = open_store(here);
    keep_one(store, 4);
    assert_told_once(store, "/results.txt.damaged-2: ");
    assert_kept(store, 1, 0);
    game_store_destroy(store);
}

/* ---- What the system refuses ---- */

PLACE_CLAIM(without_a_folder_the_game_goes_on)
{
    const place *here = *state;
    game_store *store;
    sw_error error;
    assert_int_equal(game_store_create(&store, here->config, here->state, NULL, NULL), SW_OK);
    game_results known = loaded_results(store);
    game_round round = solved_round(7, 1500);
    assert_string_equal(game_store_replays(store), "");
    for (uint64_t id = 7; id < 10; id++) {
        round.id = id;
        finish(store, &round, DATE, &known);
    }
    assert_told_once(store, "there is no folder to keep it in");
    assert_int_equal(game_store_wipe_results(store, 0, &error), SW_NOT_FOUND);
    game_results_deinit(&known);
    game_round_deinit(&round);
    game_store_destroy(store);
}

PLACE_CLAIM(a_folder_that_cannot_be_made_is_told_once)
{
    const place *here = *state;
    game_store *store = open_store(here);
    write_file(here->root, "data", "not a folder");
    for (uint64_t id = 1; id < 4; id++)
        keep_one(store, id);
    assert_told_once(store, "results.txt was not saved: cannot make the folder");
    char path[OS_PATH_SIZE];
    assert_int_equal(unlink(path_of(path, here->root, "data")), 0);
    keep_one(store, 4); /* works again */
    assert_kept(store, 1, 0);
    game_store_destroy(store);
}

PLACE_CLAIM(a_folder_that_is_removed_meanwhile_is_made_anew)
{
    const place *here = *state;
    game_store *store = open_store(here);
    keep_one(store, 1);
    game_store_flush(store);
    remove_tree(here->data);
    keep_one(store, 2);
    game_results results = loaded_results(store);
    assert_int_equal(results.count, 1);
    assert_int_equal(results.list[0].id, 2);
    assert_no_problem(store);
    game_results_deinit(&results);
    game_store_destroy(store);
}

/* ---- A second instance ---- */

/* In a process of its own: 0 where all is as it should be. */
static int finish_as_second(const place *here)
{
    game_store *store;
    game_results known;
    game_replays replays;
    sw_error problem;
    if (game_store_create(&store, here->config, here->state, here->data, NULL) != SW_OK)
        return 1;
    if (!game_store_is_second(store))
        return 2;
    if (game_store_load_results(store, &known, NULL) != SW_OK || known.count != 1)
        return 3;
    if (game_replays_list(&replays, game_store_replays(store), NULL) != SW_OK || replays.count != 1)
        return 4;
    game_round round = solved_round(8, 10);
    finish(store, &round, DATE, &known);
    if (known.count != 1)
        return 5;
    keep_one(store, 9);
    if (game_store_wipe_results(store, 0, &problem) != SW_IO)
        return 6;
    game_store_flush(store);
    if (game_store_problem(store, &problem))
        return 7;
    game_store_destroy(store);
    return 0;
}

/* A store with one game, beside which another process has done what it should. */
static game_store *open_beside(const place *here, int (*second_does)(const place *))
{
    int status;
    game_round round = solved_round(7, 1500);
    int go[2];
    char word;
    assert_int_equal(pipe(go), 0);
    pid_t second = fork(); /* before this process has a thread */
    assert_true(second >= 0);
    if (second == 0) {
        close(go[1]);
        _exit(read(go[0], &word, 1) == 1 ? second_does(here) : 9);
    }
    game_store *store = open_store(here);
    game_results known = loaded_results(store);
    finish(store, &round, DATE, &known);
    assert_int_equal(write(go[1], "!", 1), 1);
    assert_int_equal(waitpid(second, &status, 0), second);
    assert_int_equal(status, 0);
    close(go[0]);
    close(go[1]);
    game_results_deinit(&known);
    game_round_deinit(&round);
    return store;
}

PLACE_CLAIM(a_second_instance_reads_and_keeps_nothing)
{
    game_store *store = open_beside(*state, finish_as_second);
    assert_kept(store, 1, 1);
    game_store_destroy(store);
}

static const char of_a_later_version[] = "slidewise-results 3\nwhatever that may be\n";

static int read_what_it_does_not_know(const place *here)
{
    game_store *store;
    game_results known;
    sw_error error;
    if (game_store_create(&store, here->config, here->state, here->data, NULL) != SW_OK)
        return 1;
    write_file(here->data, "results.txt", of_a_later_version);
    if (game_store_load_results(store, &known, &error) != SW_BAD_INPUT || known.count != 0)
        return 2;
    if (!strstr(error.message, "results.txt is no file of results: line 1: expected"))
        return 3;
    game_store_destroy(store);
    return 0;
}

/* The first one, which may be of a later version, has it open. */
PLACE_CLAIM(a_second_instance_sets_no_file_aside)
{
    const place *here = *state;
    game_store *store = open_beside(here, read_what_it_does_not_know);
    assert_file(here->data, "results.txt", of_a_later_version);
    game_store_destroy(store);
}
