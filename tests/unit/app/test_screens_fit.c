/* In every window that the game allows, nothing that can be pressed lies outside it or on something
 * else, no words are cut, and the keyboard alone gets everywhere. */
#include "puzzle/goal.h"
#include "screens/new_game.h"
#include "screens/play.h"
#include "screens/replay.h"
#include "screens/settings.h"

#include "app_fixture.h"
#include "keys.h"

typedef struct window_size {
    int width, height;
} window_size;

static const window_size sizes[] = {{480, 480},  {700, 480},   {800, 600},  {1000, 620},
                                    {1280, 800}, {1920, 1080}, {720, 1280}, {480, 900}};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* What the checks need to know of a screen. */
typedef struct subject {
    const char *name;
    window_size window;
    app_control_list controls;
    app_scroll_page page;
    int offset; /* how far the page is scrolled */
} subject;

static bool apart(app_rect a, app_rect b)
{
    return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

static void check_place(const subject *s, const app_control *control)
{
    app_rect r = control->rect;
    int right = s->window.width;
    int bottom = s->window.height;
    if (control->scrolls) {
        right = s->page.window.x + s->page.window.w;
        bottom = s->page.window.y +
                 (s->page.height > s->page.window.h ? s->page.height : s->page.window.h) -
                 s->offset;
    }
    if (r.w <= 0 || r.h <= 0 || r.x < 0 || r.x + r.w > right || r.y + r.h > bottom ||
        (!control->scrolls && r.y < 0))
        fail_msg("%s at %dx%d: control %d at %d,%d %dx%d does not fit", s->name, s->window.width,
                 s->window.height, control->id, r.x, r.y, r.w, r.h);
}

static void check_places(const subject *s)
{
    const app_control_list *list = &s->controls;
    for (int i = 0; i < list->count; i++) {
        check_place(s, &list->items[i]);
        for (int j = 0; j < i; j++)
            if (list->items[i].scrolls == list->items[j].scrolls &&
                !apart(list->items[i].rect, list->items[j].rect))
                fail_msg("%s at %dx%d: controls %d and %d overlap", s->name, s->window.width,
                         s->window.height, list->items[i].id, list->items[j].id);
    }
}

/* Icon and label stay inside what they stand on. */
static void check_labels(const app *a, const subject *s)
{
    for (int i = 0; i < s->controls.count; i++) {
        const app_control *control = &s->controls.items[i];
        bool button = control->kind == APP_CONTROL_BUTTON || control->kind == APP_CONTROL_PRIMARY;
        if (!control->label || !(button || control->kind == APP_CONTROL_TAB))
            continue;
        app_type type = button && !control->slim ? APP_TYPE_BUTTON : APP_TYPE_NOTE;
        int icon = control->icon ? app_px(&a->view, 32) : 0;
        int width = icon + app_view_text_width(&a->view, type, control->label);
        if (width > control->rect.w - app_px(&a->view, 4))
            fail_msg("%s at %dx%d: '%s' is %d wide, its control %d", s->name, s->window.width,
                     s->window.height, control->label, width, control->rect.w);
    }
}

/* The middle of a line, where its letters have their body. */
static app_rect body_of(const app_draw_command *text)
{
    app_rect r = text->bounds;
    return (app_rect){r.x, r.y + r.h / 3, r.w, r.h / 3};
}

/* Words may be cut above and below, where a page goes on, but never at a side; and none lie on
 * others. */
static void check_words(const app *a, const char *name)
{
    const app_draw *draw = &a->draw;
    for (size_t i = 0; i < draw->count; i++) {
        const app_draw_command *text = &draw->commands[i];
        if (text->kind != APP_DRAW_TEXT)
            continue;
        const char *words = draw->strings + text->as.text.string;
        if (text->bounds.x > text->rect.x ||
            text->bounds.x + text->bounds.w < text->rect.x + text->rect.w)
            fail_msg("%s at %dx%d: '%s' is cut", name, a->view.width, a->view.height, words);
        for (size_t j = 0; j < i; j++)
            if (draw->commands[j].kind == APP_DRAW_TEXT &&
                !apart(body_of(text), body_of(&draw->commands[j])))
                fail_msg("%s at %dx%d: '%s' lies on '%s'", name, a->view.width, a->view.height,
                         words, draw->strings + draw->commands[j].as.text.string);
    }
}

static subject new_game_subject(const app *a)
{
    const new_game_state *self = top_state(a);
    new_game_layout layout;
    new_game_lay_out(a, self, &layout);
    return (subject){"new game",
                     {a->view.width, a->view.height},
                     layout.controls,
                     layout.page,
                     app_scroll_offset(&self->scroll, &layout.page)};
}

static subject settings_subject(const app *a)
{
    const settings_state *self = top_state(a);
    settings_layout layout;
    settings_lay_out(a, self, &layout);
    return (subject){"settings",
                     {a->view.width, a->view.height},
                     layout.controls,
                     layout.page,
                     app_scroll_offset(&self->scroll, &layout.page)};
}

/* Tab through everything once: each control gets the focus, and is then in view. */
static void check_keyboard(app *a, subject (*look)(const app *), const app_controls *controls)
{
    subject s = look(a);
    bool seen[256] = {false};
    for (int i = 0; i < s.controls.count; i++) {
        press_key(a, SDLK_TAB, 0);
        s = look(a);
        const app_control *focus = app_control_find(&s.controls, controls->focus);
        assert_non_null(focus);
        assert_true(focus->id < 256);
        seen[focus->id] = true;
        app_rect r = focus->rect;
        app_rect in = s.page.window;
        if (focus->scrolls && (r.y < in.y || r.y + r.h > in.y + in.h))
            fail_msg("%s at %dx%d: control %d has the focus out of view", s.name, s.window.width,
                     s.window.height, focus->id);
        check_words(a, s.name);
        check_labels(a, &s);
    }
    for (int i = 0; i < s.controls.count; i++)
        if (!s.controls.items[i].disabled && !seen[s.controls.items[i].id])
            fail_msg("%s at %dx%d: Tab never reaches control %d", s.name, s.window.width,
                     s.window.height, s.controls.items[i].id);
}

static void check_new_game(window_size size, game_style style)
{
    app *a = open_app(size.width, size.height);
    a->settings.style = style;
    for (int i = 0; i < a->gallery.count; i++)
        a->gallery.entries[i].loaded = true; /* the cards' places matter here, not what they show */
    press_key(a, SDLK_n, KMOD_LCTRL);
    new_game_state *self = top_state(a);
    subject s = new_game_subject(a);
    check_places(&s);
    check_keyboard(a, new_game_subject, &self->controls);
    close_app(a);
}

static void a_new_game_fits_every_window(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        check_new_game(sizes[i], GAME_NUMBERS);
        check_new_game(sizes[i], GAME_PICTURE);
    }
}

