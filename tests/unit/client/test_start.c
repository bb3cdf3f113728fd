/* The first game, from the command line or from an earlier version. */
#include "client/client.h"
#include "client/start.h"

#include "os/file.h"
#include "puzzle/solvable.h"

#include "claims.h"
#include "support/rounds.h"
#include "support/scratch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const game_look plain = {.style = GAME_NUMBERS};
static const puzzle_size four = {4, 4};

static sw_status start(client_options options, game_round *round, bool *asked, sw_error *error)
{
    return client_start_round(round, asked, &options, &plain, four, 77, error);
}

static void assert_refused(client_options options, const char *words)
{
    game_round round = {0};
    bool asked;
    sw_error error = {0};
    assert_int_not_equal(start(options, &round, &asked, &error), SW_OK);
    if (!strstr(error.message, words))
        fail_msg("'%s' does not say '%s'", error.message, words);
}

CLAIM(without_options_no_game_is_asked_for)
{
    game_round round = {0};
    bool asked = true;
    assert_int_equal(start((client_options){0}, &round, &asked, NULL), SW_OK);
    assert_false(asked);
}

CLAIM(the_same_seed_gives_the_same_game)
{
    game_round a = {0}, b = {0}, c = {0};
    bool asked;
    assert_int_equal(start((client_options){.has_seed = true, .seed = 5}, &a, &asked, NULL), SW_OK);
    assert_true(asked);
    assert_int_equal(start((client_options){.has_seed = true, .seed = 5}, &b, &asked, NULL), SW_OK);
    assert_int_equal(start((client_options){.has_seed = true, .seed = 6}, &c, &asked, NULL), SW_OK);
    assert_true(puzzle_board_equal(&a.session.start, &b.session.start));
    assert_false(puzzle_board_equal(&a.session.start, &c.session.start));
    assert_int_equal(a.origin.kind, GAME_FROM_SEED);
    assert_int_equal(a.origin.seed, 5);
    game_round_deinit(&a);
    game_round_deinit(&b);
    game_round_deinit(&c);
}

CLAIM(a_size_and_a_goal_shape_the_scramble)
{
    game_round round = {0};
    bool asked;
    client_options options = {.has_size = true, .size = {5, 3}, .goal = "spiral"};
    puzzle_board goal = goal_of(PUZZLE_GOAL_SPIRAL, 5, 3);
    assert_int_equal(start(options, &round, &asked, NULL), SW_OK);
    assert_true(puzzle_board_equal(&round.session.goal, &goal));
    assert_true(puzzle_solvable(&round.session.start, &goal));
    assert_int_equal(round.origin.seed, 77);
    game_round_deinit(&round);
}

CLAIM(a_board_is_taken_as_it_is_given)
{
    game_round round = {0};
    bool asked;
    assert_int_equal(start((client_options){.board = "1,2,3/4,5,6/7,0,8"}, &round, &asked, NULL),
                     SW_OK);
    assert_int_equal(round.origin.kind, GAME_FROM_BOARD);
    assert_int_equal(round.session.board.blank, 7);
    game_round_deinit(&round);
}

CLAIM(what_cannot_be_played_is_refused_with_the_option_s_name)
{
    assert_refused((client_options){.board = "1,2/3,3"}, "--board");
    assert_refused((client_options){.board = "2,1,3/4,5,6/7,8,0"}, "parity");
    assert_refused((client_options){.goal = "circle"}, "--goal");
    assert_refused((client_options){.goal = "1,2/3,0"}, "--goal"); /* not 4x4 */
    assert_refused((client_options){.image = "/nowhere/at/all.png"},
                   "--image: /nowhere/at/all.png");
    assert_refused((client_options){.id = "4x4-1-KRV3"}, "--id: the check character does not fit");
    assert_refused((client_options){.level = "first-steps"}, "pack/name");
    assert_refused((client_options){.level = "/x"}, "pack/name");
    assert_refused((client_options){.level = "no-such-pack/x"},
                   "no level is called 'no-such-pack/x'");
    assert_refused((client_options){.level = "first-steps/no-such-level"}, "no-such-level");
}

CLAIM(a_level_brings_its_board_goal_and_par)
{
    game_round round = {0};
    bool asked;
    assert_int_equal(start((client_options){.level = "first-steps/corner"}, &round, &asked, NULL),
                     SW_OK);
    assert_int_equal(round.origin.kind, GAME_FROM_LEVEL);
    assert_string_equal(round.origin.level, "first-steps/corner");
    assert_int_equal(round.origin.par, 3);
    assert_int_equal(round.origin.par_proof, PUZZLE_PAR_OPTIMAL);
    assert_true(round.origin.title[0] != '\0');
    game_round_deinit(&round);
}

CLAIM(a_word_s_level_shows_its_letters)
{
    game_round round = {0};
    bool asked;
    assert_int_equal(
        start((client_options){.level = "words/from-eat-to-tea"}, &round, &asked, NULL), SW_OK);
    assert_int_equal(round.look.style, GAME_LETTERS);
    assert_string_equal(round.look.word, "TEA");
    game_round_deinit(&round);
}

static void write_own_pack(const char *folder, const char *name, const char *text)
{
    char path[OS_PATH_SIZE];
    assert_int_equal(os_path_join(path, sizeof path, folder, name, NULL), SW_OK);
    assert_int_equal(os_file_replace(path, text, strlen(text), NULL), SW_OK);
}

