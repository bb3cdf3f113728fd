/* The calendar of daily boards, and their way through the game: by keys, pointer, touch and pad. */
#include "fit.h"

#include "challenges/challenge.h"
#include "fingers.h"
#include "scratch.h"
#include "screens/daily/daily.h"

#include "../../game/refusals.h"
#include "os/file.h"

#include <string.h>
#include <sys/stat.h>

static daily_state *daily_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_daily);
    return top_state(a);
}

/* Today is a Tuesday with a 4x3 board. */
static int today_of(void)
{
    return sw_day_of((sw_calendar_day){2026, 11, 24});
}

static void set_today(app *a)
{
    daily_of(a)->today = today_of();
    app_daily_show(a, daily_of(a), today_of());
    next_frame(a);
}

static app *open_daily(const scratch *own, int width, int height)
{
    app *a = open_app(width, height);
    a->options.no_animation = true;
    if (own)
        keep_in(a, own);
    show_screen(a, APP_SCREEN_DAILY);
    set_today(a);
    return a;
}

static void finish(app *a, const scratch *own)
{
    close_app(a);
    remove_scratch(own);
}

static void slide_by_keys(app *a, size_t moves)
{
    puzzle_path path = way_home(a);
    for (size_t i = 0; i < moves && i < path.length; i++)
        slide_by_key(a, (puzzle_move)path.moves[i]);
    puzzle_path_deinit(&path);
}

static void solve_by(app *a, void (*touch)(app *, app_rect))
{
    puzzle_path path = way_home(a);
    for (size_t i = 0; i < path.length; i++) {
        touch(a, tile_to_slide(a, (puzzle_move)path.moves[i]));
        next_frame(a);
    }
    puzzle_path_deinit(&path);
}

static app_rect day_rect(const app *a, int day)
{
    const daily_state *self = daily_of(a);
    const app_page_layout *l = layout_on_top(a);
    return app_grid_cell(&self->page.grids[0], &l->grids[0],
                         day - self->first + sw_day_weekday(self->first));
}

static const game_run_result *only_run(const app *a)
{
    assert_int_equal(a->client.results.run_count, 1);
    return &a->client.results.runs[0];
}

static void assert_solved(app *a, int day)
{
    assert_true(a->client.run.over);
    assert_int_equal(only_run(a)->challenge.day, day);
    press_key(a, SDLK_RETURN, 0); /* back to the calendar */
    set_today(a);
    assert_false(a->client.in_run);
    assert_true(app_daily_mark(daily_of(a), day)->solved);
    assert_int_equal(daily_of(a)->tally.solved, 1);
}

CLAIM(today_is_played_by_keys)
{
    scratch own = make_scratch();
    app *a = open_daily(&own, 1280, 800);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(a->client.in_run);
    game_daily today = game_daily_of(today_of());
    assert_true(puzzle_board_equal(&session_in_play(a)->start, &today.start));
    slide_by_keys(a, SIZE_MAX);
    assert_solved(a, today_of());
    assert_int_equal(only_run(a)->way, GAME_WAY_KEYS);
    finish(a, &own);
}

/* Its day is over: it is made up for. */
CLAIM(a_missed_day_is_played_by_the_pointer)
{
    scratch own = make_scratch();
    app *a = open_daily(&own, 1280, 800);
    int day = today_of() - 1;
    click_middle(a, day_rect(a, day));
    assert_int_equal(app_daily_chosen(daily_of(a)), day);
    click_middle(a, control_named(a, "Play")->rect);
    solve_by(a, click_middle);
    assert_solved(a, day);
    assert_int_equal(only_run(a)->way, GAME_WAY_POINTER);
    finish(a, &own);
}

