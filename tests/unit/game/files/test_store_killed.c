#include "claims.h"

#include "game/save.h"
#include "place.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>

/* A player's deeds, the same for the same number. store may be NULL: then nothing is saved. */
static void begin_another(game_store *store, game_slots *slots, sw_rng *rng)
{
    int columns = 2 + (int)sw_rng_below(rng, 5);
    int rows = 2 + (int)sw_rng_below(rng, 5);
    game_round round = {.session = scrambled(PUZZLE_GOAL_SPIRAL, columns, rows, rng),
                        .origin = {.kind = GAME_FROM_SEED, .seed = sw_rng_next(rng)}};
    game_slots_begin(slots, &round);
    if (store)
        game_store_save_slots(store, slots);
}

static void bring_back(game_store *store, game_slots *slots)
{
    game_slots_bring_back(slots);
    if (store)
        game_store_save_slots(store, slots);
}

static void change_look(game_store *store, game_slots *slots, sw_rng *rng)
{
    game_look *look = &slots->current.look;
    look->numbers = !look->numbers;
    look->style = (game_style)sw_rng_below(rng, GAME_STYLES);
    snprintf(look->picture, sizeof look->picture, "picture-%d", (int)sw_rng_below(rng, 9));
    if (store)
        game_store_save_slots(store, slots);
}

static void send_any(game_store *store, game_slots *slots, sw_rng *rng)
{
    game_session *session = &slots->current.session;
    game_command command = random_command(&session->board, rng);
    double before = session->time_ms;
    game_session_advance(session, (double)sw_rng_below(rng, 900));
    if (game_session_apply(session, command) == GAME_NOTHING) {
        session->time_ms = before; /* time alone is saved with the next command only */
        return;
    }
    if (store)
        game_store_append(store, slots, command);
}

static void do_deed(game_store *store, game_slots *slots, int number)
{
    sw_rng rng = sw_rng_seed((uint64_t)number);
    uint64_t kind = sw_rng_below(&rng, 100);
    if (!slots->has_current || kind == 0)
        begin_another(store, slots, &rng);
    else if (kind == 1)
        bring_back(store, slots);
    else if (kind < 5)
        change_look(store, slots, &rng);
    else
        send_any(store, slots, &rng);
}

static void expect_death(pid_t child)
{
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGKILL);
}

static void assert_on_disk(const place *here, const game_slots *expected)
{
    game_store *store = open_store(here);
    assert_false(game_store_is_second(store));
    game_slots slots = loaded(store);
    assert_same_slots(&slots, expected);
    assert_no_problem(store);
    game_slots_deinit(&slots);
    game_store_destroy(store);
}

/* Loads, does the deeds from `first` to `end`, and dies of them. */
static void do_deeds_and_die(const place *here, int first, int end)
{
    game_store *store = open_store(here);
    game_slots slots = loaded(store);
    for (int number = first; number < end; number++)
        do_deed(store, &slots, number);
    raise(SIGKILL);
}

PLACE_CLAIM(killed_a_hundred_times_the_games_come_back_exactly)
{
    const place *here = *state;
    const uint64_t seed = 61;
    printf("seed %llu\n", (unsigned long long)seed);
    sw_rng rng = sw_rng_seed(seed);
    game_slots expected = {0};
    for (int turn = 0, first = 0; turn < 100; turn++) {
        int end = first + 1 + (int)sw_rng_below(&rng, turn % 10 ? 30 : 500);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            do_deeds_and_die(here, first, end);
        for (; first < end; first++)
            do_deed(NULL, &expected, first);
        expect_death(child);
        assert_on_disk(here, &expected);
    }
    game_slots_deinit(&expected);
}

/* Far more than fits a journal, and often written whole between: the store's thread settles one
 * file while lines are appended to the next. */
static void play_long_and_die(const place *here, int commands)
{
    game_store *store = open_store(here);
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    for (int i = 0; i < commands; i++) {
        play_any(store, &slots);
        if (i % 97 == 0)
            game_store_save_slots(store, &slots);
    }
    raise(SIGKILL);
}

PLACE_CLAIM(compacting_while_lines_are_appended_loses_none)
{
    const place *here = *state;
    const int commands = 10000;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0)
        play_long_and_die(here, commands);
    game_store *none;
    game_slots expected = slots_of_two();
    assert_int_equal(game_store_create(&none, NULL, NULL, NULL, NULL), SW_OK);
    for (int i = 0; i < commands; i++)
        play_any(none, &expected);
    game_store_destroy(none);
    expect_death(child);
    assert_on_disk(here, &expected);
    game_slots_deinit(&expected);
}

