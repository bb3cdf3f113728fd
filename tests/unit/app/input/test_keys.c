/* The bindings, against the table of GAME.md's controls that the help page repeats. */
#include "input/actions.h"
#include "input/keys.h"

#include "events.h"

#include <string.h>

/* Of who has changed nothing. */
static const app_binding *all_bindings(int *count)
{
    static app_binding all[2 * APP_BINDINGS_MAX];
    app_bindings own = app_bindings_default();
    const app_binding *fixed = app_bindings_fixed(count);
    memcpy(all, own.items, (size_t)own.count * sizeof *all);
    memcpy(all + own.count, fixed, (size_t)*count * sizeof *all);
    *count += own.count;
    return all;
}

static app_key_name name_of(app_intent intent)
{
    app_bindings own = app_bindings_default();
    return app_keys_name(&own, intent);
}

static app_key_name names_of(app_intent intent)
{
    app_bindings own = app_bindings_default();
    return app_keys_names(&own, intent);
}

static app_intent intent_of(SDL_Keycode key, Uint16 mods)
{
    return pressed_key(key, mods).intent;
}

/* A keyboard where another letter is printed on the place of WASD. */
static app_intent intent_at(SDL_Scancode place, SDL_Keycode printed, Uint16 mods)
{
    return key_event(APP_EVENT_KEY_DOWN, printed, place, mods, false).intent;
}

CLAIM(arrows_name_directions_in_the_order_of_moves)
{
    assert_int_equal(intent_of(SDLK_UP, 0), APP_INTENT_UP);
    assert_int_equal(intent_of(SDLK_RIGHT, 0), APP_INTENT_UP + 1);
    assert_int_equal(intent_of(SDLK_DOWN, 0), APP_INTENT_UP + 2);
    assert_int_equal(intent_of(SDLK_LEFT, 0), APP_INTENT_UP + 3);
    assert_int_equal(intent_of(SDLK_UP, KMOD_LSHIFT), APP_INTENT_LINE_UP);
    assert_int_equal(intent_of(SDLK_RIGHT, KMOD_RSHIFT), APP_INTENT_LINE_UP + 1);
    assert_int_equal(intent_of(SDLK_DOWN, KMOD_LSHIFT), APP_INTENT_LINE_UP + 2);
    assert_int_equal(intent_of(SDLK_LEFT, KMOD_RSHIFT), APP_INTENT_LINE_UP + 3);
}

CLAIM(wasd_go_by_place_not_by_print)
{
    assert_int_equal(intent_at(SDL_SCANCODE_W, SDLK_z, 0), APP_INTENT_UP);
    assert_int_equal(intent_at(SDL_SCANCODE_A, SDLK_q, 0), APP_INTENT_LEFT);
    assert_int_equal(intent_at(SDL_SCANCODE_S, SDLK_o, 0), APP_INTENT_DOWN);
    assert_int_equal(intent_at(SDL_SCANCODE_D, SDLK_e, KMOD_LSHIFT), APP_INTENT_LINE_RIGHT);
    assert_int_equal(intent_at(SDL_SCANCODE_Z, SDLK_w, 0), APP_INTENT_NONE);
}

CLAIM(letters_go_by_print_not_by_place)
{
    assert_int_equal(intent_at(SDL_SCANCODE_Y, SDLK_z, KMOD_LCTRL), APP_INTENT_UNDO);
    assert_int_equal(intent_at(SDL_SCANCODE_J, SDLK_h, 0), APP_INTENT_HINT);
    assert_int_equal(intent_at(SDL_SCANCODE_H, SDLK_j, 0), APP_INTENT_NONE);
}

