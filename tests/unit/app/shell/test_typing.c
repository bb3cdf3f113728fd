/* Typing without a keyboard of the desk: by fingers, a pad, a pointer. */
#include "levels.h"
#include "shell/dispatch.h"

static const char *title_of(const app *a)
{
    return maker_text(a, MAKER_TITLE);
}

static void tap_field(app *a, int field)
{
    tap_rect(a, maker_field(a, field)->rect);
}

static app_keyboard_layout keys_of(const app *a)
{
    app_keyboard_layout layout;
    assert_true(a->keyboard.open);
    app_keyboard_lay_out(&a->keyboard, &a->view, maker_field(a, MAKER_TITLE)->rect, &layout);
    return layout;
}

static app_rect key_rect(const app *a, int id)
{
    app_keyboard_layout layout = keys_of(a);
    const app_control *key = app_control_find(&layout.keys, id);
    assert_non_null(key);
    return key->rect;
}

static int key_of(const app *a, const char *label)
{
    app_keyboard_layout layout = keys_of(a);
    for (int i = 0; i < layout.keys.count; i++)
        if (layout.keys.items[i].label && strcmp(layout.keys.items[i].label, label) == 0)
            return layout.keys.items[i].id;
    fail_msg("no key is called %s", label);
    return 0;
}

static void tap_key(app *a, int id)
{
    tap_rect(a, key_rect(a, id));
}

static void tap_letter(app *a, const char *label)
{
    tap_key(a, key_of(a, label));
}

/* A button of a pad, as bound. */
static void pad(app *a, app_intent control, app_intent field)
{
    app_event event = pressed_button(APP_INTENT_NONE, control);
    event.field = field;
    press_button(a, event);
    next_frame(a);
}

/* ---- By touch ---- */

CLAIM(a_tap_on_a_field_brings_it_and_fingers_type)
{
    app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, 1280, 800);
    assert_false(a->keyboard.open);
    tap_field(a, MAKER_TITLE);
    tap_key(a, APP_KEYBOARD_SHIFT);
    tap_letter(a, "A");
    tap_letter(a, "b"); /* shift is for one letter */
    tap_key(a, APP_KEYBOARD_SPACE);
    tap_letter(a, "4");
    tap_letter(a, "\u00D7");
    tap_key(a, APP_KEYBOARD_MORE);
    tap_letter(a, "!");
    tap_letter(a, "?"); /* signs stay */
    tap_key(a, APP_KEYBOARD_MORE);
    tap_letter(a, "z");
    assert_string_equal(title_of(a), "Ab 4\u00D7!?z");
    tap_key(a, APP_KEYBOARD_LEFT);
    tap_key(a, APP_KEYBOARD_ERASE);
    tap_key(a, APP_KEYBOARD_RIGHT);
    tap_key(a, APP_KEYBOARD_ERASE);
    assert_string_equal(title_of(a), "Ab 4\u00D7!");
    tap_key(a, APP_KEYBOARD_DONE);
    assert_false(a->keyboard.open);
    assert_string_equal(title_of(a), "Ab 4\u00D7!");
    assert_ptr_equal(top_screen(a), &app_screen_level_maker);
    close_app(a);
}

CLAIM(a_tap_elsewhere_closes_it)
{
    app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, 1280, 800);
    tap_field(a, MAKER_TITLE);
    assert_true(a->keyboard.open);
    tap_field(a, MAKER_PACK); /* another field: it stays for that */
    assert_true(a->keyboard.open);
    tap_letter(a, "q");
    assert_non_null(strchr(maker_text(a, MAKER_PACK), 'q'));
    tap_rect(a, rect_on_top(a, APP_EDIT_BOARD));
    assert_false(a->keyboard.open);
    close_app(a);
}

/* A finger that comes down beside the keys is not meant for what lies below the keyboard. */
CLAIM(nothing_below_it_is_touched)
{
    app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, 480, 480);
    tap_field(a, MAKER_TITLE);
    app_rect slab = keys_of(a).slab;
    int focus = page_on_top(a)->controls.focus;
    for (int y = slab.y; y < slab.y + slab.h; y += 5) {
        tap(a, slab.x + 1, y);
        assert_int_equal(page_on_top(a)->controls.focus, focus);
    }
    close_app(a);
}

/* ---- By pad ---- */

