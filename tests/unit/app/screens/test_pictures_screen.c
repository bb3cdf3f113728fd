/* A picture is found, its part moved, and a game begun with it: by keys, by the pointer and by a finger. */
#include "fingers.h"
#include "levels.h"
#include "program/parts_of.h"
#include "screens/files/files.h"
#include "screens/pictures/pictures.h"
#include "screens/screens.h"

static pictures_state *state_of(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_pictures);
    return top_state(a);
}

/* As it is now: it may not have been drawn yet. */
static const app_grid_page *cards_of(app *a)
{
    return &app_parts_of(a, state_of(a))->page.grids[0];
}

static app_rect card_of(app *a, int card)
{
    return app_grid_cell(&state_of(a)->page.grids[0], cards_of(a), card);
}

static pictures_frame frame_of(app *a)
{
    app_rect tray = app_parts_rect(app_parts_of(a, state_of(a)), PICTURES_PART);
    return app_pictures_frame(a, state_of(a), tray);
}

static app *open_pictures(int width, int height)
{
    app *a = open_app(width, height);
    app_loop_open(a, APP_SCREEN_PICTURES);
    wait_for_pictures(a);
    return a;
}

static void type(app *a, const char *text)
{
    app_event event = {.kind = APP_EVENT_TEXT, .text = text};
    app_loop_event(a, &event);
    next_frame(a);
}

static const game_round *round_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_play);
    return &a->client.slots.current;
}

CLAIM(what_is_typed_finds_a_picture_and_enter_plays_it)
{
    app *a = open_pictures(1280, 800);
    int all = state_of(a)->shown_count;
    assert_int_equal(all, a->gallery.count);
    type(a, "KOI");
    assert_int_equal(state_of(a)->shown_count, 1);
    assert_string_equal(state_of(a)->look.picture, "koi-pond");
    press_key(a, SDLK_RETURN, 0);
    assert_string_equal(round_of(a)->look.picture, "koi-pond");
    assert_int_equal(round_of(a)->look.style, GAME_PICTURE);
    assert_string_equal(a->client.settings.picture, "koi-pond");
    close_app(a);
}

CLAIM(arrows_go_through_the_cards_while_nothing_is_typed)
{
    app *a = open_pictures(1280, 800);
    assert_int_equal(cards_of(a)->columns, 4);
    assert_int_equal(state_of(a)->page.grids[0].at, 0);
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(state_of(a)->page.grids[0].at, 5);
    assert_string_equal(state_of(a)->look.picture, a->gallery.entries[5].name);
    press_key(a, SDLK_END, 0);
    assert_string_equal(state_of(a)->look.picture, a->gallery.entries[a->gallery.count - 1].name);
    close_app(a);
}

CLAIM(a_click_chooses_a_card_and_letters_find_on)
{
    app *a = open_pictures(1280, 800);
    app_rect card = card_of(a, 2);
    click(a, card.x + 20, card.y + 20);
    assert_string_equal(state_of(a)->look.picture, a->gallery.entries[2].name);
    type(a, "lake");
    assert_int_equal(state_of(a)->shown_count, 1);
    type(a, "xyz");
    assert_int_equal(state_of(a)->shown_count, 0);
    assert_true(says(a, "No picture is called that."));
    close_app(a);
}

CLAIM(tabs_show_the_bundled_ones_or_one_s_own)
{
    app *a = open_pictures(1280, 800);
    click_named(a, "Your own");
    assert_int_equal(state_of(a)->shown_count, 0);
    drop_file(a, TEST_DATA_DIR "/pictures/plain.png");
    assert_int_equal(state_of(a)->shown_count, 1);
    assert_non_null(strstr(state_of(a)->look.picture, "plain.png"));
    click_named(a, "Bundled");
    assert_int_equal(state_of(a)->shown_count, a->gallery.bundled);
    close_app(a);
}

/* By hand: of 1000x667 a board of 4x4 shows 667x667. */
CLAIM(the_part_follows_keys_and_is_played)
{
    app *a = open_pictures(1280, 800);
    state_of(a)->page.controls.focus = PICTURES_PART;
    for (int i = 0; i < 40; i++)
        press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_UP, 0); /* it is as high as the picture */
    pictures_frame l = frame_of(a);
    assert_in_range(l.part.x + l.part.w, l.whole.x + l.whole.w - 2, l.whole.x + l.whole.w);
    assert_int_equal(state_of(a)->look.crop.down, 0);
    press_key(a, SDLK_PAGEUP, 0);
    press_key(a, SDLK_PAGEUP, 0);
    press_key(a, SDLK_PAGEDOWN, 0);
    assert_int_equal(state_of(a)->look.crop.closer, 10);
    game_crop crop = state_of(a)->look.crop;
    assert_true(crop.right > 0);
    press_key(a, SDLK_RETURN, 0);
    assert_true(game_crop_same(&round_of(a)->look.crop, &crop));
    close_app(a);
}