CLAIM(every_key_that_is_promised_does_its_thing)
{
    static const struct {
        SDL_Keycode key;
        Uint16 mods;
        app_intent intent;
    } promised[] = {
        {SDLK_z, KMOD_LCTRL, APP_INTENT_UNDO},
        {SDLK_BACKSPACE, 0, APP_INTENT_UNDO},
        {SDLK_y, KMOD_RCTRL, APP_INTENT_REDO},
        {SDLK_z, KMOD_LCTRL | KMOD_LSHIFT, APP_INTENT_REDO},
        {SDLK_h, 0, APP_INTENT_HINT},
        {SDLK_F5, 0, APP_INTENT_AUTO},
        {SDLK_g, 0, APP_INTENT_PEEK},
        {SDLK_c, 0, APP_INTENT_COMPARE},
        {SDLK_n, 0, APP_INTENT_NUMBERS},
        {SDLK_n, KMOD_LCTRL, APP_INTENT_NEW},
        {SDLK_r, KMOD_LCTRL, APP_INTENT_RESTART},
        {SDLK_b, KMOD_LCTRL, APP_INTENT_PARKED},
        {SDLK_v, KMOD_LCTRL, APP_INTENT_PASTE},
        {SDLK_ESCAPE, 0, APP_INTENT_BACK},
        {SDLK_RETURN, 0, APP_INTENT_CONFIRM},
        {SDLK_KP_ENTER, 0, APP_INTENT_CONFIRM},
        {SDLK_SPACE, 0, APP_INTENT_PLAY},
        {SDLK_c, KMOD_LCTRL, APP_INTENT_COPY},
        {SDLK_DELETE, 0, APP_INTENT_DELETE},
        {SDLK_HOME, 0, APP_INTENT_FIRST},
        {SDLK_END, 0, APP_INTENT_LAST},
        {SDLK_F1, 0, APP_INTENT_HELP},
        {SDLK_F11, 0, APP_INTENT_FULLSCREEN},
        {SDLK_RETURN, KMOD_LALT, APP_INTENT_FULLSCREEN},
        {SDLK_F12, 0, APP_INTENT_SCREENSHOT},
        {SDLK_q, KMOD_LCTRL, APP_INTENT_QUIT},
    };
    for (size_t i = 0; i < SDL_arraysize(promised); i++)
        if (intent_of(promised[i].key, promised[i].mods) != promised[i].intent)
            fail_msg("%s with modifiers %x is not intent %d", SDL_GetKeyName(promised[i].key),
                     promised[i].mods, promised[i].intent);
}

CLAIM(what_has_the_focus_has_keys_of_its_own)
{
    static const struct {
        SDL_Keycode key;
        Uint16 mods;
        app_intent intent;
    } promised[] = {
        {SDLK_UP, 0, APP_INTENT_UP},
        {SDLK_RIGHT, 0, APP_INTENT_RIGHT},
        {SDLK_DOWN, 0, APP_INTENT_DOWN},
        {SDLK_LEFT, 0, APP_INTENT_LEFT},
        {SDLK_LEFT, KMOD_LSHIFT, APP_INTENT_NONE}, /* slides a line */
        {SDLK_LEFT, KMOD_LGUI, APP_INTENT_NONE},
        {SDLK_TAB, 0, APP_INTENT_NEXT},
        {SDLK_TAB, KMOD_RSHIFT, APP_INTENT_PREVIOUS},
        {SDLK_TAB, KMOD_LALT, APP_INTENT_NONE},
        {SDLK_RETURN, 0, APP_INTENT_CONFIRM},
        {SDLK_KP_ENTER, 0, APP_INTENT_CONFIRM},
        {SDLK_SPACE, 0, APP_INTENT_CONFIRM},
        {SDLK_HOME, 0, APP_INTENT_FIRST},
        {SDLK_END, 0, APP_INTENT_LAST},
        {SDLK_PAGEUP, 0, APP_INTENT_PAGE_UP},
        {SDLK_PAGEDOWN, 0, APP_INTENT_PAGE_DOWN},
        {SDLK_ESCAPE, 0, APP_INTENT_BACK},
        {SDLK_BACKSPACE, 0, APP_INTENT_ERASE},
        {SDLK_h, 0, APP_INTENT_NONE},
    };
    for (size_t i = 0; i < SDL_arraysize(promised); i++)
        if (pressed_key(promised[i].key, promised[i].mods).control != promised[i].intent)
            fail_msg("%s with modifiers %x is not intent %d of a control",
                     SDL_GetKeyName(promised[i].key), promised[i].mods, promised[i].intent);
    assert_int_equal(key_event(APP_EVENT_KEY_DOWN, SDLK_a, SDL_SCANCODE_A, 0, false).control,
                     APP_INTENT_NONE); /* slides a tile, whatever has the focus */
}