CLAIM(a_pad_types_and_b_closes)
{
    app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, 1280, 800);
    pad(a, APP_INTENT_CONFIRM, APP_INTENT_NONE);
    assert_true(a->keyboard.open);
    assert_string_equal(title_of(a), "");
    pad(a, APP_INTENT_CONFIRM, APP_INTENT_NONE);
    pad(a, APP_INTENT_LEFT, APP_INTENT_NONE);
    pad(a, APP_INTENT_CONFIRM, APP_INTENT_NONE);
    pad(a, APP_INTENT_UP, APP_INTENT_NONE);
    pad(a, APP_INTENT_CONFIRM, APP_INTENT_NONE);
    assert_string_equal(title_of(a), "gfr");
    pad(a, APP_INTENT_ERASE, APP_INTENT_ERASE);
    assert_string_equal(title_of(a), "gf");
    pad(a, APP_INTENT_BACK, APP_INTENT_NONE);
    assert_false(a->keyboard.open);
    assert_ptr_equal(top_screen(a), &app_screen_level_maker); /* only the keyboard was closed */
    close_app(a);
}

/* The d-pad comes to every key, and from it back. */
CLAIM(the_d_pad_reaches_every_key)
{
    static const int sizes[][2] = {{1280, 800}, {720, 1280}, {480, 480}};
    static const app_intent ways[] = {APP_INTENT_UP, APP_INTENT_RIGHT, APP_INTENT_DOWN,
                                      APP_INTENT_LEFT};
    for (size_t s = 0; s < SDL_arraysize(sizes); s++) {
        bool reached[APP_KEYBOARD_DONE + 1] = {false};
        int list[APP_KEYBOARD_DONE + 1], count = 0, next = 0;
        app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, sizes[s][0], sizes[s][1]);
        pad(a, APP_INTENT_CONFIRM, APP_INTENT_NONE);
        list[count++] = a->keyboard.controls.focus;
        reached[list[0]] = true;
        while (next < count) {
            int from = list[next++];
            for (size_t w = 0; w < SDL_arraysize(ways); w++) {
                a->keyboard.controls.focus = from;
                pad(a, ways[w], APP_INTENT_NONE);
                int to = a->keyboard.controls.focus;
                if (!reached[to])
                    list[count++] = to;
                reached[to] = true;
            }
        }
        assert_int_equal(count, APP_KEYBOARD_DONE);
        close_app(a);
    }
}

/* ---- By pointer, and by keys ---- */

CLAIM(a_pointer_types_too_but_does_not_bring_it)
{
    app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, 1280, 800);
    app_rect field = maker_field(a, MAKER_TITLE)->rect;
    click(a, field.x + 20, field.y + 20);
    assert_false(a->keyboard.open);
    tap_field(a, MAKER_TITLE);
    click_middle(a, key_rect(a, key_of(a, "h")));
    assert_string_equal(title_of(a), "h");
    assert_int_equal(a->window.cursor, APP_CURSOR_HAND);
    close_app(a);
}

CLAIM(a_key_of_the_desk_closes_it)
{
    app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, 1280, 800);
    tap_field(a, MAKER_TITLE);
    press_key(a, SDLK_a, 0);
    assert_false(a->keyboard.open);
    assert_ptr_equal(top_screen(a), &app_screen_level_maker);
    close_app(a);
}

/* ---- Where it lies ---- */

CLAIM(it_never_hides_what_is_typed)
{
    static const int sizes[][2] = {{1920, 1080}, {1280, 800}, {800, 600}, {720, 1280}, {480, 480}};
    for (size_t s = 0; s < SDL_arraysize(sizes); s++)
        for (int which = MAKER_TITLE; which <= MAKER_PACK; which++) {
            app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, sizes[s][0], sizes[s][1]);
            page_on_top(a)->controls.focus = maker_field(a, which)->id;
            pad(a, APP_INTENT_CONFIRM, APP_INTENT_NONE);
            app_keyboard_layout layout;
            app_rect field = maker_field(a, which)->rect;
            app_keyboard_lay_out(&a->keyboard, &a->view, field, &layout);
            assert_true(layout.slab.x >= 0 && layout.slab.y >= 0);
            assert_true(layout.slab.x + layout.slab.w <= a->view.width);
            assert_true(layout.slab.y + layout.slab.h <= a->view.height);
            assert_true(layout.field.w > 0 || field.y + field.h <= layout.slab.y);
            close_app(a);
        }
}

/* With what is between them, keys are as large as a finger. */
CLAIM(a_finger_hits_each_key)
{
    static const int sizes[][2] = {{1280, 800}, {800, 600}, {720, 1280}, {480, 480}};
    for (size_t s = 0; s < SDL_arraysize(sizes); s++) {
        app *a = open_app_on(APP_SCREEN_LEVEL_MAKER, sizes[s][0], sizes[s][1]);
        tap_field(a, MAKER_TITLE);
        app_keyboard_layout layout = keys_of(a);
        for (int i = 0; i < layout.keys.count; i++) {
            app_rect key = layout.keys.items[i].rect;
            assert_true(key.h >= APP_TARGET && key.w + 4 >= APP_TARGET);
            assert_true(key.y + key.h < layout.slab.y + layout.slab.h);
        }
        close_app(a);
    }
}
