/* The lab, the stepped search and the state graph in every window that the game allows. */
#include "screens/lab/lab.h"

#include "fingers.h"
#include "fit.h"
#include "support/boards.h"

static app *open_lab(window_size window, const char *start, const char *goal)
{
    app *a = open_app(window.width, window.height);
    puzzle_board from = board_of(start), to = board_of(goal);
    game_lab_init(&a->client.lab);
    game_lab_set_boards(&a->client.lab, &from, &to);
    show_screen(a, APP_SCREEN_LAB);
    return a;
}

static void check_tabs(app *a)
{
    lab_state *self = top_state(a);
    for (int tab = 0; tab < LAB_TABS; tab++) {
        self->tab = (lab_tab)tab;
        self->page.scroll.wanted = 0;
        next_frame(a);
        check_page(a, "lab");
    }
    self->tab = LAB_TAB_BOARD;
}

static void solve(app *a)
{
    lab_state *self = top_state(a);
    press_key(a, SDLK_F5, 0);
    while (self->job)
        next_frame(a);
    next_frame(a);
}

static void check_drop(app *a, int id)
{
    lab_state *self = top_state(a);
    app_drop_layout drop;
    app_drop_open(&self->page.drop, id, 0);
    next_frame(a);
    const app_page_layout *page = layout_on_top(a);
    app_drop_lay_out(&a->view, app_control_find(&page->controls, id)->rect, page->items,
                     page->item_count, page->item_chosen, &drop);
    check_places(&(subject){
        .name = "choices", .window = {a->view.width, a->view.height}, .controls = drop.rows});
    self->page.drop.open = 0;
}

static const char standard[] = "1,2,3/4,5,6/7,8,0";

CLAIM(the_lab_fits_every_window_with_and_without_runs)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_lab(sizes[i], "6,4,7/8,5,0/3,2,1", standard);
        check_tabs(a);
        for (int j = 0; j < 7; j++) {
            a->client.lab.method.heuristic = (solver_heuristic)(SOLVER_MANHATTAN + j % 3);
            solve(a);
        }
        app_lab_show_step(a, top_state(a), LAB_SHOW_STEP);
        check_tabs(a);
        check_drop(a, LAB_HEURISTIC);
        check_drop(a, LAB_ALGORITHM);
        check_drop(a, APP_EDIT_GOALS);
        close_app(a);
    }
}

/* Eighty moves away by a heuristic that knows little: nobody sees its end. */
CLAIM(a_running_search_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_lab(sizes[i], "0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1",
                          "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
        lab_state *self = top_state(a);
        a->client.lab.method = (solver_method){SOLVER_IDASTAR, SOLVER_MISPLACED_MANHATTAN};
        press_key(a, SDLK_F5, 0);
        assert_non_null(self->job);
        for (int bound = 1; bound < 12; bound++) /* as if it had gone through some bounds */
            game_lab_watch(&a->client.lab, bound, 0, 1);
        next_frame(a);
        assert_non_null(self->job);
        check_drawn(a, "lab");
        close_app(a);
    }
}

CLAIM(an_unsolvable_and_a_large_pair_fit_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_lab(sizes[i], "2,1,3/4,5,6/7,8,0", standard);
        solve(a);
        check_tabs(a);
        game_lab_set_size(&a->client.lab, (puzzle_size){24, 20}, 1);
        app_lab_boards_changed(a, top_state(a));
        next_frame(a);
        check_tabs(a);
        close_app(a);
    }
}

CLAIM(a_stepped_search_fits_every_window)
{
    static const char *const tabs[] = {"Node", "Open", "Closed"}; /* of narrow windows */
    static const char *const boards[][2] = {{"8,6,7/2,5,4/3,0,1", standard},
                                            {"0,2,3,4,9/6,7,8,5,1", "1,2,3,4,5/6,7,8,9,0"},
                                            {"2,1/0,4/6,3/8,5/7,9", "1,2/3,4/5,6/7,8/9,0"}};
    for (int i = 0; i < SIZES * 3; i++) {
        app *a = open_lab(sizes[i / 3], boards[i % 3][0], boards[i % 3][1]);
        app_loop_open(a, APP_SCREEN_LAB_STEPS);
        next_frame(a);
        for (int tab = 0; tab < 3; tab++) {
            if (find_control(a, tabs[tab]))
                click_named(a, tabs[tab]);
            check_page(a, "steps");
            focus_on(a, "Expand 100");
            press_key(a, SDLK_RETURN, 0);
        }
        close_app(a);
    }
}

CLAIM(the_state_graph_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_lab(sizes[i], "8,6,7/2,0,4/3,5,1", standard);
        app_loop_open(a, APP_SCREEN_LAB_GRAPH);
        wait_for_control(a, "Best move");
        check_game(a, "graph");
        press_key(a, SDLK_UP, 0);
        press_key(a, SDLK_LEFT, 0);
        wait_for_control(a, "Best move");
        check_game(a, "graph");
        close_app(a);
    }
}
