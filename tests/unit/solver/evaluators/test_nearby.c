/* Weights of tiles near each other: what they are the sum of, and what a move changes. */
#include "evaluators/nearby.h"
#include "oracle.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

#include "../../os/scratch.h"

static const puzzle_size sizes[] = {{4, 4}, {8, 8}, {9, 9}, {16, 16}, {7, 5}, {32, 32}};
enum { SIZES = sizeof sizes / sizeof *sizes, MOST_PLACES = PUZZLE_MAX_CELLS * 14 };

static normalized_board random_board(puzzle_size size, sw_rng *rng)
{
    normalized_board board;
    puzzle_board goal = oracle_goal(size, size.columns * size.rows - 1);
    puzzle_board start = puzzle_scramble(&goal, rng);
    solver_normalized_init(&board, &start, &goal);
    return board;
}

/* Weights drawn from all that they may be. */
static nearby random_values(puzzle_size size, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    nearby values;
    assert_int_equal(solver_nearby_init(&values, size), SW_OK);
    for (size_t i = 0; i < solver_nearby_count(); i++)
        values.weight[i] =
            (int16_t)((int)sw_rng_below(&rng, 2 * NEARBY_MOST_WEIGHT + 1) - NEARBY_MOST_WEIGHT);
    solver_nearby_prepare(&values);
    return values;
}

static int manhattan(const normalized_board *board)
{
    int sum = 0, columns = board->size.columns;
    for (int cell = 0; cell < board->cells; cell++)
        if (cell != board->blank)
            sum += abs(board->home[cell] % columns - cell % columns) +
                   abs(board->home[cell] / columns - cell / columns);
    return sum;
}

static int slow_value(const nearby *values, const normalized_board *board)
{
    static int32_t places[MOST_PLACES];
    static home_way ways[PUZZLE_MAX_CELLS];
    solver_ways_look(board, ways);
    int count = solver_nearby_places(values, ways, places);
    assert_in_range(count, 1, solver_nearby_most_places(values));
    int sum = manhattan(board) * NEARBY_UNIT;
    for (int i = 0; i < count; i++)
        sum += values->weight[places[i]];
    return sum;
}

CLAIM(a_value_is_the_distance_and_the_weights_of_its_places)
{
    for (int i = 0; i < SIZES; i++) {
        static home_way ways[PUZZLE_MAX_CELLS];
        nearby values = random_values(sizes[i], 1);
        sw_rng rng = sw_rng_seed(2);
        normalized_board board = random_board(sizes[i], &rng);
        solver_ways_look(&board, ways);
        assert_int_equal(solver_ways_distance(board.cells, ways), manhattan(&board));
        assert_int_equal(solver_nearby_value(&values, ways), slow_value(&values, &board));
        for (int cell = 0; cell < board.cells; cell++)
            assert_int_equal(solver_ways_home(board.size, ways, cell), board.home[cell]);
        solver_nearby_deinit(&values);
    }
}

/* A board whose tiles outside the part are home, and the part as a board of its own. */
static normalized_board enclose(const normalized_board *part, puzzle_size size)
{
    int columns = part->size.columns, left = size.columns - columns,
        top = size.rows - part->size.rows;
    normalized_board board = {.size = size, .cells = puzzle_size_cells(size)};
    for (int cell = 0; cell < board.cells; cell++)
        board.home[cell] = (puzzle_tile)cell;
    for (int cell = 0; cell < part->cells; cell++) {
        int there = (cell / columns + top) * size.columns + cell % columns + left;
        int home = part->home[cell];
        board.home[there] =
            (puzzle_tile)((home / columns + top) * size.columns + home % columns + left);
        if (cell == part->blank)
            board.blank = there;
    }
    return board;
}

CLAIM(a_part_is_worth_what_it_would_be_alone)
{
    static const puzzle_size wholes[] = {{6, 5}, {8, 8}, {9, 12}, {17, 16}, {7, 6}, {32, 32}};
    sw_rng rng = sw_rng_seed(5);
    for (int i = 0; i < SIZES; i++) {
        static home_way ways[PUZZLE_MAX_CELLS];
        nearby alone = random_values(sizes[i], 6), whole = random_values(wholes[i], 6), part;
        normalized_board small = random_board(sizes[i], &rng);
        normalized_board board = enclose(&small, wholes[i]);
        assert_int_equal(solver_nearby_init_part(&part, &whole,
                                                 wholes[i].columns - sizes[i].columns,
                                                 wholes[i].rows - sizes[i].rows),
                         SW_OK);
        solver_ways_look(&board, ways);
        assert_int_equal(solver_nearby_value(&part, ways), slow_value(&alone, &small));
        assert_int_equal(slow_value(&part, &board), slow_value(&alone, &small));
        for (int move = 0; move < PUZZLE_MOVES; move++) {
            int near = solver_home_step(small.size, small.blank, (puzzle_move)move);
            if (near < 0)
                continue;
            normalized_board next = small;
            solver_normalized_slide(&next, near);
            int there = solver_home_step(board.size, board.blank, (puzzle_move)move);
            int blank_value = solver_nearby_blank(&part, ways, board.blank);
            assert_int_equal(solver_nearby_change(&part, ways, there, board.blank, blank_value),
                             slow_value(&alone, &next) - slow_value(&alone, &small));
        }
        solver_nearby_deinit(&part);
        solver_nearby_deinit(&alone);
        solver_nearby_deinit(&whole);
    }
}

