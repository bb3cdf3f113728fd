#include "claims.h"

#include "fixture.h"
#include "folders.h"
#include "game/replays.h"
#include "same.h"

enum { MANY = 1000, DATE = 1795200302 }; /* 2026-11-20 18:45:02 */

/* A game on a 3x2 board, from 1,2,3/0,4,5: a letter for each move, 100 ms between them. "LL" solves
 * it. */
static game_record record_of(uint64_t id, int64_t date, const char *moves)
{
    game_round round = {.id = id,
                        .session = session_of("1,2,3/0,4,5", "1,2,3/4,5,0"),
                        .origin = {.kind = GAME_FROM_BOARD}};
    game_record record;
    for (; *moves; moves++) {
        char command[] = {'m', 'o', 'v', 'e', ' ', *moves, '\0'};
        assert_int_not_equal(apply(&round.session, command), GAME_NOTHING);
        game_session_advance(&round.session, 100);
    }
    assert_true(game_record_take(&record, &round, date));
    game_round_deinit(&round);
    return record;
}

static void keep(const place *here, game_record record, int limit)
{
    sw_error error;
    if (game_replays_keep(here->data, &record, limit, NULL, &error) != SW_OK)
        fail_msg("%s", error.message);
    game_record_deinit(&record);
}

static game_replays listed(const place *here)
{
    game_replays replays;
    sw_error error;
    if (game_replays_list(&replays, here->data, &error) != SW_OK)
        fail_msg("%s", error.message);
    return replays;
}

/* The ids, newest first. */
static void assert_ids(const place *here, size_t count, const uint64_t *ids)
{
    game_replays replays = listed(here);
    assert_int_equal(replays.damaged, 0);
    assert_int_equal(replays.count, count);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(replays.entries[i].id, ids[i]);
    game_replays_deinit(&replays);
}

/* ---- Listing ---- */

PLACE_CLAIM(a_missing_folder_is_an_empty_list)
{
    assert_ids(*state, 0, NULL);
}

PLACE_CLAIM(a_replay_is_named_by_its_date_and_id)
{
    const place *here = *state;
    char name[GAME_REPLAY_NAME];
    game_record record = record_of(0xabc, DATE, "LL"), back;
    assert_int_equal(game_replays_keep(here->data, &record, 10, name, NULL), SW_OK);
    assert_string_equal(name, "20261120-184502-0000000000000abc.replay");
    assert_int_equal(game_replays_read(&back, here->data, name, NULL), SW_OK);
    assert_same_round(&back.round, &record.round);
    assert_int_equal(back.date, DATE);
    assert_false(file_exists(here->data, "new.tmp"));
    game_record_deinit(&back);
    game_record_deinit(&record);
}

PLACE_CLAIM(an_entry_shows_what_the_replay_holds)
{
    const place *here = *state;
    game_record record = record_of(5, DATE, "LRL");
    record.round.look.style = GAME_LETTERS;
    record.round.origin = (game_origin){
        .kind = GAME_FROM_LEVEL, .level = "first/corner", .title = "The corner", .par = 2};
    keep(here, record, 10);
    game_replays replays = listed(here);
    const game_replay_entry *entry = replays.entries;
    assert_int_equal(replays.count, 1);
    assert_string_equal(entry->name, "20261120-184502-0000000000000005.replay");
    assert_int_equal(entry->date, DATE);
    assert_int_equal(entry->size.columns, 3);
    assert_int_equal(entry->size.rows, 2);
    assert_int_equal(entry->style, GAME_LETTERS);
    assert_string_equal(entry->level, "first/corner");
    assert_string_equal(entry->title, "The corner");
    assert_false(entry->solved);
    assert_int_equal(entry->moves, 3);
    assert_int_equal(entry->credit, GAME_CREDIT_OWN);
    assert_true(entry->time_ms == 300);
    game_replays_deinit(&replays);
}

PLACE_CLAIM(the_newest_come_first)
{
    const place *here = *state;
    keep(here, record_of(1, DATE, "L"), 10);
    keep(here, record_of(2, DATE + 86400, "L"), 10);
    keep(here, record_of(3, DATE - 86400, "LL"), 10);
    assert_ids(here, 3, (uint64_t[]){2, 1, 3});
}

PLACE_CLAIM(a_file_by_another_name_is_listed_too)
{
    const place *here = *state;
    char from[OS_PATH_SIZE], to[OS_PATH_SIZE];
    keep(here, record_of(1, DATE, "L"), 10);
    keep(here, record_of(2, DATE + 1, "L"), 10);
    path_of(from, here->data, "20261120-184502-0000000000000001.replay");
    assert_int_equal(rename(from, path_of(to, here->data, "a friend's.replay")), 0);
    assert_ids(here, 2, (uint64_t[]){2, 1});
}