CLAIM(a_finger_plays_a_day)
{
    scratch own = make_scratch();
    app *a = open_daily(&own, 720, 1280);
    int day = today_of() - 1;
    tap_rect(a, day_rect(a, day));
    next_frame(a);
    tap_rect(a, control_named(a, "Play")->rect);
    next_frame(a);
    solve_by(a, tap_rect);
    assert_solved(a, day);
    assert_int_equal(only_run(a)->way, GAME_WAY_TOUCH);
    finish(a, &own);
}

CLAIM(a_board_that_was_left_goes_on)
{
    scratch own = make_scratch();
    app *a = open_daily(&own, 1280, 800);
    press_key(a, SDLK_RETURN, 0);
    slide_by_keys(a, 3);
    puzzle_board board = session_in_play(a)->board;
    click_middle(a, rect_on_top(a, APP_ID_BACK));
    assert_false(a->client.in_run);
    set_today(a);
    assert_true(app_daily_is_left(daily_of(a), today_of()));
    press_key(a, SDLK_RETURN, 0);
    assert_true(puzzle_board_equal(&session_in_play(a)->board, &board));
    assert_true(a->client.run.paused);
    finish(a, &own);
}

/* Neither is another one begun in its place, nor is its file touched. */
CLAIM(a_board_that_cannot_be_read_is_told_and_waits)
{
    scratch own = make_scratch();
    char file[128], *before, *after;
    size_t size;
    chmod(own.folder, 0777);
    app *a = open_daily(&own, 1280, 800);
    become_nobody(); /* who may not be allowed to read the game's own files */
    press_key(a, SDLK_RETURN, 0);
    slide_by_keys(a, 3);
    click_middle(a, rect_on_top(a, APP_ID_BACK));
    set_today(a);
    snprintf(file, sizeof file, "%s/runs/daily-2026-11-24.save", own.folder);
    assert_int_equal(os_file_read(&before, &size, file, 1 << 20, NULL), SW_OK);
    assert_int_equal(chmod(file, 0000), 0);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_daily);
    assert_non_null(strstr(a->toast.text, "cannot be read and was left as it is"));
    assert_false(a->client.in_run);
    assert_true(app_daily_is_left(daily_of(a), today_of()));
    assert_int_equal(chmod(file, 0600), 0);
    assert_int_equal(os_file_read(&after, &size, file, 1 << 20, NULL), SW_OK);
    assert_string_equal(after, before);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(session_in_play(a)->moves, 3);
    free(after);
    free(before);
    become_oneself_again();
    finish(a, &own);
}

CLAIM(stars_are_measured_against_the_proved_par)
{
    scratch own = make_scratch();
    app *a = open_daily(&own, 1280, 800);
    press_key(a, SDLK_RETURN, 0);
    for (int i = 0; i < 5000 && a->client.run.round.origin.par == 0; i++) {
        SDL_Delay(2);
        next_frame(a);
    }
    solver_answer answer;
    const game_session *session = session_in_play(a);
    solver_request request = {
        .start = session->start, .goal = session->goal, .engine = SOLVER_OPTIMAL};
    assert_int_equal(solver_solve(a->client.solver, &request, NULL, &answer), SW_OK);
    assert_int_equal(a->client.run.round.origin.par, answer.path.length);
    for (size_t i = 0; i < answer.path.length; i++)
        client_command(&a->client, (game_command){.kind = GAME_MOVE,
                                                  .way = GAME_WAY_KEYS,
                                                  .move = (puzzle_move)answer.path.moves[i]});
    solver_answer_deinit(&answer);
    next_frame(a);
    next_frame(a); /* what leads on waits until the player has seen the end */
    press_key(a, SDLK_RETURN, 0);
    set_today(a);
    assert_int_equal(app_daily_mark(daily_of(a), today_of())->stars, 3);
    finish(a, &own);
}

