/* Blindfold: what helped while the board was learned is gone once its numbers are hidden, also by a first move. */
#include "challenge.h"

static app *open_learning(void)
{
    app *a = open_app(1280, 800);
    show_challenge(a, "blind 4x4");
    app_loop_frame(a, a->now + 100);
    assert_true(game_run_learns(&a->client.run));
    return a;
}

/* By the first move, which has no such button as Begin. */
static void hide_by_a_move(app *a)
{
    puzzle_path path = way_home(a);
    click_middle(a, tile_to_slide(a, (puzzle_move)path.moves[0]));
    puzzle_path_deinit(&path);
    assert_true(game_run_hides(&a->client.run));
}

CLAIM(what_was_looked_for_is_not_followed)
{
    for (int found = 0; found < 2; found++) {
        app *a = open_learning();
        press_intent(a, APP_INTENT_FIND);
        send(a, (app_event){.kind = APP_EVENT_TEXT, .way = GAME_WAY_KEYS, .text = "5"});
        app_loop_frame(a, a->now + 100);
        if (found)
            app_loop_frame(a, a->now + 700); /* nothing more is typed */
        assert_int_equal(app_board_find_lit(&play_of(a)->board.find, a->now), 5);
        hide_by_a_move(a);
        assert_int_equal(app_board_find_lit(&play_of(a)->board.find, a->now), 0);
        assert_false(play_of(a)->find.typing);
        close_app(a);
    }
}

CLAIM(the_goal_beside_it_goes)
{
    app *a = open_learning();
    press_intent(a, APP_INTENT_COMPARE);
    app_loop_frame(a, a->now + 100);
    assert_true(a->comparing);
    hide_by_a_move(a);
    assert_false(a->comparing);
    close_app(a);
}

CLAIM(no_picture_takes_the_place_of_hidden_numbers)
{
    app *a = open_learning();
    hide_by_a_move(a);
    drop_file(a, TEST_DATA_DIR "/pictures/plain.png");
    assert_int_equal(session_in_play(a)->slides, 1);
    assert_int_equal(client_round(&a->client)->look.style, GAME_NUMBERS);
    assert_true(strstr(a->toast.text, "no pictures") != NULL);
    close_app(a);
}
