/* What the lab's screens do with keys, pointer and clipboard. */
#include "screens/lab/lab.h"

#include "boards.h"
#include "client/games.h"
#include "fingers.h"

static app *open_lab(void)
{
    return open_app_on(APP_SCREEN_LAB, 1280, 800);
}

static lab_state *lab_of(app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_lab);
    return top_state(a);
}

static void click_cell(app *a, game_lab_side side, int cell)
{
    const app_edit_layout edit = app_edit_layout_of(&lab_of(a)->edit, tree_on_top(a));
    click_middle(a, app_board_layout_cell(&edit.boards[side], cell));
}

static void assert_board(const app *a, game_lab_side side, const char *text)
{
    puzzle_board board = board_of(text);
    assert_true(puzzle_board_equal(&a->client.lab.boards[side], &board));
}

static void solve(app *a)
{
    press_key(a, SDLK_F5, 0);
    while (lab_of(a)->job)
        next_frame(a);
}

CLAIM(two_clicks_swap_and_two_on_one_tile_do_not)
{
    app *a = open_lab();
    click_cell(a, GAME_LAB_START, 0);
    assert_int_equal(lab_of(a)->edit.at[GAME_LAB_START].picked, 0);
    click_cell(a, GAME_LAB_START, 8);
    assert_board(a, GAME_LAB_START, "1,4,7/8,5,0/3,2,6");
    click_cell(a, GAME_LAB_GOAL, 8);
    click_cell(a, GAME_LAB_GOAL, 8);
    assert_board(a, GAME_LAB_GOAL, "1,2,3/4,5,6/7,8,0");
    assert_int_equal(lab_of(a)->edit.at[GAME_LAB_GOAL].picked, -1);
    click_cell(a, GAME_LAB_GOAL, 8);
    click_cell(a, GAME_LAB_GOAL, 0);
    assert_board(a, GAME_LAB_GOAL, "0,2,3/4,5,6/7,8,1");
    close_app(a);
}

CLAIM(keys_pick_swap_type_and_let_go)
{
    app *a = open_lab();
    lab_of(a)->page.controls.focus = APP_EDIT_BOARD;
    press_key(a, SDLK_RETURN, 0);
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_board(a, GAME_LAB_START, "4,6,7/8,5,0/3,2,1");
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_1, 0);
    assert_board(a, GAME_LAB_START, "4,6,7/8,1,0/3,2,5");
    press_key(a, SDLK_9, 0);
    assert_board(a, GAME_LAB_START, "4,6,7/8,1,0/3,2,5");
    press_key(a, SDLK_SPACE, 0);
    assert_int_equal(lab_of(a)->edit.at[GAME_LAB_START].picked, 4);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(lab_of(a)->edit.at[GAME_LAB_START].picked, -1);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_title);
    close_app(a);
}

/* The first digit's swap is taken back where a second one follows. */
CLAIM(two_digits_make_one_number)
{
    app *a = open_lab();
    puzzle_board goal = board_of("12,2,3,4/5,6,7,8/9,10,11,1/13,14,15,0");
    game_lab_set_size(&a->client.lab, (puzzle_size){4, 4}, 1);
    app_lab_boards_changed(a, lab_of(a));
    lab_of(a)->page.controls.focus = APP_EDIT_BOARD + GAME_LAB_GOAL;
    press_key(a, SDLK_1, 0);
    press_key(a, SDLK_2, 0);
    assert_true(puzzle_board_equal(&a->client.lab.boards[GAME_LAB_GOAL], &goal));
    press_key(a, SDLK_RIGHT, 0);
    press_key(a, SDLK_3, 0);
    goal = board_of("12,3,2,4/5,6,7,8/9,10,11,1/13,14,15,0");
    assert_true(puzzle_board_equal(&a->client.lab.boards[GAME_LAB_GOAL], &goal));
    close_app(a);
}