static void remove_own_pack(const char *folder, const char *name)
{
    char path[OS_PATH_SIZE];
    assert_int_equal(os_path_join(path, sizeof path, folder, name, NULL), SW_OK);
    assert_int_equal(os_file_remove(path, NULL), SW_OK);
}

CLAIM(a_level_of_the_player_s_own_is_found)
{
    game_round round = {0};
    bool asked;
    char data[] = "/tmp/slidewise-start-XXXXXX", own[64], levels[128];
    assert_non_null(mkdtemp(data));
    snprintf(own, sizeof own, "%s/slidewise", data);
    snprintf(levels, sizeof levels, "%s/levels", own);
    assert_int_equal(os_folder_make(levels, NULL), SW_OK);
    assert_int_equal(setenv("XDG_DATA_HOME", data, 1), 0);
    write_own_pack(levels, "mine.txt",
                   "slidewise-levels 1\ntitle Mine\n"
                   "level one\ntitle One\nsize 2x2\ngoal standard\nboard 0,1/3,2\n");
    write_own_pack(levels, "torn.txt", "slidewise-levels 1\ntitle Torn\nsize 2x2\n");
    assert_int_equal(start((client_options){.level = "mine/one"}, &round, &asked, NULL), SW_OK);
    assert_string_equal(round.origin.title, "One");
    assert_int_equal(round.session.start.blank, 0);
    game_round_deinit(&round);
    assert_refused((client_options){.level = "torn/one"},
                   "levels/torn.txt:3: size belongs to a level");
    remove_own_pack(levels, "mine.txt");
    remove_own_pack(levels, "torn.txt");
    assert_int_equal(unsetenv("XDG_DATA_HOME"), 0);
    assert_int_equal(rmdir(levels) + rmdir(own) + rmdir(data), 0);
}

CLAIM(an_id_brings_its_board_and_says_where_it_came_from)
{
    game_round round = {0}, same = {0};
    bool asked = false;
    assert_int_equal(start((client_options){.id = "4x4-1-KRV2"}, &round, &asked, NULL), SW_OK);
    assert_true(asked);
    client_options options = {.has_seed = true, .seed = 20251};
    assert_int_equal(start(options, &same, &asked, NULL), SW_OK);
    assert_true(puzzle_board_equal(&round.session.start, &same.session.start));
    assert_int_equal(round.origin.kind, GAME_FROM_SEED);
    assert_int_equal(round.origin.seed, 20251);
    game_round_deinit(&round);
    game_round_deinit(&same);

    assert_int_equal(start((client_options){.id = "3x3-B-1D4R1"}, &round, &asked, NULL), SW_OK);
    assert_int_equal(round.origin.kind, GAME_FROM_BOARD);
    assert_int_equal(round.session.board.blank, 7);
    game_round_deinit(&round);
}

/* ---- Games of a version that gave them no id ---- */

static game_round nameless(const char *const *commands)
{
    game_round round = round_from("1,2,3/4,5,6/0,7,8");
    game_command command;
    for (; *commands; commands++) {
        assert_int_equal(game_command_parse(&command, *commands, NULL), SW_OK);
        assert_int_not_equal(game_session_apply(&round.session, command), GAME_NOTHING);
    }
    return round;
}

static void leave_on_the_slots(const char *folder)
{
    static const char *const solved[] = {"line L", NULL}, *const begun[] = {"move L", NULL};
    game_store *store;
    game_slots slots = {.has_current = true, .has_parked = true};
    char inner[128];
    snprintf(inner, sizeof inner, "%s/slidewise", folder);
    slots.current = nameless(solved);
    slots.parked = nameless(begun);
    assert_int_equal(game_store_create(&store, NULL, inner, NULL, NULL), SW_OK);
    game_store_save_slots(store, &slots);
    game_store_destroy(store);
    game_slots_deinit(&slots);
}

static void say_nothing(void *data, const client_message *message)
{
    (void)data;
    (void)message;
}

/* The slots of a start that ends, as if killed, before anything was done. */
static void start_up(uint64_t *current, uint64_t *kept, size_t *results)
{
    client c;
    client_init(&c, &(client_host){.say = say_nothing});
    assert_int_equal(client_open_files(&c, NULL), SW_OK);
    *current = c.slots.current.id;
    *kept = c.slots.parked.id;
    *results = c.results.count;
    client_deinit(&c);
}

CLAIM(games_without_an_id_get_one_for_good)
{
    static const char *const variables[] = {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"};
    scratch own = make_scratch();
    uint64_t current, kept, same_current, same_kept;
    size_t results;
    for (int i = 0; i < 3; i++)
        assert_int_equal(setenv(variables[i], own.folder, 1), 0);
    leave_on_the_slots(own.folder);
    start_up(&current, &kept, &results);
    assert_true(current != 0 && kept != 0 && current != kept);
    assert_int_equal(results, 1);
    start_up(&same_current, &same_kept, &results);
    assert_true(same_current == current && same_kept == kept);
    assert_int_equal(results, 1);
    for (int i = 0; i < 3; i++)
        assert_int_equal(unsetenv(variables[i]), 0);
    remove_scratch(&own);
}
