#include "oracle.h"
#include "slide_oracle.h"

#include "core/home.h"
#include "heuristics/slide_bound.h"
#include "patterns/slide_tables.h"
#include "puzzle/goal.h"
#include "puzzle/scramble.h"
#include "solver/prepare.h"

#include <stdlib.h>

#include "claims.h"

static solver_request slides_request(const puzzle_board *start, const puzzle_board *goal,
                                     solver_engine engine)
{
    return (solver_request){
        .start = *start, .goal = *goal, .engine = engine, .metric = PUZZLE_METRIC_SLIDES};
}

static void check_proved(solver *solving, const solver_request *request, int slides)
{
    solver_answer answer;
    assert_int_equal(solver_solve(solving, request, NULL, &answer), SW_OK);
    assert_true(answer.optimal);
    assert_int_equal(answer.lower_bound, slides);
    assert_int_equal(puzzle_path_slides(&answer.path), slides);
    assert_true(puzzle_path_leads(&answer.path, &request->start, &request->goal));
    solver_answer_deinit(&answer);
}

/* ---- Against a plain search of all boards ---- */

static void check_all_boards(puzzle_size size, int blank, int farthest, int stride)
{
    solver *solving;
    puzzle_board goal = oracle_goal(size, blank);
    slide_oracle known = slide_oracle_make(&goal);
    int most = 0;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_int_equal(solver_prepare_slides(solving, &goal, NULL), SW_OK);
    for (int i = 0; i < known.boards; i++) {
        int slides = known.slides[i];
        most = slides != ORACLE_UNREACHABLE && slides > most ? slides : most;
        if (slides == ORACLE_UNREACHABLE || i % (stride * ORACLE_STRIDE) != 0)
            continue;
        puzzle_board board = slide_oracle_board(&known, i);
        solver_request request = slides_request(&board, &goal, SOLVER_AUTO);
        check_proved(solving, &request, slides);
    }
    if (farthest > 0)
        assert_int_equal(most, farthest);
    solver_destroy(solving);
    slide_oracle_free(&known);
}

/* 24 is the published diameter. */
CLAIM(all_3x3_boards_are_proved_in_slides)
{
    check_all_boards((puzzle_size){3, 3}, 8, 24, 1);
}

CLAIM(so_are_other_goals_and_shapes)
{
    check_all_boards((puzzle_size){3, 3}, 4, 0, 7);
    check_all_boards((puzzle_size){3, 3}, 1, 0, 7);
    check_all_boards((puzzle_size){4, 2}, 7, 0, 3);
    check_all_boards((puzzle_size){2, 4}, 2, 0, 3);
    check_all_boards((puzzle_size){3, 2}, 3, 0, 1);
    check_all_boards((puzzle_size){2, 2}, 3, 6, 1); /* a slide is a move there */
}

/* Without tables, and with those that are made first. */
CLAIM(a_search_without_tables_proves_the_same)
{
    solver *solving;
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8);
    slide_oracle known = slide_oracle_make(&goal);
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < known.boards; i += 397 * ORACLE_STRIDE) {
        if (known.slides[i] == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = slide_oracle_board(&known, i);
        solver_request request = slides_request(&board, &goal, SOLVER_OPTIMAL);
        request.node_limit = UINT64_C(1000000000); /* a limit of nodes alone: it makes no tables */
        check_proved(solving, &request, known.slides[i]);
        request.engine = SOLVER_ANYTIME;
        request.node_limit = 0;
        request.time_ms = 60000;
        check_proved(solving, &request, known.slides[i]);
    }
    solver_destroy(solving);
    slide_oracle_free(&known);
}

CLAIM(random_4x3_boards_are_proved_in_slides)
{
    enum { BOARDS = 1000, SEED = 43 };
    solver *solving;
    puzzle_board goal = oracle_goal((puzzle_size){4, 3}, 11);
    slide_ball *ball = slide_ball_create(&goal);
    sw_rng rng = sw_rng_seed(SEED);
    print_message("seed %d\n", SEED);
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < BOARDS; i += ORACLE_STRIDE) {
        puzzle_board board = puzzle_scramble(&goal, &rng);
        solver_request request = slides_request(&board, &goal, SOLVER_AUTO);
        check_proved(solving, &request, slide_ball_distance(ball, &board));
    }
    solver_destroy(solving);
    slide_ball_destroy(ball);
}

/* ---- Against the classic searches ---- */

static solver_request named_request(const puzzle_board *start, const puzzle_board *goal,
                                    solver_algorithm algorithm, solver_heuristic heuristic)
{
    solver_request request = slides_request(start, goal, SOLVER_AUTO);
    request.method = (solver_method){algorithm, heuristic};
    return request;
}

