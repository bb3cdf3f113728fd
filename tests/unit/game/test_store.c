#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "fixture.h"
#include "game/store.h"
#include "os/file.h"
#include "os/paths.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- A folder of its own for each test ---- */

typedef struct place {
    char root[64];
    char config[128];
    char data[128];
} place;

static int make_place(void **state)
{
    place *here = calloc(1, sizeof *here);
    assert_non_null(here);
    strcpy(here->root, "/tmp/slidewise-store-XXXXXX");
    assert_non_null(mkdtemp(here->root));
    chmod(here->root, 0777);
    snprintf(here->config, sizeof here->config, "%s/config/slidewise", here->root);
    snprintf(here->data, sizeof here->data, "%s/data/slidewise", here->root);
    *state = here;
    return 0;
}

static void remove_tree(const char *path)
{
    char **names;
    size_t count;
    if (unlink(path) == 0 || os_folder_list(&names, &count, path, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++) {
        char inner[OS_PATH_SIZE];
        assert_int_equal(os_path_join(inner, sizeof inner, path, names[i], NULL), SW_OK);
        remove_tree(inner);
    }
    os_folder_free(names, count);
    rmdir(path);
}

static int clear_place(void **state)
{
    place *here = *state;
    remove_tree(here->root);
    free(here);
    return 0;
}

static const char *path_of(char out[OS_PATH_SIZE], const char *folder, const char *name)
{
    assert_int_equal(os_path_join(out, OS_PATH_SIZE, folder, name, NULL), SW_OK);
    return out;
}

static void write_file(const char *folder, const char *name, const char *text)
{
    char path[OS_PATH_SIZE];
    assert_int_equal(os_folder_make(folder, NULL), SW_OK);
    path_of(path, folder, name);
    assert_int_equal(os_file_replace(path, text, strlen(text), NULL), SW_OK);
}

static void assert_file(const char *folder, const char *name, const char *expected)
{
    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    path_of(path, folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_string_equal(text, expected);
    free(text);
}

static bool file_exists(const char *folder, const char *name)
{
    char path[OS_PATH_SIZE];
    return os_file_exists(path_of(path, folder, name));
}

static game_store *open_store(const place *here)
{
    game_store *store;
    assert_int_equal(game_store_create(&store, here->config, here->data, NULL), SW_OK);
    return store;
}

static void assert_no_problem(game_store *store)
{
    sw_error problem;
    if (game_store_problem(store, &problem))
        fail_msg("%s", problem.message);
}

static void assert_told_once(game_store *store, const char *part)
{
    sw_error problem;
    assert_true(game_store_problem(store, &problem));
    if (!strstr(problem.message, part))
        fail_msg("%s", problem.message);
    assert_false(game_store_problem(store, &problem));
}

/* ---- Games ---- */

static game_round round_of(unsigned long long seed, int moves)
{
    sw_rng rng = sw_rng_seed(seed);
    game_round round = {.session = scrambled(PUZZLE_GOAL_STANDARD, 5, 4, &rng),
                        .look = {.style = GAME_PICTURE, .picture = "harbour"},
                        .origin = {.kind = GAME_FROM_SEED, .seed = seed}};
    while (round.session.moves < moves)
        game_session_apply(&round.session,
                           (game_command){GAME_MOVE, (puzzle_move)sw_rng_below(&rng, 4), 0});
    return round;
}

static game_desk desk_of_two(void)
{
    game_desk desk = {.has_current = true, .has_kept = true};
    desk.current = round_of(1, 30);
    desk.kept = round_of(2, 10);
    return desk;
}

static game_desk loaded(game_store *store)
{
    game_desk desk;
    sw_error error;
    if (game_store_load_desk(store, &desk, &error) != SW_OK)
        fail_msg("%s", error.message);
    return desk;
}

static void assert_round(const game_round *round, unsigned long long seed, int moves)
{
    game_round expected = round_of(seed, moves);
    assert_true(round->origin.seed == seed);
    assert_string_equal(round->look.picture, "harbour");
    assert_int_equal(round->session.moves, moves);
    assert_true(puzzle_board_equal(&round->session.board, &expected.session.board));
    game_round_deinit(&expected);
}

/* ---- What is kept ---- */

static void nothing_on_disk_is_no_error(void **state)
{
    game_store *store = open_store(*state);
    game_settings settings;
    game_desk desk = loaded(store);
    assert_false(desk.has_current || desk.has_kept);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    assert_int_equal(settings.scale_percent, 100);
    assert_no_problem(store);
    game_store_destroy(store);
}

static void games_and_settings_come_back(void **state)
{
    game_store *store = open_store(*state);
    game_desk desk = desk_of_two();
    game_settings settings = game_settings_default();
    settings.scale_percent = 150;
    game_store_save_desk(store, &desk);
    game_store_save_settings(store, &settings);
    game_store_destroy(store);
    game_desk_deinit(&desk);

    store = open_store(*state);
    desk = loaded(store);
    assert_round(&desk.current, 1, 30);
    assert_round(&desk.kept, 2, 10);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    assert_int_equal(settings.scale_percent, 150);
    assert_no_problem(store);
    game_store_destroy(store);
    game_desk_deinit(&desk);
}

static void the_newest_of_many_states_is_what_stays(void **state)
{
    game_store *store = open_store(*state);
    game_desk desk = desk_of_two();
    for (int i = 0; i < 300; i++) {
        while (apply(&desk.current.session, i % 2 ? "move U" : "move L") == GAME_NOTHING)
            apply(&desk.current.session, i % 2 ? "line D" : "line R");
        game_store_save_current(store, &desk);
    }
    game_store_flush(store);
    game_desk back = loaded(store);
    assert_int_equal(back.current.session.total, desk.current.session.total);
    assert_true(puzzle_board_equal(&back.current.session.board, &desk.current.session.board));
    game_desk_deinit(&back);
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

static void a_game_that_is_gone_is_gone_from_disk(void **state)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_desk desk = desk_of_two();
    game_store_save_desk(store, &desk);
    assert_true(game_desk_bring_back(&desk));
    game_round_deinit(&desk.kept);
    desk.has_kept = false;
    game_store_save_desk(store, &desk);
    game_store_flush(store);
    assert_true(file_exists(here->data, "current.save"));
    assert_false(file_exists(here->data, "kept.save"));
    game_desk back = loaded(store);
    assert_round(&back.current, 2, 10);
    assert_false(back.has_kept);
    game_desk_deinit(&back);
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

static void comments_in_the_settings_survive(void **state)
{
    const place *here = *state;
    write_file(here->config, "settings.txt", "# by hand\nvolume = 3\nscale = 200\n");
    game_store *store = open_store(here);
    game_settings settings;
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    assert_int_equal(settings.scale_percent, 200);
    settings.scale_percent = 100;
    game_store_save_settings(store, &settings);
    settings.theme = GAME_THEME_LIGHT;
    game_store_save_settings(store, &settings);
    game_store_destroy(store);

    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    path_of(path, here->config, "settings.txt");
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_memory_equal(text, "# by hand\nvolume = 3\nscale = 100\ntheme = light\n", 46);
    free(text);
}

/* ---- Damage ---- */

static void assert_set_aside(game_store *store, const char *name)
{
    game_desk desk;
    sw_error error;
    assert_int_equal(game_store_load_desk(store, &desk, &error), SW_BAD_INPUT);
    if (!strstr(error.message, name))
        fail_msg("%s", error.message);
    assert_false(desk.has_current);
    game_desk_deinit(&desk);
}

static void a_damaged_save_is_kept_aside_and_the_game_goes_on(void **state)
{
    const place *here = *state;
    write_file(here->data, "current.save", "slidewise-save 1\nwhat is this?\n");
    game_store *store = open_store(here);
    assert_set_aside(store, "/current.save.damaged (");
    assert_file(here->data, "current.save.damaged", "slidewise-save 1\nwhat is this?\n");

    game_desk desk = desk_of_two();
    game_store_save_desk(store, &desk);
    game_store_flush(store);
    assert_no_problem(store);
    game_desk back = loaded(store);
    assert_round(&back.current, 1, 30);

    write_file(here->data, "current.save", "");
    assert_set_aside(store, "/current.save.damaged-2 (");
    assert_file(here->data, "current.save.damaged", "slidewise-save 1\nwhat is this?\n");
    game_desk_deinit(&back);
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

static void a_damaged_kept_game_leaves_the_current_one(void **state)
{
    const place *here = *state;
    game_store *store = open_store(here);
    game_desk desk = desk_of_two();
    game_store_save_desk(store, &desk);
    game_store_flush(store);
    game_desk_deinit(&desk);
    write_file(here->data, "kept.save", "?");
    sw_error error;
    assert_int_equal(game_store_load_desk(store, &desk, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "kept.save.damaged"));
    assert_round(&desk.current, 1, 30);
    assert_false(desk.has_kept);
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

static void a_bad_setting_is_named_and_the_good_ones_are_kept(void **state)
{
    const place *here = *state;
    const char text[] = "# mine\nscale = 200\ntheme = pink\n";
    write_file(here->config, "settings.txt", text);
    game_store *store = open_store(here);
    game_settings settings;
    sw_error error;
    assert_int_equal(game_store_load_settings(store, &settings, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "settings.txt.damaged (line 3: theme: expected"));
    assert_int_equal(settings.scale_percent, 200);
    game_store_destroy(store);
    assert_file(here->config, "settings.txt.damaged", text);

    store = open_store(here);
    assert_int_equal(game_store_load_settings(store, &settings, &error), SW_OK);
    assert_int_equal(settings.scale_percent, 200);
    assert_int_equal(settings.theme, GAME_THEME_DARK);
    game_store_destroy(store);
}

static void a_folder_in_a_saves_place_is_told_and_left_alone(void **state)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    assert_int_equal(os_folder_make(path_of(path, here->data, "current.save"), NULL), SW_OK);
    write_file(path, "inside", "precious");
    game_store *store = open_store(here);
    assert_set_aside(store, "current.save");
    game_desk desk = desk_of_two();
    game_store_save_desk(store, &desk);
    game_store_flush(store);
    assert_true(file_exists(here->data, "kept.save"));
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

/* ---- Folders and disks that refuse ---- */

/* The superuser may write anywhere: those tests are done as somebody else. */
static void become_nobody(void)
{
    if (geteuid() == 0)
        assert_int_equal(seteuid(65534), 0);
}

static void become_oneself_again(void)
{
    if (getuid() == 0)
        assert_int_equal(seteuid(0), 0);
}

static void play_without_disk(game_store *store, const char *problem)
{
    game_desk desk = desk_of_two();
    game_settings settings = game_settings_default();
    for (int i = 0; i < 3; i++) {
        game_store_save_desk(store, &desk);
        game_store_save_settings(store, &settings);
        game_store_flush(store);
    }
    assert_told_once(store, problem);
    game_store_save_current(store, &desk);
    game_store_flush(store);
    assert_no_problem(store);
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

static void a_read_only_home_is_told_once(void **state)
{
    const place *here = *state;
    chmod(here->root, 0555);
    become_nobody();
    play_without_disk(open_store(here), "ermission denied");
    become_oneself_again();
    chmod(here->root, 0777);
}

static void read_only_folders_are_told_once(void **state)
{
    const place *here = *state;
    become_nobody();
    assert_int_equal(os_folder_make(here->config, NULL), SW_OK);
    assert_int_equal(os_folder_make(here->data, NULL), SW_OK);
    chmod(here->config, 0500);
    chmod(here->data, 0500);
    play_without_disk(open_store(here), "ermission denied");
    chmod(here->config, 0700);
    chmod(here->data, 0700);
    become_oneself_again();
}

static void an_unreadable_save_is_not_overwritten(void **state)
{
    const place *here = *state;
    char path[OS_PATH_SIZE];
    become_nobody();
    write_file(here->data, "current.save", "secret");
    chmod(path_of(path, here->data, "current.save"), 0000);
    game_store *store = open_store(here);
    assert_set_aside(store, "current.save.damaged");
    game_desk desk = desk_of_two();
    game_store_save_desk(store, &desk);
    game_store_destroy(store);
    game_desk_deinit(&desk);
    chmod(path_of(path, here->data, "current.save.damaged"), 0600);
    assert_file(here->data, "current.save.damaged", "secret");
    become_oneself_again();
}

static void a_damaged_save_that_cannot_be_moved_is_not_overwritten(void **state)
{
    const place *here = *state;
    become_nobody();
    write_file(here->data, "current.save", "damaged");
    chmod(here->data, 0500);
    game_store *store = open_store(here);
    assert_set_aside(store, "current.save is damaged");
    chmod(here->data, 0700);
    game_desk desk = desk_of_two();
    game_store_save_desk(store, &desk);
    game_store_destroy(store);
    game_desk_deinit(&desk);
    assert_file(here->data, "current.save", "damaged");
    become_oneself_again();
}

static void a_file_in_the_folders_place_is_told_once(void **state)
{
    const place *here = *state;
    write_file(here->root, "data", "not a folder");
    write_file(here->root, "config", "not a folder");
    play_without_disk(open_store(here), ".save: ");
}

static void without_folders_the_game_goes_on(void **state)
{
    (void)state;
    game_store *store;
    game_settings settings;
    assert_int_equal(game_store_create(&store, NULL, NULL, NULL), SW_OK);
    game_desk desk = loaded(store);
    assert_false(desk.has_current);
    assert_int_equal(game_store_load_settings(store, &settings, NULL), SW_OK);
    play_without_disk(store, "there is no folder");
    game_store_destroy(NULL);
}

static void a_full_disk_is_told_and_the_last_good_save_stays(void **state)
{
    game_store *store = open_store(*state);
    game_desk desk = desk_of_two();
    game_store_save_desk(store, &desk);
    game_store_flush(store);

    struct rlimit before;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit full = {.rlim_cur = 100, .rlim_max = before.rlim_max};
    for (int turn = 0; turn < 2; turn++) {
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
        apply(&desk.current.session, "undo");
        for (int i = 0; i < 3; i++) {
            game_store_save_current(store, &desk);
            game_store_flush(store);
        }
        assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
        assert_told_once(store, "current.save: ");
        game_desk back = loaded(store);
        assert_int_equal(back.current.session.undos, turn);
        game_desk_deinit(&back);

        game_store_save_current(store, &desk); /* there is room again: works, and is news again */
        game_store_flush(store);
        assert_no_problem(store);
    }
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

static void a_history_beyond_the_limit_is_told_and_the_last_save_stays(void **state)
{
    game_store *store = open_store(*state);
    game_desk desk = desk_of_two();
    game_store_save_current(store, &desk);
    game_store_flush(store);
    game_session *session = &desk.current.session;
    free(session->steps);
    session->total = session->capacity = 9000000;
    session->steps = calloc(session->total, sizeof *session->steps);
    assert_non_null(session->steps);
    game_store_save_current(store, &desk);
    game_store_save_current(store, &desk);
    game_store_flush(store);
    assert_told_once(store, "current.save: too long to be kept");
    game_desk back = loaded(store);
    assert_round(&back.current, 1, 30);
    game_desk_deinit(&back);
    game_desk_deinit(&desk);
    game_store_destroy(store);
}

/* ---- kill -9 ---- */

static game_session *endless_session(void)
{
    sw_rng rng = sw_rng_seed(51);
    game_session *session = malloc(sizeof *session);
    assert_non_null(session);
    *session = scrambled(PUZZLE_GOAL_STANDARD, 6, 6, &rng);
    return session;
}

static void next_step(game_session *session)
{
    sw_rng rng = sw_rng_seed(session->total);
    size_t before = session->total;
    while (session->total == before) {
        game_command_kind kind = sw_rng_below(&rng, 2) ? GAME_MOVE : GAME_LINE;
        puzzle_move move = (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES);
        game_session_apply(session, (game_command){.kind = kind, .move = move});
    }
}

/* Plays and saves without end, and reports each history length that a flush made sure of. */
static void play_until_killed(const place *here, int report)
{
    game_store *store = open_store(here);
    game_desk desk = {.has_current = true};
    game_session *session = endless_session();
    desk.current.session = *session;
    for (size_t i = 1;; i++) {
        next_step(&desk.current.session);
        game_store_save_current(store, &desk);
        if (i % 5 > 0)
            continue;
        game_store_flush(store);
        if (write(report, &i, sizeof i) != (ssize_t)sizeof i)
            _exit(1);
    }
}

static size_t last_report(int from)
{
    size_t last = 0;
    size_t next;
    while (read(from, &next, sizeof next) == (ssize_t)sizeof next)
        last = next;
    return last;
}

static void a_kill_at_any_moment_leaves_a_whole_game(void **state)
{
    const place *here = *state;
    for (int turn = 0; turn < 10; turn++) {
        int ends[2];
        assert_int_equal(pipe(ends), 0);
        pid_t child = fork();
        assert_true(child >= 0);
        if (child == 0)
            play_until_killed(here, ends[1]);
        close(ends[1]);
        size_t first;
        assert_int_equal(read(ends[0], &first, sizeof first), sizeof first);
        nanosleep(&(struct timespec){.tv_nsec = 1000 * (997 * turn * turn)}, NULL);
        kill(child, SIGKILL);
        assert_int_equal(waitpid(child, NULL, 0), child);
        size_t flushed = last_report(ends[0]);
        close(ends[0]);

        game_store *store = open_store(here);
        game_desk desk = loaded(store);
        assert_true(desk.has_current);
        game_session *session = endless_session();
        while (session->total < desk.current.session.total)
            next_step(session);
        assert_true(session->total >= (flushed > first ? flushed : first));
        assert_memory_equal(session->steps, desk.current.session.steps,
                            session->total * sizeof *session->steps);
        game_session_deinit(session);
        free(session);
        game_desk_deinit(&desk);
        game_store_destroy(store);
    }
}

#define STORE_TEST(test) cmocka_unit_test_setup_teardown(test, make_place, clear_place)

int main(void)
{
    const struct CMUnitTest tests[] = {
        STORE_TEST(nothing_on_disk_is_no_error),
        STORE_TEST(games_and_settings_come_back),
        STORE_TEST(the_newest_of_many_states_is_what_stays),
        STORE_TEST(a_game_that_is_gone_is_gone_from_disk),
        STORE_TEST(comments_in_the_settings_survive),
        STORE_TEST(a_damaged_save_is_kept_aside_and_the_game_goes_on),
        STORE_TEST(a_damaged_kept_game_leaves_the_current_one),
        STORE_TEST(a_bad_setting_is_named_and_the_good_ones_are_kept),
        STORE_TEST(a_folder_in_a_saves_place_is_told_and_left_alone),
        STORE_TEST(a_read_only_home_is_told_once),
        STORE_TEST(read_only_folders_are_told_once),
        STORE_TEST(an_unreadable_save_is_not_overwritten),
        STORE_TEST(a_damaged_save_that_cannot_be_moved_is_not_overwritten),
        STORE_TEST(a_file_in_the_folders_place_is_told_once),
        STORE_TEST(without_folders_the_game_goes_on),
        STORE_TEST(a_full_disk_is_told_and_the_last_good_save_stays),
        STORE_TEST(a_history_beyond_the_limit_is_told_and_the_last_save_stays),
        STORE_TEST(a_kill_at_any_moment_leaves_a_whole_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
