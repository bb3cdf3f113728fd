/* Putting a new game together, by keyboard and by pointer. */
#include "screens/new_game/new_game.h"
#include "screens/screens.h"

#include "app_fixture.h"
#include "client/kinds.h"
#include "draw/render.h"
#include "fingers.h"
#include "program/pictures.h"
#include "puzzle/solvable.h"
#include "scratch.h"
#include "support/boards.h"

#include <stdio.h>

static const new_game_state *state_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_new_game);
    return top_state(a);
}

static app *open_new_game(int width, int height)
{
    app *a = open_app(width, height);
    press_key(a, SDLK_n, KMOD_LCTRL);
    assert_ptr_equal(top_screen(a), &app_screen_new_game);
    return a;
}

/* As it is now. */
static app_rect rect_of(app *a, const char *name)
{
    next_frame(a);
    return control_named(a, name)->rect;
}

static void click_on(app *a, const char *name)
{
    click_middle(a, rect_of(a, name));
}

static bool has(app *a, int id)
{
    next_frame(a);
    return app_parts_rect(parts_on_top(a), id).w > 0;
}

static const puzzle_size five = {5, 5};

CLAIM(one_key_starts_what_was_played_last)
{
    app *a = open_new_game(1280, 800);
    uint64_t seed = state_of(a)->seed;
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(a->client.slots.has_current);
    assert_int_equal(a->client.slots.current.session.board.size.columns, 4);
    assert_int_equal(a->client.slots.current.session.board.size.rows, 4);
    assert_true(a->client.slots.current.origin.seed == seed);
    close_app(a);
}

CLAIM(everything_that_was_chosen_is_in_the_game_and_remembered)
{
    app *a = open_new_game(1280, 800);
    click_on(a, "5 × 5");
    assert_true(puzzle_size_equal(state_of(a)->board.size, five));
    click_on(a, "Spiral");
    click_on(a, "Letters");
    click_on(a, "Easy");
    click_on(a, "By row");
    app_rect rows = rect_of(a, "Rows");
    click(a, rows.x + rows.w - 10, rows.y + 20);
    click_on(a, "Start");
    assert_ptr_equal(top_screen(a), &app_screen_play);
    const game_round *round = &a->client.slots.current;
    puzzle_board goal = goal_of(PUZZLE_GOAL_SPIRAL, 5, 6);
    assert_true(puzzle_board_equal(&round->session.goal, &goal));
    assert_true(puzzle_solvable(&round->session.start, &goal));
    assert_int_equal(round->look.style, GAME_LETTERS);
    assert_int_equal(round->origin.board, GAME_BOARD_EASY);
    assert_int_equal(a->client.settings.kind, GAME_BOARD_EASY);
    assert_int_equal(a->client.settings.palette, GAME_PALETTE_ROWS);
    assert_int_equal(a->client.settings.columns, 5);
    assert_int_equal(a->client.settings.rows, 6);
    assert_int_equal(a->client.settings.goal, PUZZLE_GOAL_SPIRAL);
    assert_int_equal(a->client.settings.style, GAME_LETTERS);
    close_app(a);
}

CLAIM(the_same_seed_is_the_same_board)
{
    puzzle_board first = {0};
    for (int i = 0; i < 2; i++) {
        app *a = open_new_game(1280, 800);
        click_on(a, "More");
        click_on(a, "Seed");
        for (int digits = 0; digits < 20; digits++)
            press_key(a, SDLK_BACKSPACE, 0);
        press_key(a, SDLK_4, 0);
        press_key(a, SDLK_KP_2, 0);
        assert_true(state_of(a)->seed == 42);
        press_key(a, SDLK_RETURN, 0);
        assert_ptr_equal(top_screen(a), &app_screen_play);
        assert_int_equal(a->client.slots.current.origin.seed, 42);
        if (i == 0)
            first = a->client.slots.current.session.start;
        else
            assert_true(puzzle_board_equal(&a->client.slots.current.session.start, &first));
        close_app(a);
    }
}

