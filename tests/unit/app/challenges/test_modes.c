/* Each challenge from its beginning to its end on the play screen, by keys, pointer, touch and pad: its boards are
 * solved, it is paused and gone on with, and it leaves one run, one replay and the game in the slots as it was. */
#include "hands.h"
#include "text/words.h"

static const game_run *run_of_player(const player *p)
{
    return &p->app->client.run;
}

static void begin(player *p, const char *text)
{
    show_challenge(p->app, text);
    app_loop_turn(p->app);
}

/* All of it, or so many moves. */
static void solve(player *p, size_t moves)
{
    puzzle_path path = way_home(p->app);
    for (size_t i = 0; i < path.length && i < moves; i++)
        p->hand->slide(p->app, (puzzle_move)path.moves[i]);
    puzzle_path_deinit(&path);
}

/* The board is covered, no tile can be taken, and the run is marked. */
static void pause_and_go_on(player *p)
{
    app *a = p->app;
    puzzle_board before = session_in_play(a)->board;
    p->hand->pause(a);
    assert_true(play_of(a)->run.paused);
    assert_true(app_play_run_covers(parts_on_top(a)));
    assert_true(run_of_player(p)->paused);
    double time = run_of_player(p)->time_ms;
    for (int move = 0; move < PUZZLE_MOVES && p->hand->way == GAME_WAY_KEYS; move++)
        p->hand->slide(a, (puzzle_move)move);
    app_loop_frame(a, a->now + 1500);
    assert_true(run_of_player(p)->time_ms == time);
    assert_true(puzzle_board_equal(&session_in_play(a)->board, &before));
    p->hand->choose(a, PLAY_GO_ON);
    assert_false(play_of(a)->run.paused);
}

/* What is left of it. */
static void check_kept(player *p, int boards, bool way_is_known)
{
    app *a = p->app;
    const game_replays *replays;
    const game_results *results = client_results(&a->client);
    assert_true(run_of_player(p)->over);
    assert_int_equal(results->run_count, 1);
    assert_int_equal(results->runs[0].boards, boards);
    assert_int_equal(results->count, boards);
    if (way_is_known)
        assert_int_equal(results->runs[0].way, p->hand->way);
    assert_int_equal(game_store_list_replays(a->client.store, &replays, NULL), SW_OK);
    assert_int_equal(replays->count, 1);
    app_loop_close_all(a);
    assert_false(a->client.in_run);
    assert_true(client_round(&a->client)->id == p->game);
    assert_int_equal(client_round(&a->client)->session.moves, 1);
    app_loop_open(a, APP_SCREEN_TITLE);
}

/* ---- Undo ---- */

/* Its button does what the key does, also in the smallest bar. */
CLAIM(undo_by_its_button)
{
    static const int sizes[][2] = {{1280, 800}, {480, 360}};
    for (int i = 0; i < 2; i++) {
        player p = sit_down(&by_pointer, sizes[i][0], sizes[i][1]);
        begin(&p, "marathon 3x3 3");
        solve(&p, 1);
        assert_int_equal(session_in_play(p.app)->done, 1);
        choose_by_pointer(p.app, PLAY_UNDO);
        assert_int_equal(session_in_play(p.app)->done, 0);
        get_up(&p);
    }
}

/* ---- The modes ---- */

static void play_marathon(player *p)
{
    begin(p, "marathon 3x3 3");
    for (int board = 0; board < 3; board++) {
        if (board == 1) {
            solve(p, 1);
            pause_and_go_on(p);
        }
        solve(p, SIZE_MAX);
        assert_int_equal(run_of_player(p)->count, board + 1);
        if (board < 2)
            p->hand->choose(p->app, PLAY_NEXT);
        assert_false(game_run_waits(run_of_player(p)));
    }
    assert_false(client_results(&p->app->client)->runs[0].early);
    check_kept(p, 3, true);
}

static void play_relay(player *p)
{
    begin(p, "relay 3x3");
    solve(p, SIZE_MAX);
    assert_int_equal(session_in_play(p->app)->goal.size.columns, 3);
    solve(p, 2);
    pause_and_go_on(p);
    solve(p, SIZE_MAX);
    check_kept(p, 2, true);
}

static void play_fewest(player *p)
{
    enum { TRIES = 3 };
    begin(p, "fewest 2x2");
    for (int board = 0; board < TRIES; board++) {
        solve(p, SIZE_MAX);
        if (board + 1 < TRIES)
            p->hand->choose(p->app, PLAY_NEXT);
    }
    check_kept(p, TRIES, true);
}

