/* What the play screen says of a game: the ladder, moves left, points, the ghost, the first-time guide,
 * the result, and the ID that goes through the clipboard. */
#include "boards.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"

#include "base/rng.h"
#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "client/start.h"
#include "fit.h"
#include "game/stars.h"
#include "program/clipboard.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

static void solve(app *a)
{
    press_key(a, SDLK_UP, 0);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_LEFT, 0);
    play_of(a)->board.ripple_since = 0; /* the result is there at once */
    next_frame(a);
}

static int pips_on(const app *a)
{
    const app_parts *p = play_tree(a);
    return app_control_find(&p->page.controls, PLAY_HINT)->pips_on;
}

CLAIM(each_press_climbs_a_step_and_says_it_in_words)
{
    app *a = open_game(1280, 800, three);
    const char *words[] = {"Look at rows 2 to 3, columns 1 to 3", "Tile 4 is next",
                           "Tile 4 goes up"};
    for (int step = 0; step < 3; step++) {
        press_key(a, SDLK_h, 0);
        wait_for(a, words[step]);
        assert_int_equal(pips_on(a), step + 1);
        assert_int_equal(game_session_hints(&a->client.slots.current.session), step + 1);
    }
    press_key(a, SDLK_h, 0);
    next_frame(a);
    assert_int_equal(a->client.slots.current.session.moves, 1);
    assert_int_equal(pips_on(a), 0);
    close_app(a);
}

CLAIM(moves_left_are_shown_where_the_player_wishes)
{
    app *a = open_game(1280, 800, three);
    assert_false(says(a, "Moves left"));
    a->client.settings.moves_left = true;
    next_frame(a);
    assert_true(says(a, "Moves left"));
    for (int i = 0;
         i < 2000 && !game_distance_known(app_play_analysis_left(a, &play_of(a)->analysis)); i++) {
        SDL_Delay(5);
        next_frame(a);
    }
    assert_int_equal(app_play_analysis_left(a, &play_of(a)->analysis).moves, 3);
    press_key(a, SDLK_DOWN, 0);
    for (int i = 0; i < 2000 && app_play_analysis_left(a, &play_of(a)->analysis).moves != 4; i++) {
        SDL_Delay(5);
        next_frame(a);
    }
    assert_int_equal(app_play_analysis_left(a, &play_of(a)->analysis).moves, 4);
    close_app(a);
}

