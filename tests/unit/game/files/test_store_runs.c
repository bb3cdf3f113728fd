#include "claims.h"

#include "place.h"
#include "refusals.h"
#include "run/run_text.h"

#include "format/checksum.h"

#include "../run/runs.h"

static void act(game_store *store, game_run *run, game_run_command command)
{
    assert_int_not_equal(game_run_apply(run, command), GAME_NOTHING);
    game_store_append_run(store, run, command);
}

static void slide(game_store *store, game_run *run, puzzle_move move)
{
    act(store, run,
        (game_run_command){.play = {.kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = move}});
}

static void solve(game_store *store, game_run *run)
{
    puzzle_path path = solution_of(run);
    for (size_t i = 0; i < path.length; i++) {
        slide(store, run, (puzzle_move)path.moves[i]);
        game_run_advance(run, 25);
    }
    puzzle_path_deinit(&path);
}

static void next(game_store *store, game_run *run)
{
    act(store, run, (game_run_command){.act = GAME_RUN_NEXT});
}

static game_run begun(game_store *store, const char *challenge)
{
    game_run run = run_of(challenge);
    assert_false(game_store_has_run(store, &run.challenge));
    game_store_begin_run(store, &run);
    return run;
}

/* A store that is left without a word, as by a kill. */
CLAIM_WITH(a_run_comes_back_with_every_command, make_place, clear_place)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_run run = begun(store, "marathon 3x3 5"), back;
    solve(store, &run);
    next(store, &run);
    puzzle_path path = solution_of(&run);
    slide(store, &run, (puzzle_move)path.moves[0]);
    char copy[OS_PATH_SIZE], *text;
    size_t size;
    path_of(copy, here->state, "runs/marathon.save");
    assert_int_equal(os_file_read(&text, &size, copy, 1 << 20, NULL), SW_OK);
    game_store_destroy(store);

    write_file(here->state, "runs/marathon.save", text); /* as it was before the end */
    free(text);
    store = open_store(here);
    assert_true(game_store_has_run(store, &run.challenge));
    assert_int_equal(game_store_load_run(store, &run.challenge, &back, NULL), SW_OK);
    assert_same_round(&back.round, &run.round);
    assert_int_equal(back.count, 1);
    slide(store, &back, (puzzle_move)path.moves[1]); /* and it goes on */
    game_run_deinit(&back);
    game_store_leave_run(store);
    assert_int_equal(game_store_load_run(store, &run.challenge, &back, NULL), SW_OK);
    assert_int_equal(back.round.session.moves, 2);
    assert_no_problem(store);
    puzzle_path_deinit(&path);
    game_run_deinit(&back);
    game_run_deinit(&run);
    game_store_destroy(store);
}

CLAIM_WITH(each_mode_and_each_day_has_its_own, make_place, clear_place)
{
    const place *here = *state;
    static const char *const challenges[] = {"attack 3x3 30+5", "relay 3x3", "daily 2026-11-23",
                                             "daily 2026-11-24"};
    game_store *store = open_store(here);
    for (size_t i = 0; i < 4; i++) {
        game_run run = begun(store, challenges[i]);
        game_run_deinit(&run);
        game_store_leave_run(store);
    }
    for (size_t i = 0; i < 4; i++) {
        game_run back, asked = run_of(challenges[i]);
        assert_int_equal(game_store_load_run(store, &asked.challenge, &back, NULL), SW_OK);
        assert_true(puzzle_board_equal(&back.round.session.start, &asked.round.session.start));
        game_store_drop_run(store);
        assert_false(game_store_has_run(store, &asked.challenge));
        assert_int_equal(game_store_load_run(store, &asked.challenge, &back, NULL), SW_NOT_FOUND);
        game_run_deinit(&back);
        game_run_deinit(&asked);
    }
    assert_no_problem(store);
    game_store_destroy(store);
}