CLAIM(in_a_field_keys_edit_and_type)
{
    static const Uint16 mods[] = {0, KMOD_LSHIFT, KMOD_CAPS};
    for (size_t i = 0; i < SDL_arraysize(mods); i++) {
        assert_int_equal(pressed_key(SDLK_LEFT, mods[i]).field, APP_INTENT_LEFT);
        assert_int_equal(pressed_key(SDLK_HOME, mods[i]).field, APP_INTENT_FIRST);
        assert_int_equal(pressed_key(SDLK_BACKSPACE, mods[i]).field, APP_INTENT_ERASE);
        assert_int_equal(pressed_key(SDLK_DELETE, mods[i]).field, APP_INTENT_ERASE_NEXT);
        assert_int_equal(pressed_key(SDLK_h, mods[i]).field, APP_INTENT_TYPE);
        assert_int_equal(pressed_key(SDLK_SPACE, mods[i]).field, APP_INTENT_TYPE);
        assert_int_equal(pressed_key(SDLK_5, mods[i]).field, APP_INTENT_TYPE);
        assert_int_equal(pressed_key(SDLK_v, KMOD_LCTRL | mods[i]).field, APP_INTENT_PASTE);
    }
    static const SDL_Keycode others[] = {SDLK_RETURN, SDLK_ESCAPE, SDLK_TAB, SDLK_F1, SDLK_PAGEUP};
    for (size_t i = 0; i < SDL_arraysize(others); i++)
        assert_int_equal(pressed_key(others[i], 0).field, APP_INTENT_NONE);
    assert_int_equal(pressed_key(SDLK_n, KMOD_LCTRL).field, APP_INTENT_NONE);
}

static int digit_at(SDL_Scancode place, SDL_Keycode printed, Uint16 mods)
{
    app_event event = key_event(APP_EVENT_KEY_DOWN, printed, place, mods, false);
    return app_intent_digit(event.control);
}

CLAIM(digits_go_by_place)
{
    assert_int_equal(digit_at(SDL_SCANCODE_0, SDLK_0, 0), 0);
    assert_int_equal(digit_at(SDL_SCANCODE_1, SDLK_AMPERSAND, 0), 1);
    assert_int_equal(digit_at(SDL_SCANCODE_9, SDLK_9, KMOD_LSHIFT), 9);
    assert_int_equal(digit_at(SDL_SCANCODE_KP_0, SDLK_KP_0, KMOD_NUM), 0);
    assert_int_equal(digit_at(SDL_SCANCODE_KP_7, SDLK_KP_7, KMOD_NUM), 7);
    assert_int_equal(digit_at(SDL_SCANCODE_1, SDLK_1, KMOD_LCTRL), -1);
    assert_int_equal(digit_at(SDL_SCANCODE_H, SDLK_h, 0), -1);
}

CLAIM(a_modifier_too_many_is_another_key)
{
    assert_int_equal(intent_of(SDLK_h, KMOD_LCTRL), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_z, 0), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_q, 0), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_UP, KMOD_LALT), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_n, KMOD_LCTRL | KMOD_LSHIFT), APP_INTENT_NONE);
    assert_int_equal(intent_of(SDLK_h, KMOD_LGUI), APP_INTENT_NONE);
}

CLAIM(the_locks_change_nothing)
{
    assert_int_equal(intent_of(SDLK_h, KMOD_NUM), APP_INTENT_HINT);
    assert_int_equal(intent_of(SDLK_LEFT, KMOD_CAPS | KMOD_NUM), APP_INTENT_LEFT);
    assert_int_equal(intent_of(SDLK_z, KMOD_LCTRL | KMOD_CAPS), APP_INTENT_UNDO);
}