/* A board of a level whose par is best known: so many random moves from the goal. */
static void begin_large_level(app *a, int side, int par)
{
    sw_rng rng = sw_rng_seed(7);
    puzzle_board goal = standard_goal(side, side), board = goal;
    game_round round = {.origin = {.kind = GAME_FROM_LEVEL,
                                   .level = "pack/level",
                                   .par = par,
                                   .par_proof = PUZZLE_PAR_BEST_KNOWN}};
    for (int made = 0; made < par;)
        made += puzzle_move_apply(&board, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
    game_session_init(&round.session, &board, &goal);
    client_begin(&a->client, &round);
}

static game_distance wait_for_left(app *a)
{
    next_frame(a);
    for (int i = 0;
         i < 2000 && !game_distance_known(app_play_analysis_left(a, &play_of(a)->analysis)); i++) {
        SDL_Delay(5);
        next_frame(a);
    }
    return app_play_analysis_left(a, &play_of(a)->analysis);
}

/* Nor does it contradict itself where a hint knows more. */
CLAIM(moves_left_never_exceed_what_the_par_leaves)
{
    app *a = open_app(1280, 800);
    a->client.settings.moves_left = true;
    begin_large_level(a, 9, 200);
    app_loop_open(a, APP_SCREEN_PLAY);
    sw_rng rng = sw_rng_seed(8);
    for (int moves = 0; moves < 12;) {
        const game_session *session = &a->client.slots.current.session;
        game_distance left = wait_for_left(a);
        assert_true(left.moves <= 200 + session->moves);
        assert_true(left.bound <= left.moves);
        assert_int_equal((left.moves - left.bound) % 2, 0);
        game_distance hint = game_hint_left(a->client.hint, session);
        assert_true(hint.moves < 0 || left.moves <= hint.moves);
        puzzle_move move = (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES);
        if (puzzle_move_source(&session->board, move) >= 0) {
            press_key(a, (SDL_Keycode[]){SDLK_UP, SDLK_RIGHT, SDLK_DOWN, SDLK_LEFT}[move], 0);
            moves++;
        }
        if (moves == 4)
            press_key(a, SDLK_h, 0);
    }
    close_app(a);
}

CLAIM(a_hint_on_a_large_board_tells_moves_to_go_and_what_is_proved)
{
    app *a = open_app(1280, 800);
    begin_large_level(a, 12, 2000);
    show_screen(a, APP_SCREEN_PLAY);
    press_key(a, SDLK_h, 0);
    wait_for(a, "over the proven bound");
    assert_true(says(a, "The arrow leaves two stars at most."));
    press_key(a, SDLK_h, 0);
    press_key(a, SDLK_h, 0);
    assert_true(says(a, "moves to go"));
    assert_false(says(a, "optimal"));
    close_app(a);
}

/* Whatever found the one move: it is not named as if it had proved that. */
CLAIM(one_move_before_the_goal_only_the_bound_is_named_beside_the_proof)
{
    app *a = open_app(1280, 800);
    begin_large_level(a, 6, 1);
    show_screen(a, APP_SCREEN_PLAY);
    press_key(a, SDLK_h, 0);
    wait_for(a, "optimal");
    press_key(a, SDLK_h, 0);
    press_key(a, SDLK_h, 0);
    assert_true(says(a, "Proved by its lower bound"));
    assert_false(says(a, "ine by line"));
    close_app(a);
}

CLAIM(a_board_that_is_given_solved_says_why_there_is_nothing_to_do)
{
    app *a = open_game(1280, 800, "1,2,3/4,5,6/7,8,0");
    assert_true(says(a, "This board is solved already"));
    assert_true(says(a, "Ctrl+N"));
    close_app(a);
}

/* ---- The goal in the board's place ---- */

static bool peeks(const app *a)
{
    return app_play_peeking(play_of(a));
}

CLAIM(a_tap_keeps_the_goal_until_the_next_tap_escape_or_a_move)
{
    app *a = open_game(1280, 800, three);
    press_key(a, SDLK_g, 0);
    assert_true(peeks(a));
    press_key(a, SDLK_g, 0);
    assert_false(peeks(a));
    press_key(a, SDLK_g, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_false(peeks(a));
    assert_ptr_equal(top_screen(a), &app_screen_play); /* Escape did nothing else */
    press_key(a, SDLK_g, 0);
    press_key(a, SDLK_UP, 0);
    assert_false(peeks(a));
    assert_int_equal(a->client.slots.current.session.moves, 1);
    close_app(a);
}

CLAIM(held_the_goal_is_shown_as_long_as_that)
{
    app *a = open_game(1280, 800, three);
    app_event down = pressed_key(SDLK_g, 0), up = released_key(SDLK_g);
    app_loop_event(a, &down);
    next_frame(a);
    assert_true(peeks(a));
    app_loop_event(a, &up);
    assert_false(peeks(a));
    close_app(a);
}

CLAIM(the_thumbnail_shows_the_goal_too_and_the_picture_says_what_it_is)
{
    app *a = open_game(1280, 800, three);
    const app_parts *p = play_tree(a);
    play_boards boards = app_play_boards(p);
    assert_int_equal(times_shown(a, "Goal"), 1); /* beside the thumbnail */
    click(a, app_parts_rect(p, PLAY_GOAL).x + 9, app_parts_rect(p, PLAY_GOAL).y + 9);
    assert_true(peeks(a));
    assert_int_equal(times_shown(a, "Goal"), 2);
    int tile = boards.own.tray.x + 60, row = boards.own.tray.y + 300;
    click(a, tile, row); /* a tile that is not seen is not meant */
    assert_false(peeks(a));
    assert_int_equal(a->client.slots.current.session.moves, 0);
    close_app(a);
}

/* However the board came to its goal, and whatever is begun or shown then. */
CLAIM(the_kept_goal_gives_way_to_a_win_a_hint_and_a_new_board)
{
    app *a = open_game(1280, 800, three);
    press_key(a, SDLK_g, 0);
    press_key(a, SDLK_h, 0);
    assert_false(peeks(a));
    press_key(a, SDLK_g, 0);
    press_key(a, SDLK_F2, 0);
    assert_false(peeks(a));
    close_app(a);
    a = open_game(1280, 800, "1,2,3/4,5,6/7,0,8");
    press_key(a, SDLK_g, 0);
    client_command(&a->client, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT});
    next_frame(a);
    assert_true(app_play_solved(a));
    assert_false(peeks(a));
    press_key(a, SDLK_g, 0);
    assert_false(peeks(a)); /* it would show the board that is there */
    close_app(a);
}

CLAIM(who_does_not_hold_presses_twice)
{
    app *a = open_game(1280, 800, "1,2,3/4,5,6/0,7,8");
    a->client.settings.press_twice = true;
    app_event down = pressed_key(SDLK_g, 0), up = released_key(SDLK_g);
    app_loop_event(a, &down);
    next_frame(a);
    app_loop_event(a, &up); /* held for long, it stays all the same */
    assert_true(peeks(a));
    press_key(a, SDLK_g, 0);
    assert_false(peeks(a));
    press_key(a, SDLK_LSHIFT, KMOD_LSHIFT);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(a->client.slots.current.session.moves, 2);
    assert_int_equal(a->client.slots.current.session.slides, 1);
    close_app(a);
}

CLAIM(shift_is_a_key_of_its_own_only_when_nothing_else_is_pressed)
{
    app *a = open_game(1280, 800, "1,2,3/4,5,6/0,7,8");
    a->client.settings.press_twice = true;
    app_event shift = pressed_key(SDLK_LSHIFT, KMOD_LSHIFT), up = released_key(SDLK_LSHIFT);
    app_event tab = pressed_key(SDLK_TAB, KMOD_LSHIFT);
    app_loop_event(a, &shift);
    app_loop_event(a, &tab);
    app_loop_event(a, &up);
    press_key(a, SDLK_ESCAPE, 0);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(a->client.slots.current.session.moves, 1);
    a->client.settings.press_twice = false;
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_LSHIFT, KMOD_LSHIFT);
    press_key(a, SDLK_LEFT, 0);
    assert_int_equal(a->client.slots.current.session.slides, 3);
    assert_int_equal(a->client.slots.current.session.moves, 3);
    close_app(a);
}

