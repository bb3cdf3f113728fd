/* The result of a solved game: how good it was, what it is compared with, and what it leads to. */
#include "boards.h"
#include "program/clipboard.h"
#include "text/words.h"

static void set_clock(app *a, double ms)
{
    a->client.slots.current.session.time_ms = ms;
    ((play_state *)top_state(a))->last = a->now;
}

/* ---- How good it was ---- */

CLAIM(the_hardest_3x3_in_31_moves_is_perfect)
{
    app *a = open_game(1280, 800, "8,6,7/2,5,4/3,0,1");
    play(a, "RDLDLURULDRRDLLURURDDLUURDDLULU");
    assert_true(game_session_solved(session_in_play(a)));
    wait_for(a, "Perfect: no shorter way exists.");
    close_app(a);
}

/* Fourteen times to and fro, and then the shortest way, which has 51 moves. */
CLAIM(a_4x4_in_79_moves_is_28_over_the_shortest)
{
    app *a = open_game(1280, 800, "6,13,8,11/0,5,1,9/15,14,3,12/4,2,10,7");
    for (int i = 0; i < 14; i++)
        play(a, "LR");
    play(a, "LDRULLLDRRULUURRDLURDDLULULDDRUURRDDDLULDRULLDRUULU");
    assert_true(game_session_solved(session_in_play(a)));
    assert_int_equal(session_in_play(a)->moves, 79);
    wait_for(a, "28 over the shortest (51).");
    close_app(a);
}

CLAIM(the_path_tells_what_comes_next)
{
    app *a = open_game(1280, 800, three);
    a->client.slots.current.origin.path_step = 4;
    play(a, "ULL");
    wait_for(a, "Next board: 4 × 4, easy");
    close_app(a);
}

CLAIM(the_smallest_window_tells_all_of_it_below_the_board)
{
    app *a = open_game(1280, 800, three);
    SDL_SetWindowSize(a->window.handle, 480, 480);
    next_frame(a);
    play(a, "ULL");
    wait_for(a, "Perfect: no shorter way exists.");
    close_app(a);
}

/* A medium window has one line for it, and no heading over the curve. */
CLAIM(a_medium_window_counts_the_detours_too)
{
    app *a = open_game(1280, 800, three);
    SDL_SetWindowSize(a->window.handle, 800, 600);
    next_frame(a);
    play(a, "DUULL");
    assert_true(game_session_solved(session_in_play(a)));
    wait_for(a, "1 detour cost 2 moves.");
    close_app(a);
}

CLAIM(the_panel_stays_as_it_is_while_the_verdict_is_found)
{
    app *a = open_game(1280, 800, three);
    play(a, "ULL");
    const app_parts *p = play_tree(a);
    app_page_layout before = p->page;
    app_rect slab = app_parts_rect(p, PLAY_SLAB);
    wait_for(a, "Perfect");
    p = play_tree(a);
    app_rect after = app_parts_rect(p, PLAY_SLAB);
    assert_memory_equal(&slab, &after, sizeof slab);
    assert_int_equal(before.controls.count, p->page.controls.count);
    for (int i = 0; i < before.controls.count; i++)
        assert_memory_equal(&before.controls.items[i].rect, &p->page.controls.items[i].rect,
                            sizeof(app_rect));
    close_app(a);
}

static void click_control(app *a, int id)
{
    click_middle(a, control_on_top(a, id)->rect);
}

/* In every window, with and without a bar: what hides it leaves a button that leads on. */
CLAIM(without_its_panel_a_button_leads_on)
{
    static const int windows[][2] = {{1280, 800}, {800, 600}, {720, 1280}, {480, 900}};
    for (size_t i = 0; i < 2 * SDL_arraysize(windows); i++) {
        app *a = open_game(1280, 800, three);
        SDL_SetWindowSize(a->window.handle, windows[i / 2][0], windows[i / 2][1]);
        a->zen = i % 2;
        next_frame(a);
        play(a, "ULL");
        if (!a->zen)
            wait_for(a, "Perfect: no shorter way exists.");
        const play_state *self = top_state(a);
        uint64_t solved = client_round(&a->client)->id;
        assert_int_equal(self->page.controls.focus, PLAY_NEXT);
        press_key(a, SDLK_RIGHT, 0); /* there is nothing that way */
        assert_int_equal(self->page.controls.focus, PLAY_NEXT);
        if (control_on_top(a, PLAY_HIDE)) /* zen keeps its splits instead */
            click_control(a, PLAY_HIDE);
        assert_null(control_on_top(a, PLAY_HIDE));
        assert_false(control_on_top(a, PLAY_NEXT)->disabled);
        assert_true(a->zen || !control_on_top(a, PLAY_AGAIN)->disabled);
        click_control(a, PLAY_NEXT);
        assert_true(client_round(&a->client)->id != solved);
        close_app(a);
    }
}