CLAIM(an_event_from_the_system_comes_with_what_it_means)
{
    app_event event;
    app_input input = app_input_default();
    SDL_Event sdl = {.key = {.type = SDL_KEYDOWN,
                             .repeat = 1,
                             .keysym = {SDL_SCANCODE_BACKSPACE, SDLK_BACKSPACE, KMOD_NUM, 0}}};
    assert_true(app_event_translate(&input, &sdl, &event));
    assert_int_equal(event.kind, APP_EVENT_KEY_DOWN);
    assert_int_equal(event.intent, APP_INTENT_UNDO);
    assert_int_equal(event.control, APP_INTENT_ERASE);
    assert_int_equal(event.field, APP_INTENT_ERASE);
    assert_true(event.repeat);
    sdl = (SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = 1}};
    assert_true(app_event_translate(&input, &sdl, &event));
    assert_int_equal(event.intent, APP_INTENT_NONE);
}

CLAIM(one_key_means_one_thing_to_one_who_is_asked)
{
    int count;
    const app_binding *all = all_bindings(&count);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) {
            const app_binding *a = &all[i], *b = &all[j];
            bool same = a->source.kind == b->source.kind && a->source.code == b->source.code &&
                        a->source.mods == b->source.mods;
            bool meet = !(a->to & APP_BOUND_SCREEN) || app_actions_meet(a->intent, b->intent);
            if (same && a->to & b->to && meet)
                fail_msg("source %d of kind %d means both %d and %d", a->source.code,
                         a->source.kind, a->intent, b->intent);
        }
}

/* In a field Shift is not looked at, and a letter is typed. */
CLAIM(a_field_is_bound_to_keys_that_it_can_see)
{
    int count;
    const app_binding *all = all_bindings(&count);
    for (int i = 0; i < count; i++)
        if (all[i].to & APP_BOUND_FIELD) {
            assert_int_equal(all[i].source.mods & KMOD_SHIFT, 0);
            assert_true(all[i].source.kind == APP_SOURCE_KEY ||
                        all[i].source.kind == APP_SOURCE_PAD);
        }
}

/* Pads have a test of their own. */
static bool is_of_pad(const app_binding *b)
{
    return b->source.kind == APP_SOURCE_PAD;
}

/* As SDL tells of the key or the button. */
static app_event event_of(const app_binding *b, Uint16 mods)
{
    app_event event;
    app_input input = app_input_default();
    bool key = b->source.kind == APP_SOURCE_KEY, mouse = b->source.kind == APP_SOURCE_MOUSE;
    SDL_Event sdl = {.type = mouse ? SDL_MOUSEBUTTONDOWN : SDL_KEYDOWN};
    if (mouse)
        sdl.button.button = (Uint8)b->source.code;
    else
        sdl.key.keysym = (SDL_Keysym){.sym = key ? b->source.code : 0,
                                      .scancode = key ? 0 : (SDL_Scancode)b->source.code,
                                      .mod = mods};
    assert_true(app_event_translate(&input, &sdl, &event));
    return event;
}

CLAIM(each_binding_gives_its_intent)
{
    int count;
    const app_binding *all = all_bindings(&count);
    for (int i = 0; i < count; i++) {
        const app_binding *b = &all[i];
        if (is_of_pad(b))
            continue;
        app_event event = event_of(b, b->source.mods);
        assert_int_equal(event.intent, b->to & APP_BOUND_SCREEN ? b->intent : event.intent);
        assert_int_equal(event.control, b->to & APP_BOUND_CONTROL ? b->intent : event.control);
        assert_int_equal(event.field, b->to & APP_BOUND_FIELD ? b->intent : event.field);
    }
}

