/* How a challenge ends before its end: it asks in place, and the end can be taken back for a while, by keys, pointer,
 * touch and pad. Nobody who hammers begins another one. */
#include "hands.h"

static void solve(app *a)
{
    puzzle_path path = way_home(a);
    for (size_t i = 0; i < path.length; i++)
        slide_by_key(a, (puzzle_move)path.moves[i]);
    puzzle_path_deinit(&path);
}

static void slide_once(app *a)
{
    puzzle_path path = way_home(a);
    slide_by_key(a, (puzzle_move)path.moves[0]);
    puzzle_path_deinit(&path);
}

/* A board is solved and the next one begun. */
static void play_a_little(player *p, const char *text)
{
    app *a = p->app;
    show_challenge(a, text);
    next_frame(a);
    solve(a);
    if (game_run_waits(&a->client.run))
        press_key(a, SDLK_SPACE, 0);
    slide_once(a);
    assert_int_equal(a->client.run.count, 1);
    assert_int_equal(session_in_play(a)->moves, 1);
}

/* A frame later the message is there, too. */
static void look(app *a)
{
    app_loop_frame(a, a->now + 200);
    app_loop_frame(a, a->now + 200);
}

static void press(player *p, int id)
{
    app *a = p->app;
    if (p->hand->way == GAME_WAY_KEYS || p->hand->way == GAME_WAY_PAD)
        play_of(a)->page.controls.focus = id;
    if (p->hand->way == GAME_WAY_KEYS)
        press_key(a, SDLK_RETURN, 0);
    else
        p->hand->choose(a, id);
}

/* Where the words are seen; w = 0: they are not. */
static app_rect words_at(const app *a, const char *words)
{
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *drawn = &a->draw.commands[i];
        if (drawn->kind == APP_DRAW_TEXT &&
            strcmp(a->draw.strings + drawn->as.text.string, words) == 0)
            return drawn->rect;
    }
    return (app_rect){0};
}

static void take_back(player *p)
{
    app *a = p->app;
    app_rect button = words_at(a, "Take it back");
    assert_true(button.w > 0);
    switch (p->hand->way) {
    case GAME_WAY_KEYS:
        press_key(a, SDLK_z, KMOD_CTRL);
        break;
    case GAME_WAY_PAD:
        press_pad(a, &held_pad, X);
        break;
    case GAME_WAY_TOUCH:
        tap_rect(a, button);
        break;
    default:
        click_middle(a, button);
        break;
    }
}

/* ---- Asking ---- */

static void an_end_by(const hand *hand, int width, int height)
{
    player p = sit_down(hand, width, height);
    app *a = p.app;
    play_a_little(&p, "marathon 3x3 5");
    uint64_t id = a->client.run.id;
    puzzle_board board = session_in_play(a)->board;
    press(&p, PLAY_END);
    assert_false(a->client.run.over);
    assert_string_equal(control_on_top(a, PLAY_END)->label, "End run?");
    double time = a->client.run.time_ms;
    press(&p, PLAY_END);
    assert_true(a->client.run.over);
    time = a->client.run.time_ms;
    look(a);
    assert_int_equal(client_results(&a->client)->run_count, 0);
    take_back(&p);
    assert_true(a->client.in_run && a->client.run.id == id && !a->client.run.over);
    assert_true(a->client.run.time_ms == time && a->client.run.paused);
    assert_true(puzzle_board_equal(&session_in_play(a)->board, &board));
    assert_true(play_of(a)->run.paused); /* until the player is ready */
    hand->choose(a, PLAY_GO_ON);
    solve(a);
    assert_int_equal(a->client.run.count, 2);
    app_loop_close_all(a);
    app_loop_open(a, APP_SCREEN_TITLE);
    assert_true(show_left(a, "marathon 3x3 5"));
    assert_true(a->client.run.id == id && a->client.run.count == 2);
    get_up(&p);
}

CLAIM(an_end_is_asked_about_and_taken_back_by_keys)
{
    an_end_by(&by_keys, 1280, 800);
}

CLAIM(an_end_is_asked_about_and_taken_back_by_the_pointer)
{
    an_end_by(&by_pointer, 800, 600);
}

CLAIM(an_end_is_asked_about_and_taken_back_by_touch)
{
    an_end_by(&by_touch, 720, 1280);
}

CLAIM(an_end_is_asked_about_and_taken_back_by_pad)
{
    an_end_by(&by_pad, 1280, 800);
}

CLAIM(who_is_asked_and_plays_on_ends_nothing)
{
    player p = sit_down(&by_pointer, 1280, 800);
    app *a = p.app;
    play_a_little(&p, "marathon 3x3 5");
    press(&p, PLAY_END);
    slide_by_key(a, puzzle_move_opposite(PUZZLE_UP));
    slide_by_key(a, PUZZLE_UP);
    press(&p, PLAY_END);
    assert_false(a->client.run.over);
    for (int i = 0; i < 3; i++)
        next_frame(a); /* 3 s */
    assert_string_equal(control_on_top(a, PLAY_END)->label, "End run");
    press(&p, PLAY_END);
    assert_false(a->client.run.over);
    get_up(&p);
}

