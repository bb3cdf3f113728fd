/* The challenges: chosen and begun by keys, pointer, touch and pad; gone on with. */
#include "fit.h"

#include "client/runs.h"
#include "fingers.h"
#include "scratch.h"
#include "screens/challenges/challenges.h"
#include "screens/screens.h"

static challenges_state *state_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_challenges);
    return top_state(a);
}

static app *open_challenges(const scratch *own, int width, int height)
{
    app *a = open_app(width, height);
    a->options.no_animation = true;
    if (own)
        keep_in(a, own);
    show_screen(a, APP_SCREEN_CHALLENGES);
    return a;
}

static void click_on(app *a, const char *name)
{
    click_middle(a, control_named(a, name)->rect);
    next_frame(a);
}

/* From the board. */
static void go_back(app *a)
{
    click_middle(a, rect_on_top(a, APP_ID_BACK));
    next_frame(a);
}

static void tap_and_see(app *a, const char *name)
{
    tap_rect(a, control_named(a, name)->rect);
    next_frame(a);
}

static void type_text(app *a, const char *text)
{
    app_event typed = {.kind = APP_EVENT_TEXT, .text = text};
    app_loop_event(a, &typed);
    next_frame(a);
}

/* There is an Other of the sizes, and one of the numbers of boards: behind 1,000. */
static void click_on_other_boards(app *a)
{
    app_rect last = control_named(a, "1,000")->rect;
    click(a, last.x + last.w * 3 / 2, last.y + last.h / 2);
    next_frame(a);
}

static void assert_plays(const app *a, const char *challenge)
{
    sw_text text;
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(a->client.in_run);
    sw_text_init(&text, GAME_CHALLENGE_TEXT - 1);
    game_challenge_format(&a->client.run.challenge, &text);
    assert_string_equal(text.data, challenge);
    sw_text_deinit(&text);
}

CLAIM(arrows_choose_a_card_and_enter_begins_it)
{
    app *a = open_challenges(NULL, 1280, 800);
    press_key(a, SDLK_RIGHT, 0);
    next_frame(a);
    assert_int_equal(state_of(a)->mode, GAME_MODE_MARATHON);
    press_key(a, SDLK_RETURN, 0);
    assert_plays(a, "marathon 4x4 5");
    close_app(a);
}

CLAIM(a_press_on_a_card_begins_nothing_and_start_does)
{
    app *a = open_challenges(NULL, 1280, 800);
    click_on(a, "Blindfold");
    assert_int_equal(state_of(a)->mode, GAME_MODE_BLIND);
    click_on(a, "3 × 3");
    click_on(a, "Start");
    assert_plays(a, "blind 3x3");
    close_app(a);
}

CLAIM(the_seconds_of_a_size_can_be_chosen)
{
    app *a = open_challenges(NULL, 1280, 800);
    click_on(a, "5 × 5");
    const game_challenge *attack = app_challenges_chosen(a, GAME_MODE_ATTACK);
    assert_int_equal(attack->first_s, 180);
    assert_int_equal(attack->each_s, 45);
    click_on(a, "+5 s");
    assert_int_equal(attack->each_s, 5);
    click_on(a, "+45 s"); /* it is still there */
    assert_int_equal(attack->each_s, 45);
    close_app(a);
}

CLAIM(sides_and_numbers_of_ones_own_are_stepped_and_typed)
{
    app *a = open_challenges(NULL, 1280, 800);
    const game_challenge *marathon = app_challenges_chosen(a, GAME_MODE_MARATHON);
    click_on(a, "Marathon");
    click_on_other_boards(a);
    click_on(a, "More boards");
    assert_int_equal(marathon->boards, 6);
    click_on(a, "Boards");
    for (int i = 0; i < 3; i++)
        press_key(a, SDLK_BACKSPACE, 0);
    type_text(a, "731");
    assert_int_equal(marathon->boards, 731);
    type_text(a, "9");
    type_text(a, "9"); /* too many */
    assert_int_equal(marathon->boards, 7319);
    click_on(a, "Other");
    click_on(a, "Marathon");
    assert_int_equal(marathon->boards, 7319);
    close_app(a);
}

CLAIM(a_finger_begins_one_in_the_smallest_window)
{
    app *a = open_challenges(NULL, 480, 480);
    tap_and_see(a, "Relay");
    tap_and_see(a, "4 × 4");
    tap_and_see(a, "Start");
    assert_plays(a, "relay 4x4");
    close_app(a);
}

CLAIM(a_run_that_was_left_goes_on_or_ends)
{
    scratch own = make_scratch();
    app *a = open_challenges(&own, 1280, 800);
    click_on(a, "Fewest moves");
    click_on(a, "Start");
    uint64_t id = a->client.run.id;
    for (int move = PUZZLE_UP; move <= PUZZLE_LEFT; move++)
        client_run_play(&a->client, (game_command){.kind = GAME_MOVE, .move = (puzzle_move)move});
    go_back(a);
    assert_true(state_of(a)->left[GAME_MODE_FEWEST]);
    click_on(a, "Continue");
    assert_int_equal(a->client.run.id, id);
    go_back(a);
    click_on(a, "Start over"); /* it asks */
    assert_false(a->client.in_run);
    assert_int_equal(client_results(&a->client)->run_count, 0);
    click_on(a, "Start over");
    assert_plays(a, "fewest 4x4");
    assert_int_not_equal(a->client.run.id, id);
    close_app(a);
    remove_scratch(&own);
}