static void drag_from(app *a, int x, int y, int right, int down)
{
    app_event press = pointer_at(APP_EVENT_POINTER_DOWN, x, y);
    app_event move = pointer_at(APP_EVENT_POINTER_MOVE, x + right, y + down);
    app_event let_go = pointer_at(APP_EVENT_POINTER_UP, x + right, y + down);
    app_loop_event(a, &press);
    app_loop_event(a, &move);
    app_loop_event(a, &let_go);
    next_frame(a);
}

CLAIM(the_pointer_drags_the_part_and_its_corners)
{
    app *a = open_pictures(1280, 800);
    pictures_frame before = frame_of(a);
    int x = before.part.x + before.part.w / 2, y = before.part.y + before.part.h / 2;
    drag_from(a, x, y, -40, 0);
    pictures_frame moved = frame_of(a);
    assert_in_range(before.part.x - moved.part.x, 39, 41);
    drag_from(a, moved.part.x, moved.part.y, moved.part.w / 4, moved.part.h / 4);
    assert_in_range(state_of(a)->look.crop.closer, 98, 102);
    pictures_frame small = frame_of(a);
    assert_in_range(small.part.w, moved.part.w / 2 - 3, moved.part.w / 2 + 3);
    app_event over = pointer_at(APP_EVENT_POINTER_MOVE, x + 100, y); /* nothing is held any more */
    app_loop_event(a, &over);
    assert_int_equal(frame_of(a).part.x, small.part.x);
    app_event wheel = {.kind = APP_EVENT_WHEEL, .x = x, .y = y, .wheel = -2};
    app_loop_event(a, &wheel);
    assert_in_range(state_of(a)->look.crop.closer, 78, 82);
    click_named(a, "Show as much as fits");
    assert_int_equal(frame_of(a).part.w, before.part.w);
    close_app(a);
}

CLAIM(a_quarter_turn_makes_it_a_high_picture)
{
    app *a = open_pictures(1280, 800);
    assert_true(frame_of(a).whole.w > frame_of(a).whole.h);
    click_named(a, "Rotate");
    assert_true(frame_of(a).whole.w < frame_of(a).whole.h);
    assert_int_equal(app_pictures_quick_size(a, state_of(a), 1).rows, 5);
    click_named(a, "4 × 5");
    click_named(a, "Start");
    assert_int_equal(round_of(a)->look.crop.turn, 1);
    assert_int_equal(round_of(a)->session.board.size.columns, 4);
    assert_int_equal(round_of(a)->session.board.size.rows, 5);
    close_app(a);
}

/* The samples are small and plain, so that all their tiles look alike. */
CLAIM(tiles_that_look_alike_are_counted_and_told)
{
    app *a = open_pictures(1280, 800);
    assert_false(says(a, "look alike"));
    drop_file(a, TEST_DATA_DIR "/pictures/plain.png");
    wait_for_pictures(a);
    next_frame(a);
    assert_true(app_pictures_twins(state_of(a)) > 0);
    assert_true(says(a, "look alike"));
    state_of(a)->look.numbers = true; /* which tell them apart anyway */
    next_frame(a);
    assert_false(says(a, "look alike"));
    close_app(a);
}

CLAIM(a_file_is_opened_from_the_list_of_files)
{
    app *a = open_pictures(1280, 800);
    SDL_strlcpy(a->folders[APP_FILES_PICTURES], TEST_DATA_DIR "/pictures", 4096);
    click_named(a, "Open a picture");
    assert_ptr_equal(top_screen(a), &app_screen_files);
    app_files_finish(a, top_state(a));
    next_frame(a);
    type(a, "plain.png");
    press_key(a, SDLK_RETURN, 0);
    take_given(a);
    wait_for_pictures(a);
    assert_non_null(strstr(state_of(a)->look.picture, "plain.png"));
    close_app(a);
}