static void the_settings_fit_every_window(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app(sizes[i].width, sizes[i].height);
        app_loop_open(a, APP_SCREEN_SETTINGS);
        settings_state *self = top_state(a);
        for (int page = 0; page < SETTINGS_PAGES; page++) {
            self->page = (settings_page)page;
            next_frame(a);
            subject s = settings_subject(a);
            check_places(&s);
            check_keyboard(a, settings_subject, &self->controls);
        }
        close_app(a);
    }
}

/* The last line can be scrolled to, and is then whole. */
static void the_keys_fit_every_window(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app(sizes[i].width, sizes[i].height);
        app_loop_close_all(a);
        app_loop_open(a, APP_SCREEN_HELP); /* alone: what lies below has words too */
        next_frame(a);
        check_words(a, "help");
        for (int step = 0; step < 30; step++)
            press_key(a, SDLK_DOWN, 0);
        int count;
        const char *last = app_text(app_keys_help(&count)[count - 1].keys);
        bool seen = false;
        for (size_t c = 0; c < a->draw.count; c++) {
            const app_draw_command *command = &a->draw.commands[c];
            if (command->kind == APP_DRAW_TEXT &&
                strcmp(a->draw.strings + command->as.text.string, last) == 0)
                seen = seen || command->bounds.h == command->rect.h;
        }
        assert_true(seen);
        check_words(a, "help");
        close_app(a);
    }
}

