/* The whole game without a screen, a player's folders or the main loop: events go in, frames are
 * drawn when the test says so, and time is the test's. */
#ifndef TEST_APP_FIXTURE_H
#define TEST_APP_FIXTURE_H

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "draw/render.h"
#include "dummy_screen.h"
#include "events.h"
#include "game/replays.h"
#include "os/clock.h"
#include "program/app.h"
#include "program/pictures.h"
#include "program/say.h"
#include "shell/loop.h"

static inline void sleep_on(void *data)
{
    (void)data;
}

static inline app *open_app(int width, int height)
{
    app *a = calloc(1, sizeof *a);
    screen s = {NULL, NULL};
    assert_non_null(a);
    assert_true(screen_open(&s, width, height));
    a->window.handle = s.window;
    a->window.renderer = s.renderer;
    const client_host host = {.data = a, .say = app_say, .dress = app_dress, .wake = sleep_on};
    client_init(&a->client, &host);
    a->input = app_input_default();
    a->today = os_clock_today();
    a->client.settings.guided = true;       /* a guide would lie over other words */
    a->client.settings.scale_percent = 100; /* pixels are design units */
    assert_int_equal(app_fonts_create(&a->window.fonts, NULL, NULL), SW_OK);
    assert_int_equal(app_icons_create(&a->window.icons, ASSETS_DIR "/icons.svg", NULL), SW_OK);
    assert_int_equal(
        app_render_create(&a->render, a->window.renderer, a->window.fonts, a->window.icons, NULL),
        SW_OK);
    app_draw_init(&a->draw, a->window.fonts);
    assert_int_equal(app_gallery_create(&a->gallery, ASSETS_DIR, NULL, NULL, NULL), SW_OK);
    const app_decoder_setup decoder = {.program = SLIDEWISE_PROGRAM};
    assert_int_equal(app_decoder_create(&a->decoder, &decoder, NULL), SW_OK);
    assert_int_equal(game_store_create(&a->client.store, NULL, NULL, NULL, NULL), SW_OK);
    assert_int_equal(solver_create(&a->client.solver, NULL), SW_OK);
    assert_int_equal(game_hint_create(&a->client.hint, a->client.solver, sleep_on, NULL, NULL),
                     SW_OK);
    for (int metric = 0; metric < PUZZLE_METRICS; metric++)
        assert_int_equal(game_analysis_create(&a->client.analyses[metric], a->client.solver,
                                              (puzzle_metric)metric, sleep_on, NULL, NULL),
                         SW_OK);
    app_loop_open(a, APP_SCREEN_TITLE);
    app_loop_frame(a, os_clock_ms());
    return a;
}

static inline void close_app(app *a)
{
    screen s = {a->window.handle, a->window.renderer};
    app_drop_given(a);
    app_loop_close_all(a);
    app_decoder_destroy(a->decoder);
    client_deinit(&a->client);
    app_gallery_deinit(&a->gallery);
    app_draw_deinit(&a->draw);
    app_render_destroy(a->render);
    app_icons_destroy(a->window.icons);
    app_fonts_destroy(a->window.fonts);
    screen_close(&s);
    free(a);
}

/* The screen that is open on top. */
static inline const app_screen *top_screen(const app *a)
{
    return a->open[a->open_count - 1].screen;
}

static inline void *top_state(const app *a)
{
    return a->open[a->open_count - 1].state;
}

static inline app_screen_id top_id(const app *a)
{
    return a->open[a->open_count - 1].id;
}

static inline app_parts *parts_on_top(const app *a)
{
    return a->open[a->open_count - 1].parts;
}

/* Each state begins with its page. */
static inline app_page *page_on_top(const app *a)
{
    return top_state(a);
}

static inline const app_page_layout *layout_on_top(const app *a)
{
    return &parts_on_top(a)->page;
}

/* NULL: there is none. */
static inline const app_control *control_on_top(const app *a, int id)
{
    return app_control_find(&layout_on_top(a)->controls, id);
}