CLAIM(points_come_with_best_moves_and_only_if_they_are_on)
{
    app *a = open_game(1280, 800, three);
    wait_for(a, "0 points");
    press_key(a, SDLK_UP, 0);
    wait_for(a, "10 points");
    wait_for(a, "+10");
    a->client.settings.points = false;
    next_frame(a);
    assert_false(says(a, "points"));
    assert_false(app_play_findings(&play_of(a)->analysis)->following);
    close_app(a);
}

CLAIM(no_points_are_told_where_distances_are_out_of_reach)
{
    app *a = open_app(1280, 800);
    puzzle_board goal = standard_goal(10, 10);
    game_round round;
    const game_look numbers = {.style = GAME_NUMBERS};
    client_make_round(&round, &goal, &numbers, 1);
    client_begin(&a->client, &round);
    app_loop_open(a, APP_SCREEN_PLAY);
    for (int i = 0; i < 2000 && app_play_findings(&play_of(a)->analysis)->evaluated == 0; i++) {
        next_frame(a);
        SDL_Delay(5);
    }
    assert_int_equal(app_play_findings(&play_of(a)->analysis)->evaluated, 1);
    next_frame(a);
    assert_false(says(a, "points"));
    close_app(a);
}

CLAIM(a_solved_level_has_stars_and_leads_to_the_next_one)
{
    app *a = open_app(1280, 800);
    assert_true(client_start_level(&a->client, "first-steps/corner"));
    show_screen(a, APP_SCREEN_PLAY);
    const SDL_Keycode path[] = {SDLK_RIGHT, SDLK_UP, SDLK_LEFT};
    for (int i = 0; i < 3; i++)
        press_key(a, path[i], 0);
    play_of(a)->board.ripple_since = 0;
    next_frame(a);
    assert_int_equal(game_stars_after(&a->client.slots.current, 0), 3);
    assert_true(says(a, "Perfect: no shorter way exists."));
    assert_true(says(a, "Next level"));
    wait_for(a, "0 detours");
    press_key(a, SDLK_RETURN, 0);
    next_frame(a);
    assert_string_equal(a->client.slots.current.origin.level, "first-steps/all-the-way");
    close_app(a);
}