/* A path that was copied is no name to be found. */
CLAIM(a_path_is_pasted_and_a_name_is_looked_for)
{
    app *a = open_pictures(1280, 800);
    SDL_SetClipboardText(TEST_DATA_DIR "/pictures/plain.png");
    press_key(a, SDLK_v, KMOD_LCTRL);
    wait_for_pictures(a);
    assert_non_null(strstr(state_of(a)->look.picture, "plain.png"));
    assert_string_equal(state_of(a)->page.fields[0].text, "");
    SDL_SetClipboardText("koi");
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_string_equal(state_of(a)->look.picture, "koi-pond");
    close_app(a);
}

CLAIM(a_pad_finds_the_cards_at_once)
{
    app *a = open_app(1280, 800);
    a->way = GAME_WAY_PAD;
    show_screen(a, APP_SCREEN_PICTURES);
    assert_int_equal(state_of(a)->page.controls.focus, PICTURES_CARDS);
    press_button(a, pressed_button(APP_INTENT_RIGHT, APP_INTENT_RIGHT));
    assert_string_equal(state_of(a)->look.picture, a->gallery.entries[1].name);
    press_button(a, pressed_button(APP_INTENT_HINT, APP_INTENT_CONFIRM));
    assert_string_equal(round_of(a)->look.picture, a->gallery.entries[1].name);
    close_app(a);
}

/* Whoever is faster than the decoder means the picture that was opened. */
CLAIM(the_game_begins_with_the_opened_picture_once_it_is_there)
{
    static const char *const files[] = {TEST_DATA_DIR "/pictures/plain.png",
                                        TEST_DATA_DIR "/pictures/cmyk.jpg"};
    for (int bad = 0; bad < 2; bad++) {
        app *a = open_pictures(1280, 800);
        app_event drop = {.kind = APP_EVENT_DROP, .path = files[bad]};
        app_loop_event(a, &drop);
        take_given(a);
        click_named(a, "Start");
        wait_for_pictures(a);
        if (bad)
            assert_string_equal(state_of(a)->look.picture, a->gallery.entries[0].name);
        else
            assert_non_null(strstr(round_of(a)->look.picture, "plain.png"));
        close_app(a);
    }
}

/* Among so many that it lies far below. */
CLAIM(the_chosen_card_is_in_view)
{
    app *a = open_pictures(1280, 800);
    char path[64];
    for (int i = 0; i < 100; i++) {
        snprintf(path, sizeof path, "/no/such/folder/%d.png", i);
        app_gallery_add(&a->gallery, path);
    }
    drop_file(a, TEST_DATA_DIR "/pictures/plain.png");
    const app_grid *grid = &state_of(a)->page.grids[0];
    app_rect card = card_of(a, grid->at), list = cards_of(a)->window;
    assert_int_equal(grid->at, a->gallery.count - 1);
    assert_in_range(card.y, list.y, list.y + list.h - card.h);
    type(a, "l"); /* many more are called so: the first one is in view */
    card = card_of(a, grid->at);
    assert_in_range(card.y, list.y, list.y + list.h - card.h);
    close_app(a);
}

CLAIM(a_newer_choice_counts_more_than_a_file_on_its_way)
{
    app *a = open_pictures(1280, 800);
    app_event drop = {.kind = APP_EVENT_DROP, .path = TEST_DATA_DIR "/pictures/plain.png"};
    app_loop_event(a, &drop);
    take_given(a);
    press_key(a, SDLK_RIGHT, 0);
    wait_for_pictures(a);
    assert_string_equal(state_of(a)->look.picture, a->gallery.entries[1].name);
    close_app(a);
}

CLAIM(a_damaged_file_is_told_and_the_choice_stays)
{
    app *a = open_pictures(1280, 800);
    const game_look before = state_of(a)->look;
    drop_file(a, TEST_DATA_DIR "/pictures/cmyk.jpg");
    wait_for_pictures(a);
    assert_non_null(strstr(a->toast.text, "CMYK"));
    assert_string_equal(state_of(a)->look.picture, before.picture);
    close_app(a);
}

CLAIM(a_finger_chooses_moves_and_starts)
{
    app *a = open_pictures(480, 800);
    app_rect card = card_of(a, 1);
    tap(a, card.x + card.w / 2, card.y + card.h / 2);
    wait_for_pictures(a);
    assert_string_equal(state_of(a)->look.picture, a->gallery.entries[1].name);
    tap_rect(a, control_named(a, "Start")->rect);
    assert_string_equal(round_of(a)->look.picture, a->gallery.entries[1].name);
    close_app(a);
}
