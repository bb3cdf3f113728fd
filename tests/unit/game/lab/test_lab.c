#include <stdlib.h>

#include "claims.h"

#include "fixture.h"
#include "game/lab.h"
#include "puzzle/solvable.h"

static game_lab *make_lab(void)
{
    game_lab *lab = calloc(1, sizeof *lab);
    assert_non_null(lab);
    game_lab_init(lab);
    return lab;
}

static void free_lab(game_lab *lab)
{
    game_lab_deinit(lab);
    free(lab);
}

static void set(game_lab *lab, const char *start, const char *goal)
{
    puzzle_board from = board_of(start);
    puzzle_board to = board_of(goal);
    game_lab_set_boards(lab, &from, &to);
}

static void assert_board(const puzzle_board *board, const char *text)
{
    puzzle_board expected = board_of(text);
    assert_true(puzzle_board_equal(board, &expected));
    assert_int_equal(board->blank, expected.blank);
}

CLAIM(it_begins_with_the_board_that_is_farthest_from_the_goal)
{
    game_lab *lab = make_lab();
    assert_board(&lab->boards[GAME_LAB_START], "6,4,7/8,5,0/3,2,1");
    assert_board(&lab->boards[GAME_LAB_GOAL], "1,2,3/4,5,6/7,8,0");
    assert_true(game_lab_judge(lab).solvable);
    free_lab(lab);
}

CLAIM(swapping_and_putting_keep_each_tile_once)
{
    puzzle_board board = board_of("1,2,3/4,5,6/7,8,0");
    game_lab_swap(&board, 0, 8);
    assert_board(&board, "0,2,3/4,5,6/7,8,1");
    game_lab_swap(&board, 4, 0);
    assert_board(&board, "5,2,3/4,0,6/7,8,1");
    game_lab_put(&board, 2, 8);
    assert_board(&board, "5,2,8/4,0,6/7,3,1");
    game_lab_put(&board, 2, 8);
    assert_board(&board, "5,2,8/4,0,6/7,3,1");
    game_lab_put(&board, 0, 0);
    assert_board(&board, "0,2,8/4,5,6/7,3,1");
}

CLAIM(one_swap_too_many_is_told_with_its_parities)
{
    game_lab *lab = make_lab();
    set(lab, "1,2,3/4,5,6/8,7,0", "1,2,3/4,5,6/7,8,0");
    game_lab_verdict verdict = game_lab_judge(lab);
    assert_false(verdict.solvable);
    assert_int_equal(verdict.swaps, 1);
    assert_int_equal(verdict.steps, 0);
    set(lab, "1,2,3/4,5,0/7,8,6", "1,2,3/4,5,6/7,8,0");
    verdict = game_lab_judge(lab);
    assert_true(verdict.solvable);
    assert_int_equal(verdict.swaps, 1);
    assert_int_equal(verdict.steps, 1);
    free_lab(lab);
}

/* The rule that the words explain is the rule that decides. */
CLAIM(the_parities_decide_for_every_edited_board)
{
    sw_rng rng = sw_rng_seed(7);
    game_lab *lab = make_lab();
    int solvable = 0;
    game_lab_set_size(lab, (puzzle_size){4, 3}, 1);
    for (int i = 0; i < 400; i++) {
        game_lab_swap(&lab->boards[i % 2], (int)sw_rng_below(&rng, 12),
                      (int)sw_rng_below(&rng, 12));
        game_lab_verdict verdict = game_lab_judge(lab);
        assert_int_equal(verdict.solvable, (verdict.swaps + verdict.steps) % 2 == 0);
        assert_int_equal(verdict.solvable, puzzle_solvable(&lab->boards[0], &lab->boards[1]));
        solvable += verdict.solvable;
    }
    assert_in_range(solvable, 100, 300);
    free_lab(lab);
}

CLAIM(another_size_brings_both_boards_and_keeps_the_goals_name)
{
    game_lab *lab = make_lab();
    game_lab_set_goal(lab, PUZZLE_GOAL_SNAKE);
    game_lab_set_size(lab, (puzzle_size){3, 2}, 5);
    assert_board(&lab->boards[GAME_LAB_GOAL], "1,2,3/0,5,4");
    assert_int_equal(lab->boards[GAME_LAB_START].size.columns, 3);
    assert_true(game_lab_judge(lab).solvable);
    puzzle_board own = board_of("1,2/0,3");
    game_lab_set_board(lab, GAME_LAB_START, &own, 9);
    assert_board(&lab->boards[GAME_LAB_START], "1,2/0,3");
    assert_board(&lab->boards[GAME_LAB_GOAL], "1,2/3,0");
    puzzle_board goal = board_of("4,3,2,1/0,5,6,7");
    game_lab_set_board(lab, GAME_LAB_GOAL, &goal, 9);
    assert_board(&lab->boards[GAME_LAB_GOAL], "4,3,2,1/0,5,6,7");
    assert_true(game_lab_judge(lab).solvable);
    free_lab(lab);
}

