/* The player's bindings: what they mean where, how they are changed, and their text. */
#include "input/actions.h"
#include "input/input.h"
#include "input/keys.h"
#include "program/own_bindings.h"

#include "graphics.h"

#include <stdlib.h>

static app_source key(SDL_Keycode code, Uint16 mods)
{
    return (app_source){APP_SOURCE_KEY, code, mods};
}

static app_intent meaning(const app_bindings *own, unsigned places, SDL_Keycode code)
{
    return app_bindings_find(own, places, key(code, 0));
}

/* ---- Where an action means something ---- */

CLAIM(each_default_is_an_action_s_and_in_nobody_s_way)
{
    app_bindings own = app_bindings_default();
    for (int i = 0; i < own.count; i++) {
        const app_binding *b = &own.items[i];
        assert_non_null(app_action_of(b->intent));
        assert_null(app_bindings_conflict(&own, b->intent, b->source));
        assert_true(app_bindings_unchanged(&own, b->intent));
        assert_true(app_source_writable(b->source));
    }
}

CLAIM(two_that_never_meet_share_a_key)
{
    app_bindings own = app_bindings_default();
    assert_null(app_bindings_conflict(&own, APP_INTENT_NUMBERS, key(SDLK_HOME, 0)));
    assert_true(app_bindings_add(&own, APP_INTENT_NUMBERS, key(SDLK_HOME, 0)));
    assert_int_equal(meaning(&own, APP_PLACE_BOARD, SDLK_HOME), APP_INTENT_NUMBERS);
    assert_int_equal(meaning(&own, APP_PLACE_REPLAY, SDLK_HOME), APP_INTENT_FIRST);
}

CLAIM(who_has_a_key_is_named)
{
    app_bindings own = app_bindings_default();
    const app_binding *owner = app_bindings_conflict(&own, APP_INTENT_HINT, key(SDLK_g, 0));
    assert_non_null(owner);
    assert_int_equal(owner->intent, APP_INTENT_PEEK);
    assert_null(app_bindings_conflict(&own, APP_INTENT_PEEK, key(SDLK_g, 0)));
    assert_null(app_bindings_conflict(&own, APP_INTENT_HINT, key(SDLK_g, KMOD_CTRL)));
}

/* ---- Changes ---- */

CLAIM(a_key_that_is_moved_leaves_its_action)
{
    app_bindings own = app_bindings_default();
    app_bindings_move(&own, APP_INTENT_HINT, key(SDLK_g, 0));
    assert_int_equal(meaning(&own, APP_PLACE_ALL, SDLK_g), APP_INTENT_HINT);
    assert_int_equal(meaning(&own, APP_PLACE_ALL, SDLK_h), APP_INTENT_HINT);
    assert_string_equal(app_keys_names(&own, APP_INTENT_HINT).text, "H, G");
    assert_string_equal(app_keys_names(&own, APP_INTENT_PEEK).text, "");
    app_bindings_reset(&own, APP_INTENT_PEEK); /* takes it back */
    assert_string_equal(app_keys_names(&own, APP_INTENT_HINT).text, "H");
    assert_string_equal(app_keys_names(&own, APP_INTENT_PEEK).text, "G");
    assert_true(app_bindings_unchanged(&own, APP_INTENT_HINT));
}

CLAIM(a_key_is_added_once_and_taken_away)
{
    app_bindings own = app_bindings_default();
    int before = own.count;
    assert_true(app_bindings_add(&own, APP_INTENT_HINT, key(SDLK_h, 0)));
    assert_int_equal(own.count, before);
    app_bindings_remove(&own, APP_INTENT_HINT, key(SDLK_h, 0));
    assert_int_equal(own.count, before - 1);
    assert_int_equal(meaning(&own, APP_PLACE_ALL, SDLK_h), APP_INTENT_NONE);
    assert_false(app_bindings_unchanged(&own, APP_INTENT_HINT));
    while (own.count < APP_BINDINGS_MAX)
        assert_true(app_bindings_add(&own, APP_INTENT_HINT, key(SDLK_F13 + own.count, 0)));
    assert_false(app_bindings_add(&own, APP_INTENT_HINT, key(SDLK_x, 0)));
}