CLAIM_WITH(a_torn_end_is_cut_off_before_it_goes_on, make_place, clear_place)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_run run = begun(store, "relay 3x3"), back;
    puzzle_path path = solution_of(&run);
    slide(store, &run, (puzzle_move)path.moves[0]);
    char file[OS_PATH_SIZE], *text;
    size_t size;
    path_of(file, here->state, "runs/relay.save");
    assert_int_equal(os_file_read(&text, &size, file, 1 << 20, NULL), SW_OK);
    text[size - 5] = '\0';
    write_file(here->state, "runs/relay.save", text);
    free(text);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(game_store_load_run(store, &run.challenge, &back, NULL), SW_OK);
        assert_int_equal(back.round.session.moves, i);
        slide(store, &back, (puzzle_move)path.moves[i]);
        game_run_deinit(&back);
    }
    assert_no_problem(store);
    puzzle_path_deinit(&path);
    game_run_deinit(&run);
    game_store_destroy(store);
}

CLAIM_WITH(a_damaged_run_is_set_aside, make_place, clear_place)
{
    const place *here = *state;
    sw_error error;
    game_run run, asked = run_of("relay 3x3");
    char folder[OS_PATH_SIZE];
    write_file(path_of(folder, here->state, "runs"), "relay.save",
               "slidewise-run 1\nwhat is this?\n");
    game_store *store = open_store(here);
    assert_int_equal(game_store_load_run(store, &asked.challenge, &run, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "/relay.save.damaged"));
    assert_file(here->state, "runs/relay.save.damaged", "slidewise-run 1\nwhat is this?\n");
    assert_false(game_store_has_run(store, &asked.challenge));
    game_run_deinit(&asked);
    game_store_destroy(store);
}

CLAIM_WITH(what_is_over_is_one_replay_and_counts_once, make_place, clear_place)
{
    const place *here = *state;
    const game_replays *replays;
    game_results known = {0}, read;
    game_store *store = open_store(here);
    game_run run = begun(store, "marathon 3x3 2");
    game_store_name_sitting(store, "Friday");
    solve(store, &run);
    next(store, &run);
    solve(store, &run);
    assert_true(run.over);
    game_store_keep_run(store, &run, 1795200302, 10, &known);
    game_store_keep_run(store, &run, 1795200303, 10, &known);
    assert_int_equal(known.count, 2);
    assert_int_equal(known.run_count, 1);
    game_store_drop_run(store);
    assert_int_equal(game_store_list_replays(store, &replays, NULL), SW_OK);
    assert_int_equal(replays->count, 1);
    assert_int_equal(replays->entries[0].id, game_run_board_id(run.id, 0));
    assert_int_equal(game_store_load_results(store, &read, NULL), SW_OK);
    assert_int_equal(read.count, 2);
    assert_int_equal(read.run_count, 1);
    assert_string_equal(read.list[1].challenge, "marathon 3x3 2");
    assert_string_equal(read.list[0].sitting, "Friday");
    assert_string_equal(read.list[1].sitting, "Friday");
    assert_int_equal(read.list[1].moves, run.boards[1].moves);
    assert_int_equal(read.list[1].way, GAME_WAY_KEYS);
    assert_int_equal(read.runs[0].boards, 2);
    assert_int_equal(read.runs[0].time_ms, run.boards[0].time_ms + run.boards[1].time_ms);
    assert_no_problem(store);
    game_results_deinit(&read);
    game_results_deinit(&known);
    game_run_deinit(&run);
    game_store_destroy(store);
}

