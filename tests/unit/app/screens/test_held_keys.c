/* Keys that are held: which ones go on, and when they end. */
#include "events.h"

static app_event held_key(SDL_Keycode key, Uint16 mods)
{
    return key_event(APP_EVENT_KEY_DOWN, key, SDL_SCANCODE_UNKNOWN, mods, true);
}

static app_intent held(SDL_Keycode key, Uint16 mods)
{
    return held_key(key, mods).intent;
}

CLAIM(moves_undo_and_redo_go_on_while_their_key_is_held)
{
    assert_int_equal(held(SDLK_LEFT, 0), APP_INTENT_LEFT);
    assert_int_equal(held(SDLK_DOWN, KMOD_LSHIFT), APP_INTENT_LINE_DOWN);
    assert_int_equal(held(SDLK_z, KMOD_LCTRL), APP_INTENT_UNDO);
    assert_int_equal(held(SDLK_y, KMOD_LCTRL), APP_INTENT_REDO);
}

CLAIM(nothing_else_is_done_twice_by_one_long_press)
{
    assert_int_equal(held(SDLK_ESCAPE, 0), APP_INTENT_NONE);
    assert_int_equal(held(SDLK_RETURN, 0), APP_INTENT_NONE);
    assert_int_equal(held(SDLK_h, 0), APP_INTENT_NONE);
    assert_int_equal(held(SDLK_c, 0), APP_INTENT_NONE);
    assert_int_equal(held(SDLK_n, 0), APP_INTENT_NONE);
    assert_int_equal(held(SDLK_b, KMOD_LCTRL), APP_INTENT_NONE);
    assert_int_equal(held(SDLK_F11, 0), APP_INTENT_NONE);
}

CLAIM(lists_and_fields_go_on_as_long_as_a_key_is_held)
{
    assert_int_equal(held_key(SDLK_DOWN, 0).control, APP_INTENT_DOWN);
    assert_int_equal(held_key(SDLK_PAGEUP, 0).control, APP_INTENT_PAGE_UP);
    assert_int_equal(held_key(SDLK_BACKSPACE, 0).field, APP_INTENT_ERASE);
    assert_int_equal(held_key(SDLK_DELETE, 0).field, APP_INTENT_ERASE_NEXT);
    assert_int_equal(held_key(SDLK_DELETE, 0).intent, APP_INTENT_NONE); /* of a game */
}

CLAIM(a_key_is_let_go_whatever_else_is_held_by_then)
{
    static const Uint16 mods[] = {0, KMOD_LCTRL, KMOD_RSHIFT, KMOD_LALT, KMOD_LCTRL | KMOD_LSHIFT};
    for (size_t i = 0; i < sizeof mods / sizeof *mods; i++) {
        app_event event = key_event(APP_EVENT_KEY_UP, SDLK_g, SDL_SCANCODE_UNKNOWN, mods[i], false);
        assert_int_equal(event.intent, APP_INTENT_PEEK);
    }
}