/* ---- The game ---- */

static subject play_subject(const app *a)
{
    play_layout layout;
    play_lay_out(a, top_state(a), &layout);
    return (subject){
        .name = "play", .window = {a->view.width, a->view.height}, .controls = layout.controls};
}

static subject replay_subject(const app *a)
{
    replay_layout layout;
    replay_lay_out(a, top_state(a), &layout);
    return (subject){.name = "auto-solve",
                     .window = {a->view.width, a->view.height},
                     .controls = layout.controls};
}

/* Here Tab passes by the board as well, which has the focus at the beginning. */
static void check_game(app *a, subject (*look)(const app *), app_controls *controls)
{
    subject s = look(a);
    bool seen[256] = {false};
    check_places(&s);
    check_labels(a, &s);
    check_words(a, s.name);
    for (int i = 0; i <= s.controls.count; i++) {
        app_event tab = pressed_key(SDLK_TAB, 0);
        app_loop_event(a, &tab);
        seen[controls->focus] = true;
    }
    for (int i = 0; i < s.controls.count; i++)
        if (!s.controls.items[i].disabled && !seen[s.controls.items[i].id])
            fail_msg("%s at %dx%d: Tab never reaches control %d", s.name, s.window.width,
                     s.window.height, s.controls.items[i].id);
    controls->focus = 0;
}

static void check_play(app *a)
{
    play_state *self = top_state(a);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    check_game(a, play_subject, &self->controls);
    press_key(a, SDLK_c, 0);
    check_game(a, play_subject, &self->controls);
    press_key(a, SDLK_c, 0);
}

static void check_hint(app *a)
{
    press_key(a, SDLK_h, 0);
    while (game_hint_stage_now(a->hint) == GAME_HINT_THINKING)
        next_frame(a);
    next_frame(a);
    check_play(a);
}

static void check_replay(app *a)
{
    press_key(a, SDLK_F5, 0);
    replay_state *self = top_state(a);
    while (!self->ready)
        next_frame(a);
    next_frame(a);
    check_game(a, replay_subject, &self->controls);
    press_key(a, SDLK_ESCAPE, 0);
}

/* Two moves from the end of a long game. */
static void begin(app *a, const game_look *look, const game_origin *origin)
{
    puzzle_board goal, start;
    assert_int_equal(puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){4, 4}, NULL),
                     SW_OK);
    start = goal;
    puzzle_move_apply(&start, PUZZLE_DOWN);
    puzzle_move_apply(&start, PUZZLE_RIGHT);
    game_round round = {.look = *look, .origin = *origin};
    game_session_init(&round.session, &start, &goal);
    round.session.time_ms = 5025000;
    round.session.undos = 1234;
    app_begin(a, &round);
    app_loop_open(a, APP_SCREEN_PLAY);
    next_frame(a);
}

static void check_whole_game(window_size window, const game_look *look, const game_origin *origin)
{
    app *a = open_app(window.width, window.height);
    begin(a, look, origin);
    check_play(a);
    check_hint(a);
    check_replay(a);
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_UP, 0);
    next_frame(a);
    check_play(a);
    close_app(a);
}

static void a_game_fits_every_window_from_start_to_result(void **state)
{
    (void)state;
    const game_look picture = {.style = GAME_PICTURE, .picture = "lake-at-dusk"};
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "a-pack-of-levels/a-level-with-a-long-name",
                               .title = "A title that is nearly as long as a title may become",
                               .par = 148,
                               .par_proof = PUZZLE_PAR_BEST_KNOWN};
    for (int i = 0; i < SIZES; i++)
        check_whole_game(sizes[i], &picture, &level);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_game_fits_every_window),
        cmocka_unit_test(the_settings_fit_every_window),
        cmocka_unit_test(the_keys_fit_every_window),
        cmocka_unit_test(a_game_fits_every_window_from_start_to_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
