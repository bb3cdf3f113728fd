/* The statistics: figures held against hand-worked ones, files, and two answers before anything is
 * deleted. */
#include "screens/screens.h"
#include "screens/statistics/statistics.h"

#include "app_fixture.h"
#include "fingers.h"
#include "fit.h"
#include "os/file.h"
#include "scratch.h"

#include <string.h>

static void add(app *a, puzzle_size size, int goal, int moves, int64_t time_ms, int autos)
{
    game_result result = {.id = a->client.results.count + 1,
                          .date = 1793534400 + (int64_t)a->client.results.count * 3600,
                          .size = size,
                          .goal = goal,
                          .moves = moves,
                          .slides = moves,
                          .time_ms = time_ms,
                          .autos = autos};
    assert_true(game_results_add(&a->client.results, &result));
}

/* Six games of 3x3, of which one was solved by the solver, and a 4x4. */
static void add_few(app *a)
{
    static const int seconds[] = {20, 50, 10, 40, 30};
    static const int moves[] = {40, 50, 30, 80, 30};
    for (int i = 0; i < 5; i++)
        add(a, (puzzle_size){3, 3}, PUZZLE_GOAL_STANDARD, moves[i], seconds[i] * 1000, 0);
    add(a, (puzzle_size){3, 3}, PUZZLE_GOAL_STANDARD, 22, 1000, 1);
    add(a, (puzzle_size){4, 4}, GAME_GOAL_OWN, 100, 3723450, 0);
}

static app *open_statistics(int width, int height, void (*fill)(app *))
{
    app *a = open_app(width, height);
    a->client.has_results = true;
    if (fill)
        fill(a);
    show_screen(a, APP_SCREEN_STATISTICS);
    return a;
}

static void choose_kind(app *a, game_figure_kind kind)
{
    static const char *const names[GAME_FIGURE_KINDS] = {[GAME_FIGURE_TIME] = "Time",
                                                         [GAME_FIGURE_MOVES] = "Moves",
                                                         [GAME_FIGURE_SPEED] = "moves/s"};
    click_named(a, names[kind]);
}

/* ---- Figures ---- */

/* Times 20 50 10 40 30 s: best 10, last 30, mean 30, ao5 (20 + 40 + 30) / 3 = 30. */
CLAIM(times_are_counted_as_by_hand)
{
    app *a = open_statistics(1280, 800, add_few);
    const statistics_state *self = top_state(a);
    assert_true(self->figures.best == 10000);
    assert_true(self->figures.last == 30000);
    assert_true(self->figures.ao[GAME_AO5] == 30000);
    assert_true(self->figures.ao[GAME_AO12] < 0);
    assert_int_equal(times_shown(a, "10.00"), 2); /* best, and first in the table */
    assert_int_equal(times_shown(a, "30.00"), 5); /* last, mean, ao5 twice; and in the table */
    assert_int_equal(times_shown(a, "–"), 8);     /* of 12, 25, 50 and 100 */
    assert_int_equal(times_shown(a, "1.00"), 2);  /* two speeds, and not the solver's time */
    close_app(a);
}

/* Moves 40 50 30 80 30: mean 46, ao5 without one 30 and the 80: (40 + 50 + 30) / 3 = 40. */
CLAIM(moves_are_counted_as_by_hand)
{
    app *a = open_statistics(1280, 800, add_few);
    choose_kind(a, GAME_FIGURE_MOVES);
    assert_int_equal(times_shown(a, "46.0"), 1);
    assert_int_equal(times_shown(a, "40.0"), 2);
    close_app(a);
}

/* Of equal ones the earlier comes first, and of speeds the higher one. */
CLAIM(the_table_begins_with_the_best)
{
    static const size_t by_time[] = {2, 0, 4, 3, 1}, by_moves[] = {2, 4, 0, 1, 3},
                        by_speed[] = {2, 0, 3, 1, 4}; /* 3, 2, 2, 1, 1 moves a second */
    static const size_t *const orders[] = {by_time, by_moves, by_speed};
    app *a = open_statistics(1280, 800, add_few);
    const statistics_state *self = top_state(a);
    for (int kind = 0; kind < GAME_FIGURE_KINDS; kind++) {
        choose_kind(a, (game_figure_kind)kind);
        assert_int_equal(self->game_count, 5);
        for (size_t i = 0; i < 5; i++)
            assert_int_equal(self->ranked[i].number, orders[kind][i]);
    }
    close_app(a);
}

