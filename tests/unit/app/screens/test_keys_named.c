/* Whatever names a key gets the name from the player's bindings: with other keys no screen names the old
 * ones, and without any none is named at all. Nor is a key named to who uses fingers or a pad. */
#include "input/actions.h"
#include "screens/screens.h"

#include "boards.h"
#include "every_screen.h"
#include "screens/settings/settings.h"

static const char four[] = "1,2,3,4/5,6,7,0/9,10,11,8/13,14,15,12"; /* two moves from the goal */

/* What is fixed may be named anyway. */
static bool is_fixed(const char *name)
{
    static const char *const fixed[] = {"Enter",     "Space", "Home", "End",
                                        "Backspace", "Esc",   "Shift"};
    for (size_t i = 0; i < SDL_arraysize(fixed); i++)
        if (strcmp(fixed[i], name) == 0)
            return true;
    return false;
}

static bool is_letter(char c)
{
    return SDL_isalnum((unsigned char)c);
}

/* Whether the text has it as a word of its own. */
static bool names(const char *text, const char *key)
{
    for (const char *at = strstr(text, key); at; at = strstr(at + 1, key))
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[strlen(key)]))
            return true;
    return false;
}

static void check_no_key(const app *a, const char *key)
{
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *command = &a->draw.commands[i];
        const char *text = a->draw.strings + command->as.text.string;
        if (command->kind == APP_DRAW_TEXT && names(text, key))
            fail_msg("'%s' names %s", text, key);
    }
}

/* A letter may be a tile's or begin a sentence. */
static void check_no_default_key(const app *a)
{
    const app_bindings before = app_bindings_default();
    int count;
    const app_action *actions = app_actions(&count);
    for (int i = 0; i < count; i++) {
        app_key_name name = app_keys_name(&before, actions[i].intent);
        if (strlen(name.text) > 1 && !is_fixed(name.text))
            check_no_key(a, name.text);
    }
}

/* Each action gets a key that nothing has by default, or none. */
static void bind_all(app *a, bool any)
{
    int count;
    const app_action *actions = app_actions(&count);
    for (int i = 0; i < count; i++) {
        Uint16 mods = i < 9    ? KMOD_ALT
                      : i < 18 ? KMOD_GUI
                      : i < 27 ? KMOD_ALT | KMOD_GUI
                               : KMOD_ALT | KMOD_SHIFT;
        app_source source = {APP_SOURCE_KEY, (int)SDLK_KP_1 + i % 9, mods};
        app_bindings_clear(&a->input.bindings, actions[i].intent);
        if (any)
            app_bindings_add(&a->input.bindings, actions[i].intent, source);
    }
}

static void check_screens(bool any, int width, int height)
{
    for (size_t i = 0; i < SDL_arraysize(screens); i++) {
        app *a = open_app(width, height);
        bind_all(a, any);
        a->client.settings.guided = i % 2; /* the first game's tips, too */
        begin_board(a, four);
        open_below(a, screens[i].id);
        open_screen(a, screens[i].id);
        next_frame(a);
        check_no_default_key(a);
        if (screens[i].id == APP_SCREEN_HELP && any)
            assert_true(says(a, "Alt+Keypad"));
        close_app(a);
    }
}

CLAIM(other_keys_are_named_in_their_place)
{
    check_screens(true, 1280, 800);
    check_screens(true, 480, 480);
}

CLAIM(no_key_is_named_where_there_is_none)
{
    check_screens(false, 1280, 800);
    check_screens(false, 480, 480);
}

/* The check itself: with the keys to begin with it would fail. */
CLAIM(the_keys_to_begin_with_are_found)
{
    app *a = open_app_on(APP_SCREEN_HELP, 1280, 800);
    assert_true(says(a, "F11"));
    assert_true(names("Press F5, or wait", "F5"));
    assert_false(names("F51", "F5"));
    close_app(a);
}