PLACE_CLAIM(what_is_no_replay_is_counted_and_the_first_is_named)
{
    const place *here = *state;
    keep(here, record_of(1, DATE, "LL"), 10);
    write_file(here->data, "20261121-000000-0000000000000002.replay",
               "slidewise-replay 2\ndate 2026-11-21T00:00:00Z\nsolved perhaps\n");
    write_file(here->data, "20261122-000000-0000000000000003.replay", "");
    write_file(here->data, "notes.txt", "not for the list");
    game_replays replays = listed(here);
    assert_int_equal(replays.count, 1);
    assert_int_equal(replays.damaged, 2);
    assert_string_equal(replays.problem.message, "20261121-000000-0000000000000002.replay:3: "
                                                 "solved: expected yes or no");
    game_replays_deinit(&replays);
    assert_true(file_exists(here->data, "20261122-000000-0000000000000003.replay"));
}

PLACE_CLAIM(a_large_board_s_head_fits_what_is_read)
{
    const place *here = *state;
    sw_rng rng = sw_rng_seed(81);
    game_record record = {.date = DATE,
                          .round = {.id = 9,
                                    .session = scrambled(PUZZLE_GOAL_SPIRAL, 32, 32, &rng),
                                    .look = {.style = GAME_PICTURE}}};
    record.round.session.goal = puzzle_scramble(&record.round.session.goal, &rng); /* unnamed */
    memset(record.round.look.picture, '%', sizeof record.round.look.picture - 1);
    memset(record.round.origin.title, '%', sizeof record.round.origin.title - 1);
    memset(record.round.origin.level, '%', sizeof record.round.origin.level - 1);
    record.round.origin.kind = GAME_FROM_LEVEL;
    record.round.origin.path_step = 1000000;
    memset(record.round.later, 'x', sizeof record.round.later - 1);
    record.round.later[1] = ' ';
    record.round.later[sizeof record.round.later - 2] = '\n';
    for (int i = 0; i < 40000; i++)
        game_session_apply(
            &record.round.session,
            (game_command){.kind = GAME_PRESS, .cell = (int)sw_rng_below(&rng, 1024)});
    int moves = record.round.session.moves;
    keep(here, record, 10);
    game_replays replays = listed(here);
    assert_int_equal(replays.count, 1);
    assert_int_equal(replays.entries[0].moves, moves);
    game_replays_deinit(&replays);
}

PLACE_CLAIM(a_thousand_replays_are_listed)
{
    const place *here = *state;
    char path[OS_PATH_SIZE], name[GAME_REPLAY_NAME];
    game_record record = record_of(1, DATE, "LL");
    assert_int_equal(game_replays_keep(here->data, &record, 1, name, NULL), SW_OK);
    char *text = content_of(here->data, name);
    for (int i = 2; i <= MANY; i++) { /* without looking at all of them each time */
        snprintf(name, sizeof name, "20261120-184502-%016x.replay", (unsigned)i);
        FILE *file = fopen(path_of(path, here->data, name), "wb");
        assert_non_null(file);
        fputs(text, file);
        fclose(file);
    }
    free(text);
    game_record_deinit(&record);
    game_replays replays = listed(here);
    assert_int_equal(replays.count, MANY);
    assert_int_equal(replays.damaged, 0);
    game_replays_deinit(&replays);
}

/* ---- The best one ---- */

static void assert_best(const place *here, const char *expected)
{
    puzzle_board start = board_of("1,2,3/0,4,5"), goal = board_of("1,2,3/4,5,0");
    game_replays replays = listed(here);
    const char *best = game_replays_best(&replays, &start, &goal);
    if (expected)
        assert_string_equal(best, expected);
    else
        assert_null(best);
    assert_null(game_replays_best(&replays, &goal, &start));
    game_replays_deinit(&replays);
}

PLACE_CLAIM(the_best_has_the_fewest_moves_and_then_the_shortest_time)
{
    const place *here = *state;
    keep(here, record_of(1, DATE, "L"), 10); /* not solved */
    game_record helped = record_of(2, DATE + 1, "LL");
    helped.round.session.autos = 1;
    keep(here, helped, 10);
    helped = record_of(7, DATE + 1, "LL");
    helped.round.session.hints[GAME_HINT_ARROW] = 1;
    keep(here, helped, 10);
    assert_best(here, NULL);
    keep(here, record_of(3, DATE + 2, "LRLL"), 10);
    assert_best(here, "20261120-184504-0000000000000003.replay");
    game_record slow = record_of(4, DATE + 3, "LL");
    slow.round.session.time_ms += 50;
    keep(here, slow, 10);
    assert_best(here, "20261120-184505-0000000000000004.replay");
    keep(here, record_of(5, DATE + 4, "LL"), 10);
    assert_best(here, "20261120-184506-0000000000000005.replay");
    slow = record_of(6, DATE + 5, "LL"); /* and wherever it stands in the list */
    slow.round.session.time_ms += 50;
    keep(here, slow, 10);
    assert_best(here, "20261120-184506-0000000000000005.replay");
}