CLAIM(every_named_search_proves_in_slides)
{
    solver *solving;
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8);
    slide_oracle known = slide_oracle_make(&goal);
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < known.boards; i += 9973 * ORACLE_STRIDE) {
        if (known.slides[i] == ORACLE_UNREACHABLE)
            continue;
        puzzle_board board = slide_oracle_board(&known, i);
        for (int algorithm = SOLVER_BFS; algorithm < SOLVER_ALGORITHMS; algorithm++)
            for (int heuristic = SOLVER_NONE; heuristic < SOLVER_HEURISTICS; heuristic++) {
                bool asks = solver_algorithm_is_informed((solver_algorithm)algorithm);
                if (!solver_heuristic_suits((solver_heuristic)heuristic, goal.size) ||
                    !solver_heuristic_is_admissible((solver_heuristic)heuristic) ||
                    (!asks && heuristic != SOLVER_NONE) ||
                    (algorithm == SOLVER_IDASTAR && heuristic == SOLVER_NONE))
                    continue;
                solver_request request = named_request(&board, &goal, (solver_algorithm)algorithm,
                                                       (solver_heuristic)heuristic);
                check_proved(solving, &request, known.slides[i]);
            }
    }
    solver_destroy(solving);
    slide_oracle_free(&known);
}

/* Within how many of the lab's nodes the slides engine is held against it, and on how many boards at least. */
enum { LAB_NODES = 1000000, LAB_BOARDS = 50, LAB_FEW = 20 };

/* The lab's IDA* with Manhattan distance, divided by the tiles that one slide moves at most, proves as many
 * slides. False where it would take the lab too long. */
static bool lab_agrees(solver *solving, const puzzle_board *board, const puzzle_board *goal)
{
    solver_answer answer;
    solver_request request = named_request(board, goal, SOLVER_IDASTAR, SOLVER_MANHATTAN);
    request.node_limit = LAB_NODES;
    sw_status status = solver_solve(solving, &request, NULL, &answer);
    assert_true(status == SW_OK ? answer.optimal : status == SW_LIMIT);
    request = slides_request(board, goal, SOLVER_OPTIMAL);
    if (status == SW_OK)
        check_proved(solving, &request, (int)puzzle_path_slides(&answer.path));
    solver_answer_deinit(&answer);
    return status == SW_OK;
}

/* Of that many moves or a few more, in slides of at least two tiles whose axis changes each time. */
static puzzle_board walk_in_lines(const puzzle_board *goal, int moves, sw_rng *rng)
{
    puzzle_board board = *goal;
    for (bool across = false; moves > 0; across = !across) {
        int columns = board.size.columns, cell;
        puzzle_slide slide;
        do {
            cell = across
                       ? board.blank / columns * columns + (int)sw_rng_below(rng, (uint32_t)columns)
                       : board.blank % columns +
                             columns * (int)sw_rng_below(rng, (uint32_t)board.size.rows);
            slide = puzzle_slide_from(&board, cell);
        } while (slide.length < 2);
        assert_true(puzzle_slide_apply(&board, slide));
        moves -= slide.length;
    }
    return board;
}

CLAIM(walks_on_5x5_are_proved_as_the_lab_proves_them)
{
    enum { WALK = 24, LINES = 50, SEED = 50 };
    int compared = 0, in_lines = 0;
    solver *solving;
    puzzle_board goal = oracle_goal((puzzle_size){5, 5}, 24);
    sw_rng rng = sw_rng_seed(SEED);
    print_message("seed %d\n", SEED);
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    for (int i = 0; i < LAB_BOARDS; i += ORACLE_STRIDE) {
        puzzle_board board = puzzle_scramble_moves(&goal, WALK, &rng);
        compared += lab_agrees(solving, &board, &goal);
        board = walk_in_lines(&goal, LINES, &rng);
        in_lines += lab_agrees(solving, &board, &goal);
    }
    print_message("walks of %d: %d, in lines of %d: %d are within %d nodes of the lab's\n", WALK,
                  compared, LINES, in_lines, LAB_NODES);
    assert_true(ORACLE_STRIDE > 1 || (compared >= LAB_FEW && in_lines >= LAB_FEW));
    solver_destroy(solving);
}

/* ---- Bounds ---- */

static int least_value(const slide_tables *tables, const normalized_board *board, slide_axis first)
{
    uint8_t cell_of[SLIDE_PATTERN_CELLS];
    int most = 0;
    for (int cell = 0; cell < board->cells; cell++)
        cell_of[board->home[cell]] = (uint8_t)cell;
    for (int i = 0; i < tables->view_count; i++) {
        int value = solver_slide_view_value(&tables->views[i], cell_of, first);
        most = value > most ? value : most;
    }
    return most;
}

static search_watch endless_watch(solver_progress *progress)
{
    return (search_watch){.progress = progress};
}

/* What the two axes say together is exact where all tiles are followed, and a bound for each axis: one slide
 * along it leads to a board from which the rest goes on across. */
