/* Whatever names a key gets the name from the player's bindings: with other keys no screen names the old
 * ones, and without any none is named at all. */
#include "input/actions.h"
#include "screens/screens.h"

#include "app_fixture.h"
#include "puzzle/goal.h"

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

static void begin_board(app *a, game_style style)
{
    puzzle_board goal;
    game_round round = {.look = {.style = style}};
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){4, 4}, NULL);
    puzzle_board start = goal;
    puzzle_slide_apply(&start, (puzzle_slide){PUZZLE_DOWN, 2});
    game_session_init(&round.session, &start, &goal);
    client_begin(&a->client, &round);
}

static void check_screens(bool any, int width, int height)
{
    static const app_screen_id ids[] = {
        APP_SCREEN_TITLE, APP_SCREEN_WELCOME, APP_SCREEN_PLAY,    APP_SCREEN_NEW_GAME,
        APP_SCREEN_LAB,   APP_SCREEN_LEVELS,  APP_SCREEN_THEATRE, APP_SCREEN_STATISTICS,
        APP_SCREEN_MENU,  APP_SCREEN_HELP};
    for (size_t i = 0; i < SDL_arraysize(ids); i++) {
        app *a = open_app(width, height);
        bind_all(a, any);
        a->client.settings.guided = i % 2; /* the first game's tips, too */
        begin_board(a, GAME_NUMBERS);
        if (ids[i] == APP_SCREEN_MENU)
            app_loop_open(a, APP_SCREEN_PLAY);
        app_loop_open(a, ids[i]);
        next_frame(a);
        check_no_default_key(a);
        if (ids[i] == APP_SCREEN_HELP && any)
            assert_true(says(a, "Alt+Keypad"));
        close_app(a);
    }
}

static void other_keys_are_named_in_their_place(void **state)
{
    (void)state;
    check_screens(true, 1280, 800);
    check_screens(true, 480, 480);
}

static void no_key_is_named_where_there_is_none(void **state)
{
    (void)state;
    check_screens(false, 1280, 800);
    check_screens(false, 480, 480);
}

/* The check itself: with the keys to begin with it would fail. */
static void the_keys_to_begin_with_are_found(void **state)
{
    (void)state;
    app *a = open_app(1280, 800);
    app_loop_open(a, APP_SCREEN_HELP);
    next_frame(a);
    assert_true(says(a, "F11"));
    assert_true(names("Press F5, or wait", "F5"));
    assert_false(names("F51", "F5"));
    close_app(a);
}

/* Of each settings page. */
static void settings_name_the_player_s_keys(void **state)
{
    (void)state;
    app *a = open_app(1280, 800);
    app_loop_open(a, APP_SCREEN_SETTINGS);
    next_frame(a);
    assert_true(says(a, "F11 at any time"));
    bind_all(a, true);
    next_frame(a);
    assert_true(says(a, "at any time"));
    check_no_default_key(a);
    close_app(a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(other_keys_are_named_in_their_place),
        cmocka_unit_test(no_key_is_named_where_there_is_none),
        cmocka_unit_test(the_keys_to_begin_with_are_found),
        cmocka_unit_test(settings_name_the_player_s_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