/* ---- Lines ---- */

static app_intent pressed(app_input *input, SDL_Keycode code, Uint16 mods, bool down)
{
    app_event event;
    SDL_Event sdl = {.type = down ? SDL_KEYDOWN : SDL_KEYUP};
    sdl.key.keysym = (SDL_Keysym){.sym = code, .mod = mods};
    assert_true(app_input_take(input, &sdl, &event));
    return event.intent;
}

CLAIM(one_can_stand_before_the_others_or_in_the_stead_of_one)
{
    app_bindings own = app_bindings_default();
    int count = own.count;
    assert_true(app_bindings_lead(&own, APP_INTENT_UNDO, key(SDLK_u, 0)));
    assert_string_equal(app_keys_names(&own, APP_INTENT_UNDO).text, "U, Ctrl+Z, Backspace");
    assert_true(app_bindings_lead(&own, APP_INTENT_UNDO, key(SDLK_BACKSPACE, 0)));
    assert_string_equal(app_keys_names(&own, APP_INTENT_UNDO).text, "Backspace, U, Ctrl+Z");
    assert_true(app_bindings_replace(&own, APP_INTENT_UNDO, key(SDLK_u, 0), key(SDLK_g, 0)));
    assert_string_equal(app_keys_names(&own, APP_INTENT_UNDO).text, "Backspace, G, Ctrl+Z");
    assert_string_equal(app_keys_names(&own, APP_INTENT_PEEK).text, "");
    assert_true(
        app_bindings_replace(&own, APP_INTENT_UNDO, key(SDLK_g, 0), key(SDLK_z, KMOD_CTRL)));
    assert_string_equal(app_keys_names(&own, APP_INTENT_UNDO).text, "Backspace, Ctrl+Z");
    assert_int_equal(own.count, count - 1); /* the goal has lost G */
    app_bindings_reset(&own, APP_INTENT_PEEK);
    assert_true(app_bindings_unchanged(&own, APP_INTENT_PEEK));
}

CLAIM(any_modifier_can_slide_whole_lines)
{
    app_input input = app_input_default();
    app_bindings_clear(&input.bindings, APP_INTENT_LINES);
    app_bindings_move(&input.bindings, APP_INTENT_LINES, key(SDLK_LCTRL, 0));
    assert_int_equal(pressed(&input, SDLK_UP, KMOD_RCTRL, true), APP_INTENT_LINE_UP);
    assert_int_equal(pressed(&input, SDLK_UP, KMOD_LSHIFT, true), APP_INTENT_NONE);
    assert_int_equal(pressed(&input, SDLK_z, KMOD_LCTRL, true), APP_INTENT_UNDO);
    assert_int_equal(pressed(&input, SDLK_RCTRL, KMOD_RCTRL, true), APP_INTENT_LINES);
    assert_string_equal(app_keys_lines(&input.bindings).text, "Ctrl + direction");
}

CLAIM(a_letter_or_a_button_that_is_held_does_too)
{
    app_input input = app_input_default();
    app_event event;
    SDL_Event button = {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_X1}};
    app_bindings_add(&input.bindings, APP_INTENT_LINES, key(SDLK_v, 0));
    app_bindings_add(&input.bindings, APP_INTENT_LINES,
                     (app_source){APP_SOURCE_MOUSE, SDL_BUTTON_X1, 0});
    assert_int_equal(pressed(&input, SDLK_v, 0, true), APP_INTENT_LINES);
    assert_int_equal(pressed(&input, SDLK_LEFT, 0, true), APP_INTENT_LINE_LEFT);
    assert_int_equal(pressed(&input, SDLK_v, 0, false), APP_INTENT_LINES);
    assert_int_equal(pressed(&input, SDLK_LEFT, 0, true), APP_INTENT_LEFT);
    assert_true(app_input_take(&input, &button, &event));
    assert_int_equal(pressed(&input, SDLK_LEFT, 0, true), APP_INTENT_LINE_LEFT);
    SDL_Event lost = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_FOCUS_LOST}};
    assert_true(app_input_take(&input, &lost, &event));
    assert_int_equal(pressed(&input, SDLK_LEFT, 0, true), APP_INTENT_LEFT);
}