CLAIM(a_seed_takes_no_more_digits_than_a_number_has)
{
    app *a = open_new_game(1280, 800);
    click_on(a, "More");
    click_on(a, "Seed");
    for (int i = 0; i < 40; i++)
        press_key(a, SDLK_9, 0);
    assert_true(state_of(a)->seed > (uint64_t)INT64_MAX / 100);
    assert_true(state_of(a)->seed <= (uint64_t)INT64_MAX);
    close_app(a);
}

CLAIM(digits_elsewhere_leave_the_seed_alone)
{
    app *a = open_new_game(1280, 800);
    uint64_t seed = state_of(a)->seed;
    press_key(a, SDLK_7, 0);
    assert_true(state_of(a)->seed == seed);
    close_app(a);
}

CLAIM(a_stepper_that_is_held_goes_on_to_its_end)
{
    app *a = open_new_game(1280, 800);
    app_rect columns = rect_of(a, "Columns");
    app_event down = pointer_at(APP_EVENT_POINTER_DOWN, columns.x + columns.w - 10, columns.y + 20);
    app_loop_event(a, &down);
    assert_int_equal(state_of(a)->board.size.columns, 5);
    app_loop_frame(a, a->now + 100); /* not yet */
    assert_int_equal(state_of(a)->board.size.columns, 5);
    for (int i = 0; i < 600; i++)
        app_loop_frame(a, a->now + 100);
    assert_int_equal(state_of(a)->board.size.columns, PUZZLE_MAX_SIDE);
    assert_int_equal(state_of(a)->board.size.rows, 4);
    app_event up = pointer_at(APP_EVENT_POINTER_UP, down.x, down.y);
    app_loop_event(a, &up);
    close_app(a);
}

static void add_own_pictures(app *a, int count)
{
    char path[64];
    for (int i = 0; i < count; i++) {
        snprintf(path, sizeof path, "/no/such/folder/%d.png", i);
        assert_true(app_gallery_add(&a->gallery, path) >= 0);
    }
}

/* However many there are, and however low the window is. */
CLAIM(every_card_can_be_hit)
{
    for (int height = 600; height <= 1000; height += 20) {
        app *a = open_new_game(1280, height);
        click_on(a, "Picture");
        add_own_pictures(a, 300);
        next_frame(a);
        assert_in_range(rect_of(a, a->gallery.entries[0].title).h, 44, 200);
        close_app(a);
    }
}

CLAIM(pictures_come_meanwhile_and_all_of_them)
{
    app *a = open_new_game(1280, 800);
    click_on(a, "Picture");
    int count = a->gallery.count;
    assert_true(count >= 8);
    assert_null(app_render_picture(a->render, APP_SLOT_CHOICE));
    wait_for_pictures(a);
    for (int at = 0; at < count; at++)
        assert_true(app_thumbs_slot(a, a->gallery.entries[at].name, NULL) > 0);
    assert_non_null(app_render_picture(a->render, APP_SLOT_CHOICE));
    click_on(a, a->gallery.entries[2].title);
    click_on(a, "Start");
    assert_int_equal(a->client.slots.current.look.style, GAME_PICTURE);
    assert_string_equal(a->client.slots.current.look.picture, a->gallery.entries[2].name);
    assert_string_equal(a->client.settings.picture, a->gallery.entries[2].name);
    close_app(a);
}

/* Its card is the last one where it is none of the first pictures. */
CLAIM(the_chosen_picture_has_a_card)
{
    app *a = open_new_game(1280, 800);
    add_own_pictures(a, 20);
    drop_file(a, TEST_DATA_DIR "/pictures/plain.png");
    next_frame(a);
    const app_control *last = control_named(a, "Plain");
    assert_true(last->chosen);
    assert_int_equal(last->id, NEW_GAME_PICTURE_FIRST + NEW_GAME_PICTURES - 1);
    close_app(a);
}