CLAIM(another_board_is_chosen_by_keys)
{
    app *a = open_statistics(1280, 800, add_few);
    statistics_state *self = top_state(a);
    self->page.controls.focus = STATISTICS_CATEGORIES;
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(self->game_count, 1);
    assert_true(times_shown(a, "4 × 4, own goal") == 2);
    assert_true(times_shown(a, "1:02:03") > 0);
    close_app(a);
}

CLAIM(choosing_a_board_in_a_small_window_leads_on_to_its_figures)
{
    app *a = open_statistics(480, 480, add_few);
    statistics_state *self = top_state(a);
    click_named(a, "Boards");
    app_rect list = rect_on_top(a, STATISTICS_CATEGORIES);
    click(a, list.x + 50, list.y + list.h - 5); /* below the last board */
    assert_int_equal(self->tab, STATISTICS_BOARDS);
    click(a, list.x + 50, list.y + 46 + 20); /* on the second */
    assert_int_equal(self->tab, STATISTICS_FIGURES);
    assert_int_equal(self->game_count, 1);
    close_app(a);
}

/* Three of the five by keys, in 20, 50 and 40 seconds, one by touch, one in a way that is not known. */
static void add_ways(app *a)
{
    static const int ways[] = {GAME_WAY_KEYS, GAME_WAY_KEYS, GAME_WAY_TOUCH, GAME_WAY_KEYS,
                               GAME_WAY_UNKNOWN};
    add_few(a);
    for (int i = 0; i < 5; i++)
        a->client.results.list[i].way = ways[i];
}

CLAIM(games_are_seen_together_first_and_then_by_each_way)
{
    app *a = open_statistics(1280, 800, add_ways);
    statistics_state *self = top_state(a);
    assert_int_equal(self->game_count, 5);
    assert_int_equal(times_shown(a, "by keys"), 1);
    assert_int_equal(times_shown(a, "by touch"), 1);
    self->page.controls.focus = STATISTICS_CATEGORIES;
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(self->game_count, 3);
    assert_true(self->figures.best == 20000);
    assert_int_equal(times_shown(a, "3 × 3, Standard, by keys"), 1);
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(self->game_count, 1);
    assert_true(self->figures.best == 10000);
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(times_shown(a, "4 × 4, own goal"), 2);
    close_app(a);
}

CLAIM(what_was_chosen_stays_when_the_screen_comes_back)
{
    app *a = open_statistics(1280, 800, add_ways);
    statistics_state *self = top_state(a);
    self->page.controls.focus = STATISTICS_CATEGORIES;
    press_key(a, SDLK_DOWN, 0);
    app_statistics_load(a, self);
    assert_int_equal(app_statistics_chosen(self)->way, GAME_WAY_KEYS);
    a->client.results.list[3].board = GAME_BOARD_EASY; /* the same size and goal */
    app_statistics_load(a, self);
    for (int i = 0; app_statistics_chosen(self)->board != GAME_BOARD_EASY && i < 6; i++)
        press_key(a, SDLK_DOWN, 0);
    app_statistics_load(a, self);
    assert_int_equal(app_statistics_chosen(self)->board, GAME_BOARD_EASY);
    close_app(a);
}