/* Whoever lets go of the modifier first has let go of both. */
CLAIM(what_is_held_with_a_modifier_ends_with_its_key)
{
    app_input input = app_input_default();
    app_bindings_clear(&input.bindings, APP_INTENT_PEEK);
    app_bindings_move(&input.bindings, APP_INTENT_PEEK, key(SDLK_h, KMOD_CTRL));
    assert_int_equal(pressed(&input, SDLK_h, KMOD_LCTRL, true), APP_INTENT_PEEK);
    assert_int_equal(pressed(&input, SDLK_h, 0, true), APP_INTENT_HINT);
    assert_int_equal(pressed(&input, SDLK_h, KMOD_LCTRL, false), APP_INTENT_PEEK);
    assert_int_equal(pressed(&input, SDLK_h, 0, false), APP_INTENT_PEEK);
}

/* ---- Names ---- */

CLAIM(directions_are_called_by_all_their_keys)
{
    app_bindings own = app_bindings_default();
    static const SDL_Scancode places[] = {SDL_SCANCODE_I, SDL_SCANCODE_L, SDL_SCANCODE_K,
                                          SDL_SCANCODE_J};
    assert_string_equal(app_keys_directions(&own).text, "Arrows, WASD");
    for (int i = 0; i < 4; i++) {
        app_bindings_clear(&own, (app_intent)(APP_INTENT_UP + i));
        app_bindings_add(&own, (app_intent)(APP_INTENT_UP + i),
                         (app_source){APP_SOURCE_PLACE, (int)places[i], 0});
    }
    assert_string_equal(app_keys_directions(&own).text, "IJKL");
    app_bindings_add(&own, APP_INTENT_UP, key(SDLK_HOME, 0));
    assert_string_equal(app_keys_directions(&own).text, "IJKL, Home");
    for (int i = 0; i < 4; i++)
        app_bindings_clear(&own, (app_intent)(APP_INTENT_UP + i));
    assert_string_equal(app_keys_directions(&own).text, "");
}

/* ---- The text ---- */

static char *text_of(const app_bindings *own, const char *before)
{
    sw_text text;
    sw_text_init(&text, 1 << 16);
    app_bindings_format(own, before, &text);
    assert_false(text.failed);
    return text.data;
}

static void assert_text(const app_bindings *own, const char *before, const char *expected)
{
    char *text = text_of(own, before);
    assert_string_equal(text, expected);
    free(text);
}

static app_bindings parse(const char *text, int bad_line)
{
    app_bindings own;
    sw_error error = {0};
    sw_status status = app_bindings_parse(&own, text, strlen(text), &error);
    assert_int_equal(status, bad_line ? SW_BAD_INPUT : SW_OK);
    assert_int_equal(error.line, bad_line);
    return own;
}

#define TITLE "slidewise-controls 1\n"

CLAIM(only_what_was_changed_is_written)
{
    app_bindings own = app_bindings_default();
    assert_text(&own, "", TITLE);
    app_bindings_move(&own, APP_INTENT_HINT, key(SDLK_g, KMOD_CTRL | KMOD_SHIFT));
    app_bindings_add(&own, APP_INTENT_UP, (app_source){APP_SOURCE_PLACE, SDL_SCANCODE_I, 0});
    app_bindings_clear(&own, APP_INTENT_NUMBERS);
    app_bindings_add(&own, APP_INTENT_PEEK, (app_source){APP_SOURCE_MOUSE, SDL_BUTTON_X2, 0});
    app_bindings_clear(&own, APP_INTENT_LINES);
    app_bindings_add(&own, APP_INTENT_LINES, key(SDLK_LALT, 0));
    const char *expected =
        TITLE "slide-up key Up\nslide-up place W\nslide-up place I\nslide-up pad dpup\n"
              "whole-lines key Alt\n"
              "hint key H\nhint key Ctrl+Shift+G\nhint pad a\n"
              "goal key G\ngoal mouse middle\ngoal mouse 5\ngoal pad y\n"
              "numbers none\n";
    assert_text(&own, "", expected);
    app_bindings back = parse(expected, 0);
    assert_text(&back, expected, expected);
}

