/* In every window that the game allows, nothing that can be pressed lies outside it or on something
 * else, no words are cut, and the keyboard alone gets everywhere. */
#include "boards.h"
#include "screens/new_game/new_game.h"
#include "screens/replay/replay.h"
#include "screens/settings/settings.h"

#include "client/games.h"
#include "fit.h"
#include "input/keys.h"

static void check_new_game(window_size size, game_style style)
{
    app *a = open_app(size.width, size.height);
    a->client.settings.style = style;
    press_key(a, SDLK_n, KMOD_LCTRL);
    check_page(a, "new game");
    close_app(a);
}

CLAIM(a_new_game_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        check_new_game(sizes[i], GAME_NUMBERS);
        check_new_game(sizes[i], GAME_PICTURE);
    }
}

CLAIM(the_settings_fit_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app(sizes[i].width, sizes[i].height);
        app_loop_open(a, APP_SCREEN_SETTINGS);
        settings_state *self = top_state(a);
        for (int tab = 0; tab < SETTINGS_TABS; tab++) {
            self->tab = (settings_tab)tab;
            self->surplus = tab == SETTINGS_DATA ? 4321 : 0; /* a question, too */
            next_frame(a);
            check_page(a, "settings");
        }
        close_app(a);
    }
}

/* With a row that is open, too. */
CLAIM(the_table_of_keys_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app(sizes[i].width, sizes[i].height);
        app_loop_close_all(a);
        app_loop_open(a, APP_SCREEN_SETTINGS);
        settings_state *self = top_state(a);
        self->tab = SETTINGS_CONTROLS;
        self->keys.action = APP_INTENT_HINT;
        self->keys.bound = self->keys.heard = (app_source){APP_SOURCE_KEY, SDLK_g, 0};
        self->page.controls.focus_shown = true;
        for (int stage = 0; stage <= SETTINGS_KEYS_ASK; stage++) {
            self->keys.stage = (settings_keys_stage)stage;
            next_frame(a);
            subject s = subject_on_top(a, "controls");
            check_places(&s);
            check_words(a, "controls");
        }
        close_app(a);
    }
}

/* The last line can be scrolled to, and is then whole. */
CLAIM(the_keys_fit_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_app(sizes[i].width, sizes[i].height);
        app_loop_close_all(a);
        app_loop_open(a, APP_SCREEN_HELP); /* alone: what lies below has words too */
        next_frame(a);
        check_words(a, "help");
        for (int step = 0; step < 30; step++)
            press_key(a, SDLK_DOWN, 0);
        app_arena arena = {.used = 0};
        app_key_help last = app_keys_help_line(&arena, &a->input.bindings, NULL,
                                               app_keys_help_lines(&a->input.bindings, NULL) - 1);
        bool seen = false;
        for (size_t c = 0; c < a->draw.count; c++) {
            const app_draw_command *command = &a->draw.commands[c];
            if (command->kind == APP_DRAW_TEXT &&
                strcmp(a->draw.strings + command->as.text.string, last.keys) == 0)
                seen = seen || command->bounds.h == command->rect.h;
        }
        assert_true(seen);
        check_words(a, "help");
        close_app(a);
    }
}

/* ---- The game ---- */

static void check_play(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_play);
    check_game(a, "play");
    press_key(a, SDLK_c, 0);
    check_game(a, "play");
    press_key(a, SDLK_c, 0);
}

static void check_hint(app *a)
{
    press_key(a, SDLK_h, 0);
    while (game_hint_stage_now(a->client.hint) == GAME_HINT_THINKING)
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
    check_game(a, "auto-solve");
    press_key(a, SDLK_ESCAPE, 0);
}

/* Two moves from the end of a long game. */
static void begin(app *a, const game_look *look, const game_origin *origin)
{
    puzzle_board goal = standard_goal(4, 4), start = goal;
    puzzle_move_apply(&start, PUZZLE_DOWN);
    puzzle_move_apply(&start, PUZZLE_RIGHT);
    game_round round = {.look = *look, .origin = *origin};
    game_session_init(&round.session, &start, &goal);
    round.session.time_ms = 5025000;
    round.session.undos = 1234;
    client_begin(&a->client, &round);
    show_screen(a, APP_SCREEN_PLAY);
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

CLAIM(a_game_fits_every_window_from_start_to_result)
{
    const game_look picture = {.style = GAME_PICTURE, .picture = "lake-at-dusk"};
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "a-pack-of-levels/a-level-with-a-long-name",
                               .title = "A title that is nearly as long as a title may become",
                               .par = 148,
                               .par_proof = PUZZLE_PAR_BEST_KNOWN};
    for (int i = 0; i < SIZES; i++)
        check_whole_game(sizes[i], &picture, &level);
}

/* Words and buttons do not take from the board's width, however large they are drawn; and what is said of a
 * solved board does not lie on it. */
CLAIM(a_tall_window_gives_its_width_to_the_board)
{
    static const struct {
        window_size window;
        int scale;
    } tall[] = {{{720, 1280}, 100}, {{720, 1280}, 125},  {{720, 1280}, 150}, {{720, 1280}, 200},
                {{480, 900}, 100},  {{1080, 1920}, 200}, {{390, 844}, 100}};
    const game_look numbers = {.style = GAME_NUMBERS};
    const game_origin given = {.kind = GAME_FROM_BOARD};
    for (size_t i = 0; i < sizeof tall / sizeof *tall; i++) {
        app *a = open_app(tall[i].window.width, tall[i].window.height);
        a->client.settings.scale_percent = tall[i].scale;
        begin(a, &numbers, &given);
        const app_parts *p = play_tree(a);
        play_boards boards = app_play_boards(p);
        int beside = a->view.width - boards.own.tray.w;
        if (beside > 60)
            fail_msg("at %dx%d, %d %%, the board leaves %d of %d", tall[i].window.width,
                     tall[i].window.height, tall[i].scale, beside, a->view.width);
        check_play(a);
        press_key(a, SDLK_LEFT, 0);
        press_key(a, SDLK_UP, 0);
        next_frame(a);
        p = play_tree(a);
        boards = app_play_boards(p);
        assert_true(app_parts_rect(p, PLAY_SLAB).w > 0);
        assert_true(apart(app_parts_rect(p, PLAY_SLAB), boards.own.tray));
        close_app(a);
    }
}