CLAIM(a_category_of_a_challenge_stays_chosen_too)
{
    app *a = open_statistics(1280, 800, add_few);
    strcpy(a->client.results.list[3].challenge, "fewest 3x3");
    strcpy(a->client.results.list[4].challenge, "marathon 3x3 5");
    statistics_state *self = top_state(a);
    app_statistics_load(a, self);
    self->page.controls.focus = STATISTICS_CATEGORIES;
    press_key(a, SDLK_END, 0);
    press_key(a, SDLK_UP, 0);
    assert_string_equal(app_statistics_chosen(self)->challenge, "marathon 3x3 5");
    assert_int_equal(times_shown(a, "3 × 3, Standard, marathon"), 2);
    assert_int_equal(times_shown(a, "3 × 3, Standard, fewest moves"), 1);
    app_statistics_load(a, self);
    assert_string_equal(app_statistics_chosen(self)->challenge, "marathon 3x3 5");
    close_app(a);
}

/* ---- The histogram ---- */

/* 10 to 50 seconds, one each: 40 seconds in at least five bins are less than 10 each. */
CLAIM(each_value_is_in_the_histogram)
{
    app *a = open_statistics(1280, 800, add_few);
    statistics_state *self = top_state(a);
    assert_true(self->bins.low == 10000 && self->bins.width == 10000);
    assert_int_equal(self->bins.count, 5);
    for (int i = 0; i < 5; i++)
        assert_int_equal(self->bins.in[i], 1);
    assert_true(self->median == 30000);
    choose_kind(a, GAME_FIGURE_SPEED); /* 2 1 3 2 1 moves a second */
    assert_true(self->median == 2);
    size_t games = 0;
    for (int i = 0; i < self->bins.count; i++)
        games += self->bins.in[i];
    assert_int_equal(games, 5);
    close_app(a);
}

static bool is_histogram(const app *a, const char *median)
{
    const statistics_state *self = top_state(a);
    bool told = times_shown(a, median) == 1 && times_shown(a, "games") == 1;
    assert_int_equal(told, self->view == STATISTICS_HISTOGRAM);
    return told;
}

CLAIM(the_histogram_is_a_press_away_by_pointer_touch_and_keys)
{
    app *a = open_statistics(1280, 800, add_few);
    statistics_state *self = top_state(a);
    assert_false(is_histogram(a, "median 30.00"));
    click_named(a, "Histogram");
    assert_true(is_histogram(a, "median 30.00"));
    choose_kind(a, GAME_FIGURE_MOVES);
    assert_true(is_histogram(a, "median 40"));
    tap_named(a, "Course");
    assert_false(is_histogram(a, "median 40"));
    self->page.controls.focus = STATISTICS_KIND_FIRST;
    press_key(a, SDLK_TAB, 0);
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_true(is_histogram(a, "median 40"));
    close_app(a);
}

CLAIM(a_small_window_has_the_histogram_in_its_graph)
{
    app *a = open_statistics(480, 480, add_few);
    tap_named(a, "Graph");
    tap_named(a, "Histogram");
    assert_true(is_histogram(a, "median 30.00"));
    close_app(a);
}

/* ---- Sessions ---- */

/* Three 3x3 in one, the 4x4 in a later one, and one that was solved by the solver. */
static void add_sessions(app *a)
{
    add_few(a);
    game_result *list = a->client.results.list;
    for (int i = 0; i < 3; i++)
        strcpy(list[i].sitting, "Tuesday");
    strcpy(list[5].sitting, "Solver's");
    strcpy(list[6].sitting, "Friday, late");
}

static bool offers_sessions(const app *a)
{
    return app_control_find(&parts_on_top(a)->page.controls, STATISTICS_OF_SESSION) != NULL;
}

/* An item of the open dropdown, by pointer. */
static void click_item(app *a, int item)
{
    const app_page_layout *page = &parts_on_top(a)->page;
    app_drop_layout drop;
    app_drop_lay_out(&a->view, rect_on_top(a, STATISTICS_OF_SESSION), page->items, page->item_count,
                     page->item_chosen, &drop);
    click_middle(a, app_control_find(&drop.rows, item + 1)->rect);
}

CLAIM(sessions_are_offered_once_one_has_a_name)
{
    app *a = open_statistics(1280, 800, add_few);
    assert_false(offers_sessions(a));
    close_app(a);
    a = open_statistics(1280, 800, add_sessions);
    assert_true(offers_sessions(a));
    close_app(a);
}