CLAIM(every_default_comes_back_from_its_text)
{
    app_bindings own = app_bindings_default(), back;
    for (int i = 0; i < own.count; i++) {
        sw_text text;
        app_source source;
        sw_text_init(&text, 128);
        app_source_format(own.items[i].source, &text);
        assert_true(app_source_parse(&source, text.data));
        assert_true(app_source_equal(source, own.items[i].source));
        sw_text_deinit(&text);
    }
    back = parse(TITLE, 0);
    assert_text(&back, "", TITLE);
}

CLAIM(what_nobody_knows_is_kept_where_it_stands)
{
    const char *before = TITLE "# mine\nhint key J\n\nteleport key T\nundo key U\n";
    app_bindings own = parse(before, 0);
    assert_text(&own, before, before);
    app_bindings_add(&own, APP_INTENT_HINT, key(SDLK_o, 0));
    app_bindings_reset(&own, APP_INTENT_UNDO);
    assert_text(&own, before, TITLE "# mine\nhint key J\nhint key O\n\nteleport key T\n");
}

CLAIM(a_damaged_line_is_named_and_the_rest_holds)
{
    static const struct {
        const char *text;
        int line;
    } bad[] = {
        {TITLE "hint key J\nundo key Hyper+U\nredo key U\n", 3},
        {TITLE "hint key J\nundo mouse left\nredo key U\n", 3},
        {TITLE "hint key J\nundo mouse Ctrl+right\nredo key U\n", 3},
        {TITLE "hint key J\nundo\nredo key U\n", 3},
        {TITLE "hint key J\nundo key\nredo key U\n", 3},
        {TITLE "hint key J\nundo key J\nredo key U\n", 3}, /* they meet */
        {TITLE "= 3\nhint key J\nredo key U\n", 2},
        {TITLE "hint key J\n\x01\nredo key U\n", 3},
    };
    for (size_t i = 0; i < SDL_arraysize(bad); i++) {
        app_bindings own = parse(bad[i].text, bad[i].line);
        assert_string_equal(app_keys_names(&own, APP_INTENT_HINT).text, "J");
        assert_string_equal(app_keys_names(&own, APP_INTENT_REDO).text, "U");
        assert_string_equal(app_keys_names(&own, APP_INTENT_UNDO).text, "Ctrl+Z, Backspace");
    }
    app_bindings own = parse(bad[0].text, 3);
    assert_text(&own, bad[0].text, TITLE "hint key J\n# undo key Hyper+U\nredo key U\n");
}

CLAIM(what_is_named_goes_before_a_default)
{
    app_bindings own = parse(TITLE "hint key G\n", 0);
    assert_string_equal(app_keys_names(&own, APP_INTENT_HINT).text, "G");
    assert_string_equal(app_keys_names(&own, APP_INTENT_PEEK).text, "");
    assert_text(&own, "", TITLE "hint key G\ngoal mouse middle\ngoal pad y\n");
    own = parse(TITLE "hint key G\ngoal key H\n", 0);
    assert_string_equal(app_keys_names(&own, APP_INTENT_PEEK).text, "H");
}

CLAIM(the_title_tells_the_version)
{
    static const struct {
        const char *text;
        int version;
    } titles[] = {{TITLE, 1},
                  {"slidewise-controls 2\nhint key H\n", 2},
                  {"slidewise-controls 1", 1},
                  {"slidewise-controls", 0},
                  {"slidewise-controls 1 or so\n", 0},
                  {"hint key H\n", 0},
                  {"", 0}};
    for (size_t i = 0; i < SDL_arraysize(titles); i++)
        assert_int_equal(app_bindings_version(titles[i].text, strlen(titles[i].text)),
                         titles[i].version);
}