CLAIM(a_board_is_pasted_where_the_hand_was_last)
{
    app *a = open_lab();
    SDL_SetClipboardText("1 2 3\n4 5 6\n7 0 8\n");
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_board(a, GAME_LAB_START, "1,2,3/4,5,6/7,0,8");
    lab_of(a)->page.controls.focus = APP_EDIT_BOARD + GAME_LAB_GOAL;
    SDL_SetClipboardText("2,1/3,0");
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_board(a, GAME_LAB_GOAL, "2,1/3,0");
    assert_true(game_lab_judge(&a->client.lab).solvable);
    SDL_SetClipboardText("1,1/2,0");
    press_key(a, SDLK_v, KMOD_LCTRL);
    assert_board(a, GAME_LAB_GOAL, "2,1/3,0");
    assert_non_null(strstr(a->toast.text, "row 1"));
    close_app(a);
}

CLAIM(a_choice_is_made_by_pointer_and_by_key)
{
    app *a = open_lab();
    app_drop_layout drop;
    click_named(a, "Manhattan");
    assert_int_equal(lab_of(a)->page.drop.open, LAB_HEURISTIC);
    const app_page_layout *page = &tree_on_top(a)->page;
    app_drop_lay_out(&a->view, control_named(a, "Manhattan")->rect, page->items, page->item_count,
                     page->item_chosen, &drop);
    app_rect row = drop.rows.items[SOLVER_MISPLACED - SOLVER_NONE].rect;
    click(a, row.x + 10, row.y + 10);
    assert_int_equal(a->client.lab.method.heuristic, SOLVER_MISPLACED);
    assert_int_equal(lab_of(a)->page.drop.open, 0);
    lab_of(a)->page.controls.focus = LAB_ALGORITHM;
    press_key(a, SDLK_RETURN, 0);
    press_key(a, SDLK_DOWN, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(a->client.lab.method.algorithm, SOLVER_IDASTAR);
    press_key(a, SDLK_RETURN, 0);
    press_key(a, SDLK_ESCAPE, 0);
    assert_int_equal(lab_of(a)->page.drop.open, 0);
    assert_int_equal(a->client.lab.method.algorithm, SOLVER_IDASTAR);
    close_app(a);
}

CLAIM(an_algorithm_that_asks_no_heuristic_lets_none_be_chosen)
{
    app *a = open_lab();
    a->client.lab.method.algorithm = SOLVER_BFS;
    next_frame(a);
    click_named(a, "Needs no heuristic");
    assert_int_equal(lab_of(a)->page.drop.open, 0);
    close_app(a);
}

/* All but the non-admissible one find the 31 moves; better heuristics expand less. */
CLAIM(runs_are_kept_and_one_can_be_chosen_again)
{
    app *a = open_lab();
    static const solver_heuristic heuristics[] = {SOLVER_MISPLACED, SOLVER_MANHATTAN,
                                                  SOLVER_LINEAR_CONFLICT};
    for (int i = 0; i < 3; i++) {
        a->client.lab.method.heuristic = heuristics[i];
        solve(a);
    }
    lab_runs runs = app_lab_list_runs(a);
    assert_int_equal(runs.count, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(runs.items[i]->path.length, 31);
        assert_true(runs.items[i]->optimal);
        assert_true(i == 0 || runs.items[i]->expanded < runs.items[i - 1]->expanded);
    }
    assert_int_equal(lab_of(a)->page.grids[LAB_LIST_RUNS].at, 2);
    lab_of(a)->page.controls.focus = LAB_RUNS;
    press_key(a, SDLK_UP, 0);
    assert_int_equal(lab_of(a)->page.grids[LAB_LIST_RUNS].at, 1);
    app_rect window = tree_on_top(a)->page.grids[LAB_LIST_RUNS].window;
    click(a, window.x + 50, window.y + 10);
    assert_int_equal(lab_of(a)->page.grids[LAB_LIST_RUNS].at, 0);
    assert_true(app_lab_shows_solution(lab_of(a)));
    close_app(a);
}

CLAIM(an_unsolvable_start_is_mended_before_it_can_be_solved)
{
    app *a = open_lab();
    game_lab_swap(&a->client.lab.boards[GAME_LAB_START], 0, 1);
    app_lab_boards_changed(a, lab_of(a));
    next_frame(a);
    assert_true(control_named(a, "Solve")->disabled);
    press_key(a, SDLK_F5, 0);
    assert_null(lab_of(a)->job);
    click_named(a, "Exchange two tiles");
    assert_int_equal(app_parts_rect(tree_on_top(a), APP_EDIT_EXCHANGE).w, 0);
    assert_false(control_named(a, "Solve")->disabled);
    solve(a);
    click_named(a, "Clear runs");
    assert_int_equal(app_lab_list_runs(a).count, 0);
    assert_false(lab_of(a)->has_replay);
    close_app(a);
}

CLAIM(a_search_is_stopped_and_its_run_says_so)
{
    app *a = open_lab();
    puzzle_board hard = board_of("0,12,9,13/15,11,10,14/3,7,2,5/4,8,6,1");
    game_lab_set_board(&a->client.lab, GAME_LAB_START, &hard, 1);
    a->client.lab.method = (solver_method){SOLVER_IDASTAR, SOLVER_MISPLACED};
    app_lab_boards_changed(a, lab_of(a));
    press_key(a, SDLK_F5, 0);
    assert_non_null(lab_of(a)->job);
    click_named(a, "Stop");
    while (lab_of(a)->job)
        next_frame(a);
    lab_runs runs = app_lab_list_runs(a);
    assert_int_equal(runs.count, 1);
    assert_int_equal(runs.items[0]->status, SW_CANCELLED);
    assert_false(app_lab_shows_solution(lab_of(a)));
    close_app(a);
}

CLAIM(steps_walk_the_start_to_the_goal_and_back)
{
    app *a = open_lab();
    solve(a);
    click_named(a, "Show step");
    click_named(a, "Show step");
    assert_int_equal(lab_of(a)->replay.at, 2);
    click_named(a, "To the end");
    puzzle_board shown = lab_of(a)->edit.boards[GAME_LAB_START].board;
    assert_true(puzzle_board_equal(&shown, &a->client.lab.boards[GAME_LAB_GOAL]));
    click_named(a, "One move back");
    assert_int_equal(lab_of(a)->replay.at, 30);
    click_named(a, "To the start");
    assert_int_equal(lab_of(a)->replay.at, 0);
    assert_board(a, GAME_LAB_START, "6,4,7/8,5,0/3,2,1");
    close_app(a);
}

CLAIM(an_edit_takes_the_step_that_is_seen)
{
    app *a = open_lab();
    solve(a);
    click_named(a, "Show step");
    puzzle_board shown = lab_of(a)->edit.boards[GAME_LAB_START].board;
    game_lab_swap(&shown, 0, 1);
    click_cell(a, GAME_LAB_START, 0);
    click_cell(a, GAME_LAB_START, 1);
    assert_true(puzzle_board_equal(&a->client.lab.boards[GAME_LAB_START], &shown));
    assert_int_equal(app_lab_list_runs(a).count, 0);
    close_app(a);
}

CLAIM(results_are_copied_with_a_word_about_it)
{
    app *a = open_lab();
    press_key(a, SDLK_c, KMOD_LCTRL);
    assert_string_equal(a->toast.text, "There are no results to copy yet");
    solve(a);
    click_named(a, "Copy the results");
    assert_string_equal(a->toast.text, "Results copied: one run");
    char *text = SDL_GetClipboardText();
    assert_non_null(strstr(text, "\nastar\tmanhattan\tyes\toptimal\t31\t"));
    SDL_free(text);
    close_app(a);
}

CLAIM(the_lab_takes_the_board_in_play_along_and_keeps_its_own_otherwise)
{
    app *a = open_lab();
    click_cell(a, GAME_LAB_START, 0);
    click_cell(a, GAME_LAB_START, 1);
    press_key(a, SDLK_ESCAPE, 0);
    app_loop_open(a, APP_SCREEN_LAB);
    assert_board(a, GAME_LAB_START, "4,6,7/8,5,0/3,2,1");
    press_key(a, SDLK_ESCAPE, 0);
    begin_board(a, "1,2,3/4,0,6/7,5,8");
    app_loop_open(a, APP_SCREEN_PLAY);
    press_key(a, SDLK_UP, 0);
    app_loop_open(a, APP_SCREEN_LAB);
    assert_board(a, GAME_LAB_START, "1,2,3/4,5,6/7,0,8");
    close_app(a);
}

/* The numbers of nodes that the tree tells: the one that is looked at, and the last one of the list. */
typedef struct told_nodes {
    const char *list;
    bool in_list;
    char node[32], last[32];
} told_nodes;

static void note_node(void *to, const app_parts *p, const app_part *part, bool cut)
{
    told_nodes *told = to;
    (void)p;
    (void)cut;
    if (part->kind == APP_PART_LIST)
        told->in_list = strcmp(part->name, told->list) == 0;
    if (part->kind != APP_PART_TEXT)
        return;
    if (strncmp(part->name, "Node ", 5) == 0)
        snprintf(told->node, sizeof told->node, "%s", part->name + 5);
    if (told->in_list && part->name[0] == '#')
        snprintf(told->last, sizeof told->last, "%s", part->name + 1);
}

static void assert_node_is_last_of(app *a, const char *list)
{
    told_nodes told = {.list = list};
    app_parts_tell(a->open[a->open_count - 1].parts, note_node, &told);
    assert_string_equal(told.node, told.last);
    assert_true(told.node[0]);
}

CLAIM(a_search_is_stepped_to_its_end_and_its_nodes_are_picked)
{
    app *a = open_lab();
    lab_of(a)->page.controls.focus = LAB_STEPS;
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_lab_steps);
    for (int i = 0; i < 3; i++)
        press_key(a, SDLK_RETURN, 0);
    assert_int_equal(list_named(a, "Closed")->count, 3);
    assert_true(says(a, "expanded last"));
    const app_part *open = list_named(a, "Open");
    page_on_top(a)->controls.focus = open->id;
    press_key(a, SDLK_END, 0);
    assert_node_is_last_of(a, "Open");
    assert_int_equal(page_on_top(a)->grids[list_named(a, "Closed")->grid].at, -1);
    focus_on(a, "To the end");
    press_key(a, SDLK_RETURN, 0);
    while (find_control(a, "Pause"))
        next_frame(a);
    assert_true(says(a, "Found: "));
    press_key(a, SDLK_RETURN, 0); /* start over has the focus now */
    assert_null(find_list(a, "Closed"));
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_lab);
    close_app(a);
}