CLAIM(the_statistics_of_one_session_are_chosen_by_keys)
{
    app *a = open_statistics(1280, 800, add_sessions);
    statistics_state *self = top_state(a);
    assert_int_equal(self->session_count, 2);
    self->page.controls.focus = STATISTICS_OF_SESSION;
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(times_shown(a, "Friday, late"), 1);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_string_equal(self->session, "Tuesday");
    assert_int_equal(self->category_count, 1);
    assert_int_equal(self->game_count, 3);
    assert_true(self->figures.best == 10000 && self->figures.last == 10000);
    assert_int_equal(times_shown(a, "3 games, Tuesday"), 1);
    press_key(a, SDLK_c, KMOD_LCTRL);
    char *text = SDL_GetClipboardText();
    int lines = 0;
    for (const char *at = text; *at; at++)
        lines += *at == '\n';
    assert_int_equal(lines, 1 + 3);
    assert_non_null(strstr(text, ",Tuesday,,own\r\n"));
    SDL_free(text);
    close_app(a);
}

CLAIM(a_session_is_chosen_by_pointer_and_left_again)
{
    app *a = open_statistics(1280, 800, add_sessions);
    statistics_state *self = top_state(a);
    click_named(a, "All sessions");
    click_item(a, 1);
    assert_string_equal(self->session, "Friday, late");
    assert_int_equal(self->game_count, 1);
    click_named(a, "Friday, late");
    click_item(a, 0);
    assert_string_equal(self->session, "");
    assert_int_equal(self->category_count, 2);
    close_app(a);
}

/* Of sixty sessions all can be come to, though a window has room for a few names only. */
CLAIM(every_one_of_many_sessions_can_be_chosen)
{
    app *a = open_app(480, 480);
    a->client.has_results = true;
    for (int i = 0; i < 60; i++) {
        add(a, (puzzle_size){3, 3}, PUZZLE_GOAL_STANDARD, 10 + i, 1000, 0);
        snprintf(a->client.results.list[i].sitting, GAME_SITTING_NAME, "session %d", i + 1);
    }
    show_screen(a, APP_SCREEN_STATISTICS);
    statistics_state *self = top_state(a);
    click_named(a, "Boards");
    click_named(a, "All sessions");
    for (int page = 0; page < 20; page++) {
        int items = parts_on_top(a)->page.item_count;
        if (self->session_from + (size_t)app_statistics_sessions_listed(&a->view, self) == 60)
            break;
        assert_true(items * APP_TARGET <= 480);
        click_item(a, items - 1);
        assert_int_equal(self->page.drop.open, STATISTICS_OF_SESSION);
    }
    click_item(a, app_statistics_sessions_listed(&a->view, self));
    assert_string_equal(self->session, "session 1");
    assert_int_equal(self->game_count, 1);
    close_app(a);
}

CLAIM(a_session_whose_results_are_gone_is_not_chosen_any_more)
{
    app *a = open_statistics(1280, 800, add_sessions);
    statistics_state *self = top_state(a);
    app_statistics_set_session(a, self, "Tuesday");
    for (int i = 0; i < 3; i++)
        a->client.results.list[i].sitting[0] = '\0';
    app_statistics_load(a, self);
    assert_string_equal(self->session, "");
    assert_int_equal(self->game_count, 5);
    close_app(a);
}

/* ---- Games with hints ---- */

/* A 3x3 that hints solved in 5 s, faster than all others and in fewer moves. */
static void add_helped(app *a)
{
    add_few(a);
    add(a, (puzzle_size){3, 3}, PUZZLE_GOAL_STANDARD, 20, 5000, 0);
    game_result *helped = &a->client.results.list[a->client.results.count - 1];
    helped->hints[GAME_HINT_ARROW] = helped->hints[GAME_HINT_PLAY] = 20;
}