/* One that failed counts as a try, and as nothing else. */
CLAIM_WITH(a_try_is_kept_whether_it_is_solved_or_not, make_place, clear_place)
{
    const place *here = *state;
    const game_replays *replays;
    game_results known = {0}, read;
    game_store *store = open_store(here);
    for (int i = 0; i < 3; i++) {
        game_run run = run_of("blind 3x3");
        run.id += (uint64_t)i * 10;
        game_store_begin_run(store, &run);
        game_run_advance(&run, 2000);
        if (i == 1)
            solve(store, &run);
        else if (i == 2)
            act(store, &run, (game_run_command){.act = GAME_RUN_BEGIN});
        if (i > 0)
            act(store, &run, (game_run_command){.act = GAME_RUN_DONE});
        else
            act(store, &run, (game_run_command){.act = GAME_RUN_END}); /* only learned */
        game_store_keep_run(store, &run, 1795200302, 10, &known);
        game_store_drop_run(store);
        game_run_deinit(&run);
    }
    assert_int_equal(game_store_load_results(store, &read, NULL), SW_OK);
    assert_int_equal(read.run_count, 2);
    assert_true(read.runs[0].boards == 1 && read.runs[1].boards == 0);
    assert_int_equal(read.runs[0].learn_ms, 2000);
    assert_int_equal(read.count, 1);
    assert_int_equal(read.list[0].time_ms, read.runs[0].time_ms); /* learning included */
    assert_string_equal(read.list[0].challenge, "blind 3x3");
    assert_int_equal(game_store_list_replays(store, &replays, NULL), SW_OK);
    assert_int_equal(replays->count, 1); /* nothing was moved in the other one */
    assert_no_problem(store);
    game_results_deinit(&read);
    game_results_deinit(&known);
    game_store_destroy(store);
}

CLAIM_WITH(a_second_slidewise_keeps_none, make_place, clear_place)
{
    const place *here = *state;
    game_store *first = open_store(here), *second = open_store(here);
    game_run run = run_of("relay 3x3"), back;
    game_store_begin_run(second, &run);
    assert_false(game_store_has_run(first, &run.challenge));
    game_store_begin_run(first, &run);
    assert_false(game_store_has_run(second, &run.challenge));
    assert_int_equal(game_store_load_run(second, &run.challenge, &back, NULL), SW_NOT_FOUND);
    game_store_destroy(second);
    assert_true(game_store_has_run(first, &run.challenge));
    game_run_deinit(&run);
    game_store_destroy(first);
}

/* ---- Where the disk refuses ---- */

/* There and back again, so that it never ends. */
static game_run_command any_slide(const game_run *run)
{
    bool possible = puzzle_move_source(&run->round.session.board, PUZZLE_LEFT) >= 0;
    return (game_run_command){
        .play = {.kind = GAME_MOVE, .move = possible ? PUZZLE_LEFT : PUZZLE_RIGHT}};
}

static void slide_about(game_store *store, game_run *run, int moves)
{
    for (int i = 0; i < moves; i++) {
        game_run_advance(run, 10);
        act(store, run, any_slide(run));
    }
}

/* What another start finds is what was played. */
static void assert_is_saved(const place *here, const game_run *run, const char *name)
{
    char path[OS_PATH_SIZE], *text;
    size_t size, good;
    game_run back;
    path_of(path, here->state, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_int_equal(game_run_parse(&back, text, size, &good, NULL), SW_OK);
    assert_int_equal(good, size);
    assert_same_round(&back.round, &run->round);
    assert_true(back.time_ms == run->time_ms && back.count == run->count);
    game_run_deinit(&back);
    free(text);
}

PLACE_CLAIM(what_a_full_disk_refused_is_saved_with_a_later_move)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_run run = begun(store, "marathon 3x3 5");
    slide_about(store, &run, 10);
    assert_true(game_store_saved(store));
    limit_files(1000);
    slide_about(store, &run, 100);
    assert_told_once(store, "the run was not saved");
    assert_false(game_store_saved(store));
    lift_limit();
    slide_about(store, &run, 1);
    assert_true(game_store_saved(store));
    assert_no_problem(store);
    assert_is_saved(here, &run, "runs/marathon.save");
    slide_about(store, &run, 1);
    assert_is_saved(here, &run, "runs/marathon.save");
    game_run_deinit(&run);
    game_store_destroy(store);
}