CLAIM(the_menu_asks_too_and_leads_to_the_same_message)
{
    player p = sit_down(&by_pointer, 1280, 800);
    app *a = p.app;
    play_a_little(&p, "attack 3x3 120+20");
    press_key(a, SDLK_ESCAPE, 0);
    press(&p, PLAY_PAUSED_MENU);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    int end = control_named(a, "End run")->id;
    p.hand->choose(a, end);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    assert_string_equal(control_on_top(a, end)->label, "End run?");
    assert_false(a->client.run.over);
    p.hand->choose(a, end);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(a->client.run.over);
    assert_string_equal(a->toast.text, "The run is over.");
    press_key(a, SDLK_z, KMOD_CTRL);
    assert_false(a->client.run.over);
    assert_true(play_of(a)->run.paused);
    get_up(&p);
}

/* ---- Taking back ---- */

static void end_at_once(player *p)
{
    press(p, PLAY_END);
    press(p, PLAY_END);
    assert_true(p->app->client.run.over);
    assert_int_equal(client_results(&p->app->client)->run_count, 0);
}

CLAIM(after_ten_seconds_an_end_is_final)
{
    player p = sit_down(&by_pointer, 1280, 800);
    app *a = p.app;
    play_a_little(&p, "marathon 3x3 5");
    end_at_once(&p);
    double ended = play_of(a)->run.over_at;
    app_loop_frame(a, ended + 9990);
    assert_int_equal(client_results(&a->client)->run_count, 0);
    assert_true(app_play_run_wait(a, play_of(a)) <= 10); /* the loop does not sleep beyond it */
    app_loop_frame(a, ended + 10000);
    assert_int_equal(client_results(&a->client)->run_count, 1);
    assert_true(client_results(&a->client)->runs[0].early);
    press_key(a, SDLK_z, KMOD_CTRL);
    assert_true(a->client.run.over);
    get_up(&p);
}

CLAIM(leaving_copying_and_another_run_make_an_end_final)
{
    static const int ways_on[] = {APP_ID_BACK, PLAY_COPY, PLAY_NEXT};
    for (size_t i = 0; i < 3; i++) {
        player p = sit_down(&by_pointer, 1280, 800);
        app *a = p.app;
        play_a_little(&p, "marathon 3x3 5");
        end_at_once(&p);
        press(&p, ways_on[i]);
        assert_int_equal(client_results(&a->client)->run_count, 1);
        if (top_screen(a) == &app_screen_play)
            press_key(a, SDLK_z, KMOD_CTRL);
        assert_int_equal(client_results(&a->client)->run_count, 1);
        assert_true(i == 0 ? !a->client.in_run : a->client.run.over == (i == 1));
        get_up(&p);
    }
}

/* The file does not know of the end yet. */
CLAIM(who_is_killed_meanwhile_goes_on)
{
    player p = sit_down(&by_pointer, 1280, 800);
    app *a = p.app;
    play_a_little(&p, "marathon 3x3 5");
    end_at_once(&p);
    char command[192];
    snprintf(command, sizeof command, "cp %s/runs/marathon.save %s/kept", p.own.folder,
             p.own.folder);
    assert_int_equal(system(command), 0);
    app_loop_close_all(a);
    snprintf(command, sizeof command, "mv %s/kept %s/runs/marathon.save", p.own.folder,
             p.own.folder);
    assert_int_equal(system(command), 0);
    app_loop_open(a, APP_SCREEN_TITLE);
    assert_true(show_left(a, "marathon 3x3 5"));
    assert_false(a->client.run.over);
    assert_int_equal(session_in_play(a)->moves, 1);
    get_up(&p);
}

/* ---- Blindfold: what was seen is not unseen ---- */

CLAIM(a_look_is_asked_about_and_is_final)
{
    player p = sit_down(&by_pointer, 1280, 800);
    app *a = p.app;
    show_challenge(a, "blind 3x3");
    next_frame(a);
    press(&p, PLAY_BEGIN);
    press(&p, PLAY_END);
    assert_string_equal(control_on_top(a, PLAY_END)->label, "End try?");
    assert_true(game_run_hides(&a->client.run));
    press(&p, PLAY_END);
    assert_true(a->client.run.over);
    assert_int_equal(client_results(&a->client)->run_count, 1);
    press_key(a, SDLK_z, KMOD_CTRL);
    assert_true(a->client.run.over);
    get_up(&p);
}