CLAIM(a_game_with_hints_is_listed_and_has_no_rank)
{
    app *a = open_statistics(1280, 800, add_helped);
    const statistics_state *self = top_state(a);
    assert_int_equal(self->game_count, 6);
    assert_int_equal(times_shown(a, "6 games, 1 with hints"), 1);
    assert_int_equal(times_shown(a, "of 5 games"), 1); /* the mean */
    assert_true(self->figures.best == 10000 && self->figures.last == 30000);
    assert_int_equal(self->bins.count > 0 ? self->counted_count : 0, 5);
    assert_int_equal(self->ranked[0].result->time_ms, 5000);
    assert_int_equal(self->ranked[0].rank, 0);
    assert_int_equal(self->ranked[1].rank, 1);
    assert_int_equal(self->ranked[5].rank, 5);
    close_app(a);
}

/* By pointer, keys and touch. */
CLAIM(a_switch_lets_games_with_hints_count)
{
    app *a = open_statistics(1280, 800, add_helped);
    statistics_state *self = top_state(a);
    click_named(a, "Include games with hints");
    assert_true(self->figures.best == 5000 && self->figures.last == 5000);
    assert_int_equal(self->counted_count, 6);
    assert_int_equal(self->ranked[0].rank, 1);
    self->page.controls.focus = STATISTICS_ASSISTED;
    press_key(a, SDLK_RETURN, 0);
    assert_true(self->figures.best == 10000);
    tap_named(a, "Include games with hints");
    assert_true(self->figures.best == 5000);
    app_statistics_load(a, self); /* it stays so when a game was won meanwhile */
    assert_true(self->figures.best == 5000);
    close_app(a);
}

CLAIM(the_switch_is_there_where_it_has_something_to_do)
{
    app *a = open_statistics(1280, 800, add_few);
    assert_null(app_control_find(&parts_on_top(a)->page.controls, STATISTICS_ASSISTED));
    close_app(a);
    a = open_statistics(480, 480, add_helped);
    click_named(a, "Boards");
    tap_named(a, "Include games with hints");
    assert_true(((statistics_state *)top_state(a))->assisted);
    close_app(a);
}

/* ---- Files ---- */

CLAIM(the_chosen_boards_results_are_copied)
{
    app *a = open_statistics(1280, 800, add_few);
    press_key(a, SDLK_c, KMOD_LCTRL);
    char *text = SDL_GetClipboardText();
    int lines = 0;
    for (const char *at = text; *at; at++)
        lines += *at == '\n';
    assert_int_equal(lines, 1 + 5);
    assert_null(strstr(text, ",own,"));
    SDL_free(text);
    close_app(a);
}

CLAIM(an_export_takes_no_other_files_place)
{
    scratch own = make_scratch();
    char path[128], *text;
    size_t size;
    setenv("XDG_DOCUMENTS_DIR", own.folder, 1);
    app *a = open_statistics(1280, 800, add_few);
    snprintf(path, sizeof path, "%s/slidewise-results.csv", own.folder);
    assert_int_equal(os_file_replace(path, "mine", 4, NULL), SW_OK);
    click_named(a, "Export all results");
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_string_equal(text, "mine");
    free(text);
    snprintf(path, sizeof path, "%s/slidewise-results-2.csv", own.folder);
    assert_non_null(strstr(a->toast.text, "slidewise-results-2.csv"));
    assert_non_null(strstr(a->toast.text, own.folder));
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_non_null(strstr(text, ",own,"));
    free(text);
    remove_scratch(&own);
    unsetenv("XDG_DOCUMENTS_DIR");
    close_app(a);
}

/* ---- The end of all results ---- */

CLAIM(enter_alone_never_deletes)
{
    app *a = open_statistics(1280, 800, add_few);
    statistics_state *self = top_state(a);
    self->page.controls.focus = STATISTICS_DELETE;
    for (int i = 0; i < 12; i++) {
        press_key(a, SDLK_RETURN, 0);
        assert_int_equal(a->client.results.count, 7);
        assert_true(self->asked != STATISTICS_ASKS_LAST);
    }
    close_app(a);
}