PLACE_CLAIM(a_run_that_begins_on_a_full_disk_is_saved_with_a_later_move)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_run run = run_of("relay 3x3");
    limit_files(0);
    game_store_begin_run(store, &run);
    slide_about(store, &run, 3);
    assert_told_once(store, "the run was not saved");
    assert_false(file_exists(here->state, "runs/relay.save"));
    assert_false(file_exists(here->state, "runs/new.tmp"));
    lift_limit();
    slide_about(store, &run, 1);
    assert_true(game_store_saved(store));
    assert_is_saved(here, &run, "runs/relay.save");
    game_run_deinit(&run);
    game_store_destroy(store);
}

/* Nothing is written before the next move, and what stood there stays. */
PLACE_CLAIM(a_run_is_gone_on_with_on_a_full_disk)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_run run = begun(store, "marathon 3x3 5"), back;
    slide_about(store, &run, 10);
    game_store_destroy(store);
    limit_files(0);
    store = open_store(here);
    assert_int_equal(game_store_load_run(store, &run.challenge, &back, NULL), SW_OK);
    assert_is_saved(here, &run, "runs/marathon.save");
    slide_about(store, &back, 5);
    assert_told_once(store, "the run was not saved");
    assert_is_saved(here, &run, "runs/marathon.save");
    game_store_leave_run(store);
    assert_is_saved(here, &run, "runs/marathon.save");
    game_run_deinit(&run);

    /* It was left in memory, and is saved once there is room. */
    assert_int_equal(game_store_load_run(store, &back.challenge, &run, NULL), SW_OK);
    assert_same_round(&run.round, &back.round);
    slide_about(store, &run, 1);
    game_store_leave_run(store);
    lift_limit();
    game_store_destroy(store);
    assert_is_saved(here, &run, "runs/marathon.save");
    game_run_deinit(&back);
    game_run_deinit(&run);
}

PLACE_CLAIM(a_run_that_was_never_saved_can_be_gone_on_with)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_run run = run_of("relay 3x3"), back, other = run_of("marathon 3x3 5");
    game_challenge left = {.mode = GAME_MODE_RELAY};
    limit_files(0);
    game_store_begin_run(store, &run);
    slide_about(store, &run, 3);
    game_store_leave_run(store);
    assert_true(game_store_has_run(store, &run.challenge));
    assert_true(game_store_left_run(store, &left) && left.size.columns == 3);
    assert_int_equal(game_store_load_run(store, &run.challenge, &back, NULL), SW_OK);
    assert_same_round(&back.round, &run.round);
    game_store_leave_run(store);
    lift_limit();
    game_store_begin_run(store, &other); /* which is the last occasion */
    assert_is_saved(here, &run, "runs/relay.save");
    assert_is_saved(here, &other, "runs/marathon.save");
    assert_true(game_store_saved(store));
    game_run_deinit(&other);
    game_run_deinit(&back);
    game_run_deinit(&run);
    game_store_destroy(store);
}

/* As the disk may leave it for a while. */
PLACE_CLAIM(nothing_begins_over_a_run_that_cannot_be_read)
{
    const place *here = *state;
    become_nobody();
    game_store *store = open_store(here);
    game_run run = begun(store, "marathon 3x3 5"), other = run_of("marathon 4x4 12"), back;
    sw_error error;
    char file[OS_PATH_SIZE];
    path_of(file, here->state, "runs/marathon.save");
    slide_about(store, &run, 10);
    game_store_leave_run(store);
    assert_int_equal(chmod(file, 0000), 0);
    assert_true(game_store_has_run(store, &run.challenge));
    assert_int_equal(game_store_load_run(store, &run.challenge, &back, &error), SW_IO);
    assert_non_null(strstr(error.message, "marathon.save cannot be read and was left as it is"));
    game_store_begin_run(store, &other);
    slide_about(store, &other, 3);
    assert_told_once(store, "the run was not saved: marathon.save could not be read and is left");
    assert_false(game_store_saved(store));
    game_store_drop_run(store);
    assert_int_equal(chmod(file, 0600), 0);
    assert_is_saved(here, &run, "runs/marathon.save");

    /* Neither where somebody made it readable meanwhile; once it is gone, the new run takes its place. */
    game_run_deinit(&other);
    other = run_of("marathon 4x4 12");
    game_store_begin_run(store, &other);
    slide_about(store, &other, 1);
    assert_is_saved(here, &run, "runs/marathon.save");
    assert_int_equal(unlink(file), 0);
    slide_about(store, &other, 1);
    assert_is_saved(here, &other, "runs/marathon.save");
    assert_true(game_store_saved(store));
    game_run_deinit(&other);
    game_run_deinit(&run);
    game_store_destroy(store);
    become_oneself_again();
}