CLAIM(what_was_learned_is_not_thrown_away_by_one_press)
{
    for (int low = 0; low < 2; low++) {
        player p = sit_down(&by_pointer, low ? 480 : 1280, low ? 480 : 800);
        app *a = p.app;
        show_challenge(a, "blind 3x3");
        next_frame(a);
        uint64_t id = a->client.run.id;
        press(&p, PLAY_OTHER);
        assert_true(a->client.run.id == id);
        assert_string_equal(control_on_top(a, PLAY_OTHER)->tip, "New board?");
        press(&p, PLAY_OTHER);
        assert_true(a->client.run.id != id);
        get_up(&p);
    }
}

/* ---- Restarting ---- */

CLAIM(restarting_begins_the_board_anew_and_not_the_run)
{
    static const char *const challenges[] = {"marathon 3x3 5", "attack 3x3 120+20", "relay 4x4",
                                             "fewest 3x3"};
    for (size_t i = 0; i < 4; i++) {
        player p = sit_down(&by_keys, 1280, 800);
        app *a = p.app;
        play_a_little(&p, challenges[i]);
        uint64_t id = a->client.run.id;
        double time = a->client.run.time_ms;
        press_key(a, SDLK_r, KMOD_CTRL);
        assert_true(a->client.run.id == id && a->client.run.count == 1);
        assert_int_equal(session_in_play(a)->moves, 0);
        assert_true(puzzle_board_equal(&session_in_play(a)->board, &session_in_play(a)->start));
        assert_true(a->client.run.time_ms >= time);
        solve(a);
        assert_int_equal(a->client.run.count, 2);
        get_up(&p);
    }
}

CLAIM(where_nothing_may_be_undone_restarting_says_so)
{
    player p = sit_down(&by_keys, 1280, 800);
    app *a = p.app;
    show_challenge(a, "blind 3x3");
    next_frame(a);
    uint64_t id = a->client.run.id;
    for (int i = 0; i < 2; i++) {
        press_key(a, SDLK_r, KMOD_CTRL);
        assert_true(a->client.run.id == id);
        assert_string_equal(a->toast.text, "No restart in this mode.");
        slide_by_key(a, PUZZLE_UP);
        slide_by_key(a, PUZZLE_DOWN);
    }
    get_up(&p);
}

/* ---- Who hammers ---- */

/* Keys that lead on, at such a time after the end. */
static void hammer(app *a, double end)
{
    const app_event keys[] = {pressed_key(SDLK_SPACE, 0),
                              pressed_key(SDLK_RETURN, 0),
                              {.kind = APP_EVENT_KEY_DOWN,
                               .way = GAME_WAY_PAD,
                               .intent = APP_INTENT_HINT,
                               .control = APP_INTENT_CONFIRM}};
    for (double after = 0; after < 700; after += 50)
        for (size_t i = 0; i < SDL_arraysize(keys); i++) {
            app_event key = keys[i];
            app_loop_set_time(a, end + after);
            app_loop_event(a, &key);
            key.kind = APP_EVENT_KEY_UP;
            app_loop_event(a, &key);
            app_loop_frame(a, end + after + 1);
        }
}

CLAIM(who_hammers_at_the_end_begins_nothing)
{
    static const char *const challenges[] = {"relay 2x2", "fewest 2x2", "blind 2x2"};
    for (size_t i = 0; i < 3; i++) {
        player p = sit_down(&by_keys, 1280, 800);
        app *a = p.app;
        show_challenge(a, challenges[i]);
        next_frame(a);
        uint64_t id = a->client.run.id;
        while (!a->client.run.over) {
            puzzle_path path = way_home(a);
            for (size_t move = 0; move < path.length; move++) {
                app_event key = {.kind = APP_EVENT_KEY_DOWN,
                                 .way = GAME_WAY_KEYS,
                                 .intent = (app_intent)(APP_INTENT_UP + path.moves[move])};
                app_loop_set_time(a, a->now + 20);
                app_loop_event(a, &key);
            }
            puzzle_path_deinit(&path);
            if (game_run_waits(&a->client.run))
                client_run_next(&a->client);
            else if (game_run_hides(&a->client.run))
                client_run_done(&a->client);
        }
        hammer(a, a->now);
        assert_true(a->client.run.id == id && a->client.run.over);
        next_frame(a);
        press_key(a, SDLK_SPACE, 0);
        assert_true(a->client.run.id != id && !a->client.run.over);
        get_up(&p);
    }
}

/* The clock ends it between two frames, while keys go down. */
CLAIM(who_hammers_when_the_clock_ends_it_begins_nothing)
{
    player p = sit_down(&by_keys, 1280, 800);
    app *a = p.app;
    show_challenge(a, "attack 3x3 1+1");
    next_frame(a);
    uint64_t id = a->client.run.id;
    slide_once(a);
    double began = a->now;
    for (double after = 0; after < 1200; after += 7) {
        app_event key = pressed_key(SDLK_SPACE, 0);
        app_loop_set_time(a, began + after);
        app_loop_event(a, &key);
    }
    assert_true(a->client.run.over);
    assert_true(a->client.run.id == id);
    get_up(&p);
}