CLAIM(an_arrow_leaves_two_stars_and_says_so)
{
    app *a = open_app(1280, 800);
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "no-pack/no-level",
                               .par = 3,
                               .par_proof = PUZZLE_PAR_OPTIMAL};
    begin_board_from(a, three, &level);
    app_loop_open(a, APP_SCREEN_PLAY);
    client_command(&a->client, (game_command){.kind = GAME_HINT, .step = GAME_HINT_ARROW});
    solve(a);
    assert_int_equal(game_stars_after(&a->client.slots.current, 0), 2);
    assert_true(says(a, "With a hint: two stars at most."));
    assert_true(says(a, "Back to the levels"));
    close_app(a);
}

CLAIM(a_game_is_compared_with_others_but_not_with_auto_solved_ones)
{
    app *a = open_game(1280, 800, three);
    game_result other = game_result_of(&a->client.slots.current, 1);
    other.id = 1;
    other.moves = other.slides = 41;
    other.time_ms = 161000;
    client_results(&a->client);
    assert_true(game_results_add(&a->client.results, &other));
    other.id = 2;
    other.autos = 1;
    other.moves = other.slides = 1;
    assert_true(game_results_add(&a->client.results, &other));
    solve(a);
    assert_int_equal(play_of(a)->result.best.moves, 41);
    assert_true(says(a, "new best"));
    close_app(a);
}

CLAIM(the_result_can_be_hidden_and_the_same_board_played_again)
{
    app *a = open_game(1280, 800, three);
    solve(a);
    uint64_t id = a->client.slots.current.id;
    const app_parts *p = play_tree(a);
    app_rect again = app_control_find(&p->page.controls, PLAY_AGAIN)->rect;
    app_event down = pointer_at(APP_EVENT_POINTER_DOWN, again.x + 5, again.y + 5);
    app_event up = pointer_at(APP_EVENT_POINTER_UP, again.x + 5, again.y + 5);
    app_loop_event(a, &down);
    app_loop_event(a, &up);
    next_frame(a);
    assert_int_not_equal(a->client.slots.current.id, id);
    assert_int_equal(a->client.slots.current.session.moves, 0);
    assert_false(says(a, "Solved"));
    close_app(a);
}

/* ---- The clipboard ---- */

CLAIM(a_copied_id_brings_the_same_board_back)
{
    app *a = open_game(1280, 800, three);
    puzzle_board start = a->client.slots.current.session.start;
    press_key(a, SDLK_c, KMOD_LCTRL);
    assert_string_equal(a->toast.text, "The ID is copied; once more copies the tiles");
    const game_origin given = {.kind = GAME_FROM_BOARD};
    begin_board_from(a, "1,2/0,3", &given);
    press_key(a, SDLK_v, KMOD_LCTRL);
    next_frame(a);
    assert_true(puzzle_board_equal(&a->client.slots.current.session.board, &start));
    close_app(a);
}

CLAIM(a_mistyped_id_is_refused_and_changes_nothing)
{
    app *a = open_game(1280, 800, three);
    uint64_t id = a->client.slots.current.id;
    press_key(a, SDLK_c, KMOD_LCTRL);
    char *text = SDL_GetClipboardText();
    size_t last = strlen(text) - 2;
    text[last] = text[last] == '7' ? '8' : '7';
    SDL_SetClipboardText(text);
    SDL_free(text);
    a->toast.text[0] = '\0';
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_int_equal(a->client.slots.current.id, id);
    assert_int_equal(a->toast.icon, APP_ICON_WARN);
    assert_int_not_equal(a->toast.text[0], '\0');
    close_app(a);
}