CLAIM(pressing_one_place_again_and_again_never_deletes)
{
    app *a = open_statistics(1280, 800, add_few);
    statistics_state *self = top_state(a);
    app_rect all = control_named(a, "Delete all results")->rect;
    for (int part = 1; part < 12; part++) {
        self->asked = STATISTICS_ASKS_NOTHING;
        for (int i = 0; i < 6; i++)
            click(a, all.x + all.w * part / 12, all.y + all.h / 2);
        assert_int_equal(a->client.results.count, 7);
    }
    close_app(a);
}

CLAIM(two_answers_delete_and_the_last_question_says_what_goes)
{
    scratch own = make_scratch();
    app *a = open_app(1280, 800);
    keep_in(a, &own);
    a->client.has_results = true;
    add_few(a);
    show_screen(a, APP_SCREEN_STATISTICS);
    click_named(a, "Delete all results");
    click_named(a, "Delete");
    bool told = false;
    for (size_t i = 0; i < a->draw.count; i++)
        told = told || (a->draw.commands[i].kind == APP_DRAW_TEXT &&
                        strstr(a->draw.strings + a->draw.commands[i].as.text.string, "(7)"));
    assert_true(told);
    click_named(a, "Delete for good");
    assert_int_equal(a->client.results.count, 0);
    assert_int_equal(times_shown(a, "Nothing is solved yet"), 1);
    close_app(a);
    remove_scratch(&own);
}

CLAIM(escape_keeps_the_results_first_and_leaves_then)
{
    app *a = open_statistics(1280, 800, add_few);
    click_named(a, "Delete all results");
    press_key(a, SDLK_ESCAPE, 0);
    const statistics_state *self = top_state(a);
    assert_ptr_equal(top_screen(a), &app_screen_statistics);
    assert_int_equal(self->asked, STATISTICS_ASKS_NOTHING);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

/* ---- Windows ---- */

/* Long words and large numbers, and more boards than have room. */
static void add_many(app *a)
{
    for (int i = 0; i < 1200; i++)
        add(a, (puzzle_size){32, 32}, PUZZLE_GOAL_BLANK_FIRST, 100000 + i * 37, 36000000 + i * 977,
            0);
    for (int side = 2; side < 32; side++)
        add(a, (puzzle_size){side, side}, GAME_GOAL_OWN, 1, 0, 0);
    for (int i = 0; i < GAME_RESULT_WAYS; i++)
        a->client.results.list[i].way = i;
    for (size_t i = 0; i < 1200; i += 3)
        a->client.results.list[i].hints[GAME_HINT_PLAY] = 1234;
    for (size_t i = 0; i < 40; i++)
        snprintf(a->client.results.list[i].sitting, GAME_SITTING_NAME,
                 "%02zuWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", i);
}

static void check_everything(app *a)
{
    statistics_state *self = top_state(a);
    int tabs = app_statistics_is_tabbed(&a->view) ? STATISTICS_TABS : 1;
    for (int tab = 0; tab < tabs; tab++)
        for (int kind = 0; kind < GAME_FIGURE_KINDS; kind++) {
            self->tab = (statistics_tab)tab;
            self->view = (statistics_view)(kind % STATISTICS_VIEWS);
            app_statistics_set_kind(a, self, (game_figure_kind)kind);
            next_frame(a);
            check_page(a, "statistics");
        }
    self->tab = STATISTICS_BOARDS;
    for (int asked = STATISTICS_ASKS_FIRST; asked <= STATISTICS_ASKS_LAST; asked++) {
        self->asked = (statistics_question)asked;
        next_frame(a);
        check_page(a, "statistics");
    }
}

CLAIM(the_statistics_fit_every_window)
{
    static void (*const fills[])(app *) = {NULL, add_helped, add_many};
    for (int i = 0; i < SIZES; i++)
        for (size_t fill = 0; fill < sizeof fills / sizeof *fills; fill++) {
            app *a = open_statistics(sizes[i].width, sizes[i].height, fills[fill]);
            check_everything(a);
            close_app(a);
        }
}