/* Whatever nodes it keeps and forgets on the way, one can be looked at after each press. */
CLAIM(every_algorithm_is_stepped_to_the_end)
{
    for (int i = SOLVER_BFS; i < SOLVER_ALGORITHMS; i++) {
        app *a = open_lab();
        puzzle_board start = board_of("1,3,5/4,2,0/7,8,6");
        game_lab_set_board(&a->client.lab, GAME_LAB_START, &start, 1);
        a->client.lab.method.algorithm = (solver_algorithm)i;
        app_loop_open(a, APP_SCREEN_LAB_STEPS);
        next_frame(a);
        for (int press = 0; press < 2000 && !control_named(a, "Expand 1")->disabled; press++) {
            focus_on(a, "Expand 1");
            press_key(a, SDLK_RETURN, 0);
        }
        assert_true(says(a, "Found: "));
        close_app(a);
    }
}

CLAIM(a_large_board_is_not_stepped_and_that_is_said)
{
    app *a = open_lab();
    game_lab_set_size(&a->client.lab, (puzzle_size){4, 4}, 1);
    app_lab_boards_changed(a, lab_of(a));
    click_named(a, "Step the search");
    assert_ptr_equal(top_screen(a), &app_screen_lab);
    assert_non_null(strstr(a->toast.text, "10"));
    close_app(a);
}