static void assert_copied(const char *expected)
{
    char *text = SDL_GetClipboardText();
    assert_string_equal(text, expected);
    SDL_free(text);
}

CLAIM(copied_again_a_board_is_its_tiles_and_its_moves)
{
    app *a = open_game(1280, 800, "1,2,3/4,5,6/0,7,8");
    for (int i = 0; i < 2; i++) { /* the next one after the last is the first */
        press_key(a, SDLK_c, KMOD_LCTRL);
        press_key(a, SDLK_c, KMOD_LCTRL);
        assert_copied("1 2 3/4 5 6/0 7 8"); /* there are no moves yet */
    }
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_c, KMOD_LCTRL);
    assert_copied("L");
    a->now += 60000; /* later it begins with the ID again */
    press_key(a, SDLK_c, KMOD_LCTRL);
    assert_string_equal(a->toast.text, "The ID is copied; once more copies the tiles");
    close_app(a);
}

CLAIM(tiles_of_another_program_are_pasted)
{
    app *a = open_game(1280, 800, three);
    SDL_SetClipboardText(" 5 1 2 4\n9 6 3 8\n13 10 7 11\n0 14 15 12\n");
    press_key(a, SDLK_v, KMOD_LCTRL);
    next_frame(a);
    const game_round *round = client_round(&a->client);
    assert_int_equal(round->session.start.size.columns, 4);
    assert_int_equal(round->session.board.tiles[0], 5);
    uint64_t id = round->id;
    SDL_SetClipboardText("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"); /* nobody solves that */
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_int_equal(client_round(&a->client)->id, id);
    assert_non_null(strstr(a->toast.text, "cannot be solved"));
    close_app(a);
}

CLAIM(pasted_moves_are_watched_and_change_no_game)
{
    app *a = open_game(1280, 800, "1,2,3/4,5,6/0,7,8");
    SDL_SetClipboardText("L2\n");
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_ptr_equal(top_screen(a), &app_screen_watch);
    const replay_state *watch = top_state(a);
    assert_int_equal(watch->replay.path.length, 2);
    assert_true(game_session_solved(&watch->record.round.session));
    assert_int_equal(client_round(&a->client)->session.moves, 0);
    press_key(a, SDLK_ESCAPE, 0);
    SDL_SetClipboardText("R2U");
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_non_null(strstr(a->toast.text, "not possible"));
    close_app(a);
}

CLAIM(a_result_is_copied_with_an_id_that_can_be_pasted)
{
    app *a = open_game(1280, 800, three);
    puzzle_board start = a->client.slots.current.session.start;
    solve(a);
    app_copy_result(a);
    assert_true(app_paste_id_game(a));
    assert_true(puzzle_board_equal(&a->client.slots.current.session.board, &start));
    assert_int_equal(a->client.slots.current.session.moves, 0);
    close_app(a);
}

/* ---- The ghost ---- */

static void race_shortest(app *a)
{
    play_of(a)->race.wish.kind = APP_ARGUMENT_RACE_SHORTEST;
    for (int i = 0; i < 2000 && !app_play_racing(a); i++) {
        next_frame(a);
        SDL_Delay(5);
    }
    assert_true(app_play_racing(a));
}

CLAIM(the_shortest_solution_arrives_first_after_a_wrong_move)
{
    app *a = open_game(1280, 800, three);
    race_shortest(a);
    next_frame(a);
    assert_true(says(a, "Ghost 0 of 3"));
    press_key(a, SDLK_DOWN, 0);
    next_frame(a);
    assert_true(says(a, "Ghost 1 of 3"));
    press_key(a, SDLK_UP, 0);
    press_key(a, SDLK_UP, 0);
    next_frame(a);
    assert_true(says(a, "Ghost at the goal"));
    assert_string_equal(a->toast.text, "The ghost has finished: 3 moves");
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_LEFT, 0);
    play_of(a)->board.ripple_since = 0;
    next_frame(a);
    assert_true(says(a, "The ghost won."));
    close_app(a);
}

