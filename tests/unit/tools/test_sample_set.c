#include "nearby_regression.h"
#include "sample_set.h"

#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "claims.h"

enum { SIDE = 5, CELLS = SIDE * SIDE, WIDTH = 300 };

static const puzzle_size size = {SIDE, SIDE};

/* All weights are zero: the values are Manhattan distances. */
static int make_evaluator(void **state)
{
    static evaluator distances;
    nearby values;
    *state = &distances;
    if (solver_nearby_init(&values, size) != SW_OK)
        return -1;
    solver_evaluator_init(&distances, size, &values, NULL, 0);
    return 0;
}

static int drop_evaluator(void **state)
{
    solver_evaluator_deinit(*state);
    return 0;
}

/* So many random moves from home. */
static normalized_board walked(int moves, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board goal;
    normalized_board board;
    assert_int_equal(puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL), SW_OK);
    puzzle_board start = puzzle_scramble_moves(&goal, moves, &rng);
    solver_normalized_init(&board, &start, &goal);
    return board;
}

static sample_set taken(const evaluator *evaluator, const normalized_board *start, sample_plan plan)
{
    sample_set found;
    sw_rng rng = sw_rng_seed(17);
    assert_true(sample_set_take(&found, evaluator, start, &plan, &rng));
    return found;
}

/* Each tile on a cell of its own; the blank has the one that is left. */
static normalized_board sample_board(const sample_set *from, int number)
{
    normalized_board board = {.size = size, .cells = CELLS};
    bool taken[CELLS] = {false};
    assert_int_equal(from->tiles, CELLS - 1);
    for (int home = 0; home < CELLS - 1; home++) {
        int cell = from->cell[number * from->tiles + home];
        assert_in_range(cell, 0, CELLS - 1);
        assert_false(taken[cell]);
        taken[cell] = true;
        board.home[cell] = (puzzle_tile)home;
    }
    while (taken[board.blank])
        board.blank++;
    board.home[board.blank] = CELLS - 1;
    return board;
}

/* Counted without the evaluator. */
static int manhattan(const normalized_board *board)
{
    int sum = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (cell != board->blank)
            sum += abs(board->home[cell] % SIDE - cell % SIDE) +
                   abs(board->home[cell] / SIDE - cell / SIDE);
    return sum;
}

/* The moves that a sample says are to go: its target is what they are above the Manhattan distance. */
static int moves_to_go(const sample_set *from, int number)
{
    normalized_board board = sample_board(from, number);
    double moves = (double)from->target[number] + manhattan(&board);
    assert_true(fabs(moves - round(moves)) < 1e-3);
    return (int)round(moves);
}

/* Whether exactly so many moves, none undoing the one before, lead from one board to another. */
static bool leads(const normalized_board *from, const normalized_board *to, int moves, int before)
{
    if (moves == 0)
        return memcmp(from->home, to->home, CELLS * sizeof *to->home) == 0;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int cell = solver_home_step(size, from->blank, (puzzle_move)move);
        if (cell < 0 || cell == before)
            continue;
        normalized_board next = *from;
        solver_normalized_slide(&next, cell);
        if (leads(&next, to, moves - 1, from->blank))
            return true;
    }
    return false;
}

static normalized_board goal_board(void)
{
    normalized_board board = {.size = size, .cells = CELLS, .blank = CELLS - 1};
    for (int cell = 0; cell < CELLS; cell++)
        board.home[cell] = (puzzle_tile)cell;
    return board;
}

/* One sample of every SAMPLE_EVERY'th layer, which is the way's. */
CLAIM(samples_of_the_way_are_worth_the_moves_that_are_left)
{
    const evaluator *evaluator = *state;
    normalized_board start = walked(60, 3), goal = goal_board();
    sample_set first = taken(evaluator, &start, (sample_plan){.width = WIDTH, .trust = 1});
    int layers = (first.moves + SAMPLE_EVERY - 1) / SAMPLE_EVERY;
    assert_int_equal(first.count, 0);
    assert_true(layers > 5);
    sample_set way =
        taken(evaluator, &start, (sample_plan){.width = WIDTH, .trust = 1, .ranked = layers});
    assert_int_equal(way.moves, first.moves);
    assert_int_equal(way.count, layers);
    normalized_board here = sample_board(&way, 0);
    assert_memory_equal(here.home, start.home, CELLS * sizeof *here.home);
    for (int i = 0; i < layers; i++) {
        int left = moves_to_go(&way, i);
        assert_int_equal(left, way.moves - i * SAMPLE_EVERY);
        normalized_board next = i + 1 < layers ? sample_board(&way, i + 1) : goal;
        assert_true(leads(&here, &next, i + 1 < layers ? SAMPLE_EVERY : left, -1));
        here = next;
    }
    sample_set_deinit(&first);
    sample_set_deinit(&way);
}