CLAIM(nothing_runs_away_from_the_pointer_that_changes_the_size)
{
    app *a = open_lab();
    app_rect rows = control_named(a, "Rows")->rect;
    for (int i = 0; i < 12; i++)
        click(a, rows.x + rows.w - 10, rows.y + rows.h / 2);
    assert_int_equal(a->client.lab.boards[GAME_LAB_START].size.rows, 15);
    close_app(a);
}

CLAIM(on_a_large_board_the_loupe_follows_the_keyboard)
{
    for (int side = 16; side <= 17; side++) {
        app *a = open_lab();
        game_lab_set_size(&a->client.lab, (puzzle_size){side, side}, 1);
        app_lab_boards_changed(a, lab_of(a));
        next_frame(a);
        lab_of(a)->page.controls.focus = APP_EDIT_BOARD + GAME_LAB_GOAL;
        press_key(a, SDLK_HOME, 0);
        press_key(a, SDLK_RIGHT, 0);
        assert_int_equal(magnifies(a, "2"), side == 17);
        press_key(a, SDLK_RIGHT, 0);
        assert_int_equal(magnifies(a, "3"), side == 17);
        assert_false(magnifies(a, "2"));
        press_key(a, SDLK_TAB, 0);
        assert_false(magnifies(a, "3"));
        close_app(a);
    }
}