CLAIM(keys_are_called_by_what_is_printed_on_them)
{
    assert_string_equal(name_of(APP_INTENT_UNDO).text, "Ctrl+Z");
    assert_string_equal(names_of(APP_INTENT_UNDO).text, "Ctrl+Z, Backspace");
    assert_string_equal(names_of(APP_INTENT_REDO).text, "Ctrl+Y, Ctrl+Shift+Z");
    assert_string_equal(names_of(APP_INTENT_FULLSCREEN).text, "F11, Alt+Enter");
    assert_string_equal(names_of(APP_INTENT_CONFIRM).text, "Enter");
    assert_string_equal(name_of(APP_INTENT_PLAY).text, "Space");
    assert_string_equal(name_of(APP_INTENT_BACK).text, "Esc");
    assert_string_equal(name_of(APP_INTENT_PREVIOUS).text, "Shift+Tab");
    assert_string_equal(name_of(APP_INTENT_PAGE_DOWN).text, "Page Down");
    assert_string_equal(names_of(APP_INTENT_LINES).text, "Shift");
    assert_string_equal(name_of(APP_INTENT_TYPE).text, "");
    int count;
    const app_binding *all = all_bindings(&count);
    for (int i = 0; i < count; i++)
        if (!is_of_pad(&all[i]))
            assert_true(strlen(names_of(all[i].intent).text) > 0);
}

CLAIM(a_line_is_slid_by_the_keys_of_its_direction)
{
    app_bindings own = app_bindings_default();
    for (int i = 0; i < own.count; i++) {
        const app_binding *b = &own.items[i];
        if (b->intent > APP_INTENT_LEFT || is_of_pad(b))
            continue;
        assert_int_equal(event_of(b, 0).intent, b->intent);
        assert_int_equal(event_of(b, KMOD_LSHIFT).intent, app_intent_line(b->intent));
        assert_int_equal(event_of(b, KMOD_LCTRL | KMOD_LSHIFT).intent, APP_INTENT_NONE);
    }
    assert_string_equal(app_keys_lines(&own).text, "Shift + direction");
}

CLAIM(the_help_page_says_what_the_table_does)
{
    static const char *const said[][2] = {
        {"Slide a tile", "Arrows, WASD, click, drag"},
        {"Slide a whole line", "Shift + direction, click further along"},
        {"Stop hovering", "Ctrl or a button, held"},
        {"Undo", "Ctrl+Z, Backspace"},
        {"Redo", "Ctrl+Y, Ctrl+Shift+Z"},
        {"Hint", "H, each time a step further"},
        {"Auto-solve", "F5"},
        {"See the goal, enlarged", "G, held or tapped"},
        {"Side by side", "C"},
        {"Zoom small tiles", "Page Up, Page Down, wheel, pinch"},
        {"Move a zoomed board", "Drag a tile that cannot slide"},
        {"Find a tile", "Ctrl+F, then its number"},
        {"Numbers on a picture", "N"},
        {"Colours, patterns", "P, Shift+P"},
        {"Layer of grids: coarser, finer", "1, 2"},
        {"Zen: no bar, a larger board, splits", "F9"},
        {"Part of a picture", "Arrows, drag, wheel"},
        {"Next board", "F2"},
        {"New game", "Ctrl+N"},
        {"This session", "Ctrl+L"},
        {"Restart", "Ctrl+R"},
        {"Back to the earlier game", "Ctrl+B"},
        {"Move the focus", "Tab, Shift+Tab, arrows; Enter"},
        {"Back to the board, menu", "Esc"},
        {"Replay: play, step, ends", "Space, \u2190 \u2192, Home End"},
        {"Replay: speed, take over", "\u2191 \u2193, Enter"},
        {"Paste board, moves, picture", "Ctrl+V"},
        {"Theatre: watch, delete", "Enter, Delete"},
        {"Lab: swap tiles, solve, stop", "Enter twice or a number, F5"},
        {"Copy the ID, a replay, results", "Ctrl+C"},
        {"Full screen", "F11, Alt+Enter"},
        {"Sound on and off", "M"},
        {"Screenshot", "F12"},
        {"Quit", "Ctrl+Q"},
    };
    app_bindings own = app_bindings_default();
    assert_int_equal(app_keys_help_lines(&own, NULL), SDL_arraysize(said));
    for (int i = 0; i < app_keys_help_lines(&own, NULL); i++) {
        app_arena arena = {.used = 0};
        app_key_help line = app_keys_help_line(&arena, &own, NULL, i);
        assert_string_equal(line.action, said[i][0]);
        assert_string_equal(line.keys, said[i][1]);
    }
}