CLAIM(other_samples_of_a_layer_are_worth_more_within_a_limit)
{
    const evaluator *evaluator = *state;
    normalized_board start = walked(60, 3);
    sample_set found =
        taken(evaluator, &start, (sample_plan){.width = WIDTH, .trust = 1, .ranked = 400});
    int layers = (found.moves + SAMPLE_EVERY - 1) / SAMPLE_EVERY, a_layer = 400 / layers;
    int worse = 0;
    assert_int_equal(found.count, layers * a_layer);
    for (int i = 0; i < found.count; i++) {
        normalized_board board = sample_board(&found, i);
        double more =
            (double)found.target[i] + manhattan(&board) - found.moves + i / a_layer * SAMPLE_EVERY;
        assert_true(more > -1e-3 && more < SAMPLE_MOST_WORSE + 1e-3);
        worse += more > 0.5;
    }
    assert_true(worse > layers);
    sample_set_deinit(&found);
}

/* Without trust a sample says what the values so far say: here the distance alone, which is nothing above the
 * bound. */
CLAIM(without_trust_the_way_is_worth_what_it_seemed)
{
    const evaluator *evaluator = *state;
    normalized_board start = walked(60, 3);
    sample_set found = taken(evaluator, &start, (sample_plan){.width = WIDTH, .ranked = 100});
    assert_true(found.count > 0);
    assert_true(found.target[0] > -0.001f && found.target[0] < 1.0f);
    sample_set_deinit(&found);
}

/* The way from near home is a shortest one, and so is each piece of it. */
CLAIM(two_boards_of_the_way_are_as_far_apart_as_it_is_long)
{
    enum { PAIRS = 40 };
    const evaluator *evaluator = *state;
    normalized_board start = walked(12, 5), goal = goal_board();
    sample_set found =
        taken(evaluator, &start, (sample_plan){.width = WIDTH, .trust = 1, .paired = PAIRS});
    int other = 0;
    assert_in_range(found.moves, 6, 12);
    assert_in_range(found.count, PAIRS / 4, PAIRS);
    for (int i = 0; i < found.count; i++) {
        normalized_board board = sample_board(&found, i);
        int moves = moves_to_go(&found, i);
        assert_in_range(moves, 1, found.moves);
        assert_true(leads(&board, &goal, moves, -1));
        for (int fewer = moves - 2; fewer >= 0; fewer -= 2)
            assert_false(leads(&board, &goal, fewer, -1));
        other += !leads(&start, &board, found.moves - moves, -1);
    }
    assert_true(other > 0); /* with another goal than home */
    sample_set_deinit(&found);
}

CLAIM(a_board_that_no_beam_solves_teaches_nothing)
{
    normalized_board board = goal_board();
    board.home[0] = 1;
    board.home[1] = 0;
    sample_set found = taken(*state, &board, (sample_plan){.width = 20, .ranked = 9, .paired = 9});
    assert_int_equal(found.moves, 0);
    assert_int_equal(found.count, 0);
    sample_set_deinit(&found);
}

/* Learns from some boards' sample_sets, at a rate that may be 0; returns the mean square of the errors
 * before each step. */
static double learn(nearby_regression *values, const evaluator *evaluator, uint64_t first,
                    int boards, double rate)
{
    double squares = 0;
    int count = 0;
    for (int i = 0; i < boards; i++) {
        normalized_board start = walked(30, first + (uint64_t)i);
        sample_set found = taken(
            evaluator, &start, (sample_plan){.width = 100, .trust = 1, .ranked = 60, .paired = 60});
        for (int j = 0; j < found.count; j++, count++) {
            const uint8_t *cell_of = &found.cell[j * found.tiles];
            double error = nearby_regression_step(values, &evaluator->nearby, cell_of, false,
                                                  (double)found.target[j], rate);
            squares += error * error;
        }
        sample_set_deinit(&found);
    }
    assert_true(count > boards);
    return squares / count;
}

CLAIM(samples_make_other_boards_better_known)
{
    const uint64_t unseen = 1000;
    nearby_regression values;
    assert_true(nearby_regression_init(&values));
    double before = learn(&values, *state, unseen, 40, 0);
    learn(&values, *state, 0, 200, 0.2);
    double after = learn(&values, *state, unseen, 40, 0);
    assert_true(after < 0.85 * before);
    nearby_regression_deinit(&values);
}

CLAIMS_WITH(make_evaluator, drop_evaluator)