/* Does deeds without end, and tells the number of each that is done. */
static void do_deeds_until_killed(const place *here, int report)
{
    game_store *store = open_store(here);
    game_slots slots = {0};
    for (int number = 0;; number++) {
        do_deed(store, &slots, number);
        if (write(report, &number, sizeof number) != (ssize_t)sizeof number)
            _exit(1);
    }
}

/* Kills a player so long after the first deed; the number of the last one told. */
static int kill_after(const place *here, long ns)
{
    int ends[2];
    int last;
    int next;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(ends[0]); /* so that the child ends with its parent */
        do_deeds_until_killed(here, ends[1]);
    }
    close(ends[1]);
    assert_int_equal(read(ends[0], &last, sizeof last), sizeof last);
    nanosleep(&(struct timespec){.tv_nsec = ns}, NULL);
    kill(child, SIGKILL);
    expect_death(child);
    while (read(ends[0], &next, sizeof next) == (ssize_t)sizeof next)
        last = next;
    close(ends[0]);
    return last;
}

static char *text_of(const game_slots *slots)
{
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    if (slots->has_parked)
        game_save_format(&slots->parked, &text);
    if (slots->has_current)
        game_save_format(&slots->current, &text);
    return text.data;
}

/* Looks without telling, as what is on disk may be one of two. */
static bool is_on_disk(const place *here, const game_slots *expected)
{
    game_store *store = open_store(here);
    game_slots slots = loaded(store);
    char *found = text_of(&slots);
    char *sought = text_of(expected);
    bool same = strcmp(found, sought) == 0;
    free(found);
    free(sought);
    game_slots_deinit(&slots);
    game_store_destroy(store);
    return same;
}

/* Killed from outside at any moment, within a write as well: what was done is there, and of what was
 * being done all or nothing. */
PLACE_CLAIM(a_kill_at_any_moment_loses_nothing_that_was_done)
{
    for (int turn = 0; turn < 20; turn++) {
        void *own;
        make_place(&own);
        int last = kill_after(own, 97000L * turn * turn);
        game_slots expected = {0};
        for (int number = 0; number <= last; number++)
            do_deed(NULL, &expected, number);
        if (!is_on_disk(own, &expected))
            do_deed(NULL, &expected, last + 1);
        assert_on_disk(own, &expected);
        game_slots_deinit(&expected);
        clear_place(&own);
    }
}

/* ---- A second instance ---- */

/* In a process of its own: 0 where all is as it should be. */
static int play_as_second(const place *here)
{
    game_store *store;
    game_slots slots;
    sw_error problem;
    if (game_store_create(&store, here->config, here->state, here->data, NULL) != SW_OK)
        return 1;
    if (!game_store_is_second(store))
        return 2;
    if (game_store_load_slots(store, &slots, NULL) != SW_OK || slots.has_current ||
        slots.has_parked)
        return 3;
    for (int number = 0; number < 200; number++)
        do_deed(store, &slots, number);
    game_settings settings = game_settings_default();
    settings.scale_percent = 125;
    game_store_save_settings(store, &settings);
    game_store_flush(store);
    if (game_store_problem(store, &problem))
        return 4;
    game_slots_deinit(&slots);
    game_store_destroy(store);
    return 0;
}

/* Waits for a word on `go`, and ends with its parent where none comes. */
static pid_t start_second(const place *here, const int go[2])
{
    char word;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child > 0)
        return child;
    close(go[1]);
    _exit(read(go[0], &word, 1) == 1 ? play_as_second(here) : 9);
}

PLACE_CLAIM(a_second_instance_leaves_the_games_alone)
{
    const place *here = *state;
    int go[2];
    int status;
    assert_int_equal(pipe(go), 0);
    pid_t second = start_second(here, go);
    game_store *store = open_store(here);
    assert_false(game_store_is_second(store));
    game_slots slots = slots_of_two();
    game_store_save_slots(store, &slots);
    play_any(store, &slots);
    game_store_flush(store);
    char *before = content_of(here->state, "games.save");
    assert_int_equal(write(go[1], "!", 1), 1);
    assert_int_equal(waitpid(second, &status, 0), second);
    assert_int_equal(status, 0);
    assert_file(here->state, "games.save", before);
    char **names;
    size_t count;
    assert_int_equal(os_folder_list(&names, &count, here->state, NULL), SW_OK);
    assert_int_equal(count, 2); /* the games and the lock */
    os_folder_free(names, count);
    assert_true(file_exists(here->config, "settings.txt"));

    play_any(store, &slots); /* the first one goes on */
    game_store_destroy(store);
    assert_on_disk(here, &slots);
    free(before);
    game_slots_deinit(&slots);
    close(go[0]);
    close(go[1]);
}
