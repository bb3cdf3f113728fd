/* Keys of the player's own in the whole game: they act, texts name them, and the file is read and told of. */
#include "program/own_bindings.h"

#include "scratch.h"
#include "support/boards.h"

#include "os/file.h"

static void write_controls(const scratch *own, const char *text)
{
    char path[128];
    snprintf(path, sizeof path, "%s/controls.txt", own->folder);
    assert_int_equal(os_file_replace(path, text, strlen(text), NULL), SW_OK);
}

/* The player's folder is there from the start. */
static app *open_with(const scratch *own, const char *text)
{
    app *a = open_app(1280, 800);
    write_controls(own, text);
    game_store_destroy(a->client.store);
    assert_int_equal(game_store_create(&a->client.store, own->folder, NULL, NULL, NULL), SW_OK);
    app_load_bindings(a);
    return a;
}

static void assert_controls(const scratch *own, const char *name, const char *expected)
{
    char path[128], *text;
    size_t size;
    snprintf(path, sizeof path, "%s/%s", own->folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_string_equal(text, expected);
    free(text);
}

/* As it comes from the system. */
static void press_here(app *a, SDL_Keycode code)
{
    SDL_Event sdl = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = code}}};
    app_event event;
    a->input.places = app_screen_places(top_screen(a));
    if (app_input_take(&a->input, &sdl, &event))
        app_loop_event(a, &event);
    sdl.type = SDL_KEYUP;
    if (app_input_take(&a->input, &sdl, &event))
        app_loop_event(a, &event);
    next_frame(a);
}

static void begin_game(app *a)
{
    puzzle_board goal = standard_goal(4, 4);
    client_begin_new(&a->client, &goal, &(game_look){0}, 1);
    show_screen(a, APP_SCREEN_PLAY);
}

CLAIM(a_key_of_one_s_own_acts_and_is_named)
{
    scratch own = make_scratch();
    app *a = open_with(&own, "slidewise-controls 1\nhint key J\ngoal none\n");
    begin_game(a);
    assert_true(says(a, "J"));
    assert_false(says(a, "Press G"));
    assert_true(says(a, "Press to enlarge"));
    press_here(a, SDLK_h);
    assert_int_equal(game_hint_stage_now(a->client.hint), GAME_HINT_NONE);
    press_here(a, SDLK_j);
    assert_int_not_equal(game_hint_stage_now(a->client.hint), GAME_HINT_NONE);
    press_here(a, SDLK_F1);
    assert_true(says(a, "J, each time a step further"));
    assert_true(says(a, "\u2013, held or tapped"));
    close_app(a);
    remove_scratch(&own);
}

CLAIM(a_damaged_line_is_told_with_its_file)
{
    scratch own = make_scratch();
    app *a = open_with(&own, "slidewise-controls 1\nundo key Hyper+U\nhint key J\n");
    assert_non_null(strstr(a->toast.text, "controls.txt, line 2: "));
    assert_non_null(strstr(a->toast.text, "undo"));
    assert_string_equal(app_keys_name(&a->input.bindings, APP_INTENT_HINT).text, "J");
    close_app(a);
    assert_controls(&own, "controls.txt", "slidewise-controls 1\n# undo key Hyper+U\nhint key J\n");
    remove_scratch(&own);
}

CLAIM(a_file_of_another_kind_is_set_aside)
{
    scratch own = make_scratch();
    const char *later = "slidewise-controls 2\nhint key J\n";
    app *a = open_with(&own, later);
    assert_non_null(strstr(a->toast.text, "slidewise-controls 1"));
    assert_string_equal(app_keys_name(&a->input.bindings, APP_INTENT_HINT).text, "H");
    close_app(a);
    assert_controls(&own, "controls.txt.damaged", later);
    remove_scratch(&own);
}

CLAIM(what_is_changed_is_there_at_the_next_start)
{
    scratch own = make_scratch();
    app *a = open_with(&own, "slidewise-controls 1\n# mine\nteleport key T\n");
    app_bindings_move(&a->input.bindings, APP_INTENT_HINT, (app_source){APP_SOURCE_KEY, SDLK_g, 0});
    app_bindings_changed(a);
    close_app(a);
    assert_controls(&own, "controls.txt",
                    "slidewise-controls 1\n# mine\nteleport key T\nhint key H\n"
                    "hint key G\nhint pad a\ngoal mouse middle\ngoal pad y\n");
    remove_scratch(&own);
}