/* Its folder may be written to: the file is replaced then. */
PLACE_CLAIM(a_run_whose_file_may_not_be_written_is_replaced)
{
    const place *here = *state;
    become_nobody();
    game_store *store = open_store(here);
    game_run run = begun(store, "relay 3x3"), back;
    char file[OS_PATH_SIZE];
    slide_about(store, &run, 3);
    game_store_leave_run(store);
    game_store_flush(store);
    assert_int_equal(chmod(path_of(file, here->state, "runs/relay.save"), 0400), 0);
    assert_int_equal(game_store_load_run(store, &run.challenge, &back, NULL), SW_OK);
    slide_about(store, &back, 2);
    assert_no_problem(store);
    assert_is_saved(here, &back, "runs/relay.save");
    game_run_deinit(&back);
    game_run_deinit(&run);
    game_store_destroy(store);
    become_oneself_again();
}

/* Removed, replaced, or cut short: somebody's hands were on it. */
PLACE_CLAIM(a_file_that_somebody_changed_is_written_again)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_run run = begun(store, "relay 3x3");
    char file[OS_PATH_SIZE];
    path_of(file, here->state, "runs/relay.save");
    slide_about(store, &run, 3);
    assert_int_equal(unlink(file), 0);
    slide_about(store, &run, 3);
    assert_is_saved(here, &run, "runs/relay.save");
    write_file(here->state, "runs/relay.save", "something else\n");
    slide_about(store, &run, 1);
    assert_is_saved(here, &run, "runs/relay.save");
    limit_files(10);
    slide_about(store, &run, 1);
    assert_int_equal(truncate(file, 20), 0);
    lift_limit();
    slide_about(store, &run, 1);
    assert_is_saved(here, &run, "runs/relay.save");
    assert_true(game_store_saved(store));
    game_run_deinit(&run);
    game_store_destroy(store);
}

/* Ten thousand boards of 5x5 take some 72 million bytes. */
PLACE_CLAIM(a_long_run_is_gone_on_with)
{
    enum { LONG = 65 << 20 };
    const place *here = *state;
    game_run run = run_of("marathon 3x3 5"), back;
    const game_run_command pause = {.act = GAME_RUN_PAUSE}, first = any_slide(&run);
    sw_text text;
    sw_text_init(&text, LONG + (1 << 10));
    game_run_head_format(&run, &text);
    uint32_t sum = game_sum(GAME_SUM, text.data, text.length);
    game_run_apply(&run, first);
    game_run_line_format(&sum, &run, first, &text);
    for (double ms = 900000000000; text.length < LONG; ms = 1) {
        game_run_advance(&run, ms);
        game_run_apply(&run, pause);
        game_run_line_format(&sum, &run, pause, &text);
    }
    assert_false(text.failed);
    char folder[OS_PATH_SIZE], file[OS_PATH_SIZE];
    assert_int_equal(os_folder_make(path_of(folder, here->state, "runs"), NULL), SW_OK);
    path_of(file, folder, "marathon.save");
    assert_int_equal(os_file_replace_soon(file, text.data, text.length, NULL), SW_OK);
    game_store *store = open_store(here);
    assert_int_equal(game_store_load_run(store, &run.challenge, &back, NULL), SW_OK);
    assert_true(back.time_ms == run.time_ms);
    slide_about(store, &back, 1);
    assert_no_problem(store);
    sw_text_deinit(&text);
    game_run_deinit(&back);
    game_run_deinit(&run);
    game_store_destroy(store);
}

CLAIMS_WITH(create_solver, destroy_solver)