CLAIM(a_heuristic_that_does_not_suit_a_size_gives_way)
{
    game_lab *lab = make_lab();
    lab->method.heuristic = SOLVER_WALKING_DISTANCE;
    game_lab_set_size(lab, (puzzle_size){4, 4}, 1);
    assert_int_equal(lab->method.heuristic, SOLVER_WALKING_DISTANCE);
    game_lab_set_size(lab, (puzzle_size){12, 12}, 1);
    assert_int_equal(lab->method.heuristic, SOLVER_MANHATTAN);
    free_lab(lab);
}

CLAIM(a_request_names_what_the_algorithm_asks_and_no_more)
{
    game_lab *lab = make_lab();
    lab->method = (solver_method){SOLVER_BFS, SOLVER_MANHATTAN};
    assert_int_equal(game_lab_method(lab).heuristic, SOLVER_NONE);
    lab->method.algorithm = SOLVER_ANY_ALGORITHM;
    assert_int_equal(game_lab_method(lab).heuristic, SOLVER_ANY_HEURISTIC);
    lab->method.algorithm = SOLVER_ASTAR;
    assert_int_equal(game_lab_method(lab).heuristic, SOLVER_MANHATTAN);
    free_lab(lab);
}

static void begin(game_lab *lab)
{
    solver_request request = {.start = lab->boards[GAME_LAB_START],
                              .goal = lab->boards[GAME_LAB_GOAL],
                              .method = game_lab_method(lab)};
    game_lab_begin(lab, &request);
}

/* A run that took so many nodes and ended so, with as many moves as there are letters. */
static void run(game_lab *lab, sw_status status, const char *letters, uint64_t nodes)
{
    solver_answer answer = {.status = status, .optimal = true, .expanded = nodes, .ms = 1.5};
    assert_int_equal(puzzle_path_parse(&answer.path, letters, PUZZLE_NOTATION_TILE, NULL), SW_OK);
    begin(lab);
    assert_true(game_lab_end(lab, &answer));
    solver_answer_deinit(&answer);
}

CLAIM(runs_belong_to_the_boards_they_were_made_on)
{
    const game_lab_run *runs[GAME_LAB_RUNS];
    game_lab *lab = make_lab();
    set(lab, "1,2/0,3", "1,2/3,0");
    run(lab, SW_OK, "L", 3);
    run(lab, SW_CANCELLED, "", 2);
    assert_int_equal(game_lab_list(lab, runs), 2);
    game_lab_swap(&lab->boards[GAME_LAB_START], 0, 1);
    assert_int_equal(game_lab_list(lab, runs), 0);
    run(lab, SW_UNSOLVABLE, "", 12);
    assert_int_equal(game_lab_list(lab, runs), 1);
    assert_int_equal(runs[0]->expanded, 12);
    game_lab_swap(&lab->boards[GAME_LAB_START], 0, 1);
    assert_int_equal(game_lab_list(lab, runs), 2);
    assert_int_equal(runs[0]->path.length, 1);
    assert_int_equal(runs[1]->status, SW_CANCELLED);
    free_lab(lab);
}

CLAIM(clearing_takes_the_runs_of_these_boards_and_the_log)
{
    const game_lab_run *runs[GAME_LAB_RUNS];
    game_lab *lab = make_lab();
    set(lab, "1,2/0,3", "1,2/3,0");
    run(lab, SW_OK, "L", 3);
    game_lab_swap(&lab->boards[GAME_LAB_START], 0, 1);
    run(lab, SW_UNSOLVABLE, "", 12);
    run(lab, SW_CANCELLED, "", 2);
    game_lab_clear(lab);
    assert_int_equal(game_lab_list(lab, runs), 0);
    assert_int_equal(lab->line_count, 0);
    game_lab_swap(&lab->boards[GAME_LAB_START], 0, 1);
    assert_int_equal(game_lab_list(lab, runs), 1);
    assert_int_equal(runs[0]->path.length, 1);
    free_lab(lab);
}