CLAIM(played_hints_leave_no_verdict)
{
    app *a = open_game(1280, 800, three);
    const game_command hint = {.kind = GAME_HINT_MOVE, .move = PUZZLE_UP};
    client_command(&a->client, hint);
    play(a, "LL");
    assert_int_equal(session_in_play(a)->hints[GAME_HINT_PLAY], 1);
    wait_for(a, "Solved, with one hint.");
    while (!game_analysis_done(a->client.analyses[PUZZLE_METRIC_MOVES]))
        next_frame(a);
    next_frame(a);
    assert_false(says(a, "Perfect"));
    close_app(a);
}

/* ---- Among the others ---- */

static void add_others(app *a, int count)
{
    client_results(&a->client);
    for (int i = 0; i < count; i++) {
        game_result other = game_result_of(&a->client.slots.current, 1);
        other.id = (uint64_t)i + 1;
        other.moves = 40;
        other.time_ms = 12000;
        assert_true(game_results_add(&a->client.results, &other));
    }
}

CLAIM(averages_are_told_with_their_change)
{
    static const int64_t seconds[] = {18, 16, 14, 12, 10};
    app *a = open_game(1280, 800, three);
    add_others(a, 5);
    for (int i = 0; i < 5; i++)
        a->client.results.list[i].time_ms = 1000 * seconds[i];
    play(a, "UL");
    a->client.slots.current.session.time_ms = 8000;
    play(a, "L");
    assert_true(says(a, "12.00")); /* of 14, 12 and 10; it was of 16, 14 and 12 */
    assert_true(says(a, "−2.00"));
    assert_true(says(a, "after 12"));
    assert_true(says(a, "new best"));
    close_app(a);
}

CLAIM(a_slower_game_is_not_praised_for_its_time)
{
    app *a = open_game(1280, 800, three);
    add_others(a, 5);
    play(a, "UL");
    a->client.slots.current.session.time_ms = 20000;
    a->client.slots.current.session.undos = 1;
    play(a, "L");
    assert_true(says(a, "best 12.00"));
    assert_true(says(a, "Your fewest moves for this kind!") ||
                says(a, "Your shortest solution of this kind."));
    close_app(a);
}

/* Fewer moves than any other by keys, and more than one by touch. */
CLAIM(a_best_by_the_game_s_way_is_told_where_it_is_none_of_all)
{
    app *a = open_game(1280, 800, three);
    add_others(a, 5);
    for (int i = 0; i < 5; i++)
        a->client.results.list[i].way = GAME_WAY_KEYS;
    a->client.results.list[2].way = GAME_WAY_TOUCH;
    a->client.results.list[2].moves = 2;
    play(a, "UL");
    a->client.slots.current.session.time_ms = 20000;
    play(a, "L");
    assert_true(says(a, "best by keys")); /* 3 moves, and not 40 */
    assert_true(says(a, "best 12.00"));   /* in time it is none */
    close_app(a);
}

/* ---- The card ---- */