CLAIM(a_race_in_par_ends_together_and_goes_on_with_again)
{
    app *a = open_game(1280, 800, three);
    race_shortest(a);
    solve(a);
    assert_true(says(a, "You and the ghost finished together."));
    app_play_race_again(a);
    next_frame(a);
    assert_true(app_play_racing(a));
    assert_true(says(a, "Ghost 0 of 3"));
    play_of(a)->race.wish.kind = APP_ARGUMENT_RACE_STOP;
    next_frame(a);
    assert_false(app_play_racing(a));
    assert_false(says(a, "Ghost"));
    close_app(a);
}

CLAIM(another_game_ends_the_search_for_a_ghost)
{
    app *a = open_game(1280, 800, "0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1");
    play_of(a)->race.wish.kind = APP_ARGUMENT_RACE_SHORTEST;
    next_frame(a);
    const game_origin given = {.kind = GAME_FROM_BOARD};
    begin_board_from(a, three, &given);
    next_frame(a);
    assert_null(play_of(a)->race.job);
    assert_false(app_play_racing(a));
    close_app(a);
}

/* ---- The first-time guide ---- */

static app *open_guided(int width, int height)
{
    app *a = open_game(width, height, three);
    a->client.settings.guided = false;
    next_frame(a);
    next_frame(a);
    return a;
}

CLAIM(the_guide_goes_on_by_doing_and_comes_once)
{
    app *a = open_guided(1280, 800);
    assert_true(says(a, "Slide a tile into the gap"));
    press_key(a, SDLK_DOWN, 0);
    next_frame(a);
    assert_true(says(a, "Here is the goal"));
    app_event held = pressed_key(SDLK_g, 0), let_go = released_key(SDLK_g);
    app_loop_event(a, &held);
    next_frame(a);
    app_loop_event(a, &let_go);
    next_frame(a);
    assert_true(says(a, "Stuck? Take a hint"));
    press_key(a, SDLK_h, 0);
    wait_for(a, "Look at");
    assert_true(a->client.settings.guided);
    press_key(a, SDLK_UP, 0);
    next_frame(a);
    assert_false(says(a, "Stuck?"));
    close_app(a);
}

CLAIM(some_moves_are_answer_enough)
{
    app *a = open_guided(1280, 800);
    for (int i = 0; i < 20; i++) {
        press_key(a, i % 2 ? SDLK_UP : SDLK_DOWN, 0);
        next_frame(a);
    }
    assert_true(a->client.settings.guided);
    close_app(a);
}

CLAIM(the_guide_names_what_is_in_the_hand)
{
    app *a = open_guided(1280, 800);
    assert_true(says(a, "Click or drag it, or use an arrow key."));
    a->way = GAME_WAY_TOUCH;
    next_frame(a);
    assert_true(says(a, "Tap or drag it."));
    a->way = GAME_WAY_PAD;
    next_frame(a);
    assert_true(says(a, "Press the d-pad, or move the stick."));
    close_app(a);
}

/* Each lesson has its button, in the window and on nothing else; a press on the rest of the slab goes
 * to whatever lies below. */
CLAIM(the_guide_can_be_closed_everywhere)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_guided(sizes[i].width, sizes[i].height);
        for (int lesson = 0; lesson < PLAY_LESSONS; lesson++) {
            const app_parts *p = play_tree(a);
            const app_control *close = app_control_find(&p->page.controls, PLAY_GUIDE_CLOSE);
            assert_non_null(close);
            subject s = {.name = "guide", .window = sizes[i], .controls = p->page.controls};
            check_places(&s);
            app_event down =
                pointer_at(APP_EVENT_POINTER_DOWN, close->rect.x + 9, close->rect.y + 9);
            app_event up = down;
            up.kind = APP_EVENT_POINTER_UP;
            app_loop_event(a, &down);
            app_loop_event(a, &up);
            next_frame(a);
        }
        assert_true(a->client.settings.guided);
        assert_int_equal(a->client.slots.current.session.moves, 0);
        close_app(a);
    }
}