/* But of the two tiles that would make the goal of it. */
CLAIM(exchanging_the_first_tiles_makes_a_start_solvable)
{
    game_lab *lab = make_lab();
    set(lab, "0,3,2/4,5,6/7,1,8", "1,2,3/4,5,6/7,8,0");
    assert_false(game_lab_judge(lab).solvable);
    game_lab_exchange(lab);
    assert_board(&lab->boards[GAME_LAB_START], "0,2,3/4,5,6/7,1,8");
    assert_true(game_lab_judge(lab).solvable);
    set(lab, "2,1,3/4,5,6/7,8,0", "1,2,3/4,5,6/7,8,0");
    game_lab_exchange(lab);
    assert_board(&lab->boards[GAME_LAB_START], "2,3,1/4,5,6/7,8,0");
    assert_true(game_lab_judge(lab).solvable);
    assert_true(game_lab_judge(lab).swaps > 0);
    free_lab(lab);
}

CLAIM(a_run_counts_for_the_boards_that_it_began_with)
{
    const game_lab_run *runs[GAME_LAB_RUNS];
    solver_answer answer = {.status = SW_CANCELLED};
    game_lab *lab = make_lab();
    assert_false(game_lab_searches_here(lab));
    begin(lab);
    assert_true(game_lab_searches_here(lab));
    game_lab_swap(&lab->boards[GAME_LAB_GOAL], 0, 1);
    assert_false(game_lab_searches_here(lab));
    assert_true(game_lab_end(lab, &answer));
    assert_int_equal(game_lab_list(lab, runs), 0);
    game_lab_swap(&lab->boards[GAME_LAB_GOAL], 0, 1);
    assert_int_equal(game_lab_list(lab, runs), 1);
    free_lab(lab);
}

CLAIM(the_oldest_runs_and_lines_make_room)
{
    const game_lab_run *runs[GAME_LAB_RUNS];
    game_lab *lab = make_lab();
    for (uint64_t i = 0; i < GAME_LAB_RUNS + 10; i++)
        run(lab, SW_OK, "LR", i);
    assert_int_equal(game_lab_list(lab, runs), GAME_LAB_RUNS);
    assert_int_equal(runs[0]->expanded, 10);
    assert_int_equal(lab->line_count, GAME_LAB_LINES);
    assert_int_equal(lab->lines[GAME_LAB_LINES - 1].nodes, GAME_LAB_RUNS + 9);
    free_lab(lab);
}

CLAIM(bounds_become_iterations_with_their_own_nodes)
{
    game_lab *lab = make_lab();
    begin(lab);
    game_lab_watch(lab, 0, 5, 1);
    assert_int_equal(lab->search.count, 0);
    game_lab_watch(lab, 21, 100, 2);
    game_lab_watch(lab, 21, 250, 3);
    game_lab_watch(lab, 23, 300, 4);
    game_lab_watch(lab, 25, 900, 5);
    game_lab_watch(lab, 25, 1000, 6);
    assert_int_equal(lab->search.count, 3);
    assert_int_equal(lab->search.iterations[0].bound, 21);
    assert_int_equal(lab->search.iterations[0].nodes, 300);
    assert_int_equal(lab->search.iterations[1].nodes, 600);
    assert_int_equal(lab->search.iterations[2].bound, 25);
    assert_int_equal(lab->search.iterations[2].nodes, 100);
    assert_int_equal(lab->line_count, 3);
    assert_int_equal(lab->lines[1].bound, 23);
    assert_int_equal(lab->lines[1].nodes, 300);
    for (int bound = 27; bound < 80; bound += 2)
        game_lab_watch(lab, bound, (uint64_t)bound * 1000, bound);
    assert_int_equal(lab->search.count, GAME_LAB_ITERATIONS);
    assert_int_equal(lab->search.iterations[GAME_LAB_ITERATIONS - 1].bound, 79);
    free_lab(lab);
}

CLAIM(results_are_tab_separated_lines)
{
    sw_text text;
    game_lab *lab = make_lab();
    set(lab, "1,2/0,3", "1,2/3,0");
    run(lab, SW_OK, "L", 3);
    lab->method.heuristic = SOLVER_MISPLACED_MANHATTAN;
    run(lab, SW_CANCELLED, "", 2);
    sw_text_init(&text, 4096);
    game_lab_format(lab, &text);
    assert_string_equal(
        text.data,
        "algorithm\theuristic\tadmissible\tstatus\tmoves\texpanded\tgenerated\topen_peak\t"
        "closed_peak\tbytes_peak\tms\tsolution\tstart\tgoal\n"
        "astar\tmanhattan\tyes\toptimal\t1\t3\t0\t0\t0\t0\t1.500\tL\t1,2/0,3\t1,2/3,0\n"
        "astar\tmisplaced+manhattan\tno\tcancelled\t\t2\t0\t0\t0\t0\t1.500\t\t1,2/0,3\t1,2/3,0\n");
    sw_text_deinit(&text);
    free_lab(lab);
}