/* In the state graph: the distance of the present board, and how many places of the trail lie behind it. */
static int moves_left(const app *a)
{
    const app_parts *p = a->open[a->open_count - 1].parts;
    for (int i = 0; i < p->count; i++)
        if (p->parts[i].kind == APP_PART_TEXT && p->parts[i].type == APP_TYPE_COUNTER)
            return atoi(p->parts[i].name);
    return -1;
}

static int moves_made(const app *a)
{
    return list_named(a, "Trail")->count - 1;
}

CLAIM(the_best_moves_lead_through_the_graph_to_the_goal)
{
    app *a = open_lab();
    lab_of(a)->page.controls.focus = LAB_GRAPH;
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_lab_graph);
    for (int left = 31; left > 0; left--) {
        wait_for_control(a, "Best move");
        assert_int_equal(moves_left(a), left);
        press_key(a, SDLK_h, 0);
    }
    assert_true(says(a, "This is the goal"));
    press_key(a, SDLK_BACKSPACE, 0);
    assert_int_equal(moves_made(a), 30);
    press_key(a, SDLK_HOME, 0);
    assert_int_equal(moves_made(a), 0);
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(moves_made(a), 1);
    close_app(a);
}

/* Arrow keys only choose in the trail; Enter goes there, and so does a press at once. */
CLAIM(a_place_of_the_trail_is_walked_back_to)
{
    app *a = open_lab();
    app_loop_open(a, APP_SCREEN_LAB_GRAPH);
    static const SDL_Keycode moves[] = {SDLK_DOWN, SDLK_RIGHT, SDLK_UP};
    for (int i = 0; i < 3; i++)
        press_key(a, moves[i], 0);
    assert_int_equal(moves_made(a), 3);
    app_page *page = page_on_top(a);
    page->controls.focus = list_named(a, "Trail")->id;
    press_key(a, SDLK_DOWN, 0);
    assert_int_equal(moves_made(a), 3);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(moves_made(a), 2);
    assert_int_equal(page->grids[0].at, 0);
    app_rect start = app_grid_cell(&page->grids[0], &layout_on_top(a)->grids[0], 2);
    click(a, start.x + 10, start.y + 10);
    assert_int_equal(moves_made(a), 0);
    page->controls.focus = list_named(a, "Trail")->id;
    press_key(a, SDLK_ESCAPE, 0); /* the keys are the board's again */
    assert_ptr_equal(top_screen(a), &app_screen_lab_graph);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_lab);
    close_app(a);
}
