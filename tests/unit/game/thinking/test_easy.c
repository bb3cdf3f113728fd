/* Easy boards: as far from the goal as promised, by an exhaustive search that knows nothing of the solver,
 * and by the solver where there are too many boards for that. */
#include "game/difficulty.h"

#include "oracle.h"
#include "puzzle/solvable.h"

#include <stdlib.h>

#include "claims.h"
#include "support/boards.h"

#include "layers.h"

static solver *shared;

static int start_solver(void **state)
{
    (void)state;
    return solver_create(&shared, NULL) == SW_OK ? 0 : -1;
}

static int end_solver(void **state)
{
    (void)state;
    solver_destroy(shared);
    return 0;
}

static void assert_near(int distance, puzzle_size size)
{
    int moves = game_easy_moves(size);
    assert_in_range(distance, moves - GAME_EASY_OFF, moves + GAME_EASY_OFF);
}

CLAIM(each_size_has_its_moves)
{
    static const struct {
        int columns, rows, moves;
    } wanted[] = {{2, 2, 4},  {3, 3, 8},  {4, 3, 12}, {3, 4, 12},  {4, 4, 18},
                  {3, 2, 15}, {5, 4, 19}, {5, 5, 20}, {10, 8, 28}, {32, 32, 74}};
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        puzzle_size size = {wanted[i].columns, wanted[i].rows};
        assert_int_equal(game_easy_moves(size), wanted[i].moves);
    }
}

/* Every board of up to nine cells has its true distance. */
CLAIM(small_ones_are_truly_as_far_as_promised)
{
    static const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 3}, {4, 2}, {2, 4}, {3, 3}};
    enum { SEEDS = 200 };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int kind = 0; kind < PUZZLE_GOALS; kind++) {
            puzzle_board goal = goal_of((puzzle_goal)kind, sizes[i].columns, sizes[i].rows);
            oracle known = oracle_make(&goal);
            for (uint64_t seed = 0; seed < SEEDS; seed += ORACLE_STRIDE) {
                puzzle_board board = game_easy_board(shared, &goal, seed);
                assert_near(oracle_distance(&known, &board), sizes[i]);
            }
            oracle_free(&known);
        }
}

/* Which layer around the goal the board lies in; -1 where it is in none of the first `depth` ones. */
static int layer_of(const puzzle_board *goal, const puzzle_board *board, int depth)
{
    int found = -1;
    layers *all = layers_create(goal);
    do {
        uint64_t number = 0;
        for (; found < 0 && layers_find(all, number, &number); number++) {
            puzzle_board other;
            layers_board(all, number, &other);
            if (puzzle_board_equal(&other, board))
                found = layers_distance(all);
        }
    } while (found < 0 && layers_distance(all) < depth && layers_next(all));
    layers_destroy(all);
    return found;
}

CLAIM(those_of_twelve_cells_are_truly_as_far_as_promised)
{
    static const puzzle_size sizes[] = {{4, 3}, {3, 4}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, sizes[i].columns, sizes[i].rows);
        puzzle_board board = game_easy_board(shared, &goal, 7 + i);
        assert_near(layer_of(&goal, &board, game_easy_moves(goal.size) + 1), goal.size);
    }
}

static int shortest(const puzzle_board *board, const puzzle_board *goal)
{
    solver_answer answer = {0};
    solver_request request = {.start = *board, .goal = *goal, .engine = SOLVER_OPTIMAL};
    assert_int_equal(solver_solve(shared, &request, NULL, &answer), SW_OK);
    int length = (int)answer.path.length;
    solver_answer_deinit(&answer);
    return length;
}

CLAIM(those_of_sixteen_cells_are_as_far_as_the_solver_says)
{
    static const puzzle_size sizes[] = {{4, 4}, {8, 2}, {2, 8}};
    enum { SEEDS = 40 };
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int kind = 0; kind < PUZZLE_GOALS; kind++) {
            puzzle_board goal = goal_of((puzzle_goal)kind, sizes[i].columns, sizes[i].rows);
            for (uint64_t seed = 0; seed < SEEDS; seed += ORACLE_STRIDE) {
                puzzle_board board = game_easy_board(shared, &goal, seed);
                assert_near(shortest(&board, &goal), goal.size);
            }
        }
}

/* Sum of the tiles' distances from where they belong: no solution is shorter. */
static int manhattan(const puzzle_board *board, const puzzle_board *goal)
{
    int sum = 0, columns = board->size.columns;
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++) {
        if (cell == board->blank)
            continue;
        int home = puzzle_board_find(goal, board->tiles[cell]);
        sum += abs(cell % columns - home % columns) + abs(cell / columns - home / columns);
    }
    return sum;
}

/* There the walk itself may be the best that is known. */
CLAIM(large_ones_are_walks_of_so_many_moves)
{
    static const puzzle_size sizes[] = {{5, 5}, {8, 8}, {2, 32}, {32, 2}, {20, 3}, {32, 32}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, sizes[i].columns, sizes[i].rows);
        int moves = game_easy_moves(sizes[i]);
        for (uint64_t seed = 0; seed < 5; seed++) {
            puzzle_board board = game_easy_board(shared, &goal, seed);
            assert_true(puzzle_solvable(&board, &goal));
            assert_in_range(manhattan(&board, &goal), moves / 3, moves);
        }
    }
}

CLAIM(a_seed_gives_one_board_and_another_seed_another)
{
    puzzle_board goal = goal_of(PUZZLE_GOAL_SNAKE, 4, 4);
    solver *other;
    assert_int_equal(solver_create(&other, NULL), SW_OK);
    puzzle_board first = game_easy_board(shared, &goal, 4711);
    puzzle_board again = game_easy_board(other, &goal, 4711);
    puzzle_board next = game_easy_board(shared, &goal, 4712);
    solver_destroy(other);
    assert_true(puzzle_board_equal(&first, &again));
    assert_false(puzzle_board_equal(&first, &next));
}

CLAIMS_WITH(start_solver, end_solver)