static void check_board(const slide_oracle *known, const slide_tables *tables, int number)
{
    puzzle_board board = slide_oracle_board(known, number);
    normalized_board normalized;
    slide_bound crossings;
    int slides = known->slides[number], least = SLIDE_UNREACHED;
    solver_normalized_init(&normalized, &board, &known->goal);
    solver_slide_bound_init(&crossings, &normalized);
    assert_true(solver_slide_bound_least(&normalized) <= slides);
    for (int axis = 0; axis < SLIDE_AXES; axis++) {
        int truth = slide_oracle_first(known, &board, axis == SLIDE_HORIZONTAL);
        int value = least_value(tables, &normalized, (slide_axis)axis);
        assert_true(solver_slide_bound_value(&crossings, (slide_axis)axis) <= truth);
        assert_true(value <= truth);
        least = value < least ? value : least;
    }
    assert_true(least <= slides);
    if (tables->count > 0 && tables->patterns[0].followed == normalized.cells)
        assert_int_equal(least, slides);
}

CLAIM(no_bound_is_above_a_plain_search)
{
    const struct {
        puzzle_size size;
        int blank, followed;
    } cases[] = {{{3, 3}, 8, 9}, {{3, 3}, 8, 5}, {{3, 3}, 4, 4}, {{4, 2}, 2, 5}, {{2, 4}, 7, 4}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        solver_progress progress = {0};
        search_watch watch = endless_watch(&progress);
        puzzle_board goal = oracle_goal(cases[i].size, cases[i].blank);
        slide_oracle known = slide_oracle_make(&goal);
        slide_groups groups = {.count = 2, .followed = cases[i].followed};
        int cells = puzzle_size_cells(cases[i].size);
        slide_tables tables;
        for (int j = 0; j < cases[i].followed; j++) {
            groups.home[0][j] = (uint8_t)((cases[i].blank + j) % cells);
            groups.home[1][j] = (uint8_t)((cases[i].blank + 2 * cells - j) % cells);
        }
        assert_int_equal(solver_slide_tables_init(&tables, cases[i].size, &groups, &watch), SW_OK);
        for (int j = 0; j < known.boards; j += ORACLE_STRIDE)
            if (known.slides[j] != ORACLE_UNREACHABLE)
                check_board(&known, &tables, j);
        solver_slide_tables_deinit(&tables);
        slide_oracle_free(&known);
    }
}

/* ---- Limits ---- */

CLAIM(an_unsolvable_board_stays_unsolvable)
{
    solver *solving;
    solver_answer answer;
    puzzle_board goal = oracle_goal((puzzle_size){3, 3}, 8), board = goal;
    board.tiles[0] = goal.tiles[1];
    board.tiles[1] = goal.tiles[0];
    solver_request request = slides_request(&board, &goal, SOLVER_AUTO);
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_UNSOLVABLE);
    solver_answer_deinit(&answer);
    solver_destroy(solving);
}

/* A limit leaves a solution and a bound that are true, and the same ones each time. */
CLAIM(large_boards_get_shorter_and_keep_their_bound)
{
    enum { FEW = 20000, MANY = 400000, SEED = 7 };
    solver *solving;
    sw_rng rng = sw_rng_seed(SEED);
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    const puzzle_size sizes[] = {{5, 5}, {7, 3}, {10, 10}};
    for (int i = 0; i < 3; i++) {
        puzzle_board goal = oracle_goal(sizes[i], 0);
        puzzle_board board = puzzle_scramble(&goal, &rng);
        solver_request request = slides_request(&board, &goal, SOLVER_AUTO);
        size_t slides[3];
        for (int j = 0; j < 3; j++) {
            solver_answer answer;
            request.node_limit = j == 1 ? MANY : FEW;
            assert_int_equal(solver_solve(solving, &request, NULL, &answer), SW_OK);
            slides[j] = puzzle_path_slides(&answer.path);
            assert_true(answer.lower_bound > 0 && (size_t)answer.lower_bound <= slides[j]);
            assert_true(puzzle_path_leads(&answer.path, &board, &goal));
            solver_answer_deinit(&answer);
        }
        assert_int_equal(slides[0], slides[2]);
        assert_true(slides[1] <= slides[0]);
    }
    solver_destroy(solving);
}

CLAIM(a_cancelled_search_says_so)
{
    solver *solving;
    solver_progress *progress;
    solver_answer answer;
    sw_rng rng = sw_rng_seed(1);
    puzzle_board goal = oracle_goal((puzzle_size){4, 4}, 15);
    puzzle_board board = puzzle_scramble(&goal, &rng);
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_int_equal(solver_progress_create(&progress, NULL), SW_OK);
    solver_progress_cancel(progress);
    solver_request request = slides_request(&board, &goal, SOLVER_OPTIMAL);
    assert_int_equal(solver_solve(solving, &request, progress, &answer), SW_CANCELLED);
    solver_answer_deinit(&answer);
    assert_int_equal(solver_prepare_slides(solving, &goal, progress), SW_CANCELLED);
    solver_progress_destroy(progress);
    solver_destroy(solving);
}