/* Of each settings page. */
CLAIM(settings_name_the_player_s_keys)
{
    app *a = open_app_on(APP_SCREEN_SETTINGS, 1280, 800);
    assert_true(says(a, "F11 at any time"));
    bind_all(a, true);
    next_frame(a);
    assert_true(says(a, "at any time"));
    check_no_default_key(a);
    close_app(a);
}

/* ---- Fingers and pads ---- */

/* No key's name, however short: "G" is a word of its own only where it is one. */
static void check_nothing_named(const app *a)
{
    static const char *const always[] = {"Ctrl", "Shift", "Alt", "Esc", "Enter", "Space", "Tab"};
    const app_bindings keys = app_bindings_default();
    int count;
    const app_action *actions = app_actions(&count);
    for (size_t i = 0; i < SDL_arraysize(always); i++)
        check_no_key(a, always[i]);
    for (int i = 0; i < count; i++) {
        app_key_name name = app_keys_name(&keys, actions[i].intent);
        bool digit = SDL_isdigit(name.text[0]) && !name.text[1];
        bool word = strcmp(name.text, "Home") == 0 || strcmp(name.text, "End") == 0;
        if (name.text[0] && !digit && !word)
            check_no_key(a, name.text);
    }
}

static void check_every_screen(game_way way, int width, int height)
{
    for (size_t i = 0; i < SDL_arraysize(screens); i++) {
        app *a = open_app(width, height);
        a->way = way;
        a->client.settings.guided = i % 2;
        a->client.settings.hover = true;
        begin_board(a, four);
        open_below(a, screens[i].id);
        open_screen(a, screens[i].id);
        next_frame(a);
        check_nothing_named(a);
        close_app(a);
    }
}

CLAIM(no_key_is_named_to_who_has_none)
{
    check_every_screen(GAME_WAY_TOUCH, 720, 1280);
    check_every_screen(GAME_WAY_TOUCH, 480, 480);
    check_every_screen(GAME_WAY_PAD, 1280, 800);
    check_every_screen(GAME_WAY_PAD, 480, 480);
}

/* The first game's tips, one after the other, zen, a board without a move to make, and each page of the settings but
 * the one that is about keys. */
CLAIM(no_key_is_named_in_play_and_in_the_settings)
{
    static const game_way ways[] = {GAME_WAY_TOUCH, GAME_WAY_PAD};
    for (size_t i = 0; i < SDL_arraysize(ways); i++) {
        app *a = open_app(1280, 800);
        a->way = ways[i];
        a->client.settings.guided = false;
        begin_board(a, four);
        app_loop_open(a, APP_SCREEN_PLAY);
        play_state *play = top_state(a);
        for (int lesson = 0; lesson < PLAY_LESSONS; lesson++) {
            play->guide.lesson = (play_lesson)lesson;
            next_frame(a);
            check_nothing_named(a);
        }
        a->zen = true;
        next_frame(a);
        check_nothing_named(a);
        app_loop_open(a, APP_SCREEN_SETTINGS);
        settings_state *settings = top_state(a);
        for (int tab = 0; tab < SETTINGS_TABS; tab++) {
            settings->tab = (settings_tab)tab;
            next_frame(a);
            if (tab != SETTINGS_CONTROLS)
                check_nothing_named(a);
        }
        close_app(a);
    }
}

/* It is told in a message, by what was used last. */
CLAIM(what_brings_a_game_back_is_told_by_what_is_at_hand)
{
    app *a = open_app(1280, 800);
    const client_message parked = {.id = CLIENT_SAYS_GAME_PARKED};
    app_say(a, &parked);
    assert_non_null(strstr(a->toast.text, "Ctrl+B"));
    a->way = GAME_WAY_TOUCH;
    next_frame(a);
    app_say(a, &parked);
    assert_null(strstr(a->toast.text, "Ctrl+B"));
    assert_non_null(strstr(a->toast.text, "menu"));
    close_app(a);
}