CLAIM(all_pictures_are_one_press_away)
{
    app *a = open_new_game(1280, 800);
    click_on(a, "Picture");
    click_on(a, "5 × 5");
    click_on(a, "All pictures");
    assert_ptr_equal(top_screen(a), &app_screen_pictures);
    assert_int_equal(a->client.settings.columns, 5);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(state_of(a)->look.style, GAME_PICTURE);
    wait_for_pictures(a);
    assert_non_null(app_render_picture(a->render, APP_SLOT_CHOICE));
    close_app(a);
}

CLAIM(a_dropped_picture_joins_the_others_and_is_chosen)
{
    app *a = open_new_game(1280, 800);
    int count = a->gallery.count;
    drop_file(a, TEST_DATA_DIR "/pictures/plain.png");
    assert_int_equal(a->gallery.count, count + 1);
    assert_int_equal(state_of(a)->look.style, GAME_PICTURE);
    assert_non_null(strstr(state_of(a)->look.picture, "plain.png"));
    drop_file(a, TEST_DATA_DIR "/pictures/plain.png");
    assert_int_equal(a->gallery.count, count + 1);
    click_on(a, "Start");
    assert_int_equal(a->client.slots.current.look.style, GAME_PICTURE);
    close_app(a);
}

CLAIM(a_dropped_file_that_is_no_picture_is_told_and_changes_nothing)
{
    static const char *const paths[] = {TEST_DATA_DIR "/pictures/make.py", TEST_DATA_DIR,
                                        TEST_DATA_DIR "/no-such-file.png"};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        app *a = open_new_game(1280, 800);
        int count = a->gallery.count;
        a->toast.text[0] = '\0';
        drop_file(a, paths[i]);
        assert_true(strlen(a->toast.text) > 0);
        assert_int_equal(a->gallery.count, count);
        assert_int_equal(state_of(a)->look.style, GAME_NUMBERS);
        close_app(a);
    }
}

CLAIM(a_picture_that_is_gone_gives_way_to_another)
{
    app *a = open_app(1280, 800);
    a->client.settings.style = GAME_PICTURE;
    snprintf(a->client.settings.picture, sizeof a->client.settings.picture,
             "/no/such/folder/lake.png");
    press_key(a, SDLK_n, KMOD_LCTRL);
    wait_for_pictures(a);
    assert_string_equal(state_of(a)->look.picture, a->gallery.entries[0].name);
    assert_non_null(app_render_picture(a->render, APP_SLOT_CHOICE));
    close_app(a);
}

/* In the gallery it has a warning; a click on it says what is wrong, until the file is mended. */
CLAIM(a_damaged_picture_in_the_gallery_says_so)
{
    scratch own = make_scratch();
    app *a = open_new_game(1280, 800);
    char path[128], command[512];
    snprintf(path, sizeof path, "%s/boat.png", own.folder);
    snprintf(command, sizeof command, "echo nothing > '%s'", path);
    assert_int_equal(system(command), 0);
    int at = app_gallery_add(&a->gallery, path);
    click_on(a, "Picture");
    wait_for_pictures(a);
    assert_true(a->gallery.entries[at].failed);
    a->toast.text[0] = '\0';
    click_on(a, a->gallery.entries[at].title);
    wait_for_pictures(a);
    assert_non_null(strstr(a->toast.text, "Boat"));
    assert_null(strstr(state_of(a)->look.picture, "boat"));
    snprintf(command, sizeof command, "cp '%s/pictures/plain.png' '%s'", TEST_DATA_DIR, path);
    assert_int_equal(system(command), 0);
    click_on(a, a->gallery.entries[at].title);
    wait_for_pictures(a);
    assert_non_null(strstr(state_of(a)->look.picture, "boat"));
    assert_non_null(app_render_picture(a->render, APP_SLOT_CHOICE));
    close_app(a);
    remove_scratch(&own);
}

