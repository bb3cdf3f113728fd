#include "claims.h"

#include "game/replays.h"
#include "place.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>

/* A player who is killed a hundred times at any moment. Whatever game was solved is among the results
 * and the replays afterwards: it is told to the parent as soon as the command that solved it was
 * appended, before result and replay are kept. */

enum { KILLS = 100, REPLAYS = 1 << 20, MOST = 1 << 20, LONGEST_NS = 8000000, SHORT_NS = 600000 };

/* What the app does once a command was carried out, and at its start. */
static void keep_if_solved(game_store *store, const game_slots *slots, game_results *known)
{
    if (slots->has_current && game_session_solved(&slots->current.session))
        game_store_keep_finished(store, &slots->current, (int64_t)time(NULL), REPLAYS,
                                 GAME_SPLITS_LINES, known);
}

static void begin_game(game_store *store, game_slots *slots, sw_rng *rng)
{
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 2 + (int)sw_rng_below(rng, 2), 2);
    puzzle_board start = puzzle_scramble_moves(&goal, 4, rng);
    game_round round = {.id = sw_rng_next(rng), .origin = {.kind = GAME_FROM_BOARD}};
    game_session_init(&round.session, &start, &goal);
    game_slots_begin(slots, &round);
    game_store_save_slots(store, slots);
}

/* Any moves, undone at times, until the board happens to be solved. */
static void play_to_the_end(game_store *store, game_slots *slots, sw_rng *rng)
{
    game_session *session = &slots->current.session;
    while (!game_session_solved(session)) {
        game_command command = {.kind = sw_rng_below(rng, 9) ? GAME_MOVE : GAME_UNDO,
                                .move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES)};
        game_session_advance(session, 7);
        if (game_session_apply(session, command) != GAME_NOTHING)
            game_store_append(store, slots, command);
    }
}

static void play_until_killed(const place *here, uint64_t seed, int report)
{
    sw_rng rng = sw_rng_seed(seed);
    game_store *store = open_store(here);
    game_slots slots;
    game_results known;
    if (game_store_load_slots(store, &slots, NULL) != SW_OK ||
        game_store_load_results(store, &known, NULL) != SW_OK)
        _exit(1);
    keep_if_solved(store, &slots, &known);
    for (;;) {
        begin_game(store, &slots, &rng);
        play_to_the_end(store, &slots, &rng);
        uint64_t id = slots.current.id;
        if (write(report, &id, sizeof id) != (ssize_t)sizeof id)
            _exit(2);
        keep_if_solved(store, &slots, &known);
    }
}

/* Kills a player at any time, or soon after a game was solved; the ids that it told are added. */
static size_t play_and_kill(const place *here, sw_rng *rng, bool solved, uint64_t *ids)
{
    uint64_t seed = sw_rng_next(rng);
    long ns = (long)sw_rng_below(rng, solved ? SHORT_NS : LONGEST_NS);
    int ends[2], status;
    size_t count = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(ends[0]); /* so that the child ends with its parent */
        play_until_killed(here, seed, ends[1]);
    }
    close(ends[1]);
    if (solved && read(ends[0], &ids[count], sizeof *ids) == (ssize_t)sizeof *ids)
        count++;
    nanosleep(&(struct timespec){.tv_nsec = ns}, NULL);
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status)); /* it did not end by itself */
    while (count < MOST && read(ends[0], &ids[count], sizeof *ids) == (ssize_t)sizeof *ids)
        count++;
    close(ends[0]);
    return count;
}

static bool is_listed(const game_replays *replays, uint64_t id)
{
    for (size_t i = 0; i < replays->count; i++)
        if (replays->entries[i].id == id && replays->entries[i].solved)
            return true;
    return false;
}

static void assert_all_kept(const place *here, const uint64_t *ids, size_t count)
{
    game_store *store = open_store(here);
    game_slots slots;
    game_results results, again;
    game_replays replays;
    sw_error error = {0};
    assert_int_equal(game_store_load_slots(store, &slots, NULL), SW_OK);
    assert_int_equal(game_store_load_results(store, &results, NULL), SW_OK);
    keep_if_solved(store, &slots, &results);
    assert_no_problem(store);
    if (game_store_load_results(store, &again, &error) != SW_OK)
        fail_msg("%s", error.message);
    assert_int_equal(game_replays_list(&replays, game_store_replays(store), NULL), SW_OK);
    assert_int_equal(replays.damaged, 0);
    for (size_t i = 0; i < count; i++)
        if (!game_results_find(&again, ids[i]) || !is_listed(&replays, ids[i]))
            fail_msg("game %zu of %zu, %016llx, is lost", i + 1, count, (unsigned long long)ids[i]);
    assert_int_equal(again.count, replays.count);
    game_replays_deinit(&replays);
    game_results_deinit(&again);
    game_results_deinit(&results);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

PLACE_CLAIM(a_hundred_kills_lose_no_finished_game_and_no_statistic)
{
    const place *here = *state;
    const uint64_t seed = 17;
    sw_rng rng = sw_rng_seed(seed);
    size_t count = 0;
    uint64_t *ids = malloc((size_t)2 * MOST * sizeof *ids);
    assert_non_null(ids);
    for (int turn = 0; turn < KILLS; turn++) {
        count += play_and_kill(here, &rng, turn % 2 == 0, ids + count);
        assert_in_range(count, 0, MOST);
        if (turn % 10 == 9)
            assert_all_kept(here, ids, count);
    }
    printf("seed %llu: %zu games\n", (unsigned long long)seed, count);
    assert_in_range(count, KILLS / 2, MOST); /* every other turn waits for one */
    free(ids);
}