/* What the lesson tells of: the goal has no place of its own in the smallest windows, but the menu shows it. */
static bool is_ringed(const app *a, const app_parts *p, play_lesson lesson)
{
    static const int subjects[] = {PLAY_BOARD, PLAY_GOAL, PLAY_HINT};
    int id = app_parts_rect(p, subjects[lesson]).w > 0 ? subjects[lesson] : PLAY_MENU;
    const app_control *control = app_control_find(&p->page.controls, id);
    app_rect at = control ? control->rect : app_parts_rect(p, id);
    for (size_t i = 0; i < a->draw.count; i++) {
        app_rect ring = a->draw.commands[i].rect;
        if (a->draw.commands[i].kind == APP_DRAW_BOX && ring.x < at.x && ring.x > at.x - 16 &&
            ring.y < at.y && ring.y > at.y - 16)
            return true;
    }
    return at.x < 8 || at.y < 8; /* at the window's edge the ring has no room around it */
}

/* No words lie on others, none of them is cut, and the board is clear of the slab. */
CLAIM(the_guide_covers_no_tile_counter_or_caption)
{
    for (int i = 0; i < 2 * SIZES; i++) {
        app *a = open_guided(sizes[i / 2].width, sizes[i / 2].height);
        if (i % 2)
            race_shortest(a);
        for (int lesson = 0; lesson < PLAY_LESSONS; lesson++) {
            play_of(a)->guide.lesson = (play_lesson)lesson;
            next_frame(a);
            const app_parts *p = play_tree(a);
            play_boards boards = app_play_boards(p);
            assert_true(app_parts_rect(p, PLAY_GUIDE).w > 0);
            assert_true(is_ringed(a, p, (play_lesson)lesson));
            assert_true(apart(app_parts_rect(p, PLAY_GUIDE), boards.own.tray));
            assert_true(apart(app_parts_rect(p, PLAY_GUIDE), app_parts_rect(p, PLAY_GOAL)));
            check_words(a, "guide");
        }
        close_app(a);
    }
}

/* The window that has no panel tells a hint all the same. */
CLAIM(the_smallest_window_shows_a_hints_steps_and_words)
{
    app *a = open_game(480, 480, three);
    press_key(a, SDLK_h, 0);
    wait_for(a, "Look at rows 2 to 3, columns 1 to 3");
    assert_int_equal(pips_on(a), 1);
    press_key(a, SDLK_h, 0);
    assert_true(says(a, "Tile 4 is next"));
    assert_true(says(a, "3 moves to go"));
    assert_int_equal(pips_on(a), 2);
    close_app(a);
}

static app_cursor cursor_by(app *a, app_event_kind kind, app_rect face)
{
    app_event event = pointer_at(kind, face.x + face.w / 2, face.y + face.h / 2);
    app_loop_event(a, &event);
    next_frame(a);
    return a->window.cursor;
}

CLAIM(the_pointers_shape_tells_which_tile_can_be_slid)
{
    app *a = open_game(1280, 800, "1,2,3/4,5,6/0,7,8");
    const app_parts *p = play_tree(a);
    play_boards boards = app_play_boards(p);
    app_rect face[9], thumbnail = app_parts_rect(p, PLAY_GOAL);
    for (int cell = 0; cell < 9; cell++)
        face[cell] = app_board_layout_units(&boards.own, app_board_layout_cell(&boards.own, cell));
    assert_int_equal(cursor_by(a, APP_EVENT_POINTER_MOVE, face[1]), APP_CURSOR_ARROW);
    assert_int_equal(cursor_by(a, APP_EVENT_POINTER_MOVE, face[8]), APP_CURSOR_HAND);
    assert_int_equal(cursor_by(a, APP_EVENT_POINTER_DOWN, face[8]), APP_CURSOR_HAND);
    assert_int_equal(cursor_by(a, APP_EVENT_POINTER_MOVE, face[7]), APP_CURSOR_MOVE);
    assert_int_equal(cursor_by(a, APP_EVENT_POINTER_UP, face[6]), APP_CURSOR_ARROW);
    assert_int_equal(cursor_by(a, APP_EVENT_POINTER_MOVE, thumbnail), APP_CURSOR_HAND);
    close_app(a);
}

/* ---- In every window ---- */