static int lines_of(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

CLAIM(a_copied_result_has_at_most_five_lines)
{
    app *a = open_game(1280, 800, three);
    play(a, "UL");
    set_clock(a, 12840);
    play(a, "L");
    wait_for(a, "Perfect");
    app_copy_result(a);
    char *text = SDL_GetClipboardText();
    assert_true(lines_of(text) <= 5);
    assert_non_null(strstr(text, "3x3-B-"));
    assert_non_null(strstr(text, "\n3 moves\nshortest 3\n12.84\n"));
    SDL_free(text);
    close_app(a);
}

/* ---- What comes next ---- */

/* A key within the same frame, and a message that comes of it is seen from now on. */
static void tap(app *a, SDL_Keycode key, Uint16 mods)
{
    sw_error untold;
    app_event down = pressed_key(key, mods), up = released_key(key);
    a->toast.since = 0;
    app_loop_event(a, &down);
    app_loop_event(a, &up);
    if (a->toast.since > 0)
        a->toast.since = a->now;
    game_store_problem(a->client.store, &untold); /* there is no folder to save in */
    app_loop_frame(a, a->now + 1);
}

CLAIM(space_leads_to_the_next_board_at_once)
{
    app *a = open_game(1280, 800, three);
    play(a, "ULL");
    uint64_t id = a->client.slots.current.id;
    press_key(a, SDLK_SPACE, 0);
    assert_int_not_equal(a->client.slots.current.id, id);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_int_equal(a->client.slots.current.origin.board, GAME_BOARD_UNIFORM);
    assert_int_equal(session_in_play(a)->goal.size.columns, 3);
    close_app(a);
}

/* While the ripple has the stage the panel is not there yet, and nobody has to wait for it. */
CLAIM(enter_does_not_wait_for_the_panel)
{
    app *a = open_game(1280, 800, three);
    tap(a, SDLK_UP, 0);
    tap(a, SDLK_LEFT, 0);
    tap(a, SDLK_LEFT, 0);
    assert_true(game_session_solved(session_in_play(a)));
    assert_false(app_play_shows_result(a, top_state(a)));
    tap(a, SDLK_RETURN, 0);
    assert_false(game_session_solved(session_in_play(a)));
    close_app(a);
}

CLAIM(an_easy_board_is_followed_by_an_easy_one)
{
    app *a = open_game(1280, 800, three);
    a->client.slots.current.origin.board = GAME_BOARD_EASY;
    tap(a, SDLK_UP, 0);
    tap(a, SDLK_F2, 0);
    assert_int_equal(a->client.slots.current.origin.board, GAME_BOARD_EASY);
    assert_true(a->client.has_left);
    close_app(a);
}

CLAIM(f2_leaves_a_board_with_moves_and_offers_the_way_back)
{
    app *a = open_game(1280, 800, three);
    uint64_t id = a->client.slots.current.id;
    tap(a, SDLK_UP, 0);
    tap(a, SDLK_F2, 0);
    assert_int_not_equal(a->client.slots.current.id, id);
    assert_int_equal(app_toast_offers(&a->toast, a->now), APP_INTENT_PARKED);
    assert_false(a->client.slots.has_parked);
    tap(a, SDLK_b, KMOD_LCTRL);
    assert_int_equal(a->client.slots.current.id, id);
    assert_int_equal(session_in_play(a)->moves, 1);
    close_app(a);
}

CLAIM(the_offer_is_taken_by_the_pointer_too)
{
    app *a = open_game(1280, 800, three);
    uint64_t id = a->client.slots.current.id;
    tap(a, SDLK_UP, 0);
    tap(a, SDLK_F2, 0);
    app_loop_frame(a, a->now + 400);
    assert_true(says(a, "Back to that board"));
    for (size_t i = 0; i < a->draw.count; i++) {
        const app_draw_command *drawn = &a->draw.commands[i];
        if (drawn->kind == APP_DRAW_TEXT &&
            strstr(a->draw.strings + drawn->as.text.string, "Back to that board")) {
            app_event down =
                pointer_at(APP_EVENT_POINTER_DOWN, drawn->rect.x + 2, drawn->rect.y + 2);
            app_event up = pointer_at(APP_EVENT_POINTER_UP, drawn->rect.x + 2, drawn->rect.y + 2);
            app_loop_event(a, &down);
            app_loop_event(a, &up);
            break;
        }
    }
    assert_int_equal(a->client.slots.current.id, id);
    assert_int_equal(session_in_play(a)->moves, 1);
    close_app(a);
}

CLAIM(once_the_offer_is_gone_the_board_stays_in_the_theatre)
{
    app *a = open_game(1280, 800, three);
    tap(a, SDLK_UP, 0);
    tap(a, SDLK_F2, 0);
    uint64_t id = a->client.slots.current.id;
    assert_true(a->client.has_left);
    app_loop_frame(a, a->now + 60000);
    assert_false(a->client.has_left);
    tap(a, SDLK_b, KMOD_LCTRL);
    assert_int_equal(a->client.slots.current.id, id);
    close_app(a);
}

/* ---- The session ---- */

CLAIM(the_session_is_one_key_away_and_can_be_begun_anew)
{
    app *a = open_game(1280, 800, three);
    play(a, "UL");
    set_clock(a, 12840);
    play(a, "L");
    press_key(a, SDLK_l, KMOD_LCTRL);
    next_frame(a);
    assert_ptr_equal(top_screen(a), &app_screen_session);
    assert_true(says(a, "This session"));
    assert_true(says(a, "3 × 3"));
    assert_true(says(a, "12.84"));
    press_key(a, SDLK_TAB, 0); /* to its name, and on */
    press_key(a, SDLK_TAB, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_true(says(a, "New session?"));
    assert_int_equal(a->client.sitting.count, 1);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(a->client.sitting.count, 0);
    next_frame(a);
    assert_true(says(a, "Every board that you solve from now on"));
    press_key(a, SDLK_l, KMOD_LCTRL);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    close_app(a);
}

/* ---- The clock ---- */

CLAIM(the_clock_shows_what_the_player_chose)
{
    app *a = open_game(1280, 800, three);
    press_key(a, SDLK_UP, 0);
    set_clock(a, 12849);
    app_loop_frame(a, a->now);
    assert_true(says(a, "0:12"));
    a->client.settings.clock = GAME_CLOCK_TENTHS;
    app_loop_frame(a, a->now);
    assert_true(says(a, "12.8"));
    assert_false(says(a, "12.84"));
    a->client.settings.clock = GAME_CLOCK_HUNDREDTHS;
    app_loop_frame(a, a->now);
    assert_true(says(a, "12.84"));
    a->client.settings.hide_time = true;
    app_loop_frame(a, a->now);
    assert_false(says(a, "12.8"));
    play(a, "LL"); /* kept, and told in the result */
    app_arena in;
    app_arena_empty(&in);
    assert_true(says(a, app_words_taken(&in, &a->client.settings, session_in_play(a)->time_ms)));
    close_app(a);
}