/* Long enough later for every fade and slide to be over. A message would lie over other words: its
 * text stays, but it is not drawn, unless it has a button. */
static inline void next_frame(app *a)
{
    if (!a->toast.offer)
        a->toast.since = 0;
    app_loop_frame(a, a->now + 1000);
}

static inline void show_screen(app *a, app_screen_id id)
{
    app_loop_open(a, id);
    next_frame(a);
}

static inline app *open_app_on(app_screen_id id, int width, int height)
{
    app *a = open_app(width, height);
    show_screen(a, id);
    return a;
}

static inline void press_key(app *a, SDL_Keycode key, Uint16 mods)
{
    app_event down = pressed_key(key, mods);
    app_event up = released_key(key);
    app_loop_event(a, &down);
    app_loop_event(a, &up);
    next_frame(a);
}

/* Of a pad, and lets it go. */
static inline void press_button(app *a, app_event button)
{
    app_loop_event(a, &button);
    button.kind = APP_EVENT_KEY_UP;
    app_loop_event(a, &button);
}

static inline void click(app *a, int x, int y)
{
    app_event move = pointer_at(APP_EVENT_POINTER_MOVE, x, y);
    app_event down = pointer_at(APP_EVENT_POINTER_DOWN, x, y);
    app_event up = pointer_at(APP_EVENT_POINTER_UP, x, y);
    app_loop_event(a, &move);
    app_loop_event(a, &down);
    app_loop_event(a, &up);
    next_frame(a);
}

static inline void click_middle(app *a, app_rect rect)
{
    click(a, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

/* The pointer's shape there. */
static inline app_cursor cursor_at(app *a, app_rect face)
{
    app_event move = pointer_at(APP_EVENT_POINTER_MOVE, face.x + face.w / 2, face.y + face.h / 2);
    app_loop_event(a, &move);
    next_frame(a);
    return a->window.cursor;
}

/* A file that was given is read beside the window, and taken in a frame. */
static inline void take_given(app *a)
{
    while (a->given.count > 0) {
        SDL_Delay(1);
        next_frame(a);
    }
}

static inline void drop_file(app *a, const char *path)
{
    app_event drop = {.kind = APP_EVENT_DROP, .path = path};
    app_loop_event(a, &drop);
    take_given(a);
    app_decoder_finish(a->decoder);
    next_frame(a);
}

/* Pictures that were asked for are there, and those that are asked for in their place. */
static inline void wait_for_pictures(app *a)
{
    for (int i = 0; i < 3; i++) {
        app_decoder_finish(a->decoder);
        next_frame(a);
    }
}

/* Whether these words are part of some text in the last frame. */
static inline bool says(const app *a, const char *words)
{
    for (size_t i = 0; i < a->draw.count; i++)
        if (a->draw.commands[i].kind == APP_DRAW_TEXT &&
            strstr(a->draw.strings + a->draw.commands[i].as.text.string, words))
            return true;
    return false;
}

/* How many texts of the last frame are these words, no more and no less. */
static inline int times_shown(const app *a, const char *words)
{
    int count = 0;
    for (size_t i = 0; i < a->draw.count; i++)
        count += a->draw.commands[i].kind == APP_DRAW_TEXT &&
                 strcmp(a->draw.strings + a->draw.commands[i].as.text.string, words) == 0;
    return count;
}

static inline bool shows(const app *a, const char *words)
{
    return times_shown(a, words) > 0;
}

/* A tile of the loupe's size with these words. */
static inline bool magnifies(const app *a, const char *label)
{
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *command = &a->draw.commands[i];
        if (command->kind == APP_DRAW_TILE && command->as.tile.side == 86 &&
            strcmp(command->as.tile.label, label) == 0)
            return true;
    }
    return false;
}

/* Searches work on threads of their own: frames are drawn until one has said its word. */
static inline void wait_for(app *a, const char *words)
{
    for (int i = 0; i < 4000 && !says(a, words); i++) {
        SDL_Delay(5);
        next_frame(a);
    }
    if (!says(a, words))
        fail_msg("'%s' was never said", words);
}

#endif