CLAIM(the_card_gives_nothing_away)
{
    scratch own = make_scratch();
    app *a = open_daily(&own, 1280, 800);
    press_key(a, SDLK_RETURN, 0);
    slide_by_keys(a, SIZE_MAX);
    assert_solved(a, today_of());
    press_key(a, SDLK_c, KMOD_CTRL);
    char *card = SDL_GetClipboardText();
    assert_non_null(strstr(card, "Slidewise daily, 24 November 2026\n4 × 3"));
    assert_non_null(strstr(card, "no hint"));
    assert_non_null(strstr(card, "█")); /* the curve of its replay, which begins high */
    assert_null(strstr(card, "4x3-"));  /* no ID */
    SDL_free(card);
    finish(a, &own);
}

CLAIM(months_are_turned_and_days_to_come_are_not_chosen)
{
    app *a = open_daily(NULL, 1280, 800);
    click_middle(a, control_named(a, "Month before")->rect);
    assert_int_equal(app_daily_chosen(daily_of(a)), sw_day_of((sw_calendar_day){2026, 10, 24}));
    click_middle(a, control_named(a, "Month after")->rect);
    assert_int_equal(app_daily_chosen(daily_of(a)), today_of());
    click_middle(a, control_named(a, "Month after")->rect); /* it cannot be pressed */
    assert_int_equal(app_daily_chosen(daily_of(a)), today_of());
    click_middle(a, day_rect(a, today_of() + 3));
    assert_int_equal(app_daily_chosen(daily_of(a)), today_of());
    app_daily_show(a, daily_of(a), 0); /* long before the first board */
    assert_int_equal(app_daily_chosen(daily_of(a)), GAME_DAILY_FIRST);
    next_frame(a);
    assert_true(control_named(a, "Month before")->disabled);
    close_app(a);
}

/* With a card, and a month of six weeks. */
CLAIM(it_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        scratch own = make_scratch();
        app *a = open_daily(&own, sizes[i].width, sizes[i].height);
        game_challenge challenge = {.mode = GAME_MODE_DAILY, .size = {4, 3}, .day = today_of()};
        client_run_begin(&a->client, &challenge);
        puzzle_path path = way_home(a);
        for (size_t at = 0; at < path.length; at++)
            client_command(&a->client,
                           (game_command){.kind = GAME_MOVE, .move = (puzzle_move)path.moves[at]});
        puzzle_path_deinit(&path);
        client_run_leave(&a->client);
        set_today(a);
        assert_true(daily_of(a)->card >= 0);
        check_page(a, "daily");
        finish(a, &own);
    }
}

/* On the day of installation nobody has left a day out. */
CLAIM(no_day_before_the_first_board_was_left_out)
{
    scratch own = make_scratch();
    app *a = open_daily(&own, 1280, 800);
    assert_int_equal(times_shown(a, "Not played"), 0);
    assert_int_equal(times_shown(a, "0 of 0"), 0);
    const game_result first = {.id = 1, .size = {3, 3}, .date = 1795176000}; /* 2026-11-20, 12:00 */
    assert_true(game_results_add(&a->client.results, &first));
    set_today(a);
    assert_int_equal(times_shown(a, "Not played"), 4); /* that day and the next three */
    finish(a, &own);
}

static const char no_board[] = "The day of that link has no board yet. This is the nearest one.";

/* As a link leads to it. */
static app *open_day(int day)
{
    app *a = open_app(1280, 800);
    app_loop_open_with(a, APP_SCREEN_DAILY,
                       &(app_argument){.kind = APP_ARGUMENT_DAY, .as.day = day});
    return a;
}

CLAIM(a_link_leads_to_its_day)
{
    int yesterday = os_clock_today() - 1;
    app *a = open_day(yesterday);
    assert_int_equal(app_daily_chosen(daily_of(a)), yesterday);
    assert_string_not_equal(a->toast.text, no_board);
    close_app(a);
}

CLAIM(a_day_to_come_is_told)
{
    int today = os_clock_today();
    app *a = open_day(today + 40);
    assert_int_equal(app_daily_chosen(daily_of(a)), today);
    assert_string_equal(a->toast.text, no_board);
    close_app(a);
}