CLAIM(without_any_picture_a_picture_game_cannot_start)
{
    app *a = open_app(1280, 800);
    app_gallery_deinit(&a->gallery);
    press_key(a, SDLK_n, KMOD_LCTRL);
    click_on(a, "Picture");
    press_key(a, SDLK_RETURN, 0);
    click_on(a, "Start");
    assert_ptr_equal(top_screen(a), &app_screen_new_game);
    close_app(a);
}

CLAIM(escape_changes_nothing)
{
    app *a = open_new_game(1280, 800);
    click_on(a, "3 × 3");
    click_on(a, "Easy");
    click_on(a, "By ring");
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    assert_false(a->client.slots.has_current);
    assert_int_equal(a->client.settings.columns, 4);
    assert_int_equal(a->client.settings.kind, GAME_BOARD_UNIFORM);
    assert_int_equal(a->client.settings.palette, GAME_PALETTE_AUTO);
    close_app(a);
}

/* ---- Kinds ---- */

CLAIM(the_seed_is_put_away_until_it_is_asked_for)
{
    app *a = open_new_game(1280, 800);
    assert_false(has(a, NEW_GAME_SEED));
    click_on(a, "More");
    rect_of(a, "Seed");
    rect_of(a, "Paste an ID");
    click_on(a, "Less");
    assert_false(has(a, NEW_GAME_SEED));
    close_app(a);
}

CLAIM(the_welcome_path_begins_again)
{
    app *a = open_new_game(1280, 800);
    click_on(a, "More");
    click_on(a, "Play the six first boards, 3 × 3 to 4 × 4");
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.origin.path_step, 1);
    assert_int_equal(a->client.slots.current.origin.board, GAME_BOARD_EASY);
    close_app(a);
}

CLAIM(a_pasted_number_is_the_seed_and_in_view)
{
    app *a = open_new_game(800, 600);
    SDL_SetClipboardText("815");
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_true(state_of(a)->seed == 815);
    app_rect seed = rect_of(a, "Seed");
    assert_true(seed.y + seed.h <= 600);
    close_app(a);
}

static app *open_hard(puzzle_size size)
{
    app *a = open_app(1280, 800);
    a->client.settings.columns = size.columns;
    a->client.settings.rows = size.rows;
    a->client.settings.kind = GAME_BOARD_HARD;
    press_key(a, SDLK_n, KMOD_LCTRL);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_new_game);
    assert_true(client_seeks_kind(&a->client));
    return a;
}

CLAIM(a_hard_board_begins_once_it_is_found)
{
    app *a = open_hard((puzzle_size){3, 3});
    while (client_seeks_kind(&a->client)) {
        SDL_Delay(1);
        next_frame(a);
    }
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.origin.board, GAME_BOARD_HARD);
    close_app(a);
}

/* The search for a hard 4x4 board takes longer than this test's few events. */
CLAIM(looking_for_a_hard_board_can_be_stopped)
{
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_ESCAPE};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        app *a = open_hard((puzzle_size){4, 4});
        press_key(a, keys[i], 0);
        assert_false(client_seeks_kind(&a->client));
        assert_false(a->client.slots.has_current);
        close_app(a);
    }
    app *a = open_hard((puzzle_size){4, 4});
    click_on(a, "Easy"); /* an easy one, after all */
    assert_false(client_seeks_kind(&a->client));
    close_app(a);
}

CLAIM(an_unfinished_game_is_kept)
{
    app *a = open_new_game(1280, 800);
    press_key(a, SDLK_RETURN, 0);
    puzzle_board first = a->client.slots.current.session.start;
    press_key(a, SDLK_UP, 0);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_n, KMOD_LCTRL);
    press_key(a, SDLK_RETURN, 0);
    assert_true(a->client.slots.has_parked);
    assert_true(puzzle_board_equal(&a->client.slots.parked.session.start, &first));
    close_app(a);
}
