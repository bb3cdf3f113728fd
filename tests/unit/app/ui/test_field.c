/* A line of text: what typing, keys, the clipboard and the pointer do to it. */
#include "ui/field.h"

#include "app_fixture.h"
#include "base/utf8.h"

static const app_rect place = {100, 50, 300, 44};

static bool send(app_field *field, app_event event)
{
    static const app_view nothing; /* only a press needs to measure */
    return app_field_event(field, &nothing, place, true, &event);
}

static bool key(app_field *field, SDL_Keycode code)
{
    return send(field, pressed_key(code, 0));
}

static bool type(app_field *field, const char *text)
{
    return send(field, (app_event){.kind = APP_EVENT_TEXT, .text = text});
}

static app_field make(size_t limit, const char *text)
{
    app_field field;
    app_field_init(&field, limit, text);
    return field;
}

static void assert_field(const app_field *field, const char *text, size_t caret)
{
    assert_string_equal(field->text, text);
    assert_int_equal(field->caret, caret);
}

CLAIM(text_comes_in_at_the_caret)
{
    app_field field = make(40, "Lon");
    assert_field(&field, "Lon", 3);
    assert_true(type(&field, "g"));
    key(&field, SDLK_HOME);
    assert_true(type(&field, "The "));
    assert_field(&field, "The Long", 4);
    key(&field, SDLK_END);
    type(&field, "est");
    assert_field(&field, "The Longest", 11);
}

CLAIM(the_caret_walks_by_characters_and_stops_at_both_ends)
{
    app_field field = make(40, "aé→𝄞"); /* of one, two, three and four bytes */
    static const size_t left[] = {6, 3, 1, 0, 0};
    static const size_t right[] = {1, 3, 6, 10, 10};
    for (int i = 0; i < 5; i++) {
        assert_true(key(&field, SDLK_LEFT));
        assert_int_equal(field.caret, left[i]);
    }
    for (int i = 0; i < 5; i++) {
        assert_true(key(&field, SDLK_RIGHT));
        assert_int_equal(field.caret, right[i]);
    }
}

CLAIM(whole_characters_are_deleted_on_either_side)
{
    app_field field = make(40, "aé→b");
    key(&field, SDLK_LEFT);
    assert_true(key(&field, SDLK_BACKSPACE));
    assert_field(&field, "aéb", 3);
    key(&field, SDLK_HOME);
    key(&field, SDLK_RIGHT);
    assert_true(key(&field, SDLK_DELETE));
    assert_field(&field, "ab", 1);
    key(&field, SDLK_END);
    key(&field, SDLK_DELETE);
    assert_field(&field, "ab", 2);
    key(&field, SDLK_HOME);
    key(&field, SDLK_BACKSPACE);
    assert_field(&field, "ab", 0);
}

CLAIM(no_character_is_cut_at_the_limit)
{
    app_field field = make(4, "abc");
    type(&field, "é"); /* two bytes, and room for one */
    assert_field(&field, "abc", 3);
    type(&field, "d");
    assert_field(&field, "abcd", 4);
    type(&field, "e");
    assert_field(&field, "abcd", 4);
    field = make(6, "→→→");
    assert_field(&field, "→→", 6);
    field = make(0, "x");
    assert_field(&field, "", 0);
}

CLAIM(bytes_that_are_no_text_stay_out)
{
    app_field field = make(40, "ab");
    type(&field, "\xC3");
    type(&field, "x\xFF");
    assert_field(&field, "ab", 2);
    type(&field, "c\td\x7F");
    assert_field(&field, "abc d ", 6);
}

CLAIM(the_clipboard_is_pasted_as_one_line)
{
    app *a = open_app(640, 480);
    app_field field = make(40, "[]");
    key(&field, SDLK_LEFT);
    SDL_SetClipboardText("two\nlines\n");
    assert_true(send(&field, pressed_key(SDLK_v, KMOD_LCTRL)));
    assert_field(&field, "[two lines]", 10);
    SDL_SetClipboardText("a text that is longer than what the field may hold");
    send(&field, pressed_key(SDLK_v, KMOD_LCTRL));
    assert_int_equal(strlen(field.text), 40);
    assert_true(sw_utf8_valid(field.text, 40));
    close_app(a);
}

CLAIM(letters_are_used_up_and_the_keys_of_the_screen_are_not)
{
    app_field field = make(40, "");
    static const SDL_Keycode typed[] = {SDLK_n, SDLK_h, SDLK_SPACE, SDLK_1, SDLK_BACKSPACE};
    static const SDL_Keycode others[] = {SDLK_TAB, SDLK_ESCAPE, SDLK_RETURN, SDLK_UP, SDLK_F5};
    for (int i = 0; i < 5; i++) {
        assert_true(key(&field, typed[i]));
        assert_false(key(&field, others[i]));
    }
    assert_false(send(&field, pressed_key(SDLK_s, KMOD_LCTRL)));
    assert_string_equal(field.text, ""); /* a key by itself is no text */
    app_event letter = pressed_key(SDLK_n, 0);
    assert_false(app_field_event(&field, NULL, place, false, &letter));
}

/* A press left of a letter's middle goes before it. */
CLAIM(a_press_puts_the_caret_between_the_letters_next_to_it)
{
    app *a = open_app(640, 480);
    app_field field = make(40, "iMiM");
    int left = place.x + app_px(&a->view, 14);
    static const char *const heads[] = {"", "i", "iM", "iMi", "iMiM"};
    for (int i = 0; i < 5; i++) {
        int x = left + app_view_text_width(&a->view, APP_TYPE_LIST, heads[i]);
        app_event press = pointer_at(APP_EVENT_POINTER_DOWN, x, place.y + 10);
        assert_false(app_field_event(&field, &a->view, place, false, &press));
        assert_int_equal(field.caret, i);
    }
    app_event beside = pointer_at(APP_EVENT_POINTER_DOWN, left, place.y - 1);
    app_field_event(&field, &a->view, place, true, &beside);
    assert_int_equal(field.caret, 4);
    close_app(a);
}

/* What is drawn of a text that is too long begins and ends inside the field, caret and all. */
CLAIM(a_long_text_is_seen_around_the_caret)
{
    app *a = open_app(640, 480);
    app_field field =
        make(90, "A name that is so long that no field could ever show the whole of it");
    for (field.caret = 0; field.caret <= strlen(field.text); field.caret += 4) {
        app_draw_begin(&a->draw, 640, 480);
        app_field_draw(&a->view, place, &field, NULL, true);
        int seen = 0;
        for (size_t i = 0; i < a->draw.count; i++) {
            const app_draw_command *command = &a->draw.commands[i];
            if (command->kind != APP_DRAW_TEXT && command->kind != APP_DRAW_FILL)
                continue;
            seen++;
            assert_true(command->rect.x >= place.x);
            assert_true(command->rect.x + command->rect.w <= place.x + place.w);
        }
        assert_int_equal(seen, 2);
    }
    close_app(a);
}