/* ---- Keeping ---- */

PLACE_CLAIM(the_oldest_go_when_there_are_too_many)
{
    const place *here = *state;
    for (uint64_t id = 1; id <= 5; id++)
        keep(here, record_of(id, DATE + (int64_t)id, "L"), 3);
    assert_ids(here, 3, (uint64_t[]){5, 4, 3});
    keep(here, record_of(6, DATE + 6, "L"), 1);
    assert_ids(here, 1, (uint64_t[]){6});
}

PLACE_CLAIM(a_clock_that_was_set_back_does_not_cost_the_game_just_kept)
{
    const place *here = *state;
    for (uint64_t id = 1; id <= 3; id++)
        keep(here, record_of(id, DATE + (int64_t)id, "L"), 3);
    keep(here, record_of(4, DATE - 1000, "L"), 3);
    assert_ids(here, 3, (uint64_t[]){3, 2, 4});
}

PLACE_CLAIM(a_game_kept_again_takes_its_own_place)
{
    const place *here = *state;
    for (uint64_t id = 1; id <= 3; id++)
        keep(here, record_of(id, DATE + (int64_t)id, "L"), 3);
    keep(here, record_of(2, DATE + 10, "LL"), 3);
    assert_ids(here, 3, (uint64_t[]){2, 3, 1});
    keep(here, record_of(2, DATE + 10, "LRLL"), 3);
    game_replays replays = listed(here);
    assert_int_equal(replays.count, 3);
    assert_int_equal(replays.entries[0].moves, 4);
    game_replays_deinit(&replays);
}

PLACE_CLAIM(with_a_limit_of_0_none_is_kept)
{
    const place *here = *state;
    char name[GAME_REPLAY_NAME] = "?";
    game_record record = record_of(9, DATE, "L");
    assert_int_equal(game_replays_keep(here->data, &record, 0, name, NULL), SW_OK);
    assert_string_equal(name, "");
    keep(here, record_of(1, DATE, "L"), 3);
    keep(here, record_of(2, DATE, "L"), 3);
    assert_int_equal(game_replays_keep(here->data, &record, 0, name, NULL), SW_OK);
    assert_ids(here, 0, NULL);
    game_record_deinit(&record);
}

PLACE_CLAIM(files_of_other_names_are_never_removed_to_make_room)
{
    const place *here = *state;
    static const char *const names[] = {
        "0.replay",
        "20261120-184502-0000000000000001.replay.bak",
        "20261120-184502-000000000000000g.replay",
        "20261120-184502-000000000000001.replay",
        "2026112--184502-0000000000000001.replay",
        "20261120-18450_-0000000000000001.replay",
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        write_file(here->data, names[i], "mine");
    keep(here, record_of(1, DATE, "L"), 1);
    keep(here, record_of(1, DATE, "L"), 0);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        assert_file(here->data, names[i], "mine");
    assert_false(file_exists(here->data, "20261120-184502-0000000000000001.replay"));
}

PLACE_CLAIM(a_replay_that_was_removed_is_gone)
{
    const place *here = *state;
    const char name[] = "20261120-184502-0000000000000001.replay";
    sw_error error;
    game_record record;
    keep(here, record_of(1, DATE, "L"), 3);
    assert_int_equal(game_replays_remove(here->data, name, NULL), SW_OK);
    assert_ids(here, 0, NULL);
    assert_int_equal(game_replays_remove(here->data, name, NULL), SW_OK);
    assert_int_equal(game_replays_read(&record, here->data, name, &error), SW_NOT_FOUND);
}

PLACE_CLAIM(what_a_killed_program_left_behind_is_no_replay)
{
    const place *here = *state;
    write_file(here->data, "new.tmp", "slidewise-rep");
    assert_ids(here, 0, NULL);
    keep(here, record_of(1, DATE, "L"), 3);
    assert_ids(here, 1, (uint64_t[]){1});
    assert_false(file_exists(here->data, "new.tmp"));
}

PLACE_CLAIM(a_folder_that_cannot_be_written_is_told)
{
    const place *here = *state;
    game_record record = record_of(1, DATE, "L");
    sw_error error;
    write_file(here->root, "data", "not a folder");
    assert_int_equal(game_replays_keep(here->data, &record, 3, NULL, &error), SW_IO);
    assert_non_null(strstr(error.message, "cannot make the folder"));
    game_record_deinit(&record);
}