static void play_blind(player *p)
{
    begin(p, "blind 3x3");
    assert_true(game_run_learns(run_of_player(p)));
    p->hand->choose(p->app, PLAY_BEGIN);
    assert_true(game_run_hides(run_of_player(p)));
    solve(p, 3);
    pause_and_go_on(p);
    solve(p, SIZE_MAX);
    assert_false(run_of_player(p)->over); /* until the player says so */
    p->hand->choose(p->app, PLAY_DONE);
    assert_true(game_run_complete(run_of_player(p)));
    check_kept(p, 1, true);
}

static void play_attack(player *p)
{
    begin(p, "attack 3x3 120+20");
    for (int board = 0; board < 2; board++)
        solve(p, SIZE_MAX);
    assert_int_equal(run_of_player(p)->count, 2);
    solve(p, 1);
    pause_and_go_on(p);
    for (int i = 0; i < 300 && !run_of_player(p)->over; i++)
        app_loop_frame(p->app, p->app->now + 1000);
    check_kept(p, 2, true);
}

static void play_all(const hand *hand, int width, int height)
{
    static void (*const modes[])(player *) = {play_marathon, play_relay, play_fewest, play_blind,
                                              play_attack};
    for (size_t i = 0; i < SDL_arraysize(modes); i++) {
        player p = sit_down(hand, width, height);
        modes[i](&p);
        get_up(&p);
    }
}

/* No row of a marathon's list is cut, and what it came to is read at its end. */
CLAIM(a_marathon_ends_with_a_list_of_whole_rows)
{
    static const int windows[][3] = {
        {1280, 800, 4}, {1920, 1080, 4}, {800, 600, 4}, {1000, 700, 3}, {720, 1280, 2}};
    for (size_t i = 0; i < SDL_arraysize(windows); i++) {
        player p = sit_down(&by_keys, windows[i][0], windows[i][1]);
        begin(&p, "marathon 2x2 12");
        for (int board = 0; board < 12; board++) {
            solve(&p, SIZE_MAX);
            if (board < 11)
                p.hand->choose(p.app, PLAY_NEXT);
            next_frame(p.app);
            const app_grid_page *list = &parts_on_top(p.app)->page.grids[0];
            assert_int_equal(list->window.h % list->row_pitch, 0);
        }
        const app_grid_page *list = &parts_on_top(p.app)->page.grids[0];
        assert_true(run_of_player(&p)->over);
        assert_in_range(list->window.h / list->row_pitch, windows[i][2], 12);
        get_up(&p);
    }
}

CLAIM(all_modes_by_keys)
{
    play_all(&by_keys, 1280, 800);
}

CLAIM(all_modes_by_pointer)
{
    play_all(&by_pointer, 800, 600);
}

CLAIM(all_modes_by_touch)
{
    play_all(&by_touch, 720, 1280);
    play_all(&by_touch, 480, 480);
}

CLAIM(all_modes_by_pad)
{
    play_all(&by_pad, 1280, 800);
}

/* ---- What one of them alone has ---- */

CLAIM(undone_moves_do_not_count_and_leaving_loses_no_try)
{
    player p = sit_down(&by_keys, 1280, 800);
    begin(&p, "fewest 3x3");
    puzzle_path path = way_home(p.app);
    solve(&p, 1);
    press_key(p.app, SDLK_z, KMOD_CTRL);
    assert_int_equal(session_in_play(p.app)->undos, 1);
    solve(&p, SIZE_MAX);
    assert_int_equal(run_of_player(&p)->boards[0].moves, path.length);
    assert_true(show_left(p.app, "fewest 3x3"));
    assert_int_equal(run_of_player(&p)->count, 1);
    assert_true(game_run_waits(run_of_player(&p)));
    p.hand->choose(p.app, PLAY_NEXT);
    solve(&p, SIZE_MAX);
    assert_int_equal(run_of_player(&p)->count, 2);
    puzzle_path_deinit(&path);
    get_up(&p);
}

CLAIM(between_tries_the_next_one_is_named_and_has_no_moves_yet)
{
    player p = sit_down(&by_keys, 1280, 800);
    app *a = p.app;
    begin(&p, "fewest 2x2");
    solve(&p, SIZE_MAX);
    next_frame(a);
    assert_string_equal(control_on_top(a, PLAY_NEXT)->label, "Try 2 of 3");
    app_arena in;
    app_arena_empty(&in);
    int same = 0, first = run_of_player(&p)->boards[0].moves;
    const char *moves = app_words_count(&in, (unsigned long long)first);
    for (size_t i = 0; i < a->draw.count; i++)
        same += a->draw.commands[i].kind == APP_DRAW_TEXT &&
                a->draw.commands[i].rect.y > app_parts_rect(parts_on_top(a), PLAY_BODY).y &&
                strcmp(a->draw.strings + a->draw.commands[i].as.text.string, moves) == 0;
    assert_int_equal(same, 1); /* in the row of try 1, and in no other */
    get_up(&p);
}