static void check_window(window_size window)
{
    app *a = open_app(window.width, window.height);
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "a-pack-of-levels/a-level-with-a-long-name",
                               .title = "A title that is nearly as long as a title may become",
                               .par = 148,
                               .par_proof = PUZZLE_PAR_BEST_KNOWN};
    begin_board_from(a, three, &level);
    a->client.slots.current.session.time_ms = 5025000;
    a->client.slots.current.session.undos = 1234;
    a->client.settings.moves_left = true;
    show_screen(a, APP_SCREEN_PLAY);
    for (int step = 0; step < 3; step++) {
        press_key(a, SDLK_h, 0);
        while (game_hint_stage_now(a->client.hint) == GAME_HINT_THINKING)
            next_frame(a);
        next_frame(a);
        check_game(a, "play");
    }
    race_shortest(a);
    next_frame(a);
    check_game(a, "play");
    solve(a);
    while (!game_analysis_done(a->client.analyses[PUZZLE_METRIC_MOVES]))
        next_frame(a);
    next_frame(a);
    check_game(a, "play");
    close_app(a);
}

CLAIM(ladder_race_and_result_fit_every_window)
{
    for (int i = 0; i < SIZES; i++)
        check_window(sizes[i]);
}

CLAIM(the_board_lies_on_its_tray_at_every_scale)
{
    for (int percent = 100; percent <= 200; percent += 25) {
        app *a = open_game(1920, 1080, three);
        a->client.settings.scale_percent = percent;
        next_frame(a);
        play_boards boards = boards_in_play(a);
        check_board(&boards.own);
        close_app(a);
    }
}

/* ---- When, and by what ---- */

/* A frame may be drawn between a key and its event. */
CLAIM(a_slide_counts_from_when_its_key_was_pressed)
{
    app *a = open_game(1280, 800, three);
    press_key(a, SDLK_UP, 0);
    double pressed = a->now + 40;
    app_loop_frame(a, pressed + 25);
    a->now = pressed;
    app_event down = pressed_key(SDLK_LEFT, 0);
    app_loop_event(a, &down);
    const game_session *session = &a->client.slots.current.session;
    assert_int_equal(session->done, 2);
    assert_int_equal(session->steps[1].ms - session->steps[0].ms, 1040);
    close_app(a);
}

CLAIM(a_slide_tells_by_what_it_was_made)
{
    app *a = open_game(1280, 800, three);
    press_key(a, SDLK_UP, 0);
    play_boards boards = boards_in_play(a);
    click_middle(a, app_board_layout_cell(&boards.own, 7));
    const game_session *session = &a->client.slots.current.session;
    assert_int_equal(session->done, 2);
    assert_int_equal(session->steps[0].way, GAME_WAY_KEYS);
    assert_int_equal(session->steps[1].way, GAME_WAY_POINTER);
    close_app(a);
}

/* Before the first move, and again before the arrow. */
CLAIM(a_level_says_what_a_hint_costs)
{
    app *a = open_app(1280, 800);
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "no-pack/no-level",
                               .par = 3,
                               .par_proof = PUZZLE_PAR_OPTIMAL};
    begin_board_from(a, three, &level);
    show_screen(a, APP_SCREEN_PLAY);
    assert_true(says(a, "two stars at most."));
    press_key(a, SDLK_h, 0);
    wait_for(a, "Look at");
    assert_true(says(a, "The arrow leaves two stars at most."));
    press_key(a, SDLK_h, 0);
    press_key(a, SDLK_h, 0);
    next_frame(a);
    assert_int_equal(client_round(&a->client)->session.hints[GAME_HINT_ARROW], 1);
    assert_false(says(a, "two stars"));
    close_app(a);
}

CLAIM(a_board_without_stars_says_nothing_of_them)
{
    app *a = open_game(1280, 800, three);
    assert_false(says(a, "two stars"));
    press_key(a, SDLK_h, 0);
    wait_for(a, "Look at");
    assert_false(says(a, "two stars"));
    close_app(a);
}

CLAIM(a_shown_solution_gives_no_points)
{
    app *a = open_game(1280, 800, three);
    wait_for(a, "0 points");
    client_command(&a->client, (game_command){.kind = GAME_AUTO});
    next_frame(a);
    assert_false(says(a, "points"));
    solve(a);
    assert_false(says(a, "points"));
    close_app(a);
}