CLAIM(a_move_changes_what_two_values_differ_by)
{
    for (int i = 0; i < SIZES; i++) {
        static home_way ways[PUZZLE_MAX_CELLS], again[PUZZLE_MAX_CELLS];
        nearby values = random_values(sizes[i], 3);
        sw_rng rng = sw_rng_seed(4);
        normalized_board board = random_board(sizes[i], &rng);
        solver_ways_look(&board, ways);
        for (int move = 0; move < 2000; move++) {
            int to = board.blank, before = manhattan(&board);
            int from =
                solver_home_step(board.size, to, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
            if (from < 0)
                continue;
            int value = solver_nearby_value(&values, ways);
            int blank_value = solver_nearby_blank(&values, ways, to);
            int change = solver_nearby_change(&values, ways, from, to, blank_value);
            int farther = solver_ways_distance_change(board.size, ways, from, to);
            solver_ways_move(board.size, ways, from, to);
            solver_normalized_slide(&board, from);
            solver_ways_look(&board, again);
            assert_memory_equal(ways, again, (size_t)board.cells * sizeof *ways);
            assert_int_equal(manhattan(&board) - before, farther);
            assert_int_equal(slow_value(&values, &board), value + change);
        }
        solver_nearby_deinit(&values);
    }
}

/* Far from the walls a pattern is worth the same wherever it is, and on boards of every size. */
CLAIM(weights_know_a_cell_by_its_walls)
{
    int32_t places[2][MOST_PLACES];
    home_way ways[PUZZLE_MAX_CELLS];
    int counts[2];
    for (int i = 0; i < 2; i++) {
        puzzle_size size = i ? (puzzle_size){14, 14} : (puzzle_size){12, 12};
        nearby values;
        assert_int_equal(solver_nearby_init(&values, size), SW_OK);
        normalized_board board = {.size = size, .cells = size.columns * size.rows};
        for (int cell = 0; cell < board.cells; cell++)
            board.home[cell] = (puzzle_tile)cell;
        board.blank = board.cells - 1;
        int here = i ? 7 * 14 + 6 : 6 * 12 + 5; /* two tiles that have changed places */
        board.home[here] = (puzzle_tile)(here + 1);
        board.home[here + 1] = (puzzle_tile)here;
        solver_ways_look(&board, ways);
        counts[i] = solver_nearby_places(&values, ways, places[i]);
        solver_nearby_deinit(&values);
    }
    for (int i = 0; i < counts[0]; i++) {
        int other = 0;
        while (other < counts[1] && places[1][other] != places[0][i])
            other++;
        assert_in_range(other, 0, counts[1] - 1);
    }
}

CLAIM(a_kind_has_itself_for_its_kind)
{
    for (size_t i = 1; i < solver_nearby_count(); i++) {
        int32_t kind = solver_nearby_alike((int32_t)i);
        assert_in_range(kind, 1, solver_nearby_count() - 1);
        assert_int_equal(solver_nearby_alike(kind), kind);
    }
}

/* ---- Files ---- */

CLAIM_WITH(saved_values_are_read_number_for_number, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    nearby values = random_values((puzzle_size){8, 8}, 5), read;
    assert_int_equal(solver_nearby_save(&values, scratch_path(own, "values"), NULL), SW_OK);
    for (int i = 0; i < SIZES; i++) {
        assert_int_equal(solver_nearby_load(&read, sizes[i], own->path, NULL), SW_OK);
        assert_memory_equal(read.weight, values.weight, 2 * solver_nearby_count());
        assert_int_equal(read.cells, sizes[i].columns * sizes[i].rows);
        solver_nearby_deinit(&read);
    }
    solver_nearby_deinit(&values);
}

CLAIM_WITH(what_is_no_file_of_every_size_is_refused, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    const puzzle_size size = {8, 8};
    nearby values = random_values(size, 5), read = {.cells = -1};
    sw_error error;
    assert_int_equal(solver_nearby_load(&read, size, scratch_path(own, "none"), &error),
                     SW_NOT_FOUND);
    values.weight[77] = NEARBY_MOST_WEIGHT + 1;
    assert_int_equal(solver_nearby_save(&values, scratch_path(own, "great"), NULL), SW_OK);
    assert_int_equal(solver_nearby_load(&read, size, own->path, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "a weight is out of range"));
    values.weight[77] = 0;
    assert_int_equal(solver_nearby_save(&values, scratch_path(own, "short"), NULL), SW_OK);
    FILE *file = fopen(own->path, "r+b");
    assert_non_null(file);
    assert_int_equal(fseek(file, 12, SEEK_SET), 0);
    fputc(5, file); /* as if for 5x5 alone */
    fclose(file);
    assert_int_equal(solver_nearby_load(&read, size, own->path, &error), SW_BAD_INPUT);
    assert_non_null(strstr(error.message, "for boards of a size that none are known for"));
    assert_int_equal(read.cells, -1);
    solver_nearby_deinit(&values);
}