CLAIM(fewest_follows_what_counts)
{
    player p = sit_down(&by_keys, 1280, 800);
    app *a = p.app;
    a->client.settings.metric = PUZZLE_METRIC_SLIDES;
    client_settings_changed(&a->client);
    app_loop_close_all(a);
    app_loop_open(a, APP_SCREEN_TITLE);
    game_challenge fewest = a->client.settings.challenges[GAME_MODE_FEWEST];
    fewest.size = (puzzle_size){3, 3}; /* proved in no time, with a sanitizer too */
    client_run_begin(&a->client, &fewest);
    app_loop_open(a, APP_SCREEN_PLAY);
    assert_int_equal(run_of_player(&p)->challenge.metric, PUZZLE_METRIC_SLIDES);
    for (int i = 0; i < 2000 && run_of_player(&p)->round.origin.par == 0; i++) {
        SDL_Delay(5);
        next_frame(a);
    }
    const game_origin *origin = &run_of_player(&p)->round.origin;
    assert_true(origin->par > 0 && origin->par_metric == PUZZLE_METRIC_SLIDES);
    play_figure figures[PLAY_FIGURES] = {0};
    app_mode_fewest.figures(parts_on_top(a), figures);
    assert_string_equal(figures[0].label, "Slides");
    assert_string_equal(figures[2].label, "Moves");
    next_frame(a);
    assert_true(shows(a, "Fewest slides"));
    get_up(&p);
}

/* What moves the pointer afterwards played none of it. */
CLAIM(a_run_that_is_over_says_what_it_was_played_by)
{
    player p = sit_down(&by_keys, 1280, 800);
    app *a = p.app;
    begin(&p, "relay 2x2");
    solve(&p, SIZE_MAX);
    assert_true(run_of_player(&p)->over);
    app_event move = pointer_at(APP_EVENT_POINTER_MOVE, 300, 300);
    app_loop_event(a, &move);
    next_frame(a);
    assert_int_equal(a->way, GAME_WAY_POINTER);
    char words[200];
    bool found = false;
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *drawn = &a->draw.commands[i];
        if (drawn->kind != APP_DRAW_TEXT || drawn->rect.y > 80)
            continue;
        snprintf(words, sizeof words, "%s", a->draw.strings + drawn->as.text.string);
        assert_null(strstr(words, app_words_way(GAME_WAY_POINTER)));
        found = found || strstr(words, app_words_way(GAME_WAY_KEYS));
    }
    assert_true(found);
    get_up(&p);
}

/* Each event counts at its own stamp, whatever frame reads it. */
CLAIM(a_move_at_zero_or_later_does_not_count)
{
    for (int late = 0; late < 2; late++) {
        player p = sit_down(&by_keys, 1280, 800);
        app *a = p.app;
        begin(&p, "attack 3x3 30+5");
        puzzle_path path = way_home(a);
        const app_event first = {.kind = APP_EVENT_KEY_DOWN,
                                 .way = GAME_WAY_KEYS,
                                 .intent = (app_intent)(APP_INTENT_UP + path.moves[0])};
        app_event second = first;
        second.intent = (app_intent)(APP_INTENT_UP + path.moves[1]);
        app_loop_event(a, &first);
        double began = a->now;
        for (int i = 1; i < 30; i++)
            app_loop_frame(a, began + 1000 * i);
        app_loop_frame(a, began + 29980); /* the next frame comes after zero */
        app_loop_set_time(a, began + (late ? 30000 : 29999));
        app_loop_event(a, &second);
        app_loop_frame(a, began + 30200);
        assert_true(a->client.run.over);
        assert_int_equal(session_in_play(a)->moves, late ? 1 : 2);
        assert_true(a->client.run.time_ms == 30000);
        puzzle_path_deinit(&path);
        get_up(&p);
    }
}

CLAIM(the_next_board_is_there_in_140_ms)
{
    player p = sit_down(&by_keys, 1280, 800);
    p.app->options.no_animation = false;
    begin(&p, "attack 3x3 60+5");
    uint64_t board = client_round(&p.app->client)->id;
    solve(&p, SIZE_MAX);
    assert_true(client_round(&p.app->client)->id != board); /* at once, for the rules */
    assert_true(play_of(p.app)->run.solved_at > 0);
    assert_true(PLAY_APPEAR_MS <= 140);
    solve(&p, 1); /* and it is played while it appears */
    assert_int_equal(session_in_play(p.app)->moves, 1);
    get_up(&p);
}
