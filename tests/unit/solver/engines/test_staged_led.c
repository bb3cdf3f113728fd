/* Staged beams that learned values lead. */
#include "core/progress.h"
#include "engines/beam/beam.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <string.h>

#include "claims.h"

#include "../../os/scratch.h"

static tables *create_with_values(const char *folder)
{
    tables *shared = solver_tables_create();
    assert_true(solver_evaluators_set_folder(solver_tables_evaluators(shared), folder));
    return shared;
}

/* Replayed. */
static puzzle_path solve(tables *shared, const puzzle_board *start, const puzzle_board *goal,
                         int width, int threads)
{
    normalized_board board;
    solver_progress progress = {0};
    search_watch watch = {.progress = &progress};
    puzzle_path path = {0};
    solver_normalized_init(&board, start, goal);
    assert_int_equal(solver_staged_solve(shared, &board, width, threads, &watch, &path), SW_OK);
    assert_true(puzzle_path_leads(&path, start, goal));
    return path;
}

/* The mean of some boards with the blank's home anywhere. */
static double mean_moves(tables *shared, puzzle_size size, int width, int boards)
{
    sw_rng rng = sw_rng_seed((uint64_t)(size.columns * PUZZLE_MAX_SIDE + size.rows));
    double moves = 0;
    for (int i = 0; i < boards; i++) {
        puzzle_board any = oracle_goal(size, 0), goal = puzzle_scramble(&any, &rng);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        puzzle_path path = solve(shared, &start, &goal, width, 1);
        moves += (double)path.length;
        puzzle_path_deinit(&path);
    }
    return moves / boards;
}

static int part_of(int boards)
{
    return boards / ORACLE_STRIDE > 0 ? boards / ORACLE_STRIDE : 1;
}

CLAIM(no_board_of_any_shape_is_left_unsolved)
{
    tables *shared = create_with_values(VALUES);
    for (int columns = 2; columns <= 13; columns++)
        for (int rows = 2; rows <= 13; rows++)
            mean_moves(shared, (puzzle_size){columns, rows}, 16 << (columns + rows) % 3,
                       part_of(5));
    const puzzle_size large[] = {{32, 2}, {2, 32}, {3, 31}, {17, 16}, {24, 25}, {32, 32}};
    for (size_t i = 0; i < sizeof large / sizeof *large; i++)
        mean_moves(shared, large[i], 16, 1);
    solver_tables_destroy(shared);
}

/* By a twentieth and more, as measured with some boards. */
CLAIM(values_make_solutions_shorter)
{
    static const struct {
        puzzle_size size;
        int width, boards;
    } cases[] = {{{10, 10}, 100, 8}, {{16, 16}, 50, 3}, {{12, 5}, 100, 10}, {{3, 10}, 100, 20},
                 {{5, 4}, 100, 20},  {{3, 7}, 100, 20}, {{9, 2}, 100, 20}};
    tables *led = create_with_values(VALUES), *alone = solver_tables_create();
    for (size_t i = 0; i < sizeof cases / sizeof *cases && ORACLE_STRIDE == 1; i++)
        assert_true(mean_moves(led, cases[i].size, cases[i].width, cases[i].boards) <
                    0.95 * mean_moves(alone, cases[i].size, cases[i].width, cases[i].boards));
    solver_tables_destroy(led);
    solver_tables_destroy(alone);
}

/* Values that mean nothing only make solutions longer. */
CLAIM_WITH(bad_values_do_no_harm, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    sw_rng rng = sw_rng_seed(4);
    nearby values;
    assert_int_equal(solver_nearby_init(&values, (puzzle_size){8, 8}), SW_OK);
    for (size_t i = 0; i < solver_nearby_count(); i++)
        values.weight[i] =
            (int16_t)((int)sw_rng_below(&rng, 2 * NEARBY_MOST_WEIGHT + 1) - NEARBY_MOST_WEIGHT);
    assert_int_equal(solver_nearby_save(&values, scratch_path(own, "nearby.values"), NULL), SW_OK);
    solver_nearby_deinit(&values);
    tables *shared = create_with_values(own->folder);
    const puzzle_size sizes[] = {{8, 8}, {12, 2}, {5, 9}, {20, 20}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        mean_moves(shared, sizes[i], 50, part_of(2));
    solver_tables_destroy(shared);
}

/* One run and two. */
CLAIM(two_threads_find_the_path_of_one)
{
    tables *shared = create_with_values(VALUES);
    for (int width = 300; width <= 1700; width += 1400) {
        sw_rng rng = sw_rng_seed((uint64_t)width);
        puzzle_board goal = oracle_goal((puzzle_size){8, 7}, 20);
        puzzle_board start = puzzle_scramble(&goal, &rng);
        puzzle_path alone = solve(shared, &start, &goal, width, 1);
        puzzle_path together = solve(shared, &start, &goal, width, 2);
        assert_int_equal(together.length, alone.length);
        assert_memory_equal(together.moves, alone.moves, alone.length);
        puzzle_path_deinit(&alone);
        puzzle_path_deinit(&together);
    }
    solver_tables_destroy(shared);
}

CLAIM(a_solved_board_takes_no_move)
{
    tables *shared = create_with_values(VALUES);
    for (int blank = 0; blank < 72; blank += 7) {
        puzzle_board goal = oracle_goal((puzzle_size){9, 8}, blank);
        puzzle_path path = solve(shared, &goal, &goal, 50, 1);
        assert_int_equal(path.length, 0);
        puzzle_path_deinit(&path);
    }
    solver_tables_destroy(shared);
}
